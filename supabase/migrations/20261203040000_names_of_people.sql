-- What people are called who have to do with records that the caller may read: coaches, owners, and whoever wrote or
-- changed something there. Their profiles stay closed; nothing but the name is told, and of nobody else.
create function private.names_of(people uuid[]) returns table (id uuid, name text)
language sql stable security definer set search_path = '' as $$
  with clients as materialized (
    select private.own_client_ids() as id union select private.coached_client_ids()
  ), stories as materialized (
    select s.id from public.stories s
    where s.user_id = (select auth.uid()) or s.client_id in (select private.coached_client_ids())
  )
  select p.id, coalesce(nullif(btrim(p.name), ''), split_part(p.email, '@', 1))
  from public.profiles p
  where p.id = any (people[1:100]) and (select private.is_member()) and (
    private.works_with(p.id)
    or exists (select from public.clients c where p.id in (c.updated_by, c.coach_id, c.user_id)
      and c.id in (select k.id from clients k))
    or exists (select from public.client_events e where e.actor_id = p.id
      and e.client_id in (select k.id from clients k))
    or exists (select from public.projections j where j.made_by = p.id
      and j.client_id in (select k.id from clients k))
    or exists (select from public.stories s where p.id in (s.user_id, s.updated_by)
      and s.id in (select k.id from stories k))
    or exists (select from public.story_comments m where m.author_id = p.id
      and m.story_id in (select k.id from stories k))
    or exists (select from public.lead_events e where e.actor_id = p.id
      and e.lead_id in (select private.assigned_lead_ids()))
    or exists (select from public.bookings b where b.host_id = p.id and b.user_id = (select auth.uid()))
  )
$$;
create function public.names_of(people uuid[]) returns table (id uuid, name text)
language sql stable security invoker set search_path = '' as $$ select * from private.names_of(people) $$;
revoke all on function private.names_of(uuid[]), public.names_of(uuid[]) from public, anon, service_role;
grant execute on function private.names_of(uuid[]), public.names_of(uuid[]) to authenticated;
