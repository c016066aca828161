export class DeadlineError extends Error {
  override readonly name = 'DeadlineError';
}

/**
 * Rejects with a {@link DeadlineError} if `work` has not settled and there was no progress for `milliseconds`.
 *
 * @param lastNews time of the last progress, on the clock of `performance.now()`; progress restarts the deadline
 */
export function withDeadline<T>(
  work: Promise<T>,
  milliseconds: number,
  what: string,
  lastNews: () => number = () => 0,
): Promise<T> {
  const started = performance.now();
  let timer: ReturnType<typeof setTimeout>;
  const deadline = new Promise<never>((_resolve, reject) => {
    const check = () => {
      const rest = Math.max(started, lastNews()) + milliseconds - performance.now();
      if (rest > 0) timer = setTimeout(check, rest);
      else reject(new DeadlineError(`${what} did not answer within ${String(milliseconds / 1000)} s.`));
    };
    check();
  });
  return Promise.race([work, deadline]).finally(() => {
    clearTimeout(timer);
  });
}

/** A file that sends nothing for this long hangs. The failure view is due within 8 s. */
export const QUIET_MS = 5_500;

/** A file that takes longer has failed, even if it still sends data. */
export const LONGEST_MS = 60_000;

export interface DownloadOptions {
  /** `reload` bypasses the cache and stores the response there. */
  readonly cache: 'default' | 'reload';
  readonly signal: AbortSignal;
  readonly onBytes: () => void;
}

/** Reads a file to its end into the cache, where a script or style tag finds it. */
export async function download(address: string, { cache, signal, onBytes }: DownloadOptions): Promise<void> {
  const response = await fetch(address, { cache, signal });
  onBytes();
  if (!response.ok) throw new Error(`${address} answered ${String(response.status)}.`);
  const reader = response.body?.getReader();
  while (reader && !(await reader.read()).done) onBytes();
}

/**
 * Requests a file past the cache. Otherwise a damaged file at an immutable URL would always come from the cache, and a
 * new tag for a file that hangs would join the request that hangs.
 *
 * @returns true if the file is in the cache now
 */
export async function refetch(address: string): Promise<boolean> {
  const stop = new AbortController();
  const limit = setTimeout(() => {
    stop.abort(new DeadlineError(`${address} took longer than ${String(LONGEST_MS / 1000)} s.`));
  }, LONGEST_MS);
  let lastNews = 0;
  const onBytes = () => (lastNews = performance.now());
  const work = download(address, { cache: 'reload', signal: stop.signal, onBytes });
  try {
    await withDeadline(work, QUIET_MS, address, () => lastNews);
    return true;
  } catch {
    return false;
  } finally {
    clearTimeout(limit);
    stop.abort();
  }
}

/** Returns the URL of the file that failed. Loaders of scripts and styles name it in the error or in its cause. */
export function requestOf(error: unknown): string | undefined {
  for (let one = error; one instanceof Error; one = one.cause) {
    const request: unknown = Reflect.get(one, 'request');
    if (typeof request === 'string') return new URL(request, location.href).href;
  }
  return undefined;
}

/** Handles code that failed to load. Rejects if the page should show the failure. */
type Rescue = (error: Error) => Promise<never>;

let rescue: Rescue = (error) => Promise.reject(error);

/** The handler loads later (`document-navigation.ts`). */
export const orRescue: Rescue = (error) => rescue(error);

export const setRescue = (other: Rescue): void => {
  rescue = other;
};
