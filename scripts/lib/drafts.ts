import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';

/** Finished folders that stay beside the newest: a server may still be serving one of them. */
const KEPT = 5;
/** A draft this old was left by a process that is gone. */
const STALE_MS = 60 * 60 * 1000;

/** An empty folder to build in, which no other process uses: what was interrupted never looks finished. */
export function draftOf(folder: string): string {
  const draft = `${folder}.${String(process.pid)}.part`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true });
  return draft;
}

/** Puts a finished draft in its place. Another process that was quicker with the same content wins. */
export function publishDraft(draft: string, folder: string): void {
  try {
    renameSync(draft, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
    rmSync(draft, { recursive: true, force: true });
  }
}

/** Removes the oldest finished folders, and drafts that nobody will finish. */
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
