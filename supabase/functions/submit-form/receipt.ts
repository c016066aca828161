import { contactTopics } from 'shared-contract/forms/contact/options.ts';
import type { FormName } from 'shared-contract/forms/names.ts';
import { paths } from 'shared-contract/paths.ts';
import { replies, type RepliedForm, type Reply } from 'shared-contract/replies.ts';
import { callDatabase } from '../_shared/database.ts';
import type { FunctionContext } from '../_shared/function.ts';
import { action, text, type MailContent } from '../_shared/mail/content.ts';
import { buildEmail } from '../_shared/mail/email.ts';
import { greeting } from '../_shared/mail/person.ts';

export interface Sender {
  email: string;
  name?: string | undefined;
  firstName?: string | undefined;
  lastName?: string | undefined;
  topic?: string | undefined;
}

const isReplied = (form: FormName): form is RepliedForm & FormName => form in replies;

/**
 * Confirms a form entry to its sender, once: the reference and the next steps. Anyone can enter someone else's address,
 * so the email contains nothing that was typed except a name, plus the label of a predefined topic.
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
  await context.sendQuietly(
    buildEmail(sender.email, receipt(replies[form], sender, reference, context), context),
  );
}

const nameOf = ({ name, firstName, lastName }: Sender): string =>
  name ?? [firstName, lastName].filter(Boolean).join(' ');

function receipt(
  { sent, received, steps }: Reply,
  sender: Sender,
  reference: string,
  { siteUrl, firm }: FunctionContext,
): MailContent {
  const topic = contactTopics.find(({ value }) => value === sender.topic);
  return {
    subject: `We have your ${sent}: ${reference}`,
    preview: steps.map(({ when, what }) => `${when}: ${what}`)[0] ?? received,
    heading: `We have your ${sent}`,
    blocks: [
      text(greeting(nameOf(sender))),
      text(received),
      {
        kind: 'facts',
        rows: [...(topic === undefined ? [] : [['Topic', topic.label] as const]), ['Reference', reference]],
      },
      text('This is what happens next:'),
      { kind: 'steps', items: steps },
      text(
        `If it cannot wait, choose a time for a call, or call ${firm.phone.display} and tell us the reference.`,
      ),
      action('Choose a time', firm.bookingUrl ?? new URL(paths.book, siteUrl).href),
    ],
    reason:
      'You get this email because this address was entered in a form on our site. If it was not you, tell us, and we delete it.',
  };
}
