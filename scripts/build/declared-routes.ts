import { readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createRsbuild } from '@rsbuild/core';
import { folderOf, root } from '@scripts/core/files';
import * as React from 'react';
import * as ReactDom from 'react-dom';
import {
  type DeclaredRoute,
  type JudgedRoute,
  judgedRoutes,
  type RouteBranch,
  routeBranches,
} from 'shared-contract/route-patterns';
import { type PackageName, serverConfig } from './config.ts';

/** The routes that a remote declares, or the reason why the shell rejects them. */
export type DeclaredRoutes =
  | { readonly package: string; readonly routes: readonly JudgedRoute[] }
  | { readonly package: string; readonly refused: string };

/** The URLs of the shell and of all remotes, as the shell of the release reads them. */
export interface SiteRoutes {
  readonly ownAddresses: readonly string[];
  readonly remotes: readonly DeclaredRoutes[];
}

/** The functions of the shell that check a module's shape. The page uses the same ones. */
interface Judge {
  readonly routeBranches: (remote: string, module: unknown) => readonly RouteBranch[];
  readonly ownAddresses: readonly string[];
}

export const siteRoutesOf = (
  { routeBranches, ownAddresses }: Judge,
  remotes: readonly { readonly name: string; readonly remote: string }[],
  modules: Readonly<Record<string, unknown>>,
): SiteRoutes => ({
  ownAddresses,
  remotes: remotes.map(({ name, remote }): DeclaredRoutes => {
    try {
      routeBranches(remote, modules[remote]);
    } catch (error) {
      return { package: name, refused: error instanceof Error ? error.message : String(error) };
    }
    const module = modules[remote] as { readonly default: readonly DeclaredRoute[] };
    return { package: name, routes: judgedRoutes(module.default) };
  }),
});

let reads = 0;

async function readRoutes(name: PackageName): Promise<RouteBranch[]> {
  const folder = path.join(root, 'dist-dev', `${name}-routes-${String(process.pid)}-${String(++reads)}`);
  try {
    const rsbuild = await createRsbuild({
      cwd: folderOf(name),
      rsbuildConfig: serverConfig(name, folder),
    });
    const { close } = await rsbuild.build();
    await close();
    // Only the route table is read and no page is rendered, so the shared packages may be empty. React is real, because
    // modules next to the table may create contexts and lazy components.
    const libraries: Readonly<Record<string, unknown>> = { react: React, 'react-dom': ReactDom };
    const taken = (_: object, request: string) => libraries[request] ?? {};
    Object.assign(globalThis, { __ninecourseShared: new Proxy({}, { get: taken }) });
    const module = (await import(pathToFileURL(path.join(folder, 'routes.mjs')).href)) as {
      default: readonly DeclaredRoute[];
    };
    return routeBranches(module.default);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Reads the routes that a remote's source declares, for the boot manifest in development.
 *
 * @returns a function that returns the current routes. It reads the source only after an edit, and returns the last
 *   valid routes while an edit doesn't compile.
 */
export function branchesOfSource(name: PackageName): () => Promise<RouteBranch[]> {
  const folder = path.join(folderOf(name), 'src');
  // The routes and their page metadata are at the top level of a remote's source.
  const lastChange = () => {
    const files = readdirSync(folder).filter((file) => /\.tsx?$/.test(file));
    return Math.max(...files.map((file) => statSync(path.join(folder, file)).mtimeMs));
  };
  let known: { changed: number; branches: Promise<RouteBranch[]> } | undefined;
  return () => {
    const changed = lastChange();
    if (known?.changed === changed) return known.branches;
    const before = known?.branches;
    const branches = readRoutes(name).catch((error: unknown) => {
      if (before) return before;
      throw error;
    });
    known = { changed, branches };
    return branches;
  };
}
