import { toCents } from 'shared-contract/calculators/amounts';
import { ownerTax, type OwnerYear } from 'shared-contract/calculators/business-owner';
import { illustrateCashBalance } from 'shared-contract/calculators/cash-balance';
import { compareCostSegregation } from 'shared-contract/calculators/cost-segregation';
import { taxTables } from 'shared-contract/tax/tables';
import { workOut, type Worksheet } from 'shared-contract/tools/worksheet';
import { worksheets } from './worksheets.ts';

const examples = Object.entries(worksheets as Record<string, Worksheet>).flatMap(([id, worksheet]) =>
  worksheet.examples.map((example) => [id, example.name, worksheet, example] as const),
);

test.each(examples)('%s: %s', (_id, _name, worksheet, { inputs, expected }) => {
  const values = workOut(worksheet, inputs);
  expect(Object.keys(expected)).not.toHaveLength(0);
  for (const [line, value] of Object.entries(expected))
    expect([line, values.get(line)?.toFixed(2)]).toEqual([line, value?.toFixed(2)]);
});

test.each([
  [1, 7, 1, 300_000, 0, 200_000],
  [2, 1, 1, 100_000, 50_000, 0],
  [1, 12, 0.2, 0, 100_000, 250_000],
])(
  'the split of kind %d in month %d is the one of the public calculator',
  (kind, month, bonusRate, five, seven, fifteen) => {
    const values = workOut(worksheets['cost-segregation'], { kind, month, bonusRate, five, seven, fifteen });
    const theirs = compareCostSegregation({
      year: 2026,
      month,
      cost: 2_000_000,
      kind: kind === 1 ? 'nonresidential' : 'residential',
      fiveYear: five,
      sevenYear: seven,
      fifteenYear: fifteen,
      isAcquiredAfter: bonusRate === taxTables[2026].bonusDepreciation.rate,
      taxRate: 0.37,
    });
    expect(values.get('withStudy')).toBeCloseTo(theirs.withStudy, 2);
    expect(values.get('withoutStudy')).toBeCloseTo(theirs.withoutStudy, 2);
    expect(toCents(values.get('deferred') ?? NaN)).toBe(theirs.taxDeferred);
  },
);

test.each([
  [52, 62, 360_000, 10, 0.05],
  [45, 65, 200_000, 0, 0.04],
  [60, 62, 500_000, 1, 0],
  [61, 62, 90_000, 3, 0.05],
])(
  'the illustration at %d is the one of the public calculator',
  (age, retirement, pay, service, interest) => {
    const values = workOut(worksheets['cash-balance'], { age, retirement, pay, service, interest });
    const theirs = illustrateCashBalance({
      year: 2026,
      age,
      retirementAge: retirement,
      pay,
      serviceBefore: service,
      creditRate: interest,
      annuityFactor: 12,
    });
    expect(values.get('benefit')).toBeCloseTo(theirs.benefit, 6);
    expect(values.get('level')).toBeCloseTo(theirs.contribution, 2);
    expect(values.get('credit')).toBeCloseTo(theirs.firstYear, 2);
  },
);

test.each([
  [1, 300_000, 120_000, 0, 1, 0, 0],
  [1, 100_000, 60_000, 0, 1, 150_000, 0],
  [2, 600_000, 200_000, 90_000, 1, 0, 40_000],
  [2, 520_000, 150_000, 50_000, 2, 0, 30_000],
  [1, 1_000_000, 300_000, 250_000, 2, 0, 0],
])(
  'the comparison of status %d with a profit of %d is the one of the owner’s tax',
  (status, profit, salary, staffWages, isService, ownWages, otherIncome) => {
    const deductions = taxTables[2026].standardDeduction.base[status === 1 ? 'single' : 'joint'];
    const values = workOut(worksheets['entity-comparison'], {
      ...{ status, profit, salary, staffWages, isService, ownWages, otherIncome, deductions },
    });
    const year: Omit<OwnerYear, 'entity' | 'salary'> = {
      year: 2026,
      status: status === 1 ? 'single' : 'joint',
      deduction: 'standard',
      ...{ over65: 0, gains: 0, salt: 0 },
      ...{ otherItemized: 0, profit, staffWages, isService: isService === 2 },
      ...{ wages: ownWages, ownWages, investmentIncome: otherIncome },
      ...{ expenses: 0, deferral: 0, pension: 0, credit: 0 },
    };
    const sole = ownerTax({ ...year, entity: 'sole', salary: 0 });
    const corporation = ownerTax({ ...year, entity: 's-corp', salary });
    // The worksheet leaves out the tax on net investment income.
    const part = ({ total, investmentTax }: typeof sole) => total - investmentTax;
    expect(values.get('asOwner')).toBeCloseTo(part(sole), 1);
    expect(values.get('asCorporation')).toBeCloseTo(part(corporation), 1);
  },
);
