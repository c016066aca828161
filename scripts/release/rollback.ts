import { pageKey, poolKey } from '../../shell/server/live/keys.ts';
import type { ReleaseSet } from '../../shell/server/live/release-set.ts';
import type { PackageName } from '../build/config.ts';
import { storedArtefact } from './artefacts.ts';
import { readHistory } from './history.ts';
import { moveLive, readLive, readSet, type Live } from './live.ts';
import { publish, type PublishContext, type Published } from './publish.ts';
import { Refusal } from './refusal.ts';
import type { Store } from './store.ts';

/** How far back an earlier version is looked for. */
const LOOKED_AT = 200;

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

function liveIn(live: Live | null): Live {
  if (!live) throw new Refusal('Nothing is live in this store yet: there is nothing to go back to.');
  return live;
}

/**
 * Moves the pointer to the set that was live when the live one was made, or to the one that is named.
 *
 * @throws a {@link Refusal} when somebody else moves it meanwhile: what is live now is not what was to be taken back
 */
export async function rollbackSet(context: PublishContext, to?: string): Promise<Published> {
  const { store, keys, author, dryRun = false, now = Date.now } = context;
  const live = liveIn(await readLive(store, keys));
  const target = to ?? live.set.parent;
  if (target === null)
    throw new Refusal(
      `The live set ${live.set.id} has no set before it. \`release status\` lists those that were live; name one with --to=<set>.`,
    );
  if (target === live.set.id) throw new Refusal(`The set ${target} is live already.`);
  const set = await readSet(store, target);
  await assertComplete(store, set);
  const written = { pages: 0, files: 0, bytes: 0 };
  if (dryRun) return { set, sequence: live.pointer.sequence + 1, changed: true, written };
  const action = `rollback from ${live.set.id}`;
  const sequence = await moveLive(store, keys, live, { set: set.id, author, action, now: now() });
  if (sequence === null)
    throw new Refusal('Something else went live meanwhile: look at `release status`, and decide again.');
  return { set, sequence, changed: true, written };
}

/** The artefact of a package that was live before the one that is live now. */
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
  throw new Refusal(`No other version of ${name} was live in this store.`);
}

/** Makes a set of the live one with the version of a package that was live before. */
export async function rollbackPackage(context: PublishContext, name: PackageName): Promise<Published> {
  const live = liveIn(await readLive(context.store, context.keys));
  // Chosen once: what goes live meanwhile must not make "earlier" mean another one.
  const artefact = await storedArtefact(context.store, name, await earlierOf(context.store, live, name));
  return publish(context, {
    action: `rollback ${name} to ${artefact.version}`,
    choose: () => [artefact],
  });
}
