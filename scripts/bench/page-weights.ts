import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { BootManifest } from 'shared-contract/boot-manifest';
import { SITE_ID, readPageBlocks, replaceBlock, siteDataOf, type SiteFiles } from 'shared-contract/page-data';

export interface PageWeight {
  readonly page: string;
  /** Document, fonts and scripts; icon and web manifest come on top. */
  readonly requests: number;
  /** Brotli bytes, as they are sent. */
  readonly document: number;
  /** Of the sheets in the document. */
  readonly styles: number;
  readonly fonts: number;
  /** Of the one script in the document itself: what runs before the page is readable. */
  readonly inlineScript: number;
  /** All that is there once the page is hydrated. */
  readonly scripts: number;
}

interface PageLoads {
  readonly styles: string;
  readonly fonts: string[];
  readonly scripts: string[];
  readonly inline: string;
}

/** Pages have their styles and the inline script in common. */
const sizes = new Map<string, number>();

/** As `shell/server/node/encode.ts` packs documents; the files of a release are packed by the build. */
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

/** The files that a page names in its document: it loads no others by itself. */
export function loadsOf(html: string): PageLoads {
  const { scripts = [], preloads = [], fonts = [] } = readPageBlocks(html);
  return {
    styles: all(html, /<style[^>]*>(.*?)<\/style>/gs).join(''),
    fonts: fonts.map(([, , file]) => file),
    scripts: [...scripts, ...preloads].map(([address]) => address),
    inline: all(html, /<script>(.*?)<\/script>/gs).join(''),
  };
}

/** Weighs each public page of a release. */
export function weighPages(site: string): PageWeight[] {
  const release = JSON.parse(readFileSync(path.join(site, 'release.json'), 'utf8')) as {
    pages: Record<string, { file: string }>;
    site: SiteFiles;
    manifest: BootManifest;
  };
  const sizeOf = (address: string): number => {
    const file = path.join(site, address);
    return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
  };
  const sum = (addresses: readonly string[]): number =>
    addresses.reduce((bytes, address) => bytes + sizeOf(address), 0);
  return Object.entries(release.pages).map(([page, { file }]) => {
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
      fonts: sum(fonts),
      inlineScript: packed(inline),
      scripts: sum(scripts) + packed(inline),
    };
  });
}
