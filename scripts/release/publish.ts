import { setTimeout as wait } from 'node:timers/promises';
import type { ReleaseSet } from '../../shell/server/live/release-set.ts';
import { setIdOf } from '../build/set-id.ts';
import { storedArtefact, type Artefact } from './artefacts.ts';
import { assertNoCanary, canaryOf } from './canary.ts';
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
  /** Whether it goes live though a canary runs, and ends it: the way back does. */
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

/** The artefacts of a set with some of them in the place of others. */
export async function withChange(
  store: Store,
  live: Live | null,
  changed: readonly Artefact[],
): Promise<Artefact[]> {
  const names = new Set(changed.map((artefact) => artefact.package));
  const others = Object.entries(live?.set.artefacts ?? {}).filter(([name]) => !names.has(name));
  const stored = await Promise.all(others.map(([name, { id }]) => storedArtefact(store, name, id)));
  const all = [...changed, ...stored];
  return all.sort((a, b) => (a.package < b.package ? -1 : 1));
}

/** Renders a set, writes it and makes it live. Null when something else went live meanwhile. */
async function releaseNew(
  context: PublishContext,
  live: Live | null,
  artefacts: readonly Artefact[],
  { id, action }: { readonly id: string; readonly action: string },
): Promise<Published | null> {
  const {
    store,
    keys,
    author,
    say,
    gate = {},
    dryRun = false,
    canary: share,
    render = renderSet,
    now = Date.now,
  } = context;
  const facts = { id, parent: live?.set.id ?? null, author, made: new Date(now()).toISOString() };
  say(`Rendering set ${id} …`);
  let rendered: Rendered | undefined;
  try {
    rendered = await renderReleasable(gate, render, { artefacts, facts, live: live?.set ?? null });
    const { candidate } = rendered;
    if (dryRun) {
      const written = await countMissing(store, candidate);
      return { set: candidate.set, sequence: (live?.pointer.sequence ?? 0) + 1, changed: true, written };
    }
    const written = await writeSet(store, candidate);
    say(`Stored set ${id}: ${describeWritten(written)}`);
    const digest = await digestInStore(store, candidate.set);
    const next = { set: id, digest };
    const move = live && share !== undefined ? canaryOf(live, next, share, now()) : next;
    const sequence = await moveLive(store, keys, live, { ...move, author, action, now: now() });
    if (sequence === null) return null;
    const again = await completeSet(store, candidate);
    if (again.bytes > 0) say(`Stored again what was removed meanwhile: ${describeWritten(again)}`);
    return { set: candidate.set, sequence, changed: true, written };
  } finally {
    await rendered?.remove();
  }
}

/** One attempt, from what is live now. Null when something else went live meanwhile. */
async function attempt(
  context: PublishContext,
  { action, choose, endsCanary = false }: Change,
): Promise<Published | null> {
  const { store, keys, canary, now = Date.now } = context;
  const live = await readLive(store, keys);
  if (canary !== undefined && !live)
    throw new Refusal(
      'Nothing is live in this store yet: there is nothing that a canary could be compared with.',
    );
  if (live && !endsCanary) assertNoCanary(live, now());
  const changed = await choose(live);
  context.mayRelease?.(changed.map((artefact) => artefact.package));
  const artefacts = await withChange(store, live, changed);
  const id = setIdOf(artefacts);
  if (live?.set.id === id)
    return { set: live.set, sequence: live.pointer.sequence, changed: false, written: NOTHING };
  return releaseNew(context, live, artefacts, { id, action });
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
