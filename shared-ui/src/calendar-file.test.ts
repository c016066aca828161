import { convertIcsCalendar } from 'ts-ics';
import { brand } from './brand/brand.ts';
import { calendarFile } from './calendar-file.ts';

const entry = (id: string, hour: number) => ({
  id,
  start: new Date(Date.UTC(2026, 11, 2, hour)),
  end: new Date(Date.UTC(2026, 11, 2, hour + 1)),
  title: 'Call, weekly; long',
  description: `Join — from anywhere:\n${'é'.repeat(90)}`,
  url: 'https://calls.example/room',
});
const file = calendarFile('Calls', [entry('one', 17), entry('two', 18)], new Date('2026-12-01T12:34:56Z'));
/** Long lines are folded: a line break followed by a space is not content. */
const lines = file.replaceAll('\r\n ', '').split('\r\n');

test('each entry has an identity, a stamp, and its start and end in UTC', () => {
  const { host } = new URL(brand.origin);
  expect(lines).toEqual(
    expect.arrayContaining([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      `PRODID:-//${brand.name}//Calls//EN`,
      `UID:one@${host}`,
      `UID:two@${host}`,
      'DTSTAMP:20261201T123456Z',
      'DTSTART:20261202T170000Z',
      'DTEND:20261202T180000Z',
      'URL:https://calls.example/room',
      'END:VCALENDAR',
    ]),
  );
  expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(2);
});

test('a calendar program reads the words back whole', () => {
  const [first] = convertIcsCalendar(undefined, file).events ?? [];
  expect(first?.summary).toBe('Call, weekly; long');
  expect(first?.description).toBe(entry('one', 17).description);
  expect(first?.start.date).toEqual(entry('one', 17).start);
});

test('every line ends as the format wants it and is short enough, in bytes', () => {
  expect(file.endsWith('\r\n')).toBe(true);
  expect(file.replaceAll('\r\n', '')).not.toContain('\n');
  for (const line of file.split('\r\n'))
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
});

test('a later file wins over an earlier one', () => {
  const later = calendarFile('Calls', [entry('one', 17)], new Date('2026-12-01T12:34:57Z'));
  const sequence = (text: string) => Number(/SEQUENCE:(\d+)/.exec(text)?.[1]);
  expect(sequence(later)).toBeGreaterThan(sequence(file));
});
