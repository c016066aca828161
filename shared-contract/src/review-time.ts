import { officeZone, officeZoneShort } from './firm.ts';

/**
 * Formats an instant in the office's time zone: `Monday, November 30, 2026 at 4:00 PM ET`. Used for the time by which
 * an application is reviewed.
 */
export function formatReviewTime(instant: string): string {
  const date = new Date(instant);
  const write = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { ...options, timeZone: officeZone }).format(date);
  // Some ICU versions put a different space before PM.
  return `${write({ dateStyle: 'full' })} at ${write({ timeStyle: 'short' }).replace(/\s/g, ' ')} ${officeZoneShort}`;
}
