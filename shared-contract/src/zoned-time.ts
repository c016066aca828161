const partsOf = (format: Intl.DateTimeFormat, instant: Date | number) =>
  Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, value]));

/** Returns the minutes by which `timeZone` is ahead of UTC at an instant; negative west of Greenwich. */
function offsetMinutes(instant: number, timeZone: string): number {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  const { year, month, day, hour, minute } = partsOf(format, instant);
  const asUtc = Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute));
  return Math.round((asUtc - instant) / 60_000);
}

/**
 * Returns the instant at which clocks in `timeZone` show `minutes` after midnight on a calendar day. Looks the offset
 * up twice, because the first guess may be on the other side of a clock change.
 */
export function zonedInstant(day: string, minutes: number, timeZone: string): Date {
  const wall = Date.parse(`${day}T00:00:00Z`) + minutes * 60_000;
  const guess = wall - offsetMinutes(wall, timeZone) * 60_000;
  return new Date(wall - offsetMinutes(guess, timeZone) * 60_000);
}

const dayFormats = new Map<string, Intl.DateTimeFormat>();

/**
 * Returns the calendar day (YYYY-MM-DD) in `timeZone` at an instant. Uses the format's parts, because browsers write
 * the text of `format()` differently.
 */
export function zonedDay(instant: Date, timeZone: string): string {
  // Cached, because a format is expensive to create and a list of times needs it hundreds of times.
  const format =
    dayFormats.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  dayFormats.set(timeZone, format);
  const { year, month, day } = partsOf(format, instant);
  return `${year}-${month}-${day}`;
}

/** Returns the calendar day `count` days after another. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10);
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** Returns the name of a weekday that is numbered as in `Date#getDay`. */
export const weekdayName = (weekday: number): string => weekdays[weekday] ?? '';

/** Returns the weekday of a calendar day, numbered as in `Date#getDay`. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}
