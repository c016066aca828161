import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { encodedForm, isTextFile } from './compress.ts';

const text = 'const layer = "nine courses";\n'.repeat(200);
const bytes = new TextEncoder().encode(text);

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('%s returns the same text, also from the cache', async (encoding, decode) => {
  const [made, cached] = [await encodedForm(bytes, encoding), await encodedForm(bytes, encoding)];
  expect(decode(made).toString()).toBe(text);
  expect(cached).toEqual(made);
});

test.each([
  ['static/js/main.js', true],
  ['besley.woff2', false],
])('%s is a text: %s', (file, isText) => {
  expect(isTextFile(file)).toBe(isText);
});
