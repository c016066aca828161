-- Reports of pages are limited by sender before they are limited by package, and checked here as at the edge. What a
-- sender reported of a release set is counted per sender: verdicts on a canary need many of them.

-- One row. `relay_hash` is the hex SHA-256 of the key by which the edge names a visitor's address (SITE_REPORT_KEY).
create table private.report_settings (
  is_only boolean primary key default true check (is_only),
  relay_hash text check (relay_hash ~ '^[0-9a-f]{64}$'),
  salt uuid not null default gen_random_uuid()
);
insert into private.report_settings default values;

-- Packages whose reports are accepted. A remote of another repository is added here before its first release.
create table private.site_packages (
  remote text primary key check (remote ~ '^(shell|mfe-[a-z0-9-]{1,40})$')
);
insert into private.site_packages (remote) values ('shell'), ('mfe-cpps'), ('mfe-dashboard'), ('mfe-marketing');

drop function private.take_report_turn();
drop table private.report_minutes;
-- `begins_at` is a minute or an hour. An empty sender stands for all senders together.
create table private.report_turns (
  begins_at timestamptz not null,
  sender text not null,
  kind text not null,
  taken integer not null,
  primary key (begins_at, sender, kind)
);

-- What one sender reported of one release set. `sender` is a salted hash of the network address.
create table private.report_senders (
  release text not null,
  hour timestamptz not null,
  sender text not null,
  views integer not null,
  errors integer not null,
  primary key (release, hour, sender)
);
create index report_senders_hour on private.report_senders (hour);
revoke all on private.report_settings, private.site_packages, private.report_turns, private.report_senders
  from public, anon, authenticated;

insert into private.retention (rule, relation, since, kept) values
  ('reportTurns', 'private.report_turns', 'begins_at', '1 day'),
  ('reportSenders', 'private.report_senders', 'hour', '7 days');

-- The sender of a report: the address that the edge names, if it has the key; otherwise the address that the platform
-- vouches for. 'unknown' if there is none.
create function private.report_sender(relay_key text, address text) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  settings private.report_settings;
begin
  select * into settings from private.report_settings;
  if relay_key is null then
    address := private.request_address();
  elsif settings.relay_hash is distinct from encode(sha256(convert_to(relay_key, 'UTF8')), 'hex') then
    raise exception 'The key of the edge (SITE_REPORT_KEY) is not the one of private.report_settings'
      using errcode = '42501';
  end if;
  return coalesce(
    encode(sha256(convert_to(settings.salt || ':' || private.sender_key(address), 'UTF8')), 'hex'), 'unknown');
end $$;

-- Counts a turn and returns whether the sender had one left. Senders without an address share twelve times the room.
create function private.take_report_turn(begins_at timestamptz, sender text, kind text, most integer) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  taken_now integer;
begin
  insert into private.report_turns as t (begins_at, sender, kind, taken)
  values (take_report_turn.begins_at, take_report_turn.sender, take_report_turn.kind, 1)
  on conflict on constraint report_turns_pkey do update set taken = t.taken + 1 returning t.taken into taken_now;
  return taken_now <= most * case sender when 'unknown' then 12 else 1 end;
end $$;

-- The first fault of a report, as "<where>: <what>"; null if there is none. The rules are those of the edge
-- (shell/server/page-reports.ts).
create function private.page_report_fault(report jsonb) returns text
language sql stable security definer set search_path = '' as $$
  with lists (list, most) as (values ('errors', 10), ('views', 10), ('vitals', 4)),
  entries as (
    select l.list, e.place, e.entry, l.list || '.' || (e.place - 1) || '.' as at
    from lists l
    cross join lateral jsonb_array_elements(
      case jsonb_typeof(report -> l.list) when 'array' then report -> l.list else '[]' end) with ordinality as e (entry, place)
  ),
  texts (list, field, least, most) as (values
    ('errors', 'message', 1, 200), ('errors', 'place', 0, 200), ('errors', 'stack', 0, 1000), ('errors', 'route', 0, 120)),
  numbers (list, field, least, most) as (values ('views', 'count', 1, 200), ('vitals', 'value', 0, 600000)),
  options (list, field, known) as (values
    ('errors', 'kind', '{render,script,promise,chunk,late,boot}'::text[]), ('vitals', 'metric', '{LCP,INP,CLS,TTFB}')),
  faults (list, place, fault) as (
    select '', 0, 'release: expected the id of a release set'
    where (jsonb_typeof(report -> 'release') = 'string' and report ->> 'release' ~ '^[A-Za-z0-9._+-]{1,64}$') is not true
    union all
    select l.list, 0, format('%s: expected a list of %s at most', l.list, l.most) from lists l
    where case jsonb_typeof(report -> l.list) when 'array' then jsonb_array_length(report -> l.list) > l.most else true end
    union all
    select e.list, e.place, e.at || 'remote: expected a package of this site (private.site_packages)' from entries e
    where not exists (select from private.site_packages p where to_jsonb(p.remote) = e.entry -> 'remote')
    union all
    select e.list, e.place, e.at || 'version: expected a version' from entries e
    where (jsonb_typeof(e.entry -> 'version') = 'string' and e.entry ->> 'version' ~ '^[A-Za-z0-9._+-]{1,64}$') is not true
    union all
    select e.list, e.place, format('%s%s: expected one of %s', e.at, o.field, array_to_string(o.known, ', '))
    from entries e join options o using (list)
    where (jsonb_typeof(e.entry -> o.field) = 'string' and e.entry ->> o.field = any (o.known)) is not true
    union all
    select e.list, e.place, format('%s%s: expected %s to %s characters', e.at, t.field, t.least, t.most)
    from entries e join texts t using (list)
    where (jsonb_typeof(e.entry -> t.field) = 'string'
      and length(e.entry ->> t.field) between t.least and t.most) is not true
    union all
    select e.list, e.place, format('%s%s: expected a whole number from %s to %s', e.at, n.field, n.least, n.most)
    from entries e join numbers n using (list)
    where case jsonb_typeof(e.entry -> n.field)
      when 'number' then (e.entry ->> n.field)::numeric not between n.least and n.most
        or (e.entry ->> n.field)::numeric % 1 <> 0
      else true end
    union all
    select e.list, e.place, format('%s%s: expected a file of this site', e.at, f.field)
    from entries e
    cross join unnest('{place,stack}'::text[]) as f (field)
    cross join lateral regexp_split_to_table(e.entry ->> f.field, '\n') as file
    where e.list = 'errors' and file <> ''
      and file !~ '^(https?://localhost:[0-9]+)?/(static|remotes)/[A-Za-z0-9_@~+./-]+(:[0-9]+:[0-9]+)?$'
  )
  select f.fault from faults f order by f.list, f.place, f.fault limit 1
$$;

-- A known error of this hour is counted. Of new ones a sender may bring 30 an hour for each package, a package 300, and
-- all packages 2,000.
drop function private.count_site_error(timestamptz, text, jsonb);
create function private.count_site_error(this_hour timestamptz, set_id text, entry jsonb, sender text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  of_part integer;
  of_all integer;
  -- Line breaks and other control characters would forge lines of what an administrator reads.
  words text := regexp_replace(entry ->> 'message', '[\u0001-\u001f\u007f-\u009f]', ' ', 'g');
  pattern text := regexp_replace(entry ->> 'route', '[\u0001-\u001f\u007f-\u009f]', ' ', 'g');
begin
  update public.site_errors e
  set count = least(e.count, 2000000000) + 1, last_at = now(), stack = entry ->> 'stack', route = pattern
  where e.hour = this_hour and e.remote = entry ->> 'remote' and e.version = entry ->> 'version'
    and e.release = set_id and e.kind = entry ->> 'kind' and e.message = words
    and e.place = entry ->> 'place';
  if found or not private.take_report_turn(this_hour, sender, 'errors of ' || (entry ->> 'remote'), 30) then
    return;
  end if;
  select count(*) filter (where e.remote = entry ->> 'remote'), count(*) into of_part, of_all
  from public.site_errors e where e.hour = this_hour;
  if of_part >= 300 or of_all >= 2000 then
    return;
  end if;
  insert into public.site_errors as e (hour, remote, version, release, kind, message, place, stack, route)
  values (this_hour, entry ->> 'remote', entry ->> 'version', set_id, entry ->> 'kind',
    words, entry ->> 'place', entry ->> 'stack', pattern)
  on conflict (hour, remote, version, release, kind, message, place)
  do update set count = e.count + 1, last_at = now(), stack = excluded.stack, route = excluded.route;
end $$;

create function private.count_site_views(this_hour timestamptz, set_id text, entry jsonb, sender text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update public.site_views v set views = least(v.views, 2000000000) + (entry ->> 'count')::integer
  where v.hour = this_hour and v.remote = entry ->> 'remote' and v.version = entry ->> 'version' and v.release = set_id;
  if found or not private.take_report_turn(this_hour, sender, 'views', 50)
    or (select count(*) from public.site_views v where v.hour = this_hour) >= 2000 then
    return;
  end if;
  insert into public.site_views as v (hour, remote, version, release, views)
  values (this_hour, entry ->> 'remote', entry ->> 'version', set_id, (entry ->> 'count')::integer)
  on conflict (hour, remote, version, release) do update set views = v.views + excluded.views;
end $$;

create function private.count_site_vital(this_hour timestamptz, set_id text, entry jsonb, sender text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  rounded integer := private.two_digits((entry ->> 'value')::numeric);
begin
  update public.site_vitals v set views = least(v.views, 2000000000) + 1
  where v.hour = this_hour and v.remote = entry ->> 'remote' and v.version = entry ->> 'version'
    and v.release = set_id and v.metric = entry ->> 'metric' and v.value = rounded;
  if found or not private.take_report_turn(this_hour, sender, 'vitals', 1000)
    or (select count(*) from public.site_vitals v where v.hour = this_hour) >= 20000 then
    return;
  end if;
  insert into public.site_vitals as v (hour, remote, version, release, metric, value, views)
  values (this_hour, entry ->> 'remote', entry ->> 'version', set_id, entry ->> 'metric', rounded, 1)
  on conflict (hour, remote, version, release, metric, value) do update set views = v.views + 1;
end $$;

-- The shell is part of every page: its views are those of the set.
create function private.count_report_sender(this_hour timestamptz, report jsonb, sender text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  set_id text := report ->> 'release';
  more_views integer := (
    select coalesce(sum((e ->> 'count')::integer), 0) from jsonb_array_elements(report -> 'views') e
    where e ->> 'remote' = 'shell');
  more_errors integer := jsonb_array_length(report -> 'errors');
begin
  update private.report_senders s
  set views = least(s.views, 2000000000) + more_views, errors = least(s.errors, 2000000000) + more_errors
  where s.release = set_id and s.hour = this_hour and s.sender = count_report_sender.sender;
  if found or not private.take_report_turn(this_hour, sender, 'sets', 20) then
    return;
  end if;
  insert into private.report_senders as s (release, hour, sender, views, errors)
  values (set_id, this_hour, count_report_sender.sender, more_views, more_errors)
  on conflict on constraint report_senders_pkey
  do update set views = s.views + excluded.views, errors = s.errors + excluded.errors;
end $$;

drop function public.record_page_report(jsonb);
drop function private.record_page_report(jsonb);
create function private.record_page_report(report jsonb, relay_key text, address text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  this_minute timestamptz := date_trunc('minute', now());
  this_hour timestamptz := date_trunc('hour', now());
  set_id text := report ->> 'release';
  sender text := private.report_sender(relay_key, address);
  fault text;
  entry jsonb;
begin
  if not private.take_report_turn(this_minute, sender, 'reports', 60) then
    perform private.refuse_for_now('Very many reports have come from your network.', this_minute + interval '1 minute' - now());
  end if;
  if not private.take_report_turn(this_minute, '', 'reports', 3000) then
    perform private.refuse_for_now('Very many reports are coming in.', this_minute + interval '1 minute' - now());
  end if;
  if pg_column_size(report) > 32768 then
    raise exception 'A report has 32 KB at most' using errcode = 'PT413';
  end if;
  fault := private.page_report_fault(report);
  if fault is not null then
    raise exception 'The report is not valid: %', fault using errcode = '23514';
  end if;
  perform private.count_report_sender(this_hour, report, sender);
  for entry in select jsonb_array_elements(report -> 'errors') loop
    perform private.count_site_error(this_hour, set_id, entry, sender);
  end loop;
  for entry in select jsonb_array_elements(report -> 'views') loop
    perform private.count_site_views(this_hour, set_id, entry, sender);
  end loop;
  for entry in select jsonb_array_elements(report -> 'vitals') loop
    perform private.count_site_vital(this_hour, set_id, entry, sender);
  end loop;
end $$;
create function public.record_page_report(report jsonb, relay_key text default null, address text default null)
returns void
language sql security invoker set search_path = '' as $$
  select private.record_page_report(report, relay_key, address)
$$;

-- What senders reported of the sets that a canary, or the live set, has had since an instant's hour. One sender counts
-- for 25 views and 25 errors at most, so that 500 views are those of 20 senders or more.
drop function public.release_counts(text, timestamptz);
drop function private.release_counts(text, timestamptz);
create function private.release_counts(set_ids text[], since timestamptz) returns jsonb
language sql stable security definer set search_path = '' as $$
  with senders as (
    select least(sum(s.views), 25) as views, least(sum(s.errors), 25) as errors
    from private.report_senders s
    where s.release = any (set_ids) and s.hour >= date_trunc('hour', release_counts.since)
    group by s.sender
  )
  select jsonb_build_object(
    'views', coalesce(sum(s.views), 0), 'errors', coalesce(sum(s.errors), 0),
    'senders', count(*) filter (where s.views > 0), 'errorSenders', count(*) filter (where s.errors > 0))
  from senders s
$$;
create function public.release_counts(set_ids text[], since timestamptz) returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.release_counts(set_ids, since) $$;

revoke all on function private.report_sender(text, text),
  private.take_report_turn(timestamptz, text, text, integer), private.page_report_fault(jsonb),
  private.count_site_error(timestamptz, text, jsonb, text), private.count_site_views(timestamptz, text, jsonb, text),
  private.count_site_vital(timestamptz, text, jsonb, text), private.count_report_sender(timestamptz, jsonb, text),
  private.record_page_report(jsonb, text, text), public.record_page_report(jsonb, text, text),
  private.release_counts(text[], timestamptz), public.release_counts(text[], timestamptz)
from public, anon, authenticated, service_role;
grant execute on function private.record_page_report(jsonb, text, text), public.record_page_report(jsonb, text, text)
  to anon;
grant execute on function private.release_counts(text[], timestamptz), public.release_counts(text[], timestamptz)
  to service_role;
