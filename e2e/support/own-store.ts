import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readCandidate } from '../../scripts/release/candidate.ts';
import { moveLive, readLive } from '../../scripts/release/live.ts';
import { openStore } from '../../scripts/release/open-store.ts';
import { keysFor } from '../../scripts/release/release-keys.ts';
import { digestInStore, writeSet } from '../../scripts/release/write-set.ts';
import { startService } from '../../scripts/lib/services.ts';
import { backend } from './product.ts';

const server = path.resolve(import.meta.dirname, '../../shell/server/node/main.ts');

/** A store of a test's own, and a site that follows it. */
export interface OwnStore {
  readonly url: string;
  /** Of the store, for who wants to damage it. */
  readonly folder: string;
  /** Makes a release that lies in a folder the live set. */
  release(folder: string, id: string): Promise<void>;
  /** What the site says of itself. */
  served(): Promise<string>;
  stop(): Promise<void>;
}

/** Starts with the release under test. */
export async function ownStore(first: string): Promise<OwnStore> {
  const place = mkdtempSync(path.join(os.tmpdir(), 'ninecourse-store-'));
  const folder = path.join(place, 'store');
  const store = openStore(folder, {});
  const keys = await keysFor(folder, {}, 'sign');
  async function release(built: string, id: string): Promise<void> {
    const made = new Date().toISOString();
    const live = await readLive(store, keys);
    const facts = { id, parent: live?.set.id ?? null, author: 'journey', made };
    const candidate = await readCandidate(built, [], facts);
    await writeSet(store, candidate);
    const digest = await digestInStore(store, candidate.set);
    await moveLive(store, keys, live, { set: id, digest, author: 'journey', action: '', now: Date.now() });
  }
  await release(process.env['E2E_SITE_FOLDER'] ?? '', first);
  const site = await startService('A site that follows a store', server, {
    env: {
      SITE_PORT: '0',
      SITE_STORE: folder,
      SITE_LIVE_KEY: path.join(place, 'live-key.json'),
      SUPABASE_URL: backend().url,
      SUPABASE_PUBLISHABLE_KEY: backend().publishableKey,
    },
  });
  const { origin } = new URL(site.url.replace('127.0.0.1', 'localhost'));
  return {
    url: origin,
    folder,
    release,
    served: async () => (await fetch(new URL('/healthz', origin))).text(),
    async stop() {
      await site.stop();
      rmSync(place, { recursive: true, force: true });
    },
  };
}
