import { dayChoices, timeChoices, timeInWords } from './queries.ts';

const zone = 'America/New_York';
const slots = ['2026-11-24T14:00:00Z', '2026-11-24T14:30:00Z', '2026-11-26T01:00:00Z'];

test('times are told by the office’s clock, day by day', () => {
  expect(dayChoices(slots, zone)).toEqual([
    { value: '2026-11-24', label: 'Tuesday, November 24, 2026' },
    { value: '2026-11-25', label: 'Wednesday, November 25, 2026' },
  ]);
  expect(timeChoices(slots, zone, '2026-11-24').map(({ label }) => label)).toEqual(['9:00 AM', '9:30 AM']);
  expect(timeInWords('2026-11-26T01:00:00Z', zone)).toBe('Wednesday, November 25, 2026 at 8:00 PM EST');
});
