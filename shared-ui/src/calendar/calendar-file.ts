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

/** Lines hold at most 75 octets; the rest stands on lines that begin with a space. The library counts characters. */
function fold(line: string): string {
  const encoder = new TextEncoder();
  const lines: string[] = [];
  let current = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > 75) {
      lines.push(current);
      current = ' ';
      octets = 1;
    }
    current += character;
    octets += size;
  }
  return [...lines, current].join('\r\n');
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
      uid: `${id}@${host}`,
      stamp: { date: madeAt },
      sequence: Math.floor(madeAt.getTime() / 1000),
      start: { date: start },
      end: { date: end },
      summary: title,
      status: 'CONFIRMED',
    })),
  });
  return file.replaceAll('\r\n ', '').split('\r\n').map(fold).join('\r\n');
}
