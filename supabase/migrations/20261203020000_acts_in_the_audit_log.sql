-- What else the audit log tells: who was invited, what was decided, made a client of, deleted, and what happened to the
-- sign-in of somebody who works with others' records. By triggers, so that no way of doing it is without an entry.
alter table public.audit_log
  drop constraint audit_log_action_check,
  add constraint audit_log_action_check check (action in (
    'role', 'status', 'coach', 'owner', 'assigned', 'bulk', 'import', 'export', 'undo',
    'invite', 'resend', 'withdraw', 'accept', 'decide', 'convert', 'delete', 'mfa', 'session'
  ));
create index audit_log_created_at on public.audit_log (created_at desc, id);

create function private.record_invitation() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    perform private.audit('invite', 'invitations', new.id, null, new.role);
  elsif new.status is distinct from old.status then
    perform private.audit(case new.status when 'withdrawn' then 'withdraw' else 'accept' end, 'invitations', new.id,
      case when old.expires_at < now() then 'expired' else old.status end, new.status);
  elsif new.sends > old.sends then
    perform private.audit('resend', 'invitations', new.id, old.sends::text, new.sends::text);
  end if;
  return null;
end $$;
create trigger record_invitation after insert or update of status, sends on public.invitations
  for each row execute function private.record_invitation();

create function private.record_decision() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.audit('decide', 'certification_applications', new.application_id, null, new.decision);
  return null;
end $$;
create trigger record_decision after insert on public.application_decisions
  for each row execute function private.record_decision();

create function private.record_conversion() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.audit('convert', 'leads', new.id, null, new.client_id::text);
  return null;
end $$;
create trigger record_conversion after update of client_id on public.leads
  for each row when (old.client_id is null and new.client_id is not null)
  execute function private.record_conversion();

-- Somebody deletes a record. What goes with a record, with an account, by its time or with an import that is undone has
-- its entry there, or none.
create function private.record_deletion() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if pg_catalog.pg_trigger_depth() = 1 and private.batch_id() is null and private.actor() is not null then
    perform private.audit('delete', tg_table_name, old.id, to_jsonb(old) ->> 'status', null);
  end if;
  return null;
end $$;
do $$ declare
  deleted text;
begin
  foreach deleted in array '{clients,leads,stories}'::text[] loop
    execute format('create trigger record_deletion after delete on public.%I
      for each row execute function private.record_deletion()', deleted);
  end loop;
end $$;

-- An account that is gone is nobody's: what role it had is left of it. Deferred and named after forget_person, so that
-- nothing has to be forgotten afterwards.
create function private.record_account_deletion() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.audit_log (actor_id, action, entity, from_value)
  values (nullif(private.actor(), old.id), 'delete', 'profiles', old.role);
  return null;
end $$;
create constraint trigger record_account_deletion after delete on public.profiles
  deferrable initially deferred for each row execute function private.record_account_deletion();

-- The second factor and the sessions of coaches and administrators: theirs open the records of others. The sign-in
-- itself is told to the person alone.
create function private.record_staff_security() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.audit_log (actor_id, action, entity, entity_id, to_value)
  select new.user_id, case when new.kind in ('mfa_enabled', 'mfa_disabled') then 'mfa' else 'session' end, 'profiles',
    new.user_id, case new.kind when 'mfa_enabled' then 'on' when 'mfa_disabled' then 'off' when 'session_ended' then 'ended'
      when 'sign_out_others' then 'others ended' else 'recovery code' end
  from public.profiles p where p.id = new.user_id and p.role <> 'user';
  return null;
end $$;
create trigger record_staff_security after insert on public.auth_events for each row
  when (new.kind in ('mfa_enabled', 'mfa_disabled', 'session_ended', 'sign_out_others', 'recovery_code_used'))
  execute function private.record_staff_security();

-- Who, on what, and from whom to whom, in words as they are today. Read by who reads the log: administrators.
create view public.audit_entries with (security_invoker = true) as
select a.id, a.created_at, (a.created_at at time zone private.office_zone())::date as day, a.actor_id,
  coalesce(nullif(who.name, ''), who.email) as actor, a.action, a.entity, a.entity_id,
  case a.entity
    when 'profiles' then coalesce(nullif(person.name, ''), person.email)
    when 'clients' then client.name
    when 'leads' then lead.name
    when 'certification_applications' then application.reference
    when 'certificates' then certificate.code
    when 'stories' then story.title
    when 'bookings' then booking.reference
    when 'invitations' then invitation.email
  end as subject,
  a.from_value, a.to_value,
  coalesce(nullif(before.name, ''), before.email) as from_name,
  coalesce(nullif(since.name, ''), since.email) as to_name,
  a.batch_id
from public.audit_log a
left join public.profiles who on who.id = a.actor_id
left join public.profiles person on a.entity = 'profiles' and person.id = a.entity_id
left join public.clients client on a.entity = 'clients' and client.id = a.entity_id
left join public.leads lead on a.entity = 'leads' and lead.id = a.entity_id
left join public.certification_applications application
  on a.entity = 'certification_applications' and application.id = a.entity_id
left join public.certificates certificate on a.entity = 'certificates' and certificate.id = a.entity_id
left join public.stories story on a.entity = 'stories' and story.id = a.entity_id
left join public.bookings booking on a.entity = 'bookings' and booking.id = a.entity_id
left join public.invitations invitation on a.entity = 'invitations' and invitation.id = a.entity_id
left join public.profiles before on a.action in ('coach', 'owner', 'assigned') and before.id =
  case when a.from_value ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then a.from_value::uuid end
left join public.profiles since on a.action in ('coach', 'owner', 'assigned', 'bulk') and since.id =
  case when a.to_value ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then a.to_value::uuid end;
grant select on public.audit_entries to authenticated;
