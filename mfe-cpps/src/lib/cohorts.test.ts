import { programme } from 'shared-contract/programme';
import { cohortList, seatLabel } from './cohorts.ts';

const row = (starts_on: string, seats_taken = 0) => ({ starts_on, seats: 25, seats_taken });
const [first, second, third] = programme.cohorts;
const startsOf = (...args: Parameters<typeof cohortList>) => cohortList(...args).map(({ starts }) => starts);

test('without the database the announced cohorts stand there', () => {
  expect(startsOf('', [])).toEqual([...programme.cohorts]);
  expect(cohortList('', [])[0]?.seats).toBeUndefined();
});

test('open cohorts come with their own days and seats, then what is announced after them', () => {
  const list = cohortList('2026-11-20', [row(second, 25), row('2027-01-19', 24)]);
  expect(list.map(({ starts }) => starts)).toEqual(['2027-01-19', second, third]);
  expect(list[0]).toEqual({
    starts: '2027-01-19',
    earlyUntil: '2026-12-20',
    seats: { all: 25, left: 1 },
  });
});

test('what has begun is not offered', () => {
  expect(startsOf(first, [row(first)])).toEqual([second, third]);
});

test.each([
  [0, '25 of 25 seats left'],
  [24, '1 seat of 25 left'],
  [25, 'All seats taken: you join the waiting list'],
])('with %i seats taken it says: %s', (taken, words) => {
  const [cohort] = cohortList('', [row(first, taken)]);
  expect(cohort && seatLabel(cohort)).toBe(words);
});
