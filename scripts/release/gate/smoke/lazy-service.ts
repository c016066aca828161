import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import type { Service } from '@scripts/core/processes';

/** An HTTP service whose port is open before its process runs. */
export interface LazyService {
  readonly url: string;
  /** Rejects if the service was needed and didn't start. */
  stop(): Promise<void>;
}

/** The answer to a request that doesn't need the service. */
const NO_CONTENT = 'HTTP/1.1 204 No Content\r\nconnection: close\r\n\r\n';

/**
 * Opens a port, and starts an HTTP service at the first request.
 *
 * @param isIgnored returns true for the first line of a request that is answered without the service
 */
export async function startAtFirstRequest(
  start: () => Promise<Service>,
  isIgnored: (line: string) => boolean,
): Promise<LazyService> {
  let service: Promise<Service> | undefined;
  const sockets = new Set<Socket>();
  const pass = (from: Socket, to: Socket) => {
    from.on('close', () => to.destroy());
    from.pipe(to);
  };
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    // A browser drops connections at any time.
    socket.on('error', () => socket.destroy());
    socket.once('data', (head) => {
      if (isIgnored(String(head).split('\r\n', 1).join())) {
        socket.end(NO_CONTENT);
        return;
      }
      socket.pause();
      service ??= start();
      service.then(
        ({ url }) => {
          const target = connect(Number(new URL(url).port), 'localhost');
          target.on('error', () => socket.destroy());
          target.write(head);
          pass(socket, target);
          pass(target, socket);
        },
        () => socket.destroy(),
      );
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://localhost:${String((server.address() as AddressInfo).port)}`,
    async stop() {
      server.close();
      for (const socket of sockets) socket.destroy();
      await (await service)?.stop();
    },
  };
}
