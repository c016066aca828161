import type { WorkerMessage } from 'shared-contract/service-worker';

/** A browser may have none. */
const serviceWorker = () => (navigator as Partial<Navigator>).serviceWorker;

/** Tells the worker of this page; without one nothing happens. */
export function tellWorker(message: WorkerMessage): void {
  serviceWorker()?.controller?.postMessage(message);
}

/** @param address none in development, and where the edge has switched it off */
export function registerWorker(address: string | undefined): void {
  // Storage may be forbidden: the page does without.
  if (address)
    serviceWorker()
      ?.register(address)
      .catch(() => undefined);
}
