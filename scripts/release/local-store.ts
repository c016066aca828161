import path from 'node:path';
import type { JWK } from 'jose';
import type { Candidate } from './candidate.ts';
import { moveLive, readLive } from './live.ts';
import { openStore } from './open-store.ts';
import { keysFor } from './release-keys.ts';
import { digestInStore, writeSet } from './write-set.ts';

/** A store in a folder that a local site serves, and the public key for its pointer. */
export interface LocalStore {
  readonly store: string;
  readonly key: JWK;
}

/** Returns the settings of a site that serves the store. They replace those of `.env`. */
export const siteSettings = ({ store, key }: LocalStore) => ({
  SITE_STORE: store,
  SITE_LIVE_KEY: JSON.stringify(key),
  SITE_STATE: '',
});

/** Makes a rendered release live in the store of a data folder, without checks. */
export async function storeCandidate(candidate: Candidate, dataFolder: string): Promise<LocalStore> {
  const folder = path.join(dataFolder, 'release-store');
  const store = openStore(folder, {});
  const keys = await keysFor(folder, {}, 'sign');
  const { id, author } = candidate.set;
  const live = await readLive(store, keys);
  await writeSet(store, candidate);
  const digest = await digestInStore(store, candidate.set);
  await moveLive(store, keys, live, { set: id, digest, author, action: '', now: Date.now() });
  return { store: folder, key: keys.verify };
}
