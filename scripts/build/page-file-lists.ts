import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { PageFile, PageFileLists } from 'shared-contract/page-data';
import { frameOf, frames, packageName, remotes as remoteTable } from 'shared-contract/remotes';
import type { RouteBranch } from 'shared-contract/route-patterns';
import { compressFolder } from './compress.ts';
import type { PackageBuild } from './build-package.ts';
import { filesForPage, type RemoteBuild } from './page-files.ts';

/** The remote whose layout stands around an address, before the one whose page it is. */
function ownersOf(pattern: string, owner: RemoteBuild, remotes: readonly RemoteBuild[]): RemoteBuild[] {
  const frame = frameOf(pattern);
  const row = frame && remoteTable.find((remote) => remote.frame?.path === frame.path);
  const around = remotes.find(({ remote }) => packageName(remote) === row?.package);
  return [...new Set([...(around ? [around] : []), owner])];
}

/**
 * For each address of the remotes what its page loads, so that a browser can ask for all of it at once: the containers,
 * the sheets, the chunks of routes, and what they consume from the shell.
 *
 * @param own the shell's own pages.
 */
export function listPageFiles(
  shell: PackageBuild,
  remotes: readonly RemoteBuild[],
  branchesOf: (remote: string) => readonly RouteBranch[],
  own: readonly (readonly [address: string, files: readonly PageFile[]])[],
): PageFileLists {
  const places = new Map<string, number>();
  const files: PageFile[] = [];
  const placeOf = ([address, integrity]: PageFile) => {
    const known = places.get(address);
    if (known !== undefined) return known;
    places.set(address, files.length);
    return files.push([address, integrity]) - 1;
  };
  const pages = remotes.flatMap((owner) =>
    branchesOf(owner.remote).map(({ pattern, ids }) => {
      const owners = ownersOf(pattern, owner, remotes);
      const layouts = frames.filter(({ path: at }) => frameOf(pattern)?.path === at);
      const layoutIds = layouts.map(({ layoutRouteId }) => layoutRouteId);
      const { areas, preloads } = filesForPage(shell, owners, [...layoutIds, ...ids]);
      const sheets = Object.values(areas).flatMap((list) =>
        list.map(([address, integrity]): PageFile => [address, integrity]),
      );
      return [pattern, [...sheets, ...preloads].map(placeOf)] as const;
    }),
  );
  const shellPages = own.map(([address, list]) => [address, list.map(placeOf)] as const);
  return { files, pages: Object.fromEntries([...pages, ...shellPages]) };
}

/** @returns the address of the written lists. */
export async function writePageFiles(folder: string, lists: PageFileLists): Promise<string> {
  const text = JSON.stringify(lists);
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 10);
  const address = `/static/pages/files.${hash}.json`;
  mkdirSync(path.join(folder, 'static/pages'), { recursive: true });
  writeFileSync(path.join(folder, address), text);
  await compressFolder(path.join(folder, 'static/pages'));
  return address;
}
