import { withoutEntities } from 'shared-contract/html-text';
import { brand } from 'shared-ui/brand';
import { pageCaches } from '../../../service-worker/cache-names.ts';

export interface KeptPage {
  readonly path: string;
  readonly title: string;
}

/** The title that a page gives itself, without the firm's name. */
function titleOf(html: string): string {
  const title = /<title[^>]*>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
  return withoutEntities(title).replace(` | ${brand.name}`, '').trim();
}

/** The pages that the service worker keeps on this device, the latest first, each once. */
export async function readKeptPages(): Promise<KeptPage[]> {
  const found = new Map<string, KeptPage>();
  for (const name of (await pageCaches()).reverse()) {
    const cache = await caches.open(name);
    for (const request of [...(await cache.keys())].reverse()) {
      const path = new URL(request.url).pathname;
      if (found.has(path)) continue;
      const html = await (await cache.match(request, { ignoreVary: true }))?.text();
      if (html !== undefined) found.set(path, { path, title: titleOf(html) || path });
    }
  }
  return [...found.values()];
}
