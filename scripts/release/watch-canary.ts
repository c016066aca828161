import { setTimeout as pause } from 'node:timers/promises';
import type { Canary } from 'shared-release/live';
import { z } from 'zod';
import type { Backend } from './backend.ts';
import { CANARY_MS, endCanary, isOver, promoteCanary, renewCanary, runningCanary } from './canary.ts';
import { type Live, readSomethingLive } from './live.ts';
import type { PublishContext } from './publish.ts';

/** Visitors by the network that sent their reports: several behind one address count as one. */
export interface Counts {
  readonly visitors: number;
  /** Visitors who reported at least one error. */
  readonly withErrors: number;
}

export type Verdict = 'bad' | 'good' | 'undecided';

/** Minimum number of visitors to promote a canary. */
const ENOUGH_VISITORS = 100;
/** Minimum number of visitors behind a verdict, so that a single one can neither end nor promote a canary. */
const MIN_VISITORS = 20;
/** Minimum age for a promotion, so that errors that appear only after a while are included. */
const ENOUGH_MS = 10 * 60 * 1000;
/** Share of visitors with an error that every release set may have. Without it, twice a rate of zero would be zero. */
const BUDGET = 1 / 100;

export interface Judgement {
  readonly verdict: Verdict;
  /** Number of visitors behind the verdict: those with errors if they are too many, otherwise all. */
  readonly visitors: number;
}

/**
 * Judges a canary by its visitors, so that one visitor with many views or errors counts once. It is bad if the share of
 * visitors with errors is more than twice that of the live release set. Errors of the live release set count only if
 * enough visitors reported them; otherwise one visitor could hide a bad canary behind them.
 */
export function judgeCanary(canary: Counts, live: Counts, ageMs: number): Judgement {
  const rate = live.withErrors >= MIN_VISITORS ? live.withErrors / live.visitors : 0;
  const maxRate = 2 * Math.max(rate, BUDGET);
  const isBad = canary.withErrors > maxRate * Math.max(canary.visitors, ENOUGH_VISITORS);
  const visitors = isBad ? canary.withErrors : canary.visitors;
  if (visitors < MIN_VISITORS) return { verdict: 'undecided', visitors };
  if (isBad) return { verdict: 'bad', visitors };
  return { verdict: visitors >= ENOUGH_VISITORS && ageMs >= ENOUGH_MS ? 'good' : 'undecided', visitors };
}

/** Counts the visitors of release sets since a time. A visitor of several of them counts once. */
export type ReadCounts = (sets: readonly string[], since: string) => Promise<Counts>;

export interface WatchOptions {
  readonly readCounts: ReadCounts;
  /** Waits for the next check. */
  readonly wait?: () => Promise<unknown>;
}

export interface Watched {
  readonly set: string;
  readonly end: 'promoted' | 'taken back' | 'ended elsewhere';
  readonly why: string;
}

const POLL_INTERVAL_MS = 15_000;
const DAY_MS = 24 * 60 * 60 * 1000;

const counted = ({ visitors, withErrors }: Counts) => `errors for ${withErrors} of ${visitors} visitors`;

/**
 * Reads the counts of the canary and of the live release set, including the sets that they were before another release
 * went live below the canary. Counts of the live release set start a day earlier, for a stable rate.
 */
async function bothCounts(readCounts: ReadCounts, live: Live, { set, since, before = [] }: Canary) {
  const dayBefore = new Date(Date.parse(since) - DAY_MS).toISOString();
  const [canary, stable] = await Promise.all([
    readCounts([set, ...before.map((one) => one.set)], since),
    readCounts([live.pointer.set, ...before.map((one) => one.live)], dayBefore),
  ]);
  return { canary, stable, told: `${counted(canary)}, the live set ${counted(stable)}` };
}

/** The visitors at the last check, to detect new ones. */
interface Memory {
  visitors?: number;
}

/**
 * Checks once.
 * @returns how the canary ended, or undefined while it continues
 */
async function look(
  context: PublishContext,
  live: Live,
  canary: Canary,
  readCounts: ReadCounts,
  memory: Memory,
): Promise<Omit<Watched, 'set'> | undefined> {
  const now = (context.now ?? Date.now)();
  const takeBack = async (why: string) => {
    await endCanary(context, live, why);
    return { end: 'taken back', why } as const;
  };
  if (isOver(canary, now)) return takeBack('it had no visitors for an hour');
  const { canary: own, stable, told } = await bothCounts(readCounts, live, canary);
  const { verdict, visitors } = judgeCanary(own, stable, now - Date.parse(canary.since));
  const missing = visitors < MIN_VISITORS ? `; a verdict takes ${MIN_VISITORS} of them` : '';
  context.say(`Canary ${canary.set}: ${told}${missing}`);
  if (verdict === 'bad') return takeBack(told);
  if (verdict === 'good') {
    await promoteCanary(context, live, told);
    return { end: 'promoted', why: told };
  }
  const hasGrown = memory.visitors !== undefined && own.visitors > memory.visitors;
  memory.visitors = own.visitors;
  if (hasGrown && Date.parse(canary.until) - now < CANARY_MS / 2) await renewCanary(context, live);
  return undefined;
}

/**
 * Watches the running canary until it ends. It is rolled back if its share of visitors with errors is more than twice
 * that of the live release set, promoted otherwise, and ended if it has no visitors. A failure of the backend or the store decides
 * nothing.
 */
export async function watchCanary(
  context: PublishContext,
  { readCounts, wait = () => pause(POLL_INTERVAL_MS) }: WatchOptions,
): Promise<Watched> {
  const running = runningCanary(await readSomethingLive(context.store, context.keys));
  const { since } = running;
  let { set } = running;
  const memory: Memory = {};
  for (;;) {
    try {
      const live = await readSomethingLive(context.store, context.keys);
      const { canary } = live.pointer;
      if (canary?.since !== since)
        return {
          set,
          end: 'ended elsewhere',
          why: `set ${live.pointer.set} is live, sequence ${live.pointer.sequence}`,
        };
      ({ set } = canary);
      const ended = await look(context, live, canary, readCounts, memory);
      if (ended) return { set, ...ended };
    } catch (error) {
      // The next check learns more, for example that another command switched the pointer.
      context.say(`Canary ${set}: ${error instanceof Error ? error.message : String(error)}`);
    }
    await wait();
  }
}

const count = z.int().min(0);
/** A visitor whose page fails before its first use reports an error but no view. */
const countsShape = z
  .object({ senders: count, errorSenders: count })
  .transform(({ senders, errorSenders }) => ({
    visitors: Math.max(senders, errorSenders),
    withErrors: errorSenders,
  }));

/** Returns a function that reads the reports of release sets from the backend. */
export const createReadCounts =
  (backend: Backend): ReadCounts =>
  async (sets, since) =>
    countsShape.parse(await backend.callDatabase('release_counts', { set_ids: sets, since }));
