import { readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createRsbuild } from '@rsbuild/core';
import * as React from 'react';
import * as ReactDom from 'react-dom';
import { routeBranches, type DeclaredRoute, type RouteBranch } from 'shared-contract/route-patterns';
import { serverConfig, type PackageName } from './config.ts';
import { folderOf, root } from './places.ts';

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
    // Only the route table is read; no page is rendered, so the shared packages may be empty. What stands beside the table
    // may make contexts and lazy parts.
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
 * The addresses that a remote's source declares and what it says of them, for the boot manifest of development.
 *
 * @returns a function that answers for the source as it stands now; it reads again only after an edit, and keeps the
 * last good answer while an edit does not compile.
 */
export function branchesOfSource(name: PackageName): () => Promise<RouteBranch[]> {
  const folder = path.join(folderOf(name), 'src');
  // The routes, and what they say of their pages, stand at the top of a remote's source.
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
