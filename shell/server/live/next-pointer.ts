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

type Named = Pick<LivePointer, 'set' | 'digest'>;

/** The sets that a pointer has visitors served, as those that are left. */
export const leftBy = ({ set, digest, canary }: LivePointer, left: string): readonly KeptSet[] =>
  [{ set, digest }, ...(canary ? [canary] : [])].map((one: Named) => ({
    set: one.set,
    digest: one.digest,
    left,
  }));

/**
 * The pointer that follows on another one.
 *
 * @param next the set that it leads to, with the SHA-256 of its document as it lies in the store; a canary that it does not
 *   name is over.
 */
export function nextPointer(
  before: LivePointer | null,
  next: Named & Pick<LivePointer, 'canary'>,
  now: number,
): LivePointer {
  const { set, digest, canary } = next;
  const earlier = before ? [...leftBy(before, new Date(now).toISOString()), ...before.kept] : [];
  const once = new Map<string, KeptSet>();
  for (const kept of earlier)
    if (kept.set !== set && kept.set !== canary?.set && !once.has(kept.set)) once.set(kept.set, kept);
  return {
    set,
    digest,
    sequence: (before?.sequence ?? 0) + 1,
    expires: new Date(now + EXPIRES_MS).toISOString(),
    kept: [...stillKept([...once.values()], now)],
    ...(canary && { canary }),
  };
}
