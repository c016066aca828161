import { replyHours, reviewHours } from './firm.ts';

/** The next steps after a form is sent, shown on the card that replaces it and in the confirmation email. */
export interface Reply {
  /** The form's name in the email's subject, after "your". */
  readonly sent: string;
  readonly received: string;
  readonly steps: readonly { readonly when: string; readonly what: string }[];
}

const soon = `Within ${replyHours} hours`;

/** Replies by form. Their times are those of `firm`. */
export const replies = {
  contact: {
    sent: 'message',
    received: 'Your message is with us.',
    steps: [{ when: soon, what: 'A person who can answer it replies by email.' }],
  },
  'client-application': {
    sent: 'application',
    received: 'Your application is with us.',
    steps: [
      {
        when: soon,
        what: 'We reply with a time to choose, or with the reason why we are not the firm for it.',
      },
    ],
  },
  assessment: {
    sent: 'assessment',
    received: 'Your answers and their result are with us.',
    steps: [
      {
        when: soon,
        what: 'We reply with the first two questions that we would put to your CPA.',
      },
    ],
  },
  'cpa-partnership': {
    sent: 'partnership application',
    received: 'Your application is with us.',
    steps: [
      { when: soon, what: 'We reply with two times for a first call.' },
      { when: 'On that call', what: 'We look at one file of yours, with the names removed.' },
    ],
  },
  certification: {
    sent: 'application',
    received: 'Your application for certification is with us.',
    steps: [
      {
        when: `Within ${reviewHours} hours on business days`,
        what: 'A person reviews your application and writes to you. The email says by which day and hour.',
      },
      {
        when: 'After that',
        what: 'We call you and agree on the start. The decision comes by email: yes, not yet, or no, with the reason.',
      },
    ],
  },
  symposium: {
    sent: 'symposium registration',
    received: 'Your registration is with us.',
    steps: [
      {
        when: 'In the next minutes',
        what: 'An email says whether you have a seat or a place on the waitlist. For a seat, a calendar file is attached.',
      },
      {
        when: 'Two weeks before the event',
        what: 'We send the rooms and, if you take part online, the link.',
      },
    ],
  },
} as const satisfies Record<string, Reply>;

export type RepliedForm = keyof typeof replies;
