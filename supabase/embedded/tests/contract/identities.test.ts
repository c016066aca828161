import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startSample, unwrap, type LooseClient } from '../../../tests/harness/project.ts';

const project = await startSample();
const ann = await project.signUp('ann');
const bob = await project.signUp('bob');

interface Caller {
  client: LooseClient;
  id: string | null;
  role: string;
}
const callers: Caller[] = [
  { client: ann.client, id: ann.id, role: 'authenticated' },
  { client: bob.client, id: bob.id, role: 'authenticated' },
  { client: project.visitor(), id: null, role: 'anon' },
  { client: project.service, id: null, role: 'service_role' },
];

test('no request acts as somebody else under 240 parallel ones, failing ones among them', async () => {
  for (const { client } of [ann, bob]) unwrap(await client.from('clients').insert({ name: 'own' }).select());

  const asksWho = async ({ client, id, role }: Caller): Promise<void> => {
    const answer = unwrap(await client.rpc('whoami'));
    assert.deepEqual([answer.db_role, answer.uid], [role, id]);
  };
  const readsRows = async ({ client, id }: Caller): Promise<void> => {
    const rows = unwrap(await client.from('clients').select('owner_id'));
    assert.deepEqual(rows, [{ owner_id: id }]);
  };
  const failsToInsert = async ({ client }: Caller): Promise<void> => {
    assert.equal((await client.from('clients').insert({ name: 'own' })).error?.code, '23505');
  };

  const users = callers.filter(({ id }) => id !== null);
  const rounds = Array.from({ length: 20 }, () => [
    ...callers.map(asksWho),
    ...users.map(readsRows),
    ...users.map(failsToInsert),
    ...callers.map(asksWho),
  ]);
  const settled = await Promise.allSettled(rounds.flat());
  const failed = settled.filter(({ status }) => status === 'rejected');
  assert.equal(settled.length, 240);
  assert.deepEqual(failed, []);
});
