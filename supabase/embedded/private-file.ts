import { open, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Waits until the disk has a file or the names in a folder. */
export async function flushPath(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Writes a file for its owner only, whole or not at all, and waits for the disk where that is asked for. */
export async function writePrivately(
  file: string,
  content: string | Uint8Array,
  isDurable: boolean,
): Promise<void> {
  await replaceWhole(file, (draft) => writeFile(draft, content, { mode: 0o600 }), isDurable);
}

/** Puts a file in its place once `write` has made a draft of it. */
export async function replaceWhole(
  file: string,
  write: (draft: string) => Promise<void>,
  isDurable: boolean,
): Promise<void> {
  const draft = `${file}.${crypto.randomUUID()}.tmp`;
  try {
    await write(draft);
    if (isDurable) await flushPath(draft);
    await rename(draft, file);
    if (isDurable) await flushPath(dirname(file));
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

export const writePrivateFile = (file: string, value: unknown): Promise<void> =>
  writePrivately(file, `${JSON.stringify(value, null, 2)}\n`, true);
