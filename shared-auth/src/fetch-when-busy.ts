const MAX_REPEATS = 3;
const MAX_WAIT_MS = 15_000;
/** Spreads the repeats of clients that were refused together. */
const SPREAD_MS = 500;

/** postgrest-js repeats its own GET and HEAD requests after a 503. Repeating them here as well would multiply the attempts. */
const isRepeatedByLibrary = (input: RequestInfo | URL, method: string): boolean =>
  ['GET', 'HEAD'].includes(method) &&
  new URL(input instanceof Request ? input.url : input).pathname.startsWith('/rest/v1/');

/** Waits. Resolves early when the signal is aborted. */
const pause = (ms: number, signal: AbortSignal | null | undefined): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal?.addEventListener('abort', done);
    if (signal?.aborted) done();
  });

/**
 * Sends a request, and repeats it while the backend is too busy to begin. A 503 with `Retry-After` (in seconds) says that
 * nothing was done, so that a repeat is safe for every method.
 * @returns the last response: after 3 repeats, or before the waits exceed 15 s in total
 */
export const fetchWhenBusy: typeof fetch = async (input, init) => {
  let waitedMs = 0;
  for (let repeats = 0; ; repeats += 1) {
    const response = await fetch(input, init);
    if (response.status !== 503 || repeats === MAX_REPEATS) return response;
    const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
    const waitMs = seconds * 1000 + Math.random() * SPREAD_MS;
    const isInTime = waitedMs + waitMs <= MAX_WAIT_MS;
    if (!isInTime || isRepeatedByLibrary(input, init?.method?.toUpperCase() ?? 'GET')) return response;
    waitedMs += waitMs;
    await response.body?.cancel();
    await pause(waitMs, init?.signal);
  }
};
