import { callKinds, callStatuses } from 'shared-contract/lists/calls';
import type { BadgeTone } from 'shared-ui/badge';
import type { Call } from './data/list-calls.ts';

export const kindWords = Object.fromEntries(callKinds.map(({ value, label }) => [value, label])) as Readonly<
  Record<Call['kind'], string>
>;
export const statusWords = Object.fromEntries(
  callStatuses.map(({ value, label }) => [value, label]),
) as Readonly<Record<Call['status'], string>>;

export const statusTones: Readonly<Record<Call['status'], BadgeTone>> = {
  pending: 'warning',
  lapsed: 'neutral',
  booked: 'info',
  held: 'success',
  missed: 'danger',
  cancelled: 'neutral',
};

/** Those who hold calls, by id; empty for who gives calls to nobody. */
export type HostNames = ReadonlyMap<string, string>;

/** Whether it can be given another time or called off. */
export const isToCome = ({ status, starts_at }: Pick<Call, 'status' | 'starts_at'>, now: Date): boolean =>
  status === 'booked' && new Date(starts_at) > now;
/** Whether it can be said how it went. */
export const isToClose = ({ status, starts_at }: Pick<Call, 'status' | 'starts_at'>, now: Date): boolean =>
  status === 'booked' && new Date(starts_at) <= now;

/** How somebody of the firm is called; null where their profile is not the reader's to see. */
export const calledBy = (
  profile: { readonly name: string; readonly email: string } | null | undefined,
): string | null => (profile ? profile.name || profile.email : null);
