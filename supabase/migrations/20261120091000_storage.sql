insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  ('media', 'media', true, 10485760, '{image/png,image/jpeg,image/webp,image/svg+xml,application/pdf}'),
  ('avatars', 'avatars', false, 1048576, '{image/png,image/jpeg,image/webp}'),
  ('documents', 'documents', false, 20971520, null)
on conflict (id) do nothing;

-- media: everybody reads by public address, administrators write and list.
-- avatars, documents: the first folder is the owner's id; a coach reads the documents of people they coach.
create policy product_objects_select on storage.objects for select to authenticated using (
  (bucket_id = 'media' and (select private.is_admin()))
  or (bucket_id in ('avatars', 'documents') and (storage.foldername(name))[1] = (select auth.uid())::text)
  or (bucket_id in ('avatars', 'documents') and (select private.is_admin()))
  or (
    bucket_id in ('avatars', 'documents')
    and (storage.foldername(name))[1] in (select ids::text from private.coached_user_ids() as ids)
  )
);
create policy product_objects_insert on storage.objects for insert to authenticated with check (
  (bucket_id = 'media' and (select private.is_admin()))
  or (bucket_id in ('avatars', 'documents') and (storage.foldername(name))[1] = (select auth.uid())::text)
);
create policy product_objects_update on storage.objects for update to authenticated
  using (
    (bucket_id = 'media' and (select private.is_admin()))
    or (bucket_id in ('avatars', 'documents') and (storage.foldername(name))[1] = (select auth.uid())::text)
  )
  with check (
    (bucket_id = 'media' and (select private.is_admin()))
    or (bucket_id in ('avatars', 'documents') and (storage.foldername(name))[1] = (select auth.uid())::text)
  );
create policy product_objects_delete on storage.objects for delete to authenticated using (
  (bucket_id = 'media' and (select private.is_admin()))
  or (bucket_id in ('avatars', 'documents') and (storage.foldername(name))[1] = (select auth.uid())::text)
);
