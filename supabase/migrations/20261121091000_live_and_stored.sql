alter publication supabase_realtime add table public.leads, public.notifications;

-- Papers, tables, slides and pictures; nothing that a browser runs.
update storage.buckets set allowed_mime_types = '{
  application/pdf, text/plain, text/csv, image/png, image/jpeg, image/webp,
  application/vnd.openxmlformats-officedocument.wordprocessingml.document,
  application/vnd.openxmlformats-officedocument.spreadsheetml.sheet,
  application/vnd.openxmlformats-officedocument.presentationml.presentation
}' where id = 'documents';
