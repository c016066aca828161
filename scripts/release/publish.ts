import { setTimeout as wait } from 'node:timers/promises';
import type { ReleaseSet } from '../../shell/server/live/release-set.ts';
import { oneLine } from '../../shell/server/live/words.ts';
import { setIdOf } from '../build/set-id.ts';
import type { Artefact } from './artefacts.ts';
import { rebaseTrial, trialBeside, type Rebased, type Trial } from './beneath-canary.ts';
import { canaryOf } from './canary.ts';
import { withChange } from './changed-artefacts.ts';
import { renderReleasable, type Gate } from './gate.ts';
import { moveLive, readLive, type Live } from './live.ts';
import { Refusal } from './refusal.ts';
import type { ReleaseKeys } from './release-keys.ts';
import { renderSet, type Render, type Rendered } from './render.ts';
import type { Store } from './store.ts';
import {
  completeSet,
  countMissing,
  describeWritten,
  digestInStore,
  NOTHING,
  sumOf,
  writeSet,
  type Written,
} from './write-set.ts';

export interface PublishContext {
  readonly store: Store;
  readonly keys: ReleaseKeys;
  readonly author: string;
  readonly say: (line: string) => void;
  /** Throws for packages that whoever gave the command does not own. */
  readonly mayRelease?: (packages: readonly string[]) => void;
  /** What has to hold for a set before anything of it is written. */
  readonly gate?: Gate;
  /** Of a hundred visitors so many have the set in the place of the live one, until that is decided. */
  readonly canary?: number | undefined;
  /** Renders and checks, writes nothing. */
  readonly dryRun?: boolean;
  readonly render?: Render;
  readonly now?: () => number;
}

/** What is released: the artefacts that take the places of the live ones, chosen by what is live at the moment. */
export interface Change {
  /** As the history tells it. */
  readonly action: string;
  readonly choose: (live: Live | null) => Promise<readonly Artefact[]> | readonly Artefact[];
  /** Whether a canary that runs ends with it, in the place of going on with it: the way back is for everybody. */
  readonly endsCanary?: boolean;
}

export interface Published {
  readonly set: ReleaseSet;
  /** Of the pointer; what it would have been in a dry run. */
  readonly sequence: number;
  /** False where the same is live already. */
  readonly changed: boolean;
  readonly written: Written;
}

/** Of eight at once the last one renders eight times. */
const ATTEMPTS = 40;
const WAIT_MS = 100;
/** Of a reason that is written into the history. */
const LONGEST = 500;

/** What is rendered for a release: the set that goes live, and a canary that runs on top of it. */
interface Made {
  readonly rendered: Rendered;
  readonly rebased?: Rebased | undefined;
  /** Why the canary that ran goes no further. */
  readonly ended?: string | undefined;
}

interface Target {
  readonly live: Live | null;
  readonly trial?: Trial | undefined;
  readonly artefacts: readonly Artefact[];
  readonly id: string;
  readonly action: string;
}

async function make(context: PublishContext, { live, trial, artefacts, id }: Target): Promise<Made> {
  const { author, say, gate = {}, render = renderSet, now = Date.now } = context;
  const facts = { id, parent: live?.set.id ?? null, author, made: new Date(now()).toISOString() };
  say(`Rendering set ${id} …`);
  const rendered = await renderReleasable(gate, render, { artefacts, facts, live: live?.set ?? null });
  if (!live || !trial) return { rendered };
  try {
    return { rendered, rebased: await rebaseTrial(context, trial, live, artefacts, facts) };
  } catch (error) {
    // What is live goes before what is on trial.
    if (!(error instanceof Refusal)) {
      await rendered.remove();
      throw error;
    }
    const ended = oneLine(error).slice(0, LONGEST);
    say(`The canary ${trial.canary.set} does not go with this: ${ended}`);
    return { rendered, ended };
  }
}

/** Writes what was made and moves the pointer to it. Null when something else went live meanwhile. */
async function goLive(
  context: PublishContext,
  { rendered, rebased, ended }: Made,
  { live, trial, id, action }: Target,
): Promise<Pick<Published, 'sequence' | 'written'> | null> {
  const { store, keys, author, say, canary: share, now = Date.now } = context;
  const { candidate } = rendered;
  const all = [candidate, ...(rebased ? [rebased.rendered.candidate] : [])];
  const written: Written[] = [];
  for (const one of all) {
    const brought = await writeSet(store, one);
    written.push(brought);
    say(`Stored set ${one.set.id}: ${describeWritten(brought)}`);
  }
  const next = { set: id, digest: await digestInStore(store, candidate.set) };
  const canary = rebased && {
    ...rebased.canary,
    digest: await digestInStore(store, rebased.rendered.candidate.set),
  };
  const move =
    live && share !== undefined ? canaryOf(live, next, share, now()) : { ...next, ...(canary && { canary }) };
  const done = [
    share === undefined ? action : `canary ${id} for ${share} %: ${action}`,
    ...(trial && ended !== undefined ? [`canary ${trial.canary.set} taken back: ${ended}`] : []),
  ].join('; ');
  const sequence = await moveLive(store, keys, live, { ...move, author, action: done, now: now() });
  if (sequence === null) return null;
  for (const one of all) {
    const again = await completeSet(store, one);
    if (again.bytes > 0) say(`Stored again what was removed meanwhile: ${describeWritten(again)}`);
  }
  if (rebased && trial) say(`The canary ${trial.canary.set} goes on with it, as set ${rebased.canary.set}`);
  else if (trial) say(`The canary ${trial.canary.set} is taken back`);
  return { sequence, written: sumOf(written) };
}

/** Renders a set, writes it and makes it live. Null when something else went live meanwhile. */
async function releaseNew(context: PublishContext, target: Target): Promise<Published | null> {
  const { store, dryRun = false } = context;
  const made = await make(context, target);
  const { rendered, rebased } = made;
  const { set } = rendered.candidate;
  try {
    if (!dryRun) {
      const gone = await goLive(context, made, target);
      return gone && { set, changed: true, ...gone };
    }
    const all = [rendered, ...(rebased ? [rebased.rendered] : [])].map(({ candidate }) => candidate);
    const sequence = (target.live?.pointer.sequence ?? 0) + 1;
    return { set, sequence, changed: true, written: await countMissing(store, ...all) };
  } finally {
    await Promise.all([rendered.remove(), rebased?.rendered.remove()]);
  }
}

/** One attempt, from what is live now. Null when something else went live meanwhile. */
async function attempt(
  context: PublishContext,
  { action, choose, endsCanary = false }: Change,
): Promise<Published | null> {
  const { store, keys, canary } = context;
  const live = await readLive(store, keys);
  if (canary !== undefined && !live)
    throw new Refusal(
      'Nothing is live in this store yet: there is nothing that a canary could be compared with.',
    );
  const changed = await choose(live);
  context.mayRelease?.(changed.map((artefact) => artefact.package));
  const artefacts = await withChange(store, live?.set ?? null, changed);
  const id = setIdOf(artefacts);
  if (live?.set.id === id)
    return { set: live.set, sequence: live.pointer.sequence, changed: false, written: NOTHING };
  const trial = live && !endsCanary ? await trialBeside(context, live, artefacts) : undefined;
  return releaseNew(context, { live, trial, artefacts, id, action });
}

/**
 * Makes a set of the live one with some artefacts changed, and moves the pointer to it. When something else went live
 * meanwhile it begins again from there, so that nobody's release is lost; stopped anywhere, the site serves what it served.
 */
export async function publish(context: PublishContext, change: Change): Promise<Published> {
  for (let count = 1; count <= ATTEMPTS; count += 1) {
    const published = await attempt(context, change);
    if (published) return published;
    context.say('Something else went live meanwhile: once more, with it');
    await wait(WAIT_MS * Math.random());
  }
  throw new Refusal(
    `Something else went live ${ATTEMPTS} times in between. Nothing is lost; try again later.`,
  );
}
