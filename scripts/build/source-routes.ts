import { rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createRsbuild } from '@rsbuild/core';
import { routePatterns, type DeclaredRoute } from 'shared-contract/route-patterns';
import { serverConfig, type PackageName } from './config.ts';
import { root } from './shared-modules.ts';

let reads = 0;

async function readRoutes(name: PackageName): Promise<string[]> {
  const folder = path.join(root, 'dist-dev', `${name}-routes-${String(process.pid)}-${String(++reads)}`);
  try {
    const rsbuild = await createRsbuild({
      cwd: path.join(root, name),
      rsbuildConfig: serverConfig(name, folder),
    });
    const { close } = await rsbuild.build();
    await close();
    // Only the route table is read; no page is rendered, so the shared packages may be empty.
    Object.assign(globalThis, { __ninecourseShared: new Proxy({}, { get: () => ({}) }) });
    const module = (await import(pathToFileURL(path.join(folder, 'routes.mjs')).href)) as {
      default: readonly DeclaredRoute[];
    };
    return routePatterns(module.default);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Route patterns that a remote's source declares, for the boot manifest of development.
 *
 * @returns a function that answers for the source as it stands now; it reads again only after an edit, and keeps the
 * last good answer while an edit does not compile.
 */
export function routesOfSource(name: PackageName): () => Promise<string[]> {
  const file = path.join(root, name, 'src/routes.tsx');
  let known: { changed: number; routes: Promise<string[]> } | undefined;
  return () => {
    const changed = statSync(file).mtimeMs;
    if (known?.changed === changed) return known.routes;
    const before = known?.routes;
    const routes = readRoutes(name).catch((error: unknown) => {
      if (before) return before;
      throw error;
    });
    known = { changed, routes };
    return routes;
  };
}
