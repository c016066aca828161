import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isOfTheEdge } from '@scripts/build/rules';
import { ownerOf } from '@scripts/core/files';
import { withoutEntities } from 'shared-contract/html-text';
import { answers } from 'shared-contract/route-patterns';
import type { ReleaseSet } from 'shared-release/live';
import type { Check, GateViolation } from '../gate.ts';

/** Returns a function that returns true if a release set has a page, a pattern, or a file at a URL path. */
export function createTargets({ release, files, texts }: ReleaseSet): (pathname: string) => boolean {
  const patterns = Object.values(release.manifest.remotes).flatMap(({ routes }) => routes);
  return (pathname) =>
    pathname in release.pages ||
    pathname in release.files ||
    pathname.slice(1) in files ||
    pathname.slice(1) in texts ||
    isOfTheEdge(pathname) ||
    patterns.some((pattern) => answers(pattern, pathname));
}

const attributes = (html: string, pattern: RegExp) =>
  new Set([...html.matchAll(pattern)].map(([, value = '']) => withoutEntities(value)));

/** Returns the id that a fragment names, or null if its percent-encoding is invalid. A text directive (`:~:`) names none. */
function idIn(fragment: string): string | null {
  const [id = ''] = fragment.slice(1).split(':~:');
  try {
    return decodeURIComponent(id);
  } catch {
    return null;
  }
}

interface ReadPage {
  readonly address: string;
  readonly isChanged: boolean;
  readonly links: ReadonlySet<string>;
  readonly ids: ReadonlySet<string>;
}

/** Reads the links and ids of every public page. */
async function readPages(
  { release, pages }: ReleaseSet,
  folder: string,
  live: ReleaseSet | null,
): Promise<ReadPage[]> {
  return Promise.all(
    Object.entries(release.pages).map(async ([address, { file }]) => {
      const html = await readFile(path.join(folder, file), 'utf8');
      return {
        address,
        isChanged: pages[file] !== live?.pages[file],
        links: attributes(html, /<a\s(?:[^>]*?\s)?href="([^"]*)"/g),
        ids: attributes(html, /\sid="([^"]*)"/g),
      };
    }),
  );
}

/**
 * Checks every link inside the site on every public page. A link that the live release set already lacks is reported only
 * if its page has changed.
 */
export const checkLinks: Check = async ({ set, folder }, live) => {
  const { release } = set;
  const { origin } = release.brand;
  const pages = await readPages(set, folder, live);
  const byAddress = new Map(pages.map((page) => [page.address, page]));
  const isTarget = createTargets(set);
  const wasTarget = live ? createTargets(live) : () => false;
  const found: GateViolation[] = [];
  for (const { address, isChanged, links } of pages)
    for (const link of links) {
      const url = URL.parse(link, origin + address);
      if (url?.origin !== origin) continue;
      const { pathname } = url;
      const id = idIn(url.hash);
      const target = byAddress.get(pathname);
      const report = (name: string, why: string) =>
        found.push({
          check: 'links',
          package: name,
          message: `${address} links to ${link}, ${why}; correct the link, or keep its target`,
        });
      if (!isTarget(pathname)) {
        if (isChanged) report(ownerOf(release, address), 'which is no page or file of the site');
        else if (live && wasTarget(pathname))
          report(ownerOf(live.release, pathname), 'which this release removes');
      } else if (id === null) {
        if (isChanged) report(ownerOf(release, address), 'whose fragment has an invalid percent-encoding');
      } else if (id !== '' && target && !target.ids.has(id) && (isChanged || target.isChanged))
        report(ownerOf(release, isChanged ? address : pathname), `and ${pathname} has no id "${id}"`);
    }
  return found;
};
