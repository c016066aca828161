import type { ToolDocument } from 'shared-contract/tools/document';

export const assetProtectionMap = {
  kind: 'document',
  format: 'pages',
  isLandscape: true,
  title: 'Asset Protection Map',
  purpose: 'Layer 6. What is owned, who could claim it, what answers today and what is laid next.',
  asOf: 'November 2026',
  sections: [
    {
      heading: 'The household',
      blocks: [
        {
          kind: 'fields',
          labels: [
            'Client',
            'Spouse',
            'State of residence',
            'Occupation and main exposure',
            'Prepared by',
            'Date',
          ],
        },
        {
          kind: 'notice',
          text: 'Protection is laid before there is a claim. A transfer made to hinder a known creditor can be undone, and may be answered by penalties. Ask first whether any claim is pending, threatened or expected, and write the answer down.',
        },
      ],
    },
    {
      heading: 'The map',
      blocks: [
        {
          kind: 'table',
          caption: 'One row an asset',
          columns: [
            'Asset',
            'Titled to',
            'Value',
            'Debt',
            'Who could claim it',
            'What answers today',
            'Next layer',
          ],
          rows: [
            ['Home', '', '', '', '', 'Homestead exemption:', ''],
            ['Operating business', '', '', '', '', '', ''],
            ['Rental property', '', '', '', '', '', ''],
            ['401(k) and other ERISA plans', '', '', '', '', 'ERISA anti-alienation', ''],
            ['IRA', '', '', '', '', 'State and bankruptcy exemption:', ''],
            ['Brokerage account', '', '', '', '', '', ''],
            ['Life insurance, cash value', '', '', '', '', 'State exemption:', ''],
          ],
          blanks: 3,
        },
      ],
    },
    {
      heading: 'The layers, from the ground up',
      blocks: [
        {
          kind: 'table',
          caption: 'Each layer, and its test',
          columns: ['Layer', 'It is in place when', 'Done', 'By whom, by when'],
          rows: [
            [
              '1. Insurance',
              'Limits fit the exposure; umbrella sits over every vehicle and property',
              '',
              '',
            ],
            [
              '2. Exempt assets',
              'Retirement plans and homestead are used as far as state law allows',
              '',
              '',
            ],
            ['3. Entities', 'Each risky asset is alone in its entity, and its formalities are kept', '', ''],
            [
              '4. Operating and holding split',
              'Equipment, property and brand are not owned by who meets the public',
              '',
              '',
            ],
            [
              '5. Titling between spouses',
              'Tenancy by the entirety or separate titling where the state has it',
              '',
              '',
            ],
            [
              '6. Trusts',
              'Counsel has said which kind, in which state, and what control is given up',
              '',
              '',
            ],
          ],
        },
      ],
    },
    {
      heading: 'Kept up',
      blocks: [
        {
          kind: 'checklist',
          items: [
            'Separate bank account and books for each entity',
            'Annual reports and registered agents current',
            'Contracts and leases signed in the name of the entity, with title',
            'Insurance names every entity that needs to be named',
            'Balance between solvency and protection checked: debts can be paid as they fall due',
            'Map reviewed each year and after each purchase, sale, marriage, divorce or move',
          ],
        },
        { kind: 'fields', labels: ['Next review', 'Counsel consulted'] },
      ],
    },
  ],
  sources: [
    'Uniform Voidable Transactions Act (2014), sections 4 and 5, as enacted in the state of residence.',
    'ERISA section 206(d); 11 U.S.C. section 522.',
  ],
} as const satisfies ToolDocument;
