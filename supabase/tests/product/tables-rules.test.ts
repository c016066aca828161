import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { sql } from 'kysely';
import { ownColumns } from '../../../mfe-dashboard/src/lib/live-filters.ts';
import { openMigrated } from '../harness/migrated-database.ts';

/* Rules for every table and function, including those of later migrations. */
const { database, close } = await openMigrated();
after(close);

const rules: Record<string, string> = {
  'a table has row security and a policy': `
    select c.relname::text as name from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and not (c.relrowsecurity and exists (select from pg_policy p where p.polrelid = c.oid))`,
  'a foreign key has an index that begins with it': `
    select c.conrelid::regclass || ' ' || c.conname as name from pg_constraint c
    where c.contype = 'f' and c.connamespace = 'public'::regnamespace and not exists (
      select from pg_index i where i.indrelid = c.conrelid and i.indpred is null
        and (i.indkey::int2[])[0:cardinality(c.conkey) - 1] @> c.conkey)`,
  'a column that a policy compares with the caller begins an index': `
    select c.relname || ' ' || a.attname as name from pg_policy p
      join pg_class c on c.oid = p.polrelid and c.relnamespace = 'public'::regnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where p.polcmd in ('r', '*') and pg_get_expr(p.polqual, p.polrelid) ~ ('\\m' || a.attname || ' = \\( SELECT auth.uid')
      and not exists (select from pg_index i where i.indrelid = c.oid and (i.indkey::int2[])[0] = a.attnum)`,
  'one permissive policy per table, role and action': `
    select p.tablename || ' ' || p.cmd || ' ' || role as name from pg_policies p, unnest(p.roles) as role
    where p.schemaname = 'public' and p.permissive = 'PERMISSIVE' group by p.tablename, p.cmd, role having count(*) > 1`,
  'a policy asks who is calling once a statement': `
    select p.tablename || ' ' || p.policyname as name from pg_policies p
    where p.schemaname in ('public', 'storage', 'realtime')
      and regexp_replace(coalesce(p.qual, '') || coalesce(p.with_check, ''), '\\(\\s*SELECT (auth|private)\\.', '', 'g')
        ~ '(auth\\.uid|auth\\.jwt|auth\\.role|private\\.(is|app|may)_\\w+)\\('`,
  'a function has an empty search path': `
    select p.oid::regprocedure::text as name from pg_proc p
    where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
      and not coalesce('search_path=""' = any (p.proconfig), false)`,
  'a function that the API offers to visitors or members runs as its caller': `
    select p.oid::regprocedure::text as name from pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.prosecdef
      and (has_function_privilege('anon', p.oid, 'execute') or has_function_privilege('authenticated', p.oid, 'execute'))`,
  'a view runs as its caller': `
    select c.relname::text as name from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'v'
      and not coalesce('security_invoker=true' = any (c.reloptions), false)`,
  'visitors read cohorts, the days when the office is closed, and no other table': `
    select c.relname::text as name from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v') and c.relname not in ('cohorts', 'office_closures')
      and has_any_column_privilege('anon', c.oid, 'select')`,
  // A visitor's lead calls two functions: one for the stored day in the office's time zone, and one to check the email
  // address.
  'visitors call nothing but what the link of a shared story asks, what a page tells of itself, and what a lead needs': `
    select p.oid::regprocedure::text as name from pg_proc p
    where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
      and has_schema_privilege('anon', p.pronamespace, 'usage') and has_function_privilege('anon', p.oid, 'execute')
      and p.proname not in ('read_shared_story', 'record_page_report', 'office_zone', 'is_mailable')`,
  'id, role, status and dates are not in what a visitor may insert': `
    select c.relname || ' ' || a.attname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v') and a.attnum > 0
      and (a.attname in ('id', 'role', 'status', 'reference') or a.attname like '%\\_at' or a.attname like '%\\_hash')
      and has_column_privilege('anon', c.oid, a.attnum, 'insert, update')`,
  'updated_at is kept by a trigger': `
    select c.relname::text as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'updated_at'
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and not exists (
      select from pg_trigger t where t.tgrelid = c.oid and not t.tgisinternal
        and pg_get_functiondef(t.tgfoid) like '%new.updated_at := now()%')`,
  'what is told live has row security and tells no more than the key of what is gone': `
    select c.relname::text as name from pg_publication_tables t
      join pg_class c on c.relname = t.tablename and c.relnamespace = 'public'::regnamespace
    where t.pubname = 'supabase_realtime' and not (c.relrowsecurity and c.relreplident = 'd')`,
  // A hosted project sends the key of a deleted row to every subscriber of the table. Only one key isn't generated by
  // the table itself: a profile shares the id of its account.
  'the key of a published table is one generated id, and no reference to another row': `
    select t.tablename::text as name from pg_publication_tables t
      join pg_class c on c.oid = format('%I.%I', t.schemaname, t.tablename)::regclass
      left join pg_index i on i.indrelid = c.oid and i.indisprimary
      left join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
      left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    where t.pubname = 'supabase_realtime' and (
      i.indnkeyatts = 1
      and (a.atttypid = 'uuid'::regtype and pg_get_expr(d.adbin, d.adrelid) = 'gen_random_uuid()'
        or a.atttypid = 'bigint'::regtype and a.attidentity <> '' or c.oid = 'public.profiles'::regclass)
      and not exists (select from pg_constraint f where f.conrelid = c.oid and f.contype = 'f' and a.attnum = any (f.conkey)
        and f.confrelid <> 'auth.users'::regclass)) is not true`,
};

test('what is told live is what was chosen, and nothing beside it', async () => {
  const { rows } = await sql<{ name: string }>`
    select schemaname || '.' || tablename as name from pg_publication_tables
    where pubname = 'supabase_realtime' order by 1`.execute(database.db);
  assert.deepEqual(
    rows.map(({ name }) => name),
    [
      'application_decisions',
      'application_events',
      'bookings',
      'certification_applications',
      'client_deadlines',
      'clients',
      'invitations',
      'lead_events',
      'leads',
      'notifications',
      'profiles',
      'stories',
      'story_comments',
      'waitlist',
    ].map((table) => `public.${table}`),
  );
});

test('live lists filter published tables by columns that they have', async () => {
  const { rows } = await sql<{ name: string; columns: string[] }>`
    select c.relname::text as name, array(
      select a.attname::text from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and a.atttypid = 'uuid'::regtype) as columns
    from pg_publication_tables t join pg_class c
      on c.relname = t.tablename and c.relnamespace = 'public'::regnamespace
    where t.pubname = 'supabase_realtime'`.execute(database.db);
  const columnsOf = new Map(rows.map(({ name, columns }) => [name, columns]));
  const missing = Object.entries(ownColumns).flatMap(([table, byRole]) =>
    columnsOf.has(table)
      ? Object.values<readonly string[] | null>(byRole)
          .flatMap((columns) => columns ?? [])
          .filter((column) => !columnsOf.get(table)?.includes(column))
          .map((column) => `${table}.${column}`)
      : [table],
  );
  assert.deepEqual(missing, []);
});

for (const [rule, query] of Object.entries(rules)) {
  test(rule, async () => {
    const { rows } = await sql.raw<{ name: string }>(query).execute(database.db);
    assert.deepEqual(
      rows.map(({ name }) => name),
      [],
    );
  });
}

/** Violates each rule, to prove that no query is empty because it checks nothing. */
const faults = `
  create table public.fault (
    id uuid primary key, owner uuid references public.profiles (id), status text, updated_at timestamptz);
  alter table public.fault replica identity full;
  create table public.fault_read (id uuid, owner uuid);
  alter table public.fault_read enable row level security;
  create policy a on public.fault_read for select to authenticated using (owner = (select auth.uid()));
  create policy b on public.fault_read for select to authenticated using (id = auth.uid());
  create function public.fault() returns int language sql security definer as 'select 1';
  create view public.fault_view as select 1 as one;
  grant select, insert on public.fault to anon;
  grant execute on function public.fault() to anon;
  alter publication supabase_realtime add table public.fault`;

test('each rule finds a fault that is planted', async () => {
  const blind: string[] = [];
  await database.db
    .transaction()
    .execute(async (transaction) => {
      for (const statement of faults.split(';')) await sql.raw(statement).execute(transaction);
      for (const [rule, query] of Object.entries(rules)) {
        const { rows } = await sql.raw(query).execute(transaction);
        if (rows.length === 0) blind.push(rule);
      }
      throw new Error('undo');
    })
    .catch((error: unknown) => assert.equal((error as Error).message, 'undo'));
  assert.deepEqual(blind, []);
});
