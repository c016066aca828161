import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BuildRecord } from './build-record.ts';
import { fixedFiles } from './fixed-files.ts';

const site = mkdtempSync(path.join(tmpdir(), 'fixed-files-'));
mkdirSync(path.join(site, 'static/share'), { recursive: true });
writeFileSync(path.join(site, 'static/share/statement.svg'), '');
afterAll(() => rmSync(site, { recursive: true }));

const remote = (name: 'mfe-marketing' | 'mfe-cpps', ...paths: string[]) => ({
  name,
  base: `/remotes/${name}/`,
  record: { files: Object.fromEntries(paths.map((at) => [at, `at${at}`])) } as unknown as BuildRecord,
});

test('what remotes keep at fixed paths lies in their folders', () => {
  expect(
    fixedFiles(
      [remote('mfe-marketing', '/resources/a.pdf'), remote('mfe-cpps', '/resources/b.pdf')],
      [{ address: '/resources' }],
      site,
    ),
  ).toEqual({
    '/resources/a.pdf': 'remotes/mfe-marketing/at/resources/a.pdf',
    '/resources/b.pdf': 'remotes/mfe-cpps/at/resources/b.pdf',
  });
});

test.each([
  ['/about', 'a page'],
  ['/robots.txt', 'the edge'],
  ['/remotes/other/1.0.0/x.js', 'the edge'],
  ['/static/share/statement.svg', 'the shell'],
  ['/resources/a.pdf', 'mfe-marketing'],
])('%s has an owner already, %s: the build fails', (at, owner) => {
  expect(() =>
    fixedFiles(
      [remote('mfe-marketing', '/resources/a.pdf'), remote('mfe-cpps', at)],
      [{ address: '/about' }],
      site,
    ),
  ).toThrow(`mfe-cpps has a file at ${at}, which belongs to ${owner}.`);
});
