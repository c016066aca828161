import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { messageOf, StartFailure } from '../start-failure.ts';
import { vouchForAddress } from './client-address.ts';

const drainMs = 5000;

export interface Listener {
  server: Server;
  port: number;
  /** Whether new requests are refused. While a function is under way they are not: its own calls are among them. */
  isRefusing(): boolean;
  /** Refuses new requests and waits for those under way, up to five seconds. */
  drain(): Promise<void>;
}

/**
 * A socket that is closed with unread data is reset, and its client may lose the answer: close the sending side first, and
 * read on for a second.
 */
function lingerOnClose(socket: Socket): void {
  socket.destroySoon = () => {
    socket.end();
    const timer = setTimeout(() => socket.destroy(), 1000);
    socket.once('close', () => clearTimeout(timer));
  };
}

/** Listens on this machine only; port 0 takes a free one. */
export async function listen(
  handle: (request: Request) => Promise<Response>,
  port: number,
  trustedProxies = 0,
): Promise<Listener> {
  const underWay = new Map<ServerResponse, string>();
  const isIdle = Promise.withResolvers<null>();
  let isDraining = false;
  const answer = getRequestListener(handle, { overrideGlobalObjects: false });
  // A busy client may take a while to use an idle connection again: closing it earlier resets a request under way.
  const server = createServer({ keepAliveTimeout: 65_000 }, (request, response) => {
    vouchForAddress(request, trustedProxies);
    underWay.set(response, request.url ?? '');
    response.once('close', () => {
      underWay.delete(response);
      if (isDraining && underWay.size === 0) isIdle.resolve(null);
    });
    void answer(request, response);
  });
  server.on('connection', lingerOnClose);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reason = error.code === 'EADDRINUSE' ? 'is taken' : `cannot be used (${messageOf(error)})`;
      reject(new StartFailure(`Port ${port} ${reason}: set BACKEND_PORT to another one`));
    });
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    server,
    port: (server.address() as AddressInfo).port,
    isRefusing: () => isDraining && ![...underWay.values()].some((path) => path.startsWith('/functions/v1/')),
    async drain() {
      isDraining = true;
      if (underWay.size === 0) return;
      const timer = setTimeout(() => isIdle.resolve(null), drainMs);
      await isIdle.promise;
      clearTimeout(timer);
    },
  };
}

export function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
