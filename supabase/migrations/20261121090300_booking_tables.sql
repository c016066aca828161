-- The time zone of the office, as `officeZone` in shared-contract/firm, and what people call it. Columns that are
-- generated from it are stored: a firm in another zone changes it before the first row.
create function private.office_zone() returns text
language sql immutable set search_path = '' as $$ select 'America/New_York' $$;
create function private.office_zone_name() returns text
language sql immutable set search_path = '' as $$ select 'Eastern' $$;
revoke all on function private.office_zone(), private.office_zone_name() from public;
-- Whoever writes a row with such a column evaluates it.
grant execute on function private.office_zone() to anon, authenticated, service_role;

create table public.bookings (
  id uuid primary key default gen_random_uuid(),
  reference text not null unique default '',
  submission_id uuid unique,
  -- Null for a visitor, who has the link with the token.
  user_id uuid default auth.uid() references public.profiles (id) on delete cascade,
  -- Null: whoever of the firm is free.
  host_id uuid references public.profiles (id) on delete set null,
  client_id uuid references public.clients (id) on delete set null,
  kind text not null default 'discovery' check (kind in ('discovery', 'client_review', 'expert_session')),
  name text not null check (length(btrim(name)) between 1 and 120 and length(name) <= 120),
  email text not null check (length(email) <= 254 and email ~ '^[^@\s]+@[^@\s]+$'),
  phone text check (phone ~ '^\+?[0-9 ().x/-]{7,40}$'),
  notes text check (length(notes) <= 2000),
  -- A call takes 30 minutes and starts on the hour or half past, so that two calls meet only on equal starts.
  starts_at timestamptz not null check (extract(epoch from starts_at) % 1800 = 0),
  time_zone text not null default private.office_zone() check (length(time_zone) <= 64),
  status text not null default 'booked' check (status in ('booked', 'held', 'missed', 'cancelled')),
  -- SHA-256 in hex of the token in the link to move or cancel the call.
  manage_token_hash text unique check (manage_token_hash ~ '^[0-9a-f]{64}$'),
  cancelled_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
alter table public.bookings enable row level security;
create unique index bookings_one_to_a_slot on public.bookings (host_id, starts_at) nulls not distinct
  where status = 'booked';

create table public.symposium_registrations (
  id uuid primary key default gen_random_uuid(),
  reference text not null unique default '',
  submission_id uuid unique,
  user_id uuid default auth.uid() references public.profiles (id) on delete cascade,
  event text not null check (event ~ '^symposium-20[0-9]{2}$'),
  name text not null check (length(btrim(name)) between 1 and 120 and length(name) <= 120),
  email text not null check (length(email) <= 254 and email ~ '^[^@\s]+@[^@\s]+$'),
  phone text check (phone ~ '^\+?[0-9 ().x/-]{7,40}$'),
  firm text check (length(firm) <= 160),
  license_state text check (length(license_state) <= 60),
  license_number text check (length(license_number) <= 60),
  attendance text not null default 'in_person' check (attendance in ('in_person', 'online')),
  -- Fields of study that credit is wanted in.
  tracks text[] not null default '{}'
    check (tracks <@ '{taxes,financial-planning,business-consulting,ethics}' and cardinality(tracks) <= 4),
  reception boolean not null default false,
  needs text check (length(needs) <= 1000),
  status text not null default 'registered'
    check (status in ('registered', 'waitlisted', 'attended', 'cancelled')),
  manage_token_hash text unique check (manage_token_hash ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
alter table public.symposium_registrations enable row level security;
create unique index symposium_registrations_one_to_a_person
  on public.symposium_registrations (event, lower(email)) where status <> 'cancelled';
