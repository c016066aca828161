-- Figures of the firm over a period, for its administrators: one call. Weeks begin on Monday; days, weeks and months are
-- the office's. What was not written down at its time is counted as it stands today, and the screen says so.

-- How far a lead came, and how soon it was answered: by the first call, letter, or step away from new.
create function private.analytics_leads(since timestamptz, until timestamptz) returns jsonb
language sql stable security invoker set search_path = '' as $$
  with stages (stage, place) as (
    select * from unnest('{new,contacted,qualified,converted}'::text[]) with ordinality
  ), found as materialized (
    select l.id, l.created_at, l.status from public.leads l where l.created_at >= since and l.created_at < until
  ), taken as (
    select e.lead_id, max(s.place) as place,
      min(e.created_at) filter (where e.kind in ('call', 'email') or s.stage <> 'new') as answered_at
    from found f
    join public.lead_events e on e.lead_id = f.id and e.kind in ('status', 'call', 'email')
    left join stages s on e.kind = 'status' and s.stage = e.to_value
    group by e.lead_id
  ), known as materialized (
    -- Whoever came to a stage has passed those before it.
    select greatest(s.place, t.place, 1) as place,
      case when t.answered_at is not null
        then greatest(extract(epoch from t.answered_at - f.created_at) / 3600, 0) end as hours
    from found f left join stages s on s.stage = f.status left join taken t on t.lead_id = f.id
  )
  select jsonb_build_object(
    'stages', (
      select jsonb_agg(jsonb_build_object('stage', s.stage,
        'leads', (select count(*) from known k where k.place >= s.place)) order by s.place) from stages s),
    'answers', (
      select jsonb_build_object(
        'under1', count(*) filter (where k.hours < 1),
        'under4', count(*) filter (where k.hours >= 1 and k.hours < 4),
        'under24', count(*) filter (where k.hours >= 4 and k.hours < 24),
        'under48', count(*) filter (where k.hours >= 24 and k.hours < 48),
        'later', count(*) filter (where k.hours >= 48),
        'none', count(*) filter (where k.hours is null),
        'median', round((percentile_cont(0.5) within group (order by k.hours))::numeric, 2),
        'p90', round((percentile_cont(0.9) within group (order by k.hours))::numeric, 2))
      from known k))
$$;

-- What is compared with the period before. Of an application counts as late what was decided late or still waits, late.
create function private.analytics_totals(since timestamptz, until timestamptz) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select private.analytics_leads(since, until)
    || (
      select jsonb_build_object(
        'applications', count(*),
        'due', count(*) filter (where a.decided_at is not null
          or a.status in ('submitted', 'in_review') and a.review_due_at < now()),
        'inTime', count(*) filter (where a.decided_at <= a.review_due_at),
        'decisionHours', round((percentile_cont(0.5) within group (order by
          extract(epoch from a.decided_at - a.created_at) / 3600))::numeric, 2))
      from public.certification_applications a where a.created_at >= since and a.created_at < until)
    || (
      select jsonb_build_object(
        'clientsAdded', count(*) filter (where c.created_at >= since),
        'activeClients', count(*) filter (where c.status = 'Active'),
        'savings', coalesce(sum(c.tax_savings) filter (where c.status = 'Active'), 0),
        'retainers', coalesce(sum(c.retainer_value) filter (where c.status = 'Active'), 0))
      from public.clients c where c.created_at < until)
    || (
      select jsonb_build_object('modulesCompleted', count(*))
      from public.training_progress t where t.completed_at >= since and t.completed_at < until)
$$;

-- Every week of the period, also those in which nothing came. The five largest sources stand by themselves; a form may
-- add to its source, behind a comma, what it was opened for.
create function private.analytics_lead_weeks(since timestamptz, until timestamptz, weeks date[], zone text) returns jsonb
language sql stable security invoker set search_path = '' as $$
  with found as materialized (
    select date_trunc('week', l.created_at at time zone zone)::date as week,
      coalesce(btrim(split_part(l.source, ',', 1)), '') as source, count(*) as leads
    from public.leads l where l.created_at >= since and l.created_at < until group by 1, 2
  ), ranked as materialized (
    select f.source, least(row_number() over (order by sum(f.leads) desc, f.source), 6) as place
    from found f group by f.source
  ), counted as (
    select f.week, r.place, sum(f.leads) as leads
    from found f join ranked r on r.source = f.source group by f.week, r.place
  )
  select jsonb_build_object(
    'sources', coalesce((select jsonb_agg(r.source order by r.place) from ranked r where r.place < 6), '[]'),
    'others', (select count(*) from ranked r where r.place = 6),
    'weeks', (
      select jsonb_agg(filled.counts order by filled.week)
      from (
        select w.week, coalesce(jsonb_agg(coalesce(c.leads, 0) order by p.place) filter (where p.place is not null), '[]')
          as counts
        from unnest(weeks) as w (week)
        left join (select distinct r.place from ranked r) p on true
        left join counted c on c.week = w.week and c.place = p.place
        group by w.week
      ) filled))
$$;

create function private.analytics_application_weeks(
  since timestamptz, until timestamptz, weeks date[], zone text
) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select jsonb_agg(jsonb_build_object('approved', coalesce(f.approved, 0), 'rejected', coalesce(f.rejected, 0),
    'withdrawn', coalesce(f.withdrawn, 0), 'open', coalesce(f.open, 0)) order by w.week)
  from unnest(weeks) as w (week)
  left join (
    select date_trunc('week', a.created_at at time zone zone)::date as week,
      count(*) filter (where a.status = 'approved') as approved,
      count(*) filter (where a.status = 'rejected') as rejected,
      count(*) filter (where a.status = 'withdrawn') as withdrawn,
      count(*) filter (where a.status in ('submitted', 'in_review')) as open
    from public.certification_applications a where a.created_at >= since and a.created_at < until group by 1
  ) f on f.week = w.week
$$;

-- Coaches without a client are among them, and as null what has no coach.
create function private.analytics_coaches() returns jsonb
language sql stable security invoker set search_path = '' as $$
  with counted as (
    select c.coach_id, count(*) filter (where c.status = 'Active') as active,
      count(*) filter (where c.status = 'Prospect') as prospect,
      count(*) filter (where c.status = 'Inactive') as inactive, count(*) as clients
    from public.clients c group by c.coach_id
  )
  select coalesce(jsonb_agg(jsonb_build_object('id', coalesce(n.coach_id, p.id),
    'name', coalesce(nullif(btrim(p.name), ''), p.email), 'active', coalesce(n.active, 0),
    'prospect', coalesce(n.prospect, 0), 'inactive', coalesce(n.inactive, 0))
    order by n.clients desc nulls last, p.name, p.id), '[]')
  from counted n
  full join (
    select p.id, p.name, p.email from public.profiles p
    where p.role = 'coach' or p.id in (select c.coach_id from counted c)
  ) p on p.id = n.coach_id
$$;

-- Of clients who are active today, by the month in which they were added: what they had then was not kept.
create function private.analytics_months(since timestamptz, until timestamptz, zone text) returns jsonb
language sql stable security invoker set search_path = '' as $$
  with months as (
    select m::date as month from generate_series(date_trunc('month', since at time zone zone),
      (until - interval '1 second') at time zone zone, interval '1 month') as m
  ), added as (
    select greatest(date_trunc('month', c.created_at at time zone zone)::date, (select min(m.month) from months m))
        as month, count(*) as clients, sum(c.tax_savings) as savings, sum(c.retainer_value) as retainers
    from public.clients c where c.status = 'Active' and c.created_at < until group by 1
  ), running as (
    select m.month, sum(a.clients) over upto as clients, sum(a.savings) over upto as savings,
      sum(a.retainers) over upto as retainers
    from months m left join added a on a.month = m.month window upto as (order by m.month)
  )
  select jsonb_agg(jsonb_build_object('month', r.month, 'clients', coalesce(r.clients, 0),
    'savings', coalesce(r.savings, 0), 'retainers', coalesce(r.retainers, 0)) order by r.month)
  from running r
$$;

-- Seats and who waits as of now; cohorts that had ended before the period are left out.
create function private.analytics_programme(since timestamptz, until timestamptz, first_day date) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select jsonb_build_object(
    'cohorts', (
      select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name, 'startsOn', c.starts_on,
        'status', c.status, 'seats', c.seats, 'taken', c.seats_taken, 'waiting', (
          select count(*) from public.waitlist w where w.cohort_id = c.id and w.status in ('waiting', 'offered')))
        order by c.starts_on, c.id), '[]')
      from public.cohorts c where c.status <> 'cancelled' and c.ends_on >= first_day),
    'waitingForAny', (
      select count(*) from public.waitlist w where w.cohort_id is null and w.status in ('waiting', 'offered')),
    'training', (
      select coalesce(jsonb_agg(jsonb_build_object('module', t.module_id, 'started', t.started,
        'completed', t.completed, 'score', t.score) order by t.module_id), '[]')
      from (
        select t.module_id,
          count(*) filter (where t.percent > 0 and t.created_at >= since and t.created_at < until) as started,
          count(*) filter (where t.completed_at >= since and t.completed_at < until) as completed,
          percentile_cont(0.5) within group (order by t.quiz_score) as score
        from public.training_progress t group by t.module_id
      ) t))
$$;

create function private.analytics(first_day date, last_day date) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  zone constant text := private.office_zone();
  since timestamptz := first_day::timestamp at time zone private.office_zone();
  until timestamptz := (last_day + 1)::timestamp at time zone private.office_zone();
  before_since timestamptz;
  weeks date[];
begin
  perform private.require_admin('Access denied');
  if first_day is null or last_day is null or last_day < first_day or first_day < date '2000-01-01' then
    raise exception 'A period goes from a day to the same or a later one' using errcode = '22023';
  elsif last_day - first_day > 731 then
    raise exception 'A period has at most two years' using errcode = '22023';
  end if;
  before_since := (first_day - (last_day - first_day + 1))::timestamp at time zone zone;
  weeks := array(select w::date from generate_series(date_trunc('week', first_day::timestamp), last_day, '7 days') as w);
  return jsonb_build_object('at', now(), 'today', private.office_day(), 'firstDay', first_day, 'lastDay', last_day,
    'weeks', weeks,
    'now', private.analytics_totals(since, until), 'before', private.analytics_totals(before_since, since),
    'leadWeeks', private.analytics_lead_weeks(since, until, weeks, zone),
    'applicationWeeks', private.analytics_application_weeks(since, until, weeks, zone),
    'coaches', private.analytics_coaches(), 'months', private.analytics_months(since, until, zone))
    || private.analytics_programme(since, until, first_day);
end $$;
create function public.analytics(first_day date, last_day date) returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.analytics(first_day, last_day) $$;

revoke all on function private.analytics_leads(timestamptz, timestamptz),
  private.analytics_totals(timestamptz, timestamptz),
  private.analytics_lead_weeks(timestamptz, timestamptz, date[], text),
  private.analytics_application_weeks(timestamptz, timestamptz, date[], text), private.analytics_coaches(),
  private.analytics_months(timestamptz, timestamptz, text),
  private.analytics_programme(timestamptz, timestamptz, date), private.analytics(date, date),
  public.analytics(date, date) from public, anon, authenticated, service_role;
grant execute on function private.analytics(date, date), public.analytics(date, date) to authenticated;
