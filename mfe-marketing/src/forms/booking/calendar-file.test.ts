import { convertIcsCalendar } from 'ts-ics';
import { calendarFile } from './calendar-file.ts';

const call = {
  reference: 'CALL-7K3M-Q9XT',
  startsAt: '2026-11-24T19:00:00.000Z',
  endsAt: '2026-11-24T19:30:00.000Z',
};
const page = `https://ninecourse.example/book?manage=${'t'.repeat(43)}`;
const file = calendarFile(call, page, new Date('2026-11-20T12:34:56Z'));
/** Long lines are folded: a line break and a space stand for nothing. */
const lines = file.replaceAll('\r\n ', '').split('\r\n');

test('the entry has an identity, a stamp, and its start and end in UTC', () => {
  expect(lines).toEqual(
    expect.arrayContaining([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'UID:CALL-7K3M-Q9XT@ninecourse.example',
      'DTSTAMP:20261120T123456Z',
      'DTSTART:20261124T190000Z',
      'DTEND:20261124T193000Z',
      'SUMMARY:Discovery call with Ninecourse Advisory',
      'END:VCALENDAR',
    ]),
  );
  expect(lines.find((line) => line.startsWith('LOCATION:'))).toContain('(615) 555-0142');
});

test('a calendar program reads the link back whole', () => {
  const [event] = convertIcsCalendar(undefined, file).events ?? [];
  expect(event?.description).toContain(page);
  expect(event?.start.date).toEqual(new Date(call.startsAt));
});

test('every line ends as the format wants it and is short enough', () => {
  expect(file.endsWith('\r\n')).toBe(true);
  expect(file.replaceAll('\r\n', '')).not.toContain('\n');
  for (const line of file.split('\r\n'))
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
});
