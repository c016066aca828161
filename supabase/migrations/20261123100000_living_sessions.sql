-- A token outlives its session by up to an hour: after signing out, after the session was ended elsewhere, after the
-- owner of an address took their account back. From here on a member is somebody whose session is there still and whose
-- account is not suspended. Looked up at every statement, once.
create function private.session_lives() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from auth.sessions s
    where s.id = nullif((select auth.jwt()) ->> 'session_id', '')::uuid
      and s.user_id = (select auth.uid())
      and (s.not_after is null or s.not_after > now())
  )
$$;

create or replace function private.app_role() returns text
language sql stable security definer set search_path = '' as $$
  select p.role from public.profiles p
  where p.id = (select auth.uid()) and p.status <> 'suspended' and (select private.session_lives())
$$;

create function private.is_member() returns boolean
language sql stable security definer set search_path = '' as $$
  select (select private.app_role()) is not null
$$;
grant execute on function private.session_lives(), private.is_member() to authenticated, service_role;

-- Restrictive, so that no policy of a table can forget it. What visitors read as well stays open to everybody who is
-- signed in; its other policies ask for an administrator.
do $$ declare
  barred text;
begin
  for barred in
    select c.relname from pg_catalog.pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and c.relname not in ('profiles', 'cohorts', 'office_closures')
  loop
    execute format(
      'create policy members_only on public.%I as restrictive for all to authenticated
        using ((select private.is_member()))', barred);
  end loop;
end $$;
drop policy leads_living_account on public.leads;
drop policy subscribers_living_account on public.subscribers;
drop policy product_objects_living_account_insert on storage.objects;
drop policy product_objects_living_account_update on storage.objects;
create policy product_objects_members_only on storage.objects as restrictive for all to authenticated
  using ((select private.is_member()));

-- Somebody suspended reads their own profile, which says so; somebody whose profile is missing makes it. The guard keeps
-- people from changing the status that the check looks at.
create policy members_only on public.profiles as restrictive for all to authenticated
  using ((select private.is_member()) or (id = (select auth.uid()) and (select private.session_lives())))
  with check (
    (select private.is_member())
    or (id = (select auth.uid()) and status <> 'suspended' and (select private.session_lives()))
  );

-- Server functions write in a member's name what visitors may send as well; no policy stands in their way.
create function private.refuse_suspended() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from public.profiles p where p.id = new.user_id and p.status = 'suspended') then
    raise exception 'This account is suspended' using errcode = '42501';
  end if;
  return new;
end $$;
create trigger refuse_suspended before insert on public.certification_applications
  for each row when (new.user_id is not null) execute function private.refuse_suspended();
create trigger refuse_suspended before insert on public.bookings
  for each row when (new.user_id is not null) execute function private.refuse_suspended();
create trigger refuse_suspended before insert on public.symposium_registrations
  for each row when (new.user_id is not null) execute function private.refuse_suspended();
create trigger refuse_suspended before insert on public.consents
  for each row when (new.user_id is not null) execute function private.refuse_suspended();

-- Accepting ends the other sessions, and with them the tokens of whoever held the account before.
create or replace function private.accept_invitation(token text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := (select auth.uid());
  this_session uuid := nullif((select auth.jwt()) ->> 'session_id', '')::uuid;
  account auth.users;
  invited public.invitations;
begin
  select u.* into account from auth.users u where u.id = me and (select private.is_member()) for update of u;
  if not found then
    raise exception 'Sign in first' using errcode = '42501';
  end if;
  select * into invited from public.invitations i
  where i.token_hash = encode(sha256(convert_to(accept_invitation.token, 'UTF8')), 'hex') for update;
  if invited.status = 'accepted' and invited.accepted_by = me then
    return jsonb_build_object('role', invited.role, 'choosePassword', coalesce(account.encrypted_password, '') = '');
  end if;
  if invited.status is distinct from 'pending' or invited.expires_at < now() or not exists (
    select from public.profiles p
    where p.id = invited.invited_by and p.role = 'admin' and p.status <> 'suspended'
  ) then
    raise exception 'This invitation is not valid any more. Ask for a new one.' using errcode = 'PT404';
  end if;
  if lower(account.email) <> invited.email or account.email_confirmed_at is null then
    raise exception 'This invitation is for another email address' using errcode = '42501';
  end if;

  update auth.users u set
    encrypted_password = '', confirmation_token = '', recovery_token = '', reauthentication_token = '',
    email_change = '', email_change_token_new = '', email_change_token_current = ''
  where u.id = me;
  if to_regclass('auth.one_time_tokens') is not null then
    execute 'delete from auth.one_time_tokens where user_id = $1' using me;
  end if;
  delete from auth.sessions s where s.user_id = me and s.id is distinct from this_session;

  update public.profiles p set
    role = case
      when p.role = 'admin' or (p.role = 'coach' and invited.role = 'user') then p.role else invited.role end,
    name = case when invited.name <> '' then invited.name else p.name end
  where p.id = me;
  update public.invitations i set status = 'accepted', accepted_by = me, accepted_at = now()
  where i.id = invited.id;
  if invited.application_id is not null then
    update public.certification_applications a set user_id = me
    where a.id = invited.application_id and a.user_id is null;
    update public.cohort_members m set user_id = me
    where m.application_id = invited.application_id and m.user_id is null and not exists (
      select from public.cohort_members o where o.cohort_id = m.cohort_id and o.user_id = me
    );
  end if;
  return jsonb_build_object('role', invited.role, 'choosePassword', true);
end $$;
drop table private.session_bound;
