import { formatCalendarDay, formatInstant, formatShortDollars } from './format.ts';

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
