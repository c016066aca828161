const formats = new Map<string, Intl.DateTimeFormat>();

/** Caches by zone: a format is expensive to create, and a list of times needs it hundreds of times. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    });
  formats.set(timeZone, format);
  return format;
}

/**
 * The minute that clocks in `timeZone` show at an instant, in ms as if they showed UTC.
 * Reads parts: the text of `format()` is for people, and browsers write it differently.
 */
function wallTime(instant: Date | number, timeZone: string): number {
  const parts = formatOf(timeZone).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((one) => one.type === type)?.value);
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'));
}

/** Minutes that `timeZone` is ahead of UTC at an instant (negative west of Greenwich). */
const offsetMinutes = (instant: number, timeZone: string): number =>
  Math.round((wallTime(instant, timeZone) - instant) / 60_000);

const isoDay = (utc: number): string => new Date(utc).toISOString().slice(0, 10);

/**
 * The instant at which clocks in `timeZone` show `minutes` after midnight on a calendar day.
 * The offset is looked up twice because the first guess may lie on the other side of a clock change.
 */
export function zonedInstant(day: string, minutes: number, timeZone: string): Date {
  const wall = Date.parse(`${day}T00:00:00Z`) + minutes * 60_000;
  const guess = wall - offsetMinutes(wall, timeZone) * 60_000;
  return new Date(wall - offsetMinutes(guess, timeZone) * 60_000);
}

/** The calendar day (YYYY-MM-DD) in `timeZone`, by default the device's, at an instant. */
export const zonedDay = (
  instant: Date,
  timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone,
): string => isoDay(wallTime(instant, timeZone));

/** The calendar day `count` days after another. */
export const addDays = (day: string, count: number): string =>
  isoDay(Date.parse(`${day}T00:00:00Z`) + count * 86_400_000);

/** The weekday of a calendar day, numbered as in `Date#getDay`. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}
