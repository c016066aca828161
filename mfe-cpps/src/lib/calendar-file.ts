import type { CallOccurrence } from './weekly-call.ts';

interface CalendarEvent {
  readonly title: string;
  readonly description: string;
  readonly url: string;
  readonly occurrences: readonly CallOccurrence[];
}

/** `20261202T170000Z`, as RFC 5545 writes an instant. */
function stamp(instant: Date): string {
  return instant.toISOString().replace(/[-:]|\.\d{3}/g, '');
}

function text(value: string): string {
  return value.replace(/[\\;,]/g, (character) => `\\${character}`).replace(/\r?\n/g, '\\n');
}

/** RFC 5545 lines hold at most 75 octets; the rest goes on lines that begin with a space. */
function fold(line: string): string {
  const lines: string[] = [];
  let current = '';
  let octets = 0;
  for (const character of line) {
    const size = new TextEncoder().encode(character).length;
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
 * An iCalendar file with one event for each occurrence. Instants are written in UTC, so that a change of clocks
 * between two calls needs no time-zone table in the file.
 */
export function calendarFile(event: CalendarEvent, writtenAt: Date): string {
  const events = event.occurrences.flatMap(({ day, start, end }) => [
    'BEGIN:VEVENT',
    `UID:${day}-weekly-call@${new URL(event.url).hostname}`,
    `DTSTAMP:${stamp(writtenAt)}`,
    `DTSTART:${stamp(start)}`,
    `DTEND:${stamp(end)}`,
    `SUMMARY:${text(event.title)}`,
    `DESCRIPTION:${text(event.description)}`,
    `URL:${event.url}`,
    'END:VEVENT',
  ]);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Ninecourse Advisory//CPPS//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...events,
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}
