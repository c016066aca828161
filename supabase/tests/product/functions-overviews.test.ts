import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startProduct, succeed, unwrap, type Person, type ProductClient } from '../harness/project.ts';

const project = await startProduct();
const { service } = project;
const signIn = (who: string) => project.signIn(`${who}@example.com`, 'demo-password');
const [admin, coach, owner] = [await signIn('admin'), await signIn('coach'), await signIn('client')];
type Entry = Record<string, unknown>;
const answer = async (asked: PromiseLike<{ data: unknown; error: unknown }>) => unwrap(await asked) as Entry;
const entries = (value: unknown): Entry[] => value as Entry[];
const day = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test('an owner: the next call, the plan with the specification’s sum, papers, the latest clients', async () => {
  const overview = await answer(owner.client.rpc('overview_user'));
  const plan = overview['plan'] as Entry;
  assert.deepEqual([plan['activeClients'], plan['taxSavings']], [12, 1_200_000]);
  const deadline = plan['nextDeadline'] as Entry;
  assert.deepEqual([deadline['name'], deadline['overdue']], ['Draft of the family agreement', true]);
  assert.equal((overview['nextCall'] as Entry)['reference'], 'CALL-SEED-AAAB');
  assert.equal(entries(overview['recentClients']).length, 5);
  const application = overview['application'] as Entry;
  assert.deepEqual([application['status'], application['type']], ['approved', 'client']);
  assert.equal(typeof overview['stories'], 'number');
  assert.equal(typeof (overview['nextCohort'] as Entry)['seatsLeft'], 'number');
  assert.deepEqual(overview['papers'], []);

  const [first] = unwrap(await owner.client.from('clients').select('id').limit(1));
  const projection = {
    client_id: first?.id ?? '',
    label: 'With a plan',
    tax_year: 2026,
    inputs: {},
    result: {},
  };
  succeed(await owner.client.from('projections').insert(projection));
  const file = new Blob(['%PDF'], { type: 'application/pdf' });
  succeed(await owner.client.storage.from('documents').upload(`${owner.id}/2026/return.pdf`, file));
  const papers = entries((await answer(owner.client.rpc('overview_user')))['papers']);
  assert.deepEqual(papers.map(({ kind, name }) => [kind, name]).sort(), [
    ['document', 'return.pdf'],
    ['projection', 'With a plan'],
  ]);
});

test('somebody new: every part is there and empty', async () => {
  const fresh = await project.signUp('fresh');
  const overview = await answer(fresh.client.rpc('overview_user'));
  assert.deepEqual(
    [overview['nextCall'], overview['application'], overview['papers'], overview['recentClients']],
    [null, null, [], []],
  );
  assert.deepEqual(overview['plan'], { clients: 0, activeClients: 0, taxSavings: 0, nextDeadline: null });
  for (const name of ['overview_coach', 'overview_admin'] as const)
    assert.equal((await fresh.client.rpc(name)).error?.code, '42501', name);
});

test('the training is told to who has a seat, of themself alone; to who has none nothing is told', async () => {
  const module = 'private-foundation';
  const before = entries((await answer(coach.client.rpc('overview_coach')))['training']);
  const own = unwrap(
    await coach.client.from('training_progress').select('module_id, percent').eq('user_id', coach.id),
  );
  assert.deepEqual(
    before.map(({ moduleId, percent }) => [moduleId, percent]).sort(),
    own.map(({ module_id: id, percent }) => [id, percent]).sort(),
  );
  assert.ok(before.length > 0 && !before.some(({ moduleId }) => moduleId === module));
  const fresh = await project.signUp('untrained');
  assert.equal((await answer(fresh.client.rpc('overview_user')))['training'], null);
});

test('a coach: figures of stories, what is due within 30 days with the overdue first, what waits for review', async () => {
  const overview = await answer(coach.client.rpc('overview_coach'));
  assert.deepEqual(overview['figures'], {
    clients: 16,
    clientsWithStories: 8,
    stories: 8,
    published: 3,
    completionRate: 38,
  });
  const due = entries(overview['due']);
  assert.equal(due[0]?.['overdue'], true);
  assert.ok(due.length > 4 && due.length <= 8);
  assert.ok(due.every(({ dueOn }) => String(dueOn) <= day(31)));
  assert.deepEqual(
    due.map(({ dueOn }) => String(dueOn)),
    due.map(({ dueOn }) => String(dueOn)).sort(),
  );
  const waiting = entries(overview['inReview']);
  assert.deepEqual(waiting.map(({ title }) => title).slice(0, 1), [
    'What our machinists already did was research',
  ]);
  assert.equal(waiting[0]?.['client'], 'Tobias Ferncastle');
  const latest = entries(overview['latestStories']);
  assert.ok(latest.length === 5 && latest.every(({ status }) => status !== 'archived'));
  assert.deepEqual(
    latest.map(({ updatedAt }) => String(updatedAt)),
    latest
      .map(({ updatedAt }) => String(updatedAt))
      .sort()
      .reverse(),
  );
  assert.ok(Number(overview['dueCount']) >= due.length);
  const [next] = due;
  assert.ok(next);
  succeed(
    await coach.client
      .from('client_deadlines')
      .update({ done_at: new Date().toISOString() })
      .eq('id', String(next['id'])),
  );
  const after = entries((await answer(coach.client.rpc('overview_coach')))['due']);
  assert.ok(after.every(({ id }) => id !== next['id']));
});

test('an administrator: what waits, counted as the lists count it', async () => {
  const overview = await answer(admin.client.rpc('overview_admin'));
  const fresh = unwrap(
    await admin.client.from('leads').select('created_at').eq('status', 'new').order('created_at'),
  );
  const leads = overview['leads'] as Entry;
  assert.equal(leads['count'], fresh.length);
  assert.equal(new Date(String(leads['oldest'])).getTime(), new Date(fresh[0]?.created_at ?? '').getTime());
  assert.equal((overview['applications'] as Entry)['count'], 4);
  assert.deepEqual([overview['clients'], overview['unknownRoles']], [18, 0]);
  const [first] = unwrap(
    await admin.client
      .from('certification_applications')
      .select('created_at')
      .in('status', ['submitted', 'in_review'])
      .order('created_at')
      .limit(1),
  );
  assert.equal((overview['applications'] as Entry)['oldest'], first?.created_at);
});

test('an applicant: the seat and the waiting list stand with the application', async () => {
  const coachToBe = await project.signUp('applicant');
  const standing = async () => (await answer(coachToBe.client.rpc('overview_user')))['application'] as Entry;
  assert.equal(await standing(), null);
  const [sent] = unwrap(
    await service.from('certification_applications').select('id').eq('status', 'submitted').limit(1),
  );
  const id = sent?.id ?? '';
  succeed(
    await service
      .from('certification_applications')
      .update({ user_id: coachToBe.id, status: 'approved' })
      .eq('id', id),
  );
  succeed(await service.from('waitlist').upsert({ application_id: id }, { onConflict: 'application_id' }));
  assert.deepEqual([(await standing())['isWaiting'], (await standing())['hasSeat']], [true, false]);
});

interface Found {
  label: string;
  detail: string | null;
  rank: number;
}
const search = async (person: Person<ProductClient>, q: string, most = 5) =>
  (await answer(person.client.rpc('search_all', { q, most }))) as unknown as Record<string, Found[]>;

test('a search finds under the caller’s rights, starts of names before starts of words before parts', async () => {
  for (const name of ['Anselm Voss', 'Harriet Anselm', 'Transelmore'])
    succeed(await service.from('clients').insert({ name, user_id: owner.id }));
  const found = await search(owner, 'ansel');
  assert.deepEqual(
    found['clients']?.map(({ label, rank }) => [label, rank]),
    [
      ['Anselm Voss', 1],
      ['Anselm Quintero', 1],
      ['Harriet Anselm', 2],
      ['Transelmore', 3],
    ],
  );
  assert.deepEqual((await search(owner, 'ansel', 2))['clients']?.length, 2);
  assert.deepEqual((await search(owner, 'genevieve'))['leads'], []);
  assert.deepEqual(
    (await search(admin, 'GENEVIÈVE'))['leads']?.map(({ label }) => label),
    ['Genevieve Osei'],
  );
  assert.deepEqual(
    (await search(admin, 'corwin'))['people']?.map(({ detail }) => detail),
    ['coach@example.com'],
  );
  assert.deepEqual((await search(coach, 'corwin'))['people'], []);
});

test('a name with a hyphen is a name', async () => {
  succeed(await service.from('leads').insert({ name: 'Ann Smith-Jones', email: 'ann@hyphen.example' }));
  assert.deepEqual(
    (await search(admin, 'smith-jones'))['leads']?.map(({ label }) => label),
    ['Ann Smith-Jones'],
  );
});

test('a reference that is typed whole is found first, in any case, by whoever may read it', async () => {
  const lead = await search(admin, 'nc-seed-aaab');
  assert.deepEqual(
    lead['leads']?.map(({ label, rank }) => [label, rank]),
    [['Genevieve Osei', 0]],
  );
  const application = await search(admin, 'CPPS-SEED-AAAF');
  assert.equal(application['applications']?.[0]?.label, 'Marisol Quist');
  const call = await search(owner, 'call-seed-aaab');
  assert.deepEqual(
    call['calls']?.map(({ detail }) => detail),
    ['CALL-SEED-AAAB'],
  );
  const stranger = await project.signUp('stranger');
  for (const reference of ['NC-SEED-AAAB', 'CPPS-SEED-AAAF', 'CALL-SEED-AAAB'])
    assert.deepEqual(Object.values(await search(stranger, reference)).flat(), []);
});

test('what is no search is refused with the reason', async () => {
  for (const [q, detail] of [
    ['a', 'q'],
    ['x'.repeat(101), 'q'],
  ] as const) {
    const { status, error } = await owner.client.rpc('search_all', { q });
    assert.deepEqual([status, error?.details], [400, detail]);
  }
  const { error } = await owner.client.rpc('search_all', { q: 'ab', most: 50 });
  assert.equal(error?.details, 'most');
});

test('an export is written down with who made it and of how many rows', async () => {
  succeed(await coach.client.rpc('record_export', { list: 'clients', query: 'coach=me', rows: 16 }));
  const log = unwrap(
    await admin.client
      .from('audit_log')
      .select('actor_id, entity, from_value, to_value')
      .eq('action', 'export'),
  );
  assert.deepEqual(log, [{ actor_id: coach.id, entity: 'clients', from_value: 'coach=me', to_value: '16' }]);
});
