import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { integrityOf } from '@scripts/core/files';
import { assertNamed, nameByContent, withDigest, withRowsInOrder } from './content-names.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'ninecourse-names-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
};
const name = () => nameByContent(path.join(folder, 'web'), path.join(folder, 'maps'));

/** Runtime code as the bundler writes it, with the name of its integrity table. */
const runtimes = [
  [
    'script',
    '.js',
    'sriHashes',
    '__webpack_require__.u = (chunkId) => {\n  // return url for filenames based on template\n  return "static/async/" + chunkId + ".js"\n}; asked = __webpack_require__.u("late");',
  ],
  [
    'sheet',
    '.css',
    'sriExtractCssHashes',
    'const linkTag = {}; linkTag.rel = "stylesheet"; const chunkId = "late"; __webpack_require__.miniCssF = (chunkId) => "static/async/" + chunkId + ".css"; asked = __webpack_require__.miniCssF(chunkId);',
  ],
] as const;

test.each(runtimes)('a runtime asks for a %s by the name that it has', (_what, ending, table, code) => {
  const text = 'export const late = "ü";';
  write(`web/static/async/late${ending}`, text);
  const named = name().get(`static/async/late${ending}`);
  const page = {
    __webpack_require__: { [table]: { late: integrityOf(Buffer.from(text)) } },
    atob,
    asked: '',
  };
  runInNewContext(withDigest(code) ?? '', page);
  expect(page.asked).toBe(named);
  expect(readFileSync(path.join(folder, 'web', page.asked), 'utf8')).toBe(text);
});

test('other modules of a runtime are left alone, and one of another shape ends the build', () => {
  expect(withDigest('__webpack_require__.p = "/";')).toBeUndefined();
  expect(
    withDigest('__webpack_require__.u = (chunkId) => {\n return "" + chunkId + ".js"\n}'),
  ).toBeUndefined();
  expect(() => withDigest('__webpack_require__.u = (chunkId) => chunkId + ".js"')).toThrow(/in another way/);
});

test('a name follows from the bytes; maps are kept apart, fixed files keep their names', () => {
  write('web/static/js/main.js', 'one');
  write('web/static/js/main.js.map', '{}');
  write('web/at/tool.js', 'fixed');
  const digest = createHash('sha256').update('one').digest('hex').slice(0, 12);
  const main = `static/js/main.${digest}.js`;
  expect([...name()]).toEqual([['static/js/main.js', main]]);
  expect(existsSync(path.join(folder, 'maps', `${main}.map`))).toBe(true);
  expect(existsSync(path.join(folder, 'web', `${main}.map`))).toBe(false);
  expect(existsSync(path.join(folder, 'web/at/tool.js'))).toBe(true);
});

test('the order of a table of integrities shows in no name', () => {
  const rows = ['"page-b":"sha256-B+/="', 'session:"sha256-A="', '"page-a":"sha256-C="'];
  const scriptOf = (order: readonly string[]) => `d.sriHashes={${order.join(',')}},d.u=e=>e,d.h={z:1,a:2}`;
  const one = withRowsInOrder(scriptOf(rows));
  expect(withRowsInOrder(scriptOf([...rows].reverse()))).toBe(one);
  expect(one).toHaveLength(scriptOf(rows).length);
  for (const row of rows) expect(one).toContain(row);
  expect(one).toContain('d.h={z:1,a:2}');
});

test('a file that another could have the name of ends the build', () => {
  expect(() => {
    assertNamed(['static/js/main.5d2f9ab3c1e0.js', 'static/image/seal.5d2f9ab3.svg', 'at/blog/feed.xml']);
  }).not.toThrow();
  expect(() => {
    assertNamed(['static/js/main.js', 'static/image/team.photo.avif']);
  }).toThrow('static/js/main.js, static/image/team.photo.avif');
});
