import { formatDollars } from 'shared-contract/format';
import { taxTables } from 'shared-contract/tax/tables';
import type { ToolDocument } from 'shared-contract/tools/document';

export const exitReadiness = {
  kind: 'document',
  format: 'slides',
  title: 'Exit Readiness',
  purpose: 'Layer 7. For the first meeting with an owner who may sell within ten years.',
  asOf: 'November 2026',
  sections: [
    {
      heading: 'Three dates, one number',
      notes:
        'Ask for the dates before the price. Write the answers on the slide as you talk. A missing date is the first task. Source: the owner.',
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
      notes:
        'A range, not a valuation. Say which costs you normalized and where the multiple comes from. An independent appraiser sets the figure that a tax return relies on.',
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
      notes:
        'Work down the lines with the owner. Federal long-term gain is taxed at up to 20%, and 3.8% may be added. Sources: IRC 1(h), 1411.',
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
      heading: 'What raises the price',
      notes:
        'Tick only what a buyer could verify in a data room. The 15% is our rule of thumb, not a legal test.',
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
      heading: 'Possible buyers',
      notes:
        'Each route has a price and a cost in control. An ESOP pays no more than adequate consideration. Source: ERISA 3(18).',
      blocks: [
        {
          kind: 'table',
          caption: 'Five routes',
          columns: ['Route', 'Typical price', 'What it requires'],
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
      notes:
        'Stock acquired after July 4, 2025: 50% excluded at three years, 75% at four, 100% at five. Health, law, accounting, consulting, and finance are excluded, among others. The rest of a gain excluded by half or three quarters is taxed at up to 28% (IRC 1(h)(4), (7)). Sources: IRC 1202, 453, 2010(c)(3); P.L. 119-21 section 70431; Rev. Proc. 2025-32.',
      blocks: [
        {
          kind: 'list',
          items: [
            'Stock or assets: the buyer’s step-up in basis, and its price',
            'Section 1202: stock acquired after July 4, 2025 may qualify in part from three years, in full at five',
            'Installment sale: tax follows the payments, depreciation recapture does not',
            `Gifts and trusts before a letter of intent, with ${formatDollars(taxTables[2026].estateAndGift.basicExclusion)} of exemption per person in 2026`,
            'Charitable remainder trust or donor-advised fund, funded before the sale is bound',
          ],
        },
      ],
    },
    {
      heading: 'Thirty-six months back from closing',
      notes:
        'Gifts and charitable transfers need to be complete before the sale is bound. Put the closing date of slide 2 at the right end and count back.',
      blocks: [
        {
          kind: 'timeline',
          caption: 'Months before closing',
          steps: [
            {
              when: '36',
              what: 'First valuation; entity and stock records in order; start the value drivers',
            },
            { when: '24', what: 'Estate transfers; key people; second-level management' },
            { when: '12', what: 'Sell-side quality of earnings; data room; advisors chosen' },
            { when: '6', what: 'Market, letters of intent, structure settled' },
            { when: '0', what: 'Close; fund the plan for after' },
          ],
        },
      ],
    },
    {
      heading: 'Next step',
      notes:
        'Leave with three things to send and one date. Tax returns stay out of email: use the secure folder.',
      blocks: [
        {
          kind: 'checklist',
          items: [
            'Three years of statements to us',
            'Personal balance sheet',
            'Will, trusts, and buy-sell agreement',
          ],
        },
        { kind: 'fields', labels: ['Next meeting', 'Others to invite'] },
      ],
    },
  ],
  sources: [
    'Internal Revenue Code sections 453, 1202, 338(h)(10), 1060; Public Law 119-21, sections 70106 and 70431.',
  ],
} as const satisfies ToolDocument;
