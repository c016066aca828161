import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createEdge } from '../../shell/server/edge.ts';
import { createFileStore } from '../../shell/server/node/file-store.ts';
import { parseRelease, type Release } from '../../shell/server/release.ts';
import { buildSite } from '../build/build-site.ts';

/** The site as it is served, without a port: the edge over the release of the present sources. */
export interface BuiltSite {
  readonly release: Release;
  /** Addresses that search engines may list. */
  readonly indexable: readonly string[];
  ask(address: string): Promise<Response>;
  text(address: string): Promise<string>;
}

export async function builtSite(): Promise<BuiltSite> {
  const folder = await buildSite(() => undefined);
  const file = path.join(folder, 'release.json');
  const release = parseRelease(readFileSync(file, 'utf8'), file);
  const settings = { supabaseUrl: 'http://127.0.0.1:9', supabasePublishableKey: 'sb_publishable_x' };
  const edge = createEdge({ release, assets: await createFileStore(folder), settings });
  const ask = async (address: string) => edge.request(`http://localhost${address}`);
  return {
    release,
    indexable: Object.entries(release.pages).flatMap(([address, { status, noindex }]) =>
      status === 200 && noindex !== true ? [address] : [],
    ),
    ask,
    text: async (address) => (await ask(address)).text(),
  };
}
