import type { ToolDocument } from 'shared-contract/tools/document';

export const clientReviewAgenda = {
  kind: 'document',
  format: 'pages',
  title: 'Client Review Agenda',
  purpose: 'Sixty minutes on a plan in progress. Sent to the client a week before, filled in together.',
  asOf: 'November 2026',
  sections: [
    {
      heading: 'Who and when',
      blocks: [
        {
          kind: 'fields',
          labels: ['Client', 'Advisor', 'Date and place', 'Last review', 'Participants', 'Next review'],
        },
        {
          kind: 'checklist',
          items: [
            'Agenda and last action list sent a week before',
            'Year-to-date figures received, or the meeting moved',
            'Written consent on file for every use of return information beyond the return (section 7216)',
          ],
        },
      ],
    },
    {
      heading: 'What we promised, what was done (15 minutes)',
      blocks: [
        {
          kind: 'table',
          caption: 'Every action of the last review',
          columns: ['Action', 'Who', 'Due', 'Done on', 'If not, why'],
          rows: [],
          blanks: 4,
        },
      ],
    },
    {
      heading: 'What changed (15 minutes)',
      blocks: [
        {
          kind: 'checklist',
          items: [
            'Owners: joined, left, married, divorced, died, moved to another state',
            'People: payroll up or down, key person lost, a family member hired',
            'Money: profit against plan, new debt, an asset bought or sold',
            'Plans: a sale, a purchase, a new location, retirement brought forward',
            'Notices: anything from the IRS or a state, with its date',
          ],
        },
        { kind: 'fields', labels: ['Largest change', 'What it does to the plan'] },
      ],
    },
    {
      heading: 'The plan in figures (15 minutes)',
      blocks: [
        {
          kind: 'table',
          caption: 'Estimates and results',
          columns: ['Strategy', 'Estimated for the year', 'On track', 'Risk we named', 'Still true?'],
          rows: [],
          blanks: 4,
        },
        {
          kind: 'notice',
          text: 'We report an estimate that won’t be met today, with the reason. We don’t leave it for the return.',
        },
      ],
    },
    {
      heading: 'Who does what next (15 minutes)',
      blocks: [
        {
          kind: 'table',
          caption: 'One name and one date a line',
          columns: ['Action', 'Who', 'Due', 'Needs'],
          rows: [],
          blanks: 4,
        },
        {
          kind: 'checklist',
          items: [
            'The client repeated their two actions',
            'Next review in both calendars before the meeting ends',
            'These pages sent within two business days',
          ],
        },
      ],
    },
  ],
  sources: [
    'IRC 7216 and Treasury Regulations 301.7216-3: consent before return information is used for anything else.',
    '31 CFR 10.21 and 10.22: prompt advice to the client about an error, and diligence in statements.',
  ],
} as const satisfies ToolDocument;
