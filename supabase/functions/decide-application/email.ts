import { replyHours } from 'shared-contract/firm.ts';
import { paths } from 'shared-contract/paths.ts';
import { programme } from 'shared-contract/programme.ts';
import { formatReviewTime } from 'shared-contract/review-time.ts';
import type { FunctionContext } from '../_shared/function.ts';
import { action, type Block, text } from '../_shared/mail/content.ts';
import { buildEmail, type EmailMessage } from '../_shared/mail/email.ts';
import { greeting } from '../_shared/mail/person.ts';
import { seatTerms } from '../_shared/mail/seat.ts';
import type { Outcome } from './outcome.ts';

interface Words {
  readonly heading: string;
  /** The heading and the reference, unless another one is given. */
  readonly subject?: string;
  readonly line: string;
  /** Rows next to the reference. */
  readonly facts?: readonly (readonly [term: string, value: string])[];
  readonly next?: readonly string[];
  readonly button: readonly [label: string, path: string];
}

export function decisionLetter(outcome: Outcome, context: FunctionContext): EmailMessage {
  const { email, firstName, reference, note } = outcome;
  const { heading, subject, line, facts = [], next = [], button } = wordsFor(outcome, context);
  const [label, path] = button;
  const quoted: Block[] = note === null ? [] : [{ kind: 'quote', text: note }];
  const content = {
    subject: subject ?? `${heading}: ${reference}`,
    preview: line,
    heading,
    blocks: [
      text(greeting(firstName)),
      text(line),
      ...quoted,
      { kind: 'facts', rows: [...facts, ['Reference', reference]] } as const,
      ...next.map(text),
      action(label, new URL(path, context.siteUrl).href),
    ],
    reason: `You get this email because you applied to ${context.firm.name} with this address.`,
  };
  return buildEmail(email, content, context);
}

function wordsFor(outcome: Outcome, context: FunctionContext): Words {
  const { decision, status, reference } = outcome;
  const { phone } = context.firm;
  const own = ['See your application', paths.cppsApplicationOf(reference)] as const;
  if (decision === 'take_off')
    return {
      heading: 'You have been removed from the waiting list',
      line: 'You are no longer on the waiting list for a seat in a cohort. Your application stays approved. The reason:',
      next: [`If this isn’t right, reply to this email or call ${phone.display}.`],
      button: own,
    };
  if (status === 'in_review')
    return {
      heading: 'Your application is under review',
      line: 'Your application is under review. We’ll email you the decision, with the reason.',
      button: own,
    };
  if (status === 'rejected')
    return {
      heading: 'About your application',
      subject: `About your application ${reference}`,
      line: `Thank you for applying. We reviewed your application and can’t accept it this time.${outcome.note === null ? '' : ' The reason:'}`,
      next: [
        `If we got a fact wrong, reply within ${programme.appealDays} days, and we’ll review it again within ${programme.appealReviewBusinessDays} business days. You can apply again at any time.`,
      ],
      button: ['Apply again', paths.cppsApply],
    };
  return {
    heading: 'Your application is approved',
    subject: `Your application ${reference} is approved`,
    ...(outcome.applicantType === 'client' ? approvedOwner(outcome) : approvedCpa(outcome)),
  };
}

function approvedOwner({ decidedBy, decidedAt }: Outcome): Omit<Words, 'heading'> {
  const callBy = new Date(Date.parse(decidedAt ?? new Date().toISOString()) + replyHours * 3_600_000);
  return {
    line: `We’ve approved your application. ${decidedBy ?? 'Our office'} will call to schedule your first meeting.`,
    facts: [
      ['We call', `By ${formatReviewTime(callBy.toISOString())}`],
      ['Have ready', 'Your last business return and this year’s profit so far'],
    ],
    button: ['Choose a time yourself', paths.book],
  };
}

function approvedCpa({ reference, seat, waitlisted, invitation }: Outcome): Omit<Words, 'heading'> {
  const account =
    invitation === null
      ? 'Sign in with your account to start.'
      : 'Use the link in our second email to confirm your email and set up your account.';
  const button =
    invitation === null
      ? (['Sign in', paths.login] as const)
      : (['See your application', paths.cppsApplicationOf(reference)] as const);
  if (seat === null)
    return {
      line: `We’ve approved your application.${waitlisted ? ' You are on the waiting list for a seat in a cohort, and we’ll email you when one is free. Nothing is due until then.' : ''}`,
      next: [account],
      button,
    };
  const { heldUntil, rows } = seatTerms(seat);
  return {
    line: `We’ve approved your application. We hold a seat for you in ${seat.name} until ${heldUntil}.`,
    facts: [...rows, ['Invoice due', heldUntil]],
    next: [
      `This email is your invoice. To accept, reply with your choice of payment, and we’ll send card and bank details.`,
      `${account} Before the first session, choose one client file, without names.`,
    ],
    button,
  };
}
