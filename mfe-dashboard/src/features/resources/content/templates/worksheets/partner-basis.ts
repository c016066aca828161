import { add, defineWorksheet, largest, smallest, subtract } from 'shared-contract/tools/worksheet';

export const partnerBasis = defineWorksheet({
  kind: 'worksheet',
  title: 'Partner Basis Worksheet',
  purpose: 'Outside basis of one partner, or of a member of an LLC taxed as a partnership, for one year.',
  asOf: 'tax year 2026',
  isSample: true,
  sections: [
    {
      heading: 'Increases',
      lines: [
        {
          id: 'opening',
          label: 'Outside basis on the first day of the year',
          unit: 'dollars',
          example: 60_000,
        },
        {
          id: 'contributed',
          label: 'Money contributed, and basis of contributed property',
          unit: 'dollars',
          example: 15_000,
        },
        {
          id: 'income',
          label: 'Income items of Schedule K-1',
          unit: 'dollars',
          example: 20_000,
          note: 'Taxable and tax-exempt.',
        },
        {
          id: 'liabilitiesUp',
          label: 'Increase in the share of liabilities',
          unit: 'dollars',
          example: 25_000,
          note: 'From Schedule K-1, part II: end of year less beginning. Zero if it fell.',
        },
        {
          id: 'increased',
          label: 'Basis before distributions',
          unit: 'dollars',
          workedOut: 'Lines 1 to 4 added',
          formula: add('opening', 'contributed', 'income', 'liabilitiesUp'),
        },
      ],
    },
    {
      heading: 'Distributions',
      lines: [
        { id: 'money', label: 'Money distributed', unit: 'dollars', example: 30_000 },
        {
          id: 'liabilitiesDown',
          label: 'Decrease in the share of liabilities',
          unit: 'dollars',
          example: 0,
          note: 'Treated as money distributed (IRC 752(b)).',
        },
        {
          id: 'gain',
          label: 'Gain on money above basis',
          unit: 'dollars',
          workedOut: 'Lines 6 and 7 added, less line 5, not below zero',
          formula: largest(0, subtract(add('money', 'liabilitiesDown'), 'increased')),
        },
        {
          id: 'property',
          label: 'Partnership’s basis of property distributed',
          unit: 'dollars',
          example: 10_000,
        },
        {
          id: 'afterDistributions',
          label: 'Basis after distributions',
          unit: 'dollars',
          workedOut: 'Line 5 less lines 6, 7 and 9, not below zero',
          formula: largest(0, subtract('increased', 'money', 'liabilitiesDown', 'property')),
        },
      ],
    },
    {
      heading: 'Nondeductible expenses and losses',
      lines: [
        { id: 'nondeductible', label: 'Nondeductible expenses', unit: 'dollars', example: 4_000 },
        {
          id: 'losses',
          label: 'Losses and deductions, with those carried from earlier years',
          unit: 'dollars',
          example: 90_000,
        },
        {
          id: 'forLosses',
          label: 'Basis for losses',
          unit: 'dollars',
          workedOut: 'Line 10 less line 11, not below zero',
          formula: largest(0, subtract('afterDistributions', 'nondeductible')),
        },
        {
          id: 'allowed',
          label: 'Losses that basis allows',
          unit: 'dollars',
          workedOut: 'The lesser of lines 12 and 13',
          formula: smallest('losses', 'forLosses'),
          isAnswer: true,
        },
        {
          id: 'carried',
          label: 'Losses carried to next year',
          unit: 'dollars',
          workedOut: 'Line 12 less line 14',
          formula: subtract('losses', 'allowed'),
        },
        {
          id: 'closing',
          label: 'Outside basis on the last day of the year',
          unit: 'dollars',
          workedOut: 'Line 13 less line 14',
          formula: subtract('forLosses', 'allowed'),
          isAnswer: true,
        },
      ],
    },
  ],
  examples: [
    {
      name: 'A loss above basis',
      inputs: {},
      expected: {
        increased: 120_000,
        gain: 0,
        afterDistributions: 80_000,
        forLosses: 76_000,
        allowed: 76_000,
        carried: 14_000,
        closing: 0,
      },
    },
    {
      name: 'Debt repaid: money above basis',
      inputs: { liabilitiesUp: 0, liabilitiesDown: 80_000, property: 0, losses: 0, nondeductible: 0 },
      expected: { increased: 95_000, gain: 15_000, afterDistributions: 0, closing: 0 },
    },
    {
      name: 'A profitable year',
      inputs: { income: 150_000, losses: 20_000 },
      expected: { increased: 250_000, forLosses: 206_000, allowed: 20_000, carried: 0, closing: 186_000 },
    },
  ],
  guidance: [
    'Outside basis is not the tax capital account of Schedule K-1, which leaves out the share of liabilities.',
    'The limit is tested at year end, after distributions. Then test at-risk, passive, and excess business loss limits, in this order: nonrecourse debt can give basis and still not be at risk.',
    'Losses above basis are divided among their items in proportion and carried without limit of time.',
    'A purchase of an interest, a death, or a sale calls for more: IRC 742, 743, and 754.',
  ],
  sources: [
    { authority: 'IRC 704(d), 705', year: '2026', says: 'Loss limit; adjustments of basis.' },
    { authority: 'IRC 722, 731, 733', year: '2026', says: 'Contributions; gain on money; distributions.' },
    { authority: 'IRC 752', year: '2026', says: 'Share of liabilities as money contributed or distributed.' },
  ],
});
