import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parse } from 'node-html-parser';
import sharp from 'sharp';
import { builtSite } from './built-site.ts';

const site = await builtSite();
const { brand, manifest } = site.release;

const LARGEST = 60_000;

/** Returns the metadata in the page's head that link previews use. */
async function headOf(address: string) {
  const head = parse(await site.text(address));
  const tags = head.querySelectorAll('meta').map((meta) => {
    const name = meta.getAttribute('property') ?? meta.getAttribute('name') ?? '';
    return [name, meta.getAttribute('content') ?? ''] as const;
  });
  return {
    title: head.querySelector('h1')?.textContent ?? '',
    isShared: head.querySelector('link[rel="canonical"]') !== null,
    tags: Object.fromEntries(tags),
    once: Map.groupBy(tags, ([name]) => name),
    data: head.querySelector('script[type="application/ld+json"]')?.textContent ?? '',
  };
}

async function cardAt(address: string): Promise<Buffer> {
  const { origin, pathname } = new URL(address);
  assert.equal(origin, brand.origin);
  const answer = await site.ask(pathname);
  assert.deepEqual(
    [pathname, answer.status, answer.headers.get('content-type')],
    [pathname, 200, 'image/png'],
  );
  assert.match(answer.headers.get('cache-control') ?? '', /immutable/);
  assert.equal(answer.headers.get('cross-origin-resource-policy'), 'cross-origin');
  return Buffer.from(await answer.arrayBuffer());
}

test('every public page has its own large card that loads quickly', async () => {
  const owners = new Map<string, string[]>();
  for (const address of site.addresses) {
    const { title, isShared, tags, once, data } = await headOf(address);
    assert.deepEqual(
      ['twitter:card', 'og:image:width', 'og:image:height', 'og:image:type'].map((name) => tags[name]),
      ['summary_large_image', '1200', '630', 'image/png'],
      address,
    );
    const alt = tags['og:image:alt'] ?? '';
    assert.ok(alt.includes(brand.name), address);
    for (const name of ['og:image', 'og:type', 'og:title', 'twitter:card'])
      assert.equal(once.get(name)?.length, 1, `${address}: ${name}`);
    const image = tags['og:image'] ?? '';
    const card = await cardAt(image);
    const { format, width, height } = await sharp(card).metadata();
    assert.deepEqual([image, format, width, height], [image, 'png', 1200, 630]);
    assert.ok(card.length < LARGEST, `${image} has ${String(card.length)} bytes`);
    if (!isShared) continue;
    assert.ok(alt.includes(title), `${address}: ${alt}`);
    assert.ok(!data.includes('#page') || data.includes(image), `${address}: no ${image} in its data`);
    const bytes = card.toString('base64');
    owners.set(bytes, [...(owners.get(bytes) ?? []), address]);
  }
  assert.ok(owners.size > 20);
  assert.deepEqual(
    [...owners.values()].filter((addresses) => addresses.length > 1),
    [],
  );
});

test('account pages, member pages, and unknown addresses have the firm’s card', async () => {
  const member = Object.values(manifest.remotes)
    .flatMap(({ routes }) => routes)
    .find((route) => route.startsWith('/dashboard') && !/[:*]/.test(route));
  assert.ok(member);
  const heads = await Promise.all(['/login', '/register', member, '/no-such-page'].map(headOf));
  const images = new Set(heads.map(({ tags }) => tags['og:image'] ?? ''));
  assert.equal(images.size, 1);
  for (const image of images) await cardAt(image);
});

test('an article names its author and dates', async () => {
  const articles = site.addresses.filter((address) => /^\/blog\/./.test(address));
  assert.ok(articles.length > 0);
  for (const address of articles) {
    const { tags } = await headOf(address);
    assert.equal(tags['og:type'], 'article', address);
    assert.match(tags['article:published_time'] ?? '', /^\d{4}-\d\d-\d\d$/, address);
    assert.match(tags['article:modified_time'] ?? '', /^\d{4}-\d\d-\d\d$/, address);
    assert.ok(tags['article:author']?.includes(brand.origin), address);
    assert.ok(tags['author']?.includes(brand.shortName), address);
  }
});
