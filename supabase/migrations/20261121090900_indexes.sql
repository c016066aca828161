-- Every foreign key, every column that a policy compares, and the order of every list.
drop index public.clients_coach_id, public.clients_user_id, public.stories_user_id, public.profiles_staff;
create index clients_coach_id on public.clients (coach_id, created_at desc);
create index clients_user_id on public.clients (user_id, created_at desc);
create index clients_created_at on public.clients (created_at desc);
create index clients_status on public.clients (status, created_at desc);
create index stories_user_id on public.stories (user_id, updated_at desc);
create index stories_updated_at on public.stories (updated_at desc);
create index profiles_role on public.profiles (role, created_at);

create index leads_status on public.leads (status, created_at desc);
create index leads_email on public.leads (email, created_at);
create index leads_assigned_to on public.leads (assigned_to, created_at desc);
create index leads_client_id on public.leads (client_id);
create index lead_events_lead_id on public.lead_events (lead_id, id);
create index lead_events_actor_id on public.lead_events (actor_id);

create index applications_created_at on public.certification_applications (created_at desc);
create index applications_status on public.certification_applications (status, created_at desc);
create index applications_email on public.certification_applications (lower(email), created_at);
create index applications_user_id on public.certification_applications (user_id, created_at desc);
create index applications_cohort_id on public.certification_applications (cohort_id);
create index applications_decided_by on public.certification_applications (decided_by);
create index application_events_application_id on public.application_events (application_id, id);
create index application_events_actor_id on public.application_events (actor_id);
create index cohorts_starts_on on public.cohorts (starts_on);
create index cohort_members_user_id on public.cohort_members (user_id);
create index waitlist_cohort_id on public.waitlist (cohort_id, created_at);
create index waitlist_status on public.waitlist (status, created_at);

create index bookings_user_id on public.bookings (user_id, starts_at);
create index bookings_host_id on public.bookings (host_id, starts_at);
create index bookings_client_id on public.bookings (client_id);
create index bookings_starts_at on public.bookings (starts_at);
create index registrations_user_id on public.symposium_registrations (user_id);
create index registrations_event on public.symposium_registrations (event, created_at);

create index notifications_user_id on public.notifications (user_id, created_at desc);
create index auth_events_user_id on public.auth_events (user_id, created_at desc);
create index consents_user_id on public.consents (user_id);
create index audit_log_actor_id on public.audit_log (actor_id);
create index audit_log_entity on public.audit_log (entity, entity_id);
