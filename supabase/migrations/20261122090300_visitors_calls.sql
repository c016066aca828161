-- Calls that visitors book with the firm: half an hour, from two hours to 45 days ahead.
create function private.last_day_of_calls() returns date
language sql stable set search_path = '' as $$
  select (now() at time zone private.office_zone())::date + 45
$$;

-- Free starts, ascending, of so many days from a day on; today in the office's zone when none is given.
create function private.free_call_starts(first_day date, days integer) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('timeZone', private.office_zone(), 'slots', coalesce(jsonb_agg(s.starts_at), '[]'))
  from (select coalesce(first_day, (now() at time zone private.office_zone())::date) as day) f
  left join lateral private.office_starts(
    greatest(f.day, (now() at time zone private.office_zone())::date),
    least(f.day + days - 1, private.last_day_of_calls())
  ) as s (starts_at) on true
  where s.starts_at >= now() + interval '2 hours' and not exists (
    select from public.bookings b where b.host_id is null and b.starts_at = s.starts_at and b.status = 'booked'
  )
$$;

-- Refuses a start that is not offered, in words. Whether it is free is decided by the index on bookings.
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

create function private.refuse_taken_call() returns void
language plpgsql set search_path = '' as $$
begin
  raise exception 'This time has just been taken. Choose another one.' using errcode = 'PT409', detail = 'startsAt';
end $$;

-- What the server function tells of a call. `changed` says whether there is something to write a letter about.
create function private.call_facts(call public.bookings, changed boolean) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object(
    'reference', call.reference, 'name', call.name, 'email', call.email, 'status', call.status,
    'startsAt', call.starts_at, 'endsAt', call.starts_at + interval '30 minutes', 'timeZone', call.time_zone,
    'changed', changed)
$$;

-- What every submission of a form begins with: the reference of one that is a repeat, else null.
create function private.open_submission(request_id uuid, fingerprint text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  known private.form_submissions;
begin
  perform pg_catalog.pg_advisory_xact_lock(4209, pg_catalog.hashtext(request_id::text));
  select * into known from private.form_submissions f where f.request_id = open_submission.request_id;
  if found then
    if known.fingerprint <> open_submission.fingerprint then
      raise exception 'We have received an earlier version of this already, as %. Write to us to change it.',
        known.reference using errcode = 'PT409';
    end if;
    return known.reference;
  end if;
  delete from private.form_turns t where t.created_at < now() - interval '1 day';
  delete from private.form_submissions f where f.created_at < now() - interval '30 days';
  if (select count(*) from private.form_submissions f where f.created_at > now() - interval '1 minute') >= 120 then
    raise exception 'Too many messages in a short time' using errcode = 'PT429', hint = 'Try again in a minute';
  end if;
  return null;
end $$;

create or replace function private.submit_form(
  form text, entry jsonb, request_id uuid, fingerprint text, sender_key text, client_key text, user_id uuid
) returns text
language plpgsql security definer set search_path = '' as $$
declare
  kept text := private.open_submission(request_id, fingerprint);
  purpose text;
begin
  if kept is not null then
    return kept;
  end if;
  perform private.take_turn(
    4210, sender_key, case form when 'certification' then 3 else 5 end, interval '1 hour');
  perform private.take_turn(4211, client_key, 30, interval '10 minutes');

  kept := case form
    when 'certification' then private.store_application(entry, request_id, user_id)
    when 'newsletter' then private.store_subscriber(entry)
    else private.store_lead(entry, request_id)
  end;
  for purpose in select jsonb_array_elements_text(coalesce(entry -> 'consents', '[]')) loop
    insert into public.consents (user_id, email, purpose, version, source)
    values (submit_form.user_id, lower(entry ->> 'email'), purpose, entry ->> 'wording', form);
  end loop;
  insert into private.form_submissions (request_id, form, fingerprint, reference)
  values (submit_form.request_id, submit_form.form, submit_form.fingerprint, kept);
  return kept;
end $$;

-- Sent again with the same request id, it answers with the call as it stands. Three calls an hour and six a day to an
-- address, because each sends a letter to somebody who has not proved that it is theirs.
create function private.book_call(
  entry jsonb, request_id uuid, fingerprint text, sender_key text, client_key text, token_hash text, user_id uuid
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  call public.bookings;
  broken text;
begin
  if private.open_submission(request_id, fingerprint) is not null then
    select * into call from public.bookings b
    where b.submission_id = request_id and b.manage_token_hash = token_hash;
    if not found then
      raise exception 'This call is no longer booked. Start again to book another one.' using errcode = 'PT409';
    end if;
    return private.call_facts(call, false);
  end if;
  perform private.take_turn(4210, sender_key, 3, interval '1 hour');
  perform private.take_turn(4213, sender_key || ':day', 6, interval '1 day');
  perform private.take_turn(4211, client_key, 30, interval '10 minutes');
  perform private.check_call_start((entry ->> 'startsAt')::timestamptz);
  begin
    insert into public.bookings
      (submission_id, user_id, name, email, phone, notes, starts_at, time_zone, manage_token_hash)
    values (
      request_id, book_call.user_id, entry ->> 'name', entry ->> 'email', entry ->> 'phone', entry ->> 'notes',
      (entry ->> 'startsAt')::timestamptz, entry ->> 'timeZone', token_hash)
    returning * into call;
  exception when unique_violation then
    get stacked diagnostics broken = constraint_name;
    if broken <> 'bookings_one_to_a_slot' then
      raise;
    end if;
    perform private.refuse_taken_call();
  end;
  insert into private.form_submissions (request_id, form, fingerprint, reference)
  values (book_call.request_id, 'booking', book_call.fingerprint, call.reference);
  return private.call_facts(call, true);
end $$;

-- Reads, moves or cancels the call whose letter carries the token.
create function private.manage_call(action text, token_hash text, starts_at timestamptz) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  call public.bookings;
begin
  select * into call from public.bookings b where b.manage_token_hash = manage_call.token_hash for update;
  if not found then
    raise exception 'This link is not known. Use the link in our letter about your call, or book a new one.'
      using errcode = 'PT404';
  end if;
  if action = 'read' or (action = 'cancel' and call.status = 'cancelled') then
    return private.call_facts(call, false);
  end if;
  if call.status = 'cancelled' then
    raise exception 'This call was cancelled. Book a new one.' using errcode = 'PT409';
  elsif call.status <> 'booked' or call.starts_at <= now() then
    raise exception 'This call has begun or is over, so it cannot be changed. Book a new one.' using errcode = 'PT409';
  end if;
  if action = 'cancel' then
    update public.bookings b set status = 'cancelled' where b.id = call.id returning * into call;
  elsif manage_call.starts_at is distinct from call.starts_at then
    perform private.check_call_start(manage_call.starts_at);
    -- Every move sends a letter.
    perform private.take_turn(4213, 'moves:' || md5(lower(call.email)), 10, interval '1 day');
    begin
      update public.bookings b set starts_at = manage_call.starts_at where b.id = call.id returning * into call;
    exception when unique_violation then
      perform private.refuse_taken_call();
    end;
  else
    return private.call_facts(call, false);
  end if;
  return private.call_facts(call, true);
end $$;

create function public.free_call_starts(first_day date default null, days integer default 14) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select private.free_call_starts(first_day, days)
$$;
create function public.book_call(
  entry jsonb, request_id uuid, fingerprint text, sender_key text, client_key text, token_hash text,
  user_id uuid default null
) returns jsonb
language sql security invoker set search_path = '' as $$
  select private.book_call(entry, request_id, fingerprint, sender_key, client_key, token_hash, user_id)
$$;
create function public.manage_call(action text, token_hash text, starts_at timestamptz default null) returns jsonb
language sql security invoker set search_path = '' as $$
  select private.manage_call(action, token_hash, starts_at)
$$;

-- For the server function booking alone.
revoke all on function
  public.free_call_starts(date, integer), private.free_call_starts(date, integer),
  public.book_call(jsonb, uuid, text, text, text, text, uuid),
  private.book_call(jsonb, uuid, text, text, text, text, uuid),
  public.manage_call(text, text, timestamptz), private.manage_call(text, text, timestamptz)
from public, anon, authenticated;
grant execute on function
  public.free_call_starts(date, integer), private.free_call_starts(date, integer),
  public.book_call(jsonb, uuid, text, text, text, text, uuid),
  private.book_call(jsonb, uuid, text, text, text, text, uuid),
  public.manage_call(text, text, timestamptz), private.manage_call(text, text, timestamptz)
to service_role;
