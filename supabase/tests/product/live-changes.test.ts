import assert from 'node:assert/strict';
import { test } from 'node:test';
import { attend, listenTo, type Event } from '../harness/channels.ts';
import { startProduct, succeed, unwrap } from '../harness/project.ts';
import { bindingsFor, type LiveTable, type Reader } from '../../../mfe-dashboard/src/lib/live-filters.ts';

const project = await startProduct();
const demo = (name: string) => project.signIn(`${name}@example.com`, 'demo-password');
const [admin, coach, rival] = [await demo('admin'), await demo('coach'), await demo('coach2')];
const ann = await project.signUp('ann');
const kinds = (events: Event[]): string[] => events.map(({ eventType }) => eventType);

test('an administrator hears every change of a profile, its owner their own, others nothing', async () => {
  const listeners = await Promise.all(
    [admin, ann, rival].map(({ client }) => listenTo(client, { table: 'profiles' })),
  );
  const [byAdmin, byAnn, byRival] = listeners;
  succeed(await ann.client.from('profiles').update({ name: 'Ann 2' }).eq('id', ann.id));
  succeed(await rival.client.from('profiles').update({ name: 'Rival 2' }).eq('id', rival.id));
  const seen = (events: Event[] = []): unknown[] =>
    events.map(({ new: row }) => (row as { name?: string }).name);
  assert.deepEqual(seen(await byAdmin?.until(2)), ['Ann 2', 'Rival 2']);
  await Promise.all([byAnn?.until(1), byRival?.until(1)]);
  assert.deepEqual([seen(byAnn?.events), seen(byRival?.events)], [['Ann 2'], ['Rival 2']]);
  await Promise.all(listeners.map((listener) => listener.leave()));
});

test('the assigned coach hears of a client until its deletion, another coach of nothing', async () => {
  const [byCoach, byRival] = [
    await listenTo(coach.client, { table: 'clients' }),
    await listenTo(rival.client, { table: 'clients' }),
  ];
  const values = { name: 'Watched', user_id: ann.id, coach_id: coach.id };
  const { id } = unwrap(await admin.client.from('clients').insert(values).select('id').single());
  succeed(await ann.client.from('clients').update({ status: 'Active' }).eq('id', id));
  succeed(await ann.client.from('clients').delete().eq('id', id));
  const events = await byCoach.until(3);
  assert.deepEqual(kinds(events), ['INSERT', 'UPDATE', 'DELETE']);
  assert.deepEqual(events[2]?.old, { id });
  succeed(await rival.client.from('clients').insert({ name: 'Own' }));
  assert.deepEqual(kinds(await byRival.until(1)), ['INSERT']);
  await Promise.all([byCoach.leave(), byRival.leave()]);
});

test('deadlines, calls and the history of leads are heard by whose work they are, invitations by administrators', async () => {
  const tables = ['client_deadlines', 'lead_events', 'bookings', 'invitations'];
  const listen = ({ client }: typeof admin) =>
    Promise.all(tables.map((table) => listenTo(client, { table })));
  const [byAdmin, byCoach, byRival] = [await listen(admin), await listen(coach), await listen(rival)];
  const [mine] = unwrap(await coach.client.from('clients').select('id').eq('coach_id', coach.id).limit(1));
  const deadline = { client_id: mine?.id ?? '', name: 'Draft return', due_on: '2030-03-15' };
  const { id } = unwrap(await coach.client.from('client_deadlines').insert(deadline).select('id').single());
  succeed(await coach.client.from('client_deadlines').delete().eq('id', id));
  const [lead] = unwrap(await admin.client.from('leads').select('id').eq('assigned_to', coach.id).limit(1));
  succeed(
    await coach.client.from('lead_events').insert({ lead_id: lead?.id ?? '', kind: 'note', note: 'Called' }),
  );
  const call = unwrap(await admin.client.from('bookings').select('id').eq('host_id', coach.id).limit(1))[0];
  succeed(
    await project.service
      .from('bookings')
      .update({ notes: 'Bring the binder.' })
      .eq('id', call?.id ?? ''),
  );
  const invitation = { email: 'heard@tests.example', token_hash: '0'.repeat(64) };
  succeed(await project.service.from('invitations').insert(invitation));
  await Promise.all([
    ...byAdmin.map((listener, n) => listener.until(n === 0 ? 2 : 1)),
    ...byCoach.slice(0, 3).map((listener, n) => listener.until(n === 0 ? 2 : 1)),
  ]);
  assert.deepEqual(kinds(byCoach[0]?.events ?? []), ['INSERT', 'DELETE']);
  // Hosted and local servers send the key of a deleted row to every subscriber of the table.
  const told = [byCoach[3], ...byRival].flatMap((listener) => listener?.events ?? []);
  assert.deepEqual(
    told.filter(({ eventType }) => eventType !== 'DELETE'),
    [],
  );
  await Promise.all([...byAdmin, ...byCoach, ...byRival].map((listener) => listener.leave()));
});

const listenAs = (person: typeof admin, role: Reader['role'], table: LiveTable) =>
  listenTo(person.client, [...bindingsFor(table, { id: person.id, role })]);
/** Returns the received events without duplicates from a second binding. */
const heard = (events: readonly Event[]): string[] => [
  ...new Set(
    events.map(({ eventType, new: now, old }) => {
      const { id, name, phone } = (eventType === 'DELETE' ? old : now) as Record<string, string>;
      return [eventType, id, name, phone].filter(Boolean).join(' ');
    }),
  ),
];

test('with filters a member hears their own changes and deletes, a coach those of clients they are given', async () => {
  const bob = await project.signUp('bob');
  const [byAnn, byCoach, byAdmin] = [
    await listenAs(ann, 'user', 'clients'),
    await listenAs(coach, 'coach', 'clients'),
    await listenAs(admin, 'admin', 'clients'),
  ];
  const add = async (person: typeof ann, name: string) =>
    unwrap(await admin.client.from('clients').insert({ name, user_id: person.id }).select('id').single()).id;
  const [own, other] = [await add(ann, 'Own'), await add(bob, 'Other')];
  const change = async (id: string, values: { phone?: string; coach_id?: string | null }) =>
    succeed(await admin.client.from('clients').update(values).eq('id', id));
  await change(own, { phone: '5550001' });
  await change(other, { coach_id: coach.id });
  await change(other, { phone: '5550002' });
  succeed(await admin.client.from('clients').delete().eq('id', own));
  succeed(await admin.client.from('clients').delete().eq('id', other));
  // A hosted project sends the key of every deleted row, so filter by id.
  const known = (events: readonly Event[], id: string) => heard(events).filter((line) => line.includes(id));
  await byAdmin.until(7);
  await byAnn.until(4);
  await byCoach.until(4);
  assert.deepEqual(known(byAnn.events, own), [
    `INSERT ${own} Own`,
    `UPDATE ${own} Own 5550001`,
    `DELETE ${own}`,
  ]);
  assert.deepEqual(known(byCoach.events, other), [
    `UPDATE ${other} Other`,
    `UPDATE ${other} Other 5550002`,
    `DELETE ${other}`,
  ]);
  const foreign = [...known(byAnn.events, other), ...known(byCoach.events, own)];
  assert.deepEqual(
    foreign.filter((line) => !line.startsWith('DELETE')),
    [],
  );
  await Promise.all([byAnn, byCoach, byAdmin].map((listener) => listener.leave()));
});

test('a filter takes nothing from what a coach hears of a client who is given to another', async () => {
  const values = { name: 'Given on', user_id: ann.id, coach_id: coach.id };
  const { id } = unwrap(await admin.client.from('clients').insert(values).select('id').single());
  const [plain, filtered, byRival] = [
    await listenTo(coach.client, { table: 'clients' }),
    await listenAs(coach, 'coach', 'clients'),
    await listenAs(rival, 'coach', 'clients'),
  ];
  succeed(await admin.client.from('clients').update({ coach_id: rival.id }).eq('id', id));
  assert.deepEqual(heard(await byRival.until(1)), [`UPDATE ${id} Given on`]);
  succeed(await admin.client.from('clients').update({ coach_id: coach.id, phone: '1' }).eq('id', id));
  await Promise.all([plain.until(1), filtered.until(1)]);
  assert.deepEqual(heard(filtered.events), heard(plain.events));
  assert.deepEqual(heard(filtered.events), [`UPDATE ${id} Given on 1`]);
  await Promise.all([plain, filtered, byRival].map((listener) => listener.leave()));
});

test('a coach who is demoted hears nothing more on the open channel', async () => {
  const [byCoach, byAdmin] = [
    await listenTo(coach.client, { table: 'clients' }),
    await listenTo(admin.client, { table: 'clients' }),
  ];
  const [row] = unwrap(await admin.client.from('clients').select('id').eq('coach_id', coach.id).limit(1));
  const id = row?.id ?? assert.fail('the coach has no client');
  succeed(await admin.client.from('profiles').update({ role: 'user' }).eq('id', coach.id));
  succeed(await admin.client.from('clients').update({ phone: '1' }).eq('id', id));
  await byAdmin.until(1);
  succeed(await admin.client.from('profiles').update({ role: 'coach' }).eq('id', coach.id));
  succeed(await admin.client.from('clients').update({ coach_id: coach.id, phone: '2' }).eq('id', id));
  const [event] = await byCoach.until(1);
  assert.equal((event?.new as { phone?: string }).phone, '2');
  assert.equal(byCoach.events.length, 1);
  await Promise.all([byCoach.leave(), byAdmin.leave()]);
});

test('an account that goes takes its rows with it, and the administrator hears of each', async () => {
  const gone = await project.signUp('gone');
  succeed(await gone.client.from('clients').insert({ name: 'Theirs' }));
  const listener = await listenTo(admin.client, { table: 'profiles', event: 'DELETE' });
  unwrap(await gone.client.functions.invoke('delete-account'));
  const [event] = await listener.until(1);
  assert.deepEqual(event?.old, { id: gone.id });
  await listener.leave();
});

const addStory = async (writer: string): Promise<string> => {
  const client = unwrap(
    await admin.client
      .from('clients')
      .insert({ name: 'Written about', user_id: writer, coach_id: coach.id })
      .select('id')
      .single(),
  );
  const values = { title: 'Together', user_id: writer, client_id: client.id };
  return unwrap(await project.service.from('stories').insert(values).select('id').single()).id;
};
const refused = /Unauthorized: You do not have permissions to read from this Channel topic: story:/;

test('the people of a story see each other come and go on its private channel, and nobody else does', async () => {
  const topic = `story:${await addStory(ann.id)}`;
  const byAnn = await attend(ann.client, topic, ann.id);
  const outside = await attend(rival.client, topic, 'outside', false);
  const byCoach = await attend(coach.client, topic, coach.id);
  await Promise.all([byAnn, byCoach].map((one) => one.until(ann.id, coach.id)));
  await coach.client.removeChannel(byCoach.channel);
  await byAnn.until(ann.id);
  const again = await attend(coach.client, topic, coach.id);
  await byAnn.until(ann.id, coach.id);
  await again.channel.untrack();
  await byAnn.until(ann.id);
  await again.channel.track({});
  await byAnn.until(ann.id, coach.id);
  await coach.client.realtime.disconnect();
  await byAnn.until(ann.id);
  const ofCoach = byAnn.seen.filter((change) => change.endsWith(coach.id));
  assert.deepEqual(
    ofCoach.map((change) => change.split(' ')[0]),
    ['join', 'leave', 'join', 'leave', 'join', 'leave'],
  );
  // The outsider's own event arrives after any event that they could have received before.
  await outside.channel.untrack();
  await outside.until();
  assert.deepEqual([outside.seen, byAnn.seen.length], [['join outside', 'leave outside'], 7]);
  await ann.client.removeChannel(byAnn.channel);
  await rival.client.removeChannel(outside.channel);
});

test('the private channel of a story is closed to others, visitors, ended sessions, and suspended members', async () => {
  const writer = await project.signUp('writer');
  const topic = `story:${await addStory(writer.id)}`;
  const open = await attend(writer.client, topic, writer.id);
  await open.until(writer.id);
  await assert.rejects(attend(rival.client, topic, rival.id), refused);
  await assert.rejects(attend(project.visitor(), topic, 'visitor'), refused);
  await assert.rejects(attend(writer.client, `story:${crypto.randomUUID()}`, writer.id), refused);

  const elsewhere = await project.signIn(writer.email, writer.password);
  succeed(await writer.client.auth.signOut({ scope: 'others' }));
  await assert.rejects(attend(elsewhere.client, topic, writer.id), refused);

  const suspended = await project.signIn(writer.email, writer.password);
  await attend(suspended.client, `story:${await addStory(writer.id)}`, writer.id);
  succeed(await admin.client.from('profiles').update({ status: 'suspended' }).eq('id', writer.id));
  await assert.rejects(attend(suspended.client, topic, writer.id), refused);
  assert.deepEqual(open.seen, [`join ${writer.id}`]);
});

test('a member who no longer reads a story leaves its channel with the next token', async () => {
  const id = await addStory(ann.id);
  const { client, id: former } = await demo('coach');
  const [byAnn, byCoach] = [
    await attend(ann.client, `story:${id}`, ann.id),
    await attend(client, `story:${id}`, former),
  ];
  const ended = new Promise<{ message?: string }>((resolve) => {
    byCoach.channel.on('system', {}, resolve);
  });
  await byAnn.until(ann.id, former);
  const story = unwrap(await project.service.from('stories').select('client_id').eq('id', id).single());
  const newCoach = { coach_id: rival.id };
  succeed(
    await admin.client
      .from('clients')
      .update(newCoach)
      .eq('id', story.client_id ?? ''),
  );
  // Use another session's token: a token renewed within the same second is identical.
  const renewed = unwrap(await (await demo('coach')).client.auth.getSession()).session?.access_token;
  await client.realtime.setAuth(renewed ?? null);
  await byAnn.until(ann.id);
  assert.match((await ended).message ?? '', /You do not have permissions to read from this Channel topic/);
});
