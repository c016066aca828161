import path from 'node:path';
import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import type { RsbuildConfig, RspackChain } from '@rsbuild/core';
import { pluginMdx } from '@rsbuild/plugin-mdx';
import { pluginReact } from '@rsbuild/plugin-react';
import tailwindcss from '@tailwindcss/postcss';
import { federationName } from 'shared-contract/remotes';
import { brandPhotos, withBrandFile } from './brand-file.ts';
import { browsers } from './browsers.ts';
import { consumed, libraries, onDemandGroups, onDemandPackages, remoteLibraries } from './chunk-groups.ts';
import { PathFreeRuntime } from './path-free-runtime.ts';
import { withPhotos } from './photos.ts';
import { folderOf } from './places.ts';
import { PortableModuleIds } from './portable-ids.ts';
import { mdxOptions } from './prose/mdx-options.ts';
import { providedFolder, providedRequests, takenFromShell } from './provided-modules.ts';
import { root, sharedVersions } from './shared-modules.ts';
import { groupedShares, oneRuntime, shared } from './sharing.ts';
import { SlimFederation } from './slim-federation.ts';

/** Remotes of other repositories are no rows of the table. */
export type PackageName = 'shell' | `mfe-${string}`;

/** The shell watches every file and gives up what hangs long before (`shell/src/remotes/watch-files.ts`). */
const CHUNK_TIMEOUT_MS = 120_000;

const DOCUMENT = /^\?document$/;

/** Script of a remote's container, before it has its digest. */
const CONTAINER = 'remoteEntry.js';

type Mode = 'production' | 'development';

/** The router's package names its development build alone: with its warnings it weighs more, and looks for what nobody reads. */
const productionRouter = {
  'react-router$': path.join(root, 'node_modules/react-router/dist/production/index.mjs'),
  'react-router/dom$': path.join(root, 'node_modules/react-router/dist/production/dom-export.mjs'),
};

/** `<text>.mdx?document` is the paper that is set from a text, in the place of the component. */
function addDocuments(chain: RspackChain): void {
  chain.module.rule('mdx').resourceQuery({ not: DOCUMENT });
  chain.module
    .rule('document')
    .test(/\.mdx$/)
    .resourceQuery(DOCUMENT)
    .use('document')
    .loader(path.join(import.meta.dirname, 'documents/document-loader.ts'));
}

function common(name: PackageName, mode: Mode = 'production'): RsbuildConfig {
  return {
    root: folderOf(name),
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
      bundlerChain: addDocuments,
      postcss: (_options, { addPlugins }) => {
        // The bundler compiles and minifies for `browsers`. Tailwind would do so first, for a list of its own.
        addPlugins(tailwindcss({ base: folderOf(name), optimize: false }));
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
      filenameHash: true,
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
export function webConfig(name: PackageName, outputFolder: string, mode: Mode = 'production'): RsbuildConfig {
  const host = name === 'shell';
  const plain = plainWebConfig(name, outputFolder, mode, (config, { appendPlugins, mergeConfig, rspack }) => {
    // The first of these has to see the runtime's requests before the second renames them.
    if (mode === 'production') appendPlugins(new PathFreeRuntime(rspack));
    appendPlugins([
      oneRuntime(rspack),
      new SlimFederation(rspack, host ? 'shell' : 'remote'),
      ...(host ? [] : [groupedShares(rspack)]),
    ]);
    const cacheGroups = host ? onDemandGroups() : { consumed, remoteLibraries };
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
              filename: CONTAINER,
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
          : path.join(import.meta.dirname, 'remote-entry.ts'),
      },
    },
  };
}

/**
 * The build that renders pages at release time. Shared packages and React come from the shell's build, as in the page, and
 * everything else is bundled: what was built once renders wherever it is taken.
 */
export function serverConfig(name: PackageName, outputFolder: string): RsbuildConfig {
  const base = common(name);
  const fromShell = new Set(name === 'shell' ? [] : providedRequests());
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
          if (request && fromShell.has(request)) callback(undefined, takenFromShell(request), 'var');
          else callback();
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
