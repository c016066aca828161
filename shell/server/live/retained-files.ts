import { isVersioned } from 'shared-contract/versions';
import { loadReleaseSet, type ReleaseSet, type StoredFile, type RetainedRelease } from 'shared-release/live';
import type { ReadStore } from 'shared-release/store';

/** Milliseconds before a set that could not be read is requested again. */
const PAUSE_MS = 60_000;

/** Finds a versioned file of an earlier release set: its location, or its text. */
export type FindRetained = (path: string) => Promise<StoredFile | string | undefined>;

/**
 * Returns a release set's versioned files: those with a digest in their name, and those served at a URL with a hash.
 */
function versionedFiles({ files, texts, release }: ReleaseSet): (readonly [string, StoredFile | string])[] {
  const all = [...Object.entries(files), ...Object.entries(texts)];
  const named = all.filter(([path]) => isVersioned(path));
  const placed = Object.entries(release.files).flatMap(([address, path]) => {
    const [at, file] = [address.slice(1), files[path]];
    return file && isVersioned(at) ? [[at, file] as const] : [];
  });
  return [...named, ...placed];
}

interface RetainedFilesOptions {
  readonly store: ReadStore;
  /** Retained release sets, newest first. */
  readonly kept: () => readonly RetainedRelease[];
  readonly log: (line: string) => void;
  readonly now: () => number;
}

/**
 * Finds files of retained release sets. Reads a set's document only when a file is missing from the live set, newest
 * first, until the file is found. Stores shared entries only once.
 */
export function createRetainedFiles({ store, kept, log, now }: RetainedFilesOptions): FindRetained {
  const found = new Map<string, StoredFile | string>();
  const done = new Set<string>();
  const pausedUntil = new Map<string, number>();

  async function take(entry: RetainedRelease): Promise<void> {
    try {
      const set = await loadReleaseSet(store, entry);
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
