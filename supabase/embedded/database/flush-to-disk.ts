import { closeSync, fsyncSync, openSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite, type Extension } from '@electric-sql/pglite';
import { flushPath } from '../private-file.ts';

interface NodeStream {
  /** The file's descriptor; a folder has none. */
  nfd?: number;
  node: object;
}
/** What of Emscripten's file system on disk is used here. */
interface NodeFiles {
  realPath(node: object): string;
  stream_ops: { fsync?: (stream: NodeStream) => number };
}

/** PGlite's own parameters turn fsync off (`-F`). */
export const flushingParameters = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['-c', 'fsync=on', '-c', 'wal_sync_method=fsync', '-c', 'synchronous_commit=on'],
];

/**
 * Lets PGlite's fsync reach the disk: the file system that it is compiled with has none and says that all is well. Made
 * as an extension, which is the one place where PGlite lets others at its file system before it opens files.
 */
export const flushToDisk = (flush: (descriptor: number) => void = fsyncSync): Extension => ({
  name: 'flush-to-disk',
  setup: (
    _pglite,
    options: { preRun?: ((module: { FS: { filesystems: { NODEFS: NodeFiles } } }) => void)[] },
  ) =>
    Promise.resolve({
      emscriptenOpts: {
        ...options,
        preRun: [
          ...(options.preRun ?? []),
          ({ FS }: { FS: { filesystems: { NODEFS: NodeFiles } } }) => {
            const files = FS.filesystems.NODEFS;
            files.stream_ops.fsync = ({ nfd, node }) => {
              const descriptor = nfd ?? openSync(files.realPath(node), 'r');
              flush(descriptor);
              if (nfd === undefined) closeSync(descriptor);
              return 0;
            };
          },
        ],
      },
    }),
});

/** Flushes what was written without: a new database's files, and those of a time when it was not asked for. */
export async function flushFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const paths = entries
    .filter((entry) => entry.isFile() || entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name));
  for (const path of [...paths, folder]) await flushPath(path);
}
