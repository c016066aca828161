import { officeZone } from 'shared-contract/firm';
import { addDays, zonedDay } from 'shared-contract/zoned-time';
import { formatCalendarDay } from '../../lib/format.ts';
import { type Days, figure, type Point, sum } from '../../report/report.ts';
import type { Analytics } from './queries.ts';

/** Search parameter for the period. */
export const periodKey = 'period';
export const presets = [
  { id: '30d', label: '30 days' },
  { id: '90d', label: '90 days' },
  { id: '12m', label: '12 months' },
  { id: 'ytd', label: 'Year to date' },
] as const;
export type Preset = (typeof presets)[number]['id'];
export const defaultPeriod: Preset = '90d';

export interface Period extends Days {
  /** Undefined for custom dates. */
  readonly preset: Preset | undefined;
  /** Why the address names no valid period. The default period is used instead. */
  readonly problem?: string;
}

/** Maximum days between the first and last day. The database enforces the same limit. */
const MAX_DAYS = 731;

export const officeToday = (): string => zonedDay(new Date(), officeZone);

const lengthOf = ({ from, to }: Days): number => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

/** February 29 maps to February 28 in the previous year. */
function yearBefore(day: string): string {
  const year = day.slice(0, 4);
  const rest = day.slice(4);
  return `${String(Number(year) - 1)}${rest === '-02-29' ? '-02-28' : rest}`;
}

function presetDays(preset: Preset, today: string): Days {
  if (preset === 'ytd') return { from: `${today.slice(0, 4)}-01-01`, to: today };
  if (preset === '12m') return { from: addDays(yearBefore(today), 1), to: today };
  return { from: addDays(today, preset === '30d' ? -29 : -89), to: today };
}

const isDay = (text: string): boolean => {
  const time = Date.parse(`${text}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(time) && addDays(text, 0) === text;
};

export function daysProblem({ from, to }: Days, today: string): string | null {
  if (!isDay(from)) return 'Enter the first day as month, day and year.';
  if (!isDay(to)) return 'Enter the last day as month, day and year.';
  if (from > to) return 'The last day is before the first one.';
  if (from > today) return 'The period begins after today.';
  if (from < '2000-01-01') return 'The first day is before the year 2000.';
  if (lengthOf({ from, to }) > MAX_DAYS) return 'A period can be at most two years long.';
  return null;
}

/** Parses the period in the address. Excludes future days. */
export function readPeriod(text: string | null, today: string): Period {
  const preset = presets.find(({ id }) => id === (text ?? defaultPeriod))?.id;
  if (preset !== undefined) return { ...presetDays(preset, today), preset };
  const [from = '', to = '', more] = (text ?? '').split('..');
  const problem =
    more === undefined && isDay(from) && isDay(to)
      ? daysProblem({ from, to }, today)
      : `“${text ?? ''}” is not a period. Two days are written as 2026-10-01..2026-10-31.`;
  if (problem === null) return { from, to: to > today ? today : to, preset: undefined };
  return {
    ...presetDays(defaultPeriod, today),
    preset: defaultPeriod,
    problem: `${problem} The last 90 days are shown.`,
  };
}

export const periodOf = ({ from, to }: Days): string => `${from}..${to}`;

const dayOfYear = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const monthOfYear = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' });
const at = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** Formats a day as `Oct 1`. */
const shortDay = (day: string): string => dayOfYear.format(at(day));
/** Formats a month as `Oct 2026`. */
export const shortMonth = (day: string): string => monthOfYear.format(at(day));

/**
 * Formats a range as `Oct 1 and Oct 31`. Adds the years unless both days are in the current year.
 * @param today null for exports and print, which are read later and so always include the years
 */
export function daysWords({ from, to }: Days, joint: 'to' | 'and', today: string | null): string {
  const year = today?.slice(0, 4);
  const isOfYear = year !== undefined && from.startsWith(year) && to.startsWith(year);
  const write = isOfYear ? shortDay : formatCalendarDay;
  return from === to ? write(from) : `${write(from)} ${joint} ${write(to)}`;
}

/** Returns the preceding period of the same length. */
export const daysBefore = (days: Days): Days => ({
  from: addDays(days.from, -lengthOf(days) - 1),
  to: addDays(days.from, -1),
});

/** Formats the period for a sentence: `between Oct 1 and Oct 31` or `on Oct 1`. */
export const within = ({ firstDay, lastDay, today }: Analytics): string =>
  `${firstDay === lastDay ? 'on' : 'between'} ${daysWords({ from: firstDay, to: lastDay }, 'and', today)}`;

/** Chart points for the weeks of a period. Marks the current week, because it is incomplete. */
export const weekPoints = ({ weeks, today }: Analytics): Point[] =>
  weeks.map((week) => ({ label: shortDay(week), isRunning: addDays(week, 6) >= today && week <= today }));

/** Formats a week as a row header. For a partial week, adds the days that are in the period. */
export function weekRow({ firstDay, lastDay, today }: Analytics, week: string): string {
  const end = addDays(week, 6);
  if (end >= today && week <= today) return `${shortDay(week)}, so far`;
  if (week < firstDay) return `${shortDay(week)}, from ${shortDay(firstDay)} on`;
  return end > lastDay ? `${shortDay(week)}, until ${shortDay(lastDay)}` : shortDay(week);
}

/** Returns the counts of complete weeks that are fully in the period. */
const wholeWeeks = ({ weeks, firstDay, lastDay, today }: Analytics, counts: readonly number[]): number[] =>
  counts.filter((_, at) => {
    const week = weeks[at] ?? firstDay;
    const end = addDays(week, 6);
    return week >= firstDay && end <= lastDay && end < today;
  });

const average = (values: readonly number[]): number => Math.round(sum(values) / values.length);

/** Describes the trend by comparing the weekly averages of both halves. Null with fewer than four complete weeks. */
export function courseOf(analytics: Analytics, counts: readonly number[], what: string): string | null {
  const whole = wholeWeeks(analytics, counts);
  if (whole.length < 4) return null;
  const half = Math.floor(whole.length / 2);
  const [before, after] = [average(whole.slice(0, half)), average(whole.slice(-half))];
  if (before === after) return `${what} held at about ${figure(after)} a week`;
  return `${what} ${after > before ? 'rose' : 'fell'} from ${figure(before)} to ${figure(after)} a week, the first half of the period against the second`;
}
