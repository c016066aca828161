-- Who has a story open is presence on a private channel. A hosted project sends the key of a deleted row to every subscriber
-- of its table, and the key of story_editors was who works on which story.
alter publication supabase_realtime drop table public.story_editors;
drop function public.beat_story(uuid);
drop function public.story_people(uuid);
drop function private.story_people(uuid);
drop table public.story_editors;
drop function private.date_beat();

-- The story that the channel "story:<id>" belongs to; null for any other channel.
create function private.channel_story() returns uuid
language sql stable security invoker set search_path = '' as $$
  select case when (select realtime.topic()) ~ '^story:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
    then substr((select realtime.topic()), 7)::uuid end
$$;

create policy members_only on realtime.messages as restrictive for all to authenticated
  using ((select private.is_member()));
-- A join is decided by the right to read broadcasts; nobody sends any.
create policy story_channel_select on realtime.messages for select to authenticated using (
  extension in ('broadcast', 'presence')
  and exists (select from public.stories s where s.id = (select private.channel_story()))
);
create policy story_channel_insert on realtime.messages for insert to authenticated with check (
  extension = 'presence' and exists (select from public.stories s where s.id = (select private.channel_story()))
);

-- The names of the people of a story, for those who can read it: a writer cannot read the profile of a coach.
-- An administrator has to do with a story only while present on its channel, so the caller names who is.
create function private.story_people(story uuid, present uuid[]) returns table (id uuid, name text, avatar_path text)
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
    union select a.id from public.profiles a where a.id = any (present[:200]) and a.role = 'admin'
  )
$$;
create function public.story_people(story uuid, present uuid[] default '{}')
returns table (id uuid, name text, avatar_path text)
language sql stable security invoker set search_path = '' as $$
  select p.id, p.name, p.avatar_path
  from public.stories s cross join lateral private.story_people(s.id, present) p where s.id = story
$$;

revoke all on function private.channel_story(), private.story_people(uuid, uuid[]), public.story_people(uuid, uuid[])
  from public, anon, service_role;
grant execute on function private.channel_story(), private.story_people(uuid, uuid[]), public.story_people(uuid, uuid[])
  to authenticated;
