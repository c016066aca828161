import type { ToolDocument } from 'shared-contract/tools/document';

export const entityReviewQuestions = {
  kind: 'document',
  format: 'pages',
  title: 'Entity Review Questionnaire',
  purpose:
    'Layer 1. What to know before anybody compares entities. Asked of the owner, with the papers on the table.',
  asOf: 'tax year 2026',
  sections: [
    {
      heading: 'The business as it stands',
      blocks: [
        {
          kind: 'fields',
          labels: [
            'Business',
            'Entity and tax treatment',
            'State of formation',
            'States in which it works',
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
            'What would somebody else be paid for the owner’s work, and who says so',
            'Each owner’s hours by role: selling, producing, managing',
            'Profit that stays in the business, and what it is for',
          ],
        },
        {
          kind: 'notice',
          text: 'Officers who work get reasonable pay before distributions (IRC 3121(d); Rev. Rul. 74-44; Watson, 668 F.3d 1008, 8th Cir. 2012). A comparison that begins with the saving begins at the wrong end.',
        },
      ],
    },
    {
      heading: 'What would rule an entity out',
      blocks: [
        {
          kind: 'table',
          caption: 'Ask each, write what was said',
          columns: ['Question', 'Why it matters', 'Answer'],
          widths: [40, 40, 20],
          rows: [
            [
              'Will an investor ask for preferred shares?',
              'Not every entity can issue them: ask counsel',
              '',
            ],
            ['Is any owner a company, or not a US person?', 'It can rule an election out: ask counsel', ''],
            ['Does the business hold real property?', 'Taking it out again can cost tax', ''],
            [
              'Is a sale of shares likely in three years or more?',
              'Section 1202 may exclude gain of C stock',
              '',
            ],
            ['Which states tax the entity itself?', 'Tennessee: 6.5% excise, 0.25% of net worth', ''],
            [
              'Does the home state offer a pass-through tax?',
              'It is outside the SALT cap (Notice 2020-75)',
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
            'The owner knows that a conversion can be taxed, and may not be undone for years',
            'Counsel is named for every change of documents',
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
    'T.C.A. 67-4-2001 ff.: Tennessee franchise and excise tax, 2026.',
  ],
} as const satisfies ToolDocument;
