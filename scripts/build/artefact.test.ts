import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { artefactId, artefactOf, digestsBelow } from './artefact.ts';
import type { BuildRecord } from './build-record.ts';

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
function built(version = '1.0.0') {
  const files = {
    web: digestsBelow(path.join(folder, 'web')),
    server: digestsBelow(path.join(folder, 'server')),
  };
  const record = { version } as Omit<BuildRecord, 'id'>;
  return { name: 'mfe-cpps', folder, record: { id: artefactId(files, record), ...record } };
}

test('an artefact lists what is served and what renders, and nothing that follows from it', () => {
  write('web/static/js/main.5d2f9ab3c1e0.js.br', 'packed');
  write('maps/static/js/main.5d2f9ab3c1e0.js.map', '{}');
  const { id, web, server } = artefactOf(built());
  expect(id).toMatch(/^[0-9a-f]{64}$/);
  expect(Object.keys(web)).toEqual(['at/blog/feed.xml', 'static/js/main.5d2f9ab3c1e0.js']);
  expect(Object.keys(server)).toEqual(['routes.mjs']);
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
])('%s makes another artefact, and what stands for the old one is refused', (_what, change) => {
  const before = built();
  change();
  expect(built().record.id).not.toBe(before.record.id);
  expect(() => artefactOf(before)).toThrow(`The build of mfe-cpps in ${folder} is not the one`);
});

test('what a build says of itself is part of it', () => {
  const build = built();
  expect(built('1.0.1').record.id).not.toBe(build.record.id);
  expect(() => artefactOf({ ...build, record: { ...build.record, version: '9.9.9' } })).toThrow(
    /is not the one/,
  );
});
