import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildSite } from '@scripts/build/site';
import { parseRelease, type Release } from 'shared-release/release';
import { serveStore } from '../../../shell/server/testing/live-site.ts';
import { createTestStore, filesOfFolder } from '../../../shell/server/testing/test-store.ts';

/** A rendered release as the edge serves it, without a port. */
export interface RenderedSite {
  /** Folder of the rendered release. */
  readonly folder: string;
  readonly release: Release;
  /** URL paths of all public pages. */
  readonly addresses: readonly string[];
  /** URL paths that search engines may list. */
  readonly indexable: readonly string[];
  ask(address: string): Promise<Response>;
  text(address: string): Promise<string>;
}

export async function openRendered(folder: string): Promise<RenderedSite> {
  const file = path.join(folder, 'release.json');
  const release = parseRelease(readFileSync(file, 'utf8'), file);
  const store = await createTestStore();
  await store.publish(filesOfFolder(folder), release.release);
  const settings = { supabaseUrl: 'http://127.0.0.1:9', supabasePublishableKey: 'sb_publishable_x' };
  const { get } = await serveStore(store, { settings, log: () => undefined, now: Date.now });
  const addresses = Object.keys(release.pages).filter((address) => release.pages[address]?.status === 200);
  return {
    folder,
    release,
    addresses,
    indexable: addresses.filter((address) => release.pages[address]?.noindex !== true),
    ask: get,
    text: async (address) => (await get(address)).text(),
  };
}

/** Builds the site and opens it. */
export const builtSite = async (): Promise<RenderedSite> => openRendered(await buildSite(() => undefined));
