import { releaseSetId } from '@scripts/build/packages';
import { loadReleaseSet, type ReleaseSet, type Canary } from 'shared-release/live';
import { ReleaseError } from 'shared-release/release';
import type { Artifact } from './artifacts.ts';
import { endsBy, isOver } from './canary.ts';
import type { SetFacts } from './candidate.ts';
import { changedPackages, isChanged, packagesApart, withChange } from './changed-artifacts.ts';
import { CommandError } from './command-error.ts';
import { renderReleasable } from './gate.ts';
import type { Live } from './live.ts';
import type { PublishContext } from './publish.ts';
import { type Rendered, renderSet } from './render.ts';
import type { Store } from './store.ts';

/** Lists the live packages that a new release set leaves out. */
function removedFrom({ artefacts: live }: ReleaseSet, artifacts: readonly Artifact[]): string[] {
  const names = new Set(artifacts.map((artifact) => artifact.package));
  return Object.keys(live).filter((name) => !names.has(name));
}

/** A running canary and its release set. */
export interface RunningCanary {
  readonly canary: Canary;
  readonly set: ReleaseSet;
}

/** A canary, rendered again on top of a release that goes live below it. */
export interface Rebased {
  readonly rendered: Rendered;
  /** Its entry in the active release pointer, without the digest of its release set's document. */
  readonly canary: Omit<Canary, 'digest'>;
}

/**
 * Loads a canary's release set. Returns null if it is not the signed one: no edge serves it, so it must not block
 * releases.
 */
async function setOf(store: Store, canary: Canary): Promise<ReleaseSet | null> {
  try {
    return await loadReleaseSet(store, canary);
  } catch (error) {
    if (error instanceof ReleaseError) return null;
    throw error;
  }
}

/**
 * Finds the canary that runs next to the live release set.
 *
 * @throws a {@link CommandError} if the release would be a second canary, or contains a package of the running one
 */
export async function findRunningCanary(
  { store, say, canary: share, now = Date.now }: PublishContext,
  live: Live,
  artifacts: readonly Artifact[],
): Promise<RunningCanary | undefined> {
  const { canary } = live.pointer;
  if (!canary || isOver(canary, now())) return undefined;
  if (share !== undefined) throw new CommandError(`A canary runs, ${endsBy(canary)}`);
  const set = await setOf(store, canary);
  if (!set) {
    say(`The canary ${canary.set} cannot be served, and ends with this`);
    return undefined;
  }
  const tried = new Set(packagesApart(live.set, set));
  const changed = [...changedPackages(artifacts, live.set), ...removedFrom(live.set, artifacts)];
  const both = changed.filter((name) => tried.has(name));
  if (both.length > 0)
    throw new CommandError(
      `A canary of ${both.join(', ')} runs, ${endsBy(canary)} Other packages may go live.`,
    );
  return { canary, set };
}

/**
 * Renders a canary's release set again with the packages that go live below it, and runs the gate on it. It remains the
 * same canary: its visitors don't change, and its earlier counts are included.
 *
 * @throws a {@link CommandError} if the two are incompatible
 */
export async function rebaseCanary(
  { store, gate = {}, say, render = renderSet }: PublishContext,
  { canary, set }: RunningCanary,
  live: Live,
  artifacts: readonly Artifact[],
  facts: SetFacts,
): Promise<Rebased> {
  const changed = artifacts.filter((artifact) => isChanged(artifact, live.set));
  const all = await withChange(store, set, changed, removedFrom(live.set, artifacts));
  const id = releaseSetId(all);
  say(`Rendering the canary with it, set ${id} …`);
  const rendered = await renderReleasable(gate, render, {
    store,
    artifacts: all,
    facts: { ...facts, id, parent: facts.id },
    live: set,
  });
  const before = [...(canary.before ?? []), { set: canary.set, live: live.pointer.set }];
  const { share, since, until } = canary;
  return { rendered, canary: { set: id, share, since, until, before } };
}
