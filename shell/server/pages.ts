import { SETTINGS_ID, SITE_ID, dataBlock, siteDataOf } from 'shared-contract/page-data';
import type { Asset, AssetStore, Encode, Encoding } from 'shared-release/assets';
import { ReleaseError, type Release } from 'shared-release/release';
import { digestOf, sourceHash } from './digest.ts';
import { publicSettings, type EdgeSettings } from './settings.ts';

function fillSlot(html: string, id: string, value: unknown, file: string): string {
  const slot = dataBlock(id, {});
  const parts = html.split(slot);
  if (parts.length !== 2) {
    throw new ReleaseError(
      `${file} has ${parts.length - 1} places for ${id} (${slot}), expected exactly one`,
    );
  }
  return parts.join(dataBlock(id, value));
}

export interface PageSource {
  readonly release: Pick<Release, 'site' | 'manifest'>;
  readonly assets: AssetStore;
  readonly settings: EdgeSettings;
  readonly encode?: Encode | undefined;
  readonly finish?: (html: string) => string;
}

interface Page {
  readonly body: Uint8Array<ArrayBuffer>;
  readonly digest: string;
  readonly styleHashes: readonly string[];
}

const STYLES = /<style[^>]*>(.*?)<\/style>/gs;

/**
 * Creates pages with the settings and files of the release inserted, once per file and encoding, because a release
 * never changes. Caches finished pages as values: on Workers, a promise of a canceled request would never settle for
 * the next one. Caches compression, which is slow and only runs on Node, as promises, so that nothing is compressed
 * twice.
 */
export function createPages({ release, assets, settings, encode, finish = (html) => html }: PageSource) {
  const plainPages = new Map<string, Page>();
  const encodedPages = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

  async function plain(file: string): Promise<Page> {
    const known = plainPages.get(file);
    if (known) return known;
    const asset = await assets.get(file, []);
    if (!asset) throw new ReleaseError(`${file} is missing from the release`);
    const given = new TextDecoder().decode(asset.body);
    const withSettings = fillSlot(given, SETTINGS_ID, publicSettings(settings), file);
    const html = fillSlot(withSettings, SITE_ID, siteDataOf(release, file), file);
    const finished = finish(html);
    const body = new TextEncoder().encode(finished);
    const styles = [...finished.matchAll(STYLES)].map(([, text = '']) => sourceHash(text));
    const page = { body, digest: await digestOf(body), styleHashes: await Promise.all(styles) };
    plainPages.set(file, page);
    return page;
  }

  function encoded(page: Page, encoding: Encoding, compress: Encode): Promise<Uint8Array<ArrayBuffer>> {
    const key = `${encoding} ${page.digest}`;
    const known = encodedPages.get(key);
    if (known) return known;
    const made = compress(page.body, encoding);
    encodedPages.set(key, made);
    made.catch(() => encodedPages.delete(key));
    return made;
  }

  return async (file: string, encodings: readonly Encoding[]): Promise<Asset> => {
    const page = await plain(file);
    const encoding = encode && encodings[0];
    const body = encoding ? await encoded(page, encoding, encode) : page.body;
    return {
      body,
      contentType: 'text/html; charset=utf-8',
      etag: encoding ? `"${page.digest}-${encoding}"` : `"${page.digest}"`,
      styleHashes: page.styleHashes,
      ...(encoding && { encoding }),
    };
  };
}

export type Pages = ReturnType<typeof createPages>;

export function pageFiles(release: Release): string[] {
  const missing = (release.missing ?? []).flatMap((page) => (page.found ? [page, page.found] : [page]));
  const files = [...Object.values(release.pages), ...release.frames, ...missing].map(({ file }) => file);
  return [...new Set([...files, release.notFound])];
}
