import { paths } from 'shared-contract/paths.ts';
import { callDatabase } from '../_shared/database.ts';
import type { FunctionContext } from '../_shared/function.ts';
import { action, link, note, text, type MailContent } from '../_shared/mail/content.ts';
import { buildEmail, type EmailMessage } from '../_shared/mail/email.ts';
import { derivedToken, newToken } from '../_shared/tokens.ts';

/**
 * Emails an address entered for the newsletter, if an email is due: either a confirmation link or a note that the
 * address is already subscribed. The response doesn't reveal which. The unsubscribe link is the same in every email to
 * an address.
 */
export async function askToConfirm(context: FunctionContext, email: string): Promise<void> {
  const confirm = await newToken();
  const leave = await derivedToken(context.secretKey, `newsletter:${email}`);
  const due = await callDatabase(context, 'service', 'due_newsletter_letter', {
    email,
    confirm_hash: confirm.hash,
    leave_hash: leave.hash,
  });
  if (due !== 'confirm' && due !== 'known') return;
  const page = (path: string): string => new URL(path, context.siteUrl).href;
  const links = {
    confirm: page(paths.newsletterConfirm(confirm.token)),
    leave: page(paths.newsletterLeave(leave.token)),
  };
  await context.sendQuietly(newsletterLetter(due, email, links, context));
}

/** Builds the email that prompts for a confirmation, or the one for an address that is already subscribed. */
export function newsletterLetter(
  due: 'confirm' | 'known',
  email: string,
  { confirm, leave }: { readonly confirm: string; readonly leave: string },
  context: FunctionContext,
): EmailMessage {
  return buildEmail(email, due === 'confirm' ? confirmation(confirm, leave) : known(leave), context);
}

const reason = 'You get this email because this address was entered on our site to receive our newsletter.';

const confirmation = (confirm: string, leave: string): MailContent => ({
  subject: 'Confirm your newsletter subscription',
  preview: 'Confirm it within 7 days, and we’ll send you the newsletter.',
  heading: 'Confirm your subscription',
  blocks: [
    text(
      'You asked for our newsletter: one free email on the first Tuesday of each month, with tax changes, deadlines, and one worked strategy. It takes five minutes to read.',
    ),
    text('Please confirm your address within 7 days.'),
    action('Confirm my address', confirm),
    note(
      'Every issue has an unsubscribe link. If you did not ask for it, ignore this email, and we won’t send it.',
    ),
    link('Unsubscribe this address', leave),
  ],
  reason,
});

const known = (leave: string): MailContent => ({
  subject: 'You already receive our newsletter',
  preview: 'You don’t have to do anything.',
  heading: 'You already receive our newsletter',
  blocks: [
    text(
      'This address was entered on our site to receive our newsletter. It’s already on the list, so you don’t have to do anything. The next issue goes out on the first Tuesday of the month.',
    ),
    action('Unsubscribe this address', leave),
  ],
  reason,
});
