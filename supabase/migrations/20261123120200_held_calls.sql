-- A call that a visitor chooses is held for a quarter of an hour and theirs once the link of the letter is followed:
-- nobody fills the calendar with addresses of others. A hold that has run out gives way to whoever comes next; until
-- somebody does, the link still confirms it.
alter table public.bookings
  drop constraint bookings_status_check,
  -- 'held' is a call that took place; one that waits for its letter is 'pending', one that gave way 'lapsed'.
  add constraint bookings_status_check
    check (status in ('pending', 'lapsed', 'booked', 'held', 'missed', 'cancelled'));
drop index public.bookings_one_to_a_slot;
create unique index bookings_one_to_a_slot on public.bookings (host_id, starts_at) nulls not distinct
  where status in ('pending', 'booked');

create table private.call_holds (
  booking_id uuid primary key references public.bookings (id) on delete cascade,
  -- Hash of the network address that asked; null for one that is not known.
  sender text,
  until timestamptz not null
);
create index call_holds_sender on private.call_holds (sender, until);
create index bookings_waiting on public.bookings (lower(email)) where status = 'pending';

create function private.free_lapsed_holds() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.bookings b set status = 'lapsed'
  where b.status = 'pending' and b.id <> new.id
    and b.starts_at = new.starts_at and b.host_id is not distinct from new.host_id
    and not exists (select from private.call_holds h where h.booking_id = b.id and h.until > now());
  return new;
end $$;
create trigger free_lapsed_holds before insert or update of starts_at, status on public.bookings
  for each row when (new.status in ('pending', 'booked')) execute function private.free_lapsed_holds();

create or replace function private.free_call_starts(first_day date, days integer) returns jsonb
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

-- A new call is told to staff once it is proved; one that never was leaves without a word.
create or replace function private.notice_booking() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  before text := case when tg_op = 'UPDATE' then old.status else 'pending' end;
  title text := case
    when new.status = 'booked' and before in ('pending', 'lapsed') then 'New call ' || new.reference
    when new.status = 'cancelled' and before not in ('pending', 'lapsed', 'cancelled')
      then 'Call ' || new.reference || ' was cancelled'
    when tg_op = 'UPDATE' and new.status = 'booked' and new.starts_at <> old.starts_at
      then 'Call ' || new.reference || ' was moved'
  end;
  body text := to_char(new.starts_at at time zone private.office_zone(), 'FMDay, FMMonth FMDD, FMHH12:MI AM')
    || ' ' || private.office_zone_name();
  admins uuid[] := private.admin_ids();
begin
  if title is null then
    return null;
  end if;
  perform private.tell(admins, 'booking', title, body, '/dashboard/admin');
  if new.host_id <> all (admins) then
    perform private.tell(array[new.host_id], 'booking', title, body, '/dashboard/coach');
  end if;
  -- Who follows the letter's link has a letter about it, and is not signed in.
  if tg_op = 'UPDATE' and (select auth.uid()) is not null and new.user_id <> all (admins)
    and new.user_id is distinct from new.host_id then
    perform private.tell(array[new.user_id], 'booking', title, body, '/dashboard');
  end if;
  return null;
end $$;

-- What the server function tells of a call. `event` is what there is to write a letter about, or null; `isOwn` says
-- that the caller has proved to be the one whom the call is with.
drop function private.call_facts(public.bookings, boolean);
create function private.call_facts(call public.bookings, event text, is_own boolean) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'reference', call.reference, 'name', call.name, 'email', call.email, 'status', call.status,
    'startsAt', call.starts_at, 'endsAt', call.starts_at + interval '30 minutes', 'timeZone', call.time_zone,
    'heldUntil', case call.status when 'pending' then
      (select h.until from private.call_holds h where h.booking_id = call.id) end,
    'event', event, 'isOwn', is_own)
$$;

-- An account whose address has been confirmed books under that address without a letter's link.
create function private.has_proved(account uuid, address text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from auth.users u join public.profiles p on p.id = u.id and p.status <> 'suspended'
    where u.id = account and lower(u.email) = lower(address) and u.email_confirmed_at is not null
  )
$$;

-- Two calls wait for one email address at most, and three for one sender; those who share an address at a network
-- hear when the next one is possible.
create function private.check_holds(email text, sender text) returns void
language plpgsql stable security definer set search_path = '' as $$
declare
  words constant text := 'Calls that were booked %s wait to be confirmed. Follow the link in the letter about each.';
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

drop function public.book_call(jsonb, uuid, text, text, text, text, uuid);
drop function private.book_call(jsonb, uuid, text, text, text, text, uuid);
-- Sent again with the same request id, it answers with the call as it stands. Three calls an hour and six a day to an
-- address, because each sends a letter to somebody who has not proved that it is theirs.
create function private.book_call(
  entry jsonb, request_id uuid, fingerprint text, sender_key text, token_hash text, hold_minutes integer,
  address text, user_id uuid
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

-- Reads, confirms, moves or cancels the call whose letter carries the token. Whoever has it has had the letter: moving
-- confirms, too.
create or replace function private.manage_call(action text, token_hash text, starts_at timestamptz) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  call public.bookings;
  wanted timestamptz;
  is_waiting boolean;
begin
  select * into call from public.bookings b where b.manage_token_hash = manage_call.token_hash for update;
  if not found then
    raise exception 'This link is not known. Use the link in our letter about your call, or book a new one.'
      using errcode = 'PT404';
  end if;
  is_waiting := call.status in ('pending', 'lapsed');
  wanted := case action when 'move' then manage_call.starts_at else call.starts_at end;
  if action = 'read' or (action = 'cancel' and call.status = 'cancelled')
    or (call.status = 'booked' and wanted = call.starts_at and action in ('confirm', 'move')) then
    return private.call_facts(call, null, true);
  end if;
  if call.status = 'cancelled' then
    raise exception 'This call was cancelled. Book a new one.' using errcode = 'PT409';
  elsif not (is_waiting or call.status = 'booked') or (call.starts_at <= now() and not (is_waiting and action = 'move')) then
    raise exception 'This call has begun or is over, so it cannot be changed. Book a new one.' using errcode = 'PT409';
  end if;
  if action = 'cancel' then
    update public.bookings b set status = 'cancelled' where b.id = call.id returning * into call;
    return private.call_facts(call, 'cancelled', true);
  end if;
  if wanted <> call.starts_at then
    perform private.check_call_start(wanted);
    -- Every move sends a letter.
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

create function public.book_call(
  entry jsonb, request_id uuid, fingerprint text, sender_key text, token_hash text, hold_minutes integer,
  address text default null, user_id uuid default null
) returns jsonb
language sql security invoker set search_path = '' as $$
  select private.book_call(entry, request_id, fingerprint, sender_key, token_hash, hold_minutes, address, user_id)
$$;
-- For the server function booking alone.
revoke all on function public.book_call(jsonb, uuid, text, text, text, integer, text, uuid),
  private.book_call(jsonb, uuid, text, text, text, integer, text, uuid) from public, anon, authenticated;
grant execute on function public.book_call(jsonb, uuid, text, text, text, integer, text, uuid),
  private.book_call(jsonb, uuid, text, text, text, integer, text, uuid) to service_role;
