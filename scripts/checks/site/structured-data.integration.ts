import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parse } from 'node-html-parser';
import { builtSite } from './built-site.ts';
import { kinds } from './kinds.ts';
import { type DataNode, hiddenIn, nodesOf, visibleOn, withInner } from './visible.ts';

const site = await builtSite();
const { origin } = site.release.brand;
const pages = await Promise.all(
  site.indexable.map(async (address) => {
    const html = await site.text(address);
    return { address, nodes: nodesOf(html), visible: visibleOn(html) };
  }),
);
const kindOf = (node: DataNode) => String(node['@type']);
const kindsOn = (nodes: readonly DataNode[]) => nodes.flatMap(withInner).map(kindOf);
/** True for a node that only refers to another one. */
const isReference = (node: DataNode) => Object.keys(node).join() === '@id';

test('every node has what search engines ask of its kind', () => {
  const faults = pages.flatMap(({ address, nodes }) => [
    ...nodes.flatMap((node) => (kindOf(node) in kinds ? [] : [`${address}: nobody knows ${kindOf(node)}`])),
    ...nodes
      .flatMap(withInner)
      .flatMap(
        (node) =>
          (isReference(node) ? undefined : kinds[kindOf(node)])
            ?.safeParse(node)
            .error?.issues.map(
              ({ path, message }) => `${address}: ${kindOf(node)}.${path.join('.')}: ${message}`,
            ) ?? [],
      ),
  ]);
  assert.deepEqual(faults, []);
});

test('nothing is told to search engines that a reader of the page does not see', () => {
  const faults = pages.flatMap(({ address, nodes, visible }) =>
    nodes
      .flatMap(withInner)
      .flatMap((node) => hiddenIn(node, visible).map((hidden) => `${address}: ${kindOf(node)}.${hidden}`)),
  );
  assert.deepEqual(faults, []);
});

test('a node that is pointed to stands on the page or on the start page', () => {
  const idsOf = (nodes: readonly DataNode[]) =>
    nodes
      .flatMap(withInner)
      .filter((node) => !isReference(node))
      .map((node) => node['@id']);
  const common = idsOf(pages.find(({ address }) => address === '/')?.nodes ?? []);
  const faults = pages.flatMap(({ address, nodes }) => {
    const known = new Set([...common, ...idsOf(nodes)]);
    return nodes
      .flatMap(withInner)
      .filter((node) => isReference(node) && !known.has(node['@id']))
      .map((node) => `${address} → ${String(node['@id'])}`);
  });
  assert.deepEqual(faults, []);
});

test('every page says where it stands: itself last, under its own address', () => {
  for (const { address, nodes } of pages) {
    if (address === '/') continue;
    const trail = nodes.find((node) => kindOf(node) === 'BreadcrumbList')?.['itemListElement'] as
      | readonly { readonly position: number; readonly item: string }[]
      | undefined;
    assert.deepEqual(
      [address, trail?.[0]?.item, trail?.at(-1)?.item, trail?.map(({ position }) => position)],
      [address, `${origin}/`, origin + address, trail?.map((_, index) => index + 1)],
    );
    for (const { item } of trail ?? []) assert.ok(site.indexable.includes(item.replace(origin, '')), item);
  }
});

test('each kind of page has its kind of node', () => {
  const wanted: readonly (readonly [page: RegExp, kind: string])[] = [
    [/^\/$/, 'FinancialService'],
    [/^\/$/, 'WebSite'],
    [/^\/blog\/./, 'Article'],
    [/^\/podcast\/./, 'PodcastEpisode'],
    [/^\/cpa\/./, 'Person'],
    [/^\/team$/, 'Person'],
    [/^\/cpe-symposium$/, 'EducationEvent'],
  ];
  for (const [page, kind] of wanted) {
    const found = pages.filter(({ address }) => page.test(address));
    assert.ok(found.length > 0, String(page));
    for (const { address, nodes } of found) assert.ok(kindsOn(nodes).includes(kind), `${address}: ${kind}`);
  }
});

test('a page with questions to unfold tells all of them, and no other page tells any', async () => {
  const counts = await Promise.all(
    pages.map(async ({ address, nodes }) => {
      const page = parse(await site.text(address));
      const told = nodes.filter((node) => kindOf(node) === 'FAQPage').flatMap((node) => node['mainEntity']);
      const shown = page.querySelectorAll('[data-slot="question-list"] details');
      return { address, told: told.length, shown: shown.length };
    }),
  );
  assert.ok(counts.some(({ shown }) => shown > 0));
  assert.deepEqual(
    counts.filter(({ told, shown }) => told !== shown),
    [],
  );
});

test('the search that is told to search engines is the site’s own', async () => {
  const website = pages[0]?.nodes.find((node) => kindOf(node) === 'WebSite');
  const { target } = website?.['potentialAction'] as { readonly target: { readonly urlTemplate: string } };
  const address = target.urlTemplate.replace(origin, '').replace('{search_term_string}', 'captive');
  assert.equal((await site.ask(address)).status, 200);
});
