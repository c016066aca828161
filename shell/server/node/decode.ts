import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import type { Decode } from '../live/pool.ts';

const plainOf = { br: promisify(brotliDecompress), gzip: promisify(gunzip) };
/** No file of a release is larger: what grows beyond it is none of ours. */
const maxOutputLength = 256 * 1024 * 1024;

export const decode: Decode = async (body, encoding) =>
  new Uint8Array(await plainOf[encoding](body, { maxOutputLength }));
