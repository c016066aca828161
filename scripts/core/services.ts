import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

/** A process of the product that reports when it is ready and stops on request. */
export interface Service {
  readonly name: string;
  readonly url: string;
  /** Resolves when the process has ended, for any reason. */
  readonly ended: Promise<void>;
  stop(): Promise<void>;
}

export class ServiceError extends Error {
  override readonly name = 'ServiceError';
}

export interface ServiceOptions {
  readonly env: Readonly<Record<string, string>>;
  readonly args?: readonly string[];
  /** Called with each line the service prints. */
  readonly onLine?: (line: string) => void;
  /** Stops the service, even before it is ready. */
  readonly signal?: AbortSignal;
}

const STOP_TIMEOUT_MS = 8_000;

/** Stack trace lines don't state the reason of a failure. */
const isTrace = (line: string) => /^\s+at |^Node\.js v/.test(line);

interface ReadyMessage {
  readonly type: 'ready';
  readonly url: string;
}

const isReady = (message: unknown): message is ReadyMessage =>
  typeof message === 'object' &&
  message !== null &&
  (message as Partial<Record<string, unknown>>)['type'] === 'ready';

async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const force = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
  await ended;
  clearTimeout(force);
}

/**
 * Starts a service and waits until it is ready. Passes its output on. If it fails, its last line becomes the error.
 *
 * @throws {ServiceError} if it ends before it is ready.
 */
export async function startService(
  name: string,
  file: string,
  { env, args = [], onLine, signal }: ServiceOptions,
): Promise<Service> {
  signal?.throwIfAborted();
  const child = fork(file, [...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let lastWords: string | undefined;
  let ready = false;
  /** Delays the last error line until the service is ready, because it may be the reason of a failed start. */
  const hear = (line: string) => {
    if (lastWords !== undefined) onLine?.(lastWords);
    lastWords = ready ? undefined : line;
    if (ready) onLine?.(line);
  };
  const relay = (input: Readable | null, onEach: (line: string) => void) => {
    if (!input) return;
    createInterface({ input }).on('line', (line) => {
      if (line.trim() !== '') onEach(line);
    });
  };
  relay(child.stdout, (line) => onLine?.(line));
  relay(child.stderr, (line) => {
    if (isTrace(line)) onLine?.(line);
    else hear(line);
  });
  const ended = new Promise<void>((resolve) => {
    child.once('close', () => {
      resolve();
    });
  });
  const stop = () => stopProcess(child);
  const onAbort = () => void stop();
  signal?.addEventListener('abort', onAbort);
  void ended.then(() => signal?.removeEventListener('abort', onAbort));
  const url = await new Promise<string>((resolve, reject) => {
    child.on('message', (message) => {
      if (isReady(message)) resolve(message.url);
    });
    child.on('error', reject);
    void ended.then(() => {
      reject(new ServiceError(lastWords ?? `${name} ended before it was ready.`));
    });
  });
  ready = true;
  if (lastWords !== undefined) onLine?.(lastWords);
  lastWords = undefined;
  return { name, url, ended, stop };
}

/**
 * Returns true if a process already listens on the port. Callers check before long work, so that the error appears
 * early.
 */
export async function portIsTaken(port: number): Promise<boolean> {
  if (port === 0) return false;
  const server = createServer();
  try {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
  } finally {
    server.close();
  }
}

const CHECK_MS = 500;

/**
 * Calls back once the parent process has ended. A shell between npm and this process doesn't forward signals, and no
 * process may remain.
 */
export function onOrphaned(callback: () => void): void {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    callback();
  }, CHECK_MS);
  timer.unref();
}
