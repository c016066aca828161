-- The board of leads: what a filter of the list finds, by stage, a part of it at a time.

-- Conditions on leads l that a filter of the list stands for: {status, source, assigned: lists; assigned may be "none" or
-- "me", source "none"}, {created, stage: {from, to, none}}, {q: text}. What it does not know it refuses. As text, so that
-- each question is planned for what it asks; every value is quoted.
create function private.lead_conditions(filter jsonb) returns text
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
      when entry.key = 'q' then format('l.search like %L', private.part_of(entry.value #>> '{}'))
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

-- A part of one column in its order: longest in the stage first, what was converted by the newest.
create function private.stage_of_board(
  conditions text, stage text, per integer, after_since timestamptz, after_id uuid
) returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
declare
  cards jsonb;
  newest boolean := stage = 'converted';
begin
  execute format($q$
    select coalesce(jsonb_agg(to_jsonb(c)), '[]') from (
      select l.id, l.name, l.company, l.email, l.source, l.status, l.assigned_to, l.client_id, l.created_at,
        l.stage_since, l.version
      from public.leads l
      where %1$s and l.status = %2$L %3$s
      order by l.stage_since %4$s, l.id %4$s limit %5$s
    ) c$q$, conditions, stage,
    case when after_id is null then '' else format('and (l.stage_since, l.id) %s (%L, %L)',
      case when newest then '<' else '>' end, after_since, after_id) end,
    case when newest then 'desc' else 'asc' end, per) into cards;
  return cards;
end $$;

-- All four columns: how many each has, and the first of them.
create function public.lead_board(filter jsonb default '{}', per integer default 20) returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
declare
  conditions text := private.lead_conditions(filter);
  counts jsonb;
begin
  if per is null or per not between 1 and 100 then
    raise exception 'A column shows 1 to 100 leads at once' using errcode = 'PT400', detail = 'per';
  end if;
  execute format('select coalesce(jsonb_object_agg(s.status, s.n), ''{}'') from (
    select l.status, count(*) as n from public.leads l where %s group by l.status) s', conditions) into counts;
  return (
    select jsonb_object_agg(stage, jsonb_build_object('total', coalesce((counts ->> stage)::integer, 0),
      'cards', private.stage_of_board(conditions, stage, per, null, null)))
    from unnest('{new,contacted,qualified,converted}'::text[]) as stage
  );
end $$;

-- What follows in one column after a card that is shown.
create function public.lead_stage(
  filter jsonb, stage text, after_since timestamptz, after_id uuid, per integer default 20
) returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
begin
  if stage is null or stage not in ('new', 'contacted', 'qualified', 'converted') then
    raise exception 'A stage is new, contacted, qualified or converted' using errcode = 'PT400', detail = 'stage';
  elsif after_since is null or after_id is null or per is null or per not between 1 and 1000 then
    raise exception 'Say which card is shown last, and for how many more' using errcode = 'PT400', detail = 'after';
  end if;
  return private.stage_of_board(private.lead_conditions(filter), stage, per, after_since, after_id);
end $$;

revoke all on function private.lead_conditions(jsonb),
  private.stage_of_board(text, text, integer, timestamptz, uuid), public.lead_board(jsonb, integer),
  public.lead_stage(jsonb, text, timestamptz, uuid, integer) from public, anon, service_role;
grant execute on function private.lead_conditions(jsonb),
  private.stage_of_board(text, text, integer, timestamptz, uuid), public.lead_board(jsonb, integer),
  public.lead_stage(jsonb, text, timestamptz, uuid, integer) to authenticated;
