import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { messageOf, StartFailure } from '../start-failure.ts';
import { vouchForAddress } from './client-address.ts';

/** Listens on this machine only; port 0 takes a free one. */
export async function listen(
  handle: (request: Request) => Promise<Response>,
  port: number,
  trustedProxies = 0,
): Promise<{ server: Server; port: number }> {
  const answer = getRequestListener(handle, { overrideGlobalObjects: false });
  // A busy client may take a while to use an idle connection again: closing it earlier resets a request under way.
  const server = createServer({ keepAliveTimeout: 65_000 }, (request, response) => {
    vouchForAddress(request, trustedProxies);
    void answer(request, response);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reason = error.code === 'EADDRINUSE' ? 'is taken' : `cannot be used (${messageOf(error)})`;
      reject(new StartFailure(`Port ${port} ${reason}: set BACKEND_PORT to another one`));
    });
    server.listen(port, '127.0.0.1', resolve);
  });
  return { server, port: (server.address() as AddressInfo).port };
}

export function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
