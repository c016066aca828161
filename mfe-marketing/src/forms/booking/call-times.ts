import { addDays, weekdayOf, zonedDay } from 'shared-contract/zoned-time';

/* Formats call times. Instants are ISO strings in UTC, as the server returns them. A day is written as `2026-11-23` in
   the time zone that it was computed for. */

const formats = new Map<string, Intl.DateTimeFormat>();

/** Caches formats, because they are expensive to create and a list uses the same one hundreds of times. */
function format(timeZone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = timeZone + JSON.stringify(options);
  const known = formats.get(key) ?? new Intl.DateTimeFormat('en-US', { ...options, timeZone });
  formats.set(key, known);
  return known;
}

/** Some ICU versions put a narrow no-break space before AM and PM. Text search finds only a plain one. */
const plain = (text: string) => text.replaceAll('\u202F', ' ');

const instantOf = (day: string) => new Date(`${day}T00:00:00Z`);

/** Returns the device's time zone, or `otherwise` if the browser reports none. */
export function userTimeZone(otherwise: string): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone || otherwise;
}

const dayOf = (instant: string, timeZone: string) => zonedDay(new Date(instant), timeZone);

/** Groups instants by day in a time zone. Preserves their order. */
export function groupByDay(
  instants: readonly string[],
  timeZone: string,
): ReadonlyMap<string, readonly string[]> {
  const days = new Map<string, string[]>();
  for (const instant of instants) {
    const day = dayOf(instant, timeZone);
    const found = days.get(day);
    if (found) found.push(instant);
    else days.set(day, [instant]);
  }
  return days;
}

/** Returns calendar pages of two weeks from a Sunday that cover all days from `first` to `last`. */
export function fortnights(first: string, last: string): readonly (readonly string[])[] {
  const pages: string[][] = [];
  let day = addDays(first, -weekdayOf(first));
  while (day <= last) {
    const start = day;
    pages.push(Array.from({ length: 14 }, (_, index) => addDays(start, index)));
    day = addDays(start, 14);
  }
  return pages;
}

/** Formats a day as `Tuesday, November 24`. */
export const dayLabel = (day: string): string =>
  format('UTC', { weekday: 'long', month: 'long', day: 'numeric' }).format(instantOf(day));

/** Formats a range as `November 22 – December 5`. */
export const rangeLabel = (first: string, last: string): string =>
  format('UTC', { month: 'long', day: 'numeric' }).formatRange(instantOf(first), instantOf(last));

/** Formats a time as `1:00 PM`. */
export const clockLabel = (instant: string, timeZone: string): string =>
  plain(format(timeZone, { hour: 'numeric', minute: '2-digit' }).format(new Date(instant)));

/** Formats a time zone as `Central Time`, or by its offset if it has no such name. */
export function zoneLabel(timeZone: string, instant: string): string {
  const named = (timeZoneName: 'longGeneric' | 'long') =>
    format(timeZone, { timeZoneName })
      .formatToParts(new Date(instant))
      .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  const generic = named('longGeneric');
  return generic.startsWith('GMT') ? named('long') : generic;
}

/** Formats a time as `Tuesday, November 24, 2026, 1:00 PM Central Time`. */
export function timeLabel(instant: string, timeZone: string): string {
  const day = format(timeZone, { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' });
  return `${day.format(new Date(instant))}, ${clockLabel(instant, timeZone)} ${zoneLabel(timeZone, instant)}`;
}

/** Returns whether two time zones have the same local time at every instant. */
export function isSameClock(instants: readonly string[], one: string, other: string): boolean {
  const wall = (instant: string, zone: string) => dayOf(instant, zone) + clockLabel(instant, zone);
  return instants.every((instant) => wall(instant, one) === wall(instant, other));
}
