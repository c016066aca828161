-- Members: the accounts of clients, coaches, and administrators.
-- profiles has one row per account in auth.users, with its role and status. user_preferences, notifications,
-- auth_events (the security log), consents, onboarding_answers, saved_views, and coach_profiles refer to it.
-- invitations lead to an account with a role. audit_log records changes of roles, statuses, and assignments.
-- An account reads and writes its own rows, administrators read the other profiles and all invitations, and a coach
-- reads the profiles of the accounts that it coaches, unless they are hidden.

-- == Tables ==

create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  -- A copy for display. Not unique, and no policy compares it.
  email text not null check (length(email) <= 254 and (email = '' or private.is_mailable(email))),
  name text not null default '' check (length(name) <= 120),
  role text not null default 'user' check (role in ('user', 'coach', 'admin')),
  -- Chosen at sign-up. Grants no rights.
  account_type text not null default 'client' check (account_type in ('client', 'cpa')),
  company text check (length(company) <= 160),
  phone text check (length(phone) <= 40),
  onboarded boolean not null default false,
  status text not null default 'active' check (status in ('pending', 'active', 'suspended')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  updated_by uuid references public.profiles (id) on delete set null,
  search text not null generated always as (
    translate(lower(regexp_replace(
      normalize(name || ' ' || email || ' ' || coalesce(company, ''), nfkd), '[\u0300-\u036f]', '', 'g'
    )), 'øØłŁđĐı', 'oollddi')
  ) stored,
  -- Path in the bucket avatars, in the account's own folder: <account>/<id>.<extension>.
  avatar_path text constraint profiles_avatar_path_check check (
    avatar_path ~ '^[0-9a-f-]{36}/[0-9a-f-]{36}\.(webp|png|jpg)$' and split_part(avatar_path, '/', 1) = id::text
  ),
  -- A copy of the preference by trigger copy_theme, so that a device gets it with the profile.
  theme text check (theme in ('light', 'dark', 'system'))
);
alter table public.profiles enable row level security;
create index profiles_updated_by on public.profiles (updated_by);
create index profiles_search on public.profiles using gin (search extensions.gin_trgm_ops);
create index profiles_role_created_at on public.profiles (role desc, created_at desc, id);

create table public.user_preferences (
  user_id uuid primary key default auth.uid() references auth.users (id) on delete cascade,
  preferences jsonb not null default '{
    "theme": "system",
    "notifications": {"email": true, "browser": true, "stories": true, "clients": true},
    "privacy": {"profile_visible": true, "show_email": false, "allow_messages": true}
  }'
    check (jsonb_typeof(preferences) = 'object' and octet_length(preferences::text) <= 16384),
  updated_at timestamptz not null default now(),
  constraint user_preferences_shape check (
    preferences - '{theme,notifications,privacy}'::text[] = '{}'
    and coalesce(preferences ->> 'theme', 'system') in ('light', 'dark', 'system')
    and coalesce(jsonb_typeof(preferences -> 'notifications'), 'object') = 'object'
    and coalesce(jsonb_typeof(preferences -> 'privacy'), 'object') = 'object'
    and not jsonb_path_exists(preferences, '$.notifications.* ? (@.type() != "boolean")')
    and not jsonb_path_exists(preferences, '$.privacy.* ? (@.type() != "boolean")')
  )
);
alter table public.user_preferences enable row level security;

create table public.notifications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  kind text not null check (kind in ('story', 'client', 'application', 'booking', 'training', 'account', 'lead')),
  title text not null check (length(title) between 1 and 160),
  body text check (length(body) <= 1000),
  -- A path on this site, never a URL of another one.
  link text check (length(link) <= 300 and link ~ '^/([^/\\]|$)'),
  read_at timestamptz,
  created_at timestamptz not null default now(),
  happens_at timestamptz
);
alter table public.notifications enable row level security;
create index notifications_user_id on public.notifications (user_id, created_at desc);
-- The order of the notification list: unread first, then the newest.
create index notifications_unread on public.notifications (user_id, read_at nulls first, created_at desc);

-- The security log of an account. Only the account reads it.
create table public.auth_events (
  id bigint generated always as identity primary key,
  user_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  kind text not null
    check (kind in (
      'sign_in', 'sign_in_failed', 'sign_out', 'sign_out_others', 'session_ended', 'password_changed', 'email_changed',
      'mfa_enabled', 'mfa_disabled', 'recovery_code_used'
    )),
  device text not null default 'Unknown' check (length(device) between 1 and 200),
  place text not null default 'Unknown' check (length(place) between 1 and 120),
  created_at timestamptz not null default now(),
  session_id uuid
);
alter table public.auth_events enable row level security;
create index auth_events_user_id on public.auth_events (user_id, created_at desc);

-- Consents by purpose, with the version of the text. A withdrawal is a new row with given = false.
create table public.consents (
  id bigint generated always as identity primary key,
  user_id uuid default auth.uid() references public.profiles (id) on delete cascade,
  email public.email_address,
  purpose text not null check (purpose in (
    'terms', 'privacy', 'newsletter', 'contact', 'programme_commitment', 'recording', 'testimonial'
  )),
  version text not null check (length(version) between 1 and 40),
  given boolean not null default true,
  source text check (length(source) <= 120),
  created_at timestamptz not null default now(),
  constraint consents_whose check (user_id is not null or email is not null)
);
alter table public.consents enable row level security;
create index consents_user_id on public.consents (user_id);

-- Written by triggers and definer functions only. from_value and to_value are text: a role, a status, an id, or a
-- count.
create table public.audit_log (
  id bigint generated always as identity primary key,
  actor_id uuid references public.profiles (id) on delete set null,
  action text not null
    check (action in (
      'role', 'status', 'coach', 'owner', 'account', 'assigned', 'bulk', 'import', 'export', 'undo',
      'invite', 'resend', 'withdraw', 'accept', 'decide', 'convert', 'delete', 'mfa', 'session'
    )),
  entity text not null
    check (entity in (
      'profiles', 'clients', 'leads', 'certification_applications', 'certificates', 'stories', 'bookings',
      'invitations', 'subscribers', 'audit_log'
    )),
  -- Null after the deletion of the account that the entry was about.
  entity_id uuid,
  from_value text,
  to_value text,
  created_at timestamptz not null default now(),
  batch_id uuid
);
alter table public.audit_log enable row level security;
create index audit_log_actor_id on public.audit_log (actor_id);
create index audit_log_entity on public.audit_log (entity, entity_id);
create index audit_log_created_at on public.audit_log (created_at desc, id);

-- The role takes effect only with the token, which only the email contains: an account that existed for the address
-- before, confirmed or not, gains nothing until its user opens the link.
create table public.invitations (
  id uuid primary key default gen_random_uuid(),
  email public.email_address not null check (email = lower(email)),
  name text not null default '' check (length(name) <= 120),
  role text not null default 'user' check (role in ('user', 'coach', 'admin')),
  -- A pending invitation past expires_at has expired.
  status text not null default 'pending' check (status in ('pending', 'accepted', 'withdrawn')),
  -- SHA-256 in hex. The token itself is only in the email.
  token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
  invited_by uuid references public.profiles (id) on delete set null,
  -- The approved application that led to the invitation, if any.
  application_id uuid,
  sends smallint not null default 1 check (sends between 1 and 50),
  sent_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '7 days',
  accepted_by uuid references public.profiles (id) on delete cascade,
  accepted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint invitations_accepted check ((status = 'accepted') = (accepted_at is not null)),
  constraint invitations_name_line check (name !~ '[[:cntrl:]\u2028\u2029]')
);
alter table public.invitations enable row level security;
create unique index invitations_one_pending on public.invitations (email) where status = 'pending';
create index invitations_created_at on public.invitations (created_at desc);
create index invitations_invited_by on public.invitations (invited_by);
create index invitations_application_id on public.invitations (application_id);
create index invitations_accepted_by on public.invitations (accepted_by);
create index invitations_expires_at on public.invitations (expires_at) where status = 'pending';

-- Answers of the onboarding form, saved after each step.
create table public.onboarding_answers (
  user_id uuid primary key default auth.uid() references public.profiles (id) on delete cascade,
  answers jsonb not null default '{}'
    check (jsonb_typeof(answers) = 'object' and octet_length(answers::text) <= 16384),
  step smallint not null default 0 check (step between 0 and 20),
  -- Set by finish_onboarding.
  completed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
alter table public.onboarding_answers enable row level security;
create index onboarding_answers_updated_at on public.onboarding_answers (updated_at, user_id);

-- Deletions in progress. The server function delete-account deletes an account in three steps: it closes the account,
-- removes the stored files through the storage service, then removes the account with its rows. Closing is a
-- suspension: the account can add nothing from then on, and the rule about the last administrator applies before
-- anything is removed. An interrupted deletion leaves a closed account, which the same call or the next deletion of any
-- account finishes.
create table private.account_deletions (
  user_id uuid primary key references auth.users (id) on delete cascade,
  asked_at timestamptz not null default now()
);

-- The URL of the server functions on a hosted project, set once by hand (supabase/README.md). pg_cron calls them each
-- minute when an email is due; without a row it calls nothing.
create table private.function_host (
  is_here boolean primary key default true check (is_here),
  url text not null check (url ~ '^https?://[^\s]+[^/]$')
);

-- A saved view is a name for the query string of a list, without page and drawer. Coaches and administrators may share
-- theirs with other coaches and administrators.
create table public.saved_views (
  id uuid primary key default gen_random_uuid(),
  owner uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  list text not null check (list in (
    'clients', 'leads', 'users', 'coaches', 'admin-clients', 'applications', 'calls', 'invitations', 'subscribers',
    'stories', 'audit'
  )),
  name text not null check (length(btrim(name)) between 1 and 60 and length(name) <= 60),
  query text not null default '' check (length(query) <= 1000 and query !~ '^\?|[[:cntrl:]]'),
  shared boolean not null default false,
  position integer not null default 0 check (position between 0 and 10000),
  version integer not null default 1,
  updated_by uuid references public.profiles (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
alter table public.saved_views enable row level security;
-- The name is unique per owner and list, regardless of case and outer spaces.
create unique index saved_views_owner on public.saved_views (owner, list, lower(btrim(name)));
create index saved_views_shared on public.saved_views (list, position) where shared;
create index saved_views_updated_by on public.saved_views (updated_by);

-- Bulk changes. batch_rows stores each row's previous values and its version after the change, so that the user who
-- made the change can undo it for ten minutes, except for rows that changed again since.
create table private.batches (
  id uuid primary key default gen_random_uuid(),
  made_by uuid not null references public.profiles (id) on delete cascade,
  kind text not null check (kind in ('bulk', 'import')),
  list text not null,
  made_at timestamptz not null default now(),
  undone_at timestamptz,
  slices jsonb not null default '{}'
);
create index batches_made_by on private.batches (made_by);

create table private.batch_rows (
  batch_id uuid not null references private.batches (id) on delete cascade,
  row_id uuid not null,
  -- Null for an inserted row.
  before jsonb,
  version integer not null,
  primary key (batch_id, row_id)
);

-- A description that coaches write for the people they work with.
create table public.coach_profiles (
  user_id uuid primary key default auth.uid() references public.profiles (id) on delete cascade,
  headline text not null default '' check (length(headline) <= 120),
  bio text not null default '' check (length(bio) <= 2000),
  specialties text[] not null default '{}' check (
    cardinality(specialties) <= 8 and array_position(specialties, null) is null
    and length(array_to_string(specialties, '')) <= 320
  ),
  updated_at timestamptz not null default now()
);
alter table public.coach_profiles enable row level security;

-- == Functions: profiles ==

-- Creates the profile of a new account. The metadata is user input from sign-up: it fills the name and the account type
-- and never sets a role.
create function private.handle_new_user() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  meta jsonb := coalesce(new.raw_user_meta_data, '{}');
  address text := left(coalesce(new.email, ''), 254);
begin
  insert into public.profiles (id, email, name, account_type, company, phone)
  values (
    new.id,
    address,
    left(coalesce(nullif(btrim(meta ->> 'full_name'), ''), split_part(address, '@', 1)), 120),
    case when meta ->> 'role' in ('client', 'cpa') then meta ->> 'role' else 'client' end,
    left(nullif(btrim(meta ->> 'company'), ''), 160),
    left(nullif(btrim(meta ->> 'phone'), ''), 40)
  )
  on conflict (id) do nothing;
  return new;
end $$;

create function private.handle_email_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.profiles p set email = left(new.email, 254) where p.id = new.id;
  return new;
end $$;

-- Keeps profiles.email equal to the account's email address, so that administrators can rely on it. An insert replaces
-- any other address. An update to another address fails: only the auth server changes it.
create function private.keep_true_email() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  account_email text := (select left(coalesce(u.email, ''), 254) from auth.users u where u.id = new.id);
begin
  if tg_op = 'UPDATE' and lower(new.email) not in (lower(old.email), lower(account_email)) then
    raise exception 'the email address is changed with the sign-in' using errcode = '42501';
  end if;
  new.email := coalesce(account_email, new.email);
  return new;
end $$;

-- Guards are SECURITY INVOKER, so that current_user distinguishes an API caller from a definer function or the service
-- role. Unchanged values pass, because forms send complete rows.
create function private.guard_profile() returns trigger
language plpgsql set search_path = '' as $$
begin
  if current_user in ('anon', 'authenticated') then
    if tg_op = 'INSERT' then
      new.created_at := now();
    else
      if new.id is distinct from old.id or new.created_at is distinct from old.created_at then
        raise exception 'id and created_at do not change' using errcode = '42501';
      end if;
      -- Users leave the status pending themselves only by finishing the onboarding.
      if old.status = 'pending' and new.onboarded and not old.onboarded and new.status in ('pending', 'active') then
        new.status := 'active';
      elsif new.status is distinct from old.status and not (select private.is_admin()) then
        raise exception 'role and status are changed by an administrator' using errcode = '42501';
      end if;
      if new.role is distinct from old.role and not (select private.is_admin()) then
        raise exception 'role and status are changed by an administrator' using errcode = '42501';
      end if;
    end if;
  end if;
  new.updated_at := now();
  return new;
end $$;

-- Rejects the removal, demotion, or suspension of the last active administrator. The lock serializes two administrators
-- who demote each other at the same time.
create function private.keep_one_admin() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if old.role = 'admin' and old.status <> 'suspended'
    and (tg_op = 'DELETE' or new.role <> 'admin' or new.status = 'suspended') then
    perform pg_catalog.pg_advisory_xact_lock(4201);
    if not exists (
      select from public.profiles p where p.role = 'admin' and p.status <> 'suspended' and p.id <> old.id
    ) then
      raise exception 'the last administrator stays' using errcode = '42501';
    end if;
  end if;
  if tg_op = 'DELETE' then
    return old;
  end if;
  return new;
end $$;

-- Administrators cannot give up their own role, even while there are others: a mistake could not be undone without
-- another administrator's help.
create function private.keep_own_role() returns trigger
language plpgsql set search_path = '' as $$
begin
  if current_user = 'authenticated' and old.id = (select auth.uid()) then
    raise exception 'Ask another administrator to take your role away' using errcode = '42501', detail = 'own-role';
  end if;
  return new;
end $$;

-- Notifies administrators of a role that a newer release may set and this one does not know. Pages treat the account as
-- a client.
create function private.notice_unknown_role() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.tell(private.admin_ids(), 'account', new.email || ' has a role that is not known here',
    'The role is “' || new.role || '”. Until it is set again, they see what a client sees.',
    '/dashboard/admin?section=users&user=' || new.id);
  return null;
end $$;

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

-- == Functions: preferences ==

create function private.copy_theme() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.profiles p set theme = new.preferences ->> 'theme'
  where p.id = new.user_id and p.theme is distinct from new.preferences ->> 'theme';
  return null;
end $$;

-- Drops a notice that the recipient has turned off. Notices of kind account always pass: a user cannot turn off the
-- warning about a sign-in.
create function private.respect_preferences() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  wanted jsonb := (
    select p.preferences -> 'notifications' from public.user_preferences p where p.user_id = new.user_id
  );
begin
  if new.kind <> 'account' and (
    wanted -> 'browser' = 'false'
    or (new.kind = 'client' and wanted -> 'clients' = 'false')
    or (new.kind = 'story' and wanted -> 'stories' = 'false')
  ) then
    return null;
  end if;
  return new;
end $$;

-- == Functions: invitations ==

-- Returns the fields that the server function needs for the email. `account` is the state of the address's account:
-- none, waiting (unconfirmed), or confirmed.
create function private.invitation_facts(invited public.invitations) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'id', invited.id, 'email', invited.email, 'name', invited.name, 'role', invited.role,
    'status', invited.status, 'expiresAt', invited.expires_at,
    'inviter', (select nullif(btrim(p.name), '') from public.profiles p where p.id = invited.invited_by),
    'account', coalesce((
      select case when u.email_confirmed_at is null then 'waiting' else 'confirmed' end
      from auth.users u where u.email = invited.email limit 1
    ), 'none')
  )
$$;

-- Creates a pending invitation and returns its facts. PT409: the account already has the role, or a pending invitation
-- exists. PT429: the caller sent 60 invitations within an hour.
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

create function public.create_invitation(email text, name text, role text, token_hash text) returns jsonb
language sql security invoker set search_path = '' as $$
  select private.create_invitation(email, name, role, token_hash)
$$;

-- Replaces the token and extends the expiry, so that the link in the earlier email stops working. PT404, PT409 (no
-- longer pending), or PT429 (sent less than a minute ago, or 50 times).
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

create function public.renew_invitation(invitation_id uuid, token_hash text) returns jsonb
language sql security invoker set search_path = '' as $$
  select private.renew_invitation(invitation_id, token_hash)
$$;

-- Withdraws an invitation. Also deletes an unconfirmed account without a password that an invitation created, because
-- its link would still sign in.
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

create function public.withdraw_invitation(invitation_id uuid) returns jsonb
language sql security invoker set search_path = '' as $$
  select private.withdraw_invitation(invitation_id)
$$;

-- Returns the facts of a pending invitation by the hash of its token. The server function open-invitation creates a
-- sign-in token from them, so that the emailed link works as long as the invitation. PT404: unknown, expired, withdrawn,
-- or accepted, or its sender is no longer an administrator.
create function public.open_invitation(token_hash text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  invited public.invitations;
begin
  select * into invited from public.invitations i
  where i.token_hash = open_invitation.token_hash and i.status = 'pending' and i.expires_at >= now() and exists (
    select from public.profiles p where p.id = i.invited_by and p.role = 'admin' and p.status <> 'suspended'
  );
  if not found then
    raise exception 'This invitation is no longer valid. Ask for a new one.' using errcode = 'PT404';
  end if;
  return private.invitation_facts(invited);
end $$;

-- Gives the caller's account the role of the invitation and returns the role and whether the user has to choose a
-- password. The token proves control of the address. Another person may have created the account before, so accepting
-- clears the password and pending links and ends all other sessions. 42501: not signed in, or another or unconfirmed
-- address. PT404: unknown, expired, or withdrawn, or its sender is no longer an administrator.
create function private.accept_invitation(token text) returns jsonb
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

create function public.accept_invitation(token text) returns jsonb
language sql security invoker set search_path = '' as $$
  select private.accept_invitation(token)
$$;

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

-- == Functions: onboarding ==

-- Completes the onboarding and returns the time of the first completion. PT409: there are no answers.
create function private.finish_onboarding() returns timestamptz
language plpgsql security definer set search_path = '' as $$
declare
  finished timestamptz;
begin
  if (select private.app_role()) is null then
    raise exception 'Sign in first' using errcode = '42501';
  end if;
  update public.onboarding_answers a set completed_at = coalesce(a.completed_at, now())
  where a.user_id = (select auth.uid()) returning a.completed_at into finished;
  if finished is null then
    raise exception 'Answer the questions first' using errcode = 'PT409';
  end if;
  update public.profiles p set
    onboarded = true, status = case p.status when 'pending' then 'active' else p.status end
  where p.id = (select auth.uid()) and not (p.onboarded and p.status = 'active');
  return finished;
end $$;

create function public.finish_onboarding() returns timestamptz
language sql security invoker set search_path = '' as $$
  select private.finish_onboarding()
$$;

-- == Functions: security log ==

-- Returns the browser and the system of a user agent, such as "Chrome on Mac". The most specific pattern comes first,
-- because user agents also name the browsers that they descend from.
create function private.device_of(user_agent text) returns text
language sql immutable set search_path = '' as $$
  select case when coalesce(user_agent, '') = '' then 'Unknown' else concat_ws(' on ',
    case
      when user_agent ~ 'Edg(e|A|iOS)?/' then 'Edge'
      when user_agent ~ '(OPR|Opera)/' then 'Opera'
      when user_agent ~ 'SamsungBrowser/' then 'Samsung Internet'
      when user_agent ~ '(Firefox|FxiOS)/' then 'Firefox'
      when user_agent ~ '(Chrome|CriOS|HeadlessChrome|Chromium)/' then 'Chrome'
      when user_agent ~ 'Version/[0-9.]+ .*Safari/' then 'Safari'
      when user_agent ~ '^Mozilla/' then 'Browser'
      else 'Another program'
    end,
    case
      when user_agent ~ 'iPad' then 'iPad'
      when user_agent ~ '(iPhone|iPod)' then 'iPhone'
      when user_agent ~ 'Android' then 'Android'
      when user_agent ~ 'CrOS' then 'ChromeOS'
      when user_agent ~ 'Windows' then 'Windows'
      when user_agent ~ '(Macintosh|Mac OS X)' then 'Mac'
      when user_agent ~ 'Linux' then 'Linux'
    end)
  end
$$;

-- Adds an entry to the security log, which stores the newest 1,000 per account. Failed sign-ins stop at 20 an hour, so
-- that password guessing does not push out the other entries.
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

create function private.record_sign_in_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.record_security(new.id, tg_argv[0], null, null);
  return null;
end $$;

create function private.record_session_begin() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    perform private.record_security(new.user_id, 'sign_in', private.device_of(new.user_agent), new.id);
  else
    -- An auth server may set the user agent after it created the session.
    update public.auth_events e set device = private.device_of(new.user_agent)
    where e.user_id = new.user_id and e.kind = 'sign_in' and e.session_id = new.id;
  end if;
  return null;
end $$;

-- Adds one entry for all sessions that a statement deletes. Expired sessions get none: their removal is cleanup.
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

-- Records the first verified authenticator; further ones get no entry. The trigger is deferred, because the session of
-- the first code is known only at the end of the transaction.
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

create function private.record_recovery_code() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.record_security(s.user_id, 'recovery_code_used', private.device_of(s.user_agent), s.id)
  from auth.sessions s where s.id = new.session_id;
  return null;
end $$;

-- Records a failed attempt and lets the auth server continue. The two hooks below have the names and signatures of a
-- hosted project.
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

-- Records changes of the second factor and ended sessions of coaches and administrators in the audit log, because their
-- sessions can read the records of others. Sign-ins appear only in the security log of the account.
create function private.record_staff_security() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.audit_log (actor_id, action, entity, entity_id, to_value)
  select new.user_id, case when new.kind in ('mfa_enabled', 'mfa_disabled') then 'mfa' else 'session' end, 'profiles',
    new.user_id, case new.kind when 'mfa_enabled' then 'on' when 'mfa_disabled' then 'off'
      when 'session_ended' then 'ended' when 'sign_out_others' then 'others ended' else 'recovery code' end
  from public.profiles p where p.id = new.user_id and p.role <> 'user';
  return null;
end $$;

-- == Functions: sessions and email change ==

-- Returns the caller's sessions: the current one first, then by last use. `place` is always Unknown, because a lookup
-- would send the IP address to a third party.
create function private.my_sessions() returns table (
  id uuid, device text, place text, began_at timestamptz, seen_at timestamptz, is_current boolean
) language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_member();
  return query
    select s.id, private.device_of(s.user_agent), 'Unknown', s.created_at,
      greatest(s.created_at, s.refreshed_at at time zone 'UTC'), s.id = private.this_session()
    from auth.sessions s
    where s.user_id = (select auth.uid()) and (s.not_after is null or s.not_after > now())
    order by 6 desc, 5 desc, 1 limit 100;
end $$;

create function public.my_sessions() returns table (
  id uuid, device text, place text, began_at timestamptz, seen_at timestamptz, is_current boolean
) language sql stable security invoker set search_path = '' as $$
  select * from private.my_sessions()
$$;

-- Ends one of the caller's sessions; PT404 if it has ended already. The setting passes the kind of log entry to
-- record_session_end.
create function private.end_session(session_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_member();
  perform set_config('ninecourse.session_end', 'session_ended', true);
  delete from auth.sessions s where s.id = end_session.session_id and s.user_id = (select auth.uid());
  if not found then
    raise exception 'This session has ended already' using errcode = 'PT404';
  end if;
  perform set_config('ninecourse.session_end', '', true);
end $$;

create function public.end_session(session_id uuid) returns void
language sql security invoker set search_path = '' as $$
  select private.end_session(session_id)
$$;

-- Ends all other sessions of the caller and returns their number.
create function private.end_other_sessions() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  ended integer;
begin
  perform private.require_member();
  perform set_config('ninecourse.session_end', 'sign_out_others', true);
  delete from auth.sessions s
  where s.user_id = (select auth.uid()) and s.id is distinct from private.this_session();
  get diagnostics ended = row_count;
  perform set_config('ninecourse.session_end', '', true);
  return ended;
end $$;

create function public.end_other_sessions() returns integer
language sql security invoker set search_path = '' as $$
  select private.end_other_sessions()
$$;

-- Cancels a pending change of the email address, so that links in its emails stop working. The auth server has no call
-- for it.
create function private.cancel_email_change() returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_member();
  update auth.users u set email_change = '', email_change_token_new = '', email_change_token_current = '',
    email_change_confirm_status = 0, email_change_sent_at = null, updated_at = now()
  where u.id = (select auth.uid()) and coalesce(u.email_change, '') <> '';
end $$;

create function public.cancel_email_change() returns void
language sql security invoker set search_path = '' as $$ select private.cancel_email_change() $$;

-- == Functions: other members and messages ==

-- Returns whether the person is the caller, an account that the caller coaches, or one of the caller's coaches. An
-- administrator works with every account.
create function private.works_with(person uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select (select private.is_member()) and (
    works_with.person = (select auth.uid()) or (select private.is_admin())
    or works_with.person in (select private.coached_user_ids())
    or works_with.person in (select private.own_coach_ids())
  )
$$;

-- Returns a profile as the caller may see it, the own profile without an argument. A hidden profile shows only its name
-- and role to everyone except administrators. PT404: no such person, or the caller does not work with them.
create function private.member_profile(person uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  wanted uuid := coalesce(member_profile.person, (select auth.uid()));
  is_self boolean := wanted = (select auth.uid());
  found public.profiles;
begin
  perform private.require_member();
  select p.* into found from public.profiles p
  where p.id = wanted and private.works_with(wanted) and (p.status <> 'suspended' or (select private.is_admin()));
  if found.id is null then
    raise exception 'There is no such person' using errcode = 'PT404';
  end if;
  if not is_self and not (select private.is_admin()) and not private.prefers(wanted, 'profile_visible') then
    return jsonb_build_object('id', found.id, 'name', found.name, 'role', found.role, 'isHidden', true,
      'mayMessage', private.prefers(wanted, 'allow_messages'));
  end if;
  return jsonb_build_object('id', found.id, 'name', found.name, 'role', found.role, 'isHidden', false,
    'avatarPath', found.avatar_path, 'memberSince', found.created_at,
    'email', case when private.prefers(wanted, 'show_email') or (not is_self and (select private.is_admin()))
      then found.email end,
    'mayMessage', not is_self and private.prefers(wanted, 'allow_messages'),
    -- The people whose profiles the caller may open.
    'people', case when is_self then (
      select coalesce(jsonb_agg(jsonb_build_object('id', o.id, 'name', o.name, 'role', o.role)
        order by o.name, o.id), '[]')
      from (
        select p.id, p.name, p.role from public.profiles p
        where p.id <> wanted and p.status <> 'suspended' and (
          p.id in (select private.own_coach_ids()) or p.id in (select private.coached_user_ids())
        )
        order by p.name, p.id limit 100
      ) o) end,
    'coach', (
      select jsonb_build_object('headline', c.headline, 'bio', c.bio, 'specialties', to_jsonb(c.specialties))
      from public.coach_profiles c where c.user_id = wanted and found.role in ('coach', 'admin')));
end $$;

create function public.member_profile(person uuid default null) returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.member_profile(person) $$;

-- Returns the display names of the given people, at most 100, as far as they appear in records that the caller may
-- read: as coach, owner, author, or last editor. Reveals nothing but the name, because the caller may not read these
-- profiles.
create function private.names_of(people uuid[]) returns table (id uuid, name text)
language sql stable security definer set search_path = '' as $$
  with clients as materialized (
    select private.own_client_ids() as id union select private.coached_client_ids()
  ), stories as materialized (
    select s.id from public.stories s
    where s.user_id = (select auth.uid()) or s.client_id in (select private.coached_client_ids())
  )
  select p.id, coalesce(nullif(btrim(p.name), ''), split_part(p.email, '@', 1))
  from public.profiles p
  where p.id = any (people[1:100]) and (select private.is_member()) and (
    private.works_with(p.id)
    or exists (select from public.clients c where p.id in (c.updated_by, c.coach_id, c.user_id, c.account_id)
      and c.id in (select k.id from clients k))
    or exists (select from public.client_events e where e.actor_id = p.id
      and (e.client_id in (select k.id from clients k)
        or (e.is_shared and e.client_id in (select private.account_client_ids()))))
    or exists (select from public.projections j where j.made_by = p.id
      and j.client_id in (select k.id from clients k))
    or exists (select from public.stories s where p.id in (s.user_id, s.updated_by)
      and s.id in (select k.id from stories k))
    or exists (select from public.story_comments m where m.author_id = p.id
      and m.story_id in (select k.id from stories k))
    or exists (select from public.lead_events e where e.actor_id = p.id
      and e.lead_id in (select private.assigned_lead_ids()))
    or exists (select from public.bookings b where b.host_id = p.id and b.user_id = (select auth.uid()))
  )
$$;

create function public.names_of(people uuid[]) returns table (id uuid, name text)
language sql stable security invoker set search_path = '' as $$ select * from private.names_of(people) $$;

-- Sends a message as a notice to a person the caller works with, if that person allows messages. The notice has kind
-- account, so that notification preferences do not drop it. PT404: no such person; 42501: no messages allowed; PT400:
-- length; PT429: 20 messages within an hour.
create function private.send_message(person uuid, message text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := (select auth.uid());
  page text := '/dashboard/profile?person=' || me;
  words text := btrim(coalesce(message, ''));
begin
  perform private.require_member();
  if person = me or not private.works_with(person)
    or not exists (select from public.profiles p where p.id = person and p.status <> 'suspended') then
    raise exception 'There is no such person' using errcode = 'PT404';
  elsif not private.prefers(person, 'allow_messages') then
    raise exception 'This person takes no messages' using errcode = '42501', detail = 'allow_messages';
  elsif length(words) not between 1 and 1000 then
    raise exception 'A message has 1 to 1,000 characters' using errcode = 'PT400', detail = 'message';
  end if;
  -- Serializes the messages of one sender, so that the count below holds.
  perform pg_catalog.pg_advisory_xact_lock(4250, pg_catalog.hashtext(me::text));
  if (
    select count(*) from public.notifications n
    where n.kind = 'account' and n.link = page and n.created_at > now() - interval '1 hour'
  ) >= 20 then
    raise exception 'That is enough for an hour' using errcode = 'PT429';
  end if;
  insert into public.notifications (user_id, kind, title, body, link)
  select person, 'account', left('Message from ' || coalesce(nullif(btrim(p.name), ''), 'a person you work with'), 160),
    words, page
  from public.profiles p where p.id = me;
end $$;

create function public.send_message(person uuid, message text) returns void
language sql security invoker set search_path = '' as $$ select private.send_message(person, message) $$;

-- == Functions: page of a coach ==

-- Returns the figures of a coach's page and the five newest clients. Row security limits the rows to those of the
-- caller. The last activity is the latest change of a story, or the day the client was added.
create function public.coach_page() returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
begin
  if not ((select private.is_coach()) or (select private.is_admin())) then
    raise exception 'Coach privileges required' using errcode = '42501';
  end if;
  return jsonb_build_object(
    'figures', (
      select jsonb_build_object('clients', (select count(*) from public.clients),
        'clientsWithStories', f.clients_with_stories, 'stories', f.stories, 'published', f.published)
      from public.story_figures() f),
    'recentClients', (
      select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name, 'email', c.email, 'company', c.company,
        'stories', s.stories, 'lastActivity', coalesce(s.latest, c.created_at)) order by c.created_at desc, c.id), '[]')
      from (
        select c.id, c.name, c.email, c.company, c.created_at from public.clients c
        order by c.created_at desc, c.id limit 5
      ) c
      cross join lateral (
        select count(*) as stories, max(s.updated_at) as latest from public.stories s where s.client_id = c.id
      ) s));
end $$;

-- == Functions: deletion of an account ==

-- Closes an account for deletion. The server function delete-account passes the session id, because it calls with the
-- secret key. Returns the accounts to finish: the given one and up to three whose deletion stopped more than 15 minutes
-- ago. PT401: no valid session; 42501: suspended; PT409: the last administrator.
create function public.begin_account_deletion(user_id uuid, session_id uuid) returns uuid[]
language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := begin_account_deletion.user_id;
begin
  -- The lock of uploads to the account's folders: an upload in progress ends before the account closes, later ones
  -- fail.
  perform pg_catalog.pg_advisory_xact_lock(4231, pg_catalog.hashtext(caller::text));
  if not exists (
    select from auth.sessions s
    where s.id = begin_account_deletion.session_id and s.user_id = caller
      and (s.not_after is null or s.not_after > now())
      and (s.aal::text = 'aal2' or not private.has_second_factor(caller))
  ) then
    raise exception 'Sign in first' using errcode = 'PT401';
  end if;
  if not exists (select from private.account_deletions d where d.user_id = caller) then
    if exists (select from public.profiles p where p.id = caller and p.status = 'suspended') then
      raise exception 'This account is suspended. Write to us to have it deleted.' using errcode = '42501';
    end if;
    insert into private.account_deletions (user_id) values (caller);
  end if;
  begin
    update public.profiles p set status = 'suspended' where p.id = caller and p.status <> 'suspended';
  exception when insufficient_privilege then
    raise exception '%', sqlerrm using errcode = 'PT409';
  end;
  return array[caller] || array(
    select d.user_id from private.account_deletions d
    where d.user_id <> caller and d.asked_at < now() - interval '15 minutes'
      and not exists (select from public.profiles p where p.id = d.user_id and p.status <> 'suspended')
    order by d.asked_at limit 3
  );
end $$;

-- Removes a closed account. Returns true once the account is gone, false while it has stored files or is not closed.
create function public.finish_account_deletion(user_id uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  closed uuid := finish_account_deletion.user_id;
begin
  perform pg_catalog.pg_advisory_xact_lock(4231, pg_catalog.hashtext(closed::text));
  if not exists (select from private.account_deletions d where d.user_id = closed) then
    return not exists (select from auth.users u where u.id = closed);
  end if;
  if exists (select from private.files_of(closed)) then
    return false;
  end if;
  delete from auth.users u where u.id = closed;
  return true;
end $$;

-- Cancels a deletion when an administrator lifts the suspension.
create function private.keep_account() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.account_deletions d where d.user_id = new.id;
  return null;
end $$;

-- Removes the id of a deleted account from the histories, which then record that something happened but not to whom.
-- Deferred, because the foreign keys add entries at the end of the statement, after triggers that are not deferred.
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
  update public.client_events e set from_value = nullif(e.from_value, gone), to_value = nullif(e.to_value, gone)
  where e.kind = 'coach' and (e.from_value = gone or e.to_value = gone);
  return null;
end $$;

-- Records the deletion of an account with its role, without its id. Deferred, and named so that it runs after
-- forget_person: the new entry has no id to remove.
create function private.record_account_deletion() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.audit_log (actor_id, action, entity, from_value)
  values (nullif(private.actor(), old.id), 'delete', 'profiles', old.role);
  return null;
end $$;

-- == Views ==

create view public.todo_profiles with (security_invoker = true) as
  select id, email, name, role, account_type, company, phone, onboarded, status, created_at, updated_at
  from public.profiles;

create view public.todo_user_preferences with (security_invoker = true) as
  select user_id, preferences, updated_at from public.user_preferences;

-- The view for the list of invitations: derives the state expired and leaves out the token hash.
create view public.invitation_states with (security_invoker = true) as
  select i.id, i.email, i.name, i.role,
    case when i.status = 'pending' and i.expires_at < now() then 'expired' else i.status end as state,
    i.sends, i.sent_at, i.expires_at, i.accepted_at, i.accepted_by, i.created_at,
    coalesce(nullif(p.name, ''), p.email) as invited_by
  from public.invitations i left join public.profiles p on p.id = i.invited_by;

-- == Access and triggers, by table ==

-- public.profiles
-- An account reads and updates its own profile. Administrators read and write all and delete any but their own. A coach
-- reads the profiles of the accounts it coaches, unless they are hidden.
create policy profiles_select on public.profiles for select to authenticated using (
  id = (select auth.uid()) or (select private.is_admin())
  or (id in (select private.coached_user_ids()) and private.prefers(id, 'profile_visible'))
);
create policy profiles_insert on public.profiles for insert to authenticated with check (
  (id = (select auth.uid()) and role = 'user' and status = 'active' and not onboarded) or (select private.is_admin())
);
create policy profiles_update on public.profiles for update to authenticated
  using (id = (select auth.uid()) or (select private.is_admin()))
  with check (id = (select auth.uid()) or (select private.is_admin()));
create policy profiles_delete on public.profiles for delete to authenticated using (
  (select private.is_admin()) and id <> (select auth.uid())
);
-- A suspended account reads its own profile, which shows the suspension, and an account without a profile inserts it.
-- Trigger guard_profile protects the status that the check compares.
create policy members_only on public.profiles as restrictive for all to authenticated
  using ((select private.is_member()) or (id = (select auth.uid()) and (select private.session_lives())))
  with check (
    (select private.is_member())
    or (id = (select auth.uid()) and status <> 'suspended' and (select private.session_lives()))
  );
grant select, delete on public.profiles to authenticated;
grant insert (
  id, email, name, role, account_type, company, phone, onboarded, status, created_at, updated_at
) on public.profiles to authenticated;
grant update (
  id, email, name, role, account_type, company, phone, onboarded, status, created_at, updated_at, avatar_path
) on public.profiles to authenticated;
create trigger guard_profile before insert or update on public.profiles
  for each row execute function private.guard_profile();
create trigger keep_one_admin before update of role, status or delete on public.profiles
  for each row execute function private.keep_one_admin();
create trigger record_profile after insert or update on public.profiles
  for each row execute function private.record_profile();
create constraint trigger forget_person after delete on public.profiles
  deferrable initially deferred for each row execute function private.forget_person();
create trigger keep_account after update of status on public.profiles
  for each row when (old.status = 'suspended' and new.status <> 'suspended')
  execute function private.keep_account();
create trigger keep_true_email before insert or update of email on public.profiles
  for each row execute function private.keep_true_email();
create trigger version_row before insert or update on public.profiles
  for each row execute function private.count_version();
create constraint trigger forget_batches after delete on public.profiles
  deferrable initially deferred for each row execute function private.forget_batches();
create trigger notice_unknown_role after insert or update of role on public.profiles for each row
  when (new.role not in ('user', 'coach', 'admin', 'client')) execute function private.notice_unknown_role();
create constraint trigger record_account_deletion after delete on public.profiles
  deferrable initially deferred for each row execute function private.record_account_deletion();
create trigger keep_own_role before update of role on public.profiles
  for each row when (old.role = 'admin' and new.role <> 'admin') execute function private.keep_own_role();

-- public.user_preferences
-- An account reads and writes its own preferences.
create policy preferences_all on public.user_preferences for all to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy members_only on public.user_preferences as restrictive for all to authenticated
  using ((select private.is_member()));
grant select, delete on public.user_preferences to authenticated;
grant insert (user_id, preferences, updated_at) on public.user_preferences to authenticated;
grant update (user_id, preferences, updated_at) on public.user_preferences to authenticated;
create trigger touch_updated_at before insert or update on public.user_preferences
  for each row execute function private.touch_updated_at();
create trigger copy_theme after insert or update of preferences on public.user_preferences
  for each row execute function private.copy_theme();

-- public.notifications
-- An account reads and deletes its own notices and marks them read. Functions insert them.
create policy notifications_select on public.notifications for select to authenticated using (
  user_id = (select auth.uid())
);
create policy notifications_update on public.notifications for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy notifications_delete on public.notifications for delete to authenticated using (
  user_id = (select auth.uid())
);
create policy members_only on public.notifications as restrictive for all to authenticated
  using ((select private.is_member()));
grant select, delete on public.notifications to authenticated;
grant update (read_at) on public.notifications to authenticated;
create trigger respect_preferences before insert on public.notifications
  for each row execute function private.respect_preferences();

-- public.auth_events
-- An account reads its own security log. Triggers write it.
create policy auth_events_select on public.auth_events for select to authenticated using (
  user_id = (select auth.uid())
);
create policy members_only on public.auth_events as restrictive for all to authenticated
  using ((select private.is_member()));
grant select on public.auth_events to authenticated;
create trigger record_staff_security after insert on public.auth_events for each row
  when (new.kind in ('mfa_enabled', 'mfa_disabled', 'session_ended', 'sign_out_others', 'recovery_code_used'))
  execute function private.record_staff_security();

-- public.consents
-- An account reads and adds its own consents; administrators read all. No one changes or deletes one.
create policy consents_select on public.consents for select to authenticated using (
  user_id = (select auth.uid()) or (select private.is_admin())
);
create policy consents_insert on public.consents for insert to authenticated with check (
  user_id = (select auth.uid())
);
create policy members_only on public.consents as restrictive for all to authenticated
  using ((select private.is_member()));
grant select on public.consents to authenticated;
grant insert (purpose, version, given, source) on public.consents to authenticated;
create trigger refuse_suspended before insert on public.consents
  for each row when (new.user_id is not null) execute function private.refuse_suspended();
create trigger keep_row_quota after insert on public.consents referencing new table as added for each statement
  when (current_user in ('anon', 'authenticated')) execute function private.keep_row_quota('user_id', '200');

-- public.audit_log
-- Administrators read the audit log. Triggers and definer functions write it.
create policy audit_log_select on public.audit_log for select to authenticated using ((select private.is_admin()));
create policy members_only on public.audit_log as restrictive for all to authenticated
  using ((select private.is_member()));
grant select on public.audit_log to authenticated;

-- public.invitations
-- Administrators read invitations. Functions write them.
create policy invitations_select on public.invitations for select to authenticated
  using ((select private.is_admin()));
create policy members_only on public.invitations as restrictive for all to authenticated
  using ((select private.is_member()));
grant select on public.invitations to authenticated;
create trigger touch_updated_at before insert or update on public.invitations
  for each row execute function private.touch_updated_at();
create trigger record_invitation after insert or update of status, sends on public.invitations
  for each row execute function private.record_invitation();

-- public.onboarding_answers
-- An account reads and writes its own answers; its coach and administrators read them.
create policy onboarding_answers_select on public.onboarding_answers for select to authenticated using (
  user_id = (select auth.uid())
  or (select private.is_admin())
  or user_id in (select private.coached_user_ids())
);
create policy onboarding_answers_insert on public.onboarding_answers for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy onboarding_answers_update on public.onboarding_answers for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy members_only on public.onboarding_answers as restrictive for all to authenticated
  using ((select private.is_member()));
-- The key is among the granted columns because an upsert writes it.
grant select on public.onboarding_answers to authenticated;
grant insert (user_id, answers, step) on public.onboarding_answers to authenticated;
grant update (user_id, answers, step) on public.onboarding_answers to authenticated;
create trigger touch_updated_at before insert or update on public.onboarding_answers
  for each row execute function private.touch_updated_at();

-- public.saved_views
-- The owner reads and writes a view. Coaches and administrators read shared views; administrators also change and
-- delete them.
create policy members_only on public.saved_views as restrictive for all to authenticated
  using ((select private.is_member()));
create policy saved_views_select on public.saved_views for select to authenticated using (
  owner = (select auth.uid()) or (shared and ((select private.is_coach()) or (select private.is_admin())))
);
create policy saved_views_insert on public.saved_views for insert to authenticated with check (
  owner = (select auth.uid()) and (not shared or (select private.is_coach()) or (select private.is_admin()))
);
create policy saved_views_update on public.saved_views for update to authenticated
  using (owner = (select auth.uid()) or (shared and (select private.is_admin())))
  with check (
    (shared and (select private.is_admin()))
    or (owner = (select auth.uid()) and (not shared or (select private.is_coach())))
  );
create policy saved_views_delete on public.saved_views for delete to authenticated using (
  owner = (select auth.uid()) or (shared and (select private.is_admin()))
);
grant select, delete on public.saved_views to authenticated;
grant insert (id, list, name, query, shared, position) on public.saved_views to authenticated;
grant update (name, query, shared, position) on public.saved_views to authenticated;
create trigger touch_updated_at before insert or update on public.saved_views
  for each row execute function private.touch_updated_at();
create trigger version_row before insert or update on public.saved_views
  for each row execute function private.count_version();
create trigger keep_row_quota after insert on public.saved_views referencing new table as added for each statement
  when (current_user in ('anon', 'authenticated')) execute function private.keep_row_quota('owner', '100');

-- public.coach_profiles
-- Coaches read and delete their own description; administrators read all. 08_learning.sql has the policies to write
-- one. Other members read it through member_profile.
create policy members_only on public.coach_profiles as restrictive for all to authenticated
  using ((select private.is_member()));
create policy coach_profiles_select on public.coach_profiles for select to authenticated using (
  user_id = (select auth.uid()) or (select private.is_admin())
);
create policy coach_profiles_delete on public.coach_profiles for delete to authenticated
  using (user_id = (select auth.uid()));
grant select, delete on public.coach_profiles to authenticated;
grant insert (user_id, headline, bio, specialties) on public.coach_profiles to authenticated;
grant update (user_id, headline, bio, specialties) on public.coach_profiles to authenticated;
create trigger touch_updated_at before insert or update on public.coach_profiles
  for each row execute function private.touch_updated_at();

-- public.todo_profiles
grant select, delete on public.todo_profiles to authenticated;
grant insert (
  id, email, name, role, account_type, company, phone, onboarded, status, created_at, updated_at
) on public.todo_profiles to authenticated;
grant update (
  id, email, name, role, account_type, company, phone, onboarded, status, created_at, updated_at
) on public.todo_profiles to authenticated;

-- public.todo_user_preferences
grant select, delete on public.todo_user_preferences to authenticated;
grant insert (user_id, preferences, updated_at) on public.todo_user_preferences to authenticated;
grant update (user_id, preferences, updated_at) on public.todo_user_preferences to authenticated;

-- public.invitation_states
grant select on public.invitation_states to authenticated;

-- auth.mfa_amr_claims
-- A hosted project may deny a trigger on a table of its auth server. The migration then warns and goes on.
do $$ begin
  create trigger on_auth_recovery_code_used after insert or update on auth.mfa_amr_claims
    for each row when (new.authentication_method = 'mfa/recovery_code')
    execute function private.record_recovery_code();
exception when insufficient_privilege then
  raise warning 'on_auth_recovery_code_used: this project allows no trigger on auth.mfa_amr_claims, so the security log gets no recovery_code_used entries';
end $$;

-- auth.mfa_factors
-- As above, a hosted project may deny these triggers.
do $$ begin
  create constraint trigger on_auth_factor_verified after update on auth.mfa_factors
    deferrable initially deferred for each row
    when (old.status <> 'verified' and new.status = 'verified') execute function private.record_factor_on();
exception when insufficient_privilege then
  raise warning 'on_auth_factor_verified: this project allows no trigger on auth.mfa_factors, so the security log gets no mfa_enabled entries';
end $$;
do $$ begin
  create trigger on_auth_factor_removed after delete on auth.mfa_factors
    for each row when (old.status = 'verified' and old.factor_type::text <> 'recovery_code')
    execute function private.record_factor_off();
exception when insufficient_privilege then
  raise warning 'on_auth_factor_removed: this project allows no trigger on auth.mfa_factors, so the security log gets no mfa_disabled entries';
end $$;

-- auth.sessions
create trigger on_auth_session_recorded after insert on auth.sessions
  for each row execute function private.record_session_begin();
create trigger on_auth_session_device_recorded after update of user_agent on auth.sessions
  for each row when (old.user_agent is null and new.user_agent is not null)
  execute function private.record_session_begin();
create trigger on_auth_sessions_ended after delete on auth.sessions
  referencing old table as ended for each statement execute function private.record_session_end();

-- auth.users
create trigger on_auth_user_created after insert on auth.users
  for each row execute function private.handle_new_user();
create trigger on_auth_user_email_changed after update of email on auth.users
  for each row when (new.email is not null and new.email is distinct from old.email)
  execute function private.handle_email_change();
create trigger on_auth_user_password_changed after update of encrypted_password on auth.users
  for each row when (old.encrypted_password <> '' and new.encrypted_password is distinct from old.encrypted_password)
  execute function private.record_sign_in_change('password_changed');
create trigger on_auth_user_email_recorded after update of email on auth.users
  for each row when (new.email is not null and new.email is distinct from old.email)
  execute function private.record_sign_in_change('email_changed');

-- == Function grants ==

grant execute on function
  private.create_invitation(text, text, text, text), private.renew_invitation(uuid, text),
  private.withdraw_invitation(uuid), private.accept_invitation(text),
  public.create_invitation(text, text, text, text), public.renew_invitation(uuid, text),
  public.withdraw_invitation(uuid), public.accept_invitation(text), private.finish_onboarding(),
  public.finish_onboarding(), private.my_sessions(), private.end_session(uuid), private.end_other_sessions(),
  public.my_sessions(), public.end_session(uuid), public.end_other_sessions(), private.works_with(uuid),
  private.member_profile(uuid), public.member_profile(uuid), private.send_message(uuid, text),
  public.send_message(uuid, text), private.cancel_email_change(), public.cancel_email_change(),
  private.names_of(uuid[]), public.names_of(uuid[]), public.coach_page()
to authenticated;

grant execute on function
  public.begin_account_deletion(uuid, uuid), public.finish_account_deletion(uuid), public.open_invitation(text)
to service_role;
