-- Notices of what happened, for those whose work it is. They are for what comes in by a request, a person's or a server
-- function's: what the service role writes itself and what is run as SQL (seeds, imports, repairs) tells nobody. The
-- `when` of each trigger says so: a request has a role in its claims, and inside a definer function the current user is
-- its owner.

-- One place for what people want to be told, whoever writes the notice.
create function private.respect_preferences() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  wanted jsonb := (
    select p.preferences -> 'notifications' from public.user_preferences p where p.user_id = new.user_id
  );
begin
  if wanted -> 'browser' = 'false'
    or (new.kind = 'client' and wanted -> 'clients' = 'false')
    or (new.kind = 'story' and wanted -> 'stories' = 'false') then
    return null;
  end if;
  return new;
end $$;
create trigger respect_preferences before insert on public.notifications
  for each row execute function private.respect_preferences();

-- To people who are there, save whoever did it. Texts carry references and no names: a notice stays longer than what it
-- is about.
create function private.tell(people uuid[], kind text, title text, body text, link text) returns void
language sql security definer set search_path = '' as $$
  insert into public.notifications (user_id, kind, title, body, link)
  select p.id, $2, left($3, 160), left($4, 1000), $5 from public.profiles p
  where p.id = any ($1) and p.status <> 'suspended' and p.id is distinct from (select auth.uid())
$$;

create function private.admin_ids() returns uuid[]
language sql stable security definer set search_path = '' as $$
  select coalesce(array_agg(p.id), '{}') from public.profiles p where p.role = 'admin'
$$;

create function private.dashboard_of(person uuid) returns text
language sql stable security definer set search_path = '' as $$
  select case p.role when 'admin' then '/dashboard/admin' else '/dashboard/coach' end
  from public.profiles p where p.id = person
$$;

create function private.notice_lead() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    perform private.tell(private.admin_ids(), 'lead', 'New lead ' || new.reference, 'From: ' || new.source,
      '/dashboard/admin');
  elsif new.assigned_to is not null and new.assigned_to is distinct from old.assigned_to then
    perform private.tell(array[new.assigned_to], 'lead', 'Lead ' || new.reference || ' is yours to follow up',
      'From: ' || new.source, private.dashboard_of(new.assigned_to));
  end if;
  return null;
end $$;
create trigger notice_lead after insert or update of assigned_to on public.leads for each row
  when (current_user <> 'service_role' and auth.role() is not null)
  execute function private.notice_lead();

create function private.notice_application() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.tell(private.admin_ids(), 'application', 'New application ' || new.reference,
    case new.applicant_type when 'cpa' then 'From a CPA' else 'From a business owner' end, '/dashboard/admin');
  return null;
end $$;
create trigger notice_application after insert on public.certification_applications for each row
  when (current_user <> 'service_role' and auth.role() is not null)
  execute function private.notice_application();

create function private.notice_booking() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  title text := 'New call ' || new.reference;
  body text := to_char(new.starts_at at time zone private.office_zone(), 'FMDay, FMMonth FMDD, FMHH12:MI AM')
    || ' ' || private.office_zone_name();
begin
  perform private.tell(private.admin_ids(), 'booking', title, body, '/dashboard/admin');
  if new.host_id <> all (private.admin_ids()) then
    perform private.tell(array[new.host_id], 'booking', title, body, '/dashboard/coach');
  end if;
  return null;
end $$;
create trigger notice_booking after insert on public.bookings for each row
  when (current_user <> 'service_role' and auth.role() is not null)
  execute function private.notice_booking();

create function private.notice_client() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' or new.coach_id is distinct from old.coach_id then
    perform private.tell(array[new.coach_id], 'client', 'You have a new client', null, '/dashboard/clients');
  end if;
  return null;
end $$;
create trigger notice_client after insert or update of coach_id on public.clients for each row
  when (new.coach_id is not null and current_user <> 'service_role' and auth.role() is not null)
  execute function private.notice_client();
