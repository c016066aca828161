import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql, type Kysely } from 'kysely';
import { readSchemas } from 'embedded-backend/migrations';
import { projectPaths } from 'embedded-backend/start';
import { differences, readCatalog, type Catalog } from '../harness/catalog.ts';
import { openFrom, openMigrated, type MigratedDatabase } from '../harness/migrated-database.ts';

/* Developers read the schema files, but the migrations run. Both must produce the same database. */
let migrated: MigratedDatabase;
let described: MigratedDatabase;
let catalog: Catalog;
before(async () => {
  migrated = await openMigrated();
  const script = await readSchemas(projectPaths.schemas);
  described = await openFrom([{ version: '0', name: 'schemas', file: 'supabase/schemas', script }]);
  catalog = await readCatalog(migrated.database.db);
});
after(async () => {
  await migrated.close();
  await described.close();
});

class Undo extends Error {}

const tried = (work: (db: Kysely<unknown>) => Promise<void>): Promise<void> =>
  migrated.database.db
    .transaction()
    .execute(async (transaction) => {
      await work(transaction);
      throw new Undo();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undo)) throw error;
    });

test('the migrations make what supabase/schemas says: if not, run npm run schema -- <name>', async () => {
  assert.deepEqual(differences(catalog, await readCatalog(described.database.db)), []);
  assert.ok(catalog.size > 2000, `${String(catalog.size)} facts`);
});

/**
 * Schema files turn `check_function_bodies` off, because function bodies refer to objects in later files. This check
 * turns it on.
 */
const faultyBodies = async (db: Kysely<unknown>): Promise<string[]> => {
  await sql`create temporary table faults (fault text)`.execute(db);
  await sql`do $$ declare f record; begin
    set local check_function_bodies = on;
    for f in
      select oid, pg_get_functiondef(oid) as definition from pg_proc
      where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
    loop
      begin
        execute f.definition;
      exception when others then
        insert into faults values (f.oid::regprocedure || ': ' || sqlerrm);
      end;
    end loop;
  end $$`.execute(db);
  const { rows } = await sql<{ fault: string }>`select fault from faults`.execute(db);
  return rows.map(({ fault }) => fault);
};

test('every function body names what exists', async () => {
  await tried(async (db) => {
    await sql`set local check_function_bodies = off`.execute(db);
    await sql`create function private.wrong() returns int language sql as 'select nothing from nowhere'`.execute(
      db,
    );
    assert.deepEqual(await faultyBodies(db), ['private.wrong(): relation "nowhere" does not exist']);
  });
});

/** One change per kind, by the catalog entry that it affects. */
const changes: Record<string, string> = {
  'column public.leads.nickname': 'alter table public.leads add column nickname text',
  'column public.leads.status': `alter table public.leads alter column status set default 'qualified'`,
  'column public.leads.message': 'alter table public.leads alter column message set not null',
  'constraint leads.leads_short':
    'alter table public.leads add constraint leads_short check (length(name) < 99)',
  'index public.leads_by_phone': 'create index leads_by_phone on public.leads (phone)',
  'policy clients.clients_select': 'alter policy clients_select on public.clients using (true)',
  'policy storage.objects.resource_files_select':
    'alter policy resource_files_select on storage.objects using (true)',
  'column public.leads.reference': 'grant update (reference) on public.leads to authenticated',
  'column public.leads.assigned_to': 'revoke update (assigned_to) on public.leads from authenticated',
  'function public.leads_drop()': `create function public.leads_drop() returns int language sql as 'select 1'`,
  'function private.begin_batch(kind text, list text)':
    'grant execute on function private.begin_batch(text, text) to anon',
  'function private.is_coach()': `create or replace function private.is_coach() returns boolean language sql stable
    security definer set search_path = '' as 'select true'`,
  'function private.is_member()': 'alter function private.is_member() volatile',
  'trigger clients.guard_client': 'alter table public.clients disable trigger guard_client',
  'trigger clients.record_client': 'drop trigger record_client on public.clients',
  'published table waitlist in supabase_realtime':
    'alter publication supabase_realtime drop table public.waitlist',
  'relation public.waitlist': `comment on table public.waitlist is 'who waits'`,
  'row storage.buckets': `update storage.buckets set public = true where id = 'documents'`,
  'row private.retention': `update private.retention set kept = kept * 2`,
  'default privileges': 'alter default privileges in schema public grant select on tables to anon',
  'relation public.clients': 'alter table public.clients disable row level security',
  'relation public.coach_accounts': 'alter view public.coach_accounts reset (security_invoker)',
  'schema private': 'revoke usage on schema private from anon',
  'type public.us_state': `create domain public.us_state as text check (length(value) = 2)`,
};

test('a change of each kind is found', async () => {
  await tried(async (db) => {
    for (const change of Object.values(changes)) await sql.raw(change).execute(db);
    const found = differences(catalog, await readCatalog(db)).map((line) => line.slice(2));
    const missed = Object.keys(changes).filter((name) => !found.some((line) => line.startsWith(name)));
    assert.deepEqual(missed, [], found.join('\n'));
  });
});
