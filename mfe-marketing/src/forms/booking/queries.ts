import type { Tables } from 'shared-auth/database.types';
import { callAsVisitor, type FormAttempt } from 'shared-auth/submit-form';
import type { CallRequest } from 'shared-contract/forms/booking/schema';

/* Requests to the edge function `booking` (`supabase/functions/booking`). Times are ISO instants in UTC. Each rejects
   with a `CallRefusal`, whose message is fit for the user. */

/** Number of days ahead that can be booked. */
const DAYS_AHEAD = 45;

export interface OpenTimes {
  /** Time zone of the office. */
  readonly timeZone: string;
  /** Free start times, ascending. */
  readonly slots: readonly string[];
}

export interface Call {
  readonly reference: string;
  readonly startsAt: string;
  readonly endsAt: string;
}

/** Result of a booking: a call, or a hold until the visitor opens the link in the email. */
export type BookedCall = Call &
  (
    | {
        readonly status: 'booked';
        /** Token of the visitor's link. Undefined if only the email contains it. */
        readonly manageToken?: string;
      }
    | { readonly status: 'pending'; readonly holdMinutes: number }
  );

export interface ManagedCall extends Call {
  readonly name: string;
  /** `held` took place. `pending` awaits confirmation. `lapsed` lost its time to another visitor. */
  readonly status: Tables<'bookings'>['status'];
  /** Time until which a pending call is reserved. */
  readonly heldUntil: string | null;
}

const ask = <Answer>(body: object) => callAsVisitor<Answer>('booking', body);

export const listOpenTimes = () => ask<OpenTimes>({ action: 'slots', days: DAYS_AHEAD });

export const bookCall = (values: CallRequest & { readonly timeZone: string }, attempt: FormAttempt) =>
  ask<BookedCall>({ action: 'book', values, ...attempt });

export const readCall = (token: string) => ask<ManagedCall>({ action: 'read', token });

export const confirmCall = (token: string) => ask<ManagedCall>({ action: 'confirm', token });

export const moveCall = (token: string, startsAt: string) =>
  ask<ManagedCall>({ action: 'move', token, startsAt });

export const cancelCall = (token: string) => ask<ManagedCall>({ action: 'cancel', token });
