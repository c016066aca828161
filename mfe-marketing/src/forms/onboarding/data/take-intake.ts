import { SUBMIT_TIMEOUT_MS } from 'shared-auth/constants';
import type { DataClient } from 'shared-auth/supabase-client';
import { forgetIntake, keptIntake } from '../intake-link.ts';

/** What became of a link that was followed on this device. */
export interface TakenIntake {
  /** False for a link that does not count, or not for this account. */
  readonly isTaken: boolean;
  /** For the reader. */
  readonly message: string;
}

/** Why the database rejects a link. Its message says so to the reader, and what to do. */
const reasons: ReadonlySet<string> = new Set([
  'link',
  'used',
  'staff',
  'email',
  'other-client',
  'unconfirmed',
]);

interface Acceptance {
  /** The client's, as on file. */
  readonly name: string;
  readonly isRepeat: boolean;
}

/**
 * Accepts the link of an intake email for the signed-in account, if one was followed on this device.
 * @returns what to tell the reader; null without a link, and for a link that was just accepted
 * @throws the database's error, if another attempt may succeed
 */
export async function takeIntake(client: DataClient): Promise<TakenIntake | null> {
  const token = keptIntake();
  if (token === null) return null;
  const { data, error } = await client
    .rpc('accept_intake', { token })
    .abortSignal(AbortSignal.timeout(SUBMIT_TIMEOUT_MS));
  if (error && !reasons.has(error.details)) throw error;
  forgetIntake();
  if (error) return { isTaken: false, message: error.message };
  // No shape: the page loads no zod before its form is used.
  const { name, isRepeat } = data as unknown as Acceptance;
  return isRepeat
    ? { isTaken: true, message: `This account signs in as ${name} already. Nothing has changed.` }
    : null;
}
