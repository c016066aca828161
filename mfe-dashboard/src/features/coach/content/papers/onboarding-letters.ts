import type { ToolSection } from 'shared-contract/tools/document';

interface Letter {
  readonly heading: string;
  readonly subject: string;
  readonly when: string;
  readonly paragraphs: readonly string[];
}

const letters: readonly Letter[] = [
  {
    heading: 'Letter 1: After the first call',
    subject: 'What we heard, and what comes next',
    when: 'Within one business day of the first call. Fill in what stands in brackets.',
    paragraphs: [
      'Dear [name], thank you for the half hour. This is what we heard: [two sentences in their words]. If we got something wrong, tell us.',
      'We have not seen your returns, so we have not promised anything, and we will not until we have. If you want to go on, the next step is an engagement letter and two consents. They reach you on [day].',
      'If you decide against it, a line is enough, and nothing that you told us is used for anything.',
    ],
  },
  {
    heading: 'Letter 2: The papers',
    subject: 'The papers we need by [day]',
    when: 'With the list of stage 3, from which you have struck out what does not apply.',
    paragraphs: [
      'Dear [name], the list below has [number] lines. Each says what we look for in the paper, so that you can tell whether you have the right one. Put them into your folder in the member area; do not send them by email.',
      'If a paper does not exist, write “none” beside it. That helps as much as the paper does. What you cannot find by [day] we will look for together.',
      'One thing first, if you can: last year’s business return. We begin with it on the day it comes.',
    ],
  },
  {
    heading: 'Letter 3: The plan is signed',
    subject: 'Your plan, and your next two steps',
    when: 'Within two business days of the signature.',
    paragraphs: [
      'Dear [name], your signed plan is in your folder. It has [number] strategies for this year; the others, and why they wait, are on its last page.',
      'Two steps are yours: [first step] by [day], and [second step] by [day]. Ours are on the same page, with our names.',
      'The figures in the plan are estimates on the assumptions that stand beside them. When one of those changes, a new owner, a purchase, a poor quarter, tell us in that week and not at the review.',
    ],
  },
  {
    heading: 'Letter 4: Before the first review',
    subject: 'Our review on [day]',
    when: 'A week before the review, with the agenda.',
    paragraphs: [
      'Dear [name], on [day] at [time] we go through your plan for the first time. The agenda is attached; it takes an hour.',
      'Please bring this year’s figures up to [month], and any letter from the IRS or a state, opened or not.',
      'Write down one thing that you did not understand so far. We begin with it.',
    ],
  },
];

/** Letters to copy, each on what it is for. */
export const onboardingLetters: readonly ToolSection[] = letters.map(
  ({ heading, subject, when, paragraphs }) => ({
    heading,
    blocks: [
      { kind: 'notice', text: when },
      { kind: 'text', text: `Subject: ${subject}` },
      ...paragraphs.map((text) => ({ kind: 'text', text }) as const),
    ],
  }),
);
