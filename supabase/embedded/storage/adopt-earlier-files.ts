import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writePrivately } from '../private-file.ts';
import { storedPaths } from './stored-paths.ts';

const suffix = '.meta';
const unknown = { mimetype: 'application/octet-stream', cacheControl: 'no-cache', eTag: '""' };

/**
 * Brings the files of an earlier version (`<bucket>/<encoded name>`, metadata beside them under `.meta`) to where files
 * are now. There a file `x.meta` took the place of the metadata of `x`: what it says is not believed.
 */
export async function adoptEarlierFiles(earlier: string, root: string): Promise<void> {
  const at = storedPaths(root);
  const buckets = await readdir(earlier).catch(() => []);
  for (const bucket of buckets) {
    const folder = join(earlier, bucket);
    const names = new Set(await readdir(folder));
    for (const name of names) {
      // Metadata of its own makes it an object; what only ends like metadata and has none is metadata.
      if (name.endsWith(suffix) && !names.has(name + suffix)) continue;
      const paths = at(decodeURIComponent(bucket), decodeURIComponent(name));
      for (const made of paths.folders) await mkdir(made, { recursive: true, mode: 0o700 });
      const isForged = names.has(name + suffix + suffix);
      const metadata = isForged
        ? null
        : await readFile(join(folder, name + suffix), 'utf8').catch(() => null);
      await writePrivately(paths.metadata, metadata ?? JSON.stringify(unknown), true);
      await rename(join(folder, name), paths.file);
    }
  }
  await rm(earlier, { recursive: true, force: true });
}
