-- Administration: overviews, search, analytics, retention, and the health of the site.
-- retention has the rules by which delete_expired deletes rows of other subjects. Pages report errors, views, and speed
-- to site_errors, site_views, and site_vitals, with one row per hour and a count; report_senders counts reports per
-- release set and sender, for canary decisions; error_notices has the errors that owners were notified of, reminders the
-- scheduled emails that were sent. The other functions read the tables of all subjects.
-- Overviews and search return only rows that the caller may read. Analytics and the health of the site are for
-- administrators. Anyone may send a report, within limits.

-- == Tables ==

-- Retention periods. delete_expired deletes by them, and embedded/generate-types.ts writes the privacy policy from
-- them. only_where excludes rows that the firm keeps by law or because the person became a client, a coach, or a
-- subscriber.
create table private.retention (
  rule text primary key,
  relation regclass not null,
  -- SQL over a row `k` of the relation: the start of the period.
  since text not null,
  kept interval not null,
  only_where text not null default 'true',
  -- The column to set to null; null to delete the row.
  clears text
);

-- Errors, views, and speed of pages by package, version, and release set, one row per hour with a count. These tables
-- contain no personal data: no account, no network address, no user input.
create table public.site_errors (
  id bigint generated always as identity primary key,
  hour timestamptz not null,
  remote text not null check (remote ~ '^(shell|mfe-[a-z0-9-]{1,40})$'),
  version text not null check (version ~ '^[A-Za-z0-9._+-]{1,64}$'),
  release text not null check (release ~ '^[A-Za-z0-9._+-]{1,64}$'),
  kind text not null check (kind in ('render', 'script', 'promise', 'chunk', 'late', 'boot')),
  message text not null check (length(message) between 1 and 200),
  -- The site's file, line, and column that threw; empty if unknown.
  place text not null default '' check (length(place) <= 200),
  -- Of the latest occurrence: the stack within the site's files, and the route pattern of the page.
  stack text not null default '' check (length(stack) <= 1000),
  route text not null default '' check (length(route) <= 120),
  count integer not null default 1 check (count > 0),
  last_at timestamptz not null default now(),
  unique (hour, remote, version, release, kind, message, place)
);
alter table public.site_errors enable row level security;

create table public.site_views (
  hour timestamptz not null,
  remote text not null check (remote ~ '^(shell|mfe-[a-z0-9-]{1,40})$'),
  version text not null check (version ~ '^[A-Za-z0-9._+-]{1,64}$'),
  release text not null check (release ~ '^[A-Za-z0-9._+-]{1,64}$'),
  views integer not null check (views > 0),
  primary key (hour, remote, version, release)
);
alter table public.site_views enable row level security;

-- How often each value, rounded to two significant digits, was measured. Percentiles of a period are computed from it.
create table public.site_vitals (
  hour timestamptz not null,
  remote text not null check (remote ~ '^(shell|mfe-[a-z0-9-]{1,40})$'),
  version text not null check (version ~ '^[A-Za-z0-9._+-]{1,64}$'),
  release text not null check (release ~ '^[A-Za-z0-9._+-]{1,64}$'),
  metric text not null check (metric in ('LCP', 'INP', 'CLS', 'TTFB')),
  -- Milliseconds, or thousandths for CLS.
  value integer not null check (value between 0 and 600000),
  views integer not null check (views > 0),
  primary key (hour, remote, version, release, metric, value)
);
alter table public.site_vitals enable row level security;

-- One row. relay_hash is the SHA-256 in hex of the key with which the edge passes a visitor's address
-- (SITE_REPORT_KEY).
create table private.report_settings (
  is_only boolean primary key default true check (is_only),
  relay_hash text check (relay_hash ~ '^[0-9a-f]{64}$'),
  salt uuid not null default gen_random_uuid()
);

-- Packages whose reports are accepted. Add a remote of another repository before its first release.
create table private.site_packages (
  remote text primary key check (remote ~ '^(shell|mfe-[a-z0-9-]{1,40})$')
);

-- Counters for the limits. begins_at is the start of a minute or an hour; an empty sender counts all senders together.
create table private.report_turns (
  begins_at timestamptz not null,
  sender text not null,
  kind text not null,
  taken integer not null,
  primary key (begins_at, sender, kind)
);

-- Views and errors that each sender reported per release set. sender is a salted hash of the network address.
create table private.report_senders (
  release text not null,
  hour timestamptz not null,
  sender text not null,
  views integer not null,
  errors integer not null,
  primary key (release, hour, sender)
);
create index report_senders_hour on private.report_senders (hour);

-- Scheduled emails: before a call, before a cohort, before a certificate expires, and after an account is confirmed. The
-- server function send-reminders claims a row, sends it, and marks it as sent; without that mark, a row is due again.
create table private.reminders (
  kind text not null check (kind in ('call', 'certificate', 'cohort', 'welcome')),
  -- Id of the call, certificate, cohort member, or account.
  subject uuid not null,
  -- The date that the email is about. After a change of date, another reminder is due.
  due_for text not null,
  created_at timestamptz not null default now(),
  -- When a call of the function began to send it; null if that failed.
  claimed_at timestamptz default now(),
  sent_at timestamptz,
  primary key (kind, subject, due_for)
);
create index reminders_created_at on private.reminders (created_at);

-- Errors that the owner of a package was notified of, per channel. The release command claims a row, sends it, and marks
-- it as sent; without that mark, a row is due again.
create table private.error_notices (
  id bigint generated always as identity primary key,
  channel text not null check (channel in ('webhook', 'email')),
  remote text not null,
  version text not null,
  kind text not null,
  message text not null,
  place text not null,
  created_at timestamptz not null default now(),
  -- When a command began to send it; null if that failed.
  claimed_at timestamptz default now(),
  -- When a command last began to send it.
  attempted_at timestamptz not null default now(),
  sent_at timestamptz,
  unique (channel, remote, version, kind, message, place)
);

-- == Rows ==

insert into private.retention (rule, relation, since, kept, only_where, clears) values
  ('leads', 'public.leads', 'created_at', '2 years', $$client_id is null and status <> 'converted'$$, null),
  ('convertedLeads', 'public.leads', 'updated_at', '7 years', $$client_id is null and status = 'converted'$$, null),
  ('refusedApplications', 'public.certification_applications', 'decided_at', '2 years', $$status = 'rejected'$$, null),
  ('otherApplications', 'public.certification_applications', 'updated_at', '2 years',
    $$status in ('submitted', 'in_review', 'withdrawn')$$, null),
  ('waitlist', 'public.waitlist', 'updated_at', '2 years', $$status in ('seated', 'left')$$, null),
  ('calls', 'public.bookings', 'starts_at', '2 years', 'client_id is null', null),
  ('unconfirmedCalls', 'public.bookings', 'created_at', '1 day', $$status in ('pending', 'lapsed')$$, null),
  ('callLinks', 'public.bookings', 'starts_at', '30 days', 'manage_token_hash is not null', 'manage_token_hash'),
  ('callHolds', 'private.call_holds', 'until', '1 day', 'true', null),
  ('attendance', 'public.symposium_registrations', 'make_date(right(event, 4)::int + 1, 1, 1)', '7 years',
    $$status in ('registered', 'attended')$$, null),
  ('otherRegistrations', 'public.symposium_registrations', 'make_date(right(event, 4)::int + 1, 1, 1)', '2 years',
    $$status in ('waitlisted', 'cancelled')$$, null),
  ('needs', 'public.symposium_registrations', 'make_date(right(event, 4)::int + 1, 1, 1)', '0 days',
    'needs is not null', 'needs'),
  ('unconfirmedSubscribers', 'public.subscribers', 'coalesce(confirm_sent_at, created_at)', '30 days',
    $$status = 'pending'$$, null),
  ('newsletterLinks', 'public.subscribers', 'confirm_sent_at', '7 days',
    $$status = 'pending' and confirm_token_hash is not null$$, 'confirm_token_hash'),
  ('consents', 'public.consents', 'created_at', '2 years',
    $$user_id is null
      and not exists (select from public.subscribers s where s.email = k.email and s.status = 'confirmed')
      and not exists (select from public.certification_applications a where lower(a.email) = lower(k.email))$$, null),
  ('invitations', 'public.invitations', 'expires_at', '90 days',
    $$status <> 'accepted' and application_id is null$$, null),
  ('signIns', 'public.auth_events', 'created_at', '1 year', 'true', null),
  ('formTurns', 'private.form_turns', 'created_at', '1 day', 'true', null),
  ('formSubmissions', 'private.form_submissions', 'created_at', '30 days', 'true', null),
  ('changesOfMany', 'private.batches', 'made_at', '1 day', 'true', null),
  ('reminders', 'private.reminders', 'created_at', '1 year', 'true', null),
  ('errorNotices', 'private.error_notices', 'created_at', '30 days',
    $$not exists (select from public.site_errors e where e.remote = k.remote and e.version = k.version
      and e.kind = k.kind and e.message = k.message and e.place = k.place)$$, null);

insert into private.retention (rule, relation, since, kept) values
  ('siteErrors', 'public.site_errors', 'hour', '30 days'),
  ('siteViews', 'public.site_views', 'hour', '30 days'),
  ('siteVitals', 'public.site_vitals', 'hour', '30 days'),
  ('reportTurns', 'private.report_turns', 'begins_at', '1 day'),
  ('reportSenders', 'private.report_senders', 'hour', '7 days');

insert into private.report_settings default values;

insert into private.site_packages (remote) values ('shell'), ('mfe-cpps'), ('mfe-dashboard'), ('mfe-marketing');

-- == Functions: retention ==

-- Deletes or clears up to `most` rows per rule and returns the count per rule. Each rule runs in its own
-- subtransaction: one that fails logs a warning, has null as its count, and does not undo the others.
create function private.delete_expired(at timestamptz default now(), most integer default 5000) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  entry private.retention;
  counted bigint;
  counts jsonb := '{}';
begin
  for entry in select * from private.retention r order by r.rule loop
    begin
      execute format(
        case when entry.clears is null then 'delete from %1$s t' else 'update %1$s t set %4$I = null' end
          || ' where t.ctid in (select k.ctid from %1$s k where %2$s <= $1 and (%3$s) limit $2 for update skip locked)',
        entry.relation, entry.since, entry.only_where, entry.clears)
      using at - entry.kept, most;
      get diagnostics counted = row_count;
    exception when others then
      raise warning 'retention: rule % failed: % (%)', entry.rule, sqlerrm, sqlstate;
      counted := null;
    end;
    counts := counts || jsonb_build_object(entry.rule, counted);
  end loop;
  return counts;
end $$;

-- Takes no time argument, so that a caller cannot delete rows early.
create function public.delete_expired() returns jsonb
language sql security invoker set search_path = '' as $$
  select private.delete_expired()
$$;

-- == Functions: search ==

-- Searches clients, leads, stories, applications, and, for administrators, profiles. A complete reference comes first
-- and also finds a call. Rank: 0 by reference, 1 prefix of the text, 2 prefix of a word, 3 inside a word. The caller's
-- policies apply.
create function private.search_rows(asked text, most integer) returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
declare
  folded text := private.folded(asked);
  part text := private.part_of(asked);
  code text := upper(asked);
  is_code boolean := asked ~* '^(NC|CPPS|CALL)-[A-Z0-9-]{3,20}$';
begin
  return jsonb_build_object(
    'clients', (select coalesce(jsonb_agg(to_jsonb(r) order by r.rank, r.at desc, r.id), '[]') from (
      select c.id, c.name as label, c.company as detail, c.status, c.created_at as at,
        case when starts_with(c.search, folded) then 1
          when position(' ' || folded in c.search) > 0 then 2 else 3 end as rank
      from public.clients c where c.search like part order by rank, c.created_at desc, c.id limit most) r),
    'leads', (select coalesce(jsonb_agg(to_jsonb(r) order by r.rank, r.at desc, r.id), '[]') from (
      select l.id, l.name as label, l.reference as detail, l.status, l.created_at as at,
        case when starts_with(l.search, folded) then 1
          when position(' ' || folded in l.search) > 0 then 2 else 3 end as rank
      from public.leads l where not is_code and l.search like part
      union all
      select l.id, l.name, l.reference, l.status, l.created_at, 0
      from public.leads l where is_code and l.reference = code
      order by rank, at desc, id limit most) r),
    'stories', (select coalesce(jsonb_agg(to_jsonb(r) order by r.rank, r.at desc, r.id), '[]') from (
      select s.id, s.title as label, null as detail, s.status, s.updated_at as at,
        case when starts_with(s.search, folded) then 1
          when position(' ' || folded in s.search) > 0 then 2 else 3 end as rank
      from public.stories s where s.search like part order by rank, s.updated_at desc, s.id limit most) r),
    'applications', (select coalesce(jsonb_agg(to_jsonb(r) order by r.rank, r.at desc, r.id), '[]') from (
      select a.id, a.first_name || ' ' || a.last_name as label, a.reference as detail, a.status, a.created_at as at,
        case when starts_with(w.words, folded) then 1
          when position(' ' || folded in w.words) > 0 then 2 else 3 end as rank
      from public.certification_applications a
      cross join lateral (select private.folded(concat_ws(' ', a.first_name, a.last_name, a.firm_name, a.business_name,
        a.email)) as words) w
      where not is_code and w.words like part
      union all
      select a.id, a.first_name || ' ' || a.last_name, a.reference, a.status, a.created_at, 0
      from public.certification_applications a where is_code and a.reference = code
      order by rank, at desc, id limit most) r),
    'calls', (select coalesce(jsonb_agg(to_jsonb(r)), '[]') from (
      select b.id, b.name as label, b.reference as detail, b.status, b.starts_at as at, 0 as rank
      from public.bookings b where is_code and b.reference = code) r),
    'people', (select coalesce(jsonb_agg(to_jsonb(r) order by r.rank, r.at desc, r.id), '[]') from (
      select p.id, coalesce(nullif(p.name, ''), p.email) as label, p.email as detail, p.role as status,
        p.created_at as at,
        case when starts_with(p.search, folded) then 1
          when position(' ' || folded in p.search) > 0 then 2 else 3 end as rank
      from public.profiles p where (select private.is_admin()) and p.search like part
      order by rank, p.created_at desc, p.id limit most) r));
end $$;

-- The search for administrators, who may read every row. A definer, so that the search uses the trigram index instead
-- of checking policies first.
create function private.search_rows_of_all(asked text, most integer) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin('Only an administrator searches everything');
  return private.search_rows(asked, most);
end $$;

-- Returns up to `most` results per kind. PT400: a query not of 2 to 100 characters.
create function public.search_all(q text, most integer default 5) returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
declare
  asked text := btrim(coalesce(q, ''));
begin
  if length(asked) not between 2 and 100 then
    raise exception 'A search has 2 to 100 characters' using errcode = 'PT400', detail = 'q';
  elsif most is null or most not between 1 and 20 then
    raise exception 'A search answers with 1 to 20 of a kind' using errcode = 'PT400', detail = 'most';
  end if;
  return case when (select private.is_admin()) then private.search_rows_of_all(asked, most)
    else private.search_rows(asked, most) end;
end $$;

-- == Functions: overviews ==

-- Returns open deadlines through `until`, the next one first: of all clients that the caller may read, or of those of
-- one owner.
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

-- Returns the newest clients.
create function private.latest_clients(most integer) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name, 'company', c.company, 'status', c.status,
    'createdAt', c.created_at) order by c.created_at desc, c.id), '[]')
  from (
    select c.id, c.name, c.company, c.status, c.created_at from public.clients c
    order by c.created_at desc, c.id limit most
  ) c
$$;

-- Returns the latest projections of the caller's own clients and files in the caller's folder.
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

-- Returns the caller's latest application for certification, with its seat or its state on the waiting list.
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

-- Returns the caller's progress in the modules that they started; null if they have no access to the training.
create function private.own_training() returns jsonb
language sql stable security invoker set search_path = '' as $$
  select case when (select private.may_train()) then (
    select coalesce(jsonb_agg(jsonb_build_object('moduleId', t.module_id, 'percent', t.percent)
      order by t.percent desc, t.module_id), '[]')
    from public.training_progress t where t.user_id = (select auth.uid())) end
$$;

-- Returns everything on a client's overview in one call.
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
      select jsonb_build_object('clients', count(*), 'activeClients', count(*) filter (where c.status = 'Active'),
        'taxSavings', coalesce(sum(c.tax_savings) filter (where c.status = 'Active'), 0),
        'nextDeadline', private.open_deadlines('infinity', 1, (select auth.uid())) -> 0)
      from public.clients c where c.user_id = (select auth.uid())),
    'papers', private.own_papers(3),
    'records', case when (select private.is_member()) then public.own_records() else '[]' end,
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

-- Returns everything on a coach's overview in one call. 42501 for other roles.
create function public.overview_coach() returns jsonb
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

-- Returns counts of pending work, with the oldest or next entry of each kind.
create function public.overview_admin() returns jsonb
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
    -- client is an earlier name of the role user, which every release knows.
    'unknownRoles', (select count(*) from public.profiles p where p.role not in ('user', 'coach', 'admin', 'client')),
    'users', (select count(*) from public.profiles),
    'clients', (select count(*) from public.clients),
    'coaches', (select count(*) from public.profiles p where p.role = 'coach'));
end $$;

-- == Functions: accounts ==

-- Changes the role of an account. A former coach's clients go to `clients_to`, or have no coach. Returns the new
-- version and the batch of the clients, which can be undone. PT400: unknown role or no coach; PT404: no such account;
-- PT409: another version, or the last administrator.
create function public.change_role(user_id uuid, role text, expected integer, clients_to uuid default null)
returns jsonb
language plpgsql security invoker set search_path = '' as $$
declare
  account public.profiles;
  now_at integer;
  batch uuid;
  given jsonb;
begin
  if not (select private.is_admin()) then
    raise exception 'Only an administrator changes roles' using errcode = '42501';
  end if;
  if change_role.role is null or change_role.role not in ('user', 'coach', 'admin') then
    raise exception 'A role is user, coach or admin' using errcode = 'PT400', detail = 'role';
  end if;
  select p.* into account from public.profiles p where p.id = change_role.user_id for no key update;
  if not found then
    raise exception 'This account is gone' using errcode = 'PT404';
  elsif account.version is distinct from expected then
    raise exception 'The account was changed meanwhile' using errcode = 'PT409', detail = 'version';
  elsif clients_to is not null and not exists (
    select from public.profiles p where p.id = clients_to and p.id <> account.id
      and p.role in ('coach', 'admin') and p.status <> 'suspended'
  ) then
    raise exception 'Clients are given to a coach' using errcode = 'PT400', detail = 'clients_to';
  end if;
  if account.role in ('coach', 'admin') and change_role.role = 'user'
    and exists (select from public.clients c where c.coach_id = account.id) then
    batch := private.begin_batch('bulk', 'clients');
    with before as (
      select c.id, c.user_id from public.clients c where c.coach_id = account.id order by c.id for no key update
    ), done as (
      update public.clients c set coach_id = clients_to from before b where c.id = b.id
      returning c.id, c.version, b.user_id is not distinct from account.id as is_owned
    )
    select jsonb_agg(jsonb_build_object('id', d.id, 'version', d.version,
      'before', jsonb_build_object('coach', account.id)
      || case when d.is_owned then jsonb_build_object('owner', account.id) else '{}' end)) into given from done d;
    perform private.end_batch(batch, given, coalesce(clients_to::text, 'none'), clients_to);
  end if;
  begin
    update public.profiles p set role = change_role.role where p.id = account.id returning p.version into now_at;
  exception when insufficient_privilege then
    if sqlerrm = 'the last administrator stays' then
      raise exception 'At least one administrator stays' using errcode = 'PT409', detail = 'last-admin';
    end if;
    raise;
  end;
  return jsonb_build_object('version', now_at, 'batch', batch);
end $$;

-- Returns counts of what an account owns, for administrators, without the contents.
create function private.account_facts(of_user uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin('Access denied');
  return (
    select jsonb_build_object(
      'sessions', (select count(*) from auth.sessions s
        where s.user_id = p.id and (s.not_after is null or s.not_after > now())),
      'signedInAt', (select max(e.created_at) from public.auth_events e where e.user_id = p.id and e.kind = 'sign_in'),
      'secondFactor', exists (select from auth.mfa_factors f
        where f.user_id = p.id and f.status = 'verified' and f.factor_type::text <> 'recovery_code'),
      'ownClients', (select count(*) from public.clients c where c.user_id = p.id),
      'coachedClients', (select count(*) from public.clients c where c.coach_id = p.id),
      'leads', (select count(*) from public.leads l where l.assigned_to = p.id),
      'stories', (select count(*) from public.stories s where s.user_id = p.id),
      'applications', (select count(*) from public.certification_applications a where a.user_id = p.id),
      'calls', (select count(*) from public.bookings b
        where b.user_id = p.id and b.status = 'booked' and b.starts_at > now()),
      'level', case when (private.valid_certificate(p.id)).id is null then null else private.cpps_level_of(p.id) end,
      'certifiedUntil', (private.valid_certificate(p.id)).expires_on)
    from public.profiles p where p.id = of_user
  );
end $$;

create function public.account_facts(user_id uuid) returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.account_facts(user_id) $$;

-- Returns the counts and the last activity for the data tab of the settings, over the caller's own and coached rows.
create function public.data_summary() returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
begin
  if not (select private.is_member()) then
    raise exception 'Sign in first' using errcode = '42501';
  end if;
  return jsonb_build_object(
    'stories', (select count(*) from public.stories s where s.user_id = (select auth.uid())),
    'clients', (select count(*) from public.clients c where (select auth.uid()) in (c.user_id, c.coach_id)),
    'lastActivity', (select max(latest.at) from (
      select max(s.updated_at) as at from public.stories s where s.user_id = (select auth.uid())
      union all
      select max(c.updated_at) from public.clients c where c.updated_by = (select auth.uid())
      union all
      select max(e.created_at) from public.auth_events e where e.user_id = (select auth.uid())
    ) latest));
end $$;

-- Returns the caller's state in each step of the certification.
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

-- Records in the audit log that an account deleted a record. Skips deletions by cascade, retention, or the undo of an
-- import, which have other entries or none.
create function private.record_deletion() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if pg_catalog.pg_trigger_depth() = 1 and private.batch_id() is null and private.actor() is not null then
    perform private.audit('delete', tg_table_name, old.id, to_jsonb(old) ->> 'status', null);
  end if;
  return null;
end $$;

-- == Functions: analytics ==

-- Returns row counts by the value of a column.
create function private.count_by(counted regclass, by_column text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  counts jsonb;
begin
  execute format('select coalesce(jsonb_object_agg(c.value, c.rows), ''{}'') from (
    select t.%I as value, count(*) as rows from %s t group by 1) c', by_column, counted) into counts;
  return counts;
end $$;

-- Returns figures of the entire system, for administrators.
create function private.system_analytics() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin('Access denied');
  return jsonb_build_object(
    'at', now(),
    'people', private.count_by('public.profiles', 'role'),
    'signUps', (select count(*) from public.profiles p where p.created_at > now() - interval '30 days'),
    'signIns', (select count(*) from public.auth_events e
      where e.kind = 'sign_in' and e.created_at > now() - interval '30 days'),
    'peopleSignedIn', (select count(distinct e.user_id) from public.auth_events e
      where e.kind = 'sign_in' and e.created_at > now() - interval '30 days'),
    'clients', private.count_by('public.clients', 'status'),
    'leads', private.count_by('public.leads', 'status'),
    'applications', private.count_by('public.certification_applications', 'status'),
    'stories', private.count_by('public.stories', 'status'),
    'files', (select count(*) from storage.objects),
    'fileBytes', (select coalesce(sum((o.metadata ->> 'size')::bigint), 0) from storage.objects o));
end $$;

create function public.system_analytics() returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.system_analytics() $$;

-- Returns how many leads reached each stage and the hours until their first answer: a call, an email, or a change of
-- status away from new.
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
    -- A lead at a stage counts for the stages before it.
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

-- Returns the totals that are compared with the previous period. Due applications are those that were decided, and open
-- ones that are overdue.
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

-- Returns leads per week and source, with empty weeks. The five largest sources have their own series. A source ends at
-- its first comma, because a form may append its context.
create function private.analytics_lead_weeks(
  since timestamptz, until timestamptz, weeks date[], zone text
) returns jsonb
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
        select w.week,
          coalesce(jsonb_agg(coalesce(c.leads, 0) order by p.place) filter (where p.place is not null), '[]') as counts
        from unnest(weeks) as w (week)
        left join (select distinct r.place from ranked r) p on true
        left join counted c on c.week = w.week and c.place = p.place
        group by w.week
      ) filled))
$$;

-- Returns applications per week and status, with empty weeks.
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

-- Returns client counts per coach, including coaches without clients and, with a null id, clients without a coach.
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

-- Returns running totals of currently active clients by the month of their creation, with their current values: earlier
-- values are not stored.
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

-- Returns current seats and waiting lists, without cohorts that ended before the period, and the training in the
-- period.
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

-- Returns the firm's figures for a period of at most two years, for administrators. Weeks begin on Monday; days, weeks,
-- and months are those of the office's time zone. Data without a history counts with its current value, and the page
-- says so. 22023: invalid period.
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
  weeks := array(select w::date
    from generate_series(date_trunc('week', first_day::timestamp), last_day, '7 days') as w);
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

-- == Functions: reports of pages ==

-- Returns a salted hash of the sender of a report: the address from the edge, if the edge sent its key, else the
-- address of the request. Returns unknown without an address. 42501: wrong key.
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

-- Counts a report and returns whether it is within the limit. All senders without an address share a limit twelve times
-- as high.
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

-- Returns the first fault of a report as "<field>: <reason>", or null. The edge applies the same rules
-- (shell/server/page-reports.ts).
create function private.page_report_fault(report jsonb) returns text
language sql stable security definer set search_path = '' as $$
  with lists (list, most) as (values ('errors', 10), ('views', 10), ('vitals', 4)),
  entries as (
    select l.list, e.place, e.entry, l.list || '.' || (e.place - 1) || '.' as at
    from lists l
    cross join lateral jsonb_array_elements(
      case jsonb_typeof(report -> l.list) when 'array' then report -> l.list else '[]' end)
      with ordinality as e (entry, place)
  ),
  texts (list, field, least, most) as (values
    ('errors', 'message', 1, 200), ('errors', 'place', 0, 200), ('errors', 'stack', 0, 1000),
    ('errors', 'route', 0, 120)),
  numbers (list, field, least, most) as (values ('views', 'count', 1, 200), ('vitals', 'value', 0, 600000)),
  options (list, field, known) as (values
    ('errors', 'kind', '{render,script,promise,chunk,late,boot}'::text[]), ('vitals', 'metric', '{LCP,INP,CLS,TTFB}')),
  faults (list, place, fault) as (
    select '', 0, 'release: expected the id of a release set'
    where (jsonb_typeof(report -> 'release') = 'string'
      and report ->> 'release' ~ '^[A-Za-z0-9._+-]{1,64}$') is not true
    union all
    select l.list, 0, format('%s: expected a list of %s at most', l.list, l.most) from lists l
    where case jsonb_typeof(report -> l.list)
      when 'array' then jsonb_array_length(report -> l.list) > l.most else true end
    union all
    select e.list, e.place, e.at || 'remote: expected a package of this site (private.site_packages)' from entries e
    where not exists (select from private.site_packages p where to_jsonb(p.remote) = e.entry -> 'remote')
    union all
    select e.list, e.place, e.at || 'version: expected a version' from entries e
    where (jsonb_typeof(e.entry -> 'version') = 'string'
      and e.entry ->> 'version' ~ '^[A-Za-z0-9._+-]{1,64}$') is not true
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

-- Counts an error. New errors are limited per hour to 30 per sender and package, 300 per package, and 2,000 in total,
-- so that the table stays small and a flood from one package leaves room for the others.
create function private.count_site_error(this_hour timestamptz, set_id text, entry jsonb, sender text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  of_part integer;
  of_all integer;
  -- Line breaks and other control characters could forge lines in the list of errors.
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

-- Counts views. New rows are limited per hour to 50 per sender and 2,000 in total.
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

-- Counts a measurement. New rows are limited per hour to 1,000 per sender and 20,000 in total.
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

-- Counts a sender's views and errors for a release set. The views of the shell count, because every page contains it.
-- New rows are limited to 20 release sets per sender and hour.
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

-- Records the report of one page. The edge checks reports first, but a caller may bypass it, so all checks and limits
-- apply here again. PT429: too many reports; PT413: over 32 KB; 23514: invalid.
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
    perform private.refuse_for_now('Very many reports have come from your network.',
      this_minute + interval '1 minute' - now());
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

-- == Functions: health of the site ==

-- Returns errors, views, and the 75th percentile of each metric per package and version. Includes versions with errors
-- but no views.
create function private.site_health_parts(since timestamptz) returns jsonb
language sql stable security definer set search_path = '' as $$
  with counted as (
    select e.remote, e.version, sum(e.count) as errors, 0 as views, min(e.hour) as first, max(e.hour) as last
    from public.site_errors e where e.hour >= since group by e.remote, e.version
    union all
    select v.remote, v.version, 0, sum(v.views), min(v.hour), max(v.hour)
    from public.site_views v where v.hour >= since group by v.remote, v.version
  ), parts as (
    select c.remote, c.version, sum(c.errors) as errors, sum(c.views) as views,
      min(c.first) as first, max(c.last) as last
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

-- Returns the errors of each package per hour or day, with empty steps.
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

-- Returns the 50 latest distinct errors.
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

-- Returns the health of the site over the last 24 hours, 7 days, or 30 days, for administrators. 22023: another period.
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

-- Returns views, errors, and senders of the release sets since the hour of `since`, with which the release job promotes
-- or rolls back a canary. Each sender counts for at most 25 views and 25 errors, so that the result depends on many
-- senders. Only the secret key may call it.
create function public.release_counts(set_ids text[], since timestamptz) returns jsonb
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

-- Claims up to `most` errors that the owners were not notified of on a channel, and returns them, the oldest first. A
-- new version makes an error new again. A claim ends after ten minutes, in case its command was stopped. Only the secret
-- key may call it.
create function public.claim_error_notices(channel text, most integer default 100) returns jsonb
language sql volatile security definer set search_path = '' as $$
  with seen as (
    select e.remote, e.version, e.kind, e.message, e.place, sum(e.count) as count, min(e.hour) as first_at,
      max(e.last_at) as last_at, (array_agg(e.release order by e.last_at desc))[1] as release,
      (array_agg(e.stack order by e.last_at desc))[1] as stack,
      (array_agg(e.route order by e.last_at desc))[1] as route
    from public.site_errors e group by e.remote, e.version, e.kind, e.message, e.place
  ), due as (
    select s.* from seen s
    left join private.error_notices n on n.channel = claim_error_notices.channel and n.remote = s.remote
      and n.version = s.version and n.kind = s.kind and n.message = s.message and n.place = s.place
    where n.sent_at is null and (n.claimed_at > now() - interval '10 minutes') is not true
    -- Repeated attempts are last, in turn: an owner who can't be reached must not delay the others.
    order by n.attempted_at nulls first, s.first_at, s.last_at limit most
  ), claimed as (
    insert into private.error_notices as n (channel, remote, version, kind, message, place)
    select claim_error_notices.channel, d.remote, d.version, d.kind, d.message, d.place from due d
    on conflict (channel, remote, version, kind, message, place) do update set claimed_at = now(), attempted_at = now()
    -- Another command may have claimed it since this one began.
    where n.sent_at is null and (n.claimed_at > now() - interval '10 minutes') is not true
    returning n.id, n.remote, n.version, n.kind, n.message, n.place
  )
  select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'package', d.remote, 'version', d.version,
    'release', d.release, 'kind', d.kind, 'message', d.message, 'place', d.place, 'stack', d.stack, 'route', d.route,
    'count', d.count, 'firstAt', d.first_at, 'lastAt', d.last_at) order by d.first_at, c.id), '[]')
  from claimed c join due d using (remote, version, kind, message, place)
$$;

-- Ends a claim: the errors were sent, or are due again. Only the secret key may call it.
create function public.finish_error_notices(ids bigint[], is_sent boolean) returns void
language sql volatile security definer set search_path = '' as $$
  update private.error_notices n set sent_at = case when is_sent then now() end, claimed_at = null
  where n.id = any (ids) and n.sent_at is null
$$;

-- == Functions: scheduled emails ==

-- Returns the scheduled emails that are due, with the facts that each contains. A call needs none if it was booked or
-- changed shortly before, because that email has the same content.
create function private.due_reminders(cohort_days integer, certificate_days integer)
returns table (kind text, subject uuid, due_for text, facts jsonb)
language sql stable security definer set search_path = '' as $$
  select 'call', b.id, to_char(b.starts_at at time zone 'utc', 'YYYY-MM-DD HH24:MI'), private.call_facts(b, null, true) || jsonb_build_object(
    'id', b.id, 'submission', b.submission_id, 'tokenHash', b.manage_token_hash)
  from public.bookings b
  where b.status = 'booked' and b.starts_at between now() + interval '1 hour' and now() + interval '24 hours'
    and b.created_at < b.starts_at - interval '36 hours' and b.updated_at < now() - interval '2 hours'
    and (b.user_id is null or private.wants_letters(b.user_id))
  union all
  select 'cohort', m.id, c.starts_on::text, jsonb_build_object('email', lower(coalesce(u.email, a.email)),
    'name', coalesce(nullif(btrim(p.name), ''), a.first_name, ''), 'cohort', c.name, 'startsOn', c.starts_on)
  from public.cohort_members m
  join public.cohorts c on c.id = m.cohort_id
  left join auth.users u on u.id = m.user_id
  left join public.profiles p on p.id = m.user_id
  left join public.certification_applications a on a.id = m.application_id
  where c.status in ('planned', 'open', 'running') and coalesce(u.email, a.email) is not null
    and c.starts_on between private.office_day() + 1 and private.office_day() + cohort_days
    and m.created_at < now() - interval '1 day' and (m.user_id is null or private.wants_letters(m.user_id))
  union all
  select 'certificate', c.id, c.expires_on::text, jsonb_build_object('email', u.email, 'name', c.name,
    'code', c.code, 'expiresOn', c.expires_on)
  from public.certificates c join auth.users u on u.id = c.user_id
  where c.revoked_at is null
    and c.expires_on between private.office_day() and private.office_day() + certificate_days
    and not exists (
      select from public.certificates o
      where o.user_id = c.user_id and o.revoked_at is null and o.expires_on > c.expires_on
    )
  union all
  select 'welcome', u.id, 'confirmed', jsonb_build_object('email', u.email,
    'name', coalesce(p.name, ''), 'accountType', p.account_type)
  from auth.users u join public.profiles p on p.id = u.id
  where u.email_confirmed_at > now() - interval '1 day' and u.confirmation_sent_at is not null
    and u.invited_at is null and p.status <> 'suspended'
$$;

-- Claims up to `most` scheduled emails and returns them. A claim ends after ten minutes, in case its call was stopped.
-- Only the secret key may call it.
create function public.claim_reminders(cohort_days integer, certificate_days integer, most integer default 20)
returns jsonb
language sql volatile security definer set search_path = '' as $$
  with due as (
    select d.* from private.due_reminders(cohort_days, certificate_days) d
    left join private.reminders r using (kind, subject, due_for)
    where r.sent_at is null and (r.claimed_at > now() - interval '10 minutes') is not true
    order by r.created_at nulls first limit most
  ), claimed as (
    insert into private.reminders as r (kind, subject, due_for)
    select d.kind, d.subject, d.due_for from due d
    on conflict (kind, subject, due_for) do update set claimed_at = now()
    -- Another call may have claimed it since this one began.
    where r.sent_at is null and (r.claimed_at > now() - interval '10 minutes') is not true
    returning r.kind, r.subject, r.due_for
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'kind', c.kind, 'subject', c.subject, 'dueFor', c.due_for, 'facts', d.facts)), '[]')
  from claimed c join due d using (kind, subject, due_for)
$$;

-- Ends a claim: the email was sent, or is due again. Only the secret key may call it.
create function public.finish_reminder(kind text, subject uuid, due_for text, is_sent boolean) returns void
language sql volatile security definer set search_path = '' as $$
  update private.reminders r set sent_at = case when is_sent then now() end, claimed_at = null
  where r.kind = finish_reminder.kind and r.subject = finish_reminder.subject
    and r.due_for = finish_reminder.due_for and r.sent_at is null
$$;

-- Calls the server function send-reminders; pg_cron runs this every ten minutes. The function does only what is due for
-- any caller, so the database needs no key.
create function private.ask_for_reminders() returns void
language plpgsql security definer set search_path = '' as $$
declare
  host text := (select h.url from private.function_host h);
begin
  if host is not null then
    execute 'select net.http_post(url := $1, body := ''{"due": "reminders"}''::jsonb)' using host || '/send-reminders';
  end if;
end $$;

-- == Access and triggers, by table ==

-- public.site_errors
-- Administrators read errors, views, and vitals. record_page_report writes them.
create policy site_errors_select on public.site_errors for select to authenticated using ((select private.is_admin()));
grant select on public.site_errors to authenticated;

-- public.site_views
create policy site_views_select on public.site_views for select to authenticated using ((select private.is_admin()));
grant select on public.site_views to authenticated;

-- public.site_vitals
create policy site_vitals_select on public.site_vitals for select to authenticated using ((select private.is_admin()));
grant select on public.site_vitals to authenticated;

-- public.clients
create trigger record_deletion after delete on public.clients
  for each row execute function private.record_deletion();

-- public.leads
create trigger record_deletion after delete on public.leads
  for each row execute function private.record_deletion();

-- public.stories
create trigger record_deletion after delete on public.stories
  for each row execute function private.record_deletion();

-- == Function grants ==

grant execute on function
  private.record_page_report(jsonb, text, text), public.record_page_report(jsonb, text, text)
to anon;

grant execute on function
  private.search_rows(text, integer), private.search_rows_of_all(text, integer), public.search_all(text, integer),
  private.open_deadlines(date, integer, uuid), private.latest_clients(integer), private.own_papers(integer),
  public.overview_user(), public.overview_coach(), public.overview_admin(), private.own_application(),
  public.data_summary(), private.system_analytics(), public.system_analytics(),
  public.change_role(uuid, text, integer, uuid), private.account_facts(uuid), public.account_facts(uuid),
  private.own_certification(), public.own_certification(), private.analytics(date, date),
  public.analytics(date, date), private.own_training(), private.site_health(integer), public.site_health(integer)
to authenticated;

grant execute on function
  private.delete_expired(timestamp with time zone, integer), public.delete_expired(),
  public.release_counts(text[], timestamp with time zone), public.claim_error_notices(text, integer),
  public.finish_error_notices(bigint[], boolean), public.claim_reminders(integer, integer, integer),
  public.finish_reminder(text, uuid, text, boolean)
to service_role;
