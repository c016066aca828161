import path from 'node:path';
import type { Rspack } from '@rsbuild/core';
import { groupChunk, groupFile } from './provided-modules.ts';
import { root, sharedModules } from './shared-modules.ts';

/** A part in a folder of its own brings the files beside it along. */
const belongsTo = (file: string, part: string): boolean =>
  part.includes('/components/') ? path.dirname(file) === path.dirname(part) : file === part;

/** The parts of a group that is provided on demand lie in one file: the shell's own pages take them from there too. */
export function onDemandGroups() {
  return Object.fromEntries(
    sharedModules()
      .filter(({ eager }) => !eager)
      .map((module) => {
        const parts = module.parts.map(({ file }) => path.join(root, file));
        const name = `${groupChunk(module)}-parts`;
        const test = (candidate: Rspack.Module) => {
          const file = candidate.nameForCondition() ?? '';
          return file === groupFile(module) || parts.some((part) => belongsTo(file, part));
        };
        return [name, { name, test, chunks: 'async' as const, enforce: true }];
      }),
  );
}

/** What the first load takes from npm, in a file of its own: it changes less often than ours. */
export const libraries = {
  name: 'libraries',
  priority: 10,
  test: /[\\/]node_modules[\\/](\.cache|@module-federation[\\/](enhanced|runtime-tools)|clsx|react|react-dom|react-hot-toast|react-router|react-router-dom|scheduler|zustand)[\\/]/,
  chunks: 'initial' as const,
  enforce: true,
};

/**
 * What a package on demand travels with, or a file of its own name: the bundler would name that one after every path in
 * it, and each name of a chunk stands in the first load, with the digest of its file.
 */
const companions: Readonly<Record<string, string>> = {
  minisearch: 'shell-search',
  'ts-ics': 'shared-ui-calendar-parts',
  zod: 'shell-schemas',
};

export const onDemandPackages = {
  name: (module: Rspack.Module) => {
    const name = /[\\/]node_modules[\\/]([\w-]+)[\\/]/.exec(module.nameForCondition() ?? '')?.[1] ?? '';
    return companions[name] ?? name;
  },
  priority: 5,
  test: /[\\/]node_modules[\\/](minisearch|ts-ics|zod)[\\/]/,
  chunks: 'async' as const,
  enforce: true,
};

/**
 * What several chunks of a remote take from the shell. Named, because the bundler would order such groups by a hash of
 * the modules' paths, and the folder of a build would show in the order of a list.
 */
export const consumed = {
  name: (module: Rspack.Module) => {
    const key = / (\S+)@/.exec(module.identifier())?.[1];
    if (key === undefined) throw new Error(`No shared module: ${module.identifier()}`);
    return key.replaceAll('/', '-');
  },
  minChunks: 2,
  test: (module: Rspack.Module) => module.type === 'consume-shared-module',
};

/**
 * What nearly every page of a remote takes from npm, as one file: over HTTP/1.1 a browser has six connections, and a page
 * of six files that hang would leave none for the shell to say so.
 */
export const remoteLibraries = {
  name: 'libraries',
  priority: 5,
  test: /[\\/]node_modules[\\/](@tanstack[\\/](query-core|react-query)|zod)[\\/]/,
  chunks: 'async' as const,
  enforce: true,
};
