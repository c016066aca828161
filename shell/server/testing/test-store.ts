import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import {
  type ActiveRelease,
  nextPointer,
  signPointer,
  parseReleaseSet,
  type ReleaseSet,
  type Preview,
  signPreview,
} from 'shared-release/live';
import { parseRelease } from 'shared-release/release';
import { LIVE_KEY, pageKey, poolKey, previewKey, setKey, sha256, type ReadStore } from 'shared-release/store';

type Bytes = Uint8Array<ArrayBuffer>;
type Files = ReadonlyMap<string, Bytes>;

const HOUR_MS = 60 * 60 * 1000;
const SUFFIX = { br: '.br', gzip: '.gz' } as const;
const isEncoded = (file: string, files: Files) => /\.(?:br|gz)$/.test(file) && files.has(file.slice(0, -3));

export const bytesOf = (text: string): Bytes => new TextEncoder().encode(text);

export function filesOfFolder(folder: string): Files {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return new Map(
    names.map((entry) => {
      const file = path.join(entry.parentPath, entry.name);
      return [
        path.relative(folder, file).replaceAll(path.sep, '/'),
        new Uint8Array(readFileSync(file)),
      ] as const;
    }),
  );
}

/** Returns a release as a release set, plus its objects by store key. */
async function setOf(files: Files, id: string, parent: string | null = null) {
  const objects = new Map<string, Bytes>();
  const pages: Record<string, string> = {};
  const stored: Record<string, ReleaseSet['files'][string]> = {};
  const texts: Record<string, string> = {};
  for (const [file, bytes] of files) {
    if (file.endsWith('.json') && !file.includes('/')) continue;
    if (isEncoded(file, files)) continue;
    const digest = await sha256(bytes);
    if (file.startsWith('html/')) {
      pages[file] = digest;
      objects.set(pageKey(digest), bytes);
      continue;
    }
    if (!file.includes('/') || file.endsWith('.json')) {
      texts[file] = new TextDecoder().decode(bytes);
      continue;
    }
    const encodings = (['br', 'gzip'] as const).filter((name) => files.has(file + SUFFIX[name]));
    stored[file] = { digest, ...(encodings.length > 0 && { encodings }) };
    objects.set(poolKey(digest), bytes);
    for (const name of encodings)
      objects.set(poolKey(digest, name), files.get(file + SUFFIX[name]) ?? bytesOf(''));
  }
  const release = parseRelease(new TextDecoder().decode(files.get('release.json')), 'release.json');
  const made = new Date(0).toISOString();
  const set: ReleaseSet = {
    id,
    parent,
    author: 'test',
    made,
    artefacts: {},
    release,
    pages,
    files: stored,
    texts,
  };
  objects.set(setKey(id), bytesOf(JSON.stringify(set)));
  return objects;
}

export interface TestStore extends ReadStore {
  readonly objects: Map<string, Bytes>;
  readonly key: JWK;
  publish(files: Files, id: string, more?: Partial<ActiveRelease>): Promise<void>;
  pointer(): ActiveRelease | null;
  point(id: string, more?: Partial<ActiveRelease>): Promise<void>;
  /**
   * Stores a release as a preview.
   *
   * @param until Expiry of the link, in ms.
   * @param hours Lifetime of the link.
   * @returns The token of the link.
   */
  preview(files: Files, id: string, until?: number, hours?: number): Promise<string>;
}

/** Creates an in-memory store whose pointer is signed with its own key. */
export async function createTestStore(): Promise<TestStore> {
  const objects = new Map<string, Bytes>();
  const { publicKey, privateKey } = await generateKeyPair('EdDSA', { extractable: true });
  const secret = await exportJWK(privateKey);
  let before: ActiveRelease | null = null;
  const store: TestStore = {
    objects,
    key: await exportJWK(publicKey),
    async get(key) {
      const bytes = objects.get(key);
      return bytes ? { bytes, version: await sha256(bytes) } : null;
    },
    pointer: () => before,
    async publish(files, id, more) {
      for (const [key, bytes] of await setOf(files, id, before?.set ?? null)) objects.set(key, bytes);
      await store.point(id, more);
    },
    async point(id, more = {}) {
      const digest = await sha256(objects.get(setKey(id)) ?? bytesOf(''));
      before = { ...nextPointer(before, { set: id, digest }, Date.now()), ...more };
      objects.set(LIVE_KEY, bytesOf(await signPointer(before, secret)));
    },
    async preview(files, id, until = Date.now() + HOUR_MS, hours = 1) {
      const contents = await setOf(files, id, before?.set ?? null);
      const set = parseReleaseSet(new TextDecoder().decode(contents.get(setKey(id))), setKey(id));
      contents.delete(setKey(id));
      for (const [key, bytes] of contents) objects.set(key, bytes);
      const artifacts = { 'mfe-marketing': { id: 'f'.repeat(64), version: '1.5.0-<new>' } };
      const since = until - hours * HOUR_MS;
      const [made, end] = [new Date(since).toISOString(), new Date(until).toISOString()];
      const told = { id, packages: ['mfe-marketing'], author: 'Ann & Ben', made, until: end };
      const document = bytesOf(
        JSON.stringify({ ...told, set: { ...set, artefacts: artifacts } } satisfies Preview),
      );
      objects.set(previewKey(id), document);
      return signPreview({ id, digest: await sha256(document), until }, secret, since);
    },
  };
  return store;
}
