import type { BootManifest } from './boot-manifest.ts';

/** A file of the site: its URL and its subresource integrity hash. */
export type PageFile = readonly [address: string, integrity: string];

/**
 * A font as the boot script loads it: `file` after the first paint, `rest` only if the page shows characters from it.
 */
export type PageFont = readonly [family: string, weight: string, file: string, rest: string];

/** Files that each page loads in addition to the application. They are known before a visitor requests the page. */
export interface PageFileLists {
  readonly files: readonly PageFile[];
  /** Indexes into `files`, by route pattern. */
  readonly pages: Readonly<Record<string, readonly number[]>>;
}

/**
 * Data that the build renders into a page. It excludes the rest of the release, so that a page with unchanged content
 * stays byte-identical.
 */
export interface OwnData {
  /** When the application starts: when the visitor uses the page, or immediately. */
  readonly start: 'use' | 'now';
  /** Router state of a prerendered page; null if the application renders from scratch. */
  readonly hydration: { readonly loaderData: Record<string, unknown> } | null;
  /** True on the not-found page, whose HTML was rendered for an unknown address. */
  readonly notFound: boolean;
}

/** Files that all pages of a release load. */
interface CommonFiles {
  /** Scripts that start the application. */
  readonly scripts: readonly PageFile[];
  readonly fonts: readonly PageFont[];
  /** URL of the {@link PageFileLists}; missing in development. */
  readonly pageFiles?: string | undefined;
  /** URL of the search data: all sections of the public pages. Missing in development. */
  readonly search?: string | undefined;
  /** Scripts of the form providers that the brand file names. Missing if there are none. */
  readonly embedScripts?: readonly string[] | undefined;
}

export interface SiteFiles extends CommonFiles {
  /** Additional files to preload, by page file (`html/about.html`). */
  readonly preloads: Readonly<Record<string, readonly PageFile[]>>;
}

/** Data that the edge writes into a page of its release: the boot script's load plan and the remotes. */
export interface SiteData<Manifest = BootManifest> extends CommonFiles {
  readonly preloads: readonly PageFile[];
  readonly manifest: Manifest;
}

export type PageData<Manifest = BootManifest> = OwnData & SiteData<Manifest>;

/**
 * Returns the data that the edge writes into a page.
 * @param file path of the page in the release
 */
export const siteDataOf = <Manifest>(
  { site, manifest }: { readonly site: SiteFiles; readonly manifest: Manifest },
  file: string,
): SiteData<Manifest> => ({ ...site, preloads: site.preloads[file] ?? [], manifest });

/** Public settings, which the edge writes into every page. */
export interface PublicSettings {
  readonly supabaseUrl: string;
  readonly supabasePublishableKey: string;
  /** URL of the service worker; missing in development, and if the edge has disabled it. */
  readonly worker?: string | undefined;
}

/** Ids of the page's data blocks. */
export const BOOT_ID = 'boot';
export const SITE_ID = 'site';
export const SETTINGS_ID = 'settings';

/** Id of the notice that the boot script shows if the application doesn't load. */
export const NOTICE_ID = 'not-started';

const opening = (id: string) => `<script type="application/json" id="${id}">`;
const CLOSING = '</script>';

/** Returns a data block as HTML. Escapes `<`, so that no value can end the element. */
export const dataBlock = (id: string, value: unknown): string =>
  opening(id) + JSON.stringify(value).replaceAll('<', '\\u003c') + CLOSING;

/** Returns the start and end of a block's content, or `undefined` if the page doesn't have the block. */
function placeOf(id: string, html: string): [start: number, end: number] | undefined {
  const at = html.indexOf(opening(id));
  if (at < 0) return undefined;
  const start = at + opening(id).length;
  const end = html.indexOf(CLOSING, start);
  return end < 0 ? undefined : [start, end];
}

/** Reads the startup data of a served page from its two blocks. A missing block is skipped. */
export const readPageBlocks = (html: string): Partial<PageData> => ({
  ...(readBlock(SITE_ID, html) as SiteData | undefined),
  ...(readBlock(BOOT_ID, html) as OwnData | undefined),
});

/** Returns the value of a page's block, or `undefined` if the page doesn't have it. */
export function readBlock(id: string, html: string): unknown {
  const place = placeOf(id, html);
  return place && (JSON.parse(html.slice(...place)) as unknown);
}

/** Returns the page with a new value in a block. A page without the block is returned unchanged. */
export function replaceBlock(id: string, html: string, value: unknown): string {
  const place = placeOf(id, html);
  if (!place) return html;
  const start = place[0] - opening(id).length;
  return html.slice(0, start) + dataBlock(id, value) + html.slice(place[1] + CLOSING.length);
}

/* Pages that differ only in text are rendered once, with a slot for each text. Neither HTML nor URLs escape the
   characters of a slot, so it appears in the page unchanged. */

/** Replaces the parameter in the address of the page with slots. No real id contains a tilde. */
export const SLOTS_ID = '~slots~';

/** Returns the slot of a text. For a list, it is the list's only item. */
export const slotOf = (name: string): string => `~~${name}~~`;

/** Matches every slot in a text and captures its name. */
export const SLOTS = /~~(\w+)~~/g;
