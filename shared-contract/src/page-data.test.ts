import { dataBlock, readBlock, replaceBlock } from './page-data.ts';

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
