import { paths } from 'shared-contract/paths.ts';
import { callDatabase } from '../_shared/database.ts';
import type { FunctionContext, Letter } from '../_shared/function.ts';
import { derivedToken, newToken } from '../_shared/tokens.ts';

/**
 * Writes to an address that was put on the list, if a letter is due: its owner confirms, or learns that it is on the
 * list already. Which of them, or none, is not told. The link to leave is the same in every letter to an address.
 */
export async function askToConfirm(context: FunctionContext, email: string): Promise<void> {
  const confirm = await newToken();
  const leave = await derivedToken(context.secretKey, `newsletter:${email}`);
  const due = await callDatabase(context, 'service', 'due_newsletter_letter', {
    email,
    confirm_hash: confirm.hash,
    leave_hash: leave.hash,
  });
  const link = (path: string): string => new URL(path, context.siteUrl).href;
  const leaving = link(paths.newsletterLeave(leave.token));
  if (due === 'confirm') {
    await context.sendQuietly(confirmLetter(email, link(paths.newsletterConfirm(confirm.token)), leaving));
  } else if (due === 'known') {
    await context.sendQuietly(knownLetter(email, leaving));
  }
}

const confirmLetter = (to: string, confirm: string, leave: string): Letter => ({
  to,
  subject: 'Confirm your newsletter subscription',
  text: [
    'This address was entered on our site to receive our newsletter. Confirm it within 7 days:',
    confirm,
    'Until then we send no newsletter. If it was not you, you need do nothing, or take the address off the list:',
    leave,
  ].join('\n\n'),
});

const knownLetter = (to: string, leave: string): Letter => ({
  to,
  subject: 'You already receive our newsletter',
  text: [
    'This address was entered on our site to receive our newsletter. It is on the list already, so there is nothing to do.',
    'To take it off the list:',
    leave,
  ].join('\n\n'),
});
