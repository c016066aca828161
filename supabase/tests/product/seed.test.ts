import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { sql } from 'kysely';
import { openMigrated } from '../harness/migrated-database.ts';

const { database, close } = await openMigrated({ isSeeded: true });
after(close);

const rows = async <Row>(query: string): Promise<Row[]> =>
  (await sql.raw<Row>(query).execute(database.db)).rows;
const values = async (query: string): Promise<string> =>
  (await rows<{ value: string }>(query)).map(({ value }) => value).join(' ');

test('every state of every list has a row to show', async () => {
  const states = {
    stories: 'archived draft in_review published',
    clients: 'Active Inactive Prospect',
    leads: 'contacted converted new qualified',
    certification_applications: 'approved in_review rejected submitted withdrawn',
    cohorts: 'finished open planned running',
    bookings: 'booked held',
  };
  for (const [table, expected] of Object.entries(states)) {
    assert.equal(await values(`select distinct status as value from ${table} order by 1`), expected, table);
  }
});

test('18 clients: 12 Active and 4 Prospect of the demo client and their coach, 2 Inactive with neither', async () => {
  assert.deepEqual(
    await rows(`
      select c.status, coach.email as coach, owner.email as owner, count(*)::int as clients,
        sum(c.tax_savings)::int as savings, sum(c.retainer_value)::int as retainers
      from clients c left join profiles coach on coach.id = c.coach_id left join profiles owner on owner.id = c.user_id
      group by 1, 2, 3 order by 1`),
    [
      {
        status: 'Active',
        coach: 'coach@example.com',
        owner: 'client@example.com',
        clients: 12,
        savings: 1_200_000,
        retainers: 340_000,
      },
      { status: 'Inactive', coach: null, owner: null, clients: 2, savings: 0, retainers: 0 },
      {
        status: 'Prospect',
        coach: 'coach@example.com',
        owner: 'client@example.com',
        clients: 4,
        savings: 0,
        retainers: 0,
      },
    ],
  );
});

test('the three demo accounts and a second coach', async () => {
  const accounts = await values(`select email || ':' || role as value from profiles order by 1`);
  assert.equal(
    accounts,
    'admin@example.com:admin client@example.com:user coach2@example.com:coach coach@example.com:coach',
  );
});

test('60 leads of 60 people over three months, the newest of today', async () => {
  const [leads] = await rows<Record<'people' | 'oldest' | 'newest' | 'missing', number>>(`
    select count(distinct email)::int as people, max(current_date - created_at::date) as oldest,
      min(current_date - created_at::date) as newest,
      count(*) filter (where created_at > now() or updated_at < created_at)::int as missing from leads`);
  assert.deepEqual([leads?.people, leads?.missing], [60, 0]);
  assert.ok(leads && leads.oldest >= 85 && leads.oldest <= 92 && leads.newest <= 1);
});

test('histories agree with what they lead to', async () => {
  const mismatched = await rows(`
    select l.id from leads l left join lateral (
      select to_value from lead_events e where e.lead_id = l.id and kind = 'status' order by e.created_at desc limit 1
    ) e on true where l.id::text > '00000000-0000-4000-8003-000000000005' and coalesce(e.to_value, 'new') <> l.status
    union all
    select a.id from certification_applications a join lateral (
      select to_status from application_events e where e.application_id = a.id and kind <> 'note'
      order by e.created_at desc limit 1
    ) e on true where e.to_status <> a.status
    union all
    select c.id from cohorts c
    where c.seats_taken <> (select count(*) from cohort_members m where m.cohort_id = c.id)
    union all
    select id from clients where last_contact < created_at::date - 30 or updated_at > now()`);
  assert.deepEqual(mismatched, []);
});

test('active clients have a deadline with a name, and a history that begins with them and ends at the last contact', async () => {
  const wrong = await rows(`
    select c.name from clients c
    where c.status = 'Active' and (c.next_deadline is null or c.next_deadline_name is null
        or c.next_deadline <> (select min(d.due_on) from client_deadlines d where d.client_id = c.id and d.done_at is null))
      or c.created_at <> (select min(e.created_at) from client_events e where e.client_id = c.id)
      or c.last_contact <> coalesce((select max((e.created_at at time zone 'America/New_York')::date) from client_events e
        where e.client_id = c.id and e.kind in ('call', 'email')), c.last_contact)
      or exists (select from client_events e where e.client_id = c.id and e.created_at > now() + interval '1 day')`);
  assert.deepEqual(wrong, []);
  assert.equal(
    await values(`select distinct kind as value from client_events order by 1`),
    'call created email note review status',
  );
  const open = await rows(`select count(*) filter (where due_on < current_date)::int as overdue,
    count(*) filter (where done_at is not null)::int as done from client_deadlines where done_at is null or due_on < current_date`);
  assert.deepEqual(open, [{ overdue: 4, done: 3 }]);
});

test('calls are on Tuesdays at ten in New York, one behind and one ahead', async () => {
  const calls = await rows(`
    select to_char(starts_at at time zone 'America/New_York', 'FMDay HH24:MI') as at, starts_at > now() as ahead
    from bookings order by starts_at`);
  assert.deepEqual(calls, [
    { at: 'Tuesday 10:00', ahead: false },
    { at: 'Tuesday 10:00', ahead: true },
  ]);
});

test('each demo account has something in its bell, and something unread', async () => {
  const bells = await rows(`
    select p.email from profiles p left join notifications n on n.user_id = p.id and n.read_at is null
    group by p.email having count(n.id) = 0`);
  assert.deepEqual(bells, []);
});

test('two runs make the same rows, dates of the run aside', async () => {
  const second = await openMigrated({ isSeeded: true });
  try {
    for (const table of [
      'profiles',
      'clients',
      'stories',
      'leads',
      'certification_applications',
      'bookings',
      'cohorts',
    ]) {
      // Dates and times depend on the run, so columns of these types are excluded.
      const query = sql.raw<{ hash: string }>(`
        select md5(string_agg((to_jsonb(t) - (
          select coalesce(array_agg(column_name::text), '{}') from information_schema.columns
          where table_schema = 'public' and table_name = '${table}'
            and data_type in ('date', 'timestamp with time zone')))::text, '' order by id))
          as hash from ${table} as t`);
      const [one, two] = [await query.execute(database.db), await query.execute(second.database.db)];
      assert.equal(one.rows[0]?.hash, two.rows[0]?.hash, table);
    }
  } finally {
    await second.close();
  }
});
