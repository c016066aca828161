import { mkdtemp, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Asset, AssetStore } from '../assets.ts';
import { writeFiles } from '../testing/fixture.ts';
import { createFileStore } from './file-store.ts';

let folder: string;
let store: AssetStore;
const BIG = 'x'.repeat(1024 * 1024 + 1);

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'file-store-'));
  await writeFiles(folder, {
    'site/static/a.js': 'plain',
    'site/static/a.js.br': 'as brotli',
    'site/static/a.js.gz': 'as gzip',
    'site/static/big.txt': BIG,
    'site/static/folder.js/inner.js': 'inner',
    'site/static/secret.key': 'key',
    'site/.hidden.js': 'hidden',
    'site-two/static/b.js': 'neighbour',
    'outside.js': 'outside',
  });
  await symlink(path.join(folder, 'outside.js'), path.join(folder, 'site/static/link.js'));
  await symlink(folder, path.join(folder, 'site/static/up'));
  await symlink(path.join(folder, 'site-two/static/b.js'), path.join(folder, 'site/static/neighbour.js'));
  await symlink('a.js', path.join(folder, 'site/static/alias.js'));
  await symlink(path.join(folder, 'site'), path.join(folder, 'current'));
  store = await createFileStore(path.join(folder, 'current'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const textOf = async (asset: Asset | null) => (asset ? new Response(asset.body).text() : null);

test('hands out the encoded neighbour that the caller likes best, with its own tag', async () => {
  const plain = await store.get('static/a.js', []);
  const brotli = await store.get('static/a.js', ['br', 'gzip']);
  const gzip = await store.get('static/a.js', ['gzip']);
  expect([await textOf(plain), await textOf(brotli), await textOf(gzip)]).toEqual([
    'plain',
    'as brotli',
    'as gzip',
  ]);
  expect([plain?.encoding, brotli?.encoding, gzip?.encoding]).toEqual([undefined, 'br', 'gzip']);
  expect(new Set([plain?.etag, brotli?.etag, gzip?.etag]).size).toBe(3);
  expect(brotli).toMatchObject({ size: 9, contentType: 'text/javascript; charset=utf-8' });
});

test('a file without encoded neighbours comes plain, and a large one as a stream', async () => {
  const asset = await store.get('static/big.txt', ['br']);
  expect(asset?.body).toBeInstanceOf(ReadableStream);
  expect(asset).toMatchObject({ size: BIG.length });
  expect(asset?.encoding).toBeUndefined();
  expect(await textOf(asset)).toBe(BIG);
});

test('a changed file gets a new tag', async () => {
  const file = path.join(folder, 'site/static/changing.txt');
  await writeFile(file, 'one');
  const first = await store.get('static/changing.txt', []);
  await writeFile(file, 'two');
  await utimes(file, 1_000_000_000, 1_000_000_000);
  const second = await store.get('static/changing.txt', []);
  expect(await textOf(second)).toBe('two');
  expect(second?.etag).not.toBe(first?.etag);
});

test('a file whose name says that it never changes is read once, in each encoding', async () => {
  const file = path.join(folder, 'site/static/app.0a1b2c3d4e.js');
  await writeFile(file, 'plain');
  await writeFile(`${file}.br`, 'as brotli');
  const get = (...encodings: ('br' | 'gzip')[]) => store.get('static/app.0a1b2c3d4e.js', encodings);
  expect([await textOf(await get()), await textOf(await get('br'))]).toEqual(['plain', 'as brotli']);
  await rm(file);
  await rm(`${file}.br`);
  expect([await textOf(await get()), await textOf(await get('br'))]).toEqual(['plain', 'as brotli']);
});

test('a link inside the folder is followed', async () => {
  expect(await textOf(await store.get('static/alias.js', []))).toBe('plain');
});

test.each([
  '../outside.js',
  'static/../../outside.js',
  '../site-two/static/b.js',
  'static\\..\\..\\outside.js',
  'static/%2e%2e/%2e%2e/outside.js',
  'static/a.js\0.js',
  '/static/a.js',
  'static//a.js',
  'static/./a.js',
  '.hidden.js',
  'static/link.js',
  'static/neighbour.js',
  'static/up/outside.js',
  'static/folder.js',
  'static/a.js/x.js',
  'static/secret.key',
  'static/a.js.br',
  'static/none.js',
  `static/${'n'.repeat(300)}.js`,
  '',
])('%j is refused', async (file) => {
  expect(await store.get(file, ['br'])).toBeNull();
});
