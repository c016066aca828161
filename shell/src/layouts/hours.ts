import type { OpeningHours } from 'shared-ui/brand';

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

function clock(minutes: number): string {
  const hour = Math.floor(minutes / 60) % 24;
  const minute = minutes % 60;
  const digits = `${hour % 12 === 0 ? 12 : hour % 12}${minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`}`;
  return `${digits} ${hour < 12 ? 'am' : 'pm'}`;
}

function dayRange(days: readonly number[]): string {
  const names = days.map((day) => DAYS[day] ?? '');
  const unbroken = days.every((day, index) => index === 0 || day === (days[index - 1] ?? 0) + 1);
  return unbroken && names.length > 2 ? `${names[0]} to ${names.at(-1)}` : names.join(', ');
}

/** "Monday to Friday, 9 am to 6 pm ET", breaking after the days if at all. The zone is named without a season: ET is right all year. */
export function formatHours({ days, opens, closes }: OpeningHours): string {
  const hours = `${clock(opens)} to ${clock(closes)} ET`;
  return `${dayRange(days)}, ${hours.replaceAll(' ', '\u00a0')}`;
}
