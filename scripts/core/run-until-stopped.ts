import { onOrphaned, type Service, type ServiceOptions, startService } from './services.ts';

/** A command that runs until it is stopped, and then stops everything that it started. */
export interface Run {
  readonly say: (line: string) => void;
  /** Starts a service that stops with the command. If the service ends by itself, the command ends with one line. */
  start(name: string, file: string, options: RunOptions): Promise<Service>;
  onStop(close: () => Promise<unknown>): void;
}

export interface RunOptions extends ServiceOptions {
  /**
   * Returns the options for a restart after the service died. It is restarted once, and again only if it has run for a
   * minute since.
   */
  readonly again?: (died: Service) => ServiceOptions;
}

const AGAIN_AFTER_MS = 60_000;

const say = (line: string) => {
  process.stdout.write(`${line}\n`);
};

/** Runs `main`, then waits for Ctrl-C, a signal, or the end of the parent process. Prints a failure as one line. */
export async function runUntilStopped(main: (run: Run) => Promise<void>): Promise<void> {
  const stopping = new AbortController();
  const services = new Set<Promise<Service>>();
  const closers: (() => Promise<unknown>)[] = [];
  let stopped: Promise<never> | undefined;

  const stop = (exitCode: number) =>
    (stopped ??= (async () => {
      stopping.abort();
      await Promise.allSettled([
        ...[...services].map(async (service) => (await service).ended),
        ...closers.map((close) => close()),
      ]);
      process.exit(exitCode);
    })());

  const fail = (line: string) => {
    process.stderr.write(`${line}\n`);
    void stop(1);
  };
  const launch = async (name: string, file: string, options: ServiceOptions): Promise<Service> => {
    const starting = startService(name, file, { ...options, signal: stopping.signal });
    services.add(starting);
    return starting;
  };
  /** Restarts the service or stops the command when the service ends. `restarted` is the time of its last restart. */
  const watch = async (service: Service, file: string, options: RunOptions, restarted = -Infinity) => {
    await service.ended;
    if (stopping.signal.aborted) return;
    const { name } = service;
    if (!options.again) {
      fail(`${name} stopped unexpectedly; its last words stand above.`);
    } else if (performance.now() - restarted < AGAIN_AFTER_MS) {
      fail(`${name} stopped again within a minute of its restart; its last words stand above.`);
    } else {
      say(`${name} stopped unexpectedly; starting it again …`);
      const next = await launch(name, file, options.again(service));
      say(`${name} is back.`);
      await watch(next, file, options, performance.now());
    }
  };

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0));
  onOrphaned(() => void stop(0));

  try {
    await main({
      say,
      async start(name, file, options) {
        const service = await launch(name, file, options);
        watch(service, file, options).catch((error: unknown) => {
          if (!stopping.signal.aborted) fail(error instanceof Error ? error.message : String(error));
        });
        return service;
      },
      onStop: (close) => closers.push(close),
    });
  } catch (error) {
    if (stopping.signal.aborted) return;
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    await stop(1);
  }
}
