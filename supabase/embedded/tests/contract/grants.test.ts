import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startSample, unwrap } from '../../../tests/harness/project.ts';

const project = await startSample();

/* On the first request, lite 0.10 runs GRANT ALL on every table for anon and authenticated, unless it believes that it
   already has. That would undo revocations and column grants, and no other test would fail. */
test('revoked rights and column grants survive the first requests', async () => {
  const visitor = project.visitor();
  const ann = await project.signUp('ann');
  assert.equal(unwrap(await ann.client.rpc('whoami')).db_role, 'authenticated');

  assert.equal((await visitor.from('letters').insert({ title: 'Allowed' })).status, 201);
  const smuggled = await visitor.from('letters').insert({ title: 'Smuggled', is_checked: true });
  assert.deepEqual([smuggled.status, smuggled.error?.code], [401, '42501']);
  assert.equal((await visitor.from('letters').insert({ title: 'Read back' }).select()).error?.code, '42501');
  assert.equal((await visitor.from('letters').select('title')).error?.code, '42501');
  assert.equal((await ann.client.from('letters').select('title')).error?.code, '42501');
  assert.deepEqual(unwrap(await project.service.from('letters').select('title,is_checked')), [
    { title: 'Allowed', is_checked: false },
  ]);
});

test('a column without grant is not read, the others are', async () => {
  const ann = await project.signUp('ann');
  assert.equal((await ann.client.from('notes').insert({ body: 'b', secret: 's' })).status, 201);
  assert.equal((await ann.client.from('notes').select('body,secret')).error?.code, '42501');
  assert.deepEqual(unwrap(await ann.client.from('notes').select('body')), [{ body: 'b' }]);
});
