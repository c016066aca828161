-- A notice of a call says when the call begins, so that whoever is signed in is told shortly before; null for what has no
-- such moment, and for a call that was canceled.
alter table public.notifications add column happens_at timestamptz;

drop function private.tell(uuid[], text, text, text, text);
create function private.tell(
  people uuid[], kind text, title text, body text, link text, happens_at timestamptz default null
) returns void
language sql security definer set search_path = '' as $$
  insert into public.notifications (user_id, kind, title, body, link, happens_at)
  select p.id, $2, left($3, 160), left($4, 1000), $5, $6 from public.profiles p
  where p.id = any ($1) and p.status <> 'suspended' and p.id is distinct from (select auth.uid())
$$;
revoke all on function private.tell(uuid[], text, text, text, text, timestamptz)
from public, anon, authenticated, service_role;

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
  happens_at timestamptz := case new.status when 'booked' then new.starts_at end;
  admins uuid[] := private.admin_ids();
begin
  if title is null then
    return null;
  end if;
  perform private.tell(admins, 'booking', title, body, '/dashboard/admin?section=calls&call=' || new.id, happens_at);
  if new.host_id <> all (admins) then
    perform private.tell(
      array[new.host_id], 'booking', title, body, '/dashboard/coach?call=' || new.id, happens_at
    );
  end if;
  -- Who follows the email's link has an email about it, and is not signed in.
  if tg_op = 'UPDATE' and (select auth.uid()) is not null and new.user_id <> all (admins)
    and new.user_id is distinct from new.host_id then
    perform private.tell(array[new.user_id], 'booking', title, body, '/dashboard?call=' || new.id, happens_at);
  end if;
  return null;
end $$;

create or replace function private.notice_lead() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    perform private.tell(private.admin_ids(), 'lead', 'New lead ' || new.reference, 'From: ' || new.source,
      '/dashboard/admin?section=leads&lead=' || new.id);
  elsif new.assigned_to is not null and new.assigned_to is distinct from old.assigned_to then
    perform private.tell(array[new.assigned_to], 'lead', 'Lead ' || new.reference || ' is yours to follow up',
      'From: ' || new.source, private.dashboard_of(new.assigned_to) || '?section=leads&lead=' || new.id);
  end if;
  return null;
end $$;

-- A role that a newer release may give and this one does not know: the person sees what a client sees, and
-- administrators hear of it.
create function private.notice_unknown_role() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.tell(private.admin_ids(), 'account', new.email || ' has a role that is not known here',
    'The role is “' || new.role || '”. Until it is set again, they see what a client sees.',
    '/dashboard/admin?section=users&user=' || new.id);
  return null;
end $$;
revoke all on function private.notice_unknown_role() from public, anon, authenticated, service_role;
create trigger notice_unknown_role after insert or update of role on public.profiles for each row
  when (new.role not in ('user', 'coach', 'admin', 'client')) execute function private.notice_unknown_role();
