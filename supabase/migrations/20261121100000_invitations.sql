-- Invitations. The address is proven by a token that only the letter carries: an account that somebody made for that
-- address beforehand, confirmed or not, gets nothing until the letter's link has been followed.
create table public.invitations (
  id uuid primary key default gen_random_uuid(),
  email text not null check (length(email) <= 254 and email ~ '^[^@\s]+@[^@\s]+$' and email = lower(email)),
  name text not null default '' check (length(name) <= 120),
  role text not null default 'user' check (role in ('user', 'coach', 'admin')),
  -- A pending one past expires_at has expired.
  status text not null default 'pending' check (status in ('pending', 'accepted', 'withdrawn')),
  -- SHA-256 in hex. The token itself is in the letter and nowhere else.
  token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
  invited_by uuid references public.profiles (id) on delete set null,
  -- The approved application that it came from.
  application_id uuid references public.certification_applications (id) on delete cascade,
  sends smallint not null default 1 check (sends between 1 and 50),
  sent_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '7 days',
  accepted_by uuid references public.profiles (id) on delete cascade,
  accepted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint invitations_accepted check ((status = 'accepted') = (accepted_at is not null))
);
alter table public.invitations enable row level security;
create unique index invitations_one_pending on public.invitations (email) where status = 'pending';
create index invitations_created_at on public.invitations (created_at desc);
create index invitations_invited_by on public.invitations (invited_by);
create index invitations_application_id on public.invitations (application_id);
create index invitations_accepted_by on public.invitations (accepted_by);
create trigger touch_updated_at before insert or update on public.invitations
  for each row execute function private.touch_updated_at();

create policy invitations_select on public.invitations for select to authenticated
  using ((select private.is_admin()));
grant select on public.invitations to authenticated;

-- A seat may wait for somebody whose account comes with the invitation.
alter table public.cohort_members alter column user_id drop not null;
create function private.drop_empty_seat() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.cohort_members m where m.id = new.id;
  return null;
end $$;
create trigger drop_empty_seat after update on public.cohort_members
  for each row when (new.user_id is null and new.application_id is null)
  execute function private.drop_empty_seat();

-- Accounts whose role counts in sessions that still exist, and in no token that outlives its session: whoever else was
-- signed in to an account when its invitation was accepted keeps no way in until that token runs out.
create table private.session_bound (
  user_id uuid primary key references auth.users (id) on delete cascade,
  since timestamptz not null default now()
);

create or replace function private.app_role() returns text
language sql stable security definer set search_path = '' as $$
  select p.role from public.profiles p
  where p.id = (select auth.uid()) and p.status <> 'suspended' and (
    not exists (select from private.session_bound b where b.user_id = p.id)
    or exists (
      select from auth.sessions s
      where s.user_id = p.id and s.id = nullif((select auth.jwt()) ->> 'session_id', '')::uuid
    )
  )
$$;

-- What a server function needs to send the letter. `account` says which kind of letter reaches the address.
create function private.invitation_facts(invited public.invitations) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'id', invited.id, 'email', invited.email, 'name', invited.name, 'role', invited.role,
    'status', invited.status, 'expiresAt', invited.expires_at,
    'account', coalesce((
      select case when u.email_confirmed_at is null then 'waiting' else 'confirmed' end
      from auth.users u where u.email = invited.email limit 1
    ), 'none')
  )
$$;

create function private.require_admin(reason text) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if not (select private.is_admin()) then
    raise exception '%', reason using errcode = '42501';
  end if;
end $$;

create function private.create_invitation(email text, name text, role text, token_hash text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  address text := lower(btrim(create_invitation.email));
  invited public.invitations;
begin
  perform private.require_admin('Only an administrator can invite');
  perform pg_catalog.pg_advisory_xact_lock(4208, pg_catalog.hashtext(address));
  if exists (
    select from auth.users u join public.profiles p on p.id = u.id
    where u.email = address and u.email_confirmed_at is not null and (
      p.role in ('admin', create_invitation.role) or (p.role = 'coach' and create_invitation.role = 'user')
    )
  ) then
    raise exception 'Somebody with this email address has that role already' using errcode = 'PT409';
  end if;
  update public.invitations i set status = 'withdrawn'
  where i.email = address and i.status = 'pending' and i.expires_at < now();
  if exists (select from public.invitations i where i.email = address and i.status = 'pending') then
    raise exception 'This email address has been invited already: resend or withdraw that invitation'
      using errcode = 'PT409';
  end if;
  if (select count(*) from public.invitations i
      where i.invited_by = (select auth.uid()) and i.created_at > now() - interval '1 hour') >= 60 then
    raise exception 'Too many invitations in a short time' using errcode = 'PT429', hint = 'Try again in an hour';
  end if;
  insert into public.invitations (email, name, role, token_hash, invited_by)
  values (address, btrim(create_invitation.name), create_invitation.role, create_invitation.token_hash,
    (select auth.uid()))
  returning * into invited;
  return private.invitation_facts(invited);
end $$;

-- The link of the letter before stops working.
create function private.renew_invitation(invitation_id uuid, token_hash text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  invited public.invitations;
begin
  perform private.require_admin('Only an administrator can resend an invitation');
  select * into invited from public.invitations i where i.id = invitation_id for update;
  if not found then
    raise exception 'There is no such invitation' using errcode = 'PT404';
  elsif invited.status <> 'pending' then
    raise exception 'This invitation is % already', invited.status using errcode = 'PT409';
  elsif invited.sent_at > now() - interval '1 minute' or invited.sends >= 50 then
    raise exception 'This invitation was sent a moment ago' using errcode = 'PT429', hint = 'Try again in a minute';
  end if;
  update public.invitations i set
    token_hash = renew_invitation.token_hash, sent_at = now(), sends = i.sends + 1,
    expires_at = now() + interval '7 days', invited_by = (select auth.uid())
  where i.id = invitation_id returning * into invited;
  return private.invitation_facts(invited);
end $$;

-- An account that an invitation made and nobody has used goes with it, or its link would still sign in.
create function private.withdraw_invitation(invitation_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  invited public.invitations;
begin
  perform private.require_admin('Only an administrator can withdraw an invitation');
  select * into invited from public.invitations i where i.id = invitation_id for update;
  if not found then
    raise exception 'There is no such invitation' using errcode = 'PT404';
  elsif invited.status = 'accepted' then
    raise exception 'This invitation is accepted already: change the role of the account instead'
      using errcode = 'PT409';
  end if;
  update public.invitations i set status = 'withdrawn' where i.id = invitation_id returning * into invited;
  delete from auth.users u
  where u.email = invited.email and u.email_confirmed_at is null and u.invited_at is not null
    and coalesce(u.encrypted_password, '') = '';
  return private.invitation_facts(invited);
end $$;

-- Called by whoever followed the letter's link, signed in. The account is theirs alone from here on: its password, its
-- other sessions and every link that is under way go, because somebody else may have made it.
create function private.accept_invitation(token text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := (select auth.uid());
  this_session uuid := nullif((select auth.jwt()) ->> 'session_id', '')::uuid;
  account auth.users;
  invited public.invitations;
begin
  select u.* into account from auth.users u join public.profiles p on p.id = u.id
  where u.id = me and p.status <> 'suspended' for update of u;
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
  insert into private.session_bound (user_id) values (me) on conflict (user_id) do nothing;

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

create function public.create_invitation(email text, name text, role text, token_hash text) returns jsonb
language sql security invoker set search_path = '' as $$
  select private.create_invitation(email, name, role, token_hash)
$$;
create function public.renew_invitation(invitation_id uuid, token_hash text) returns jsonb
language sql security invoker set search_path = '' as $$
  select private.renew_invitation(invitation_id, token_hash)
$$;
create function public.withdraw_invitation(invitation_id uuid) returns jsonb
language sql security invoker set search_path = '' as $$
  select private.withdraw_invitation(invitation_id)
$$;
create function public.accept_invitation(token text) returns jsonb
language sql security invoker set search_path = '' as $$
  select private.accept_invitation(token)
$$;

revoke all on function
  public.create_invitation(text, text, text, text), private.create_invitation(text, text, text, text),
  public.renew_invitation(uuid, text), private.renew_invitation(uuid, text),
  public.withdraw_invitation(uuid), private.withdraw_invitation(uuid),
  public.accept_invitation(text), private.accept_invitation(text)
from public, anon, service_role;
grant execute on function
  public.create_invitation(text, text, text, text), private.create_invitation(text, text, text, text),
  public.renew_invitation(uuid, text), private.renew_invitation(uuid, text),
  public.withdraw_invitation(uuid), private.withdraw_invitation(uuid),
  public.accept_invitation(text), private.accept_invitation(text)
to authenticated;
