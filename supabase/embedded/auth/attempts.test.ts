import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AttemptLimits } from './attempts.ts';

const minute = 60_000;

function limits() {
  let time = 0;
  const made = new AttemptLimits({ now: () => time });
  /** How many of so many attempts in a row are let through. */
  const fail = (count: number, source: string, account?: string): number =>
    Array.from({ length: count }, () => made.begin(source, account)).filter((attempt) => attempt !== null)
      .length;
  return { made, fail, pass: (ms: number) => (time += ms) };
}

test('a few failures are free; then each doubles the wait, up to a quarter of an hour', () => {
  const { fail, pass } = limits();
  assert.equal(fail(50, 'here', 'ann'), 10);
  for (const seconds of [30, 60, 120, 240]) {
    pass(seconds * 1000 - 1);
    assert.equal(fail(1, 'here', 'ann'), 0, `${seconds} s`);
    pass(1);
    assert.equal(fail(5, 'here', 'ann'), 1, `${seconds} s`);
  }
  for (let round = 0; round < 20; round += 1) {
    pass(15 * minute);
    assert.equal(fail(5, 'here', 'ann'), 1);
  }
});

test('success forgets, and so does an hour; nobody is locked out for ever', () => {
  const { made, fail, pass } = limits();
  assert.equal(fail(9, 'here', 'ann'), 9);
  made.begin('here', 'ann')?.succeeded();
  assert.equal(fail(50, 'here', 'ann'), 10);
  assert.equal(made.begin('here', 'ann'), null, 'the right password waits as well');
  pass(60 * minute);
  assert.equal(fail(50, 'here', 'ann'), 10);
});

test('one account being tried does not close others, nor the account for another source', () => {
  const { fail, made } = limits();
  fail(20, 'there', 'ann');
  assert.ok(made.begin('there', 'bob'));
  assert.ok(made.begin('here', 'ann'));
});

test('from many sources an account is slowed down for everybody, a minute at most', () => {
  const { fail, pass } = limits();
  let passed = 0;
  for (let source = 0; source < 200; source += 1) passed += fail(1, `source ${source}`, 'ann');
  assert.equal(passed, 50);
  for (let round = 0; round < 20; round += 1) {
    pass(minute);
    assert.equal(fail(3, `later ${round}`, 'ann'), 1);
  }
});

test('a source that has succeeded before is not slowed down by others; its own wrong guesses still are', () => {
  const { fail, made } = limits();
  made.begin('home', 'ann')?.succeeded();
  for (let source = 0; source < 52; source += 1) fail(1, `source ${source}`, 'ann');
  assert.equal(made.begin('elsewhere', 'ann'), null);
  assert.ok(made.begin('home', 'ann'), 'known for this account');
  assert.equal(fail(50, 'home', 'ann'), 9, 'its own limit');
  made.begin('home', 'bob')?.succeeded();
  for (let source = 0; source < 52; source += 1) fail(1, `source ${source}`, 'cy');
  assert.equal(made.begin('home', 'cy'), null, 'not known for another account');
});

test('one source over many accounts has to wait; success does not give it more', () => {
  const { fail, made, pass } = limits();
  let passed = 0;
  for (let account = 0; account < 500; account += 1) {
    passed += fail(1, 'there', `account ${account}`);
    if (account < 100) made.begin('there', 'own')?.succeeded();
  }
  assert.equal(passed, 200);
  pass(minute / 2);
  assert.ok(made.begin('there', 'own'));
});
