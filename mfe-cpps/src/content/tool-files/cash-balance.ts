import { taxTables } from 'shared-contract/tax/tables';
import {
  add,
  defineWorksheet,
  divide,
  ifZero,
  multiply,
  power,
  smallest,
  subtract,
} from 'shared-contract/tools/worksheet';

const { compensation, definedBenefit, deferral, catchUp50 } = taxTables[2026].retirement;

/** Maximum benefit for one year of participation. */
const firstYearBenefit = smallest(
  definedBenefit / 10,
  multiply('counted', smallest(1, divide(add('service', 1), 10))),
);

export const cashBalance = defineWorksheet({
  kind: 'worksheet',
  title: 'Cash Balance Plan Calculator',
  purpose: 'Layer 4. An illustration of a cash balance plan paired with a 401(k), and who gets what share.',
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
          label: 'Pay that counts',
          unit: 'dollars',
          workedOut: 'Line 3, at most $360,000 (IRC 401(a)(17), 2026)',
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
          workedOut:
            'The smaller of $290,000 (IRC 415(b), 2026) and line 5, each cut by a tenth for every year short of ten: of participation (line 6), or of service (lines 4 and 6)',
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
          label: 'What one year of participation can be worth at its end',
          unit: 'dollars',
          workedOut:
            'The limit of line 7 for one year of participation times line 8, less interest of the years after the first',
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
      heading: 'The 401(k) beside it, and the staff',
      lines: [
        {
          id: 'deferral',
          label: 'Owner’s 401(k) deferral',
          unit: 'dollars',
          example: deferral,
          note: '2026 limit: $24,500 (IRC 402(g)).',
        },
        {
          id: 'catchUp',
          label: 'Owner’s catch-up contribution',
          unit: 'dollars',
          example: catchUp50,
          note: '2026: $8,000 from age 50; $11,250 in the years of ages 60 to 63. Roth only if 2025 wages of that employer passed $150,000.',
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
          workedOut: 'Line 5 times line 16',
          formula: multiply('counted', 'profitRate'),
        },
        {
          id: 'owner',
          label: 'Owner, all plans',
          unit: 'dollars',
          workedOut: 'Lines 13, 14, 15 and 17 added',
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
          workedOut: 'Line 19 times line 20',
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
          workedOut: 'Lines 18 and 21 added',
          formula: add('owner', 'staff'),
        },
        {
          id: 'share',
          label: 'Owner’s share',
          unit: 'percent',
          workedOut: 'Line 18 divided by line 22',
          formula: ifZero('total', 0, divide('owner', 'total')),
        },
        { id: 'rate', label: 'Marginal income tax rate', unit: 'percent', example: 0.37 },
        {
          id: 'deferred',
          label: 'Tax deferred this year',
          unit: 'dollars',
          workedOut: 'Line 22 times line 24',
          formula: multiply('total', 'rate'),
        },
        { id: 'cost', label: 'Actuary and administration, yearly', unit: 'dollars', example: 6_500 },
        {
          id: 'net',
          label: 'Deferred tax less staff cost and administration',
          unit: 'dollars',
          workedOut: 'Line 25 less lines 21 and 26',
          formula: subtract('deferred', 'staff', 'cost'),
        },
      ],
    },
  ],
  limits: [
    {
      line: 'age',
      notBelowZero: subtract('retirement', 'age', 1),
      words: 'The age today has to be at least one year below the retirement age.',
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
      },
    },
    { name: 'Age 45', inputs: { age: 45 }, expected: { target: 3_480_000, level: 134_673.01 } },
    {
      name: 'Age 60, two years to retirement',
      inputs: { age: 60 },
      expected: { target: 696_000, level: 339_512.2 },
    },
  ],
  guidance: [
    'Lines 11 to 13 are an illustration and no limit: they depend on age, pay, years, staff and actuarial assumptions. An enrolled actuary certifies the contribution.',
    'A cash balance plan is a promise for several years. Ask what a bad year does before asking what a good one saves.',
    'A plan must be meant to be permanent (Reg. 1.401-1(b)(2)), and its contributions are required.',
    'Nondiscrimination (IRC 401(a)(4)), participation (401(a)(26)) and coverage (410(b)) decide what the staff must get.',
    'A plan paid for by the employer may be adopted up to the due date of the return with extensions (IRC 401(b)(2)).',
    'If line 27 is negative the plan costs more now than it defers; it may still be right for keeping staff.',
  ],
  sources: [
    {
      authority: 'IRC 415(b); Notice 2025-67',
      year: '2026',
      says: 'Defined benefit limit of $290,000 a year at ages 62 to 65.',
    },
    { authority: 'IRC 401(a)(17); Notice 2025-67', year: '2026', says: 'Compensation limit of $360,000.' },
    {
      authority: 'IRC 402(g), 414(v); Notice 2025-67',
      year: '2026',
      says: 'Deferral of $24,500; catch-up of $8,000, or $11,250 in the years of ages 60 to 63.',
    },
    {
      authority: 'IRC 404(a)(7)',
      year: '2026',
      says: 'Combined deduction limit; employer money up to 6% of pay is not counted.',
    },
    {
      authority: 'IRC 401(a)(4), 401(a)(26), 410(b)',
      year: '2026',
      says: 'Nondiscrimination, participation and coverage.',
    },
  ],
});
