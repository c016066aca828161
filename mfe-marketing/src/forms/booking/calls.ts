import type { Tables } from 'shared-auth/database.types';
import { callAsVisitor, type FormAttempt } from 'shared-auth/submit-form';
import type { CallRequest } from 'shared-contract/forms/booking/schema';

/*
 * What the server function `booking` is asked and answers (`supabase/functions/booking`). Times are ISO instants in UTC.
 * Each rejects with a `CallRefusal`, whose message is fit for people.
 */

/** How many days ahead calls are booked. */
const DAYS_AHEAD = 45;

export interface OpenTimes {
  /** The zone of the office. */
  readonly timeZone: string;
  /** Free starts, ascending. */
  readonly slots: readonly string[];
}

/** A call that has a time. */
export interface Call {
  readonly reference: string;
  readonly startsAt: string;
  readonly endsAt: string;
}

/** What a visitor has once they chose a time: a call, or a hold until they follow the link in the letter. */
export type BookedCall = Call &
  (
    | {
        readonly status: 'booked';
        /** What the person's own link carries; absent where only the letter tells it. */
        readonly manageToken?: string;
      }
    | { readonly status: 'pending'; readonly holdMinutes: number }
  );

export interface ManagedCall extends Call {
  readonly name: string;
  /** `held` took place; `pending` waits to be confirmed, `lapsed` gave way to somebody else. */
  readonly status: Tables<'bookings'>['status'];
  /** Until when a pending call is kept from others. */
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
