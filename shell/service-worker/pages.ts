import { ExpirationPlugin, NetworkFirst, type SerwistPlugin } from 'serwist';
import { paths } from 'shared-contract/paths';
import { pageCaches, PAGES_PREFIX } from './cache-names.ts';
import { keepFilesOf } from './files.ts';
import { flushQueue } from './outbox.ts';
import { plan } from './plan.ts';
import { isKeepable, isPublicPage } from './rules.ts';

const OWN = PAGES_PREFIX + plan.release;
const DAY = 24 * 60 * 60;

/** Seconds before a slow page is replaced by its cached copy, if there is one. A working connection needs far less. */
const PATIENCE_S = 5;

const listed: ReadonlySet<string> = new Set(plan.pages);
export const mayKeepPage = (url: URL): boolean => url.origin === location.origin && isPublicPage(url, listed);

/** A page is the same for all queries. */
const keyOf = (address: string): string => {
  const { origin, pathname } = new URL(address);
  return origin + pathname;
};

async function keptBefore(address: string): Promise<Response | undefined> {
  const others = (await pageCaches()).filter((name) => name !== OWN).reverse();
  for (const cacheName of others) {
    const found = await caches.match(keyOf(address), { cacheName, ignoreVary: true });
    if (found) return found;
  }
  return undefined;
}

const offlinePage = (address: string): Response => {
  const { pathname, search } = new URL(address);
  return Response.redirect(`${paths.offline}?from=${encodeURIComponent(pathname + search)}`);
};

const rules: SerwistPlugin = {
  cacheKeyWillBeUsed: ({ request }) => Promise.resolve(keyOf(request.url)),
  cacheWillUpdate: ({ response }) => Promise.resolve(isKeepable(response) ? response : null),
  cacheDidUpdate: async ({ newResponse, event }) => keepFilesOf(await newResponse.clone().text(), event),
  cachedResponseWillBeUsed: async ({ cachedResponse, request }) =>
    cachedResponse ?? (await keptBefore(request.url)),
};

const network: SerwistPlugin = {
  fetchDidSucceed: ({ response, event }) => {
    // The network works, so send the queued requests.
    event.waitUntil(flushQueue());
    return Promise.resolve(response);
  },
  handlerDidError: ({ request }) => Promise.resolve(offlinePage(request.url)),
};

const options = {
  cacheName: OWN,
  matchOptions: { ignoreVary: true },
};
const expiration = () =>
  new ExpirationPlugin({ maxEntries: 40, maxAgeSeconds: 30 * DAY, purgeOnQuotaError: true });

/** Network first. Falls back to the cached page, then to the offline page. */
export const pages = new NetworkFirst({
  ...options,
  networkTimeoutSeconds: PATIENCE_S,
  plugins: [expiration(), rules, network],
});

const quietly = new NetworkFirst({ ...options, plugins: [expiration(), rules] });

/** Caches a page that the user opened without loading its document through the worker. */
export async function keepPage(path: string, event: ExtendableEvent): Promise<void> {
  const url = new URL(path, location.origin);
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (!mayKeepPage(url) || connection?.saveData) return;
  if (await caches.match(keyOf(url.href), { cacheName: OWN, ignoreVary: true })) return;
  const [answered, done] = quietly.handleAll({ request: new Request(keyOf(url.href)), event });
  await answered.catch(() => undefined);
  await done.catch(() => undefined);
}

export async function keepOpenPages(event: ExtendableEvent): Promise<void> {
  const { clients } = self as unknown as ServiceWorkerGlobalScope;
  const open = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  await Promise.all(open.map(({ url }) => keepPage(new URL(url).pathname, event)));
}

/** Keeps the pages of this release and the previous one, so that open tabs and pages already read continue to work. */
export async function dropOldPages(): Promise<void> {
  const before = (await pageCaches()).filter((name) => name !== OWN);
  await Promise.all(before.slice(0, -1).map((name) => caches.delete(name)));
}
