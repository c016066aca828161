alter default privileges in schema public revoke all on tables from anon, authenticated;

alter table public.profiles enable row level security;
alter table public.clients enable row level security;
alter table public.stories enable row level security;
alter table public.letters enable row level security;
alter table public.notes enable row level security;

create policy profiles_select on public.profiles for select to authenticated
  using (id = (select auth.uid()) or public.is_admin());
create policy profiles_update on public.profiles for update to authenticated
  using (id = (select auth.uid())) with check (id = (select auth.uid()));
create policy clients_all on public.clients for all to authenticated
  using (owner_id = (select auth.uid()) or public.is_admin())
  with check (owner_id = (select auth.uid()) or public.is_admin());
create policy stories_all on public.stories for all to authenticated
  using (exists (select from public.clients c where c.id = client_id and c.owner_id = (select auth.uid())))
  with check (exists (select from public.clients c where c.id = client_id and c.owner_id = (select auth.uid())));
create policy letters_insert on public.letters for insert to anon with check (true);
create policy notes_select on public.notes for select to authenticated
  using (is_shared or owner_id = (select auth.uid()));
create policy notes_write on public.notes for all to authenticated
  using (owner_id = (select auth.uid())) with check (owner_id = (select auth.uid()));

revoke all on all tables in schema public from anon, authenticated;
grant select, insert, update, delete on public.profiles, public.clients, public.stories to authenticated;
grant select on public.client_overview to authenticated;
grant insert (title) on public.letters to anon;
grant select (id, owner_id, body, is_shared), insert, update, delete on public.notes to authenticated;

insert into storage.buckets (id, name, public) values ('assets', 'assets', true) on conflict (id) do nothing;
create policy assets_insert on storage.objects for insert to authenticated
  with check (bucket_id = 'assets' and (storage.foldername(name))[1] = (select auth.uid())::text);
create policy assets_select on storage.objects for select to public using (bucket_id = 'assets');

alter publication supabase_realtime add table public.stories, public.notes;
