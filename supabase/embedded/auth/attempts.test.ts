import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AttemptLimit } from './attempts.ts';

test('one source fails 100 times on all accounts together; another one gets in', async () => {
  const limit = new AttemptLimit();
  const attempts = [];
  for (let index = 0; index < 103; index += 1)
    attempts.push(await limit.begin('10.1.0.1', `${String(index)}@example.com`));
  assert.equal(attempts.filter((attempt) => attempt !== null).length, 100);
  assert.notEqual(await limit.begin('10.1.0.2', '0@example.com'), null);
});

test('successes of one source have no limit, and clear no failure on other accounts', async () => {
  const limit = new AttemptLimit();
  const fail = (index: number) => limit.begin('10.1.0.1', `${String(index)}@example.com`);
  for (let index = 0; index < 99; index += 1) await fail(index);
  for (let index = 0; index < 20; index += 1) {
    const attempt = await limit.begin('10.1.0.1', 'own@example.com');
    await attempt?.succeeded();
    assert.notEqual(attempt, null);
  }
  assert.notEqual(await fail(99), null);
  assert.equal(await fail(100), null);
});

test('attempts that the limit of one account refuses leave the others of the source open', async () => {
  const limit = new AttemptLimit();
  for (let index = 0; index < 200; index += 1) await limit.begin('10.1.0.1', 'ann@example.com');
  assert.notEqual(await limit.begin('10.1.0.1', 'ben@example.com'), null);
});
