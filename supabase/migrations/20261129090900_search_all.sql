-- One search over what the caller may read: clients, leads, stories, applications and, for administrators, people. A
-- reference that is typed whole comes first. Rank: 0 by reference, 1 begins so, 2 a word of it does, 3 inside.
-- Under the policies of whoever runs it.
create function private.search_rows(asked text, most integer) returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
declare
  folded text := private.folded(asked);
  part text := private.part_of(asked);
  code text := upper(asked);
  is_code boolean := asked ~* '^(NC|CPPS|CALL)-[A-Z0-9-]{3,20}$';
begin
  return jsonb_build_object(
    'clients', (select coalesce(jsonb_agg(to_jsonb(r) order by r.rank, r.at desc, r.id), '[]') from (
      select c.id, c.name as label, c.company as detail, c.status, c.created_at as at,
        case when starts_with(c.search, folded) then 1 when position(' ' || folded in c.search) > 0 then 2 else 3 end as rank
      from public.clients c where c.search like part order by rank, c.created_at desc, c.id limit most) r),
    'leads', (select coalesce(jsonb_agg(to_jsonb(r) order by r.rank, r.at desc, r.id), '[]') from (
      select l.id, l.name as label, l.reference as detail, l.status, l.created_at as at,
        case when starts_with(l.search, folded) then 1 when position(' ' || folded in l.search) > 0 then 2 else 3 end as rank
      from public.leads l where not is_code and l.search like part
      union all
      select l.id, l.name, l.reference, l.status, l.created_at, 0
      from public.leads l where is_code and l.reference = code
      order by rank, at desc, id limit most) r),
    'stories', (select coalesce(jsonb_agg(to_jsonb(r) order by r.rank, r.at desc, r.id), '[]') from (
      select s.id, s.title as label, null as detail, s.status, s.updated_at as at,
        case when starts_with(s.search, folded) then 1 when position(' ' || folded in s.search) > 0 then 2 else 3 end as rank
      from public.stories s where s.search like part order by rank, s.updated_at desc, s.id limit most) r),
    'applications', (select coalesce(jsonb_agg(to_jsonb(r) order by r.rank, r.at desc, r.id), '[]') from (
      select a.id, a.first_name || ' ' || a.last_name as label, a.reference as detail, a.status, a.created_at as at,
        case when starts_with(w.words, folded) then 1 when position(' ' || folded in w.words) > 0 then 2 else 3 end as rank
      from public.certification_applications a
      cross join lateral (select private.folded(concat_ws(' ', a.first_name, a.last_name, a.firm_name, a.business_name,
        a.email)) as words) w
      where not is_code and w.words like part
      union all
      select a.id, a.first_name || ' ' || a.last_name, a.reference, a.status, a.created_at, 0
      from public.certification_applications a where is_code and a.reference = code
      order by rank, at desc, id limit most) r),
    'calls', (select coalesce(jsonb_agg(to_jsonb(r)), '[]') from (
      select b.id, b.name as label, b.reference as detail, b.status, b.starts_at as at, 0 as rank
      from public.bookings b where is_code and b.reference = code) r),
    'people', (select coalesce(jsonb_agg(to_jsonb(r) order by r.rank, r.at desc, r.id), '[]') from (
      select p.id, coalesce(nullif(p.name, ''), p.email) as label, p.email as detail, p.role as status,
        p.created_at as at, case when starts_with(p.search, folded) then 1 when position(' ' || folded in p.search) > 0 then 2 else 3 end as rank
      from public.profiles p where (select private.is_admin()) and p.search like part
      order by rank, p.created_at desc, p.id limit most) r));
end $$;

-- Administrators read every row, so that no policy has to be asked and the index of three letters is used.
create function private.search_rows_of_all(asked text, most integer) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin('Only an administrator searches everything');
  return private.search_rows(asked, most);
end $$;

create function public.search_all(q text, most integer default 5) returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
declare
  asked text := btrim(coalesce(q, ''));
begin
  if length(asked) not between 2 and 100 then
    raise exception 'A search has 2 to 100 characters' using errcode = 'PT400', detail = 'q';
  elsif most is null or most not between 1 and 20 then
    raise exception 'A search answers with 1 to 20 of a kind' using errcode = 'PT400', detail = 'most';
  end if;
  return case when (select private.is_admin()) then private.search_rows_of_all(asked, most)
    else private.search_rows(asked, most) end;
end $$;

revoke all on function private.search_rows(text, integer),
  private.search_rows_of_all(text, integer), public.search_all(text, integer) from public, anon, service_role;
grant execute on function private.search_rows(text, integer),
  private.search_rows_of_all(text, integer), public.search_all(text, integer) to authenticated;
