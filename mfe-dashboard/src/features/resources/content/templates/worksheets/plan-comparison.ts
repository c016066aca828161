import { formatDollars } from 'shared-contract/format';
import { taxTables } from 'shared-contract/tax/tables';
import {
  add,
  choose,
  defineWorksheet,
  divide,
  formatValue,
  ifZero,
  multiply,
  smallest,
  subtract,
} from 'shared-contract/tools/worksheet';

const { compensation, definedContribution, deferral, catchUp50, catchUp60to63 } = taxTables[2026].retirement;
/** Employer contribution of a SEP or profit sharing plan, at most, and the safe harbor for staff. */
const rates = { employer: 0.25, safeHarbor: 0.03 } as const;
const percent = (part: number) => formatValue(part, 'percent');

export const planComparison = defineWorksheet({
  kind: 'worksheet',
  title: 'Retirement Plan Comparison Worksheet',
  purpose: 'One owner with staff: a SEP, a safe harbor 401(k), and the 401(k) with a cash balance plan.',
  asOf: 'tax year 2026',
  isSample: true,
  sections: [
    {
      heading: 'The owner and the staff',
      lines: [
        {
          id: 'pay',
          label: 'Owner’s Form W-2 pay',
          unit: 'dollars',
          example: 240_000,
          note: 'For a corporation. A self-employed owner’s figure needs another computation.',
        },
        {
          id: 'age',
          label: 'Owner’s age at year end',
          unit: 'number',
          example: 2,
          choices: [
            { value: 1, label: 'Under 50' },
            { value: 2, label: '50 to 59, or 64 and older' },
            { value: 3, label: '60 to 63, if the plan allows it' },
          ],
        },
        { id: 'payroll', label: 'Pay of eligible staff', unit: 'dollars', example: 180_000 },
        {
          id: 'counted',
          label: 'Owner’s includible compensation',
          unit: 'dollars',
          workedOut: `Line 1, at most ${formatDollars(compensation)} (IRC 401(a)(17))`,
          formula: smallest('pay', compensation),
        },
      ],
    },
    {
      heading: 'SEP: the same rate for everyone',
      lines: [
        {
          id: 'sepRate',
          label: 'Rate of pay',
          unit: 'percent',
          example: rates.employer,
          most: rates.employer,
        },
        {
          id: 'sepOwner',
          label: 'Owner',
          unit: 'dollars',
          workedOut: `Line 4 times line 5, at most ${formatDollars(definedContribution)}`,
          formula: smallest(multiply('counted', 'sepRate'), definedContribution),
        },
        {
          id: 'sepStaff',
          label: 'Staff',
          unit: 'dollars',
          workedOut: 'Line 3 times line 5',
          formula: multiply('payroll', 'sepRate'),
        },
        {
          id: 'sepShare',
          label: 'Owner’s share',
          unit: 'percent',
          workedOut: 'Line 6 divided by lines 6 and 7 added',
          formula: ifZero(add('sepOwner', 'sepStaff'), 0, divide('sepOwner', add('sepOwner', 'sepStaff'))),
          isAnswer: true,
        },
      ],
    },
    {
      heading: `401(k) with a ${percent(rates.safeHarbor)} safe harbor`,
      lines: [
        {
          id: 'deferred',
          label: 'Owner’s deferral and catch-up',
          unit: 'dollars',
          workedOut: `The lesser of line 1 and ${formatDollars(deferral)}, plus ${formatDollars(catchUp50)} from 50 or ${formatDollars(catchUp60to63)} at 60 to 63`,
          formula: add(smallest('pay', deferral), choose('age', 0, catchUp50, catchUp60to63)),
        },
        {
          id: 'profitRate',
          label: 'Owner’s employer rate, safe harbor included',
          unit: 'percent',
          example: 0.12,
          most: rates.employer,
          note: 'What the tests allow. Your plan administrator runs them.',
        },
        {
          id: 'staffRate',
          label: 'Staff’s employer rate, safe harbor included',
          unit: 'percent',
          example: 0.05,
          least: rates.safeHarbor,
          most: rates.employer,
          note: 'Cross-tested plans usually need a gateway, often 5%.',
        },
        {
          id: 'planOwner',
          label: 'Owner',
          unit: 'dollars',
          workedOut: `Line 9, and line 4 times line 10 within ${formatDollars(definedContribution)} of deferral and employer money`,
          formula: add(
            'deferred',
            smallest(
              multiply('counted', 'profitRate'),
              subtract(definedContribution, smallest('pay', deferral)),
            ),
          ),
        },
        {
          id: 'planStaff',
          label: 'Staff',
          unit: 'dollars',
          workedOut: 'Line 3 times line 11',
          formula: multiply('payroll', 'staffRate'),
        },
        {
          id: 'planShare',
          label: 'Owner’s share',
          unit: 'percent',
          workedOut: 'Line 12 divided by lines 12 and 13 added',
          formula: ifZero(
            add('planOwner', 'planStaff'),
            0,
            divide('planOwner', add('planOwner', 'planStaff')),
          ),
          isAnswer: true,
        },
      ],
    },
    {
      heading: 'The same with a cash balance plan (illustration)',
      lines: [
        {
          id: 'balanceOwner',
          label: 'Owner’s cash balance credit',
          unit: 'dollars',
          example: 110_000,
          note: 'From the actuary’s illustration.',
        },
        {
          id: 'balanceStaff',
          label: 'Additional cost for staff',
          unit: 'dollars',
          example: 6_000,
          note: 'From the same illustration: credits and a higher gateway.',
        },
        {
          id: 'bothOwner',
          label: 'Owner',
          unit: 'dollars',
          workedOut: 'Lines 12 and 15 added',
          formula: add('planOwner', 'balanceOwner'),
        },
        {
          id: 'bothStaff',
          label: 'Staff',
          unit: 'dollars',
          workedOut: 'Lines 13 and 16 added',
          formula: add('planStaff', 'balanceStaff'),
        },
        {
          id: 'bothShare',
          label: 'Owner’s share',
          unit: 'percent',
          workedOut: 'Line 17 divided by lines 17 and 18 added',
          formula: ifZero(
            add('bothOwner', 'bothStaff'),
            0,
            divide('bothOwner', add('bothOwner', 'bothStaff')),
          ),
          isAnswer: true,
        },
      ],
    },
  ],
  examples: [
    {
      name: 'Owner of 55 with pay of $240,000',
      inputs: {},
      expected: {
        sepOwner: 60_000,
        sepStaff: 45_000,
        deferred: 32_500,
        planOwner: 61_300,
        planStaff: 9_000,
        bothOwner: 171_300,
        bothStaff: 15_000,
      },
    },
    {
      name: 'Pay above the limit, age 61',
      inputs: { pay: 500_000, age: 3, profitRate: 0.25 },
      expected: { counted: 360_000, sepOwner: 72_000, deferred: 35_750, planOwner: 83_250 },
    },
    {
      name: 'Under 50, no staff',
      inputs: { age: 1, payroll: 0, pay: 100_000 },
      expected: { sepOwner: 25_000, sepShare: 1, deferred: 24_500, planOwner: 36_500, planShare: 1 },
    },
  ],
  guidance: [
    'A SEP pays every eligible employee the owner’s rate. It is simple, and costly with staff.',
    'A cash balance plan commits the business: contributions are required in poor years. Ask for the illustration at half the profit.',
    'With both plans, test the combined limit of IRC 404(a)(7). Employer money in the 401(k) up to 6% of pay is not counted.',
    `A catch-up must be Roth if 2025 wages from the employer exceed ${formatDollars(taxTables[2026].retirement.rothCatchUpAbove ?? 0)} (IRC 414(v)(7)).`,
    'Contributions lower business income and its deduction. Compare tax, not only contributions.',
  ],
  sources: [
    {
      authority: 'IRC 408(k), 404(a)(3)',
      year: '2026',
      says: `Employer contributions up to ${percent(rates.employer)} of pay.`,
    },
    {
      authority: 'IRC 402(g), 414(v), 415(c), 401(a)(17); Notice 2025-67',
      year: '2026',
      says: `Deferral ${formatDollars(deferral)}; catch-up ${formatDollars(catchUp50)} or ${formatDollars(catchUp60to63)}; additions ${formatDollars(definedContribution)}; pay ${formatDollars(compensation)}.`,
    },
    {
      authority: 'IRC 401(k)(12)',
      year: '2026',
      says: `Safe harbor of ${percent(rates.safeHarbor)} for staff.`,
    },
    {
      authority: 'IRC 404(a)(7), 415(b)',
      year: '2026',
      says: 'Combined limit; benefit limit of a cash balance plan.',
    },
  ],
});
