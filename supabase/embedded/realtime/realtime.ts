import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import type { Database } from '../database/database.ts';
import { isAllowedOrigin } from '../http/answers.ts';
import type { Caller } from '../http/caller.ts';
import type { BackendKeys } from '../lite-app.ts';
import { ChangeFeed } from './change-feed.ts';
import { readChannelRights } from './channel-rights.ts';
import { Hub } from './hub.ts';
import { Presence } from './presence.ts';
import { changesSchema } from './schema.ts';
import { serveSocket } from './socket.ts';
import { readPublishedTables } from './tables.ts';
import { visibilitySchema } from './visibility.ts';

export interface Realtime {
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  stop(): Promise<void>;
}

export async function startRealtime(
  database: Database,
  { keys, siteUrl }: { keys: BackendKeys; siteUrl: string },
  onFailure: (error: unknown) => void,
): Promise<Realtime> {
  await database.script(changesSchema);
  const tables = await readPublishedTables(database.db);
  await database.script(visibilitySchema(tables));
  const hub = new Hub(database.background, tables, onFailure);
  const feed = new ChangeFeed(database, (changes) => hub.publish(changes), onFailure);
  await feed.start();
  const presence = new Presence();
  const rightsOf = (caller: Caller, channel: string): ReturnType<typeof readChannelRights> =>
    readChannelRights(database.db, caller, channel);
  const sockets = new WebSocketServer({ noServer: true, maxPayload: 1024 * 1024 });

  return {
    upgrade(request, socket, head) {
      // Nothing else listens for errors before the upgrade, and an unhandled error would end the process.
      socket.on('error', () => socket.destroy());
      const { origin } = request.headers;
      if (origin !== undefined && !isAllowedOrigin(origin, siteUrl)) {
        socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n');
        return;
      }
      const url = URL.parse(request.url ?? '/', 'http://localhost');
      const key = url?.searchParams.get('apikey') ?? '';
      const isKnown = key === keys.publishableKey || key === keys.secretKey;
      if (url?.pathname !== '/realtime/v1/websocket' || !isKnown) {
        socket.end('HTTP/1.1 401 Unauthorized\r\nConnection: close\r\n\r\n');
        return;
      }
      const version = url.searchParams.get('vsn') === '1.0.0' ? 1 : 2;
      sockets.handleUpgrade(request, socket, head, (client) =>
        serveSocket(client, { hub, presence, rightsOf, keys, key, version }),
      );
    },
    async stop() {
      for (const client of sockets.clients) client.terminate();
      sockets.close();
      await feed.stop();
    },
  };
}
