-- The words of calls as people here write them: canceled, and email for what is sent by it. Nothing else is changed.
create or replace function private.notice_booking() returns trigger
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
  admins uuid[] := private.admin_ids();
begin
  if title is null then
    return null;
  end if;
  perform private.tell(admins, 'booking', title, body, '/dashboard/admin');
  if new.host_id <> all (admins) then
    perform private.tell(array[new.host_id], 'booking', title, body, '/dashboard/coach');
  end if;
  -- Who follows the email's link has an email about it, and is not signed in.
  if tg_op = 'UPDATE' and (select auth.uid()) is not null and new.user_id <> all (admins)
    and new.user_id is distinct from new.host_id then
    perform private.tell(array[new.user_id], 'booking', title, body, '/dashboard');
  end if;
  return null;
end $$;

create or replace function private.manage_call(action text, token_hash text, starts_at timestamptz) returns jsonb
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
  elsif not (is_waiting or call.status = 'booked') or (call.starts_at <= now() and not (is_waiting and action = 'move')) then
    raise exception 'This call has begun or is over, so it cannot be changed. Book a new one.' using errcode = 'PT409';
  end if;
  if action = 'cancel' then
    update public.bookings b set status = 'cancelled' where b.id = call.id returning * into call;
    return private.call_facts(call, 'cancelled', true);
  end if;
  if wanted <> call.starts_at then
    perform private.check_call_start(wanted);
    -- Every move sends an email.
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
