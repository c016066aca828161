import { calendarSequence, calendarUid, foldLines } from 'shared-contract/calendar-lines';
import { generateIcsCalendar } from 'ts-ics';
import { brand } from './brand/brand.ts';

export interface CalendarEntry {
  /** Permanent id of the entry. A calendar that loads the same id again replaces the earlier entry. */
  readonly id: string;
  readonly start: Date;
  readonly end: Date;
  readonly title: string;
  readonly description: string;
  readonly location?: string;
  readonly url?: string;
}

/**
 * Returns a calendar file in the iCalendar format (RFC 5545). Instants are in UTC, so that clock changes need no
 * time-zone table. Load this module on demand, because its library is large.
 * @param subject topic of the entries, for programs that tell files apart
 * @param madeAt creation time; of two files, a calendar uses the later one's entries
 */
export function calendarFile(subject: string, entries: readonly CalendarEntry[], madeAt: Date): string {
  const { host } = new URL(brand.origin);
  const file = generateIcsCalendar({
    version: '2.0',
    prodId: `-//${brand.name}//${subject}//EN`,
    method: 'PUBLISH',
    events: entries.map(({ id, start, end, title, ...details }) => ({
      ...details,
      uid: calendarUid(id, host),
      stamp: { date: madeAt },
      sequence: calendarSequence(madeAt),
      start: { date: start },
      end: { date: end },
      summary: title,
      status: 'CONFIRMED',
    })),
  });
  return foldLines(file);
}
