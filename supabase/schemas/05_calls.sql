-- Calls and the symposium.
-- bookings has the calls of members and visitors. A call has a host (a coach or an administrator) or is with the firm.
-- A visitor's call is pending until the visitor opens the link in the email; call_holds reserves its slot until then.
-- office_hours and office_closures limit the times. symposium_registrations is separate from calls.
-- A member reads and changes their own calls, a coach those they host, administrators all; visitors use server
-- functions.

-- == Tables ==

create table public.bookings (
  id uuid primary key default gen_random_uuid(),
  reference text not null unique default '',
  submission_id uuid unique,
  -- Null for a visitor, who manages the call by the link with the token.
  user_id uuid default auth.uid() references public.profiles (id) on delete cascade,
  -- Null while the call has no host and is with the firm.
  host_id uuid references public.profiles (id) on delete set null,
  client_id uuid references public.clients (id) on delete set null,
  kind text not null default 'discovery' check (kind in ('discovery', 'client_review', 'expert_session')),
  name text not null check (length(btrim(name)) between 1 and 120 and length(name) <= 120),
  email public.email_address not null,
  phone text check (phone ~ '^\+?[0-9 ().x/-]{7,40}$'),
  notes text check (length(notes) <= 2000),
  -- A call lasts 30 minutes and starts on the hour or half past, so that two calls overlap only if their starts are
  -- equal.
  starts_at timestamptz not null check (extract(epoch from starts_at) % 1800 = 0),
  time_zone text not null default private.office_zone() check (length(time_zone) <= 64),
  -- pending: not confirmed by email yet; lapsed: the hold expired and another booking got the slot; held: took place.
  status text not null default 'booked'
    check (status in ('pending', 'lapsed', 'booked', 'held', 'missed', 'cancelled')),
  -- SHA-256 in hex of the token in the link that moves or cancels the call.
  manage_token_hash text unique check (manage_token_hash ~ '^[0-9a-f]{64}$'),
  cancelled_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  updated_by uuid references public.profiles (id) on delete set null,
  -- The day in the office's time zone, for the list's filter.
  call_day date not null generated always as ((starts_at at time zone private.office_zone())::date) stored,
  search text not null generated always as (
    translate(lower(regexp_replace(
      normalize(name || ' ' || email || ' ' || reference || ' ' || coalesce(phone, ''), nfkd),
      '[\u0300-\u036f]', '', 'g'
    )), 'øØłŁđĐı', 'oollddi')
  ) stored,
  constraint bookings_name_line check (name !~ '[[:cntrl:]\u2028\u2029]')
);
alter table public.bookings enable row level security;
create index bookings_user_id on public.bookings (user_id, starts_at);
create index bookings_host_id on public.bookings (host_id, starts_at);
create index bookings_client_id on public.bookings (client_id);
create unique index bookings_one_to_a_slot on public.bookings (host_id, starts_at) nulls not distinct
  where status in ('pending', 'booked');
create index bookings_waiting on public.bookings (lower(email)) where status = 'pending';
create index bookings_updated_by on public.bookings (updated_by);
-- The sort orders of the list, with the id as the tie-breaker, and its filter by day.
create index bookings_starts_at_id on public.bookings (starts_at, id);
create index bookings_name on public.bookings (name, id);
create index bookings_status on public.bookings (status, id);
create index bookings_call_day on public.bookings (call_day);

create table public.symposium_registrations (
  id uuid primary key default gen_random_uuid(),
  reference text not null unique default '',
  submission_id uuid unique,
  user_id uuid default auth.uid() references public.profiles (id) on delete cascade,
  event text not null check (event ~ '^symposium-20[0-9]{2}$'),
  name text not null check (length(btrim(name)) between 1 and 120 and length(name) <= 120),
  email public.email_address not null,
  phone text check (phone ~ '^\+?[0-9 ().x/-]{7,40}$'),
  firm text check (length(firm) <= 160),
  license_state text check (length(license_state) <= 60),
  license_number text check (length(license_number) <= 60),
  attendance text not null default 'in_person' check (attendance in ('in_person', 'online')),
  -- The fields of study in which the participant wants credit.
  tracks text[] not null default '{}'
    check (tracks <@ '{taxes,financial-planning,business-consulting,ethics}' and cardinality(tracks) <= 4),
  reception boolean not null default false,
  needs text check (length(needs) <= 1000),
  status text not null default 'registered'
    check (status in ('registered', 'waitlisted', 'attended', 'cancelled')),
  manage_token_hash text unique check (manage_token_hash ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint symposium_registrations_name_line check (name !~ '[[:cntrl:]\u2028\u2029]')
);
alter table public.symposium_registrations enable row level security;
create unique index symposium_registrations_one_to_a_person
  on public.symposium_registrations (event, lower(email)) where status <> 'cancelled';
create index registrations_user_id on public.symposium_registrations (user_id);
create index registrations_event on public.symposium_registrations (event, created_at);

-- The office's hours for calls. Both the offered times and the check of a booking read them.
create table private.office_hours (
  -- 0 is Sunday.
  weekday smallint primary key check (weekday between 0 and 6),
  opens time not null,
  closes time not null check (closes > opens)
);

-- Days on which the office is closed. Administrators add those after 2028.
create table public.office_closures (
  day date primary key,
  reason text not null check (length(btrim(reason)) between 1 and 120 and length(reason) <= 120)
);
alter table public.office_closures enable row level security;

-- Holds of pending calls: the slot is reserved until the given time.
create table private.call_holds (
  booking_id uuid primary key references public.bookings (id) on delete cascade,
  -- Hash of the network address of the request; null if unknown.
  sender text,
  until timestamptz not null
);
create index call_holds_sender on private.call_holds (sender, until);

-- == Rows ==

insert into private.office_hours values
  (1, '09:00', '18:00'), (2, '09:00', '18:00'), (3, '09:00', '18:00'), (4, '09:00', '18:00'), (5, '09:00', '18:00'),
  (6, '10:00', '14:00');

-- US federal holidays. One on a weekend closes both its own day and the day on which it is observed.
insert into public.office_closures (day, reason) values
  ('2026-01-01', 'New Year’s Day'), ('2026-01-19', 'Martin Luther King Jr. Day'),
  ('2026-02-16', 'Washington’s Birthday'), ('2026-05-25', 'Memorial Day'), ('2026-06-19', 'Juneteenth'),
  ('2026-07-03', 'Independence Day, observed'), ('2026-07-04', 'Independence Day'), ('2026-09-07', 'Labor Day'),
  ('2026-10-12', 'Columbus Day'), ('2026-11-11', 'Veterans Day'), ('2026-11-26', 'Thanksgiving Day'),
  ('2026-12-25', 'Christmas Day'),
  ('2027-01-01', 'New Year’s Day'), ('2027-01-18', 'Martin Luther King Jr. Day'),
  ('2027-02-15', 'Washington’s Birthday'), ('2027-05-31', 'Memorial Day'), ('2027-06-18', 'Juneteenth, observed'),
  ('2027-06-19', 'Juneteenth'), ('2027-07-04', 'Independence Day'), ('2027-07-05', 'Independence Day, observed'),
  ('2027-09-06', 'Labor Day'), ('2027-10-11', 'Columbus Day'), ('2027-11-11', 'Veterans Day'),
  ('2027-11-25', 'Thanksgiving Day'), ('2027-12-24', 'Christmas Day, observed'), ('2027-12-25', 'Christmas Day'),
  ('2027-12-31', 'New Year’s Day, observed'),
  ('2028-01-01', 'New Year’s Day'), ('2028-01-17', 'Martin Luther King Jr. Day'),
  ('2028-02-21', 'Washington’s Birthday'), ('2028-05-29', 'Memorial Day'), ('2028-06-19', 'Juneteenth'),
  ('2028-07-04', 'Independence Day'), ('2028-09-04', 'Labor Day'), ('2028-10-09', 'Columbus Day'),
  ('2028-11-10', 'Veterans Day, observed'), ('2028-11-11', 'Veterans Day'), ('2028-11-23', 'Thanksgiving Day'),
  ('2028-12-25', 'Christmas Day');

-- == Functions: office hours ==

-- Returns every start within the office hours from the first through the last day, ascending. Computed in the time zone
-- of the office, so that a clock change shifts the instants and not the hours.
create function private.office_starts(first date, last date) returns setof timestamptz
language sql stable security definer set search_path = '' as $$
  select (d.day + h.opens + n * interval '30 minutes') at time zone private.office_zone() as starts_at
  from (select first + number as day from generate_series(0, last - first) as number) d
  join private.office_hours h on h.weekday = extract(dow from d.day)
  cross join lateral generate_series(0, (extract(epoch from h.closes - h.opens) / 1800)::int - 1) as n
  where not exists (select from public.office_closures c where c.day = d.day)
  order by starts_at
$$;

-- Returns the last day for which a visitor may book: 45 days ahead.
create function private.last_day_of_calls() returns date
language sql stable set search_path = '' as $$
  select (now() at time zone private.office_zone())::date + 45
$$;

-- Returns the office's time zone and the free starts of the given number of days, ascending. The first day defaults to
-- today in that time zone. The earliest start is two hours from now.
create function public.free_call_starts(first_day date default null, days integer default 14) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('timeZone', private.office_zone(), 'slots', coalesce(jsonb_agg(s.starts_at), '[]'))
  from (select coalesce(first_day, (now() at time zone private.office_zone())::date) as day) f
  left join lateral private.office_starts(
    greatest(f.day, (now() at time zone private.office_zone())::date),
    least(f.day + days - 1, private.last_day_of_calls())
  ) as s (starts_at) on true
  where s.starts_at >= now() + interval '2 hours' and not exists (
    select from public.bookings b left join private.call_holds h on h.booking_id = b.id
    where b.host_id is null and b.starts_at = s.starts_at
      and (b.status = 'booked' or (b.status = 'pending' and h.until > now()))
  )
$$;

-- Rejects a start that is not offered, with a reason for the user (PT400). The unique index on bookings decides whether
-- it is free.
create function private.check_call_start(wanted timestamptz) returns void
language plpgsql stable security definer set search_path = '' as $$
declare
  wanted_day date := (wanted at time zone private.office_zone())::date;
  reason text := (select c.reason from public.office_closures c where c.day = wanted_day);
  refusal text := case
    when wanted < now() then 'This time has passed. Choose a later one.'
    when wanted < now() + interval '2 hours'
      then 'This time is less than two hours away. Choose a later one.'
    when wanted_day > private.last_day_of_calls()
      then 'Calls are booked up to 45 days ahead. Choose an earlier day.'
    when reason is not null then 'We are closed on that day (' || reason || '). Choose another day.'
    when wanted not in (select private.office_starts(wanted_day, wanted_day))
      then 'This is outside our hours. Choose one of the times that are offered.'
  end;
begin
  if refusal is not null then
    raise exception '%', refusal using errcode = 'PT400', detail = 'startsAt';
  end if;
end $$;

-- == Functions: rules of a booking ==

-- Limits direct writes of API callers: the next 180 days, five upcoming calls per member, and the statuses each caller
-- may set. A call is held or missed only after its start.
create function private.guard_booking() returns trigger
language plpgsql set search_path = '' as $$
begin
  if current_user in ('anon', 'authenticated') then
    if (tg_op = 'INSERT' or new.starts_at is distinct from old.starts_at)
      and new.starts_at not between now() and now() + interval '180 days' then
      raise exception 'a call is booked for one of the next 180 days' using errcode = '23514';
    end if;
    if tg_op = 'INSERT' then
      if (select count(*) from public.bookings b
          where b.user_id = (select auth.uid()) and b.status = 'booked' and b.starts_at > now()) >= 5 then
        raise exception 'Too many calls are booked already' using errcode = 'PT429', hint = 'Cancel one first';
      end if;
    elsif old.host_id is distinct from (select auth.uid()) and not (select private.is_admin())
      and (new.status, new.starts_at) is distinct from (old.status, old.starts_at)
      and (old.status <> 'booked' or new.status not in ('booked', 'cancelled') or old.starts_at < now()) then
      raise exception 'a call that is booked can be moved or cancelled' using errcode = '42501';
    elsif new.status is distinct from old.status and new.status in ('held', 'missed') and new.starts_at > now() then
      raise exception 'A call is held or missed once it has begun' using errcode = 'PT400', detail = 'status';
    end if;
  end if;
  new.cancelled_at := case when new.status = 'cancelled' then coalesce(new.cancelled_at, now()) end;
  new.updated_at := now();
  return new;
end $$;

-- Holds members' direct bookings to the hours and limits of visitors' calls. Coaches and administrators may book at any
-- time. Its name sorts after guard_booking, so that it runs later.
create function private.keep_office_hours() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if (select private.app_role()) in ('coach', 'admin') or (tg_op = 'UPDATE' and new.starts_at = old.starts_at) then
    return new;
  end if;
  perform private.check_call_start(new.starts_at);
  -- Staff get a notice of every booking and every move.
  if tg_op = 'INSERT' then
    perform private.take_turn(4213, 'calls:' || md5((select auth.uid())::text), 10, interval '1 day');
  else
    perform private.take_turn(4213, 'moves:' || md5(lower(new.email)), 10, interval '1 day');
  end if;
  return new;
end $$;

create function private.refuse_taken_call() returns void
language plpgsql set search_path = '' as $$
begin
  raise exception 'This time has just been taken. Choose another one.' using errcode = 'PT409', detail = 'startsAt';
end $$;

-- Marks expired holds of the same slot as lapsed, so that the unique index lets the new booking in.
create function private.free_lapsed_holds() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.bookings b set status = 'lapsed'
  where b.status = 'pending' and b.id <> new.id
    and b.starts_at = new.starts_at and b.host_id is not distinct from new.host_id
    and not exists (select from private.call_holds h where h.booking_id = b.id and h.until > now());
  return new;
end $$;

-- Closes the calls of a host whose profile is deleted, before the foreign key clears the host: otherwise two calls at
-- the same time would collide in the unique index. Upcoming calls become cancelled, past ones held.
create function private.release_bookings() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.bookings b set status = case when b.starts_at > now() then 'cancelled' else 'held' end
  where b.host_id = old.id and b.status = 'booked';
  return old;
end $$;

-- == Functions: notices and history of a booking ==

-- Notifies administrators, the host, and the member of a new, moved, or canceled call.
create function private.notice_booking() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  before text := case when tg_op = 'UPDATE' then old.status else 'pending' end;
  title text := case
    when new.status = 'booked' and before in ('pending', 'lapsed') then 'New call ' || new.reference
    when new.status = 'cancelled' and before not in ('pending', 'lapsed', 'cancelled')
      then 'Call ' || new.reference || ' was canceled'
    when tg_op = 'UPDATE' and new.status = 'booked' and new.starts_at <> old.starts_at
      then 'Call ' || new.reference || ' was moved'
  end;
  body text := to_char(new.starts_at at time zone private.office_zone(), 'FMDay, FMMonth FMDD, FMHH12:MI AM')
    || ' ' || private.office_zone_name();
  happens_at timestamptz := case new.status when 'booked' then new.starts_at end;
  admins uuid[] := private.admin_ids();
begin
  if title is null then
    return null;
  end if;
  perform private.tell(admins, 'booking', title, body, '/dashboard/admin?section=calls&call=' || new.id, happens_at);
  if new.host_id <> all (admins) then
    perform private.tell(
      array[new.host_id], 'booking', title, body, '/dashboard/coach?section=calls&call=' || new.id, happens_at
    );
  end if;
  -- A visitor who follows the email's link has an email about it and is not signed in.
  if tg_op = 'UPDATE' and (select auth.uid()) is not null and new.user_id <> all (admins)
    and new.user_id is distinct from new.host_id then
    perform private.tell(array[new.user_id], 'booking', title, body, '/dashboard?call=' || new.id, happens_at);
  end if;
  return null;
end $$;

-- Adds a client's review call to the history of the client when it is booked, moved, or canceled.
create function private.record_review() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  before timestamptz := case when tg_op = 'UPDATE' and old.status = 'booked' then old.starts_at end;
  after_it timestamptz := case when new.status = 'booked' then new.starts_at end;
begin
  if before is distinct from after_it and new.status in ('booked', 'cancelled')
    and exists (select from public.clients c where c.id = new.client_id) then
    insert into public.client_events (client_id, kind, from_value, to_value, actor_id)
    values (new.client_id, 'review', to_char(before at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
      to_char(after_it at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), private.actor());
  end if;
  return null;
end $$;

-- == Functions: visitors' calls ==

-- Returns whether the account has confirmed this address. Its bookings need no confirmation by email.
create function private.has_proved(account uuid, address text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from auth.users u join public.profiles p on p.id = u.id and p.status <> 'suspended'
    where u.id = account and lower(u.email) = lower(address) and u.email_confirmed_at is not null
  )
$$;

-- Limits unconfirmed calls to two per email address and three per sender (30 for all unknown senders together). The
-- error (PT429) states when the next one is possible.
create function private.check_holds(email text, sender text) returns void
language plpgsql stable security definer set search_path = '' as $$
declare
  words constant text := 'Calls booked %s are not confirmed yet. Open the link in the email about each.';
  waiting integer;
  first_free timestamptz;
begin
  select count(*), min(h.until) into waiting, first_free
  from public.bookings b join private.call_holds h on h.booking_id = b.id and h.until > now()
  where b.status = 'pending' and lower(b.email) = lower(check_holds.email);
  if waiting >= 2 then
    perform private.refuse_for_now(format(words, 'with this email address'), first_free - now());
  end if;
  select count(*), min(h.until) into waiting, first_free
  from private.call_holds h join public.bookings b on b.id = h.booking_id and b.status = 'pending'
  where h.until > now() and h.sender is not distinct from check_holds.sender;
  if waiting >= (case when sender is null then 30 else 3 end) then
    perform private.refuse_for_now(format(words, 'from your network'), first_free - now());
  end if;
end $$;

-- Returns the fields that emails and pages show for a call. `event` is the change, or null if there was none; `isOwn`
-- says whether the caller has proved that the call is theirs.
create function private.call_facts(call public.bookings, event text, is_own boolean) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'reference', call.reference, 'kind', call.kind, 'name', call.name, 'email', call.email, 'status', call.status,
    'phone', call.phone,
    'host', (select nullif(btrim(p.name), '') from public.profiles p where p.id = call.host_id),
    'startsAt', call.starts_at, 'endsAt', call.starts_at + interval '30 minutes', 'timeZone', call.time_zone,
    'heldUntil', case call.status when 'pending' then
      (select h.until from private.call_holds h where h.booking_id = call.id) end,
    'event', event, 'isOwn', is_own)
$$;

-- Books a visitor's call and returns its facts. A repeated request id returns the existing call. Limits: three calls an
-- hour and six a day per address, because each sends an email to an address that may not be the visitor's. PT400: start
-- not offered; PT409: start taken; PT429: a limit.
create function public.book_call(
  entry jsonb, request_id uuid, fingerprint text, sender_key text, token_hash text, hold_minutes integer,
  address text default null, user_id uuid default null
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  is_proved boolean := private.has_proved(user_id, entry ->> 'email');
  call public.bookings;
  broken text;
begin
  if private.open_submission('booking', request_id, fingerprint) is not null then
    select * into call from public.bookings b
    where b.submission_id = request_id and b.manage_token_hash = token_hash;
    if not found then
      raise exception 'This call is no longer booked. Start again to book another one.' using errcode = 'PT409';
    end if;
    return private.call_facts(call, null, is_proved and call.user_id = book_call.user_id);
  end if;
  perform private.take_turn(4210, sender_key, 3, interval '1 hour',
    'Several calls have been booked with this email address within an hour.');
  perform private.take_turn(4213, sender_key || ':day', 6, interval '1 day',
    'Several calls have been booked with this email address today.');
  perform private.take_sender_turn('booking', address);
  perform private.check_call_start((entry ->> 'startsAt')::timestamptz);
  if not is_proved then
    perform private.check_holds(entry ->> 'email', private.sender_key(address));
  end if;
  begin
    insert into public.bookings
      (submission_id, user_id, name, email, phone, notes, starts_at, time_zone, manage_token_hash, status)
    values (
      request_id, book_call.user_id, entry ->> 'name', entry ->> 'email', entry ->> 'phone', entry ->> 'notes',
      (entry ->> 'startsAt')::timestamptz, entry ->> 'timeZone', token_hash,
      case when is_proved then 'booked' else 'pending' end)
    returning * into call;
  exception when unique_violation then
    get stacked diagnostics broken = constraint_name;
    if broken <> 'bookings_one_to_a_slot' then
      raise;
    end if;
    perform private.refuse_taken_call();
  end;
  if not is_proved then
    insert into private.call_holds (booking_id, sender, until)
    values (call.id, private.sender_key(address), now() + hold_minutes * interval '1 minute');
  end if;
  insert into private.form_submissions (request_id, form, fingerprint, reference)
  values (book_call.request_id, 'booking', book_call.fingerprint, call.reference);
  return private.call_facts(call, case when is_proved then 'booked' else 'held' end, is_proved);
end $$;

-- Reads, confirms, moves, or cancels the call whose email contains the token, and returns its facts. The token proves
-- access to the mailbox, so a move also confirms. PT404: unknown token; PT409: the call is over, canceled, or its new
-- start taken; PT429: more than ten moves a day.
create function public.manage_call(action text, token_hash text, starts_at timestamptz default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  call public.bookings;
  wanted timestamptz;
  is_waiting boolean;
begin
  select * into call from public.bookings b where b.manage_token_hash = manage_call.token_hash for update;
  if not found then
    raise exception 'This link is not known. Use the link in our email about your call, or book a new one.'
      using errcode = 'PT404';
  end if;
  is_waiting := call.status in ('pending', 'lapsed');
  wanted := case action when 'move' then manage_call.starts_at else call.starts_at end;
  if action = 'read' or (action = 'cancel' and call.status = 'cancelled')
    or (call.status = 'booked' and wanted = call.starts_at and action in ('confirm', 'move')) then
    return private.call_facts(call, null, true);
  end if;
  if call.status = 'cancelled' then
    raise exception 'This call was canceled. Book a new one.' using errcode = 'PT409';
  elsif not (is_waiting or call.status = 'booked')
    or (call.starts_at <= now() and not (is_waiting and action = 'move')) then
    raise exception 'This call has begun or is over, so it cannot be changed. Book a new one.' using errcode = 'PT409';
  end if;
  if action = 'cancel' then
    update public.bookings b set status = 'cancelled' where b.id = call.id returning * into call;
    return private.call_facts(call, 'cancelled', true);
  end if;
  if wanted <> call.starts_at then
    perform private.check_call_start(wanted);
    -- Each move sends an email.
    perform private.take_turn(4213, 'moves:' || md5(lower(call.email)), 10, interval '1 day',
      'Calls with this email address have been moved many times today.');
  end if;
  begin
    update public.bookings b set starts_at = wanted, status = 'booked' where b.id = call.id returning * into call;
  exception when unique_violation then
    perform private.refuse_taken_call();
  end;
  delete from private.call_holds h where h.booking_id = call.id;
  return private.call_facts(call, case when is_waiting then 'booked' else 'moved' end, true);
end $$;

-- == Functions: changes of a call ==

-- Returns the call with a row lock if the caller is an administrator or the coach who hosts it, or, with `own`, the
-- member whose call it is. PT404 otherwise.
create function private.workable_call(call_id uuid, own boolean) returns public.bookings
language plpgsql security definer set search_path = '' as $$
declare
  call public.bookings;
begin
  if not (select private.is_member()) then
    raise exception 'Sign in first' using errcode = '42501';
  end if;
  select * into call from public.bookings b
  where b.id = call_id and (
    (select private.is_admin())
    or (b.host_id = (select auth.uid()) and (select private.is_coach()))
    or (own and b.user_id = (select auth.uid()))
  ) for update;
  if not found then
    raise exception 'There is no such call of yours' using errcode = 'PT404', detail = 'callId';
  end if;
  return call;
end $$;

-- PT409 if the call has changed since the caller read it. A null version passes.
create function private.refuse_other_version(call public.bookings, version integer) returns void
language plpgsql set search_path = '' as $$
begin
  if version is not null and version <> (call).version then
    raise exception 'Somebody else changed this call in the meantime. Look at it, then decide again.'
      using errcode = 'PT409', detail = 'version';
  end if;
end $$;

-- Returns the starts to which a call can move, ascending: those that are free for its host, or for the office while it
-- has none.
create function private.free_starts_of_call(call_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  call public.bookings := private.workable_call(call_id, true);
  today date := (now() at time zone private.office_zone())::date;
begin
  return jsonb_build_object('timeZone', private.office_zone(), 'slots', (
    select coalesce(jsonb_agg(s.starts_at order by s.starts_at), '[]')
    from private.office_starts(today, private.last_day_of_calls()) as s (starts_at)
    where s.starts_at >= now() + interval '2 hours' and s.starts_at <> call.starts_at and not exists (
      select from public.bookings b left join private.call_holds h on h.booking_id = b.id
      where b.host_id is not distinct from call.host_id and b.starts_at = s.starts_at
        and (b.status = 'booked' or (b.status = 'pending' and h.until > now()))
    )));
end $$;

create function public.free_starts_of_call(call_id uuid) returns jsonb
language sql volatile security invoker set search_path = '' as $$ select private.free_starts_of_call(call_id) $$;

-- Moves or cancels a call of the caller, or one that the caller hosts or administers. A call without a link gets
-- `token_hash`; for one with a different link, `submission` identifies the request that the link's token derives from.
-- A repeated call changes nothing and returns no event. PT409: another version, over, or taken; PT429: more than ten
-- moves a day by the member.
create function private.change_call(
  call_id uuid, action text, starts_at timestamptz, version integer, token_hash text
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  call public.bookings := private.workable_call(call_id, true);
  me uuid := (select auth.uid());
  is_staff boolean := (select private.is_admin()) or (call.host_id = me and (select private.is_coach()));
  event text;
begin
  if action not in ('move', 'cancel') then
    raise exception 'Choose move or cancel' using errcode = 'PT400', detail = 'change';
  end if;
  if not (action = 'cancel' and call.status = 'cancelled')
    and not (action = 'move' and call.status = 'booked' and call.starts_at = change_call.starts_at) then
    perform private.refuse_other_version(call, change_call.version);
    if call.status = 'cancelled' then
      raise exception 'This call was canceled. Book a new one.' using errcode = 'PT409', detail = 'status';
    elsif call.status <> 'booked' or call.starts_at <= now() then
      raise exception 'This call has begun or is over, so it cannot be changed.'
        using errcode = 'PT409', detail = 'status';
    end if;
    if action = 'cancel' then
      update public.bookings b set status = 'cancelled',
        manage_token_hash = coalesce(b.manage_token_hash, change_call.token_hash)
      where b.id = call.id returning * into call;
      event := 'cancelled';
    else
      -- Staff move within the hours as well, so that a slip does not schedule a call at night.
      perform private.check_call_start(change_call.starts_at);
      if not is_staff then
        perform private.take_turn(4213, 'moves:' || md5(lower(call.email)), 10, interval '1 day',
          'Calls with this email address have been moved many times today.');
      end if;
      begin
        update public.bookings b set starts_at = change_call.starts_at,
          manage_token_hash = coalesce(b.manage_token_hash, change_call.token_hash)
        where b.id = call.id returning * into call;
      exception when unique_violation then
        perform private.refuse_taken_call();
      end;
      event := 'moved';
    end if;
    if is_staff then
      perform private.audit('status', 'bookings', call.id, null, event);
    end if;
  end if;
  return private.call_facts(call, event, true) || jsonb_build_object(
    'id', call.id, 'version', call.version, 'isMine', call.user_id is not distinct from me,
    'submission', case when call.manage_token_hash is distinct from change_call.token_hash then call.submission_id end,
    'hostEmail', (select u.email from auth.users u where u.id = call.host_id and u.id <> me),
    'hostPlace', private.dashboard_of(call.host_id) || '?section=calls&call=' || call.id);
end $$;

create function public.change_call(
  call_id uuid, action text, starts_at timestamptz, version integer, token_hash text
) returns jsonb
language sql security invoker set search_path = '' as $$
  select private.change_call(call_id, action, starts_at, version, token_hash)
$$;

-- == Functions: hosts ==

-- Rejects a caller who is not an administrator, and a host who is not an active coach or administrator.
create function private.check_host(host uuid) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin('Only an administrator assigns calls');
  if host is not null and not exists (
    select from public.profiles p where p.id = host and p.role in ('coach', 'admin') and p.status <> 'suspended'
  ) then
    raise exception 'Choose a coach or an administrator' using errcode = 'PT400', detail = 'host';
  end if;
end $$;

-- Sets the host and returns the version. PT409: the host has another call at that time.
create function private.place_host(call_id uuid, host uuid) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  call public.bookings;
  before uuid := (select b.host_id from public.bookings b where b.id = call_id);
begin
  begin
    update public.bookings b set host_id = host where b.id = call_id returning * into call;
  exception when unique_violation then
    raise exception '% has another call at the time of %.',
      coalesce((select nullif(btrim(p.name), '') from public.profiles p where p.id = host), 'The firm'),
      (select b.reference from public.bookings b where b.id = call_id)
      using errcode = 'PT409', detail = 'host';
  end;
  perform private.audit('assigned', 'bookings', call_id, before::text, host::text);
  return call.version;
end $$;

-- Sends the new host one notice about all calls.
create function private.tell_host(call_ids uuid[], host uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  call public.bookings;
begin
  if host is null or cardinality(call_ids) = 0 then
    return;
  end if;
  select * into call from public.bookings b where b.id = call_ids[1];
  perform private.tell(array[host], 'booking',
    case cardinality(call_ids) when 1 then 'Call ' || call.reference || ' is yours'
      else cardinality(call_ids) || ' calls are yours' end,
    case cardinality(call_ids) when 1 then
      to_char(call.starts_at at time zone private.office_zone(), 'FMDay, FMMonth FMDD, FMHH12:MI AM')
        || ' ' || private.office_zone_name() end,
    private.dashboard_of(host) || '?section=calls'
      || case cardinality(call_ids) when 1 then '&call=' || call.id else '' end,
    case when cardinality(call_ids) = 1 and call.status = 'booked' then call.starts_at end);
end $$;

-- Assigns a host to a call, or unassigns it. Returns the call's version, or null if the caller's version is stale.
create function private.set_host(call_id uuid, version integer, host uuid) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  call public.bookings;
  changed integer;
begin
  perform private.check_host(host);
  call := private.workable_call(call_id, false);
  if call.version <> set_host.version then
    return null;
  elsif call.status not in ('booked', 'pending') then
    raise exception 'This call is over or was canceled: its host stays.' using errcode = 'PT409', detail = 'status';
  elsif call.host_id is not distinct from host then
    return call.version;
  end if;
  changed := private.place_host(call_id, host);
  perform private.tell_host(array[call_id], host);
  return changed;
end $$;

create function public.set_host(call_id uuid, version integer, host uuid default null) returns integer
language sql security invoker set search_path = '' as $$ select private.set_host(call_id, version, host) $$;

-- Assigns a host to many calls, all or none, as a batch that can be undone. Calls that are over keep their host.
-- `expected` is the number of calls that the user selected: PT409 if some are gone.
create function private.set_hosts(call_ids uuid[], expected integer, host uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  batch uuid;
  call public.bookings;
  changed jsonb := '[]';
  given uuid[] := '{}';
begin
  perform private.check_host(host);
  if call_ids is null or cardinality(call_ids) not between 1 and 1000 then
    raise exception 'Choose 1 to 1,000 calls' using errcode = 'PT400', detail = 'callIds';
  end if;
  if (select count(*) from public.bookings b where b.id = any (call_ids)) is distinct from expected then
    raise exception '% calls were chosen, and not all of them are there any more. Nothing was changed.', expected
      using errcode = 'PT409', detail = 'expected';
  end if;
  batch := private.begin_batch('bulk', 'bookings');
  for call in
    select * from public.bookings b
    where b.id = any (call_ids) and b.status in ('booked', 'pending') and b.host_id is distinct from host
    order by b.id for update
  loop
    changed := changed || jsonb_build_object('id', call.id,
      'before', jsonb_build_object('host', call.host_id), 'version', private.place_host(call.id, host));
    given := given || call.id;
  end loop;
  perform private.end_batch(batch, changed, coalesce(host::text, 'none'), null);
  perform private.tell_host(given, host);
  return jsonb_build_object('batch', batch, 'changed', jsonb_array_length(changed));
end $$;

create function public.set_hosts(call_ids uuid[], expected integer, host uuid default null) returns jsonb
language sql security invoker set search_path = '' as $$ select private.set_hosts(call_ids, expected, host) $$;

-- Restores the hosts of a batch and returns the number of calls. Skips calls that changed since and hosts who are not
-- free at that time.
create function private.restore_hosts(batch uuid) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  call record;
  restored integer := 0;
begin
  perform private.require_admin('Only an administrator assigns calls');
  for call in
    select b.id, p.id as host from private.rows_to_restore(batch) r
    join public.bookings b on b.id = r.id and b.version = r.version
    -- A former host who is suspended, or no longer a coach or an administrator, is not restored: the call becomes
    -- unassigned.
    left join public.profiles p on p.id::text = r.before ->> 'host' and p.role in ('coach', 'admin')
      and p.status <> 'suspended'
    order by b.id for update of b
  loop
    begin
      perform private.place_host(call.id, call.host);
      restored := restored + 1;
    exception when sqlstate 'PT409' then
      null;
    end;
  end loop;
  return restored;
end $$;

-- == Functions: symposium ==

-- A member's own update of the status can only be a cancellation.
create function private.guard_registration() returns trigger
language plpgsql set search_path = '' as $$
begin
  if current_user in ('anon', 'authenticated') and new.status is distinct from old.status
    and not (select private.is_admin())
    and not (old.status in ('registered', 'waitlisted') and new.status = 'cancelled') then
    raise exception 'a registration can only be cancelled' using errcode = '42501';
  end if;
  return new;
end $$;

-- Registers a visitor for an event and returns the reference. A second registration of an address stores nothing and
-- returns a new reference, so that a stranger does not learn who attends. Only seats in the room count; without a free
-- one the visitor is waitlisted. Also stores a lead, which staff work with; needs and license stay here.
create function private.store_registration(entry jsonb, request_id uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  its_event text := entry ->> 'event';
  known public.symposium_registrations;
  kept public.symposium_registrations;
begin
  perform pg_catalog.pg_advisory_xact_lock(4213, pg_catalog.hashtext(its_event));
  select * into known from public.symposium_registrations r where r.submission_id = request_id;
  if found then
    if (known.event, lower(known.email), known.name, known.attendance) is distinct from
      (its_event, lower(entry ->> 'email'), entry ->> 'name', entry ->> 'attendance') then
      perform private.refuse_other_text();
    end if;
    return known.reference;
  end if;
  if exists (select from public.symposium_registrations r
      where r.event = its_event and lower(r.email) = lower(entry ->> 'email') and r.status <> 'cancelled') then
    return private.new_reference('SYM');
  end if;
  insert into public.symposium_registrations (
    submission_id, user_id, event, name, email, phone, firm, license_number, license_state, attendance, tracks,
    reception, needs, status)
  values (
    request_id, null, its_event, entry ->> 'name', entry ->> 'email', entry ->> 'phone', entry ->> 'firm',
    entry ->> 'licenseNumber', entry ->> 'licenseState', entry ->> 'attendance',
    array(select jsonb_array_elements_text(coalesce(entry -> 'tracks', '[]'))),
    coalesce((entry ->> 'reception')::boolean, false), entry ->> 'needs',
    case when (entry ->> 'isWaitlist')::boolean or (entry ->> 'attendance' = 'in_person' and (
        select count(*) from public.symposium_registrations r
        where r.event = its_event and r.attendance = 'in_person' and r.status in ('registered', 'attended')
      ) >= (entry ->> 'seats')::integer)
      then 'waitlisted' else 'registered' end)
  returning * into kept;
  perform private.store_lead(jsonb_build_object(
    'name', kept.name, 'email', kept.email, 'phone', kept.phone, 'company', kept.firm,
    'source', 'cpe-symposium', 'topic', 'symposium',
    'details', jsonb_build_object('registration', kept.reference, 'event', kept.event,
      'attendance', kept.attendance, 'status', kept.status)), request_id);
  return kept.reference;
end $$;

-- Returns the facts for the email about a registration, once per request; null if the email was sent before. `isKnown`:
-- the address was registered before, so the email informs its owner instead.
create function public.due_registration_letter(request_id uuid, event text, email text) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  if not private.due_form_letter(request_id) then
    return null;
  end if;
  return (
    select jsonb_build_object('reference', r.reference, 'name', r.name, 'status', r.status, 'attendance', r.attendance,
      'reception', r.reception, 'isKnown', r.submission_id is distinct from due_registration_letter.request_id)
    from public.symposium_registrations r
    where r.event = due_registration_letter.event and lower(r.email) = lower(due_registration_letter.email)
      and r.status <> 'cancelled'
  );
end $$;

-- == Access and triggers, by table ==

-- public.bookings
-- A member reads, changes, and cancels their own calls, a coach the calls they host; administrators read, change, and
-- delete all. Everyone books in their own name: a member with the firm or one of their coaches, a coach also as the
-- host.
create policy bookings_select on public.bookings for select to authenticated using (
  user_id = (select auth.uid())
  or (select private.is_admin())
  or (host_id = (select auth.uid()) and (select private.is_coach()))
);
create policy bookings_update on public.bookings for update to authenticated
  using (
    user_id = (select auth.uid())
    or (select private.is_admin())
    or (host_id = (select auth.uid()) and (select private.is_coach()))
  )
  with check (
    user_id = (select auth.uid())
    or (select private.is_admin())
    or (host_id = (select auth.uid()) and (select private.is_coach()))
  );
create policy bookings_delete on public.bookings for delete to authenticated using ((select private.is_admin()));
create policy members_only on public.bookings as restrictive for all to authenticated
  using ((select private.is_member()));
create policy bookings_insert on public.bookings for insert to authenticated with check (
  status = 'booked'
  and user_id = (select auth.uid())
  and (
    (select private.is_admin())
    or (
      (
        host_id is null
        or host_id in (select private.own_coach_ids())
        or (host_id = (select auth.uid()) and (select private.is_coach()))
      )
      and (
        client_id is null
        or client_id in (select private.own_client_ids())
        or client_id in (select private.coached_client_ids())
        or client_id in (select private.account_client_ids())
      )
    )
  )
);
grant select, delete on public.bookings to authenticated;
grant insert (
  submission_id, host_id, client_id, kind, name, email, phone, notes, starts_at, time_zone
) on public.bookings to authenticated;
grant update (phone, notes, starts_at, time_zone, status) on public.bookings to authenticated;
create trigger give_reference before insert on public.bookings
  for each row execute function private.give_reference('CALL');
create trigger drop_repeat before insert on public.bookings for each row
  when (new.submission_id is not null and current_user in ('anon', 'authenticated'))
  execute function private.drop_repeat();
create trigger guard_booking before insert or update on public.bookings
  for each row execute function private.guard_booking();
create trigger keep_office_hours before insert or update of starts_at on public.bookings
  for each row when (current_user in ('anon', 'authenticated')) execute function private.keep_office_hours();
create trigger notice_booking after insert or update of status, starts_at on public.bookings for each row
  when (current_user <> 'service_role' and auth.role() is not null)
  execute function private.notice_booking();
create trigger refuse_suspended before insert on public.bookings
  for each row when (new.user_id is not null) execute function private.refuse_suspended();
create trigger free_lapsed_holds before insert or update of starts_at, status on public.bookings
  for each row when (new.status in ('pending', 'booked')) execute function private.free_lapsed_holds();
create trigger record_review after insert or update of starts_at, status on public.bookings
  for each row when (new.kind = 'client_review' and new.client_id is not null)
  execute function private.record_review();
create trigger version_row before insert or update on public.bookings
  for each row execute function private.count_version();

-- public.symposium_registrations
-- A registered member reads the registration, changes details, and cancels; administrators read, change, and delete
-- all. Functions insert.
create policy registrations_select on public.symposium_registrations for select to authenticated using (
  user_id = (select auth.uid()) or (select private.is_admin())
);
create policy registrations_update on public.symposium_registrations for update to authenticated
  using (user_id = (select auth.uid()) or (select private.is_admin()))
  with check (user_id = (select auth.uid()) or (select private.is_admin()));
create policy registrations_delete on public.symposium_registrations for delete to authenticated
  using ((select private.is_admin()));
create policy members_only on public.symposium_registrations as restrictive for all to authenticated
  using ((select private.is_member()));
grant select, delete on public.symposium_registrations to authenticated;
grant update (
  phone, firm, license_state, license_number, attendance, tracks, reception, needs, status
) on public.symposium_registrations to authenticated;
create trigger give_reference before insert on public.symposium_registrations
  for each row execute function private.give_reference('SYM');
create trigger guard_registration before update on public.symposium_registrations
  for each row execute function private.guard_registration();
create trigger touch_updated_at before insert or update on public.symposium_registrations
  for each row execute function private.touch_updated_at();
create trigger refuse_suspended before insert on public.symposium_registrations
  for each row when (new.user_id is not null) execute function private.refuse_suspended();

-- public.office_closures
-- Everyone, visitors included, reads closures; administrators write them.
create policy office_closures_select on public.office_closures for select to anon, authenticated using (true);
create policy office_closures_insert on public.office_closures for insert to authenticated
  with check ((select private.is_admin()));
create policy office_closures_update on public.office_closures for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy office_closures_delete on public.office_closures for delete to authenticated
  using ((select private.is_admin()));
grant select on public.office_closures to anon;
grant select, delete on public.office_closures to authenticated;
grant insert (day, reason) on public.office_closures to authenticated;
grant update (day, reason) on public.office_closures to authenticated;

-- public.profiles
create trigger release_bookings before delete on public.profiles
  for each row execute function private.release_bookings();

-- == Function grants ==

grant execute on function
  private.free_starts_of_call(uuid), public.free_starts_of_call(uuid),
  private.change_call(uuid, text, timestamp with time zone, integer, text),
  public.change_call(uuid, text, timestamp with time zone, integer, text), private.set_host(uuid, integer, uuid),
  public.set_host(uuid, integer, uuid), private.set_hosts(uuid[], integer, uuid),
  public.set_hosts(uuid[], integer, uuid), private.restore_hosts(uuid)
to authenticated;

grant execute on function
  public.free_call_starts(date, integer), public.manage_call(text, text, timestamp with time zone),
  public.book_call(jsonb, uuid, text, text, text, integer, text, uuid),
  public.due_registration_letter(uuid, text, text)
to service_role;
