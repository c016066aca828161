import path from 'node:path';
import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import type { RsbuildConfig, Rspack, RspackChain } from '@rsbuild/core';
import { pluginMdx } from '@rsbuild/plugin-mdx';
import { pluginReact } from '@rsbuild/plugin-react';
import tailwindcss from '@tailwindcss/postcss';
import { federationName, type RemotePackage } from 'shared-contract/remotes';
import { brandPhotos, withBrandFile } from './brand-file.ts';
import { PathFreeRuntime } from './path-free-runtime.ts';
import { withPhotos } from './photos.ts';
import { PortableModuleIds } from './portable-ids.ts';
import { hasDocuments } from './documents/document-records.ts';
import { mdxOptions } from './prose/mdx-options.ts';
import { groupChunk, groupFile, providedFolder } from './provided-modules.ts';
import { root, sharedModules, sharedVersions } from './shared-modules.ts';
import { SlimFederation } from './slim-federation.ts';

export type PackageName = 'shell' | RemotePackage;

/** The shell watches every file and gives up what hangs long before (`shell/src/remotes/watch-files.ts`). */
const CHUNK_TIMEOUT_MS = 120_000;

/** What pages are made for. */
export const browsers = ['chrome >= 111', 'edge >= 111', 'firefox >= 115', 'safari >= 16.4'];

function shared(role: 'host' | 'remote') {
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
function groupedShares(rspack: typeof import('@rsbuild/core').rspack) {
  const groups = new Map(
    sharedModules().flatMap(({ key, parts }) => parts.map(({ request }) => [request, key] as const)),
  );
  return new rspack.NormalModuleReplacementPlugin(/^shared-(ui|auth)\//, (data) => {
    data.request = groups.get(data.request) ?? data.request;
  });
}

/** A part in a folder of its own brings the files beside it along. */
const belongsTo = (file: string, part: string): boolean =>
  part.includes('/components/') ? path.dirname(file) === path.dirname(part) : file === part;

/** The parts of a group that is provided on demand lie in one file: the shell's own pages take them from there too. */
function onDemandGroups() {
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
const libraries = {
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
const companions: Readonly<Record<string, string>> = { minisearch: 'shell-search', zod: 'shell-schemas' };

const onDemandPackages = {
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
const consumed = {
  name: (module: Rspack.Module) => {
    const key = / (\S+)@/.exec(module.identifier())?.[1];
    if (key === undefined) throw new Error(`No shared module: ${module.identifier()}`);
    return key.replaceAll('/', '-');
  },
  minChunks: 2,
  test: (module: Rspack.Module) => module.type === 'consume-shared-module',
};

/**
 * The federation plugin names CommonJS files of its runtime: no bundler can tree-shake those, and the ES modules that
 * the shell imports would stand beside them as a second copy. One copy, as modules: 4 KB less in every remote's entry.
 */
function oneRuntime(rspack: typeof import('@rsbuild/core').rspack) {
  return new rspack.NormalModuleReplacementPlugin(/@module-federation[\\/][^?"]+\.cjs$/, (data) => {
    data.request = data.request.replace(/\.cjs$/, '.js');
    const created = data.createData as { resource?: string } | undefined;
    if (created?.resource) created.resource = created.resource.replace(/\.cjs$/, '.js');
  });
}

const DOCUMENT = /^\?document$/;

type Mode = 'production' | 'development';

/** The router's package names its development build alone: with its warnings it weighs more, and looks for what nobody reads. */
const productionRouter = {
  'react-router$': path.join(root, 'node_modules/react-router/dist/production/index.mjs'),
  'react-router/dom$': path.join(root, 'node_modules/react-router/dist/production/dom-export.mjs'),
};

/** `<text>.mdx?document` is the paper that is set from a text, in the place of the component. */
function addDocuments(chain: RspackChain, name: PackageName): void {
  chain.module.rule('mdx').resourceQuery({ not: DOCUMENT });
  chain.module
    .rule('document')
    .test(/\.mdx$/)
    .resourceQuery(DOCUMENT)
    .use('document')
    .loader(path.join(import.meta.dirname, 'documents/document-loader.ts'))
    .options({ package: name });
}

function common(name: PackageName, mode: Mode = 'production'): RsbuildConfig {
  return {
    root: path.join(root, name),
    mode,
    logLevel: 'error',
    plugins: [pluginReact(), pluginMdx({ mdxLoaderOptions: mdxOptions })],
    source: {
      define: {
        'process.env.NODE_ENV': JSON.stringify(mode),
        __SHARED_VERSIONS__: JSON.stringify(sharedVersions()),
      },
    },
    ...(mode === 'production' && { resolve: { alias: productionRouter } }),
    performance: { printFileSize: false, buildCache: false },
    // Nothing is served from here; development has its own allow-list.
    server: { cors: { origin: ['http://localhost'] } },
    tools: {
      htmlPlugin: false,
      ...(hasDocuments(name) && { bundlerChain: (chain) => addDocuments(chain, name) }),
      postcss: (_options, { addPlugins }) => {
        addPlugins(tailwindcss({ base: path.join(root, name), optimize: mode === 'production' }));
      },
    },
  };
}

type RspackTool = Extract<NonNullable<RsbuildConfig['tools']>['rspack'], (...all: never) => unknown>;

/** The browser build of a package as one piece: what {@link webConfig} composes from others is bundled or missing. */
export function plainWebConfig(
  name: PackageName,
  outputFolder: string,
  mode: Mode = 'production',
  federated?: RspackTool,
): RsbuildConfig {
  const host = name === 'shell';
  const base = common(name, mode);
  const plain: RspackTool = (config, { appendPlugins, mergeConfig, rspack }) => {
    if (mode === 'production') appendPlugins(new PortableModuleIds(root));
    appendPlugins([withBrandFile(rspack), withPhotos(rspack, brandPhotos)]);
    return mergeConfig(config, {
      optimization: {
        chunkIds: 'named',
        ...(host ? { splitChunks: { cacheGroups: { libraries, onDemandPackages } } } : {}),
      },
      output: {
        uniqueName: name,
        crossOriginLoading: 'anonymous',
        chunkLoadTimeout: CHUNK_TIMEOUT_MS,
        // A module that fails because something it needs did not come has to start anew when that is there.
        strictModuleErrorHandling: true,
      },
    });
  };
  return {
    ...base,
    source: { ...base.source, entry: { main: './src/main.ts' } },
    // Integrity of chunks and styles is checked by each build's own runtime and fails closed.
    security: { sri: { enable: true, algorithm: 'sha256' } },
    output: {
      distPath: { root: outputFolder },
      // A remote's files lie in the folder of its version, which is a digest of all of them. Its loader knows a sheet by
      // the name within that folder: a hash keeps two remotes' apart.
      filenameHash: host,
      ...(host ? {} : { filename: { css: '[name].[contenthash:10].css' } }),
      assetPrefix: host ? '/' : 'auto',
      cleanDistPath: true,
      legalComments: 'none',
      minify: { jsOptions: { minimizerOptions: { compress: { passes: 5 } } } },
      dataUriLimit: 0,
      overrideBrowserslist: browsers,
    },
    tools: { ...base.tools, rspack: federated ? [federated, plain] : plain },
  };
}

/** The browser build of a package, which shares with the others and is composed with them in the page. */
export function webConfig(
  name: PackageName,
  outputFolder: string,
  mode: Mode = 'production',
  entryFile = 'remoteEntry.[contenthash].js',
): RsbuildConfig {
  const host = name === 'shell';
  const plain = plainWebConfig(name, outputFolder, mode, (config, { appendPlugins, mergeConfig, rspack }) => {
    // The first of these has to see the runtime's requests before the second renames them.
    if (mode === 'production') appendPlugins(new PathFreeRuntime(rspack));
    appendPlugins([
      oneRuntime(rspack),
      new SlimFederation(rspack, host ? 'shell' : 'remote'),
      ...(host ? [] : [groupedShares(rspack)]),
    ]);
    const cacheGroups = host ? onDemandGroups() : { consumed };
    return mergeConfig(config, { optimization: { splitChunks: { cacheGroups } } });
  });
  return {
    ...plain,
    plugins: [
      ...(plain.plugins ?? []),
      pluginModuleFederation({
        name: federationName(name),
        shared: shared(host ? 'host' : 'remote'),
        shareStrategy: 'loaded-first',
        dts: false,
        ...(host
          ? {}
          : {
              filename: entryFile,
              exposes: { './routes': { import: './src/routes.tsx', name: 'routes' } },
            }),
        experiments: {
          // A remote loads no remote.
          optimization: { target: 'web', disableSnapshot: true, disableRemote: !host },
        },
      }),
    ],
    source: {
      ...plain.source,
      entry: {
        main: host
          ? [path.join(providedFolder, 'provided.js'), './src/main.ts']
          : path.join(root, 'scripts/build/remote-entry.ts'),
      },
    },
  };
}

/** The build that renders pages at release time. Shared packages come from the shell's build, as in the page. */
export function serverConfig(name: PackageName, outputFolder: string): RsbuildConfig {
  const base = common(name);
  const fromShell = new Set(sharedModules().flatMap(({ parts }) => parts.map(({ request }) => request)));
  return {
    ...base,
    source: {
      ...base.source,
      entry:
        name === 'shell'
          ? { server: [path.join(providedFolder, 'provided-server.js'), './src/server-entry.tsx'] }
          : { routes: './src/routes.tsx' },
    },
    output: {
      target: 'node',
      minify: false,
      emitAssets: false,
      // As in the browser's build: both have to name a picture by the same address.
      dataUriLimit: 0,
      distPath: { root: outputFolder, js: '' },
      cleanDistPath: true,
      filename: { js: '[name].mjs' },
      module: true,
      externals: [
        ({ request }, callback) => {
          if (request && /^(react|react-dom|react-router-dom)(\/|$)/.test(request)) {
            callback(undefined, request, 'module');
          } else if (name !== 'shell' && request && fromShell.has(request)) {
            callback(undefined, `globalThis.__ninecourseShared[${JSON.stringify(request)}]`, 'var');
          } else {
            callback();
          }
        },
      ],
    },
    tools: {
      ...base.tools,
      rspack: (config, { appendPlugins, mergeConfig, rspack }) => {
        appendPlugins([withBrandFile(rspack), withPhotos(rspack, brandPhotos)]);
        return mergeConfig(config, { optimization: { splitChunks: false } });
      },
    },
  };
}
