import { toCents } from 'shared-contract/calculators/amounts';
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
