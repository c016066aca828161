import type { ToolSection } from 'shared-contract/tools/document';

/** The five parts as they look when they are written. People and practice are invented; the figures are worked out in a test. */
export const filledExample: ToolSection = {
  heading: 'An example, filled in',
  blocks: [
    {
      kind: 'text',
      text: '“The salary nobody had asked about.” Practice and people are invented. The figures are those of tax year 2026 and can be worked out with the entity comparison of the tools page.',
    },
    {
      kind: 'table',
      caption: 'The five parts of the example',
      columns: ['Part', 'Text'],
      widths: [10, 52],
      rows: [
        [
          'Situation',
          'A physical therapist, single, owns a clinic with six employees. It has been a sole proprietorship since 2014. Profit before anything for the owner is $300,000. The books are closed each month; nobody had looked at the entity since the first year.',
        ],
        [
          'Challenge',
          'Each April the second largest line of the return was self-employment tax, and nobody had explained it. On $300,000 it is $30,912.45 for 2026, with $693.45 of Additional Medicare Tax above it. The owner was told by a friend to “just become an S corp and pay no salary”, and was right to distrust that.',
        ],
        [
          'Strategy',
          'Reasonable pay came first: three sources for what a therapist who runs a clinic earns there gave $120,000, and the record of it is in the file. Then an S election. We decided against a C corporation, because the profit is needed at home. A cash balance plan was modeled and left for later: two poor years in ten would not have carried it.',
        ],
        [
          'Result',
          'Payroll tax on the salary is $18,360.00 for both sides. The difference is $13,245.90 for 2026, before costs: payroll service, a second return and state fees take about $4,000 of it each year. The deduction for half of self-employment tax falls away, so the net is smaller again. The first year is not over; this is an estimate.',
        ],
        [
          'Lesson',
          'The entity is the second question. The first is what your own work is worth, with evidence. For an owner whose profit hardly exceeds a fair salary the election would only have cost money.',
        ],
      ],
    },
    {
      kind: 'table',
      caption: 'How the figures were worked out',
      columns: ['Step', 'Figure'],
      widths: [46, 14],
      rows: [
        ['Net earnings: $300,000 x 92.35%', '$277,050.00'],
        ['12.4% up to the wage base of $184,500', '$22,878.00'],
        ['2.9% of $277,050', '$8,034.45'],
        ['Additional Medicare Tax: 0.9% above $200,000', '$693.45'],
        ['Sole proprietor, together', '$31,605.90'],
        ['S corporation: 15.3% of $120,000', '$18,360.00'],
        ['Difference, before costs and income tax', '$13,245.90'],
      ],
    },
  ],
};
