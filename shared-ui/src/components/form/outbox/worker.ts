import type { WorkerMessage } from 'shared-contract/service-worker';

/** Timeout of a worker's answer. */
const PATIENCE_MS = 5_000;
/** Timeout of the request that probes the network. */
const PROBE_MS = 3_000;

/** Resolves to the worker's answer; `undefined` without a worker or an answer. */
export function askWorker(message: WorkerMessage): Promise<unknown> {
  return new Promise((resolve) => {
    const worker = (navigator as Partial<Navigator>).serviceWorker?.controller;
    if (!worker) {
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
    worker.postMessage(message, [port2]);
  });
}

/**
 * Returns true if there is no network, after a call without a response. The browser may not know, so this requests our
 * own site: if it responds, the backend is down, and waiting for a network would not help.
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
