import { ExpirationPlugin, NetworkFirst, type SerwistPlugin } from 'serwist';
import { paths } from 'shared-contract/paths';
import { PAGES_PREFIX, pageCaches } from './cache-names.ts';
import { sendKept } from './outbox.ts';
import { keepFilesOf } from './page-files.ts';
import { plan } from './plan.ts';
import { isKeepable, isPublicPage } from './rules.ts';

const OWN = PAGES_PREFIX + plan.release;
const DAY = 24 * 60 * 60;

/** A page that is slower than this is shown as it was kept, if it was. Far more than a healthy line takes. */
const PATIENCE_S = 5;

const listed: ReadonlySet<string> = new Set(plan.pages);
export const mayKeepPage = (url: URL): boolean => url.origin === location.origin && isPublicPage(url, listed);

/** A page is the same for all queries. */
const keyOf = (address: string): string => {
  const { origin, pathname } = new URL(address);
  return origin + pathname;
};

/** What the release before this one has left of a page. */
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
    // The network is there: what waits for it goes now.
    event.waitUntil(sendKept());
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

/** The network's answer, else the page as it was last seen, else what is kept here. */
export const pages = new NetworkFirst({
  ...options,
  networkTimeoutSeconds: PATIENCE_S,
  plugins: [expiration(), rules, network],
});

const quietly = new NetworkFirst({ ...options, plugins: [expiration(), rules] });

/** Keeps a page that was read without its document having come this way. */
export async function keepPage(path: string, event: ExtendableEvent): Promise<void> {
  const url = new URL(path, location.origin);
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (!mayKeepPage(url) || connection?.saveData) return;
  if (await caches.match(keyOf(url.href), { cacheName: OWN, ignoreVary: true })) return;
  const [answered, done] = quietly.handleAll({ request: new Request(keyOf(url.href)), event });
  await answered.catch(() => undefined);
  await done.catch(() => undefined);
}

/** Keeps the pages that stand open. */
export async function keepOpenPages(event: ExtendableEvent): Promise<void> {
  const { clients } = self as unknown as ServiceWorkerGlobalScope;
  const open = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  await Promise.all(open.map(({ url }) => keepPage(new URL(url).pathname, event)));
}

/** The pages of this release and of the last one before it stay: open tabs and what was read go on working. */
export async function dropOldPages(): Promise<void> {
  const before = (await pageCaches()).filter((name) => name !== OWN);
  await Promise.all(before.slice(0, -1).map((name) => caches.delete(name)));
}
