import { open, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Writes a file for its owner only, whole or not at all, and waits until the disk has it. */
export async function writePrivately(file: string, content: string | Uint8Array): Promise<void> {
  const draft = `${file}.${process.pid}.${crypto.randomUUID().slice(0, 8)}.tmp`;
  try {
    await writeFile(draft, content, { mode: 0o600, flush: true });
    await rename(draft, file);
    const folder = await open(dirname(file), 'r');
    await folder.sync().finally(() => folder.close());
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

export const writePrivateFile = (file: string, value: unknown): Promise<void> =>
  writePrivately(file, `${JSON.stringify(value, null, 2)}\n`);
