import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { BOOT_ID, SITE_ID, dataBlock } from 'shared-contract/page-data';
import type { ReleaseSet } from '../../../shell/server/live/release-set.ts';
import { budgetOf } from '../../lib/page-budgets.ts';
import type { Candidate } from '../candidate.ts';
import { checkBudgets } from './budgets.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'ninecourse-budgets-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const { scripts: most, requests, document } = budgetOf('/about');

interface Page {
  /** Bytes of each script. */
  readonly scripts?: readonly number[];
  readonly words?: string;
}

/** A set with one page of marketing, which loads these. */
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
  return { set, folder, artefacts: [] };
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
