create table public.cohorts (
  id uuid primary key default gen_random_uuid(),
  name text not null unique check (length(name) between 1 and 80),
  starts_on date not null,
  weeks smallint not null default 14 check (weeks between 1 and 52),
  ends_on date generated always as (starts_on + weeks * 7 - 1) stored,
  seats smallint not null default 25 check (seats between 1 and 25),
  -- Kept by the trigger on cohort_members.
  seats_taken smallint not null default 0,
  status text not null default 'planned' check (status in ('planned', 'open', 'running', 'finished', 'cancelled')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint cohorts_seats_left check (seats_taken between 0 and seats)
);
alter table public.cohorts enable row level security;

create table public.certification_applications (
  id uuid primary key default gen_random_uuid(),
  reference text not null unique default '',
  submission_id uuid unique,
  -- Null for somebody without an account.
  user_id uuid default auth.uid() references public.profiles (id) on delete cascade,
  applicant_type text not null default 'cpa' check (applicant_type in ('cpa', 'client')),
  first_name text not null check (length(btrim(first_name)) between 1 and 80 and length(first_name) <= 80),
  last_name text not null check (length(btrim(last_name)) between 1 and 80 and length(last_name) <= 80),
  email text not null check (length(email) <= 254 and email ~ '^[^@\s]+@[^@\s]+$'),
  phone text not null check (phone ~ '^\+?[0-9 ().x/-]{7,40}$'),

  firm_name text check (length(btrim(firm_name)) between 1 and 160 and length(firm_name) <= 160),
  title text check (length(btrim(title)) between 1 and 120 and length(title) <= 120),
  years_experience text check (years_experience in ('3-5', '6-10', '11-15', '16-20', '20+')),
  license_number text check (length(btrim(license_number)) between 1 and 60 and length(license_number) <= 60),
  license_state text check (length(btrim(license_state)) between 2 and 60 and length(license_state) <= 60),
  current_revenue text check (current_revenue in ('250k-500k', '500k-1m', '1m-2m', '2m-5m', '5m+')),
  target_revenue text check (target_revenue in ('500k-1m', '1m-2m', '2m-5m', '5m-10m', '10m+')),
  client_types text check (length(btrim(client_types)) between 1 and 2000 and length(client_types) <= 2000),
  biggest_challenge text
    check (length(btrim(biggest_challenge)) between 1 and 4000 and length(biggest_challenge) <= 4000),
  why_applying text check (length(btrim(why_applying)) between 1 and 4000 and length(why_applying) <= 4000),
  commitment boolean not null default false,
  terms boolean not null default false,

  business_name text check (length(btrim(business_name)) between 1 and 160 and length(business_name) <= 160),
  annual_revenue text check (annual_revenue in ('under-500k', '500k-2m', '2m-5m', '5m+')),
  num_employees text check (num_employees in ('1-10', '11-50', '51-200', '200+')),
  interests text check (length(btrim(interests)) between 1 and 4000 and length(interests) <= 4000),
  notes text check (length(notes) <= 4000),

  status text not null default 'submitted'
    check (status in ('submitted', 'in_review', 'approved', 'rejected', 'withdrawn')),
  -- The intake that the applicant asked for.
  cohort_id uuid references public.cohorts (id) on delete set null,
  decided_at timestamptz,
  decided_by uuid references public.profiles (id) on delete set null,
  -- Told to the applicant.
  decision_note text check (length(decision_note) <= 4000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),

  constraint certification_applications_of_a_cpa check (
    applicant_type <> 'cpa' or (
      num_nulls(firm_name, title, years_experience, license_number, license_state, current_revenue, target_revenue,
        client_types, biggest_challenge, why_applying) = 0
      and commitment and terms
      and num_nonnulls(business_name, annual_revenue, num_employees, interests, notes) = 0
    )
  ),
  constraint certification_applications_of_a_client check (
    applicant_type <> 'client' or (
      num_nulls(business_name, annual_revenue, interests) = 0
      and num_nonnulls(firm_name, title, years_experience, license_number, license_state, current_revenue,
        target_revenue, client_types, biggest_challenge, why_applying) = 0
    )
  )
);
alter table public.certification_applications enable row level security;
-- Two windows of one account send one application.
create unique index certification_applications_one_open
  on public.certification_applications (user_id) where status in ('submitted', 'in_review');

create table public.application_events (
  id bigint generated always as identity primary key,
  application_id uuid not null references public.certification_applications (id) on delete cascade,
  -- 'submitted' and 'status' are written by trigger; a note is for administrators only.
  kind text not null check (kind in ('submitted', 'status', 'note')),
  from_status text,
  to_status text,
  note text check (length(note) between 1 and 4000),
  actor_id uuid default auth.uid() references public.profiles (id) on delete set null,
  created_at timestamptz not null default now(),
  constraint application_events_note check (kind <> 'note' or note is not null)
);
alter table public.application_events enable row level security;

create table public.cohort_members (
  id uuid primary key default gen_random_uuid(),
  cohort_id uuid not null references public.cohorts (id) on delete cascade,
  user_id uuid not null references public.profiles (id) on delete cascade,
  application_id uuid unique references public.certification_applications (id) on delete set null,
  created_at timestamptz not null default now(),
  unique (cohort_id, user_id)
);
alter table public.cohort_members enable row level security;

-- Approved and without a seat; the order is that of created_at.
create table public.waitlist (
  id uuid primary key default gen_random_uuid(),
  application_id uuid not null unique references public.certification_applications (id) on delete cascade,
  -- Null: whichever cohort has a seat first.
  cohort_id uuid references public.cohorts (id) on delete set null,
  status text not null default 'waiting' check (status in ('waiting', 'offered', 'seated', 'left')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
alter table public.waitlist enable row level security;
