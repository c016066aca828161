import { Serwist } from 'serwist';
import { paths } from 'shared-contract/paths';
import type { WorkerMessage } from 'shared-contract/service-worker';
import { answerFile } from './files.ts';
import { deleteAll, dropCall, flushQueue, keepCall, stateOf, SYNC_TAG } from './outbox.ts';
import { dropOldPages, keepOpenPages, keepPage, mayKeepPage, pages } from './pages.ts';
import { plan } from './plan.ts';
import { isPublicFile } from './rules.ts';

declare const self: ServiceWorkerGlobalScope;

/* The service worker: public pages network first, versioned files cache first, the offline page, and queued forms. All
   other requests bypass it: the member area, sign-in, the backend, methods other than GET, and other origins
   (docs/decisions/0010-service-worker.md). */
const serwist = new Serwist({
  // A new release takes over immediately: pages load from the network anyway, and files of every release stay cached.
  skipWaiting: true,
  clientsClaim: true,
  precacheEntries: [
    { url: paths.offline, revision: plan.release },
    ...plan.offline.map(([url, integrity]) => ({ url, integrity, revision: null })),
  ],
  precacheOptions: {
    cleanupOutdatedCaches: true,
    cleanURLs: false,
    directoryIndex: null,
    ignoreURLParametersMatching: [/^from$/],
  },
  runtimeCaching: [
    {
      matcher: ({ request, url }) => request.mode === 'navigate' && mayKeepPage(url),
      handler: pages,
    },
    {
      matcher: ({ sameOrigin, url }) => sameOrigin && isPublicFile(url),
      handler: answerFile,
    },
  ],
});
serwist.addEventListeners();

self.addEventListener('install', (event) => {
  // The open pages were loaded before this worker was installed.
  event.waitUntil(keepOpenPages(event));
});
self.addEventListener('activate', (event) => {
  event.waitUntil(dropOldPages());
});

function answerTo(message: WorkerMessage, event: ExtendableEvent): Promise<unknown> {
  if (typeof message === 'string') return message === 'forget' ? deleteAll() : keepPage(message, event);
  switch (message.type) {
    case 'keep':
      return keepCall(message.call);
    case 'state':
      return stateOf(message.id);
    case 'drop':
      return dropCall(message.id);
    case 'send':
      return flushQueue();
  }
}

self.addEventListener('message', (event) => {
  const answer = answerTo(event.data as WorkerMessage, event);
  event.waitUntil(
    answer.then(
      (value) => event.ports[0]?.postMessage(value),
      () => event.ports[0]?.postMessage(undefined),
    ),
  );
});

interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
}

self.addEventListener('sync', (event) => {
  const { tag } = event as SyncEvent;
  if (tag !== SYNC_TAG) return;
  // A rejected promise makes the browser wake the worker again later.
  (event as SyncEvent).waitUntil(
    flushQueue().then((isEmpty) => {
      if (!isEmpty) throw new Error('Something still waits for the network.');
    }),
  );
});
