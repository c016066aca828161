import { addDays, zonedInstant } from '../zoned-time.ts';

/** Calendar days from one to the other, both with. An open end is undefined. */
export interface DayRange {
  readonly from?: string;
  readonly to?: string;
  /** Whether what has no day belongs to it. */
  readonly orNever?: boolean;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** `2026-02-30` has the form of one and is none. */
const isDay = (text: string): boolean => {
  const time = DAY.test(text) ? Date.parse(`${text}T00:00:00Z`) : NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
};

/**
 * The days that a word of an address stands for.
 * @param today `YYYY-MM-DD`
 * @returns null for what is no such word
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

/** From one instant on, until another one that is not among them. */
export interface InstantRange {
  readonly from?: string;
  readonly until?: string;
}

/**
 * The same words of instants: a number of days is counted from now, `overdue` is before now, and a range is of whole days
 * at the office.
 * @param zone where the office is
 * @returns null for what is no such word
 */
export function instantsOf(word: string, now: Date, zone: string): InstantRange | null {
  const at = (days: number): string => new Date(now.getTime() + days * 86_400_000).toISOString();
  if (word === 'overdue') return { until: at(0) };
  const [, kind, count = ''] = /^(next|last|over)-([1-9]\d{0,3})d$/.exec(word) ?? [];
  const days = Number(count);
  if (kind === 'next') return { from: at(0), until: at(days) };
  if (kind === 'last') return { from: at(-days), until: at(0) };
  if (kind === 'over') return { until: at(-days) };
  // A word for calendar days, whichever day it is.
  const range = word.includes('..') ? parseDays(word, '2026-01-01') : null;
  if (!range) return null;
  const startOf = (day: string): string => zonedInstant(day, 0, zone).toISOString();
  return {
    ...(range.from && { from: startOf(range.from) }),
    ...(range.to && { until: startOf(addDays(range.to, 1)) }),
  };
}
