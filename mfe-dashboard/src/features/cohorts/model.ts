import type { Tables } from 'shared-auth/database.types';
import type { BadgeTone } from 'shared-ui/badge';
import type { ParticipantCertificate } from './queries.ts';

/** In the order of a cohort's life cycle. */
export const cohortStates: Readonly<
  Record<Tables<'cohorts'>['status'], { readonly label: string; readonly tone: BadgeTone }>
> = {
  planned: { label: 'Planned', tone: 'neutral' },
  open: { label: 'Open', tone: 'info' },
  running: { label: 'Running', tone: 'success' },
  finished: { label: 'Finished', tone: 'neutral' },
  cancelled: { label: 'Cancelled', tone: 'danger' },
};

export const statusOptions = Object.entries(cohortStates).map(([value, { label }]) => ({ value, label }));

/** A certificate can be undone for `UNDO_HOURS` after it is issued, and renewed from `RENEW_DAYS` before it expires. */
const UNDO_HOURS = 24;
const RENEW_DAYS = 90;

/** Returns which actions an administrator can take on a certificate now. The database enforces the same rules. */
export function actionsOf({ issued_at, expires_on, revoked_at }: ParticipantCertificate, now: number) {
  const isRevoked = revoked_at !== null;
  const lastDay = Date.parse(`${expires_on}T00:00:00Z`);
  return {
    undo: !isRevoked && now - Date.parse(issued_at) < UNDO_HOURS * 3_600_000,
    renew: !isRevoked && lastDay - now < RENEW_DAYS * 86_400_000,
    revoke: !isRevoked,
  };
}
