import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Step {
  method: string;
  path: string;
}
type Fault = 'lost' | 'answer lost' | ((answer: string) => string) | undefined;

/**
 * Proxies requests from a server function to the backend with faults: a lost request, a lost response, or a changed
 * response. Everything else passes.
 */
export async function failingLink(
  target: string,
  faultOf: (step: Step) => Fault,
): Promise<{ url: string; close(): void }> {
  const server = createServer((incoming, outgoing) => {
    void (async () => {
      const { method = 'GET', url: path = '/' } = incoming;
      const fault = faultOf({ method, path });
      if (fault === 'lost') return incoming.socket.destroy();
      const answer = await pass(target, incoming, method, path);
      if (fault === 'answer lost') return incoming.socket.destroy();
      const text = await answer.text();
      outgoing.writeHead(answer.status, { 'content-type': 'application/json' });
      return outgoing.end(typeof fault === 'function' ? fault(text) : text);
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function pass(
  target: string,
  incoming: IncomingMessage,
  method: string,
  path: string,
): Promise<Response> {
  const parts: Buffer[] = [];
  for await (const part of incoming) parts.push(part as Buffer);
  const headers = Object.entries(incoming.headers).filter(([name]) =>
    ['apikey', 'authorization', 'content-type'].includes(name),
  ) as [string, string][];
  const body = parts.length === 0 ? {} : { body: Buffer.concat(parts) };
  return fetch(`${target}${path}`, { method, headers, ...body });
}
