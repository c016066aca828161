import type { ToolDocument } from 'shared-contract/tools/document';
import { onboardingLetters } from './onboarding-letters.ts';

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
          text: 'Thirty minutes. Listen for twenty of them. Nobody is sold a strategy in a first call: you do not know the facts yet, and you say so.',
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
            'Reason to say no looked for: no books, an open examination, a promise somebody else made',
            'Next step agreed with a date, or a polite no with a name they can turn to',
            'Letter 1 sent within one business day',
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
            'Secure place for papers opened; nobody sends a return by plain email',
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
            ['Estimated payments of this year', 'dates and amounts, safe harbor', '', ''],
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
            'Letter 2 sent with the list; reminder after seven days, call after fourteen',
            'Each paper looked at on the day it comes, so that a wrong one is told at once',
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
            'Letter 3 sent within two business days',
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
          text: 'Sixty minutes, with the Client Review Agenda of the resources. The first review is about habits, not about results: whether papers come, whether deadlines hold, whether anybody is unsure and has not said so.',
        },
        {
          kind: 'checklist',
          items: [
            'Letter 4 and the agenda sent a week before',
            'Every action of the plan asked about, none left out',
            'Estimates that will not be met said today, by us',
            'One question the client never dared to ask',
            'Next review in both calendars before anybody leaves',
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
