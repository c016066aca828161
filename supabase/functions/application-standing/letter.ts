import { paths } from 'shared-contract/paths.ts';
import type { FunctionContext } from '../_shared/function.ts';
import { action, text } from '../_shared/mail/content.ts';
import { letterOf, type Letter } from '../_shared/mail/letter.ts';
import { greeting } from '../_shared/mail/person.ts';

/** Tells an applicant that the application is withdrawn: whoever had the reference may not have been they. */
export function withdrawalLetter(
  { reference, firstName }: { reference: string; firstName: string },
  email: string,
  context: FunctionContext,
): Letter {
  const content = {
    subject: `Your application ${reference} is withdrawn`,
    preview: 'We do not review it any further.',
    heading: 'Your application is withdrawn',
    blocks: [
      text(greeting(firstName)),
      text('Your application was withdrawn on our site, and we do not review it any further.'),
      text(
        `If it was not you, call ${context.firm.phone.display} and tell us the reference. You can apply again whenever you like.`,
      ),
      { kind: 'facts', rows: [['Reference', reference]] } as const,
      action('Apply again', new URL(paths.cppsApply, context.siteUrl).href),
    ],
    reason: `You get this email because you applied to ${context.firm.name} with this address.`,
  };
  return letterOf(email, content, context);
}
