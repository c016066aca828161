import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { cachedFiles, writeNamedFile } from './cached-files.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'ninecourse-cached-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const bytesOf = (text: string) => new TextEncoder().encode(text);
const make = jest.fn((text: string) =>
  Promise.resolve([{ id: 'paper', extension: 'pdf', pages: 2, bytes: bytesOf(text) }]),
);
beforeEach(() => make.mockClear());

const read = (key: string) => cachedFiles(folder, key, () => make(`made for ${key}`));

test('returns the same files for the same key without making them again', async () => {
  const made = await read('one');
  expect(await read('one')).toEqual(made);
  expect(await read('two')).not.toEqual(made);
  expect(make.mock.calls).toEqual([['made for one'], ['made for two']]);
});

test.each(['made', 'of other bytes than before', ''])('makes damaged files again: "%s"', async (text) => {
  const made = await read('one');
  const file = path.join(folder, 'one/paper.pdf');
  writeFileSync(file, text);
  expect(await read('one')).toEqual(made);
  expect(readFileSync(file, 'utf8')).toBe('made for one');
});

test('makes missing files again', async () => {
  const made = await read('one');
  rmSync(path.join(folder, 'one/paper.pdf'));
  expect(await read('one')).toEqual(made);
});

test.each(['[{"id":', 'null', ''])('makes files with a damaged index again: "%s"', async (index) => {
  const made = await read('one');
  writeFileSync(path.join(folder, 'one/index.json'), index);
  expect(await read('one')).toEqual(made);
  expect(await read('one')).toEqual(made);
  expect(make).toHaveBeenCalledTimes(2);
});

test('leaves what another process has published meanwhile', async () => {
  const file = path.join(folder, 'one/paper.pdf');
  await cachedFiles(folder, 'one', async () => {
    await read('one');
    return make('made too late');
  });
  expect(readFileSync(file, 'utf8')).toBe('made for one');
});

test('removes files that no build has made for a month', async () => {
  const old = path.join(folder, 'old');
  mkdirSync(old);
  utimesSync(old, new Date(0), new Date(0));
  await read('one');
  expect(existsSync(old)).toBe(false);
});

test('a file named by its inputs is taken from an earlier release, or made', async () => {
  const [card, other] = ['/static/cards/about.0a1b2c3d4e.png', '/static/cards/team.0a1b2c3d4e.png'];
  const [earlier, next] = ['earlier', 'next'].map((name) => path.join(folder, name)) as [string, string];
  mkdirSync(path.join(earlier, path.dirname(card)), { recursive: true });
  writeFileSync(path.join(earlier, card), 'earlier');
  for (const address of [card, other])
    await writeNamedFile(next, earlier, address, () => Promise.resolve(bytesOf('made')));
  const texts = [card, other].map((address) => readFileSync(path.join(next, address), 'utf8'));
  expect(texts).toEqual(['earlier', 'made']);
});
