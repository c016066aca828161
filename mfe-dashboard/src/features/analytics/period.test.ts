import { daysBefore, daysProblem, daysWords, readPeriod } from './period.ts';

const today = '2026-11-23';

test.each([
  [null, '2026-08-26', '2026-11-23'],
  ['30d', '2026-10-25', '2026-11-23'],
  ['12m', '2025-11-24', '2026-11-23'],
  ['ytd', '2026-01-01', '2026-11-23'],
  ['2026-10-01..2026-10-31', '2026-10-01', '2026-10-31'],
  ['2024-02-29..2024-02-29', '2024-02-29', '2024-02-29'],
])('an address of %s is from %s to %s', (text, from, to) => {
  const period = readPeriod(text, today);
  expect(period).toMatchObject({ from, to });
  expect(period.problem).toBeUndefined();
});

test('days to come are left out', () => {
  expect(readPeriod('2026-11-01..2026-12-31', today)).toMatchObject({ from: '2026-11-01', to: today });
});

test('a year from February 29 begins on March 1', () => {
  expect(readPeriod('12m', '2028-02-29')).toMatchObject({ from: '2027-03-01' });
});

test.each([
  ['week', 'is not a period'],
  ['', 'is not a period'],
  ['2026-10-01..', 'is not a period'],
  ['2026-02-30..2026-03-01', 'is not a period'],
  ['2026-10-01..2026-10-02..2026-10-03', 'is not a period'],
  ['2026-10-31..2026-10-01', 'is before'],
  ['2026-11-24..2026-12-01', 'after today'],
  ['2020-01-01..2026-01-01', 'two years'],
  ['1999-01-01..1999-02-01', 'before the year 2000'],
])('“%s” is told and the usual days stand in its place', (text, words) => {
  const period = readPeriod(text, today);
  expect(period.problem).toContain(words);
  expect(period).toMatchObject({ preset: '90d', from: '2026-08-26' });
});

test('days that lack are asked for by name', () => {
  expect(daysProblem({ from: '', to: today }, today)).toContain('first day');
  expect(daysProblem({ from: today, to: '' }, today)).toContain('last day');
  expect(daysProblem({ from: today, to: today }, today)).toBeNull();
});

test('years are written where they are not this one', () => {
  expect(daysWords({ from: '2026-10-01', to: '2026-10-31' }, 'and', today)).toBe('Oct 1 and Oct 31');
  expect(daysWords({ from: '2025-12-01', to: '2026-01-31' }, 'to', today)).toBe(
    'Dec 1, 2025 to Jan 31, 2026',
  );
  expect(daysWords({ from: '2026-10-01', to: '2026-10-01' }, 'to', today)).toBe('Oct 1');
});

test('the period before has as many days', () => {
  expect(daysBefore({ from: '2026-10-01', to: '2026-10-31' })).toEqual({
    from: '2026-08-31',
    to: '2026-09-30',
  });
});
