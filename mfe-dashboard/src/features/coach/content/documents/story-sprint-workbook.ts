import type { ToolDocument, ToolSection } from 'shared-contract/tools/document';

interface Part {
  readonly name: string;
  readonly about: string;
  readonly questions: readonly string[];
  readonly test: string;
}

const parts: readonly Part[] = [
  {
    name: 'Part 1: Situation',
    about:
      'Who the client is and the situation before the work began: the business, its size, its owner. Here readers decide whether the story is about someone like them.',
    questions: [
      'What does the business do, for whom, since when, with how many people?',
      'What was in place: entity, plans, insurance, books, advisors?',
      'What did the owner believe about their taxes at that time?',
      'What did an ordinary week look like?',
    ],
    test: 'An owner of the same size says: that is us.',
  },
  {
    name: 'Part 2: Challenge',
    about:
      'What was wrong, or about to happen, and what it would have cost to leave it alone. Not what we sell, but what kept the owner awake.',
    questions: [
      'What happened that made you call?',
      'What had you tried before, and why was it not enough?',
      'What would the next three years have been like without a change?',
      'What were you afraid that the change would cost?',
    ],
    test: 'It can be told without naming a strategy.',
  },
  {
    name: 'Part 3: Strategy',
    about:
      'What was done, in which order, and why this and not the obvious alternative. A strategy that was tested and left out belongs here as well.',
    questions: [
      'Which two or three things were done first, and who did them?',
      'What did you decide against, and why?',
      'What did you have to change in your own routine?',
      'Which specialists took part, and what did they cost?',
    ],
    test: 'A colleague could name the sections of the law behind it.',
  },
  {
    name: 'Part 4: Result',
    about:
      'What changed, with figures and the year they belong to, before fees and after. What is deferred is called deferred. What is still open goes here.',
    questions: [
      'Which figure moved, from what to what, in which year?',
      'What did it cost, once and every year?',
      'What is still an estimate?',
      'What changed that is no figure?',
    ],
    test: 'Each figure can be shown on a page of the file.',
  },
  {
    name: 'Part 5: Lesson',
    about: 'The one thing that the next owner in the same place should take from it. One thing.',
    questions: [
      'What would you tell yourself two years ago?',
      'For whom would this have been wrong?',
      'What should be asked first?',
    ],
    test: 'It fits into two sentences, and it is not praise.',
  },
];

const storyParts: readonly ToolSection[] = parts.map(({ name, about, questions, test }) => ({
  heading: name,
  blocks: [
    { kind: 'text', text: about },
    {
      kind: 'table',
      caption: 'Ask, and write down the client’s words',
      columns: ['Question', 'In the client’s words'],
      widths: [20, 34],
      rows: questions.map((question) => [question, '']),
    },
    { kind: 'fields', labels: ['First sentence', 'Figures in it, with their source'] },
    { kind: 'notice', text: `It is done when: ${test}` },
  ],
}));

/** A completed example of the five parts. The people and the practice are fictional, and a test checks the figures. */
const filledExample: ToolSection = {
  heading: 'An example, filled in',
  blocks: [
    {
      kind: 'text',
      text: '“The salary that no one had asked about.” Practice and people are invented. The figures are those of tax year 2026 and can be worked out with the entity comparison of the tools page.',
    },
    {
      kind: 'table',
      caption: 'The five parts of the example',
      columns: ['Part', 'Text'],
      widths: [10, 52],
      rows: [
        [
          'Situation',
          'A physical therapist, single, owns a clinic with six employees. It has been a sole proprietorship since 2014. Profit before anything for the owner is $300,000. The books are closed each month; no one had reviewed the entity since the first year.',
        ],
        [
          'Challenge',
          'Each April the second largest line of the return was self-employment tax, and no one had explained it. On $300,000 it is $30,912.45 for 2026, with $693.45 of Additional Medicare Tax above it. The owner was told by a friend to “just become an S corp and pay no salary”, and was right to distrust that.',
        ],
        [
          'Strategy',
          'Reasonable pay came first: three sources for what a therapist who runs a clinic earns there gave $120,000, and the record is in the file. Then an S election. We decided against a C corporation, because the profit is needed at home. A cash balance plan was modeled and left for later: two poor years in ten would not have carried it.',
        ],
        [
          'Result',
          'Payroll tax on the salary is $18,360.00 for both sides. The difference is $13,245.90 for 2026, before costs: payroll service, a second return and state fees take about $4,000 of it each year. The deduction for half of self-employment tax falls away, so the net is smaller again. The first year is not over; this is an estimate.',
        ],
        [
          'Lesson',
          'The entity is the second question. The first is what your own work is worth, with evidence. For an owner whose profit hardly exceeds a fair salary the election would only have cost money.',
        ],
      ],
    },
    {
      kind: 'table',
      caption: 'How the figures were worked out',
      columns: ['Step', 'Figure'],
      widths: [46, 14],
      rows: [
        ['Net earnings: $300,000 x 92.35%', '$277,050.00'],
        ['12.4% up to the wage base of $184,500', '$22,878.00'],
        ['2.9% of $277,050', '$8,034.45'],
        ['Additional Medicare Tax: 0.9% above $200,000', '$693.45'],
        ['Sole proprietor, together', '$31,605.90'],
        ['S corporation: 15.3% of $120,000', '$18,360.00'],
        ['Difference, before costs and income tax', '$13,245.90'],
      ],
    },
  ],
};

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
          text: 'A story is how an owner recognizes their own problem in another owner’s business. It is not an advertisement: it says what was wrong, what was done, what it cost and what is still open. This workbook takes one client through it in two weeks. Write by hand or in the file; then put each part into the story editor, where it is saved, commented on and reviewed.',
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
              'Three facts that must be right',
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
            'Costs appear next to the benefit: fees, filings, staff, time',
            'At least one thing did not go as planned, or the story says why nothing did',
            'No one can identify the client, unless the client wants it',
            'The lesson would help an owner who never becomes a client',
            'The client has read it and said yes, on this day:',
          ],
        },
        { kind: 'fields', labels: ['Client’s yes on', 'Reviewed by', 'Published on', 'Link revoked on'] },
        {
          kind: 'text',
          text: 'A published result is a claim. It needs a reasonable basis, and what most clients get next to it. If this client is not typical, say so in the story itself, in the same size as the rest.',
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
