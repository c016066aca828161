import type { WorkerMessage } from 'shared-contract/service-worker';

/** A worker that has not answered by then does not. */
const PATIENCE_MS = 5_000;
/** A network on which nothing of our own comes in this time is none. */
const PROBE_MS = 3_000;

const worker = () => (navigator as Partial<Navigator>).serviceWorker?.controller;

export function tellWorker(message: WorkerMessage): void {
  worker()?.postMessage(message);
}

/** Resolves to what the worker answers; `undefined` without a worker or an answer. */
export function askWorker(message: WorkerMessage): Promise<unknown> {
  return new Promise((resolve) => {
    const asked = worker();
    if (!asked) {
      resolve(undefined);
      return;
    }
    const { port1, port2 } = new MessageChannel();
    const limit = setTimeout(resolve, PATIENCE_MS);
    port1.onmessage = ({ data }: MessageEvent<unknown>) => {
      clearTimeout(limit);
      port1.close();
      resolve(data);
    };
    asked.postMessage(message, [port2]);
  });
}

/**
 * Whether there is no network, once a call has failed without any answer. The browser may not know it; so our own
 * site is asked: where that answers, it is the backend that is away, and waiting for a network would help nobody.
 */
export async function isOffline(): Promise<boolean> {
  if (!navigator.onLine) return true;
  try {
    await fetch('/remotes.json', {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(PROBE_MS),
    });
    return false;
  } catch {
    return true;
  }
}
