import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createRsbuild } from '@rsbuild/core';
import { serverConfig, type PackageName } from './config.ts';
import { root } from './shared-modules.ts';

interface Route {
  readonly path?: string;
  readonly index?: boolean;
  readonly children?: readonly Route[];
}

function patterns(routes: readonly Route[], base: string): string[] {
  return routes.flatMap((route) => {
    const at = route.path === undefined ? base : `${base === '/' ? '' : base}/${route.path}`;
    const own = route.index === true || (route.path !== undefined && !route.children) ? [at] : [];
    return [...own, ...patterns(route.children ?? [], at)];
  });
}

/** Route patterns that a remote's source declares now, for the boot manifest of development. */
export async function routesOfSource(name: PackageName): Promise<string[]> {
  const folder = path.join(root, 'dist-dev', `${name}-routes`);
  const rsbuild = await createRsbuild({
    cwd: path.join(root, name),
    rsbuildConfig: serverConfig(name, folder),
  });
  const { close } = await rsbuild.build();
  await close();
  // Only the route table is read; no page is rendered, so the shared packages may be empty.
  Object.assign(globalThis, { __ninecourseShared: new Proxy({}, { get: () => ({}) }) });
  const module = (await import(pathToFileURL(path.join(folder, 'routes.mjs')).href)) as { default: Route[] };
  return patterns(module.default, '/');
}
