import path from 'node:path';
import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import type { RsbuildConfig, RspackChain } from '@rsbuild/core';
import { pluginMdx } from '@rsbuild/plugin-mdx';
import { pluginReact } from '@rsbuild/plugin-react';
import { browsers, folderOf, root } from '@scripts/core/files';
import { brandPhotos } from '@scripts/core/modules';
import { documentLoader } from '@scripts/documents/papers';
import { mdxOptions } from '@scripts/documents/prose';
import tailwindcss from '@tailwindcss/postcss';
import { federationName } from 'shared-contract/remotes';
import { withBrandFile } from './brand-file.ts';
import {
  consumed,
  libraries,
  onDemandGroups,
  onDemandPackages,
  providedFolder,
  providedRequests,
  remoteCommons,
  remoteLibraries,
  takenFromShell,
} from './provided-modules.ts';
import { PathFreeRuntime, SlimFederation } from './slim-federation.ts';
import { withPhotos } from './photos.ts';
import { PortableModuleIds } from './portable-ids.ts';
import { sharedVersions } from './shared-modules.ts';
import { groupedShares, oneRuntime, shared } from './sharing.ts';

/** A template type, because remotes of other repositories are not in the remote table. */
export type PackageName = 'shell' | `mfe-${string}`;

/** The shell watches every file and gives up on a stalled one long before this (`shell/src/remotes/watch-files.ts`). */
const CHUNK_TIMEOUT_MS = 120_000;

const DOCUMENT = /^\?document$/;

/** Script of a remote's container, before its name contains a digest. */
const CONTAINER = 'remoteEntry.js';

type Mode = 'production' | 'development';

/**
 * React Router's package refers only to its development build, which is larger and runs checks that production doesn't
 * need.
 */
const productionRouter = {
  'react-router$': path.join(root, 'node_modules/react-router/dist/production/index.mjs'),
  'react-router/dom$': path.join(root, 'node_modules/react-router/dist/production/dom-export.mjs'),
};

/** Makes `<text>.mdx?document` import the typeset document instead of the component. */
function addDocuments(chain: RspackChain): void {
  chain.module.rule('mdx').resourceQuery({ not: DOCUMENT });
  chain.module
    .rule('document')
    .test(/\.mdx$/)
    .resourceQuery(DOCUMENT)
    .use('document')
    .loader(documentLoader);
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
    // Nothing is served with this setting. The development configuration has its own allow-list.
    server: { cors: { origin: ['http://localhost'] } },
    tools: {
      htmlPlugin: false,
      bundlerChain: addDocuments,
      postcss: (_options, { addPlugins }) => {
        // The bundler compiles and minifies for `browsers`. Tailwind would do so first, for another browser list.
        addPlugins(tailwindcss({ base: folderOf(name), optimize: false }));
      },
    },
  };
}

type RspackTool = Extract<NonNullable<RsbuildConfig['tools']>['rspack'], (...all: never) => unknown>;

/** Configures the browser build of a package, which shares modules with the other packages in the page. */
export function webConfig(name: PackageName, outputFolder: string, mode: Mode = 'production'): RsbuildConfig {
  const host = name === 'shell';
  const base = common(name, mode);
  const federated: RspackTool = (config, { appendPlugins, mergeConfig, rspack }) => {
    // This plugin must see the runtime's requests before the next ones rename them.
    if (mode === 'production') appendPlugins(new PathFreeRuntime(rspack));
    appendPlugins([
      oneRuntime(rspack),
      new SlimFederation(rspack, host ? 'shell' : 'remote'),
      ...(host ? [] : [groupedShares(rspack)]),
    ]);
    const cacheGroups = host ? onDemandGroups() : { consumed, remoteLibraries, remoteCommons };
    return mergeConfig(config, { optimization: { splitChunks: { cacheGroups } } });
  };
  const bundled: RspackTool = (config, { appendPlugins, mergeConfig, rspack }) => {
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
        // A module that failed because a dependency didn't load must run again when the dependency is available.
        strictModuleErrorHandling: true,
      },
    });
  };
  return {
    ...base,
    plugins: [
      ...(base.plugins ?? []),
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
      ...base.source,
      entry: {
        main: host
          ? [path.join(providedFolder, 'provided.js'), './src/main.ts']
          : path.join(import.meta.dirname, 'remote-entry.ts'),
      },
    },
    // The runtime of each build checks the integrity of chunks and styles, and rejects a mismatch.
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
    tools: { ...base.tools, rspack: [federated, bundled] },
  };
}

/**
 * Configures the build that renders pages at release time. Shared packages and React are resolved from the shell's
 * build, as in the page. Everything else is bundled, so the build renders on any machine.
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
      // As in the browser build: both builds must use the same URL for a picture.
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
