import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { BOOT_ID, SITE_ID, dataBlock } from 'shared-contract/page-data';
import { loadsOf, weighPages } from './page-weights.ts';

const site = {
  scripts: [['/js/main.js', 'sha']],
  fonts: [['Besley', '400 600', '/font/a.woff2', '/font/a-rest.woff2']],
};
const preloads = [['/js/home.js', 'sha']];
const pageWith = (block: unknown) =>
  [
    '<link rel="icon" href="/favicon.svg">',
    '<style data-href="css/main.css">.a{color:red}</style>',
    dataBlock(SITE_ID, block),
    dataBlock(BOOT_ID, { start: 'use' }),
    '<script>start()</script>',
  ].join('');

const folder = mkdtempSync(path.join(tmpdir(), 'ninecourse-weights-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function release(name: string, files: Record<string, string>): string {
  const site = path.join(folder, name);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(site, file)), { recursive: true });
    writeFileSync(path.join(site, file), text);
  }
  return site;
}

test('a page loads what its document names', () => {
  expect(loadsOf(pageWith({ ...site, preloads }))).toEqual({
    styles: '.a{color:red}',
    fonts: ['/font/a.woff2'],
    scripts: ['/js/main.js', '/js/home.js'],
    inline: 'start()',
  });
});

test('weighs what is sent: texts encoded, fonts as they are', async () => {
  const folderOfSite = release('one', {
    'release.json': JSON.stringify({
      pages: { '/': { file: 'html/index.html' } },
      site: { ...site, preloads: { 'html/index.html': preloads } },
      manifest: { release: 'r1', remotes: {} },
    }),
    'html/index.html': pageWith({}),
    'font/a.woff2': 'x'.repeat(300),
    'js/main.js': 'x'.repeat(900),
    'js/home.js': 'x'.repeat(7),
  });
  const [page] = await weighPages(folderOfSite);
  expect(page).toMatchObject({ page: '/', requests: 4, fonts: 300 });
  const scripts = ['x'.repeat(900), 'x'.repeat(7)].map((text) => brotliCompressSync(text).length);
  expect(page && page.scripts - page.inlineScript).toBe((scripts[0] ?? 0) + (scripts[1] ?? 0));
  expect(page?.document).toBeLessThan(pageWith({ ...site, preloads }).length);
  expect(page?.styles).toBeLessThan(page?.document ?? 0);
});
