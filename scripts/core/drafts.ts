import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';

/** Number of finished folders to retain besides the newest: a server may still serve one. */
const KEPT = 5;
/** Drafts of this age were left by a process that no longer runs. */
const STALE_MS = 60 * 60 * 1000;

/** Creates an empty folder to build in that no other process uses. An interrupted build thus never looks finished. */
export function draftOf(folder: string): string {
  const draft = `${folder}.${String(process.pid)}.part`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true });
  return draft;
}

/** Moves a finished draft into place. If another process was faster with the same content, its folder remains. */
export function publishDraft(draft: string, folder: string): void {
  try {
    renameSync(draft, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
    rmSync(draft, { recursive: true, force: true });
  }
}

/** Removes the oldest finished folders and abandoned drafts. */
export function prune(parent: string, keep: string): void {
  const folders = readdirSync(parent)
    .filter((name) => name !== keep)
    .map((name) => ({ name, age: Date.now() - statSync(path.join(parent, name)).mtimeMs }))
    .sort((a, b) => a.age - b.age);
  const drafts = folders.filter(({ name, age }) => name.endsWith('.part') && age > STALE_MS);
  const finished = folders.filter(({ name }) => !name.endsWith('.part')).slice(KEPT);
  for (const { name } of [...drafts, ...finished])
    rmSync(path.join(parent, name), { recursive: true, force: true });
}

/** Returns the newest finished folder of a parent folder, if there is one. */
export function newestFinished(parent: string): string | undefined {
  const names = existsSync(parent) ? readdirSync(parent).filter((name) => !name.endsWith('.part')) : [];
  const folders = names.map((name) => path.join(parent, name));
  return folders.map((one) => ({ one, at: statSync(one).mtimeMs })).sort((a, b) => b.at - a.at)[0]?.one;
}
