import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { budgetOf, pageFilesBudget, scriptBudget } from '@scripts/build/rules';
import { BOOT_ID, SITE_ID, dataBlock } from 'shared-contract/page-data';
import type { ReleaseSet } from 'shared-release/live';
import type { Candidate } from '../candidate.ts';
import { checkBudgets, checkChunks } from './budgets.ts';
import { candidateWith, planted } from './testing/fixtures.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'ninecourse-budgets-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const { scripts: most, requests, document } = budgetOf('/about');

interface Page {
  /** Size of each script in bytes. */
  readonly scripts?: readonly number[];
  readonly words?: string;
}

/** Returns a candidate with one marketing page, which loads these scripts. */
function candidate({ scripts = [10], words = 'About' }: Page): Candidate {
  const files = scripts.map((size, index) => {
    const file = `remotes/mfe-marketing/${String(index)}.js`;
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), 'x'.repeat(size));
    return [`/${file}`, 'sha'] as const;
  });
  const blocks = dataBlock(SITE_ID, {}) + dataBlock(BOOT_ID, { start: 'use' });
  mkdirSync(path.join(folder, 'html'), { recursive: true });
  writeFileSync(path.join(folder, 'html/about.html'), `${blocks}<p>${words}</p>`);
  const release = {
    pages: { '/about': { file: 'html/about.html', status: 200 } },
    site: { scripts: [], fonts: [], preloads: { 'html/about.html': files } },
    manifest: { release: 'r1', remotes: { mfe_marketing: { routes: ['/about'] } } },
  };
  const set = { release, pages: { 'html/about.html': words }, files: {} } as unknown as ReleaseSet;
  return { set, folder, artifacts: [] };
}

const found = async (page: Page, live: ReleaseSet | null = null) =>
  (await checkBudgets(candidate(page), live)).map(
    ({ package: name, message }) => `${String(name)}: ${message}`,
  );

test.each<[string, Page, string]>([
  [
    'script',
    { scripts: [most - 9, 10] },
    '/about loads 202.0 KB of script, 202.0 KB are allowed; load what is not seen',
  ],
  [
    'requests',
    { scripts: Array.from({ length: requests }, () => 1) },
    '/about takes 21 requests, 20 are allowed; put',
  ],
  ['document', { words: randomBytes(document).toString('hex') }, '/about is a document of '],
])('stopped: a page with too much %s, by address and owner', async (_what, page, words) => {
  expect(await found(page)).toEqual([expect.stringContaining(`mfe-marketing: ${words}`)]);
});

test('safe: a page at its limit, and a page that this release does not change', async () => {
  expect(await found({ scripts: [most - 5] })).toEqual([]);
  const heavy = { scripts: [most + 1] };
  const { set } = candidate(heavy);
  expect(await found(heavy, set)).toEqual([]);
});

describe('scripts that load later', () => {
  /** Returns a candidate in which the member page of a remote loads a script. */
  function memberPage(script: string) {
    const artifact = planted('mfe-dashboard', {}, { 'web/static/js/clients.0123456789ab.js': script });
    const file = 'remotes/mfe-dashboard/static/js/clients.0123456789ab.js';
    const { folder: site, set } = candidateWith({ '/about': 'About' });
    mkdirSync(path.dirname(path.join(site, file)), { recursive: true });
    writeFileSync(path.join(site, file), script);
    const lists = { files: [[`/${file}`, 'sha']], pages: { '/dashboard/clients': [0] } };
    const release = { ...set.release, site: { ...set.release.site, pageFiles: '/lists.json' } };
    const texts = { 'lists.json': JSON.stringify(lists) };
    return { folder: site, artifacts: [artifact], set: { ...set, release, texts } };
  }
  const ask = async (script: string) =>
    (await checkChunks(memberPage(script), null)).map(
      ({ package: name, message }) => `${String(name)}: ${message}`,
    );
  const code = (bytes: number) => randomBytes(bytes / 2).toString('hex');

  test('stopped: a chunk that is too large as sent, and a page of the member area with it', async () => {
    expect(await ask(code(2 * pageFilesBudget))).toEqual([
      expect.stringMatching(
        /^mfe-dashboard: web\/static\/js\/clients\.0123456789ab\.js has .* are allowed; load parts/,
      ),
      expect.stringMatching(
        /^mfe-dashboard: \/dashboard\/clients loads .* in 1 files, 200\.0 KB are allowed; load parts/,
      ),
    ]);
  });

  test('stopped: a chunk that is too large to parse, however well it packs', async () => {
    expect(await ask('x'.repeat(scriptBudget.parsed + 1))).toContainEqual(
      expect.stringMatching(/^mfe-dashboard: web\/static.* has 0\.\d KB \(480\.0 KB unpacked\)/),
    );
  });

  test('passes: a chunk of 100 KB', async () => {
    expect(await ask(code(100_000))).toEqual([]);
  });
});
