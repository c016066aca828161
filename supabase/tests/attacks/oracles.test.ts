import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fillAccount, memberRows } from '../harness/member-rows.ts';
import { readable } from '../harness/readable-rows.ts';
import { startProduct, succeed, unwrap } from '../harness/project.ts';
import { send, tokenOf } from '../harness/raw.ts';

const project = await startProduct();
const { service } = project;
const demo = (name: string) => project.signIn(`${name}@example.com`, 'demo-password');
const [admin, coach, owner] = [await demo('admin'), await demo('coach'), await demo('client')];
const mallory = await project.signUp('mallory');
const token = await tokenOf(mallory);
const visitor = project.visitor();
const [theirs] = unwrap(await owner.client.from('clients').select('*').limit(1));
assert.ok(theirs);
const ask = (path: string, headers: Record<string, string> = {}) =>
  send(project, `/rest/v1/${path}`, { token, headers });

test('filters tell nothing of foreign rows: right guesses and wrong ones answer alike', async () => {
  const guesses = [
    ['clients?select=id&id=eq.', theirs.id, crypto.randomUUID()],
    ['clients?select=id&name=eq.', encodeURIComponent(theirs.name), 'Nobody'],
    ['clients?select=id&revenue=gt.', '0', '99999999'],
    ['profiles?select=id&email=eq.', 'admin@example.com', 'nobody@example.com'],
    ['profiles?select=id&role=eq.', 'admin', 'nothing'],
    ['todo_profiles?select=id&email=like.', 'admin*', 'zzz*'],
    ['leads?select=id&email=ilike.', '*example*', '*zzz*'],
    ['stories?select=id&client_id=eq.', theirs.id, crypto.randomUUID()],
    ['clients?select=id&or=', `(id.eq.${theirs.id},name.eq.x)`, `(id.eq.${crypto.randomUUID()},name.eq.x)`],
    ['clients?select=id&not.id=eq.', theirs.id, crypto.randomUUID()],
  ];
  for (const [path = '', right = '', wrong = ''] of guesses) {
    const [hit, miss] = [await ask(path + right), await ask(path + wrong)];
    assert.deepEqual([hit.status, hit.text], [miss.status, miss.text], path);
    assert.ok(!hit.text.includes(theirs.id), path);
  }
  const own = await owner.client.from('clients').select('id').eq('name', theirs.name);
  assert.equal(unwrap(own).length, 1);
});

test('embeds show the rows that the caller may read, and inner joins count no others', async () => {
  for (const path of [
    `stories?select=id,clients(name)&client_id=eq.${theirs.id}`,
    'clients?select=id,stories!inner(id)',
    'clients?select=id,stories(id,title)&stories.status=eq.published',
    'profiles?select=id,clients!clients_coach_id_fkey(id,name)',
    'profiles?select=id,clients!clients_user_id_fkey(id,name)',
    `clients?select=id,profiles!clients_coach_id_fkey(email)`,
  ]) {
    const { status, text } = await ask(path);
    assert.ok(status < 500, `${path}: ${text}`);
    assert.ok(!text.includes(theirs.name) && !text.includes('coach@example.com'), `${path}: ${text}`);
  }
  // Positive case: the same embeds work for a user with access.
  const rows = unwrap(await coach.client.from('clients').select('id, stories!inner(id)'));
  assert.ok(rows.length > 0);
});

test('an embedded coach is seen by those whom they coach only as far as profiles allow', async () => {
  const { data } = await owner.client
    .from('clients')
    .select('id, coach:profiles!clients_coach_id_fkey(email)')
    .eq('id', theirs.id);
  assert.deepEqual(data, [{ id: theirs.id, coach: null }]);
  const byAdmin = await admin.client
    .from('clients')
    .select('id, coach:profiles!clients_coach_id_fkey(email)')
    .eq('id', theirs.id);
  assert.deepEqual(byAdmin.data, [{ id: theirs.id, coach: { email: 'coach@example.com' } }]);
});

test('exact counts count own rows, in every table, with a filter or without', async () => {
  const victim = await project.signUp('victim');
  await fillAccount(project, victim, (await memberRows(project))());
  const [application] = unwrap(await service.from('certification_applications').select('id').limit(1));
  succeed(await service.from('waitlist').insert({ application_id: application?.id ?? '' }));
  const { id: client_id } = theirs;
  succeed(
    await service
      .from('projections')
      .insert({ client_id, label: 'Plan', tax_year: 2026, inputs: {}, result: {} }),
  );
  const decision = {
    application_id: application?.id ?? '',
    decision: 'approve',
    letter_at: '2999-01-01',
  } as const;
  succeed(await service.from('application_decisions').insert(decision));
  const invitation = { email: 'invited@example.com', token_hash: '0'.repeat(64), invited_by: admin.id };
  succeed(await service.from('invitations').insert(invitation));
  const [story] = unwrap(await service.from('stories').select('id').limit(1));
  const of_story = { story_id: story?.id ?? '' };
  succeed(await service.from('story_comments').insert({ ...of_story, body: 'Which year?' }));
  succeed(await service.from('story_shares').insert({ ...of_story, token_hash: '0'.repeat(64) }));
  const [tool, digest] = ['roi-forecast', '0'.repeat(64)];
  const file = { tool_id: tool, path: `${tool}/${digest.slice(0, 16)}.xlsx`, size_bytes: 1, sha256: digest };
  succeed(await service.rpc('add_tool_file', file));
  const part = { remote: 'shell', version: '1.0.0' };
  const report = {
    release: 'r1',
    errors: [{ ...part, kind: 'script', message: 'x is not a function', place: '', stack: '', route: '/' }],
    views: [{ ...part, count: 1 }],
    vitals: [{ ...part, metric: 'LCP', value: 900 }],
  };
  succeed(await visitor.rpc('record_page_report', { report }));
  for (const [table, own] of Object.entries(readable)) {
    const there = await service.from(table as 'clients').select('*', { count: 'exact', head: true });
    assert.ok((there.count ?? 0) > 0, `${table} has rows that could be counted`);
    for (const client of [mallory.client, visitor]) {
      const { count, status } = await client
        .from(table as 'clients')
        .select('*', { count: 'exact', head: true });
      const isOpen = table === 'cohorts' || table === 'office_closures';
      if (client === visitor && !isOpen) assert.deepEqual([status, count], [401, null], table);
      // If no caller may read a column, selecting the complete row is denied, and the count is empty.
      else if (status === 403) assert.deepEqual([own, count], [0, null], table);
      else if (own !== 'all') assert.equal(count, own, table);
    }
  }
  const filtered = await mallory.client
    .from('clients')
    .select('*', { count: 'exact', head: true })
    .eq('id', theirs.id);
  assert.equal(filtered.count, 0);
  const own = await owner.client.from('clients').select('*', { count: 'exact', head: true });
  assert.equal(own.count, 16);
});

test('ranges, aggregates, plans and the description of the interface tell nothing more', async () => {
  for (const [path, headers] of [
    ['clients?select=id', { range: '0-99', prefer: 'count=exact' }],
    ['clients?select=id&offset=0&limit=1000', { prefer: 'count=exact' }],
    ['clients?select=count()', {}],
    ['clients?select=revenue.sum()', {}],
    ['clients?select=id', { accept: 'application/vnd.pgrst.plan+json' }],
    ['clients?select=id', { accept: 'application/vnd.pgrst.plan+text; options=analyze|verbose' }],
    ['clients?select=id', { accept: 'text/csv' }],
  ] satisfies [string, Record<string, string>][]) {
    const { status, text, headers: told } = await ask(path, headers);
    assert.ok(status < 500, `${path} ${JSON.stringify(headers)}: ${status} ${text}`);
    assert.ok(!/actual|rows/i.test(text), `${path}: ${text}`);
    assert.ok(!/\/(?:[2-9]|\d{2,})$/.test(told.get('content-range') ?? ''), `${told.get('content-range')}`);
    assert.ok(!text.includes('1200000'), text);
  }
});

test('a write tells nothing of a row that it cannot touch', async () => {
  for (const id of [theirs.id, crypto.randomUUID()]) {
    for (const method of ['PATCH', 'DELETE']) {
      const answer = await send(project, `/rest/v1/clients?id=eq.${id}`, {
        method,
        token,
        ...(method === 'PATCH' ? { body: { phone: '1' } } : {}),
        headers: { prefer: 'return=representation,count=exact' },
      });
      assert.deepEqual([answer.status, answer.text], [200, '[]']);
      assert.match(answer.headers.get('content-range') ?? '*/0', /\/0$/);
    }
  }
});

test('a foreign key does not tell whether a row exists', async () => {
  const insert = (client_id: string) => mallory.client.from('stories').insert({ title: 'x', client_id });
  const [real, made] = [await insert(theirs.id), await insert(crypto.randomUUID())];
  assert.deepEqual([real.status, real.error?.code], [made.status, made.error?.code]);
  const profile = (id: string) =>
    mallory.client.from('profiles').insert({ id, email: 'x@example.com', name: 'x' });
  const [known, unknown] = [await profile(owner.id), await profile(crypto.randomUUID())];
  assert.deepEqual([known.status, known.error?.code], [unknown.status, unknown.error?.code]);
});

test('visitors read back nothing of what they leave', async () => {
  const lead = { name: 'V', email: `v.${crypto.randomUUID()}@example.com`, message: 'm' };
  for (const preference of [
    'return=representation',
    'return=headers-only',
    'return=minimal',
    'count=exact',
  ]) {
    const answer = await send(project, '/rest/v1/leads?select=id', {
      method: 'POST',
      body: lead,
      headers: { prefer: preference },
    });
    assert.ok(!/[0-9a-f]{8}-[0-9a-f]{4}/.test(answer.text), `${preference}: ${answer.text}`);
    assert.ok(!/[0-9a-f]{8}-[0-9a-f]{4}/.test(answer.headers.get('location') ?? ''), preference);
  }
  for (const path of [
    'leads',
    'leads?email=eq.' + lead.email,
    'leads?select=count',
    'subscribers',
    'subscribers?select=email',
    'leads?select=id',
    'leads?select=reference',
    'certification_applications?select=reference',
    'bookings?select=reference',
    'leads?limit=0',
  ]) {
    const answer = await send(project, `/rest/v1/${path}`, { headers: { prefer: 'count=exact' } });
    assert.equal(answer.status, 401, `${path}: ${answer.text}`);
    assert.equal(answer.headers.get('content-range'), null);
  }
  for (const resolution of ['merge-duplicates', 'ignore-duplicates']) {
    const known = await send(project, '/rest/v1/subscribers?on_conflict=email', {
      method: 'POST',
      body: { email: 'known@example.com' },
      headers: { prefer: `resolution=${resolution}` },
    });
    const again = await send(project, '/rest/v1/subscribers?on_conflict=email', {
      method: 'POST',
      body: { email: 'known@example.com' },
      headers: { prefer: `resolution=${resolution}` },
    });
    assert.deepEqual([again.status, again.text], [known.status, known.text], resolution);
  }
  const kept = unwrap(await service.from('leads').select('id').eq('email', lead.email));
  assert.ok(kept.length > 0, 'the honest ones were kept');
});

test('sign-in, recovery and resending say the same of known and unknown addresses', async () => {
  const unknown = `nobody.${crypto.randomUUID()}@example.com`;
  const both = async (call: (email: string) => Promise<{ error: unknown }>) => {
    const [a, b] = [await call(owner.email), await call(unknown)];
    assert.deepEqual(JSON.stringify(a.error), JSON.stringify(b.error));
  };
  await both((email) => visitor.auth.signInWithPassword({ email, password: 'wrong-wrong' }));
  await both((email) => visitor.auth.resetPasswordForEmail(email));
  await both((email) => visitor.auth.resend({ type: 'signup', email }));
  succeed(await visitor.auth.resetPasswordForEmail(owner.email));
});
