import { addDays, zonedInstant } from 'shared-contract/zoned-time';
import { brand } from 'shared-ui/brand';

/** The choices of the screen; an address may say any number of days, or two days. */
export const dueChoices = [
  { value: 'overdue', label: 'Overdue' },
  { value: 'next-1d', label: 'Within 24 hours' },
  { value: 'next-3d', label: 'Within 3 days' },
  { value: 'over-3d', label: 'More than 3 days late' },
] as const;

const days = /^(next|last|over)-([1-9]\d{0,3})d$/;
const range = /^(\d{4}-\d{2}-\d{2})?\.\.(\d{4}-\d{2}-\d{2})?$/;
const isDay = (text: string | undefined): boolean => text === undefined || !Number.isNaN(Date.parse(text));

/** Whether it is a condition on the time that something is due: `overdue`, `next-2d`, `last-2d`, `over-2d`, `<day>..<day>`. */
export function isDue(text: string): boolean {
  if (text === 'overdue' || days.test(text)) return true;
  const [, from, to] = range.exec(text) ?? [];
  return (from ?? to) !== undefined && isDay(from) && isDay(to);
}

export interface DueBounds {
  readonly from: string | null;
  /** Not itself. */
  readonly until: string | null;
  /** Only what waits for an answer can be late. */
  readonly isUnanswered: boolean;
}

const startOf = (day: string): string => zonedInstant(day, 0, brand.timeZone).toISOString();

/** From when until when, at the office. */
export function dueBounds(text: string | null, now: Date): DueBounds {
  const at = (count: number): string => new Date(now.getTime() + count * 86_400_000).toISOString();
  if (text === null) return { from: null, until: null, isUnanswered: false };
  if (text === 'overdue') return { from: null, until: at(0), isUnanswered: true };
  const [, how, count] = days.exec(text) ?? [];
  if (how === 'next') return { from: at(0), until: at(Number(count)), isUnanswered: false };
  if (how === 'last') return { from: at(-Number(count)), until: at(0), isUnanswered: false };
  if (how === 'over') return { from: null, until: at(-Number(count)), isUnanswered: true };
  const [, from, to] = range.exec(text) ?? [];
  return {
    from: from === undefined ? null : startOf(from),
    until: to === undefined ? null : startOf(addDays(to, 1)),
    isUnanswered: false,
  };
}
