-- One permissive policy per table, role and action. Column grants keep id, status and dates out of visitors' hands.
revoke all on all tables in schema public from anon, authenticated;
grant all on all tables in schema public to service_role;

create policy profiles_select on public.profiles for select to authenticated using (
  id = (select auth.uid()) or (select private.is_admin()) or id in (select private.coached_user_ids())
);
create policy profiles_insert on public.profiles for insert to authenticated with check (
  (id = (select auth.uid()) and role = 'user' and status = 'active' and not onboarded) or (select private.is_admin())
);
create policy profiles_update on public.profiles for update to authenticated
  using (id = (select auth.uid()) or (select private.is_admin()))
  with check (id = (select auth.uid()) or (select private.is_admin()));
create policy profiles_delete on public.profiles for delete to authenticated using (
  (select private.is_admin()) and id <> (select auth.uid())
);
grant select, insert, update, delete on public.profiles, public.todo_profiles to authenticated;

create policy preferences_all on public.user_preferences for all to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
grant select, insert, update, delete on public.user_preferences, public.todo_user_preferences to authenticated;

-- The coach's right is read from the row itself, so that it can be asked of a row that is gone (realtime).
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
  user_id = (select auth.uid()) or (select private.is_admin())
);
grant select, insert, update, delete on public.clients to authenticated;

create policy stories_select on public.stories for select to authenticated using (
  user_id = (select auth.uid()) or (select private.is_admin()) or client_id in (select private.coached_client_ids())
);
create policy stories_insert on public.stories for insert to authenticated with check (
  (select private.is_admin())
  or (
    user_id = (select auth.uid())
    and (
      client_id is null
      or client_id in (select private.own_client_ids())
      or client_id in (select private.coached_client_ids())
    )
  )
);
create policy stories_update on public.stories for update to authenticated
  using (user_id = (select auth.uid()) or (select private.is_admin()))
  with check (
    (select private.is_admin())
    or (
      user_id = (select auth.uid())
      and (
        client_id is null
        or client_id in (select private.own_client_ids())
        or client_id in (select private.coached_client_ids())
      )
    )
  );
create policy stories_delete on public.stories for delete to authenticated using (
  user_id = (select auth.uid()) or (select private.is_admin())
);
grant select, insert, update, delete on public.stories to authenticated;

create policy leads_insert on public.leads for insert to anon, authenticated with check (status = 'new');
create policy leads_select on public.leads for select to authenticated using ((select private.is_admin()));
create policy leads_update on public.leads for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy leads_delete on public.leads for delete to authenticated using ((select private.is_admin()));
grant insert (name, email, phone, company, message, source) on public.leads to anon, authenticated;
grant select, delete on public.leads to authenticated;
grant update (status) on public.leads to authenticated;

create policy subscribers_insert on public.subscribers for insert to anon, authenticated
  with check (status = 'pending');
create policy subscribers_select on public.subscribers for select to authenticated using ((select private.is_admin()));
create policy subscribers_update on public.subscribers for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy subscribers_delete on public.subscribers for delete to authenticated
  using ((select private.is_admin()));
grant insert (email, source) on public.subscribers to anon, authenticated;
grant select, delete on public.subscribers to authenticated;
grant update (status) on public.subscribers to authenticated;
