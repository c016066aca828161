import { addDays, weekdayOf, zonedDay } from 'shared-contract/zoned-time';

/*
 * Times of calls as people read them. Instants are ISO texts in UTC, as the server gives them; a day is written
 * `2026-11-23` and belongs to the zone that it was counted in.
 */

const formats = new Map<string, Intl.DateTimeFormat>();

/** Formats are expensive to make and a list of times needs the same one hundreds of times. */
function format(timeZone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = timeZone + JSON.stringify(options);
  const known = formats.get(key) ?? new Intl.DateTimeFormat('en-US', { ...options, timeZone });
  formats.set(key, known);
  return known;
}

/** Some versions put a narrow space before AM and PM; one that is plain can be searched for. */
const plain = (text: string) => text.replaceAll('\u202F', ' ');

const instantOf = (day: string) => new Date(`${day}T00:00:00Z`);

/** The zone of this device, or `otherwise` where it does not say. */
export function ownZone(otherwise: string): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone || otherwise;
}

const dayOf = (instant: string, timeZone: string) => zonedDay(new Date(instant), timeZone);

/** Instants by the day on which they fall in a zone, in the order given. */
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

/** Pages of a calendar, two whole weeks from a Sunday each, that hold every day from the first to the last. */
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

/** `Tuesday, November 24` */
export const dayLabel = (day: string): string =>
  format('UTC', { weekday: 'long', month: 'long', day: 'numeric' }).format(instantOf(day));

/** `November 22 – December 5` */
export const rangeLabel = (first: string, last: string): string =>
  format('UTC', { month: 'long', day: 'numeric' }).formatRange(instantOf(first), instantOf(last));

/** `1:00 PM` */
export const clockLabel = (instant: string, timeZone: string): string =>
  plain(format(timeZone, { hour: 'numeric', minute: '2-digit' }).format(new Date(instant)));

/** `Central Time`; zones without such a name have the one of their offset. */
export function zoneLabel(timeZone: string, instant: string): string {
  const named = (timeZoneName: 'longGeneric' | 'long') =>
    format(timeZone, { timeZoneName })
      .formatToParts(new Date(instant))
      .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  const generic = named('longGeneric');
  return generic.startsWith('GMT') ? named('long') : generic;
}

/** `Tuesday, November 24, 2026, 1:00 PM Central Time` */
export function timeLabel(instant: string, timeZone: string): string {
  const day = format(timeZone, { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' });
  return `${day.format(new Date(instant))}, ${clockLabel(instant, timeZone)} ${zoneLabel(timeZone, instant)}`;
}

/** Whether the clocks of two zones say the same at every one of the instants. */
export function isSameClock(instants: readonly string[], one: string, other: string): boolean {
  const wall = (instant: string, zone: string) => dayOf(instant, zone) + clockLabel(instant, zone);
  return instants.every((instant) => wall(instant, one) === wall(instant, other));
}
