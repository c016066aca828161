/** Minutes that `timeZone` is ahead of UTC at an instant (negative west of Greenwich). */
function offsetMinutes(instant: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((one) => one.type === type)?.value);
  const asUtc = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'));
  return Math.round((asUtc - instant) / 60_000);
}

/**
 * The instant at which clocks in `timeZone` show `minutes` after midnight on a calendar day.
 * The offset is looked up twice because the first guess may lie on the other side of a clock change.
 */
export function zonedInstant(day: string, minutes: number, timeZone: string): Date {
  const wall = Date.parse(`${day}T00:00:00Z`) + minutes * 60_000;
  const guess = wall - offsetMinutes(wall, timeZone) * 60_000;
  return new Date(wall - offsetMinutes(guess, timeZone) * 60_000);
}

const days = new Map<string, Intl.DateTimeFormat>();

/** Formats are expensive to make, and a list of times needs the same one hundreds of times. */
function dayFormat(timeZone: string): Intl.DateTimeFormat {
  const known =
    days.get(timeZone) ??
    new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  days.set(timeZone, known);
  return known;
}

/** The calendar day (YYYY-MM-DD) that it is in `timeZone` at an instant. */
export const zonedDay = (instant: Date, timeZone: string): string => dayFormat(timeZone).format(instant);

/** The calendar day `count` days after another. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10);
}

/** The weekday of a calendar day, numbered as in `Date#getDay`. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}
