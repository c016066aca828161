-- A tax projection as it was made: its inputs, what came out, for which year. It is never changed; a newer one stands
-- beside it, and one that is not wanted any more is archived.
create table public.projections (
  id uuid primary key default gen_random_uuid(),
  client_id uuid not null references public.clients (id) on delete cascade,
  label text not null check (length(btrim(label)) between 1 and 120 and length(label) <= 120),
  tax_year integer not null check (tax_year between 2000 and 2100),
  -- One level of numbers, words and choices.
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
create trigger keep_row_quota after insert on public.projections referencing new table as added for each statement
  when (current_user in ('anon', 'authenticated')) execute function private.keep_row_quota('client_id', '500');

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
create trigger date_archive before update of archived_at on public.projections
  for each row execute function private.date_archive();

create function private.record_projection() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.client_events (client_id, kind, to_value, actor_id)
  values (new.client_id, 'projection', new.tax_year || ': ' || new.label, private.actor());
  return null;
end $$;
create trigger record_projection after insert on public.projections
  for each row execute function private.record_projection();

create policy members_only on public.projections as restrictive for all to authenticated
  using ((select private.is_member()));
create policy projections_select on public.projections for select to authenticated using (
  (select private.is_admin())
  or client_id in (select private.own_client_ids())
  or client_id in (select private.coached_client_ids())
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
grant insert (id, client_id, label, tax_year, inputs, result), update (archived_at) on public.projections
  to authenticated;
