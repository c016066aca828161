import path from 'node:path';
import { federationName } from 'shared-contract/remotes';
import type { BuildRecord, ChunkFiles } from '../build/build-record.ts';
import { groupChunk } from '../build/provided-modules.ts';
import { root } from '../build/shared-modules.ts';

/** What stands in the place of the federation runtime: the remotes' routes are chunks of this build. */
export function stubRuntime(packages: readonly string[]): string {
  const routes = packages.map((name) => {
    const file = JSON.stringify(path.join(root, name, 'src/routes.tsx'));
    return `${JSON.stringify(`${federationName(name)}/routes`)}: () => import(/* webpackChunkName: "${name}" */ ${file})`;
  });
  return [
    `const routes = { ${routes.join(', ')} };`,
    'export const loadRemote = (id) => routes[id]();',
    ...['registerGlobalPlugins', 'registerPlugins', 'registerRemotes'].map(
      (name) => `export const ${name} = () => undefined;`,
    ),
  ].join('\n');
}

/** The chunks of the whole that stand in a build of the product, under the same names: all but those of federation. */
export function sameChunks(
  from: BuildRecord,
  name: string,
  product: BuildRecord,
): Record<string, ChunkFiles> {
  const groups = Object.keys(product.provides).map((key) => groupChunk({ key }));
  const ofFederation = new Set([federationName(name), 'routes', ...groups]);
  return Object.fromEntries(
    Object.keys(product.chunks)
      .filter((chunk) => !ofFederation.has(chunk))
      .map((chunk) => {
        const files = from.chunks[chunk];
        if (!files) throw new Error(`The monolith has no chunk ${chunk}.`);
        return [chunk, files];
      }),
  );
}
