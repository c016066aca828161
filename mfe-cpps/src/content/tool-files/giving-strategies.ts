import type { ToolDocument } from 'shared-contract/tools/document';

export const givingStrategies = {
  kind: 'document',
  format: 'slides',
  title: 'Giving Strategies',
  purpose: 'Layer 8. Vehicles, limits, and timing of gifts in a high-income year.',
  asOf: 'tax year 2026',
  sections: [
    {
      heading: 'Gift first, deduction second',
      notes:
        'From 2026, a dollar given saves at most 35 cents of federal income tax. If the client would not give without the deduction, stop here. Source: IRC 68, P.L. 119-21 section 70111.',
      blocks: [
        {
          kind: 'text',
          text: 'A gift always costs more than the tax it saves. Start with the cause.',
        },
        {
          kind: 'fields',
          labels: ['Cause', 'Amount over five years', 'Successor advisor', 'Year of unusual income'],
        },
      ],
    },
    {
      heading: 'Four vehicles',
      notes:
        'Less control means fewer duties. A private foundation distributes 5% of its average assets by the end of the next year and pays 1.39% on investment income. Sources: IRC 4940(a), 4942.',
      blocks: [
        {
          kind: 'table',
          caption: 'Control against cost',
          columns: ['Vehicle', 'Control', 'Yearly duties', 'Fits when'],
          rows: [
            ['Direct gift', 'None after the gift', 'Receipt', 'The charity and the need are known'],
            ['Donor-advised fund', 'Advice on grants', 'None', 'Income now, decisions later'],
            [
              'Private foundation',
              'Board you appoint',
              'Form 990-PF, 5% payout, 1.39% excise tax',
              'Family, staff, or own programs',
            ],
            [
              'Charitable remainder trust',
              'Income for years or life',
              'Trust return, valuation',
              'Appreciated asset before a sale',
            ],
          ],
        },
      ],
    },
    {
      heading: 'Limits on the deduction',
      notes:
        'Shares of adjusted gross income for the year. Gifts to a private foundation of property other than listed stock are deducted at basis. Sources: IRC 170(b)(1), 170(e)(1)(B), 170(e)(5).',
      blocks: [
        {
          kind: 'table',
          caption: 'Share of adjusted gross income; the rest carries forward five years',
          columns: ['Given', 'Public charity or donor-advised fund', 'Private foundation'],
          rows: [
            ['Cash', '60%', '30%'],
            ['Appreciated public stock held over a year', '30% at market value', '20% at market value'],
            ['Other appreciated property held over a year', '30% at market value', '20%, generally at cost'],
          ],
        },
      ],
    },
    {
      heading: 'New from 2026',
      notes:
        'All four begin with tax year 2026. Sources: IRC 68, 170(b)(1)(I), 170(b)(2), 170(p); P.L. 119-21 sections 70111, 70424 to 70426.',
      blocks: [
        {
          kind: 'list',
          items: [
            'Itemizers deduct only gifts above 0.5% of their contribution base',
            'In the top bracket each dollar of itemized deductions is worth at most 35 cents',
            'Non-itemizers deduct up to $1,000 in cash ($2,000 joint), donor-advised funds excluded',
            'Corporations deduct only gifts above 1% of taxable income, up to 10%',
          ],
        },
      ],
    },
    {
      heading: 'Group the gifts',
      notes:
        'One gift of $120,000 clears the 0.5% floor once, three gifts of $40,000 clear it three times: $5,000 against $15,000 given up. The value is 35 cents per dollar. Sources: IRC 68, 170(b)(1)(I).',
      blocks: [
        {
          kind: 'table',
          caption: 'Income of $1,000,000 a year, $40,000 of gifts a year, itemizing, 35 cents a dollar',
          columns: ['', 'Each year', 'Three years in one'],
          rows: [
            ['Gifts over three years', '$120,000', '$120,000'],
            ['Floor of 0.5%, in gift years', '$15,000', '$5,000'],
            ['Deductible', '$105,000', '$115,000'],
            ['Value at 35 cents', '$36,750', '$40,250'],
          ],
        },
        {
          kind: 'bars',
          caption: 'Deductible over three years',
          bars: [
            { label: 'Each year', value: 105_000 },
            { label: 'Three years in one', value: 115_000 },
          ],
        },
      ],
    },
    {
      heading: 'Give the right asset',
      notes:
        'A qualified charitable distribution is limited to $111,000 a person in 2026 and does not go to a donor-advised fund. Sources: IRC 170(e), 408(d)(8); Notice 2025-67.',
      blocks: [
        {
          kind: 'list',
          items: [
            'Appreciated stock before cash: the gain is never taxed',
            'Never a loss position: sell it, deduct the loss, and give the cash',
            'Directly from an IRA, from age 70½: it counts toward the required distribution',
            'Closely held interests before a sale is bound, with a qualified appraisal over $5,000',
          ],
        },
      ],
    },
    {
      heading: 'Before December 31',
      notes:
        'The date of delivery counts. Acknowledgments are needed before the return is filed. Sources: IRC 170(f)(8), 170(f)(11).',
      blocks: [
        {
          kind: 'checklist',
          items: [
            'Income for the year estimated, and the gift sized to it',
            'Stock transfers started by December 1; checks mailed, not only written',
            'Written acknowledgment for each gift of $250 or more before filing',
            'Form 8283 and appraisal for property above $500 and $5,000',
          ],
        },
        { kind: 'fields', labels: ['Decided', 'By when'] },
      ],
    },
  ],
  sources: [
    'Internal Revenue Code sections 68, 170, 408(d)(8), 4940, 4942; Public Law 119-21, sections 70111, 70424 to 70426.',
  ],
} as const satisfies ToolDocument;
