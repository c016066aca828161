-- Platform: what Supabase's own services use. Storage buckets (avatars and documents of accounts, media, tools,
-- resources) and the access to their files, the private realtime channels of stories, published tables, scheduled jobs,
-- and the grants of the service role.
-- Access: in avatars and documents, the first folder of a file's name is the account that owns it; the other buckets
-- have no owner.

-- == Rows ==

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  ('avatars', 'avatars', false, 1048576, array['image/png', 'image/jpeg', 'image/webp']),
  ('documents', 'documents', false, 20971520, array[
    'application/pdf', 'text/plain', 'text/csv', 'image/png', 'image/jpeg', 'image/webp',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'application/vnd.openxmlformats-officedocument.presentationml.presentation'
  ]),
  ('media', 'media', true, 10485760, array['image/png', 'image/jpeg', 'image/webp', 'application/pdf']),
  ('tools', 'tools', false, 10485760, array[
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'application/vnd.openxmlformats-officedocument.presentationml.presentation'
  ]),
  ('resources', 'resources', false, 5242880, array[
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'application/pdf', 'video/webm',
    'application/json'
  ])
on conflict (id) do nothing;

-- == Access and triggers, by table ==

-- realtime.messages
-- Members who may read a story join its channel and announce their presence. Realtime allows a join to members who may
-- read broadcasts; no policy lets them send any.
create policy members_only on realtime.messages as restrictive for all to authenticated
  using ((select private.is_member()));
create policy story_channel_select on realtime.messages for select to authenticated using (
  extension in ('broadcast', 'presence')
  and exists (select from public.stories s where s.id = (select private.channel_story()))
);
create policy story_channel_insert on realtime.messages for insert to authenticated with check (
  extension = 'presence' and exists (select from public.stories s where s.id = (select private.channel_story()))
);

-- storage.objects
-- media: public URLs, without a policy; administrators list and write files.
-- avatars, documents: the owner reads and writes, administrators and the owner's coach read. A client also reads the
-- picture of their coach. Another person's picture is visible only if that person shows their profile.
-- tools: members with access to the tools read files; administrators read all and upload to the folder incoming.
-- resources: members read the files of the levels that are open to them.
create policy product_objects_members_only on storage.objects as restrictive for all to authenticated
  using ((select private.is_member()));
-- Hides the picture of a person who hides their profile, except from that person and administrators.
create policy avatars_as_wished on storage.objects as restrictive for select to authenticated using (
  bucket_id <> 'avatars' or (storage.foldername(name))[1] = (select auth.uid())::text or (select private.is_admin())
  or (
    (storage.foldername(name))[1] ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
    and private.prefers(((storage.foldername(name))[1])::uuid, 'profile_visible')
  )
);
create policy product_objects_select on storage.objects for select to authenticated using (
  (bucket_id = 'media' and (select private.is_admin()))
  or (bucket_id in ('avatars', 'documents') and (storage.foldername(name))[1] = (select auth.uid())::text)
  or (bucket_id in ('avatars', 'documents', 'tools') and (select private.is_admin()))
  or (
    bucket_id in ('avatars', 'documents')
    and (storage.foldername(name))[1] in (select ids::text from private.coached_user_ids() as ids)
  )
  or (bucket_id = 'tools' and (storage.foldername(name))[1] <> 'incoming' and (select private.may_use_tools()))
);
-- In addition to the policy for all buckets: a client reads the picture of their coach.
create policy avatars_of_coaches on storage.objects for select to authenticated using (
  bucket_id = 'avatars' and (storage.foldername(name))[1] in (select ids::text from private.own_coach_ids() as ids)
);
create policy resource_files_select on storage.objects for select to authenticated
  using (bucket_id = 'resources' and private.opens_resource_file(name));
create policy product_objects_insert on storage.objects for insert to authenticated with check (
  (bucket_id = 'media' and (select private.is_admin()))
  or (bucket_id in ('avatars', 'documents') and (storage.foldername(name))[1] = (select auth.uid())::text)
  or (bucket_id = 'tools' and (storage.foldername(name))[1] = 'incoming' and (select private.is_admin()))
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

-- == Realtime ==

alter publication supabase_realtime add table
  public.application_decisions, public.application_events, public.bookings, public.certification_applications,
  public.client_deadlines, public.clients, public.invitations, public.lead_events, public.leads,
  public.notifications, public.profiles, public.stories, public.story_comments, public.waitlist;

-- == Scheduled jobs ==

-- Jobs need pg_cron. Without it, the operator of the database calls private.delete_expired() every hour, and a
-- scheduler calls the server functions send-decisions and send-reminders (supabase/README.md).
do $$
begin
  if exists (select from pg_available_extensions e where e.name = 'pg_cron') then
    create extension if not exists pg_cron;
    perform cron.schedule('delete-expired', '17 * * * *', 'select private.delete_expired()');
  end if;
exception when others then
  raise notice 'delete_expired is not scheduled: %', sqlerrm;
end $$;

do $$
begin
  if (select count(*) from pg_available_extensions e where e.name in ('pg_cron', 'pg_net')) = 2 then
    create extension if not exists pg_cron;
    create extension if not exists pg_net;
    perform cron.schedule('send-decisions', '* * * * *', 'select private.ask_for_letters()');
  end if;
exception when others then
  raise notice 'send-decisions is not scheduled: %', sqlerrm;
end $$;

do $$
begin
  if (select count(*) from pg_available_extensions e where e.name in ('pg_cron', 'pg_net')) = 2 then
    create extension if not exists pg_cron;
    create extension if not exists pg_net;
    perform cron.schedule('send-reminders', '*/10 * * * *', 'select private.ask_for_reminders()');
  end if;
exception when others then
  raise notice 'send-reminders is not scheduled: %', sqlerrm;
end $$;

-- == Grants of platform roles ==

-- The hosted auth server calls the auth hooks under its own role.
do $$
begin
  if exists (select from pg_roles where rolname = 'supabase_auth_admin') then
    grant usage on schema private to supabase_auth_admin;
    grant execute on function
      private.password_verification_attempt(jsonb), private.mfa_verification_attempt(jsonb)
    to supabase_auth_admin;
  end if;
end $$;

-- The project's secret key has the role service_role. Each file grants it the functions that it may call.
grant all on all tables in schema public to service_role;
grant all on all sequences in schema public to service_role;
-- Only SECURITY DEFINER functions write the audit log.
revoke insert, update, delete, truncate, references, trigger on public.audit_log from service_role;

-- Objects of later migrations.
alter default privileges in schema public grant all on tables to service_role;
alter default privileges in schema public grant all on sequences to service_role;

reset check_function_bodies;
