import { decode } from 'shared-release/encode';
import { createLiveSite, type LiveSiteOptions } from '../live/live-site.ts';
import { fixtureFiles, fixtureSettings } from './fixture.ts';
import type { TestStore } from './test-store.ts';

export const about = (word: string) => ({
  'html/about.html': (fixtureFiles['html/about.html'] ?? '').replaceAll('About', word),
});

/** Creates a site that has polled a store once. `get` sends requests like a browser. */
export async function serveStore(
  store: TestStore,
  options: Pick<LiveSiteOptions, 'log' | 'now'> & Partial<LiveSiteOptions>,
) {
  const site = createLiveSite({ store, key: store.key, decode, settings: fixtureSettings, ...options });
  await site.follower.start();
  const get = (path: string, headers: Record<string, string> = {}, init: RequestInit = {}) =>
    site.answer(new Request(`http://localhost${path}`, { headers, ...init }));
  return { ...site, get };
}
