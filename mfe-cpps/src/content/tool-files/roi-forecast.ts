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
  purpose:
    'Layer 9. Lasting savings and the time value of deferral, weighted by probability, against the cost of the plan.',
  asOf: 'November 2026',
  sections: [
    {
      heading: 'Lasting savings a year, from the other worksheets',
      lines: [
        { id: 'entity', label: 'Entity structure', unit: 'dollars', example: 18_000 },
        { id: 'entityChance', label: 'Probability of the entity saving', unit: 'percent', example: 0.95 },
        { id: 'research', label: 'Research credit', unit: 'dollars', example: 30_000 },
        { id: 'researchChance', label: 'Probability of the research credit', unit: 'percent', example: 0.6 },
        {
          id: 'lasting',
          label: 'Expected lasting savings a year',
          unit: 'dollars',
          workedOut: 'Line 1 times 2, plus line 3 times 4',
          formula: add(multiply('entity', 'entityChance'), multiply('research', 'researchChance')),
        },
      ],
    },
    {
      heading: 'Deferred tax a year, and what the delay is worth',
      lines: [
        { id: 'retirement', label: 'Tax deferred by retirement plans', unit: 'dollars', example: 80_000 },
        {
          id: 'retirementChance',
          label: 'Probability of the retirement deferral',
          unit: 'percent',
          example: 0.8,
        },
        {
          id: 'deferred',
          label: 'Expected deferred tax a year',
          unit: 'dollars',
          workedOut: 'Line 6 times line 7. Owed later, so it is not in line 11',
          formula: multiply('retirement', 'retirementChance'),
        },
        {
          id: 'delay',
          label: 'Years until the deferred tax is paid',
          unit: 'number',
          example: 10,
          most: 60,
        },
        { id: 'discount', label: 'Discount rate', unit: 'percent', example: 0.08 },
        {
          id: 'timeValue',
          label: 'Time value of the deferral',
          unit: 'dollars',
          workedOut:
            'Line 8 times (1 less (1 plus line 10) to the power of minus line 9), at the same tax rate later',
          formula: multiply('deferred', subtract(1, power(add(1, 'discount'), multiply(-1, 'delay')))),
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
          workedOut: 'Lines 12 and 13 added',
          formula: add('retainer', 'specialists'),
        },
      ],
    },
    {
      heading: 'Return',
      lines: [
        {
          id: 'benefit',
          label: 'Expected benefit a year',
          unit: 'dollars',
          workedOut: 'Lines 5 and 11 added',
          formula: add('lasting', 'timeValue'),
        },
        {
          id: 'net',
          label: 'Net benefit in year one',
          unit: 'dollars',
          workedOut: 'Line 15 less line 14',
          formula: subtract('benefit', 'cost'),
          isAnswer: true,
        },
        {
          id: 'multiple',
          label: 'Benefit for each dollar of cost',
          unit: 'multiple',
          workedOut: 'Line 15 divided by line 14; 0 without a cost',
          formula: ifZero('cost', 0, divide('benefit', 'cost')),
        },
        {
          id: 'fiveYears',
          label: 'Present value of five years at the same net benefit',
          unit: 'dollars',
          workedOut:
            'Line 16 times (1 less (1 plus line 10) to the power of minus 5), divided by line 10; five times line 16 at a rate of 0',
          formula: ifZero(
            'discount',
            multiply('net', 5),
            divide(multiply('net', subtract(1, power(add(1, 'discount'), -5))), 'discount'),
          ),
        },
        {
          id: 'breakEven',
          label: 'Share of the expected benefit needed to cover the cost',
          unit: 'percent',
          workedOut: 'Line 14 divided by line 15; 0 without a benefit',
          formula: ifZero('benefit', 0, divide('cost', 'benefit')),
        },
      ],
    },
  ],
  examples: [
    {
      name: 'Two lasting savings and one deferral against a cost of $37,000',
      inputs: {},
      expected: {
        lasting: 35_100,
        deferred: 64_000,
        timeValue: 34_355.62,
        cost: 37_000,
        benefit: 69_455.62,
        net: 32_455.62,
        multiple: 1.88,
        fiveYears: 129_585.87,
      },
    },
    {
      name: 'The credit is not sustained',
      inputs: { researchChance: 0 },
      expected: { lasting: 17_100, benefit: 51_455.62, net: 14_455.62 },
    },
    {
      name: 'Without discounting, a deferral is worth nothing',
      inputs: { discount: 0 },
      expected: { timeValue: 0, net: -1_900, fiveYears: -9_500 },
    },
  ],
  guidance: [
    'Enter probabilities that you could defend to the client.',
    'Never add line 8 to line 5. Deferred tax is owed later: tell the client when, and at what rate. A higher rate later can turn the deferral into a cost.',
    'Leave out captive premiums. A projected saving on them is not written advice on reasonable assumptions while the strategy is in litigation.',
    'Circular 230, section 10.27, bars most fees that depend on the tax saved. Price the work.',
    'Update the sheet each year with the forecast and the actual result.',
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
