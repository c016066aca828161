-- Beside the names of those who have to do with a story stand their pictures: for exactly those whom the policies of the
-- bucket let read the file, so that no answer names a file that is then refused.
drop function public.story_people(uuid);
drop function private.story_people(uuid);

create function private.story_people(story uuid) returns table (id uuid, name text, avatar_path text)
language sql stable security definer set search_path = '' as $$
  select p.id, coalesce(nullif(btrim(p.name), ''), split_part(p.email, '@', 1)),
    case when private.works_with(p.id) and (
      p.id = (select auth.uid()) or (select private.is_admin()) or private.prefers(p.id, 'profile_visible')
    ) then p.avatar_path end
  from public.profiles p
  where p.id in (
    select s.user_id from public.stories s where s.id = story
    union select s.updated_by from public.stories s where s.id = story
    union select c.coach_id from public.stories s join public.clients c on c.id = s.client_id where s.id = story
    union select c.author_id from public.story_comments c where c.story_id = story
    union select e.user_id from public.story_editors e where e.story_id = story
  )
$$;
create function public.story_people(story uuid) returns table (id uuid, name text, avatar_path text)
language sql stable security invoker set search_path = '' as $$
  select p.id, p.name, p.avatar_path
  from public.stories s cross join lateral private.story_people(s.id) p where s.id = story
$$;

revoke all on function private.story_people(uuid), public.story_people(uuid) from public, anon, service_role;
grant execute on function private.story_people(uuid), public.story_people(uuid) to authenticated;
