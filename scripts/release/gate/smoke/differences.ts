import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReleaseSet } from 'shared-release/live';
import { pageKey, type ReadStore } from 'shared-release/store';
import type { Artifact } from '../../artifacts.ts';
import type { Candidate } from '../../candidate.ts';
import { isChanged } from '../../changed-artifacts.ts';
import { pageFilesOf } from '../record.ts';
import { scriptsOf, textOf } from '../record.ts';
import type { Difference } from './plan-visits.ts';

/** Every release of a remote has a new entry, because the entry contains the integrity of all its chunks. */
const isEntry = (url: string) => /\/remoteEntry\.[^/]+\.js$/.test(url);
const isStylesheet = (url: string) => url.endsWith('.css');

const baseOf = ({ package: name }: Artifact) => (name === 'shell' ? '/' : `/remotes/${name}/`);

/** Matches the bundler's request of a chunk on demand, with the chunk's name. */
const ON_DEMAND = /\.e\("([^"]+)"\)/g;
const chunkNameOf = (file: string) => path.posix.basename(file).replace(/\.[0-9a-f]+\.js$/, '');

/** Maps each script of the changed packages to the scripts that it loads on demand, by URL path. */
async function loadedOnDemand(
  artifacts: readonly Artifact[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const found = new Map<string, readonly string[]>();
  for (const artifact of artifacts) {
    const urlOf = (file: string) => baseOf(artifact) + file.slice('web/'.length);
    const scripts = scriptsOf(artifact);
    const byName = new Map(scripts.map((file) => [chunkNameOf(file), urlOf(file)]));
    for (const file of scripts) {
      const names = [...(await textOf(artifact, file)).matchAll(ON_DEMAND)].map(([, name = '']) => name);
      found.set(
        urlOf(file),
        names.flatMap((name) => byName.get(name) ?? []),
      );
    }
  }
  return found;
}

/** Adds the files that the given ones load on demand. The route module isn't followed: it loads every page. */
function withOnDemand(urls: readonly string[], loads: ReadonlyMap<string, readonly string[]>): string[] {
  const all = new Set(urls);
  // Iterating a set includes the entries added during the loop.
  for (const url of all)
    if (chunkNameOf(url) !== 'routes') for (const other of loads.get(url) ?? []) all.add(other);
  return [...all].filter((url) => !isEntry(url));
}

const withoutStylesheets = (html: string) => html.replaceAll(/<style [^>]*data-sheet=.*?<\/style>/gs, '');

/**
 * Compares a candidate with the live release set.
 *
 * @returns a function for the difference of a page: of its document, its scripts, also those that load on demand, or its
 *   stylesheets. `file` is the document of a prerendered page.
 */
export async function findDifferences(
  { set, folder, artifacts }: Candidate,
  live: ReleaseSet | null,
  store: ReadStore,
): Promise<(pattern: string, file?: string) => Difference> {
  if (!live || JSON.stringify(live.release.site.scripts) !== JSON.stringify(set.release.site.scripts))
    return () => 'code';
  const loads = await loadedOnDemand(artifacts.filter((artifact) => isChanged(artifact, live)));
  const [rows, liveRows] = [pageFilesOf(set), pageFilesOf(live)];

  /** Compares two lists of files. A file name contains the digest of its content. */
  const filesDiffer = (now: readonly string[] = [], before: readonly string[] = []): Difference => {
    const all = withOnDemand(now, loads);
    const other = [
      ...all.filter((url) => !(url.slice(1) in live.files)),
      ...all.filter((url) => now.includes(url) && !before.includes(url)),
      ...before.filter((url) => !isEntry(url) && !now.includes(url)),
    ];
    if (other.length === 0) return 'none';
    return other.every(isStylesheet) ? 'stylesheets' : 'code';
  };
  const documents = new Map<string, Difference>();
  for (const [file, digest] of Object.entries(set.pages)) {
    const liveDigest = live.pages[file];
    if (liveDigest === digest) continue;
    const stored = liveDigest === undefined ? null : await store.get(pageKey(liveDigest));
    const before = new TextDecoder().decode(stored?.bytes);
    const now = await readFile(path.join(folder, file), 'utf8');
    documents.set(file, withoutStylesheets(before) === withoutStylesheets(now) ? 'stylesheets' : 'code');
  }
  const addresses = (page: ReleaseSet, file: string) =>
    page.release.site.preloads[file]?.map(([address]) => address);
  return (pattern, file) => {
    const found = [
      filesDiffer(rows.get(pattern), liveRows.get(pattern)),
      ...(file === undefined
        ? []
        : [documents.get(file) ?? 'none', filesDiffer(addresses(set, file), addresses(live, file))]),
    ];
    return found.find((one) => one === 'code') ?? found.find((one) => one === 'stylesheets') ?? 'none';
  };
}
