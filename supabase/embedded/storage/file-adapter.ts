import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, rm, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { App } from '@supabase/lite';
import { replaceWhole, writePrivately } from '../private-file.ts';
import { storedPaths, type StoredPaths } from './stored-paths.ts';

type StorageAdapter = NonNullable<App['_storageAdapter']>;
type ObjectMetadata = Awaited<ReturnType<StorageAdapter['headObject']>>;

/** Keeps stored objects as files, and what is known about them in a folder that no object's name can reach. */
export function createFileAdapter(folder: string, isDurable = false): StorageAdapter {
  const at = storedPaths(resolve(folder));

  const metadataOf = async (bucket: string, key: string): Promise<ObjectMetadata> => {
    const { file, metadata } = at(bucket, key);
    const [found, text] = await Promise.all([stat(file), readFile(metadata, 'utf8')]);
    const kept = JSON.parse(text) as Pick<ObjectMetadata, 'mimetype' | 'cacheControl' | 'eTag'>;
    return {
      ...kept,
      size: found.size,
      contentLength: found.size,
      lastModified: found.mtime,
      httpStatusCode: 200,
    };
  };

  const remove = async (bucket: string, key: string): Promise<void> => {
    const { file, metadata } = at(bucket, key);
    await Promise.all([rm(file, { force: true }), rm(metadata, { force: true })]);
  };

  return {
    driver: null,
    async uploadObject(bucket, key, _version, body, mimetype, cacheControl) {
      const paths = at(bucket, key);
      const bytes = Buffer.from(await new Response(body as BodyInit).arrayBuffer());
      const eTag = `"${createHash('md5').update(bytes).digest('hex')}"`;
      await makeFolders(paths);
      await writePrivately(paths.metadata, JSON.stringify({ mimetype, cacheControl, eTag }), isDurable);
      await writePrivately(paths.file, bytes, isDurable);
      return metadataOf(bucket, key);
    },
    async getObject(bucket, key) {
      const [metadata, body] = await Promise.all([metadataOf(bucket, key), readFile(at(bucket, key).file)]);
      return { metadata, httpStatusCode: 200, body };
    },
    headObject: (bucket, key) => metadataOf(bucket, key),
    deleteObject: (bucket, key) => remove(bucket, key),
    async deleteObjects(bucket, keys) {
      await Promise.all(keys.map((key) => remove(bucket, key)));
    },
    async copyObject(sourceBucket, source, _version, bucket, key) {
      const [from, to] = [at(sourceBucket, source), at(bucket, key)];
      await makeFolders(to);
      await replaceWhole(to.metadata, (draft) => copyFile(from.metadata, draft), isDurable);
      await replaceWhole(to.file, (draft) => copyFile(from.file, draft), isDurable);
      const { eTag, lastModified } = await metadataOf(bucket, key);
      return { httpStatusCode: 200, eTag, ...(lastModified === undefined ? {} : { lastModified }) };
    },
    privateAssetUrl: (bucket, key) => Promise.resolve(`file://${at(bucket, key).file}`),
  };
}

async function makeFolders({ folders }: StoredPaths): Promise<void> {
  for (const folder of folders) await mkdir(folder, { recursive: true, mode: 0o700 });
}
