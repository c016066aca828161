-- A hosted project sends the key of a deleted row to every subscriber of its table: it does not name the application whose
-- decision was taken back.
alter table public.application_decisions
  drop constraint application_decisions_pkey,
  drop constraint application_decisions_id_key,
  add primary key (id),
  add constraint application_decisions_application_id_key unique (application_id);
