import { formatDay } from 'shared-contract/format.ts';
import { paths } from 'shared-contract/paths.ts';
import type { FunctionContext } from '../_shared/function.ts';
import { action, text } from '../_shared/mail/content.ts';
import { buildEmail, type EmailMessage } from '../_shared/mail/email.ts';
import { greeting } from '../_shared/mail/person.ts';

export interface Seating {
  reference: string;
  email: string;
  firstName: string;
  seat: { name: string; startsOn: string };
}

export function seatLetter(
  { reference, email, firstName, seat }: Seating,
  context: FunctionContext,
): EmailMessage {
  const first = `A seat is free in ${seat.name}, which starts on ${formatDay(seat.startsOn)}. It is yours, and you are no longer on the waiting list.`;
  const content = {
    subject: `A seat is free for you: ${reference}`,
    preview: first,
    heading: 'A seat is free for you',
    blocks: [
      ...[
        greeting(firstName),
        first,
        'If the dates do not suit you, answer this email, and the seat goes to whoever is next.',
      ].map(text),
      action('See your dashboard', new URL(paths.dashboard.index, context.siteUrl).href),
      { kind: 'facts', rows: [['Reference', reference]] } as const,
    ],
    reason: `You get this email because you are on the waiting list of ${context.firm.name}.`,
  };
  return buildEmail(email, content, context);
}
