import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parse } from 'node-html-parser';
import { builtSite } from './built-site.ts';
import { crawl } from './crawl.ts';

const site = await builtSite();
const { origin } = site.release.brand;
const { clicks, files, faults } = await crawl(site);
const sorted = (values: Iterable<string>) => [...values].sort();

test('every link, file and place that a page names is there', () => {
  assert.ok(clicks.size >= site.indexable.length);
  assert.deepEqual(faults, []);
});

test('every page that may be found is at most three clicks from the start', () => {
  const far = site.indexable.filter((address) => (clicks.get(address) ?? Infinity) > 3);
  assert.deepEqual(far, []);
});

test('every file of the release at a fixed path is linked or named by a page or a feed', async () => {
  const feeds = await Promise.all([...files].filter((file) => file.endsWith('.xml')).map(site.text));

  assert.deepEqual(
    Object.keys(site.release.files).filter(
      (file) => !files.has(file) && !feeds.some((feed) => feed.includes(origin + file)),
    ),
    [],
  );
});

test('a page names itself as its address, and one that is not to be found says so', async () => {
  for (const address of Object.keys(site.release.pages)) {
    const response = await site.ask(address);
    const page = parse(await response.text());
    const canonical = page.querySelector('link[rel="canonical"]')?.getAttribute('href');
    const robots = page.querySelector('meta[name="robots"]')?.getAttribute('content');
    const found = [canonical, page.querySelector('meta[property="og:url"]')?.getAttribute('content')];
    if (site.indexable.includes(address)) {
      assert.deepEqual([address, ...found, robots], [address, origin + address, origin + address, undefined]);
    } else assert.deepEqual([address, robots], [address, 'noindex']);
    assert.equal(response.headers.get('x-robots-tag'), site.indexable.includes(address) ? null : 'noindex');
  }
});

test('the site map lists the pages that may be found, each with its last change', async () => {
  const map = parse(await site.text('/sitemap.xml'));
  const listed = map.querySelectorAll('url').map((url) => ({
    address: url.querySelector('loc')?.textContent.replace(origin, '') ?? '',
    changed: url.querySelector('lastmod')?.textContent,
  }));
  assert.deepEqual(sorted(listed.map(({ address }) => address)), sorted(site.indexable));
  for (const { address, changed } of listed) assert.equal(changed, site.release.pages[address]?.changed);
});

test('llms.txt names every page that may be found once, and no other', async () => {
  const text = await site.text('/llms.txt');
  const named = [...text.matchAll(/\]\((\S+?)\)/g)].map(([, url = '']) => url.replace(origin, ''));
  const pages = named.filter((address) => !/\.\w+$/.test(address));
  assert.deepEqual(sorted(pages), sorted(site.indexable));
  for (const address of named) assert.equal((await site.ask(address)).status, 200, address);
});

test('robots.txt lets everybody in and names the site map; security.txt names whom to tell', async () => {
  const robots = await site.ask('/robots.txt');
  assert.match(robots.headers.get('content-type') ?? '', /^text\/plain/);
  const rules = (await robots.text()).split('\n');
  assert.ok(rules.includes('User-agent: *') && rules.includes(`Sitemap: ${origin}/sitemap.xml`));
  assert.ok(!rules.some((rule) => /^Disallow: *\S/.test(rule)));
  const security = await site.ask('/.well-known/security.txt');
  assert.match(security.headers.get('content-type') ?? '', /^text\/plain/);
  const said = await security.text();
  assert.match(said, new RegExp(`^Canonical: ${origin}/\\.well-known/security\\.txt$`, 'm'));
  assert.match(said, /^Contact: mailto:\S+@\S+$/m);
  assert.match(said, /^Expires: \d{4}-\d\d-\d\dT/m);
});
