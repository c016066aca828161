import { judgeCanary, type Verdict } from './watch-canary.ts';

const HOUR = 60 * 60 * 1000;

test.each<
  [string, visitors: number, withErrors: number, live: [visitors: number, withErrors: number], Verdict]
>([
  ['no errors among 100 visitors', 100, 0, [4500, 0], 'good'],
  ['no errors, too few visitors for a promotion', 99, 0, [4500, 0], 'undecided'],
  ['errors within the budget', 1000, 20, [4500, 0], 'good'],
  ['errors over the budget', 1000, 21, [4500, 0], 'bad'],
  ['errors of all of the first 20 visitors', 20, 20, [4500, 0], 'bad'],
  ['errors of 19 visitors, who could be a single one', 19, 19, [4500, 0], 'undecided'],
  ['errors of 19 among many', 300, 19, [4500, 0], 'undecided'],
  ['exactly twice as often as live', 1000, 40, [9000, 180], 'good'],
  ['more than twice as often as live', 1000, 41, [9000, 180], 'bad'],
  ['as often as live', 600, 60, [5400, 540], 'good'],
  ['no visitors of the live release set', 100, 20, [0, 0], 'bad'],
  ['errors of the live release set from too few visitors', 100, 20, [100, 19], 'bad'],
])('%s', (_what, visitors, withErrors, [liveVisitors, liveWithErrors], verdict) => {
  const live = { visitors: liveVisitors, withErrors: liveWithErrors };
  expect(judgeCanary({ visitors, withErrors }, live, HOUR).verdict).toBe(verdict);
});

test('nothing is promoted within its first ten minutes', () => {
  const none = { visitors: 5000, withErrors: 0 };
  expect(judgeCanary(none, none, HOUR / 60).verdict).toBe('undecided');
  expect(judgeCanary(none, none, HOUR / 6).verdict).toBe('good');
});
