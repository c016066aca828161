create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  -- A display copy. Never unique, never compared in a policy.
  email text not null check (length(email) <= 254),
  name text not null default '' check (length(name) <= 120),
  role text not null default 'user' check (role in ('user', 'coach', 'admin')),
  -- What the person said they are at registration. Gives no right.
  account_type text not null default 'client' check (account_type in ('client', 'cpa')),
  company text check (length(company) <= 160),
  phone text check (length(phone) <= 40),
  onboarded boolean not null default false,
  status text not null default 'active' check (status in ('pending', 'active', 'suspended')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
alter table public.profiles enable row level security;
create index profiles_staff on public.profiles (role) where role <> 'user';

create view public.todo_profiles with (security_invoker = true) as
  select id, email, name, role, account_type, company, phone, onboarded, status, created_at, updated_at
  from public.profiles;

create table public.user_preferences (
  user_id uuid primary key default auth.uid() references auth.users (id) on delete cascade,
  preferences jsonb not null default '{}'
    check (jsonb_typeof(preferences) = 'object' and octet_length(preferences::text) <= 16384),
  updated_at timestamptz not null default now()
);
alter table public.user_preferences enable row level security;

create trigger touch_updated_at before insert or update on public.user_preferences
  for each row execute function private.touch_updated_at();

create view public.todo_user_preferences with (security_invoker = true) as
  select user_id, preferences, updated_at from public.user_preferences;
