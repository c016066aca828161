import { pageCount, parsePage, parseStatusFilter, shownInWords } from './model.ts';

test('an unknown status means all', () => {
  expect(parseStatusFilter('Prospect')).toBe('Prospect');
  expect(parseStatusFilter('prospect')).toBe('All');
  expect(parseStatusFilter(null)).toBe('All');
});

test('an address without a page, or with none that can be, means the first', () => {
  expect(parsePage('12')).toBe(12);
  for (const value of [null, '', '0', '-1', '1.5', '1e3', '9999999']) expect(parsePage(value)).toBe(1);
});

test('24 clients are a page, and nobody is one, too', () => {
  expect([0, 1, 24, 25, 10_000].map(pageCount)).toEqual([1, 1, 1, 2, 417]);
});

test('says what is shown of what was found', () => {
  expect(shownInWords(1, 4, 16)).toBe('Showing 4 of 16');
  expect(shownInWords(1, 10_000, 10_000)).toBe('Showing 1 to 24 of 10,000');
  expect(shownInWords(417, 10_000, 10_000)).toBe('Showing 9,985 to 10,000 of 10,000');
  expect(shownInWords(2, 90, 10_000)).toBe('Showing 25 to 48 of 90 found, 10,000 in all');
});
