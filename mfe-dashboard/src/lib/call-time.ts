import { officeZone, officeZoneShort } from 'shared-contract/firm';
import { zonedDay } from 'shared-contract/zoned-time';

const format = (options: Intl.DateTimeFormatOptions, timeZone?: string) =>
  new Intl.DateTimeFormat('en-US', { ...options, ...(timeZone === undefined ? {} : { timeZone }) });

/** Some machines write another kind of space before PM. */
const clock = (instant: Date, timeZone?: string): string =>
  format({ hour: 'numeric', minute: '2-digit' }, timeZone).format(instant).replace(/\s/g, ' ');

/** The day of a call at the office: `Tuesday, December 1, 2026`. */
export const callDay = (startsAt: string): string =>
  format({ weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' }, officeZone).format(
    new Date(startsAt),
  );

/** `10:00 AM ET`, and where the reader's clock says something else, that: `10:00 AM ET (4:00 PM your time)`. */
export function callClock(startsAt: string): string {
  const instant = new Date(startsAt);
  const there = clock(instant, officeZone);
  const here = clock(instant);
  const isOtherDay =
    zonedDay(instant, officeZone) !==
    zonedDay(instant, Intl.DateTimeFormat().resolvedOptions().timeZone || officeZone);
  if (here === there && !isOtherDay) return `${there} ${officeZoneShort}`;
  const day = isOtherDay ? `${format({ weekday: 'long' }).format(instant)} ` : '';
  return `${there} ${officeZoneShort} (${day}${here} your time)`;
}

/** How far off it is: `in 8 days`, `in 40 minutes`, `now`. */
export function callDistance(startsAt: string, now: Date): string {
  const minutes = Math.round((new Date(startsAt).getTime() - now.getTime()) / 60_000);
  if (minutes <= 0) return 'now';
  const words = new Intl.RelativeTimeFormat('en-US', { numeric: 'always' });
  if (minutes < 90) return words.format(minutes, 'minute');
  return minutes < 36 * 60
    ? words.format(Math.round(minutes / 60), 'hour')
    : words.format(Math.round(minutes / 1440), 'day');
}

const moment = {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
} as const;
const plain = (text: string): string => text.replace(/\s/g, ' ');

/** In a list, at the office: `Dec 3, 2026, 10:00 AM`. */
export const callMoment = (startsAt: string): string =>
  plain(format(moment, officeZone).format(new Date(startsAt)));

/** The same where the reader is, the year left out: `Dec 3, 4:00 PM`. */
export const ownMoment = (startsAt: string): string =>
  plain(
    format({ month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' }).format(new Date(startsAt)),
  );

/** Whether the reader's clock says something else than the office's at that time. */
export const isElsewhere = (startsAt: string): boolean =>
  plain(format(moment).format(new Date(startsAt))) !== callMoment(startsAt);
