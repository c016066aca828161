import { ownerTax, payrollHalf, selfEmploymentTax, type OwnerYear } from './business-owner';
import { qualifiedDeduction } from './business-owner.ts';

const year: OwnerYear = {
  year: 2026,
  status: 'single',
  over65: 0,
  wages: 0,
  investmentIncome: 0,
  gains: 0,
  deduction: 'standard',
  salt: 0,
  otherItemized: 0,
  entity: 'sole',
  profit: 300_000,
  salary: 0,
  staffWages: 0,
  isService: false,
  expenses: 0,
  deferral: 0,
  pension: 0,
  credit: 0,
};

test.each([
  [2026, 30_912.45, 693.45, 13_245.9],
  [2025, 29_870.85, 693.45, 12_204.3],
] as const)('payroll of an S corporation against self-employment in %s', (of, self, medicare, difference) => {
  const sole = ownerTax({ ...year, year: of });
  const corporation = ownerTax({ ...year, year: of, entity: 's-corp', salary: 120_000 });
  expect(sole.employmentTax).toBeCloseTo(self, 2);
  expect(sole.medicareTax).toBeCloseTo(medicare, 2);
  expect(corporation.employmentTax).toBe(18_360);
  expect(corporation.medicareTax).toBe(0);
  expect(sole.employmentTax + sole.medicareTax - corporation.employmentTax).toBeCloseTo(difference, 2);
  expect(selfEmploymentTax(of, 300_000)).toBeCloseTo(self, 2);
  expect(payrollHalf(of, 120_000)).toBeCloseTo(9_180, 2);
});

test('half of the self-employment tax and what is paid into plans come off before income tax', () => {
  const today = ownerTax({ ...year, profit: 200_000 });
  // 12.4% of 184,500 plus 2.9% of 184,700. Half of the sum is 14,117.15.
  expect(today.employmentTax).toBe(28_234.3);
  expect(today.adjustedIncome).toBe(185_882.85);
  // A fifth of 185,882.85 minus 16,100, which is less than a fifth of the business income.
  expect(today.businessDeduction).toBe(33_956.57);
  expect(today.taxable).toBe(135_826.28);
  const plan = ownerTax({ ...year, profit: 200_000, deferral: 24_500, pension: 10_000 });
  expect(plan.adjustedIncome).toBe(151_382.85);
  expect(plan.employmentTax).toBe(today.employmentTax);
});

test('what finds no profit is told and not counted; a credit goes no further than the income tax', () => {
  const loss = ownerTax({ ...year, profit: 100_000, expenses: 130_000 });
  expect([loss.fromBusiness, loss.unused, loss.total]).toEqual([0, 30_000, 0]);
  const corporation = ownerTax({
    ...year,
    entity: 's-corp',
    salary: 100_000,
    profit: 150_000,
    pension: 60_000,
  });
  expect([corporation.fromBusiness, corporation.unused]).toEqual([100_000, 17_650]);
  const credited = ownerTax({ ...year, profit: 40_000, credit: 50_000 });
  expect(credited.credit).toBe(credited.incomeTax);
  expect(credited.total).toBe(credited.employmentTax);
});

describe('the deduction for business income', () => {
  const joint = { year: 2026, status: 'joint', gains: 0, wages: 0, isService: false } as const;

  test('is a fifth of it, and of taxable income without gains', () => {
    expect(qualifiedDeduction({ ...joint, income: 200_000, taxable: 300_000 })).toBe(40_000);
    expect(qualifiedDeduction({ ...joint, income: 200_000, taxable: 150_000, gains: 50_000 })).toBe(20_000);
  });

  test('above the threshold is limited by wages, half way by half', () => {
    const half = { ...joint, income: 400_000, taxable: 478_500 };
    expect(qualifiedDeduction(half)).toBe(40_000);
    expect(qualifiedDeduction({ ...half, wages: 100_000 })).toBe(65_000);
    expect(qualifiedDeduction({ ...half, taxable: 600_000, wages: 100_000 })).toBe(50_000);
  });

  test('of a service business shrinks to the least that is left since 2026', () => {
    const service = { ...joint, isService: true, income: 400_000, wages: 300_000 };
    expect(qualifiedDeduction({ ...service, taxable: 478_500 })).toBe(40_000);
    expect(qualifiedDeduction({ ...service, taxable: 600_000 })).toBe(400);
    expect(qualifiedDeduction({ ...service, year: 2025, taxable: 600_000 })).toBe(0);
    expect(qualifiedDeduction({ ...service, income: 900, taxable: 600_000 })).toBe(0);
  });
});
