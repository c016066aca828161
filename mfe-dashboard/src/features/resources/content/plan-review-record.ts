import type { ToolDocument } from 'shared-contract/tools/document';

export const planReviewRecord = {
  kind: 'document',
  format: 'pages',
  title: 'Plan Review Record',
  purpose: 'Layer 9. The second reviewer’s record: checks, findings, and the decision on a plan.',
  asOf: 'November 2026',
  sections: [
    {
      heading: 'The plan',
      blocks: [
        {
          kind: 'fields',
          labels: [
            'Client',
            'Prepared by',
            'Reviewed by',
            'Version and date',
            'Tax year',
            'Strategies in it',
          ],
        },
        {
          kind: 'notice',
          text: 'The reviewer had no part in preparing the plan, reads all of it, and has the power to stop it.',
        },
      ],
    },
    {
      heading: 'Facts',
      blocks: [
        {
          kind: 'checklist',
          items: [
            'Each figure cites a document in the file, by name and page',
            'Assumptions are labeled, and the client has seen them',
            'The plan includes every fact that contradicts it',
          ],
        },
        {
          kind: 'table',
          caption: 'Facts the plan depends on',
          columns: ['Fact', 'Document', 'Agrees?'],
          rows: [],
          blanks: 3,
        },
      ],
    },
    {
      heading: 'Law and figures',
      blocks: [
        {
          kind: 'table',
          caption: 'One line a strategy',
          columns: ['Strategy', 'Authority and year', 'Recomputed', 'Strength of the position', 'Open'],
          rows: [],
          blanks: 4,
        },
        {
          kind: 'checklist',
          items: [
            'Limits are those of the tax year, with their authority, and none from memory',
            'Each position has substantial authority, or is disclosed with a reasonable basis (IRC 6694)',
            'The client was asked about reportable transactions, and the answer is on file',
            'Deferral is called deferral; nothing is promised',
            'State tax is in the figures, or the plan says that it isn’t',
          ],
        },
      ],
    },
    {
      heading: 'The client’s side',
      blocks: [
        {
          kind: 'checklist',
          items: [
            'Each strategy names its cost, its risk, and how it ends',
            'Consents under section 7216 cover every use of return information',
            'Referral pay and commissions are disclosed in writing, or there are none',
            'The fee doesn’t depend on the tax saved, or counsel has agreed that it may',
          ],
        },
      ],
    },
    {
      heading: 'Decision',
      blocks: [
        {
          kind: 'checklist',
          items: ['Approved', 'Approved after the corrections below', 'Rejected'],
        },
        {
          kind: 'table',
          caption: 'Corrections',
          columns: ['What', 'Who', 'By', 'Checked on'],
          rows: [],
          blanks: 3,
        },
        { kind: 'fields', labels: ['Reviewer', 'Date'] },
      ],
    },
  ],
  sources: [
    '31 CFR 10.34 and 10.37 (T.D. 9668): positions, and written advice on reasonable facts.',
    'IRC 6694: preparer penalties; substantial authority, or disclosure and a reasonable basis.',
    'IRC 7216 and Treasury Regulations 301.7216-3: consent before use.',
    '31 CFR 10.27; AICPA Code 1.510 and 1.520: contingent fees, commissions and referral fees.',
  ],
} as const satisfies ToolDocument;
