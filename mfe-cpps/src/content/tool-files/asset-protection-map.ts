import type { ToolDocument } from 'shared-contract/tools/document';

export const assetProtectionMap = {
  kind: 'document',
  format: 'pages',
  isLandscape: true,
  title: 'Asset Protection Map',
  purpose: 'Layer 6. Each asset with its owner, its exposure, its protection today, and the next layer.',
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
          text: 'Protection comes before a claim. A court can undo a transfer made to hinder a known creditor, and penalties may follow. Ask first whether any claim is pending, threatened, or expected, and record the answer.',
        },
      ],
    },
    {
      heading: 'The map',
      blocks: [
        {
          kind: 'table',
          caption: 'One row per asset',
          columns: [
            'Asset',
            'Titled to',
            'Value',
            'Debt',
            'Possible claimants',
            'Protection today',
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
      heading: 'The layers, from first to last',
      blocks: [
        {
          kind: 'table',
          caption: 'Test of each layer',
          columns: ['Layer', 'In place when', 'Done', 'By whom, by when'],
          rows: [
            [
              '1. Insurance',
              'Limits fit the exposure, and the umbrella covers every vehicle and property',
              '',
              '',
            ],
            [
              '2. Exempt assets',
              'Retirement plans and homestead are used as far as state law allows',
              '',
              '',
            ],
            [
              '3. Entities',
              'Each risky asset has an entity of its own that observes its formalities',
              '',
              '',
            ],
            [
              '4. Operating and holding split',
              'Equipment, property, and brand are held outside the operating entity',
              '',
              '',
            ],
            [
              '5. Titling between spouses',
              'Tenancy by the entirety, or separate title, where state law allows it',
              '',
              '',
            ],
            [
              '6. Trusts',
              'Counsel has advised on the kind, the state, and the control that the client gives up',
              '',
              '',
            ],
          ],
        },
      ],
    },
    {
      heading: 'Maintenance',
      blocks: [
        {
          kind: 'checklist',
          items: [
            'Separate bank account and books for each entity',
            'Annual reports and registered agents current',
            'Contracts and leases signed in the name of the entity, with title',
            'Insurance names every entity that needs to be named',
            'Solvency checked: debts can be paid as they come due',
            'Map reviewed each year and after each purchase, sale, marriage, divorce, or move',
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
