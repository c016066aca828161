import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const main = join(import.meta.dirname, '..', '..', 'embedded', 'main.ts');

export interface BackendFile {
  url: string;
  publishableKey: string;
  secretKey: string;
  inboxUrl: string;
  databaseUrl?: string;
}
export interface BackendProcess {
  child: ChildProcess;
  output(): { out: string; err: string };
  ended: Promise<number | null>;
  /** Resolves when the backend reports that it is ready. Rejects if it ends first. */
  ready: Promise<void>;
}

const inherited = (): Record<string, string | undefined> => {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  return { PATH, ...(NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE }) };
};

/** Starts the backend like `npm start` does: as a separate process, configured by environment variables. */
export function launch(
  env: Record<string, string>,
  options: { args?: string[]; ipc?: boolean } = {},
): BackendProcess {
  const { args = [], ipc = true } = options;
  const child = spawn(process.execPath, [main, ...args], {
    env: { ...inherited(), BACKEND_PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe', ...(ipc ? (['ipc'] as const) : [])],
  });
  let [out, err] = ['', ''];
  child.stdout?.on('data', (chunk: Buffer) => (out += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (err += chunk.toString()));
  // Don't use 'close': it doesn't fire after this process disconnects the IPC channel.
  const ended = Promise.all([
    once(child, 'exit'),
    ...[child.stdout, child.stderr].map((stream) => stream && once(stream, 'close')),
  ]).then(([[code]]) => code as number | null);
  const ready = new Promise<void>((resolve, reject) => {
    child.on('message', (message: { type?: string }) => {
      if (message.type === 'ready') resolve();
    });
    child.stdout?.on('data', () => resolve());
    void ended.then((code) => reject(new Error(`Ended with ${code}: ${err}`)));
  });
  ready.catch(() => undefined);
  return { child, output: () => ({ out, err }), ended, ready };
}

export const readBackendFile = async (dataDir: string): Promise<BackendFile> =>
  JSON.parse(await readFile(join(dataDir, 'backend.json'), 'utf8')) as BackendFile;
