import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sealBuild } from '../lib/testing/seal-build.ts';
import { localArtefact } from './local-artefact.ts';

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

/** A build of what lies in the folder now. */
function built(version = '1.0.0'): string {
  write('build.json', JSON.stringify({ version }));
  return sealBuild(folder).id;
}
const taken = () => localArtefact('mfe-cpps', folder);

test('an artefact lists what is served and what renders, packed forms beside their files, and maps for people', async () => {
  write('web/static/js/main.5d2f9ab3c1e0.js.br', 'packed');
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
  ]);
  expect(files['web/static/js/main.5d2f9ab3c1e0.js']?.encodings).toEqual(['br']);
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
