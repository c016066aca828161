import { releaseSetId, type PackageName } from '@scripts/build/packages';
import { loadReleaseSet, type ReleaseSet } from 'shared-release/live';
import { pageKey, poolKey, setKey } from 'shared-release/store';
import { storedArtifact } from './artifacts.ts';
import { endCanary } from './canary.ts';
import { packagesApart } from './changed-artifacts.ts';
import { CommandError } from './command-error.ts';
import { readHistory } from './history.ts';
import { type Live, moveLive, readSet, readSomethingLive } from './live.ts';
import { publish, type PublishContext, type Published } from './publish.ts';
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
    throw new CommandError(
      `The set ${set.id} is no more whole in the store: ${missing.length} files are missing, such as ${String(missing[0])}.`,
    );
}

/**
 * Switches the pointer to the release set before the live one, or to the named one.
 *
 * @throws a {@link CommandError} if another command switches it meanwhile, because the rollback was meant for the earlier
 *   state
 */
export async function rollbackSet(context: PublishContext, to?: string, action?: string): Promise<Published> {
  const { store, keys, author, dryRun = false, now = Date.now } = context;
  const live = await readSomethingLive(store, keys);
  // A running canary ends first, and the live release set remains.
  if (to === undefined && live.pointer.canary) return endCanary(context, live, 'by hand');
  const target = to ?? live.set.parent;
  if (target === null)
    throw new CommandError(
      `The live set ${live.set.id} has no set before it. \`release status\` lists those that were live; name one with --to=<set>.`,
    );
  if (target === live.set.id) throw new CommandError(`The set ${target} is live already.`);
  // The digest in the signed pointer ensures that the release set is byte-identical to the one that was live.
  const kept = live.pointer.kept.find((one) => one.set === target);
  if (!kept)
    throw new CommandError(
      `The set ${target} is none of those that were live lately: ${live.pointer.kept.map((one) => one.set).join(', ') || 'there are none'}.`,
    );
  const set = await loadReleaseSet(store, kept);
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
    throw new CommandError('Something else went live meanwhile: look at `release status`, and decide again.');
  return { set, sequence, changed: true, written };
}

/** Number of history entries to search for an earlier version. */
const LOOKED_AT = 200;

/** Returns the artifact id of the package's previous live version. */
async function earlierOf(store: Store, live: Live, name: PackageName): Promise<string> {
  const now = live.set.artefacts[name]?.id;
  const seen = new Set([live.set.id]);
  for (const { set } of await readHistory(store, live.pointer.sequence, LOOKED_AT)) {
    if (seen.has(set)) continue;
    seen.add(set);
    const before = await readSet(store, set).catch(() => null);
    const id = before?.artefacts[name]?.id;
    if (id !== undefined && id !== now) return id;
  }
  throw new CommandError(`No other version of ${name} was live in this store.`);
}

/**
 * Makes the previous version of a package live, with the rest of the live release set. If this combination was live
 * before, it is in the store and is not rendered again.
 */
export async function rollbackPackage(context: PublishContext, name: PackageName): Promise<Published> {
  const { store, keys } = context;
  const live = await readSomethingLive(store, keys);
  // Choose only once: a release that goes live meanwhile must not change which version counts as the previous one.
  const artifact = await storedArtifact(store, name, await earlierOf(store, live, name));
  const action = `rollback ${name} to ${artifact.version}`;
  const ids = Object.entries({ ...live.set.artefacts, [name]: artifact });
  const known = releaseSetId(ids.map(([one, { id }]) => ({ package: one, id })));
  if (await store.get(setKey(known))) return rollbackSet(context, known, action);
  return publish(context, { action, choose: () => [artifact], endsCanary: true });
}
