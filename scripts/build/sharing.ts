import type { rspack } from '@rsbuild/core';
import { groupFile } from './provided-modules.ts';
import { sharedModules } from './shared-modules.ts';

type RspackModule = typeof rspack;

/** Returns the `shared` option of the federation plugin: the modules that the shell provides and remotes consume. */
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

/** Redirects a remote's imports to their group: `shared-ui/button` is an export of `shared-ui/first`. */
export function groupedShares({ NormalModuleReplacementPlugin }: RspackModule) {
  const groups = new Map(
    sharedModules().flatMap(({ key, parts }) => parts.map(({ request }) => [request, key] as const)),
  );
  return new NormalModuleReplacementPlugin(/^shared-(ui|auth)\//, (data) => {
    data.request = groups.get(data.request) ?? data.request;
  });
}

/**
 * Replaces the CommonJS files of the federation runtime, which its plugin names, with ES modules. Bundlers can't
 * tree-shake CommonJS, and the ES modules that the shell imports would be a second copy. Saves 4 KB in every remote's
 * entry.
 */
export function oneRuntime({ NormalModuleReplacementPlugin }: RspackModule) {
  return new NormalModuleReplacementPlugin(/@module-federation[\\/][^?"]+\.cjs$/, (data) => {
    data.request = data.request.replace(/\.cjs$/, '.js');
    const created = data.createData as { resource?: string } | undefined;
    if (created?.resource) created.resource = created.resource.replace(/\.cjs$/, '.js');
  });
}
