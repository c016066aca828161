import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encode } from '../pages.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Compresses at the highest quality: each page once in the life of the process. What is made for one answer is done quickly. */
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
