import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createRsbuild } from '@rsbuild/core';
import { WORKER_PATH } from 'shared-contract/service-worker';
import { SERVICE_WORKER_OFF } from '../../shell/server/service-worker-off.ts';
import type { Run } from '../lib/run-until-stopped.ts';
import type { BackendAddress } from '../lib/start-backend.ts';
import { devConfig } from './dev-config.ts';
import { devFontAddress, devPage } from './dev-page.ts';
import type { ServedRemote } from './dev-remote.ts';
import { faces, sourceOf } from './fonts.ts';
import { startDevServer } from './dev-server.ts';
import { brandPhotos } from './brand-file.ts';
import { writePhotos } from './photos.ts';
import { writeProvidedModules } from './provided-modules.ts';
import { root } from './shared-modules.ts';

/** Serves the shell from its source, and the page that puts it together with the remotes. */
export async function serveShell(
  run: Run,
  port: number,
  settings: BackendAddress,
  remotes: readonly ServedRemote[],
): Promise<void> {
  writeProvidedModules();
  await writePhotos(brandPhotos());
  let files: string[] = [];
  const page = async () => {
    const named = (end: string) => files.filter((file) => file.endsWith(end)).map((file) => `/${file}`);
    return devPage({
      settings,
      remotes: await Promise.all(remotes.map((remote) => remote())),
      scripts: named('.js'),
      styles: named('.css'),
    });
  };
  const config = devConfig('shell', port);
  const rsbuild = await createRsbuild({
    cwd: path.join(root, 'shell'),
    rsbuildConfig: {
      ...config,
      server: {
        ...config.server,
        setup: ({ server }) => {
          server.middlewares.use((request, response, next) => {
            const face = faces.find((one) => devFontAddress(one) === request.url);
            if (face) {
              response.setHeader('content-type', 'font/woff2');
              response.end(readFileSync(sourceOf(face)));
              return;
            }
            // A release that was served here before may have left one.
            if (request.url === WORKER_PATH) {
              response.setHeader('content-type', 'text/javascript; charset=utf-8');
              response.end(SERVICE_WORKER_OFF);
              return;
            }
            if (request.method !== 'GET' || !request.headers.accept?.includes('text/html')) {
              next();
              return;
            }
            page().then((html) => {
              response.setHeader('content-type', 'text/html; charset=utf-8');
              response.end(html);
            }, next);
          });
        },
      },
    },
  });
  rsbuild.onAfterDevCompile(({ stats }) => {
    const { entrypoints = {} } = stats.toJson({ all: false, entrypoints: true });
    files = (entrypoints['main']?.assets ?? [])
      .map(({ name }) => name)
      .filter((name) => !name.includes('.hot-update.'));
  });
  await startDevServer(run, rsbuild);
}
