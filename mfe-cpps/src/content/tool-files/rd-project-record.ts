import type { ToolDocument } from 'shared-contract/tools/document';

export const rdProjectRecord = {
  kind: 'document',
  format: 'pages',
  title: 'R&D Project Record',
  purpose: 'Layer 3. One record per project, completed during the work, to support the research credit.',
  asOf: 'tax year 2026',
  sections: [
    {
      heading: 'The project',
      blocks: [
        {
          kind: 'fields',
          labels: [
            'Taxpayer',
            'Tax year',
            'Project name',
            'Business component',
            'Project lead',
            'Started, ended',
          ],
        },
        {
          kind: 'text',
          text: 'A business component is a product, process, software, technique, formula, or invention that the business sells, licenses, or uses. Apply every test below to that component. If it fails, test the next smaller part.',
        },
      ],
    },
    {
      heading: 'Four-part test',
      blocks: [
        {
          kind: 'table',
          caption: 'All four must be met',
          columns: ['Test', 'Question', 'What we did, with dates', 'Evidence'],
          rows: [
            [
              'Permitted purpose',
              'Was the aim better function, performance, reliability, or quality?',
              '',
              '',
            ],
            [
              'Technological in nature',
              'Does the work rest on engineering, physics, chemistry, biology, or computer science?',
              '',
              '',
            ],
            ['Uncertainty', 'Which capability, method, or design was unknown at the start?', '', ''],
            [
              'Experimentation',
              'Which alternatives did you evaluate, and how, in substantially all (80%) of the work?',
              '',
              '',
            ],
          ],
        },
        {
          kind: 'checklist',
          items: [
            'Not research after commercial production began',
            'Not adaptation for one customer, nor duplication of something existing',
            'Not funded: payment depends on success, and we retain substantial rights',
            'Performed in the United States',
            'If software for internal use: innovation, economic risk, and no commercial substitute shown',
          ],
        },
      ],
    },
    {
      heading: 'Qualified research expenses',
      blocks: [
        {
          kind: 'table',
          caption: 'Wages: performing, directly supervising, or directly supporting',
          columns: [
            'Person',
            'Role in the project',
            'Box 1 wages',
            'Share of time',
            'Qualified wages',
            'Basis of share',
          ],
          rows: [],
          blanks: 5,
        },
        {
          kind: 'table',
          caption: 'Supplies and contract research',
          columns: ['Payee', 'What', 'Paid', 'Counted share', 'Qualified'],
          rows: [
            ['', 'Supplies used up in the research', '', '100%', ''],
            ['', 'Contract research, risk and rights with us', '', '65%', ''],
            ['', 'Cloud computing for development', '', '100%', ''],
          ],
          blanks: 2,
        },
      ],
    },
    {
      heading: 'The credit line',
      blocks: [
        {
          kind: 'table',
          caption: 'Alternative simplified credit, section 41(c)(4)',
          columns: ['Step', 'Amount'],
          rows: [
            ['A. Qualified research expenses this year', ''],
            ['B. Average of the three years before', ''],
            ['C. Half of B', ''],
            ['D. A less C', ''],
            ['E. Credit: 14% of D (6% of A if any of the three years had none)', ''],
            ['F. Reduced credit if section 280C(c) is elected: E times 79%', ''],
          ],
        },
        {
          kind: 'notice',
          text: 'Unused credit goes back one year and forward twenty. A qualified small business may use up to $500,000 a year against payroll tax.',
        },
        {
          kind: 'text',
          text: 'History: the Employee Retention Credit is a different, closed program. File its papers separately.',
        },
      ],
    },
    {
      heading: 'Signatures',
      blocks: [{ kind: 'fields', labels: ['Project lead', 'Date', 'Reviewed by', 'Date'] }],
    },
  ],
  sources: [
    'Internal Revenue Code sections 41, 174A and 280C(c); Public Law 119-21, section 70302.',
    'Treasury Regulation 1.41-4; Form 6765 with its section on business components.',
  ],
} as const satisfies ToolDocument;
