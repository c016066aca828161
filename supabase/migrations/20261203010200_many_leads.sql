-- Many leads at once: their status or who follows them up, in one transaction, with the way back.

create function private.check_lead_change(change jsonb) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin('Only an administrator changes leads');
  if jsonb_typeof(change) <> 'object' or change - '{status,assigned}'::text[] <> '{}'
    or (change ? 'status') = (change ? 'assigned') then
    raise exception 'Choose a status or a person' using errcode = 'PT400', detail = 'change';
  end if;
  if change ? 'status'
    and coalesce(change ->> 'status', '') not in ('new', 'contacted', 'qualified', 'converted') then
    raise exception 'A status is new, contacted, qualified or converted' using errcode = 'PT400', detail = 'change.status';
  end if;
  if change ? 'assigned' and jsonb_typeof(change -> 'assigned') <> 'null' and not exists (
    select from public.profiles p
    where p.id::text = change ->> 'assigned' and p.role in ('coach', 'admin') and p.status <> 'suspended'
  ) then
    raise exception 'Choose a coach or an administrator' using errcode = 'PT400', detail = 'change.assigned';
  end if;
end $$;

-- The chosen rows, locked in one order; refused where they are not as many as the caller saw.
create function private.choose_leads(ids uuid[], filter jsonb, expected integer, excepted uuid[]) returns uuid[]
language plpgsql security invoker set search_path = '' as $$
declare
  most constant integer := 10000;
  question text;
  wanted uuid[];
  chosen uuid[];
begin
  if (ids is null) = (filter is null) then
    raise exception 'Name either rows or a filter' using errcode = 'PT400', detail = 'ids';
  elsif excepted is not null and (filter is null or cardinality(excepted) > most) then
    raise exception 'Rows are left out of what a filter finds, 10,000 at most'
      using errcode = 'PT400', detail = 'excepted';
  elsif expected is null or expected < 0 then
    raise exception 'Say how many leads were chosen' using errcode = 'PT400', detail = 'expected';
  end if;
  if filter is not null then
    question := format('select coalesce(array_agg(l.id order by l.id), ''{}'') from public.leads l
      where %s and l.id <> all ($1)', private.lead_conditions(filter));
    execute question into wanted using coalesce(excepted, '{}');
  else
    wanted := array(select distinct i from unnest(ids) as i);
  end if;
  if cardinality(wanted) > most then
    raise exception '% leads are more than can be changed at once: % at most', cardinality(wanted), most
      using errcode = 'PT400', detail = 'ids';
  end if;
  wanted := array(select l.id from public.leads l where l.id = any (wanted) order by l.id for no key update);
  -- Whoever was quicker has committed: asked again, now that nobody changes them.
  if filter is null then
    chosen := wanted;
  else
    execute question into chosen using coalesce(excepted, '{}');
  end if;
  if cardinality(chosen) is distinct from expected or not chosen <@ wanted then
    raise exception '% leads were chosen, and now there are %. Nothing was changed.', expected, cardinality(chosen)
      using errcode = 'PT409', detail = 'expected';
  end if;
  return chosen;
end $$;

create function private.change_leads(
  change jsonb, expected integer, ids uuid[], filter jsonb, excepted uuid[]
) returns jsonb
language plpgsql security invoker set search_path = '' as $$
declare
  chosen uuid[];
  batch uuid;
  changed jsonb;
  person uuid := (change ->> 'assigned')::uuid;
begin
  perform private.check_lead_change(change);
  chosen := private.choose_leads(ids, filter, expected, excepted);
  batch := private.begin_batch('bulk', 'leads');
  if change ? 'status' then
    with before as (
      select l.id, l.status from public.leads l where l.id = any (chosen) and l.status <> change ->> 'status'
    ), done as (
      update public.leads l set status = change ->> 'status' from before b where l.id = b.id
      returning l.id, l.version, b.status
    )
    select jsonb_agg(jsonb_build_object('id', d.id, 'before', jsonb_build_object('status', d.status),
      'version', d.version)) into changed from done d;
  else
    with before as (
      select l.id, l.assigned_to from public.leads l
      where l.id = any (chosen) and l.assigned_to is distinct from person
    ), done as (
      update public.leads l set assigned_to = person from before b where l.id = b.id
      returning l.id, l.version, b.assigned_to
    )
    select jsonb_agg(jsonb_build_object('id', d.id, 'before', jsonb_build_object('assigned', d.assigned_to),
      'version', d.version)) into changed from done d;
  end if;
  perform private.end_batch(batch, coalesce(changed, '[]'),
    coalesce(change ->> 'status', person::text, 'none'), person);
  return jsonb_build_object('batch', batch, 'matched', cardinality(chosen),
    'changed', coalesce(jsonb_array_length(changed), 0));
end $$;

-- Puts leads back that nobody has changed since. Who is no coach and no administrator any more gets nobody back.
create function private.restore_leads(rows jsonb) returns integer
language plpgsql security invoker set search_path = '' as $$
declare
  restored integer;
begin
  with wanted as (
    select r.id, r.version, r.before from jsonb_to_recordset(rows) as r (id uuid, before jsonb, version integer)
    where jsonb_typeof(r.before) = 'object'
  )
  update public.leads l set
    status = coalesce(w.before ->> 'status', l.status),
    assigned_to = case when not w.before ? 'assigned' then l.assigned_to
      else (select p.id from public.profiles p
        where p.id::text = w.before ->> 'assigned' and p.role in ('coach', 'admin')) end
  from wanted w where l.id = w.id and l.version = w.version;
  get diagnostics restored = row_count;
  return restored;
end $$;

-- One notice for a change of many: of clients to their coach, of leads to whoever follows them up.
create or replace function private.end_batch(batch uuid, rows jsonb, told text, coach uuid default null) returns void
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
  if coach is not null and changed > 0 and made.list = 'leads' then
    perform private.tell(array[coach], 'lead',
      case changed when 1 then 'A lead is' else changed || ' leads are' end || ' yours to follow up', null,
      private.dashboard_of(coach) || '?section=leads&assigned=me');
  elsif coach is not null and changed > 0 then
    perform private.tell(array[coach], 'client',
      case changed when 1 then 'You have a new client' else 'You have ' || changed || ' new clients' end, null,
      '/dashboard/clients');
  end if;
  perform set_config('app.batch', '', true);
end $$;
drop trigger notice_lead on public.leads;
create trigger notice_lead after insert or update of assigned_to on public.leads for each row
  when (current_user <> 'service_role' and auth.role() is not null
    and coalesce(current_setting('app.batch', true), '') = '')
  execute function private.notice_lead();

create or replace function private.forget_batches() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.batch_rows r
  where r.before ->> 'coach' = old.id::text or r.before ->> 'assigned' = old.id::text;
  update public.saved_views v set query = replace(v.query, old.id::text, 'none')
  where position(old.id::text in v.query) > 0;
  return null;
end $$;

alter function public.bulk_change(text, jsonb, integer, uuid[], jsonb, uuid[]) set schema private;
alter function private.bulk_change(text, jsonb, integer, uuid[], jsonb, uuid[]) rename to change_clients;
create function public.bulk_change(
  list text, change jsonb, expected integer, ids uuid[] default null, filter jsonb default null,
  excepted uuid[] default null
) returns jsonb
language plpgsql security invoker set search_path = '' as $$
begin
  if list = 'leads' then
    return private.change_leads(change, expected, ids, filter, excepted);
  elsif list = 'clients' then
    return private.change_clients(list, change, expected, ids, filter, excepted);
  end if;
  raise exception 'Many rows at once are changed in the lists of clients and leads' using errcode = 'PT400', detail = 'list';
end $$;

create or replace function public.undo_change(batch uuid) returns jsonb
language plpgsql security invoker set search_path = '' as $$
declare
  made jsonb := private.take_batch(batch);
  total integer := jsonb_array_length(made -> 'rows');
  restored integer;
begin
  if made ->> 'list' = 'leads' then
    perform from public.leads l
    where l.id in (select (r ->> 'id')::uuid from jsonb_array_elements(made -> 'rows') as r)
    order by l.id for no key update;
    restored := private.restore_leads(made -> 'rows');
  else
    perform from public.clients c
    where c.id in (select (r ->> 'id')::uuid from jsonb_array_elements(made -> 'rows') as r)
    order by c.id for no key update;
    restored := private.restore_clients(made -> 'rows')
      + private.remove_imported(made -> 'rows', (made ->> 'madeAt')::timestamptz);
  end if;
  perform private.audit_undo(batch, restored, total - restored);
  perform set_config('app.batch', '', true);
  return jsonb_build_object('restored', restored, 'left', total - restored);
end $$;

revoke all on function private.check_lead_change(jsonb), private.choose_leads(uuid[], jsonb, integer, uuid[]),
  private.change_leads(jsonb, integer, uuid[], jsonb, uuid[]), private.restore_leads(jsonb),
  public.bulk_change(text, jsonb, integer, uuid[], jsonb, uuid[]) from public, anon, service_role;
grant execute on function private.check_lead_change(jsonb), private.choose_leads(uuid[], jsonb, integer, uuid[]),
  private.change_leads(jsonb, integer, uuid[], jsonb, uuid[]), private.restore_leads(jsonb),
  public.bulk_change(text, jsonb, integer, uuid[], jsonb, uuid[]) to authenticated;
