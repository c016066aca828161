import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gunzipSync, gzipSync } from 'node:zlib';

import { sealBuild } from './testing/seal-build.ts';
import { digestOf, localArtifact } from './artifacts.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'ninecourse-artefact-'));
  write('web/static/js/main.5d2f9ab3c1e0.js', 'main');
  write('web/at/blog/feed.xml', '<rss/>');
  write('server/routes.mjs', 'export default [];');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
};

/** Seals a build of the folder's current files, and returns its id. */
function built(version = '1.0.0'): string {
  write('build.json', JSON.stringify({ version }));
  return sealBuild(folder).id;
}
const taken = () => localArtifact('mfe-cpps', folder);

const script = 'web/static/js/main.5d2f9ab3c1e0.js';
const pooled = `pool/${digestOf('main')}`;
const storeWith = (key: string, bytes: Uint8Array<ArrayBuffer>) => ({
  get: (wanted: string) => Promise.resolve(wanted === key ? { bytes, version: '1' } : null),
});

test('an artefact lists what is served and what renders, encoded forms of texts, and maps for people', async () => {
  write('web/static/media/plan.5d2f9ab3c1e0.webp', 'a picture');
  write('web/static/js/main.5d2f9ab3c1e0.js.LICENSE.txt', 'a note');
  write('maps/static/js/main.5d2f9ab3c1e0.js.map', '{}');
  const sealed = built();
  const { id, version, files } = await taken();
  expect([id, version]).toEqual([sealed, '1.0.0']);
  expect(id).toMatch(/^[0-9a-f]{64}$/);
  expect(Object.keys(files)).toEqual([
    'build.json',
    'maps/static/js/main.5d2f9ab3c1e0.js.map',
    'server/routes.mjs',
    'web/at/blog/feed.xml',
    'web/static/js/main.5d2f9ab3c1e0.js',
    'web/static/media/plan.5d2f9ab3c1e0.webp',
  ]);
  expect(files['web/static/js/main.5d2f9ab3c1e0.js']?.encodings).toEqual(['br', 'gzip']);
  expect(files['web/static/media/plan.5d2f9ab3c1e0.webp']?.encodings).toBeUndefined();
});

test('takes encoded forms from the store, and makes those that it lacks', async () => {
  built();
  // Other bytes than those that the build makes.
  const stored = new Uint8Array(gzipSync('main', { level: 0 }));
  const artifact = await localArtifact('mfe-cpps', folder, storeWith(`${pooled}.gz`, stored));
  expect(await artifact.encoded(script, 'gzip')).toEqual(stored);
  const lacking = await localArtifact('mfe-cpps', folder, storeWith('', stored));
  expect(gunzipSync(await lacking.encoded(script, 'gzip')).toString()).toBe('main');
});

test.each([
  ['of another file', new Uint8Array(brotliCompressSync('other'))],
  ['that is damaged', new TextEncoder().encode('damaged')],
])('rejects a stored form %s, and names its key', async (_what, stored) => {
  built();
  const artifact = await localArtifact('mfe-cpps', folder, storeWith(`${pooled}.br`, stored));
  await expect(artifact.encoded(script, 'br')).rejects.toThrow(
    `${pooled}.br doesn't contain the file of its name: remove the key`,
  );
});

test.each([
  [
    'a file that is served',
    () => {
      write('web/at/blog/feed.xml', '<rss></rss>');
    },
  ],
  [
    'a file that renders',
    () => {
      write('server/routes.mjs', 'export default [1];');
    },
  ],
  [
    'one file more',
    () => {
      write('server/more.mjs', '');
    },
  ],
  [
    'a file that is gone',
    () => {
      rmSync(path.join(folder, 'web/at/blog/feed.xml'));
    },
  ],
])('%s makes another artefact, and what stands for the old one is refused', async (_what, change) => {
  const before = built();
  change();
  await expect(taken()).rejects.toThrow(`The build of mfe-cpps in ${folder} is not the one`);
  expect(built()).not.toBe(before);
  await expect(taken()).resolves.toBeDefined();
});

test('what a build says of itself is part of it', async () => {
  const id = built();
  expect(built('1.0.1')).not.toBe(id);
  write('build.json', JSON.stringify({ id, version: '9.9.9' }));
  await expect(taken()).rejects.toThrow(/is not the one/);
});
