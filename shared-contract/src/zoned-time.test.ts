import { addDays, zonedDay } from './zoned-time.ts';

const dayOf = (instant: string) => zonedDay(new Date(instant), 'America/New_York');

test('a day that the clocks make 23 or 25 hours long is one day', () => {
  expect(dayOf('2026-11-01T04:00:00Z')).toBe('2026-11-01');
  expect(dayOf('2026-11-02T04:59:00Z')).toBe('2026-11-01');
  expect(dayOf('2027-03-15T03:59:00Z')).toBe('2027-03-14');
  expect(addDays('2026-11-01', 1)).toBe('2026-11-02');
  expect(addDays('2027-03-14', 1)).toBe('2027-03-15');
});
