import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sha256 } from '../live/pool.ts';
import type { ReadStore } from '../live/read-store.ts';

const KEY = /^(?:[\w-]+\/)*[\w-][\w.-]*$/;

/** A store in a folder of this machine, or of one that is mounted. */
export function createFolderStore(folder: string): ReadStore {
  return {
    async get(key) {
      if (!KEY.test(key)) throw new Error(`${key} is no key of a store`);
      try {
        const bytes = new Uint8Array(await readFile(path.join(folder, key)));
        return { bytes, version: await sha256(bytes) };
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      }
    },
  };
}
