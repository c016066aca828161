import {
  clockLabel,
  dayLabel,
  fortnights,
  groupByDay,
  isSameClock,
  rangeLabel,
  timeLabel,
  zoneLabel,
} from './call-times.ts';

const office = 'America/New_York';

test('times are grouped by the day they fall on in the zone of the reader', () => {
  const starts = ['2026-11-24T14:00:00.000Z', '2026-11-24T22:30:00.000Z', '2026-11-25T14:00:00.000Z'];
  expect([...groupByDay(starts, office)]).toEqual([
    ['2026-11-24', starts.slice(0, 2)],
    ['2026-11-25', starts.slice(2)],
  ]);
  expect([...groupByDay(starts, 'Asia/Tokyo').keys()]).toEqual(['2026-11-24', '2026-11-25']);
  expect(groupByDay(starts, 'Asia/Tokyo').get('2026-11-25')).toEqual([starts[1], starts[2]]);
});

test.each([
  ['2026-11-01', '2026-10-31T14:00:00Z', '2026-11-02T15:00:00Z', '10:00 AM', ['2026-10-31', '2026-11-02']],
  ['2027-03-14', '2027-03-13T15:00:00Z', '2027-03-15T14:00:00Z', '10:00 AM', ['2027-03-13', '2027-03-15']],
])('across the clock change of %s the hour on the wall stays', (_change, before, after, wall, days) => {
  expect([clockLabel(before, office), clockLabel(after, office)]).toEqual([wall, wall]);
  expect([...groupByDay([before, after], office).keys()]).toEqual(days);
});

test('a calendar has whole fortnights from Sunday on, until the last day is in', () => {
  const pages = fortnights('2026-11-20', '2027-01-04');
  expect(pages.map((page) => [page[0], page.at(-1)])).toEqual([
    ['2026-11-15', '2026-11-28'],
    ['2026-11-29', '2026-12-12'],
    ['2026-12-13', '2026-12-26'],
    ['2026-12-27', '2027-01-09'],
  ]);
  expect(fortnights('2026-11-22', '2026-11-22')).toHaveLength(1);
});

test('days, ranges and times are written out, with the zone', () => {
  expect(dayLabel('2026-11-24')).toBe('Tuesday, November 24');
  expect(rangeLabel('2026-11-22', '2026-12-05').replaceAll('\u2009', ' ')).toBe('November 22 – December 5');
  expect(timeLabel('2026-11-24T19:00:00Z', 'America/Chicago')).toBe(
    'Tuesday, November 24, 2026, 1:00 PM Central Time',
  );
});

test.each([
  [office, 'Eastern Time'],
  ['Asia/Tokyo', 'Japan Standard Time'],
  ['UTC', 'Coordinated Universal Time'],
])('%s is called %s', (zone, name) => {
  expect(zoneLabel(zone, '2026-11-24T19:00:00Z')).toBe(name);
});

test('zones are the same to a reader when their clocks are', () => {
  const starts = ['2026-11-24T19:00:00Z', '2027-03-15T14:00:00Z'];
  expect(isSameClock(starts, office, 'America/Detroit')).toBe(true);
  // Equal in winter, but an hour apart after clocks change.
  expect(isSameClock(starts, office, 'America/Jamaica')).toBe(false);
  expect(isSameClock(starts, office, 'America/Chicago')).toBe(false);
});
