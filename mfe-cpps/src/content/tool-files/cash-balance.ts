import { formatDollars } from 'shared-contract/format';
import { taxTables } from 'shared-contract/tax/tables';
import {
  add,
  defineWorksheet,
  divide,
  ifZero,
  largest,
  multiply,
  power,
  smallest,
  subtract,
} from 'shared-contract/tools/worksheet';

const { compensation, definedBenefit, deferral, catchUp50, catchUp60to63 } = taxTables[2026].retirement;
const { rothCatchUpAbove = 0 } = taxTables[2026].retirement;

/** Maximum benefit for one year of participation. */
const firstYearBenefit = smallest(
  definedBenefit / 10,
  multiply('counted', smallest(1, divide(add('service', 1), 10))),
);

export const cashBalance = defineWorksheet({
  kind: 'worksheet',
  title: 'Cash Balance Plan Calculator',
  purpose: 'Layer 4. An illustration of a cash balance plan paired with a 401(k), with each party’s share.',
  asOf: 'tax year 2026',
  sections: [
    {
      heading: 'The owner and the benefit',
      lines: [
        { id: 'age', label: 'Age today', unit: 'number', example: 52, least: 18, most: 64, isWhole: true },
        {
          id: 'retirement',
          label: 'Retirement age',
          unit: 'number',
          example: 62,
          least: 62,
          most: 65,
          isWhole: true,
          note: 'Between 62 and 65 the dollar limit is neither raised nor lowered (IRC 415(b)(2)).',
        },
        {
          id: 'pay',
          label: 'Average pay of the three highest years in a row',
          unit: 'dollars',
          example: compensation,
        },
        {
          id: 'service',
          label: 'Years of service before the plan',
          unit: 'number',
          example: 10,
          least: 0,
          most: 60,
          isWhole: true,
        },
        {
          id: 'counted',
          label: 'Includible compensation',
          unit: 'dollars',
          workedOut: `Line 3, at most ${formatDollars(compensation)} (IRC 401(a)(17), 2026)`,
          formula: smallest('pay', compensation),
        },
        {
          id: 'years',
          label: 'Years until retirement',
          unit: 'number',
          workedOut: 'Line 2 less line 1',
          formula: subtract('retirement', 'age'),
        },
        {
          id: 'benefit',
          label: 'Yearly benefit at retirement, at most',
          unit: 'dollars',
          workedOut: `The smaller of ${formatDollars(definedBenefit)} (IRC 415(b), 2026) and line 5, each reduced by a tenth for every year short of ten: of participation (line 6), or of service (lines 4 and 6)`,
          formula: smallest(
            multiply(definedBenefit, smallest(1, divide('years', 10))),
            multiply('counted', smallest(1, divide(add('service', 'years'), 10))),
          ),
        },
      ],
    },
    {
      heading: 'The illustration',
      lines: [
        {
          id: 'annuity',
          label: 'Dollars at retirement for each dollar of yearly benefit',
          unit: 'number',
          example: 12,
          least: 1,
          most: 30,
          note: 'An assumption. The actuary uses the plan’s own factor.',
        },
        { id: 'interest', label: 'Interest credited each year', unit: 'percent', example: 0.05, most: 0.15 },
        {
          id: 'target',
          label: 'Account at retirement',
          unit: 'dollars',
          workedOut: 'Line 7 times line 8',
          formula: multiply('benefit', 'annuity'),
        },
        {
          id: 'level',
          label: 'Level payment at the end of each year (illustration)',
          unit: 'dollars',
          workedOut: 'Line 10 times line 9, divided by (1 plus line 9) to the power of line 6 less 1',
          formula: ifZero(
            'interest',
            divide('target', 'years'),
            divide(multiply('target', 'interest'), subtract(power(add(1, 'interest'), 'years'), 1)),
          ),
          isAnswer: true,
        },
        {
          id: 'ceiling',
          label: 'Most that the first year can add',
          unit: 'dollars',
          workedOut:
            'The limit of line 7 for one year of participation times line 8, discounted for the years after the first',
          formula: divide(
            multiply(firstYearBenefit, 'annuity'),
            power(add(1, 'interest'), subtract('years', 1)),
          ),
        },
        {
          id: 'credit',
          label: 'Cash balance credit of the first year (illustration)',
          unit: 'dollars',
          workedOut: 'The smaller of lines 11 and 12',
          formula: smallest('level', 'ceiling'),
        },
      ],
    },
    {
      heading: 'The 401(k), and the staff',
      lines: [
        {
          id: 'deferral',
          label: 'Owner’s 401(k) deferral',
          unit: 'dollars',
          example: deferral,
          note: `2026 limit: ${formatDollars(deferral)} (IRC 402(g)).`,
        },
        {
          id: 'catchUp',
          label: 'Owner’s catch-up contribution',
          unit: 'dollars',
          example: catchUp50,
          note: `2026: ${formatDollars(catchUp50)} from age 50; ${formatDollars(catchUp60to63)} in the years of ages 60 to 63 (IRC 414(v)).`,
        },
        {
          id: 'priorWages',
          label: 'Owner’s 2025 wages from this employer (Form W-2, box 3)',
          unit: 'dollars',
          example: taxTables[2025].socialSecurity.wageBase,
          note: `Above ${formatDollars(rothCatchUpAbove)} the catch-up must be Roth and defers no tax (IRC 414(v)(7)).`,
        },
        {
          id: 'profitRate',
          label: 'Owner’s profit sharing rate',
          unit: 'percent',
          example: 0.06,
          note: 'Employer money up to 6% of pay does not count against the combined limit of IRC 404(a)(7).',
        },
        {
          id: 'profitSharing',
          label: 'Owner’s profit sharing',
          unit: 'dollars',
          workedOut: 'Line 5 times line 17',
          formula: multiply('counted', 'profitRate'),
        },
        {
          id: 'owner',
          label: 'Owner, all plans',
          unit: 'dollars',
          workedOut: 'Lines 13, 14, 15, and 18 added',
          formula: add('credit', 'deferral', 'catchUp', 'profitSharing'),
        },
        { id: 'payroll', label: 'Pay of eligible staff', unit: 'dollars', example: 240_000 },
        {
          id: 'staffRate',
          label: 'Employer contribution for staff',
          unit: 'percent',
          example: 0.075,
          note: 'A common gateway of cross-tested plans. The tests decide the real figure.',
        },
        {
          id: 'staff',
          label: 'Staff, all plans',
          unit: 'dollars',
          workedOut: 'Line 20 times line 21',
          formula: multiply('payroll', 'staffRate'),
        },
      ],
    },
    {
      heading: 'The result',
      lines: [
        {
          id: 'total',
          label: 'Total of the first year',
          unit: 'dollars',
          workedOut: 'Lines 19 and 22 added',
          formula: add('owner', 'staff'),
        },
        {
          id: 'share',
          label: 'Owner’s share',
          unit: 'percent',
          workedOut: 'Line 19 divided by line 23',
          formula: ifZero('total', 0, divide('owner', 'total')),
        },
        {
          id: 'beforeTax',
          label: 'Of the total, contributed before tax',
          unit: 'dollars',
          workedOut: `Line 23; less line 15 if line 16 is above ${formatDollars(rothCatchUpAbove)}`,
          formula: subtract(
            'total',
            ifZero(largest(0, subtract('priorWages', rothCatchUpAbove)), 0, 'catchUp'),
          ),
        },
        { id: 'rate', label: 'Marginal income tax rate', unit: 'percent', example: 0.37 },
        {
          id: 'deferred',
          label: 'Tax deferred this year',
          unit: 'dollars',
          workedOut: 'Line 25 times line 26',
          formula: multiply('beforeTax', 'rate'),
        },
        { id: 'cost', label: 'Actuary and administration, yearly', unit: 'dollars', example: 6_500 },
        {
          id: 'net',
          label: 'Deferred tax less staff cost and administration',
          unit: 'dollars',
          workedOut: 'Line 27 less lines 22 and 28',
          formula: subtract('deferred', 'staff', 'cost'),
        },
      ],
    },
  ],
  limits: [
    {
      line: 'age',
      notBelowZero: subtract('retirement', 'age', 1),
      words: 'Enter an age at least one year below the retirement age.',
    },
  ],
  examples: [
    {
      name: 'Age 52, ten years to retirement, pay at the limit',
      inputs: {},
      expected: {
        target: 3_480_000,
        level: 276_675.92,
        ceiling: 224_323.9,
        credit: 224_323.9,
        profitSharing: 21_600,
        staff: 18_000,
        total: 296_423.9,
        beforeTax: 288_423.9,
        deferred: 106_716.84,
        net: 82_216.84,
      },
    },
    {
      name: 'Wages of $150,000 in 2025: the catch-up may be before tax',
      inputs: { priorWages: 150_000 },
      expected: { beforeTax: 296_423.9, deferred: 109_676.84, net: 85_176.84 },
    },
    { name: 'Age 45', inputs: { age: 45 }, expected: { target: 3_480_000, level: 134_673.01 } },
    {
      name: 'Age 60, two years to retirement',
      inputs: { age: 60 },
      expected: { target: 696_000, level: 339_512.2 },
    },
  ],
  guidance: [
    'Lines 11 to 13 are an illustration, not a limit. They depend on age, pay, years, staff, and actuarial assumptions. An enrolled actuary certifies the contribution.',
    'A cash balance plan is a commitment for several years, and its contributions are required. Discuss a bad year with the client before a good one.',
    'A plan must be meant to be permanent (Reg. 1.401-1(b)(2)).',
    'Nondiscrimination (IRC 401(a)(4)), participation (401(a)(26)), and coverage (410(b)) decide what the staff must receive.',
    'An employer-funded plan may be adopted up to the due date of the return with extensions (IRC 401(b)(2)).',
    'If line 26 is a pass-through owner’s rate, check the business income deduction: employer contributions reduce it, so each dollar can save less than the bracket.',
    'If line 29 is negative, the plan costs more this year than it defers. It may still be right for retaining staff.',
  ],
  sources: [
    {
      authority: 'IRC 415(b); Notice 2025-67',
      year: '2026',
      says: `Defined benefit limit of ${formatDollars(definedBenefit)} a year at ages 62 to 65.`,
    },
    {
      authority: 'IRC 401(a)(17); Notice 2025-67',
      year: '2026',
      says: `Compensation limit of ${formatDollars(compensation)}.`,
    },
    {
      authority: 'IRC 402(g), 414(v); Notice 2025-67',
      year: '2026',
      says: `Deferral of ${formatDollars(deferral)}; catch-up of ${formatDollars(catchUp50)}, or ${formatDollars(catchUp60to63)} in the years of ages 60 to 63.`,
    },
    {
      authority: 'IRC 414(v)(7); T.D. 10033',
      year: '2026',
      says: `Catch-up is Roth only if 2025 wages from the employer exceed ${formatDollars(rothCatchUpAbove)}.`,
    },
    {
      authority: 'IRC 404(a)(7)',
      year: '2026',
      says: 'Combined deduction limit; employer money up to 6% of pay is not counted.',
    },
    {
      authority: 'IRC 401(a)(4), 401(a)(26), 410(b)',
      year: '2026',
      says: 'Nondiscrimination, participation, and coverage.',
    },
  ],
});
