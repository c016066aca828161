import { paths } from 'shared-contract/paths.ts';
import { replies } from 'shared-contract/replies.ts';
import { formatReviewTime } from 'shared-contract/review-time.ts';
import * as z from 'zod';
import { callDatabase } from '../_shared/database.ts';
import type { FunctionContext } from '../_shared/function.ts';
import { action, text } from '../_shared/mail/content.ts';
import { buildEmail, type EmailMessage } from '../_shared/mail/email.ts';
import { greeting } from '../_shared/mail/person.ts';
import type { Sender } from './receipt.ts';

const facts = z.object({ reviewDueAt: z.string() }).nullable();

/**
 * Confirms an application to its sender, once: the review date and where to see the status. Anyone can enter someone
 * else's address, so the email contains nothing that was typed except a name. The link contains the reference but not
 * the address.
 */
export async function confirmApplication(
  context: FunctionContext,
  sender: Sender,
  { reference, requestId }: { reference: string; requestId: string },
): Promise<void> {
  // The application is already stored. Don't report an error if the email can't be sent.
  const due = await callDatabase(context, 'service', 'due_application_letter', { request_id: requestId })
    .then((answer) => facts.parse(answer))
    .catch(() => null);
  if (due === null) return;
  await context.sendQuietly(applicationLetter(sender, reference, formatReviewTime(due.reviewDueAt), context));
}

export function applicationLetter(
  { email, firstName, lastName }: Sender,
  reference: string,
  reviewedBy: string,
  context: FunctionContext,
): EmailMessage {
  const { siteUrl, firm } = context;
  const { sent, received, steps } = replies.certification;
  const content = {
    subject: `We have your ${sent}: ${reference}`,
    preview: `Reviewed by ${reviewedBy}.`,
    heading: `We have your ${sent}`,
    blocks: [
      text(greeting([firstName, lastName].filter(Boolean).join(' '))),
      text(received),
      {
        kind: 'facts',
        rows: [
          ['Reference', reference],
          ['Reviewed by', reviewedBy],
        ],
      } as const,
      text('What happens next:'),
      { kind: 'steps', items: steps } as const,
      text(
        `You can check its status or withdraw it at any time with this email address. Need an answer sooner? Call ${firm.phone.display} and give the reference.`,
      ),
      action('Check its status', new URL(paths.cppsApplicationOf(reference), siteUrl).href),
    ],
    reason:
      'You get this email because this address was entered in an application on our site. If it wasn’t you, tell us, and we’ll delete it.',
  };
  return buildEmail(email, content, context);
}
