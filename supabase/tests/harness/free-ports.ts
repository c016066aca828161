import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';

/** Below it are the well-known ones and what developers' tools take. */
const LOWEST = 10_240;

/** The first port that the system gives to connections which name none; 32768 on Linux, 49152 elsewhere. */
function firstGiven(): number {
  try {
    return Number(readFileSync('/proc/sys/net/ipv4/ip_local_port_range', 'utf8').split(/\s/)[0]);
  } catch {
    return 49_152;
  }
}

/**
 * A row of ports that nothing listens on, and that the system gives to nobody meanwhile: a port that it hands out
 * itself may be a browser's or a client's by the time it is used.
 */
export async function freePorts(count: number): Promise<number[]> {
  const highest = firstGiven() - count;
  for (;;) {
    const start = highest > LOWEST ? LOWEST + Math.floor(Math.random() * (highest - LOWEST)) : 0;
    const servers = [createServer()];
    try {
      const [first] = servers;
      first?.listen(start, '127.0.0.1');
      if (first) await once(first, 'listening');
      const from = (first?.address() as { port: number }).port;
      for (let index = 1; index < count; index += 1) {
        const next = createServer();
        servers.push(next);
        next.listen(from + index, '127.0.0.1');
        await once(next, 'listening');
      }
      return Array.from({ length: count }, (_, index) => from + index);
    } catch {
      // One of the row is taken: another row.
    } finally {
      for (const server of servers) server.close();
    }
  }
}
