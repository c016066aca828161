import { officeZone } from '../firm.ts';
import { addDays, zonedInstant } from '../zoned-time.ts';

/** Inclusive range of calendar days. An open end is undefined. */
export interface DayRange {
  readonly from?: string;
  readonly to?: string;
  /** Whether rows without a day match. */
  readonly orNever?: boolean;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** Rejects impossible days, such as `2026-02-30`. */
const isDay = (text: string): boolean => {
  const time = DAY.test(text) ? Date.parse(`${text}T00:00:00Z`) : NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
};

/**
 * Parses a day filter's value.
 * @param today `YYYY-MM-DD`
 * @returns null for an invalid value
 */
export function parseDays(word: string, today: string): DayRange | null {
  if (word === 'overdue') return { to: addDays(today, -1) };
  if (word === 'today') return { from: today, to: today };
  if (word === 'upcoming') return { from: today };
  const [, kind, count = ''] = /^(next|last|over)-([1-9]\d{0,3})d$/.exec(word) ?? [];
  const days = Number(count);
  if (kind === 'next') return { from: today, to: addDays(today, days) };
  if (kind === 'last') return { from: addDays(today, -days), to: today };
  if (kind === 'over') return { to: addDays(today, -days - 1), orNever: true };
  const [from = '', to = '', ...more] = word.split('..');
  if (!word.includes('..') || more.length > 0 || (from === '' && to === '')) return null;
  if ([from, to].some((day) => day !== '' && !isDay(day))) return null;
  if (from !== '' && to !== '' && from > to) return null;
  return { ...(from && { from }), ...(to && { to }) };
}

/**
 * Parses a day filter's value for instants. `from` is included, `until` is excluded. A number of days is counted from
 * now, `overdue` is before now, and a range covers full days in the office's time zone. `today`, `upcoming`, and invalid
 * values have no limits.
 */
export function instantsOf(word: string, now: Date): { readonly from?: string; readonly until?: string } {
  const at = (days: number): string => new Date(now.getTime() + days * 86_400_000).toISOString();
  if (word === 'overdue') return { until: at(0) };
  const [, kind, count = ''] = /^(next|last|over)-([1-9]\d{0,3})d$/.exec(word) ?? [];
  const days = Number(count);
  if (kind === 'next') return { from: at(0), until: at(days) };
  if (kind === 'last') return { from: at(-days), until: at(0) };
  if (kind === 'over') return { until: at(-days) };
  // A range of days does not depend on today, so any day works here.
  const range = word.includes('..') ? parseDays(word, '2026-01-01') : null;
  if (!range) return {};
  const startOf = (day: string): string => zonedInstant(day, 0, officeZone).toISOString();
  return {
    ...(range.from && { from: startOf(range.from) }),
    ...(range.to && { until: startOf(addDays(range.to, 1)) }),
  };
}
