-- Errors, views and speed of pages, by the part of the page that they belong to: a package at a version, in a set of the
-- release. Nobody is in it: no account, no address of the network, no text that somebody typed. What happens often is one
-- row an hour with a count.
create table public.site_errors (
  id bigint generated always as identity primary key,
  hour timestamptz not null,
  remote text not null check (remote ~ '^(shell|mfe-[a-z0-9-]{1,40})$'),
  version text not null check (version ~ '^[A-Za-z0-9._+-]{1,64}$'),
  release text not null check (release ~ '^[A-Za-z0-9._+-]{1,64}$'),
  kind text not null check (kind in ('render', 'script', 'promise', 'chunk', 'late', 'boot')),
  message text not null check (length(message) between 1 and 200),
  -- File of ours, line and column of what threw; empty where no file of ours is known.
  place text not null default '' check (length(place) <= 200),
  -- The files of ours on the way there, and the pattern of the page's address, as they were last.
  stack text not null default '' check (length(stack) <= 1000),
  route text not null default '' check (length(route) <= 120),
  count integer not null default 1 check (count > 0),
  last_at timestamptz not null default now(),
  unique (hour, remote, version, release, kind, message, place)
);

create table public.site_views (
  hour timestamptz not null,
  remote text not null check (remote ~ '^(shell|mfe-[a-z0-9-]{1,40})$'),
  version text not null check (version ~ '^[A-Za-z0-9._+-]{1,64}$'),
  release text not null check (release ~ '^[A-Za-z0-9._+-]{1,64}$'),
  views integer not null check (views > 0),
  primary key (hour, remote, version, release)
);

-- How often a value was measured, to two digits that count: quartiles of a period are read from that.
create table public.site_vitals (
  hour timestamptz not null,
  remote text not null check (remote ~ '^(shell|mfe-[a-z0-9-]{1,40})$'),
  version text not null check (version ~ '^[A-Za-z0-9._+-]{1,64}$'),
  release text not null check (release ~ '^[A-Za-z0-9._+-]{1,64}$'),
  metric text not null check (metric in ('LCP', 'INP', 'CLS', 'TTFB')),
  -- Milliseconds; thousandths of CLS.
  value integer not null check (value between 0 and 600000),
  views integer not null check (views > 0),
  primary key (hour, remote, version, release, metric, value)
);

alter table public.site_errors enable row level security;
alter table public.site_views enable row level security;
alter table public.site_vitals enable row level security;
revoke all on public.site_errors, public.site_views, public.site_vitals from anon, authenticated;
grant select on public.site_errors, public.site_views, public.site_vitals to authenticated;
create policy site_errors_select on public.site_errors for select to authenticated using ((select private.is_admin()));
create policy site_views_select on public.site_views for select to authenticated using ((select private.is_admin()));
create policy site_vitals_select on public.site_vitals for select to authenticated using ((select private.is_admin()));

insert into private.retention (rule, relation, since, kept) values
  ('siteErrors', 'public.site_errors', 'hour', '30 days'),
  ('siteViews', 'public.site_views', 'hour', '30 days'),
  ('siteVitals', 'public.site_vitals', 'hour', '30 days');

-- The key that may send reports stands in every page. So many reports a minute are taken, from whomever.
create table private.report_minutes (
  minute timestamptz primary key,
  taken integer not null
);
revoke all on private.report_minutes from public, anon, authenticated;

create function private.take_report_turn() returns void
language plpgsql security definer set search_path = '' as $$
declare
  this_minute timestamptz := date_trunc('minute', now());
  taken_now integer;
begin
  insert into private.report_minutes as m (minute, taken) values (this_minute, 1)
  on conflict (minute) do update set taken = m.taken + 1 returning m.taken into taken_now;
  if taken_now > 3000 then
    perform private.refuse_for_now('Very many reports are coming in.', this_minute + interval '1 minute' - now());
  end if;
  if taken_now = 1 then
    delete from private.report_minutes m where m.minute < this_minute - interval '1 hour';
  end if;
end $$;

-- 2345 -> 2300, 87 -> 87.
create function private.two_digits(value numeric) returns integer
language sql immutable set search_path = '' as $$
  select case when value < 100 then round(value) else round(value, 1 - floor(log(value))::integer) end::integer
$$;

-- An error that is known this hour is counted. Of new ones one part of the page may bring 300 an hour, and all together 2,000:
-- a flood takes the room of its own part, and the table stays small.
create function private.count_site_error(this_hour timestamptz, set_id text, entry jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  of_part integer;
  of_all integer;
begin
  update public.site_errors e
  set count = least(e.count, 2000000000) + 1, last_at = now(), stack = entry ->> 'stack', route = entry ->> 'route'
  where e.hour = this_hour and e.remote = entry ->> 'remote' and e.version = entry ->> 'version'
    and e.release = set_id and e.kind = entry ->> 'kind' and e.message = entry ->> 'message'
    and e.place = entry ->> 'place';
  if found then
    return;
  end if;
  select count(*) filter (where e.remote = entry ->> 'remote'), count(*) into of_part, of_all
  from public.site_errors e where e.hour = this_hour;
  if of_part >= 300 or of_all >= 2000 then
    return;
  end if;
  insert into public.site_errors as e (hour, remote, version, release, kind, message, place, stack, route)
  values (this_hour, entry ->> 'remote', entry ->> 'version', set_id, entry ->> 'kind',
    entry ->> 'message', entry ->> 'place', entry ->> 'stack', entry ->> 'route')
  on conflict (hour, remote, version, release, kind, message, place)
  do update set count = e.count + 1, last_at = now(), stack = excluded.stack, route = excluded.route;
end $$;

-- What one page tells. The edge has checked it; who calls past the edge meets the checks of the tables.
create function private.record_page_report(report jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  this_hour timestamptz := date_trunc('hour', now());
  set_id text := report ->> 'release';
  entry jsonb;
  places integer;
begin
  perform private.take_report_turn();
  if pg_column_size(report) > 32768 then
    raise exception 'A report has 32 KB at most' using errcode = 'PT413';
  end if;
  for entry in select e from jsonb_array_elements(report -> 'errors') with ordinality as list (e, place) where place <= 10 loop
    perform private.count_site_error(this_hour, set_id, entry);
  end loop;

  select count(*) into places from public.site_views v where v.hour = this_hour;
  if places < 2000 then
    insert into public.site_views as v (hour, remote, version, release, views)
    select this_hour, l.e ->> 'remote', l.e ->> 'version', set_id, sum(least((l.e ->> 'count')::integer, 200))
    from jsonb_array_elements(report -> 'views') with ordinality as l (e, place) where l.place <= 10 group by 2, 3
    on conflict (hour, remote, version, release)
    do update set views = least(v.views, 2000000000) + excluded.views;
  end if;

  select count(*) into places from public.site_vitals v where v.hour = this_hour;
  if places < 20000 then
    insert into public.site_vitals as v (hour, remote, version, release, metric, value, views)
    select this_hour, l.e ->> 'remote', l.e ->> 'version', set_id, l.e ->> 'metric',
      private.two_digits((l.e ->> 'value')::numeric), count(*)
    from jsonb_array_elements(report -> 'vitals') with ordinality as l (e, place) where l.place <= 4 group by 2, 3, 5, 6
    on conflict (hour, remote, version, release, metric, value)
    do update set views = least(v.views, 2000000000) + excluded.views;
  end if;
end $$;
create function public.record_page_report(report jsonb) returns void
language sql security invoker set search_path = '' as $$ select private.record_page_report(report) $$;

-- The same for a period that ends now. A part is a package at a version; what was never viewed and threw is among them.
create function private.site_health_parts(since timestamptz) returns jsonb
language sql stable security definer set search_path = '' as $$
  with counted as (
    select e.remote, e.version, sum(e.count) as errors, 0 as views, min(e.hour) as first, max(e.hour) as last
    from public.site_errors e where e.hour >= since group by e.remote, e.version
    union all
    select v.remote, v.version, 0, sum(v.views), min(v.hour), max(v.hour)
    from public.site_views v where v.hour >= since group by v.remote, v.version
  ), parts as (
    select c.remote, c.version, sum(c.errors) as errors, sum(c.views) as views, min(c.first) as first, max(c.last) as last
    from counted c group by c.remote, c.version
  ), measured as (
    select v.remote, v.version, v.metric, v.value, sum(v.views) as views
    from public.site_vitals v where v.hour >= since group by v.remote, v.version, v.metric, v.value
  ), running as (
    select m.*, sum(m.views) over (partition by m.remote, m.version, m.metric order by m.value) as upto,
      sum(m.views) over (partition by m.remote, m.version, m.metric) as total
    from measured m
  ), vitals as (
    select q.remote, q.version,
      jsonb_object_agg(q.metric, jsonb_build_object('p75', q.p75, 'views', q.total)) as metrics
    from (
      select r.remote, r.version, r.metric, r.total, min(r.value) as p75
      from running r where r.upto >= 0.75 * r.total group by r.remote, r.version, r.metric, r.total
    ) q group by q.remote, q.version
  )
  select coalesce(jsonb_agg(jsonb_build_object('remote', p.remote, 'version', p.version, 'errors', p.errors,
    'views', p.views, 'first', p.first, 'last', p.last, 'vitals', coalesce(v.metrics, '{}'))
    order by p.remote, p.last desc, p.first desc, p.version), '[]')
  from parts p left join vitals v on v.remote = p.remote and v.version = p.version
$$;

-- Errors of each package over time, steps without any among them.
create function private.site_health_steps(since timestamptz, step text) returns jsonb
language sql stable security definer set search_path = '' as $$
  with steps as (
    select s as at from generate_series(date_trunc(step, since, 'UTC'), now(), ('1 ' || step)::interval) as s
  ), packages as (
    select e.remote from public.site_errors e where e.hour >= since
    union select v.remote from public.site_views v where v.hour >= since
  ), found as (
    select e.remote, date_trunc(step, e.hour, 'UTC') as at, sum(e.count) as errors
    from public.site_errors e where e.hour >= since group by 1, 2
  )
  select jsonb_build_object(
    'steps', (select jsonb_agg(s.at order by s.at) from steps s),
    'packages', (
      select coalesce(jsonb_agg(jsonb_build_object('remote', p.remote, 'errors', (
        select jsonb_agg(coalesce(f.errors, 0) order by s.at)
        from steps s left join found f on f.remote = p.remote and f.at = s.at)) order by p.remote), '[]')
      from packages p))
$$;

create function private.site_health_latest(since timestamptz) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(l) order by l."lastAt" desc), '[]')
  from (
    select e.remote, e.version, e.kind, e.message, e.place, sum(e.count) as count, max(e.last_at) as "lastAt",
      (array_agg(e.release order by e.last_at desc))[1] as release,
      (array_agg(e.stack order by e.last_at desc))[1] as stack,
      (array_agg(e.route order by e.last_at desc))[1] as route
    from public.site_errors e where e.hour >= since
    group by e.remote, e.version, e.kind, e.message, e.place
    order by max(e.last_at) desc limit 50
  ) l
$$;

-- For administrators: the last 24 hours, 7 or 30 days.
create function private.site_health(hours integer) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  since timestamptz := date_trunc('hour', now()) - make_interval(hours => site_health.hours - 1);
begin
  perform private.require_admin('Access denied');
  if hours is null or hours not in (24, 168, 720) then
    raise exception 'A period has 24, 168 or 720 hours' using errcode = '22023';
  end if;
  return jsonb_build_object('at', now(), 'since', since, 'parts', private.site_health_parts(since),
    'latest', private.site_health_latest(since))
    || private.site_health_steps(since, case hours when 24 then 'hour' else 'day' end);
end $$;
create function public.site_health(hours integer) returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.site_health(hours) $$;

revoke all on function private.take_report_turn(), private.two_digits(numeric),
  private.count_site_error(timestamptz, text, jsonb), private.record_page_report(jsonb),
  public.record_page_report(jsonb), private.site_health_parts(timestamptz),
  private.site_health_steps(timestamptz, text), private.site_health_latest(timestamptz), private.site_health(integer),
  public.site_health(integer) from public, anon, authenticated, service_role;
-- By the key that stands in pages, which the edge sends. A member has no reason to.
grant execute on function private.record_page_report(jsonb), public.record_page_report(jsonb) to anon;
grant execute on function private.site_health(integer), public.site_health(integer) to authenticated;
