create table public.leads (
  id uuid primary key default gen_random_uuid(),
  name text not null check (length(name) between 1 and 120),
  email text not null check (length(email) <= 254 and email ~ '^[^@\s]+@[^@\s]+$'),
  phone text check (length(phone) <= 40),
  company text check (length(company) <= 160),
  message text check (length(message) <= 4000),
  source text check (length(source) <= 120),
  status text not null default 'new' check (status in ('new', 'contacted', 'qualified', 'converted')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
alter table public.leads enable row level security;
create index leads_created_at on public.leads (created_at);
create trigger touch_updated_at before insert or update on public.leads
  for each row execute function private.touch_updated_at();

create table public.subscribers (
  id uuid primary key default gen_random_uuid(),
  email text not null unique
    check (length(email) <= 254 and email ~ '^[^@\s]+@[^@\s]+$' and email = lower(email)),
  source text check (length(source) <= 120),
  status text not null default 'pending' check (status in ('pending', 'confirmed', 'unsubscribed')),
  created_at timestamptz not null default now()
);
alter table public.subscribers enable row level security;
create index subscribers_created_at on public.subscribers (created_at);

-- Visitors cannot read these tables, so the limit counts for them. PT429 is answered as HTTP 429.
create function private.limit_leads() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if (select count(*) from public.leads l where l.created_at > now() - interval '1 hour' and l.email = new.email) >= 5
    or (select count(*) from public.leads l where l.created_at > now() - interval '1 minute') >= 60 then
    raise exception 'Too many messages in a short time' using errcode = 'PT429', hint = 'Try again in an hour';
  end if;
  return new;
end $$;
create trigger limit_leads before insert on public.leads
  for each row when (current_user in ('anon', 'authenticated')) execute function private.limit_leads();

-- A known address gets the same answer as a new one, so nobody can ask who is on the list.
create function private.accept_subscriber() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.email := lower(btrim(new.email));
  perform pg_catalog.pg_advisory_xact_lock(4202, pg_catalog.hashtext(new.email));
  if exists (select from public.subscribers s where s.email = new.email) then
    update public.subscribers s set status = 'pending' where s.email = new.email and s.status = 'unsubscribed';
    return null;
  end if;
  if (select count(*) from public.subscribers s where s.created_at > now() - interval '1 minute') >= 60 then
    raise exception 'Too many sign-ups in a short time' using errcode = 'PT429', hint = 'Try again in a minute';
  end if;
  return new;
end $$;
create trigger accept_subscriber before insert on public.subscribers
  for each row when (current_user in ('anon', 'authenticated')) execute function private.accept_subscriber();
