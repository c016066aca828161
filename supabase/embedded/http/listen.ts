import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { messageOf, StartFailure } from '../start-failure.ts';
import { vouchForAddress } from './caller.ts';

const drainMs = 5000;

export interface Listener {
  server: Server;
  port: number;
  /**
   * True if new requests are rejected. False while a function runs, because its own requests are among the new ones.
   */
  isRefusing(): boolean;
  /** Rejects new requests and waits up to five seconds for the running ones. */
  drain(): Promise<void>;
}

/**
 * Closing a socket with unread data resets it, and the client may lose the response. Close the sending side first and
 * keep reading for a second.
 */
function lingerOnClose(socket: Socket): void {
  socket.destroySoon = () => {
    socket.end();
    const timer = setTimeout(() => socket.destroy(), 1000);
    socket.once('close', () => clearTimeout(timer));
  };
}

/** Listens on the loopback address only. Port 0 picks a free port. */
export async function listen(
  handle: (request: Request) => Promise<Response>,
  port: number,
  trustedProxies = 0,
): Promise<Listener> {
  const underWay = new Map<ServerResponse, string>();
  const isIdle = Promise.withResolvers<null>();
  let isDraining = false;
  const answer = getRequestListener(handle, { overrideGlobalObjects: false });
  // A busy client may reuse an idle connection late. Closing the connection earlier would reset a request in progress.
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
