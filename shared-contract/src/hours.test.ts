import { formatHours, formatHoursShort, openState as stateIn, type OpeningHours } from './hours.ts';

const general = [
  { days: [1, 2, 3, 4, 5], opens: 540, closes: 1080 },
  { days: [6], opens: 600, closes: 840 },
];
const certification = [{ days: [1, 2, 3, 4, 5], opens: 480, closes: 1200 }];
const openState = (hours: readonly OpeningHours[], now: Date) => stateIn(hours, now, 'America/New_York');

const words = (days: number[], opens: number, closes: number) =>
  formatHours({ days, opens, closes }).replaceAll('\u00a0', ' ');

test.each<[number[], number, number, string]>([
  [[1, 2, 3, 4, 5], 540, 1080, 'Monday to Friday, 9 am to 6 pm ET'],
  [[6], 600, 840, 'Saturday, 10 am to 2 pm ET'],
  [[0, 6], 0, 720, 'Sunday, Saturday, 12 am to 12 pm ET'],
  [[1, 3, 5], 510, 1005, 'Monday, Wednesday, Friday, 8:30 am to 4:45 pm ET'],
])('%j from %d to %d', (days, opens, closes, text) => {
  expect(words(days, opens, closes)).toBe(text);
});

test('a line breaks after the days and nowhere in the hours', () => {
  expect(formatHours({ days: [6], opens: 600, closes: 840 }).split(' ')).toHaveLength(2);
});

test('the short form is as a door shows it', () => {
  expect(general.map((hours) => Object.values(formatHoursShort(hours)).join(' '))).toEqual([
    'Mon-Fri 9AM-6PM',
    'Sat 10AM-2PM',
  ]);
  expect(formatHoursShort({ days: [0, 6], opens: 510, closes: 720 })).toEqual({
    days: 'Sun, Sat',
    hours: '8:30AM-12PM',
  });
});

/** `now` and `until` have New York's UTC offset at that time. */
test.each<[string, string, boolean, string]>([
  ['a Wednesday noon', '2026-11-18T12:00:00-05:00', true, '2026-11-18T18:00:00-05:00'],
  ['the opening minute', '2026-11-18T09:00:00-05:00', true, '2026-11-18T18:00:00-05:00'],
  ['the minute before', '2026-11-18T08:59:00-05:00', false, '2026-11-18T09:00:00-05:00'],
  ['the closing minute', '2026-11-18T18:00:00-05:00', false, '2026-11-19T09:00:00-05:00'],
  ['a Friday night', '2026-11-20T23:30:00-05:00', false, '2026-11-21T10:00:00-05:00'],
  ['a Saturday afternoon', '2026-11-21T15:00:00-05:00', false, '2026-11-23T09:00:00-05:00'],
  ['the eve of winter time', '2026-10-31T15:00:00-04:00', false, '2026-11-02T09:00:00-05:00'],
  ['the eve of summer time', '2027-03-13T20:00:00-05:00', false, '2027-03-15T09:00:00-04:00'],
  ['a summer noon', '2026-07-15T12:00:00-04:00', true, '2026-07-15T18:00:00-04:00'],
  ['Monday already in Tokyo', '2026-11-23T08:30:00+09:00', false, '2026-11-23T09:00:00-05:00'],
])('%s', (_, now, open, until) => {
  expect(openState(general, new Date(now))).toEqual({ open, until: new Date(until) });
});

test('the certification desk keeps longer hours and no weekend', () => {
  expect(openState(certification, new Date('2026-11-18T19:30:00-05:00')).open).toBe(true);
  expect(openState(certification, new Date('2026-11-21T11:00:00-05:00'))).toEqual({
    open: false,
    until: new Date('2026-11-23T08:00:00-05:00'),
  });
});

test('hours without a day never open, and a single day comes round again', () => {
  const now = new Date('2026-11-18T19:30:00-05:00');
  expect(openState([], now)).toEqual({ open: false, until: undefined });
  expect(openState([{ days: [3], opens: 540, closes: 600 }], now).until).toEqual(
    new Date('2026-11-25T09:00:00-05:00'),
  );
});
