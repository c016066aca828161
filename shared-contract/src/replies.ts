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
    received: 'We have your message.',
    steps: [{ when: soon, what: 'A person who can answer it replies by email.' }],
  },
  'client-application': {
    sent: 'application',
    received: 'We have your application.',
    steps: [
      {
        when: soon,
        what: 'We reply with times to choose from, or with the reason we are not the right firm.',
      },
    ],
  },
  assessment: {
    sent: 'assessment',
    received: 'We have your answers and your result.',
    steps: [
      {
        when: soon,
        what: 'We reply with the first two questions we would ask your CPA.',
      },
    ],
  },
  'cpa-partnership': {
    sent: 'partnership application',
    received: 'We have your application.',
    steps: [
      { when: soon, what: 'We reply with two times for a first call.' },
      { when: 'On that call', what: 'We look at one of your files, with the names removed.' },
    ],
  },
  certification: {
    sent: 'application',
    received: 'We have your application for certification.',
    steps: [
      {
        when: `Within ${reviewHours} hours on business days`,
        what: 'A person reviews your application and writes to you. The email gives the deadline.',
      },
      {
        when: 'After that',
        what: 'You get the decision by email: yes, not yet, or no. After a yes, we call you to agree on the start.',
      },
    ],
  },
  symposium: {
    sent: 'symposium registration',
    received: 'We have your registration.',
    steps: [
      {
        when: 'Within minutes',
        what: 'An email confirms your seat, with a calendar file, or your place on the waitlist.',
      },
      {
        when: 'Two weeks before the event',
        what: 'We send the rooms and, if you attend online, the link.',
      },
    ],
  },
} as const satisfies Record<string, Reply>;

export type RepliedForm = keyof typeof replies;
