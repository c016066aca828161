import { isVersioned } from 'shared-contract/versioned-files';
import { loadSet } from './load-set.ts';
import type { KeptSet } from './pointer.ts';
import type { ReadStore } from './read-store.ts';
import type { ReleaseSet, StoredFile } from './release-set.ts';

/** A set that could not be read is asked for again after this. */
const PAUSE_MS = 60_000;

/** Finds a versioned file of an earlier set: where it lies, or its text. */
export type FindKept = (path: string) => Promise<StoredFile | string | undefined>;

/** The versioned files of a set: those under their own name, and those that it serves at an address with a hash. */
function versionedFiles({ files, texts, release }: ReleaseSet): (readonly [string, StoredFile | string])[] {
  const all = [...Object.entries(files), ...Object.entries(texts)];
  const named = all.filter(([path]) => isVersioned(path));
  const placed = Object.entries(release.files).flatMap(([address, path]) => {
    const [at, file] = [address.slice(1), files[path]];
    return file && isVersioned(at) ? [[at, file] as const] : [];
  });
  return [...named, ...placed];
}

interface KeptFilesOptions {
  readonly store: ReadStore;
  /** The sets before the one that is live now, the last one first. */
  readonly kept: () => readonly KeptSet[];
  readonly log: (line: string) => void;
  readonly now: () => number;
}

/**
 * Finds files of sets that are no longer live. Their documents are read when somebody first asks for a file that the live
 * set does not have, the last one first, and only until it is found; what they have in common is kept once.
 */
export function createKeptFiles({ store, kept, log, now }: KeptFilesOptions): FindKept {
  const found = new Map<string, StoredFile | string>();
  const done = new Set<string>();
  const pausedUntil = new Map<string, number>();

  async function take(entry: KeptSet): Promise<void> {
    try {
      const set = await loadSet(store, entry);
      for (const [path, file] of versionedFiles(set)) if (!found.has(path)) found.set(path, file);
      done.add(entry.set);
    } catch (error) {
      pausedUntil.set(entry.set, now() + PAUSE_MS);
      log(`kept set ${entry.set}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }

  return async (path) => {
    for (const entry of kept()) {
      const known = found.get(path);
      if (known) return known;
      if (!done.has(entry.set) && (pausedUntil.get(entry.set) ?? 0) <= now()) await take(entry);
    }
    return found.get(path);
  };
}
