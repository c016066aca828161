import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';

/** Lower ports are well known or common for development tools. */
const LOWEST = 10_240;

/** Start of the system's ephemeral port range: read from Linux (usually 32768), 49152 elsewhere. */
function firstGiven(): number {
  try {
    return Number(readFileSync('/proc/sys/net/ipv4/ip_local_port_range', 'utf8').split(/\s/)[0]);
  } catch {
    return 49_152;
  }
}

/**
 * Finds consecutive free ports below the ephemeral range. The system could assign an ephemeral port to a browser or
 * another client before the test uses it.
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
      // A port is taken. Try another range.
    } finally {
      for (const server of servers) server.close();
    }
  }
}
