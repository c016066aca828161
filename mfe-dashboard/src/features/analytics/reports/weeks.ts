import { addDays } from 'shared-contract/zoned-time';
import type { Analytics } from '../data/read-analytics.ts';
import { daysWords, shortDay } from '../period.ts';
import { figure, sum, type Point } from '../../../components/report/report.ts';

/** `between Oct 1 and Oct 31`, `on Oct 1`. */
export function within({ firstDay, lastDay, today }: Analytics): string {
  const days = { from: firstDay, to: lastDay };
  return firstDay === lastDay
    ? `on ${daysWords(days, 'and', today)}`
    : `between ${daysWords(days, 'and', today)}`;
}

/** The weeks of a period as steps of an axis. The running one has days to come. */
export const weekPoints = ({ weeks, today }: Analytics): Point[] =>
  weeks.map((week) => ({ label: shortDay(week), isRunning: addDays(week, 6) >= today && week <= today }));

/** A week as its row is called: with the days that belong to the period, where those are not all. */
export function weekRow({ firstDay, lastDay, today }: Analytics, week: string): string {
  const end = addDays(week, 6);
  if (end >= today && week <= today) return `${shortDay(week)}, so far`;
  if (week < firstDay) return `${shortDay(week)}, from ${shortDay(firstDay)} on`;
  return end > lastDay ? `${shortDay(week)}, until ${shortDay(lastDay)}` : shortDay(week);
}

/** Sums of the weeks that lie in the period with all their days. */
const wholeWeeks = ({ weeks, firstDay, lastDay, today }: Analytics, counts: readonly number[]): number[] =>
  counts.filter((_, at) => {
    const week = weeks[at] ?? firstDay;
    const end = addDays(week, 6);
    return week >= firstDay && end <= lastDay && end < today;
  });

const average = (values: readonly number[]): number => Math.round(sum(values) / values.length);

/** How the weeks went: the first half of them against the second. Fewer than four are no course. */
export function courseOf(analytics: Analytics, counts: readonly number[], what: string): string | null {
  const whole = wholeWeeks(analytics, counts);
  if (whole.length < 4) return null;
  const half = Math.floor(whole.length / 2);
  const [before, after] = [average(whole.slice(0, half)), average(whole.slice(-half))];
  if (before === after) return `${what} held at about ${figure(after)} a week`;
  return `${what} ${after > before ? 'rose' : 'fell'} from ${figure(before)} to ${figure(after)} a week, the first half of the period against the second`;
}
