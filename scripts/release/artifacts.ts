import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { artifactId, isPart, type BuildRecord } from '@scripts/build/packages';
import { encodedForm, isTextFile } from '@scripts/build/rules';
import { decode } from 'shared-release/encode';
import { describeProblems } from 'shared-release/release';
import { artifactKey, poolKey, unservedFileKey, type ReadStore } from 'shared-release/store';
import { z } from 'zod';
import { CommandError } from './command-error.ts';
import { eachOf } from './each-of.ts';
import { StoreError } from './store.ts';

export type Bytes = Uint8Array<ArrayBuffer>;
export type PoolEncoding = 'br' | 'gzip';

/** A file of an artifact: the digest of its bytes and, if it is served, its encoded forms in the pool. */
export interface ListedFile {
  readonly digest: string;
  readonly encodings?: readonly PoolEncoding[] | undefined;
}

/** The build of a package, in any location: `web/…`, `server/…`, `build.json`, and `maps/…`, which is never served. */
export interface Artifact {
  readonly package: string;
  /** The id in its `build.json`: of `web/`, `server/`, and the rest of that record. */
  readonly id: string;
  readonly version: string;
  readonly files: Readonly<Record<string, ListedFile>>;
  /** @throws if the bytes don't match the digest in the list */
  bytes(file: string): Promise<Bytes>;
  /** Returns an encoded form. The store has it, or it is made on the first call. */
  encoded(file: string, encoding: PoolEncoding): Promise<Bytes>;
}

const RECORD = 'build.json';
const MAPS = 'maps/';

const poolEncodings = ['br', 'gzip'] as const;

export const digestOf = (bytes: Uint8Array | string): string =>
  createHash('sha256').update(bytes).digest('hex');

/**
 * Returns true if a list may contain the file. Files that the id doesn't cover are neither served nor used for
 * rendering.
 */
const isListed = (file: string): boolean =>
  file === RECORD || file.startsWith(MAPS) || (/^(?:web|server)\//.test(file) && isPart(file));

const hex = z.string().regex(/^[0-9a-f]{64}$/);
const listSchema = z.object({
  package: z.string().regex(/^[a-z][a-z0-9-]*$/),
  version: z.string().min(1),
  files: z.record(
    z
      .string()
      .regex(/^(?:[\w@~+-][\w.@~+-]*\/)*[\w@~+-][\w.@~+-]*$/)
      .refine(isListed),
    z.object({ digest: hex, encodings: z.array(z.enum(poolEncodings)).optional() }),
  ),
});

const digestsIn = (files: Artifact['files'], folder: string) =>
  Object.fromEntries(
    Object.keys(files)
      .filter((file) => file.startsWith(folder))
      .sort()
      .map((file) => [file.slice(folder.length), files[file]?.digest ?? '']),
  );

/**
 * Checks that files match the id in their record.
 * @returns their id and version, or null if they don't match
 */
function recordOf(files: Artifact['files'], text: string): Pick<Artifact, 'id' | 'version'> | null {
  const { id, ...record } = JSON.parse(text) as BuildRecord;
  const parts = { web: digestsIn(files, 'web/'), server: digestsIn(files, 'server/') };
  return artifactId(parts, record) === id ? { id, version: record.version } : null;
}

/** @throws if the bytes don't match the digest */
function checked(bytes: Bytes, digest: string | undefined, what: string): Bytes {
  if (digestOf(bytes) !== digest) throw new StoreError(`${what} is not what was written: its digest differs`);
  return bytes;
}

/** Lists artifacts for people: `shell 1.2.0-9ab3c1, mfe-cpps 1.0.3-77aa01`. */
export const describeVersions = (artifacts: readonly Pick<Artifact, 'package' | 'version'>[]): string =>
  artifacts.map(({ package: name, version }) => `${name} ${version}`).join(', ');

/** Returns true for files that browsers load, which are in the pool. */
export const isServed = (file: string): boolean => file.startsWith('web/');

export const keyOf = (name: string, file: string, digest: string): string =>
  isServed(file) ? poolKey(digest) : unservedFileKey(name, digest);

async function stored(store: ReadStore, name: string, file: string, digest: string): Promise<Bytes> {
  const key = keyOf(name, file, digest);
  const found = await store.get(key);
  if (!found) throw new StoreError(`${name}: ${file} is not in the store: ${key} is missing`);
  return checked(found.bytes, digest, `${name}: ${file} (${key})`);
}

/**
 * Reads an encoded form from the store, or null if it is missing.
 * @throws a {@link StoreError} if it isn't a form of the file with this digest. A stored key is never replaced.
 */
async function storedForm(store: ReadStore, digest: string, encoding: PoolEncoding): Promise<Bytes | null> {
  const key = poolKey(digest, encoding);
  const found = await store.get(key);
  if (!found) return null;
  const plain = await decode(found.bytes, encoding).catch(() => null);
  if (!plain || digestOf(plain) !== digest)
    throw new StoreError(`${key} doesn't contain the file of its name: remove the key, and publish again`);
  return found.bytes;
}

export async function storedArtifact(store: ReadStore, name: string, id: string): Promise<Artifact> {
  const key = artifactKey(name, id);
  const document = await store.get(key);
  if (!document) throw new StoreError(`${key} is not in the store`);
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder().decode(document.bytes));
  } catch (cause) {
    throw new StoreError(`${key} is not JSON`, { cause });
  }
  const result = listSchema.safeParse(value);
  if (!result.success) throw new StoreError(`${key} is no artefact: ${describeProblems(result.error)}`);
  const list = result.data;
  const digestFor = (file: string) => {
    const digest = list.files[file]?.digest;
    if (digest === undefined) throw new StoreError(`${key} has no file ${file}`);
    return digest;
  };
  const read = (file: string) => stored(store, name, file, digestFor(file));
  const record = await read(RECORD);
  const built = recordOf(list.files, new TextDecoder().decode(record));
  if (list.package !== name || built?.id !== id || built.version !== list.version)
    throw new StoreError(`${key} is not what was written: its id differs`);
  return {
    ...list,
    id,
    bytes: read,
    async encoded(file, encoding) {
      const form = await storedForm(store, digestFor(file), encoding);
      if (!form) throw new StoreError(`${name}: ${file} is not in the store as ${encoding}`);
      return form;
    },
  };
}

/** Returns the list of files as stored under `artefactKey`. */
export const listText = ({ package: name, version, files }: Artifact): string =>
  JSON.stringify({ package: name, version, files });

/** Writes an artifact to a folder, as it was built, without encoded forms and source maps. */
export async function takeArtifact(artifact: Artifact, folder: string): Promise<void> {
  const files = Object.keys(artifact.files).filter((file) => !file.startsWith(MAPS));
  await eachOf(files, async (file) => {
    const target = path.join(folder, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, await artifact.bytes(file));
  });
}

/** Lists all files below a folder, with forward slashes, in the same order on every machine. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}

/**
 * Reads a finished build from a folder.
 *
 * @param store has the encoded forms of files that an earlier build contained
 * @throws a {@link CommandError} if the files differ from the build's record
 */
export async function localArtifact(name: string, folder: string, store?: ReadStore): Promise<Artifact> {
  const read = async (file: string) => new Uint8Array(await readFile(path.join(folder, file)));
  const files: Record<string, ListedFile> = {};
  for (const file of (await filesBelow(folder)).filter(isListed))
    files[file] = {
      digest: digestOf(await read(file)),
      ...(isServed(file) && isTextFile(file) && { encodings: poolEncodings }),
    };
  const built = recordOf(files, await readFile(path.join(folder, RECORD), 'utf8'));
  if (!built)
    throw new CommandError(`The build of ${name} in ${folder} is not the one that its ${RECORD} names.`);
  const bytes = async (file: string) => checked(await read(file), files[file]?.digest, `${name}: ${file}`);
  return {
    package: name,
    ...built,
    files,
    bytes,
    async encoded(file, encoding) {
      const form = store && (await storedForm(store, files[file]?.digest ?? '', encoding));
      return form ?? encodedForm(await bytes(file), encoding);
    },
  };
}
