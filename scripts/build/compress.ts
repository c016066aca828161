import { createHash } from 'node:crypto';
import { cachedFiles, cacheOf } from '@scripts/core/files';
import { contentTypeOf, type Encoding, isText } from 'shared-release/assets';
import { encode } from 'shared-release/encode';

/** Returns true for files that are sent in an encoded form. */
export const isTextFile = (file: string): boolean => isText(contentTypeOf(file) ?? '');

/** Decides the encoded bytes: the settings of the encoder are in its source, and Node's version fixes its libraries. */
const encoder = createHash('sha256')
  .update(`${process.version}\0${String(encode)}`)
  .digest('hex')
  .slice(0, 10);

const extensions = { br: 'br', gzip: 'gz' } as const;

/** Returns the encoded form of a file's bytes, from the cache if another build had the same file. */
export async function encodedForm(
  bytes: Uint8Array<ArrayBuffer>,
  encoding: Encoding,
): Promise<Uint8Array<ArrayBuffer>> {
  const digest = createHash('sha256').update(bytes).digest('hex');
  const extension = extensions[encoding];
  const [form] = await cachedFiles(cacheOf('encoded'), `${digest}-${encoder}.${extension}`, async () => [
    { id: 'file', extension, bytes: await encode(bytes, encoding) },
  ]);
  if (!form) throw new Error(`The cache has no ${encoding} form of ${digest}.`);
  return form.bytes;
}
