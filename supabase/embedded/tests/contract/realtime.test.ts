import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listenTo } from '../../../tests/harness/channels.ts';
import { startSample, succeed, unwrap } from '../../../tests/harness/project.ts';

const project = await startSample();
const ann = await project.signUp('ann');
const bob = await project.signUp('bob');
const client: { id: string } = unwrap(
  await ann.client.from('clients').insert({ name: 'Own' }).select('id').single(),
);

const addStory = async (title: string): Promise<{ id: number }> =>
  unwrap(await ann.client.from('stories').insert({ client_id: client.id, title }).select('id').single());
const stories = () => ann.client.from('stories');

test('the owner hears insert, update and delete, with the row as it was then', async () => {
  const listener = await listenTo(ann.client, { table: 'stories' });
  const { id } = await addStory('first');
  succeed(await stories().update({ status: 'done' }).eq('id', id));
  succeed(await stories().delete().eq('id', id));
  const [added, changed, removed] = await listener.until(3);
  assert.deepEqual(
    [added?.eventType, changed?.eventType, removed?.eventType],
    ['INSERT', 'UPDATE', 'DELETE'],
  );
  assert.deepEqual(
    [(added?.new as Record<string, unknown>)['status'], (changed?.new as Record<string, unknown>)['status']],
    ['draft', 'done'],
  );
  assert.deepEqual(removed?.old, { id });
  await listener.leave();
});

test('forty rows, each deleted at once, lose no event and keep their order', async () => {
  const listener = await listenTo(ann.client, { table: 'stories' });
  await Promise.all(
    Array.from({ length: 40 }, async (_, n) => {
      const { id } = await addStory(`quick ${n}`);
      succeed(await stories().delete().eq('id', id));
    }),
  );
  const events = await listener.until(80);
  const seen = new Map<unknown, string[]>();
  for (const event of events) {
    const { id } = (event.eventType === 'DELETE' ? event.old : event.new) as { id?: unknown };
    seen.set(id, [...(seen.get(id) ?? []), event.eventType]);
  }
  assert.equal(seen.size, 40);
  for (const order of seen.values()) assert.deepEqual(order, ['INSERT', 'DELETE']);
  await listener.leave();
});

test('updates of one row arrive in the order in which they were made', async () => {
  const listener = await listenTo(ann.client, { table: 'stories', event: 'UPDATE' });
  const { id } = await addStory('counted');
  for (let n = 0; n < 30; n += 1)
    await stories()
      .update({ title: `t${n}` })
      .eq('id', id);
  const titles = (await listener.until(30)).map((event) => (event.new as Record<string, unknown>)['title']);
  assert.deepEqual(
    titles,
    Array.from({ length: 30 }, (_, n) => `t${n}`),
  );
  await listener.leave();
});

test('who cannot see a row hears of neither insert, update nor delete', async () => {
  const [outsider, owner] = [
    await listenTo(bob.client, { table: 'stories' }),
    await listenTo(ann.client, { table: 'stories' }),
  ];
  const { id } = await addStory('private');
  await stories().update({ title: 'still private' }).eq('id', id);
  await stories().delete().eq('id', id);
  await owner.until(3);
  // Bob's own event proves that any earlier event would have arrived by now.
  const own: { id: string } = unwrap(
    await bob.client.from('clients').insert({ name: 'Bob' }).select('id').single(),
  );
  succeed(await bob.client.from('stories').insert({ client_id: own.id, title: 'mine' }));
  await outsider.until(1);
  assert.deepEqual(
    outsider.events.map(({ new: row }) => (row as Record<string, unknown>)['title']),
    ['mine'],
  );
  await Promise.all([outsider.leave(), owner.leave()]);
});

test('a deletion is told to those who could see that row, and to nobody else', async () => {
  const outsider = await listenTo(bob.client, { table: 'notes' });
  const add = async (body: string, isShared: boolean): Promise<{ id: number }> =>
    unwrap(
      await ann.client.from('notes').insert({ body, is_shared: isShared, secret: 's' }).select('id').single(),
    );
  const [hidden, shared] = [await add('hidden', false), await add('shared', true)];
  await ann.client.from('notes').delete().eq('id', hidden.id);
  await ann.client.from('notes').delete().eq('id', shared.id);
  const events = await outsider.until(2);
  assert.deepEqual(
    events.map(({ eventType }) => eventType),
    ['INSERT', 'DELETE'],
  );
  assert.deepEqual(events[1]?.old, { id: shared.id });
  assert.equal('secret' in (events[0]?.new ?? {}), false);
  await outsider.leave();
});

test('a visitor hears nothing, the secret key everything', async () => {
  const [visitor, service] = [
    await listenTo(project.visitor(), { table: 'stories' }),
    await listenTo(project.service, { table: 'stories' }),
  ];
  await addStory('for the service');
  await service.until(1);
  assert.deepEqual(visitor.events, []);
  await Promise.all([visitor.leave(), service.leave()]);
});

test('a filter lets only its rows through', async () => {
  const listener = await listenTo(ann.client, {
    table: 'stories',
    event: 'INSERT',
    filter: 'title=eq.wanted',
  });
  await addStory('other');
  await addStory('wanted');
  const [event] = await listener.until(1);
  assert.equal((event?.new as Record<string, unknown>)['title'], 'wanted');
  assert.equal(listener.events.length, 1);
  await listener.leave();
});

test('after leaving nothing comes; a new token goes on', async () => {
  const [left, stays] = [
    await listenTo(ann.client, { table: 'stories', event: 'INSERT' }),
    await listenTo(ann.client, { table: 'stories', event: 'INSERT' }),
  ];
  await left.leave();
  const { session } = unwrap(await ann.client.auth.refreshSession());
  await ann.client.realtime.setAuth(session?.access_token ?? null);
  await addStory('after');
  await stays.until(1);
  assert.deepEqual(left.events, []);
  await stays.leave();
});

test('a subscription to a table outside the publication is refused by a system message', async () => {
  const channel = ann.client.channel('unpublished');
  const said = new Promise<{ status?: string; message?: string }>((resolve) => {
    channel.on('system', {}, resolve);
  });
  channel
    .on('postgres_changes', { event: '*', schema: 'public', table: 'profiles' }, () => undefined)
    .subscribe();
  const { status, message } = await said;
  assert.equal(status, 'error');
  assert.match(message ?? '', /public\.profiles/);
  await ann.client.removeChannel(channel);
});
