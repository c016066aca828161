import { createHash, randomUUID } from 'node:crypto';
import { closeSync, fdatasyncSync, mkdirSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { link, mkdir, open, readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { whileLocked } from './file-lock.ts';
import { checkKey, StoreError, type Listed, type Store } from './store.ts';

/** No key begins with a dot. */
const [DRAFTS, LOCK] = ['.drafts', '.lock'];
/** A draft this old was left by a process that is gone. */
const STALE_MS = 60 * 60 * 1000;

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? '';
const isAbsent = (error: unknown) => ['ENOENT', 'ENOTDIR'].includes(codeOf(error));
const versionOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** A file beside its place, with the bytes on the disk. */
async function writeDraft(draft: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(draft, 'wx', 0o644);
  try {
    await handle.writeFile(bytes);
    await handle.datasync();
  } finally {
    await handle.close();
  }
}

/** The same at once: nothing of this process may come between while the lock is held. */
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
 * A store in a folder. A file is written beside its place and linked or renamed into it, so that a reader and a killed
 * writer never meet half of one.
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
      // Promised, as every store does it; done at once, so that the lock is held by nobody who waits.
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
