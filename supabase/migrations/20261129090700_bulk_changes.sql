-- Status and coach of many clients in one transaction, under the caller's own policies.

-- A day within {from, to}, or none at all where {none} asks for those without one too.
create function private.is_within(day date, wanted jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select case when day is null then coalesce((wanted ->> 'none')::boolean, false)
    else wanted ?| '{from,to}'
      and day >= coalesce((wanted ->> 'from')::date, '-infinity')
      and day <= coalesce((wanted ->> 'to')::date, 'infinity') end
$$;

-- Clients that the caller may read and that a filter of the list finds: {status, coach, strategy: lists; a coach may be
-- "none" or "me"}, {deadline, contact: {from, to, none}}, {q: text}. What it does not know it refuses.
create function private.filter_clients(filter jsonb) returns setof uuid
language plpgsql stable security invoker set search_path = '' as $$
declare
  unknown text;
begin
  if jsonb_typeof(filter) <> 'object' then
    raise exception 'A filter is an object' using errcode = 'PT400', detail = 'filter';
  end if;
  select f.key into unknown from jsonb_each(filter) f
  where not case
    when f.key in ('status', 'coach', 'strategy') then jsonb_typeof(f.value) = 'array'
    when f.key in ('deadline', 'contact') then
      jsonb_typeof(f.value) = 'object' and f.value - '{from,to,none}'::text[] = '{}'
    when f.key = 'q' then jsonb_typeof(f.value) = 'string' and length(f.value #>> '{}') between 1 and 100
    else false
  end limit 1;
  if unknown is not null then
    raise exception 'The filter "%" is not known or has no such form', unknown
      using errcode = 'PT400', detail = 'filter.' || unknown;
  end if;
  -- Whether days are days, also where no row has to be compared with them.
  perform (f.value ->> 'from')::date, (f.value ->> 'to')::date, (f.value ->> 'none')::boolean
  from jsonb_each(filter) f where f.key in ('deadline', 'contact');
  return query
  select c.id from public.clients c
  where (not filter ? 'status' or c.status in (select jsonb_array_elements_text(filter -> 'status')))
    and (not filter ? 'coach' or case
      when c.coach_id is null then filter -> 'coach' ? 'none'
      else filter -> 'coach' ? c.coach_id::text or (filter -> 'coach' ? 'me' and c.coach_id = (select auth.uid())) end)
    and (not filter ? 'strategy'
      or c.strategies && array(select jsonb_array_elements_text(filter -> 'strategy')))
    and (not filter ? 'deadline' or private.is_within(c.next_deadline, filter -> 'deadline'))
    and (not filter ? 'contact' or private.is_within(c.last_contact, filter -> 'contact'))
    and (not filter ? 'q' or c.search like private.part_of(filter ->> 'q'));
exception when invalid_datetime_format or datetime_field_overflow or invalid_text_representation then
  raise exception 'The filter has a day that is none: %', sqlerrm using errcode = 'PT400', detail = 'filter';
end $$;

-- {status} or {coach}: what it sets, checked.
create function private.check_change(change jsonb) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if jsonb_typeof(change) <> 'object' or change - '{status,coach}'::text[] <> '{}'
    or (change ? 'status') = (change ? 'coach') then
    raise exception 'Choose a status or a coach' using errcode = 'PT400', detail = 'change';
  end if;
  if change ? 'status' and coalesce(change ->> 'status', '') not in ('Active', 'Prospect', 'Inactive') then
    raise exception 'A status is Active, Prospect or Inactive' using errcode = 'PT400', detail = 'change.status';
  end if;
  if change ? 'coach' then
    perform private.require_admin('Only an administrator gives clients to a coach');
    if jsonb_typeof(change -> 'coach') <> 'null' and not exists (
      select from public.profiles p
      where p.id::text = change ->> 'coach' and p.role = 'coach' and p.status <> 'suspended'
    ) then
      raise exception 'Choose somebody who is a coach' using errcode = 'PT400', detail = 'change.coach';
    end if;
  end if;
end $$;

-- The chosen rows, locked in one order; refused where they are not as many as the caller saw.
create function private.choose_clients(ids uuid[], filter jsonb, expected integer) returns uuid[]
language plpgsql security invoker set search_path = '' as $$
declare
  most constant integer := 10000;
  wanted uuid[];
  chosen uuid[];
begin
  if (ids is null) = (filter is null) then
    raise exception 'Name either rows or a filter' using errcode = 'PT400', detail = 'ids';
  elsif expected is null or expected < 0 then
    raise exception 'Say how many clients were chosen' using errcode = 'PT400', detail = 'expected';
  end if;
  wanted := case when ids is null then array(select private.filter_clients(filter))
    else array(select distinct i from unnest(ids) as i) end;
  if cardinality(wanted) > most then
    raise exception '% clients are more than can be changed at once: % at most', cardinality(wanted), most
      using errcode = 'PT400', detail = 'ids';
  end if;
  wanted := array(
    select c.id from public.clients c where c.id = any (wanted) order by c.id for no key update
  );
  -- Whoever was quicker has committed: asked again, now that nobody changes them.
  chosen := case when filter is null then wanted
    else array(select f from private.filter_clients(filter) as f order by f) end;
  if cardinality(chosen) is distinct from expected or not chosen <@ wanted then
    raise exception '% clients were chosen, and now there are %. Nothing was changed.', expected, cardinality(chosen)
      using errcode = 'PT409', detail = 'expected';
  end if;
  return chosen;
end $$;

create function public.bulk_change(
  list text, change jsonb, expected integer, ids uuid[] default null, filter jsonb default null
) returns jsonb
language plpgsql security invoker set search_path = '' as $$
declare
  chosen uuid[];
  batch uuid;
  changed jsonb;
  coach uuid;
begin
  if list is distinct from 'clients' then
    raise exception 'Many rows at once are changed in the list of clients' using errcode = 'PT400', detail = 'list';
  end if;
  perform private.check_change(change);
  chosen := private.choose_clients(ids, filter, expected);
  batch := private.begin_batch('bulk', 'clients');
  if change ? 'status' then
    with before as (
      select c.id, c.status from public.clients c where c.id = any (chosen) and c.status <> change ->> 'status'
    ), done as (
      update public.clients c set status = change ->> 'status' from before b where c.id = b.id
      returning c.id, c.version, b.status
    )
    select jsonb_agg(jsonb_build_object('id', d.id, 'before', jsonb_build_object('status', d.status),
      'version', d.version)) into changed from done d;
  else
    coach := (change ->> 'coach')::uuid;
    with before as (
      select c.id, c.coach_id from public.clients c where c.id = any (chosen) and c.coach_id is distinct from coach
    ), done as (
      update public.clients c set coach_id = coach from before b where c.id = b.id
      returning c.id, c.version, b.coach_id
    )
    select jsonb_agg(jsonb_build_object('id', d.id, 'before', jsonb_build_object('coach', d.coach_id),
      'version', d.version)) into changed from done d;
  end if;
  perform private.end_batch(batch, coalesce(changed, '[]'),
    coalesce(change ->> 'status', coach::text, 'none'), coach);
  return jsonb_build_object('batch', batch, 'matched', cardinality(chosen),
    'changed', coalesce(jsonb_array_length(changed), 0));
end $$;

-- Puts clients back that nobody has changed since: a status, a coach, or every column that an import wrote.
create function private.restore_clients(rows jsonb) returns integer
language plpgsql security invoker set search_path = '' as $$
declare
  restored integer;
begin
  with wanted as (
    select r.id, r.version, r.before, b.* from jsonb_to_recordset(rows) as r (id uuid, before jsonb, version integer)
    cross join lateral jsonb_to_record(r.before) as b (
      name text, email text, phone text, company text, status text, revenue numeric, retainer_value numeric,
      tax_savings numeric, last_contact date, strategies text[], coach text)
    where jsonb_typeof(r.before) = 'object'
  )
  update public.clients c set
    name = coalesce(w.name, c.name),
    email = case when w.before ? 'email' then w.email else c.email end,
    phone = case when w.before ? 'phone' then w.phone else c.phone end,
    company = case when w.before ? 'company' then w.company else c.company end,
    status = coalesce(w.status, c.status),
    revenue = coalesce(w.revenue, c.revenue),
    retainer_value = coalesce(w.retainer_value, c.retainer_value),
    tax_savings = coalesce(w.tax_savings, c.tax_savings),
    last_contact = case when w.before ? 'last_contact' then w.last_contact else c.last_contact end,
    strategies = coalesce(w.strategies, c.strategies),
    -- A coach who is none any more gets nobody back.
    coach_id = case when not w.before ? 'coach' then c.coach_id
      else (select p.id from public.profiles p where p.id::text = w.coach and p.role = 'coach') end
  from wanted w where c.id = w.id and c.version = w.version;
  get diagnostics restored = row_count;
  return restored;
end $$;

-- Takes clients out again that an import added, and that nobody has changed or written anything to since.
create function private.remove_imported(rows jsonb, imported_at timestamptz) returns integer
language plpgsql security invoker set search_path = '' as $$
declare
  removed integer;
begin
  delete from public.clients c
  using jsonb_to_recordset(rows) as r (id uuid, before jsonb, version integer)
  where c.id = r.id and c.version = r.version and coalesce(jsonb_typeof(r.before), 'null') = 'null'
    and not exists (select from public.stories s where s.client_id = c.id)
    and not exists (select from public.bookings b where b.client_id = c.id)
    and not exists (select from public.projections p where p.client_id = c.id)
    and not exists (select from public.client_events e where e.client_id = c.id and e.kind <> 'imported')
    and not exists (
      select from public.client_deadlines d
      where d.client_id = c.id and (d.version > 1 or d.created_at <> imported_at)
    );
  get diagnostics removed = row_count;
  return removed;
end $$;

create function public.undo_change(batch uuid) returns jsonb
language plpgsql security invoker set search_path = '' as $$
declare
  made jsonb := private.take_batch(batch);
  total integer := jsonb_array_length(made -> 'rows');
  restored integer;
begin
  perform from public.clients c
  where c.id in (select (r ->> 'id')::uuid from jsonb_array_elements(made -> 'rows') as r)
  order by c.id for no key update;
  restored := private.restore_clients(made -> 'rows')
    + private.remove_imported(made -> 'rows', (made ->> 'madeAt')::timestamptz);
  perform private.audit_undo(batch, restored, total - restored);
  perform set_config('app.batch', '', true);
  return jsonb_build_object('restored', restored, 'left', total - restored);
end $$;

revoke all on function private.is_within(date, jsonb), private.filter_clients(jsonb), private.check_change(jsonb),
  private.choose_clients(uuid[], jsonb, integer), private.restore_clients(jsonb),
  private.remove_imported(jsonb, timestamptz), public.bulk_change(text, jsonb, integer, uuid[], jsonb),
  public.undo_change(uuid) from public, anon, service_role;
grant execute on function private.is_within(date, jsonb), private.filter_clients(jsonb), private.check_change(jsonb),
  private.choose_clients(uuid[], jsonb, integer), private.restore_clients(jsonb),
  private.remove_imported(jsonb, timestamptz), public.bulk_change(text, jsonb, integer, uuid[], jsonb),
  public.undo_change(uuid) to authenticated;
