import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startProduct, succeed, unwrap } from '../harness/project.ts';

const project = await startProduct();
const { service } = project;
const coach = await project.signIn('coach@example.com', 'demo-password');
const writers = await Promise.all(Array.from({ length: 8 }, (_, n) => project.signUp(`writer-${n}`)));
const many = Array.from({ length: 200 }, (_, n) => n);
const writerOf = (n: number) => {
  const writer = writers[n % writers.length];
  assert.ok(writer);
  return writer;
};

test('200 rows written at once are 200 rows, each with its writer', async () => {
  const answers = await Promise.all(
    many.map((n) =>
      writerOf(n)
        .client.from('clients')
        .insert({ name: `Row ${n}` })
        .select('name, user_id')
        .single(),
    ),
  );
  for (const [n, answer] of answers.entries()) {
    assert.deepEqual(unwrap(answer), { name: `Row ${n}`, user_id: writerOf(n).id });
  }
  const rows = unwrap(await service.from('clients').select('name, user_id').like('name', 'Row %'));
  assert.equal(rows.length, 200);
  assert.equal(new Set(rows.map(({ name }) => name)).size, 200);
  for (const { name, user_id } of rows) assert.equal(user_id, writerOf(Number(name.slice(4))).id);
});

test('200 of one row at once, by key: one row', async () => {
  const [writer] = writers;
  assert.ok(writer);
  const id = crypto.randomUUID();
  const answers = await Promise.all(
    many.map((n) => writer.client.from('clients').upsert({ id, name: `Try ${n}` })),
  );
  for (const answer of answers) succeed(answer);
  assert.equal(unwrap(await service.from('clients').select('id').eq('id', id)).length, 1);
});

test('200 readers among 200 writers see their own rows and no other', async () => {
  await Promise.all(
    many.map(async (n) => {
      const { client, id } = writerOf(n);
      if (n % 2 === 0) {
        succeed(await client.from('stories').insert({ title: `Story ${n}` }));
      } else {
        const rows = unwrap(await client.from('clients').select('user_id'));
        assert.ok(rows.every(({ user_id }) => user_id === id));
      }
    }),
  );
  assert.equal(unwrap(await service.from('stories').select('id').like('title', 'Story %')).length, 100);
});

test('requests of different roles at once keep to their roles', async () => {
  const visitor = project.visitor();
  await Promise.all(
    many.map(async (n) => {
      if (n % 4 === 0) {
        assert.equal((await visitor.from('clients').select('id')).error?.code, '42501');
      } else if (n % 4 === 1) {
        assert.equal(unwrap(await coach.client.from('clients').select('id')).length, 16);
      } else if (n % 4 === 2) {
        assert.ok(unwrap(await service.from('clients').select('id')).length > 200);
      } else {
        assert.equal((await writerOf(n).client.from('leads').select('id')).data?.length, 0);
      }
    }),
  );
});

test('one address subscribes 200 times at once and is there once', async () => {
  const visitor = project.visitor();
  const answers = await Promise.all(
    many.map(() => visitor.from('subscribers').insert({ email: 'once@example.com', source: 'footer' })),
  );
  // Visitors without a verified network address share one limit. Past the limit, the response no longer reveals whether
  // an address is known.
  const statuses = answers.map(({ status }) => status).sort();
  assert.deepEqual(statuses, [...Array<number>(120).fill(201), ...Array<number>(80).fill(429)]);
  const fresh = await visitor.from('subscribers').insert({ email: 'fresh@example.com', source: 'footer' });
  assert.equal(fresh.status, 429);
  const rows = unwrap(await service.from('subscribers').select('id').eq('email', 'once@example.com'));
  assert.equal(rows.length, 1);
});

test('a limit holds under many at once: five leads of one address are kept', async () => {
  const lead = { name: 'Flood', email: 'flood@example.com', message: 'x' };
  const answers = await Promise.all(
    many.slice(0, 40).map(() => project.visitor().from('leads').insert(lead)),
  );
  const kept = unwrap(await service.from('leads').select('id').eq('email', lead.email)).length;
  assert.equal(kept, answers.filter(({ status }) => status === 201).length);
  assert.equal(kept, 5);
  assert.ok(answers.every(({ status }) => status === 201 || status === 429));
});
