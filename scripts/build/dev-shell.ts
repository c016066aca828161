import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { createRsbuild, type RsbuildConfig } from '@rsbuild/core';
import { root } from '@scripts/core/files';
import { brandPhotos } from '@scripts/core/modules';
import type { Run } from '@scripts/core/processes';
import type { BootManifest } from 'shared-contract/boot-manifest';
import { SERVICE_WORKER_OFF, WORKER_PATH } from 'shared-contract/service-worker';
import { askRelease, sayUnavailable } from './dev-proxy.ts';
import { devConfig, type ServedRemote, startDevServer } from './dev-remote.ts';
import { devFontAddress, devPage } from './dev-page.ts';
import { faces, sourceOf } from './fonts.ts';
import { writePhotos } from './photos.ts';
import { writeProvidedModules } from './provided-modules.ts';

export interface BackendAddress {
  readonly supabaseUrl: string;
  readonly supabasePublishableKey: string;
  /** Key from which the site derives the names of report senders. For a hosted backend, it is in the environment. */
  readonly reportKey?: string;
}

/** A release built from the current sources, served next to the development servers. */
export interface DevRelease {
  /** Builds the changes and serves the new release. */
  refresh(): Promise<void>;
  readonly isServed: boolean;
  readonly remotes: BootManifest['remotes'];
  readonly url: string;
}

type ServerSetup = Extract<
  NonNullable<NonNullable<RsbuildConfig['server']>['setup']>,
  (...all: never) => unknown
>;

/** Query parameter that requests the prerendered page of a release of the current sources. */
const PRERENDERED = 'prerendered';

export interface ShellParts {
  readonly backend: BackendAddress;
  /** Remotes served from their source. The release provides the others. */
  readonly remotes: readonly ServedRemote[];
  readonly release: DevRelease;
}

const isPage = ({ method, headers }: IncomingMessage) =>
  method === 'GET' && headers.accept?.includes('text/html') === true;

/** Responds to requests that need no build. Returns false for all others. */
function answerAtOnce(url: string | undefined, response: ServerResponse): boolean {
  const face = faces.find((one) => devFontAddress(one) === url);
  if (face) {
    response.setHeader('content-type', 'font/woff2');
    response.end(readFileSync(sourceOf(face)));
    return true;
  }
  // A release previously served at this address may have left a service worker.
  if (url !== WORKER_PATH) return false;
  response.setHeader('content-type', 'text/javascript; charset=utf-8');
  response.end(SERVICE_WORKER_OFF);
  return true;
}

/**
 * Returns middleware for pages and fonts, which runs before the bundler's, and for the release's files, which runs
 * after it.
 */
function answerer(release: DevRelease, page: () => Promise<string>) {
  const passOn = async ({ url = '/', headers }: IncomingMessage, response: ServerResponse) => {
    const { answer, head } = await askRelease(release.url, url, headers.accept);
    response.writeHead(answer.status, head).end(Buffer.from(await answer.arrayBuffer()));
  };
  const setup: ServerSetup = ({ server }) => {
    server.middlewares.use((request, response, next) => {
      if (answerAtOnce(request.url, response)) return;
      if (!isPage(request)) {
        next();
        return;
      }
      const { searchParams } = new URL(request.url ?? '/', 'http://localhost');
      if (searchParams.has(PRERENDERED)) {
        release.refresh().then(
          () => passOn(request, response),
          (error: unknown) => {
            sayUnavailable(response, 'The page was not rendered', error);
          },
        );
        return;
      }
      page().then((html) => {
        response.setHeader('content-type', 'text/html; charset=utf-8');
        response.end(html);
      }, next);
    });
    return () => {
      server.middlewares.use((request, response, next) => {
        if (release.isServed) passOn(request, response).catch(next);
        else next();
      });
    };
  };
  return setup;
}

/** Serves the shell from its source, and the page that combines it with the remotes. */
export async function serveShell(
  run: Run,
  port: number,
  { backend, remotes, release }: ShellParts,
): Promise<void> {
  writeProvidedModules();
  await writePhotos(brandPhotos());
  let files: string[] = [];
  const page = async () => {
    const named = (end: string) => files.filter((file) => file.endsWith(end)).map((file) => `/${file}`);
    return devPage({
      settings: backend,
      remotes: await Promise.all(remotes.map((remote) => remote())),
      released: release.remotes,
      scripts: named('.js'),
      styles: named('.css'),
    });
  };
  const config = devConfig('shell', port);
  const rsbuild = await createRsbuild({
    cwd: path.join(root, 'shell'),
    rsbuildConfig: { ...config, server: { ...config.server, setup: answerer(release, page) } },
  });
  rsbuild.onAfterDevCompile(({ stats }) => {
    const { entrypoints = {} } = stats.toJson({ all: false, entrypoints: true });
    files = (entrypoints['main']?.assets ?? [])
      .map(({ name }) => name)
      .filter((name) => !name.includes('.hot-update.'));
  });
  await startDevServer(run, rsbuild);
}
