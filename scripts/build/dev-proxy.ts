import { once } from 'node:events';
import { createServer } from 'node:http';
import { WORKER_PATH } from 'shared-contract/service-worker';
import { SERVICE_WORKER_OFF } from '../../shell/server/service-worker-off.ts';
import type { Run } from '../lib/run-until-stopped.ts';
import { askRelease, sayUnavailable } from './ask-release.ts';
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
