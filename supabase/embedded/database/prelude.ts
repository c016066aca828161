import { sql } from 'kysely';
import type { LiteApp } from '../lite-app.ts';
import { messagesSchema } from '../realtime/schema.ts';
import type { Database } from './database.ts';
import { migrate, type Migration } from './migrate.ts';

/**
 * Second-factor tables of a hosted project's auth server, which lite omits. Names and columns match, so that migrations
 * can read them and add triggers. Only `used_step` (which makes each code work once) and the recovery-code storage are
 * specific to this backend.
 */
const secondFactorTables = `
create table if not exists auth.mfa_factors (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  friendly_name text,
  factor_type text not null check (factor_type in ('totp', 'recovery_code')),
  status text not null check (status in ('unverified', 'verified')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  secret text,
  last_challenged_at timestamptz,
  used_step bigint
);
create unique index if not exists mfa_factors_user_friendly_name_unique
  on auth.mfa_factors (friendly_name, user_id) where trim(friendly_name) <> '';
create index if not exists mfa_factors_user_id_idx on auth.mfa_factors (user_id);

create table if not exists auth.mfa_challenges (
  id uuid primary key,
  factor_id uuid not null references auth.mfa_factors (id) on delete cascade,
  created_at timestamptz not null default now(),
  verified_at timestamptz,
  ip_address text not null
);
create index if not exists mfa_challenges_factor_id_idx on auth.mfa_challenges (factor_id);

create table if not exists auth.mfa_amr_claims (
  id uuid primary key default gen_random_uuid(),
  session_id uuid not null references auth.sessions (id) on delete cascade,
  authentication_method text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (session_id, authentication_method)
);

create table if not exists auth.mfa_recovery_codes (
  id uuid primary key default gen_random_uuid(),
  factor_id uuid not null references auth.mfa_factors (id) on delete cascade,
  code_hash text not null,
  used_at timestamptz,
  unique (factor_id, code_hash)
);
`;

/**
 * Objects that a hosted project has before the first migration: roles, the `extensions` schema, the publication, and
 * the migration and seed records.
 */
export const prelude = `
create schema if not exists extensions;
do $$ declare wanted record; begin
  for wanted in select * from (values
    ('anon', 'nologin noinherit'), ('authenticated', 'nologin noinherit'), ('service_role', 'nologin noinherit bypassrls')
  ) as roles (name, options) loop
    begin
      if not exists (select from pg_roles where rolname = wanted.name) then
        execute format('create role %I %s', wanted.name, wanted.options);
      end if;
    exception when duplicate_object or unique_violation then
      null; -- roles belong to the whole server: another database's start was quicker
    end;
  end loop;
  if not exists (select from pg_publication where pubname = 'supabase_realtime') then
    create publication supabase_realtime;
  end if;
end $$;
create schema if not exists supabase_migrations;
create table if not exists supabase_migrations.schema_migrations (
  version text not null primary key, statements text[], name text
);
create table if not exists supabase_migrations.seed_files (path text not null primary key, hash text not null);
`;

/** Objects missing from lite's schema. Lite's own `auth.email()` reads a claim that lite never sets. */
export const systemAdditions = `
create or replace function auth.email() returns text language sql stable as $$
  select nullif(auth.jwt() ->> 'email', '')
$$;
${secondFactorTables}${messagesSchema}`;

/**
 * Grants of a new hosted project, which exposes nothing in schema public by default. Run them once, before the first
 * migration: running them again would undo later revocations.
 */
export const firstGrants = `
grant usage on schema public, extensions, auth, storage to anon, authenticated, service_role;
grant execute on all functions in schema auth to anon, authenticated, service_role;
grant all on all tables in schema auth, storage to service_role;
grant select, insert, update, delete on all tables in schema storage to anon, authenticated;
`;

/**
 * Brings a database to the state of a hosted project with all migrations. Marking row-level security as active stops
 * lite from running `grant all` on every table at the first request, which would undo revocations and column grants.
 */
export async function prepareDatabase(
  database: Database,
  app: LiteApp,
  migrations: Migration[],
): Promise<string[]> {
  await database.script(prelude);
  await app.ensureSystemSchema();
  await database.script(systemAdditions);
  const { rows } = await sql`select from supabase_migrations.schema_migrations limit 1`.execute(database.db);
  if (rows.length === 0) await database.script(firstGrants);
  const applied = await migrate(database, migrations);
  await database.connection.clearSchemaCache();
  Object.assign(database.connection, { rlsState: 'active' });
  return applied;
}
