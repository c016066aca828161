import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadsOf, weighPages } from './page-weights.ts';

const boot = JSON.stringify({
  scripts: [['/js/main.js', 'sha']],
  preloads: [['/js/home.js', 'sha']],
  fonts: [['Besley', '400 600', '/font/a.woff2', '/font/a-rest.woff2']],
});
const html = [
  '<link rel="icon" href="/favicon.svg">',
  '<style data-href="css/main.css">.a{color:red}</style>',
  `<script type="application/json" id="boot">${boot}</script>`,
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
  expect(loadsOf(html)).toEqual({
    styles: '.a{color:red}',
    fonts: ['/font/a.woff2'],
    scripts: ['/js/main.js', '/js/home.js'],
    inline: 'start()',
  });
});

test('weighs what is sent: packed where the build packed it', () => {
  const site = release('one', {
    'release.json': JSON.stringify({ pages: { '/': { file: 'html/index.html' } } }),
    'html/index.html': html,
    'font/a.woff2': 'x'.repeat(300),
    'js/main.js': 'x'.repeat(900),
    'js/main.js.br': 'x'.repeat(90),
    'js/home.js': 'x'.repeat(7),
  });
  const [page] = weighPages(site);
  expect(page).toMatchObject({ page: '/', requests: 4, fonts: 300 });
  expect(page && page.scripts - page.inlineScript).toBe(97);
  expect(page?.document).toBeLessThan(html.length);
  expect(page?.styles).toBeLessThan(page?.document ?? 0);
});
