import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { isVersioned } from 'shared-contract/versioned-files';
import { contentTypeOf, type Asset, type AssetStore, type Encoding } from '../assets.ts';

/** Files up to this size are read at once; larger ones stream. */
const WHOLE_FILE_BYTES = 1024 * 1024;
const SUFFIX = { br: '.br', gzip: '.gz' } as const;

interface Known {
  readonly size: number;
  readonly modified: number;
  readonly digest: string;
}

/** Opens the file when the first bytes are asked for: an answer without a body leaves no file open. */
function lazyStream(file: string): ReadableStream<Uint8Array> {
  let reader: ReadableStreamDefaultReader<Uint8Array> | undefined;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        reader ??= (Readable.toWeb(createReadStream(file)) as ReadableStream<Uint8Array>).getReader();
        const { done, value } = await reader.read();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: (reason) => reader?.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}

async function digestOfFile(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  return hash.digest('base64').slice(0, 22);
}

/** Whether the store may open this path at all; the edge's own rules stand before it. */
function isAllowed(relative: string): boolean {
  if (/[\\%\0]/.test(relative) || contentTypeOf(relative) === undefined) return false;
  return relative.split('/').every((segment) => segment !== '' && !segment.startsWith('.'));
}

/**
 * A release in a folder, with `.br` and `.gz` files beside those that were compressed by the build.
 * Digests are computed once a file and again when its size or time changes. A link that leads out is refused.
 * Files that never change stay in memory once they were asked for: a release's are a few megabytes in all.
 */
export async function createFileStore(root: string): Promise<AssetStore> {
  const base = await realpath(root);
  const known = new Map<string, Known>();
  const kept = new Map<string, Asset>();

  /** The real file behind a path, if it is a plain file inside the folder. */
  async function locate(relative: string) {
    try {
      const file = await realpath(path.join(base, relative));
      if (!file.startsWith(base + path.sep)) return null;
      const found = await stat(file);
      return found.isFile() ? { file, size: found.size, modified: found.mtimeMs } : null;
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'ENOENT' || code === 'ENOTDIR' || code === 'ELOOP' || code === 'ENAMETOOLONG') return null;
      throw error;
    }
  }

  async function digestFor(found: { file: string; size: number; modified: number }): Promise<string> {
    const entry = known.get(found.file);
    if (entry?.size === found.size && entry.modified === found.modified) return entry.digest;
    const digest = await digestOfFile(found.file);
    known.set(found.file, { size: found.size, modified: found.modified, digest });
    return digest;
  }

  async function locateEncoded(relative: string, encodings: readonly Encoding[]) {
    for (const encoding of encodings) {
      const found = await locate(relative + SUFFIX[encoding]);
      if (found) return { ...found, encoding };
    }
    return null;
  }

  async function read(relative: string, encodings: readonly Encoding[]): Promise<Asset | null> {
    const contentType = contentTypeOf(relative);
    if (contentType === undefined || !isAllowed(relative)) return null;
    const plain = await locate(relative);
    if (!plain) return null;
    const encoded = await locateEncoded(relative, encodings);
    const chosen = encoded ?? plain;
    const digest = await digestFor(plain);
    return {
      body:
        chosen.size <= WHOLE_FILE_BYTES
          ? new Uint8Array(await readFile(chosen.file))
          : lazyStream(chosen.file),
      size: chosen.size,
      contentType,
      etag: encoded ? `"${digest}-${encoded.encoding}"` : `"${digest}"`,
      ...(encoded && { encoding: encoded.encoding }),
    };
  }

  return {
    async get(relative, encodings) {
      if (!isVersioned(relative)) return read(relative, encodings);
      const key = `${relative} ${encodings.join()}`;
      const before = kept.get(key);
      if (before) return before;
      const asset = await read(relative, encodings);
      if (asset && asset.body instanceof Uint8Array) kept.set(key, asset);
      return asset;
    },
  };
}
