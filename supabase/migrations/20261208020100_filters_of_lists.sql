-- `none` among coaches finds the clients without an active coach. Finds the same rows as the list on the screen
-- (shared-contract/lists).
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
    and (not filter ? 'q' or c.search like private.part_of(filter ->> 'q'));
exception when invalid_datetime_format or datetime_field_overflow or invalid_text_representation then
  raise exception 'The filter has a day that is none: %', sqlerrm using errcode = 'PT400', detail = 'filter';
end $$;
