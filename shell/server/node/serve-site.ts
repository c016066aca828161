import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { encode } from 'shared-release/encode';
import type { EdgeSettings } from '../settings.ts';
import { openStore, type LiveSource } from './open-store.ts';
import { createSourceOf } from './settings.ts';

/** Milliseconds that running requests get to finish when the site stops. */
const GRACE_MS = 2000;

export interface ServeOptions extends EdgeSettings {
  readonly live: LiveSource;
  readonly host: string;
  /** 0 picks a free port. */
  readonly port: number;
  /** Addresses or networks of proxies in front of the site. Their report of a visitor's address is trusted. */
  readonly trustedProxies?: readonly string[];
  readonly log?: (line: string) => void;
}

export interface RunningSite {
  readonly url: string;
  readonly port: number;
  close(): Promise<void>;
}

/** The site can't listen on its address. The message is one line that names the setting. */
export class ListenError extends Error {
  override name = 'ListenError';
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

/**
 * Serves a store's live release set. A store may still be empty, and its release is served as soon as possible.
 *
 * @throws {ListenError} If the port can't be opened.
 */
export async function serveSite({
  live,
  host,
  port,
  trustedProxies = [],
  log = () => undefined,
  ...settings
}: ServeOptions): Promise<RunningSite> {
  const sourceOf = createSourceOf(trustedProxies);
  const site = await openStore({ ...live, settings, encode, sourceOf, log });
  const server = createAdaptorServer({ fetch: site.answer }) as Server;
  const address = await listen(server, host, port);
  return {
    url: urlOf(host, address.port),
    port: address.port,
    close() {
      site.close();
      return close(server);
    },
  };
}
