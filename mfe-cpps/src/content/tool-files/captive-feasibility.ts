import { formatDollars } from 'shared-contract/format';
import { smallInsurer } from 'shared-contract/tax/small-insurer';
import type { ToolDocument } from 'shared-contract/tools/document';

export const captiveFeasibility = {
  kind: 'document',
  format: 'pages',
  title: 'Captive Feasibility Checklist',
  purpose: 'Layer 5. Questions to answer, in order, before the client pays a premium.',
  asOf: 'November 2026',
  sections: [
    {
      heading: 'Read this first',
      blocks: [
        {
          kind: 'notice',
          text: 'Small captives that elect section 831(b) can be reportable transactions under the final regulations of January 2025 (TD 10029). A captive with a loss ratio under 30% that also lends premium back to its owners can be a listed transaction (as of June 2026, that rule is in litigation); a loss ratio under 60%, or such lending, can make it a transaction of interest. Participants and advisors must then disclose, and the penalties for a failure are severe. The IRS has won the reported trials on the deduction.',
        },
        {
          kind: 'checklist',
          items: [
            'Loss ratio for the computation period known, or estimated by the actuary, in writing',
            'No loan, guarantee, or other transfer of captive capital to the insured, the owner or a related party',
            'Disclosure on Form 8886 decided, and by whom',
            'Our own duty as material advisor (Form 8918) decided, and by whom',
          ],
        },
        { kind: 'fields', labels: ['Business', 'Advisor', 'Captive manager', 'Date'] },
      ],
    },
    {
      heading: 'Is it insurance?',
      blocks: [
        {
          kind: 'checklist',
          items: [
            'The business bears a real risk of loss today',
            'Risk shifts: the captive can pay from its own capital without reimbursement from the insured',
            'Risk is distributed: enough insured entities, or enough unrelated risk, for the law of large numbers',
            'Policies, claims handling, and reserves match an insurer’s, year after year',
            'The coverage is for an insurance risk, not a business or investment risk',
          ],
        },
        {
          kind: 'table',
          caption: 'Risks the business bears today',
          columns: [
            'Risk',
            'Losses in the last five years',
            'Covered today by',
            'Gap or retention',
            'In the captive?',
          ],
          rows: [
            ['General liability deductible', '', '', '', ''],
            ['Cyber', '', '', '', ''],
            ['Supply interruption', '', '', '', ''],
            ['Warranty', '', '', '', ''],
            ['Key customer or contract', '', '', '', ''],
          ],
          blanks: 2,
        },
      ],
    },
    {
      heading: 'Is it priced and funded?',
      blocks: [
        {
          kind: 'checklist',
          items: [
            'An independent credentialed actuary set each premium, with the method in the file',
            'Each premium is compared with a quote from the commercial market, or its absence is explained',
            'Capital covers the expected loss, not only the domicile’s minimum',
            `Yearly premium is within the section 831(b) limit (${formatDollars(smallInsurer[2026].mostPremiums)} for 2026), or the election is not made`,
            'The diversification test of section 831(b)(2)(B) is met and the owners of the captive are listed',
          ],
        },
        {
          kind: 'table',
          caption: 'Cost against benefit',
          columns: ['Line', 'Year 1', 'Year 2', 'Year 3'],
          rows: [
            ['Premium', '', '', ''],
            ['Expected losses', '', '', ''],
            ['Manager, actuary, audit, domicile', '', '', ''],
            ['Commercial premium saved', '', '', ''],
            ['Net, before any tax effect', '', '', ''],
          ],
        },
        {
          kind: 'notice',
          text: 'If the last line is negative, stop here and tell the client.',
        },
      ],
    },
    {
      heading: 'Decision',
      blocks: [
        {
          kind: 'checklist',
          items: ['Proceed to a feasibility study', 'Wait for better loss data', 'Do not form a captive'],
        },
        { kind: 'fields', labels: ['Reason', 'Signed', 'Reviewed by counsel', 'Date'] },
      ],
    },
  ],
  sources: [
    'Treasury Decision 10029 (January 14, 2025), Treasury Regulations 1.6011-10 and 1.6011-11.',
    'Internal Revenue Code sections 831(b), 6011, 6111, 6707A.',
    'Avrahami v. Commissioner, 149 T.C. 144 (2017); Syzygy Insurance Co. v. Commissioner, T.C. Memo. 2019-34.',
  ],
} as const satisfies ToolDocument;
