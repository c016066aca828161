import type { PageFile } from './page-data.ts';

/* Messages between pages and the service worker, and the worker's path. The worker queues a form that could not be sent
   offline, and sends it later. Each request has an id, so that the server stores it once. */

/** Path of the worker. It is at the root, because a worker controls only pages at or below its own path. */
export const WORKER_PATH = '/sw.js';

/** Data about the release that the build gives the worker. */
export interface WorkerPlan {
  readonly release: string;
  /** Indexable pages that are the same for every visitor. The worker may cache these and no others. */
  readonly pages: readonly string[];
  /** Files that the offline page needs. */
  readonly offline: readonly PageFile[];
  /** Lazy chunks that validate forms. */
  readonly validation: readonly PageFile[];
}

/** A request of a public form that can be queued: complete, except for the user's token. */
export interface QueuedRequest {
  readonly id: string;
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** State of a queued request. The worker doesn't respond if it doesn't know the request. */
export type QueueState =
  | { readonly at: 'waiting' }
  | { readonly at: 'sent'; readonly answer: unknown }
  | {
      readonly at: 'refused';
      readonly status: number;
      readonly message: string;
      readonly errors: Readonly<Record<string, string>>;
    };

/** Sent to every page when the server accepted or rejected a queued request. */
export interface QueueUpdate {
  readonly type: 'kept';
  readonly id: string;
  readonly state: QueueState;
}

/** Messages from a page to the worker. The worker responds to the first three. */
export type WorkerMessage =
  /** Queue this request and send it when possible. The response is `true`. */
  | { readonly type: 'keep'; readonly call: QueuedRequest }
  /** Get the state of a request. The response is a {@link QueueState}, or nothing. */
  | { readonly type: 'state'; readonly id: string }
  /** Remove a request. The response is its last state. */
  | { readonly type: 'drop'; readonly id: string }
  /** The network may be available again. */
  | { readonly type: 'send' }
  /** A user has left this browser. The worker must not send their requests. */
  | 'forget'
  /** Path of a page that the visitor reached without a document request. */
  | `/${string}`;

/**
 * Script at the service worker's URL if the site has none. It replaces an earlier worker, deletes its caches, and
 * unregisters it, so that pages load from the network again. Form drafts stay with the pages.
 */
export const SERVICE_WORKER_OFF = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => {
  const stores = async () =>
    (await indexedDB.databases()).map(({ name }) => /^(outbox|serwist)/.test(name) && indexedDB.deleteDatabase(name));
  const kept = async () => Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  event.waitUntil(Promise.allSettled([kept(), stores()]).then(() => registration.unregister()));
});
`;
