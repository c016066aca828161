import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { BackendKeys } from './lite-app.ts';
import { messageOf, StartFailure } from './start-failure.ts';

const lockName = 'backend.lock';
const lockShape = z.object({ pid: z.int().positive(), started: z.string() });

export interface DataFolder {
  path: string;
  /** Path of a file or folder in it. */
  at(...parts: string[]): string;
  /** Removes everything in it; the lock stays. */
  clear(): Promise<void>;
  release(): Promise<void>;
}

/** Opens the data folder for this process alone. The lock of a process that is gone is taken over. */
export async function openDataFolder(path: string): Promise<DataFolder> {
  try {
    await mkdir(path, { recursive: true });
  } catch (error) {
    throw new StartFailure(`DATA_DIR ${path} cannot be used: ${messageOf(error)}`);
  }
  const lock = join(path, lockName);
  await takeLock(path, lock);
  return {
    path,
    at: (...parts) => join(path, ...parts),
    async clear() {
      const names = (await readdir(path)).filter((name) => name !== lockName);
      await Promise.all(names.map((name) => rm(join(path, name), { recursive: true, force: true })));
    },
    release: () => rm(lock, { force: true }),
  };
}

async function takeLock(path: string, lock: string): Promise<void> {
  for (let attempt = 0; attempt < 3; attempt += 1) {
    try {
      const file = await open(lock, 'wx', 0o600);
      await file.writeFile(JSON.stringify({ pid: process.pid, started: await startOf(process.pid) }));
      await file.close();
      return;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') {
        throw new StartFailure(`DATA_DIR ${path} cannot be written: ${messageOf(error)}`);
      }
    }
    const holder = await liveHolder(lock);
    if (holder !== null) {
      throw new StartFailure(
        `Data folder ${path} is in use by process ${holder}: stop it, or set DATA_DIR to another folder`,
      );
    }
    await rm(lock, { force: true });
  }
  throw new StartFailure(`Data folder ${path}: its lock could not be taken`);
}

/** Process that holds the lock, or null when it is gone. Its start tells it from a later process of the same id. */
async function liveHolder(lock: string): Promise<number | null> {
  const text = await readFile(lock, 'utf8').catch(() => '');
  let holder: z.infer<typeof lockShape>;
  try {
    holder = lockShape.parse(JSON.parse(text));
  } catch {
    return null;
  }
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return null;
  }
  return (await startOf(holder.pid)) === holder.started ? holder.pid : null;
}

/** When a process started, in the kernel's ticks; the same for every process where the system does not tell. */
async function startOf(pid: number): Promise<string> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? 'unknown';
}

/** Writes a file for its owner only, whole or not at all. */
export async function writePrivateFile(file: string, value: unknown): Promise<void> {
  const draft = `${file}.${process.pid}.tmp`;
  await writeFile(draft, `${JSON.stringify(value, null, 2)}\n`, { mode: 0o600 });
  await rename(draft, file);
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
