import { regularRates } from 'shared-contract/calculators/cost-segregation';
import {
  add,
  choose,
  defineWorksheet,
  largest,
  multiply,
  smallest,
  subtract,
} from 'shared-contract/tools/worksheet';
import { taxTables } from 'shared-contract/tax/tables';

const { limit, phaseOutFrom } = taxTables[2026].section179;

export const equipmentWriteOff = defineWorksheet({
  kind: 'worksheet',
  title: 'Equipment Write-off Calculator',
  purpose: 'Layer 2. Section 179, then bonus depreciation, for equipment placed in service in 2026.',
  asOf: 'tax year 2026',
  sections: [
    {
      heading: 'The equipment',
      lines: [
        {
          id: 'cost',
          label: 'Cost of section 179 property placed in service in the year',
          unit: 'dollars',
          example: 900_000,
          note: 'All such property of the taxpayer in the year: the phase-out applies to the total.',
        },
        {
          id: 'kind',
          label: 'Recovery class',
          unit: 'number',
          example: 1,
          choices: [
            { value: 1, label: '5 years' },
            { value: 2, label: '7 years' },
          ],
          note: '1 for 5-year property, 2 for 7-year property. It matters only if bonus is below 100%.',
        },
      ],
    },
    {
      heading: 'Section 179',
      lines: [
        {
          id: 'limit',
          label: 'Limit after the phase-out',
          unit: 'dollars',
          workedOut: '$2,560,000 less the excess of line 1 over $4,090,000, not below zero',
          formula: largest(0, subtract(limit, largest(0, subtract('cost', phaseOutFrom)))),
        },
        {
          id: 'wanted',
          label: 'Amount to elect',
          unit: 'dollars',
          example: 500_000,
          note: 'Elect item by item. Bonus applies to the rest of the cost.',
        },
        {
          id: 'elected',
          label: 'Amount that can be elected',
          unit: 'dollars',
          workedOut: 'The least of lines 1, 3 and 4',
          formula: smallest('cost', 'limit', 'wanted'),
        },
        {
          id: 'income',
          label: 'Business income before this deduction',
          unit: 'dollars',
          example: 350_000,
          note: 'Taxable income from active trades or businesses (section 179(b)(3)).',
        },
        {
          id: 'allowed',
          label: 'Section 179 deduction this year',
          unit: 'dollars',
          workedOut: 'The lesser of lines 5 and 6',
          formula: smallest('elected', 'income'),
        },
        {
          id: 'carried',
          label: 'Carried to next year',
          unit: 'dollars',
          workedOut: 'Line 5 less line 7',
          formula: subtract('elected', 'allowed'),
        },
      ],
    },
    {
      heading: 'Bonus and regular depreciation',
      lines: [
        {
          id: 'bonusRate',
          label: 'Bonus depreciation rate',
          unit: 'percent',
          example: 1,
          note: '100% if acquired after January 19, 2025. Under a binding contract of that day or earlier: 20% in service in 2026.',
        },
        {
          id: 'bonus',
          label: 'Bonus depreciation',
          unit: 'dollars',
          workedOut: 'Line 1 less line 5, times line 9',
          formula: multiply(subtract('cost', 'elected'), 'bonusRate'),
        },
        {
          id: 'regular',
          label: 'Regular depreciation of the rest',
          unit: 'dollars',
          workedOut:
            'The cost after lines 5 and 10, times 20% (5 years) or 14.29% (7 years): half-year convention',
          formula: multiply(
            multiply(subtract('cost', 'elected'), subtract(1, 'bonusRate')),
            choose('kind', regularRates[5], regularRates[7]),
          ),
        },
      ],
    },
    {
      heading: 'The first year',
      lines: [
        {
          id: 'total',
          label: 'First-year deduction',
          unit: 'dollars',
          workedOut: 'Lines 7, 10 and 11 added',
          formula: add('allowed', 'bonus', 'regular'),
          isAnswer: true,
        },
        { id: 'rate', label: 'Marginal income tax rate', unit: 'percent', example: 0.37 },
        {
          id: 'deferred',
          label: 'Tax deferred',
          unit: 'dollars',
          workedOut: 'Line 12 times line 13',
          formula: multiply('total', 'rate'),
        },
      ],
    },
  ],
  examples: [
    {
      name: 'Income below the election',
      inputs: {},
      expected: {
        limit: 2_560_000,
        elected: 500_000,
        allowed: 350_000,
        carried: 150_000,
        bonus: 400_000,
        total: 750_000,
        deferred: 277_500,
      },
    },
    {
      name: 'In the phase-out, by a contract of January 19, 2025 or earlier',
      inputs: { cost: 5_000_000, wanted: 2_560_000, income: 6_000_000, bonusRate: 0.2 },
      expected: { limit: 1_650_000, allowed: 1_650_000, bonus: 670_000, regular: 536_000, total: 2_856_000 },
    },
    {
      name: 'Past the phase-out',
      inputs: { cost: 7_000_000, wanted: 100_000 },
      expected: { limit: 0, elected: 0, carried: 0, bonus: 7_000_000, total: 7_000_000 },
    },
  ],
  guidance: [
    'With 100% bonus, section 179 rarely matters: in a state that doesn’t follow bonus, or for property that doesn’t qualify for it.',
    'Section 179 can’t create a loss; bonus can. A loss is then limited by basis and by sections 465, 469, and 461(l).',
    'On sale, all of the deduction is recaptured as ordinary income, up to the gain (section 1245). A heavy SUV has its own section 179 cap: $32,000 in 2026.',
    'This is timing: a deduction taken now isn’t available later. Look at the rates of later years before you elect.',
    'State rules differ. Add them before the client decides.',
  ],
  sources: [
    {
      authority: 'IRC 179(b); P.L. 119-21 section 70306; Rev. Proc. 2025-32',
      year: '2026',
      says: 'Limit of $2,560,000, reduced above $4,090,000 of property; limited by business income.',
    },
    {
      authority: 'IRC 168(k); P.L. 119-21 section 70301; Notice 2026-11',
      year: '2026',
      says: 'Bonus depreciation of 100% for property acquired after January 19, 2025.',
    },
    { authority: 'IRC 179(b)(5)', year: '2026', says: 'Heavy SUV cap of $32,000.' },
    {
      authority: 'IRS Publication 946, table A-1',
      year: '2026',
      says: 'First-year rates, half-year convention.',
    },
  ],
});
