import { fileOfCalls } from './calendar-file.ts';
import { isCallOpen, joinUrl, upcomingCalls } from './weekly-call.ts';

const next = (now: string, count = 1) => upcomingCalls(new Date(now), count);
const starts = (now: string, count?: number) => next(now, count).map(({ start }) => start.toISOString());

test('the next call is this week until it has ended, then next week', () => {
  expect(starts('2026-12-01T12:00:00Z')).toEqual(['2026-12-02T17:00:00.000Z']);
  expect(starts('2026-12-02T17:59:00Z')).toEqual(['2026-12-02T17:00:00.000Z']);
  expect(starts('2026-12-02T18:00:00Z')).toEqual(['2026-12-09T17:00:00.000Z']);
});

test('the day is that of New York, not of Greenwich', () => {
  // Wednesday 02:00 UTC is Tuesday evening in the office's time zone.
  expect(starts('2026-12-09T02:00:00Z')).toEqual(['2026-12-09T17:00:00.000Z']);
});

test('days without a call are left out, and the clocks change in between', () => {
  expect(next('2026-11-20T12:00:00Z').map(({ day }) => day)).toEqual(['2026-12-02']);
  expect(starts('2026-10-27T12:00:00Z', 2)).toEqual(['2026-10-28T16:00:00.000Z', '2026-11-04T17:00:00.000Z']);
});

test('the call opens fifteen minutes before its start and closes at its end', () => {
  const [call] = next('2026-12-01T12:00:00Z');
  if (!call) throw new Error('no call');
  const open = (now: string) => isCallOpen(call, new Date(now));
  expect(open('2026-12-02T16:44:59Z')).toBe(false);
  expect(open('2026-12-02T16:45:00Z')).toBe(true);
  expect(open('2026-12-02T17:59:59Z')).toBe(true);
  expect(open('2026-12-02T18:00:00Z')).toBe(false);
});

test('the calendar file holds an entry for each call, which leads into it', () => {
  const made = new Date('2026-12-01T12:00:00Z');
  const file = fileOfCalls(next('2026-12-01T12:00:00Z', 3), made).replaceAll('\r\n ', '');
  expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(3);
  expect(file).toContain('DTSTART:20261202T170000Z\r\nDTEND:20261202T180000Z');
  expect(file).toContain(`URL:${joinUrl}`);
});
