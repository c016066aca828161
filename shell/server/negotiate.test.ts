import { acceptedEncodings, matchesEtag } from './negotiate.ts';

test.each([
  [undefined, []],
  ['', []],
  ['identity', []],
  ['gzip', ['gzip']],
  ['gzip, deflate, br, zstd', ['br', 'gzip']],
  ['BR', ['br']],
  ['gzip;q=1.0, br;q=0.5', ['gzip', 'br']],
  ['br;q=0, gzip', ['gzip']],
  ['*', ['br', 'gzip']],
  ['br;q=0, *;q=0.1', ['gzip']],
  ['*;q=0', []],
  ['x-gzip', ['gzip']],
  ['br;q=nonsense', []],
])('Accept-Encoding %s takes %j', (header, expected) => {
  expect(acceptedEncodings(header)).toEqual(expected);
});

test.each([
  [undefined, false],
  ['"a"', true],
  ['W/"a"', true],
  ['"b" , "a"', true],
  ['*', true],
  ['"b"', false],
  ['a', false],
])('If-None-Match %s matches "a": %s', (header, expected) => {
  expect(matchesEtag(header, '"a"')).toBe(expected);
});
