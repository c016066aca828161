import { bandTitle } from 'shared-contract/forms/assessment/bands.ts';
import { contactTopics } from 'shared-contract/forms/contact/options.ts';
import type { FormName } from 'shared-contract/forms/names.ts';
import { paths } from 'shared-contract/paths.ts';
import { replies, type RepliedForm, type Reply } from 'shared-contract/replies.ts';
import { callDatabase } from '../_shared/database.ts';
import type { FunctionContext } from '../_shared/function.ts';
import { action, text, type MailContent } from '../_shared/mail/content.ts';
import { buildEmail, type EmailMessage } from '../_shared/mail/email.ts';
import { greeting } from '../_shared/mail/person.ts';

export interface Sender {
  email: string;
  name?: string | undefined;
  firstName?: string | undefined;
  lastName?: string | undefined;
  topic?: string | undefined;
  /** Those of an assessment have its score, a whole number from 0 to 100. */
  details?: object | undefined;
}

const isReplied = (form: FormName): form is RepliedForm & FormName => form in replies;

/**
 * Confirms a form entry to its sender, once: the reference and the next steps. Anyone can enter someone else's address,
 * so the email contains nothing that was typed except a name, plus the label of a predefined topic and the score of an
 * assessment.
 */
export async function confirmReceipt(
  context: FunctionContext,
  form: FormName,
  sender: Sender,
  { reference, requestId }: { reference: string; requestId: string },
): Promise<void> {
  if (!isReplied(form)) return;
  // The application is already stored. Don't report an error if the email can't be sent.
  const isDue = await callDatabase(context, 'service', 'due_form_letter', { request_id: requestId }).catch(
    () => false,
  );
  if (isDue !== true) return;
  await context.sendQuietly(receiptLetter(replies[form], sender, reference, context));
}

const nameOf = ({ name, firstName, lastName }: Sender): string =>
  name ?? [firstName, lastName].filter(Boolean).join(' ');

export function receiptLetter(
  { sent, received, steps }: Reply,
  sender: Sender,
  reference: string,
  context: FunctionContext,
): EmailMessage {
  const { siteUrl, firm } = context;
  const { score } = (sender.details ?? {}) as { readonly score?: number };
  const topic = contactTopics.find(({ value }) => value === sender.topic);
  const content: MailContent = {
    subject: `We have your ${sent}: ${reference}`,
    preview: steps.map(({ when, what }) => `${when}: ${what}`)[0] ?? received,
    heading: `We have your ${sent}`,
    blocks: [
      text(greeting(nameOf(sender))),
      text(received),
      {
        kind: 'facts',
        rows: [
          ...(topic === undefined ? [] : [['Topic', topic.label] as const]),
          ...(score === undefined ? [] : [['Your result', `${score} of 100: ${bandTitle(score)}`] as const]),
          ['Reference', reference],
        ],
      },
      text('What happens next:'),
      { kind: 'steps', items: steps },
      text(`Need an answer sooner? Book a call, or call ${firm.phone.display} and give the reference.`),
      action('Book a call', firm.bookingUrl ?? new URL(paths.book, siteUrl).href),
    ],
    reason:
      'You get this email because this address was entered in a form on our site. If it wasn’t you, tell us, and we’ll delete it.',
  };
  return buildEmail(sender.email, content, context);
}
