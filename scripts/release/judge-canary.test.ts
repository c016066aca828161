import { judgeCanary, type Verdict } from './judge-canary.ts';

const HOUR = 60 * 60 * 1000;
const MANY = 20;
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
  const by = { senders: MANY, errorSenders: MANY };
  expect(judgeCanary({ views, errors, ...by }, { ...live, ...by }, age)).toEqual({ verdict, senders: MANY });
});

test.each<[string, errors: number, senders: number, errorSenders: number, Verdict, counted: number]>([
  ['views of 19 senders promote nothing', 0, 19, 0, 'undecided', 19],
  ['views of 20 do', 0, 20, 0, 'good', 20],
  ['errors of one sender among many take nothing back', 25, 300, 1, 'undecided', 1],
  ['nor do those of 19', 25, 300, 19, 'undecided', 19],
  ['those of 20 do', 25, 300, 20, 'bad', 20],
  ['errors within the budget wait for nobody', 1, 300, 1, 'good', 300],
])('%s', (_what, errors, senders, errorSenders, verdict, counted) => {
  const judged = judgeCanary(
    { views: 600, errors, senders, errorSenders },
    { ...none, senders: 300, errorSenders: 0 },
    HOUR,
  );
  expect(judged).toEqual({ verdict, senders: counted });
});

test('errors of the live set that few senders report hide no bad canary', () => {
  const canary = { views: 600, errors: 40, senders: 40, errorSenders: 30 };
  const live = { views: 4500, errors: 450, senders: 300 };
  expect(judgeCanary(canary, { ...live, errorSenders: 19 }, HOUR).verdict).toBe('bad');
  expect(judgeCanary(canary, { ...live, errorSenders: 20 }, HOUR).verdict).toBe('good');
});
