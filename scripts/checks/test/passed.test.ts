import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root } from '@scripts/core/files';
import { digestOf, readPassed, writePassed } from './passed.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'ninecourse-passed-'));
});
afterEach(() => {
  delete process.env['BRAND_FILE'];
  rmSync(folder, { recursive: true, force: true });
});

test('the content of the brand file decides a result, not its place', () => {
  const digestWith = (name: string, brand: string) => {
    const file = path.join(folder, name);
    writeFileSync(file, brand);
    process.env['BRAND_FILE'] = file;
    return digestOf([]);
  };
  const one = digestWith('brand.ts', 'export const brand = 1;');
  expect(digestWith('other.ts', 'export const brand = 1;')).toBe(one);
  expect(digestWith('brand.ts', 'export const brand = 2;')).not.toBe(one);
});

test('a truncated record is none', () => {
  const digest = `test-${path.basename(folder)}`;
  const file = path.join(root, 'node_modules/.cache/ninecourse/passed', `${digest}.json`);
  writePassed(digest, { passed: 3 });
  expect(readPassed(digest)).toEqual({ passed: 3 });
  writeFileSync(file, '{"passed":');
  expect(readPassed(digest)).toBeUndefined();
  rmSync(file);
});
