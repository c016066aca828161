import { compareCostSegregation, type CostSegregationInput } from './cost-segregation.ts';

const example: CostSegregationInput = {
  year: 2026,
  month: 7,
  cost: 2_000_000,
  kind: 'nonresidential',
  fiveYear: 300_000,
  sevenYear: 0,
  fifteenYear: 200_000,
  isAcquiredAfter: true,
  taxRate: 0.37,
};

test('the worked example: 517,655 against 23,540 in the first year', () => {
  const result = compareCostSegregation(example);
  expect(result).toMatchObject({
    withoutStudy: 23_540,
    withStudy: 517_655,
    increase: 494_115,
    taxDeferred: 182_822.55,
    building: { cost: 1_500_000 },
  });
  expect(result.building.depreciation).toBeCloseTo(17_655, 6);
});

test.each([
  [2025, 0.4, 120_000 + 80_000 + 36_000 + 6_000],
  [2026, 0.2, 60_000 + 40_000 + 48_000 + 8_000],
] as const)(
  'bought by an older contract, %d has %d of bonus and the table for the rest',
  (year, rate, moved) => {
    const result = compareCostSegregation({ ...example, year, isAcquiredAfter: false });
    expect(result.bonusRate).toBe(rate);
    expect(result.withStudy).toBe(moved + 17_655);
  },
);

test.each([
  ['January', { month: 1 }, 49_220],
  ['December', { month: 12 }, 2_140],
  ['a rental house in July', { kind: 'residential' }, 33_340],
  ['no cost at all', { cost: 0, fiveYear: 0, fifteenYear: 0 }, 0],
  ['a billion', { cost: 1e9 }, 11_770_000],
] as const)('without a study: %s', (_, change, expected) => {
  expect(compareCostSegregation({ ...example, ...change }).withoutStudy).toBe(expected);
});

test('a study that finds nothing changes nothing; one that finds everything leaves no building', () => {
  expect(compareCostSegregation({ ...example, fiveYear: 0, fifteenYear: 0 }).increase).toBe(0);
  const all = compareCostSegregation({ ...example, fiveYear: 0, fifteenYear: 0, sevenYear: 2_000_000 });
  expect(all).toMatchObject({ withStudy: 2_000_000, building: { cost: 0, depreciation: 0 } });
});

test('seven-year property has 14.29% of what bonus leaves', () => {
  const result = compareCostSegregation({
    ...example,
    fiveYear: 0,
    fifteenYear: 0,
    sevenYear: 100_000,
    isAcquiredAfter: false,
  });
  expect(result.classes[1]?.regular).toBeCloseTo(80_000 * 0.1429, 6);
});

test.each([
  [{ fiveYear: 1_900_000 }, /more than the building/],
  [{ month: 0 }, /month/],
  [{ month: 13 }, /month/],
  [{ cost: -1 }, /cost/],
  [{ taxRate: NaN }, /taxRate/],
])('refuses %p', (change, message) => {
  expect(() => compareCostSegregation({ ...example, ...change })).toThrow(message);
});
