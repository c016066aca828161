import assert from 'node:assert/strict';
import { test } from 'node:test';
import { visitorCalls } from '../harness/calls.ts';
import { startProduct, unwrap, type LooseClient } from '../harness/project.ts';

/* tests/database covers every table, action, and caller in SQL. These tests repeat it through supabase-js for four
   tables with every kind of result: each key and token must reach the database as the right caller, and a denial, no
   row, and one row must be distinguishable. Marks: x is denied (42501), 0 affects nothing, 1 works. */
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
  /** A row that belongs to the owner, created for every attempt. */
  row: () => Row;
  change: Row;
  insert: () => Row;
  /** Marks in the order visitor, stranger, owner, rival, coach, admin, service. */
  marks: Record<'select' | 'update' | 'delete' | 'insert', string>;
}

const add = async (table: string, row: Row): Promise<Row> =>
  unwrap(await service.from(table).insert(row).select().single()) as Row;
let count = 0;
const word = (): string => `w${(count += 1)}`;
// Exclude the coach's own calls: the demo data has one each week, possibly at a time offered to visitors.
const calls = unwrap(await project.service.from('bookings').select('starts_at').eq('host_id', coach.id));
const taken = calls.map((booking) => Date.parse(booking.starts_at));
const offered = (await visitorCalls(project).slots()).filter((start) => !taken.includes(Date.parse(start)));
const slot = (): string => offered[(count += 1)] ?? assert.fail('too few free times');
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
const call = () => ({ name: 'N', email: 'n@example.com', starts_at: slot() });

const staffOnly = { insert: 'xxxxx11', update: 'x000011', delete: 'x000011' };
const tables: Record<string, Access> = {
  leads: {
    row: () => ({ name: 'L', email: `${word()}@example.com`, assigned_to: coach.id }),
    change: { status: 'qualified' },
    insert: () => ({ name: 'L', email: `${word()}@example.com`, annual_revenue: '3m-10m' }),
    marks: { ...staffOnly, select: 'x000111', insert: '1111111' },
  },
  certification_applications: {
    row: () => ({ ...applicant(), user_id: owner.id }),
    change: { status: 'withdrawn' },
    insert: applicant,
    marks: { select: 'x010011', insert: '1111111', update: 'x010011', delete: 'x000011' },
  },
  cohorts: {
    row: () => ({ name: word(), starts_on: '2030-09-02', status: 'open' }),
    change: { seats: 20 },
    insert: () => ({ name: word(), starts_on: '2031-03-03' }),
    marks: { ...staffOnly, select: '1111111' },
  },
  bookings: {
    row: () => ({ ...call(), user_id: owner.id, host_id: coach.id }),
    change: { status: 'cancelled' },
    insert: call,
    marks: { select: 'x010111', insert: 'x111111', update: 'x010111', delete: 'x000011' },
  },
};

type Answer = { error: { code: string; message: string } | null; data: unknown };
function mark({ error, data }: Answer): string {
  if (error?.code === '42501') return 'x';
  if (error) return `${error.code} ${error.message}`;
  return data === null ? '1' : String((data as unknown[]).length);
}

for (const [table, { row, change, insert, marks }] of Object.entries(tables)) {
  test(`${table}: who selects, updates, deletes and inserts`, async () => {
    const actions: Record<string, (client: LooseClient, id: unknown) => Promise<Answer>> = {
      select: async (client, id) => client.from(table).select('id').eq('id', id),
      update: async (client, id) => {
        const answer = await client.from(table).update(change, { count: 'exact' }).eq('id', id);
        return { error: answer.error, data: Array.from({ length: answer.count ?? 0 }) };
      },
      delete: async (client, id) => {
        const answer = await client.from(table).delete({ count: 'exact' }).eq('id', id);
        return { error: answer.error, data: Array.from({ length: answer.count ?? 0 }) };
      },
      insert: async (client) => client.from(table).insert(insert()),
    };
    const found: Record<string, string> = {};
    for (const [action, attempt] of Object.entries(actions)) {
      found[action] = '';
      for (const [, client] of callers) {
        const id = action === 'insert' ? null : (await add(table, row()))['id'];
        found[action] += mark(await attempt(client, id));
        if (id !== null) await service.from(table).delete().eq('id', id);
      }
    }
    assert.deepEqual(found, { ...marks });
  });
}
