import { createHash } from 'node:crypto';
import { join } from 'node:path';

export interface StoredPaths {
  folders: string[];
  file: string;
  metadata: string;
}

/** Where an object lies: under a digest of bucket and name, so that a name is never a path, however odd or long. */
export function storedPaths(root: string): (bucket: string, key: string) => StoredPaths {
  const [files, metadata] = [join(root, 'files'), join(root, 'metadata')];
  return (bucket, key) => {
    const id = createHash('sha256')
      .update(JSON.stringify([bucket, key]))
      .digest('hex');
    return { folders: [files, metadata], file: join(files, id), metadata: join(metadata, `${id}.json`) };
  };
}
