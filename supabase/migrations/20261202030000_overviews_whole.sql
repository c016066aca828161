-- Each overview is one call: what stood in requests of its own is part of it.

-- The latest application for certification of whoever asks, with its seat or its place on the waiting list.
create function private.own_application() returns jsonb
language sql stable security invoker set search_path = '' as $$
  select jsonb_build_object('id', a.id, 'reference', a.reference, 'type', a.applicant_type, 'status', a.status,
    'sentAt', a.created_at, 'reviewDueAt', a.review_due_at, 'hasSeat', m.id is not null, 'cohort', c.name,
    'startsOn', c.starts_on, 'isWaiting', coalesce(w.status in ('waiting', 'offered'), false))
  from public.certification_applications a
  left join public.cohort_members m on m.application_id = a.id
  left join public.cohorts c on c.id = m.cohort_id
  left join public.waitlist w on w.application_id = a.id
  where a.user_id = (select auth.uid())
  order by a.created_at desc, a.id limit 1
$$;

create or replace function public.overview_user() returns jsonb
language sql stable security invoker set search_path = '' as $$
  select jsonb_build_object(
    'nextCall', (
      select jsonb_build_object('id', b.id, 'reference', b.reference, 'kind', b.kind, 'startsAt', b.starts_at,
        'clientId', b.client_id)
      from public.bookings b
      where b.user_id = (select auth.uid()) and b.status = 'booked' and b.starts_at > now() - interval '30 minutes'
      order by b.starts_at limit 1),
    'plan', (
      select jsonb_build_object('clients', count(*), 'activeClients', count(*) filter (where c.status = 'Active'),
        'taxSavings', coalesce(sum(c.tax_savings) filter (where c.status = 'Active'), 0),
        'nextDeadline', private.open_deadlines('infinity', 1, (select auth.uid())) -> 0)
      from public.clients c where c.user_id = (select auth.uid())),
    'papers', private.own_papers(3),
    'recentClients', private.latest_clients(5),
    'stories', (select count(*) from public.stories s where s.user_id = (select auth.uid())),
    'application', private.own_application(),
    'nextCohort', (
      select jsonb_build_object('id', c.id, 'name', c.name, 'startsOn', c.starts_on, 'seatsLeft',
        c.seats - c.seats_taken)
      from public.cohorts c where c.status = 'open' and c.starts_on >= private.office_day()
      order by c.starts_on, c.id limit 1))
$$;

create or replace function public.overview_coach() returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
declare
  until date := private.office_day() + 30;
begin
  if not ((select private.is_coach()) or (select private.is_admin())) then
    raise exception 'Coach privileges required' using errcode = '42501';
  end if;
  return jsonb_build_object(
    'figures', (
      select jsonb_build_object('clients', (select count(*) from public.clients),
        'clientsWithStories', f.clients_with_stories, 'stories', f.stories, 'published', f.published,
        'completionRate', case f.stories when 0 then 0 else round(100.0 * f.published / f.stories) end)
      from public.story_figures() f),
    'due', private.open_deadlines(until, 8),
    'dueCount', (
      select count(*) from public.client_deadlines d join public.clients c on c.id = d.client_id
      where d.done_at is null and d.due_on <= until and c.status <> 'Inactive'),
    'inReview', (
      select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'title', s.title, 'clientId', s.client_id,
        'client', s.client, 'since', s.updated_at) order by s.updated_at, s.id), '[]')
      from (
        select s.id, s.title, s.client_id, c.name as client, s.updated_at
        from public.stories s left join public.clients c on c.id = s.client_id where s.status = 'in_review'
        order by s.updated_at, s.id limit 8
      ) s),
    'latestStories', (
      select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'title', s.title, 'clientId', s.client_id,
        'client', s.client, 'status', s.status, 'updatedAt', s.updated_at) order by s.updated_at desc, s.id), '[]')
      from (
        select s.id, s.title, s.client_id, c.name as client, s.status, s.updated_at
        from public.stories s left join public.clients c on c.id = s.client_id where s.status <> 'archived'
        order by s.updated_at desc, s.id limit 5
      ) s),
    'recentClients', private.latest_clients(5),
    'application', private.own_application());
end $$;

create or replace function public.overview_admin() returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
begin
  if not (select private.is_admin()) then
    raise exception 'Access denied' using errcode = '42501';
  end if;
  return jsonb_build_object(
    'leads', (select jsonb_build_object('count', count(*), 'oldest', min(l.created_at))
      from public.leads l where l.status = 'new'),
    'applications', (select jsonb_build_object('count', count(*), 'oldest', min(a.created_at),
        'nextDue', min(a.review_due_at), 'overdue', count(*) filter (where a.review_due_at < now()))
      from public.certification_applications a where a.status in ('submitted', 'in_review')),
    'calls', (select jsonb_build_object(
        'within24Hours', count(*) filter (where b.starts_at < now() + interval '24 hours'),
        'withoutHost', count(*) filter (where b.host_id is null), 'next', min(b.starts_at))
      from public.bookings b where b.status = 'booked' and b.starts_at > now() - interval '30 minutes'),
    'invitations', (select jsonb_build_object('expiring', count(*), 'next', min(i.expires_at))
      from public.invitations i
      where i.status = 'pending' and i.expires_at between now() and now() + interval '2 days'),
    -- `client` is an older name of `user`, which every release knows.
    'unknownRoles', (select count(*) from public.profiles p where p.role not in ('user', 'coach', 'admin', 'client')),
    'users', (select count(*) from public.profiles),
    'clients', (select count(*) from public.clients),
    'coaches', (select count(*) from public.profiles p where p.role = 'coach'));
end $$;

revoke all on function private.own_application() from public, anon, service_role;
grant execute on function private.own_application() to authenticated;
