import { formatReviewTime } from './review-time.ts';

test.each([
  ['2026-11-24T20:00:00Z', 'Tuesday, November 24, 2026 at 3:00 PM ET'],
  ['2026-07-01T13:00:00+00:00', 'Wednesday, July 1, 2026 at 9:00 AM ET'],
  ['2026-11-25T03:30:00Z', 'Tuesday, November 24, 2026 at 10:30 PM ET'],
])('%s is told on the clock of the office', (instant, words) => {
  expect(formatReviewTime(instant)).toBe(words);
});

test('an office in Los Angeles reads its own clock', () => {
  jest.isolateModules(() => {
    jest.doMock('./firm.ts', () => ({
      ...jest.requireActual<object>('./firm.ts'),
      officeZone: 'America/Los_Angeles',
      officeZoneShort: 'PT',
    }));
    const { formatReviewTime: format } =
      jest.requireActual<typeof import('./review-time.ts')>('./review-time.ts');
    expect(format('2026-11-25T03:30:00Z')).toBe('Tuesday, November 24, 2026 at 7:30 PM PT');
  });
});
