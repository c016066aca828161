import { formatDollars } from 'shared-contract/format';
import { taxTables } from 'shared-contract/tax/tables';
import {
  add,
  defineWorksheet,
  divide,
  formatValue,
  ifZero,
  type InputLine,
  multiply,
  type ResultLine,
  smallest,
  subtract,
} from 'shared-contract/tools/worksheet';

const { wageBase, rate, medicareRate } = taxTables[2026].socialSecurity;
const percent = (part: number) => formatValue(part, 'percent');

type Role = 1 | 2 | 3;
type LineId =
  | `${'hours' | 'hourly' | 'cost'}${Role}`
  | 'byRoles'
  | 'published'
  | 'share'
  | 'region'
  | 'byMarket'
  | 'pay'
  | 'profit'
  | 'ofProfit'
  | 'distributions'
  | 'perDistribution'
  | 'payrollTax'
  | 'below';

const examples = [
  { hours: 1_000, hourly: 75 },
  { hours: 600, hourly: 45 },
  { hours: 300, hourly: 28 },
] as const;

/** Hours, hourly pay, and cost of a role: three lines each, numbered from 1. */
const roleLines = examples.flatMap(({ hours, hourly }, index) => {
  const role = (index + 1) as Role;
  const first = index * 3 + 1;
  return [
    {
      id: `hours${role}`,
      label: `Role ${String(role)}: hours in the year`,
      unit: 'number',
      example: hours,
      note:
        index === 0
          ? 'The work as done, from a calendar or time record: profession, management, office.'
          : '',
    },
    {
      id: `hourly${role}`,
      label: `Role ${String(role)}: hourly pay of an employee who does it`,
      unit: 'dollars',
      example: hourly,
      note: index === 0 ? 'From a published wage survey for the region. Save the page and its date.' : '',
    },
    {
      id: `cost${role}`,
      label: `Role ${String(role)}: pay`,
      unit: 'dollars',
      workedOut: `Line ${String(first)} times line ${String(first + 1)}`,
      formula: multiply<LineId>(`hours${role}`, `hourly${role}`),
    },
  ] satisfies readonly (InputLine<LineId> | ResultLine<LineId>)[];
});

export const reasonablePayWorksheet = defineWorksheet<LineId>({
  kind: 'worksheet',
  title: 'Reasonable Pay Worksheet',
  purpose: 'Evidence for the pay of one working shareholder of an S corporation, by two methods.',
  asOf: 'tax year 2026',
  isSample: true,
  sections: [
    {
      heading: 'By role: what it would cost to hire the work',
      lines: [
        ...roleLines,
        {
          id: 'byRoles',
          label: 'Pay by role',
          unit: 'dollars',
          workedOut: 'Lines 3, 6 and 9 added',
          formula: add('cost1', 'cost2', 'cost3'),
          isAnswer: true,
        },
      ],
    },
    {
      heading: 'By market: what one person in the position earns',
      lines: [
        {
          id: 'published',
          label: 'Published yearly pay of the position',
          unit: 'dollars',
          example: 118_000,
          note: 'Same industry, size, and experience. Note the percentile.',
        },
        { id: 'share', label: 'Share of full time worked', unit: 'percent', example: 0.95, most: 1.5 },
        {
          id: 'region',
          label: 'Regional factor',
          unit: 'multiple',
          example: 0.98,
          note: '1 if the published figure is already regional.',
        },
        {
          id: 'byMarket',
          label: 'Pay by market',
          unit: 'dollars',
          workedOut: 'Line 11 times lines 12 and 13',
          formula: multiply('published', 'share', 'region'),
          isAnswer: true,
        },
      ],
    },
    {
      heading: 'The decision, and its checks',
      lines: [
        {
          id: 'pay',
          label: 'Pay chosen',
          unit: 'dollars',
          example: 112_000,
          note: 'With the reason, in the minutes, before the year or when the work changes.',
        },
        {
          id: 'below',
          label: 'Chosen pay less the lower of the two methods',
          unit: 'dollars',
          workedOut: 'Line 15 less the lesser of lines 10 and 14. Below zero: write down why',
          formula: subtract('pay', smallest('byRoles', 'byMarket')),
        },
        { id: 'profit', label: 'Profit before owner pay', unit: 'dollars', example: 300_000 },
        {
          id: 'ofProfit',
          label: 'Pay as a share of profit',
          unit: 'percent',
          workedOut: 'Line 15 divided by line 17',
          formula: ifZero('profit', 0, divide('pay', 'profit')),
        },
        { id: 'distributions', label: 'Distributions of the year', unit: 'dollars', example: 140_000 },
        {
          id: 'perDistribution',
          label: 'Distributions for each dollar of pay',
          unit: 'multiple',
          workedOut: 'Line 19 divided by line 15',
          formula: ifZero('pay', 0, divide('distributions', 'pay')),
        },
        {
          id: 'payrollTax',
          label: 'Social Security and Medicare tax on the pay, both halves',
          unit: 'dollars',
          workedOut: `${percent(2 * rate)} of line 15 up to ${formatDollars(wageBase)}, and ${percent(2 * medicareRate)} of all of it`,
          formula: add(multiply(2 * rate, smallest('pay', wageBase)), multiply(2 * medicareRate, 'pay')),
        },
      ],
    },
  ],
  examples: [
    {
      name: 'Pay between the two methods',
      inputs: {},
      expected: {
        byRoles: 110_400,
        byMarket: 109_858,
        below: 2_142,
        perDistribution: 1.25,
        payrollTax: 17_136,
      },
    },
    {
      name: 'Pay above the wage base',
      inputs: { pay: 250_000 },
      expected: { below: 140_142, payrollTax: 30_128 },
    },
    {
      name: 'Pay below both methods',
      inputs: { pay: 60_000 },
      expected: { below: -49_858, payrollTax: 9_180 },
    },
  ],
  guidance: [
    'No share of profit is safe by itself, and the law sets no ratio. The duties, the hours, and the pay of others for the same work decide.',
    'In Watson the court raised $24,000 to $91,044 for a CPA whose firm distributed far more (668 F.3d 1008).',
    'Pay comes before distributions. Bonuses and the health insurance of a more-than-2% shareholder are part of it.',
    'The wage limit of the business income deduction and plan contributions depend on pay. Run them with line 15.',
    'Repeat this sheet each year, and save the sources with it.',
  ],
  sources: [
    {
      authority: 'IRC 3121(d); Rev. Rul. 74-44',
      year: '2026',
      says: 'Officers who work are employees; distributions in place of pay are wages.',
    },
    {
      authority: 'Watson, 668 F.3d 1008 (8th Cir. 2012)',
      year: '2012',
      says: 'Finding of $91,044 for each year.',
    },
    {
      authority: 'IRC 3101, 3111; SSA fact sheet',
      year: '2026',
      says: `Rates; wage base of ${formatDollars(wageBase)}.`,
    },
  ],
});
