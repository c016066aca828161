create table public.clients (
  id uuid primary key default gen_random_uuid(),
  name text not null check (length(name) between 1 and 120),
  email text check (length(email) <= 254),
  phone text check (length(phone) <= 40),
  company text check (length(company) <= 160),
  status text not null default 'Prospect' check (status in ('Active', 'Prospect', 'Inactive')),
  -- US dollars a year.
  revenue numeric(14, 2) not null default 0 check (revenue >= 0),
  retainer_value numeric(14, 2) not null default 0 check (retainer_value >= 0),
  tax_savings numeric(14, 2) not null default 0 check (tax_savings >= 0),
  next_deadline date,
  last_contact date,
  strategies text[] not null default '{}'
    check (cardinality(strategies) <= 20 and octet_length(array_to_string(strategies, ',')) <= 1200),
  coach_id uuid references public.profiles (id) on delete set null,
  user_id uuid default auth.uid() references public.profiles (id) on delete cascade,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
alter table public.clients enable row level security;
create index clients_coach_id on public.clients (coach_id);
create index clients_user_id on public.clients (user_id);

create table public.stories (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  client_id uuid references public.clients (id) on delete set null,
  title text not null default '' check (length(title) <= 200),
  status text not null default 'draft' check (status in ('draft', 'in_review', 'published', 'archived')),
  situation text check (length(situation) <= 8000),
  challenge text check (length(challenge) <= 8000),
  strategy text check (length(strategy) <= 8000),
  result text check (length(result) <= 8000),
  lesson text check (length(lesson) <= 8000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
alter table public.stories enable row level security;
create index stories_user_id on public.stories (user_id);
create index stories_client_id on public.stories (client_id);
