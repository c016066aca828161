import { randomBytes } from 'node:crypto';
import { chmod, copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import type { BackendKeys } from './lite-app.ts';
import { messageOf, StartFailure } from './start-failure.ts';

/** Replaces a file atomically with the draft that `write` creates. */
async function replaceFile(file: string, write: (draft: string) => Promise<void>): Promise<void> {
  const draft = `${file}.${crypto.randomUUID()}.tmp`;
  try {
    await write(draft);
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** Writes a file atomically, readable by its owner only. */
export const writePrivately = (file: string, content: string | Uint8Array): Promise<void> =>
  replaceFile(file, (draft) => writeFile(draft, content, { mode: 0o600 }));

/** Copies a file atomically. */
export const copyWhole = (from: string, to: string): Promise<void> =>
  replaceFile(to, (draft) => copyFile(from, draft));

/** Writes a value as JSON, such as the keys without which the data can't be used. Waits for the disk. */
export const writePrivateFile = (file: string, value: unknown): Promise<void> =>
  replaceFile(file, (draft) =>
    writeFile(draft, `${JSON.stringify(value, null, 2)}\n`, { mode: 0o600, flush: true }),
  );

/**
 * The operating system locks this file. It is never removed: two processes could otherwise lock two different files.
 */
const lockName = 'folder.lock';
/** Names the holder, for error messages. While the lock is held, this file decides nothing. */
const holderName = 'backend.lock';
const lockNames: readonly string[] = [lockName, holderName];

/**
 * Processes that start simultaneously release the lock quickly if they fail. A holder doesn't release it, so waiting
 * longer doesn't help.
 */
const patienceMs = 1000;
const [busy, locked] = [5, 6];

const holderShape = z.object({ pid: z.int().positive(), started: z.string() });

export interface FolderLock {
  release(): Promise<void>;
}

/** Node closes a connection that is garbage collected, which would release its lock. */
const connections = new Set<DatabaseSync>();

/**
 * Locks the folder for this process. SQLite locks its file through the operating system on Linux and macOS. The system
 * releases the lock however the process ends, so two processes can't both take over a stale one.
 */
async function takeFolderLock(folder: string): Promise<FolderLock> {
  const file = join(folder, lockName);
  const holder = join(folder, holderName);
  const held = await hold(folder, file, holder);
  connections.add(held);
  const letGo = (): void => {
    held.close();
    connections.delete(held);
  };
  try {
    // Detects a holder whose version predates `folder.lock`, or whose lock file was removed by hand.
    const other = await liveHolder(holder);
    if (other !== null) throw inUse(folder, other);
    await writePrivateFile(holder, { pid: process.pid, started: (await startOf(process.pid)) ?? 'unknown' });
  } catch (error) {
    letGo();
    throw error;
  }
  return {
    async release() {
      await rm(holder, { force: true });
      letGo();
    },
  };
}

async function hold(folder: string, file: string, holder: string): Promise<DatabaseSync> {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file, { timeout: patienceMs });
    // Only the lock matters. Nothing is written, so avoid a journal file next to it.
    database.exec('pragma journal_mode = memory; pragma locking_mode = exclusive; begin exclusive');
    await chmod(file, 0o600);
    return database;
  } catch (error) {
    if (database?.isOpen) database.close();
    const { errcode } = error as { errcode?: number };
    if (errcode === busy || errcode === locked) throw inUse(folder, (await readHolder(holder))?.pid);
    throw new StartFailure(`DATA_DIR ${folder} cannot be written: ${messageOf(error)}`);
  }
}

const inUse = (folder: string, pid: number | undefined): StartFailure =>
  new StartFailure(
    `Data folder ${folder} is in use by ${pid === undefined ? 'another process' : `process ${pid}`}: stop it, or set DATA_DIR to another folder`,
  );

async function readHolder(file: string): Promise<z.infer<typeof holderShape> | null> {
  const text = await readFile(file, 'utf8').catch(() => '');
  try {
    return holderShape.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/**
 * Returns the id of another running process that holds the folder. The start time distinguishes it from a later process
 * with the same id.
 */
async function liveHolder(file: string): Promise<number | null> {
  const holder = await readHolder(file);
  if (holder === null || holder.pid === process.pid) return null;
  return (await startOf(holder.pid)) === holder.started ? holder.pid : null;
}

/** Start time of a process in kernel ticks. Undefined if the process has ended or the system doesn't provide it. */
async function startOf(pid: number): Promise<string | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields[0] === 'Z' ? undefined : fields[19];
}

/** `scripts/release` stores releases in the data folder. They neither count as foreign files nor as backend data. */
const releaseNames: readonly string[] = ['release-store', 'release-key.json', 'live-key.json'];

const ASIDE = 'set-aside-';

export interface DataFolder {
  path: string;
  at(...parts: string[]): string;
  /**
   * Moves the data to a new folder inside this one, except the lock and the releases. Returns that folder's path, or
   * null if there was no data.
   */
  setAside(): Promise<string | null>;
  release(): Promise<void>;
}

/** Locks the data folder for this process and makes it readable by its owner only. */
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

/** Don't change the permissions of a folder with foreign files, and don't let `--reset` move them. */
async function assertOurs(path: string): Promise<void> {
  const names = (await readdir(path)).filter((name) => !name.startsWith('.') && !releaseNames.includes(name));
  if (names.length === 0 || names.some((name) => name === 'keys.json' || lockNames.includes(name))) return;
  throw new StartFailure(
    `DATA_DIR ${path} holds files that are not of this backend: set it to an empty folder or to one of an earlier run`,
  );
}

/** Returns the keys of this data folder. Creates them on the first run. */
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
