import { once } from 'node:events';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { buffer } from 'node:stream/consumers';

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
  | { readonly kind: 'trickle'; readonly bytesPerSecond: number }
  /** The answer has other bytes than the server sent. */
  | { readonly kind: 'damage' };

/** An answer of the server. A line may change it on its way. */
export interface Answer {
  readonly headers: Record<string, string | string[] | undefined>;
  readonly body: Buffer;
}

interface LineOptions {
  /** Headers that every request gets. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Gives documents another body and, in place, other headers. They come without compression then. */
  readonly alter?: (document: Answer) => Buffer;
}

/** A proxy on real sockets in front of the site: what a browser sees of it is what it would see of a bad line. */
export interface Line {
  readonly url: string;
  /** Addresses that were asked for, in order. */
  readonly asked: string[];
  /** Status and address of each answer of 400 and more. */
  readonly refused: string[];
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

function ask(site: URL, request: IncomingMessage, added: LineOptions['headers']): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const { method, url } = request;
    const headers = { ...request.headers, ...added };
    const onward = http.request(
      { host: site.hostname, port: site.port, path: url, method, headers },
      resolve,
    );
    onward.on('error', reject);
    request.pipe(onward);
  });
}

/** A WebSocket: bytes go both ways until one side ends. */
function passSocket(
  site: URL,
  request: IncomingMessage,
  socket: Duplex,
  head: Buffer,
  added: LineOptions['headers'],
): void {
  const onward = http.request({
    host: site.hostname,
    port: site.port,
    path: request.url,
    headers: { ...request.headers, ...added },
  });
  const cut = () => {
    socket.destroy();
    onward.destroy();
  };
  onward.on('error', cut).on('response', cut);
  onward.on('upgrade', (answer, other, rest) => {
    const lines = answer.rawHeaders.flatMap((name, index, all) =>
      index % 2 === 0 ? [`${name}: ${all[index + 1] ?? ''}`] : [],
    );
    socket.write(['HTTP/1.1 101 Switching Protocols', ...lines, '', ''].join('\r\n'));
    other.unshift(rest);
    socket.unshift(head);
    other.on('error', cut).on('close', cut).pipe(socket);
    socket.on('error', cut).on('close', cut).pipe(other);
  });
  onward.end();
}

/** Opens a line to the site, on a free port. */
export async function openLine(siteUrl: string, { headers, alter }: LineOptions = {}): Promise<Line> {
  const site = new URL(siteUrl.replace('localhost', '127.0.0.1'));
  const asked: string[] = [];
  const refused: string[] = [];
  // A 304 would replace the changed headers in the browser's cache by those of the server.
  const added = { ...headers, ...(alter && { 'accept-encoding': 'identity', 'if-none-match': '' }) };
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
      const received = await ask(site, request, added);
      const { statusCode = 502 } = received;
      if (statusCode >= 400)
        refused.push(`${String(statusCode)} ${request.method ?? ''} ${request.url ?? ''}`);
      const { headers: answered } = received;
      let body: Buffer = await buffer(received);
      if (alter && answered['content-type']?.includes('text/html')) {
        body = alter({ headers: answered, body });
        if ('content-length' in answered) answered['content-length'] = String(body.length);
      }
      response.writeHead(statusCode, answered);
      await send(now?.kind === 'damage' ? body.fill(' ', 0, 64) : body, response, now);
    })().catch(() => response.destroy());
  });
  server.on('upgrade', (request, socket, head) => {
    const { pathname } = new URL(request.url ?? '/', site);
    asked.push(pathname);
    if (fault && matches(pathname)) socket.destroy();
    else passSocket(site, request, socket, head, headers);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://localhost:${String((server.address() as AddressInfo).port)}`,
    asked,
    refused,
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
