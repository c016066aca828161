import { zonedDay, zonedInstant } from './zoned-time.ts';

/**
 * The announced symposium: the only place a firm edits for the next one. Days are calendar days in `timeZone`; times
 * are minutes after midnight in that zone.
 */
export const symposiumEvent = {
  /** Identifies the event in every registration. */
  id: 'symposium-2027',
  /** Registrations after the event go on the waitlist of this one. */
  nextId: 'symposium-2028',
  /** Number of events so far, including this one. */
  edition: 5,
  dates: { reception: '2027-11-19', first: '2027-11-20', second: '2027-11-21' },
  timeZone: 'America/Chicago',
  place: 'Nashville, Tennessee',
  hours: { from: 8 * 60 + 30, to: 17 * 60 + 10 },
  reception: { from: 18 * 60, to: 20 * 60 },
  /** Seats in the room, without online places. */
  seats: 120,
  /** Facts that CPE participants need before the event. */
  cpe: {
    creditMinutes: 50,
    /** Credits for all sessions of the main room, in steps of one fifth. */
    credits: 14.8,
    fields: 'Taxes, Finance, Management Services, and Regulatory Ethics',
    delivery: { in_person: 'Group live', online: 'Group internet based' },
    level: 'Intermediate',
    prerequisites: 'none, and no advance preparation',
  },
} as const;

export type SymposiumState = 'upcoming' | 'live' | 'past';

/** Returns the event's state at an instant, in its own time zone: live from the reception's day through the last. */
export function symposiumState(now: Date): SymposiumState {
  const { dates, timeZone } = symposiumEvent;
  const today = zonedDay(now, timeZone);
  if (today < dates.reception) return 'upcoming';
  return today <= dates.second ? 'live' : 'past';
}

/** Returns the event for which a registration at an instant counts. */
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

/**
 * Returns the start and end of each part of the event. It is a function, so that dates are computed on use instead of
 * at page load.
 */
export function symposiumSpans(): Readonly<Record<'reception' | 'first' | 'second', Span>> {
  const { dates, hours, reception } = symposiumEvent;
  return {
    reception: spanOf(dates.reception, reception),
    first: spanOf(dates.first, hours),
    second: spanOf(dates.second, hours),
  };
}
