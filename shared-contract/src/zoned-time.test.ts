import { addDays, zonedDay, zonedInstant } from './zoned-time.ts';

const dayOf = (instant: string) => zonedDay(new Date(instant), 'America/New_York');

test('a day that the clocks make 23 or 25 hours long is one day', () => {
  expect(dayOf('2026-11-01T04:00:00Z')).toBe('2026-11-01');
  expect(dayOf('2026-11-02T04:59:00Z')).toBe('2026-11-01');
  expect(dayOf('2027-03-15T03:59:00Z')).toBe('2027-03-14');
  expect(addDays('2026-11-01', 1)).toBe('2026-11-02');
  expect(addDays('2027-03-14', 1)).toBe('2027-03-15');
});

describe('a calendar day', () => {
  afterEach(() => jest.restoreAllMocks());

  test('does not depend on how a browser writes dates', () => {
    jest
      .spyOn(Intl.DateTimeFormat.prototype as { format: unknown }, 'format', 'get')
      .mockReturnValue(() => '3/1/2026');
    expect(dayOf('2026-03-01T05:00:45Z')).toBe('2026-03-01');
    expect(addDays(dayOf('2026-12-31T05:00:45Z'), 1)).toBe('2027-01-01');
  });
});

/** New York's clocks change from 2:00 to 3:00 on March 8, and from 2:00 back to 1:00 on November 1, 2026. */
test.each([
  ['noon in summer', '2026-07-01', 720, '2026-07-01T16:00:00.000Z'],
  ['noon in winter', '2026-12-02', 720, '2026-12-02T17:00:00.000Z'],
  ['the hour before summer time', '2026-03-08', 60, '2026-03-08T06:00:00.000Z'],
  ['the first hour of summer time', '2026-03-08', 180, '2026-03-08T07:00:00.000Z'],
  ['noon on that day', '2026-03-08', 720, '2026-03-08T16:00:00.000Z'],
  ['midnight before winter time', '2026-11-01', 0, '2026-11-01T04:00:00.000Z'],
  ['the first full hour of winter time', '2026-11-01', 120, '2026-11-01T07:00:00.000Z'],
  ['noon on that day in fall', '2026-11-01', 720, '2026-11-01T17:00:00.000Z'],
])('an instant by the clock of a zone: %s', (_, day, minutes, instant) => {
  expect(zonedInstant(day, minutes, 'America/New_York').toISOString()).toBe(instant);
});
