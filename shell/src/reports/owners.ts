import { matchRoutes } from 'react-router-dom';
import type { BootManifest } from 'shared-contract/boot-manifest';
import type { PagePart } from 'shared-contract/page-reports';

/** As `packageName` of the table of remotes. What is shared with the first load falls out of its one piece there. */
const packageOf = (name: string): string => name.replaceAll('_', '-');

export interface OwnersOptions {
  readonly manifest: BootManifest;
  /** Of the shell that this page runs; `undefined` in a release that does not say it. */
  readonly shellVersion: string | undefined;
  /** The page's own address. */
  readonly page: string;
  /** The remotes that an address needs; `undefined` for a page of the shell's own. */
  readonly ownersOf: (pathname: string) => readonly string[] | undefined;
}

/** Who has to hear of what happens in this page. */
export interface Owners {
  readonly shell: PagePart;
  /** The part that a file belongs to; `undefined` for a file that is not ours. */
  ofFile(address: string): PagePart | undefined;
  /** The remote of the federation name. */
  ofRemote(name: string): PagePart;
  /** The parts that fill an address, the shell first and the page's own last. */
  ofAddress(pathname: string): readonly PagePart[];
  /** The pattern of an address. Of an address that nobody has, which may say anything, a star. */
  routeOf(pathname: string): string;
}

/** Where a remote's files are: its base in a release; in development, and wherever else it comes from, its entry's folder. */
function baseOf(name: string, entry: string, page: string): string {
  const address = new URL(entry, page);
  const base = `/remotes/${packageOf(name)}/`;
  return address.pathname.startsWith(base) ? address.origin + base : new URL('.', address).href;
}

export function createOwners({ manifest, shellVersion, page, ownersOf }: OwnersOptions): Owners {
  const { origin } = new URL(page);
  const shell: PagePart = { remote: 'shell', version: shellVersion ?? 'unknown' };
  const parts = new Map(
    Object.entries(manifest.remotes).map(([name, { version, entry }]) => [
      name,
      { base: baseOf(name, entry, page), part: { remote: packageOf(name), version } },
    ]),
  );
  const ofRemote = (name: string) => parts.get(name)?.part ?? { remote: packageOf(name), version: 'unknown' };
  const patterns = Object.values({ ...manifest.refused, ...manifest.remotes }).flatMap(({ routes }) =>
    routes.map((path) => ({ path })),
  );
  return {
    shell,
    ofRemote,
    ofFile(address) {
      for (const { base, part } of parts.values()) if (address.startsWith(base)) return part;
      // The document's own address is no file: it may name a person, and what stands in it is the boot script alone.
      return address.startsWith(`${origin}/static/`) || address === `${origin}/sw.js` ? shell : undefined;
    },
    ofAddress: (pathname) => [shell, ...(ownersOf(pathname) ?? []).map(ofRemote)],
    routeOf: (pathname) =>
      ownersOf(pathname) === undefined ? pathname : (matchRoutes(patterns, pathname)?.[0]?.route.path ?? '*'),
  };
}
