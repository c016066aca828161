import type { Canary } from '../../shell/server/live/pointer.ts';
import { loadSet } from '../../shell/server/live/load-set.ts';
import type { ReleaseSet } from '../../shell/server/live/release-set.ts';
import { ReleaseError } from '../../shell/server/release.ts';
import { setIdOf } from '../build/set-id.ts';
import type { Artefact } from './artefacts.ts';
import { endsBy, isOver } from './canary.ts';
import type { SetFacts } from './candidate.ts';
import { changedPackages, isChanged, packagesApart, withChange } from './changed-artefacts.ts';
import { renderReleasable } from './gate.ts';
import type { Live } from './live.ts';
import type { PublishContext } from './publish.ts';
import { Refusal } from './refusal.ts';
import type { Store } from './store.ts';
import { renderSet, type Rendered } from './render.ts';

/** A canary that runs, and its set. */
export interface Trial {
  readonly canary: Canary;
  readonly set: ReleaseSet;
}

/** A canary on top of a release that goes live beneath it. */
export interface Rebased {
  readonly rendered: Rendered;
  /** What the pointer says of it, but for the digest of its set's document. */
  readonly canary: Omit<Canary, 'digest'>;
}

/** A canary's set. Null where it is not what was signed for: no edge serves it, and nobody has to wait for it. */
async function setOf(store: Store, canary: Canary): Promise<ReleaseSet | null> {
  try {
    return await loadSet(store, canary);
  } catch (error) {
    if (error instanceof ReleaseError) return null;
    throw error;
  }
}

/**
 * The canary that runs beside the live set, if one does.
 *
 * @throws a {@link Refusal} where a release would be a second one, or is of a package that is on trial
 */
export async function trialBeside(
  { store, say, canary: share, now = Date.now }: PublishContext,
  live: Live,
  artefacts: readonly Artefact[],
): Promise<Trial | undefined> {
  const { canary } = live.pointer;
  if (!canary || isOver(canary, now())) return undefined;
  if (share !== undefined) throw new Refusal(`A canary runs, ${endsBy(canary)}`);
  const set = await setOf(store, canary);
  if (!set) {
    say(`The canary ${canary.set} cannot be served, and ends with this`);
    return undefined;
  }
  const tried = new Set(packagesApart(live.set, set));
  const both = changedPackages(artefacts, live.set).filter((name) => tried.has(name));
  if (both.length > 0)
    throw new Refusal(`A canary of ${both.join(', ')} runs, ${endsBy(canary)} Other packages may go live.`);
  return { canary, set };
}

/**
 * Renders a canary's set anew with what goes live beneath it, and asks the gate about that. It goes on as the same canary:
 * the same visitors have it, and what they have told of it counts.
 *
 * @throws a {@link Refusal} where the two do not go together
 */
export async function rebaseTrial(
  { store, gate = {}, say, render = renderSet }: PublishContext,
  { canary, set }: Trial,
  live: Live,
  artefacts: readonly Artefact[],
  facts: SetFacts,
): Promise<Rebased> {
  const changed = artefacts.filter((artefact) => isChanged(artefact, live.set));
  const all = await withChange(store, set, changed);
  const id = setIdOf(all);
  say(`Rendering the canary with it, set ${id} …`);
  const rendered = await renderReleasable(gate, render, {
    artefacts: all,
    facts: { ...facts, id, parent: facts.id },
    live: set,
  });
  const before = [...(canary.before ?? []), { set: canary.set, live: live.pointer.set }];
  const { share, since, until } = canary;
  return { rendered, canary: { set: id, share, since, until, before } };
}
