import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { hashInputs } from './hash-inputs.ts';

let root: string;

function write(file: string, text: string) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'ninecourse-hash-'));
  write('mfe-cpps/src/routes.tsx', 'routes');
  write('mfe-cpps/package.json', '{}');
  write('lock.json', '1');
});
afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

const hash = () => hashInputs(root, ['mfe-cpps', 'lock.json']);

test('is the same for the same content, wherever the project lies', () => {
  const before = hash();
  expect(hash()).toBe(before);
  const moved = `${root}-moved`;
  renameSync(root, moved);
  root = moved;
  expect(hash()).toBe(before);
});

test.each([
  ['a changed file', 'mfe-cpps/src/routes.tsx', 'other'],
  ['a new file', 'mfe-cpps/src/new.ts', ''],
  ['a changed single entry', 'lock.json', '2'],
])('changes with %s', (_what, file, text) => {
  const before = hash();
  write(file, text);
  expect(hash()).not.toBe(before);
});

test('changes with a name', () => {
  const before = hash();
  renameSync(path.join(root, 'mfe-cpps/src/routes.tsx'), path.join(root, 'mfe-cpps/src/route.tsx'));
  expect(hash()).not.toBe(before);
});

test.each([
  'mfe-cpps/src/routes.test.tsx',
  'mfe-cpps/src/button.stories.tsx',
  'mfe-cpps/node_modules/x/index.js',
  'mfe-cpps/dist/main.js',
  'mfe-cpps/.data/db',
  'mfe-cpps/.turbo/turbo-unit.log',
])('does not care for %s', (file) => {
  const before = hash();
  write(file, 'x');
  expect(hash()).toBe(before);
});

test('stops at an entry that is not there: nothing is built from half of its inputs', () => {
  expect(() => hashInputs(root, ['mfe-gone'])).toThrow('mfe-gone');
});
