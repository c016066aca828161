import type { WorkerMessage } from 'shared-contract/service-worker';

const container = () => (navigator as Partial<Navigator>).serviceWorker;

/** Posts a message to the page's service worker, if it has one. */
export function postToWorker(message: WorkerMessage): void {
  container()?.controller?.postMessage(message);
}

/** @param address undefined in development, and if the edge has switched the worker off */
export function registerWorker(address: string | undefined): void {
  // Fails if storage is forbidden. The page works without a worker.
  if (address)
    container()
      ?.register(address)
      .catch(() => undefined);
}
