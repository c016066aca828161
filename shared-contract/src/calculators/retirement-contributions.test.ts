import { contributionLimits, type ContributionInput } from './retirement-contributions.ts';

const of = (change: Partial<ContributionInput> = {}) =>
  contributionLimits({ year: 2026, age: 45, pay: 200_000, ...change });

test.each([
  [2025, 49, 23_500],
  [2025, 50, 31_000],
  [2025, 59, 31_000],
  [2025, 60, 34_750],
  [2025, 63, 34_750],
  [2025, 64, 31_000],
  [2026, 49, 24_500],
  [2026, 50, 32_500],
  [2026, 60, 35_750],
  [2026, 64, 32_500],
] as const)('in %d at %d a person may put in $%d', (year, age, employee) => {
  expect(of({ year, age }).employee).toBe(employee);
});

test('a plan without the higher catch-up leaves the one from 50', () => {
  expect(of({ age: 61, hasHigherCatchUp: false })).toMatchObject({
    catchUpKind: 'from-50',
    employee: 32_500,
  });
});

test.each([
  ['at the limit', { priorWages: 150_000 }, 'any', 8_000],
  ['a dollar above', { priorWages: 150_001 }, 'roth', 8_000],
  ['above, in a plan without Roth', { priorWages: 150_001, hasRoth: false }, 'barred', 0],
  ['above, in 2025', { priorWages: 900_000, year: 2025 }, 'any', 7_500],
  ['above, below 50', { priorWages: 900_000, age: 49 }, 'none', 0],
] as const)('wages of the year before %s', (_, change, terms, catchUp) => {
  expect(of({ age: 52, ...change })).toMatchObject({ catchUpTerms: terms, catchUp });
});

test('the match follows what is deferred, on pay up to the compensation limit, and leaves room below the ceiling', () => {
  expect(of({ matchRate: 0.5, matchUpTo: 0.06 })).toMatchObject({
    match: 6_000,
    room: 41_500,
    total: 30_500,
  });
  expect(of({ pay: 1_000_000, matchRate: 1, matchUpTo: 0.06 }).match).toBe(21_600);
  expect(of({ matchRate: 1, matchUpTo: 1 }).match).toBe(24_500);
});

test('a match ends at the ceiling of the account', () => {
  expect(of({ pay: 360_000, matchRate: 5, matchUpTo: 1 })).toMatchObject({ match: 47_500, room: 0 });
});

test('deferrals above the ceiling become catch-up, and the match is added', () => {
  // All of 20,000 is deferred, and the match of 5% makes 21,000 against a ceiling of 20,000.
  const low = { pay: 20_000, matchRate: 1, matchUpTo: 0.05 };
  expect(of({ ...low, age: 60 })).toMatchObject({
    deferral: 19_000,
    catchUp: 1_000,
    employee: 20_000,
    match: 1_000,
    room: 0,
    total: 21_000,
  });
  expect(of({ ...low, age: 49 })).toMatchObject({ deferral: 20_000, catchUp: 0, match: 0, total: 20_000 });
});

test.each([
  [0, { deferral: 0, catchUp: 0, match: 0, ceiling: 0, total: 0 }],
  [10_000, { deferral: 9_700, catchUp: 300, employee: 10_000, match: 300, ceiling: 10_000, room: 0 }],
  [30_000, { deferral: 24_500, catchUp: 5_500, employee: 30_000 }],
  [1e12, { deferral: 24_500, catchUp: 8_000, ceiling: 72_000 }],
])('nobody puts in more than a pay of $%d', (pay, expected) => {
  expect(
    of({ age: 55, pay, matchRate: 0.5, matchUpTo: 0.06, ...(pay > 20_000 ? { matchRate: 0 } : {}) }),
  ).toMatchObject(expected);
});

test.each([[{ age: -1 }], [{ age: 121 }], [{ age: NaN }], [{ pay: -1 }], [{ matchRate: -0.5 }]])(
  'refuses %p',
  (change) => {
    expect(() => of(change)).toThrow(RangeError);
  },
);
