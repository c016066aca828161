import { setTimeout as pause } from 'node:timers/promises';
import type { Canary } from '../../shell/server/live/pointer.ts';
import { CANARY_MS, endCanary, isOver, promoteCanary, renewCanary, runningCanary } from './canary.ts';
import { judgeCanary, MIN_SENDERS, type Counts } from './judge-canary.ts';
import { readSomethingLive, type Live } from './live.ts';
import type { PublishContext } from './publish.ts';

/** Returns what pages of some sets have reported since an instant. A sender of several of them is one sender. */
export type ReadCounts = (sets: readonly string[], since: string) => Promise<Counts>;

export interface WatchOptions {
  readonly readCounts: ReadCounts;
  /** Waits for the next look. */
  readonly wait?: () => Promise<unknown>;
}

export interface Watched {
  readonly set: string;
  readonly end: 'promoted' | 'taken back' | 'ended elsewhere';
  readonly why: string;
}

const LOOK_MS = 15_000;
const DAY_MS = 24 * 60 * 60 * 1000;

const counted = ({ errors, views }: Counts) => `${errors} errors in ${views} views`;

/**
 * What the canary and what is live have told, as the sets that they were before something went live beneath, too. Of what is
 * live the day before counts as well, which makes for a steady rate.
 */
async function bothCounts(readCounts: ReadCounts, live: Live, { set, since, before = [] }: Canary) {
  const dayBefore = new Date(Date.parse(since) - DAY_MS).toISOString();
  const [canary, stable] = await Promise.all([
    readCounts([set, ...before.map((one) => one.set)], since),
    readCounts([live.pointer.set, ...before.map((one) => one.live)], dayBefore),
  ]);
  return { canary, stable, told: `${counted(canary)}, the live set ${counted(stable)}` };
}

/** The views of the last look, by which a look knows that somebody has come since. */
interface Memory {
  views?: number;
}

/** One look. @returns how it ended; undefined while it goes on */
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
  if (isOver(canary, now)) return takeBack('nobody has come for an hour');
  const { canary: own, stable, told } = await bothCounts(readCounts, live, canary);
  const { verdict, senders } = judgeCanary(own, stable, now - Date.parse(canary.since));
  const missing = senders < MIN_SENDERS ? `; ${senders} of ${MIN_SENDERS} senders so far` : '';
  context.say(`Canary ${canary.set}: ${told}${missing}`);
  if (verdict === 'bad') return takeBack(told);
  if (verdict === 'good') {
    await promoteCanary(context, live, told);
    return { end: 'promoted', why: told };
  }
  const hasGrown = memory.views !== undefined && own.views > memory.views;
  memory.views = own.views;
  if (hasGrown && Date.parse(canary.until) - now < CANARY_MS / 2) await renewCanary(context, live);
  return undefined;
}

/**
 * Watches the canary that runs until it is decided: taken back when it throws more than twice as often as the live set,
 * promoted when it does not, over when nobody comes. A backend or a store that does not answer decides nothing.
 */
export async function watchCanary(
  context: PublishContext,
  { readCounts, wait = () => pause(LOOK_MS) }: WatchOptions,
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
      // Of what was refused the next look finds out more: somebody else may have moved the pointer.
      context.say(`Canary ${set}: ${error instanceof Error ? error.message : String(error)}`);
    }
    await wait();
  }
}
