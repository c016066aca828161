import type { ToolDocument } from 'shared-contract/tools/document';

export const retainerProposal = {
  kind: 'document',
  format: 'pages',
  title: 'Planning Retainer Proposal',
  purpose: 'Layer 9. A proposal for a year of planning. Add your letterhead, and delete what does not apply.',
  asOf: 'November 2026',
  sections: [
    {
      heading: 'Prepared for',
      blocks: [
        {
          kind: 'fields',
          labels: ['Client', 'Business', 'Prepared by', 'Date', 'Valid until', 'Planning year'],
        },
        {
          kind: 'text',
          text: 'You asked what could be done about next year before it ends. This proposal lists the work, its order, its cost, and what we leave to others.',
        },
      ],
    },
    {
      heading: 'What we found',
      blocks: [
        {
          kind: 'table',
          caption: 'From the forecast (Plan ROI Forecast)',
          columns: ['Strategy', 'Expected a year', 'Probability', 'Saved or deferred', 'Depends on'],
          rows: [],
          blanks: 5,
        },
        {
          kind: 'notice',
          text: 'These are estimates from the figures you gave us, under today’s law. They are not a promise of a result.',
        },
      ],
    },
    {
      heading: 'What we will do',
      blocks: [
        {
          kind: 'table',
          caption: 'Scope by layer',
          columns: ['Layer', 'Work', 'You receive', 'In scope'],
          rows: [
            ['1 Entity Structuring', 'Entity and salary review', 'Comparison and minutes', ''],
            ['2 Cost Segregation', 'Screening of each property', 'Study order or reason not to', ''],
            ['3 R&D Credits', 'Interviews and project records', 'Credit file', ''],
            ['4 Retirement Plans', 'Design with the actuary', 'Plan comparison', ''],
            ['5 Captive Insurance', 'Feasibility questions', 'Go or no-go memo', ''],
            ['6 Asset Protection', 'Asset map', 'Map and list for counsel', ''],
            ['7 Exit Planning', 'Value and gap', 'Exit timetable', ''],
            ['8 Philanthropy', 'Giving calendar', 'Gift plan', ''],
            ['9 ROI Tools', 'Forecast and yearly review', 'One-page plan, updated', ''],
          ],
        },
      ],
    },
    {
      heading: 'When',
      blocks: [
        {
          kind: 'table',
          caption: 'The year',
          columns: ['Quarter', 'Meeting', 'Decided there'],
          rows: [
            ['1', 'Blueprint', 'Order of the layers; data request'],
            ['2', 'Mid-year', 'Entity, plans, and studies under way'],
            ['3', 'Projection', 'Estimated tax; year-end list'],
            ['4', 'Close', 'Contributions, gifts, purchases; forecast against result'],
          ],
        },
      ],
    },
    {
      heading: 'What it costs',
      blocks: [
        {
          kind: 'fields',
          labels: [
            'Yearly retainer',
            'Billed monthly or quarterly',
            'Specialist fees, paid directly',
            'Out of scope, by the hour',
          ],
        },
        {
          kind: 'text',
          text: 'The fee is for the work and does not depend on the tax saved. Either side may end the engagement with 30 days’ notice; we bill work to that date in proportion.',
        },
      ],
    },
    {
      heading: 'What is not included',
      blocks: [
        {
          kind: 'list',
          items: [
            'Return preparation and audit representation, unless added in writing',
            'Legal advice and documents; we work with your counsel',
            'Actuarial certification, engineering studies, and appraisals',
            'Investment advice',
          ],
        },
      ],
    },
    {
      heading: 'Agreed',
      blocks: [{ kind: 'fields', labels: ['Client', 'Date', 'For the firm', 'Date'] }],
    },
  ],
  sources: [
    'Treasury Department Circular 230, sections 10.27 and 10.37.',
    'AICPA Statements on Standards for Tax Services.',
  ],
} as const satisfies ToolDocument;
