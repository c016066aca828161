-- Letters to clients, and reviews with them. Both leave the house, so that only coaches of the client and administrators
-- begin them, to the address that is kept of the client.

alter table public.client_events
  drop constraint client_events_kind_check,
  add constraint client_events_kind_check check (kind in (
    'note', 'call', 'email', 'status', 'coach', 'created', 'imported', 'projection', 'review'
  ));

-- The client, if the caller looks after it and can reach it.
create function private.reachable_client(client_id uuid) returns public.clients
language plpgsql stable security definer set search_path = '' as $$
declare
  found_client public.clients;
begin
  if not ((select private.is_admin()) or (select private.is_coach())) then
    raise exception 'Only coaches and administrators write to clients' using errcode = '42501';
  end if;
  select * into found_client from public.clients c
  where c.id = reachable_client.client_id
    and ((select private.is_admin()) or c.coach_id = (select auth.uid()));
  if not found then
    raise exception 'There is no such client of yours' using errcode = 'PT404', detail = 'clientId';
  elsif found_client.email is null then
    raise exception 'No email address is kept of this client. Add one first.' using errcode = 'PT400', detail = 'clientId';
  end if;
  return found_client;
end $$;

-- Whom a letter goes to and who writes it. `isSent` says that it went before, under the same request id. Thirty letters an
-- hour from one writer, five a day to one client.
create function private.begin_client_letter(client_id uuid, request_id uuid, fingerprint text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  receiver public.clients := private.reachable_client(client_id);
  me uuid := (select auth.uid());
  sent boolean := false;
begin
  -- Without a request id it is looked at.
  if request_id is not null then
    sent := private.open_submission('client-letter', request_id, fingerprint) is not null;
    if not sent then
      perform private.take_turn(4213, 'letters-of:' || md5(me::text), 30, interval '1 hour',
        'You have sent many letters within an hour.');
      perform private.take_turn(4213, 'letters-to:' || md5(receiver.id::text), 5, interval '1 day',
        'This client has had several letters today.');
    end if;
  end if;
  return jsonb_build_object('to', receiver.email, 'name', receiver.name, 'isSent', sent,
    'writer', (select nullif(btrim(p.name), '') from public.profiles p where p.id = me));
end $$;
create function public.begin_client_letter(client_id uuid, request_id uuid, fingerprint text) returns jsonb
language sql security invoker set search_path = '' as $$
  select private.begin_client_letter(client_id, request_id, fingerprint)
$$;

create function private.keep_client_letter(client_id uuid, request_id uuid, fingerprint text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  receiver public.clients := private.reachable_client(client_id);
begin
  insert into private.form_submissions (request_id, form, fingerprint, reference)
  values (keep_client_letter.request_id, 'client-letter', keep_client_letter.fingerprint, receiver.id::text);
end $$;

-- Written down once it is sent, in the name of whoever sent it: an email is a contact.
create function public.finish_client_letter(client_id uuid, request_id uuid, fingerprint text, note text) returns boolean
language plpgsql security invoker set search_path = '' as $$
begin
  perform private.keep_client_letter(client_id, request_id, fingerprint);
  insert into public.client_events (client_id, kind, note)
  values (finish_client_letter.client_id, 'email', finish_client_letter.note);
  return true;
exception when unique_violation then
  return false;
end $$;

-- A review is with the client's coach; with whoever asks where it has none.
create function private.review_host(client public.clients) returns uuid
language sql stable security definer set search_path = '' as $$
  select case when (select private.is_coach()) then (select auth.uid())
    else coalesce((client).coach_id, (select auth.uid())) end
$$;

-- Free starts of whoever holds the review, ascending, as far ahead as calls are booked.
create function private.free_review_starts(client_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  host uuid := private.review_host(private.reachable_client(client_id));
  today date := (now() at time zone private.office_zone())::date;
begin
  return jsonb_build_object('timeZone', private.office_zone(),
    'host', (select nullif(btrim(p.name), '') from public.profiles p where p.id = host),
    'slots', (
      select coalesce(jsonb_agg(s.starts_at order by s.starts_at), '[]')
      from private.office_starts(today, private.last_day_of_calls()) as s (starts_at)
      where s.starts_at >= now() + interval '2 hours' and not exists (
        select from public.bookings b
        where b.host_id = host and b.starts_at = s.starts_at and b.status in ('pending', 'booked')
      )));
end $$;
create function public.free_review_starts(client_id uuid) returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.free_review_starts(client_id) $$;

-- Books it. Sent again with the same request id, it answers with the call as it stands.
create function private.book_review(
  client_id uuid, starts_at timestamptz, notes text, request_id uuid, fingerprint text, token_hash text
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  reviewed public.clients := private.reachable_client(client_id);
  host uuid := private.review_host(reviewed);
  call public.bookings;
  is_new boolean := false;
  broken text;
begin
  if private.open_submission('client-review', request_id, fingerprint) is null then
    perform private.take_turn(4213, 'reviews-of:' || md5((select auth.uid())::text), 20, interval '1 hour',
      'You have booked many reviews within an hour.');
    perform private.check_call_start(book_review.starts_at);
    begin
      insert into public.bookings (submission_id, user_id, host_id, client_id, kind, name, email, phone, notes, starts_at,
        manage_token_hash)
      values (request_id, nullif(reviewed.user_id, host), host, reviewed.id, 'client_review', reviewed.name,
        reviewed.email, case when reviewed.phone ~ '^\+?[0-9 ().x/-]{7,40}$' then reviewed.phone end,
        nullif(btrim(book_review.notes), ''), book_review.starts_at, token_hash);
    exception when unique_violation then
      get stacked diagnostics broken = constraint_name;
      if broken <> 'bookings_one_to_a_slot' then
        raise;
      end if;
      perform private.refuse_taken_call();
    end;
    is_new := true;
  end if;
  select * into call from public.bookings b where b.submission_id = book_review.request_id;
  if not found then
    raise exception 'This review is no longer booked. Start again to book another one.' using errcode = 'PT409';
  elsif is_new then
    insert into private.form_submissions (request_id, form, fingerprint, reference)
    values (book_review.request_id, 'client-review', book_review.fingerprint, call.reference);
  end if;
  return private.call_facts(call, case when is_new then 'booked' end, true)
    || jsonb_build_object('hostEmail', (select u.email from auth.users u where u.id = call.host_id));
end $$;
create function public.book_review(
  client_id uuid, starts_at timestamptz, notes text, request_id uuid, fingerprint text, token_hash text
) returns jsonb
language sql security invoker set search_path = '' as $$
  select private.book_review(client_id, starts_at, notes, request_id, fingerprint, token_hash)
$$;

-- What a letter about a call says depends on what the call is.
create or replace function private.call_facts(call public.bookings, event text, is_own boolean) returns jsonb
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

-- A review stands in the history of its client, wherever it is booked, moved or cancelled.
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
create trigger record_review after insert or update of starts_at, status on public.bookings
  for each row when (new.kind = 'client_review' and new.client_id is not null)
  execute function private.record_review();

revoke all on function private.reachable_client(uuid), private.review_host(public.clients), private.record_review(),
  private.begin_client_letter(uuid, uuid, text), private.keep_client_letter(uuid, uuid, text),
  private.free_review_starts(uuid), private.book_review(uuid, timestamptz, text, uuid, text, text),
  public.begin_client_letter(uuid, uuid, text), public.finish_client_letter(uuid, uuid, text, text),
  public.free_review_starts(uuid), public.book_review(uuid, timestamptz, text, uuid, text, text)
  from public, anon, service_role;
grant execute on function private.begin_client_letter(uuid, uuid, text), private.keep_client_letter(uuid, uuid, text),
  private.free_review_starts(uuid), private.book_review(uuid, timestamptz, text, uuid, text, text),
  public.begin_client_letter(uuid, uuid, text), public.finish_client_letter(uuid, uuid, text, text),
  public.free_review_starts(uuid), public.book_review(uuid, timestamptz, text, uuid, text, text) to authenticated;
