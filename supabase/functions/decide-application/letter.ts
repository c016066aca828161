import { formatDay } from 'shared-contract/format.ts';
import { paths } from 'shared-contract/paths.ts';
import type { FunctionContext, Letter } from '../_shared/function.ts';
import type { Outcome } from './outcome.ts';

/** What the applicant is told of a decision. */
export function decisionLetter(outcome: Outcome, { siteUrl }: FunctionContext): Letter {
  const { email, firstName, reference, note } = outcome;
  const [subject, ...lines] = wordsFor(outcome, siteUrl);
  const text = [`Hello ${firstName},`, ...lines, ...(note === null ? [] : [note]), `Reference: ${reference}`];
  return { to: email, subject, text: text.join('\n\n') };
}

function wordsFor(outcome: Outcome, siteUrl: string): [string, ...string[]] {
  const { status, applicantType, seat, waitlisted, invitation, reference } = outcome;
  if (status === 'in_review') {
    return [
      `We are reading your application ${reference}`,
      'Your application is being reviewed. We write again once it is decided.',
    ];
  }
  if (status === 'rejected') {
    return [
      `About your application ${reference}`,
      'Thank you for applying. We have read your application and cannot accept it this time.',
    ];
  }
  const subject = `Your application ${reference} is approved`;
  if (applicantType === 'client') {
    return [subject, 'Your application is approved. We call you to agree on the first conversation.'];
  }
  const place =
    seat !== null
      ? `You have a seat in ${seat.name}, which starts on ${formatDay(seat.startsOn)}.`
      : 'All seats of the cohorts to come are taken. You are on the waiting list, and we write when a seat is free.';
  const access =
    invitation === null
      ? `Sign in to start: ${new URL(paths.login, siteUrl).href}`
      : 'A second email goes to this address. Its link shows us that the address is yours, and opens your coach account.';
  return [subject, 'Your application is approved.', ...(seat || waitlisted ? [place] : []), access];
}
