-- What a change of all rows that match finds is what the list on the screen shows (shared-contract/lists/list-conditions).

-- The pattern of a list's search: characters with a meaning in a pattern or a request match any character.
create function private.list_pattern(words text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select '%' || translate(private.folded(btrim(words)), '\%_*,()"', '________') || '%'
$$;
revoke all on function private.list_pattern(text) from public, anon, service_role;
grant execute on function private.list_pattern(text) to authenticated;

-- `none` among coaches finds the clients without an active coach.
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
    and (not filter ? 'coach' or filter -> 'coach' ? c.coach_id::text
      or (filter -> 'coach' ? 'me' and c.coach_id = (select auth.uid()))
      or (filter -> 'coach' ? 'none' and c.active_coach_id is null))
    and (not filter ? 'strategy' or case
      when c.strategies = '{}' then filter -> 'strategy' ? 'none'
      else c.strategies && array(select jsonb_array_elements_text(filter -> 'strategy')) end)
    and (not filter ? 'deadline' or private.is_within(c.next_deadline, filter -> 'deadline'))
    and (not filter ? 'contact' or private.is_within(c.last_contact, filter -> 'contact'))
    and (not filter ? 'q' or c.search like private.list_pattern(filter ->> 'q'));
exception when invalid_datetime_format or datetime_field_overflow or invalid_text_representation then
  raise exception 'The filter has a day that is none: %', sqlerrm using errcode = 'PT400', detail = 'filter';
end $$;

create or replace function private.lead_conditions(filter jsonb) returns text
language plpgsql stable security invoker set search_path = '' as $$
declare
  unknown text;
  entry record;
  found text := 'true';
begin
  if filter is null or jsonb_typeof(filter) <> 'object' then
    raise exception 'A filter is an object' using errcode = 'PT400', detail = 'filter';
  end if;
  select f.key into unknown from jsonb_each(filter) f
  where not case
    when f.key in ('status', 'source', 'assigned') then jsonb_typeof(f.value) = 'array'
    when f.key in ('created', 'stage') then
      jsonb_typeof(f.value) = 'object' and f.value - '{from,to,none}'::text[] = '{}'
    when f.key = 'q' then jsonb_typeof(f.value) = 'string' and length(f.value #>> '{}') between 1 and 100
    else false
  end limit 1;
  if unknown is not null then
    raise exception 'The filter "%" is not known or has no such form', unknown
      using errcode = 'PT400', detail = 'filter.' || unknown;
  end if;
  for entry in
    select f.key, f.value, case f.key when 'created' then 'created_on' when 'stage' then 'stage_on'
      when 'assigned' then 'assigned_to' else f.key end as field
    from jsonb_each(filter) f
  loop
    found := found || ' and ' || case
      when entry.key = 'q' then format('l.search like %L', private.list_pattern(entry.value #>> '{}'))
      when entry.key in ('created', 'stage') then format('l.%I between %L and %L', entry.field,
        coalesce((entry.value ->> 'from')::date, '-infinity'), coalesce((entry.value ->> 'to')::date, 'infinity'))
      else format('(l.%1$I::text = any (%2$L::text[])%3$s)', entry.field,
        (select array_agg(case v when 'me' then (select auth.uid())::text else v end)
          from jsonb_array_elements_text(entry.value) v where v <> 'none'),
        case when entry.value ? 'none' then format(' or l.%I is null', entry.field) else '' end)
      end;
  end loop;
  return found;
exception when invalid_datetime_format or datetime_field_overflow or invalid_text_representation then
  raise exception 'The filter has a day that is none: %', sqlerrm using errcode = 'PT400', detail = 'filter';
end $$;
