import { setKey } from '../../shell/server/live/keys.ts';
import type { PackageName } from '../build/config.ts';
import { setIdOf } from '../build/set-id.ts';
import { storedArtefact } from './artefacts.ts';
import { readHistory } from './history.ts';
import { readSet, readSomethingLive, type Live } from './live.ts';
import { publish, type PublishContext, type Published } from './publish.ts';
import { Refusal } from './refusal.ts';
import { rollbackSet } from './rollback-set.ts';
import type { Store } from './store.ts';

/** How far back an earlier version is looked for. */
const LOOKED_AT = 200;

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

/**
 * Makes a set of the live one with the version of a package that was live before. Where the two were live together, that
 * set is in the store, and nothing has to be rendered.
 */
export async function rollbackPackage(context: PublishContext, name: PackageName): Promise<Published> {
  const { store, keys } = context;
  const live = await readSomethingLive(store, keys);
  // Chosen once: what goes live meanwhile must not make "earlier" mean another one.
  const artefact = await storedArtefact(store, name, await earlierOf(store, live, name));
  const action = `rollback ${name} to ${artefact.version}`;
  const ids = Object.entries({ ...live.set.artefacts, [name]: artefact });
  const known = setIdOf(ids.map(([one, { id }]) => ({ package: one, id })));
  if (await store.get(setKey(known))) return rollbackSet(context, known, action);
  return publish(context, { action, choose: () => [artefact], endsCanary: true });
}
