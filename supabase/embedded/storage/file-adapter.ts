import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { App } from '@supabase/lite';
import { copyWhole, writePrivately } from '../data-folder.ts';

export interface StoredPaths {
  folders: string[];
  file: string;
  metadata: string;
}

/**
 * Returns an object's file paths. The name is a digest of bucket and key, so that an unusual or long key never becomes
 * a path.
 */
function storedPaths(root: string): (bucket: string, key: string) => StoredPaths {
  const [files, metadata] = [join(root, 'files'), join(root, 'metadata')];
  return (bucket, key) => {
    const id = createHash('sha256')
      .update(JSON.stringify([bucket, key]))
      .digest('hex');
    return { folders: [files, metadata], file: join(files, id), metadata: join(metadata, `${id}.json`) };
  };
}

type StorageAdapter = NonNullable<App['_storageAdapter']>;
type ObjectMetadata = Awaited<ReturnType<StorageAdapter['headObject']>>;

/** Stores objects as files. Their metadata is in a separate folder that no object name can reach. */
export function createFileAdapter(folder: string): StorageAdapter {
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
      await writePrivately(paths.metadata, JSON.stringify({ mimetype, cacheControl, eTag }));
      await writePrivately(paths.file, bytes);
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
      await copyWhole(from.metadata, to.metadata);
      await copyWhole(from.file, to.file);
      const { eTag, lastModified } = await metadataOf(bucket, key);
      return { httpStatusCode: 200, eTag, ...(lastModified === undefined ? {} : { lastModified }) };
    },
    privateAssetUrl: (bucket, key) => Promise.resolve(`file://${at(bucket, key).file}`),
  };
}

async function makeFolders({ folders }: StoredPaths): Promise<void> {
  for (const folder of folders) await mkdir(folder, { recursive: true, mode: 0o700 });
}
