import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseRssFeed } from 'feedsmith';
import { parse } from 'node-html-parser';
import sharp from 'sharp';
import { builtSite } from './built-site.ts';
import { nodesOf, type DataNode } from './visible.ts';

const site = await builtSite();
const { origin } = site.release.brand;

/** Returns the pages of a folder with their structured data, newest first. */
async function told(folder: string, kind: string) {
  const pages = await Promise.all(
    site.indexable
      .filter((address) => address.startsWith(folder))
      .map(async (address) => ({
        address,
        node: nodesOf(await site.text(address)).find((node) => node['@type'] === kind) ?? {},
      })),
  );
  const day = ({ node }: { node: DataNode }) => String(node['datePublished']);
  return pages.sort((a, b) => day(b).localeCompare(day(a)));
}

async function feedAt(address: string) {
  const response = await site.ask(address);
  assert.equal(response.status, 200);
  assert.equal(response.headers.get('content-type'), 'application/rss+xml; charset=utf-8');
  const feed = parseRssFeed(await response.text());
  assert.equal(feed.atom?.links?.[0]?.href, origin + address);
  return feed;
}

const dayOf = (date: string | undefined) => new Date(date ?? '').toISOString().slice(0, 10);

test('the feed of the blog says of each article what its page says', async () => {
  const feed = await feedAt('/blog/feed.xml');
  const articles = await told('/blog/', 'Article');
  assert.ok(articles.length > 0);
  assert.deepEqual(
    feed.items?.map(({ link, guid, title, description, categories, pubDate, atom, dc }) => ({
      ...{ link, guid: guid?.value, title, description, category: categories?.[0]?.name },
      ...{ published: dayOf(pubDate), revised: dayOf(atom?.updated), author: dc?.creators?.[0] },
    })),
    articles.map(({ address, node }) => ({
      ...{ link: origin + address, guid: origin + address, title: node['headline'] },
      ...{ description: node['description'], category: node['articleSection'] },
      ...{ published: node['datePublished'], revised: node['dateModified'] },
      author: (node['author'] as DataNode[])[0]?.['name'],
    })),
  );
});

test('the feed of the podcast says of each episode what its page says, and where it is read', async () => {
  const feed = await feedAt('/podcast/feed.xml');
  const episodes = await told('/podcast/', 'PodcastEpisode');
  assert.ok(episodes.length > 0);
  assert.deepEqual(
    feed.items?.map(({ link, title, description, pubDate, itunes, podcast }) => ({
      ...{
        link,
        title,
        description,
        published: dayOf(pubDate),
        length: `PT${String((itunes?.duration ?? 0) / 60)}M`,
      },
      guest: podcast?.persons?.find(({ role }) => role === 'guest')?.display,
      transcript: podcast?.transcripts?.[0]?.url,
    })),
    episodes.map(({ address, node }) => ({
      ...{ link: origin + address, title: node['name'], description: node['description'] },
      ...{ published: node['datePublished'], length: node['timeRequired'] },
      guest: (node['actor'] as DataNode)['name'],
      transcript: `${origin}${address}#transcript-title`,
    })),
  );
});

test('the podcast has a name of its own in every directory, stays with the firm, and hides no missing recording', async () => {
  const { podcast, itunes, image, items } = await feedAt('/podcast/feed.xml');
  assert.match(podcast?.guid ?? '', /^[\da-f]{8}-[\da-f]{4}-5[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  assert.deepEqual([podcast?.locked?.value, podcast?.medium], [true, 'podcast']);
  assert.equal(itunes?.explicit, false);
  assert.equal(image?.url, itunes.image);
  const cover = await site.ask(itunes.image?.replace(origin, '') ?? '');
  const { width, height, format } = await sharp(await cover.arrayBuffer()).metadata();
  assert.deepEqual([format, width === height, width >= 1400], ['png', true, true]);
  for (const { enclosures, content, title } of items ?? [])
    assert.equal(enclosures === undefined, (content?.encoded ?? '').includes('no recording'), title);
});

test('what feeds lead to within the site is there', async () => {
  for (const address of ['/blog/feed.xml', '/podcast/feed.xml']) {
    const text = await site.text(address);
    const found = [...text.matchAll(new RegExp(`${origin}(/[^"<\\s#]*)(?:#([\\w-]+))?`, 'g'))];
    assert.ok(found.length > 3);
    for (const [, at = '', place] of found) {
      const response = await site.ask(at);
      assert.equal(response.status, 200, at);
      if (place !== undefined) assert.ok((await response.text()).includes(`id="${place}"`), `${at}#${place}`);
    }
  }
});

test('the pages of a feed name it in their head and lead to it in their text; the start page does for both', async () => {
  const feeds = ['/blog/feed.xml', '/podcast/feed.xml'];
  const named = async (address: string, selector: string) =>
    parse(await site.text(address))
      .querySelectorAll(selector)
      .map((element) => element.getAttribute('href') ?? '')
      .filter((href) => feeds.includes(href));
  assert.deepEqual(await named('/', 'head link[rel="alternate"]'), feeds);
  for (const feed of feeds) {
    const folder = feed.replace(/\/feed\.xml$/, '');
    const pages = site.indexable.filter((address) => address === folder || address.startsWith(`${folder}/`));
    assert.ok(pages.length > 2);
    for (const page of pages) {
      assert.deepEqual(await named(page, 'head link[rel="alternate"]'), [feed], page);
      assert.ok((await named(page, 'main a')).includes(feed), page);
    }
  }
});
