import type { Tables } from 'shared-auth/database.types';
import { callAsVisitor } from 'shared-auth/submit-form';

/** What the links of the newsletter's letters are for. */
export type NewsletterAction = 'confirm' | 'leave';

interface Outcome {
  readonly status: Exclude<Tables<'subscribers'>['status'], 'pending'>;
  /** Masked: `r***@example.com`. */
  readonly email: string;
}

/** Does what a letter's link asks for; asked again, the server answers the same. Rejects with a `CallRefusal`. */
export const chooseNewsletter = (action: NewsletterAction, token: string) =>
  callAsVisitor<Outcome>('newsletter', { action, token });

interface Choice {
  readonly title: string;
  readonly lead: string;
  readonly button: string;
  readonly busy: string;
  readonly done: string;
  /** What follows; the masked address stands before it. */
  readonly after: string;
  readonly failed: string;
}

export const choices: Readonly<Record<NewsletterAction, Choice>> = {
  confirm: {
    title: 'Confirm your address.',
    lead: 'One click, and the newsletter comes to the address that received our email. If it was not you who asked for it, close this page: nothing is sent.',
    button: 'Confirm my address',
    busy: 'Confirming…',
    done: 'Your address is confirmed.',
    after: 'receives the next newsletter on the first Tuesday of the month. Every issue has a link to leave.',
    failed: 'Your address could not be confirmed.',
  },
  leave: {
    title: 'Leave the newsletter.',
    lead: 'One click takes the address that received our email off the list. No reason is needed, and no email follows.',
    button: 'Leave the list',
    busy: 'Leaving…',
    done: 'You have left the list.',
    after: 'receives no more newsletters. Emails about a call or an account of yours still come.',
    failed: 'The address could not be taken off the list.',
  },
};
