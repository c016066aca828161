import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { newestRelease, writeNamedFile } from './earlier-files.ts';

let sites: string;
beforeEach(() => {
  sites = mkdtempSync(path.join(os.tmpdir(), 'ninecourse-earlier-'));
});
afterEach(() => rmSync(sites, { recursive: true, force: true }));

const CARD = '/static/cards/about.0a1b2c3d4e.png';
const make = () => Promise.resolve(new TextEncoder().encode('made'));

function release(name: string, seconds: number): string {
  const folder = path.join(sites, name);
  mkdirSync(path.join(folder, path.dirname(CARD)), { recursive: true });
  writeFileSync(path.join(folder, CARD), `from ${name}`);
  utimesSync(folder, seconds, seconds);
  return folder;
}

test('takes a file from the earlier release, and makes one that it does not have', async () => {
  const earlier = release('one', 1);
  const other = CARD.replace('about', 'team');
  const next = path.join(sites, 'next');
  for (const address of [CARD, other]) await writeNamedFile(next, earlier, address, make);
  await writeNamedFile(path.join(sites, 'first'), undefined, CARD, make);
  expect(readFileSync(path.join(next, CARD), 'utf8')).toBe('from one');
  expect(readFileSync(path.join(next, other), 'utf8')).toBe('made');
  expect(readFileSync(path.join(sites, 'first', CARD), 'utf8')).toBe('made');
});

test('the earlier release is the newest finished one', () => {
  release('one', 1);
  const newest = release('two', 3);
  release('one', 2);
  release('three.7.part', 4);
  expect(newestRelease(sites)).toBe(newest);
  expect(newestRelease(path.join(sites, 'none'))).toBeUndefined();
});
