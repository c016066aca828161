-- A token outlives its account by up to an hour. What has no foreign key to an account asks for a living one here.
create policy leads_living_account on public.leads as restrictive for insert to authenticated
  with check ((select private.actor()) is not null);
create policy subscribers_living_account on public.subscribers as restrictive for insert to authenticated
  with check ((select private.actor()) is not null);
create policy product_objects_living_account_insert on storage.objects as restrictive for insert to authenticated
  with check ((select private.app_role()) is not null);
create policy product_objects_living_account_update on storage.objects as restrictive for update to authenticated
  using ((select private.app_role()) is not null) with check ((select private.app_role()) is not null);
