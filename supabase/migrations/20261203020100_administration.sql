-- What the administration reads and changes: accounts, coaches with their clients, clients with their people, invitations.

-- Read from either end, it serves what the one before served.
drop index public.profiles_role;
create index profiles_role_created_at on public.profiles (role desc, created_at desc, id);

-- Rows as far as the reader may see them: the policies of the tables hold.
create view public.coach_accounts with (security_invoker = true) as
select p.id, p.email, p.name, p.status, p.created_at, p.search, given.clients
from public.profiles p
cross join lateral (select count(*) as clients from public.clients c where c.coach_id = p.id) as given
where p.role = 'coach';

create view public.managed_clients with (security_invoker = true) as
select c.id, c.name, c.email, c.company, c.status, c.coach_id, coach.email as coach_email, c.user_id,
  owner.email as owner_email, c.created_at, c.search, c.version
from public.clients c
left join public.profiles coach on coach.id = c.coach_id
left join public.profiles owner on owner.id = c.user_id;

-- A pending one past its time has expired. Nothing of the token.
create view public.invitation_states with (security_invoker = true) as
select i.id, i.email, i.name, i.role,
  case when i.status = 'pending' and i.expires_at < now() then 'expired' else i.status end as state,
  i.sends, i.sent_at, i.expires_at, i.accepted_at, i.accepted_by, i.created_at,
  coalesce(nullif(p.name, ''), p.email) as invited_by
from public.invitations i left join public.profiles p on p.id = i.invited_by;
grant select on public.coach_accounts, public.managed_clients, public.invitation_states to authenticated;

-- Nobody takes the role of an administrator away from themselves, not even while there are others: who does it by mistake
-- could not take it back.
create function private.keep_own_role() returns trigger
language plpgsql set search_path = '' as $$
begin
  if current_user = 'authenticated' and old.id = (select auth.uid()) then
    raise exception 'Ask another administrator to take your role away' using errcode = '42501', detail = 'own-role';
  end if;
  return new;
end $$;
create trigger keep_own_role before update of role on public.profiles
  for each row when (old.role = 'admin' and new.role <> 'admin') execute function private.keep_own_role();

-- Changes a role unless somebody else has changed the account since `expected`, and gives the clients of a coach who is
-- one no more to another, or to nobody: all of it or nothing. Answers the new version, and the batch of the clients.
create function public.change_role(user_id uuid, role text, expected integer, clients_to uuid default null)
returns jsonb
language plpgsql security invoker set search_path = '' as $$
declare
  account public.profiles;
  now_at integer;
  batch uuid;
  given jsonb;
begin
  if not (select private.is_admin()) then
    raise exception 'Only an administrator changes roles' using errcode = '42501';
  end if;
  if change_role.role is null or change_role.role not in ('user', 'coach', 'admin') then
    raise exception 'A role is user, coach or admin' using errcode = 'PT400', detail = 'role';
  end if;
  select p.* into account from public.profiles p where p.id = change_role.user_id for no key update;
  if not found then
    raise exception 'This account is gone' using errcode = 'PT404';
  elsif account.version is distinct from expected then
    raise exception 'The account was changed meanwhile' using errcode = 'PT409', detail = 'version';
  elsif clients_to is not null and not exists (
    select from public.profiles p where p.id = clients_to and p.id <> account.id
      and p.role in ('coach', 'admin') and p.status <> 'suspended'
  ) then
    raise exception 'Clients are given to a coach' using errcode = 'PT400', detail = 'clients_to';
  end if;
  if account.role = 'coach' and change_role.role = 'user' then
    if exists (select from public.clients c where c.coach_id = account.id) then
      batch := private.begin_batch('bulk', 'clients');
      with done as (
        update public.clients c set coach_id = clients_to where c.coach_id = account.id returning c.id, c.version
      )
      select jsonb_agg(jsonb_build_object('id', d.id, 'before', jsonb_build_object('coach', account.id),
        'version', d.version)) into given from done d;
      perform private.end_batch(batch, given, coalesce(clients_to::text, 'none'), clients_to);
    end if;
  end if;
  begin
    update public.profiles p set role = change_role.role where p.id = account.id returning p.version into now_at;
  exception when insufficient_privilege then
    if sqlerrm = 'the last administrator stays' then
      raise exception 'At least one administrator stays' using errcode = 'PT409', detail = 'last-admin';
    end if;
    raise;
  end;
  return jsonb_build_object('version', now_at, 'batch', batch);
end $$;

-- What an administrator is told of an account beside its row: how many of what is theirs, and nothing of what is in it.
create function private.account_facts(of_user uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin('Access denied');
  return (
    select jsonb_build_object(
      'sessions', (select count(*) from auth.sessions s
        where s.user_id = p.id and (s.not_after is null or s.not_after > now())),
      'signedInAt', (select max(e.created_at) from public.auth_events e where e.user_id = p.id and e.kind = 'sign_in'),
      'secondFactor', exists (select from auth.mfa_factors f
        where f.user_id = p.id and f.status = 'verified' and f.factor_type::text <> 'recovery_code'),
      'ownClients', (select count(*) from public.clients c where c.user_id = p.id),
      'coachedClients', (select count(*) from public.clients c where c.coach_id = p.id),
      'leads', (select count(*) from public.leads l where l.assigned_to = p.id),
      'stories', (select count(*) from public.stories s where s.user_id = p.id),
      'applications', (select count(*) from public.certification_applications a where a.user_id = p.id),
      'calls', (select count(*) from public.bookings b
        where b.user_id = p.id and b.status = 'booked' and b.starts_at > now()),
      'level', case when (private.valid_certificate(p.id)).id is null then null else private.cpps_level_of(p.id) end,
      'certifiedUntil', (private.valid_certificate(p.id)).expires_on)
    from public.profiles p where p.id = of_user
  );
end $$;
create function public.account_facts(user_id uuid) returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.account_facts(user_id) $$;

revoke all on function public.change_role(uuid, text, integer, uuid), private.account_facts(uuid),
  public.account_facts(uuid) from public, anon, service_role;
grant execute on function public.change_role(uuid, text, integer, uuid), private.account_facts(uuid),
  public.account_facts(uuid) to authenticated;
