import { createHash } from 'node:crypto';
import { cp, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, resolve, sep } from 'node:path';
import type { App } from '@supabase/lite';

type StorageAdapter = NonNullable<App['_storageAdapter']>;
type ObjectMetadata = Awaited<ReturnType<StorageAdapter['headObject']>>;

/** Keeps stored objects as files: `<folder>/<bucket>/<encoded key>` with their metadata beside them. */
export function createFileAdapter(folder: string): StorageAdapter {
  const root = resolve(folder);

  /** Encoded per key, so that no key can name a path outside its bucket. */
  const pathOf = (bucket: string, key: string): string => {
    const path = resolve(root, encodeURIComponent(bucket), encodeURIComponent(key));
    if (!path.startsWith(root + sep)) throw new Error(`Object key leaves its bucket: ${key}`);
    return path;
  };

  const metadataOf = async (bucket: string, key: string): Promise<ObjectMetadata> => {
    const path = pathOf(bucket, key);
    const [file, text] = await Promise.all([stat(path), readFile(`${path}.meta`, 'utf8')]);
    const kept = JSON.parse(text) as Pick<ObjectMetadata, 'mimetype' | 'cacheControl' | 'eTag'>;
    return {
      ...kept,
      size: file.size,
      contentLength: file.size,
      lastModified: file.mtime,
      httpStatusCode: 200,
    };
  };

  const remove = async (bucket: string, key: string): Promise<void> => {
    const path = pathOf(bucket, key);
    await Promise.all([rm(path, { force: true }), rm(`${path}.meta`, { force: true })]);
  };

  return {
    driver: null,
    async uploadObject(bucket, key, _version, body, mimetype, cacheControl) {
      const path = pathOf(bucket, key);
      const bytes = Buffer.from(await new Response(body as BodyInit).arrayBuffer());
      const eTag = `"${createHash('md5').update(bytes).digest('hex')}"`;
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, bytes);
      await writeFile(`${path}.meta`, JSON.stringify({ mimetype, cacheControl, eTag }));
      return metadataOf(bucket, key);
    },
    async getObject(bucket, key) {
      const [metadata, body] = await Promise.all([metadataOf(bucket, key), readFile(pathOf(bucket, key))]);
      return { metadata, httpStatusCode: 200, body };
    },
    headObject: (bucket, key) => metadataOf(bucket, key),
    deleteObject: (bucket, key) => remove(bucket, key),
    async deleteObjects(bucket, keys) {
      await Promise.all(keys.map((key) => remove(bucket, key)));
    },
    async copyObject(sourceBucket, source, _version, bucket, key) {
      const [from, to] = [pathOf(sourceBucket, source), pathOf(bucket, key)];
      await mkdir(dirname(to), { recursive: true });
      await Promise.all([cp(from, to), cp(`${from}.meta`, `${to}.meta`)]);
      const { eTag, lastModified } = await metadataOf(bucket, key);
      return { httpStatusCode: 200, eTag, ...(lastModified === undefined ? {} : { lastModified }) };
    },
    privateAssetUrl: (bucket, key) => Promise.resolve(`file://${pathOf(bucket, key)}`),
  };
}
