import { zonedDay, zonedInstant } from './zoned-time.ts';

/**
 * The symposium that is announced: the one place a firm edits for the next. Days are calendar days in `timeZone`, times
 * minutes after midnight there.
 */
export const symposiumEvent = {
  /** Names the event with every registration. */
  id: 'symposium-2027',
  /** Whoever comes too late is put on this one's waitlist. */
  nextId: 'symposium-2028',
  /** How often it has been held, this time included. */
  edition: 5,
  dates: { reception: '2027-11-19', first: '2027-11-20', second: '2027-11-21' },
  timeZone: 'America/Chicago',
  place: 'Nashville, Tennessee',
  hours: { from: 8 * 60 + 30, to: 17 * 60 + 10 },
  reception: { from: 18 * 60, to: 20 * 60 },
  /** In the room; online places are not counted. */
  seats: 120,
} as const;

export type SymposiumState = 'upcoming' | 'live' | 'past';

/** Where the event stands at an instant, by the calendar where it is held: live from the reception's day to the last. */
export function symposiumState(now: Date): SymposiumState {
  const { dates, timeZone } = symposiumEvent;
  const today = zonedDay(now, timeZone);
  if (today < dates.reception) return 'upcoming';
  return today <= dates.second ? 'live' : 'past';
}

/** What a registration that comes in at an instant is for. */
export function registrationAt(now: Date): { readonly event: string; readonly isWaitlist: boolean } {
  const isWaitlist = symposiumState(now) === 'past';
  return { event: isWaitlist ? symposiumEvent.nextId : symposiumEvent.id, isWaitlist };
}

interface Span {
  readonly starts: Date;
  readonly ends: Date;
}

const spanOf = (day: string, { from, to }: { readonly from: number; readonly to: number }): Span => ({
  starts: zonedInstant(day, from, symposiumEvent.timeZone),
  ends: zonedInstant(day, to, symposiumEvent.timeZone),
});

/** When the parts of the event begin and end. A function: dates are made where they are needed, not with the page. */
export function symposiumSpans(): Readonly<Record<'reception' | 'first' | 'second', Span>> {
  const { dates, hours, reception } = symposiumEvent;
  return {
    reception: spanOf(dates.reception, reception),
    first: spanOf(dates.first, hours),
    second: spanOf(dates.second, hours),
  };
}
