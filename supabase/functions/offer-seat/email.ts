import { paths } from 'shared-contract/paths.ts';
import type { FunctionContext } from '../_shared/function.ts';
import { action, text } from '../_shared/mail/content.ts';
import { buildEmail, type EmailMessage } from '../_shared/mail/email.ts';
import { greeting } from '../_shared/mail/person.ts';
import { type Seat, seatTerms } from '../_shared/mail/seat.ts';

export interface Seating {
  reference: string;
  email: string;
  firstName: string;
  seat: Seat;
}

export function seatLetter(
  { reference, email, firstName, seat }: Seating,
  context: FunctionContext,
): EmailMessage {
  const { heldUntil, rows } = seatTerms(seat);
  const content = {
    subject: `A seat is free for you: ${reference}`,
    preview: `${seat.name}, held for you until ${heldUntil}.`,
    heading: 'A seat is free for you',
    blocks: [
      text(greeting(firstName)),
      text(`We have a seat for you in ${seat.name}, and we hold it until ${heldUntil}.`),
      { kind: 'facts', rows: [...rows, ['Reference', reference]] } as const,
      text(
        'To accept it, reply with the payment that you choose. If the dates don’t suit you, reply by that day, and we will offer it to the next person.',
      ),
      action('See your application', new URL(paths.cppsApplicationOf(reference), context.siteUrl).href),
    ],
    reason: `You get this email because you are on the waiting list of ${context.firm.name}.`,
  };
  return buildEmail(email, content, context);
}
