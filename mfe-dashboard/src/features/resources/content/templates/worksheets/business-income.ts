import { computeQualifiedDeduction, limitParts } from 'shared-contract/calculators/qualified-income';
import { formatDollars } from 'shared-contract/format';
import { taxTables } from 'shared-contract/tax/tables';
import {
  add,
  choose,
  defineWorksheet,
  divide,
  formatValue,
  ifZero,
  largest,
  multiply,
  smallest,
  subtract,
} from 'shared-contract/tools/worksheet';

const { threshold, width, rate, minimum, source } = taxTables[2026].qualifiedBusinessIncome;
const { deduction: least = 0, activeIncome = 0 } = minimum ?? {};
const percent = (part: number) => formatValue(part, 'percent');

const facts = {
  status: 2,
  service: 1,
  taxable: 480_000,
  gains: 20_000,
  income: 400_000,
  wages: 90_000,
  property: 600_000,
};
const statuses = ['single', 'joint'] as const;

const expectedOf = (changed: Partial<typeof facts>) => {
  const { status, service, taxable, gains, income, wages, property } = { ...facts, ...changed };
  const { deduction, phaseIn, combined, incomeCap } = computeQualifiedDeduction({
    year: 2026,
    status: statuses[status - 1] ?? 'single',
    taxable,
    gains,
    businesses: [{ income, wages, property, isService: service === 2 }],
  });
  return { phaseIn, combined, incomeCap, deduction };
};

export const businessIncome = defineWorksheet({
  kind: 'worksheet',
  title: 'Business Income Deduction Worksheet',
  purpose: 'The deduction of IRC 199A for one business of an individual, with its limits.',
  asOf: 'tax year 2026',
  isSample: true,
  sections: [
    {
      heading: 'The return',
      lines: [
        {
          id: 'status',
          label: 'Filing status',
          unit: 'number',
          example: facts.status,
          choices: [
            { value: 1, label: 'Single or head of household' },
            { value: 2, label: 'Married filing jointly' },
          ],
        },
        {
          id: 'taxable',
          label: 'Taxable income before this deduction',
          unit: 'dollars',
          example: facts.taxable,
          note: 'Computed without the itemized deduction limit of IRC 68 (IRC 199A(e)(1)).',
        },
        {
          id: 'gains',
          label: 'Net capital gain in it',
          unit: 'dollars',
          example: facts.gains,
          note: 'Including qualified dividends.',
        },
      ],
    },
    {
      heading: 'The business',
      lines: [
        {
          id: 'income',
          label: 'Qualified business income',
          unit: 'dollars',
          example: facts.income,
          note: 'After half of self-employment tax, retirement contributions, and a shareholder’s wages.',
        },
        {
          id: 'service',
          label: 'Specified service business',
          unit: 'number',
          example: facts.service,
          choices: [
            { value: 1, label: 'No' },
            { value: 2, label: 'Yes (IRC 199A(d)(2))' },
          ],
        },
        { id: 'wages', label: 'Form W-2 wages of the business', unit: 'dollars', example: facts.wages },
        {
          id: 'property',
          label: 'Unadjusted basis of qualified property',
          unit: 'dollars',
          example: facts.property,
        },
      ],
    },
    {
      heading: 'The limit of wages and property',
      lines: [
        {
          id: 'phaseIn',
          label: 'Share of the limits that applies',
          unit: 'percent',
          workedOut: `Line 2 above ${formatDollars(threshold.single)} single, ${formatDollars(threshold.joint)} joint, divided by ${formatDollars(width.single)} or ${formatDollars(width.joint)}; at most 100%`,
          formula: smallest(
            1,
            divide(
              largest(0, subtract('taxable', choose('status', threshold.single, threshold.joint))),
              choose('status', width.single, width.joint),
            ),
          ),
        },
        {
          id: 'counted',
          label: 'Share of the business that counts',
          unit: 'percent',
          workedOut: '100%; for a service business 100% less line 8',
          formula: choose('service', 1, subtract(1, 'phaseIn')),
        },
        {
          id: 'full',
          label: 'Deduction before the limit',
          unit: 'dollars',
          workedOut: `Line 4 times line 9 times ${percent(rate)}`,
          formula: multiply('income', 'counted', rate),
        },
        {
          id: 'limit',
          label: 'Limit of wages and property',
          unit: 'dollars',
          workedOut: `The greater of ${percent(limitParts.wages)} of line 6, and ${percent(limitParts.wagesWithProperty)} of line 6 plus ${percent(limitParts.property)} of line 7; times line 9`,
          formula: multiply(
            'counted',
            largest(
              multiply('wages', limitParts.wages),
              add(multiply('wages', limitParts.wagesWithProperty), multiply('property', limitParts.property)),
            ),
          ),
        },
        {
          id: 'combined',
          label: 'Deduction after the limit',
          unit: 'dollars',
          workedOut: 'Line 10 less line 8 times the excess of line 10 over line 11',
          formula: subtract('full', multiply('phaseIn', largest(0, subtract('full', 'limit')))),
        },
      ],
    },
    {
      heading: 'The result',
      lines: [
        {
          id: 'incomeCap',
          label: 'Cap of taxable income',
          unit: 'dollars',
          workedOut: `${percent(rate)} of line 2 less line 3`,
          formula: multiply(rate, largest(0, subtract('taxable', 'gains'))),
        },
        {
          id: 'deduction',
          label: 'Deduction',
          unit: 'dollars',
          workedOut: `The lesser of lines 12 and 13; at least ${formatDollars(least)} if line 4 times line 9 is ${formatDollars(activeIncome)} or more`,
          formula: largest(
            smallest('combined', 'incomeCap'),
            ifZero(
              largest(0, subtract(activeIncome, multiply('income', 'counted'))),
              smallest(least, 'taxable'),
              0,
            ),
          ),
          isAnswer: true,
        },
      ],
    },
  ],
  examples: [
    { name: 'Joint, in the phase-in range', inputs: {}, expected: expectedOf({}) },
    { name: 'The same, a service business', inputs: { service: 2 }, expected: expectedOf({ service: 2 }) },
    {
      name: 'Single, above the range, few wages',
      inputs: { status: 1, taxable: 900_000, wages: 40_000, property: 0 },
      expected: expectedOf({ status: 1, taxable: 900_000, wages: 40_000, property: 0 }),
    },
    {
      name: 'A small business: the minimum',
      inputs: { status: 1, taxable: 60_000, gains: 0, income: 1_500, wages: 0, property: 0 },
      expected: expectedOf({ status: 1, taxable: 60_000, gains: 0, income: 1_500, wages: 0, property: 0 }),
    },
  ],
  guidance: [
    'One business only. With several, a loss of one reduces the income of the others, and aggregation needs an election and a disclosure (Reg. 1.199A-4).',
    `The minimum of ${formatDollars(least)} asks for material participation in an active qualified business (IRC 199A(i)).`,
    'A shareholder’s reasonable pay counts as wages but not as business income. Test both before you set it.',
    'REIT dividends, publicly traded partnerships, and cooperatives are not in this sheet.',
  ],
  sources: [
    { authority: source, year: '2026', says: 'Rate, thresholds, phase-in ranges, and minimum.' },
    {
      authority: 'IRC 199A(b)(2)(B), (d)(3)',
      year: '2026',
      says: 'Limit of wages and property; service businesses.',
    },
    { authority: 'IRC 199A(e)(1)', year: '2026', says: 'Taxable income without section 68.' },
  ],
});
