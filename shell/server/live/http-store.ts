import type { ReadStore } from './read-store.ts';

/** A store that has not answered by then does not. */
const PATIENCE_MS = 10_000;

/**
 * A store behind an address that serves its files, such as a bucket's public one.
 *
 * @param base without a slash at its end.
 */
export function createHttpStore(base: string, ask: typeof fetch = fetch): ReadStore {
  return {
    async get(key) {
      const response = await ask(`${base}/${key}`, {
        signal: AbortSignal.timeout(PATIENCE_MS),
        redirect: 'error',
        cache: 'no-store',
      });
      if (response.status === 404) {
        await response.body?.cancel();
        return null;
      }
      if (response.status !== 200) {
        await response.body?.cancel();
        throw new Error(`${key} is answered with ${response.status}`);
      }
      const bytes = new Uint8Array(await response.arrayBuffer());
      const version = response.headers.get('etag') ?? response.headers.get('last-modified');
      return { bytes, version: version ?? new TextDecoder().decode(bytes) };
    },
  };
}
