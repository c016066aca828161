import type { rspack } from '@rsbuild/core';
import { groupFile } from './provided-modules.ts';
import { sharedModules } from './shared-modules.ts';

type RspackModule = typeof rspack;

/** What the shell provides and remotes take, as the federation plugin is told. */
export function shared(role: 'host' | 'remote') {
  return Object.fromEntries(
    sharedModules().map((module) => {
      const { key, version, eager, parts } = module;
      const common = { singleton: true, strictVersion: true, version, requiredVersion: `^${version}` };
      const file = parts.length > 0 ? { import: groupFile(module), shareKey: key } : {};
      return [key, role === 'host' ? { ...common, ...file, eager } : { ...common, import: false as const }];
    }),
  );
}

/** A remote takes a part from its group: `shared-ui/button` is a name in `shared-ui/first`. */
export function groupedShares({ NormalModuleReplacementPlugin }: RspackModule) {
  const groups = new Map(
    sharedModules().flatMap(({ key, parts }) => parts.map(({ request }) => [request, key] as const)),
  );
  return new NormalModuleReplacementPlugin(/^shared-(ui|auth)\//, (data) => {
    data.request = groups.get(data.request) ?? data.request;
  });
}

/**
 * The federation plugin names CommonJS files of its runtime: no bundler can tree-shake those, and the ES modules that
 * the shell imports would stand beside them as a second copy. One copy, as modules: 4 KB less in every remote's entry.
 */
export function oneRuntime({ NormalModuleReplacementPlugin }: RspackModule) {
  return new NormalModuleReplacementPlugin(/@module-federation[\\/][^?"]+\.cjs$/, (data) => {
    data.request = data.request.replace(/\.cjs$/, '.js');
    const created = data.createData as { resource?: string } | undefined;
    if (created?.resource) created.resource = created.resource.replace(/\.cjs$/, '.js');
  });
}
