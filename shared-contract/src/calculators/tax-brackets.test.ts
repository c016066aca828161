import { saltCap, seniorDeduction } from './deductions.ts';
import { estimateTax, type TaxInput } from './tax-brackets.ts';

const of = (change: Partial<TaxInput> = {}) =>
  estimateTax({ year: 2026, status: 'single', income: 150_000, deduction: 'standard', ...change });

test.each([
  [2025, 'single', 150_000, 134_250, 25_067],
  [2026, 'single', 150_000, 133_900, 24_734],
  [2025, 'joint', 450_000, 418_500, 88_046],
  [2026, 'joint', 450_000, 417_800, 86_608],
] as const)('the worked examples: %d, %s, %d', (year, status, income, taxable, total) => {
  expect(of({ year, status, income })).toMatchObject({ taxable, total });
});

test('one line for each bracket, and both rates', () => {
  const { ordinary, marginalRate, averageRate } = of({ year: 2025 });
  expect(ordinary.parts.map(({ rate, tax }) => [rate, Math.round(tax * 100) / 100])).toEqual([
    [0.1, 1_192.5],
    [0.12, 4_386],
    [0.22, 12_072.5],
    [0.24, 7_416],
  ]);
  expect(marginalRate).toBe(0.24);
  expect(averageRate).toBeCloseTo(0.1671, 4);
});

test.each([
  [2025, 'single', 188_769.75, 626_350],
  [2025, 'joint', 202_154.5, 751_600],
  [2026, 'single', 192_979.25, 640_600],
  [2026, 'joint', 206_583.5, 768_700],
] as const)('%d %s: the tax at the top of the 35%% bracket', (year, status, total, top) => {
  const { standard } = of({ year, status });
  expect(of({ year, status, income: top + standard })).toMatchObject({ total, marginalRate: 0.35 });
  expect(of({ year, status, income: top + standard + 1 })).toMatchObject({
    total: total + 0.37,
    marginalRate: 0.37,
  });
});

test.each([
  ['single', 2],
  ['head', 2],
  ['separate', 2],
  ['joint', 3],
] as const)('a return of %s has not %d people of 65', (status, over65) => {
  expect(() => of({ status, over65 })).toThrow(/over65/);
});

test('who is 65 has more of a standard deduction, and the senior deduction as far as income leaves it', () => {
  expect(of({ over65: 1, income: 100_000 })).toMatchObject({
    standard: 18_150,
    senior: 4_500,
    taxable: 77_350,
  });
  expect(of({ status: 'joint', over65: 2, income: 150_000 })).toMatchObject({
    standard: 35_500,
    senior: 12_000,
  });
  expect(seniorDeduction(2026, 'single', 1, 175_000)).toBe(0);
  expect(seniorDeduction(2026, 'joint', 2, 250_000)).toBe(0);
  expect(seniorDeduction(2026, 'separate', 1, 10_000)).toBe(0);
});

test.each([
  [2025, 'single', 550_000, 25_000],
  [2026, 'single', 550_000, 26_900],
  [2025, 'joint', 500_000, 40_000],
  [2025, 'joint', 600_000, 10_000],
  [2025, 'joint', 5_000_000, 10_000],
  [2025, 'separate', 250_000, 20_000],
  [2025, 'separate', 300_000, 5_000],
  [2026, 'separate', 1_000_000, 5_000],
] as const)('%d %s: the cap of state and local tax at %d is %d', (year, status, magi, cap) => {
  expect(saltCap(year, status, magi)).toBeCloseTo(cap, 6);
});

test('itemized deductions are the capped tax and the rest, and the other choice is told beside them', () => {
  expect(
    of({ status: 'joint', income: 400_000, deduction: 'itemized', salt: 60_000, otherItemized: 20_000 }),
  ).toMatchObject({ saltAllowed: 40_400, itemized: 60_400, deduction: 60_400, standard: 32_200 });
});

test('in the 37% bracket of 2026 itemized deductions lose 2/37; in 2025 nothing', () => {
  const high = { status: 'joint', income: 900_000, deduction: 'itemized', otherItemized: 60_000 } as const;
  expect(of(high).itemizedCut).toBeCloseTo(3_243.24, 2);
  expect(of({ ...high, year: 2025 }).itemizedCut).toBe(0);
  expect(of({ ...high, income: 768_700 }).itemizedCut).toBe(0);
});

test('gains lie on top of ordinary income: part at 0%, part at 15%, part at 20%', () => {
  const { gains, ordinary } = of({ income: 46_100, gains: 600_000 });
  expect(ordinary.amount).toBe(30_000);
  expect(gains.parts.map(({ rate, amount }) => [rate, amount])).toEqual([
    [0, 19_450],
    [0.15, 496_050],
    [0.2, 84_500],
  ]);
  expect(gains.tax).toBe(91_307.5);
});

test('deductions that income does not use reduce the gains', () => {
  expect(of({ income: 0, gains: 60_000 })).toMatchObject({
    taxable: 43_900,
    ordinary: { amount: 0, tax: 0 },
    gains: { amount: 43_900, tax: 0 },
    marginalRate: 0,
    total: 0,
  });
});

test('a separate return has half of the joint marks for gains', () => {
  const { gains } = of({ year: 2025, status: 'separate', income: 15_750, gains: 400_000 });
  expect(gains.parts.map(({ amount }) => amount)).toEqual([48_350, 251_650, 100_000]);
});

test.each([
  ['at the mark', 200_000, 0, 0],
  ['less income than is above it', 210_000, 60_000, 60_000 * 0.038],
  ['less above it than income', 150_000, 60_000, 10_000 * 0.038],
])('investment income: %s', (_, income, gains, tax) => {
  expect(of({ income, gains }).investmentTax).toBeCloseTo(tax, 6);
});

test.each([
  ['single', 200_000, 0],
  ['single', 300_000, 900],
  ['joint', 300_000, 450],
  ['separate', 125_001, 0.01],
] as const)('additional Medicare tax of %s with wages of %d', (status, wages, tax) => {
  expect(of({ status, income: wages, wages }).medicareTax).toBe(tax);
});

test('nothing, less than the deduction, and a billion', () => {
  expect(of({ income: 0 })).toMatchObject({ total: 0, averageRate: 0, marginalRate: 0, taxable: 0 });
  expect(of({ income: 16_100 }).total).toBe(0);
  expect(of({ income: 16_101 }).total).toBe(0.1);
  expect(of({ income: 1e9 }).averageRate).toBeCloseTo(0.37, 3);
});

test.each([[{ income: -1 }], [{ income: NaN }], [{ gains: Infinity }], [{ salt: -5 }]])(
  'refuses %p',
  (change) => {
    expect(() => of(change)).toThrow(RangeError);
  },
);
