-- How far somebody is in the training is part of the overview's one call.

-- Null for who has no seat; else the modules that were begun.
create function private.own_training() returns jsonb
language sql stable security invoker set search_path = '' as $$
  select case when (select private.may_train()) then (
    select coalesce(jsonb_agg(jsonb_build_object('moduleId', t.module_id, 'percent', t.percent)
      order by t.percent desc, t.module_id), '[]')
    from public.training_progress t where t.user_id = (select auth.uid())) end
$$;
revoke all on function private.own_training() from public, anon, service_role;
grant execute on function private.own_training() to authenticated;

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
    'training', private.own_training(),
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
    'application', private.own_application(),
    'training', private.own_training());
end $$;
