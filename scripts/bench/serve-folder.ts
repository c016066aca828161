import { once } from 'node:events';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { contentTypeOf, isText } from '../../shell/server/assets.ts';

export interface FolderServer {
  readonly url: string;
  stop(): Promise<void>;
}

/** The file behind an address; a folder answers with its `index.html`. */
function fileOf(folder: string, address: string): string | undefined {
  const { pathname } = new URL(address, 'http://localhost');
  const found = path.join(path.resolve(folder), decodeURIComponent(pathname));
  if (!found.startsWith(path.resolve(folder)) || !existsSync(found)) return undefined;
  const file = statSync(found).isDirectory() ? path.join(found, 'index.html') : found;
  return existsSync(file) ? file : undefined;
}

function encode(bytes: Buffer, encoding: 'br' | 'gzip' | undefined): Buffer {
  // Brotli's default quality is its best, which builds use too.
  if (encoding === 'br') return brotliCompressSync(bytes);
  return encoding === 'gzip' ? gzipSync(bytes, { level: 9 }) : bytes;
}

/** Serves a folder on loopback, text compressed, as a static host does. */
export async function serveFolder(folder: string): Promise<FolderServer> {
  const encoded = new Map<string, Buffer>();
  const server = createServer(({ url = '/', headers }, response) => {
    const file = fileOf(folder, url);
    if (file === undefined) {
      response.writeHead(404).end();
      return;
    }
    const type = contentTypeOf(file) ?? 'application/octet-stream';
    response.setHeader('content-type', type);
    const accepted = String(headers['accept-encoding']);
    const encoding =
      isText(type) || type.includes('svg')
        ? (['br', 'gzip'] as const).find((name) => accepted.includes(name))
        : undefined;
    const key = `${encoding ?? ''}:${file}`;
    const bytes = encoded.get(key) ?? encode(readFileSync(file), encoding);
    encoded.set(key, bytes);
    if (encoding) response.setHeader('content-encoding', encoding);
    response.end(bytes);
  });
  // Chromium accepts brotli without TLS from this name.
  server.listen(0, 'localhost');
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
