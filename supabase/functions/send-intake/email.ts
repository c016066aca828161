import { paths } from 'shared-contract/paths.ts';
import type { FunctionContext } from '../_shared/function.ts';
import { action, note, text } from '../_shared/mail/content.ts';
import { buildEmail, type EmailMessage } from '../_shared/mail/email.ts';
import { greeting } from '../_shared/mail/person.ts';

export interface IntakeLetter {
  readonly to: string;
  readonly name: string;
  /** Null if the account has no name. */
  readonly writer: string | null;
  readonly token: string;
}

/** Builds the email with the link to a client's intake form. The client creates an account or signs in to open it. */
export function intakeLetter(
  { to, name, writer, token }: IntakeLetter,
  context: FunctionContext,
): EmailMessage {
  const { firm, siteUrl } = context;
  const page = new URL(paths.onboarding, siteUrl);
  page.searchParams.set('intake', token);
  const content = {
    subject: `Your intake form at ${firm.name}`,
    preview: 'About 25 minutes, and you can stop after any step.',
    heading: 'Your intake form',
    blocks: [
      text(greeting(name)),
      text(
        `${writer ?? firm.name} has sent you the intake form. Your tax plan starts from your answers about your business, your income, and your goals.`,
      ),
      text(
        'To open it, create an account with this email address, or sign in. You can stop after any step and continue later.',
      ),
      text(
        'Only the people who work on your plan read it. We use your tax return information only for your plan. Before we use or disclose it for anything else, we need your signed consent (IRC 7216).',
      ),
      action('Open the intake form', page.href),
      note(`The link works for 30 days, and only for ${to}. Please don’t forward it.`),
    ],
    reason: `You get this email because ${firm.name} advises you or your business.`,
  };
  return buildEmail(to, content, context);
}
