import { computeQualifiedDeduction, type QualifiedBusiness } from './qualified-income.ts';

interface Case {
  readonly year?: 2025 | 2026;
  readonly status?: 'single' | 'joint' | 'separate';
  readonly taxable: number;
  readonly gains?: number;
}

const shop: QualifiedBusiness = { income: 400_000, wages: 0, isService: false };

const of = (
  { year = 2026, status = 'joint', taxable, gains = 0 }: Case,
  ...businesses: QualifiedBusiness[]
) => computeQualifiedDeduction({ year, status, taxable, gains, businesses });

test('the deduction is a fifth of the income, and of taxable income without gains', () => {
  expect(of({ taxable: 300_000 }, { ...shop, income: 200_000 }).deduction).toBe(40_000);
  expect(of({ taxable: 150_000, gains: 50_000 }, { ...shop, income: 200_000 }).deduction).toBe(20_000);
});

test.each([
  ['no wages, half way', 478_500, {}, 40_000],
  ['wages of $100,000, half way', 478_500, { wages: 100_000 }, 65_000],
  ['wages of $100,000, above the range', 600_000, { wages: 100_000 }, 50_000],
  // 25% of 60,000 and 2.5% of 2,000,000 make 65,000, more than half of the wages.
  ['wages of $60,000 and property of $2,000,000', 600_000, { wages: 60_000, property: 2_000_000 }, 65_000],
  ['property alone', 600_000, { property: 800_000 }, 20_000],
  ['the last dollar below the threshold', 403_500, {}, 80_000],
] as const)('%s', (_, taxable, change, deduction) => {
  expect(of({ taxable }, { ...shop, ...change }).deduction).toBeCloseTo(deduction, 6);
});

test('a service business shrinks through the range and has nothing above it, not even the minimum', () => {
  const service = { ...shop, isService: true, wages: 300_000 };
  expect(of({ taxable: 478_500 }, service).deduction).toBe(40_000);
  expect(of({ taxable: 600_000 }, service).deduction).toBe(0);
  expect(of({ year: 2025, taxable: 600_000 }, service).deduction).toBe(0);
});

test('an active business with $1,000 of income has at least $400 since 2026', () => {
  expect(of({ taxable: 600_000 }, { ...shop, income: 1_000 }).deduction).toBe(400);
  expect(of({ taxable: 600_000 }, { ...shop, income: 999 }).deduction).toBe(0);
  expect(of({ taxable: 300 }, { ...shop, income: 5_000 }).deduction).toBe(300);
  expect(of({ year: 2025, taxable: 600_000 }, { ...shop, income: 1_000 }).deduction).toBe(0);
});

test('each business has its own limit; aggregated, they share wages', () => {
  const rent = { income: 300_000, wages: 0, isService: false };
  const firm = { income: 200_000, wages: 250_000, isService: false };
  expect(of({ taxable: 700_000 }, rent, firm)).toMatchObject({ combined: 40_000, deduction: 40_000 });
  const both = { income: 500_000, wages: 250_000, isService: false };
  expect(of({ taxable: 700_000 }, both).deduction).toBe(100_000);
});

test('a loss reduces the other incomes in proportion, and what is left is carried over', () => {
  const result = of(
    { taxable: 300_000 },
    { ...shop, income: 200_000 },
    { ...shop, income: 100_000 },
    { ...shop, income: -60_000 },
  );
  expect(result.businesses.map(({ income }) => Math.round(income))).toEqual([160_000, 80_000, 0]);
  expect(result.deduction).toBeCloseTo(48_000, 6);
  expect(of({ taxable: 300_000 }, { ...shop, income: -60_000 })).toMatchObject({
    deduction: 0,
    carriedLoss: 60_000,
  });
});
