import { firstCallMinutes } from 'shared-contract/firm.ts';
import { formatDay } from 'shared-contract/format.ts';
import { paths } from 'shared-contract/paths.ts';
import { programme } from 'shared-contract/programme.ts';
import type { FunctionContext } from '../_shared/function.ts';
import { action, type Block, text } from '../_shared/mail/content.ts';
import { buildEmail, type EmailMessage } from '../_shared/mail/email.ts';
import { greeting } from '../_shared/mail/person.ts';
import { firstSession } from '../_shared/mail/seat.ts';
import { callLetter } from '../booking/email.ts';
import type { Reminder } from './reminder.ts';

interface Words {
  readonly subject: string;
  readonly line: string;
  readonly facts: readonly (readonly [term: string, value: string])[];
  readonly next: string;
  readonly button: readonly [label: string, path: string];
  readonly reason: string;
}

type Facts<Kind extends Reminder['kind']> = Extract<Reminder, { kind: Kind }>['facts'];

const {
  abbreviation,
  certificateYears,
  guaranteeDays,
  liveSession,
  refundBusinessDays,
  weeklyEffortHours,
  weeks,
} = programme;

const cohortWords = ({ cohort, startsOn }: Facts<'cohort'>, firmName: string): Words => ({
  subject: `${cohort} starts on ${formatDay(startsOn)}`,
  line: `Your first live session is coming up. You’ll find the joining link in your dashboard.`,
  facts: [
    ['First session', firstSession({ name: cohort, startsOn })],
    ['Length', `${liveSession.hours} hours a week for ${weeks} weeks, recorded`],
    ['Your time', `${weeklyEffortHours.from} to ${weeklyEffortHours.to} hours a week in all`],
    [
      'Refund',
      `In full, up to ${guaranteeDays} days after it, paid within ${refundBusinessDays} business days`,
    ],
  ],
  next: 'Before it starts, pick one client’s file, without names, and check that you can sign in. If you can’t make it, reply to this email.',
  button: ['Open your dashboard', paths.dashboard.index],
  reason: `You get this email because you have a seat in the certification program of ${firmName}.`,
});

const certificateWords = ({ code, expiresOn }: Facts<'certificate'>, firmName: string): Words => ({
  subject: `Your ${abbreviation} certificate expires on ${formatDay(expiresOn)}`,
  line: `To renew it for another ${certificateYears} years, reply to this email by then. Its code and link stay the same.`,
  facts: [
    ['Certificate', code],
    ['Valid until', formatDay(expiresOn)],
  ],
  next: 'After that day, the register shows your certificate as expired, and your directory entry is hidden until you renew.',
  button: ['Open your certificate', paths.dashboard.certificate],
  reason: `You get this email because you hold a certificate of ${firmName}.`,
});

const welcomeWords = ({ accountType }: Facts<'welcome'>, firmName: string): Words => ({
  subject: `Welcome to ${firmName}`,
  line: 'Your email address is confirmed, and your account is ready.',
  facts: [
    [
      'Start here',
      accountType === 'cpa'
        ? 'Tell us about your practice: about 10 minutes, and you can stop after any step'
        : 'Tell us about your business: about 25 minutes, and you can stop after any step',
    ],
    ['Questions?', `Book a free call of ${firstCallMinutes} minutes in your dashboard`],
    ['Security', 'Turn on two-factor authentication in your settings'],
  ],
  next: 'Only you and the people who work with you here see what you enter.',
  button: ['Start now', paths.onboarding],
  reason: `You get this email because you opened an account with ${firmName}.`,
});

function wordsOf(reminder: Exclude<Reminder, { kind: 'call' }>, firmName: string): Words {
  switch (reminder.kind) {
    case 'cohort':
      return cohortWords(reminder.facts, firmName);
    case 'certificate':
      return certificateWords(reminder.facts, firmName);
    case 'welcome':
      return welcomeWords(reminder.facts, firmName);
  }
}

/** Builds a scheduled email. `callToken` manages the call of a visitor; null for a call that a member manages. */
export function reminderLetter(
  reminder: Reminder,
  callToken: string | null,
  context: FunctionContext,
): EmailMessage {
  if (reminder.kind === 'call') return callLetter('reminded', reminder.facts, callToken, context);
  const { subject, line, facts, next, button, reason } = wordsOf(reminder, context.firm.name);
  const [label, path] = button;
  const rows: Block = { kind: 'facts', rows: facts };
  const content = {
    subject,
    preview: line,
    heading: subject,
    blocks: [
      text(greeting(reminder.facts.name)),
      text(line),
      rows,
      text(next),
      action(label, new URL(path, context.siteUrl).href),
    ],
    reason,
  };
  return buildEmail(reminder.facts.email, content, context);
}
