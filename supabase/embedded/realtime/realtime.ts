import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { z } from 'zod';
import type { Database } from '../database/database.ts';
import { json } from '../http/answers.ts';
import { callerOf, type Caller } from '../http/caller.ts';
import { isAllowedOrigin } from '../http/cors.ts';
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
  /** Takes over an HTTP connection that asks for a web socket. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** `POST /realtime/v1/api/broadcast`. */
  answerBroadcast(request: Request): Promise<Response>;
  stop(): Promise<void>;
}

const broadcasts = z.object({
  messages: z.array(
    z.object({ topic: z.string(), event: z.string(), payload: z.unknown(), private: z.boolean().optional() }),
  ),
});

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
      // Until the web socket takes over nobody else listens, and an error that nobody hears ends the process.
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
    async answerBroadcast(request) {
      const caller = await callerOf(request, keys);
      if (caller === null) return json(401, { message: 'Unauthorized' });
      const body = broadcasts.safeParse(await request.json().catch(() => null));
      if (!body.success)
        return json(422, { message: 'messages: expected a list of topic, event and payload' });
      for (const { topic, event, payload, private: isPrivate = false } of body.data.messages) {
        // The hosted service accepts the request and drops what the caller may not send.
        if (isPrivate && !(await rightsOf(caller, topic)).write.has('broadcast')) continue;
        hub.broadcast({ topic: `realtime:${topic}`, isPrivate }, { type: 'broadcast', event, payload });
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
