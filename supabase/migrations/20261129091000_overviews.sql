-- What the overview of each role shows, in one call, over rows that the caller may read.

-- Open deadlines, the next one first: of all clients, or of those of one owner.
create function private.open_deadlines(until date, most integer, of_owner uuid default null) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', d.id, 'clientId', d.client_id, 'client', d.client, 'name', d.name,
    'dueOn', d.due_on, 'overdue', d.due_on < private.office_day()) order by d.due_on, d.id), '[]')
  from (
    select d.id, d.client_id, c.name as client, d.name, d.due_on
    from public.client_deadlines d join public.clients c on c.id = d.client_id
    where d.done_at is null and d.due_on <= until and c.status <> 'Inactive'
      and (of_owner is null or c.user_id = of_owner)
    order by d.due_on, d.id limit most
  ) d
$$;

create function private.latest_clients(most integer) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name, 'company', c.company, 'status', c.status,
    'createdAt', c.created_at) order by c.created_at desc, c.id), '[]')
  from (
    select c.id, c.name, c.company, c.status, c.created_at from public.clients c
    order by c.created_at desc, c.id limit most
  ) c
$$;

-- Projections of clients that are one's own, and files in one's own folder.
create function private.own_papers(most integer) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(p) order by p.at desc, p.id), '[]') from (
    select p.id::text as id, 'projection' as kind, p.label as name, p.client_id as "clientId", p.made_at as at
    from public.projections p join public.clients c on c.id = p.client_id
    where c.user_id = (select auth.uid()) and p.archived_at is null
    union all
    select o.name, 'document', regexp_replace(o.name, '^.*/', ''), null, o.created_at
    from storage.objects o
    where o.bucket_id = 'documents' and (storage.foldername(o.name))[1] = (select auth.uid())::text
    order by 5 desc, 1 limit most
  ) p
$$;

create function public.overview_user() returns jsonb
language sql stable security invoker set search_path = '' as $$
  select jsonb_build_object(
    'nextCall', (
      select jsonb_build_object('id', b.id, 'reference', b.reference, 'kind', b.kind, 'startsAt', b.starts_at,
        'clientId', b.client_id)
      from public.bookings b
      where b.user_id = (select auth.uid()) and b.status = 'booked' and b.starts_at > now() - interval '30 minutes'
      order by b.starts_at limit 1),
    'plan', (
      select jsonb_build_object('activeClients', count(*), 'taxSavings', coalesce(sum(c.tax_savings), 0),
        'nextDeadline', private.open_deadlines('infinity', 1, (select auth.uid())) -> 0)
      from public.clients c where c.user_id = (select auth.uid()) and c.status = 'Active'),
    'papers', private.own_papers(3),
    'recentClients', private.latest_clients(5),
    'application', (
      select jsonb_build_object('id', a.id, 'reference', a.reference, 'status', a.status, 'sentAt', a.created_at,
        'reviewDueAt', a.review_due_at)
      from public.certification_applications a where a.user_id = (select auth.uid())
      order by a.created_at desc, a.id limit 1),
    'nextCohort', (
      select jsonb_build_object('id', c.id, 'name', c.name, 'startsOn', c.starts_on, 'seatsLeft',
        c.seats - c.seats_taken)
      from public.cohorts c where c.status = 'open' and c.starts_on >= private.office_day()
      order by c.starts_on, c.id limit 1))
$$;

create function public.overview_coach() returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
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
    'due', private.open_deadlines(private.office_day() + 30, 8),
    'inReview', (
      select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'title', s.title, 'clientId', s.client_id,
        'since', s.updated_at) order by s.updated_at, s.id), '[]')
      from (
        select s.id, s.title, s.client_id, s.updated_at from public.stories s where s.status = 'in_review'
        order by s.updated_at, s.id limit 8
      ) s),
    'recentClients', private.latest_clients(5));
end $$;

-- What waits, the oldest first.
create function public.overview_admin() returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
begin
  if not (select private.is_admin()) then
    raise exception 'Access denied' using errcode = '42501';
  end if;
  return jsonb_build_object(
    'leads', (select jsonb_build_object('count', count(*), 'oldest', min(l.created_at))
      from public.leads l where l.status = 'new'),
    'applications', (select jsonb_build_object('count', count(*), 'nextDue', min(a.review_due_at))
      from public.certification_applications a where a.status in ('submitted', 'in_review')),
    'calls', (select jsonb_build_object(
        'within24Hours', count(*) filter (where b.starts_at < now() + interval '24 hours'),
        'withoutHost', count(*) filter (where b.host_id is null), 'next', min(b.starts_at))
      from public.bookings b where b.status = 'booked' and b.starts_at > now() - interval '30 minutes'),
    'invitations', (select jsonb_build_object('expiring', count(*), 'next', min(i.expires_at))
      from public.invitations i
      where i.status = 'pending' and i.expires_at between now() and now() + interval '2 days'),
    'unknownRoles', (select count(*) from public.profiles p where p.role not in ('user', 'coach', 'admin')),
    'clients', (select count(*) from public.clients),
    'coaches', (select count(*) from public.profiles p where p.role = 'coach'));
end $$;

revoke all on function private.open_deadlines(date, integer, uuid), private.latest_clients(integer),
  private.own_papers(integer), public.overview_user(), public.overview_coach(), public.overview_admin()
from public, anon, service_role;
grant execute on function private.open_deadlines(date, integer, uuid), private.latest_clients(integer),
  private.own_papers(integer), private.office_day(), public.overview_user(), public.overview_coach(),
  public.overview_admin() to authenticated;
