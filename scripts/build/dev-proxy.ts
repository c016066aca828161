import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { Run } from '@scripts/core/processes';
import {
  BOOT_ID,
  type OwnData,
  type PublicSettings,
  readBlock,
  replaceBlock,
  SETTINGS_ID,
  SITE_ID,
  type SiteData,
} from 'shared-contract/page-data';
import { packageName } from 'shared-contract/remotes';
import { SERVICE_WORKER_OFF, WORKER_PATH } from 'shared-contract/service-worker';
import { devRemote, type DevRemote } from './dev-page.ts';
import type { ServedRemote } from './dev-remote.ts';

/** Requests a page of a release and drops its policy, which doesn't allow the development server's origin. */
export async function askRelease(release: string, address: string, accept: string | undefined) {
  const answer = await fetch(new URL(address, release), {
    redirect: 'manual',
    ...(accept ? { headers: { accept } } : {}),
  });
  const type = answer.headers.get('content-type') ?? 'application/octet-stream';
  const location = answer.headers.get('location');
  return { answer, type, head: { 'content-type': type, ...(location ? { location } : {}) } };
}

/** Responds with the reason why a release didn't answer or couldn't be built. */
export function sayUnavailable(response: ServerResponse, what: string, error: unknown): void {
  response.writeHead(502, { 'content-type': 'text/plain; charset=utf-8' });
  response.end(`${what}: ${error instanceof Error ? error.message : String(error)}`);
}

/**
 * Replaces one remote of a released page with its development server. The browser then renders the page without
 * hydration, because the HTML contains the released build of that remote.
 */
function withDevRemote(html: string, remote: DevRemote): string {
  const folder = `/remotes/${packageName(remote.name)}/`;
  const sheets = new RegExp(`<style [^>]*data-sheet="${folder}[^>]*>.*?</style>`, 'gs');
  const own = readBlock(BOOT_ID, html) as OwnData;
  const site = readBlock(SITE_ID, html) as SiteData;
  const [name, manifest] = devRemote(remote);
  const changed: SiteData = {
    ...site,
    preloads: site.preloads.filter(([address]) => !address.startsWith(folder)),
    manifest: { ...site.manifest, remotes: { ...site.manifest.remotes, [name]: manifest } },
  };
  // Disables the service worker: edited files must not be served from its cache.
  const settings = { ...(readBlock(SETTINGS_ID, html) as PublicSettings), worker: undefined };
  const blocks = [
    [BOOT_ID, { ...own, start: 'now', hydration: null }],
    [SITE_ID, changed],
    [SETTINGS_ID, settings],
  ] as const;
  return blocks.reduce((page, [id, value]) => replaceBlock(id, page, value), html.replaceAll(sheets, ''));
}

/** Proxies a release, with one remote replaced by its development server. */
export async function serveReleaseWith(
  run: Run,
  port: number,
  release: string,
  remote: ServedRemote,
): Promise<void> {
  const server = createServer((request, response) => {
    // A release previously served at this address may have left a service worker.
    if (request.url === WORKER_PATH) {
      response.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8' }).end(SERVICE_WORKER_OFF);
      return;
    }
    void (async () => {
      const { answer, type, head } = await askRelease(release, request.url ?? '/', request.headers.accept);
      const body = type.startsWith('text/html')
        ? withDevRemote(await answer.text(), await remote())
        : Buffer.from(await answer.arrayBuffer());
      response.writeHead(answer.status, head).end(body);
    })().catch((error: unknown) => {
      sayUnavailable(response, `${release} did not answer`, error);
    });
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  run.onStop(async () => {
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  });
}
