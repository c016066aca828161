import { chmod, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { writePrivateFile } from './private-file.ts';
import { messageOf, StartFailure } from './start-failure.ts';

/** The lock itself: the operating system's, on a file that is never removed, so that two cannot hold two files. */
const lockName = 'folder.lock';
/** Who holds it, for people; it decides nothing while the lock is held. */
const holderName = 'backend.lock';
export const lockNames: readonly string[] = [lockName, holderName];

/** Contenders of the same instant let go of each other at once; a holder does not. */
const patienceMs = 1000;
const [busy, locked] = [5, 6];

const holderShape = z.object({ pid: z.int().positive(), started: z.string() });

export interface FolderLock {
  release(): Promise<void>;
}

/** Kept here, because a connection that nobody refers to any more is closed, and the lock with it. */
const connections = new Set<DatabaseSync>();

/**
 * Takes the folder for this process alone. SQLite locks its file through the operating system, on Linux and macOS alike,
 * and the system lets go when the process ends, however it ends: there is no stale lock that two could take over.
 */
export async function takeFolderLock(folder: string): Promise<FolderLock> {
  const file = join(folder, lockName);
  const holder = join(folder, holderName);
  const held = await hold(folder, file, holder);
  connections.add(held);
  const letGo = (): void => {
    held.close();
    connections.delete(held);
  };
  try {
    // A version without the lock above, or a lock file that was removed by hand.
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
    // Nothing is ever written to it: the lock is all that is wanted, no journal beside it.
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

/** Another process that says that it holds the folder and is alive. Its start tells it from a later one of the same id. */
async function liveHolder(file: string): Promise<number | null> {
  const holder = await readHolder(file);
  if (holder === null || holder.pid === process.pid) return null;
  return (await startOf(holder.pid)) === holder.started ? holder.pid : null;
}

/** When a process started, in the kernel's ticks; undefined when it has ended or the system does not tell. */
async function startOf(pid: number): Promise<string | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields[0] === 'Z' ? undefined : fields[19];
}
