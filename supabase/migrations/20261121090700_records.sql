-- Histories and the audit log. Definers: nobody who causes an entry may write one.
create function private.audit(action text, entity text, entity_id uuid, from_value text, to_value text) returns void
language sql security definer set search_path = '' as $$
  insert into public.audit_log (actor_id, action, entity, entity_id, from_value, to_value)
  values (private.actor(), $1, $2, $3, $4, $5)
$$;

create function private.record_profile() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    if new.role <> 'user' then
      perform private.audit('role', 'profiles', new.id, null, new.role);
    end if;
    return null;
  end if;
  if new.role is distinct from old.role then
    perform private.audit('role', 'profiles', new.id, old.role, new.role);
  end if;
  if new.status is distinct from old.status then
    perform private.audit('status', 'profiles', new.id, old.status, new.status);
  end if;
  return null;
end $$;
create trigger record_profile after insert or update on public.profiles
  for each row execute function private.record_profile();

create function private.record_client() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  before public.clients;
begin
  -- A client of one's own is no assignment; one that comes with somebody else's id is.
  if tg_op = 'UPDATE' then
    before := old;
  elsif new.user_id is not distinct from (select private.actor()) then
    before.user_id := new.user_id;
  end if;
  if new.coach_id is distinct from before.coach_id then
    perform private.audit('coach', 'clients', new.id, before.coach_id::text, new.coach_id::text);
  end if;
  if new.user_id is distinct from before.user_id then
    perform private.audit('owner', 'clients', new.id, before.user_id::text, new.user_id::text);
  end if;
  return null;
end $$;
create trigger record_client after insert or update of coach_id, user_id on public.clients
  for each row execute function private.record_client();

create function private.record_lead() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.status is distinct from old.status then
    perform private.audit('status', 'leads', new.id, old.status, new.status);
    insert into public.lead_events (lead_id, kind, from_value, to_value, actor_id)
    values (new.id, 'status', old.status, new.status, private.actor());
  end if;
  if new.assigned_to is distinct from old.assigned_to then
    perform private.audit('assigned', 'leads', new.id, old.assigned_to::text, new.assigned_to::text);
    insert into public.lead_events (lead_id, kind, from_value, to_value, actor_id)
    values (new.id, 'assigned', old.assigned_to::text, new.assigned_to::text, private.actor());
  end if;
  return null;
end $$;
create trigger record_lead after update of status, assigned_to on public.leads
  for each row execute function private.record_lead();

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
create trigger record_application after insert or update of status on public.certification_applications
  for each row execute function private.record_application();

-- After an account is deleted, records say that something happened and no longer to whom. Deferred, because what the
-- foreign keys cause is recorded at the end of the statement, after a trigger that is not.
create function private.forget_person() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  gone text := old.id::text;
begin
  update public.audit_log a set
    entity_id = nullif(a.entity_id, old.id),
    from_value = nullif(a.from_value, gone),
    to_value = nullif(a.to_value, gone)
  where a.entity_id = old.id or a.from_value = gone or a.to_value = gone;
  update public.lead_events e set from_value = nullif(e.from_value, gone), to_value = nullif(e.to_value, gone)
  where e.from_value = gone or e.to_value = gone;
  return null;
end $$;
create constraint trigger forget_person after delete on public.profiles
  deferrable initially deferred for each row execute function private.forget_person();

create function private.record_sign_in_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from public.profiles p where p.id = new.id) then
    insert into public.auth_events (user_id, kind) values (new.id, tg_argv[0]);
  end if;
  return null;
end $$;
create trigger on_auth_user_password_changed after update of encrypted_password on auth.users
  for each row when (old.encrypted_password <> '' and new.encrypted_password is distinct from old.encrypted_password)
  execute function private.record_sign_in_change('password_changed');
create trigger on_auth_user_email_recorded after update of email on auth.users
  for each row when (new.email is not null and new.email is distinct from old.email)
  execute function private.record_sign_in_change('email_changed');
