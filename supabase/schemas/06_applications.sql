-- Certification applications, from submission to decision.
-- certification_applications has the applications of CPAs and businesses, application_events their history. A decision
-- waits in application_decisions for a minute, so that it can be taken back. An approved CPA becomes a coach with a
-- seat in a cohort (cohort_members) or an entry in the waitlist.
-- Applicants read and withdraw their own applications, by account or by reference and email address; administrators
-- read and decide all.

-- == Tables ==

create table public.cohorts (
  id uuid primary key default gen_random_uuid(),
  name text not null unique check (length(name) between 1 and 80),
  starts_on date not null,
  weeks smallint not null default 14 check (weeks between 1 and 52),
  ends_on date generated always as (starts_on + weeks * 7 - 1) stored,
  seats smallint not null default 25 check (seats between 1 and 25),
  -- Maintained by the trigger on cohort_members.
  seats_taken smallint not null default 0,
  status text not null default 'planned' check (status in ('planned', 'open', 'running', 'finished', 'cancelled')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint cohorts_seats_left check (seats_taken between 0 and seats)
);
alter table public.cohorts enable row level security;
create index cohorts_starts_on on public.cohorts (starts_on);

create table public.certification_applications (
  id uuid primary key default gen_random_uuid(),
  reference text not null unique default '',
  submission_id uuid unique,
  -- Null for an applicant without an account.
  user_id uuid default auth.uid() references public.profiles (id) on delete cascade,
  applicant_type text not null default 'cpa' check (applicant_type in ('cpa', 'client')),
  first_name text not null check (length(btrim(first_name)) between 1 and 80 and length(first_name) <= 80),
  last_name text not null check (length(btrim(last_name)) between 1 and 80 and length(last_name) <= 80),
  email public.email_address not null,
  phone text not null check (phone ~ '^\+?[0-9 ().x/-]{7,40}$'),
  firm_name text check (length(btrim(firm_name)) between 1 and 160 and length(firm_name) <= 160),
  title text check (length(btrim(title)) between 1 and 120 and length(title) <= 120),
  years_experience text check (years_experience in ('3-5', '6-10', '11-15', '16-20', '20+')),
  license_number text check (length(btrim(license_number)) between 1 and 60 and length(license_number) <= 60),
  license_state text check (length(btrim(license_state)) between 2 and 60 and length(license_state) <= 60),
  current_revenue text check (current_revenue in ('250k-500k', '500k-1m', '1m-2m', '2m-5m', '5m+')),
  target_revenue text check (target_revenue in ('500k-1m', '1m-2m', '2m-5m', '5m-10m', '10m+')),
  client_types text check (length(btrim(client_types)) between 1 and 2000 and length(client_types) <= 2000),
  biggest_challenge text
    check (length(btrim(biggest_challenge)) between 1 and 4000 and length(biggest_challenge) <= 4000),
  why_applying text check (length(btrim(why_applying)) between 1 and 4000 and length(why_applying) <= 4000),
  commitment boolean not null default false,
  terms boolean not null default false,
  business_name text check (length(btrim(business_name)) between 1 and 160 and length(business_name) <= 160),
  annual_revenue text check (annual_revenue in ('under-500k', '500k-2m', '2m-5m', '5m+')),
  num_employees text check (num_employees in ('1-10', '11-50', '51-200', '200+')),
  interests text check (length(btrim(interests)) between 1 and 4000 and length(interests) <= 4000),
  notes text check (length(notes) <= 4000),
  status text not null default 'submitted'
    check (status in ('submitted', 'in_review', 'approved', 'rejected', 'withdrawn')),
  -- The cohort that the applicant requested.
  cohort_id uuid references public.cohorts (id) on delete set null,
  decided_at timestamptz,
  decided_by uuid references public.profiles (id) on delete set null,
  -- The applicant sees it.
  decision_note text check (length(decision_note) <= 4000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  review_due_at timestamptz not null default now(),
  search text generated always as (
    lower(first_name || ' ' || last_name || ' ' || coalesce(firm_name, '') || ' ' || coalesce(business_name, '') || ' '
      || email || ' ' || reference)
  ) stored,
  -- The email address in lower case, for comparisons.
  address text generated always as (lower(email)) stored,
  constraint certification_applications_of_a_cpa check (
    applicant_type <> 'cpa' or (
      num_nulls(firm_name, title, years_experience, license_number, license_state, current_revenue, target_revenue,
        client_types, biggest_challenge, why_applying) = 0
      and commitment and terms
      and num_nonnulls(business_name, annual_revenue, num_employees, interests, notes) = 0
    )
  ),
  constraint certification_applications_of_a_client check (
    applicant_type <> 'client' or (
      num_nulls(business_name, annual_revenue, interests) = 0
      and num_nonnulls(firm_name, title, years_experience, license_number, license_state, current_revenue,
        target_revenue, client_types, biggest_challenge, why_applying) = 0
    )
  ),
  constraint certification_applications_first_name_line check (first_name !~ '[[:cntrl:]\u2028\u2029]'),
  constraint certification_applications_last_name_line check (last_name !~ '[[:cntrl:]\u2028\u2029]')
);
alter table public.certification_applications enable row level security;
-- One open application per account, also when two windows submit at the same time.
create unique index certification_applications_one_open
  on public.certification_applications (user_id) where status in ('submitted', 'in_review');
create index applications_created_at on public.certification_applications (created_at desc);
create index applications_status on public.certification_applications (status, created_at desc);
create index applications_email on public.certification_applications (lower(email), created_at);
create index applications_user_id on public.certification_applications (user_id, created_at desc);
create index applications_cohort_id on public.certification_applications (cohort_id);
create index applications_decided_by on public.certification_applications (decided_by);
create index applications_address on public.certification_applications (address, created_at desc);
create index applications_last_name on public.certification_applications (last_name, id);
create index applications_review_due on public.certification_applications (review_due_at, id)
  where status in ('submitted', 'in_review');
create index applications_search on public.certification_applications using gin (search extensions.gin_trgm_ops)
  -- Writes are rare and searches frequent: without the pending list a search reads the index only.
  with (fastupdate = off);

create table public.application_events (
  id bigint generated always as identity primary key,
  application_id uuid not null references public.certification_applications (id) on delete cascade,
  -- Triggers write submitted and status. Only administrators read notes.
  kind text not null check (kind in ('submitted', 'status', 'note')),
  from_status text,
  to_status text,
  note text check (length(note) between 1 and 4000),
  actor_id uuid default auth.uid() references public.profiles (id) on delete set null,
  created_at timestamptz not null default now(),
  constraint application_events_note check (kind <> 'note' or note is not null)
);
alter table public.application_events enable row level security;
create index application_events_application_id on public.application_events (application_id, id);
create index application_events_actor_id on public.application_events (actor_id);

-- The seats of a cohort. A seat without an account is that of an invited applicant.
create table public.cohort_members (
  id uuid primary key default gen_random_uuid(),
  cohort_id uuid not null references public.cohorts (id) on delete cascade,
  user_id uuid references public.profiles (id) on delete cascade,
  application_id uuid unique references public.certification_applications (id) on delete set null,
  created_at timestamptz not null default now(),
  unique (cohort_id, user_id)
);
alter table public.cohort_members enable row level security;
create index cohort_members_user_id on public.cohort_members (user_id);

-- Approved applicants without a seat, in the order of created_at.
create table public.waitlist (
  id uuid primary key default gen_random_uuid(),
  application_id uuid not null unique references public.certification_applications (id) on delete cascade,
  -- Null to wait for the first cohort with a free seat.
  cohort_id uuid references public.cohorts (id) on delete set null,
  status text not null default 'waiting' check (status in ('waiting', 'offered', 'seated', 'left')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
alter table public.waitlist enable row level security;
create index waitlist_cohort_id on public.waitlist (cohort_id, created_at);
create index waitlist_status on public.waitlist (status, created_at);

-- Pending decisions. A decision takes effect after a minute; until then any administrator can take it back, and only
-- administrators see it. The row is deleted when its emails are sent.
create table public.application_decisions (
  application_id uuid not null references public.certification_applications (id) on delete cascade,
  -- The token of the applicant's invitation derives from it, so that a repeated email contains the same token.
  id uuid not null default gen_random_uuid(),
  decision text not null check (decision in ('approve', 'reject', 'in_review', 'take_off')),
  note text check (length(note) <= 4000),
  decided_by uuid references public.profiles (id) on delete set null,
  decided_at timestamptz not null default now(),
  -- When the email is sent or tried again.
  letter_at timestamptz not null default now() + interval '1 minute',
  carried_out_at timestamptz,
  letter_sent_at timestamptz,
  tries smallint not null default 0,
  -- The cohort of the seat or of the waiting list; null to wait for the first cohort with a free seat.
  cohort_id uuid references public.cohorts (id) on delete set null,
  waits boolean not null default false,
  constraint application_decisions_place check (decision = 'approve' or (cohort_id is null and not waits)),
  primary key (id),
  constraint application_decisions_application_id_key unique (application_id)
);
alter table public.application_decisions enable row level security;
create index application_decisions_decided_by on public.application_decisions (decided_by);
create index application_decisions_letter_at on public.application_decisions (letter_at);
create index application_decisions_cohort_id on public.application_decisions (cohort_id);

-- == Foreign keys of earlier tables ==

alter table public.invitations add constraint invitations_application_id_fkey
  foreign key (application_id) references public.certification_applications (id) on delete cascade;

-- == Functions: cohorts and seats ==

-- Counts taken seats. The update locks the row of the cohort, so that two simultaneous requests cannot both get the
-- last seat.
create function private.count_seats() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op <> 'INSERT' then
    update public.cohorts c set seats_taken = c.seats_taken - 1 where c.id = old.cohort_id;
  end if;
  if tg_op <> 'DELETE' then
    update public.cohorts c set seats_taken = c.seats_taken + 1
    where c.id = new.cohort_id and c.seats_taken < c.seats and c.status in ('planned', 'open', 'running');
    if not found then
      raise exception 'the cohort has no free seat' using errcode = '23514';
    end if;
  end if;
  return null;
end $$;

-- Deletes a seat that foreign keys left without account and application.
create function private.drop_empty_seat() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.cohort_members m where m.id = new.id;
  return null;
end $$;

-- Rejects fewer seats than are taken, with a message for the administrator; the check constraint would report only its
-- name.
create function private.keep_taken_seats() returns trigger
language plpgsql set search_path = '' as $$
begin
  if new.seats < old.seats_taken then
    raise exception '% seats are taken', old.seats_taken using errcode = '23514', detail = 'seats';
  end if;
  return new;
end $$;

-- Keeps the seat of a participant who has a certificate of the cohort.
create function private.keep_certified_seat() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from public.certificates c where c.user_id = old.user_id and c.cohort_id = old.cohort_id) then
    raise exception 'This participant holds a certificate of the cohort: the seat stays' using errcode = '23503';
  end if;
  return old;
end $$;

-- Returns the free seats of a cohort that has not started. Seats that a pending approval reserves are not free, except
-- for the application `besides`.
create function private.free_seats(cohort public.cohorts, besides uuid) returns integer
language sql stable security definer set search_path = '' as $$
  select case when cohort.status in ('planned', 'open') and cohort.starts_on >= current_date then
    cohort.seats - cohort.seats_taken - (
      select count(*) from public.application_decisions d
      where d.cohort_id = cohort.id and not d.waits and d.carried_out_at is null
        and d.application_id is distinct from besides
    )::integer else 0 end
$$;

-- == Functions: new applications ==

-- SECURITY INVOKER, so that current_user distinguishes an API caller from a definer function.
create function private.guard_application() returns trigger
language plpgsql set search_path = '' as $$
begin
  if current_user in ('anon', 'authenticated') and tg_op = 'UPDATE' then
    if new.status is distinct from old.status and (
      new.status in ('approved', 'rejected') or old.status in ('approved', 'rejected')
    ) then
      -- A decision also gives a role and a seat, in one transaction.
      raise exception 'an application is decided by the function for it' using errcode = '42501';
    end if;
    if not (select private.is_admin()) then
      if new.cohort_id is distinct from old.cohort_id or (
        new.status is distinct from old.status
        and not (old.status in ('submitted', 'in_review') and new.status = 'withdrawn')
      ) then
        raise exception 'an applicant can only withdraw' using errcode = '42501';
      end if;
    end if;
  end if;
  if tg_op = 'UPDATE' and new.status is distinct from old.status then
    if new.status in ('approved', 'rejected') then
      new.decided_at := now();
      new.decided_by := coalesce((select private.actor()), new.decided_by);
    else
      new.decided_at := null;
      new.decided_by := null;
    end if;
  end if;
  new.updated_at := now();
  return new;
end $$;

-- Limits direct submissions: three per email address and hour, 600 per minute in total, and a limit per network
-- address.
create function private.limit_applications() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.take_sender_turn('applications', private.request_address());
  perform pg_catalog.pg_advisory_xact_lock(4212, 2);
  if (select count(*) from public.certification_applications a
      where a.created_at > now() - interval '1 hour' and lower(a.email) = lower(new.email)) >= 3
    or (select count(*) from public.certification_applications a
      where a.created_at > now() - interval '1 minute') >= 600 then
    raise exception 'Too many applications in a short time' using errcode = 'PT429', hint = 'Try again in an hour';
  end if;
  return new;
end $$;

create function private.record_application() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    insert into public.application_events (application_id, kind, to_status, actor_id)
    values (new.id, 'submitted', new.status, private.actor());
  elsif new.status is distinct from old.status then
    perform private.audit('status', 'certification_applications', new.id, old.status, new.status);
    insert into public.application_events (application_id, kind, from_status, to_status, actor_id)
    values (new.id, 'status', old.status, new.status, private.actor());
  end if;
  return null;
end $$;

-- Notifies administrators of a new application.
create function private.notice_application() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.tell(private.admin_ids(), 'application', 'New application ' || new.reference,
    case new.applicant_type when 'cpa' then 'From a CPA' else 'From a business owner' end,
    '/dashboard/applications?application=' || new.id);
  return null;
end $$;

-- Returns whether the day is a Monday to Friday without a closure.
create function private.is_business_day(day date) returns boolean
language sql stable security definer set search_path = '' as $$
  select extract(dow from is_business_day.day) between 1 and 5
    and not exists (select from public.office_closures c where c.day = is_business_day.day)
$$;

-- Returns the time by which an application is reviewed: two business days after its submission, at the same time of
-- day. A submission outside office hours counts from the next opening.
create function private.review_due(submitted timestamptz) returns timestamptz
language plpgsql stable security definer set search_path = '' as $$
declare
  local_time timestamp := submitted at time zone private.office_zone();
  day date := local_time::date;
  opens time;
  closes time;
  at_clock time;
  days_left int := 2;
begin
  select h.opens, h.closes into opens, closes from private.office_hours h where h.weekday = extract(dow from day);
  if private.is_business_day(day) and local_time::time < closes then
    at_clock := greatest(local_time::time, opens);
  else
    loop
      day := day + 1;
      exit when private.is_business_day(day);
    end loop;
    select h.opens into at_clock from private.office_hours h where h.weekday = extract(dow from day);
  end if;
  while days_left > 0 loop
    day := day + 1;
    days_left := days_left - case when private.is_business_day(day) then 1 else 0 end;
  end loop;
  return (day + at_clock) at time zone private.office_zone();
end $$;

create function private.set_review_due() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.review_due_at := private.review_due(new.created_at);
  return new;
end $$;

-- Returns the facts for the email about an application, once per submission; null if the email was sent before.
create function public.due_application_letter(request_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  if not private.due_form_letter(request_id) then
    return null;
  end if;
  return (
    select jsonb_build_object('reviewDueAt', a.review_due_at)
    from public.certification_applications a where a.submission_id = due_application_letter.request_id
  );
end $$;

-- == Functions: status for the applicant ==

-- Returns the fields that emails and pages show after a decision: status, seat, waiting list, and pending invitation.
-- `changed` says whether this call changed the application.
create function private.application_outcome(app public.certification_applications, changed boolean) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'changed', changed, 'status', app.status, 'reference', app.reference, 'email', lower(app.email),
    'firstName', app.first_name, 'applicantType', app.applicant_type, 'note', app.decision_note,
    'decidedBy', (select nullif(btrim(p.name), '') from public.profiles p where p.id = app.decided_by),
    'decidedAt', app.decided_at,
    'seat', case when app.status = 'approved' then (
      select jsonb_build_object('cohortId', c.id, 'name', c.name, 'startsOn', c.starts_on)
      from public.cohort_members m join public.cohorts c on c.id = m.cohort_id
      where m.application_id = app.id or (m.user_id = app.user_id and c.status in ('planned', 'open', 'running'))
      order by (m.application_id = app.id) desc nulls last limit 1
    ) end,
    'waitlisted', exists (select from public.waitlist w where w.application_id = app.id and w.status = 'waiting'),
    'invitation', (
      select private.invitation_facts(i) from public.invitations i
      where i.application_id = app.id and i.status = 'pending'
    )
  )
$$;

-- Returns the status of an application for its applicant. Includes the decision's note, as the email does, but not the
-- note of a decision that was reopened.
create function private.standing_of(app public.certification_applications, changed boolean) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'reference', app.reference, 'applicantType', app.applicant_type, 'status', app.status,
    'sentAt', app.created_at, 'reviewDueAt', app.review_due_at, 'decidedAt', app.decided_at,
    'note', case when app.status in ('approved', 'rejected') then app.decision_note end,
    'seat', o.outcome -> 'seat', 'waitlisted', o.outcome -> 'waitlisted',
    'firstName', app.first_name, 'email', lower(app.email), 'changed', changed)
  from (select private.application_outcome(app, changed) as outcome) o
$$;

-- Counts a status request per reference, email address, and sender before the lookup, so that the limit does not reveal
-- whether an application exists. The lock classes give the keys one order, which prevents deadlocks.
create function private.take_standing_turns(reference text, email text, address text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  sender text := private.sender_key(address);
  words text := 'This has been asked for often within an hour.';
begin
  perform private.take_turn(4214, encode(sha256(convert_to('standing:' || reference, 'UTF8')), 'hex'), 20,
    interval '1 hour', words);
  perform private.take_turn(4215, encode(sha256(convert_to('standing:' || email, 'UTF8')), 'hex'), 20,
    interval '1 hour', words);
  perform private.take_turn(4216, coalesce(sender, 'unknown') || ':standing',
    case when sender is null then 120 else 10 end, interval '10 minutes',
    'Applications have been looked up often from your network.');
end $$;

-- Returns the status of the application with this reference and email address, or null; the reference alone is not
-- enough. With `withdraw`, withdraws it and notifies administrators; PT409 if it has been decided. PT429: too many
-- requests.
create function public.application_standing(
  reference text, email text, address text default null, withdraw boolean default false
)
returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  asked text := upper(btrim(application_standing.reference));
  owner text := lower(btrim(application_standing.email));
  app public.certification_applications;
  standing jsonb;
  is_known boolean;
begin
  perform private.take_standing_turns(asked, owner, address);
  select * into app from public.certification_applications a where a.reference = asked and a.address = owner;
  is_known := found;
  -- An unknown application does the same reads, so that the response time does not reveal whether one exists.
  app.id := coalesce(app.id, gen_random_uuid());
  standing := private.standing_of(app, false);
  if not is_known then
    return null;
  end if;
  if not application_standing.withdraw or app.status = 'withdrawn' then
    return standing;
  end if;
  -- A decision made in the meantime takes precedence.
  update public.certification_applications a set status = 'withdrawn'
  where a.id = app.id and a.status in ('submitted', 'in_review') returning * into app;
  if not found then
    raise exception 'This application has been decided on. Call us if you no longer want it.' using errcode = 'PT409';
  end if;
  perform private.tell(private.admin_ids(), 'application', 'Application ' || app.reference || ' was withdrawn', null,
    '/dashboard/applications?application=' || app.id);
  return private.standing_of(app, true);
end $$;

-- == Functions: seats, invitations, and the waiting list ==

-- Invites an approved applicant who has no account with a confirmed address. A pending invitation of the address gets
-- the new token instead.
create function private.invite_applicant(app public.certification_applications, token_hash text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_catalog.pg_advisory_xact_lock(4208, pg_catalog.hashtext(lower(app.email)));
  insert into public.invitations (email, name, role, token_hash, invited_by, application_id)
  values (lower(app.email), left(app.first_name || ' ' || app.last_name, 120), 'coach',
    invite_applicant.token_hash, (select auth.uid()), app.id)
  on conflict (email) where status = 'pending' do update set
    role = case when invitations.role = 'admin' then 'admin' else 'coach' end,
    token_hash = excluded.token_hash, invited_by = excluded.invited_by,
    application_id = excluded.application_id, sent_at = now(), sends = least(invitations.sends + 1, 50),
    expires_at = now() + interval '7 days';
end $$;

-- Returns the chosen cohort; without a choice the one that the applicant requested, or the next one. Null if there is
-- no free seat.
create function private.seat_for(app public.certification_applications, chosen uuid) returns uuid
language sql stable security definer set search_path = '' as $$
  select c.id from public.cohorts c
  where c.id = coalesce(chosen, c.id) and private.free_seats(c, app.id) > 0
  order by (c.id = app.cohort_id) desc nulls last, c.starts_on, c.id limit 1
$$;

-- Serializes seat assignments until the end of the transaction and rejects a choice that is impossible. PT400: no such
-- cohort; PT409: no free seat.
create function private.check_place(app public.certification_applications, chosen uuid, waits boolean) returns void
language plpgsql security definer set search_path = '' as $$
declare
  cohort public.cohorts;
begin
  perform pg_catalog.pg_advisory_xact_lock(4205);
  if chosen is null then
    return;
  end if;
  select * into cohort from public.cohorts c where c.id = chosen;
  if not found then
    raise exception 'There is no such cohort' using errcode = 'PT400', detail = 'cohortId';
  elsif not coalesce(check_place.waits, false) and private.free_seats(cohort, app.id) < 1 then
    raise exception 'No seat is free in % any more. Choose again.', cohort.name using errcode = 'PT409';
  end if;
end $$;

-- Gives the applicant a seat, or adds the application to the waiting list. If another transaction gets the last seat
-- first, the trigger on cohort_members rejects the insert, and the loop tries the next cohort.
create function private.place_applicant(
  app public.certification_applications, account uuid, chosen uuid, waits boolean
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  place uuid;
begin
  if exists (
    select from public.cohort_members m join public.cohorts c on c.id = m.cohort_id
    where m.user_id = account and c.status in ('planned', 'open', 'running')
  ) then
    return;
  end if;
  for attempt in 1..20 loop
    exit when place_applicant.waits;
    place := private.seat_for(app, chosen);
    exit when place is null;
    begin
      insert into public.cohort_members (cohort_id, user_id, application_id) values (place, account, app.id);
      return;
    exception when check_violation then
      place := null;
    end;
  end loop;
  insert into public.waitlist (application_id, cohort_id) values (app.id, chosen)
  on conflict on constraint waitlist_application_id_key do update
    set status = 'waiting', cohort_id = excluded.cohort_id;
end $$;

-- Takes an applicant off the waiting list and records the reason. Returns null if the applicant is not on it.
create function private.leave_waitlist(app public.certification_applications, note text) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  update public.waitlist w set status = 'left' where w.application_id = app.id and w.status = 'waiting';
  if not found then
    return null;
  end if;
  insert into public.application_events (application_id, kind, note, actor_id)
  values (app.id, 'note', left('Taken off the waiting list. ' || leave_waitlist.note, 4000), (select auth.uid()));
  perform private.audit('status', 'certification_applications', app.id, 'waiting', 'left');
  if app.user_id is not null then
    insert into public.notifications (user_id, kind, title, body, link) values (
      app.user_id, 'application', 'You are no longer on the waiting list', left(leave_waitlist.note, 1000),
      '/dashboard');
  end if;
  return private.application_outcome(app, true) || jsonb_build_object('note', leave_waitlist.note);
end $$;

-- Gives a seat to an applicant on the waiting list, in the cohort of the entry or, if it names none, in the next with a
-- free seat. Locks the application before the waiting list, as every decision does, because the new row of
-- cohort_members refers to it; another order could deadlock. PT404: no such entry; PT409: no free seat, already seated,
-- or about to leave the list.
create function private.offer_seat(waiting_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  waiting public.waitlist;
  app public.certification_applications;
  cohort public.cohorts;
begin
  perform private.require_admin('Only an administrator can offer a seat');
  select a.* into app from public.certification_applications a
  where a.id = (select w.application_id from public.waitlist w where w.id = waiting_id) for update;
  perform pg_catalog.pg_advisory_xact_lock(4205);
  select * into waiting from public.waitlist w where w.id = waiting_id for update;
  if not found then
    raise exception 'Nobody waits here any more' using errcode = 'PT404';
  elsif waiting.status <> 'waiting' then
    raise exception 'This person has been offered a seat already, or has left the list' using errcode = 'PT409';
  end if;
  if exists (
    select from public.application_decisions d
    where d.application_id = app.id and d.decision = 'take_off' and d.carried_out_at is null
  ) then
    raise exception 'This person is being taken off the list. Undo that first.' using errcode = 'PT409';
  end if;
  select * into cohort from public.cohorts c
  where c.id = coalesce(waiting.cohort_id, c.id) and private.free_seats(c, null) > 0
  order by c.starts_on, c.id limit 1 for update;
  if cohort.id is null or cohort.seats_taken >= cohort.seats then
    raise exception 'No seat is free in a cohort to come' using errcode = 'PT409';
  end if;
  insert into public.cohort_members (cohort_id, user_id, application_id) values (cohort.id, app.user_id, app.id);
  update public.waitlist w set status = 'seated' where w.id = waiting.id;
  if app.user_id is not null then
    insert into public.notifications (user_id, kind, title, body, link) values (
      app.user_id, 'application', 'A seat is free for you', cohort.name, '/dashboard');
  end if;
  return jsonb_build_object('reference', app.reference, 'email', lower(app.email), 'firstName', app.first_name,
    'seat', jsonb_build_object('cohortId', cohort.id, 'name', cohort.name, 'startsOn', cohort.starts_on));
exception when unique_violation then
  raise exception 'This person has a seat already' using errcode = 'PT409';
end $$;

create function public.offer_seat(waiting_id uuid) returns jsonb
language sql security invoker set search_path = '' as $$
  select private.offer_seat(waiting_id)
$$;

-- == Functions: decisions ==

-- PT409 if the application cannot change to the status. A rejected application can only return to review.
create function private.may_become(app public.certification_applications, wanted text) returns void
language plpgsql immutable set search_path = '' as $$
begin
  if app.status in ('approved', 'withdrawn') or (app.status = 'rejected' and wanted <> 'in_review') then
    raise exception 'This application is % already', app.status using errcode = 'PT409';
  elsif app.status = wanted then
    raise exception 'This application is in review already' using errcode = 'PT409';
  end if;
end $$;

-- PT409 if another decision is pending or its emails are not sent yet, except that an approval or a rejection replaces
-- a move into review.
create function private.decided_already(app public.certification_applications, decision text) returns void
language plpgsql stable security definer set search_path = '' as $$
declare
  kept public.application_decisions;
  who text;
begin
  select * into kept from public.application_decisions d where d.application_id = app.id;
  if not found or (kept.decision = 'in_review' and decided_already.decision in ('approve', 'reject')) then
    return;
  end if;
  select coalesce(nullif(p.name, ''), p.email) into who from public.profiles p where p.id = kept.decided_by;
  raise exception 'This application was % a moment ago by %, and the email is on its way',
    case kept.decision when 'approve' then 'approved' when 'reject' then 'rejected'
      when 'in_review' then 'taken into review' else 'taken off the waiting list' end,
    coalesce(who, 'an administrator') using errcode = 'PT409';
end $$;

-- Carries out a decision: status and history, role or invitation, seat or waiting list, and notice.
create function private.settle_application(
  app public.certification_applications, decision text, note text, token_hash text, chosen uuid, waits boolean
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  wanted text := case decision when 'approve' then 'approved' when 'reject' then 'rejected' else 'in_review' end;
  account uuid;
begin
  select u.id into account from auth.users u
  where u.id = app.user_id and u.email = lower(app.email) and u.email_confirmed_at is not null;
  update public.certification_applications a set
    status = wanted,
    decision_note = coalesce(nullif(btrim(settle_application.note), ''), a.decision_note)
  where a.id = app.id returning * into app;

  if wanted = 'approved' and app.applicant_type = 'cpa' then
    perform pg_catalog.pg_advisory_xact_lock(4205);
    if account is not null then
      update public.profiles p set role = 'coach' where p.id = account and p.role = 'user';
    else
      perform private.invite_applicant(app, token_hash);
    end if;
    perform private.place_applicant(app, account, chosen, waits);
  end if;
  if app.user_id is not null then
    insert into public.notifications (user_id, kind, title, body, link) values (
      app.user_id, 'application',
      case wanted when 'approved' then 'Your application is approved'
        when 'rejected' then 'Your application was not accepted' else 'Your application is being reviewed' end,
      left(app.decision_note, 1000), '/dashboard');
  end if;
  return private.application_outcome(app, true);
end $$;

-- Decides immediately, for programs and for a move into review. Returns the outcome; a repeated decision returns
-- changed = false. PT400: a rejection without a note; PT404: no such application; PT409: not possible in its status, or another decision is pending.
create function private.decide_application(
  application_id uuid, decision text, note text, token_hash text, chosen uuid, waits boolean
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  wanted text := case decision when 'approve' then 'approved' when 'reject' then 'rejected'
    when 'in_review' then 'in_review' end;
  app public.certification_applications;
begin
  perform private.require_admin('Only an administrator can decide on an application');
  if wanted is null then
    raise exception 'Choose approve, reject or in_review' using errcode = 'PT400', detail = 'decision';
  elsif wanted = 'rejected' and nullif(btrim(note), '') is null then
    raise exception 'Write the reason: the applicant is told' using errcode = 'PT400', detail = 'note';
  end if;
  select * into app from public.certification_applications a
  where a.id = decide_application.application_id for update;
  if not found then
    raise exception 'There is no such application' using errcode = 'PT404';
  end if;
  perform private.decided_already(app, decision);
  if app.status = wanted then
    return private.application_outcome(app, false);
  end if;
  perform private.may_become(app, wanted);
  if decision = 'approve' then
    perform private.check_place(app, chosen, waits);
  end if;
  delete from public.application_decisions d where d.application_id = app.id;
  return private.settle_application(app, decision, note, token_hash, chosen, waits);
end $$;

create function public.decide_application(
  application_id uuid, decision text, note text default null, token_hash text default null, chosen uuid default null,
  waits boolean default false
) returns jsonb
language sql security invoker set search_path = '' as $$
  select private.decide_application(application_id, decision, note, token_hash, chosen, waits)
$$;

-- Stores a decision that takes effect after a minute; the answer has the time as `letterAt`. Locks the application
-- first, as decide_application, carry_out_decision, and take_back_decision do, so that they run one after the other.
-- PT400: invalid decision, or a missing note; PT409: as in decide_application.
create function private.hold_decision(application_id uuid, decision text, note text, chosen uuid, waits boolean)
returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  app public.certification_applications;
  kept public.application_decisions;
  words text := nullif(btrim(hold_decision.note), '');
  seats boolean;
begin
  perform private.require_admin('Only an administrator can decide on an application');
  if decision is null or decision not in ('approve', 'reject', 'in_review', 'take_off') then
    raise exception 'Choose approve, reject, in_review or take_off' using errcode = 'PT400', detail = 'decision';
  end if;
  if decision in ('reject', 'take_off') and words is null then
    raise exception 'Write the reason: the applicant is told' using errcode = 'PT400', detail = 'note';
  end if;
  select * into app from public.certification_applications a
  where a.id = hold_decision.application_id for update;
  if not found then
    raise exception 'There is no such application' using errcode = 'PT404';
  end if;
  perform private.decided_already(app, decision);
  if decision = 'take_off' then
    perform from public.waitlist w where w.application_id = app.id and w.status = 'waiting' for update;
    if not found then
      raise exception 'This person is not on the waiting list any more' using errcode = 'PT409';
    end if;
  else
    perform private.may_become(app,
      case decision when 'approve' then 'approved' when 'reject' then 'rejected' else 'in_review' end);
  end if;
  seats := decision = 'approve' and app.applicant_type = 'cpa';
  if seats then
    perform private.check_place(app, chosen, waits);
    if chosen is null and not coalesce(waits, false) then
      chosen := private.seat_for(app, null);
      waits := chosen is null;
    end if;
  end if;
  delete from public.application_decisions d where d.application_id = app.id;
  insert into public.application_decisions (application_id, decision, note, decided_by, cohort_id, waits) values (
    app.id, hold_decision.decision, words, (select auth.uid()),
    case when seats then chosen end, seats and coalesce(hold_decision.waits, false))
  returning * into kept;
  return jsonb_build_object('decision', kept.decision, 'letterAt', kept.letter_at, 'reference', app.reference);
end $$;

create function public.hold_decision(
  application_id uuid, decision text, note text default null, chosen uuid default null, waits boolean default false
) returns jsonb
language sql security invoker set search_path = '' as $$
  select private.hold_decision(application_id, decision, note, chosen, waits)
$$;

-- Returns the outcome of a decision without making it. Carries the decision out in a subtransaction and rolls it back,
-- so that the preview matches the email.
create function private.preview_decision(application_id uuid, decision text, note text, chosen uuid, waits boolean)
returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  app public.certification_applications;
  outcome text;
begin
  perform private.require_admin('Only an administrator can decide on an application');
  if decision is null or decision not in ('approve', 'reject', 'take_off') then
    raise exception 'Choose approve, reject or take_off' using errcode = 'PT400', detail = 'decision';
  end if;
  select * into app from public.certification_applications a
  where a.id = preview_decision.application_id for update;
  if not found then
    raise exception 'There is no such application' using errcode = 'PT404';
  end if;
  perform private.decided_already(app, decision);
  if decision <> 'take_off' then
    perform private.may_become(app, case decision when 'approve' then 'approved' else 'rejected' end);
  end if;
  if decision = 'approve' then
    perform private.check_place(app, chosen, waits);
  end if;
  begin
    raise exception using errcode = 'ZZ001', message = coalesce(case decision
      when 'take_off' then private.leave_waitlist(app, preview_decision.note)
      else private.settle_application(app, decision, preview_decision.note, repeat('0', 64), chosen, waits)
      end::text, '');
  exception when sqlstate 'ZZ001' then
    outcome := sqlerrm;
  end;
  if outcome = '' then
    raise exception 'This person is not on the waiting list any more' using errcode = 'PT409';
  end if;
  return outcome::jsonb || jsonb_build_object('decision', decision);
end $$;

create function public.preview_decision(
  application_id uuid, decision text, note text default null, chosen uuid default null, waits boolean default false
) returns jsonb
language sql security invoker set search_path = '' as $$
  select private.preview_decision(application_id, decision, note, chosen, waits)
$$;

-- Cancels a pending decision and returns the status of the application. Any administrator may call it until the
-- decision is carried out. The history records it. PT409: nothing is pending.
create function private.take_back_decision(application_id uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  app public.certification_applications;
  kept public.application_decisions;
begin
  perform private.require_admin('Only an administrator can take a decision back');
  select * into app from public.certification_applications a
  where a.id = take_back_decision.application_id for update;
  delete from public.application_decisions d where d.application_id = app.id and d.carried_out_at is null
  returning * into kept;
  if kept.id is null then
    raise exception 'There is nothing to undo: the email was sent, or another person was faster'
      using errcode = 'PT409';
  end if;
  insert into public.application_events (application_id, kind, note, actor_id) values (app.id, 'note',
    case kept.decision when 'approve' then 'Approval' when 'reject' then 'Rejection'
      when 'in_review' then 'Taking into review' else 'Removal from the waiting list' end
    || ' undone before the email was sent.',
    (select auth.uid()));
  return app.status;
end $$;

create function public.take_back_decision(application_id uuid) returns text
language sql security invoker set search_path = '' as $$
  select private.take_back_decision(application_id)
$$;

create function private.record_decision() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.audit('decide', 'certification_applications', new.application_id, null, new.decision);
  return null;
end $$;

-- == Functions: delayed decisions and their emails ==

-- Returns up to 20 decisions whose email is due, oldest first.
create function private.due_decisions() returns setof uuid
language sql stable security definer set search_path = '' as $$
  select d.id from public.application_decisions d where d.letter_at <= now() order by d.letter_at limit 20
$$;

create function public.due_decisions() returns setof uuid
language sql security invoker set search_path = '' as $$
  select private.due_decisions()
$$;

-- Carries out a due decision once, in the name of the administrator who made it, and returns the facts for the email,
-- or null if nothing is due. Until the email is sent, later calls return the facts again, with a growing delay, because
-- the mail service may be down.
create function public.carry_out_decision(decision_id uuid, token_hash text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  app public.certification_applications;
  kept public.application_decisions;
  outcome jsonb;
begin
  select a.* into app from public.certification_applications a
  where a.id = (select d.application_id from public.application_decisions d where d.id = decision_id) for update;
  select * into kept from public.application_decisions d where d.id = decision_id and d.letter_at <= now() for update;
  if kept.id is null then
    return null;
  end if;
  if kept.carried_out_at is null then
    -- Until the end of the transaction triggers record the administrator as the actor, not the timer.
    perform set_config('request.jwt.claim.sub', coalesce(kept.decided_by::text, ''), true);
    perform set_config('request.jwt.claims',
      jsonb_build_object('role', 'authenticated', 'sub', kept.decided_by)::text, true);
    if kept.decision = 'take_off' then
      outcome := private.leave_waitlist(app, kept.note);
    elsif app.status in ('submitted', 'in_review') or (app.status = 'rejected' and kept.decision = 'in_review') then
      outcome := private.settle_application(app, kept.decision, kept.note, token_hash, kept.cohort_id, kept.waits);
    end if;
  elsif kept.decision <> 'in_review' or app.status = 'in_review' then
    outcome := private.application_outcome(app, true)
      || case kept.decision when 'take_off' then jsonb_build_object('note', kept.note) else '{}' end;
  end if;
  if outcome is null then
    -- The application was withdrawn or seated in the meantime, so the decision no longer applies.
    delete from public.application_decisions d where d.id = decision_id;
    return null;
  end if;
  update public.application_decisions d set
    carried_out_at = coalesce(d.carried_out_at, now()),
    tries = least(d.tries + 1, 10),
    letter_at = now() + least(interval '1 minute' * 2 ^ d.tries, interval '1 hour')
  where d.id = decision_id;
  return outcome || jsonb_build_object('decision', kept.decision, 'letterSent', kept.letter_sent_at is not null);
end $$;

-- Records that the email was sent (`letter`), or that all emails were sent (`everything`), which deletes the decision.
create function public.note_letter(decision_id uuid, letter boolean, everything boolean) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  if everything then
    delete from public.application_decisions d where d.id = decision_id and d.carried_out_at is not null;
  elsif letter then
    update public.application_decisions d set letter_sent_at = coalesce(d.letter_sent_at, now())
    where d.id = decision_id;
  end if;
  return found;
end $$;

-- Calls the server function send-decisions if a decision is due; pg_cron runs this each minute. The function does only
-- what is due for any caller, so the database needs no key.
create function private.ask_for_letters() returns void
language plpgsql security definer set search_path = '' as $$
declare
  host text := (select h.url from private.function_host h);
begin
  if host is not null and exists (select from private.due_decisions()) then
    execute 'select net.http_post(url := $1, body := ''{"due": "decisions"}''::jsonb)' using host || '/send-decisions';
  end if;
end $$;

-- == Functions: lists and exports ==

-- Returns the applications whose search text matches a pattern. A definer, because row security would keep the planner
-- from the index (like is not leakproof).
create function private.applications_found(pattern text) returns setof public.certification_applications
language plpgsql stable security definer set search_path = '' rows 100 as $$
begin
  perform private.require_admin('Only an administrator can search applications');
  return query select a.* from public.certification_applications a where a.search like pattern;
end $$;

create function public.applications_found(pattern text) returns setof public.certification_applications
language sql stable security invoker set search_path = '' rows 100 as $$
  select * from private.applications_found(pattern)
$$;

-- Returns figures of the applications that the caller may read, with the filters of the list. A decided application
-- that waits for its email is not overdue.
create function public.application_figures(
  pattern text default null, types text[] default null, cohorts text[] default null,
  due_from timestamptz default null, due_until timestamptz default null, unanswered boolean default false
)
returns table (
  submitted bigint, in_review bigint, approved bigint, rejected bigint, withdrawn bigint,
  overdue bigint, next_due timestamptz, oldest timestamptz, waiting bigint
)
language sql stable security invoker set search_path = '' as $$
  select
    count(*) filter (where a.status = 'submitted'),
    count(*) filter (where a.status = 'in_review'),
    count(*) filter (where a.status = 'approved'),
    count(*) filter (where a.status = 'rejected'),
    count(*) filter (where a.status = 'withdrawn'),
    count(*) filter (where a.status in ('submitted', 'in_review') and d.id is null and a.review_due_at < now()),
    min(a.review_due_at) filter (where a.status in ('submitted', 'in_review') and d.id is null),
    min(a.created_at) filter (where a.status in ('submitted', 'in_review') and d.id is null),
    (select count(*) from public.waitlist w where w.status = 'waiting')
  from public.certification_applications a
  left join public.application_decisions d on d.application_id = a.id and d.decision in ('approve', 'reject')
  where (application_figures.pattern is null or a.search like application_figures.pattern)
    and (application_figures.types is null or a.applicant_type = any (application_figures.types))
    and (application_figures.cohorts is null
      or coalesce(a.cohort_id::text, 'none') = any (application_figures.cohorts))
    and (application_figures.due_from is null or a.review_due_at >= application_figures.due_from)
    and (application_figures.due_until is null or a.review_due_at < application_figures.due_until)
    and (not application_figures.unanswered or a.status in ('submitted', 'in_review'))
$$;

-- Records an export in the audit log with list, filter, and row count. Every member may export clients and stories,
-- which contain only the rows that they may read; the other lists are for administrators.
create function private.record_export(list text, query text, rows integer) returns void
language plpgsql security definer set search_path = '' as $$
declare
  entity text := case
    when list in ('clients', 'admin-clients') then 'clients'
    when list in ('users', 'coaches') then 'profiles'
    when list in ('applications', 'certification_applications') then 'certification_applications'
    when list = 'calls' then 'bookings'
    when list = 'audit' then 'audit_log'
    when list in ('leads', 'invitations', 'subscribers', 'stories') then list end;
begin
  if list is null or list not in ('clients', 'stories') then
    perform private.require_admin('Only an administrator can export a list');
  elsif not (select private.is_member()) then
    raise exception 'Sign in first' using errcode = '42501';
  end if;
  if entity is null then
    raise exception 'There is no such list' using errcode = 'PT400', detail = 'list';
  elsif rows is null or rows not between 0 and 50000 then
    raise exception 'A file holds at most 50,000 rows' using errcode = 'PT400', detail = 'rows';
  end if;
  perform private.audit('export', entity, null, left(record_export.query, 1000), rows::text);
end $$;

create function public.record_export(list text, query text, rows integer) returns void
language sql security invoker set search_path = '' as $$ select private.record_export(list, query, rows) $$;

-- == Access and triggers, by table ==

-- public.cohorts
-- Everyone, visitors included, reads cohorts that are not just planned; administrators read and write all. Visitors
-- have a separate policy, because they may not call the helper functions.
create policy cohorts_select_visitor on public.cohorts for select to anon using (status <> 'planned');
create policy cohorts_select on public.cohorts for select to authenticated using (
  status <> 'planned' or (select private.is_admin())
);
create policy cohorts_insert on public.cohorts for insert to authenticated
  with check ((select private.is_admin()));
create policy cohorts_update on public.cohorts for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy cohorts_delete on public.cohorts for delete to authenticated using ((select private.is_admin()));
grant select on public.cohorts to anon;
grant select, delete on public.cohorts to authenticated;
grant insert (name, starts_on, weeks, seats, status) on public.cohorts to authenticated;
grant update (name, starts_on, weeks, seats, status) on public.cohorts to authenticated;
create trigger touch_updated_at before insert or update on public.cohorts
  for each row execute function private.touch_updated_at();
create trigger keep_taken_seats before update of seats on public.cohorts
  for each row execute function private.keep_taken_seats();

-- public.certification_applications
-- Visitors and members submit an application. An applicant reads and withdraws their own; administrators read, change,
-- and delete all.
create policy applications_insert on public.certification_applications for insert to anon, authenticated with check (
  status = 'submitted' and user_id is not distinct from (select auth.uid())
);
create policy applications_select on public.certification_applications for select to authenticated using (
  user_id = (select auth.uid()) or (select private.is_admin())
);
create policy applications_update on public.certification_applications for update to authenticated
  using (user_id = (select auth.uid()) or (select private.is_admin()))
  with check (user_id = (select auth.uid()) or (select private.is_admin()));
create policy applications_delete on public.certification_applications for delete to authenticated using (
  (select private.is_admin())
);
create policy members_only on public.certification_applications as restrictive for all to authenticated
  using ((select private.is_member()));
grant insert (
  submission_id, applicant_type, first_name, last_name, email, phone, firm_name, title, years_experience,
  license_number, license_state, current_revenue, target_revenue, client_types, biggest_challenge, why_applying,
  commitment, terms, business_name, annual_revenue, num_employees, interests, notes, cohort_id
) on public.certification_applications to anon;
grant select, delete on public.certification_applications to authenticated;
grant insert (
  submission_id, applicant_type, first_name, last_name, email, phone, firm_name, title, years_experience,
  license_number, license_state, current_revenue, target_revenue, client_types, biggest_challenge, why_applying,
  commitment, terms, business_name, annual_revenue, num_employees, interests, notes, cohort_id
) on public.certification_applications to authenticated;
grant update (status, cohort_id) on public.certification_applications to authenticated;
create trigger give_reference before insert on public.certification_applications
  for each row execute function private.give_reference('CPPS');
create trigger drop_repeat before insert on public.certification_applications for each row
  when (new.submission_id is not null and current_user in ('anon', 'authenticated'))
  execute function private.drop_repeat();
create trigger guard_application before insert or update on public.certification_applications
  for each row execute function private.guard_application();
create trigger limit_applications before insert on public.certification_applications
  for each row when (current_user in ('anon', 'authenticated')) execute function private.limit_applications();
create trigger record_application after insert or update of status on public.certification_applications
  for each row execute function private.record_application();
create trigger notice_application after insert on public.certification_applications for each row
  when (current_user <> 'service_role' and auth.role() is not null)
  execute function private.notice_application();
create trigger refuse_suspended before insert on public.certification_applications
  for each row when (new.user_id is not null) execute function private.refuse_suspended();
create trigger keep_row_quota after insert on public.certification_applications
  referencing new table as added for each statement
  when (current_user in ('anon', 'authenticated')) execute function private.keep_row_quota('user_id', '25');
create trigger set_review_due before insert on public.certification_applications
  for each row execute function private.set_review_due();

-- public.application_events
-- Administrators read all events and add notes. An applicant reads the events of their own applications, except notes.
create policy application_events_select on public.application_events for select to authenticated using (
  (select private.is_admin()) or (kind <> 'note' and application_id in (select private.own_application_ids()))
);
create policy application_events_insert on public.application_events for insert to authenticated with check (
  (select private.is_admin()) and actor_id = (select auth.uid()) and kind = 'note'
);
create policy members_only on public.application_events as restrictive for all to authenticated
  using ((select private.is_member()));
grant select on public.application_events to authenticated;
grant insert (application_id, kind, note) on public.application_events to authenticated;

-- public.cohort_members
-- A participant reads their own seat; administrators read, insert, and delete seats.
create policy cohort_members_select on public.cohort_members for select to authenticated using (
  user_id = (select auth.uid()) or (select private.is_admin())
);
create policy cohort_members_insert on public.cohort_members for insert to authenticated
  with check ((select private.is_admin()));
create policy cohort_members_delete on public.cohort_members for delete to authenticated
  using ((select private.is_admin()));
create policy members_only on public.cohort_members as restrictive for all to authenticated
  using ((select private.is_member()));
grant select, delete on public.cohort_members to authenticated;
grant insert (cohort_id, user_id, application_id) on public.cohort_members to authenticated;
create trigger count_seats after insert or delete or update of cohort_id on public.cohort_members
  for each row execute function private.count_seats();
create trigger drop_empty_seat after update on public.cohort_members
  for each row when (new.user_id is null and new.application_id is null)
  execute function private.drop_empty_seat();
create trigger keep_certified_seat before delete on public.cohort_members
  for each row when (current_user in ('anon', 'authenticated')) execute function private.keep_certified_seat();

-- public.waitlist
-- An applicant reads their own entry; administrators read and write all.
create policy waitlist_select on public.waitlist for select to authenticated using (
  (select private.is_admin()) or application_id in (select private.own_application_ids())
);
create policy waitlist_insert on public.waitlist for insert to authenticated with check ((select private.is_admin()));
create policy waitlist_update on public.waitlist for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy waitlist_delete on public.waitlist for delete to authenticated using ((select private.is_admin()));
create policy members_only on public.waitlist as restrictive for all to authenticated
  using ((select private.is_member()));
grant select, delete on public.waitlist to authenticated;
grant insert (application_id, cohort_id) on public.waitlist to authenticated;
grant update (cohort_id, status) on public.waitlist to authenticated;
create trigger touch_updated_at before insert or update on public.waitlist
  for each row execute function private.touch_updated_at();

-- public.application_decisions
-- Administrators read pending decisions. Functions write them.
create policy members_only on public.application_decisions as restrictive for all to authenticated
  using ((select private.is_member()));
create policy application_decisions_select on public.application_decisions for select to authenticated using (
  (select private.is_admin())
);
grant select on public.application_decisions to authenticated;
create trigger record_decision after insert on public.application_decisions
  for each row execute function private.record_decision();

-- == Function grants ==

grant execute on function
  private.take_back_decision(uuid), public.take_back_decision(uuid), private.offer_seat(uuid),
  public.offer_seat(uuid), private.decide_application(uuid, text, text, text, uuid, boolean),
  private.hold_decision(uuid, text, text, uuid, boolean), private.preview_decision(uuid, text, text, uuid, boolean),
  public.decide_application(uuid, text, text, text, uuid, boolean),
  public.hold_decision(uuid, text, text, uuid, boolean), public.preview_decision(uuid, text, text, uuid, boolean),
  private.applications_found(text), public.applications_found(text),
  public.application_figures(text, text[], text[], timestamp with time zone, timestamp with time zone, boolean),
  private.record_export(text, text, integer), public.record_export(text, text, integer)
to authenticated;

grant execute on function
  public.due_application_letter(uuid), public.application_standing(text, text, text, boolean),
  private.due_decisions(), public.due_decisions(), public.carry_out_decision(uuid, text),
  public.note_letter(uuid, boolean, boolean)
to service_role;
