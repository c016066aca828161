-- Members' own calls keep the hours that visitors' calls keep, and their limits. Staff book and move as they agree with
-- people. The name makes it the last trigger before the row is written.
create function private.keep_office_hours() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if (select private.app_role()) in ('coach', 'admin') or (tg_op = 'UPDATE' and new.starts_at = old.starts_at) then
    return new;
  end if;
  perform private.check_call_start(new.starts_at);
  -- Every booking and every move is told to staff.
  if tg_op = 'INSERT' then
    perform private.take_turn(4213, 'calls:' || md5((select auth.uid())::text), 10, interval '1 day');
  else
    perform private.take_turn(4213, 'moves:' || md5(lower(new.email)), 10, interval '1 day');
  end if;
  return new;
end $$;
create trigger keep_office_hours before insert or update of starts_at on public.bookings
  for each row when (current_user in ('anon', 'authenticated')) execute function private.keep_office_hours();

-- A call that is moved or cancelled is told like a new one; to the member too, when somebody else did it.
create or replace function private.notice_booking() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  title text := case
    when tg_op = 'INSERT' then 'New call ' || new.reference
    when new.status = 'cancelled' and old.status <> 'cancelled' then 'Call ' || new.reference || ' was cancelled'
    when new.status = 'booked' and new.starts_at <> old.starts_at then 'Call ' || new.reference || ' was moved'
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
drop trigger notice_booking on public.bookings;
create trigger notice_booking after insert or update of status, starts_at on public.bookings for each row
  when (current_user <> 'service_role' and auth.role() is not null)
  execute function private.notice_booking();

alter table public.clients add constraint clients_email_form check (email ~ '^[^@\s]+@[^@\s]+$');
