import { officeZone, officeZoneShort } from './firm.ts';

const day = /* @__PURE__ */ new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: officeZone });
const clock = /* @__PURE__ */ new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone: officeZone });

/** An instant on the clock of the office, as `Monday, November 30, 2026 at 4:00 PM ET`: by when an application is reviewed. */
export function formatReviewTime(instant: string): string {
  const date = new Date(instant);
  // Some machines write another kind of space before PM.
  return `${day.format(date)} at ${clock.format(date).replace(/\s/g, ' ')} ${officeZoneShort}`;
}
