import type { SessionUser } from 'shared-auth/session-store';

/** A link about a new address works for a day at most, whatever a project sets: later the wish is forgotten. */
const LONGEST_LINK_MS = 24 * 60 * 60 * 1000;

/** The new address that an account waits for, if it still can come. */
export function pendingEmail(user: SessionUser, now: number): string | null {
  const { new_email: next, email_change_sent_at: sentAt } = user;
  if (!next || next === user.email) return null;
  return sentAt !== undefined && now - Date.parse(sentAt) > LONGEST_LINK_MS ? null : next;
}
