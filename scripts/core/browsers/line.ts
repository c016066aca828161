import { createHash } from 'node:crypto';
import { once } from 'node:events';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Tab } from './engine.ts';

/** A fault that affects requests to the matching URLs. */
export type Fault =
  /** The proxy accepts the request and never responds. */
  | { readonly kind: 'hang' }
  /** The proxy responds with 503. */
  | { readonly kind: 'fail' }
  /** The proxy responds with 404. */
  | { readonly kind: 'gone' }
  /** The proxy closes the connection. */
  | { readonly kind: 'cut' }
  /** The response stops after some bytes, and the connection stays open. */
  | { readonly kind: 'stall'; readonly after: number }
  /** Limits the speed of each response. */
  | { readonly kind: 'trickle'; readonly bytesPerSecond: number }
  /** The bytes of the response differ from the server's. */
  | { readonly kind: 'damage' };

/** A response of the server, which the proxy may change. */
export interface Answer {
  readonly headers: Record<string, string | string[] | undefined>;
  readonly body: Buffer;
}

interface LineOptions {
  /** Headers added to every request. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Returns a changed body for a document and may change its headers. Documents are then uncompressed. */
  readonly alter?: (document: Answer) => Buffer;
}

/** A proxy in front of the site, on real sockets. The browser sees the same faults as with a bad connection. */
export interface Line {
  readonly url: string;
  /** Requested URL paths, in order. */
  readonly asked: string[];
  /** Status, method, and URL of each response with a status of 400 or higher. */
  readonly refused: string[];
  set(matches: (pathname: string) => boolean, fault: Fault): void;
  /** Removes the fault. Requests that hang continue to hang, and only new ones get a response. */
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

/** Forwards a WebSocket's bytes in both directions until one side ends. */
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

/** Opens a proxy for the site on a free port. */
export async function openLine(siteUrl: string, { headers, alter }: LineOptions = {}): Promise<Line> {
  const site = new URL(siteUrl.replace('localhost', '127.0.0.1'));
  const asked: string[] = [];
  const refused: string[] = [];
  // A 304 would replace the changed headers in the browser's cache with the server's.
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

/** Runs first in every document and records its errors: WebKit's driver doesn't report a page's console. */
const watch = `const complaints = (window.complaints = []);
const inWords = (one) => String(one) + ' ' + (one?.stack ?? '');
addEventListener('error', ({ target, message, error }) =>
  complaints.push(message ? message + ' ' + (error?.stack ?? '') : 'failed to load ' + (target.src ?? target.href)), true);
addEventListener('unhandledrejection', ({ reason }) => complaints.push(inWords(reason)));
addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
  complaints.push([violatedDirective, blockedURI, sample].join(' ')));
for (const level of ['error', 'warn']) {
  const said = console[level];
  console[level] = (...words) => { complaints.push(words.map(inWords).join(' ')); said.apply(console, words); };
}`;
const watchHash = `'sha256-${createHash('sha256').update(watch).digest('base64')}'`;

/** Returns a document as a browser without scripting reads it. */
const withoutScripts = (html: string): string =>
  html.replaceAll(/<script\b[^>]*>.*?<\/script>/gs, '').replaceAll(/<(\/?)noscript\b[^>]*>/g, '<$1div>');

/** The backend's address in documents, and the proxy that replaces it. */
interface Backend {
  readonly address: string;
  readonly line: Line;
}

interface WatchOptions {
  /** Headers added to every request. */
  readonly headers?: Readonly<Record<string, string>>;
  /** If false, the scripts of documents are removed. */
  readonly scripts?: boolean;
}

/** Opens a proxy for a site at an origin without previous visits. Its documents record their errors. */
export function openWatchedLine(
  site: string,
  backend: Backend,
  { headers = {}, scripts = true }: WatchOptions = {},
): Promise<Line> {
  const moved = (text: string) =>
    text.replaceAll(new URL(backend.address).host, new URL(backend.line.url).host);
  const alter = ({ headers: answered, body }: Answer) => {
    const html = moved(body.toString());
    answered['content-security-policy'] = moved(String(answered['content-security-policy'])).replace(
      "script-src 'self'",
      `script-src 'self' ${watchHash}`,
    );
    return Buffer.from(
      scripts ? html.replace('<head>', `<head><script>${watch}</script>`) : withoutScripts(html),
    );
  };
  return openLine(site, { headers, alter });
}

/** Returns the errors that the tab's document has recorded so far. */
export const complaintsOf = (tab: Tab): Promise<string[]> =>
  tab.run(() => (window as unknown as { complaints?: string[] }).complaints ?? []);
