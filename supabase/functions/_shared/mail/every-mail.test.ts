import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { test } from 'node:test';
import { withdrawalLetter } from '../../application-standing/email.ts';
import { callLetter, hostLetter } from '../../booking/email.ts';
import { certificateLetter } from '../../certify/email.ts';
import { decisionLetter } from '../../decide-application/email.ts';
import { seatLetter } from '../../offer-seat/email.ts';
import { intakeLetter } from '../../send-intake/email.ts';
import { reminderLetter } from '../../send-reminders/email.ts';
import { applicationLetter } from '../../submit-form/application-email.ts';
import { newsletterLetter } from '../../submit-form/newsletter.ts';
import { receiptLetter } from '../../submit-form/receipt.ts';
import { registrationLetter } from '../../submit-form/registration-email.ts';
import { invitationLetter } from '../invitation.ts';
import { replies, type RepliedForm } from 'shared-contract/replies.ts';
import { symposiumEvent } from 'shared-contract/symposium.ts';
import type { FunctionContext } from '../function.ts';
import { authMail, authMailNames } from './auth-mails.ts';
import { buildEmail, type EmailMessage } from './email.ts';

const functions = join(import.meta.dirname, '..', '..');
const firm = JSON.parse(
  await readFile(join(import.meta.dirname, 'firm.json'), 'utf8'),
) as FunctionContext['firm'];
const siteUrl = 'https://site.example';
const context = { firm, siteUrl } as FunctionContext;

const to = 'ann@example.com';
const day = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const reference = 'CPPS-7K3M-Q9XT';
const call = {
  reference: 'CALL-7K3M-Q9XT',
  kind: 'discovery',
  name: 'Ann Field',
  email: to,
  phone: '(615) 555-0142',
  host: 'Adaeze Nwosu',
  startsAt: '2026-12-01T15:00:00.000Z',
  endsAt: '2026-12-01T15:30:00.000Z',
  timeZone: 'America/Los_Angeles',
  status: 'booked',
  heldUntil: null,
  event: 'booked',
  isOwn: true,
} as const;
const certificate = {
  changed: true,
  id: 'id',
  code: 'CPPS-7K3M-Q9XT-W2HF',
  name: 'Ann Field',
  cohort: 'Cohort of May 2026',
  issuedOn: '2026-11-20',
  expiresOn: '2028-11-20',
  completedOn: '2026-11-18',
  cpeLive: 33.6,
  cpeSelfStudy: 6.4,
  status: 'valid',
  reason: 'The case study was written by another person.',
  email: to,
} as const;
const invitation = {
  id: 'id',
  email: to,
  name: 'Ann Field',
  role: 'coach',
  status: 'pending',
  expiresAt: '2026-12-04T12:00:00Z',
  inviter: 'Adaeze Nwosu',
  account: 'none',
} as const;
const seat = { cohortId: 'id', name: 'Cohort of January 2027' };
const decided = {
  changed: true,
  reference,
  email: to,
  firstName: 'Ann',
  applicantType: 'cpa',
  status: 'approved',
  note: null,
  decidedBy: 'Adaeze Nwosu',
  decidedAt: '2026-11-27T12:00:00Z',
  seat: { ...seat, startsOn: day(90) },
  waitlisted: false,
  invitation,
} as const;
const registered = {
  reference,
  name: 'Ann Field',
  status: 'registered',
  attendance: 'in_person',
  reception: true,
  isKnown: false,
} as const;

/** Emails of each file that builds some, with sample data, by the file's path. */
const built: Record<string, readonly EmailMessage[]> = {
  '_shared/invitation.ts': [invitationLetter(invitation, 'token', context)],
  'application-standing/email.ts': [withdrawalLetter({ reference, firstName: 'Ann' }, to, context)],
  'booking/email.ts': [
    ...(['held', 'booked', 'moved', 'cancelled', 'reminded'] as const).flatMap((event) =>
      (['discovery', 'client_review'] as const).map((kind) =>
        callLetter(event, { ...call, kind }, 'token', context),
      ),
    ),
    ...(['booked', 'moved', 'cancelled'] as const).map((event) =>
      hostLetter({ event, call, to, place: { label: 'See the call', url: siteUrl } }, context),
    ),
  ],
  'certify/email.ts': (['complete', 'renew', 'revoke', 'undo'] as const).map((of) =>
    certificateLetter(of, certificate, context),
  ),
  'decide-application/email.ts': [
    // Early price, early price that ends before the seat is released, and standard price.
    ...[90, 33, 10].map((days) =>
      decisionLetter({ ...decided, seat: { ...seat, startsOn: day(days) } }, context),
    ),
    decisionLetter({ ...decided, invitation: null }, context),
    decisionLetter({ ...decided, seat: null, waitlisted: true }, context),
    decisionLetter({ ...decided, applicantType: 'client', seat: null, invitation: null }, context),
    decisionLetter({ ...decided, status: 'in_review' }, context),
    decisionLetter({ ...decided, status: 'rejected', note: 'Not yet.' }, context),
    decisionLetter({ ...decided, decision: 'take_off', note: 'You moved.' }, context),
  ],
  'offer-seat/email.ts': [33, 10].map((days) =>
    seatLetter({ reference, email: to, firstName: 'Ann', seat: { ...seat, startsOn: day(days) } }, context),
  ),
  'send-intake/email.ts': [
    intakeLetter({ to, name: 'Ann Field', writer: 'Adaeze Nwosu', token: 'token' }, context),
  ],
  'send-reminders/email.ts': [
    reminderLetter(
      { kind: 'call', facts: { ...call, id: 'id', submission: null, tokenHash: null } },
      null,
      context,
    ),
    reminderLetter(
      {
        kind: 'cohort',
        facts: { email: to, name: 'Ann', cohort: seat.name, startsOn: '2027-01-12' },
      },
      null,
      context,
    ),
    reminderLetter(
      {
        kind: 'certificate',
        facts: { email: to, name: 'Ann', code: certificate.code, expiresOn: '2028-11-20' },
      },
      null,
      context,
    ),
    ...(['client', 'cpa'] as const).map((accountType) =>
      reminderLetter({ kind: 'welcome', facts: { email: to, name: 'Ann', accountType } }, null, context),
    ),
  ],
  'submit-form/application-email.ts': [
    applicationLetter({ email: to, firstName: 'Ann' }, reference, 'Monday', context),
  ],
  'submit-form/newsletter.ts': (['confirm', 'known'] as const).map((due) =>
    newsletterLetter(due, to, { confirm: `${siteUrl}/c`, leave: `${siteUrl}/l` }, context),
  ),
  'submit-form/receipt.ts': (Object.keys(replies) as RepliedForm[])
    .filter((form) => form !== 'certification' && form !== 'symposium')
    .map((form) =>
      receiptLetter(
        replies[form],
        { email: to, name: 'Ann', topic: 'retirement', details: { score: 40 } },
        reference,
        context,
      ),
    ),
  'submit-form/registration-email.ts': [
    ...(['in_person', 'online'] as const).flatMap((attendance) =>
      [true, false].map((isKnown) =>
        registrationLetter({ ...registered, attendance, isKnown }, to, symposiumEvent.id, reference, context),
      ),
    ),
    ...[symposiumEvent.id, symposiumEvent.nextId].map((event) =>
      registrationLetter({ ...registered, status: 'waitlisted' }, to, event, reference, context),
    ),
  ],
};
const ofAuthServer = authMailNames.map((name) =>
  buildEmail(
    to,
    authMail(name, {
      link: `${siteUrl}/confirm?token_hash=abc`,
      firmName: firm.name,
      siteUrl,
      seconds: 3600,
      email: to,
      newEmail: 'new@example.com',
      bothAgree: true,
    }),
    context,
  ),
);

/** Staff write the first; the second goes to engineers. */
const withoutLimit = ['_shared/mail/written-email.ts', 'send-error-notice/email.ts'];

test('each file that builds an email is in the list', async () => {
  const files = await readdir(functions, { recursive: true, withFileTypes: true });
  const found = await Promise.all(
    files
      .filter((file) => file.isFile() && file.name.endsWith('.ts') && !file.name.endsWith('.test.ts'))
      .map((file) => join(file.parentPath, file.name))
      .map(async (file) => ((await readFile(file, 'utf8')).includes(' buildEmail(') ? [file] : [])),
  );
  const builders = found
    .flat()
    .map((file) => relative(functions, file))
    .filter((file) => file !== '_shared/mail/email.ts' && !withoutLimit.includes(file));
  assert.deepEqual(Object.keys(built).sort(), builders.sort());
});

/** Words between the heading and the signature, without addresses of pages. */
function wordsOf({ text }: EmailMessage): number {
  const [, ...paragraphs] = (text.split('\n-- \n')[0] ?? '').split('\n\n');
  return paragraphs
    .join(' ')
    .replaceAll(/https?:\S+/g, '')
    .split(/\s+/)
    .filter((word) => /\w/.test(word)).length;
}

for (const letter of [...Object.values(built).flat(), ...ofAuthServer])
  test(`${letter.subject}: one action, at most 120 words, and how to reach us`, () => {
    const words = wordsOf(letter);
    assert.ok(words <= 120, `${words} words:\n${letter.text}`);
    const actions = letter.html.split('If the button does not work').length - 1;
    assert.equal(actions, 1, letter.text);
    for (const part of [firm.phone.display, firm.email])
      assert.ok(letter.text.includes(part) && letter.html.includes(part), part);
    assert.equal(letter.replyTo, firm.email);
    assert.doesNotMatch(letter.text, /undefined|null|NaN|\$0\b|Invalid/);
  });
