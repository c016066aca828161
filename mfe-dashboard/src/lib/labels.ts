import type { Tables } from 'shared-auth/database.types';
import { officeZone } from 'shared-contract/firm';
import { storyStatuses } from 'shared-contract/lists/stories';
import { paths } from 'shared-contract/paths';
import { zonedDay } from 'shared-contract/zoned-time';
import type { BadgeTone } from 'shared-ui/badge';

export type StoryStatus = Tables<'stories'>['status'];

export const statusLabels = Object.fromEntries(
  storyStatuses.map(({ value, label }) => [value, label]),
) as Readonly<Record<StoryStatus, string>>;

export const statusTones: Readonly<Record<StoryStatus, BadgeTone>> = {
  draft: 'neutral',
  in_review: 'warning',
  published: 'success',
  archived: 'neutral',
};

export const titleOf = (title: string): string => title.trim() || 'Untitled story';

/** Returns the address of a new story. It contains the id, so that saving twice creates only one story. */
export function newStoryAddress(clientId?: string): string {
  const address = `${paths.dashboard.story(crypto.randomUUID())}?new=1`;
  return clientId === undefined ? address : `${address}&client=${clientId}`;
}

export const projectionNotice =
  'This is an illustration, not a tax return and no promise of a result. It counts what is entered here and nothing else. Decide with an advisor who knows all of your situation.';

export type CertificateState = 'valid' | 'expired' | 'revoked';

export const certificateStates: Readonly<
  Record<CertificateState, { readonly label: string; readonly tone: BadgeTone }>
> = {
  valid: { label: 'Valid', tone: 'success' },
  expired: { label: 'Expired', tone: 'warning' },
  revoked: { label: 'Revoked', tone: 'danger' },
};

/** Returns the date in the office's time zone, in the database's format. */
export const dayAtTheFirm = (instant: number): string => zonedDay(new Date(instant), officeZone);

/** Returns the status of a certificate by the date at the office. It is still valid on its last day. */
export function certificateState(
  certificate: { readonly expires_on: string; readonly revoked_at: string | null },
  now: number,
): CertificateState {
  if (certificate.revoked_at !== null) return 'revoked';
  return certificate.expires_on < dayAtTheFirm(now) ? 'expired' : 'valid';
}
