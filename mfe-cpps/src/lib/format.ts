const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});
const longDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** Whole dollars: `9800` → `$9,800`. */
export function formatDollars(amount: number): string {
  return dollars.format(amount);
}

/** A calendar day without a time zone: `2026-11-03` → `November 3, 2026`, the same on every machine. */
export function formatDay(day: string): string {
  return longDay.format(new Date(`${day}T00:00:00Z`));
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** Name of a weekday, numbered as in `Date#getDay`. */
export function weekdayName(weekday: number): string {
  return weekdays[weekday] ?? '';
}

/** Minutes after midnight as clocks say it: `1080` → `6:00 pm`. */
export function formatClock(minutes: number): string {
  const hour = Math.floor(minutes / 60);
  return `${hour % 12 || 12}:${String(minutes % 60).padStart(2, '0')} ${hour < 12 ? 'am' : 'pm'}`;
}
