const MAX_REPEATS = 3;
const MAX_WAIT_MS = 15_000;
/** Spreads the retries of clients that were rejected together. */
const SPREAD_MS = 500;

/**
 * postgrest-js retries its own GET and HEAD requests after a 503. Retrying them here as well would multiply the
 * attempts.
 */
const isRepeatedByLibrary = (input: RequestInfo | URL, method: string): boolean =>
  ['GET', 'HEAD'].includes(method) &&
  new URL(input instanceof Request ? input.url : input).pathname.startsWith('/rest/v1/');

/** Resolves after `ms`, or when the signal aborts. */
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
 * Retries a request that got a 503 until the backend is no longer too busy to start it.
 * @returns the last response: after 3 retries, or before the waits exceed 15 s in total
 */
export async function repeatRequest(
  refused: Response,
  input: RequestInfo | URL,
  init?: RequestInit,
): Promise<Response> {
  let response = refused;
  let waitedMs = 0;
  for (let repeats = 0; response.status === 503 && repeats < MAX_REPEATS; repeats += 1) {
    const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
    const waitMs = seconds * 1000 + Math.random() * SPREAD_MS;
    const isInTime = waitedMs + waitMs <= MAX_WAIT_MS;
    if (!isInTime || isRepeatedByLibrary(input, init?.method?.toUpperCase() ?? 'GET')) break;
    waitedMs += waitMs;
    await response.body?.cancel();
    await pause(waitMs, init?.signal);
    response = await fetch(input, init);
  }
  return response;
}
