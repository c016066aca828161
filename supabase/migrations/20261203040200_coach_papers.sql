-- Beside the levels of the library stands one that no certificate reaches: the papers of coaches. `cpps_rank` has no place
-- for it, so it opens by the role alone.
alter table private.resources drop constraint resources_level_check,
  add constraint resources_level_check check (level in ('All', 'Bronze', 'Silver', 'Gold', 'Platinum', 'Coach'));

-- Whoever cannot open them hears nothing of them.
create or replace function private.list_resources() returns table (
  resource_id text, opens boolean, size_bytes int, updated_on date, downloads bigint, words_path text, own_level text
)
language plpgsql stable security definer set search_path = '' as $$
declare
  mine text := private.cpps_level_of((select auth.uid()));
begin
  if not coalesce((select private.is_member()), false) then
    raise exception 'The resources are for members' using errcode = '42501';
  end if;
  return query
    select r.id, o.opens, r.size_bytes, r.updated_on, r.downloads, case when o.opens then r.words_path end, mine
    from private.resources r cross join lateral (select private.opens_level(r.level)) o (opens)
    where r.level <> 'Coach' or o.opens
    order by r.id;
end $$;

create or replace function private.open_resource(resource_id text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  found private.resources;
begin
  if not coalesce((select private.is_member()), false) then
    raise exception 'The resources are for members' using errcode = '42501';
  end if;
  select * into found from private.resources r where r.id = resource_id;
  if found.id is null or (found.level = 'Coach' and not private.opens_level(found.level)) then
    raise exception 'There is no such resource' using errcode = 'PT404';
  elsif not private.opens_level(found.level) then
    raise exception 'This opens with % level', found.level using errcode = '42501';
  end if;
  update private.resources r set downloads = r.downloads + 1 where r.id = found.id returning * into found;
  return jsonb_build_object('path', found.path, 'wordsPath', found.words_path, 'downloads', found.downloads);
end $$;
