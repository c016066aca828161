import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import type { Encode } from './assets.ts';
import type { Decode } from './store.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/**
 * Compresses at the highest quality, because each page is compressed once per process. The quick effort is for content
 * of a single response.
 */
export const encode: Encode = async (body, encoding, effort) =>
  new Uint8Array(
    encoding === 'br'
      ? await brotli(body, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: effort === 'quick' ? 5 : 11,
            [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
            [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
          },
        })
      : await gzipped(body, { level: effort === 'quick' ? 6 : 9 }),
  );

const plainOf = { br: promisify(brotliDecompress), gzip: promisify(gunzip) };
/** No release file is larger, so anything that decompresses beyond this isn't one. */
const maxOutputLength = 256 * 1024 * 1024;

export const decode: Decode = async (body, encoding) =>
  new Uint8Array(await plainOf[encoding](body, { maxOutputLength }));
