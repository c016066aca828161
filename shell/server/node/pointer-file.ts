import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PointerMemory } from '../live/follow.ts';
import { LIVE_KEY } from '../live/keys.ts';

/** Keeps the pointer that was followed last in a folder, whole or not at all. */
export function createPointerFile(folder: string): PointerMemory {
  const file = path.join(folder, LIVE_KEY);
  return {
    read: () =>
      readFile(file, 'utf8').catch((error: unknown) => {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      }),
    async write(text) {
      const draft = `${file}.${process.pid}`;
      await mkdir(folder, { recursive: true });
      await writeFile(draft, text);
      await rename(draft, file);
    },
  };
}
