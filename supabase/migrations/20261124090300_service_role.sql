-- What the project's secret key reaches. Older projects give it everything that is made in schema public, newer ones
-- nothing: said here, it is the same on both. Functions are granted one by one where they are made.
grant all on all tables in schema public to service_role;
grant all on all sequences in schema public to service_role;
-- The audit log is written by triggers.
revoke insert, update, delete, truncate, references, trigger on public.audit_log from service_role;

-- What later migrations make.
alter default privileges in schema public grant all on tables to service_role;
alter default privileges in schema public grant all on sequences to service_role;
alter default privileges in schema public grant all on functions to service_role;
