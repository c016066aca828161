import type { ToolDocument } from 'shared-contract/tools/document';

export const entityReviewQuestions = {
  kind: 'document',
  format: 'pages',
  title: 'Entity Review Questionnaire',
  purpose:
    'Layer 1. What to know before you compare entities. Ask the owner, with the documents on the table.',
  asOf: 'tax year 2026',
  sections: [
    {
      heading: 'The business today',
      blocks: [
        {
          kind: 'fields',
          labels: [
            'Business',
            'Entity and tax treatment',
            'State of formation',
            'States where it operates',
            'Owners and shares',
            'Fiscal year',
          ],
        },
        {
          kind: 'checklist',
          items: [
            'Articles, operating agreement or bylaws, with every amendment',
            'Election letters: Form 2553 or 8832 and the IRS acceptance',
            'Last three returns of the entity and of each owner',
            'Buy-sell agreement, and how it is funded',
          ],
        },
      ],
    },
    {
      heading: 'Profit and pay',
      blocks: [
        {
          kind: 'table',
          caption: 'Three years, as filed',
          columns: ['Figure', '2024', '2025', '2026 expected'],
          rows: [
            ['Net profit before owner pay', '', '', ''],
            ['Wages of each working owner', '', '', ''],
            ['Distributions', '', '', ''],
            ['Retirement contributions for owners', '', '', ''],
          ],
        },
        {
          kind: 'checklist',
          items: [
            'What an outsider would be paid for the owner’s work, and the source',
            'Each owner’s hours by role: selling, producing, managing',
            'Profit retained in the business, and its purpose',
          ],
        },
        {
          kind: 'notice',
          text: 'Officers who work get reasonable pay before distributions (IRC 3121(d); Rev. Rul. 74-44; Watson, 668 F.3d 1008, 8th Cir. 2012: $24,000 became $91,044). Set the pay before you compute the saving.',
        },
      ],
    },
    {
      heading: 'What would rule an entity out',
      blocks: [
        {
          kind: 'table',
          caption: 'Questions and answers',
          columns: ['Question', 'Why it matters', 'Answer'],
          widths: [40, 40, 20],
          rows: [
            [
              'Will an investor ask for preferred shares?',
              'Not every entity can issue them: ask counsel',
              '',
            ],
            ['Is any owner a company, or not a US person?', 'It can rule an election out: ask counsel', ''],
            ['Does the business hold real property?', 'Taking it out of a corporation can be taxed', ''],
            [
              'Is a sale of shares likely in three years or more?',
              'Section 1202 may exclude gain on C stock',
              '',
            ],
            [
              'Which states tax the entity?',
              'Tennessee: 6.5% excise above $50,000 of net earnings, 0.25% of net worth, business tax on receipts',
              '',
            ],
            [
              'Does the home state have a pass-through entity tax?',
              'It’s deducted outside the SALT cap (Notice 2020-75)',
              '',
            ],
          ],
        },
      ],
    },
    {
      heading: 'What the owner wants',
      blocks: [
        {
          kind: 'fields',
          labels: ['In three years', 'In ten years', 'Who takes over', 'What must not change'],
        },
        {
          kind: 'checklist',
          items: [
            'The owner knows that a conversion can be taxed and may be irreversible for years',
            'Counsel is named for every document change',
            'The comparison is for the year named above, and says so',
          ],
        },
      ],
    },
  ],
  sources: [
    'IRC 3121(d); Rev. Rul. 74-44: pay of officers who work.',
    'IRC 1202 as changed by P.L. 119-21 section 70431: stock acquired after July 4, 2025.',
    'Notice 2020-75; IRC 164(b)(6), (7): pass-through entity tax and the SALT cap, 2026.',
    'T.C.A. 67-4-2001 ff.; Tenn. Pub. Ch. 377 (2023); T.C.A. 67-4-701 ff.: Tennessee franchise, excise, and business tax, 2026.',
  ],
} as const satisfies ToolDocument;
