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
