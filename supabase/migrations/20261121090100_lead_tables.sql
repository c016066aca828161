-- 40 random bits in letters and digits that are not taken for one another, for a person to read out.
create function private.new_reference(prefix text) returns text
language sql volatile set search_path = '' as $$
  select prefix || '-' || string_agg(
    substr('23456789ABCDEFGHJKLMNPQRSTUVWXYZ', (get_byte(r.bytes, place) & 31) + 1, 1)
      || case when n = 4 then '-' else '' end, '' order by n)
  from (select uuid_send(gen_random_uuid()) as bytes) r,
    unnest('{0,1,2,3,4,5,9,10}'::int[]) with ordinality as places (place, n)
$$;

alter table public.leads
  add column reference text not null default private.new_reference('NC'),
  -- Made by the form, the same for every attempt to send what was typed once.
  add column submission_id uuid unique,
  add column topic text check (length(topic) <= 120),
  add column callback text check (length(callback) <= 120),
  add column annual_revenue text
    check (annual_revenue in ('under-500k', '500k-3m', '3m-10m', '10m-20m', 'over-20m')),
  -- Answers that only one form asks for.
  add column details jsonb not null default '{}'
    check (jsonb_typeof(details) = 'object' and octet_length(details::text) <= 8192),
  add column assigned_to uuid references public.profiles (id) on delete set null,
  -- What the lead became.
  add column client_id uuid references public.clients (id) on delete set null;
-- A visitor's insert has no right to call the function: the trigger give_reference fills the column instead.
alter table public.leads
  alter column reference set default '',
  add constraint leads_reference_key unique (reference);

create table public.lead_events (
  id bigint generated always as identity primary key,
  lead_id uuid not null references public.leads (id) on delete cascade,
  -- 'status' and 'assigned' are written by trigger, the others by whoever did them.
  kind text not null check (kind in ('status', 'assigned', 'note', 'call', 'email')),
  from_value text,
  to_value text,
  note text check (length(note) between 1 and 4000),
  actor_id uuid default auth.uid() references public.profiles (id) on delete set null,
  created_at timestamptz not null default now(),
  constraint lead_events_note check (kind in ('status', 'assigned') or note is not null)
);
alter table public.lead_events enable row level security;

-- Double opt-in: the address gets a token, the table keeps its SHA-256 in hex.
alter table public.subscribers
  add column confirm_token_hash text unique check (confirm_token_hash ~ '^[0-9a-f]{64}$'),
  add column confirm_sent_at timestamptz,
  add column confirmed_at timestamptz,
  add column unsubscribe_token_hash text unique check (unsubscribe_token_hash ~ '^[0-9a-f]{64}$'),
  add column unsubscribed_at timestamptz,
  add column updated_at timestamptz not null default now();
