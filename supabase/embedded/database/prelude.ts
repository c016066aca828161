import { messagesSchema } from '../realtime/schema.ts';
import { secondFactorTables } from './second-factor-tables.ts';

/** What a hosted project has before the first migration: roles, schema extensions, publication, records. */
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

/** What lite's own schema leaves out. It never sets the claim that its auth.email() reads. */
export const systemAdditions = `
create or replace function auth.email() returns text language sql stable as $$
  select nullif(auth.jwt() ->> 'email', '')
$$;
${secondFactorTables}${messagesSchema}`;

/**
 * Grants of a new hosted project, which opens nothing of schema public to API callers by itself. Given once, before the first migration: given again, they would undo what migrations
 * have revoked since.
 */
export const firstGrants = `
grant usage on schema public, extensions, auth, storage to anon, authenticated, service_role;
grant execute on all functions in schema auth to anon, authenticated, service_role;
grant all on all tables in schema auth, storage to service_role;
grant select, insert, update, delete on all tables in schema storage to anon, authenticated;
`;
