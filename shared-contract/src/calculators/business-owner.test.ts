import { ownerTax, payrollHalf, selfEmploymentTax, type OwnerYear } from './business-owner';

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
  // 150,000 less the salary, 7,650 of payroll tax, and 60,000 is a loss of 17,650, which offsets the salary.
  expect([corporation.fromBusiness, corporation.unused]).toEqual([82_350, 0]);
  const credited = ownerTax({ ...year, profit: 40_000, credit: 50_000 });
  expect(credited.credit).toBe(credited.incomeTax);
  expect(credited.total).toBe(credited.employmentTax);
});

test('the owner’s own wages use up the Social Security base; a spouse’s do not', () => {
  const wages = { ...year, profit: 100_000, wages: 150_000 };
  // 2.9% of 92,350 is 2,678.15; 12.4% of the 34,500 that is left of 184,500 is 4,278.
  expect(ownerTax({ ...wages, ownWages: 150_000 })).toMatchObject({
    employmentTax: 6_956.15,
    total: 53_712.49,
  });
  expect(ownerTax(wages)).toMatchObject({ employmentTax: 14_129.55, total: 59_595.49 });
  // Two employers withhold 6.2% on 210,000; the 25,500 above the base is refunded: 9,180 less 1,581.
  const corporation = { ...wages, entity: 's-corp', salary: 60_000, ownWages: 150_000 } as const;
  expect(ownerTax(corporation)).toMatchObject({ employmentTax: 7_599, total: 55_257.96 });
});

test('the deduction is capped at 20% of taxable income before the cut of itemized deductions', () => {
  // 20% of 1,468,474.88 less 100,000. With the cut of 2/37 counted, it would be 274,776.06.
  const owner = { ...year, profit: 1_500_000, staffWages: 800_000, deduction: 'itemized' } as const;
  expect(ownerTax({ ...owner, otherItemized: 100_000 })).toMatchObject({
    businessDeduction: 273_694.98,
    taxable: 1_100_185.31,
    total: 436_743.31,
  });
});

test('a service business above the range has no deduction, not even the minimum', () => {
  const surgeon = { ...year, profit: 1_000_000, staffWages: 500_000, isService: true };
  expect(ownerTax(surgeon)).toMatchObject({ businessDeduction: 0, total: 366_984.24 });
});

test('a loss offsets other income up to the limit of IRC 461(l), then gains', () => {
  const loss = { ...year, status: 'joint', profit: 100_000, expenses: 700_000, wages: 600_000 } as const;
  expect(ownerTax({ ...loss, investmentIncome: 20_000 })).toMatchObject({
    fromBusiness: -512_000,
    unused: 88_000,
    adjustedIncome: 108_000,
    incomeTax: 8_600,
    total: 11_750,
  });
  const gains = { ...year, profit: 0, expenses: 100_000, wages: 30_000, gains: 150_000 };
  expect(ownerTax(gains)).toMatchObject({ fromBusiness: -100_000, unused: 0, total: 2_167.5 });
});

test('a business credit leaves a quarter of the tax above $25,000', () => {
  const owner = { ...year, profit: 600_000, staffWages: 400_000, credit: 150_000 };
  // 126,808.68 less 25% of 101,808.68.
  expect(ownerTax(owner)).toMatchObject({ incomeTax: 126_808.68, credit: 101_356.51, total: 67_585.97 });
});

test.each([
  ['no staff', {}, 20_330.63],
  ['staff wages of $200,000', { staffWages: 200_000 }, 4_989.59],
  ['a service business', { isService: true }, 11_128.57],
])('what an S election changes in all federal tax with %s', (_, change, saved) => {
  const sole = { ...year, ...change };
  const corporation = { ...sole, entity: 's-corp', salary: 120_000 } as const;
  expect(ownerTax(sole).total - ownerTax(corporation).total).toBeCloseTo(saved, 2);
});
