import { officeZone } from 'shared-contract/firm';
import { addDays, zonedDay } from 'shared-contract/zoned-time';
import type { Days } from '../../components/report/report.ts';

/** Names the period in the address. */
export const periodKey = 'period';
export const presets = [
  { id: '30d', label: '30 days' },
  { id: '90d', label: '90 days' },
  { id: '12m', label: '12 months' },
  { id: 'ytd', label: 'Year to date' },
] as const;
export type Preset = (typeof presets)[number]['id'];
export const usualPeriod: Preset = '90d';

export interface Period extends Days {
  /** None for days that somebody chose. */
  readonly preset: Preset | undefined;
  /** What is wrong with the address; the usual period stands in its place. */
  readonly problem?: string;
}

/** The longest period, in days after its first one. The database says so too. */
const MOST_DAYS = 731;

export const officeToday = (): string => zonedDay(new Date(), officeZone);

const lengthOf = ({ from, to }: Days): number => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

/** February 29 has no day of its own a year before. */
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

/** What is wrong with two days as a period; null where nothing is. */
export function daysProblem({ from, to }: Days, today: string): string | null {
  if (!isDay(from)) return 'Enter the first day as month, day and year.';
  if (!isDay(to)) return 'Enter the last day as month, day and year.';
  if (from > to) return 'The last day comes before the first one.';
  if (from > today) return 'The period begins after today.';
  if (from < '2000-01-01') return 'The first day lies before the year 2000.';
  if (lengthOf({ from, to }) > MOST_DAYS) return 'A period has at most two years.';
  return null;
}

/** The period that an address names. Days to come are left out. */
export function readPeriod(text: string | null, today: string): Period {
  const preset = presets.find(({ id }) => id === (text ?? usualPeriod))?.id;
  if (preset !== undefined) return { ...presetDays(preset, today), preset };
  const usual = { ...presetDays(usualPeriod, today), preset: usualPeriod };
  const [from = '', to = '', more] = (text ?? '').split('..');
  if (more !== undefined || !isDay(from) || !isDay(to))
    return {
      ...usual,
      problem: `“${text ?? ''}” is not a period. Two days are written as 2026-10-01..2026-10-31. The last 90 days are shown.`,
    };
  const wrong = daysProblem({ from, to }, today);
  if (wrong !== null) return { ...usual, problem: `${wrong} The last 90 days are shown.` };
  return { from, to: to > today ? today : to, preset: undefined };
}

export const periodOf = ({ from, to }: Days): string => `${from}..${to}`;

const dayOfYear = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const fullDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
const monthOfYear = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' });
const at = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** `Oct 1` */
export const shortDay = (day: string): string => dayOfYear.format(at(day));
/** `Oct 2026` */
export const shortMonth = (day: string): string => monthOfYear.format(at(day));

/**
 * `Oct 1 and Oct 31`, with years where it is not this one's alone.
 * @param today null where the words are read later: then years are always written
 */
export function daysWords({ from, to }: Days, joint: 'to' | 'and', today: string | null): string {
  const year = today?.slice(0, 4);
  const isOfYear = year !== undefined && from.startsWith(year) && to.startsWith(year);
  const write = isOfYear ? dayOfYear : fullDay;
  return from === to ? write.format(at(from)) : `${write.format(at(from))} ${joint} ${write.format(at(to))}`;
}

/** The days directly before, as many as these. */
export function daysBefore(days: Days): Days {
  return { from: addDays(days.from, -lengthOf(days) - 1), to: addDays(days.from, -1) };
}
