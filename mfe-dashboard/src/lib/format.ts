import { useEffect, useState } from 'react';
import { brand } from 'shared-ui/brand';

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });
const calendarDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
const shortDollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
  maximumFractionDigits: 1,
});

/** Formats the date of an instant in the user's time zone. Without one, returns `N/A`. */
export function formatInstant(instant: string | null | undefined): string {
  return instant ? day.format(new Date(instant)) : 'N/A';
}

/** Formats the date and time of an instant in the user's time zone. */
export const formatMoment = (instant: string): string => moment.format(new Date(instant));

/** Formats a calendar date (YYYY-MM-DD), which is the same in every time zone. Without one, returns `N/A`. */
export function formatCalendarDay(value: string | null | undefined): string {
  return value ? calendarDay.format(new Date(`${value}T00:00:00Z`)) : 'N/A';
}

/** `1200000` → `$1.2M`, `340000` → `$340K`. */
export function formatShortDollars(amount: number): string {
  return shortDollars.format(amount);
}

const hourMs = 3_600_000;

/** Formats a waiting time: "under an hour", "7 hours", or "4 days". */
export function ageOf(since: string, now: Date): string {
  const hours = Math.floor((now.getTime() - new Date(since).getTime()) / hourMs);
  if (hours < 1) return 'under an hour';
  return hours < 48 ? `${hours} ${hours === 1 ? 'hour' : 'hours'}` : `${Math.floor(hours / 24)} days`;
}

/** Returns the current time and updates it every `everyMs` ms. */
export function useNow(everyMs = 15_000): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}

/** Returns the trimmed text of a form's field. */
export function fieldText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
}

/** Splits text at commas and line breaks, and removes duplicates. */
export const listOf = (text: string): string[] => [
  ...new Set(
    text
      .split(/[,\n]/)
      .map((part) => part.replaceAll(/\s+/g, ' ').trim())
      .filter((part) => part !== ''),
  ),
];

const product = brand.name.toLowerCase().replaceAll(/\W+/g, '-');

/** Returns the name of an exported file: `<product>-<what>-<days>.<ending>`. The default is today. */
export const exportName = (
  what: string,
  ending: 'csv' | 'json',
  days = new Date().toISOString().slice(0, 10),
): string => `${product}-${what}-${days}.${ending}`;
