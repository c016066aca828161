import { pageKey, poolKey } from '../../shell/server/live/keys.ts';
import type { ReleaseSet } from '../../shell/server/live/release-set.ts';
import { loadSet } from '../../shell/server/live/load-set.ts';
import { endCanary } from './canary.ts';
import { packagesApart } from './changed-artefacts.ts';
import { moveLive, readSomethingLive } from './live.ts';
import type { PublishContext, Published } from './publish.ts';
import { Refusal } from './refusal.ts';
import type { Store } from './store.ts';
import { NOTHING } from './write-set.ts';

async function assertComplete(store: Store, set: ReleaseSet): Promise<void> {
  const listed = await Promise.all([store.list('pool/'), store.list('pages/')]);
  const there = new Set(listed.flat().map(({ key }) => key));
  const needed = [
    ...Object.values(set.pages).map(pageKey),
    ...Object.values(set.files).map(({ digest }) => poolKey(digest)),
  ];
  const missing = needed.filter((key) => !there.has(key));
  if (missing.length > 0)
    throw new Refusal(
      `The set ${set.id} is no more whole in the store: ${missing.length} files are missing, such as ${String(missing[0])}.`,
    );
}

/**
 * Moves the pointer to the set that was live when the live one was made, or to the one that is named.
 *
 * @throws a {@link Refusal} when somebody else moves it meanwhile: what is live now is not what was to be taken back
 */
export async function rollbackSet(context: PublishContext, to?: string, action?: string): Promise<Published> {
  const { store, keys, author, dryRun = false, now = Date.now } = context;
  const live = await readSomethingLive(store, keys);
  // What is on trial goes first; what everybody has stays.
  if (to === undefined && live.pointer.canary) return endCanary(context, live, 'by hand');
  const target = to ?? live.set.parent;
  if (target === null)
    throw new Refusal(
      `The live set ${live.set.id} has no set before it. \`release status\` lists those that were live; name one with --to=<set>.`,
    );
  if (target === live.set.id) throw new Refusal(`The set ${target} is live already.`);
  // What the pointer was signed with: the set has to be the one that was live, to the byte.
  const kept = live.pointer.kept.find((one) => one.set === target);
  if (!kept)
    throw new Refusal(
      `The set ${target} is none of those that were live lately: ${live.pointer.kept.map((one) => one.set).join(', ') || 'there are none'}.`,
    );
  const set = await loadSet(store, kept);
  context.mayRelease?.(packagesApart(live.set, set));
  await assertComplete(store, set);
  const written = NOTHING;
  if (dryRun) return { set, sequence: live.pointer.sequence + 1, changed: true, written };
  const sequence = await moveLive(store, keys, live, {
    set: set.id,
    digest: kept.digest,
    author,
    action: action ?? `rollback from ${live.set.id}`,
    now: now(),
  });
  if (sequence === null)
    throw new Refusal('Something else went live meanwhile: look at `release status`, and decide again.');
  return { set, sequence, changed: true, written };
}
