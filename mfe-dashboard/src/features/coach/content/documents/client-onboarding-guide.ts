import type { ToolDocument, ToolSection } from 'shared-contract/tools/document';

interface EmailMessage {
  readonly heading: string;
  readonly subject: string;
  readonly when: string;
  readonly paragraphs: readonly string[];
}

const letters: readonly EmailMessage[] = [
  {
    heading: 'Email 1: After the first call',
    subject: 'What we heard, and what comes next',
    when: 'Within one business day of the first call. Fill in the brackets.',
    paragraphs: [
      'Dear [name], thank you for the half hour. This is what we heard: [two sentences in their words]. If we got something wrong, tell us.',
      'We have not seen your returns, so we have not promised anything, and we will not until we have. If you want to go on, the next step is an engagement letter and two consents. They reach you on [day].',
      'If you decide against it, a line is enough, and nothing that you told us is used for anything.',
    ],
  },
  {
    heading: 'Email 2: The documents',
    subject: 'The papers we need by [day]',
    when: 'With the list of stage 3, from which you have struck out what does not apply.',
    paragraphs: [
      'Dear [name], the list below has [number] lines. Each says what we look for in the paper, so that you can tell whether you have the right one. Put them into your folder in the member area; do not send them by email.',
      'If a document does not exist, write “none” next to it. That helps as much as the document does. What you cannot find by [day] we will look for together.',
      'One thing first, if you can: last year’s business return. We begin with it on the day it comes.',
    ],
  },
  {
    heading: 'Email 3: The plan is signed',
    subject: 'Your plan, and your next two steps',
    when: 'Within two business days of the signature.',
    paragraphs: [
      'Dear [name], your signed plan is in your folder. It has [number] strategies for this year; the others, and why they wait, are on its last page.',
      'Two steps are yours: [first step] by [day], and [second step] by [day]. Ours are on the same page, with our names.',
      'The figures in the plan are estimates based on the assumptions next to them. If one changes (a new owner, a purchase, a poor quarter), tell us that week instead of waiting for the review.',
    ],
  },
  {
    heading: 'Email 4: Before the first review',
    subject: 'Our review on [day]',
    when: 'A week before the review, with the agenda.',
    paragraphs: [
      'Dear [name], on [day] at [time] we go through your plan for the first time. The agenda is attached; it takes an hour.',
      'Please bring this year’s figures up to [month], and any letter from the IRS or a state, opened or not.',
      'Write down one thing that you did not understand so far. We begin with it.',
    ],
  },
];

/** Email templates. Each starts with a note on when to use it. */
const onboardingLetters: readonly ToolSection[] = letters.map(({ heading, subject, when, paragraphs }) => ({
  heading,
  blocks: [
    { kind: 'notice', text: when },
    { kind: 'text', text: `Subject: ${subject}` },
    ...paragraphs.map((text) => ({ kind: 'text', text }) as const),
  ],
}));

export const clientOnboardingGuide = {
  kind: 'document',
  format: 'pages',
  title: 'Client Onboarding Guide',
  purpose: 'From the first call to the first review: what to ask for, in which order, and what to write.',
  asOf: 'November 2026',
  sections: [
    {
      heading: 'The first ninety days on one page',
      blocks: [
        {
          kind: 'text',
          text: 'A client who knows what comes next sends what is asked for. This guide sets the order: five stages, each with an end that can be seen. Copy it for every client, fill in the dates, and keep it with the client’s page.',
        },
        { kind: 'fields', labels: ['Client', 'Coach', 'First call on', 'First review on'] },
        {
          kind: 'table',
          caption: 'Five stages',
          columns: ['Stage', 'Days', 'It ends when', 'Done on'],
          widths: [20, 9, 34, 11],
          rows: [
            ['1. First call', '0', 'both sides say whether to go on, and why', ''],
            ['2. Agreement', '1 to 7', 'letter and consents are signed, conflicts are checked', ''],
            ['3. Papers', '8 to 28', 'the list below is complete, or what is missing has a date', ''],
            ['4. Plan', '29 to 60', 'a second person has read it and the client has signed it', ''],
            ['5. First review', '61 to 90', 'the client said back their own next two steps', ''],
          ],
        },
      ],
    },
    {
      heading: 'Stage 1: The first call',
      blocks: [
        {
          kind: 'text',
          text: 'Thirty minutes. Listen for twenty. Don’t sell a strategy in a first call: you do not know the facts yet, and you say so.',
        },
        {
          kind: 'list',
          items: [
            'What made you call now, and not a year ago?',
            'Who owns the business, and what is each of them paid?',
            'What did last year’s profit look like, and the three before?',
            'What have you been told to do that you did not like?',
            'Which decision is due in the next twelve months: a sale, a building, a retirement, a birth?',
            'Who else advises you, and may we speak with them?',
          ],
        },
        {
          kind: 'checklist',
          items: [
            'Facts, wishes and worries noted in the client’s words on the client’s page, the same day',
            'Reason to say no looked for: no books, an open examination, a promise that someone else made',
            'Next step agreed with a date, or a polite no with a name they can turn to',
            'Email 1 sent within one business day',
          ],
        },
      ],
    },
    {
      heading: 'Stage 2: Agreement and consents',
      blocks: [
        {
          kind: 'checklist',
          items: [
            'Conflicts of interest checked among owners, spouses and other clients; waived in writing where your professional rules allow it',
            'Engagement letter with scope, what is left out, fee, notice, who answers what',
            'No fee that depends on tax saved on an original return (31 CFR 10.27; state rules)',
            'Section 7216 consent for each use of return information beyond the return, before the use',
            'Identity checked, both spouses for a joint return',
            'Form 2848 or 8821 only if it is needed, and for named years',
            'Secure document folder opened; no one sends a return by plain email',
            'Client added, with coach, status Prospect, and the first deadline',
          ],
        },
        {
          kind: 'notice',
          text: 'Seven years for client files is our own policy. It covers the usual periods; no federal rule says it for every file. Tell the client what is kept, how long, and how to get a copy.',
        },
      ],
    },
    {
      heading: 'Stage 3: Papers to ask for',
      blocks: [
        {
          kind: 'text',
          text: 'Ask once, with the whole list and a date, and say what each paper is for. Strike out what does not apply before you send it: a list of forty lines with twenty that do not fit comes back empty.',
        },
        {
          kind: 'table',
          caption: 'The owner and the family',
          columns: ['Paper', 'What we look for', 'Asked on', 'Received'],
          widths: [24, 30, 10, 10],
          rows: [
            ['Personal returns, three years', 'carryforwards, elections, what changed', '', ''],
            ['W-2s and K-1s, latest year', 'pay against distributions, basis', '', ''],
            ['This year’s estimated payments', 'dates and amounts, safe harbor', '', ''],
            ['Will, trusts, beneficiary forms', 'whether they agree with each other', '', ''],
            ['Life, disability and umbrella policies', 'owner, limits, what is excluded', '', ''],
            ['List of assets and debts', 'title: who owns what', '', ''],
          ],
          blanks: 1,
        },
        {
          kind: 'table',
          caption: 'The business',
          columns: ['Paper', 'What we look for', 'Asked on', 'Received'],
          widths: [24, 30, 10, 10],
          rows: [
            ['Business returns, three years', 'method, elections, related parties', '', ''],
            ['Profit and loss, balance sheet, to date', 'profit before the owner’s pay', '', ''],
            ['Entity papers and ownership ledger', 'who owns it, any agreement to sell', '', ''],
            ['Payroll register and census', 'ages and pay, for plan design', '', ''],
            ['Retirement plan document, last tests', 'type, match, amendments due', '', ''],
            ['Depreciation schedule, closing statements', 'buildings that were never studied', '', ''],
            ['Leases and loans', 'rent to related parties, guarantees', '', ''],
            ['Contracts with research in them', 'who bears the risk, who owns the result', '', ''],
            ['Insurance program and loss runs', 'what is retained without being priced', '', ''],
            ['Letters from the IRS or a state', 'dates by which to answer', '', ''],
          ],
        },
        {
          kind: 'checklist',
          items: [
            'Email 2 sent with the list; reminder after seven days, call after fourteen',
            'Each document checked on the day it arrives, so that a wrong one is reported immediately',
            'An error or omission on a filed return told to the client promptly, with its consequences (31 CFR 10.21)',
          ],
        },
      ],
    },
    {
      heading: 'Stage 4: The plan',
      blocks: [
        {
          kind: 'checklist',
          items: [
            'Tax projection made with and without each strategy, kept under the client',
            'Two strategies for the first year; the others with the reason why they wait',
            'For each: what it needs, what it costs, what could go wrong, what is only deferred',
            'Assumptions written down, and reasonable (31 CFR 10.37)',
            'Read by a second person before the client reads it',
            'Explained in person; the client says back what they will have to do',
            'Signed; status set to Active; deadlines entered; retainer on the client’s page',
            'Email 3 sent within two business days',
          ],
        },
        {
          kind: 'table',
          caption: 'Who does what in the first year',
          columns: ['Action', 'Who', 'Due', 'What it needs'],
          rows: [],
          blanks: 6,
        },
      ],
    },
    {
      heading: 'Stage 5: The first review',
      blocks: [
        {
          kind: 'text',
          text: 'Sixty minutes, with the Client Review Agenda of the resources. The first review is about habits, not about results: whether documents arrive, whether deadlines hold, and whether anyone is unsure and has not said so.',
        },
        {
          kind: 'checklist',
          items: [
            'Email 4 and the agenda sent a week before',
            'Every action of the plan asked about, none left out',
            'Estimates that will not be met said today, by us',
            'One question the client never dared to ask',
            'Next review in both calendars before anyone leaves',
            'A story sprint offered, if there is a story',
          ],
        },
        { kind: 'fields', labels: ['What went well', 'What we change', 'Next review', 'Story: yes or no'] },
      ],
    },
    ...onboardingLetters,
  ],
  sources: [
    '31 CFR 10.21, 10.22, 10.27, 10.34 and 10.37 (Circular 230): errors, diligence, fees, positions, written advice.',
    'IRC 7216 and 6713; Treasury Regulations 301.7216-3; Rev. Proc. 2013-14: consent to use and disclose return information.',
    '16 CFR 314 (Safeguards Rule); IRS Publications 4557 and 5708: protection of client data.',
    'IRC 6107(b), 6501 and 6511(d)(1): what is kept, and for how long a year stays open.',
  ],
} as const satisfies ToolDocument;
