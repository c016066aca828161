import { type Canary, loadReleaseSet } from 'shared-release/live';
import { moveLive, type Live, type Move } from './live.ts';
import type { PublishContext, Published } from './publish.ts';
import { packagesApart } from './changed-artifacts.ts';
import { CommandError } from './command-error.ts';
import { NOTHING } from './write-set.ts';

/** A canary without a watcher or visitors ends by itself, because the edge checks the time in the pointer. */
export const CANARY_MS = 60 * 60 * 1000;

const at = (instant: number) => new Date(instant).toISOString();

type Named = Pick<Move, 'set' | 'digest'>;
type Target = Named & Pick<Move, 'canary'>;

/** Returns the live release set, with another one for a share of the visitors from now on. */
export const canaryOf = ({ pointer }: Live, { set, digest }: Named, share: number, now: number): Target => ({
  set: pointer.set,
  digest: pointer.digest,
  canary: { set, digest, share, since: at(now), until: at(now + CANARY_MS) },
});

export const isOver = ({ until }: Canary, now: number): boolean => Date.parse(until) <= now;

/** Describes the canary that must end first, and the ways to end it. */
export const endsBy = ({ set, since, until }: Canary): string =>
  `set ${set} since ${since}: \`promote\` or \`rollback\` ends it, by itself it is over at ${until}.`;

const MEANWHILE = 'Something else went live meanwhile: look at `release status`, and decide again.';

async function move(
  { store, keys, author, dryRun = false, now = Date.now }: PublishContext,
  live: Live,
  target: Target,
  action: string,
): Promise<Published> {
  const set = target.set === live.set.id ? live.set : await loadReleaseSet(store, target);
  const sequence = dryRun
    ? live.pointer.sequence + 1
    : await moveLive(store, keys, live, { ...target, author, action, now: now() });
  if (sequence === null) throw new CommandError(MEANWHILE);
  return { set, sequence, changed: true, written: NOTHING };
}

const liveOf = ({ pointer: { set, digest } }: Live): Named => ({ set, digest });

export function runningCanary(live: Live): Canary {
  const { canary } = live.pointer;
  if (!canary) throw new CommandError('No canary runs.');
  return canary;
}

/** @throws if the author doesn't own the packages of the canary */
async function assertOwned({ store, mayRelease }: PublishContext, live: Live): Promise<void> {
  if (mayRelease) mayRelease(packagesApart(live.set, await loadReleaseSet(store, runningCanary(live))));
}

/** Ends the canary: all visitors get the live release set. */
export async function endCanary(context: PublishContext, live: Live, why: string): Promise<Published> {
  await assertOwned(context, live);
  return move(context, live, liveOf(live), `canary ${runningCanary(live).set} taken back: ${why}`);
}

export async function promoteCanary(context: PublishContext, live: Live, why: string): Promise<Published> {
  await assertOwned(context, live);
  const { set, digest } = runningCanary(live);
  return move(context, live, { set, digest }, `canary promoted: ${why}`);
}

/** Extends the canary until an hour from now. */
export function renewCanary(context: PublishContext, live: Live): Promise<Published> {
  const until = at((context.now ?? Date.now)() + CANARY_MS);
  return move(
    context,
    live,
    { ...liveOf(live), canary: { ...runningCanary(live), until } },
    'canary goes on',
  );
}
