import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listenTo } from '../harness/channels.ts';
import type { Insert } from '../harness/product-schema.ts';
import { startProduct, succeed, unwrap } from '../harness/project.ts';

const project = await startProduct();
const { service } = project;
const demo = (name: string) => project.signIn(`${name}@example.com`, 'demo-password');
const [admin, coach, rival] = [await demo('admin'), await demo('coach'), await demo('coach2')];
const ann = await project.signUp('ann');
const bob = await project.signUp('bob');

const logOf = async (id: string) =>
  unwrap(await admin.client.from('audit_log').select('*').eq('entity_id', id).order('id')).map(
    ({ action, entity, from_value, to_value, actor_id }) => [action, entity, from_value, to_value, actor_id],
  );

test('a role that is given and taken is in the audit log with who did it; a name is not', async () => {
  succeed(await admin.client.from('todo_profiles').update({ role: 'coach' }).eq('id', ann.id));
  succeed(await admin.client.from('profiles').update({ role: 'user', name: 'Ann' }).eq('id', ann.id));
  succeed(await ann.client.from('profiles').update({ name: 'Ann B' }).eq('id', ann.id));
  succeed(await service.from('profiles').update({ status: 'suspended' }).eq('id', ann.id));
  succeed(await service.from('profiles').update({ status: 'active' }).eq('id', ann.id));
  assert.deepEqual(await logOf(ann.id), [
    ['role', 'profiles', 'user', 'coach', admin.id],
    ['role', 'profiles', 'coach', 'user', admin.id],
    ['status', 'profiles', 'active', 'suspended', null],
    ['status', 'profiles', 'suspended', 'active', null],
  ]);
  succeed(await ann.client.from('profiles').update({ role: 'user' }).eq('id', ann.id));
  assert.equal((await logOf(ann.id)).length, 4, 'an unchanged role is no entry');
});

test('coach and owner of a client, status and assignment of a lead are in the audit log', async () => {
  const made = await ann.client.from('clients').insert({ name: 'Own' }).select('id').single();
  const own = unwrap(made).id;
  assert.deepEqual(await logOf(own), [], 'a client of one’s own is no assignment');
  succeed(await admin.client.from('clients').update({ coach_id: coach.id, phone: '1' }).eq('id', own));
  succeed(await admin.client.from('clients').update({ coach_id: null, user_id: bob.id }).eq('id', own));
  assert.deepEqual(await logOf(own), [
    ['coach', 'clients', null, coach.id, admin.id],
    ['coach', 'clients', coach.id, null, admin.id],
    ['owner', 'clients', ann.id, bob.id, admin.id],
  ]);
  const row = await service.from('leads').insert({ name: 'L', email: 'l@example.com' }).select('id').single();
  const { id } = unwrap(row);
  succeed(await admin.client.from('leads').update({ status: 'contacted' }).eq('id', id));
  succeed(await admin.client.from('leads').update({ assigned_to: rival.id }).eq('id', id));
  assert.deepEqual(await logOf(id), [
    ['status', 'leads', 'new', 'contacted', admin.id],
    ['assigned', 'leads', null, rival.id, admin.id],
  ]);
  for (const { client } of [ann, coach]) {
    assert.deepEqual(unwrap(await client.from('audit_log').select('id')), []);
  }
});

test('a deleted account leaves its actions in the log, and its id nowhere', async () => {
  const boss = await project.signUp('boss');
  succeed(await service.from('profiles').update({ role: 'admin' }).eq('id', boss.id));
  const client = unwrap(
    await service
      .from('clients')
      .insert({ name: 'C', user_id: null, coach_id: boss.id })
      .select('id')
      .single(),
  );
  const lead = unwrap(
    await service.from('leads').insert({ name: 'L', email: 'b@example.com' }).select('id').single(),
  );
  succeed(await boss.client.from('leads').update({ status: 'qualified' }).eq('id', lead.id));
  succeed(await admin.client.from('leads').update({ assigned_to: boss.id }).eq('id', lead.id));
  unwrap(await boss.client.functions.invoke('delete-account'));
  assert.deepEqual(await logOf(boss.id), []);
  assert.deepEqual((await logOf(lead.id))[0], ['status', 'leads', 'new', 'qualified', null]);
  assert.deepEqual(
    (await logOf(client.id)).map(([action]) => action),
    ['coach', 'coach'],
  );
  const everything = JSON.stringify([
    unwrap(await service.from('audit_log').select('*')),
    unwrap(await service.from('lead_events').select('*')),
    unwrap(await service.from('leads').select('*')),
  ]);
  assert.ok(everything.includes(lead.id) && !everything.includes(boss.id));
});

test('the security log: what happened to an account is written by the database, and by nobody else', async () => {
  const { client, ...eve } = await project.signUp('eve');
  unwrap(await client.auth.updateUser({ password: 'changed-1' }));
  unwrap(await service.auth.admin.updateUserById(eve.id, { email: `new.${eve.email}` }));
  const wrong = await project
    .visitor()
    .auth.signInWithPassword({ email: `new.${eve.email}`, password: 'nope' });
  assert.equal(wrong.error?.code, 'invalid_credentials');
  const events = unwrap(await client.from('auth_events').select('kind, device, place').order('id'));
  const [device, place] = ['Another program', 'Unknown'];
  assert.deepEqual(events, [
    { kind: 'sign_in', device, place },
    { kind: 'password_changed', device: 'Unknown', place },
    { kind: 'email_changed', device: 'Unknown', place },
    { kind: 'sign_in_failed', device, place },
  ]);
  for (const forged of [
    { kind: 'sign_in' },
    { kind: 'sign_in', user_id: ann.id },
  ] as Insert<'auth_events'>[]) {
    assert.equal((await client.from('auth_events').insert(forged)).error?.code, '42501');
  }
  assert.deepEqual(unwrap(await admin.client.from('auth_events').select('id').eq('user_id', eve.id)), []);
});

test('a consent stands as given; a withdrawal is a row of its own', async () => {
  const consent = { purpose: 'newsletter', version: '2026-11-01' };
  succeed(await ann.client.from('consents').insert(consent));
  succeed(await ann.client.from('consents').insert({ ...consent, given: false }));
  const own = unwrap(await ann.client.from('consents').select('given, user_id').order('id'));
  assert.deepEqual(own, [
    { given: true, user_id: ann.id },
    { given: false, user_id: ann.id },
  ]);
  assert.equal(
    (await ann.client.from('consents').update({ given: true }).eq('user_id', ann.id)).error?.code,
    '42501',
  );
  assert.equal(
    (await ann.client.from('consents').insert({ ...consent, user_id: bob.id })).error?.code,
    '42501',
  );
  assert.equal(
    (await ann.client.from('consents').insert({ ...consent, purpose: 'all' })).error?.code,
    '23514',
  );
  assert.equal((await service.from('consents').insert({ ...consent, user_id: null })).error?.code, '23514');
  succeed(await service.from('consents').insert({ ...consent, user_id: null, email: 'v@example.com' }));
});

test('a notification comes live to its owner alone, who reads it and changes nothing else', async () => {
  const [byAnn, byBob] = [
    await listenTo(ann.client, { table: 'notifications' }),
    await listenTo(bob.client, { table: 'notifications' }),
  ];
  const message = {
    user_id: ann.id,
    kind: 'client',
    title: 'A client was assigned',
    link: '/dashboard/clients',
  };
  const { id } = unwrap(await service.from('notifications').insert(message).select('id').single());
  succeed(await service.from('notifications').insert({ ...message, user_id: bob.id }));
  await Promise.all([byAnn.until(1), byBob.until(1)]);
  assert.deepEqual([byAnn.events.length, byBob.events.length], [1, 1]);
  await Promise.all([byAnn.leave(), byBob.leave()]);
  const edit = (change: object) => ann.client.from('notifications').update(change).eq('id', id).select('id');
  assert.equal(unwrap(await edit({ read_at: new Date().toISOString() })).length, 1);
  for (const change of [{ title: 'x' }, { link: '/x' }, { user_id: bob.id }]) {
    assert.equal((await edit(change)).error?.code, '42501');
  }
  for (const link of ['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)']) {
    assert.equal(
      (await service.from('notifications').insert({ ...message, link })).error?.code,
      '23514',
      link,
    );
  }
});

test('downloads start where they stood and are counted without loss; nobody sets or invents a count', async () => {
  const countOf = async (id: string) =>
    unwrap(await coach.client.from('download_counts').select('downloads').eq('tool_id', id).single())
      .downloads;
  assert.deepEqual(
    [await countOf('cost-segregation'), await countOf('retainer-proposal'), await countOf('cash-balance')],
    [847, 623, 556],
  );
  const people = [coach, admin];
  const counted = await Promise.all(
    Array.from({ length: 50 }, (_, n) =>
      (people[n % 2] ?? coach).client.rpc('count_download', { tool_id: 'cost-segregation' }),
    ),
  );
  assert.equal(new Set(counted.map(unwrap)).size, 50);
  assert.equal(await countOf('cost-segregation'), 897);
  assert.equal((await coach.client.rpc('count_download', { tool_id: 'malware' })).error?.code, '22023');
  const member = await ann.client.rpc('count_download', { tool_id: 'cost-segregation' });
  assert.equal(member.error?.code, '42501');
  assert.deepEqual(unwrap(await ann.client.from('download_counts').select('downloads')), []);
  const visitor = await project.visitor().rpc('count_download', { tool_id: 'cost-segregation' });
  assert.equal(visitor.error?.code, '42501');
});

test('documents take papers and pictures, nothing that runs', async () => {
  const put = (name: string, type: string) =>
    ann.client.storage.from('documents').upload(`${ann.id}/${name}`, new Blob(['x'], { type }));
  succeed(await put('plan.pdf', 'application/pdf'));
  succeed(await put('figures.csv', 'text/csv'));
  for (const type of ['text/html', 'image/svg+xml', 'application/javascript', 'application/x-msdownload']) {
    assert.ok((await put('x', type)).error, type);
  }
});

test('media takes pictures and papers of an administrator, but no SVG', async () => {
  const put = (name: string, type: string) =>
    admin.client.storage.from('media').upload(`${crypto.randomUUID()}/${name}`, new Blob(['x'], { type }));
  succeed(await put('banner.png', 'image/png'));
  succeed(await put('guide.pdf', 'application/pdf'));
  const { error } = await put('drawing.svg', 'image/svg+xml');
  assert.match(error?.message ?? '', /mime type/i);
});
