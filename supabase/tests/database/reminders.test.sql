-- Scheduled emails: what is due and when, claims, and access to the functions.
begin;
\ir people.psql
select plan(27);

select pg_temp.matrix('claim_reminders call', $$select public.claim_reminders(7, 60)$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => '42501', coach => '42501', admin => '42501',
  service => '1');
select pg_temp.matrix('finish_reminder call', $$
  select public.finish_reminder('call', '00000000-0000-4000-a008-000000000001', 'x', true)$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => '42501', coach => '42501', admin => '42501',
  service => '1');

create function pg_temp.due() returns text language sql as $$
  select string_agg(r ->> 'kind' || ' ' || (r -> 'facts' ->> 'email'), ', ' order by r ->> 'kind', r -> 'facts' ->> 'email')
  from jsonb_array_elements(public.claim_reminders(7, 60, 100)) r
$$;

-- The triggers set dates and check office hours, so they are off for these rows.
set local session_replication_role = replica;
delete from public.bookings;
insert into public.bookings (reference, name, email, starts_at, status, created_at, updated_at, user_id) values
  ('CALL-1', 'A', 'tomorrow@x.example', date_trunc('hour', now()) + interval '23 hours', 'booked',
    now() - interval '3 days', now() - interval '3 days', null),
  ('CALL-2', 'B', 'later@x.example', date_trunc('hour', now()) + interval '30 hours', 'booked',
    now() - interval '3 days', now() - interval '3 days', null),
  ('CALL-3', 'C', 'cancelled@x.example', date_trunc('hour', now()) + interval '22 hours', 'cancelled',
    now() - interval '3 days', now() - interval '3 days', null),
  ('CALL-4', 'D', 'just-booked@x.example', date_trunc('hour', now()) + interval '21 hours', 'booked',
    now() - interval '3 hours', now() - interval '3 hours', null),
  ('CALL-5', 'E', 'just-moved@x.example', date_trunc('hour', now()) + interval '20 hours', 'booked',
    now() - interval '3 days', now() - interval '1 hour', null),
  ('CALL-6', 'F', 'no-letters@x.example', date_trunc('hour', now()) + interval '19 hours', 'booked',
    now() - interval '3 days', now() - interval '3 days', pg_temp.person('owner'));
insert into public.user_preferences (user_id, preferences) values
  (pg_temp.person('owner'), '{"notifications": {"email": false}}')
on conflict (user_id) do update set preferences = excluded.preferences;
insert into public.cohorts (id, name, starts_on, status) values
  ('00000000-0000-4000-a004-000000000001', 'Soon', private.office_day() + 7, 'open'),
  ('00000000-0000-4000-a004-000000000002', 'Later', private.office_day() + 8, 'open'),
  ('00000000-0000-4000-a004-000000000003', 'Off', private.office_day() + 5, 'cancelled');
insert into public.cohort_members (cohort_id, user_id, created_at) values
  ('00000000-0000-4000-a004-000000000001', pg_temp.person('coach'), now() - interval '9 days'),
  ('00000000-0000-4000-a004-000000000001', pg_temp.person('stranger'), now() - interval '1 hour'),
  ('00000000-0000-4000-a004-000000000001', pg_temp.person('owner'), now() - interval '9 days'),
  ('00000000-0000-4000-a004-000000000002', pg_temp.person('rival'), now() - interval '9 days'),
  ('00000000-0000-4000-a004-000000000003', pg_temp.person('account'), now() - interval '9 days');
insert into public.certificates (code, user_id, cohort_id, name, completed_on, cpe_live, cpe_self_study, issued_on,
  expires_on, revoked_at, revoked_reason)
values
  ('CPPS-AAAA-BBBB-2222', pg_temp.person('rival'), '00000000-0000-4000-a004-000000000001', 'Ends', '2024-06-01', 1, 1,
    '2024-06-01', private.office_day() + 60, null, null),
  ('CPPS-AAAA-BBBB-3333', pg_temp.person('coach'), '00000000-0000-4000-a004-000000000001', 'Later', '2024-06-01', 1, 1,
    '2024-06-01', private.office_day() + 61, null, null),
  ('CPPS-AAAA-BBBB-4444', pg_temp.person('coach'), '00000000-0000-4000-a004-000000000002', 'Followed', '2024-06-01', 1,
    1, '2024-06-01', private.office_day() + 10, null, null),
  ('CPPS-AAAA-BBBB-5555', pg_temp.person('stranger'), '00000000-0000-4000-a004-000000000001', 'Revoked', '2024-06-01',
    1, 1, '2024-06-01', private.office_day() + 10, now(), 'No');
update auth.users set email_confirmed_at = now(), confirmation_sent_at = now() where id = pg_temp.person('stranger');
update auth.users set email_confirmed_at = now() - interval '2 days', confirmation_sent_at = now() - interval '2 days'
where id = pg_temp.person('rival');
update auth.users set email_confirmed_at = now(), confirmation_sent_at = now(), invited_at = now()
where id = pg_temp.person('account');
set local session_replication_role = origin;

select is(pg_temp.due(), 'call tomorrow@x.example, certificate rival@tests.example, cohort coach@tests.example, '
  || 'welcome stranger@tests.example', 'what is due, and nothing else');
select is(pg_temp.due(), null, 'a claimed email is not claimed again');
select public.finish_reminder(r.kind, r.subject, r.due_for, r.kind <> 'call') from private.reminders r;
select is(pg_temp.due(), 'call tomorrow@x.example', 'an email that could not be sent is due again');
update private.reminders set claimed_at = now() - interval '11 minutes' where kind = 'call';
select is(pg_temp.due(), 'call tomorrow@x.example', 'so is one whose call was stopped, ten minutes later');
select public.finish_reminder(r.kind, r.subject, r.due_for, true) from private.reminders r;
select is(pg_temp.due(), null, 'each is sent once');
set local session_replication_role = replica;
update public.bookings set starts_at = starts_at - interval '30 minutes' where email = 'tomorrow@x.example';
update public.certificates set expires_on = expires_on - 1 where name = 'Ends';
set local session_replication_role = origin;
select is(pg_temp.due(), 'call tomorrow@x.example, certificate rival@tests.example', 'a new date has a new reminder');
update private.reminders set sent_at = now();
select is((select count(*)::int from private.reminders), 6, 'one row for each email');

select * from finish();
rollback;
