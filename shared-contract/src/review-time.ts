import { officeZone, officeZoneShort } from './firm.ts';

/** An instant on the clock of the office, as `Monday, November 30, 2026 at 4:00 PM ET`: by when an application is reviewed. */
export function formatReviewTime(instant: string): string {
  const date = new Date(instant);
  const write = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { ...options, timeZone: officeZone }).format(date);
  // Some machines write another kind of space before PM.
  return `${write({ dateStyle: 'full' })} at ${write({ timeStyle: 'short' }).replace(/\s/g, ' ')} ${officeZoneShort}`;
}
