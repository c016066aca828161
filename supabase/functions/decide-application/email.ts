import { formatDay } from 'shared-contract/format.ts';
import { paths } from 'shared-contract/paths.ts';
import type { FunctionContext } from '../_shared/function.ts';
import { action, type Block, text } from '../_shared/mail/content.ts';
import { buildEmail, type EmailMessage } from '../_shared/mail/email.ts';
import { greeting } from '../_shared/mail/person.ts';
import type { Outcome } from './outcome.ts';

export function decisionLetter(outcome: Outcome, context: FunctionContext): EmailMessage {
  const { email, firstName, reference, note } = outcome;
  const { subject, heading, lines, next = [] } = wordsFor(outcome, context);
  const quoted: Block[] = note === null ? [] : [{ kind: 'quote', text: note }];
  const content = {
    subject,
    preview: lines[0] ?? heading,
    heading,
    blocks: [
      ...[greeting(firstName), ...lines].map(text),
      ...quoted,
      ...next,
      { kind: 'facts', rows: [['Reference', reference]] } as const,
    ],
    reason: `You get this email because you applied to ${context.firm.name} with this address.`,
  };
  return buildEmail(email, content, context);
}

interface Words {
  subject: string;
  heading: string;
  lines: string[];
  next?: Block[];
}

function wordsFor(outcome: Outcome, context: FunctionContext): Words {
  const { decision, status, reference } = outcome;
  if (decision === 'take_off') {
    return {
      subject: `You are off our waiting list: ${reference}`,
      heading: 'You are off our waiting list',
      lines: [
        'We have taken you off the waiting list for a seat in a cohort. Your application stays approved. The reason:',
      ],
      next: [text(`If this is not right, answer this email or call ${context.firm.phone.display}.`)],
    };
  }
  if (status === 'in_review') {
    return {
      subject: `We are reading your application ${reference}`,
      heading: 'We are reading your application',
      lines: ['Your application is being reviewed. We write again once it is decided.'],
    };
  }
  if (status === 'rejected') {
    return {
      subject: `About your application ${reference}`,
      heading: 'About your application',
      lines: ['Thank you for applying. We have read your application and cannot accept it this time.'],
    };
  }
  return {
    subject: `Your application ${reference} is approved`,
    heading: 'Your application is approved',
    ...approved(outcome, context),
  };
}

function approved(
  { applicantType, seat, waitlisted, invitation }: Outcome,
  { siteUrl }: FunctionContext,
): Pick<Words, 'lines' | 'next'> {
  if (applicantType === 'client')
    return { lines: ['Your application is approved. We call you to agree on the first conversation.'] };
  const place =
    seat !== null
      ? `You have a seat in ${seat.name}, which starts on ${formatDay(seat.startsOn)}.`
      : 'You are on the waiting list for a seat in a cohort, and we write when one is free.';
  const lines = ['Your application is approved.', ...(seat !== null || waitlisted ? [place] : [])];
  if (invitation === null)
    return { lines, next: [action('Sign in to start', new URL(paths.login, siteUrl).href)] };
  const proof =
    'A second email goes to this address. Its link shows us that the address is yours, and opens your coach account.';
  return { lines: [...lines, proof] };
}
