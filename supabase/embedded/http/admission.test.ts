import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Admission } from './admission.ts';

/** Creates an admission whose requests end on demand, `interval` milliseconds apart. */
function busyTime(interval: number) {
  let time = 0;
  const admission = new Admission({ floor: 4, now: () => time });
  const ends: (() => void)[] = [];
  const done: Promise<unknown>[] = [];
  const begin = (lane: string): void => {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    ends.push(() => resolve(undefined));
    done.push(admission.track({ lane, hasBegun: false, isRefused: false }, () => promise));
  };
  const end = async (): Promise<void> => {
    time += interval;
    ends.shift()?.();
    await done.shift();
  };
  return { admission, begin, end };
}

test('requests are refused once the forecast wait is too long, and again accepted afterwards', async () => {
  const { admission, begin, end } = busyTime(1000);
  for (let n = 0; n < 30; n += 1) begin(`lane ${n}`);
  assert.equal(admission.refusalFor('next'), null, 'nothing is known of the interval yet');
  for (let n = 0; n < 20; n += 1) await end();
  assert.match(admission.refusalFor('next') ?? '', /^10 requests are under way, forecast wait \d+ ms$/);
  assert.ok(admission.retryAfter >= 5 && admission.retryAfter <= 10);
  for (let n = 0; n < 7; n += 1) await end();
  assert.equal(admission.refusalFor('next'), null, 'fewer than the floor');
});

test('many short requests are not refused', async () => {
  const { admission, begin, end } = busyTime(5);
  for (let n = 0; n < 100; n += 1) begin(`lane ${n}`);
  for (let n = 0; n < 50; n += 1) await end();
  assert.equal(admission.refusalFor('next'), null);
  assert.equal(admission.retryAfter, 1);
});

test('one caller has a share of its own, which leaves others theirs', async () => {
  const { admission, begin, end } = busyTime(1);
  for (let n = 0; n < 4; n += 1) begin('one');
  assert.equal(admission.refusalFor('one'), '4 requests of the caller are under way');
  assert.equal(admission.refusalFor('other'), null);
  await end();
  assert.equal(admission.refusalFor('one'), null);
});
