import type { ToolDocument } from 'shared-contract/tools/document';
import { filledExample } from './filled-example.ts';
import { storyParts } from './story-parts.ts';

export const storySprintWorkbook = {
  kind: 'document',
  format: 'pages',
  title: 'Story Sprint Workbook',
  purpose: 'Two weeks with one client, from the first question to a story that is ready for review.',
  asOf: 'November 2026',
  sections: [
    {
      heading: 'Before you begin',
      blocks: [
        {
          kind: 'text',
          text: 'A story is how an owner recognizes their own problem in somebody else’s business. It is not an advertisement: it says what was wrong, what was done, what it cost and what is still open. This workbook takes one client through it in two weeks. Write by hand or in the file; then put each part into the story editor, where it is saved, commented on and reviewed.',
        },
        {
          kind: 'fields',
          labels: ['Client', 'Coach', 'First day of the sprint', 'Day of review'],
        },
        {
          kind: 'checklist',
          items: [
            'The client knows that a story is being written, and that nothing is published without their yes',
            'Written consent under section 7216 is on file before return information is used for the story',
            'Names, places and figures that must not appear are written down here, on this page',
            'The plan behind the story is signed, or the story says that it is not',
          ],
        },
        { kind: 'fields', labels: ['Must not appear', 'Consent signed on'] },
      ],
    },
    {
      heading: 'The two weeks',
      blocks: [
        {
          kind: 'table',
          caption: 'Ten working days, at most an hour each',
          columns: ['Day', 'What happens', 'What is there at the end', 'Done on'],
          widths: [5, 30, 26, 10],
          rows: [
            [
              '1',
              'Ask for consent; read the plan and the last two reviews',
              'Three facts nobody may get wrong',
              '',
            ],
            ['2', 'Conversation, first half: situation and challenge', 'Notes in the client’s words', ''],
            ['3', 'Write the situation', 'Part 1 in the editor', ''],
            ['4', 'Write the challenge; call about what you did not understand', 'Part 2 in the editor', ''],
            ['5', 'Check every figure against the plan and the return', 'Each figure with its source', ''],
            ['6', 'Conversation, second half: strategy, result, lesson', 'Notes in the client’s words', ''],
            ['7', 'Write the strategy and what was not chosen', 'Part 3 in the editor', ''],
            ['8', 'Write the result, with what is still open', 'Part 4 in the editor', ''],
            ['9', 'Write the lesson; read all of it aloud', 'Part 5, and a title', ''],
            ['10', 'The client reads it; send it for review', 'Story in review', ''],
          ],
        },
        {
          kind: 'notice',
          text: 'A day that is lost is moved, not skipped. A story whose figures were not checked on day 5 is not finished on day 10.',
        },
      ],
    },
    ...storyParts,
    filledExample,
    {
      heading: 'Before it goes to review',
      blocks: [
        {
          kind: 'checklist',
          items: [
            'Every figure has a year and a source, and says whether it was estimated or came about',
            'What was deferred is called deferred, and not saved',
            'Costs stand beside the benefit: fees, filings, staff, time',
            'At least one thing did not go as planned, or the story says why nothing did',
            'Nobody can find out who the client is, unless the client wants it',
            'The lesson would help an owner who never becomes a client',
            'The client has read it and said yes, on this day:',
          ],
        },
        { kind: 'fields', labels: ['Client’s yes on', 'Reviewed by', 'Published on', 'Link revoked on'] },
        {
          kind: 'text',
          text: 'A result that is told in public is a claim. It needs a reasonable basis, and what most clients get beside it. If this client is not typical, say so in the story itself, in the same size as the rest.',
        },
      ],
    },
    {
      heading: 'What we learned from this sprint',
      blocks: [
        {
          kind: 'table',
          caption: 'For the next one',
          columns: ['Question', 'Answer'],
          widths: [20, 40],
          rows: [
            ['Which question opened the conversation?', ''],
            ['Which figure was hardest to prove?', ''],
            ['What did the client add or strike out?', ''],
            ['Who should read this story first?', ''],
          ],
        },
      ],
    },
  ],
  sources: [
    'IRC 7216 and Treasury Regulations 301.7216-3: written consent before return information is used for anything else, a testimonial included.',
    '16 CFR 255: endorsements, typical results, disclosure of pay and ties. 16 CFR 465: no invented or bought reviews.',
    '31 CFR 10.30: no false or misleading solicitation by those who practice before the IRS.',
    'IRC 1401, 1402(a)(12), 3101, 3111 and 3121(d); wage base of 2026, $184,500 (Social Security Administration): the figures of the example.',
  ],
} as const satisfies ToolDocument;
