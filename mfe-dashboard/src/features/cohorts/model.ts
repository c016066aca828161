import type { Tables } from 'shared-auth/database.types';
import type { BadgeTone } from 'shared-ui/badge';

export type CohortStatus = Tables<'cohorts'>['status'];

/** The states of a cohort in their order, with their words and the tone of their badge. */
export const cohortStates: Readonly<
  Record<CohortStatus, { readonly label: string; readonly tone: BadgeTone }>
> = {
  planned: { label: 'Planned', tone: 'neutral' },
  open: { label: 'Open', tone: 'info' },
  running: { label: 'Running', tone: 'success' },
  finished: { label: 'Finished', tone: 'neutral' },
  cancelled: { label: 'Cancelled', tone: 'danger' },
};

export const statusOptions = Object.entries(cohortStates).map(([value, { label }]) => ({ value, label }));

/** Modules of the training that a participant works through. */
export const MODULES = 10;

/** A certificate can be undone this long after it was issued, and renewed this many days before its last. */
const UNDO_HOURS = 24;
const RENEW_DAYS = 90;

interface Dated {
  readonly issued_at: string;
  readonly expires_on: string;
  readonly revoked_at: string | null;
}

/** What an administrator may do with a certificate now; the database decides by the same rules. */
export function actionsOf(certificate: Dated, now: number) {
  const isRevoked = certificate.revoked_at !== null;
  const lastDay = Date.parse(`${certificate.expires_on}T00:00:00Z`);
  return {
    undo: !isRevoked && now - Date.parse(certificate.issued_at) < UNDO_HOURS * 3_600_000,
    renew: !isRevoked && lastDay - now < RENEW_DAYS * 86_400_000,
    revoke: !isRevoked,
  };
}
