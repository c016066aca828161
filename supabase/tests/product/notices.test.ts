import assert from 'node:assert/strict';
import { test } from 'node:test';
import { visitorCalls } from '../harness/calls.ts';
import { ask, newAddress } from '../harness/functions.ts';
import { startProduct, succeed, unwrap, type Person, type ProductClient } from '../harness/project.ts';

type Member = Person<ProductClient>;
const project = await startProduct();
const { service } = project;
const demo = (name: string) => project.signIn(`${name}@example.com`, 'demo-password');
const [admin, coach] = [await demo('admin'), await demo('coach')];
const ann = await project.signUp('ann');
const visitor = project.visitor();

/** Returns kind, title, body, and link of every notification that a user gets during an action. */
async function told(person: Member, doing: () => PromiseLike<unknown>): Promise<string[][]> {
  const read = async () =>
    unwrap(
      await service.from('notifications').select('id, kind, title, body, link').eq('user_id', person.id),
    );
  const before = new Set((await read()).map(({ id }) => id));
  await doing();
  const added = (await read()).filter(({ id }) => !before.has(id));
  return added.map(({ kind, title, body, link }) => [kind, title, body ?? '', link ?? '']);
}
const lead = () => ({ name: 'Vi Sitor', email: newAddress('vi'), message: 'Hello', source: 'contact' });
const leadOf = async (email: string) =>
  unwrap(await service.from('leads').select('id, reference').eq('email', email).single());
const submit = async (form: string, values: object): Promise<void> => {
  const body = { form, values, website: '', requestId: crypto.randomUUID() };
  assert.equal((await ask(project, 'submit-form', body)).status, 200);
};
const prefer = async ({ client, id }: Member, notifications: Record<string, boolean>): Promise<void> =>
  succeed(await client.from('user_preferences').upsert({ user_id: id, preferences: { notifications } }));

test('a new lead is told to administrators, by a form or left directly, and to nobody else', async () => {
  const ways: [string, (row: ReturnType<typeof lead>) => PromiseLike<unknown>][] = [
    ['a form', (row) => submit('contact', row)],
    ['a visitor', (row) => visitor.from('leads').insert(row)],
    ['a member', (row) => ann.client.from('leads').insert(row)],
  ];
  for (const [way, leave] of ways) {
    const row = lead();
    let others: string[][] = [];
    const notices = await told(admin, async () => {
      others = await told(coach, () => leave(row));
    });
    const { id, reference } = await leadOf(row.email);
    const link = `/dashboard/admin?section=leads&lead=${id}`;
    assert.deepEqual(notices, [['lead', `New lead ${reference}`, 'From: contact', link]], way);
    assert.deepEqual(others, [], way);
  }
});

test('a coach is told of the lead that is theirs, once', async () => {
  const row = lead();
  await submit('contact', row);
  const assign = (assigned_to: string) =>
    admin.client.from('leads').update({ assigned_to }).eq('email', row.email);
  const { id, reference } = await leadOf(row.email);
  const title = `Lead ${reference} is yours to follow up`;
  const link = `/dashboard/coach?section=leads&lead=${id}`;
  const notices = await told(coach, () => assign(coach.id));
  assert.deepEqual(notices, [['lead', title, 'From: contact', link]]);
  assert.deepEqual(await told(coach, () => assign(coach.id)), []);
  assert.deepEqual(await told(admin, () => assign(admin.id)), [], 'who did it knows');
});

test('administrators are told of an application, its applicant of the decision', async () => {
  const application = {
    applicant_type: 'client',
    first_name: 'A',
    last_name: 'B',
    email: ann.email,
    phone: '(615) 555-0142',
    business_name: 'B',
    annual_revenue: '2m-5m',
    interests: 'Pensions',
  };
  const [notice, ...more] = await told(admin, () =>
    ann.client.from('certification_applications').insert(application),
  );
  assert.deepEqual(more, []);
  assert.match(notice?.[1] ?? '', /^New application CPPS-/);
  const { id } = unwrap(await ann.client.from('certification_applications').select('id').single());
  const address = `/dashboard/applications?application=${id}`;
  assert.deepEqual([notice?.[2], notice?.[3]], ['From a business owner', address]);
  const decided = await told(ann, async () => {
    unwrap(
      await admin.client.functions.invoke('decide-application', {
        body: { applicationId: id, decision: 'reject', note: 'Not yet.' },
      }),
    );
  });
  assert.deepEqual(decided, [['application', 'Your application was not accepted', 'Not yet.', '/dashboard']]);
});

test('administrators are told of a call, and its host', async () => {
  const { slots, book } = visitorCalls(project);
  const [first = '', second = ''] = await slots();
  const notices = await told(admin, () => book(first));
  assert.equal(notices.length, 1);
  assert.match(notices[0]?.[1] ?? '', /^New call CALL-/);
  assert.match(notices[0]?.[2] ?? '', /^[A-Z][a-z]+day, [A-Z][a-z]+ \d+, \d+:[03]0 [AP]M Eastern$/);

  const owned = unwrap(await ann.client.from('clients').insert({ name: 'Mine' }).select('id').single());
  succeed(await service.from('clients').update({ coach_id: coach.id }).eq('id', owned.id));
  const call = { name: 'Ann', email: ann.email, starts_at: second, host_id: coach.id };
  const [ofHost, ...more] = await told(coach, () => ann.client.from('bookings').insert(call));
  const { id } = unwrap(await coach.client.from('bookings').select('id').eq('starts_at', second).single());
  assert.deepEqual(
    [ofHost?.[0], ofHost?.[3], more],
    ['booking', `/dashboard/coach?section=calls&call=${id}`, []],
  );
  // The notification contains the start time. A canceled call has none.
  const starts = async () =>
    unwrap(
      await coach.client
        .from('notifications')
        .select('happens_at')
        .eq('link', ofHost?.[3] ?? '')
        .order('created_at'),
    ).map(({ happens_at: at }) => at && new Date(at).toISOString());
  assert.deepEqual(await starts(), [new Date(second).toISOString()]);
  succeed(await ann.client.from('bookings').update({ status: 'cancelled' }).eq('id', id));
  assert.deepEqual(await starts(), [new Date(second).toISOString(), null]);
});

test('a call that is moved or cancelled is told to staff, and to the member when staff did it', async () => {
  const { slots, book, manage } = visitorCalls(project);
  const [first = '', second = '', third = '', fourth = ''] = (await slots()).slice(20);
  const { token, reference } = await book(first);
  const moved = [`Call ${reference} was moved`, `Call ${reference} was canceled`];
  const titles = async (person: Member, doing: () => PromiseLike<unknown>): Promise<(string | undefined)[]> =>
    (await told(person, doing)).map(([, title]) => title);
  assert.deepEqual(await titles(admin, () => manage('move', token, second)), [moved[0]]);
  assert.deepEqual(await titles(admin, () => manage('read', token)), []);
  assert.deepEqual(await titles(admin, () => manage('cancel', token)), [moved[1]]);

  const [client] = unwrap(await ann.client.from('clients').select('id').eq('coach_id', coach.id).limit(1));
  const call = { name: 'Ann', email: ann.email, starts_at: third, host_id: coach.id, client_id: client?.id };
  const own = unwrap(
    await ann.client
      .from('bookings')
      .insert(call as typeof call & { client_id: string })
      .select()
      .single(),
  );
  const change = (by: Member, to: { starts_at?: string; status?: string; notes?: string }) => () =>
    by.client.from('bookings').update(to).eq('id', own.id);
  const all = async (doing: () => PromiseLike<unknown>) => {
    const heard: Record<string, number> = {};
    const count = (name: string, person: Member, next: () => PromiseLike<unknown>) => async () => {
      heard[name] = (await told(person, next)).length;
    };
    await count('admin', admin, count('coach', coach, count('ann', ann, doing)))();
    return heard;
  };
  assert.deepEqual(await all(change(ann, { notes: 'Bring the returns' })), { admin: 0, coach: 0, ann: 0 });
  assert.deepEqual(await all(change(ann, { starts_at: fourth })), { admin: 1, coach: 1, ann: 0 });
  assert.deepEqual(await all(change(coach, { starts_at: third })), { admin: 1, coach: 0, ann: 1 });
  assert.deepEqual(await all(change(admin, { status: 'cancelled' })), { admin: 0, coach: 1, ann: 1 });
});

test('a coach is told of a client who is assigned, not of one they add themselves', async () => {
  const [row] = unwrap(await service.from('clients').select('id').is('coach_id', null).limit(1));
  const assign = () =>
    admin.client
      .from('clients')
      .update({ coach_id: coach.id })
      .eq('id', row?.id ?? '');
  const expected = (id: string | undefined) => [
    ['client', 'You have a new client', '', `/dashboard/clients?client=${String(id)}`],
  ];
  assert.deepEqual(await told(coach, assign), expected(row?.id));
  const add = { name: 'Own', coach_id: coach.id };
  assert.deepEqual(await told(coach, () => coach.client.from('clients').insert(add)), []);
  const from = lead();
  await submit('contact', from);
  const { id } = unwrap(await service.from('leads').select('id').eq('email', from.email).single());
  const convert = () =>
    admin.client.functions.invoke('convert-lead', { body: { leadId: id, coachId: coach.id } });
  const notices = await told(coach, convert);
  const client = unwrap(await service.from('clients').select('id').eq('email', from.email).single());
  assert.deepEqual(notices, expected(client.id), 'a lead that becomes a client');
});

test('what somebody does not want to be told they are not', async () => {
  const row = lead();
  const leave = () => visitor.from('leads').insert({ ...row, email: newAddress('vi') });
  await prefer(admin, { browser: false });
  assert.deepEqual(await told(admin, leave), []);
  await prefer(admin, { browser: true, clients: false, stories: false });
  assert.equal((await told(admin, leave)).length, 1);

  const [client] = unwrap(await service.from('clients').select('id').neq('coach_id', coach.id).limit(1));
  const assign = () =>
    admin.client
      .from('clients')
      .update({ coach_id: coach.id })
      .eq('id', client?.id ?? '');
  await prefer(coach, { clients: false });
  assert.deepEqual(await told(coach, assign), []);
  const story = { user_id: coach.id, kind: 'story', title: 'A story is published' };
  assert.equal((await told(coach, () => service.from('notifications').insert(story))).length, 1);
  await prefer(coach, { stories: false });
  assert.equal((await told(coach, () => service.from('notifications').insert(story))).length, 0);
});

test('imports, seeds and repairs tell nobody', async () => {
  const rows = Array.from({ length: 500 }, () => lead());
  const imported = () => service.from('leads').insert(rows);
  assert.deepEqual(await told(admin, imported), []);
  assert.deepEqual(await told(admin, () => service.from('leads').insert(lead())), []);
  const clients = Array.from({ length: 500 }, (_, n) => ({
    name: `C ${n}`,
    coach_id: coach.id,
    user_id: null,
  }));
  assert.deepEqual(await told(coach, () => service.from('clients').insert(clients)), []);
});

test('nothing of this was logged as a failure', () => {
  assert.deepEqual(project.logged, []);
});
