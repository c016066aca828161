import { officeZone, officeZoneShort } from 'shared-contract/firm';

const time = { hour: 'numeric', minute: '2-digit' } as const;
const shortMoment = { month: 'short', day: 'numeric', ...time } as const;
const moment = { ...shortMoment, year: 'numeric' } as const;

/** Formats an instant, by default in the user's time zone. Some ICU versions put a different space before PM. */
const format = (instant: string, options: Intl.DateTimeFormatOptions, timeZone?: string): string =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone }).format(new Date(instant)).replace(/\s/g, ' ');

/** Formats the date of a call in the office's time zone: `Tuesday, December 1, 2026`. */
export const callDay = (startsAt: string): string => format(startsAt, { dateStyle: 'full' }, officeZone);

/** Formats the time of a call: `10:00 AM ET`. Adds the user's time if it differs: `10:00 AM ET (4:00 PM your time)`. */
export function callClock(startsAt: string): string {
  const there = format(startsAt, time, officeZone);
  const here = format(startsAt, time);
  const isOtherDay = callDay(startsAt) !== format(startsAt, { dateStyle: 'full' });
  if (here === there && !isOtherDay) return `${there} ${officeZoneShort}`;
  const day = isOtherDay ? `${format(startsAt, { weekday: 'long' })} ` : '';
  return `${there} ${officeZoneShort} (${day}${here} your time)`;
}

/** Formats the time until a call: `in 8 days`, `in 40 minutes`, or `now`. */
export function callDistance(startsAt: string, now: Date): string {
  const minutes = Math.round((new Date(startsAt).getTime() - now.getTime()) / 60_000);
  if (minutes <= 0) return 'now';
  const words = new Intl.RelativeTimeFormat('en-US', { numeric: 'always' });
  if (minutes < 90) return words.format(minutes, 'minute');
  return minutes < 36 * 60
    ? words.format(Math.round(minutes / 60), 'hour')
    : words.format(Math.round(minutes / 1440), 'day');
}

/** Formats a call's time for a list, in the office's time zone: `Dec 3, 2026, 10:00 AM`. */
export const callMoment = (startsAt: string): string => format(startsAt, moment, officeZone);

/** Formats a call's time in the user's time zone, without the year: `Dec 3, 4:00 PM`. */
export const ownMoment = (startsAt: string): string => format(startsAt, shortMoment);

/** True if the user's time differs from the office's at that instant. */
export const isElsewhere = (startsAt: string): boolean => format(startsAt, moment) !== callMoment(startsAt);
