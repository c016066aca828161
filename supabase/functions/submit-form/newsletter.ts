import { paths } from 'shared-contract/paths.ts';
import { callDatabase } from '../_shared/database.ts';
import type { FunctionContext } from '../_shared/function.ts';
import { action, link, note, text, type MailContent } from '../_shared/mail/content.ts';
import { buildEmail } from '../_shared/mail/email.ts';
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
  const page = (path: string): string => new URL(path, context.siteUrl).href;
  const leaving = page(paths.newsletterLeave(leave.token));
  if (due === 'confirm') {
    const content = confirmation(page(paths.newsletterConfirm(confirm.token)), leaving);
    await context.sendQuietly(buildEmail(email, content, context));
  } else if (due === 'known') {
    await context.sendQuietly(buildEmail(email, known(leaving), context));
  }
}

const reason = 'You get this email because this address was entered on our site to receive our newsletter.';

const confirmation = (confirm: string, leave: string): MailContent => ({
  subject: 'Confirm your newsletter subscription',
  preview: 'Confirm it within 7 days, and the newsletter comes to this address.',
  heading: 'Confirm your subscription',
  blocks: [
    text('This address was entered on our site to receive our newsletter. Confirm it within 7 days.'),
    action('Confirm my address', confirm),
    note('Until then we send no newsletter. If it was not you, ignore this email.'),
    link('Take this address off the list', leave),
  ],
  reason,
});

const known = (leave: string): MailContent => ({
  subject: 'You already receive our newsletter',
  preview: 'There is nothing to do.',
  heading: 'You already receive our newsletter',
  blocks: [
    text(
      'This address was entered on our site to receive our newsletter. It is on the list already, so there is nothing to do.',
    ),
    link('Take this address off the list', leave),
  ],
  reason,
});
