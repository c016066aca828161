import { paths } from 'shared-contract/paths.ts';
import type { FunctionContext } from '../_shared/function.ts';
import { action, text } from '../_shared/mail/content.ts';
import { buildEmail, type EmailMessage } from '../_shared/mail/email.ts';
import { greeting } from '../_shared/mail/person.ts';

/** Notifies the applicant of a withdrawal, because someone else may have used the reference. */
export function withdrawalLetter(
  { reference, firstName }: { reference: string; firstName: string },
  email: string,
  context: FunctionContext,
): EmailMessage {
  const content = {
    subject: `Your application ${reference} is withdrawn`,
    preview: 'We have stopped our review.',
    heading: 'Your application is withdrawn',
    blocks: [
      text(greeting(firstName)),
      text('Your application was withdrawn on our site. We have stopped our review.'),
      text(
        `If this wasn’t you, call ${context.firm.phone.display} and give the reference. You can apply again at any time.`,
      ),
      { kind: 'facts', rows: [['Reference', reference]] } as const,
      action('Apply again', new URL(paths.cppsApply, context.siteUrl).href),
    ],
    reason: `You get this email because you applied to ${context.firm.name} with this address.`,
  };
  return buildEmail(email, content, context);
}
