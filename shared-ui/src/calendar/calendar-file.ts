import { calendarSequence, calendarUid, foldLines } from 'shared-contract/calendar-lines';
import { generateIcsCalendar } from 'ts-ics';
import { brand } from '../brand/brand.ts';

/** Something that has a time. */
export interface CalendarEntry {
  /** Names the entry for good: loaded again under the same id, it takes the place of the earlier one. */
  readonly id: string;
  readonly start: Date;
  readonly end: Date;
  readonly title: string;
  readonly description: string;
  readonly location?: string;
  readonly url?: string;
}

/**
 * A file for calendar programs, as iCalendar (RFC 5545). Instants are written in UTC, so that a change of clocks needs
 * no time-zone table. Load it when it is asked for: the library behind it is large.
 * @param subject what the entries are about, for programs that tell files apart
 * @param madeAt when the file is made; of two files a calendar keeps the later one's entries
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
