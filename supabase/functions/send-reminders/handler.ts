import { programme } from 'shared-contract/programme.ts';
import * as z from 'zod';
import { callDatabase } from '../_shared/database.ts';
import { endpoint } from '../_shared/endpoint.ts';
import type { FunctionContext } from '../_shared/function.ts';
import { derivedToken } from '../_shared/tokens.ts';
import { reminderLetter } from './email.ts';
import { claimed, type Reminder } from './reminder.ts';

const input = z.object({ due: z.literal('reminders', 'Say what is due: reminders') });

/**
 * Sends the scheduled emails that are due: the day before a call, a week before a cohort starts, 60 days before a
 * certificate expires, and after an account is confirmed. Accepts `{ due: 'reminders' }`. A timer calls it (pg_cron, or the embedded
 * backend). It is open to everyone, because it only does what is due, once, and always returns `{}`.
 */
export const handler = endpoint(input, async (_input, _request, context) => {
  const due = claimed.parse(
    await callDatabase(context, 'service', 'claim_reminders', {
      cohort_days: programme.cohortNoticeDays,
      certificate_days: programme.renewalNoticeDays,
    }),
  );
  for (const reminder of due) {
    const { kind, subject, dueFor } = reminder;
    const isSent = await context.sendMail(
      reminderLetter(reminder, await tokenOf(reminder, context), context),
    );
    await callDatabase(context, 'service', 'finish_reminder', {
      kind,
      subject,
      due_for: dueFor,
      is_sent: isSent,
    });
  }
  return {};
});

/** Returns the token of a call's link, which is derived again, or null if the call has no link. */
async function tokenOf(reminder: Reminder, { secretKey }: FunctionContext): Promise<string | null> {
  if (reminder.kind !== 'call') return null;
  const { id, submission, tokenHash } = reminder.facts;
  const links = await Promise.all(
    [`booking:${submission ?? ''}`, `booking:call:${id}`].map((purpose) => derivedToken(secretKey, purpose)),
  );
  return links.find(({ hash }) => hash === tokenHash)?.token ?? null;
}
