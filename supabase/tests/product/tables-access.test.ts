import assert from 'node:assert/strict';
import { test } from 'node:test';
import { visitorCalls } from '../harness/calls.ts';
import { startProduct, unwrap, type LooseClient } from '../harness/project.ts';

/*
 * Every table, action and caller through supabase-js. A caller's mark: x is refused (42501), 0 touches nothing, 1 works;
 * so each refusal stands beside those whom it does not meet.
 */
const project = await startProduct();
const service = project.service as unknown as LooseClient;
const demo = (name: string) => project.signIn(`${name}@example.com`, 'demo-password');
const people = {
  stranger: await project.signUp('stranger'),
  owner: await demo('client'),
  rival: await demo('coach2'),
  coach: await demo('coach'),
  admin: await demo('admin'),
};
const { owner, coach } = people;
const callers = Object.entries({
  visitor: project.visitor(),
  ...Object.fromEntries(Object.entries(people).map(([name, { client }]) => [name, client])),
  service,
}) as [string, LooseClient][];

type Row = Record<string, unknown>;
interface Access {
  /** A row of the owner's, made anew for every attempt. */
  row: () => Row | Promise<Row>;
  key?: string[];
  change: Row;
  /** What a caller sends. */
  insert: (caller: string) => Row | Promise<Row>;
  /** Marks in the order visitor, stranger, owner, rival, coach, admin, service. */
  marks: Record<'select' | 'update' | 'delete' | 'insert', string>;
}

const add = async (table: string, row: Row): Promise<Row> =>
  unwrap(await service.from(table).insert(row).select().single()) as Row;
let count = 0;
const word = (): string => `w${(count += 1)}`;
const offered = await visitorCalls(project).slots();
const slot = (): string => offered[(count += 1)] ?? assert.fail('too few free times');
const closedDay = (): string => new Date(Date.UTC(2040, 0, (count += 1))).toISOString().slice(0, 10);
const lead = await add('leads', { name: 'L', email: 'l@example.com', assigned_to: coach.id });
const applicant = (): Row => ({
  applicant_type: 'client',
  first_name: 'F',
  last_name: 'L',
  email: `${word()}@example.com`,
  phone: '(615) 555-0142',
  business_name: 'B',
  annual_revenue: '2m-5m',
  interests: 'Pensions',
});
const closed = (): Promise<Row> =>
  add('certification_applications', { ...applicant(), user_id: owner.id, status: 'withdrawn' });
const cohort = await add('cohorts', { name: 'Spring', starts_on: '2030-03-04', status: 'open' });
const call = () => ({ name: 'N', email: 'n@example.com', starts_at: slot() });
const seat = () => ({ event: 'symposium-2030', name: 'N', email: `${word()}@example.com` });
/** The service role names a person where others are the default. */
const forService = (caller: string): Row => (caller === 'service' ? { user_id: owner.id } : {});

const staffOnly = { insert: 'xxxxx11', update: 'x000011', delete: 'x000011' };
const serviceOnly = { insert: 'xxxxxx1', update: 'xxxxxx1', delete: 'xxxxxx1' };
const tables: Record<string, Access> = {
  leads: {
    row: () => ({ name: 'L', email: `${word()}@example.com`, assigned_to: coach.id }),
    change: { status: 'qualified' },
    insert: () => ({ name: 'L', email: `${word()}@example.com`, annual_revenue: '3m-10m' }),
    marks: { ...staffOnly, select: 'x000111', insert: '1111111' },
  },
  lead_events: {
    row: () => ({ lead_id: lead['id'], kind: 'note', note: 'n' }),
    change: { note: 'forged' },
    insert: () => ({ lead_id: lead['id'], kind: 'call', note: 'n' }),
    marks: { ...serviceOnly, select: 'x000111', insert: 'xxxx111' },
  },
  certification_applications: {
    row: () => ({ ...applicant(), user_id: owner.id }),
    change: { status: 'withdrawn' },
    insert: applicant,
    marks: { select: 'x010011', insert: '1111111', update: 'x010011', delete: 'x000011' },
  },
  application_events: {
    row: async () => ({ application_id: (await closed())['id'], kind: 'status', to_status: 'withdrawn' }),
    change: { to_status: 'approved' },
    insert: async () => ({ application_id: (await closed())['id'], kind: 'note', note: 'n' }),
    marks: { ...serviceOnly, select: 'x010011', insert: 'xxxxx11' },
  },
  cohorts: {
    row: () => ({ name: word(), starts_on: '2030-09-02', status: 'open' }),
    change: { seats: 20 },
    insert: () => ({ name: word(), starts_on: '2031-03-03' }),
    marks: { ...staffOnly, select: '1111111' },
  },
  cohort_members: {
    row: () => ({ cohort_id: cohort['id'], user_id: owner.id }),
    change: { user_id: coach.id },
    insert: async () => ({ cohort_id: cohort['id'], user_id: (await project.signUp(word())).id }),
    marks: { ...staffOnly, select: 'x010011', update: 'xxxxxx1' },
  },
  waitlist: {
    row: async () => ({ application_id: (await closed())['id'] }),
    change: { status: 'offered' },
    insert: async () => ({ application_id: (await closed())['id'] }),
    marks: { ...staffOnly, select: 'x010011' },
  },
  bookings: {
    row: () => ({ ...call(), user_id: owner.id, host_id: coach.id }),
    change: { status: 'cancelled' },
    insert: call,
    marks: { select: 'x010111', insert: 'x111111', update: 'x010111', delete: 'x000011' },
  },
  symposium_registrations: {
    row: () => ({ ...seat(), user_id: owner.id }),
    change: { status: 'cancelled' },
    insert: seat,
    marks: { select: 'x010011', insert: 'xxxxxx1', update: 'x010011', delete: 'x000011' },
  },
  training_progress: {
    row: () => ({ user_id: owner.id, module_id: 'pension' }),
    key: ['user_id', 'module_id'],
    change: { percent: 10 },
    insert: (caller) => ({ module_id: '401k', percent: 5, ...forService(caller) }),
    marks: { select: 'x010011', insert: 'xxx1111', update: 'x000001', delete: 'x010001' },
  },
  download_counts: {
    row: () => ({ tool_id: word() }),
    key: ['tool_id'],
    change: { downloads: 9 },
    insert: () => ({ tool_id: word() }),
    marks: { ...serviceOnly, select: 'x111111' },
  },
  notifications: {
    row: () => ({ user_id: owner.id, kind: 'account', title: 'T' }),
    change: { read_at: '2030-01-01T00:00:00Z' },
    insert: () => ({ user_id: owner.id, kind: 'account', title: 'T' }),
    marks: { select: 'x010001', insert: 'xxxxxx1', update: 'x010001', delete: 'x010001' },
  },
  auth_events: {
    row: () => ({ user_id: owner.id, kind: 'sign_in' }),
    change: { device: 'forged' },
    insert: (caller) => ({ kind: 'sign_in', device: 'Browser', ...forService(caller) }),
    marks: { ...serviceOnly, select: 'x010001', insert: 'x111111' },
  },
  onboarding_answers: {
    row: () => ({ user_id: owner.id, answers: { goal: 'exit' } }),
    key: ['user_id'],
    change: { step: 2 },
    insert: async (caller) => ({
      step: 1,
      ...(caller === 'service' ? { user_id: (await project.signUp(word())).id } : {}),
    }),
    marks: { select: 'x010111', insert: 'x111111', update: 'x010001', delete: 'xxxxxx1' },
  },
  office_closures: {
    row: () => ({ day: closedDay(), reason: 'Moving' }),
    key: ['day'],
    change: { reason: 'Painting' },
    insert: () => ({ day: closedDay(), reason: 'Moving' }),
    marks: { ...staffOnly, select: '1111111' },
  },
  consents: {
    row: () => ({ user_id: owner.id, purpose: 'terms', version: '2026-11' }),
    change: { given: false },
    insert: (caller) => ({ purpose: 'terms', version: '2026-11', ...forService(caller) }),
    marks: { ...serviceOnly, select: 'x010011', insert: 'x111111' },
  },
};

type Answer = { error: { code: string; message: string } | null; data: unknown };
function mark({ error, data }: Answer): string {
  if (error?.code === '42501') return 'x';
  if (error) return `${error.code} ${error.message}`;
  return data === null ? '1' : String((data as unknown[]).length);
}

for (const [table, { row, key = ['id'], change, insert, marks }] of Object.entries(tables)) {
  test(`${table}: who selects, updates, deletes and inserts`, async () => {
    const actions: Record<string, (client: LooseClient, match: Row, caller: string) => Promise<Answer>> = {
      select: async (client, match) => client.from(table).select(key.join()).match(match),
      update: async (client, match) => {
        const { error, count: touched } = await client
          .from(table)
          .update(change, { count: 'exact' })
          .match(match);
        return { error, data: Array.from({ length: touched ?? 0 }) };
      },
      delete: async (client, match) => {
        const { error, count: touched } = await client.from(table).delete({ count: 'exact' }).match(match);
        return { error, data: Array.from({ length: touched ?? 0 }) };
      },
      insert: async (client, _match, caller) => client.from(table).insert(await insert(caller)),
    };
    const found: Record<string, string[]> = {};
    for (const [action, attempt] of Object.entries(actions)) {
      for (const [caller, client] of callers) {
        const made = action === 'insert' ? {} : await add(table, await row());
        const match = Object.fromEntries(key.map((column) => [column, made[column]]));
        (found[action] ??= []).push(mark(await attempt(client, match, caller)));
        if (action !== 'insert') await service.from(table).delete().match(match);
      }
    }
    assert.deepEqual(
      Object.fromEntries(Object.entries(found).map(([action, marksFound]) => [action, marksFound.join('')])),
      { ...marks },
    );
  });
}

test('the audit log is read by administrators, and written by nobody at all', async () => {
  await service.from('leads').update({ status: 'contacted' }).eq('id', lead['id']);
  const rows = unwrap(await service.from('audit_log').select('id').eq('entity_id', lead['id']));
  const id = (rows as { id: number }[]).at(-1)?.id;
  const found = { select: '', insert: '', update: '', delete: '' };
  for (const [, client] of callers) {
    const log = () => client.from('audit_log');
    found.select += mark(await log().select('id').eq('id', id));
    found.insert += mark(await log().insert({ action: 'role', entity: 'profiles', to_value: 'admin' }));
    found.update += mark(await log().update({ to_value: 'new' }).eq('id', id));
    found.delete += mark(await log().delete().eq('id', id));
  }
  assert.deepEqual(found, { select: 'x000011', insert: 'xxxxxxx', update: 'xxxxxxx', delete: 'xxxxxxx' });
});
