import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

/** A process of the product that says when it is ready and stops when asked to. */
export interface Service {
  readonly name: string;
  readonly url: string;
  /** Settles when the process has ended, asked or not. */
  readonly ended: Promise<void>;
  stop(): Promise<void>;
}

export class ServiceError extends Error {
  override readonly name = 'ServiceError';
}

const STOP_TIMEOUT_MS = 8_000;

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
 * Starts a service and waits until it answers. What it prints goes through; its last line on failure becomes the error.
 *
 * @throws {ServiceError} when it ends before it is ready.
 */
export async function startService(
  name: string,
  file: string,
  options: {
    env: Record<string, string>;
    args?: string[];
    /** Called with each line the service prints. */
    onLine?: (line: string) => void;
  },
): Promise<Service> {
  const child = fork(file, options.args ?? [], {
    env: { ...process.env, ...options.env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let lastError = '';
  const relay = (input: Readable | null, isError: boolean) => {
    if (!input) return;
    createInterface({ input }).on('line', (line) => {
      if (line.trim() === '') return;
      if (isError) lastError = line;
      options.onLine?.(line);
    });
  };
  relay(child.stdout, false);
  relay(child.stderr, true);
  const ended = once(child, 'close').then(() => undefined);
  const url = await new Promise<string>((resolve, reject) => {
    child.on('message', (message) => {
      if (isReady(message)) resolve(message.url);
    });
    child.on('error', reject);
    void ended.then(() => {
      reject(new ServiceError(lastError || `${name} ended before it was ready.`));
    });
  });
  return { name, url, ended, stop: () => stopProcess(child) };
}

/** Whether something already listens on the port; asked before the long work, so that the answer comes at once. */
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
