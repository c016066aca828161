/* Objects of a hosted project that channel policies refer to. The platform creates them before the first migration.
   Policies on joins are evaluated with inserts that `channel-rights.ts` rolls back, so the table stays empty. */
export const messagesSchema = `
create schema if not exists realtime;
do $$ begin
  if to_regclass('realtime.messages') is null then
    create table realtime.messages (
      id uuid not null default gen_random_uuid(),
      topic text not null,
      extension text not null,
      event text,
      payload jsonb,
      private boolean default false,
      inserted_at timestamp not null default now(),
      updated_at timestamp not null default now(),
      primary key (id, inserted_at)
    );
    alter table realtime.messages enable row level security;
    create function realtime.topic() returns text language sql stable as $f$
      select nullif(current_setting('realtime.topic', true), '')
    $f$;
    grant usage on schema realtime to anon, authenticated, service_role;
    grant select, insert, update on realtime.messages to anon, authenticated, service_role;
  end if;
end $$;
`;

/* Each change to a published table is written to `realtime.changes` in the same transaction, with the row before and
   after. Nothing is read again later, so a row deleted since then loses no event. */
export const changesSchema = `
create table if not exists realtime.changes (
  id bigint generated always as identity primary key,
  relation oid not null,
  type text not null,
  record jsonb,
  old_record jsonb,
  committed_at timestamptz not null default now()
);
create or replace function realtime.record_change() returns trigger
language plpgsql security definer set search_path = '' as $f$
begin
  insert into realtime.changes (relation, type, record, old_record) values (
    tg_relid, tg_op,
    case when tg_op <> 'DELETE' then to_jsonb(new) end,
    case when tg_op <> 'INSERT' then to_jsonb(old) end
  );
  perform pg_catalog.pg_notify('realtime_changes', '');
  return null;
end $f$;
revoke all on function realtime.record_change() from public;
do $$ declare published record; begin
  -- One process at a time, and only where there is none yet: making one waits for everybody who writes to the table, and
  -- holds the tables before.
  perform pg_advisory_xact_lock(4203, 1);
  for published in select schemaname, tablename from pg_publication_tables where pubname = 'supabase_realtime'
    and not exists (select from pg_trigger t where t.tgname = 'zz_record_change'
      and t.tgrelid = format('%I.%I', schemaname, tablename)::regclass) loop
    execute format(
      'create trigger zz_record_change after insert or update or delete on %I.%I
       for each row execute function realtime.record_change()', published.schemaname, published.tablename);
  end loop;
end $$;
`;
