import { paths } from 'shared-contract/paths.ts';
import { replies } from 'shared-contract/replies.ts';
import { formatReviewTime } from 'shared-contract/review-time.ts';
import * as z from 'zod';
import { callDatabase } from '../_shared/database.ts';
import type { FunctionContext } from '../_shared/function.ts';
import { action, text, type MailContent } from '../_shared/mail/content.ts';
import { letterOf } from '../_shared/mail/letter.ts';
import { greeting } from '../_shared/mail/person.ts';
import type { Sender } from './receipt.ts';

const facts = z.object({ reviewDueAt: z.string() }).nullable();

/**
 * Confirms an application to its sender, once: by when it is reviewed, and where it stands. The address is anybody's to
 * enter, so that nothing of what was typed goes along but a name; the link carries the reference and not the address.
 */
export async function confirmApplication(
  context: FunctionContext,
  sender: Sender,
  { reference, requestId }: { reference: string; requestId: string },
): Promise<void> {
  // What was sent is stored by now: a letter that cannot be had is no reason to say otherwise.
  const due = await callDatabase(context, 'service', 'due_application_letter', { request_id: requestId })
    .then((answer) => facts.parse(answer))
    .catch(() => null);
  if (due === null) return;
  const content = letter(sender, reference, formatReviewTime(due.reviewDueAt), context);
  await context.sendQuietly(letterOf(sender.email, content, context));
}

function letter(
  { firstName, lastName }: Sender,
  reference: string,
  reviewedBy: string,
  { siteUrl, firm }: FunctionContext,
): MailContent {
  const { sent, received, steps } = replies.certification;
  return {
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
      },
      text('This is what happens next:'),
      { kind: 'steps', items: steps },
      text(
        `See at any time where it stands, or withdraw it, with this email address. If it cannot wait, call ${firm.phone.display} and tell us the reference.`,
      ),
      action('See where it stands', new URL(paths.cppsApplicationOf(reference), siteUrl).href),
    ],
    reason:
      'You get this email because this address was entered in an application on our site. If it was not you, tell us, and we delete it.',
  };
}
