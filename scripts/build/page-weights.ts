import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { BootManifest } from 'shared-contract/boot-manifest';
import { SITE_ID, readPageBlocks, replaceBlock, siteDataOf, type SiteFiles } from 'shared-contract/page-data';
import { encodedForm, isTextFile } from './compress.ts';

export interface PageWeight {
  readonly page: string;
  /** Document, fonts, and scripts. The icon and the web manifest are not counted. */
  readonly requests: number;
  /** Brotli bytes, as sent. */
  readonly document: number;
  /** Of the stylesheets in the document. */
  readonly styles: number;
  readonly fonts: number;
  /** Of the document's inline script, which runs before the page is readable. */
  readonly inlineScript: number;
  /** All scripts that have loaded once the page is hydrated. */
  readonly scripts: number;
}

interface PageLoads {
  readonly styles: string;
  readonly fonts: string[];
  readonly scripts: string[];
  readonly inline: string;
}

/** Compressed sizes by text: pages share their styles and the inline script. */
const sizes = new Map<string, number>();

/** Compresses like `shell/server/node/encode.ts`, which handles documents. */
export function packed(text: string): number {
  const known = sizes.get(text);
  if (known !== undefined) return known;
  const { length } = brotliCompressSync(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  });
  sizes.set(text, length);
  return length;
}

const all = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map(([, found]) => found ?? '');

/** Lists the files that a page's document references. It loads no others by itself. */
export function loadsOf(html: string): PageLoads {
  const { scripts = [], preloads = [], fonts = [] } = readPageBlocks(html);
  return {
    styles: all(html, /<style[^>]*>(.*?)<\/style>/gs).join(''),
    fonts: fonts.map(([, , file]) => file),
    scripts: [...scripts, ...preloads].map(([address]) => address),
    inline: all(html, /<script>(.*?)<\/script>/gs).join(''),
  };
}

/** Weighs the pages of a rendered release, with its files as the edge sends them. */
export async function weighPages(site: string): Promise<PageWeight[]> {
  const release = JSON.parse(readFileSync(path.join(site, 'release.json'), 'utf8')) as {
    pages: Record<string, { file: string }>;
    site: SiteFiles;
    manifest: BootManifest;
  };
  const sizeOf = async (address: string): Promise<number> => {
    const bytes = new Uint8Array(readFileSync(path.join(site, address)));
    return isTextFile(address) ? (await encodedForm(bytes, 'br')).length : bytes.length;
  };
  const sum = async (addresses: readonly string[]): Promise<number> =>
    (await Promise.all(addresses.map(sizeOf))).reduce((all, one) => all + one, 0);
  const weigh = async ([page, { file }]: [string, { file: string }]): Promise<PageWeight> => {
    const html = replaceBlock(
      SITE_ID,
      readFileSync(path.join(site, file), 'utf8'),
      siteDataOf(release, file),
    );
    const { styles, fonts, scripts, inline } = loadsOf(html);
    return {
      page,
      requests: 1 + fonts.length + scripts.length,
      document: packed(html),
      styles: packed(styles),
      fonts: await sum(fonts),
      inlineScript: packed(inline),
      scripts: (await sum(scripts)) + packed(inline),
    };
  };
  return Promise.all(Object.entries(release.pages).map(weigh));
}
