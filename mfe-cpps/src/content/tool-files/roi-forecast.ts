import { defineWorksheet } from '../../lib/worksheet.ts';

export const roiForecast = defineWorksheet({
  kind: 'worksheet',
  title: 'Plan ROI Forecast',
  purpose: 'Layer 9. Savings weighted by probability, the cost to get them, and the return on the fee.',
  asOf: 'November 2026',
  sections: [
    {
      heading: 'Savings a year, as the other worksheets found them',
      lines: [
        { id: 'entity', label: 'Entity structure', unit: 'usd', example: 18_000 },
        { id: 'entityChance', label: 'Probability', unit: 'percent', example: 95 },
        { id: 'retirement', label: 'Retirement plans, tax deferred', unit: 'usd', example: 80_000 },
        { id: 'retirementChance', label: 'Probability', unit: 'percent', example: 80 },
        { id: 'research', label: 'Research credit', unit: 'usd', example: 30_000 },
        { id: 'researchChance', label: 'Probability', unit: 'percent', example: 60 },
        {
          id: 'expected',
          label: 'Expected savings a year',
          unit: 'usd',
          workedOut: 'Line 1 times 2, line 3 times 4, line 5 times 6, added',
          compute: (line) =>
            (line('entity') * line('entityChance') +
              line('retirement') * line('retirementChance') +
              line('research') * line('researchChance')) /
            100,
        },
        {
          id: 'deferredPart',
          label: 'Of which only deferred',
          unit: 'percent',
          workedOut: 'Line 3 times line 4, divided by line 7',
          compute: (line) => (line('retirement') * line('retirementChance')) / line('expected'),
        },
      ],
    },
    {
      heading: 'Cost a year',
      lines: [
        { id: 'retainer', label: 'Planning retainer', unit: 'usd', example: 25_000 },
        {
          id: 'specialists',
          label: 'Specialists: engineers, actuaries, counsel',
          unit: 'usd',
          example: 12_000,
        },
        {
          id: 'cost',
          label: 'Total cost',
          unit: 'usd',
          workedOut: 'Lines 9 and 10 added',
          compute: (line) => line('retainer') + line('specialists'),
        },
      ],
    },
    {
      heading: 'Return',
      lines: [
        {
          id: 'net',
          label: 'Net benefit in year one',
          unit: 'usd',
          workedOut: 'Line 7 less line 11',
          compute: (line) => line('expected') - line('cost'),
        },
        {
          id: 'multiple',
          label: 'Savings for each dollar of cost',
          unit: 'multiple',
          workedOut: 'Line 7 divided by line 11',
          compute: (line) => line('expected') / line('cost'),
        },
        { id: 'discount', label: 'Discount rate', unit: 'percent', example: 8 },
        {
          id: 'fiveYears',
          label: 'Present value of five years at the same net benefit',
          unit: 'usd',
          workedOut:
            'Line 12 times (1 less 1 divided by (1 plus line 14) to the fifth power), divided by line 14',
          compute: (line) => {
            const rate = line('discount') / 100;
            return (line('net') * (1 - (1 + rate) ** -5)) / rate;
          },
        },
        {
          id: 'breakEven',
          label: 'Share of expected savings needed to cover the cost',
          unit: 'percent',
          workedOut: 'Line 11 divided by line 7',
          compute: (line) => (line('cost') / line('expected')) * 100,
        },
      ],
    },
  ],
  guidance: [
    'Write a probability you could defend to the client, not the one that makes the page look good.',
    'Show line 8 with line 7. Deferred tax is owed later; say when and at what rate.',
    'A fee that depends on the tax saved is barred in most cases by Circular 230, section 10.27. Price the work.',
    'Redo the sheet each year with the forecast and what happened. Nothing builds a retainer faster.',
  ],
  sources: [
    'Treasury Department Circular 230, sections 10.27 and 10.37.',
    'AICPA Code of Professional Conduct, rule 1.510 on contingent fees.',
  ],
});
