import { dataBlock, readBlock, readPageBlocks, replaceBlock, siteDataOf } from './page-data.ts';

const hostile = { text: '</script><script>alert(1)</script><!--' };
const page = (value: unknown) => `<head>${dataBlock('settings', {})}${dataBlock('boot', value)}</head>`;

test('what is written into a page is read from it', () => {
  expect(readBlock('boot', page(hostile))).toEqual(hostile);
  expect(readBlock('settings', page(hostile))).toEqual({});
  expect(readBlock('other', page(hostile))).toBeUndefined();
});

test('no value ends the element it stands in', () => {
  expect(dataBlock('boot', hostile).match(/<\/?script/g)).toHaveLength(2);
});

test('a value takes the place of another, and nothing else of the page changes', () => {
  expect(replaceBlock('boot', page({ a: '$&' }), { b: "$'" })).toBe(page({ b: "$'" }));
  expect(replaceBlock('other', page({}), { b: 1 })).toBe(page({}));
});

test('a page knows what all pages of its release load, and what it loads itself', () => {
  const release = {
    site: { scripts: [], fonts: [], preloads: { 'html/a.html': [['/a.js', 'sha256-a']] } },
    manifest: { release: 'r1', remotes: {} },
  } as const;
  const html = dataBlock('site', siteDataOf(release, 'html/a.html')) + dataBlock('boot', { start: 'now' });
  expect(readPageBlocks(html)).toEqual({
    scripts: [],
    fonts: [],
    preloads: [['/a.js', 'sha256-a']],
    manifest: release.manifest,
    start: 'now',
  });
  expect(siteDataOf(release, 'html/b.html').preloads).toEqual([]);
});
