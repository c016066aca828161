import { DeadlineError, withDeadline } from './deadline.ts';

/** A file that sends nothing for this long hangs. The failure view is due within 8 s of a click. */
export const QUIET_MS = 5_500;

/** The honest end: a file that takes longer has failed, however steadily it trickles. */
export const LONGEST_MS = 60_000;

export interface DownloadOptions {
  /** `reload` asks the server itself, and leaves the answer in the cache. */
  readonly cache: 'default' | 'reload';
  readonly signal: AbortSignal;
  /** Called whenever something has arrived. */
  readonly onBytes: () => void;
}

/** Reads a file to its end, for the cache's sake: a script or style tag takes it from there. */
export async function download(address: string, { cache, signal, onBytes }: DownloadOptions): Promise<void> {
  const response = await fetch(address, { cache, signal });
  onBytes();
  if (!response.ok) throw new Error(`${address} answered ${String(response.status)}.`);
  const reader = response.body?.getReader();
  while (reader && !(await reader.read()).done) onBytes();
}

/**
 * Looks past the cache for a file: a damaged one under an immutable address would come from it for ever, and a new tag
 * for one that hangs would only join the request that hangs.
 *
 * @returns whether the file is in the cache now.
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
