import { judgeCanary, type Verdict } from './judge-canary.ts';

const HOUR = 60 * 60 * 1000;
const none = { views: 4500, errors: 0 };

test.each<
  [string, views: number, errors: number, live: { views: number; errors: number }, age: number, Verdict]
>([
  ['no error after 500 views', 500, 0, none, HOUR, 'good'],
  ['no error, too few views', 499, 0, none, HOUR, 'undecided'],
  ['no error, too soon', 5000, 0, none, HOUR / 60, 'undecided'],
  ['one error against none: within the budget', 500, 1, none, HOUR, 'good'],
  ['three in a thousand against none', 1000, 3, none, HOUR, 'bad'],
  ['exactly twice as often', 1000, 20, { views: 9000, errors: 90 }, HOUR, 'good'],
  ['more than twice as often', 1000, 21, { views: 9000, errors: 90 }, HOUR, 'bad'],
  ['a few errors of the first visitors', 40, 1, none, HOUR, 'undecided'],
  ['more than 500 views could take', 40, 2, none, 1000, 'bad'],
  ['the live set is as bad', 600, 60, { views: 5400, errors: 540 }, HOUR, 'good'],
  ['nobody looks at the live set', 500, 2, { views: 0, errors: 0 }, HOUR, 'bad'],
])('%s', (_what, views, errors, live, age, verdict) => {
  expect(judgeCanary({ views, errors }, live, age)).toBe(verdict);
});
