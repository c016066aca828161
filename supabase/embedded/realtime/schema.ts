/*
 * Every change of a published table is written to realtime.changes in the transaction that makes it, with the row as it
 * was and as it is. Nothing is read again later, so a row that is gone by then loses no event.
 */
export const changesSchema = `
create schema if not exists realtime;
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
