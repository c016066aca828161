import { fixtureRelease } from 'shared-release/testing';
import { createEdge } from './edge.ts';
import { fixtureFiles, fixtureSettings, memoryStore } from './testing/fixture.ts';

const NOW = Date.UTC(2026, 10, 20, 12);
const get = async (path: string, files = fixtureFiles) => {
  const edge = createEdge({
    release: fixtureRelease,
    assets: memoryStore(files),
    settings: fixtureSettings,
    now: () => NOW,
  });
  const response = await edge.request(`http://localhost${path}`);
  expect([path, response.status]).toEqual([path, 200]);
  return { type: response.headers.get('content-type'), text: await response.text() };
};

test('the site map lists public pages by their canonical address, without those that search engines leave out', async () => {
  const { type, text } = await get('/sitemap.xml');
  expect(type).toBe('application/xml; charset=utf-8');
  expect([...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
    'https://ninecourse.example/',
    'https://ninecourse.example/about',
    'https://ninecourse.example/cpa/o&apos;neil&amp;co',
  ]);
});

test('a page whose last change is known has its day in the site map, the others none', async () => {
  const { text } = await get('/sitemap.xml');
  expect(text).toContain('<loc>https://ninecourse.example/about</loc><lastmod>2026-11-20</lastmod>');
  expect(text.match(/<lastmod>/g)).toHaveLength(1);
});

test('robots.txt names the site map', async () => {
  expect((await get('/robots.txt')).text).toContain('Sitemap: https://ninecourse.example/sitemap.xml');
});

test('security.txt has a contact and runs out within a year', async () => {
  const { type, text } = await get('/.well-known/security.txt');
  expect(type).toBe('text/plain; charset=utf-8');
  expect(text).toContain('Contact: mailto:hello@ninecourse.example\n');
  const expires = Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '');
  expect(expires).toBeGreaterThan(NOW);
  expect(expires).toBeLessThan(NOW + 365 * 24 * 3600 * 1000);
});

test('icon, application manifest and feeds have their types', async () => {
  expect((await get('/favicon.svg')).type).toBe('image/svg+xml');
  const manifest = await get('/site.webmanifest');
  expect(manifest.type).toBe('application/manifest+json; charset=utf-8');
  expect(JSON.parse(manifest.text)).toMatchObject({ name: 'Ninecourse Advisory', start_url: '/' });
  const feed = await get('/blog/feed.xml');
  expect(feed.type).toBe('application/rss+xml; charset=utf-8');
});

test('a file that the release brings replaces the generated one', async () => {
  const { text } = await get('/robots.txt', {
    ...fixtureFiles,
    'robots.txt': 'User-agent: *\nDisallow: /\n',
  });
  expect(text).toBe('User-agent: *\nDisallow: /\n');
});
