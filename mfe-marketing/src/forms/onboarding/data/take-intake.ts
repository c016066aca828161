import { SUBMIT_TIMEOUT_MS } from 'shared-auth/constants';
import type { DataClient } from 'shared-auth/supabase-client';
import { forgetIntake, keptIntake } from '../intake-link.ts';

/** Why the database takes a link from nobody, or not from this account. */
const refusals: Readonly<Record<string, string>> = {
  PT404: 'It is more than 30 days old, or was used already. Ask your advisor for a new one.',
  PT409: 'Another account has this record already. Write to us, and we look at it.',
  '42501':
    'It is for another email address. Sign in with the one that our letter came to, then open the letter’s link again.',
};

/**
 * Makes the record of an intake letter the account's own, where its link was followed on this device.
 * @returns why the link does not count here; null where it does, or where there is none
 * @throws the database's error, where it may count at another attempt
 */
export async function takeIntake(client: DataClient): Promise<string | null> {
  const token = keptIntake();
  if (token === null) return null;
  const { error } = await client
    .rpc('accept_intake', { token })
    .abortSignal(AbortSignal.timeout(SUBMIT_TIMEOUT_MS));
  const refusal = error === null ? null : refusals[error.code];
  if (error && refusal === undefined) throw error;
  forgetIntake();
  return refusal ?? null;
}
