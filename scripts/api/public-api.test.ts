import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { faultsOf } from './compare.ts';
import { publicApi } from './public-api.ts';

let folder: string;
const files = {
  'package.json': JSON.stringify({
    name: 'shared-kit',
    version: '1.4.0',
    exports: { './size': './src/size.ts', './name': './src/name.ts', './kit.css': './src/kit.css' },
  }),
  'tsconfig.json': JSON.stringify({
    compilerOptions: { module: 'ESNext', moduleResolution: 'bundler', strict: true, noEmit: true, types: [] },
  }),
  'src/size.ts': `import type { Unit } from './unit.ts';
    /** Widens. */
    export const widen = (size: number, unit: Unit): string => size * 2 + unit;
    export const narrow = (size: number): number => size / 2;`,
  'src/unit.ts': `export type Unit = 'px' | 'rem';`,
  'src/name.ts': `export const name: string = 'kit';`,
};

const write = (changed: Partial<Record<keyof typeof files, string>> = {}) => {
  for (const [file, text] of Object.entries({ ...files, ...changed })) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
};

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'ninecourse-api-'));
  write();
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** What a package at this version is told after a change, recorded at 1.4.0 before it. */
function told(version: string, changed: Parameters<typeof write>[0]): string[] {
  const recorded = { version: '1.4.0', entries: publicApi(folder) };
  write(changed);
  return faultsOf('shared-kit', version, recorded, publicApi(folder));
}
const size = (from: string, to: string) => ({ 'src/size.ts': files['src/size.ts'].replace(from, to) });

test('names are those of the entries, types follow into the package', () => {
  expect(publicApi(folder)).toEqual({
    './size': { names: ['narrow', 'widen'], types: expect.stringMatching(/^\w{16}$/) as string },
    './name': { names: ['name'], types: expect.any(String) as string },
  });
});

test('nothing is asked for a change inside a function or of a comment', () => {
  expect(told('1.4.0', size('size * 2', 'size * 3'))).toEqual([]);
  expect(told('1.4.0', size('Widens.', 'Makes wider.'))).toEqual([]);
});

test('a name that is gone takes a major version', () => {
  const without = size('export const narrow', 'const narrow');
  expect(told('1.4.0', without)).toEqual([
    'shared-kit 1.4.0: ./size no longer exports narrow, which takes a new major version',
  ]);
  write();
  expect(told('1.5.0', without)).toHaveLength(1);
  write();
  expect(told('2.0.0', without)).toEqual(['shared-kit 2.0.0: its api.json is of 1.4.0']);
});

test('a new name takes a minor version, and so does another type, also of what only types name', () => {
  const more = size('export const narrow', 'export const half = 0.5;\nexport const narrow');
  expect(told('1.4.0', more)).toEqual([
    'shared-kit 1.4.0: ./size exports half besides, which takes a new minor version',
  ]);
  write();
  const retyped = { 'src/unit.ts': `export type Unit = 'px';` };
  expect(told('1.4.1', retyped)).toEqual([
    'shared-kit 1.4.1: types of ./size are others, which takes a new minor version',
  ]);
});

test('entries come and go by the same rule', () => {
  const { exports, ...rest } = JSON.parse(files['package.json']) as { exports: Record<string, string> };
  const other = { ...rest, exports: { './size': exports['./size'], './unit': './src/unit.ts' } };
  expect(told('1.4.0', { 'package.json': JSON.stringify(other) })).toEqual([
    'shared-kit 1.4.0: ./name is gone, which takes a new major version',
    'shared-kit 1.4.0: ./unit is new, which takes a new minor version',
  ]);
});
