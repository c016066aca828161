-- Deadlines of a client. The next open one stands in the client's own row, so that lists sort and filter by it; nobody
-- writes it there.
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
create trigger touch_updated_at before insert or update on public.client_deadlines
  for each row execute function private.touch_updated_at();
create trigger version_row before insert or update on public.client_deadlines
  for each row execute function private.count_version();
create trigger keep_row_quota after insert on public.client_deadlines referencing new table as added for each statement
  when (current_user in ('anon', 'authenticated')) execute function private.keep_row_quota('client_id', '200');

alter table public.clients add column next_deadline_name text
  check (length(btrim(next_deadline_name)) between 1 and 120 and length(next_deadline_name) <= 120);
grant insert (next_deadline_name) on public.clients to authenticated;

-- Dates from before these rows become deadlines without a name of their own. It is no change of the client.
insert into public.client_deadlines (client_id, name, due_on)
select c.id, 'Deadline', c.next_deadline from public.clients c
where c.next_deadline between '2000-01-01' and '2199-12-31';
alter table public.clients disable trigger user;
update public.clients set next_deadline_name = 'Deadline' where next_deadline is not null;
alter table public.clients enable trigger user;

-- Invoker: current_user tells an API caller from the trigger below.
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
create trigger guard_next_deadline before insert or update on public.clients
  for each row execute function private.guard_next_deadline();

-- A client that comes with a date has it as its first deadline. These run once a statement and without whole scans: what a
-- session plans while there are few rows, its foreign keys included, it would keep while an import adds thousands.
create function private.keep_first_deadline() returns trigger
language plpgsql security definer set search_path = '' set enable_seqscan = off as $$
begin
  insert into public.client_deadlines (client_id, name, due_on)
  select a.id, a.next_deadline_name, a.next_deadline from added a where a.next_deadline is not null;
  return null;
end $$;
create trigger keep_first_deadline after insert on public.clients referencing new table as added
  for each statement execute function private.keep_first_deadline();

-- The lock makes two who change deadlines of one client at once wait: each looks for the next one after the other's.
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
create trigger keep_next_deadline_inserted after insert on public.client_deadlines referencing new table as written
  for each statement execute function private.keep_next_deadline();
create trigger keep_next_deadline_updated after update on public.client_deadlines referencing new table as written
  for each statement execute function private.keep_next_deadline();
create trigger keep_next_deadline_deleted after delete on public.client_deadlines referencing old table as removed
  for each statement execute function private.keep_next_deadline();

create policy members_only on public.client_deadlines as restrictive for all to authenticated
  using ((select private.is_member()));
create policy client_deadlines_select on public.client_deadlines for select to authenticated using (
  (select private.is_admin())
  or client_id in (select private.own_client_ids())
  or client_id in (select private.coached_client_ids())
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
grant insert (id, client_id, name, due_on, done_at), update (name, due_on, done_at)
  on public.client_deadlines to authenticated;
