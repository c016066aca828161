import { addDays } from '../zoned-time.ts';

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
