import type { ToolDocument } from 'shared-contract/tools/document';

export const clientReviewAgenda = {
  kind: 'document',
  format: 'pages',
  title: 'Client Review Agenda',
  purpose: 'Sixty minutes on a plan that is under way. Sent to the client a week before, filled in together.',
  asOf: 'November 2026',
  sections: [
    {
      heading: 'Who and when',
      blocks: [
        {
          kind: 'fields',
          labels: ['Client', 'Advisor', 'Date and place', 'Last review', 'Who takes part', 'Next review'],
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
          caption: 'Every action of the last review, none left out',
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
            'Money: profit against plan, debt taken on, an asset bought or sold',
            'Plans: a sale, a purchase, a new location, retirement brought forward',
            'Letters: anything from the IRS or a state, with its date',
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
          caption: 'Estimates beside what came of them',
          columns: ['Strategy', 'Estimated for the year', 'On course', 'Risk that we named', 'Still true?'],
          rows: [],
          blanks: 4,
        },
        {
          kind: 'notice',
          text: 'An estimate that will not be met is said today, by us, with the reason. It is not left for the return.',
        },
      ],
    },
    {
      heading: 'Who does what next (15 minutes)',
      blocks: [
        {
          kind: 'table',
          caption: 'One name and one date a line',
          columns: ['Action', 'Who', 'Due', 'What it needs'],
          rows: [],
          blanks: 4,
        },
        {
          kind: 'checklist',
          items: [
            'The client said back the two actions that are theirs',
            'Next review in both calendars before anybody leaves',
            'These pages sent within two business days',
          ],
        },
      ],
    },
  ],
  sources: [
    'IRC 7216 and Treasury Regulations 301.7216-3: consent before return information is used for anything else.',
    '31 CFR 10.21 and 10.22: errors that come to light are told to the client promptly; diligence in what is said.',
  ],
} as const satisfies ToolDocument;
