import { randomBytes } from 'node:crypto';
import { chmod, mkdir, readdir, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { lockNames, takeFolderLock } from './folder-lock.ts';
import type { BackendKeys } from './lite-app.ts';
import { writePrivateFile } from './private-file.ts';
import { messageOf, StartFailure } from './start-failure.ts';

/** Releases lie beside the data (`scripts/release`): they are neither somebody else's nor part of it. */
const releaseNames: readonly string[] = ['release-store', 'release-key.json', 'live-key.json'];

const ASIDE = 'set-aside-';

export interface DataFolder {
  path: string;
  /** Path of a file or folder in it. */
  at(...parts: string[]): string;
  /** Moves its files, except the lock and the releases, to a new folder in it. Returns that path, or null if it was empty. */
  setAside(): Promise<string | null>;
  release(): Promise<void>;
}

/** Opens the data folder for this process alone, readable by its owner only. */
export async function openDataFolder(path: string): Promise<DataFolder> {
  try {
    await mkdir(path, { recursive: true, mode: 0o700 });
    await assertOurs(path);
    await chmod(path, 0o700);
  } catch (error) {
    if (error instanceof StartFailure) throw error;
    throw new StartFailure(`DATA_DIR ${path} cannot be used: ${messageOf(error)}`);
  }
  const lock = await takeFolderLock(path);
  return {
    path,
    at: (...parts) => join(path, ...parts),
    async setAside() {
      const names = (await readdir(path)).filter(
        (name) => !lockNames.includes(name) && !releaseNames.includes(name) && !name.startsWith(ASIDE),
      );
      if (names.length === 0) return null;
      const aside = join(path, `${ASIDE}${new Date().toISOString().replaceAll(/[:.]/g, '-')}`);
      await mkdir(aside, { mode: 0o700 });
      for (const name of names) await rename(join(path, name), join(aside, name));
      return aside;
    },
    release: () => lock.release(),
  };
}

/** A folder with files of somebody else is neither closed to others nor set aside by `--reset`. */
async function assertOurs(path: string): Promise<void> {
  const names = (await readdir(path)).filter((name) => !name.startsWith('.') && !releaseNames.includes(name));
  if (names.length === 0 || names.some((name) => name === 'keys.json' || lockNames.includes(name))) return;
  throw new StartFailure(
    `DATA_DIR ${path} holds files that are not of this backend: set it to an empty folder or to one of an earlier run`,
  );
}

/** Keys of this data folder, made at the first run and kept. */
export async function readKeys(folder: DataFolder): Promise<BackendKeys> {
  const file = folder.at('keys.json');
  const shape = z.object({
    publishableKey: z.string(),
    secretKey: z.string(),
    jwtSecret: z.string().min(32),
  });
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text !== null) {
    try {
      return shape.parse(JSON.parse(text));
    } catch {
      throw new StartFailure(`${file} is damaged: remove it to get new keys (everybody signs in again)`);
    }
  }
  const token = (bytes: number): string => randomBytes(bytes).toString('base64url');
  const keys = {
    publishableKey: `sb_publishable_${token(17)}`,
    secretKey: `sb_secret_${token(17)}`,
    jwtSecret: token(48),
  };
  await writePrivateFile(file, keys);
  return keys;
}
