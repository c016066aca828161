import { setTimeout as wait } from 'node:timers/promises';
import { releaseSetId } from '@scripts/build/packages';
import { type ReleaseSet, oneLine } from 'shared-release/live';
import type { Artifact } from './artifacts.ts';
import { rebaseCanary, findRunningCanary, type Rebased, type RunningCanary } from './rebase-canary.ts';
import { canaryOf } from './canary.ts';
import { withChange } from './changed-artifacts.ts';
import { renderReleasable, type Gate } from './gate.ts';
import { moveLive, readLive, type Live } from './live.ts';
import { CommandError } from './command-error.ts';
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
  /** Throws for packages that the author of the command doesn't own. */
  readonly mayRelease?: (packages: readonly string[]) => void;
  /** Registers what must happen if the command is stopped. */
  readonly onStop?: (act: () => Promise<unknown>) => void;
  /** The checks that a release set must pass before it is written. */
  readonly gate?: Gate;
  /** Percentage of visitors who get the release set instead of the live one, until the canary ends. */
  readonly canary?: number | undefined;
  /** Renders and checks, but writes nothing. */
  readonly dryRun?: boolean;
  readonly render?: Render;
  readonly now?: () => number;
}

/** A release: the artifacts that replace live ones. `choose` selects them from what is live at that moment. */
export interface Change {
  /** Description for the history. */
  readonly action: string;
  readonly choose: (live: Live | null) => Promise<readonly Artifact[]> | readonly Artifact[];
  /** Packages that leave the release set. */
  readonly removes?: readonly string[];
  /** If true, a running canary ends instead of continuing, because a rollback applies to all visitors. */
  readonly endsCanary?: boolean;
}

export interface Published {
  readonly set: ReleaseSet;
  /** Sequence of the pointer. In a dry run, the sequence that it would have had. */
  readonly sequence: number;
  /** False if the same release set is already live. */
  readonly changed: boolean;
  readonly written: Written;
}

/** Another release may go live during each render. */
const ATTEMPTS = 40;
const WAIT_MS = 100;
/** Maximum length of a reason in the history. */
const LONGEST = 500;

/** The release set to go live, and a canary rendered on top of it. */
interface Made {
  readonly rendered: Rendered;
  readonly rebased?: Rebased | undefined;
  /** The reason why the running canary ends. */
  readonly ended?: string | undefined;
}

interface Target {
  readonly live: Live | null;
  readonly trial?: RunningCanary | undefined;
  readonly artifacts: readonly Artifact[];
  readonly id: string;
  readonly action: string;
}

async function make(
  context: PublishContext,
  { live, trial, artifacts: artifacts, id }: Target,
): Promise<Made> {
  const { store, author, say, gate = {}, render = renderSet, now = Date.now } = context;
  const facts = { id, parent: live?.set.id ?? null, author, made: new Date(now()).toISOString() };
  say(`Rendering set ${id} …`);
  const rendered = await renderReleasable(gate, render, {
    store,
    artifacts,
    facts,
    live: live?.set ?? null,
  });
  if (!live || !trial) return { rendered };
  try {
    return { rendered, rebased: await rebaseCanary(context, trial, live, artifacts, facts) };
  } catch (error) {
    // The live release takes precedence over the canary.
    if (!(error instanceof CommandError)) {
      await rendered.remove();
      throw error;
    }
    const ended = oneLine(error).slice(0, LONGEST);
    say(`The canary ${trial.canary.set} does not go with this: ${ended}`);
    return { rendered, ended };
  }
}

/** Stores the rendered release sets and switches the pointer. Returns null if another release went live meanwhile. */
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

/** Renders a release set, stores it, and makes it live. Returns null if another release went live meanwhile. */
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

/** Makes one attempt, based on what is live now. Returns null if another release went live meanwhile. */
async function attempt(
  context: PublishContext,
  { action, choose, removes = [], endsCanary = false }: Change,
): Promise<Published | null> {
  const { store, keys, canary } = context;
  const live = await readLive(store, keys);
  if (canary !== undefined && !live)
    throw new CommandError(
      'Nothing is live in this store yet: there is nothing that a canary could be compared with.',
    );
  const changed = await choose(live);
  context.mayRelease?.([...changed.map((artifact) => artifact.package), ...removes]);
  const artifacts = await withChange(store, live?.set ?? null, changed, removes);
  const id = releaseSetId(artifacts);
  if (live?.set.id === id)
    return { set: live.set, sequence: live.pointer.sequence, changed: false, written: NOTHING };
  const trial = live && !endsCanary ? await findRunningCanary(context, live, artifacts) : undefined;
  return releaseNew(context, { live, trial, artifacts: artifacts, id, action });
}

/**
 * Changes artifacts of the live release set and makes the result live. If another release went live meanwhile, starts
 * again from that one, so that no release is lost. If it is interrupted, the site continues to serve the previous
 * release.
 */
export async function publish(context: PublishContext, change: Change): Promise<Published> {
  for (let count = 1; count <= ATTEMPTS; count += 1) {
    const published = await attempt(context, change);
    if (published) return published;
    context.say('Something else went live meanwhile: once more, with it');
    await wait(WAIT_MS * Math.random());
  }
  throw new CommandError(
    `Something else went live ${ATTEMPTS} times in between. Nothing is lost; try again later.`,
  );
}
