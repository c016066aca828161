-- One permissive policy per table, role and action; what is not granted here is open to the service role alone.

create policy training_progress_select on public.training_progress for select to authenticated using (
  user_id = (select auth.uid()) or (select private.is_admin())
);
create policy training_progress_insert on public.training_progress for insert to authenticated with check (
  user_id = (select auth.uid()) and (select private.may_train())
);
create policy training_progress_update on public.training_progress for update to authenticated
  using (user_id = (select auth.uid()) and (select private.may_train()))
  with check (user_id = (select auth.uid()) and (select private.may_train()));
create policy training_progress_delete on public.training_progress for delete to authenticated using (
  user_id = (select auth.uid())
);
-- The key is in the grants because an upsert writes it.
grant select, delete on public.training_progress to authenticated;
grant insert (user_id, module_id, percent, lesson, quiz_score),
  update (user_id, module_id, percent, lesson, quiz_score) on public.training_progress to authenticated;

create policy download_counts_select on public.download_counts for select to authenticated using (true);
grant select on public.download_counts to authenticated;

create policy notifications_select on public.notifications for select to authenticated using (
  user_id = (select auth.uid())
);
create policy notifications_update on public.notifications for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy notifications_delete on public.notifications for delete to authenticated using (
  user_id = (select auth.uid())
);
grant select, delete on public.notifications to authenticated;
grant update (read_at) on public.notifications to authenticated;

create policy auth_events_select on public.auth_events for select to authenticated using (
  user_id = (select auth.uid())
);
create policy auth_events_insert on public.auth_events for insert to authenticated with check (
  user_id = (select auth.uid()) and kind not in ('password_changed', 'email_changed')
);
grant select on public.auth_events to authenticated;
grant insert (kind, device) on public.auth_events to authenticated;

create policy consents_select on public.consents for select to authenticated using (
  user_id = (select auth.uid()) or (select private.is_admin())
);
create policy consents_insert on public.consents for insert to authenticated with check (
  user_id = (select auth.uid())
);
grant select on public.consents to authenticated;
grant insert (purpose, version, given, source) on public.consents to authenticated;

create policy audit_log_select on public.audit_log for select to authenticated using ((select private.is_admin()));
grant select on public.audit_log to authenticated;
revoke insert, update, delete, truncate, references, trigger on public.audit_log from service_role;

-- Leads: an assigned coach reads them and writes to their history; status and assignment are an administrator's.
alter policy leads_select on public.leads using (
  (select private.is_admin()) or (assigned_to = (select auth.uid()) and (select private.is_coach()))
);
grant insert (submission_id, topic, callback, annual_revenue, details) on public.leads to anon, authenticated;
grant update (assigned_to) on public.leads to authenticated;

create policy lead_events_select on public.lead_events for select to authenticated using (
  (select private.is_admin()) or lead_id in (select private.assigned_lead_ids())
);
create policy lead_events_insert on public.lead_events for insert to authenticated with check (
  actor_id = (select auth.uid())
  and kind in ('note', 'call', 'email')
  and ((select private.is_admin()) or lead_id in (select private.assigned_lead_ids()))
);
grant select on public.lead_events to authenticated;
grant insert (lead_id, kind, note) on public.lead_events to authenticated;

-- Two policies: a visitor may not call helpers of schema private.
create policy cohorts_select_visitor on public.cohorts for select to anon using (status <> 'planned');
create policy cohorts_select on public.cohorts for select to authenticated using (
  status <> 'planned' or (select private.is_admin())
);
create policy cohorts_insert on public.cohorts for insert to authenticated
  with check ((select private.is_admin()));
create policy cohorts_update on public.cohorts for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy cohorts_delete on public.cohorts for delete to authenticated using ((select private.is_admin()));
grant select on public.cohorts to anon, authenticated;
grant delete on public.cohorts to authenticated;
grant insert (name, starts_on, weeks, seats, status), update (name, starts_on, weeks, seats, status)
  on public.cohorts to authenticated;

create policy applications_insert on public.certification_applications for insert to anon, authenticated with check (
  status = 'submitted' and user_id is not distinct from (select auth.uid())
);
create policy applications_select on public.certification_applications for select to authenticated using (
  user_id = (select auth.uid()) or (select private.is_admin())
);
create policy applications_update on public.certification_applications for update to authenticated
  using (user_id = (select auth.uid()) or (select private.is_admin()))
  with check (user_id = (select auth.uid()) or (select private.is_admin()));
create policy applications_delete on public.certification_applications for delete to authenticated using (
  (select private.is_admin())
);
grant insert (
  submission_id, applicant_type, first_name, last_name, email, phone, firm_name, title, years_experience,
  license_number, license_state, current_revenue, target_revenue, client_types, biggest_challenge, why_applying,
  commitment, terms, business_name, annual_revenue, num_employees, interests, notes, cohort_id
) on public.certification_applications to anon, authenticated;
grant select, delete on public.certification_applications to authenticated;
grant update (status, cohort_id) on public.certification_applications to authenticated;

create policy application_events_select on public.application_events for select to authenticated using (
  (select private.is_admin()) or (kind <> 'note' and application_id in (select private.own_application_ids()))
);
create policy application_events_insert on public.application_events for insert to authenticated with check (
  (select private.is_admin()) and actor_id = (select auth.uid()) and kind = 'note'
);
grant select on public.application_events to authenticated;
grant insert (application_id, kind, note) on public.application_events to authenticated;

create policy cohort_members_select on public.cohort_members for select to authenticated using (
  user_id = (select auth.uid()) or (select private.is_admin())
);
create policy cohort_members_insert on public.cohort_members for insert to authenticated
  with check ((select private.is_admin()));
create policy cohort_members_delete on public.cohort_members for delete to authenticated
  using ((select private.is_admin()));
grant select, delete on public.cohort_members to authenticated;
grant insert (cohort_id, user_id, application_id) on public.cohort_members to authenticated;

create policy waitlist_select on public.waitlist for select to authenticated using (
  (select private.is_admin()) or application_id in (select private.own_application_ids())
);
create policy waitlist_insert on public.waitlist for insert to authenticated with check ((select private.is_admin()));
create policy waitlist_update on public.waitlist for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy waitlist_delete on public.waitlist for delete to authenticated using ((select private.is_admin()));
grant select, delete on public.waitlist to authenticated;
grant insert (application_id, cohort_id), update (status, cohort_id) on public.waitlist to authenticated;

-- A member books in their own name, with the firm or with a coach of theirs; a coach also with themselves for a client.
create policy bookings_select on public.bookings for select to authenticated using (
  user_id = (select auth.uid())
  or (select private.is_admin())
  or (host_id = (select auth.uid()) and (select private.is_coach()))
);
create policy bookings_insert on public.bookings for insert to authenticated with check (
  status = 'booked'
  and user_id = (select auth.uid())
  and (
    (select private.is_admin())
    or (
      (
        host_id is null
        or host_id in (select private.own_coach_ids())
        or (host_id = (select auth.uid()) and (select private.is_coach()))
      )
      and (
        client_id is null
        or client_id in (select private.own_client_ids())
        or client_id in (select private.coached_client_ids())
      )
    )
  )
);
create policy bookings_update on public.bookings for update to authenticated
  using (
    user_id = (select auth.uid())
    or (select private.is_admin())
    or (host_id = (select auth.uid()) and (select private.is_coach()))
  )
  with check (
    user_id = (select auth.uid())
    or (select private.is_admin())
    or (host_id = (select auth.uid()) and (select private.is_coach()))
  );
create policy bookings_delete on public.bookings for delete to authenticated using ((select private.is_admin()));
grant select, delete on public.bookings to authenticated;
grant insert (submission_id, host_id, client_id, kind, name, email, phone, notes, starts_at, time_zone),
  update (starts_at, time_zone, status, phone, notes) on public.bookings to authenticated;

-- Registrations come through the function that checks them; their owner changes details and cancels.
create policy registrations_select on public.symposium_registrations for select to authenticated using (
  user_id = (select auth.uid()) or (select private.is_admin())
);
create policy registrations_update on public.symposium_registrations for update to authenticated
  using (user_id = (select auth.uid()) or (select private.is_admin()))
  with check (user_id = (select auth.uid()) or (select private.is_admin()));
create policy registrations_delete on public.symposium_registrations for delete to authenticated
  using ((select private.is_admin()));
grant select, delete on public.symposium_registrations to authenticated;
grant update (phone, firm, license_state, license_number, attendance, tracks, reception, needs, status)
  on public.symposium_registrations to authenticated;
