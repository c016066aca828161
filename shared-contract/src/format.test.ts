import { formatDay, formatDollars, formatNumber } from './format.ts';

test('sums are whole dollars, with a true minus', () => {
  expect(formatDollars(9300)).toBe('$9,300');
  expect(formatDollars(-1_250_000)).toBe('−$1,250,000');
  expect([0, 999.5, 1000, 123456.4].map((value) => formatDollars(value))).toEqual([
    '$0',
    '$1,000',
    '$1,000',
    '$123,456',
  ]);
});

test('numbers are in groups of three digits, with cents where they are asked for', () => {
  expect([0, 999, 1000, 1_234_567].map((value) => formatNumber(value))).toEqual([
    '0',
    '999',
    '1,000',
    '1,234,567',
  ]);
  expect(formatDollars(1234.5, 2)).toBe('$1,234.50');
});

test('a calendar day stays that day wherever it is read', () => {
  expect(formatDay('2026-11-03')).toBe('November 3, 2026');
  expect(formatDay('2026-12-31')).toBe('December 31, 2026');
  expect(() => formatDay('soon')).toThrow(RangeError);
});
