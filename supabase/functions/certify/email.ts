import { liveCredits, selfStudyCredits } from 'shared-contract/cpe.ts';
import { formatDay } from 'shared-contract/format.ts';
import { paths } from 'shared-contract/paths.ts';
import { programme } from 'shared-contract/programme.ts';
import type { FunctionContext } from '../_shared/function.ts';
import { action, type Block, text } from '../_shared/mail/content.ts';
import { buildEmail, type EmailMessage } from '../_shared/mail/email.ts';
import { greeting } from '../_shared/mail/person.ts';
import type { Action, Outcome } from './actions.ts';

interface Words {
  readonly subject: string;
  readonly line: string;
  /** Rows before code and cohort. */
  readonly facts?: readonly (readonly [term: string, value: string])[];
  readonly next?: readonly Block[];
}

export function certificateLetter(
  of: Action['action'],
  outcome: Outcome,
  context: FunctionContext,
): EmailMessage {
  const { email, name, code, cohort } = outcome;
  const { subject, line, facts = [], next = [] } = wordsOf(of, outcome, context.siteUrl);
  const content = {
    subject,
    preview: line,
    heading: subject,
    blocks: [
      ...[greeting(name), line].map(text),
      { kind: 'facts', rows: [...facts, ['Certificate', code], ['Cohort', cohort]] } as const,
      ...next,
    ],
    reason: `You get this email because you took part in the certification program of ${context.firm.name}.`,
  };
  return buildEmail(email, content, context);
}

const { designation, abbreviation, cpe, appealDays, appealReviewBusinessDays } = programme;

function wordsOf(of: Action['action'], outcome: Outcome, siteUrl: string): Words {
  const { code, expiresOn, completedOn, cpeLive, cpeSelfStudy, reason } = outcome;
  const own = action('Open your certificate', new URL(paths.dashboard.certificate, siteUrl).href);
  switch (of) {
    case 'complete':
      return {
        subject: `You are a ${designation}`,
        line: `You’ve completed the program, and your ${abbreviation} certificate is valid until ${formatDay(expiresOn)}.`,
        facts: [
          ['Completed', formatDay(completedOn)],
          ['Live', liveCredits(cpeLive)],
          ['Self study', selfStudyCredits(cpeSelfStudy)],
          ['Fields', cpe.fields],
          [
            'Standard',
            `${cpe.creditMinutes} minutes a credit; your state board decides whether it accepts them`,
          ],
        ],
        next: [
          text(
            `Anyone with this link can confirm your certificate: ${new URL(paths.verifyCode(code), siteUrl).href}`,
          ),
          own,
        ],
      };
    case 'renew':
      return {
        subject: `Your ${abbreviation} certificate is renewed`,
        line: `It’s valid until ${formatDay(expiresOn)}. Its code and link stay the same. Older badge files keep the old expiration date, so download them again.`,
        next: [own],
      };
    case 'revoke':
      return {
        subject: `Your ${abbreviation} certificate is revoked`,
        line: 'From today, the register shows your certificate as revoked, and your directory entry is hidden. We share the reason below with no one else.',
        next: [
          ...(reason === null ? [] : [{ kind: 'quote', text: reason } as const]),
          text(
            `If you believe this is an error, reply to this email within ${appealDays} days with your reasons. A colleague who was not part of the decision reviews your appeal and replies within ${appealReviewBusinessDays} business days. If we were wrong, we’ll issue a new certificate.`,
          ),
          own,
        ],
      };
    case 'undo':
      return {
        subject: `Your ${abbreviation} certificate was issued by mistake`,
        line: 'We withdrew it, and its code no longer works. We’re sorry. If you’ve completed the program, we’ll email you a new certificate.',
        next: [action('Ask us about it', new URL(paths.contact, siteUrl).href)],
      };
  }
}
