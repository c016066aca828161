import type { PrintableDocument } from '../../lib/printable.ts';

export const exitReadiness = {
  kind: 'document',
  format: 'slides',
  title: 'Exit Readiness',
  purpose: 'Layer 7. Eight slides for the first meeting with an owner who may sell within ten years.',
  asOf: 'November 2026',
  sections: [
    {
      heading: 'Three dates, one number',
      blocks: [
        {
          kind: 'list',
          items: [
            'The date you would like to stop',
            'The date the business could be sold',
            'The date the money must last to',
          ],
        },
        { kind: 'fields', labels: ['Stop', 'Sellable', 'Lasts to', 'The number after tax'] },
      ],
    },
    {
      heading: 'What is it worth today?',
      blocks: [
        {
          kind: 'table',
          caption: 'A first range, before a valuation',
          columns: ['Line', 'Low', 'High'],
          rows: [
            ['Normalized EBITDA', '', ''],
            ['Multiple for this trade and size', '', ''],
            ['Enterprise value', '', ''],
            ['Less debt', '', ''],
            ['Equity value', '', ''],
          ],
        },
      ],
    },
    {
      heading: 'The gap',
      blocks: [
        {
          kind: 'table',
          caption: 'From price to what you keep',
          columns: ['Line', 'Amount'],
          rows: [
            ['Equity value', ''],
            ['Less federal and state tax on the sale', ''],
            ['Less fees and retained liabilities', ''],
            ['Plus assets outside the business', ''],
            ['What you would have', ''],
            ['The number', ''],
            ['Gap', ''],
          ],
        },
      ],
    },
    {
      heading: 'What a buyer pays more for',
      blocks: [
        {
          kind: 'checklist',
          items: [
            'No customer is more than 15% of revenue',
            'A second person can run it for three months',
            'Three years of clean, accrual-basis statements',
            'Recurring or contracted revenue',
            'Key people bound by agreement',
            'Contracts and licenses that survive a change of owner',
          ],
        },
      ],
    },
    {
      heading: 'Who could buy it',
      blocks: [
        {
          kind: 'table',
          caption: 'Five routes',
          columns: ['Route', 'Typical price', 'What it asks of you'],
          rows: [
            ['Family', 'Lower, often by gift and note', 'Fairness to children outside the business'],
            ['Management', 'Fair, paid over time', 'Seller financing and patience'],
            ['Employees (ESOP)', 'Appraised fair market value', 'Payroll large enough to carry the plan'],
            ['Strategic buyer', 'Highest', 'Confidentiality, and change after closing'],
            ['Financial buyer', 'High, with part kept invested', 'A second sale later'],
          ],
        },
      ],
    },
    {
      heading: 'Structure changes the tax',
      blocks: [
        {
          kind: 'list',
          items: [
            'Stock or assets: who takes the basis step-up, and who pays for it',
            'Section 1202: stock issued after July 4, 2025 may qualify in part from three years, in full at five',
            'Installment sale: tax follows the payments, depreciation recapture does not',
            'Gifts and trusts before a letter of intent, with $15,000,000 of exemption a person in 2026',
            'Charitable remainder trust or donor-advised fund, funded before the sale is bound',
          ],
        },
      ],
    },
    {
      heading: 'Thirty-six months back from closing',
      blocks: [
        {
          kind: 'table',
          caption: 'Timetable',
          columns: ['Before closing', 'Do'],
          rows: [
            ['36 months', 'First valuation; entity and stock records in order; start the value drivers'],
            ['24 months', 'Estate transfers; key people; second-level management'],
            ['12 months', 'Sell-side quality of earnings; data room; advisors chosen'],
            ['6 months', 'Market, letters of intent, structure settled'],
            ['0', 'Close; fund the plan for after'],
          ],
        },
      ],
    },
    {
      heading: 'Next step',
      blocks: [
        {
          kind: 'checklist',
          items: [
            'Three years of statements to us',
            'Personal balance sheet',
            'Will, trusts and buy-sell agreement',
          ],
        },
        { kind: 'fields', labels: ['Next meeting', 'Who else should be there'] },
      ],
    },
  ],
  sources: [
    'Internal Revenue Code sections 453, 1202, 338(h)(10), 1060; Public Law 119-21, sections 70106 and 70431.',
  ],
} as const satisfies PrintableDocument;
