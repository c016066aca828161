import type { ReleaseSet } from '../../shell/server/live/release-set.ts';
import type { Candidate } from './candidate.ts';
import { Refusal } from './refusal.ts';

/** One reason against a set. */
export interface Objection {
  /** The name of the check that found it. */
  readonly check: string;
  /** What is wrong and where, in one line. */
  readonly message: string;
}

/** A check of a rendered set against what is live; null while nothing is. It writes nothing. */
export type Check = (
  candidate: Candidate,
  live: ReleaseSet | null,
) => readonly Objection[] | Promise<readonly Objection[]>;

/** Asks every check, before anything of the set is written. All that they find is told at once. */
export async function assertReleasable(
  checks: readonly Check[],
  candidate: Candidate,
  live: ReleaseSet | null,
): Promise<void> {
  const found: Objection[] = [];
  for (const check of checks) found.push(...(await check(candidate, live)));
  if (found.length > 0)
    throw new Refusal(
      ['Not released:', ...found.map(({ check, message }) => `  ${check}: ${message}`)].join('\n'),
    );
}
