export interface RhythmOptions {
  readonly now: () => number;
  /** From 0 to 1. */
  readonly random?: () => number;
  /** Between two looks while the store answers. */
  readonly everyMs?: number;
  /** A look that has not ended by then hangs: the next one does not wait for it. */
  readonly hangsMs?: number;
}

/** How a look ended. `waiting`: what was refused still lies there, and it is not yet time to try it again. */
export type End = 'fine' | 'waiting' | 'refused' | 'unavailable';

const EVERY_MS = 5_000;
/** The longest pause, after many failures. */
const MOST_MS = 5 * 60_000;
const HANGS_MS = 30_000;

/**
 * When to look: steadily, at instants that differ between machines; ever more seldom while the store does not answer. What
 * was refused is tried again ever more seldom too, but anything else in its place at once.
 */
export function createRhythm({
  now,
  random = Math.random,
  everyMs = EVERY_MS,
  hangsMs = HANGS_MS,
}: RhythmOptions) {
  let nextAt = -Infinity;
  let failures = 0;
  let answeredAt: number | undefined;
  let refused: { readonly version: string; readonly times: number; readonly until: number } | undefined;
  let trying = '';
  let latest = 0;

  const pause = (times: number) => Math.min(everyMs * 2 ** times, MOST_MS) * (0.75 + 0.25 * random());

  function end(how: End): void {
    failures = how === 'unavailable' ? failures + 1 : 0;
    if (how === 'fine') refused = undefined;
    if (how === 'refused') {
      const times = refused?.version === trying ? refused.times + 1 : 1;
      refused = { version: trying, times, until: now() + pause(times) };
    }
    nextAt = now() + pause(failures);
  }

  return {
    isDue: (): boolean => now() >= nextAt,
    /** @returns what is told the end, and says whether it counts: not of a look that another one has overtaken. */
    begin(): (how: End) => boolean {
      latest += 1;
      const mine = latest;
      trying = '';
      nextAt = now() + hangsMs;
      return (how) => {
        if (mine === latest) end(how);
        return mine === latest;
      };
    },
    answered(): void {
      answeredAt = now();
    },
    mayTry(version: string): boolean {
      trying = version;
      return refused?.version !== version || now() >= refused.until;
    },
    age: (): number | undefined =>
      answeredAt === undefined ? undefined : Math.floor((now() - answeredAt) / 1000),
  };
}
