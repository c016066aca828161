import { computeRetainerReturn } from './retainer-return.ts';

test('one retainer at $12,000 leaves $2,700 for 142 hours', () => {
  expect(computeRetainerReturn({ retainers: 1, price: 12_000, hours: 30 })).toEqual({
    revenue: 12_000,
    programPrice: 9_300,
    firstYear: 2_700,
    laterYear: 12_000,
    firstYearHours: 142,
    programHours: 112,
    laterHours: 30,
    firstYearRate: 19,
    laterRate: 400,
    breakEven: 1,
  });
});

test('without a retainer the price is lost, and nothing is divided by nothing', () => {
  expect(computeRetainerReturn({ retainers: 0, price: 12_000, hours: 30 })).toMatchObject({
    revenue: 0,
    firstYear: -9_300,
    firstYearRate: -83,
    laterRate: undefined,
  });
});

test.each([
  [2_000, 5],
  [9_300, 1],
  [9_000, 2],
  [0, undefined],
])('at $%d it takes %p to cover the program', (price, count) => {
  expect(computeRetainerReturn({ retainers: 1, price, hours: 30 }).breakEven).toBe(count);
});

test('costs of a year come off every year and count for the retainers that cover it', () => {
  expect(
    computeRetainerReturn({ retainers: 4, price: 12_000, hours: 40, costs: 6_000, enrolment: 'standard' }),
  ).toMatchObject({
    revenue: 48_000,
    programPrice: 9_800,
    firstYear: 32_200,
    laterYear: 42_000,
    firstYearHours: 272,
    firstYearRate: 118,
    laterRate: 263,
    breakEven: 2,
  });
});

test('no hours give no rate; a year can lose money', () => {
  const result = computeRetainerReturn({ retainers: 2, price: 1_000, hours: 0, costs: 5_000 });
  expect(result).toMatchObject({ laterYear: -3_000, laterRate: undefined, firstYear: -12_300 });
});

test.each([[{ retainers: -1, price: 1, hours: 1 }], [{ retainers: 1, price: NaN, hours: 1 }]])(
  'refuses %p',
  (input) => {
    expect(() => computeRetainerReturn(input)).toThrow(RangeError);
  },
);
