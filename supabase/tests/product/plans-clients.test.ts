import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { CompiledQuery } from 'kysely';
import { volumeDeadlines, volumeEvents, volumeProjections } from '../../volume/client-rows.ts';
import { insertStatement, volumeClients, type VolumeTable } from '../../volume/rows.ts';
import { openMigrated } from '../harness/migrated-database.ts';
import { planFor } from '../harness/plans.ts';

/* The client list with 10,000 rows: each order and filter, the first and the last page, for an administrator who reads
   all rows and a coach who reads a thousand. Checks plans, not times. */
const { database, close } = await openMigrated({ isSeeded: true });
after(close);
const run = (text: string, ...values: unknown[]) => database.db.executeQuery(CompiledQuery.raw(text, values));
const idOf = (n: number): string => `00000000-0000-4000-8000-00000000000${String(n)}`;
const [admin, coach] = [idOf(1), idOf(4)];
const now = new Date();
const clients = volumeClients(10_000, now, coach);
const sets: [VolumeTable, object[]][] = [
  ['clients', clients],
  ['client_deadlines', volumeDeadlines(clients, now)],
  ['client_events', volumeEvents(clients)],
  ['projections', volumeProjections(clients, now)],
];
for (const [table, rows] of sets) {
  for (let at = 0; at < rows.length; at += 2000) {
    const part = rows.slice(at, at + 2000);
    await run(insertStatement(table, part[0] ?? {}), JSON.stringify(part));
  }
}
await run(`insert into public.saved_views (owner, list, name, shared)
  select p.id, 'clients', 'View ' || n, p.role <> 'user' from public.profiles p, generate_series(1, 100) as n`);
await run('analyze');

/** Builds a query as PostgREST does: columns, conditions, an order that ends with the id, and a page. */
const page = (order: string, where = '', offset = 0): string =>
  `select id, name, company, status, retainer_value, tax_savings, next_deadline, next_deadline_name, last_contact,
    coach_id, revenue, strategies, version from public.clients ${where === '' ? '' : `where ${where}`}
  order by ${order}, id limit 25 offset ${String(offset)}`;

const orders = {
  name: ['name', 'name desc'],
  retainer_value: ['retainer_value', 'retainer_value desc'],
  tax_savings: ['tax_savings', 'tax_savings desc'],
  revenue: ['revenue', 'revenue desc'],
  'next_deadline(_last)?': ['next_deadline nulls last', 'next_deadline desc nulls last'],
  'last_contact(_last)?': ['last_contact nulls last', 'last_contact desc nulls last'],
  created_at: ['created_at', 'created_at desc'],
};
for (const [index, both] of Object.entries(orders)) {
  for (const order of both) {
    test(`clients by ${order}: the first page of an administrator comes from the index, and nothing is sorted whole`, async () => {
      const plan = await planFor(database, admin, page(order));
      const shape = plan.nodes.join(', ');
      assert.match(shape, new RegExp(`Scan.* by clients_${index}\\b`), shape);
      assert.ok(!plan.kinds.includes('Sort') && plan.kinds[0] === 'Limit', shape);
    });
    test(`clients by ${order}: a coach's page is cut out of their own`, async () => {
      const plan = await planFor(database, coach, page(order, `coach_id = '${coach}'`));
      assert.ok(!plan.hasSequentialScan('clients'), plan.nodes.join(', '));
    });
  }
}

const filters = {
  status: `status in ('Prospect', 'Inactive')`,
  coach: `coach_id = '${coach}'`,
  'no coach': 'active_coach_id is null',
  strategy: `strategies && '{Cost Segregation}'`,
  deadline: `next_deadline between current_date and current_date + 3`,
  'no deadline': 'next_deadline is null',
  'contact long ago': `(last_contact <= current_date - 140 or last_contact is null)`,
};
for (const [name, where] of Object.entries(filters)) {
  test(`clients filtered by ${name}: a page of an administrator reads no more than it needs`, async () => {
    const plan = await planFor(database, admin, page('created_at desc', where));
    assert.ok(!plan.hasSequentialScan('clients'), plan.nodes.join(', '));
  });
  test(`clients filtered by ${name}: a coach's page is cut out of their own`, async () => {
    const plan = await planFor(
      database,
      coach,
      page('created_at desc', `coach_id = '${coach}' and ${where}`),
    );
    assert.ok(!plan.hasSequentialScan('clients'), plan.nodes.join(', '));
  });
}

/* With row-level security, the pattern is evaluated after the policies, so no trigram index applies. An administrator's
   search scans one stored column of every row once. */
test('clients searched by an administrator in the list: one pass over the stored words, and the page', async () => {
  const plan = await planFor(database, admin, page('created_at desc', `search like '%haddad%'`));
  assert.deepEqual(plan.nodes, ['Limit', 'Sort', 'Seq Scan clients']);
});
test('clients searched among a coach’s own: found by the coach', async () => {
  const plan = await planFor(
    database,
    coach,
    page('created_at desc', `coach_id = '${coach}' and search like '%haddad%'`),
  );
  assert.match(plan.nodes.join(', '), /by clients_coach_id\b/);
});
test('what search_all asks for an administrator is found by three letters', async () => {
  for (const table of ['clients', 'leads', 'stories', 'profiles']) {
    await run('set enable_seqscan = off');
    const { rows } = await run(`explain select id from public.${table} where search like '%quintero%'`);
    await run('reset enable_seqscan');
    assert.match(JSON.stringify(rows), new RegExp(`${table}_search`), table);
  }
});

for (const order of Object.values(orders).flat()) {
  test(`clients by ${order}: page 20 is reached by the index, page 400 in one pass`, async () => {
    const early = await planFor(database, admin, page(order, '', 475));
    assert.ok(!early.hasSequentialScan('clients') && !early.kinds.includes('Sort'), early.nodes.join(', '));
    // Nearly all rows are read, so sorting them costs no more than reading an index to its end.
    const late = await planFor(database, admin, page(order, '', 9975));
    assert.equal(late.nodes.filter((node) => node.includes('Scan')).length, 1, late.nodes.join(', '));
  });
}

const client = '00000000-0000-4000-9001-000000000010';
const drawer: Record<string, [who: string, table: string, by: string, query: string]> = {
  'deadlines of a client': [
    coach,
    'client_deadlines',
    'client_deadlines_client_id',
    `select * from public.client_deadlines where client_id = '${client}' order by due_on, id`,
  ],
  'what happened with a client': [
    coach,
    'client_events',
    'client_events_client_id',
    `select * from public.client_events where client_id = '${client}' order by id desc limit 50`,
  ],
  'projections of a client': [
    coach,
    'projections',
    'projections_client_id',
    `select * from public.projections where client_id = '${client}' and archived_at is null order by made_at desc`,
  ],
  'deadlines that are due, as an administrator': [
    admin,
    'client_deadlines',
    'client_deadlines_due_on',
    `select * from public.client_deadlines where done_at is null and due_on <= current_date + 3 order by due_on, id limit 8`,
  ],
};
for (const [name, [who, table, by, query]] of Object.entries(drawer)) {
  test(`${name}: found by an index`, async () => {
    const plan = await planFor(database, who, query);
    const shape = plan.nodes.join(', ');
    assert.ok(!plan.hasSequentialScan(table), shape);
    assert.match(shape, new RegExp(`by ${by}\\b`), shape);
  });
}

test('stored words are searched without accents and in any case, as they are typed', async () => {
  await run(`insert into public.clients (name, company) values ('Zoë Ørsted', 'Émile & Łukasz 50%_off')`);
  for (const typed of ['zoe orsted', 'ZOË Ø', 'emile & luk', '50%_off']) {
    const { rows } = await run(`select 1 from public.clients where search like private.part_of($1)`, typed);
    assert.equal(rows.length, 1, typed);
  }
  const { rows } = await run(`select 1 from public.clients where search like private.part_of('5_%')`);
  assert.equal(rows.length, 0);
});
