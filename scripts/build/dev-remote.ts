import { readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createRsbuild, type RsbuildConfig, type RsbuildInstance, type RspackChain } from '@rsbuild/core';
import { folderOf, root } from '@scripts/core/files';
import type { Run } from '@scripts/core/processes';
import * as React from 'react';
import * as ReactDom from 'react-dom';
import { federationName } from 'shared-contract/remotes';
import { type DeclaredRoute, type RouteBranch, routeBranches } from 'shared-contract/route-patterns';
import { type PackageName, serverConfig, webConfig } from './config.ts';
import type { DevRemote } from './dev-page.ts';

let reads = 0;

async function readRoutes(name: PackageName): Promise<RouteBranch[]> {
  const folder = path.join(root, 'dist-dev', `${name}-routes-${String(process.pid)}-${String(++reads)}`);
  try {
    const rsbuild = await createRsbuild({
      cwd: folderOf(name),
      rsbuildConfig: serverConfig(name, folder),
    });
    const { close } = await rsbuild.build();
    await close();
    // Only the route table is read and no page is rendered, so the shared packages may be empty. React is real, because
    // modules next to the table may create contexts and lazy components.
    const libraries: Readonly<Record<string, unknown>> = { react: React, 'react-dom': ReactDom };
    const taken = (_: object, request: string) => libraries[request] ?? {};
    Object.assign(globalThis, { __ninecourseShared: new Proxy({}, { get: taken }) });
    const module = (await import(pathToFileURL(path.join(folder, 'routes.mjs')).href)) as {
      default: readonly DeclaredRoute[];
    };
    return routeBranches(module.default);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Reads the routes that a remote's source declares, for the boot manifest in development.
 *
 * @returns a function that returns the current routes. It reads the source only after an edit, and returns the last
 *   valid routes while an edit doesn't compile.
 */
function branchesOfSource(name: PackageName): () => Promise<RouteBranch[]> {
  const folder = path.join(folderOf(name), 'src');
  // The routes and their page metadata are at the top level of a remote's source.
  const lastChange = () => {
    const files = readdirSync(folder).filter((file) => /\.tsx?$/.test(file));
    return Math.max(...files.map((file) => statSync(path.join(folder, file)).mtimeMs));
  };
  let known: { changed: number; branches: Promise<RouteBranch[]> } | undefined;
  return () => {
    const changed = lastChange();
    if (known?.changed === changed) return known.branches;
    const before = known?.branches;
    const branches = readRoutes(name).catch((error: unknown) => {
      if (before) return before;
      throw error;
    });
    known = { changed, branches };
    return branches;
  };
}

const acceptPages = (chain: RspackChain): void => {
  chain.module
    .rule('accept-page')
    .test(/-page\.tsx$/)
    .post()
    .use('accept-page')
    .loader(path.join(import.meta.dirname, 'accept-page-loader.ts'));
};

/**
 * Configures a package's development build with hot reload. It has a separate output folder, because the build empties
 * it.
 */
export function devConfig(
  name: PackageName,
  port: number,
  mode: 'development' | 'production' = 'development',
): RsbuildConfig {
  const host = name === 'shell';
  const base = webConfig(name, path.join(root, 'dist-dev', name), mode);
  return {
    ...base,
    security: { sri: { enable: false } },
    tools: {
      ...base.tools,
      bundlerChain: [base.tools?.bundlerChain ?? [], ...(mode === 'development' ? [acceptPages] : [])].flat(),
    },
    output: {
      ...base.output,
      assetPrefix: host ? '/' : `http://localhost:${String(port)}/`,
      filename: { js: '[name].js', css: '[name].css' },
    },
    server: {
      port,
      strictPort: true,
      host: '127.0.0.1',
      printUrls: false,
      cors: { origin: /^https?:\/\/(localhost|127\.0\.0\.1)(:\d+)?$/ },
    },
    dev: {
      assetPrefix: host ? '/' : `http://localhost:${String(port)}/`,
      client: { protocol: 'ws', host: 'localhost', port },
      // Its placeholder modules don't accept updates, so an edit of a page would reload the entire page.
      lazyCompilation: false,
      liveReload: true,
      // A released host runs React's production build, which can't refresh components in place.
      hmr: mode === 'development',
    },
  };
}

/**
 * The bundler's listeners end the process before the backend has stopped. Removes them, because the command shuts down
 * by itself.
 */
function takeListenersBack(): () => void {
  const known = new Set<unknown>([...process.listeners('SIGTERM'), ...process.stdin.listeners('end')]);
  return () => {
    for (const listener of process.listeners('SIGTERM'))
      if (!known.has(listener)) process.off('SIGTERM', listener);
    for (const listener of process.stdin.listeners('end'))
      if (!known.has(listener)) process.stdin.off('end', listener as () => void);
  };
}

/** Starts a development server that stops with the command. Resolves after the first compilation. */
export async function startDevServer(run: Run, rsbuild: RsbuildInstance): Promise<void> {
  const compiled = new Promise<void>((resolve) => {
    rsbuild.onAfterDevCompile(() => {
      resolve();
    });
  });
  const takeBack = takeListenersBack();
  const { server } = await rsbuild.startDevServer();
  takeBack();
  run.onStop(() => server.close());
  await compiled;
}

/** Returns the current state of a remote on its development server, for the manifest of the requested page. */
export type ServedRemote = () => Promise<DevRemote>;

/** Serves a remote from its source, and returns its manifest data for pages. */
export async function serveRemote(
  run: Run,
  name: PackageName,
  port: number,
  mode: 'development' | 'production',
): Promise<ServedRemote> {
  const rsbuild = await createRsbuild({
    cwd: folderOf(name),
    rsbuildConfig: devConfig(name, port, mode),
  });
  await startDevServer(run, rsbuild);
  const branches = branchesOfSource(name);
  await branches();
  const address = `http://localhost:${String(port)}`;
  run.say(`  ${name} on ${address}`);
  return async () => ({
    name: federationName(name),
    entry: `${address}/remoteEntry.js`,
    branches: await branches(),
  });
}
