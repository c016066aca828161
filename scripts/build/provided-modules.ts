import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Rspack } from '@rsbuild/core';
import { root } from '@scripts/core/files';
import { type SharedModule, sharedModules } from './shared-modules.ts';

export const providedFolder = path.join(root, 'node_modules/.cache/ninecourse');

/** Returns the module that exports all modules of a group. */
export const groupFile = ({ key }: Pick<SharedModule, 'key'>): string =>
  path.join(providedFolder, `${key.replace('/', '-')}.js`);

export const groupChunk = ({ key }: Pick<SharedModule, 'key'>): string => key.replace('/', '-');

const groups = (): SharedModule[] => sharedModules().filter(({ parts }) => parts.length > 0);

/**
 * Lists the modules that a remote's server build takes from the shell's: React, and every module of the shared
 * packages.
 */
export const providedRequests = (): string[] =>
  sharedModules().flatMap(({ key, parts }) =>
    parts.length > 0 ? parts.map(({ request }) => request) : [key],
  );

/** Returns the expression that reads a shared module in the server build. */
export const takenFromShell = (request: string): string =>
  `globalThis.__ninecourseShared[${JSON.stringify(request)}]`;

/** Lists the shared modules that a finished server build reads. */
export const takenBy = (code: string): string[] => [
  ...new Set(
    [...code.matchAll(/globalThis\.__ninecourseShared\["([^"]+)"\]/g)].flatMap(
      ([, request]) => request ?? [],
    ),
  ),
];

/**
 * Writes the entry modules that import every shared group, because the host provides only modules in its own module
 * graph. The groups of the initial load are imported immediately, and the others as separate chunks. For rendering, a
 * global object holds the modules for the remotes' server builds.
 */
export function writeProvidedModules(): void {
  mkdirSync(providedFolder, { recursive: true });
  for (const group of groups())
    writeFileSync(
      groupFile(group),
      group.parts.map(({ request }) => `export * from '${request}';\n`).join(''),
    );
  const relative = (group: SharedModule) => `'./${path.basename(groupFile(group))}'`;
  const web = [
    ...groups()
      .filter(({ eager }) => eager)
      .map((group) => `import ${relative(group)};`),
    `export const onDemand = [${groups()
      .filter(({ eager }) => !eager)
      .map((group) => `() => import(/* webpackChunkName: "${groupChunk(group)}" */ ${relative(group)})`)
      .join(', ')}];`,
  ];
  const requests = providedRequests();
  const server = [
    ...requests.map((request, index) => `import * as module${String(index)} from '${request}';`),
    `globalThis.__ninecourseShared = {${requests
      .map((request, index) => `${JSON.stringify(request)}: module${String(index)}`)
      .join(', ')}};`,
  ];
  writeFileSync(path.join(providedFolder, 'provided.js'), `${web.join('\n')}\n`);
  writeFileSync(path.join(providedFolder, 'provided-server.js'), `${server.join('\n')}\n`);
}

/** A part with its own folder below `components` includes the other files of that folder. */
const belongsTo = (file: string, part: string): boolean =>
  /\/components\/[^/]+\//.test(part) ? path.dirname(file) === path.dirname(part) : file === part;

/** Puts each on-demand group of shared modules in one file. The shell's own pages load the modules from it too. */
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

/** npm packages of the initial load, in a separate file that changes less often than the shell's code. */
export const libraries = {
  name: 'libraries',
  priority: 10,
  test: /[\\/]node_modules[\\/](\.cache|@module-federation[\\/](enhanced|runtime-tools)|clsx|react|react-dom|react-hot-toast|react-router|react-router-dom|scheduler|zustand)[\\/]/,
  chunks: 'initial' as const,
  enforce: true,
};

/**
 * The named chunk that an on-demand package joins. Other packages get a file under their own name. The bundler would
 * derive names from all paths in a chunk, and every chunk name is in the initial load, together with the digest of its
 * file.
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
 * Shared modules that several chunks of a remote consume from the shell. The names are explicit, because the bundler
 * would order such groups by a hash of the modules' paths, and the output would depend on the build folder.
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
 * npm packages that nearly every page of a remote uses, in one file. Over HTTP/1.1 a browser has six connections: a
 * page with six stalled files would leave none for the shell to report the failure.
 */
export const remoteLibraries = {
  name: 'libraries',
  priority: 5,
  test: /[\\/]node_modules[\\/](@tanstack[\\/](query-core|react-query)|zod)[\\/]/,
  chunks: 'async' as const,
  enforce: true,
};

/** The same for the code in a remote's `lib` and `ui` that most of its chunks use. */
export const remoteCommons = {
  name: 'common',
  priority: 4,
  test: /[\\/]src[\\/](lib|ui)[\\/]/,
  minChunks: 10,
  chunks: 'async' as const,
  enforce: true,
};
