import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { describeProblems } from '../../shell/server/describe-problems.ts';
import { artefactKey, poolKey } from '../../shell/server/live/keys.ts';
import type { ReadStore } from '../../shell/server/live/read-store.ts';
import { eachOf } from './each-of.ts';
import { StoreError } from './store.ts';

export type Bytes = Uint8Array<ArrayBuffer>;
export type PoolEncoding = 'br' | 'gzip';

/** A file of an artefact: its bytes by their digest, and the encoded forms that lie beside it in the pool. */
export interface ListedFile {
  readonly digest: string;
  readonly encodings?: readonly PoolEncoding[] | undefined;
}

/** What was built of a package, wherever it lies: `web/…`, `server/…`, `build.json`. */
export interface Artefact {
  readonly package: string;
  /** Of all its files; what the version says is the package's own affair. */
  readonly id: string;
  readonly version: string;
  readonly files: Readonly<Record<string, ListedFile>>;
  /** @throws where the bytes are not those that the list says */
  bytes(file: string): Promise<Bytes>;
  /** An encoded form, as it was made with the build. */
  encoded(file: string, encoding: PoolEncoding): Promise<Bytes>;
}

export const suffixes = { br: '.br', gzip: '.gz' } as const;
export const poolEncodings = ['br', 'gzip'] as const;

export const digestOf = (bytes: Uint8Array | string): string =>
  createHash('sha256').update(bytes).digest('hex');

const hex = z.string().regex(/^[0-9a-f]{64}$/);
const listSchema = z.object({
  package: z.string().regex(/^[a-z][a-z0-9-]*$/),
  version: z.string().min(1),
  files: z.record(
    z.string().regex(/^(?:[\w@~+-][\w.@~+-]*\/)*[\w@~+-][\w.@~+-]*$/),
    z.object({ digest: hex, encodings: z.array(z.enum(poolEncodings)).optional() }),
  ),
});

/** Everything that was built counts, what renders as well as what is served. How it is packed does not. */
export function idOf({
  package: name,
  version,
  files,
}: Pick<Artefact, 'package' | 'version' | 'files'>): string {
  const rows = Object.entries(files).map(([file, { digest }]) => [file, digest] as const);
  return digestOf(JSON.stringify([name, version, rows.sort(([a], [b]) => (a < b ? -1 : 1))]));
}

/** @throws where the bytes are not those of the digest */
export function checked(bytes: Bytes, digest: string | undefined, what: string): Bytes {
  if (digestOf(bytes) !== digest) throw new StoreError(`${what} is not what was written: its digest differs`);
  return bytes;
}

/** The bytes of a digest in the pool of a store. */
async function pooled(store: ReadStore, digest: string, what: string): Promise<Bytes> {
  const found = await store.get(poolKey(digest));
  if (!found) throw new StoreError(`${what} is not in the store: ${poolKey(digest)} is missing`);
  return checked(found.bytes, digest, `${what} (${poolKey(digest)})`);
}

/** An artefact as a store keeps it. */
export async function storedArtefact(store: ReadStore, name: string, id: string): Promise<Artefact> {
  const key = artefactKey(name, id);
  const stored = await store.get(key);
  if (!stored) throw new StoreError(`${key} is not in the store`);
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder().decode(stored.bytes));
  } catch (cause) {
    throw new StoreError(`${key} is not JSON`, { cause });
  }
  const result = listSchema.safeParse(value);
  if (!result.success) throw new StoreError(`${key} is no artefact: ${describeProblems(result.error)}`);
  const list = result.data;
  if (list.package !== name || idOf(list) !== id)
    throw new StoreError(`${key} is not what was written: its id differs`);
  const digestFor = (file: string) => {
    const digest = list.files[file]?.digest;
    if (digest === undefined) throw new StoreError(`${key} has no file ${file}`);
    return digest;
  };
  return {
    ...list,
    id,
    bytes: (file) => pooled(store, digestFor(file), `${name}: ${file}`),
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

/** Writes an artefact out into a folder, as it was built; encoded forms stay where they are. */
export async function takeArtefact(artefact: Artefact, folder: string): Promise<void> {
  await eachOf(Object.keys(artefact.files), async (file) => {
    const target = path.join(folder, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, await artefact.bytes(file));
  });
}
