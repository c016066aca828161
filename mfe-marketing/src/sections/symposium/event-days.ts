import { formatDay } from 'shared-contract/format';
import { symposiumEvent } from 'shared-contract/symposium';
import { weekdayOf as dayOfWeek } from 'shared-contract/zoned-time';

const { dates } = symposiumEvent;

/** `2027-11-20` → `November 20`. */
export const dayInYear = (day: string): string => formatDay(day).replace(/, \d+$/, '');

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
export const weekdayOf = (day: string): string => weekdays[dayOfWeek(day)] ?? '';

/** Both days in one: `November 20 and 21, 2027`, and in full where they lie in two months. */
export function bothDays(): string {
  const [first, second] = [dayInYear(dates.first), formatDay(dates.second)];
  const month = first.split(' ')[0] ?? '';
  return `${first} and ${second.startsWith(month) ? second.slice(month.length + 1) : second}`;
}

/** Minutes after midnight or a clock time as people say it: `510` and `08:30` → `8:30 am`. */
export function clockTime(time: number | string): string {
  const minutes = typeof time === 'number' ? time : Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  const [hour, rest] = [Math.floor(minutes / 60), minutes % 60];
  return `${((hour + 11) % 12) + 1}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`} ${hour < 12 ? 'am' : 'pm'}`;
}
