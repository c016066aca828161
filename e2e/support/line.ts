import { once } from 'node:events';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What becomes of requests to the addresses that match. */
export type Fault =
  /** The request is taken and never answered. */
  | { readonly kind: 'hang' }
  /** The server answers that it cannot. */
  | { readonly kind: 'fail' }
  /** The file is not there any more. */
  | { readonly kind: 'gone' }
  /** The connection is cut. */
  | { readonly kind: 'cut' }
  /** The answer stops after some bytes, and the connection stays. */
  | { readonly kind: 'stall'; readonly after: number }
  /** Each answer comes at this pace. */
  | { readonly kind: 'trickle'; readonly bytesPerSecond: number };

/** A proxy on real sockets in front of the site: what a browser sees of it is what it would see of a bad line. */
export interface Line {
  readonly url: string;
  /** Addresses that were asked for, in order. */
  readonly asked: string[];
  set(matches: (pathname: string) => boolean, fault: Fault): void;
  /** The line is well again. What hangs goes on hanging: only a new request is answered. */
  heal(): void;
  close(): Promise<void>;
}

const PIECE_MS = 100;

async function pause(milliseconds: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
}

async function send(body: Buffer, response: ServerResponse, fault: Fault | undefined): Promise<void> {
  if (fault?.kind === 'stall') {
    response.write(body.subarray(0, fault.after));
    return;
  }
  if (fault?.kind === 'trickle') {
    const piece = Math.ceil((fault.bytesPerSecond * PIECE_MS) / 1000);
    for (let from = 0; from < body.length && !response.destroyed; from += piece) {
      response.write(body.subarray(from, from + piece));
      await pause(PIECE_MS);
    }
    response.end();
    return;
  }
  response.end(body);
}

function ask(site: URL, request: IncomingMessage): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const { method, headers, url } = request;
    const onward = http.request(
      { host: site.hostname, port: site.port, path: url, method, headers },
      resolve,
    );
    onward.on('error', reject);
    request.pipe(onward);
  });
}

/** Opens a line to the site, on a free port. */
export async function openLine(siteUrl: string): Promise<Line> {
  const site = new URL(siteUrl.replace('localhost', '127.0.0.1'));
  const asked: string[] = [];
  let matches: (pathname: string) => boolean = () => false;
  let fault: Fault | undefined;

  const server = http.createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', site);
    asked.push(pathname);
    const now = fault && matches(pathname) ? fault : undefined;
    if (now?.kind === 'hang') return;
    if (now?.kind === 'fail' || now?.kind === 'gone') {
      response.writeHead(now.kind === 'gone' ? 404 : 503).end();
      return;
    }
    if (now?.kind === 'cut') {
      request.socket.destroy();
      return;
    }
    void (async () => {
      const answer = await ask(site, request);
      const pieces: Buffer[] = [];
      for await (const piece of answer) pieces.push(piece as Buffer);
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      await send(Buffer.concat(pieces), response, now);
    })().catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://localhost:${String((server.address() as AddressInfo).port)}`,
    asked,
    set(which, what) {
      matches = which;
      fault = what;
    },
    heal() {
      fault = undefined;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
