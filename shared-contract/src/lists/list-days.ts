/** Calendar days from one to the other, both with. An open end is undefined. */
export interface DayRange {
  readonly from?: string;
  readonly to?: string;
  /** Whether what has no day belongs to it. */
  readonly orNever?: boolean;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const isDay = (text: string): boolean => DAY.test(text) && dayAfter(text, 0) === text;

/** The day that lies so many days after another. */
function dayAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 10);
}

/**
 * The days that a word of an address stands for.
 * @param today `YYYY-MM-DD`
 * @returns null for what is no such word
 */
export function parseDays(word: string, today: string): DayRange | null {
  if (word === 'overdue') return { to: dayAfter(today, -1) };
  const [, kind, count = ''] = /^(next|last|over)-([1-9]\d{0,3})d$/.exec(word) ?? [];
  const days = Number(count);
  if (kind === 'next') return { from: today, to: dayAfter(today, days) };
  if (kind === 'last') return { from: dayAfter(today, -days), to: today };
  if (kind === 'over') return { to: dayAfter(today, -days - 1), orNever: true };
  const [from = '', to = '', ...more] = word.split('..');
  if (!word.includes('..') || more.length > 0 || (from === '' && to === '')) return null;
  if ([from, to].some((day) => day !== '' && !isDay(day))) return null;
  if (from !== '' && to !== '' && from > to) return null;
  return { ...(from && { from }), ...(to && { to }) };
}
