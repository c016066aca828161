import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { listenTo } from '../harness/channels.ts';
import { ask, mailTo } from '../harness/functions.ts';
import { startProduct, succeed, unwrap, type Person, type ProductClient } from '../harness/project.ts';

const project = await startProduct();
const { service } = project;
const demo = (name: string) => project.signIn(`${name}@example.com`, 'demo-password');
const [admin, coach] = [await demo('admin'), await demo('coach')];

const sendIntake = (clientId: string, as: Person<ProductClient>) =>
  ask(project, 'send-intake', { clientId, requestId: crypto.randomUUID() }, { as });

async function tokenFor(address: string): Promise<string> {
  const [mail] = await mailTo(project, address);
  const [, token = ''] = /\/onboarding\?intake=([\w-]{43})/.exec(mail?.text ?? '') ?? [];
  assert.notEqual(token, '', `no intake email to ${address}`);
  return token;
}

async function addClient(email: string): Promise<string> {
  const row = { name: 'Ina Lund', email, coach_id: coach.id, user_id: null, retainer_value: 12_000 };
  const { id } = unwrap(await service.from('clients').insert(row).select('id').single());
  succeed(
    await coach.client
      .from('client_events')
      .insert({ client_id: id, kind: 'note', note: 'SECRET: slow to pay' }),
  );
  succeed(
    await admin.client
      .from('client_events')
      .insert({ client_id: id, kind: 'note', note: 'SECRET: of the admin' }),
  );
  const deadline = { client_id: id, name: 'Form 5500', due_on: '2030-07-31' };
  succeed(await coach.client.from('client_deadlines').insert(deadline));
  const projection = {
    client_id: id,
    label: 'Plan A',
    tax_year: 2026,
    inputs: {},
    result: { saved: 148_000 },
  };
  succeed(await coach.client.from('projections').insert(projection));
  return id;
}

/** Returns the data of a record that the firm must not lose. */
async function keptOf(id: string) {
  const {
    version: _,
    updated_at: __,
    ...row
  } = unwrap(
    await service
      .from('clients')
      .select('name, email, status, retainer_value, tax_savings, user_id, coach_id, version, updated_at')
      .eq('id', id)
      .single(),
  );
  const count = async (table: 'client_events' | 'client_deadlines' | 'projections') => {
    const rows = unwrap(await service.from(table).select('id').eq('client_id', id));
    return rows.length;
  };
  return {
    row,
    notes: unwrap(
      await service.from('client_events').select('note').eq('client_id', id).eq('kind', 'note').order('id'),
    ),
    deadlines: await count('client_deadlines'),
    projections: await count('projections'),
  };
}

test('a coach makes no link of their own for a client, and takes none away', async () => {
  const mule = await project.signUp('mule');
  const clientId = await addClient('ina@lund.example');
  succeed(await coach.client.from('clients').update({ email: mule.email }).eq('id', clientId));
  const kept = await keptOf(clientId);
  const token = 'a'.repeat(43);
  const own = {
    client_id: clientId,
    request_id: crypto.randomUUID(),
    fingerprint: 'f',
    token_hash: createHash('sha256').update(token).digest('hex'),
  };
  for (const values of [own, { ...own, sender: coach.id }])
    for (const { client } of [coach, admin]) {
      const { error } = await client.rpc('begin_client_intake' as never, values as never);
      assert.ok(['42501', 'PGRST202'].includes(error?.code ?? ''), `${error?.code}: ${error?.message}`);
    }
  assert.equal((await mule.client.rpc('accept_intake', { token })).error?.code, 'PT404');

  // The regular button emails the link to the mule. The link grants a client's access only.
  assert.equal((await sendIntake(clientId, coach)).status, 200);
  unwrap(await mule.client.rpc('accept_intake', { token: await tokenFor(mule.email) }));
  for (const { client } of [mule, coach])
    assert.deepEqual(unwrap(await client.from('clients').delete().eq('id', clientId).select()), []);
  assert.equal(
    (await coach.client.from('clients').update({ user_id: mule.id }).eq('id', clientId)).error?.code,
    '42501',
  );
  unwrap(await mule.client.functions.invoke('delete-account'));
  assert.deepEqual(await keptOf(clientId), kept);
  assert.deepEqual(unwrap(await admin.client.from('clients').delete().eq('id', clientId).select('id')), [
    { id: clientId },
  ]);
});

test('the account that accepts a link reads what is the client’s, and neither reads nor changes what is the firm’s', async () => {
  const reader = await project.signUp('reader');
  const clientId = await addClient(reader.email);
  const bell = await listenTo(coach.client, { table: 'notifications' });
  const closed = await listenTo(reader.client, { table: 'clients' });
  const open = await listenTo(reader.client, { table: 'client_deadlines' });
  assert.equal((await sendIntake(clientId, coach)).status, 200);
  const token = await tokenFor(reader.email);
  assert.deepEqual(unwrap(await reader.client.rpc('accept_intake', { token })), {
    clientId,
    name: 'Ina Lund',
    isRepeat: false,
  });
  const [notice] = await bell.until(1);
  assert.equal((notice?.new as { title: string }).title, 'Ina Lund accepted the intake link');
  await bell.leave();
  const entry = await admin.client
    .from('audit_entries')
    .select('action, actor_id, to_value')
    .eq('entity_id', clientId)
    .eq('action', 'account');
  assert.deepEqual(unwrap(entry), [{ action: 'account', actor_id: reader.id, to_value: reader.id }]);

  const kept = await keptOf(clientId);
  assert.equal(kept.row.user_id, null, 'the record stays the firm’s');
  const { client } = reader;
  assert.deepEqual(unwrap(await client.from('clients').select()), []);
  assert.deepEqual(unwrap(await client.from('client_events').select()), []);
  const figures = { retainer_value: 0, tax_savings: 99_999_999, status: 'Inactive', email: 'x@x.example' };
  assert.deepEqual(unwrap(await client.from('clients').update(figures).eq('id', clientId).select()), []);
  assert.deepEqual(unwrap(await client.from('clients').delete().eq('id', clientId).select()), []);
  for (const refused of [
    client.from('clients').upsert({ id: clientId, name: 'Mine' }),
    client.from('client_events').insert({ client_id: clientId, kind: 'note', note: 'x', is_shared: true }),
    client.from('client_deadlines').insert({ client_id: clientId, name: 'x', due_on: '2030-01-01' }),
    client
      .from('projections')
      .insert({ client_id: clientId, label: 'x', tax_year: 2026, inputs: {}, result: {} }),
  ])
    assert.equal((await refused).error?.code, '42501');
  assert.deepEqual(
    unwrap(await client.from('client_deadlines').delete().eq('client_id', clientId).select()),
    [],
  );
  const archived = { archived_at: new Date().toISOString() };
  assert.deepEqual(
    unwrap(await client.from('projections').update(archived).eq('client_id', clientId).select()),
    [],
  );
  assert.deepEqual(await keptOf(clientId), kept);

  const shared = { client_id: clientId, kind: 'email', note: 'Your plan is ready.', is_shared: true };
  succeed(await coach.client.from('client_events').insert(shared));
  const [record] = unwrap(await client.rpc('own_records')) as Record<string, unknown>[];
  const { deadlines, projections, messages, ...facts } = record as Record<string, Record<string, unknown>[]>;
  assert.deepEqual(facts, {
    id: clientId,
    name: 'Ina Lund',
    company: null,
    coachId: coach.id,
    coachName: 'Corwin Hale',
  });
  assert.deepEqual(
    [
      deadlines?.[0]?.['name'],
      projections?.[0]?.['result'],
      messages?.map(({ note, author }) => [note, author]),
    ],
    ['Form 5500', { saved: 148_000 }, [['Your plan is ready.', 'Corwin Hale']]],
  );
  assert.deepEqual(unwrap(await client.from('client_events').select('note')), [
    { note: 'Your plan is ready.' },
  ]);
  const story = { title: 'How it went', client_id: clientId };
  const { id: storyId } = unwrap(await client.from('stories').insert(story).select('id').single());
  succeed(await client.from('onboarding_answers').insert({ answers: { you: { phone: '615 555 0100' } } }));
  assert.equal(
    unwrap(await coach.client.from('onboarding_answers').select().eq('user_id', reader.id)).length,
    1,
  );

  succeed(await coach.client.from('clients').update({ phone: '615 555 0199' }).eq('id', clientId));
  succeed(
    await coach.client.from('client_deadlines').update({ name: 'Form 5500-SF' }).eq('client_id', clientId),
  );
  const [change] = await open.until(1);
  assert.equal((change?.new as { name: string }).name, 'Form 5500-SF');
  assert.deepEqual(closed.events, [], 'changes of the firm’s row reach nobody who may not read it');
  await Promise.all([open.leave(), closed.leave()]);

  assert.equal(
    (await coach.client.from('clients').update({ account_id: null }).eq('id', clientId)).error?.code,
    '42501',
  );
  succeed(await admin.client.from('clients').update({ account_id: null }).eq('id', clientId));
  assert.deepEqual(unwrap(await client.rpc('own_records')), []);
  assert.equal(
    (await client.rpc('accept_intake', { token })).error?.code,
    'PT404',
    'the link does not come back',
  );
  assert.equal(unwrap(await client.from('stories').select('id')).length, 1, 'their own story stays theirs');
  succeed(await client.from('stories').delete().eq('id', storyId));
});

test('each reason why a link does not count has its own message', async () => {
  const reader = await project.signUp('client-one');
  const [other, second] = [await project.signUp('client-two'), await project.signUp('coach-second')];
  const [own, theirs] = [await addClient(reader.email), await addClient(other.email)];
  await sendIntake(own, coach);
  await sendIntake(theirs, coach);
  const token = await tokenFor(reader.email);
  unwrap(await other.client.rpc('accept_intake', { token: await tokenFor(other.email) }));
  const refused = async (as: Person<ProductClient>) => {
    const { error } = await as.client.rpc('accept_intake', { token });
    return { why: error?.details, message: error?.message ?? '' };
  };
  const [byStaff, bySecond, byOther] = [await refused(coach), await refused(second), await refused(other)];
  assert.deepEqual([byStaff.why, bySecond.why, byOther.why], ['staff', 'email', 'other-client']);
  assert.match(byStaff.message, /signed in as staff \(coach@example\.com\)/);
  assert.ok(bySecond.message.includes(`c***@example.com, and you are signed in as ${second.email}`));
  assert.ok(byOther.message.includes(`another client (${other.email})`));
  assert.ok(!`${bySecond.message}${byOther.message}`.includes(reader.email), 'the address is not disclosed');

  const accept = () => reader.client.rpc('accept_intake', { token });
  assert.equal((unwrap(await accept()) as { isRepeat: boolean }).isRepeat, false);
  assert.equal((unwrap(await accept()) as { isRepeat: boolean }).isRepeat, true);
  const used = await refused(second);
  assert.deepEqual([used.why, used.message.startsWith('Another account has used this link')], ['used', true]);
  const again = await sendIntake(own, coach);
  assert.equal(again.status, 409, 'no further link to who signs in already');
});

test('a member who added the record owns it no longer once they are the client of the firm', async () => {
  const member = await project.signUp('added-myself');
  const id = await addClient(member.email);
  succeed(await service.from('clients').update({ user_id: member.id }).eq('id', id));
  assert.equal((await sendIntake(id, coach)).status, 200);
  succeed(await member.client.rpc('accept_intake', { token: await tokenFor(member.email) }));
  assert.deepEqual(unwrap(await member.client.from('client_events').select('note').eq('client_id', id)), []);
  await member.client.from('clients').delete().eq('id', id);
  const kept = service.from('clients').select('user_id, account_id').eq('id', id).single();
  assert.deepEqual(unwrap(await kept), { user_id: null, account_id: member.id });
});

test('another address withdraws the links that were sent to the one before', async () => {
  const reader = await project.signUp('moved');
  const clientId = await addClient(reader.email);
  await sendIntake(clientId, coach);
  const token = await tokenFor(reader.email);
  succeed(await coach.client.from('clients').update({ email: 'new@lund.example' }).eq('id', clientId));
  succeed(await coach.client.from('clients').update({ email: reader.email }).eq('id', clientId));
  const { error } = await reader.client.rpc('accept_intake', { token });
  assert.deepEqual([error?.code, error?.details], ['PT404', 'link']);
  await sendIntake(clientId, coach);
  unwrap(await reader.client.rpc('accept_intake', { token: await tokenFor(reader.email) }));
});

test('records of the firm stay when the account of their client, owner or coach is deleted', async () => {
  const [reader, leaver, member] = [
    await project.signUp('leaving-client'),
    await project.signUp('leaving-coach'),
    await project.signUp('leaving-member'),
  ];
  succeed(await service.from('profiles').update({ role: 'coach' }).eq('id', leaver.id));
  const added = { name: 'Added by a coach', coach_id: leaver.id };
  const { id: ofCoach } = unwrap(await leaver.client.from('clients').insert(added).select('id').single());
  const rows = [
    { name: 'Own', coach_id: null },
    { name: 'Coached', coach_id: coach.id },
  ].map((row) => ({ ...row, user_id: member.id }));
  unwrap(await service.from('clients').insert(rows).select('id'));
  const ofReader = await addClient(reader.email);
  await sendIntake(ofReader, coach);
  unwrap(await reader.client.rpc('accept_intake', { token: await tokenFor(reader.email) }));
  const kept = await keptOf(ofReader);
  for (const { client } of [reader, leaver, member]) unwrap(await client.functions.invoke('delete-account'));
  assert.deepEqual(await keptOf(ofReader), kept);
  const left = await service
    .from('clients')
    .select('name, user_id, account_id')
    .or(`id.eq.${ofCoach},id.eq.${ofReader},name.in.(Own,Coached)`)
    .order('name');
  assert.deepEqual(
    unwrap(left).map(({ name, user_id, account_id }) => [name, user_id, account_id]),
    [
      ['Added by a coach', null, null],
      ['Coached', null, null],
      ['Ina Lund', null, null],
    ],
  );
});
