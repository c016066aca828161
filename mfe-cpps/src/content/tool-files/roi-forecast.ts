import {
  add,
  defineWorksheet,
  divide,
  ifZero,
  multiply,
  power,
  subtract,
} from 'shared-contract/tools/worksheet';

export const roiForecast = defineWorksheet({
  kind: 'worksheet',
  title: 'Plan ROI Forecast',
  purpose: 'Layer 9. Savings weighted by probability, the cost to get them, and the return on the fee.',
  asOf: 'November 2026',
  sections: [
    {
      heading: 'Savings a year, as the other worksheets found them',
      lines: [
        { id: 'entity', label: 'Entity structure', unit: 'dollars', example: 18_000 },
        { id: 'entityChance', label: 'Probability of the entity saving', unit: 'percent', example: 0.95 },
        { id: 'retirement', label: 'Retirement plans, tax deferred', unit: 'dollars', example: 80_000 },
        {
          id: 'retirementChance',
          label: 'Probability of the retirement deferral',
          unit: 'percent',
          example: 0.8,
        },
        { id: 'research', label: 'Research credit', unit: 'dollars', example: 30_000 },
        { id: 'researchChance', label: 'Probability of the research credit', unit: 'percent', example: 0.6 },
        {
          id: 'expected',
          label: 'Expected savings a year',
          unit: 'dollars',
          workedOut: 'Line 1 times 2, line 3 times 4, line 5 times 6, added',
          formula: add(
            multiply('entity', 'entityChance'),
            multiply('retirement', 'retirementChance'),
            multiply('research', 'researchChance'),
          ),
        },
        {
          id: 'deferredPart',
          label: 'Of which only deferred',
          unit: 'percent',
          workedOut: 'Line 3 times line 4, divided by line 7',
          formula: ifZero('expected', 0, divide(multiply('retirement', 'retirementChance'), 'expected')),
        },
      ],
    },
    {
      heading: 'Cost a year',
      lines: [
        { id: 'retainer', label: 'Planning retainer', unit: 'dollars', example: 25_000 },
        {
          id: 'specialists',
          label: 'Specialists: engineers, actuaries, counsel',
          unit: 'dollars',
          example: 12_000,
        },
        {
          id: 'cost',
          label: 'Total cost',
          unit: 'dollars',
          workedOut: 'Lines 9 and 10 added',
          formula: add('retainer', 'specialists'),
        },
      ],
    },
    {
      heading: 'Return',
      lines: [
        {
          id: 'net',
          label: 'Net benefit in year one',
          unit: 'dollars',
          workedOut: 'Line 7 less line 11',
          formula: subtract('expected', 'cost'),
          isAnswer: true,
        },
        {
          id: 'multiple',
          label: 'Savings for each dollar of cost',
          unit: 'multiple',
          workedOut: 'Line 7 divided by line 11; 0 without a cost',
          formula: ifZero('cost', 0, divide('expected', 'cost')),
        },
        { id: 'discount', label: 'Discount rate', unit: 'percent', example: 0.08 },
        {
          id: 'fiveYears',
          label: 'Present value of five years at the same net benefit',
          unit: 'dollars',
          workedOut:
            'Line 12 times (1 less (1 plus line 14) to the power of minus 5), divided by line 14; five times line 12 at a rate of 0',
          formula: ifZero(
            'discount',
            multiply('net', 5),
            divide(multiply('net', subtract(1, power(add(1, 'discount'), -5))), 'discount'),
          ),
        },
        {
          id: 'breakEven',
          label: 'Share of expected savings needed to cover the cost',
          unit: 'percent',
          workedOut: 'Line 11 divided by line 7; 0 without savings',
          formula: ifZero('expected', 0, divide('cost', 'expected')),
        },
      ],
    },
  ],
  examples: [
    {
      name: 'Three strategies against a retainer of $25,000',
      inputs: {},
      expected: { expected: 99_100, cost: 37_000, net: 62_100, multiple: 2.68, fiveYears: 247_947.29 },
    },
    {
      name: 'The credit is not sustained',
      inputs: { researchChance: 0 },
      expected: { expected: 81_100, net: 44_100 },
    },
    {
      name: 'Without discounting',
      inputs: { discount: 0 },
      expected: { net: 62_100, fiveYears: 310_500 },
    },
  ],
  guidance: [
    'Write a probability that you could defend to the client, not the one that makes the page look good.',
    'Show line 8 with line 7. Deferred tax is owed later; say when and at what rate.',
    'A fee that depends on the tax saved is barred in most cases by Circular 230, section 10.27. Price the work.',
    'Redo the sheet each year with the forecast and what happened.',
  ],
  sources: [
    {
      authority: 'Treasury Department Circular 230, sections 10.27 and 10.37 (31 CFR part 10)',
      year: '2026',
      says: 'Contingent fees; written advice on reasonable assumptions.',
    },
    { authority: 'AICPA Code of Professional Conduct, rule 1.510', year: '2026', says: 'Contingent fees.' },
  ],
});
