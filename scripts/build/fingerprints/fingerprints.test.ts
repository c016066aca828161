import { mkdirSync, mkdtempSync, rmSync, writeFileSync, existsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Fingerprints } from '../build-record.ts';
import { assertFingerprints } from './fingerprints.ts';
import { exportDigests } from './export-digests.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'ninecourse-fingerprints-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const kit = {
  'button.d.ts': `import type { ReactNode } from 'react';
    import { type Tone } from './tone.ts';
    export interface ButtonProps { readonly tone?: Tone; readonly children: ReactNode; }
    export declare function Button(props: ButtonProps): ReactNode;
    declare const sizes: readonly ['small', 'large'];
    export { sizes as buttonSizes };
    export * from './link.ts';`,
  'link.d.ts': `export declare const TextLink: (props: { readonly to: string }) => import('./tone.ts').Drawn;`,
  'tone.d.ts': `export type Tone = 'copper' | 'ink'; export interface Drawn { readonly node: Drawn | null; }`,
};
type Kit = Partial<Record<string, string>>;

/** Returns the digests of the kit's exports with some of its files replaced. */
function digests(changed: Kit = {}, entry = 'button.d.ts'): Record<string, string> {
  for (const [file, text = ''] of Object.entries({ ...kit, ...changed })) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  const read = exportDigests((from, importer) => {
    const file = path.resolve(path.dirname(importer), from).replace(/\.ts$/, '.d.ts');
    return from.startsWith('.') && existsSync(file) ? file : undefined;
  });
  return read(path.join(folder, entry));
}

/** Lists the exports whose digest changed, or that were added or removed. */
function changedBy(changed: Kit, entry?: string): string[] {
  const [before, after] = [digests(), digests(changed, entry)];
  return Object.keys({ ...before, ...after }).filter((name) => before[name] !== after[name]);
}
const edited = (file: keyof typeof kit, from: string, to: string): Kit => {
  expect(kit[file]).toContain(from);
  return { [file]: kit[file].replace(from, to) };
};

test('every export has a digest, wherever it is declared', () => {
  expect(Object.keys(digests())).toEqual(['Button', 'ButtonProps', 'TextLink', 'buttonSizes']);
});

test.each<[string, Kit, string[]]>([
  ['its own type', edited('button.d.ts', "['small', 'large']", "['small']"), ['buttonSizes']],
  [
    'a type that it names, through files',
    edited('tone.d.ts', "'copper' | 'ink'", "'copper'"),
    ['Button', 'ButtonProps'],
  ],
  ['a type that it names in place', edited('tone.d.ts', 'Drawn | null', 'Drawn'), ['TextLink']],
  ['a type from npm', edited('button.d.ts', "from 'react'", "from 'preact'"), ['Button', 'ButtonProps']],
  ['one that is gone', edited('link.d.ts', 'TextLink', 'Anchor'), ['TextLink', 'Anchor']],
  ['one that is new', { 'link.d.ts': `${kit['link.d.ts']} export declare const Mark: 1;` }, ['Mark']],
])('%s changes the digests of just those that show it', (_what, changed, names) => {
  expect(changedBy(changed)).toEqual(names);
});

test('a file that moves changes nothing', () => {
  const moved = {
    'parts/colors.d.ts': kit['tone.d.ts'],
    'button.d.ts': kit['button.d.ts'].replace('./tone.ts', './parts/colors.ts'),
    'link.d.ts': kit['link.d.ts'].replace('./tone.ts', './parts/colors.ts'),
  };
  expect(changedBy(moved)).toEqual([]);
});

const build = (name: string, fingerprints: Fingerprints, version = '1.0.0') => ({
  name,
  record: { version, fingerprints },
});
const shell = build('shell', {
  'shared-ui/button': { Button: 'a', ButtonProps: 'b' },
  'shared-ui/stat': { Stat: 'c' },
});
const cpps = build('mfe-cpps', { 'shared-ui/button': { Button: 'a', ButtonProps: 'b' } });

test('a shell that only exports more fits, and so does a remote that takes less', () => {
  const more = build('shell', {
    ...shell.record.fingerprints,
    'shared-ui/button': { Button: 'a', ButtonProps: 'b', IconButton: 'd' },
    'shared-ui/new': { New: 'e' },
  });
  expect(() => assertFingerprints([more], [shell, cpps])).not.toThrow();
  expect(() => assertFingerprints([build('mfe-cpps', {})], [shell, cpps])).not.toThrow();
});

test('what is removed or has other types is named, with who takes it', () => {
  const other = build('shell', { 'shared-ui/button': { Button: 'z' } }, '2.0.0');
  const stat = build('mfe-dashboard', { 'shared-ui/stat': { Stat: 'c' } });
  expect(() => assertFingerprints([other], [shell, cpps, stat])).toThrow(
    [
      'These builds do not fit together by their shared types:',
      '  shared-ui/button: shell 2.0.0 exports no ButtonProps, which mfe-cpps 1.0.0 was built with',
      '  shared-ui/button: Button of shell 2.0.0 has other types than mfe-cpps 1.0.0 was built with',
      '  shared-ui/stat: mfe-dashboard 1.0.0 takes it, and shell 2.0.0 does not provide it',
    ].join('\n'),
  );
});

test('a candidate is asked, not the build that it replaces', () => {
  const newer = build('mfe-cpps', { 'shared-ui/button': { Button: 'y' } }, '1.1.0');
  expect(() => assertFingerprints([newer], [shell, cpps])).toThrow(
    /Button of shell 1\.0\.0 .* mfe-cpps 1\.1\.0/,
  );
  const both = build('shell', { 'shared-ui/button': { Button: 'y' } });
  expect(() => assertFingerprints([newer, both], [shell, cpps])).not.toThrow();
});
