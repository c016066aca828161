-- Clients: the firm's client records. A client has deadlines (client_deadlines), a history (client_events), tax
-- projections (projections) and links that connect it to an account (private.client_intakes). This file also has bulk
-- changes of clients and leads, the import of clients, emails to clients and review calls.
-- A client refers to three accounts: account_id signs in as the client, coach_id advises it, user_id is the member who
-- owns the record (null for a record of the firm).
-- Access: administrators, the client's coach and its owner read and write the record; the client's account reads the
-- parts that are shared with it. The policies call helpers in 00_foundation.sql (own_client_ids, coached_client_ids,
-- is_member). Policies on the stored files of an account are in 10_platform.sql. Definers that read clients past these
-- policies: similar_to_lead (04_leads.sql), search_rows_of_all, account_facts and system_analytics
-- (09_administration.sql).

-- == Tables ==

create table public.clients (
  id uuid primary key default gen_random_uuid(),
  name text not null check (length(name) between 1 and 120),
  email public.email_address,
  phone text check (length(phone) <= 40),
  company text check (length(company) <= 160),
  status text not null default 'Prospect' check (status in ('Active', 'Prospect', 'Inactive')),
  -- US dollars per year.
  revenue numeric(14, 2) not null default 0 check (revenue >= 0),
  retainer_value numeric(14, 2) not null default 0 check (retainer_value >= 0),
  tax_savings numeric(14, 2) not null default 0 check (tax_savings >= 0),
  -- The next open deadline and its name, copied from client_deadlines by trigger.
  next_deadline date,
  last_contact date,
  strategies text[] not null default '{}'
    check (cardinality(strategies) <= 20 and octet_length(array_to_string(strategies, ',')) <= 1200),
  coach_id uuid references public.profiles (id) on delete set null,
  -- The member who added the record and owns it. Null for a record of the firm.
  user_id uuid default auth.uid() references public.profiles (id) on delete cascade,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  updated_by uuid references public.profiles (id) on delete set null,
  -- What lists search: lower case, without accents (private.folded).
  search text not null generated always as (
    translate(lower(regexp_replace(
      normalize(name || ' ' || coalesce(company, '') || ' ' || coalesce(email, ''), nfkd), '[\u0300-\u036f]', '', 'g'
    )), 'øØłŁđĐı', 'oollddi')
  ) stored,
  next_deadline_name text
    check (length(btrim(next_deadline_name)) between 1 and 120 and length(next_deadline_name) <= 120),
  -- Set when the client opens an intake link.
  account_id uuid references public.profiles (id) on delete set null,
  -- coach_id if that account is an active coach or administrator, else null. Set by trigger.
  active_coach_id uuid
);
alter table public.clients enable row level security;
create index clients_coach_id on public.clients (coach_id, created_at desc);
create index clients_user_id on public.clients (user_id, created_at desc);
create index clients_created_at on public.clients (created_at desc);
create index clients_status on public.clients (status, created_at desc);
create index clients_updated_by on public.clients (updated_by);
create index clients_search on public.clients using gin (search extensions.gin_trgm_ops);
-- One index per sort order of the list of clients. The id breaks ties; empty dates are last in both directions.
create index clients_name on public.clients (name, id);
create index clients_retainer_value on public.clients (retainer_value, id);
create index clients_tax_savings on public.clients (tax_savings, id);
create index clients_revenue on public.clients (revenue, id);
create index clients_next_deadline on public.clients (next_deadline, id);
create index clients_next_deadline_last on public.clients (next_deadline desc nulls last, id);
create index clients_last_contact on public.clients (last_contact, id);
create index clients_last_contact_last on public.clients (last_contact desc nulls last, id);
-- Lookup by email or phone number: private.similar_to_lead.
create index clients_same_email on public.clients (lower(email));
create index clients_same_phone on public.clients (right(regexp_replace(phone, '\D', '', 'g'), 10));
create index clients_account_id on public.clients (account_id);
create index clients_active_coach_id on public.clients (active_coach_id, created_at desc);

-- Deadlines of a client. A trigger copies the next open one to the client's row, so that lists sort and filter by it.
create table public.client_deadlines (
  id uuid primary key default gen_random_uuid(),
  client_id uuid not null references public.clients (id) on delete cascade,
  name text not null check (length(btrim(name)) between 1 and 120 and length(name) <= 120),
  due_on date not null check (due_on between '2000-01-01' and '2199-12-31'),
  done_at timestamptz,
  version integer not null default 1,
  updated_by uuid references public.profiles (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
alter table public.client_deadlines enable row level security;
create index client_deadlines_client_id on public.client_deadlines (client_id, due_on, id);
create index client_deadlines_due_on on public.client_deadlines (due_on) where done_at is null;
create index client_deadlines_updated_by on public.client_deadlines (updated_by);

-- History of a client. People write the kinds 'note', 'call' and 'email'; triggers and functions write the others.
create table public.client_events (
  id bigint generated always as identity primary key,
  client_id uuid not null references public.clients (id) on delete cascade,
  kind text not null
    check (kind in (
      'note', 'call', 'email', 'status', 'coach', 'created', 'imported', 'projection', 'review', 'intake', 'fields'
    )),
  from_value text,
  to_value text,
  note text check (length(btrim(note)) between 1 and 4000 and length(note) <= 4000),
  actor_id uuid default auth.uid() references public.profiles (id) on delete set null,
  -- The bulk change or import that caused the event (private.batches).
  batch_id uuid,
  created_at timestamptz not null default now(),
  edited_at timestamptz,
  removed_at timestamptz,
  removed_by uuid references public.profiles (id) on delete set null,
  -- The day of a call or email, if it is recorded later.
  happened_on date
    check (happened_on between '2000-01-01' and '2199-12-31'),
  -- Kind 'fields': {column: {from, to}} of the columns that one update changed.
  changed jsonb,
  -- Visible to the client's account.
  is_shared boolean not null default false,
  constraint client_events_text check (
    kind not in ('note', 'call', 'email') or note is not null or removed_at is not null
  ),
  constraint client_events_changed check (changed is null or kind = 'fields'),
  constraint client_events_shared check (not is_shared or kind in ('note', 'call', 'email'))
);
alter table public.client_events enable row level security;
create index client_events_client_id on public.client_events (client_id, id desc);
create index client_events_actor_id on public.client_events (actor_id);
create index client_events_removed_by on public.client_events (removed_by);
create index client_events_coaches on public.client_events (kind) where kind = 'coach';

-- Text of removed notes. No reader sees it; undoing the removal restores it.
create table private.removed_notes (
  event_id bigint primary key references public.client_events (id) on delete cascade,
  note text not null
);

-- Tax projections: inputs and result for one tax year. A projection never changes: a newer one is another row, and
-- one that is no longer needed is archived.
create table public.projections (
  id uuid primary key default gen_random_uuid(),
  client_id uuid not null references public.clients (id) on delete cascade,
  label text not null check (length(btrim(label)) between 1 and 120 and length(label) <= 120),
  tax_year integer not null check (tax_year between 2000 and 2100),
  -- A flat object: numbers, text and booleans.
  inputs jsonb not null check (
    jsonb_typeof(inputs) = 'object' and octet_length(inputs::text) <= 8192
    and not jsonb_path_exists(inputs, 'strict $.* ? (@.type() == "object" || @.type() == "array")', '{}', true)
  ),
  result jsonb not null check (jsonb_typeof(result) = 'object' and octet_length(result::text) <= 16384),
  made_by uuid default auth.uid() references public.profiles (id) on delete set null,
  made_at timestamptz not null default now(),
  archived_at timestamptz,
  archived_by uuid references public.profiles (id) on delete set null
);
alter table public.projections enable row level security;
create index projections_client_id on public.projections (client_id, made_at desc);
create index projections_made_by on public.projections (made_by);
create index projections_archived_by on public.projections (archived_by);

-- Intake links, by the SHA-256 hash of their token. A link is valid for 30 days and connects its client to one account.
create table private.client_intakes (
  token_hash text primary key check (token_hash ~ '^[0-9a-f]{64}$'),
  client_id uuid not null references public.clients (id) on delete cascade,
  sent_by uuid references public.profiles (id) on delete set null,
  sent_at timestamptz not null default now(),
  accepted_by uuid references public.profiles (id) on delete cascade,
  accepted_at timestamptz,
  -- Only the account with this email address can use the link.
  sent_to text not null
);
create index client_intakes_client_id on private.client_intakes (client_id);
create index client_intakes_sent_by on private.client_intakes (sent_by);
create index client_intakes_accepted_by on private.client_intakes (accepted_by);

-- == Functions: access ==

-- Returns the ids of the clients that the caller signs in as.
create function private.account_client_ids() returns setof uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  return query select c.id from public.clients c where c.account_id = (select auth.uid());
end $$;

-- == Functions: owner, coach and account of a client ==

-- For API callers: only an administrator changes owner and coach. An intake link sets the account; only an
-- administrator removes it.
create function private.guard_client() returns trigger
language plpgsql set search_path = '' as $$
begin
  if current_user in ('anon', 'authenticated') then
    if tg_op = 'INSERT' then
      new.created_at := now();
    else
      if new.id is distinct from old.id or new.created_at is distinct from old.created_at then
        raise exception 'id and created_at do not change' using errcode = '42501';
      end if;
      if (new.user_id, new.coach_id) is distinct from (old.user_id, old.coach_id)
        and not (select private.is_admin()) then
        raise exception 'owner and coach are changed by an administrator' using errcode = '42501';
      end if;
      if new.account_id is distinct from old.account_id
        and (new.account_id is not null or not (select private.is_admin())) then
        raise exception 'An intake link sets the account of a client, and an administrator removes it'
          using errcode = '42501', detail = 'account_id';
      end if;
    end if;
  end if;
  new.updated_at := now();
  return new;
end $$;

-- Sets active_coach_id. Also removes the owner of a client whose owner was its coach and that gets another coach: it is
-- a record of the firm, and an account that loses its staff role later must not own a record that another coach works
-- on. A client whose owner is not its coach keeps its owner.
create function private.set_active_coach() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  coach public.profiles;
begin
  -- The share lock makes an assignment wait for a role change of the same account, and the reverse.
  select p.* into coach from public.profiles p where p.id = new.coach_id for share;
  new.active_coach_id := case when coach.role in ('coach', 'admin') and coach.status <> 'suspended' then coach.id end;
  if tg_op = 'UPDATE' and new.coach_id is distinct from old.coach_id and old.user_id = old.coach_id then
    new.user_id := nullif(new.user_id, old.user_id);
  end if;
  return new;
end $$;

-- An AFTER trigger, so that it runs after the policies: a caller who may not assign a coach learns nothing about the
-- role of an account.
create function private.check_coach() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from public.profiles p where p.id = new.coach_id and p.role not in ('coach', 'admin')) then
    raise exception 'A client''s coach must be a coach or an administrator'
      using errcode = 'PT400', detail = 'coach_id';
  end if;
  return null;
end $$;

-- Runs after a change of an account's role or status. Recalculates active_coach_id of a staff account's clients; an
-- account without a staff role loses its clients.
create function private.release_clients() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.role in ('coach', 'admin') then
    update public.clients c set coach_id = c.coach_id where c.coach_id = new.id;
  else
    update public.clients c set coach_id = null where c.coach_id = new.id;
  end if;
  return null;
end $$;

-- Runs before the foreign key deletes the clients of a deleted owner. A record that the firm works on remains without
-- an owner; a member's private records are deleted with the account.
create function private.release_client_records() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.clients c set user_id = null
  where c.user_id = old.id and (
    old.role <> 'user' or c.coach_id <> old.id or c.account_id is not null
    or exists (
      select from public.audit_log a
      where a.entity = 'profiles' and a.entity_id = old.id and a.action = 'role' and a.from_value in ('coach', 'admin')
    )
  );
  return old;
end $$;

-- Notifies the new coach, with a link to the client.
create function private.notice_client() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' or new.coach_id is distinct from old.coach_id then
    perform private.tell(
      array[new.coach_id], 'client', 'You have a new client', null, '/dashboard/clients?client=' || new.id
    );
  end if;
  return null;
end $$;

-- Writes changes of coach, owner and account to the audit log.
create function private.record_client() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  before public.clients;
begin
  -- A new client's owner is recorded only if it is another account than the caller.
  if tg_op = 'UPDATE' then
    before := old;
  elsif new.user_id is not distinct from (select private.actor()) then
    before.user_id := new.user_id;
  end if;
  if new.coach_id is distinct from before.coach_id then
    perform private.audit('coach', 'clients', new.id, before.coach_id::text, new.coach_id::text);
  end if;
  if new.user_id is distinct from before.user_id then
    perform private.audit('owner', 'clients', new.id, before.user_id::text, new.user_id::text);
  end if;
  if new.account_id is distinct from before.account_id then
    perform private.audit('account', 'clients', new.id, before.account_id::text, new.account_id::text);
  end if;
  return null;
end $$;

-- == Functions: deadlines ==

-- SECURITY INVOKER, so that current_user distinguishes an API caller from private.keep_next_deadline.
create function private.guard_next_deadline() returns trigger
language plpgsql set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    new.next_deadline_name := case when new.next_deadline is not null
      then coalesce(nullif(btrim(new.next_deadline_name), ''), 'Deadline') end;
  elsif current_user in ('anon', 'authenticated')
    and (new.next_deadline, new.next_deadline_name) is distinct from (old.next_deadline, old.next_deadline_name) then
    raise exception 'the next deadline follows from the deadlines of the client' using errcode = '42501';
  end if;
  return new;
end $$;

-- Adds the date of a new client as its first deadline. Runs once per statement and without sequential scans: a session
-- would keep the plan that it made for few rows, also for foreign key checks, while an import adds thousands.
create function private.keep_first_deadline() returns trigger
language plpgsql security definer set search_path = '' set enable_seqscan = off as $$
begin
  insert into public.client_deadlines (client_id, name, due_on)
  select a.id, a.next_deadline_name, a.next_deadline from added a where a.next_deadline is not null;
  return null;
end $$;

-- Copies the next open deadline to each affected client. The lock serializes concurrent changes to the deadlines of one
-- client: each transaction sees the deadlines of the one before.
create function private.keep_next_deadline() returns trigger
language plpgsql security definer set search_path = '' set enable_seqscan = off as $$
declare
  owners uuid[];
begin
  if tg_op = 'DELETE' then
    owners := array(select distinct r.client_id from removed r);
  else
    owners := array(select distinct w.client_id from written w);
  end if;
  perform from public.clients c where c.id = any (owners) order by c.id for no key update;
  update public.clients c set next_deadline = n.due_on, next_deadline_name = n.name
  from (
    select o.id, d.due_on, d.name from unnest(owners) as o (id)
    left join lateral (
      select d.due_on, d.name from public.client_deadlines d
      where d.client_id = o.id and d.done_at is null order by d.due_on, d.id limit 1
    ) d on true
  ) n
  where c.id = n.id and (c.next_deadline, c.next_deadline_name) is distinct from (n.due_on, n.name);
  return null;
end $$;

-- == Functions: history ==

-- Returns the columns that people edit, which one event of kind 'fields' records together.
create function private.client_fields(client public.clients) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object('name', client.name, 'email', client.email, 'phone', client.phone,
    'company', client.company, 'revenue', client.revenue, 'retainer_value', client.retainer_value,
    'tax_savings', client.tax_savings, 'last_contact', client.last_contact, 'strategies', client.strategies)
$$;

-- Runs once per statement, because a statement may add thousands of clients. The planner settings avoid plans that the
-- session cached for few rows.
create function private.record_new_clients() returns trigger
language plpgsql security definer set search_path = '' set enable_seqscan = off as $$
begin
  insert into public.client_events (client_id, kind, actor_id, batch_id)
  select a.id, case when private.batch_id() is null then 'created' else 'imported' end, (select private.actor()),
    private.batch_id()
  from added a;
  return null;
end $$;

create function private.record_client_changes() returns trigger
language plpgsql security definer set search_path = '' set enable_seqscan = off set enable_nestloop = off as $$
begin
  insert into public.client_events (client_id, kind, from_value, to_value, actor_id, batch_id)
  select n.id, c.kind, c.before, c.after, (select private.actor()), private.batch_id()
  from changed n join earlier e on e.id = n.id
  cross join lateral (values ('status', e.status, n.status), ('coach', e.coach_id::text, n.coach_id::text))
    as c (kind, before, after)
  where c.before is distinct from c.after
    -- Deleting an account can clear the coach of a client right before it deletes the client: record nothing then.
    and (n.coach_id is not null or exists (select from public.clients k where k.id = n.id));
  insert into public.client_events (client_id, kind, changed, actor_id, batch_id)
  select n.id, 'fields', d.changed, (select private.actor()), private.batch_id()
  from changed n join earlier e on e.id = n.id
  cross join lateral (
    select jsonb_object_agg(b.key, jsonb_build_object('from', b.value, 'to', private.client_fields(n) -> b.key))
      as changed
    from jsonb_each(private.client_fields(e)) b
    where b.value is distinct from private.client_fields(n) -> b.key
      -- If trigger date_contact set last_contact, the history has the call or email itself.
      and (b.key <> 'last_contact' or pg_trigger_depth() = 1)
  ) d
  where private.client_fields(n) is distinct from private.client_fields(e) and d.changed is not null;
  return null;
end $$;

-- Removes and restores notes: the author edits a note for 15 minutes; the account that removed it or an administrator
-- restores it. SECURITY DEFINER, so that it can move the text to private.removed_notes. The trigger's condition checks
-- the caller: foreign keys write as the owner of the table.
create function private.guard_client_event() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := (select auth.uid());
begin
  if (new.removed_at is null) is distinct from (old.removed_at is null) then
    if new.removed_at is not null then
      insert into private.removed_notes (event_id, note) values (old.id, old.note);
      new.note := null;
      new.removed_at := now();
      new.removed_by := me;
    else
      if old.removed_by is distinct from me and not (select private.is_admin()) then
        raise exception 'a note is put back by whoever removed it, or by an administrator' using errcode = '42501';
      end if;
      delete from private.removed_notes r where r.event_id = old.id returning r.note into new.note;
      new.removed_by := null;
    end if;
  else
    new.removed_at := old.removed_at;
    if new.note is distinct from old.note then
      if old.actor_id is distinct from me or old.removed_at is not null
        or old.created_at < now() - interval '15 minutes' then
        raise exception 'a note is changed by its writer, for 15 minutes' using errcode = '42501';
      end if;
      new.edited_at := now();
    end if;
  end if;
  return new;
end $$;

-- Sets last_contact to the day of a call or email, by default today at the office.
create function private.date_contact() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  day date := coalesce(new.happened_on, private.office_day());
begin
  if day > private.office_day() + 1 then
    -- One day later than the office's is valid: the caller may be in a time zone further east.
    raise exception 'a contact is written down once it has happened' using errcode = 'PT400', detail = 'happened_on';
  end if;
  update public.clients c set last_contact = day
  where c.id = new.client_id and (c.last_contact is null or c.last_contact < day);
  return null;
end $$;

-- Reverts one recorded change if the client still has the values that it set. Returns {reverted, by}; if it did not
-- revert, `by` is the account that changed them last. Runs under the caller's policies and guards, and is recorded like
-- any change.
create function public.revert_client_change(event_id bigint) returns jsonb
language plpgsql security invoker set search_path = '' as $$
declare
  made public.client_events;
  is_reverted boolean;
begin
  select * into made from public.client_events e where e.id = event_id and e.kind in ('status', 'coach', 'fields');
  if not found then
    raise exception 'There is no such change' using errcode = 'PT404', detail = 'event_id';
  end if;
  if made.kind = 'status' then
    update public.clients c set status = made.from_value where c.id = made.client_id and c.status = made.to_value;
  elsif made.kind = 'coach' then
    update public.clients c set coach_id = made.from_value::uuid
    where c.id = made.client_id and c.coach_id is not distinct from made.to_value::uuid;
  else
    update public.clients c set
      (name, email, phone, company, revenue, retainer_value, tax_savings, last_contact, strategies) = (
        select b.name, b.email, b.phone, b.company, b.revenue, b.retainer_value, b.tax_savings, b.last_contact,
          b.strategies
        from jsonb_populate_record(c, (
          select jsonb_object_agg(f.key, f.value -> 'from') from jsonb_each(made.changed) f)) b)
    where c.id = made.client_id and not exists (
      select from jsonb_each(made.changed) f
      where private.client_fields(c) -> f.key is distinct from f.value -> 'to');
  end if;
  is_reverted := found;
  return jsonb_build_object('reverted', is_reverted, 'by', case when not is_reverted then (
    select e.actor_id from public.client_events e
    where e.client_id = made.client_id and e.id > made.id and e.kind = made.kind
      and (made.changed is null or exists (select from jsonb_object_keys(e.changed) k where made.changed ? k))
    order by e.id desc limit 1) end);
end $$;

-- == Functions: projections ==

-- Sets archived_at and archived_by on the server when a row is archived, and clears them when it is restored.
create function private.date_archive() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if (new.archived_at is null) is distinct from (old.archived_at is null) then
    new.archived_at := case when new.archived_at is not null then now() end;
    new.archived_by := case when new.archived_at is not null then private.actor() end;
  elsif new.archived_at is not null then
    new.archived_at := old.archived_at;
  end if;
  return new;
end $$;

create function private.record_projection() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.client_events (client_id, kind, to_value, actor_id)
  values (new.client_id, 'projection', new.tax_year || ': ' || new.label, private.actor());
  return null;
end $$;

-- == Functions: lists and figures ==

-- Returns the LIKE pattern of a search. A character with a meaning in a pattern or in an API request becomes `_`, which
-- matches any character. shared-contract/src/lists/list-conditions.ts builds the same pattern.
create function private.list_pattern(words text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select '%' || translate(private.folded(btrim(words)), '\%_*,()"', '________') || '%'
$$;

-- Returns the ids of the clients that match a list's filter (private.check_filter). Must match what the list in the
-- browser shows, because a bulk change affects these rows. Coach 'none' finds clients without an active coach, 'me'
-- those of the caller; strategy 'none' finds clients without strategies.
create function private.filter_clients(filter jsonb) returns setof uuid
language plpgsql stable security invoker set search_path = '' as $$
begin
  perform private.check_filter(filter, '{status,coach,strategy}', '{deadline,contact}');
  return query
  select c.id from public.clients c
  where (not filter ? 'status' or c.status in (select jsonb_array_elements_text(filter -> 'status')))
    and (not filter ? 'coach' or filter -> 'coach' ? c.coach_id::text
      or (filter -> 'coach' ? 'me' and c.coach_id = (select auth.uid()))
      or (filter -> 'coach' ? 'none' and c.active_coach_id is null))
    and (not filter ? 'strategy' or case
      when c.strategies = '{}' then filter -> 'strategy' ? 'none'
      else c.strategies && array(select jsonb_array_elements_text(filter -> 'strategy')) end)
    and (not filter ? 'deadline' or private.is_within(c.next_deadline, filter -> 'deadline'))
    and (not filter ? 'contact' or private.is_within(c.last_contact, filter -> 'contact'))
    and (not filter ? 'q' or c.search like private.list_pattern(filter ->> 'q'));
end $$;

-- Returns totals of the clients that the caller may read, so that no page loads a list to count it.
create function public.client_figures()
returns table (clients bigint, active bigint, prospects bigint, tax_savings numeric, retainers numeric)
language sql stable security invoker set search_path = '' as $$
  select
    count(*),
    count(*) filter (where c.status = 'Active'),
    count(*) filter (where c.status = 'Prospect'),
    coalesce(sum(c.tax_savings), 0),
    coalesce(sum(c.retainer_value), 0)
  from public.clients c
$$;

-- Returns up to five clients of the caller that match a name, company or email address, best match first.
create function public.similar_clients(name text, company text default null, email text default null)
returns table (id uuid, client_name text, client_company text, since timestamptz, matched_by text)
language sql stable security invoker set search_path = '' as $$
  with asked as materialized (
    select private.folded(btrim(similar_clients.name)) as name,
      nullif(private.folded(btrim(similar_clients.company)), '') as company,
      nullif(lower(btrim(similar_clients.email)), '') as email,
      -- Patterns for the indexed column search: folding the columns of every row would be slow.
      array_remove(array[private.part_of(nullif(btrim(similar_clients.name), '')),
        private.part_of(nullif(btrim(similar_clients.company), '')),
        private.part_of(nullif(btrim(similar_clients.email), ''))], null) as parts
  ), found as (
    select c.id, c.name, c.company, c.created_at, case
      when lower(c.email) = a.email then 'email'
      when private.folded(c.name) = a.name and private.folded(c.company) = a.company then 'name and company'
      when private.folded(c.name) = a.name then 'name'
      when private.folded(c.company) = a.company then 'company' end as matched_by
    from public.clients c, asked a
    where c.search like any (a.parts)
      and (lower(c.email) = a.email or private.folded(c.name) = a.name or private.folded(c.company) = a.company)
  )
  select f.id, f.name, f.company, f.created_at, f.matched_by from found f
  order by array_position('{email,name and company,name,company}'::text[], f.matched_by), f.created_at, f.id limit 5
$$;

-- == Functions: bulk changes of clients ==

-- Validates a change: {status} or {coach}, where a null coach removes the coach. Only an administrator may set it.
create function private.check_change(change jsonb) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if jsonb_typeof(change) <> 'object' or change - '{status,coach}'::text[] <> '{}'
    or (change ? 'status') = (change ? 'coach') then
    raise exception 'Choose a status or a coach' using errcode = 'PT400', detail = 'change';
  end if;
  if change ? 'status' and coalesce(change ->> 'status', '') not in ('Active', 'Prospect', 'Inactive') then
    raise exception 'A status is Active, Prospect or Inactive' using errcode = 'PT400', detail = 'change.status';
  end if;
  if change ? 'coach' then
    perform private.require_admin('Only an administrator gives clients to a coach');
    if jsonb_typeof(change -> 'coach') <> 'null' and not exists (
      select from public.profiles p
      where p.id::text = change ->> 'coach' and p.role = 'coach' and p.status <> 'suspended'
    ) then
      raise exception 'Choose a coach' using errcode = 'PT400', detail = 'change.coach';
    end if;
  end if;
end $$;

-- Locks the selected clients in the order of their ids and returns the ids. Raises PT409 if their number is not
-- `expected`, the number that the caller saw. `excepted` are ids to leave out of the filter's result.
create function private.choose_clients(ids uuid[], filter jsonb, expected integer, excepted uuid[]) returns uuid[]
language plpgsql security invoker set search_path = '' as $$
declare
  most constant integer := 10000;
  wanted uuid[];
  chosen uuid[];
begin
  if (ids is null) = (filter is null) then
    raise exception 'Name either rows or a filter' using errcode = 'PT400', detail = 'ids';
  elsif excepted is not null and (filter is null or cardinality(excepted) > most) then
    raise exception 'Rows are left out of what a filter finds, 10,000 at most'
      using errcode = 'PT400', detail = 'excepted';
  elsif expected is null or expected < 0 then
    raise exception 'Say how many clients were chosen' using errcode = 'PT400', detail = 'expected';
  end if;
  wanted := case
    when ids is null then array(
      select f from private.filter_clients(filter) as f where f <> all (coalesce(excepted, '{}')))
    else array(select distinct i from unnest(ids) as i) end;
  if cardinality(wanted) > most then
    raise exception '% clients are more than can be changed at once: % at most', cardinality(wanted), most
      using errcode = 'PT400', detail = 'ids';
  end if;
  wanted := array(
    select c.id from public.clients c where c.id = any (wanted) order by c.id for no key update
  );
  -- Run the filter again under the locks: another transaction may have changed rows in between.
  chosen := case when filter is null then wanted else array(
    select f from private.filter_clients(filter) as f where f <> all (coalesce(excepted, '{}')) order by f) end;
  if cardinality(chosen) is distinct from expected or not chosen <@ wanted then
    raise exception '% clients were chosen, and now there are %. Nothing was changed.', expected, cardinality(chosen)
      using errcode = 'PT409', detail = 'expected';
  end if;
  return chosen;
end $$;

create function private.change_clients(
  change jsonb, expected integer, ids uuid[], filter jsonb, excepted uuid[]
) returns jsonb
language plpgsql security invoker set search_path = '' as $$
declare
  chosen uuid[];
  batch uuid;
  changed jsonb;
  coach uuid;
begin
  perform private.check_change(change);
  chosen := private.choose_clients(ids, filter, expected, excepted);
  batch := private.begin_batch('bulk', 'clients');
  if change ? 'status' then
    with before as (
      select c.id, c.status from public.clients c where c.id = any (chosen) and c.status <> change ->> 'status'
    ), done as (
      update public.clients c set status = change ->> 'status' from before b where c.id = b.id
      returning c.id, c.version, b.status
    )
    select jsonb_agg(jsonb_build_object('id', d.id, 'before', jsonb_build_object('status', d.status),
      'version', d.version)) into changed from done d;
  else
    coach := (change ->> 'coach')::uuid;
    with before as (
      select c.id, c.coach_id from public.clients c where c.id = any (chosen) and c.coach_id is distinct from coach
    ), done as (
      update public.clients c set coach_id = coach from before b where c.id = b.id
      returning c.id, c.version, b.coach_id
    )
    select jsonb_agg(jsonb_build_object('id', d.id, 'before', jsonb_build_object('coach', d.coach_id),
      'version', d.version)) into changed from done d;
  end if;
  perform private.end_batch(batch, coalesce(changed, '[]'),
    coalesce(change ->> 'status', coach::text, 'none'), coach);
  return jsonb_build_object('batch', batch, 'matched', cardinality(chosen),
    'changed', coalesce(jsonb_array_length(changed), 0));
end $$;

-- Changes many clients or leads in one transaction under the caller's policies. Returns {batch, matched, changed};
-- public.undo reverts the batch.
create function public.bulk_change(
  list text, change jsonb, expected integer, ids uuid[] default null, filter jsonb default null,
  excepted uuid[] default null
) returns jsonb
language plpgsql security invoker set search_path = '' as $$
begin
  if list = 'leads' then
    return private.change_leads(change, expected, ids, filter, excepted);
  elsif list = 'clients' then
    return private.change_clients(change, expected, ids, filter, excepted);
  end if;
  raise exception 'Many rows at once are changed in the lists of clients and leads'
    using errcode = 'PT400', detail = 'list';
end $$;

-- Restores clients that have not changed since the batch: status, coach, owner, or every column that an import wrote.
-- Returns the number of restored clients.
create function private.restore_clients(rows jsonb) returns integer
language plpgsql security invoker set search_path = '' as $$
declare
  restored integer;
begin
  perform from public.clients c
  where c.id in (select (r ->> 'id')::uuid from jsonb_array_elements(rows) as r)
  order by c.id for no key update;
  with wanted as (
    -- Skip a client whose previous coach is no longer a coach or an administrator: it remains with its current one.
    select r.id, r.version, r.before, b.*, p.id as coach_id
    from jsonb_to_recordset(rows) as r (id uuid, before jsonb, version integer)
    cross join lateral jsonb_to_record(r.before) as b (
      name text, email text, phone text, company text, status text, revenue numeric, retainer_value numeric,
      tax_savings numeric, last_contact date, strategies text[], coach text)
    left join public.profiles p on p.id::text = b.coach and p.role in ('coach', 'admin')
    where jsonb_typeof(r.before) = 'object' and (b.coach is null or p.id is not null)
  )
  update public.clients c set
    name = coalesce(w.name, c.name),
    email = case when w.before ? 'email' then w.email else c.email end,
    phone = case when w.before ? 'phone' then w.phone else c.phone end,
    company = case when w.before ? 'company' then w.company else c.company end,
    status = coalesce(w.status, c.status),
    revenue = coalesce(w.revenue, c.revenue),
    retainer_value = coalesce(w.retainer_value, c.retainer_value),
    tax_savings = coalesce(w.tax_savings, c.tax_savings),
    last_contact = case when w.before ? 'last_contact' then w.last_contact else c.last_contact end,
    strategies = coalesce(w.strategies, c.strategies),
    coach_id = case when w.before ? 'coach' then w.coach_id else c.coach_id end,
    user_id = case when w.before ? 'owner' then coalesce(w.coach_id, c.user_id) else c.user_id end
  from wanted w where c.id = w.id and c.version = w.version;
  get diagnostics restored = row_count;
  return restored;
end $$;

-- == Functions: import of clients ==

-- Parses a cell of an import for a column of clients. Returns {value} to store, or {reason} if it is invalid.
create function private.read_client_cell(wanted text, cell text) returns jsonb
language plpgsql immutable security definer set search_path = '' as $$
declare
  most integer := case wanted when 'name' then 120 when 'company' then 160 when 'phone' then 40 when 'email' then 254
    when 'next_deadline_name' then 120 end;
  list text[];
begin
  if most is not null then
    if length(cell) > most then
      return jsonb_build_object('reason', format('Longer than %s characters', most));
    elsif cell ~ '[[:cntrl:]]' then
      return jsonb_build_object('reason', 'More than one line');
    elsif wanted = 'email' and not private.is_mailable(cell) then
      return jsonb_build_object('reason', 'Not an email address');
    end if;
    return jsonb_build_object('value', cell);
  elsif wanted = 'status' then
    return case when initcap(cell) in ('Active', 'Prospect', 'Inactive') then jsonb_build_object('value', initcap(cell))
      else jsonb_build_object('reason', 'Not one of Active, Prospect and Inactive') end;
  elsif wanted in ('revenue', 'retainer_value', 'tax_savings') then
    return case when private.read_dollars(cell) is null
      then jsonb_build_object('reason', 'Not an amount in dollars, as 1250000 or $1,250,000.00')
      else jsonb_build_object('value', private.read_dollars(cell)) end;
  elsif wanted in ('next_deadline', 'last_contact') then
    return case when private.read_day(cell) is null or private.read_day(cell) not between '2000-01-01' and '2199-12-31'
      then jsonb_build_object('reason', 'Not a day, as 2026-12-31 or 12/31/2026')
      else jsonb_build_object('value', private.read_day(cell)) end;
  elsif wanted = 'strategies' then
    list := array(select btrim(s) from regexp_split_to_table(cell, '[;|]') as s where btrim(s) <> '');
    return case when cardinality(list) > 20 or octet_length(array_to_string(list, ',')) > 1200
      then jsonb_build_object('reason', 'More than 20 strategies, or more than 1,200 characters')
      else jsonb_build_object('value', to_jsonb(list)) end;
  end if;
  return jsonb_build_object('reason', 'Clients have no such column');
end $$;

-- Parses a row of an import. Returns {row, values, errors}. Empty cells have no value.
create function private.read_client_row(place bigint, entry jsonb) returns jsonb
language plpgsql immutable security definer set search_path = '' as $$
declare
  cell record;
  read jsonb;
  given jsonb := '{}';
  errors jsonb := '[]';
begin
  if jsonb_typeof(entry) <> 'object' then
    return jsonb_build_object('row', place, 'values', '{}'::jsonb, 'errors', jsonb_build_array(
      jsonb_build_object('row', place, 'column', null, 'value', null, 'reason', 'Not a row')));
  end if;
  for cell in select c.key, btrim(c.value) as text from jsonb_each_text(entry) c where btrim(c.value) <> '' loop
    read := private.read_client_cell(cell.key, cell.text);
    if read ? 'value' then
      given := given || jsonb_build_object(cell.key, read -> 'value');
    else
      errors := errors || jsonb_build_object('row', place, 'column', left(cell.key, 60), 'value', left(cell.text, 200),
        'reason', read ->> 'reason');
    end if;
  end loop;
  if coalesce(btrim(entry ->> 'name'), '') = '' then
    errors := errors || jsonb_build_object('row', place, 'column', 'name', 'value', '', 'reason', 'Missing');
  end if;
  return jsonb_build_object('row', place, 'values', given, 'errors', errors);
end $$;

-- Returns each row of a file with the client that it duplicates: a client that the caller may read (known_id) or an
-- earlier row of the file (repeats). Compares email addresses without case, or name and company without case and
-- accents.
create function private.match_clients(read jsonb)
returns table (place bigint, given jsonb, known_id uuid, repeats bigint, matched_by text)
language sql stable security invoker set search_path = '' as $$
  with file as (
    select (r ->> 'row')::bigint as place, r -> 'values' as given, lower(r -> 'values' ->> 'email') as email,
      private.folded(r -> 'values' ->> 'name') as name, private.folded(r -> 'values' ->> 'company') as company
    from jsonb_array_elements(read) as r
  ), known as materialized (
    select c.id, lower(c.email) as email, private.folded(c.name) as name, private.folded(c.company) as company,
      c.created_at
    from public.clients c
  ), pairs as (
    select f.place, k.id, 'email' as matched_by, k.created_at from file f join known k on k.email = f.email
    union all
    select f.place, k.id, 'name', k.created_at from file f join known k on k.name = f.name and k.company = f.company
  ), found as (
    select distinct on (p.place) p.place, p.id, p.matched_by from pairs p
    order by p.place, p.matched_by, p.created_at, p.id
  ), earlier as (
    select f.place, case when f.email is not null
      then nullif(min(f.place) over (partition by f.email), f.place) end as by_email,
      case when f.name is not null and f.company is not null
      then nullif(min(f.place) over (partition by f.name, f.company), f.place) end as by_name
    from file f
  )
  select f.place, f.given, n.id, coalesce(e.by_email, e.by_name), coalesce(n.matched_by,
    case when e.by_email is not null then 'email' when e.by_name is not null then 'name' end)
  from file f left join found n on n.place = f.place left join earlier e on e.place = f.place
$$;

-- Adds clients and returns their batch rows. A client that an administrator adds is a record of the firm and has no
-- owner.
create function private.add_clients(rows jsonb) returns jsonb
language plpgsql security invoker set search_path = '' as $$
declare
  added uuid[];
begin
  with made as (
    insert into public.clients (name, email, phone, company, status, revenue, retainer_value, tax_savings,
      next_deadline, next_deadline_name, last_contact, strategies, user_id, coach_id)
    select v.name, v.email, v.phone, v.company, coalesce(v.status, 'Prospect'), coalesce(v.revenue, 0),
      coalesce(v.retainer_value, 0), coalesce(v.tax_savings, 0), v.next_deadline, v.next_deadline_name, v.last_contact,
      coalesce(v.strategies, '{}'), case when not (select private.is_admin()) then (select auth.uid()) end,
      case when (select private.is_coach()) then (select auth.uid()) end
    from jsonb_to_recordset(rows) as v (name text, email text, phone text, company text, status text, revenue numeric,
      retainer_value numeric, tax_savings numeric, next_deadline date, next_deadline_name text, last_contact date,
      strategies text[])
    returning id
  )
  select array_agg(m.id) into added from made m;
  return coalesce((
    select jsonb_agg(jsonb_build_object('id', c.id, 'before', null, 'version', c.version))
    from public.clients c where c.id = any (added)), '[]');
end $$;

-- Overwrites columns of existing clients with the given values; rows are {id, given}. Returns their batch rows. Writes
-- no deadline, because an existing client has its own deadlines.
create function private.update_clients(rows jsonb) returns jsonb
language plpgsql security invoker set search_path = '' as $$
declare
  written jsonb;
begin
  with wanted as (
    select r.id, v.* from jsonb_to_recordset(rows) as r (id uuid, given jsonb)
    cross join lateral jsonb_to_record(r.given) as v (name text, email text, phone text, company text, status text,
      revenue numeric, retainer_value numeric, tax_savings numeric, last_contact date, strategies text[])
  ), before as (
    select c.* from public.clients c where c.id in (select w.id from wanted w) order by c.id for no key update
  ), done as (
    update public.clients c set
      name = coalesce(w.name, b.name), email = coalesce(w.email, b.email), phone = coalesce(w.phone, b.phone),
      company = coalesce(w.company, b.company), status = coalesce(w.status, b.status),
      revenue = coalesce(w.revenue, b.revenue), retainer_value = coalesce(w.retainer_value, b.retainer_value),
      tax_savings = coalesce(w.tax_savings, b.tax_savings), last_contact = coalesce(w.last_contact, b.last_contact),
      strategies = coalesce(w.strategies, b.strategies)
    from before b join wanted w on w.id = b.id where c.id = b.id
    returning c.id, c.version, jsonb_build_object('name', b.name, 'email', b.email, 'phone', b.phone,
      'company', b.company, 'status', b.status, 'revenue', b.revenue, 'retainer_value', b.retainer_value,
      'tax_savings', b.tax_savings, 'last_contact', b.last_contact, 'strategies', b.strategies) as before
  )
  select jsonb_agg(jsonb_build_object('id', d.id, 'before', d.before, 'version', d.version)) into written from done d;
  return coalesce(written, '[]');
end $$;

-- Begins a slice of an import. The first slice creates the batch, whose id the caller chooses, so that the caller can
-- repeat a slice if the response is lost. Returns the stored result of a slice that was imported before, or null.
create function private.begin_slice(batch uuid, first_row integer, content text, size integer) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  most constant integer := 5000;
  made private.batches;
  before jsonb;
begin
  if not (select private.is_member()) then
    raise exception 'Sign in first' using errcode = '42501';
  elsif first_row is null or first_row not between 0 and most - 1 then
    raise exception 'A slice begins at one of the rows 0 to 4,999' using errcode = 'PT400', detail = 'first_row';
  end if;
  if first_row = 0 then
    insert into private.batches (id, made_by, kind, list) values (batch, (select auth.uid()), 'import', 'clients')
    on conflict (id) do nothing;
  end if;
  select * into made from private.batches b
  where b.id = batch and b.made_by = (select auth.uid()) and b.kind = 'import' for update;
  if not found then
    raise exception 'There is no such import of yours' using errcode = 'PT404', detail = 'batch';
  elsif made.undone_at is not null then
    raise exception 'This import was undone already' using errcode = 'PT409', detail = 'batch';
  elsif made.made_at < now() - interval '10 minutes' or made.slices = '{}' and made.made_at < now() then
    raise exception 'This import is complete' using errcode = 'PT409', detail = 'batch';
  end if;
  before := made.slices -> first_row::text;
  if before ->> 'content' <> content then
    raise exception 'Other rows were imported from here already' using errcode = 'PT409', detail = 'first_row';
  elsif before is not null then
    return before -> 'result';
  elsif size + (select coalesce(sum((s.value #>> '{result,rows}')::integer), 0)
    from jsonb_each(made.slices) s) > most then
    raise exception 'An import has 1 to 5,000 rows' using errcode = 'PT400', detail = 'rows';
  end if;
  -- The time limit for undo starts with the last slice.
  update private.batches b set made_at = now() where b.id = batch;
  perform set_config('app.batch', batch::text, true);
  return null;
end $$;

-- Stores the result of a slice for a repeated request.
create function private.end_slice(batch uuid, first_row integer, content text, result jsonb) returns void
language sql security definer set search_path = '' as $$
  update private.batches b set slices = b.slices || jsonb_build_object(first_row::text,
    jsonb_build_object('content', content, 'result', result))
  where b.id = batch and b.made_by = (select auth.uid()) and b.made_at = now()
$$;

-- Returns the clients of a batch that the caller made.
create function private.clients_of_batch(batch uuid) returns setof uuid
language sql stable security definer set search_path = '' as $$
  select r.row_id from private.batch_rows r join private.batches b on b.id = r.batch_id
  where b.id = batch and b.made_by = (select auth.uid())
$$;

-- Checks rows and, unless `dry_run` is true or a row has an error, imports them. Rows are objects of text by column.
-- `duplicates` decides about rows that duplicate a client: skip, update or add. With `batch` and `first_row` the rows
-- are one slice of a larger file. `errors` and `duplicates` in the result have at most 500 entries each.
create function public.import_clients(rows jsonb, dry_run boolean default true, duplicates text default 'skip',
  batch uuid default null, first_row integer default 0)
returns jsonb
language plpgsql security invoker set search_path = '' as $$
declare
  most constant integer := 5000;
  content text := md5(rows::text || duplicates);
  writes boolean := not coalesce(dry_run, true);
  is_slice boolean := batch is not null;
  read jsonb;
  errors jsonb;
  fresh jsonb;
  known jsonb;
  repeated jsonb;
  skipped jsonb;
  result jsonb;
begin
  if jsonb_typeof(rows) is distinct from 'array' or jsonb_array_length(rows) not between 1 and most then
    raise exception 'An import has 1 to 5,000 rows' using errcode = 'PT400', detail = 'rows';
  elsif duplicates is null or duplicates not in ('skip', 'update', 'add') then
    raise exception 'Duplicates are skipped, updated or added' using errcode = 'PT400', detail = 'duplicates';
  end if;
  -- One import per caller at a time: if the same file is sent twice, the second import finds the clients of the first.
  perform pg_catalog.pg_advisory_xact_lock(4240, pg_catalog.hashtext((select auth.uid())::text));
  select jsonb_agg(private.read_client_row(e.place, e.entry) order by e.place) into read
  from jsonb_array_elements(rows) with ordinality as e (entry, place);
  select coalesce(jsonb_agg(x order by (x ->> 'row')::int), '[]') into errors
  from jsonb_array_elements(read) as r, jsonb_array_elements(r -> 'errors') as x;
  writes := writes and errors = '[]';
  if writes and is_slice then
    result := private.begin_slice(batch, first_row, content, jsonb_array_length(rows));
    if result is not null then
      return result || jsonb_build_object('errorCount', 0, 'errors', '[]'::jsonb, 'duplicateCount', 0,
        'duplicates', '[]'::jsonb, 'skippedRows', '[]'::jsonb, 'batch', batch);
    end if;
  end if;

  select
    coalesce(jsonb_agg(jsonb_build_object('row', m.place, 'given', m.given) order by m.place)
      filter (where duplicates = 'add' or m.known_id is null and m.repeats is null), '[]'),
    coalesce(jsonb_agg(jsonb_build_object('row', m.place, 'id', m.known_id, 'given', m.given) order by m.place)
      filter (where duplicates = 'update' and m.known_id is not null and m.repeats is null), '[]'),
    coalesce(jsonb_agg(jsonb_build_object('row', m.place, 'id', m.known_id, 'repeats', m.repeats, 'by', m.matched_by,
      'name', m.given ->> 'name') order by m.place)
      filter (where m.known_id is not null or m.repeats is not null), '[]')
  into fresh, known, repeated
  from private.match_clients(read) m;
  -- Two rows can match one client by different columns: only the first of them updates it.
  select coalesce(jsonb_agg(f.k order by f.place), '[]') into known from (
    select distinct on (k ->> 'id') k, place from jsonb_array_elements(known) with ordinality as e (k, place)
    where (k ->> 'id')::uuid not in (select private.clients_of_batch(import_clients.batch))
    order by k ->> 'id', place
  ) f;
  select coalesce(jsonb_agg(n order by n), '[]') into skipped
  from generate_series(1, jsonb_array_length(rows)) as n
  where n not in (select (e ->> 'row')::int from jsonb_array_elements(fresh || known) as e);

  result := jsonb_build_object('rows', jsonb_array_length(rows), 'added', jsonb_array_length(fresh),
    'updated', jsonb_array_length(known), 'skipped', jsonb_array_length(skipped));
  if writes then
    if not is_slice then
      batch := private.begin_batch('import', 'clients');
    end if;
    perform private.end_batch(batch, private.update_clients(known)
      || private.add_clients((select coalesce(jsonb_agg(e -> 'given'), '[]') from jsonb_array_elements(fresh) as e)),
      duplicates);
    if is_slice then
      perform private.end_slice(batch, first_row, content, result);
    end if;
  end if;
  return result || jsonb_build_object('errorCount', jsonb_array_length(errors),
    'errors', jsonb_path_query_array(errors, '$[0 to 499]'), 'duplicateCount', jsonb_array_length(repeated),
    'duplicates', jsonb_path_query_array(repeated, '$[0 to 499]'), 'skippedRows', skipped,
    'batch', case when writes then batch end);
end $$;

-- Deletes clients that an import added, if they have not changed and nothing was added to them since. Returns the
-- number of deleted clients.
create function private.remove_imported(rows jsonb) returns integer
language plpgsql security invoker set search_path = '' as $$
declare
  removed integer;
begin
  delete from public.clients c
  using jsonb_to_recordset(rows) as r (id uuid, before jsonb, version integer)
  where c.id = r.id and c.version = r.version and coalesce(jsonb_typeof(r.before), 'null') = 'null'
    and not exists (select from public.stories s where s.client_id = c.id)
    and not exists (select from public.bookings b where b.client_id = c.id)
    and not exists (select from public.projections p where p.client_id = c.id)
    and not exists (select from public.client_events e where e.client_id = c.id and e.kind <> 'imported')
    and not exists (
      select from public.client_deadlines d
      where d.client_id = c.id and (d.version > 1 or d.created_at <> c.created_at)
    );
  get diagnostics removed = row_count;
  return removed;
end $$;

-- == Functions: emails to clients ==

-- Returns the client if the caller is an administrator or its coach and it has an email address. Raises 42501, PT404 or
-- PT400 otherwise.
create function private.reachable_client(client_id uuid) returns public.clients
language plpgsql stable security definer set search_path = '' as $$
declare
  found_client public.clients;
begin
  if not ((select private.is_admin()) or (select private.is_coach())) then
    raise exception 'Only coaches and administrators write to clients' using errcode = '42501';
  end if;
  select * into found_client from public.clients c
  where c.id = reachable_client.client_id
    and ((select private.is_admin()) or c.coach_id = (select auth.uid()));
  if not found then
    raise exception 'There is no such client of yours' using errcode = 'PT404', detail = 'clientId';
  elsif found_client.email is null then
    raise exception 'No email address is kept of this client. Add one first.'
      using errcode = 'PT400', detail = 'clientId';
  end if;
  return found_client;
end $$;

-- Raises PT403 if the client's account has turned off emails from the firm. Without an account, the preference of the
-- owner counts if the owner has the role user.
create function private.refuse_unwanted_letter(receiver public.clients) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if exists (
    select from public.profiles p
    where p.id = coalesce(receiver.account_id, receiver.user_id) and p.role = 'user'
      and not private.wants_letters(p.id)
  ) then
    raise exception '% has turned off emails from here. Call instead, or write from your own mailbox.', receiver.name
      using errcode = 'PT403', detail = 'clientId';
  end if;
end $$;

-- Limits emails: 30 an hour per sender, five a day per client.
create function private.take_letter_turn(receiver uuid, sender uuid default auth.uid()) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.take_turn(4213, 'letters-of:' || md5(sender::text), 30, interval '1 hour',
    'You have sent many emails within an hour.');
  perform private.take_turn(4213, 'letters-to:' || md5(receiver::text), 5, interval '1 day',
    'This client has received several emails today.');
end $$;

-- Returns the recipient and the sender of an email: {to, name, isSent, writer}. `isSent` is true if an email with this
-- request id was sent before.
create function private.begin_client_letter(client_id uuid, request_id uuid, fingerprint text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  receiver public.clients := private.reachable_client(client_id);
  sent boolean := false;
begin
  perform private.refuse_unwanted_letter(receiver);
  -- A preview has no request id and counts toward no limit.
  if request_id is not null then
    sent := private.open_submission('client-letter', request_id, fingerprint) is not null;
    if not sent then
      perform private.take_letter_turn(receiver.id);
    end if;
  end if;
  return jsonb_build_object('to', receiver.email, 'name', receiver.name, 'isSent', sent,
    'writer', (select nullif(btrim(p.name), '') from public.profiles p where p.id = (select auth.uid())));
end $$;

create function public.begin_client_letter(client_id uuid, request_id uuid, fingerprint text) returns jsonb
language sql security invoker set search_path = '' as $$
  select private.begin_client_letter(client_id, request_id, fingerprint)
$$;

-- Stores that the email with this request id was sent. Raises unique_violation on a repeat.
create function private.keep_client_letter(client_id uuid, request_id uuid, fingerprint text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  receiver public.clients := private.reachable_client(client_id);
begin
  insert into private.form_submissions (request_id, form, fingerprint, reference)
  values (keep_client_letter.request_id, 'client-letter', keep_client_letter.fingerprint, receiver.id::text);
end $$;

-- Records a sent email in the client's history, in the name of the caller. Returns false if it is already recorded.
create function public.finish_client_letter(client_id uuid, request_id uuid, fingerprint text, note text)
returns boolean
language plpgsql security invoker set search_path = '' as $$
begin
  perform private.keep_client_letter(client_id, request_id, fingerprint);
  insert into public.client_events (client_id, kind, note)
  values (finish_client_letter.client_id, 'email', finish_client_letter.note);
  return true;
exception when unique_violation then
  return false;
end $$;

-- == Functions: review calls ==

-- Returns the host of a review call: the caller if a coach, else the client's coach, or the caller if it has none.
create function private.review_host(client public.clients) returns uuid
language sql stable security definer set search_path = '' as $$
  select case when (select private.is_coach()) then (select auth.uid())
    else coalesce((client).coach_id, (select auth.uid())) end
$$;

-- Returns the free start times of the host in ascending order, from two hours from now to the last day that calls can
-- be booked: {timeZone, host, slots}.
create function private.free_review_starts(client_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  host uuid := private.review_host(private.reachable_client(client_id));
  today date := (now() at time zone private.office_zone())::date;
begin
  return jsonb_build_object('timeZone', private.office_zone(),
    'host', (select nullif(btrim(p.name), '') from public.profiles p where p.id = host),
    'slots', (
      select coalesce(jsonb_agg(s.starts_at order by s.starts_at), '[]')
      from private.office_starts(today, private.last_day_of_calls()) as s (starts_at)
      where s.starts_at >= now() + interval '2 hours' and not exists (
        select from public.bookings b
        where b.host_id = host and b.starts_at = s.starts_at and b.status in ('pending', 'booked')
      )));
end $$;

create function public.free_review_starts(client_id uuid) returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.free_review_starts(client_id) $$;

-- Books a review call. A repeated request id returns the call in its current state.
create function private.book_review(
  client_id uuid, starts_at timestamptz, notes text, request_id uuid, fingerprint text, token_hash text
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  reviewed public.clients := private.reachable_client(client_id);
  host uuid := private.review_host(reviewed);
  call public.bookings;
  is_new boolean := false;
  broken text;
begin
  if private.open_submission('client-review', request_id, fingerprint) is null then
    perform private.take_turn(4213, 'reviews-of:' || md5((select auth.uid())::text), 20, interval '1 hour',
      'You have booked many reviews within an hour.');
    perform private.check_call_start(book_review.starts_at);
    begin
      insert into public.bookings (submission_id, user_id, host_id, client_id, kind, name, email, phone, starts_at,
        manage_token_hash)
      values (request_id, nullif(coalesce(reviewed.account_id, reviewed.user_id), host), host, reviewed.id,
        'client_review', reviewed.name, reviewed.email,
        case when reviewed.phone ~ '^\+?[0-9 ().x/-]{7,40}$' then reviewed.phone end,
        book_review.starts_at, token_hash);
    exception when unique_violation then
      get stacked diagnostics broken = constraint_name;
      if broken <> 'bookings_one_to_a_slot' then
        raise;
      end if;
      perform private.refuse_taken_call();
    end;
    is_new := true;
  end if;
  select * into call from public.bookings b where b.submission_id = book_review.request_id;
  if not found then
    raise exception 'This review is no longer booked. Start again to book another one.' using errcode = 'PT409';
  elsif is_new then
    insert into private.form_submissions (request_id, form, fingerprint, reference)
    values (book_review.request_id, 'client-review', book_review.fingerprint, call.reference);
    -- The client can read the call but not the notes of staff, so the notes go to the client's history.
    if btrim(book_review.notes) <> '' then
      insert into public.client_events (client_id, kind, note, actor_id)
      values (reviewed.id, 'note', btrim(book_review.notes), (select auth.uid()));
    end if;
  end if;
  return private.call_facts(call, case when is_new then 'booked' end, true)
    || jsonb_build_object('hostEmail', (select u.email from auth.users u where u.id = call.host_id));
end $$;

create function public.book_review(
  client_id uuid, starts_at timestamptz, notes text, request_id uuid, fingerprint text, token_hash text
) returns jsonb
language sql security invoker set search_path = '' as $$
  select private.book_review(client_id, starts_at, notes, request_id, fingerprint, token_hash)
$$;

-- == Functions: intake links ==

-- Returns the client if the sender is an active administrator or its coach, and it has an email address. The share lock
-- prevents a change of the address until the transaction ends, so that no link is stored for an address that is being
-- replaced.
create function private.client_of_sender(client_id uuid, sender uuid) returns public.clients
language plpgsql volatile security definer set search_path = '' as $$
declare
  receiver public.clients;
begin
  select c.* into receiver from public.clients c
  where c.id = client_of_sender.client_id and exists (
    select from public.profiles p
    where p.id = sender and p.status <> 'suspended' and (p.role = 'admin' or (p.role = 'coach' and c.coach_id = p.id))
  )
  for share of c;
  if not found then
    raise exception 'There is no such client of yours' using errcode = 'PT404', detail = 'clientId';
  elsif receiver.email is null then
    raise exception 'No email address is kept of this client. Add one first.'
      using errcode = 'PT400', detail = 'clientId';
  end if;
  return receiver;
end $$;

-- Stores the hash of a link's token before the email is sent, so that the link works as soon as it arrives. Only for
-- the server function that creates the token: a caller who can store a hash can create a link. Returns what
-- private.begin_client_letter returns.
create function public.begin_client_intake(
  client_id uuid, request_id uuid, fingerprint text, token_hash text, sender uuid
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  receiver public.clients := private.client_of_sender(client_id, sender);
  sent boolean;
begin
  perform private.refuse_unwanted_letter(receiver);
  sent := private.open_submission('client-intake', request_id, fingerprint) is not null;
  if not sent then
    if receiver.account_id is not null then
      raise exception 'This client signs in already. An administrator can remove that access first.'
        using errcode = 'PT409', detail = 'clientId';
    end if;
    perform private.take_letter_turn(receiver.id, sender);
    delete from private.client_intakes i
    where i.client_id = receiver.id and i.accepted_at is null and i.sent_at < now() - interval '30 days';
    insert into private.client_intakes (token_hash, client_id, sent_by, sent_to)
    values (begin_client_intake.token_hash, receiver.id, sender, receiver.email) on conflict do nothing;
  end if;
  return jsonb_build_object('to', receiver.email, 'name', receiver.name, 'isSent', sent,
    'writer', (select nullif(btrim(p.name), '') from public.profiles p where p.id = sender));
end $$;

-- Records a sent link. Returns false if it is already recorded.
create function public.finish_client_intake(client_id uuid, request_id uuid, fingerprint text, sender uuid)
returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  receiver public.clients := private.client_of_sender(client_id, sender);
begin
  insert into private.form_submissions (request_id, form, fingerprint, reference)
  values (finish_client_intake.request_id, 'client-intake', finish_client_intake.fingerprint, receiver.id::text);
  insert into public.client_events (client_id, kind, to_value, actor_id) values (receiver.id, 'intake', 'sent', sender);
  return true;
exception when unique_violation then
  return false;
end $$;

-- Deletes the links of a client whose email address changes or whose account is removed: a link gives access only to
-- the address that it was sent to.
create function private.withdraw_intakes() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.client_intakes i
  where i.client_id = new.id and (i.accepted_at is null or (old.account_id is not null and new.account_id is null));
  return null;
end $$;

-- Records in the client's history that the intake form is complete, and notifies its coach.
create function private.tell_of_intake(answered public.clients) returns void
language sql security definer set search_path = '' as $$
  insert into public.client_events (client_id, kind, to_value, actor_id)
  values ((answered).id, 'intake', 'answered', (select auth.uid()));
  select private.tell(array[(answered).coach_id], 'client', (answered).name || ' answered the intake form', null,
    '/dashboard/clients?client=' || (answered).id)
$$;

create function private.record_answered_intake() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.tell_of_intake(c) from public.clients c where c.account_id = new.user_id;
  return null;
end $$;

-- Connects the client of a link to the caller's account, whose confirmed email address must be the one that the link
-- was sent to. A client that already has an account keeps it. Returns {clientId, name, isRepeat}. Raises PT404 for an
-- invalid or expired link, PT409 for one that another account has used, and 42501 if the caller is signed in with the
-- wrong or an unconfirmed account.
create function private.accept_intake(token text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := (select auth.uid());
  hash text := encode(sha256(convert_to(accept_intake.token, 'UTF8')), 'hex');
  account auth.users;
  link private.client_intakes;
  opened public.clients;
begin
  if (select private.app_role()) is null then
    raise exception 'Sign in first' using errcode = '42501';
  end if;
  select u.* into account from auth.users u where u.id = me;
  select c.* into opened from public.clients c
  where c.id = (select i.client_id from private.client_intakes i where i.token_hash = hash) for update;
  -- Read the link under the client's lock: a change of the client's email address deletes it.
  select i.* into link from private.client_intakes i where i.token_hash = hash;
  if link.token_hash is null or (link.accepted_at is null and link.sent_at < now() - interval '30 days') then
    raise exception 'This link is no longer valid: it is more than 30 days old, or your advisor has changed the email address on file since. Ask your advisor for a new link.'
      using errcode = 'PT404', detail = 'link';
  elsif opened.account_id = me then
    return jsonb_build_object('clientId', opened.id, 'name', opened.name, 'isRepeat', true);
  elsif (select private.app_role()) <> 'user' then
    raise exception 'This link is for the client, and you are signed in as staff (%). The client opens it signed in with the address that our email went to.',
      account.email using errcode = '42501', detail = 'staff';
  elsif opened.account_id is not null or link.accepted_at is not null then
    raise exception 'Another account has used this link already. If that was not you, write to us.'
      using errcode = 'PT409', detail = 'used';
  elsif lower(account.email) is distinct from lower(link.sent_to) then
    raise exception '%', format(case
      when exists (select from public.clients c where c.account_id = me)
        then 'This link was sent to %s, and you are signed in as another client (%s). Sign out, sign in with the address that our email went to, and open the link again.'
      else 'This link was sent to %s, and you are signed in as %s. Sign out, sign in with the address that our email went to, and open the link again.' end,
      regexp_replace(link.sent_to, '^(.)[^@]*', '\1***'), account.email)
      using errcode = '42501',
      detail = case when exists (select from public.clients c where c.account_id = me) then 'other-client'
        else 'email' end;
  elsif account.email_confirmed_at is null then
    raise exception 'Confirm your email address first: open the link in the email that we sent when you signed up. Then open this link again.'
      using errcode = '42501', detail = 'unconfirmed';
  end if;
  update private.client_intakes i set accepted_by = me, accepted_at = now() where i.client_id = opened.id;
  -- A member who owned the record gives up ownership: an owner reads every note and may delete the record.
  update public.clients c set account_id = me, user_id = nullif(c.user_id, me) where c.id = opened.id
  returning c.* into opened;
  insert into public.client_events (client_id, kind, to_value, actor_id) values (opened.id, 'intake', 'opened', me);
  perform private.tell(
    case when opened.coach_id is null then private.admin_ids() else array[opened.coach_id] end, 'client',
    opened.name || ' accepted the intake link', 'They sign in as ' || account.email,
    '/dashboard/clients?client=' || opened.id
  );
  if exists (select from public.onboarding_answers a where a.user_id = me and a.completed_at is not null) then
    perform private.tell_of_intake(opened);
  end if;
  return jsonb_build_object('clientId', opened.id, 'name', opened.name, 'isRepeat', false);
end $$;

create function public.accept_intake(token text) returns jsonb
language sql security invoker set search_path = '' as $$ select private.accept_intake(token) $$;

-- == Functions: what a client reads ==

-- Returns the columns of a record that its account may read. A function, because the row also has figures of the firm
-- and no policy opens it to the account.
create function private.own_records()
returns table (id uuid, name text, company text, coach_id uuid, coach_name text)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_member();
  return query
    select c.id, c.name, c.company, p.id, coalesce(nullif(btrim(p.name), ''), split_part(p.email, '@', 1))
    from public.clients c
    left join public.profiles p on p.id = c.coach_id and p.role = 'coach' and p.status <> 'suspended'
    where c.account_id = (select auth.uid())
    order by c.name, c.id;
end $$;

-- Returns the records whose account is the caller, with open deadlines, projections and shared messages. The policies
-- of those tables apply.
create function public.own_records() returns jsonb
language sql stable security invoker set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', r.id, 'name', r.name, 'company', r.company, 'coachId', r.coach_id, 'coachName', r.coach_name,
    'deadlines', (
      select coalesce(jsonb_agg(jsonb_build_object('id', d.id, 'name', d.name, 'dueOn', d.due_on,
        'overdue', d.due_on < private.office_day()) order by d.due_on, d.id), '[]')
      from public.client_deadlines d where d.client_id = r.id and d.done_at is null),
    'projections', (
      select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'label', p.label, 'taxYear', p.tax_year,
        'madeAt', p.made_at, 'result', p.result) order by p.made_at desc, p.id), '[]')
      from public.projections p where p.client_id = r.id and p.archived_at is null),
    'messages', (
      select coalesce(jsonb_agg(jsonb_build_object('id', m.id, 'kind', m.kind, 'note', m.note,
        'happenedOn', m.happened_on, 'createdAt', m.created_at, 'author', n.name) order by m.id desc), '[]')
      from (
        select e.* from public.client_events e
        where e.client_id = r.id and e.is_shared and e.removed_at is null order by e.id desc limit 50
      ) m
      left join lateral private.names_of(array[m.actor_id]) n on true)
  ) order by r.name, r.id), '[]')
  from private.own_records() r
$$;

-- == Functions: conversion of leads ==

-- Converts a lead into a client once; a repeated call returns the same client: {clientId, created}. Triggers on leads
-- and clients write status, history and audit log. The client is a record of the firm: it has no owner, so that it
-- remains when a member leaves.
create function private.convert_lead(lead_id uuid, coach_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := (select auth.uid());
  is_admin boolean := (select private.is_admin());
  lead public.leads;
  coach uuid := convert_lead.coach_id;
  made uuid;
begin
  if not is_admin and not (select private.is_coach()) then
    raise exception 'Only an administrator or the coach of a lead can convert it' using errcode = '42501';
  end if;
  if not is_admin and coach is distinct from me and coach is not null then
    raise exception 'Only an administrator can choose another coach' using errcode = '42501';
  end if;
  select * into lead from public.leads l where l.id = convert_lead.lead_id for update;
  if not found or (not is_admin and lead.assigned_to is distinct from me) then
    raise exception 'There is no such lead' using errcode = 'PT404';
  end if;
  if lead.client_id is not null then
    return jsonb_build_object('clientId', lead.client_id, 'created', false);
  end if;
  if not is_admin then
    coach := me;
  elsif coach is null then
    select p.id into coach from public.profiles p
    where p.id = lead.assigned_to and p.role = 'coach' and p.status <> 'suspended';
  elsif not exists (
    select from public.profiles p where p.id = coach and p.role = 'coach' and p.status <> 'suspended'
  ) then
    raise exception 'Choose a coach' using errcode = 'PT400', detail = 'coachId';
  end if;
  insert into public.clients (name, email, phone, company, status, coach_id, user_id)
  values (lead.name, lead.email, lead.phone, lead.company, 'Prospect', coach, null)
  returning id into made;
  update public.leads l set status = 'converted', client_id = made where l.id = lead.id;
  return jsonb_build_object('clientId', made, 'created', true);
end $$;

create function public.convert_lead(lead_id uuid, coach_id uuid default null) returns jsonb
language sql security invoker set search_path = '' as $$
  select private.convert_lead(lead_id, coach_id)
$$;

-- == Views ==

-- Both views are security invokers: the policies of their tables apply.

-- Coaches with the number of their clients.
create view public.coach_accounts with (security_invoker = true) as
select p.id, p.email, p.name, p.status, p.created_at, p.search, given.clients
from public.profiles p
cross join lateral (select count(*) as clients from public.clients c where c.coach_id = p.id) as given
where p.role = 'coach';

-- Clients with the email addresses of coach and owner.
create view public.managed_clients with (security_invoker = true) as
select c.id, c.name, c.email, c.company, c.status, c.coach_id, coach.email as coach_email, c.user_id,
  owner.email as owner_email, c.created_at, c.search, c.version, c.active_coach_id
from public.clients c
left join public.profiles coach on coach.id = c.coach_id
left join public.profiles owner on owner.id = c.user_id;

-- == Access and triggers, by table ==

-- public.clients
-- The owner, administrators and the client's coach read and change a client. A member adds clients of their own; the
-- owner (unless the client has another account) and administrators delete them. The right of the coach depends on the
-- row's columns only, so that realtime can check it for a deleted row.
create policy members_only on public.clients as restrictive for all to authenticated
  using ((select private.is_member()));
create policy clients_select on public.clients for select to authenticated using (
  user_id = (select auth.uid())
  or (select private.is_admin())
  or (coach_id = (select auth.uid()) and (select private.is_coach()))
);
create policy clients_insert on public.clients for insert to authenticated with check (
  (select private.is_admin())
  or (
    user_id = (select auth.uid())
    and (coach_id is null or (coach_id = (select auth.uid()) and (select private.is_coach())))
  )
);
create policy clients_update on public.clients for update to authenticated
  using (
    user_id = (select auth.uid())
    or (select private.is_admin())
    or (coach_id = (select auth.uid()) and (select private.is_coach()))
  )
  with check (
    user_id = (select auth.uid())
    or (select private.is_admin())
    or (coach_id = (select auth.uid()) and (select private.is_coach()))
  );
create policy clients_delete on public.clients for delete to authenticated using (
  (select private.is_admin())
  or (user_id = (select auth.uid()) and (account_id is null or account_id = user_id))
);
grant select, delete on public.clients to authenticated;
grant insert (
  id, name, email, phone, company, status, revenue, retainer_value, tax_savings, next_deadline, last_contact,
  strategies, coach_id, user_id, created_at, updated_at, next_deadline_name
) on public.clients to authenticated;
grant update (
  id, name, email, phone, company, status, revenue, retainer_value, tax_savings, next_deadline, last_contact,
  strategies, coach_id, user_id, created_at, updated_at, account_id
) on public.clients to authenticated;
create trigger guard_client before insert or update on public.clients
  for each row execute function private.guard_client();
create trigger keep_row_quota after insert on public.clients referencing new table as added for each statement
  when (current_user in ('anon', 'authenticated')) execute function private.keep_row_quota('user_id', '20000');
create trigger version_row before insert or update on public.clients
  for each row execute function private.count_version();
create trigger guard_next_deadline before insert or update on public.clients
  for each row execute function private.guard_next_deadline();
create trigger keep_first_deadline after insert on public.clients referencing new table as added
  for each statement execute function private.keep_first_deadline();
create trigger record_new_clients after insert on public.clients referencing new table as added
  for each statement execute function private.record_new_clients();
create trigger record_client_changes after update on public.clients
  referencing old table as earlier new table as changed
  for each statement execute function private.record_client_changes();
-- Not for direct writes of the service role, writes without an API caller, or a batch, for which private.end_batch
-- sends one notice.
create trigger notice_client after insert or update of coach_id on public.clients for each row
  when (new.coach_id is not null and current_user <> 'service_role' and auth.role() is not null
    and coalesce(current_setting('app.batch', true), '') = '')
  execute function private.notice_client();
create trigger record_client after insert or update of coach_id, user_id, account_id on public.clients
  for each row execute function private.record_client();
create trigger withdraw_intakes after update of email, account_id on public.clients for each row
  when (lower(new.email) is distinct from lower(old.email) or (old.account_id is not null and new.account_id is null))
  execute function private.withdraw_intakes();
create trigger set_active_coach before insert or update of coach_id, active_coach_id on public.clients
  for each row execute function private.set_active_coach();
create trigger check_coach after insert or update of coach_id on public.clients
  for each row when (new.coach_id is not null) execute function private.check_coach();

-- public.client_deadlines
-- Administrators and the client's coach read and write deadlines. The owner reads all, the client's account the open
-- ones.
create policy members_only on public.client_deadlines as restrictive for all to authenticated
  using ((select private.is_member()));
create policy client_deadlines_select on public.client_deadlines for select to authenticated using (
  (select private.is_admin())
  or client_id in (select private.own_client_ids())
  or client_id in (select private.coached_client_ids())
  or (done_at is null and client_id in (select private.account_client_ids()))
);
create policy client_deadlines_insert on public.client_deadlines for insert to authenticated with check (
  (select private.is_admin()) or client_id in (select private.coached_client_ids())
);
create policy client_deadlines_update on public.client_deadlines for update to authenticated
  using ((select private.is_admin()) or client_id in (select private.coached_client_ids()))
  with check ((select private.is_admin()) or client_id in (select private.coached_client_ids()));
create policy client_deadlines_delete on public.client_deadlines for delete to authenticated using (
  (select private.is_admin()) or client_id in (select private.coached_client_ids())
);
grant select, delete on public.client_deadlines to authenticated;
grant insert (id, client_id, name, due_on, done_at) on public.client_deadlines to authenticated;
grant update (name, due_on, done_at) on public.client_deadlines to authenticated;
create trigger touch_updated_at before insert or update on public.client_deadlines
  for each row execute function private.touch_updated_at();
create trigger version_row before insert or update on public.client_deadlines
  for each row execute function private.count_version();
create trigger keep_row_quota after insert on public.client_deadlines referencing new table as added for each statement
  when (current_user in ('anon', 'authenticated')) execute function private.keep_row_quota('client_id', '200');
create trigger keep_next_deadline_inserted after insert on public.client_deadlines referencing new table as written
  for each statement execute function private.keep_next_deadline();
create trigger keep_next_deadline_updated after update on public.client_deadlines referencing new table as written
  for each statement execute function private.keep_next_deadline();
create trigger keep_next_deadline_deleted after delete on public.client_deadlines referencing old table as removed
  for each statement execute function private.keep_next_deadline();

-- public.client_events
-- Administrators, the owner and the client's coach read the history and add notes, calls and emails; authors update
-- their own, administrators all (private.guard_client_event limits how). The client's account reads what is shared and
-- not removed.
create policy members_only on public.client_events as restrictive for all to authenticated
  using ((select private.is_member()));
create policy client_events_select on public.client_events for select to authenticated using (
  (select private.is_admin())
  or client_id in (select private.own_client_ids())
  or client_id in (select private.coached_client_ids())
  or (is_shared and removed_at is null and client_id in (select private.account_client_ids()))
);
create policy client_events_insert on public.client_events for insert to authenticated with check (
  actor_id = (select auth.uid()) and kind in ('note', 'call', 'email')
  and (
    (select private.is_admin())
    or client_id in (select private.own_client_ids())
    or client_id in (select private.coached_client_ids())
  )
);
create policy client_events_update on public.client_events for update to authenticated
  using (
    kind in ('note', 'call', 'email')
    and (
      (select private.is_admin())
      or (
        actor_id = (select auth.uid())
        and (
          client_id in (select private.own_client_ids()) or client_id in (select private.coached_client_ids())
        )
      )
    )
  )
  with check (kind in ('note', 'call', 'email'));
grant select on public.client_events to authenticated;
grant insert (client_id, kind, note, happened_on, is_shared) on public.client_events to authenticated;
grant update (note, removed_at, is_shared) on public.client_events to authenticated;
create trigger keep_row_quota after insert on public.client_events referencing new table as added for each statement
  when (current_user in ('anon', 'authenticated')) execute function private.keep_row_quota('client_id', '5000');
create trigger guard_client_event before update on public.client_events
  for each row when (current_user in ('anon', 'authenticated')) execute function private.guard_client_event();
create trigger date_contact after insert on public.client_events for each row
  when (new.kind in ('call', 'email') and current_user in ('anon', 'authenticated'))
  execute function private.date_contact();

-- public.projections
-- Administrators, the owner and the client's coach read and add projections, and archive them (the owner only their
-- own). The client's account reads those that are not archived.
create policy members_only on public.projections as restrictive for all to authenticated
  using ((select private.is_member()));
create policy projections_select on public.projections for select to authenticated using (
  (select private.is_admin())
  or client_id in (select private.own_client_ids())
  or client_id in (select private.coached_client_ids())
  or (archived_at is null and client_id in (select private.account_client_ids()))
);
create policy projections_insert on public.projections for insert to authenticated with check (
  made_by = (select auth.uid())
  and (
    (select private.is_admin())
    or client_id in (select private.own_client_ids())
    or client_id in (select private.coached_client_ids())
  )
);
create policy projections_update on public.projections for update to authenticated
  using (
    (select private.is_admin())
    or client_id in (select private.coached_client_ids())
    or (made_by = (select auth.uid()) and client_id in (select private.own_client_ids()))
  )
  with check (
    (select private.is_admin())
    or client_id in (select private.coached_client_ids())
    or (made_by = (select auth.uid()) and client_id in (select private.own_client_ids()))
  );
grant select on public.projections to authenticated;
grant insert (id, client_id, label, tax_year, inputs, result) on public.projections to authenticated;
grant update (archived_at) on public.projections to authenticated;
create trigger keep_row_quota after insert on public.projections referencing new table as added for each statement
  when (current_user in ('anon', 'authenticated')) execute function private.keep_row_quota('client_id', '500');
create trigger date_archive before update of archived_at on public.projections
  for each row execute function private.date_archive();
create trigger record_projection after insert on public.projections
  for each row execute function private.record_projection();

-- public.coach_accounts
grant select on public.coach_accounts to authenticated;

-- public.managed_clients
grant select on public.managed_clients to authenticated;

-- public.onboarding_answers
create trigger record_answered_intake after update of completed_at on public.onboarding_answers
  for each row when (old.completed_at is null and new.completed_at is not null)
  execute function private.record_answered_intake();

-- public.profiles
create trigger release_client_records before delete on public.profiles
  for each row execute function private.release_client_records();
create trigger release_clients after update of role, status on public.profiles for each row
  when (
    new.role not in ('coach', 'admin') and old.role in ('coach', 'admin')
    or (new.status = 'suspended') <> (old.status = 'suspended')
  )
  execute function private.release_clients();

-- == Function grants ==

grant execute on function
  private.convert_lead(uuid, uuid), public.convert_lead(uuid, uuid), public.client_figures(),
  private.filter_clients(jsonb), private.check_change(jsonb), private.restore_clients(jsonb),
  private.read_client_row(bigint, jsonb), private.match_clients(jsonb),
  private.add_clients(jsonb), private.update_clients(jsonb), public.similar_clients(text, text, text),
  private.begin_client_letter(uuid, uuid, text), public.begin_client_letter(uuid, uuid, text),
  private.keep_client_letter(uuid, uuid, text), public.finish_client_letter(uuid, uuid, text, text),
  private.free_review_starts(uuid), public.free_review_starts(uuid),
  private.book_review(uuid, timestamp with time zone, text, uuid, text, text),
  public.book_review(uuid, timestamp with time zone, text, uuid, text, text),
  private.choose_clients(uuid[], jsonb, integer, uuid[]),
  private.change_clients(jsonb, integer, uuid[], jsonb, uuid[]),
  public.bulk_change(text, jsonb, integer, uuid[], jsonb, uuid[]), private.client_fields(public.clients),
  public.revert_client_change(bigint), private.own_records(), public.own_records(), private.accept_intake(text),
  public.accept_intake(text),
  private.list_pattern(text), private.begin_slice(uuid, integer, text, integer),
  private.end_slice(uuid, integer, text, jsonb), private.clients_of_batch(uuid), private.remove_imported(jsonb),
  public.import_clients(jsonb, boolean, text, uuid, integer)
to authenticated;

grant execute on function private.account_client_ids() to authenticated, service_role;

grant execute on function
  public.begin_client_intake(uuid, uuid, text, text, uuid), public.finish_client_intake(uuid, uuid, text, uuid)
to service_role;
