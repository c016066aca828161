-- What happened with a client. People write notes, calls and letters; what follows from a change is written by trigger.
create table public.client_events (
  id bigint generated always as identity primary key,
  client_id uuid not null references public.clients (id) on delete cascade,
  kind text not null check (kind in ('note', 'call', 'email', 'status', 'coach', 'created', 'imported', 'projection')),
  from_value text,
  to_value text,
  note text check (length(btrim(note)) between 1 and 4000 and length(note) <= 4000),
  actor_id uuid default auth.uid() references public.profiles (id) on delete set null,
  -- The change of many at once that it was part of.
  batch_id uuid,
  created_at timestamptz not null default now(),
  edited_at timestamptz,
  removed_at timestamptz,
  removed_by uuid references public.profiles (id) on delete set null,
  constraint client_events_text check (kind not in ('note', 'call', 'email') or note is not null or removed_at is not null)
);
alter table public.client_events enable row level security;
create index client_events_client_id on public.client_events (client_id, id desc);
create index client_events_actor_id on public.client_events (actor_id);
create index client_events_removed_by on public.client_events (removed_by);
create trigger keep_row_quota after insert on public.client_events referencing new table as added for each statement
  when (current_user in ('anon', 'authenticated')) execute function private.keep_row_quota('client_id', '5000');

-- The words of a note that was removed: out of every reader's sight, and back again when the removal is undone.
create table private.removed_notes (
  event_id bigint primary key references public.client_events (id) on delete cascade,
  note text not null
);

-- A definer, so that it can put the words away; its trigger asks who writes. The foreign keys write as the owner.
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
create trigger guard_client_event before update on public.client_events
  for each row when (current_user in ('anon', 'authenticated')) execute function private.guard_client_event();

create policy members_only on public.client_events as restrictive for all to authenticated
  using ((select private.is_member()));
create policy client_events_select on public.client_events for select to authenticated using (
  (select private.is_admin())
  or client_id in (select private.own_client_ids())
  or client_id in (select private.coached_client_ids())
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
grant insert (client_id, kind, note), update (note, removed_at) on public.client_events to authenticated;

-- The change of many at once that is going on; none outside of one.
create function private.batch_id() returns uuid
language sql stable set search_path = '' as $$
  select nullif(current_setting('app.batch', true), '')::uuid
$$;
grant execute on function private.batch_id() to authenticated, service_role;

-- Once a statement, because thousands may be changed by one; without the plans that a session would make for few rows.
create function private.record_new_clients() returns trigger
language plpgsql security definer set search_path = '' set enable_seqscan = off as $$
begin
  insert into public.client_events (client_id, kind, actor_id, batch_id)
  select a.id, case when private.batch_id() is null then 'created' else 'imported' end, (select private.actor()),
    private.batch_id()
  from added a;
  return null;
end $$;
create trigger record_new_clients after insert on public.clients referencing new table as added
  for each statement execute function private.record_new_clients();

create function private.record_client_changes() returns trigger
language plpgsql security definer set search_path = '' set enable_seqscan = off set enable_nestloop = off as $$
begin
  insert into public.client_events (client_id, kind, from_value, to_value, actor_id, batch_id)
  select n.id, c.kind, c.before, c.after, (select private.actor()), private.batch_id()
  from changed n join earlier e on e.id = n.id
  cross join lateral (values ('status', e.status, n.status), ('coach', e.coach_id::text, n.coach_id::text))
    as c (kind, before, after)
  where c.before is distinct from c.after
    -- A client that goes with the account of its owner loses its coach just before: nothing is left to tell.
    and (n.coach_id is not null or exists (select from public.clients k where k.id = n.id));
  return null;
end $$;
create trigger record_client_changes after update on public.clients referencing old table as earlier new table as changed
  for each statement execute function private.record_client_changes();

-- Clients from before have begun some day as well.
insert into public.client_events (client_id, kind, actor_id, created_at)
select c.id, 'created', null, c.created_at from public.clients c;

-- A call or a letter is a contact, on the office's day.
create function private.date_contact() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.clients c set last_contact = private.office_day()
  where c.id = new.client_id and (c.last_contact is null or c.last_contact < private.office_day());
  return null;
end $$;
create trigger date_contact after insert on public.client_events for each row
  when (new.kind in ('call', 'email') and current_user in ('anon', 'authenticated'))
  execute function private.date_contact();

create or replace function private.forget_person() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  gone text := old.id::text;
begin
  update public.audit_log a set
    entity_id = nullif(a.entity_id, old.id),
    from_value = nullif(a.from_value, gone),
    to_value = nullif(a.to_value, gone)
  where a.entity_id = old.id or a.from_value = gone or a.to_value = gone;
  update public.lead_events e set from_value = nullif(e.from_value, gone), to_value = nullif(e.to_value, gone)
  where e.from_value = gone or e.to_value = gone;
  update public.client_events e set from_value = nullif(e.from_value, gone), to_value = nullif(e.to_value, gone)
  where e.kind = 'coach' and (e.from_value = gone or e.to_value = gone);
  return null;
end $$;
create index client_events_coaches on public.client_events (kind) where kind = 'coach';
