import type { BootManifest } from './boot-manifest.ts';

/** A file of the site: its address and its subresource integrity. */
export type PageFile = readonly [address: string, integrity: string];

/** A face as the boot script loads it: after the first paint, the rest only when a page shows something of it. */
export type PageFont = readonly [family: string, weight: string, file: string, rest: string];

/** What each page of the site loads beyond the application: known before anybody asks for the page. */
export interface PageFileLists {
  readonly files: readonly PageFile[];
  /** By route pattern: places in `files`. */
  readonly pages: Readonly<Record<string, readonly number[]>>;
}

/** What the build renders into a page. Nothing of the rest of the release: a page whose words stay keeps its bytes. */
export interface OwnData {
  /** When the application starts: when the visitor uses the page, or immediately. */
  readonly start: 'use' | 'now';
  /** Router state of a prerendered page; null where the application renders from nothing. */
  readonly hydration: { readonly loaderData: Record<string, unknown> } | null;
  /** The address that the HTML was rendered for is unknown: the not-found page. */
  readonly notFound: boolean;
}

/** Files of the release that all its pages load. */
interface CommonFiles {
  /** What starts the application. */
  readonly scripts: readonly PageFile[];
  readonly fonts: readonly PageFont[];
  /** Address of the {@link PageFileLists}; none in development. */
  readonly pageFiles?: string | undefined;
  /** Address of what the search reads: all sections of the public pages. None in development. */
  readonly search?: string | undefined;
  /** Scripts of the providers that the brand file names for forms. Left out where there are none. */
  readonly embedScripts?: readonly string[] | undefined;
}

/** What a release knows of the files of its pages. */
export interface SiteFiles extends CommonFiles {
  /** By page file (`html/about.html`): what this page loads besides. */
  readonly preloads: Readonly<Record<string, readonly PageFile[]>>;
}

/** What the edge writes into a page of its release: the plan of the boot script, and which remotes there are. */
export interface SiteData<Manifest = BootManifest> extends CommonFiles {
  readonly preloads: readonly PageFile[];
  readonly manifest: Manifest;
}

/** All that a page knows when it starts. */
export type PageData<Manifest = BootManifest> = OwnData & SiteData<Manifest>;

/** What the edge writes into the page that lies in `file` of a release. */
export const siteDataOf = <Manifest>(
  { site, manifest }: { readonly site: SiteFiles; readonly manifest: Manifest },
  file: string,
): SiteData<Manifest> => ({ ...site, preloads: site.preloads[file] ?? [], manifest });

/** Public settings, which the edge writes into every page. */
export interface PublicSettings {
  readonly supabaseUrl: string;
  readonly supabasePublishableKey: string;
  /** Address of the service worker; none in development, and where the edge has switched it off. */
  readonly worker?: string | undefined;
}

/** Ids of the page's blocks of data. */
export const BOOT_ID = 'boot';
export const SITE_ID = 'site';
export const SETTINGS_ID = 'settings';

/** Id of what the boot script shows when the application does not come. */
export const NOTICE_ID = 'not-started';

const opening = (id: string) => `<script type="application/json" id="${id}">`;
const CLOSING = '</script>';

/** A block of data as it stands in a page. No value can end the element it stands in. */
export const dataBlock = (id: string, value: unknown): string =>
  opening(id) + JSON.stringify(value).replaceAll('<', '\\u003c') + CLOSING;

/** Where a block begins and ends in a page, without its element; `undefined` where there is none. */
function placeOf(id: string, html: string): [start: number, end: number] | undefined {
  const at = html.indexOf(opening(id));
  if (at < 0) return undefined;
  const start = at + opening(id).length;
  const end = html.indexOf(CLOSING, start);
  return end < 0 ? undefined : [start, end];
}

/** What a served page knows when it starts, from both of its blocks; less where it has fewer. */
export const readPageBlocks = (html: string): Partial<PageData> => ({
  ...(readBlock(SITE_ID, html) as SiteData | undefined),
  ...(readBlock(BOOT_ID, html) as OwnData | undefined),
});

/** The value of a block of a page; `undefined` where the page has none. */
export function readBlock(id: string, html: string): unknown {
  const place = placeOf(id, html);
  return place && (JSON.parse(html.slice(...place)) as unknown);
}

/** The page with another value in a block that it has. */
export function replaceBlock(id: string, html: string, value: unknown): string {
  const place = placeOf(id, html);
  if (!place) return html;
  const start = place[0] - opening(id).length;
  return html.slice(0, start) + dataBlock(id, value) + html.slice(place[1] + CLOSING.length);
}
