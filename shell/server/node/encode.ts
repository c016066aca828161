import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encode } from '../pages.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Compresses at the highest quality: each page once in the life of the process. */
export const encode: Encode = async (body, encoding) =>
  new Uint8Array(
    encoding === 'br'
      ? await brotli(body, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: 11,
            [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
            [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
          },
        })
      : await gzipped(body, { level: 9 }),
  );
