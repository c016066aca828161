import { registrationAt, symposiumEvent, symposiumSpans, symposiumState } from './symposium.ts';

test.each([
  ['2026-11-22T12:00:00Z', 'upcoming'],
  // In Nashville, the reception's day starts at 06:00 UTC, six hours after it starts in London.
  ['2027-11-19T05:59:59Z', 'upcoming'],
  ['2027-11-19T06:00:00Z', 'live'],
  ['2027-11-20T15:00:00Z', 'live'],
  ['2027-11-22T05:59:59Z', 'live'],
  ['2027-11-22T06:00:00Z', 'past'],
  ['2028-01-01T00:00:00Z', 'past'],
])('at %s it is %s', (instant, state) => {
  expect(symposiumState(new Date(instant))).toBe(state);
});

test('whoever registers too late is put on the waitlist of the next event', () => {
  expect(registrationAt(new Date('2027-11-22T05:59:59Z'))).toEqual({
    event: 'symposium-2027',
    isWaitlist: false,
  });
  expect(registrationAt(new Date('2027-11-22T06:00:00Z'))).toEqual({
    event: 'symposium-2028',
    isWaitlist: true,
  });
});

test('names, days and years agree', () => {
  const { id, nextId, dates } = symposiumEvent;
  const year = Number(dates.first.slice(0, 4));
  expect([id, nextId]).toEqual([`symposium-${String(year)}`, `symposium-${String(year + 1)}`]);
  expect(Object.values(dates)).toEqual(Object.values(dates).toSorted());
});

test('times are those of clocks in Nashville, in winter', () => {
  const { reception, first, second } = symposiumSpans();
  expect(reception.starts.toISOString()).toBe('2027-11-20T00:00:00.000Z');
  expect(first.starts.toISOString()).toBe('2027-11-20T14:30:00.000Z');
  expect(second.ends.toISOString()).toBe('2027-11-21T23:10:00.000Z');
});
