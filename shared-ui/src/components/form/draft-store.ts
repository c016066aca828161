import { draftPrefix, queuePrefix, requestPrefix } from 'shared-contract/stored-keys';

/* The only module that stores form input on this device: drafts, the request id of each draft, and forms that wait for
   a network. An entry has the time of its last change and expires after a week. */

/** Lifetime of a draft in days. The privacy policy and the forms state it. */
export const DRAFT_DAYS = 7;

const LIFE_MS = DRAFT_DAYS * 24 * 60 * 60 * 1000;
const prefixes = { draft: draftPrefix, request: requestPrefix, kept: queuePrefix } as const;

export type Kept = keyof typeof prefixes;

interface Entry {
  readonly at: number;
  readonly value: unknown;
}

/** Rejects entries of older releases, and those from the future, written with a wrong clock. */
function readEntry(text: string | null): Entry | null {
  try {
    const entry: unknown = JSON.parse(text ?? 'null');
    if (typeof entry !== 'object' || entry === null || !('at' in entry) || !('value' in entry)) return null;
    const { at, value } = entry;
    return typeof at === 'number' && Math.abs(Date.now() - at) < LIFE_MS ? { at, value } : null;
  } catch {
    return null;
  }
}

/** Runs on local storage. Ignores storage that is full or forbidden. */
function withStorage<T>(work: (storage: Storage) => T): T | null {
  try {
    return work(localStorage);
  } catch {
    return null;
  }
}

/** Returns the value of a key, `null` if it is missing or expired. */
export function readKept(kind: Kept, key: string): unknown {
  return withStorage((storage) => readEntry(storage.getItem(prefixes[kind] + key))?.value) ?? null;
}

/** Stores a value. Its week restarts. */
export function keep(kind: Kept, key: string, value: unknown): void {
  const entry: Entry = { at: Date.now(), value };
  withStorage((storage) => storage.setItem(prefixes[kind] + key, JSON.stringify(entry)));
}

export function drop(kind: Kept, key: string): void {
  withStorage((storage) => storage.removeItem(prefixes[kind] + key));
}

/** Forms of the member area use session storage, with the same keys. */
function dropWhere(isOver: (text: string | null) => boolean): void {
  withStorage((device) => {
    for (const storage of [device, sessionStorage]) {
      for (const key of Object.keys(storage)) {
        if (Object.values(prefixes).some((prefix) => key.startsWith(prefix)) && isOver(storage.getItem(key)))
          storage.removeItem(key);
      }
    }
  });
}

const forgetting = new Set<() => void>();

/** Calls back when all drafts are dropped, for copies in memory. */
export function onForget(callback: () => void): void {
  forgetting.add(callback);
}

/** Drops all drafts after a sign-out. */
export function forgetDrafts(): void {
  dropWhere(() => true);
  forgetting.forEach((callback) => callback());
}

/** Drops entries that are over a week old, and those of older releases. */
export function sweepDrafts(): void {
  dropWhere((text) => readEntry(text) === null);
}
