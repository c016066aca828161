-- A view is a list's address under a name, without page and drawer. Coaches and administrators may share theirs; what is
-- shared is read by coaches and administrators.
create table public.saved_views (
  id uuid primary key default gen_random_uuid(),
  owner uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  list text not null check (list in (
    'clients', 'leads', 'users', 'coaches', 'admin-clients', 'applications', 'calls', 'invitations', 'subscribers',
    'stories', 'audit'
  )),
  name text not null check (length(btrim(name)) between 1 and 60 and length(name) <= 60),
  query text not null default '' check (length(query) <= 1000 and query !~ '^\?|[[:cntrl:]]'),
  shared boolean not null default false,
  position integer not null default 0 check (position between 0 and 10000),
  version integer not null default 1,
  updated_by uuid references public.profiles (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
alter table public.saved_views enable row level security;
-- One name once in a list of one's own, in any spelling.
create unique index saved_views_owner on public.saved_views (owner, list, lower(btrim(name)));
create index saved_views_shared on public.saved_views (list, position) where shared;
create index saved_views_updated_by on public.saved_views (updated_by);
create trigger touch_updated_at before insert or update on public.saved_views
  for each row execute function private.touch_updated_at();
create trigger version_row before insert or update on public.saved_views
  for each row execute function private.count_version();
create trigger keep_row_quota after insert on public.saved_views referencing new table as added for each statement
  when (current_user in ('anon', 'authenticated')) execute function private.keep_row_quota('owner', '100');

create policy members_only on public.saved_views as restrictive for all to authenticated
  using ((select private.is_member()));
create policy saved_views_select on public.saved_views for select to authenticated using (
  owner = (select auth.uid()) or (shared and ((select private.is_coach()) or (select private.is_admin())))
);
create policy saved_views_insert on public.saved_views for insert to authenticated with check (
  owner = (select auth.uid()) and (not shared or (select private.is_coach()) or (select private.is_admin()))
);
create policy saved_views_update on public.saved_views for update to authenticated
  using (owner = (select auth.uid()) or (shared and (select private.is_admin())))
  with check (
    (shared and (select private.is_admin()))
    or (owner = (select auth.uid()) and (not shared or (select private.is_coach())))
  );
create policy saved_views_delete on public.saved_views for delete to authenticated using (
  owner = (select auth.uid()) or (shared and (select private.is_admin()))
);
grant select, delete on public.saved_views to authenticated;
grant insert (id, list, name, query, shared, position), update (name, query, shared, position)
  on public.saved_views to authenticated;
