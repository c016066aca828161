import type { KeptSet, LivePointer } from './pointer.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** A page may stay open for this long without meeting a file that is gone. */
const KEPT_MS = 30 * DAY_MS;
/** Beside the live one. */
const KEPT_AT_LEAST = 19;
/** A site that nobody has released anything for in this time has lost whoever could. */
const EXPIRES_MS = 400 * DAY_MS;

/** Which of the sets before the live one are kept at an instant; `npm run release -- prune` may have removed the others. */
export const stillKept = (kept: readonly KeptSet[], now: number): readonly KeptSet[] =>
  kept.filter(({ left }, index) => index < KEPT_AT_LEAST || now - Date.parse(left) < KEPT_MS);

/**
 * The pointer that follows on another one.
 *
 * @param next the set that it leads to, with the SHA-256 of its document as it lies in the store.
 */
export function nextPointer(
  before: LivePointer | null,
  next: Pick<LivePointer, 'set' | 'digest'>,
  now: number,
): LivePointer {
  const left = new Date(now).toISOString();
  const earlier: readonly KeptSet[] = before
    ? [{ set: before.set, digest: before.digest, left }, ...before.kept]
    : [];
  const once = new Map<string, KeptSet>();
  for (const kept of earlier) if (kept.set !== next.set && !once.has(kept.set)) once.set(kept.set, kept);
  return {
    set: next.set,
    digest: next.digest,
    sequence: (before?.sequence ?? 0) + 1,
    expires: new Date(now + EXPIRES_MS).toISOString(),
    kept: [...stillKept([...once.values()], now)],
  };
}
