-- Changes of many rows at once: what each row was before and which version it has since, so that whoever did it can undo it
-- for ten minutes where nobody else has changed the row.
create table private.batches (
  id uuid primary key default gen_random_uuid(),
  made_by uuid not null references public.profiles (id) on delete cascade,
  kind text not null check (kind in ('bulk', 'import')),
  list text not null,
  made_at timestamptz not null default now(),
  undone_at timestamptz
);
create index batches_made_by on private.batches (made_by);
create table private.batch_rows (
  batch_id uuid not null references private.batches (id) on delete cascade,
  row_id uuid not null,
  -- Null for a row that was added.
  before jsonb,
  version integer not null,
  primary key (batch_id, row_id)
);
insert into private.retention (rule, relation, since, kept, only_where, clears)
values ('changesOfMany', 'private.batches', 'made_at', '1 day', 'true', null);

alter table public.audit_log add column batch_id uuid,
  drop constraint audit_log_action_check,
  add constraint audit_log_action_check
    check (action in ('role', 'status', 'coach', 'owner', 'assigned', 'bulk', 'import', 'export', 'undo')),
  drop constraint audit_log_entity_check,
  add constraint audit_log_entity_check check (entity in (
    'profiles', 'clients', 'leads', 'certification_applications', 'certificates', 'stories', 'bookings', 'invitations',
    'subscribers', 'audit_log'
  ));

create or replace function private.audit(action text, entity text, entity_id uuid, from_value text, to_value text)
returns void
language sql security definer set search_path = '' as $$
  insert into public.audit_log (actor_id, action, entity, entity_id, from_value, to_value, batch_id)
  values (private.actor(), $1, $2, $3, $4, $5, private.batch_id())
$$;

-- One notice for a change of many, which tells it itself: whatever a single client tells is not asked then.
drop trigger notice_client on public.clients;
create trigger notice_client after insert or update of coach_id on public.clients for each row
  when (new.coach_id is not null and current_user <> 'service_role' and auth.role() is not null
    and coalesce(current_setting('app.batch', true), '') = '')
  execute function private.notice_client();

-- Begins a change of many; what triggers write until the end of the transaction carries its id.
create function private.begin_batch(kind text, list text) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  batch uuid;
begin
  if not (select private.is_member()) then
    raise exception 'Sign in first' using errcode = '42501';
  end if;
  insert into private.batches (made_by, kind, list) values ((select auth.uid()), $1, $2) returning id into batch;
  perform set_config('app.batch', batch::text, true);
  return batch;
end $$;

-- Ends it: rows are objects of id, before and version; a coach who was given clients hears of them once.
create function private.end_batch(batch uuid, rows jsonb, told text, coach uuid default null) returns void
language plpgsql security definer set search_path = '' as $$
declare
  made private.batches;
  changed integer := jsonb_array_length(rows);
begin
  select * into strict made from private.batches b
  where b.id = batch and b.made_by = (select auth.uid()) and b.made_at = now();
  insert into private.batch_rows (batch_id, row_id, before, version)
  select batch, r.id, r.before, r.version
  from jsonb_to_recordset(rows) as r (id uuid, before jsonb, version integer);
  perform private.audit(made.kind, made.list, batch, changed::text, told);
  if coach is not null and changed > 0 then
    perform private.tell(array[coach], 'client',
      case changed when 1 then 'You have a new client' else 'You have ' || changed || ' new clients' end, null,
      '/dashboard/clients');
  end if;
  perform set_config('app.batch', '', true);
end $$;

-- Gives out what a batch has to be put back to, once, to whoever made it.
create function private.take_batch(batch uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  made private.batches;
begin
  select * into made from private.batches b
  where b.id = batch and b.made_by = (select auth.uid()) and (select private.is_member()) for update;
  if not found then
    raise exception 'There is no such change of yours' using errcode = 'PT404', detail = 'batch';
  elsif made.undone_at is not null then
    raise exception 'This was undone already' using errcode = 'PT409', detail = 'batch';
  elsif made.made_at < now() - interval '10 minutes' then
    raise exception 'This was more than ten minutes ago and stays' using errcode = 'PT409', detail = 'batch';
  end if;
  update private.batches b set undone_at = now() where b.id = batch;
  perform set_config('app.batch', batch::text, true);
  return jsonb_build_object('kind', made.kind, 'list', made.list, 'madeAt', made.made_at, 'rows', coalesce((
    select jsonb_agg(jsonb_build_object('id', r.row_id, 'before', r.before, 'version', r.version) order by r.row_id)
    from private.batch_rows r where r.batch_id = batch), '[]'));
end $$;

create function private.audit_undo(batch uuid, restored integer, kept integer) returns void
language sql security definer set search_path = '' as $$
  select private.audit('undo', b.list, b.id, restored::text, kept::text) from private.batches b
  where b.id = batch and b.made_by = (select auth.uid())
$$;

-- An export leaves the house: who made one of which list, by which filter, and of how many rows. Clients and stories are
-- exported by whoever reads them, the other lists by administrators.
create or replace function private.record_export(list text, query text, rows integer) returns void
language plpgsql security definer set search_path = '' as $$
declare
  entity text := case
    when list in ('clients', 'admin-clients') then 'clients'
    when list in ('users', 'coaches') then 'profiles'
    when list in ('applications', 'certification_applications') then 'certification_applications'
    when list = 'calls' then 'bookings'
    when list = 'audit' then 'audit_log'
    when list in ('leads', 'invitations', 'subscribers', 'stories') then list end;
begin
  if list is null or list not in ('clients', 'stories') then
    perform private.require_admin('Only an administrator can export a list');
  elsif not (select private.is_member()) then
    raise exception 'Sign in first' using errcode = '42501';
  end if;
  if entity is null then
    raise exception 'There is no such list' using errcode = 'PT400', detail = 'list';
  elsif rows is null or rows not between 0 and 50000 then
    raise exception 'A file holds at most 50,000 rows' using errcode = 'PT400', detail = 'rows';
  end if;
  perform private.audit('export', entity, null, left(record_export.query, 1000), rows::text);
end $$;
create or replace function public.record_export(list text, query text, rows integer) returns void
language sql security invoker set search_path = '' as $$ select private.record_export(list, query, rows) $$;

revoke all on function private.begin_batch(text, text), private.end_batch(uuid, jsonb, text, uuid),
  private.take_batch(uuid), private.audit_undo(uuid, integer, integer), private.record_export(text, text, integer),
  public.record_export(text, text, integer) from public, anon, service_role;
grant execute on function private.begin_batch(text, text), private.end_batch(uuid, jsonb, text, uuid),
  private.take_batch(uuid), private.audit_undo(uuid, integer, integer), private.record_export(text, text, integer),
  public.record_export(text, text, integer) to authenticated;

-- What names somebody who left goes from here as well.
create function private.forget_batches() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.batch_rows r where r.before ->> 'coach' = old.id::text;
  update public.saved_views v set query = replace(v.query, old.id::text, 'none')
  where position(old.id::text in v.query) > 0;
  return null;
end $$;
create constraint trigger forget_batches after delete on public.profiles
  deferrable initially deferred for each row execute function private.forget_batches();
