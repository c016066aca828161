import { CHUNK_FAILURE_EVENT } from 'shared-contract/page-events';
import { Button, type ButtonProps } from './components/button.tsx';
import { carryForms } from './form-content.ts';

/** The same text as in `shared-auth/error-words`, which this package can't import. */
const UNREACHABLE = 'We could not reach the server. Check your connection and try again.';

/** Timeout of the request past the cache before the retry. */
const REFETCH_TIMEOUT_MS = 1_500;

/** A load that took longer to fail was hanging. */
const HUNG_MS = 3_000;

/** A chunk could not be fetched. The message is for users; the bundler's error is the cause. */
export class ChunkError extends Error {
  override readonly name = 'ChunkError';
  /** URL of the file that failed. */
  readonly request: string | undefined;

  constructor(cause: unknown) {
    super(UNREACHABLE, { cause });
    this.request = requestOf(cause);
  }
}

/** The bundler's errors contain the URL of the file. */
function requestOf(error: unknown): string | undefined {
  const request: unknown = error instanceof Error ? Reflect.get(error, 'request') : undefined;
  return typeof request === 'string' ? request : undefined;
}

const isFailedFetch = (error: unknown): boolean => requestOf(error) !== undefined;

/** Returns whether an error or one of its causes is a chunk that could not be fetched. Only then does a reload help. */
export function isChunkFailure(error: unknown): boolean {
  for (let one = error; one instanceof Error; one = one.cause) if (isFailedFetch(one)) return true;
  return false;
}

/** Requests the file from the server: a cached response may be corrupt, and the first request may hang. */
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
 * Runs an `import()` and retries once past the cache. The bundler forgets a failed file, so that the next call requests it
 * again; the shell fails a file that hangs (`shell/src/remotes/watch-files.ts`).
 *
 * @param options.retryHung false if the caller offers another try instead of waiting for a file that hung.
 * @throws (rejects) {@link ChunkError}, with a message for users, if the code can't be fetched. Rethrows errors of the code.
 */
export async function loadChunk<T>(load: () => Promise<T>, { retryHung = true } = {}): Promise<T> {
  const begun = performance.now();
  try {
    return await load();
  } catch (error) {
    if (!isFailedFetch(error)) {
      // The code itself is at fault. Callers show a message for users, so the error has to be reported here.
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

function reloadPage() {
  carryForms();
  location.reload();
}

/**
 * Reloads the page if code could not be fetched, because the new document has the current URLs. Preserves typed text.
 */
export function ReloadButton(props: Pick<ButtonProps, 'className' | 'size'>) {
  return (
    <Button size="sm" variant="secondary" onClick={reloadPage} {...props}>
      Reload the page
    </Button>
  );
}

export { carryForms } from './form-content.ts';
