/**
 * What stands at the worker's address when the site has none: whoever has one from before gets this instead. It goes at
 * once, with all that was kept, and pages come from the network again; what was typed into forms stays with the pages.
 */
export const SERVICE_WORKER_OFF = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => {
  const stores = async () =>
    (await indexedDB.databases()).map(({ name }) => /^(outbox|serwist)/.test(name) && indexedDB.deleteDatabase(name));
  const kept = async () => Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  event.waitUntil(Promise.allSettled([kept(), stores()]).then(() => registration.unregister()));
});
`;
