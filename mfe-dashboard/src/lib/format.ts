const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });
const calendarDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
const shortDollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
  maximumFractionDigits: 1,
});

/** The day of an instant where the reader is; `N/A` without one. */
export function formatInstant(instant: string | null | undefined): string {
  return instant ? day.format(new Date(instant)) : 'N/A';
}

/** Day and time of an instant where the reader is. */
export const formatMoment = (instant: string): string => moment.format(new Date(instant));

/** A calendar day of the database (YYYY-MM-DD), the same in every time zone; `N/A` without one. */
export function formatCalendarDay(value: string | null | undefined): string {
  return value ? calendarDay.format(new Date(`${value}T00:00:00Z`)) : 'N/A';
}

/** `1200000` → `$1.2M`, `340000` → `$340K`. */
export function formatShortDollars(amount: number): string {
  return shortDollars.format(amount);
}
