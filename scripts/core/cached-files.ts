import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { draftOf, publishDraft } from './drafts.ts';
import { root } from './places.ts';

export interface MadeFile {
  readonly id: string;
  readonly extension: string;
  readonly bytes: Uint8Array;
}

const CACHED_MS = 30 * 24 * 60 * 60 * 1000;
const INDEX = 'index.json';

const sha256 = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex');
const fileOf = ({ id, extension }: Pick<MadeFile, 'id' | 'extension'>) => `${id}.${extension}`;

/** Returns the files in a cache entry, or undefined if it is missing or damaged. */
function readFiles(entry: string): MadeFile[] | undefined {
  try {
    const index = JSON.parse(readFileSync(path.join(entry, INDEX), 'utf8')) as (MadeFile & {
      digest: string;
    })[];
    const files = index.map(({ digest, ...made }) => {
      const bytes = new Uint8Array(readFileSync(path.join(entry, fileOf(made))));
      return sha256(bytes) === digest ? { ...made, bytes } : undefined;
    });
    return files.every((made) => made !== undefined) ? files : undefined;
  } catch {
    return undefined;
  }
}

function writeFiles(entry: string, files: readonly MadeFile[]): void {
  const draft = draftOf(entry);
  for (const made of files) writeFileSync(path.join(draft, fileOf(made)), made.bytes);
  const index = files.map(({ bytes, ...made }) => ({ ...made, digest: sha256(bytes) }));
  writeFileSync(path.join(draft, INDEX), JSON.stringify(index));
  publishDraft(draft, entry);
}

const tidied = new Set<string>();

/** Removes old entries, once per process: a build writes hundreds of them. */
function removeOld(folder: string): void {
  if (tidied.has(folder)) return;
  tidied.add(folder);
  for (const name of readdirSync(folder)) {
    const entry = path.join(folder, name);
    const { mtimeMs = Date.now() } = statSync(entry, { throwIfNoEntry: false }) ?? {};
    if (Date.now() - mtimeMs > CACHED_MS) rmSync(entry, { recursive: true, force: true });
  }
}

/**
 * Returns files that are made once for each key and cached in a folder for 30 days.
 *
 * @param key digest of everything that affects the files
 */
export async function cachedFiles<File extends MadeFile>(
  folder: string,
  key: string,
  make: () => Promise<File[]>,
): Promise<File[]> {
  const entry = path.join(folder, key);
  const known = readFiles(entry);
  if (known) return known as File[];
  // Not when the new files are made: another process may have published the same ones by then.
  rmSync(entry, { recursive: true, force: true });
  const files = await make();
  writeFiles(entry, files);
  removeOld(folder);
  return files;
}

/** Returns the folder of a cache. Test copies and other checkouts don't share it. */
export const cacheOf = (name: string) => path.join(root, 'dist', name);

/**
 * Writes a file whose name contains a digest of its inputs: copies it from an earlier release, or makes it.
 *
 * @param earlier folder of the earlier release, if any
 */
export async function writeNamedFile(
  folder: string,
  earlier: string | undefined,
  address: string,
  make: () => Promise<Uint8Array>,
): Promise<void> {
  const file = path.join(folder, address);
  const known = earlier === undefined ? undefined : path.join(earlier, address);
  mkdirSync(path.dirname(file), { recursive: true });
  if (known !== undefined && existsSync(known)) copyFileSync(known, file);
  else writeFileSync(file, await make());
}
