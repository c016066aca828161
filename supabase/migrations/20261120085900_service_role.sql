-- What the project's secret key reaches. Older projects give it everything that is made in schema public, newer ones
-- nothing: said here, before anything is made, it is the same on both, and what is revoked later stays revoked.
alter default privileges in schema public grant all on tables to service_role;
alter default privileges in schema public grant all on sequences to service_role;
alter default privileges in schema public grant all on functions to service_role;
