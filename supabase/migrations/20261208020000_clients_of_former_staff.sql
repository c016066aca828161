-- A client's coach is a coach or an administrator. Someone who stops being either keeps no clients, whichever statement
-- changes the role.

-- The coach while their account is not suspended. "No coach" in lists reads this column, so that it can use an index.
alter table public.clients add column active_coach_id uuid;
-- Not an edit of the clients: versions and dates stay.
alter table public.clients disable trigger user;
update public.clients c set active_coach_id = p.id
from public.profiles p where p.id = c.coach_id and p.role in ('coach', 'admin') and p.status <> 'suspended';
alter table public.clients enable trigger user;
create index clients_active_coach_id on public.clients (active_coach_id, created_at desc);

-- A client that its coach also owns is a record of the firm: it loses the owner with the coach, so that a person who stops
-- being staff later owns no record that somebody else works on. Clients that a person only owns stay theirs.
create function private.set_active_coach() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  coach public.profiles;
begin
  -- Share lock: an assignment and a role change of the same person wait for each other.
  select p.* into coach from public.profiles p where p.id = new.coach_id for share;
  new.active_coach_id := case when coach.role in ('coach', 'admin') and coach.status <> 'suspended' then coach.id end;
  if tg_op = 'UPDATE' and new.coach_id is distinct from old.coach_id and old.user_id = old.coach_id then
    new.user_id := nullif(new.user_id, old.user_id);
  end if;
  return new;
end $$;
create trigger set_active_coach before insert or update of coach_id, active_coach_id on public.clients
  for each row execute function private.set_active_coach();

-- After the policies, so that a caller who may not assign a coach learns nothing about anyone's role.
create function private.check_coach() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from public.profiles p where p.id = new.coach_id and p.role not in ('coach', 'admin')) then
    raise exception 'A client''s coach must be a coach or an administrator' using errcode = 'PT400', detail = 'coach_id';
  end if;
  return null;
end $$;
create trigger check_coach after insert or update of coach_id on public.clients
  for each row when (new.coach_id is not null) execute function private.check_coach();

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
create trigger release_clients after update of role, status on public.profiles for each row
  when (
    new.role not in ('coach', 'admin') and old.role in ('coach', 'admin')
    or (new.status = 'suspended') <> (old.status = 'suspended')
  )
  execute function private.release_clients();

revoke all on function private.set_active_coach(), private.check_coach(), private.release_clients()
  from public, anon, authenticated, service_role;

update public.clients c set coach_id = null
from public.profiles p where p.id = c.coach_id and p.role not in ('coach', 'admin');

-- Changes a role unless somebody else has changed the account since `expected`. Someone who stops being a coach or an
-- administrator hands their clients to `clients_to`, or leaves them without a coach. Answers the new version, and the batch
-- of the clients.
create or replace function public.change_role(user_id uuid, role text, expected integer, clients_to uuid default null)
returns jsonb
language plpgsql security invoker set search_path = '' as $$
declare
  account public.profiles;
  now_at integer;
  batch uuid;
  given jsonb;
begin
  if not (select private.is_admin()) then
    raise exception 'Only an administrator changes roles' using errcode = '42501';
  end if;
  if change_role.role is null or change_role.role not in ('user', 'coach', 'admin') then
    raise exception 'A role is user, coach or admin' using errcode = 'PT400', detail = 'role';
  end if;
  select p.* into account from public.profiles p where p.id = change_role.user_id for no key update;
  if not found then
    raise exception 'This account is gone' using errcode = 'PT404';
  elsif account.version is distinct from expected then
    raise exception 'The account was changed meanwhile' using errcode = 'PT409', detail = 'version';
  elsif clients_to is not null and not exists (
    select from public.profiles p where p.id = clients_to and p.id <> account.id
      and p.role in ('coach', 'admin') and p.status <> 'suspended'
  ) then
    raise exception 'Clients are given to a coach' using errcode = 'PT400', detail = 'clients_to';
  end if;
  if account.role in ('coach', 'admin') and change_role.role = 'user'
    and exists (select from public.clients c where c.coach_id = account.id) then
    batch := private.begin_batch('bulk', 'clients');
    with before as (
      select c.id, c.user_id from public.clients c where c.coach_id = account.id order by c.id for no key update
    ), done as (
      update public.clients c set coach_id = clients_to from before b where c.id = b.id
      returning c.id, c.version, b.user_id is not distinct from account.id as is_owned
    )
    select jsonb_agg(jsonb_build_object('id', d.id, 'version', d.version, 'before', jsonb_build_object('coach', account.id)
      || case when d.is_owned then jsonb_build_object('owner', account.id) else '{}' end)) into given from done d;
    perform private.end_batch(batch, given, coalesce(clients_to::text, 'none'), clients_to);
  end if;
  begin
    update public.profiles p set role = change_role.role where p.id = account.id returning p.version into now_at;
  exception when insufficient_privilege then
    if sqlerrm = 'the last administrator stays' then
      raise exception 'At least one administrator stays' using errcode = 'PT409', detail = 'last-admin';
    end if;
    raise;
  end;
  return jsonb_build_object('version', now_at, 'batch', batch);
end $$;

-- Restores clients that nobody has changed since: status, coach, owner, or every column that an import wrote.
create or replace function private.restore_clients(rows jsonb) returns integer
language plpgsql security invoker set search_path = '' as $$
declare
  restored integer;
begin
  with wanted as (
    -- A client of someone who is no longer a coach or an administrator stays with whoever coaches it now.
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

create or replace view public.managed_clients with (security_invoker = true) as
select c.id, c.name, c.email, c.company, c.status, c.coach_id, coach.email as coach_email, c.user_id,
  owner.email as owner_email, c.created_at, c.search, c.version, c.active_coach_id
from public.clients c
left join public.profiles coach on coach.id = c.coach_id
left join public.profiles owner on owner.id = c.user_id;
