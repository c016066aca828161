-- Preferences: what the settings screen starts from, and the shape that it may send back.
alter table public.user_preferences
  alter column preferences set default '{
    "theme": "system",
    "notifications": {"email": true, "browser": true, "stories": true, "clients": true},
    "privacy": {"profile_visible": true, "show_email": false, "allow_messages": true}
  }',
  add constraint user_preferences_shape check (
    preferences - '{theme,notifications,privacy}'::text[] = '{}'
    and coalesce(preferences ->> 'theme', 'system') in ('light', 'dark', 'system')
    and coalesce(jsonb_typeof(preferences -> 'notifications'), 'object') = 'object'
    and coalesce(jsonb_typeof(preferences -> 'privacy'), 'object') = 'object'
    and not jsonb_path_exists(preferences, '$.notifications.* ? (@.type() != "boolean")')
    and not jsonb_path_exists(preferences, '$.privacy.* ? (@.type() != "boolean")')
  );

create table public.training_progress (
  user_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  module_id text not null check (module_id in (
    'private-foundation', '401k', 'pension', 'cost-segregation', 'cost-remediation', 'captive-insurance',
    'tax-reduction-strategy', 'rd-erc', 'asset-protection', 'legacy-estate-succession'
  )),
  percent smallint not null default 0 check (percent between 0 and 100),
  lesson smallint not null default 0 check (lesson between 0 and 200),
  quiz_score smallint check (quiz_score between 0 and 100),
  -- Set by trigger when percent reaches 100.
  completed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, module_id)
);
alter table public.training_progress enable row level security;

-- One row for each file that is counted; count_download adds to a row that is here and makes none.
create table public.download_counts (
  tool_id text primary key check (tool_id ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(tool_id) <= 80),
  downloads bigint not null default 0 check (downloads >= 0),
  updated_at timestamptz not null default now()
);
alter table public.download_counts enable row level security;
-- The first three start where the count stood before it was kept here.
insert into public.download_counts (tool_id, downloads) values
  ('cost-segregation', 847), ('retainer-proposal', 623), ('cash-balance', 556),
  ('entity-comparison', 0), ('rd-project-record', 0), ('captive-feasibility', 0), ('asset-protection-map', 0),
  ('exit-readiness', 0), ('giving-strategies', 0), ('roi-forecast', 0);

create table public.notifications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  kind text not null check (kind in ('story', 'client', 'application', 'booking', 'training', 'account', 'lead')),
  title text not null check (length(title) between 1 and 160),
  body text check (length(body) <= 1000),
  -- A path of our own site, never an address elsewhere.
  link text check (length(link) <= 300 and link ~ '^/([^/\\]|$)'),
  read_at timestamptz,
  created_at timestamptz not null default now()
);
alter table public.notifications enable row level security;

-- What happened to a sign-in. Kept for the person it belongs to.
create table public.auth_events (
  id bigint generated always as identity primary key,
  user_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  kind text not null check (kind in (
    'sign_in', 'sign_out', 'sign_out_others', 'password_changed', 'email_changed', 'mfa_enabled', 'mfa_disabled'
  )),
  device text not null default 'Unknown' check (length(device) between 1 and 200),
  place text not null default 'Unknown' check (length(place) between 1 and 120),
  created_at timestamptz not null default now()
);
alter table public.auth_events enable row level security;

-- Who agreed to what, in which wording. A withdrawal is a new row with given = false.
create table public.consents (
  id bigint generated always as identity primary key,
  user_id uuid default auth.uid() references public.profiles (id) on delete cascade,
  email text check (length(email) <= 254 and email ~ '^[^@\s]+@[^@\s]+$'),
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

-- Written by triggers only. Values are as text: a role, a status, an id.
create table public.audit_log (
  id bigint generated always as identity primary key,
  actor_id uuid references public.profiles (id) on delete set null,
  action text not null check (action in ('role', 'status', 'coach', 'owner', 'assigned')),
  entity text not null check (entity in ('profiles', 'clients', 'leads', 'certification_applications')),
  -- Null once the person whose profile it was has deleted their account.
  entity_id uuid,
  from_value text,
  to_value text,
  created_at timestamptz not null default now()
);
alter table public.audit_log enable row level security;
