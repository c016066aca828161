import { CHUNK_FAILURE_EVENT } from 'shared-contract/page-events';

/** The words of `shared-auth/error-words` for a server that nobody reached; that package is not known here. */
const UNREACHABLE = 'We could not reach the server. Check your connection and try again.';

/** Time for the one look past the cache before the second try. */
const REFETCH_TIMEOUT_MS = 1_500;

/** What took longer than this to fail was hung. */
const HUNG_MS = 3_000;

/** Code that could not be fetched. Its message is fit for people; the bundler's words are its cause. */
export class ChunkError extends Error {
  override readonly name = 'ChunkError';
  /** Address of the file that failed. */
  readonly request: string | undefined;

  constructor(cause: unknown) {
    super(UNREACHABLE, { cause });
    this.request = requestOf(cause);
  }
}

/** The bundler's errors name the file that failed. */
function requestOf(error: unknown): string | undefined {
  const request: unknown = error instanceof Error ? Reflect.get(error, 'request') : undefined;
  return typeof request === 'string' ? request : undefined;
}

const isFailedFetch = (error: unknown): boolean => requestOf(error) !== undefined;

/** Whether an error, or what caused it, is code that could not be fetched: only then does loading the page again help. */
export function isChunkFailure(error: unknown): boolean {
  for (let one = error; one instanceof Error; one = one.cause) if (isFailedFetch(one)) return true;
  return false;
}

/** Asks the server itself, past a cached answer that is damaged and past a request that hangs. */
async function isThere(request: string | undefined): Promise<boolean> {
  if (request === undefined) return false;
  try {
    const signal = AbortSignal.timeout(REFETCH_TIMEOUT_MS);
    const { ok } = await fetch(request, { cache: 'reload', credentials: 'same-origin', signal });
    return ok;
  } catch {
    return false;
  }
}

/**
 * Runs an `import()` of code that comes late, and tries a second time past the cache. The bundler forgets a failed file,
 * so that the next call asks again; the shell gives up a file that hangs (`shell/src/remotes/watch-files.ts`).
 *
 * @param options.retryHung false where somebody has waited long enough for a file that hung, and is offered another try.
 * @throws (rejects) {@link ChunkError}, fit to be shown, when the code cannot be fetched; what the code itself throws
 *   comes as it is.
 */
export async function loadChunk<T>(load: () => Promise<T>, { retryHung = true } = {}): Promise<T> {
  const begun = performance.now();
  try {
    return await load();
  } catch (error) {
    if (!isFailedFetch(error)) {
      // The code itself is at fault. Its callers show words for people, so that nobody else would hear of it.
      if (typeof document !== 'undefined') dispatchEvent(new ErrorEvent(CHUNK_FAILURE_EVENT, { error }));
      throw error;
    }
    const hung = performance.now() - begun > HUNG_MS;
    if ((hung && !retryHung) || !(await isThere(requestOf(error)))) throw new ChunkError(error);
  }
  try {
    return await load();
  } catch (error) {
    throw isFailedFetch(error) ? new ChunkError(error) : error;
  }
}
