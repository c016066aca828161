-- All that match but some, clients without a strategy, and stories that are put away many at once.

create or replace function private.filter_clients(filter jsonb) returns setof uuid
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
    and (not filter ? 'strategy' or case
      when c.strategies = '{}' then filter -> 'strategy' ? 'none'
      else c.strategies && array(select jsonb_array_elements_text(filter -> 'strategy')) end)
    and (not filter ? 'deadline' or private.is_within(c.next_deadline, filter -> 'deadline'))
    and (not filter ? 'contact' or private.is_within(c.last_contact, filter -> 'contact'))
    and (not filter ? 'q' or c.search like private.part_of(filter ->> 'q'));
exception when invalid_datetime_format or datetime_field_overflow or invalid_text_representation then
  raise exception 'The filter has a day that is none: %', sqlerrm using errcode = 'PT400', detail = 'filter';
end $$;

drop function public.bulk_change(text, jsonb, integer, uuid[], jsonb);
drop function private.choose_clients(uuid[], jsonb, integer);

-- The chosen rows, locked in one order; refused where they are not as many as the caller saw. `excepted` are left out of
-- what a filter finds: each of them that it does not find any more makes the number another.
create function private.choose_clients(ids uuid[], filter jsonb, expected integer, excepted uuid[]) returns uuid[]
language plpgsql security invoker set search_path = '' as $$
declare
  most constant integer := 10000;
  wanted uuid[];
  chosen uuid[];
begin
  if (ids is null) = (filter is null) then
    raise exception 'Name either rows or a filter' using errcode = 'PT400', detail = 'ids';
  elsif excepted is not null and (filter is null or cardinality(excepted) > most) then
    raise exception 'Rows are left out of what a filter finds, 10,000 at most'
      using errcode = 'PT400', detail = 'excepted';
  elsif expected is null or expected < 0 then
    raise exception 'Say how many clients were chosen' using errcode = 'PT400', detail = 'expected';
  end if;
  wanted := case
    when ids is null then array(
      select f from private.filter_clients(filter) as f where f <> all (coalesce(excepted, '{}')))
    else array(select distinct i from unnest(ids) as i) end;
  if cardinality(wanted) > most then
    raise exception '% clients are more than can be changed at once: % at most', cardinality(wanted), most
      using errcode = 'PT400', detail = 'ids';
  end if;
  wanted := array(
    select c.id from public.clients c where c.id = any (wanted) order by c.id for no key update
  );
  -- Whoever was quicker has committed: asked again, now that nobody changes them.
  chosen := case when filter is null then wanted else array(
    select f from private.filter_clients(filter) as f where f <> all (coalesce(excepted, '{}')) order by f) end;
  if cardinality(chosen) is distinct from expected or not chosen <@ wanted then
    raise exception '% clients were chosen, and now there are %. Nothing was changed.', expected, cardinality(chosen)
      using errcode = 'PT409', detail = 'expected';
  end if;
  return chosen;
end $$;

create function public.bulk_change(
  list text, change jsonb, expected integer, ids uuid[] default null, filter jsonb default null,
  excepted uuid[] default null
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
  chosen := private.choose_clients(ids, filter, expected, excepted);
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

-- Puts stories away that are the caller's to put away: all of them or none. Only their states are written, as
-- `set_story_status` does for one.
create function private.archive_stories(ids uuid[]) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  chosen uuid[];
  foreign_ones integer;
  batch uuid;
  changed jsonb;
begin
  if ids is null or cardinality(ids) not between 1 and 1000 then
    raise exception 'Choose 1 to 1,000 stories' using errcode = 'PT400', detail = 'ids';
  end if;
  batch := private.begin_batch('bulk', 'stories');
  chosen := array(
    select s.id from public.stories s
    where s.id = any (ids) and (s.user_id = (select auth.uid()) or (select private.is_admin()))
    order by s.id for no key update
  );
  foreign_ones := (select count(distinct i) from unnest(ids) as i) - cardinality(chosen);
  if foreign_ones > 0 then
    raise exception '% of these stories % not yours to archive. Nothing was changed.', foreign_ones,
      case foreign_ones when 1 then 'is' else 'are' end using errcode = 'PT403', detail = 'ids';
  end if;
  with before as (
    select s.id, s.status from public.stories s where s.id = any (chosen) and s.status <> 'archived'
  ), done as (
    update public.stories s set status = 'archived' from before b where s.id = b.id
    returning s.id, s.version, b.status
  ), told as (
    select private.audit('status', 'stories', d.id, d.status, 'archived') from done d
  )
  select jsonb_agg(jsonb_build_object('id', d.id, 'before', jsonb_build_object('status', d.status),
    'version', d.version)) into changed from done d, (select count(*) from told) as every;
  perform private.end_batch(batch, coalesce(changed, '[]'), 'archived');
  return jsonb_build_object('batch', batch, 'changed', coalesce(jsonb_array_length(changed), 0));
end $$;
create function public.archive_stories(ids uuid[]) returns jsonb
language sql security invoker set search_path = '' as $$ select private.archive_stories(ids) $$;

-- Back to what they were where nobody has changed them since, as whoever put them away; `take_batch` asked that it is them.
create function private.restore_stories(rows jsonb) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  restored integer;
begin
  with wanted as (
    select r.id, r.version, r.before ->> 'status' as status
    from jsonb_to_recordset(rows) as r (id uuid, before jsonb, version integer)
  ), done as (
    update public.stories s set status = w.status from wanted w
    where s.id = w.id and s.version = w.version and s.status = 'archived'
      and (s.user_id = (select auth.uid()) or (select private.is_admin()))
    returning s.id, s.status
  ), told as (
    select private.audit('status', 'stories', d.id, 'archived', d.status) from done d
  )
  select count(*) into restored from told;
  return restored;
end $$;

create function private.undo_archived(batch uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  made jsonb := private.take_batch(batch);
  total integer := jsonb_array_length(made -> 'rows');
  restored integer;
begin
  if made ->> 'list' <> 'stories' then
    raise exception 'There is no such change of yours' using errcode = 'PT404', detail = 'batch';
  end if;
  restored := private.restore_stories(made -> 'rows');
  perform private.audit_undo(batch, restored, total - restored);
  perform set_config('app.batch', '', true);
  return jsonb_build_object('restored', restored, 'left', total - restored);
end $$;
create function public.undo_archived(batch uuid) returns jsonb
language sql security invoker set search_path = '' as $$ select private.undo_archived(batch) $$;

revoke all on function private.choose_clients(uuid[], jsonb, integer, uuid[]),
  public.bulk_change(text, jsonb, integer, uuid[], jsonb, uuid[]), private.archive_stories(uuid[]),
  public.archive_stories(uuid[]), private.restore_stories(jsonb), private.undo_archived(uuid),
  public.undo_archived(uuid) from public, anon, service_role;
grant execute on function private.choose_clients(uuid[], jsonb, integer, uuid[]),
  public.bulk_change(text, jsonb, integer, uuid[], jsonb, uuid[]), private.archive_stories(uuid[]),
  public.archive_stories(uuid[]), private.undo_archived(uuid), public.undo_archived(uuid) to authenticated;
