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
  readonly lines: readonly string[];
  readonly next?: readonly Block[];
}

export function certificateLetter(
  of: Action['action'],
  outcome: Outcome,
  context: FunctionContext,
): EmailMessage {
  const { email, name, code, cohort } = outcome;
  const { subject, lines, next = [] } = wordsOf(of, outcome, context.siteUrl);
  const content = {
    subject,
    preview: lines[0] ?? subject,
    heading: subject,
    blocks: [
      ...[greeting(name), ...lines].map(text),
      ...next,
      { kind: 'facts', rows: [['Certificate', code] as const, ['Cohort', cohort] as const] } as const,
    ],
    reason: `You get this email because you took part in the certification program of ${context.firm.name}.`,
  };
  return buildEmail(email, content, context);
}

function wordsOf(of: Action['action'], { code, expiresOn, reason }: Outcome, siteUrl: string): Words {
  const { designation, abbreviation } = programme;
  const own = action('Open your certificate', new URL(paths.dashboard.certificate, siteUrl).href);
  const shared = `Whoever you give this address can see that it is valid: ${new URL(paths.verifyCode(code), siteUrl).href}`;
  switch (of) {
    case 'complete':
      return {
        subject: `You are a ${designation}`,
        lines: [
          `You have completed the program, and your ${abbreviation} certificate is issued. It is valid until ${formatDay(expiresOn)}.`,
          shared,
        ],
        next: [own],
      };
    case 'renew':
      return {
        subject: `Your ${abbreviation} certificate is renewed`,
        lines: [
          `It is valid until ${formatDay(expiresOn)}. Its code and address stay the same; badge files that you downloaded before end on their old day, so download them again.`,
        ],
        next: [own],
      };
    case 'revoke':
      return {
        subject: `Your ${abbreviation} certificate is revoked`,
        lines: [
          'From today it is shown as revoked to whoever looks it up, and your directory entry is no longer shown. The reason below is told to nobody else.',
        ],
        next: [
          ...(reason === null ? [] : [{ kind: 'quote', text: reason } as const]),
          text('If you hold this for a mistake, answer this email.'),
        ],
      };
    case 'undo':
      return {
        subject: `Your ${abbreviation} certificate was issued by mistake`,
        lines: [
          'We have taken it back: its code leads to nothing any more. We are sorry. If you have completed the program, you will hear from us again.',
        ],
      };
  }
}
