import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import type { Database } from '../database/database.ts';
import { json } from '../http/answers.ts';
import { callerOf } from '../http/caller.ts';
import type { BackendKeys } from '../lite-app.ts';
import { ChangeFeed } from './change-feed.ts';
import { Hub } from './hub.ts';
import { changesSchema } from './schema.ts';
import { serveSocket } from './socket.ts';
import { readPublishedTables } from './tables.ts';

export interface Realtime {
  /** Takes over an HTTP connection that asks for a web socket. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** `POST /realtime/v1/api/broadcast`. */
  answerBroadcast(request: Request): Promise<Response>;
  stop(): Promise<void>;
}

export async function startRealtime(
  database: Database,
  keys: BackendKeys,
  onFailure: (error: unknown) => void,
): Promise<Realtime> {
  await database.script(changesSchema);
  const hub = new Hub(database.connection, await readPublishedTables(database.db));
  const feed = new ChangeFeed(database, (change) => hub.publish(change), onFailure);
  await feed.start();
  const sockets = new WebSocketServer({ noServer: true, maxPayload: 1024 * 1024 });

  return {
    upgrade(request, socket, head) {
      const url = new URL(request.url ?? '/', 'http://localhost');
      const key = url.searchParams.get('apikey') ?? '';
      if (url.pathname !== '/realtime/v1/websocket' || ![keys.publishableKey, keys.secretKey].includes(key)) {
        socket.end('HTTP/1.1 401 Unauthorized\r\nConnection: close\r\n\r\n');
        return;
      }
      const version = url.searchParams.get('vsn') === '1.0.0' ? 1 : 2;
      sockets.handleUpgrade(request, socket, head, (client) =>
        serveSocket(client, { hub, keys, key, version }),
      );
    },
    async answerBroadcast(request) {
      if ((await callerOf(request, keys)) === null) return json(401, { message: 'Unauthorized' });
      const body = (await request.json().catch(() => null)) as { messages?: unknown } | null;
      if (!Array.isArray(body?.messages)) return json(422, { message: 'messages: expected a list' });
      for (const message of body.messages as { topic?: unknown; event?: unknown; payload?: unknown }[]) {
        const { topic, event, payload } = message;
        hub.broadcast(`realtime:${String(topic)}`, { type: 'broadcast', event, payload });
      }
      return new Response(null, { status: 202 });
    },
    async stop() {
      for (const client of sockets.clients) client.terminate();
      sockets.close();
      await feed.stop();
    },
  };
}
