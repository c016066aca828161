import { onOrphaned } from './on-orphaned.ts';
import { startService, type Service, type ServiceOptions } from './services.ts';

/** A command that runs until it is told to stop, and leaves nothing behind. */
export interface Run {
  readonly say: (line: string) => void;
  /** Starts a service that ends with the command. When it dies by itself, the command ends with one line. */
  start(name: string, file: string, options: ServiceOptions): Promise<Service>;
  /** Closes this too when the command stops. */
  onStop(close: () => Promise<unknown>): void;
}

const say = (line: string) => {
  process.stdout.write(`${line}\n`);
};

/** Runs `main` and then waits for Ctrl-C, a signal or the end of the process above; a failure is one line. */
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

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0));
  onOrphaned(() => void stop(0));

  try {
    await main({
      say,
      async start(name, file, options) {
        const starting = startService(name, file, { ...options, signal: stopping.signal });
        services.add(starting);
        const service = await starting;
        void service.ended.then(() => {
          if (stopping.signal.aborted) return;
          process.stderr.write(`${name} stopped unexpectedly; its last words stand above.\n`);
          void stop(1);
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
