import { readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { createEdge, type Edge, type EdgeOptions } from '../edge.ts';
import { checkRelease } from '../health.ts';
import { createPages } from '../pages.ts';
import { parseRelease, ReleaseError, type Release } from '../release.ts';
import type { EdgeSettings } from '../settings.ts';
import { encode } from './encode.ts';
import { createFileStore } from './file-store.ts';
import { openStore, type LiveSource } from './open-store.ts';
import { createSourceOf } from './source.ts';

/** Requests under way get this long to finish when the site stops. */
const GRACE_MS = 2000;

export interface ServeOptions extends EdgeSettings {
  /** The store whose live set is served. */
  readonly live?: Omit<LiveSource, 'log'> | undefined;
  /** Else the folder of one release: `release.json` and what it names. */
  readonly root: string;
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  /** Proxies in front of the site, by address or network: what they say of a visitor's address is believed. */
  readonly trustedProxies?: readonly string[];
  readonly log?: (line: string) => void;
}

export interface RunningSite {
  readonly url: string;
  readonly port: number;
  close(): Promise<void>;
}

/** The site cannot listen where it should. Its message is one line that names the setting. */
export class ListenError extends Error {
  override name = 'ListenError';
}

async function loadRelease(root: string): Promise<Release> {
  const file = path.join(root, 'release.json');
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new ReleaseError(`${file} cannot be read: build the site first, or point SITE_ROOT at a build`, {
      cause,
    });
  });
  return parseRelease(text, file);
}

function listenError(error: NodeJS.ErrnoException, host: string, port: number): Error {
  if (error.code === 'EADDRINUSE') {
    return new ListenError(
      `Port ${port} on ${host} is taken: stop what uses it, or set SITE_PORT to another one`,
    );
  }
  if (error.code === 'EACCES') {
    return new ListenError(`Port ${port} may not be opened by this user: set SITE_PORT to 1024 or above`);
  }
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return new ListenError(`${host} is no address of this machine: set SITE_HOST to one that is`);
  }
  return error;
}

function listen(server: Server, host: string, port: number): Promise<AddressInfo> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(listenError(error, host, port)));
    server.listen(port, host, () => resolve(server.address() as AddressInfo));
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), GRACE_MS);
    server.close(() => {
      clearTimeout(timer);
      resolve();
    });
    server.closeIdleConnections();
  });
}

function urlOf(host: string, port: number): string {
  const local = ['127.0.0.1', '0.0.0.0', '::', '::1', 'localhost'].includes(host);
  return `http://${local ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${port}`;
}

type Handler = Pick<EdgeOptions, 'settings' | 'encode' | 'sourceOf' | 'log'>;

async function openFolder(root: string, options: Handler): Promise<Edge['fetch']> {
  const release = await loadRelease(root);
  const assets = await createFileStore(root);
  const pages = createPages({ release, assets, settings: options.settings, encode });
  await checkRelease(release, assets, pages);
  return createEdge({ ...options, release, assets, pages }).fetch;
}

/**
 * Serves a release from a folder, or the live set of a store. A folder's release is looked through before the port opens; a
 * store may have nothing yet, and what it has is served as soon as it can be.
 *
 * @throws {ReleaseError} naming file and field when the release is corrupt or incomplete.
 * @throws {ListenError} when the port cannot be opened.
 */
export async function serveSite({
  live,
  root,
  host,
  port,
  trustedProxies = [],
  log = () => undefined,
  ...settings
}: ServeOptions): Promise<RunningSite> {
  const options = { settings, encode, sourceOf: createSourceOf(trustedProxies), log };
  const answer = live ? await openStore({ ...live, ...options }) : await openFolder(root, options);
  const server = createAdaptorServer({ fetch: answer }) as Server;
  const address = await listen(server, host, port);
  return { url: urlOf(host, address.port), port: address.port, close: () => close(server) };
}
