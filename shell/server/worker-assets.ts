import { contentTypeOf, type AssetStore } from './assets.ts';
import { digestOf } from './digest.ts';

/** The part of a Workers assets binding that is used here. */
export interface AssetsBinding {
  fetch(request: Request): Promise<Response>;
}

/**
 * A release in the assets of a Worker. The platform compresses what leaves it, so files come in their plain form.
 * The binding must run with `html_handling: none` and `not_found_handling: none`, and the Worker before the assets.
 */
export function createBindingStore(binding: AssetsBinding): AssetStore {
  return {
    async get(path) {
      const contentType = contentTypeOf(path);
      if (contentType === undefined) return null;
      const response = await binding.fetch(new Request(new URL(path, 'https://assets.invalid/')));
      if (response.status !== 200 || !response.body) {
        await response.body?.cancel();
        return null;
      }
      const etag = response.headers.get('etag');
      if (etag) return { body: response.body, etag, contentType };
      const body = new Uint8Array(await response.arrayBuffer());
      return { body, size: body.byteLength, etag: `"${await digestOf(body)}"`, contentType };
    },
  };
}
