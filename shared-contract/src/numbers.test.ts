import { parseNumber } from './numbers.ts';

it.each([
  ['.5', 0.5],
  ['12.', 12],
  ['1,200', 1200],
  ['1,234,567.89', 1_234_567.89],
  ['1 200', 1200],
  ['1\u00A0200', 1200],
  ['1\u2009200', 1200],
  ['1\u202F200', 1200],
  [' 42 ', 42],
  ['(300)', -300],
  ['(1,200.5)', -1200.5],
  ['-300', -300],
  ['\u2212300', -300],
  ['\u2010300', -300],
  ['\u2011300', -300],
  ['\u2013300', -300],
  ['\u2014300', -300],
  ['\uFE63300', -300],
  ['\uFF0D300', -300],
  ['- 300', -300],
  ['\uFF11\uFF12', 12],
  ['-0', 0],
  ['0', 0],
])('reads %j as %d', (text, value) => {
  expect(parseNumber(text)).toBe(value);
  expect(parseNumber(text, '$')).toBe(value);
  expect(parseNumber(text, '%')).toBe(value);
});

it.each([
  ['$1,200', 1200],
  ['$ 36,000', 36_000],
  ['-$5', -5],
  ['$-5', -5],
  ['($1,200)', -1200],
  ['\uFF041,200', 1200],
])('reads %j as %d dollars', (text, value) => {
  expect(parseNumber(text, '$')).toBe(value);
  expect(parseNumber(text)).toBeUndefined();
});

it.each([
  ['37%', 37],
  ['37.5 %', 37.5],
  ['-1.5%', -1.5],
])('reads %j as %d percent', (text, value) => {
  expect(parseNumber(text, '%')).toBe(value);
  expect(parseNumber(text)).toBeUndefined();
});

it.each([
  '',
  ' ',
  '.',
  '-',
  '()',
  '$',
  '%',
  '1,2',
  '1,2,3',
  '12,34',
  '1,2000',
  '1.2.3',
  '--3',
  '-(3)',
  '(-3)',
  '1e5',
  '0x1f',
  'abc',
  '12a',
  '1,200,',
])('refuses %j', (text) => {
  expect(parseNumber(text)).toBeUndefined();
  expect(parseNumber(text, '$')).toBeUndefined();
  expect(parseNumber(text, '%')).toBeUndefined();
});
