import type { Asset, Encoding } from '../assets.ts';
import type { Encode } from '../pages.ts';
import { sha256 } from './pool.ts';
import { tagOf } from './tag.ts';

type Bytes = Uint8Array<ArrayBuffer>;

interface Text {
  readonly bytes: Bytes;
  readonly digest: string;
  readonly packed: Map<Encoding, Promise<Bytes>>;
}

/** Answers with texts that stand in documents of sets, by their paths: each is packed once, where the platform does not pack what passes it. */
export function createTexts(encode: Encode | undefined) {
  const known = new Map<string, Text>();

  async function read(path: string, text: string): Promise<Text> {
    const before = known.get(path);
    if (before) return before;
    const bytes = new TextEncoder().encode(text);
    const made = { bytes, digest: await sha256(bytes), packed: new Map() };
    known.set(path, made);
    return made;
  }

  function pack({ bytes, packed }: Text, encoding: Encoding, compress: Encode): Promise<Bytes> {
    const before = packed.get(encoding);
    if (before) return before;
    const made = compress(bytes, encoding);
    packed.set(encoding, made);
    made.catch(() => packed.delete(encoding));
    return made;
  }

  return async (
    path: string,
    text: string,
    contentType: string,
    accepted: readonly Encoding[],
  ): Promise<Asset> => {
    const found = await read(path, text);
    const encoding = encode && accepted[0];
    const body = encoding ? await pack(found, encoding, encode) : found.bytes;
    const etag = tagOf(found.digest, encoding);
    return { body, size: body.byteLength, contentType, etag, ...(encoding && { encoding }) };
  };
}
