-- The security log of an account: written where things happen, by triggers and the auth server's hooks, and by nobody
-- who could tell a story in it. Read by the person alone.
alter table public.auth_events drop constraint auth_events_kind_check;
alter table public.auth_events add constraint auth_events_kind_check check (kind in (
  'sign_in', 'sign_in_failed', 'sign_out', 'sign_out_others', 'session_ended', 'password_changed', 'email_changed',
  'mfa_enabled', 'mfa_disabled', 'recovery_code_used'
));
-- Which session it was; the session may be gone.
alter table public.auth_events add column session_id uuid;

drop policy auth_events_insert on public.auth_events;
revoke insert (kind, device) on public.auth_events from authenticated;
drop trigger limit_auth_events on public.auth_events;
drop function private.limit_auth_events();

-- The newest thousand are kept. Of failures so many an hour: who tries passwords on an address does not push out what
-- its owner has to see.
create function private.record_security(account uuid, kind text, device text, session_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_catalog.pg_advisory_xact_lock(4232, pg_catalog.hashtext('auth_events' || account));
  if kind = 'sign_in_failed' and (
    select count(*) from public.auth_events e
    where e.user_id = account and e.kind = 'sign_in_failed' and e.created_at > now() - interval '1 hour'
  ) >= 20 then
    return;
  end if;
  insert into public.auth_events (user_id, kind, device, session_id)
  select p.id, record_security.kind, coalesce(record_security.device, 'Unknown'), record_security.session_id
  from public.profiles p where p.id = account;
  delete from public.auth_events e where e.id in (
    select o.id from public.auth_events o where o.user_id = account order by o.created_at desc, o.id desc offset 1000
  );
end $$;

create function private.record_session_begin() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    perform private.record_security(new.user_id, 'sign_in', private.device_of(new.user_agent), new.id);
  else
    -- An auth server may write down who came after it let them in.
    update public.auth_events e set device = private.device_of(new.user_agent)
    where e.user_id = new.user_id and e.kind = 'sign_in' and e.session_id = new.id;
  end if;
  return null;
end $$;
create trigger on_auth_session_recorded after insert on auth.sessions
  for each row execute function private.record_session_begin();
create trigger on_auth_session_device_recorded after update of user_agent on auth.sessions
  for each row when (old.user_agent is null and new.user_agent is not null)
  execute function private.record_session_begin();

-- One entry for all sessions that end at once. Those that had expired are swept away without one.
create function private.record_session_end() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  gone record;
begin
  for gone in
    select o.user_id, count(*) as sessions, min(private.device_of(o.user_agent)) as device, min(o.id::text)::uuid as id
    from ended o where o.not_after is null or o.not_after > now() group by o.user_id
  loop
    perform private.record_security(
      gone.user_id,
      coalesce(nullif(current_setting('ninecourse.session_end', true), ''), 'sign_out'),
      case gone.sessions when 1 then gone.device else gone.sessions || ' devices' end,
      case gone.sessions when 1 then gone.id end);
  end loop;
  return null;
end $$;
create trigger on_auth_sessions_ended after delete on auth.sessions
  referencing old table as ended for each statement execute function private.record_session_end();

-- At the end of the transaction, when the session that gave the first code is known. A further authenticator is none.
create function private.record_factor_on() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  given record;
begin
  if not exists (
    select from auth.mfa_factors f
    where f.user_id = new.user_id and f.id <> new.id and f.status = 'verified'
      and f.factor_type::text <> 'recovery_code'
  ) then
    select s.id, private.device_of(s.user_agent) as device into given
    from auth.sessions s where s.factor_id = new.id order by s.updated_at desc limit 1;
    perform private.record_security(new.user_id, 'mfa_enabled', given.device, given.id);
  end if;
  return null;
end $$;
-- A hosted project names the tables of its auth server on which the owner may create triggers.
do $$ begin
  create constraint trigger on_auth_factor_verified after update on auth.mfa_factors
    deferrable initially deferred for each row
    when (old.status <> 'verified' and new.status = 'verified') execute function private.record_factor_on();
exception when insufficient_privilege then
  raise warning 'on_auth_factor_verified: this project allows no trigger on auth.mfa_factors, so the security log gets no mfa_enabled entries';
end $$;

create function private.record_factor_off() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not exists (
    select from auth.mfa_factors f
    where f.user_id = old.user_id and f.status = 'verified' and f.factor_type::text <> 'recovery_code'
  ) then
    perform private.record_security(old.user_id, 'mfa_disabled', null, null);
  end if;
  return null;
end $$;
do $$ begin
  create trigger on_auth_factor_removed after delete on auth.mfa_factors
    for each row when (old.status = 'verified' and old.factor_type::text <> 'recovery_code')
    execute function private.record_factor_off();
exception when insufficient_privilege then
  raise warning 'on_auth_factor_removed: this project allows no trigger on auth.mfa_factors, so the security log gets no mfa_disabled entries';
end $$;

create function private.record_recovery_code() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.record_security(s.user_id, 'recovery_code_used', private.device_of(s.user_agent), s.id)
  from auth.sessions s where s.id = new.session_id;
  return null;
end $$;
do $$ begin
  create trigger on_auth_recovery_code_used after insert or update on auth.mfa_amr_claims
    for each row when (new.authentication_method = 'mfa/recovery_code')
    execute function private.record_recovery_code();
exception when insufficient_privilege then
  raise warning 'on_auth_recovery_code_used: this project allows no trigger on auth.mfa_amr_claims, so the security log gets no recovery_code_used entries';
end $$;

create or replace function private.record_sign_in_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.record_security(new.id, tg_argv[0], null, null);
  return null;
end $$;

-- Hooks of the auth server (`password_verification_attempt`, `mfa_verification_attempt`), by the names and shapes of a
-- hosted project. They note what failed and decide nothing.
create function private.note_failed_attempt(event jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  if not (event ->> 'valid')::boolean then
    perform private.record_security(
      (event ->> 'user_id')::uuid, 'sign_in_failed', private.device_of(event #>> '{metadata,user_agent}'), null);
  end if;
  return jsonb_build_object('decision', 'continue');
end $$;
create function private.password_verification_attempt(event jsonb) returns jsonb
language sql security definer set search_path = '' as $$
  select private.note_failed_attempt(event)
$$;
create function private.mfa_verification_attempt(event jsonb) returns jsonb
language sql security definer set search_path = '' as $$
  select private.note_failed_attempt(event)
$$;

revoke all on function
  private.record_security(uuid, text, text, uuid), private.note_failed_attempt(jsonb),
  private.password_verification_attempt(jsonb), private.mfa_verification_attempt(jsonb)
from public, anon, authenticated, service_role;
do $$ begin
  if exists (select from pg_roles where rolname = 'supabase_auth_admin') then
    grant usage on schema private to supabase_auth_admin;
    grant execute on function
      private.password_verification_attempt(jsonb), private.mfa_verification_attempt(jsonb)
    to supabase_auth_admin;
  end if;
end $$;
