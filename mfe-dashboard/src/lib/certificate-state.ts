import { officeZone } from 'shared-contract/firm';
import { zonedDay } from 'shared-contract/zoned-time';
import type { BadgeTone } from 'shared-ui/badge';

export type CertificateState = 'valid' | 'expired' | 'revoked';

export const certificateStates: Readonly<
  Record<CertificateState, { readonly label: string; readonly tone: BadgeTone }>
> = {
  valid: { label: 'Valid', tone: 'success' },
  expired: { label: 'Expired', tone: 'warning' },
  revoked: { label: 'Revoked', tone: 'danger' },
};

/** The calendar day at the firm, as the database writes it. */
export const dayAtTheFirm = (instant: number): string => zonedDay(new Date(instant), officeZone);

/** Where a certificate stands by the day at the firm: its last day is one on which it is valid. */
export function certificateState(
  certificate: { readonly expires_on: string; readonly revoked_at: string | null },
  now: number,
): CertificateState {
  if (certificate.revoked_at !== null) return 'revoked';
  return certificate.expires_on < dayAtTheFirm(now) ? 'expired' : 'valid';
}
