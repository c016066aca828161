import { once } from 'node:events';
import { createServer } from 'node:http';
import { WORKER_PATH } from 'shared-contract/service-worker';
import { SERVICE_WORKER_OFF } from '../../shell/server/service-worker-off.ts';
import type { Run } from '../lib/run-until-stopped.ts';
import type { ServedRemote } from './dev-remote.ts';
import { withDevRemote } from './released-page.ts';

/** Passes a release on, with one remote taken from its development server. */
export async function serveReleaseWith(
  run: Run,
  port: number,
  release: string,
  remote: ServedRemote,
): Promise<void> {
  const server = createServer((request, response) => {
    // A release that was served here before may have left one.
    if (request.url === WORKER_PATH) {
      response.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8' }).end(SERVICE_WORKER_OFF);
      return;
    }
    void (async () => {
      const accept = request.headers.accept;
      const answer = await fetch(new URL(request.url ?? '/', release), {
        redirect: 'manual',
        ...(accept ? { headers: { accept } } : {}),
      });
      const type = answer.headers.get('content-type') ?? 'application/octet-stream';
      // No policy here: the development server of the remote is another origin, unknown to the release.
      const body = type.startsWith('text/html')
        ? withDevRemote(await answer.text(), await remote())
        : Buffer.from(await answer.arrayBuffer());
      const location = answer.headers.get('location');
      response.writeHead(answer.status, { 'content-type': type, ...(location ? { location } : {}) });
      response.end(body);
    })().catch((error: unknown) => {
      response.writeHead(502, { 'content-type': 'text/plain; charset=utf-8' });
      response.end(`${release} did not answer: ${error instanceof Error ? error.message : String(error)}`);
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
