import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { describeProblems } from '../../shell/server/describe-problems.ts';
import { artefactKey, partKey, poolKey } from '../../shell/server/live/keys.ts';
import type { ReadStore } from '../../shell/server/live/read-store.ts';
import { artefactId, isPart } from '../build/artefact.ts';
import type { BuildRecord } from '../build/build-record.ts';
import { eachOf } from './each-of.ts';
import { StoreError } from './store.ts';

export type Bytes = Uint8Array<ArrayBuffer>;
export type PoolEncoding = 'br' | 'gzip';

/** A file of an artefact: its bytes by their digest, and, where it is served, the encoded forms beside it in the pool. */
export interface ListedFile {
  readonly digest: string;
  readonly encodings?: readonly PoolEncoding[] | undefined;
}

/** What was built of a package, wherever it lies: `web/…`, `server/…`, `build.json`, and `maps/…`, which nobody is served. */
export interface Artefact {
  readonly package: string;
  /** As its `build.json` says: of `web/`, `server/` and the rest of that record. */
  readonly id: string;
  readonly version: string;
  readonly files: Readonly<Record<string, ListedFile>>;
  /** @throws where the bytes are not those that the list says */
  bytes(file: string): Promise<Bytes>;
  /** An encoded form, as it was made with the build. */
  encoded(file: string, encoding: PoolEncoding): Promise<Bytes>;
}

export const RECORD = 'build.json';
const MAPS = 'maps/';

export const suffixes = { br: '.br', gzip: '.gz' } as const;
export const poolEncodings = ['br', 'gzip'] as const;

export const digestOf = (bytes: Uint8Array | string): string =>
  createHash('sha256').update(bytes).digest('hex');

/** What a list may name: what the id does not cover is neither served nor rendered with. */
export const isListed = (file: string): boolean =>
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

const digestsIn = (files: Artefact['files'], folder: string) =>
  Object.fromEntries(
    Object.keys(files)
      .filter((file) => file.startsWith(folder))
      .sort()
      .map((file) => [file.slice(folder.length), files[file]?.digest ?? '']),
  );

/** Compares files with the id and the version that their record names. @returns null where they are others */
export function recordOf(files: Artefact['files'], text: string): Pick<Artefact, 'id' | 'version'> | null {
  const { id, ...record } = JSON.parse(text) as BuildRecord;
  const parts = { web: digestsIn(files, 'web/'), server: digestsIn(files, 'server/') };
  return artefactId(parts, record) === id ? { id, version: record.version } : null;
}

/** @throws where the bytes are not those of the digest */
export function checked(bytes: Bytes, digest: string | undefined, what: string): Bytes {
  if (digestOf(bytes) !== digest) throw new StoreError(`${what} is not what was written: its digest differs`);
  return bytes;
}

/** Whether browsers load a file of an artefact: it lies in the pool, where the site finds it. */
export const isServed = (file: string): boolean => file.startsWith('web/');

/** Where a file of a package's artefact lies in a store. */
export const keyOf = (name: string, file: string, digest: string): string =>
  isServed(file) ? poolKey(digest) : partKey(name, digest);

async function stored(store: ReadStore, name: string, file: string, digest: string): Promise<Bytes> {
  const key = keyOf(name, file, digest);
  const found = await store.get(key);
  if (!found) throw new StoreError(`${name}: ${file} is not in the store: ${key} is missing`);
  return checked(found.bytes, digest, `${name}: ${file} (${key})`);
}

/** An artefact as a store keeps it. */
export async function storedArtefact(store: ReadStore, name: string, id: string): Promise<Artefact> {
  const key = artefactKey(name, id);
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
      const found = await store.get(poolKey(digestFor(file), encoding));
      if (!found) throw new StoreError(`${name}: ${file} is not in the store as ${encoding}`);
      return found.bytes;
    },
  };
}

/** The list as it is stored, under `artefactKey`. */
export const listText = ({ package: name, version, files }: Artefact): string =>
  JSON.stringify({ package: name, version, files });

/** Writes an artefact out into a folder, as it was built; encoded forms and source maps stay where they are. */
export async function takeArtefact(artefact: Artefact, folder: string): Promise<void> {
  const files = Object.keys(artefact.files).filter((file) => !file.startsWith(MAPS));
  await eachOf(files, async (file) => {
    const target = path.join(folder, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, await artefact.bytes(file));
  });
}
