import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Row, Update } from '../harness/product-schema.ts';
import { startProduct, succeed, unwrap, type Person, type ProductClient } from '../harness/project.ts';

const project = await startProduct();
const { service } = project;
const demo = (name: string) => project.signIn(`${name}@example.com`, 'demo-password');
const [admin, coach, rival, owner] = [
  await demo('admin'),
  await demo('coach'),
  await demo('coach2'),
  await demo('client'),
];
const ann = await project.signUp('ann');

const isRefused = (answer: { error: { code: string } | null }): void =>
  assert.equal(answer.error?.code, '42501');

test('the demo figures are the same for each of the three accounts', async () => {
  for (const { client, email } of [admin, coach, owner]) {
    const rows = unwrap(
      await client.from('clients').select('*, stories(id, status, updated_at)').order('created_at'),
    );
    const active = rows.filter(({ status }) => status === 'Active');
    const sum = (of: typeof rows, field: 'tax_savings' | 'retainer_value'): number =>
      of.reduce((total, row) => total + row[field], 0);
    assert.deepEqual(
      [rows.length, active.length, rows.filter(({ status }) => status === 'Prospect').length],
      [email === 'admin@example.com' ? 18 : 16, 12, 4],
    );
    for (const counted of [rows, active]) {
      assert.equal(sum(counted, 'tax_savings'), 1_200_000);
      assert.equal(sum(counted, 'retainer_value'), 340_000);
    }
  }
  const stories = unwrap(await admin.client.from('stories').select('status'));
  assert.deepEqual(
    new Set(stories.map(({ status }) => status)),
    new Set(['draft', 'in_review', 'published', 'archived']),
  );
});

test('a coach sees their clients only, another account none, a visitor is refused', async () => {
  assert.deepEqual(unwrap(await rival.client.from('clients').select('id')), []);
  assert.deepEqual(unwrap(await ann.client.from('clients').select('id')), []);
  assert.deepEqual(unwrap(await rival.client.from('stories').select('id')), []);
  isRefused(await project.visitor().from('clients').select('id'));
  isRefused(await project.visitor().from('stories').select('id'));
});

test('who adds a client owns it; nobody writes in a foreign name or gives a coach', async () => {
  const mine = unwrap(await ann.client.from('clients').insert({ name: 'Mine' }).select().single());
  assert.deepEqual([mine.user_id, mine.coach_id, mine.status], [ann.id, null, 'Prospect']);
  isRefused(await ann.client.from('clients').insert({ name: 'Foreign', user_id: owner.id }));
  isRefused(await ann.client.from('clients').insert({ name: 'Ownerless', user_id: null }));
  isRefused(await ann.client.from('clients').insert({ name: 'Coached', coach_id: coach.id }));
  isRefused(await ann.client.from('clients').insert({ name: 'Self-coached', coach_id: ann.id }));
  const coached = await rival.client
    .from('clients')
    .insert({ name: 'Coached', coach_id: rival.id })
    .select()
    .single();
  assert.deepEqual([unwrap(coached).user_id, unwrap(coached).coach_id], [rival.id, rival.id]);
  isRefused(await rival.client.from('clients').insert({ name: 'Pushed', coach_id: coach.id }));
  const set = { name: 'Assigned', user_id: ann.id, coach_id: rival.id };
  assert.equal(unwrap(await admin.client.from('clients').insert(set).select().single()).coach_id, rival.id);
});

test('owner and coach edit a client; owner, coach and dates move by an administrator only', async () => {
  const { id } = unwrap(await ann.client.from('clients').select('id').eq('name', 'Assigned').single());
  const edit = (client: ProductClient, change: Update<'clients'>) =>
    client.from('clients').update(change).eq('id', id).select('status');
  assert.equal(unwrap(await edit(ann.client, { status: 'Active' }))[0]?.status, 'Active');
  assert.equal(unwrap(await edit(rival.client, { status: 'Inactive' }))[0]?.status, 'Inactive');
  assert.deepEqual(unwrap(await edit(coach.client, { status: 'Active' })), []);
  for (const change of [{ user_id: rival.id }, { coach_id: null }, { created_at: '2020-01-01T00:00:00Z' }]) {
    isRefused(await edit(ann.client, change));
    isRefused(await edit(rival.client, change));
  }
  assert.equal(unwrap(await edit(admin.client, { coach_id: coach.id })).length, 1);
  assert.deepEqual(unwrap(await edit(rival.client, { status: 'Active' })), []);
  assert.equal((await edit(ann.client, { status: 'Paused' })).error?.code, '23514');
  assert.equal((await edit(ann.client, { revenue: -1 })).error?.code, '23514');
});

test('a demoted coach loses their clients with the same token', async () => {
  const ids = unwrap(await coach.client.from('clients').select('id')).map(({ id }) => id);
  assert.equal(ids.length, 17);
  succeed(await admin.client.from('profiles').update({ role: 'user' }).eq('id', coach.id));
  assert.deepEqual(unwrap(await coach.client.from('clients').select('id')), []);
  succeed(await admin.client.from('profiles').update({ role: 'coach' }).eq('id', coach.id));
  assert.deepEqual(unwrap(await coach.client.from('clients').select('id')), [], 'nor has them back');
  succeed(await admin.client.from('clients').update({ coach_id: coach.id }).in('id', ids));
  assert.equal(unwrap(await coach.client.from('clients').select('id')).length, 17);
});

test('the coach does not delete a client, the owner does', async () => {
  const { id } = unwrap(await ann.client.from('clients').select('id').eq('name', 'Assigned').single());
  assert.deepEqual(unwrap(await coach.client.from('clients').delete().eq('id', id).select()), []);
  assert.equal(unwrap(await ann.client.from('clients').delete().eq('id', id).select()).length, 1);
});

test('a story is written in one’s own name, about a client that one owns or coaches', async () => {
  const [theirs] = unwrap(await owner.client.from('clients').select('id').eq('status', 'Active').limit(1));
  assert.ok(theirs);
  isRefused(await ann.client.from('stories').insert({ title: 'x', client_id: theirs.id }));
  isRefused(await ann.client.from('stories').insert({ title: 'x', user_id: owner.id }));
  isRefused(await rival.client.from('stories').insert({ title: 'x', client_id: theirs.id }));
  for (const { client, id } of [owner, coach] satisfies Person<ProductClient>[]) {
    const story: Row<'stories'> = unwrap(
      await client.from('stories').insert({ title: 'ok', client_id: theirs.id }).select().single(),
    );
    assert.deepEqual([story.user_id, story.status], [id, 'draft']);
    isRefused(await client.from('stories').update({ user_id: ann.id }).eq('id', story.id));
    isRefused(await client.from('stories').update({ status: 'published' }).eq('id', story.id));
    assert.equal(
      unwrap(await client.from('stories').update({ title: 'Mine' }).eq('id', story.id).select()).length,
      1,
    );
    assert.deepEqual(
      unwrap(await ann.client.from('stories').update({ title: 'h' }).eq('id', story.id).select()),
      [],
    );
  }
  const free = unwrap(await ann.client.from('stories').insert({ title: 'no client' }).select().single());
  isRefused(await ann.client.from('stories').update({ client_id: theirs.id }).eq('id', free.id));
});

test('those who write one story at the same instant lose nothing, and one of them decides', async () => {
  const id = crypto.randomUUID();
  const parts = ['situation', 'challenge', 'strategy', 'result', 'lesson'] as const;
  const save = (person: Person<ProductClient>, base: Record<string, string> | null, patch: object) =>
    person.client.rpc('save_story', { id, base: base as never, patch: patch as never });
  const made = await Promise.all(parts.map((part) => save(owner, null, { title: 'One', [part]: part })));
  assert.deepEqual(
    made.map((answer) => (unwrap(answer) as { refused: string[] }).refused),
    parts.map(() => []),
  );
  const [story] = unwrap(await owner.client.from('stories').select('*').eq('id', id));
  assert.ok(story);
  assert.deepEqual([story.title, ...parts.map((part) => story[part])], ['One', ...parts]);
  // Two users change the same section. One change is saved, and the other user gets a conflict.
  const words = ['From one', 'From another'];
  const both = await Promise.all(
    words.map((lesson, n) => save(n === 0 ? owner : admin, { lesson: 'lesson' }, { lesson })),
  );
  const refusals = both.map((answer) => (unwrap(answer) as { refused: string[] }).refused.join());
  assert.deepEqual(refusals.toSorted(), ['', 'lesson']);
  const stands = unwrap(await owner.client.from('stories').select('lesson, version').eq('id', id).single());
  assert.equal(stands.lesson, words[refusals.indexOf('')]);
  const decided = await Promise.all(
    (['in_review', 'archived'] as const).map((to) =>
      owner.client.rpc('set_story_status', { id, to_status: to, version: stands.version }),
    ),
  );
  assert.deepEqual(decided.map(({ error }) => error?.code ?? 'done').toSorted(), ['PT409', 'done']);
});

test('a client’s stories come along in one call', async () => {
  const rows = unwrap(await coach.client.from('clients').select('*, stories(id, status, updated_at)'));
  assert.ok(rows.some(({ stories }) => stories.length > 0));
});

test('the service can place a client with nobody, and reads it back', async () => {
  const row = unwrap(
    await service.from('clients').insert({ name: 'Nobody’s', user_id: null }).select().single(),
  );
  assert.deepEqual([row.user_id, row.coach_id], [null, null]);
});
