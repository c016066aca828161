import path from 'node:path';
import type { RsbuildConfig, RspackChain } from '@rsbuild/core';
import { webConfig, type PackageName } from './config.ts';
import { root } from './shared-modules.ts';

const acceptPages = (chain: RspackChain): void => {
  chain.module
    .rule('accept-page')
    .test(/-page\.tsx$/)
    .post()
    .use('accept-page')
    .loader(path.join(import.meta.dirname, 'accept-page-loader.ts'));
};

/** The development build of a package, served with hot reload. It has its own folder: it empties what it writes to. */
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
      // Its stand-ins accept no update: an edit of a page would reload the whole of it.
      lazyCompilation: false,
      liveReload: true,
      // A released host runs React's production build, which cannot refresh components in place.
      hmr: mode === 'development',
    },
  };
}
