import { computeReturn } from './return-arithmetic.ts';

test('one retainer at $12,000 leaves $2,700 for 142 hours', () => {
  expect(computeReturn({ retainers: 1, price: 12_000, hours: 30 })).toEqual({
    revenue: 12_000,
    programPrice: 9_300,
    firstYear: 2_700,
    firstYearHours: 142,
    programHours: 112,
    laterHours: 30,
    firstYearRate: 19,
    laterRate: 400,
    breakEven: 1,
  });
});

test('without a retainer the price is lost, and nothing is divided by nothing', () => {
  expect(computeReturn({ retainers: 0, price: 12_000, hours: 30 })).toMatchObject({
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
])('at $%d it takes %d to cover the program', (price, count) => {
  expect(computeReturn({ retainers: 1, price, hours: 30 }).breakEven).toBe(count);
});
