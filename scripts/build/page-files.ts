import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { PageFile, PageFile as File, PageFileLists } from 'shared-contract/page-data';
import { layoutOf, packageName, remotes as remoteTable } from 'shared-contract/remotes';
import { chunkNameOf, type RouteBranch } from 'shared-contract/route-patterns';
import type { PackageBuild } from './build-package.ts';

export interface RemoteBuild extends PackageBuild {
  /** Federation name, `mfe_marketing`. */
  readonly remote: string;
  /** Where the site serves it, `/remotes/mfe-marketing/`. */
  readonly base: string;
}

/** A remote's stylesheet, with the name under which the remote's own style loader finds it. */
export type AreaSheet = readonly [...File, name: string];

export interface PageFiles {
  /** The host's stylesheets. */
  readonly styles: File[];
  /** Stylesheets of each remote, by package. */
  readonly areas: Readonly<Record<string, AreaSheet[]>>;
  readonly scripts: File[];
  readonly preloads: File[];
}

function located(build: PackageBuild, base: string) {
  return (file: string): File => {
    const integrity = build.record.integrity[file];
    if (!integrity) throw new Error(`${build.name} has no file ${file}.`);
    return [base + file, integrity];
  };
}

const unique = (files: File[]): File[] => [...new Map(files.map((file) => [file[0], file])).values()];

/**
 * Lists everything that a page loads, before it is served: styles, scripts that start the application, and preloads,
 * which are the remotes' files for exactly these routes, so that no request waits for another.
 */
export function filesForPage(
  shell: PackageBuild,
  owners: readonly RemoteBuild[],
  routeIds: readonly string[],
): PageFiles {
  const chunkNames = routeIds.map(chunkNameOf);
  const fromShell = located(shell, '/');
  const styles = shell.record.initial.css.map(fromShell);
  const areas: Record<string, AreaSheet[]> = {};
  const preloads: File[] = [];
  for (const chunk of chunkNames) {
    const files = shell.record.chunks[chunk];
    if (files) {
      styles.push(...files.css.map(fromShell));
      preloads.push(...files.js.map(fromShell));
    }
  }
  for (const owner of owners) {
    const file = located(owner, owner.base);
    const chunks = [owner.record.initial, ...chunkNames.flatMap((name) => owner.record.chunks[name] ?? [])];
    if (owner.record.entry) preloads.push(file(owner.record.entry));
    const sheets = [...new Set(chunks.flatMap(({ css }) => css))];
    areas[owner.name] = sheets.map((sheet) => [...file(sheet), sheet]);
    preloads.push(...chunks.flatMap(({ js }) => js.map(file)));
  }
  // Without these preloads, the browser would request the host's on-demand modules only when the page's code runs.
  const shares = new Set(
    [shell, ...owners].flatMap(({ record }) =>
      ['routes', ...chunkNames].flatMap((name) => record.consumes[name] ?? []),
    ),
  );
  for (const share of shares) preloads.push(...(shell.record.provides[share]?.js ?? []).map(fromShell));
  const scripts = unique(shell.record.initial.js.map(fromShell));
  const started = new Set(scripts.map(([address]) => address));
  return {
    styles: unique(styles),
    areas,
    scripts,
    preloads: unique(preloads).filter(([address]) => !started.has(address)),
  };
}

/** Returns the remote whose layout wraps the route, followed by the remote that owns the page. */
function ownersOf(pattern: string, owner: RemoteBuild, remotes: readonly RemoteBuild[]): RemoteBuild[] {
  const layout = layoutOf(pattern);
  const row = layout && remoteTable.find((remote) => remote.layout?.path === layout.path);
  const around = remotes.find(({ remote }) => packageName(remote) === row?.package);
  return [...new Set([...(around ? [around] : []), owner])];
}

/**
 * Lists the files that each remote page loads, so that a browser can request all of them in parallel: containers,
 * stylesheets, route chunks, and the modules that they consume from the shell.
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
      const layout = layoutOf(pattern);
      const { areas, preloads } = filesForPage(shell, owners, layout ? [layout.layoutRouteId, ...ids] : ids);
      const sheets = Object.values(areas).flatMap((list) =>
        list.map(([address, integrity]): PageFile => [address, integrity]),
      );
      return [pattern, [...sheets, ...preloads].map(placeOf)] as const;
    }),
  );
  const shellPages = own.map(([address, list]) => [address, list.map(placeOf)] as const);
  return { files, pages: Object.fromEntries([...pages, ...shellPages]) };
}

/** Writes the lists and returns their URL path. */
export function writePageFiles(folder: string, lists: PageFileLists): string {
  const text = JSON.stringify(lists);
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 10);
  const address = `/static/pages/files.${hash}.json`;
  mkdirSync(path.join(folder, 'static/pages'), { recursive: true });
  writeFileSync(path.join(folder, address), text);
  return address;
}
