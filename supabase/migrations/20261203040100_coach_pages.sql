-- What the coach's page shows, in one call, over rows that the caller may read: figures as they are derived everywhere,
-- and the five clients who came last. Last activity is the latest change of a story, else the day the client was added.
create function public.coach_page() returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
begin
  if not ((select private.is_coach()) or (select private.is_admin())) then
    raise exception 'Coach privileges required' using errcode = '42501';
  end if;
  return jsonb_build_object(
    'figures', (
      select jsonb_build_object('clients', (select count(*) from public.clients),
        'clientsWithStories', f.clients_with_stories, 'stories', f.stories, 'published', f.published)
      from public.story_figures() f),
    'recentClients', (
      select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name, 'email', c.email, 'company', c.company,
        'stories', s.stories, 'lastActivity', coalesce(s.latest, c.created_at)) order by c.created_at desc, c.id), '[]')
      from (
        select c.id, c.name, c.email, c.company, c.created_at from public.clients c
        order by c.created_at desc, c.id limit 5
      ) c
      cross join lateral (
        select count(*) as stories, max(s.updated_at) as latest from public.stories s where s.client_id = c.id
      ) s));
end $$;

-- How far the caller is with the certification: of each step the rows that are there.
create function private.own_certification() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  me uuid := (select auth.uid());
begin
  if coalesce((select private.app_role()) not in ('coach', 'admin'), true) then
    raise exception 'Coach privileges required' using errcode = '42501';
  end if;
  return jsonb_build_object(
    'application', (
      select jsonb_build_object('reference', a.reference, 'status', a.status, 'isWaiting',
        coalesce(w.status in ('waiting', 'offered'), false))
      from public.certification_applications a left join public.waitlist w on w.application_id = a.id
      where a.user_id = me order by a.created_at desc, a.id limit 1),
    'cohort', (
      select jsonb_build_object('name', c.name, 'startsOn', c.starts_on, 'endsOn', c.ends_on, 'status', c.status)
      from public.cohort_members m join public.cohorts c on c.id = m.cohort_id
      where m.user_id = me order by c.starts_on desc, c.id limit 1),
    'modules', (
      select coalesce(jsonb_agg(jsonb_build_object('id', t.module_id, 'percent', t.percent) order by t.updated_at desc,
        t.module_id), '[]')
      from public.training_progress t where t.user_id = me),
    'stories', (
      select jsonb_build_object('created', count(*), 'published', count(*) filter (where s.status = 'published'))
      from public.stories s left join public.clients c on c.id = s.client_id
      where me in (s.user_id, c.coach_id)),
    'reviews', (
      select jsonb_build_object('held', count(*) filter (where b.status = 'held'),
        'booked', count(*) filter (where b.status = 'booked' and b.starts_at > now()))
      from public.bookings b where b.host_id = me and b.kind = 'client_review'),
    'level', private.cpps_level_of(me),
    'certificate', (
      select jsonb_build_object('code', c.code, 'status', private.certificate_status(c), 'completedOn', c.completed_on,
        'expiresOn', c.expires_on)
      from public.certificates c where c.user_id = me order by c.expires_on desc, c.id limit 1));
end $$;
create function public.own_certification() returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.own_certification() $$;

revoke all on function public.coach_page(), private.own_certification(), public.own_certification()
  from public, anon, service_role;
grant execute on function public.coach_page(), private.own_certification(), public.own_certification() to authenticated;
