import { officeZoneShort } from './firm.ts';
import { addDays, weekdayName, weekdayOf, zonedDay, zonedInstant } from './zoned-time.ts';

/**
 * Weekly opening hours. Weekdays are numbered as in `Date#getDay` (0 is Sunday); hours are minutes after midnight in
 * the office's time zone.
 */
export interface OpeningHours {
  readonly days: readonly number[];
  readonly opens: number;
  readonly closes: number;
}

function clock(minutes: number): string {
  const hour = Math.floor(minutes / 60) % 24;
  const minute = minutes % 60;
  const digits = `${hour % 12 === 0 ? 12 : hour % 12}${minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`}`;
  return `${digits} ${hour < 12 ? 'am' : 'pm'}`;
}

function areUnbroken(days: readonly number[]): boolean {
  return days.length > 2 && days.every((day, index) => index === 0 || day === (days[index - 1] ?? 0) + 1);
}

function dayRange(days: readonly number[]): string {
  const names = days.map(weekdayName);
  return areUnbroken(days) ? `${names[0]} to ${names.at(-1)}` : names.join(', ');
}

/**
 * Formats opening hours: "Monday to Friday, 9 am to 6 pm ET". The line can break only after the days. The zone has no
 * season, because ET is correct all year.
 */
export function formatHours({ days, opens, closes }: OpeningHours): string {
  const hours = `${clock(opens)} to ${clock(closes)} ${officeZoneShort}`;
  return `${dayRange(days)}, ${hours.replaceAll(' ', '\u00a0')}`;
}

/** Formats opening hours as on a door, without a zone: `days` "Mon-Fri", `hours` "9AM-6PM". */
export function formatHoursShort({ days, opens, closes }: OpeningHours): { days: string; hours: string } {
  const names = days.map((day) => weekdayName(day).slice(0, 3));
  const short = (minutes: number) => clock(minutes).replace(' ', '').toUpperCase();
  return {
    days: areUnbroken(days) ? `${names[0]}-${names.at(-1)}` : names.join(', '),
    hours: `${short(opens)}-${short(closes)}`,
  };
}

/** Whether the office is open, and the instant at which that changes; `undefined` for hours that never open. */
export type OpenState =
  | { readonly open: true; readonly until: Date }
  | { readonly open: false; readonly until: Date | undefined };

/**
 * Returns whether weekly hours are open at an instant.
 *
 * @param hours wall-clock hours in `timeZone`; the closing minute counts as closed
 * @param now any instant; daylight saving changes are handled
 * @returns in `until`, the closing time if open, otherwise the next opening time
 */
export function openState(hours: readonly OpeningHours[], now: Date, timeZone: string): OpenState {
  const today = zonedDay(now, timeZone);
  const openings = Array.from({ length: 8 }, (_, offset) => addDays(today, offset))
    .flatMap((day) =>
      hours
        .filter(({ days }) => days.includes(weekdayOf(day)))
        .map(({ opens, closes }) => ({
          opens: zonedInstant(day, opens, timeZone),
          closes: zonedInstant(day, closes, timeZone),
        })),
    )
    .filter(({ closes }) => closes > now)
    .toSorted((one, other) => one.opens.getTime() - other.opens.getTime());
  const [next] = openings;
  if (next === undefined) return { open: false, until: undefined };
  return next.opens <= now ? { open: true, until: next.closes } : { open: false, until: next.opens };
}
