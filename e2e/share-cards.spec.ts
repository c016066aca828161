import type { APIRequestContext } from '@playwright/test';
import { parse } from 'node-html-parser';
import sharp from 'sharp';
import { memberPages, publicPages } from './support/pages.ts';
import { expect, release, siteUrl, test } from './support/product.ts';

const LARGEST = 60_000;

/** What the head of a page tells those who show a link to it. */
async function headOf(request: APIRequestContext, address: string) {
  const head = parse(await (await request.get(address)).text());
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

/** The card as the edge answers it: crawlers know the firm's own address, we stand in for it. */
async function cardAt(request: APIRequestContext, address: string) {
  const { origin, pathname } = new URL(address);
  expect(origin).toBe(release().brand.origin);
  const answer = await request.get(siteUrl() + pathname);
  expect([pathname, answer.status(), answer.headers()['content-type']]).toEqual([pathname, 200, 'image/png']);
  expect(answer.headers()['cache-control']).toContain('immutable');
  expect(answer.headers()['cross-origin-resource-policy']).toBe('cross-origin');
  return answer.body();
}

test('every public page leads to a card of its own, large and quick to load', async ({ request }) => {
  const pages = await Promise.all(
    publicPages().map(async (address) => ({ address, ...(await headOf(request, address)) })),
  );
  const owners = new Map<string, string[]>();
  for (const { address, title, isShared, tags, once, data } of pages) {
    const said = (name: string) => `${address}: ${tags[name] ?? 'nothing'}`;
    expect(said('twitter:card')).toBe(`${address}: summary_large_image`);
    expect([said('og:image:width'), said('og:image:height')]).toEqual([
      `${address}: 1200`,
      `${address}: 630`,
    ]);
    expect(said('og:image:type')).toBe(`${address}: image/png`);
    expect(tags['og:image:alt']).toContain(release().brand.name);
    for (const name of ['og:image', 'og:type', 'og:title', 'twitter:card'])
      expect(once.get(name)).toHaveLength(1);
    const image = tags['og:image'] ?? '';
    const card = await cardAt(request, image);
    const { format, width, height } = await sharp(card).metadata();
    expect([image, format, width, height]).toEqual([image, 'png', 1200, 630]);
    expect(card.length, image).toBeLessThan(LARGEST);
    if (!isShared) continue;
    expect(tags['og:image:alt']).toContain(title);
    if (data.includes('#page')) expect(data).toContain(image);
    const bytes = card.toString('base64');
    owners.set(bytes, [...(owners.get(bytes) ?? []), address]);
  }
  expect(owners.size).toBeGreaterThan(20);
  expect([...owners.values()].filter((addresses) => addresses.length > 1)).toEqual([]);
});

test('pages of an account and of members show the card of the firm, and one is enough', async ({
  request,
}) => {
  const [member = ''] = memberPages();
  const images = await Promise.all(
    ['/login', '/register', member, '/no-such-page'].map(
      async (address) => (await headOf(request, address)).tags['og:image'],
    ),
  );
  expect(new Set(images).size).toBe(1);
  await cardAt(request, images[0] ?? '');
});

test('an article says so, with its author and days', async ({ request }) => {
  const articles = publicPages().filter((address) => /^\/blog\/./.test(address));
  expect(articles.length).toBeGreaterThan(0);
  for (const address of articles) {
    const { tags } = await headOf(request, address);
    expect(tags).toMatchObject({
      'og:type': 'article',
      'article:published_time': expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      'article:modified_time': expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      'article:author': expect.stringContaining(release().brand.origin),
      author: expect.stringContaining(release().brand.shortName),
    });
  }
});
