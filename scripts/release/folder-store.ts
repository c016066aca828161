import { createHash, randomUUID } from 'node:crypto';
import { closeSync, fdatasyncSync, mkdirSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { link, mkdir, open, readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { checkKey, type Listed, type Store, StoreError } from './store.ts';

/** Other processes hold the lock only for one small write. */
const PATIENCE_MS = 10_000;
const [BUSY, LOCKED] = [5, 6];

/**
 * Runs `act` under an exclusive lock between processes. SQLite takes the operating system's lock, as for the data
 * folder (decision 0019). It is released however the process ends, so no stale lock remains. The file is never removed
 * or written to.
 */
export function whileLocked<Result>(file: string, act: () => Result): Result {
  const database = new DatabaseSync(file, { timeout: PATIENCE_MS });
  try {
    database.exec('pragma journal_mode = memory; begin exclusive');
    return act();
  } catch (error) {
    const { errcode } = error as { errcode?: number };
    if (errcode !== BUSY && errcode !== LOCKED) throw error;
    throw new StoreError(`${file} is held by another process for more than 10 s`, { cause: error });
  } finally {
    database.close();
  }
}

/** Keys never start with a dot. */
const [DRAFTS, LOCK] = ['.drafts', '.lock'];
/** Drafts of this age were left by a process that no longer runs. */
const STALE_MS = 60 * 60 * 1000;

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? '';
const isAbsent = (error: unknown) => ['ENOENT', 'ENOTDIR'].includes(codeOf(error));
const versionOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Writes a temporary file and flushes it to disk. */
async function writeDraft(draft: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(draft, 'wx', 0o644);
  try {
    await handle.writeFile(bytes);
    await handle.datasync();
  } finally {
    await handle.close();
  }
}

/** Replaces a file synchronously, so that no other code of this process runs while it holds the lock. */
function replaceSync(draft: string, file: string, bytes: Uint8Array): void {
  const handle = openSync(draft, 'wx', 0o644);
  try {
    writeSync(handle, bytes);
    fdatasyncSync(handle);
  } finally {
    closeSync(handle);
  }
  renameSync(draft, file);
}

function readNow(file: string): Uint8Array | null {
  try {
    return readFileSync(file);
  } catch (error) {
    if (isAbsent(error)) return null;
    throw error;
  }
}

async function listFolder(folder: string, prefix: string): Promise<Listed[]> {
  const entries = await readdir(path.join(folder, prefix), { recursive: true, withFileTypes: true }).catch(
    (error: unknown) => {
      if (isAbsent(error)) return [];
      throw error;
    },
  );
  const listed = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async (entry) => {
        const file = path.join(entry.parentPath, entry.name);
        const found = await stat(file).catch(() => null);
        const key = path.relative(folder, file).split(path.sep).join('/');
        return found === null ? [] : [{ key, modified: found.mtimeMs }];
      }),
  );
  return listed.flat();
}

async function sweepDrafts(drafts: string): Promise<void> {
  const names = await readdir(drafts).catch(() => []);
  for (const name of names) {
    const file = path.join(drafts, name);
    const found = await stat(file).catch(() => null);
    if (found && Date.now() - found.mtimeMs > STALE_MS) await rm(file, { force: true });
  }
}

/**
 * Opens a store in a folder. It writes each file to a temporary path, then links or renames it into place, so that
 * readers never see a partial file, even if the writer is killed.
 */
export function createFolderStore(folder: string): Store {
  const at = (key: string) => path.join(folder, checkKey(key));
  const drafts = path.join(folder, DRAFTS);
  const newDraft = () => path.join(drafts, randomUUID());
  const told = (what: string, error: unknown): never => {
    if (error instanceof StoreError) throw error;
    const why = error instanceof Error ? error.message : String(error);
    throw new StoreError(`The store ${folder}: ${what}: ${why}`, { cause: error });
  };

  return {
    where: folder,
    async get(key) {
      try {
        const bytes = new Uint8Array(await readFile(at(key)));
        return { bytes, version: versionOf(bytes) };
      } catch (error) {
        return isAbsent(error) ? null : told(`reading ${key}`, error);
      }
    },
    async putIfAbsent(key, bytes) {
      const file = at(key);
      const draft = newDraft();
      try {
        await Promise.all([drafts, path.dirname(file)].map((name) => mkdir(name, { recursive: true })));
        await writeDraft(draft, bytes);
        await link(draft, file);
        return true;
      } catch (error) {
        return codeOf(error) === 'EEXIST' ? false : told(`writing ${key}`, error);
      } finally {
        await rm(draft, { force: true });
      }
    },
    swap(key, bytes, expected) {
      const file = at(key);
      // Returns a promise like every store, but works synchronously, so that the lock is never held during a wait.
      return new Promise((resolve) => {
        for (const name of [drafts, path.dirname(file)]) mkdirSync(name, { recursive: true });
        resolve(
          whileLocked(path.join(folder, LOCK), () => {
            const now = readNow(file);
            if ((now && versionOf(now)) !== expected) return false;
            replaceSync(newDraft(), file, bytes);
            return true;
          }),
        );
      }).catch((error: unknown) => told(`writing ${key}`, error)) as Promise<boolean>;
    },
    list: (prefix) => listFolder(folder, prefix).catch((error: unknown) => told(`listing ${prefix}`, error)),
    remove: (key) => rm(at(key), { force: true }).catch((error: unknown) => told(`removing ${key}`, error)),
    sweep: () => sweepDrafts(drafts),
  };
}
