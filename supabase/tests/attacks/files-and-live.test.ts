import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listenTo } from '../harness/channels.ts';
import { memberRows } from '../harness/member-rows.ts';
import { startProduct, succeed, unwrap } from '../harness/project.ts';
import { forge, send, tokenOf } from '../harness/raw.ts';

const project = await startProduct();
const { service } = project;
const demo = (name: string) => project.signIn(`${name}@example.com`, 'demo-password');
const [admin, rival, owner] = [await demo('admin'), await demo('coach2'), await demo('client')];
const mallory = await project.signUp('mallory');
const visitor = project.visitor();
const image = (): Blob => new Blob([new Uint8Array([137, 80, 78, 71])], { type: 'image/png' });
const file = `${owner.id}/2026/plan.png`;
succeed(await owner.client.storage.from('documents').upload(file, image()));
succeed(await owner.client.storage.from('avatars').upload(`${owner.id}/face.png`, image()));
const outsiders = [mallory.client, rival.client, visitor];

test('a foreign file is neither read, signed, listed, looked up nor public', async () => {
  for (const client of outsiders) {
    const bucket = client.storage.from('documents');
    assert.ok((await bucket.download(file)).error);
    assert.ok((await bucket.createSignedUrl(file, 60)).error);
    assert.ok((await bucket.info(file)).error);
    // storage-js throws instead of returning false.
    assert.ok(!(await bucket.exists(file).catch(() => ({ data: false }))).data);
    for (const folder of ['', owner.id, `${owner.id}/2026`, '%', owner.id.slice(0, 8)]) {
      assert.deepEqual((await bucket.list(folder)).data ?? [], [], folder);
    }
  }
  for (const bucket of ['documents', 'avatars']) {
    for (const way of ['public', 'authenticated', 'sign', 'info/public', 'info/authenticated']) {
      const { status } = await send(project, `/storage/v1/object/${way}/${bucket}/${file}`);
      assert.ok(status >= 400 && status < 500, `${way} ${bucket}: ${status}`);
    }
  }
  assert.ok(unwrap(await owner.client.storage.from('documents').download(file)));
});

test('a foreign file is neither replaced, moved, copied nor removed', async () => {
  for (const client of outsiders) {
    const bucket = client.storage.from('documents');
    assert.ok((await bucket.update(file, image())).error);
    assert.ok((await bucket.upload(file, image(), { upsert: true })).error);
    assert.ok((await bucket.move(file, `${mallory.id}/stolen.png`)).error);
    assert.ok((await bucket.copy(file, `${mallory.id}/stolen.png`)).error);
    assert.equal(((await bucket.remove([file])).data ?? []).length, 0);
    assert.ok((await bucket.createSignedUploadUrl(`${owner.id}/put.png`)).error);
    assert.ok((await bucket.upload(`${owner.id}/2026/planted.png`, image())).error);
    assert.ok((await client.storage.from('avatars').upload(`${owner.id}/planted.png`, image())).error);
    assert.ok((await client.storage.from('media').upload('planted.png', image())).error);
  }
  assert.deepEqual(unwrap(await mallory.client.storage.from('documents').list(mallory.id)), []);
  assert.equal(unwrap(await owner.client.storage.from('documents').list(`${owner.id}/2026`)).length, 1);
  succeed(await owner.client.storage.from('documents').move(file, `${owner.id}/moved.png`));
  succeed(await owner.client.storage.from('documents').move(`${owner.id}/moved.png`, file));
});

test('no name leads out of the own folder or out of the store', async () => {
  const token = await tokenOf(mallory);
  for (const name of [
    `${mallory.id}/../${owner.id}/2026/plan.png`,
    `${mallory.id}%2f..%2f${owner.id}%2f2026%2fplan.png`,
    `${mallory.id}/..%2f..%2f..%2fkeys.json`,
    `..%2f..%2fkeys.json`,
    `${mallory.id}/..`,
    `%2e%2e/%2e%2e/backend.json`,
    `//${owner.id}/x.png`,
    owner.id,
  ]) {
    for (const method of ['GET', 'POST', 'PUT', 'DELETE']) {
      const answer = await send(project, `/storage/v1/object/documents/${name}`, {
        method,
        token,
        headers: { 'content-type': 'image/png' },
        ...(method === 'GET' || method === 'DELETE' ? {} : { body: 'x' }),
      });
      assert.ok(!answer.text.includes('jwtSecret') && !answer.text.includes('secretKey'), name);
      assert.ok(answer.status < 500, `${method} ${name}: ${answer.status} ${answer.text}`);
    }
  }
  assert.equal(unwrap(await service.storage.from('documents').list(`${owner.id}/2026`)).length, 1);
  assert.equal(unwrap(await service.storage.from('documents').list(owner.id)).length, 1);
});

test('no bucket is made, changed, emptied or removed by anybody but the service', async () => {
  for (const client of [...outsiders, owner.client, admin.client]) {
    const { storage } = client;
    const answers = [
      await storage.createBucket('mine', { public: true }),
      await storage.updateBucket('documents', { public: true }),
      await storage.emptyBucket('documents'),
      await storage.deleteBucket('documents'),
    ];
    for (const { error } of answers) assert.ok(error);
  }
  const buckets = unwrap(await service.storage.listBuckets());
  assert.deepEqual(buckets.map(({ id, public: isPublic }) => [id, isPublic]).sort(), [
    ['avatars', false],
    ['documents', false],
    ['media', true],
    ['resources', false],
    ['tools', false],
  ]);
  assert.equal(unwrap(await service.storage.from('documents').list(`${owner.id}/2026`)).length, 1);
});

test('a script is not stored as a picture that the site would show', async () => {
  for (const [type, name] of [
    ['text/html', 'x.png'],
    ['image/svg+xml', 'x.svg'],
    ['application/javascript', 'x.js'],
  ] as const) {
    const script = new Blob(['<svg onload=alert(1)>'], { type });
    assert.ok((await mallory.client.storage.from('avatars').upload(`${mallory.id}/${name}`, script)).error);
  }
  succeed(await mallory.client.storage.from('avatars').upload(`${mallory.id}/face.png`, image()));
});

test('live changes of others are not heard: by table, by filter, by schema, or under a forged claim', async () => {
  const [byMallory, byOwner] = [
    await listenTo(mallory.client, { table: 'clients' }),
    await listenTo(owner.client, { table: 'clients' }),
  ];
  const filtered = await listenTo(rival.client, { table: 'clients', filter: `user_id=eq.${owner.id}` });
  const profiles = await listenTo(mallory.client, { table: 'profiles', filter: 'role=eq.admin' });
  const { id } = unwrap(await owner.client.from('clients').insert({ name: 'Secret' }).select('id').single());
  succeed(await owner.client.from('clients').update({ phone: '5550100' }).eq('id', id));
  succeed(await owner.client.from('clients').delete().eq('id', id));
  succeed(await admin.client.from('profiles').update({ name: 'Adaeze W.' }).eq('id', admin.id));
  assert.equal((await byOwner.until(3)).length, 3);
  // The subscriber's own event arrives last. Any forbidden event would have arrived before it.
  succeed(await mallory.client.from('clients').insert({ name: 'Own' }));
  succeed(await mallory.client.from('profiles').update({ name: 'M' }).eq('id', mallory.id));
  succeed(await rival.client.from('clients').insert({ name: 'Of the rival' }));
  const [heard] = await byMallory.until(1);
  assert.equal((heard?.new as { name?: string }).name, 'Own');
  assert.deepEqual([byMallory.events.length, filtered.events.length, profiles.events.length], [1, 0, 0]);
  await Promise.all([byMallory, byOwner, filtered, profiles].map((listener) => listener.leave()));
});

test('tables that are not published, and other schemas, tell nothing; visitors hear nothing', async () => {
  // Each subscriber may read the table, so only the publication prevents the events.
  const closed = [
    [owner, 'user_preferences'],
    [owner, 'onboarding_answers'],
    [owner, 'consents'],
    [admin, 'subscribers'],
    [admin, 'audit_log'],
    [admin, 'client_events'],
    [owner, 'saved_views'],
  ] as const;
  const listeners = await Promise.all(closed.map(([{ client }, table]) => listenTo(client, { table })));
  const byVisitor = await listenTo(visitor, { table: 'profiles' });
  const own = await listenTo(owner.client, { table: 'profiles' });
  const preferences = { user_id: owner.id, preferences: { theme: 'light' } };
  succeed(await owner.client.from('user_preferences').upsert(preferences));
  const rows = (await memberRows(project))();
  for (const table of ['onboarding_answers', 'consents', 'saved_views']) {
    succeed(await owner.client.from(table as 'clients').insert(rows[table] as { name: string }));
  }
  succeed(await service.from('profiles').update({ role: 'coach' }).eq('id', mallory.id));
  succeed(await service.from('profiles').update({ role: 'user' }).eq('id', mallory.id));
  succeed(await visitor.from('subscribers').insert({ email: 'heard@example.com' }));
  const [client] = unwrap(await admin.client.from('clients').select('id').limit(1));
  const note = { client_id: client?.id ?? '', kind: 'note', note: 'Quiet' } as const;
  succeed(await admin.client.from('client_events').insert(note));
  succeed(await owner.client.from('profiles').update({ phone: '1' }).eq('id', owner.id));
  await own.until(1);
  assert.deepEqual(
    [byVisitor, ...listeners].flatMap(({ events }) => events),
    [],
  );
  await Promise.all([own, byVisitor, ...listeners].map((listener) => listener.leave()));
});

test('an application is heard by administrators and whoever sent it; its notes and decision by administrators alone', async () => {
  const tables = ['certification_applications', 'application_events', 'application_decisions'];
  const listen = ({ client }: typeof owner) =>
    Promise.all(tables.map((table) => listenTo(client, { table })));
  const [byAdmin, byOwner, byMallory] = [await listen(admin), await listen(owner), await listen(mallory)];
  const rows = (await memberRows(project))();
  const entry = rows['certification_applications'] as { name: string };
  const table = owner.client.from('certification_applications' as 'clients');
  const application_id = unwrap(await table.insert(entry).select('id').single()).id;
  succeed(
    await admin.client.from('application_events').insert({ application_id, kind: 'note', note: 'Ours' }),
  );
  succeed(await service.from('application_decisions').insert({ application_id, decision: 'approve' }));
  // Each subscriber receives its own event last, on the table shared with the others.
  succeed(await admin.client.rpc('take_back_decision', { application_id }));
  const withdrawn = { status: 'withdrawn' } as const;
  succeed(await owner.client.from('certification_applications').update(withdrawn).eq('id', application_id));
  // Expected: submission and withdrawal; both plus the note and the decision's event; the decision and its end.
  const [rowsHeard, eventsHeard, decisionsHeard] = byAdmin;
  await Promise.all([rowsHeard?.until(2), eventsHeard?.until(4), decisionsHeard?.until(2)]);
  await Promise.all([byOwner[0]?.until(2), byOwner[1]?.until(2)]);
  const kinds = (byOwner[1]?.events ?? []).map(({ new: row }) => (row as { kind?: string }).kind);
  assert.deepEqual(kinds, ['submitted', 'status']);
  const told = [byOwner[2], ...byMallory].flatMap((listener) => listener?.events ?? []);
  assert.deepEqual(
    told.filter(({ eventType }) => eventType !== 'DELETE'),
    [],
  );
  await Promise.all([...byAdmin, ...byOwner, ...byMallory].map((listener) => listener.leave()));
});

test('an expired or forged token opens no channel', async () => {
  for (const token of [
    await forge(project, { sub: admin.id, role: 'authenticated' }, { secret: 'x'.repeat(40) }),
    await forge(
      project,
      { sub: admin.id, role: 'authenticated' },
      { expires: Math.floor(Date.now() / 1000) - 60 },
    ),
  ]) {
    const client = project.visitor();
    await client.realtime.setAuth(token).catch(() => undefined);
    const listener = await listenTo(client, { table: 'profiles' }).catch(() => null);
    succeed(
      await admin.client
        .from('profiles')
        .update({ phone: token.slice(-8) })
        .eq('id', admin.id),
    );
    const check = await listenTo(admin.client, { table: 'profiles' });
    succeed(await admin.client.from('profiles').update({ phone: '2' }).eq('id', admin.id));
    await check.until(1);
    assert.deepEqual(listener?.events ?? [], []);
    await check.leave();
    await client.realtime.disconnect();
  }
});
