import { ageOf, formatCalendarDay, formatInstant, formatShortDollars } from './format.ts';

test('sums are short where they are headlines', () => {
  expect(formatShortDollars(1_200_000)).toBe('$1.2M');
  expect(formatShortDollars(340_000)).toBe('$340K');
  expect(formatShortDollars(0)).toBe('$0');
});

test('a calendar day stays that day, and a missing date is N/A', () => {
  expect(formatCalendarDay('2026-12-31')).toBe('Dec 31, 2026');
  expect(formatCalendarDay(null)).toBe('N/A');
  expect(formatInstant(undefined)).toBe('N/A');
});

test.each([
  [0, 'under an hour'],
  [59, 'under an hour'],
  [60, '1 hour'],
  [47 * 60 + 59, '47 hours'],
  [48 * 60, '2 days'],
  [9 * 24 * 60, '9 days'],
])('%d minutes are %s', (minutes, words) => {
  const now = new Date('2026-11-24T15:00:00Z');
  expect(ageOf(new Date(now.getTime() - minutes * 60_000).toISOString(), now)).toBe(words);
});
