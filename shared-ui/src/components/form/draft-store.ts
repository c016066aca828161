import { draftPrefix, keptPrefix, requestPrefix } from 'shared-contract/stored-keys';

/*
 * The one place that knows how forms keep on this device what was typed and not sent: drafts, with each the id of the
 * request that it is to become, and what waits for a network. An entry has the time of its last change and is good for a week.
 */

/** How long what was typed is kept after the last key. The privacy policy and the forms say so. */
export const DRAFT_DAYS = 7;

const LIFE_MS = DRAFT_DAYS * 24 * 60 * 60 * 1000;
const prefixes = { draft: draftPrefix, request: requestPrefix, kept: keptPrefix } as const;

export type Kept = keyof typeof prefixes;

interface Entry {
  readonly at: number;
  readonly value: unknown;
}

/** An entry of another shape is from an older release; one from the future is of a clock that was wrong. */
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

/** Runs on this device's storage. Storage that is full or forbidden is no reason to stop anybody. */
function withStorage<T>(work: (storage: Storage) => T): T | null {
  try {
    return work(localStorage);
  } catch {
    return null;
  }
}

/** What is kept under a key, `null` without it or after its time. */
export function readKept(kind: Kept, key: string): unknown {
  return withStorage((storage) => readEntry(storage.getItem(prefixes[kind] + key))?.value) ?? null;
}

/** Keeps a value; its week begins anew. */
export function keep(kind: Kept, key: string, value: unknown): void {
  const entry: Entry = { at: Date.now(), value };
  withStorage((storage) => storage.setItem(prefixes[kind] + key, JSON.stringify(entry)));
}

export function drop(kind: Kept, key: string): void {
  withStorage((storage) => storage.removeItem(prefixes[kind] + key));
}

/** Forms of the member area keep theirs for one tab, under the same names. */
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

/** Calls back when everything is forgotten, for what is kept in memory beside the storage. */
export function onForget(callback: () => void): void {
  forgetting.add(callback);
}

/** Somebody has left this browser: what was typed into any form goes with them. */
export function forgetDrafts(): void {
  dropWhere(() => true);
  forgetting.forEach((callback) => callback());
}

/** Drops what is over a week old, and what an older release has kept. */
export function sweepDrafts(): void {
  dropWhere((text) => readEntry(text) === null);
}
