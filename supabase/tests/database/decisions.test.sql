begin;
\ir people.psql
select plan(201);

insert into public.cohorts (id, name, starts_on, seats, status) values
  ('00000000-0000-4000-a105-000000000001', 'Decisions', current_date + 30, 1, 'open');
insert into public.certification_applications (
  id, user_id, applicant_type, first_name, last_name, email, phone, business_name, annual_revenue, interests, status
)
select a.id::uuid, pg_temp.person(a.who), 'client', 'A', 'B', 'd' || a.n || '@x.example', '5550100', 'Firm', '5m+', 'All',
  a.status
from (values
  (1, '00000000-0000-4000-a106-000000000001', 'owner', 'submitted'),
  (2, '00000000-0000-4000-a106-000000000002', null, 'submitted'),
  (3, '00000000-0000-4000-a106-000000000003', null, 'approved'),
  (4, '00000000-0000-4000-a106-000000000004', null, 'rejected')
) as a (n, id, who, status);
insert into public.application_decisions (application_id, id, decision, decided_by, letter_at) values
  ('00000000-0000-4000-a106-000000000001', '00000000-0000-4000-a107-000000000001', 'approve', pg_temp.person('admin'),
    now() - interval '1 second');
insert into public.waitlist (id, application_id) values
  ('00000000-0000-4000-a108-000000000001', '00000000-0000-4000-a106-000000000003');

-- Only administrators read a pending decision; even its applicant cannot. They decide through the functions.
select pg_temp.matrix('application_decisions select', $$
  select from public.application_decisions where application_id = '00000000-0000-4000-a106-000000000001'$$,
  anon => '42501', stranger => '0', owner => '0', rival => '0', coach => '0', admin => '1', service => '1');
select pg_temp.matrix('application_decisions insert', $$
  insert into public.application_decisions (application_id, decision)
  values ('00000000-0000-4000-a106-000000000002', 'approve')$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => '42501', coach => '42501', admin => '42501',
  service => '1');
select pg_temp.matrix('application_decisions update', $$
  update public.application_decisions set letter_at = now()
  where application_id = '00000000-0000-4000-a106-000000000001'$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => '42501', coach => '42501', admin => '42501',
  service => '1');
select pg_temp.matrix('application_decisions delete', $$
  delete from public.application_decisions where application_id = '00000000-0000-4000-a106-000000000001'$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => '42501', coach => '42501', admin => '42501',
  service => '1');

select pg_temp.matrix('hold_decision call', $$
  select public.hold_decision('00000000-0000-4000-a106-000000000002', 'approve')$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => '42501', coach => '42501', admin => '1',
  service => '42501');
select is(pg_temp.attempt('admin', call), outcome, what) from (values
  ($$select public.hold_decision('00000000-0000-4000-a106-000000000002', 'reject', 'Not yet')$$, '1', 'a rejection with a reason is kept'),
  ($$select public.hold_decision('00000000-0000-4000-a106-000000000002', 'reject', '  ')$$, 'PT400', 'one without is refused'),
  ($$select public.hold_decision('00000000-0000-4000-a106-000000000002', 'in_review')$$, '1', 'into review waits its minute'),
  ($$select public.hold_decision('00000000-0000-4000-a106-000000000004', 'in_review')$$, '1', 'so does opening a rejected one again'),
  ($$select public.hold_decision('00000000-0000-4000-a106-000000000003', 'take_off', 'Asked to')$$, '1', 'who waits is taken off'),
  ($$select public.hold_decision('00000000-0000-4000-a106-000000000003', 'take_off', ' ')$$, 'PT400', 'with a reason'),
  ($$select public.hold_decision('00000000-0000-4000-a106-000000000002', 'take_off', 'Asked to')$$, 'PT409', 'who does not wait is not'),
  ($$select public.hold_decision('00000000-0000-4000-a106-000000000002', 'withdraw')$$, 'PT400', 'nothing else is decided'),
  ($$select public.hold_decision('00000000-0000-4000-a106-000000000001', 'approve')$$, 'PT409', 'nobody decides what is decided'),
  ($$select public.hold_decision('00000000-0000-4000-a106-000000000003', 'reject', 'x')$$, 'PT409', 'approved stays approved'),
  ($$select public.hold_decision('00000000-0000-4000-a106-000000000004', 'approve')$$, 'PT409', 'rejected is reopened first'),
  ($$select public.hold_decision('00000000-0000-4000-a106-000000000009', 'approve')$$, 'PT404', 'what is not there is not decided'),
  ($$select public.decide_application('00000000-0000-4000-a106-000000000001', 'in_review')$$, 'PT409', 'nor taken up while it is decided')
) as cases (call, outcome, what);

select pg_temp.matrix('preview_decision call', $$
  select public.preview_decision('00000000-0000-4000-a106-000000000002', 'approve', 'Welcome')$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => '42501', coach => '42501', admin => '1',
  service => '42501');
select pg_temp.matrix('hold_decision take off', $$
  select public.hold_decision('00000000-0000-4000-a106-000000000003', 'take_off', 'Asked to')$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => '42501', coach => '42501', admin => '1',
  service => '42501');
select pg_temp.matrix('hold_decision with a place', $$
  select public.hold_decision('00000000-0000-4000-a106-000000000002', 'approve', null,
    '00000000-0000-4000-a105-000000000001', true)$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => '42501', coach => '42501', admin => '1',
  service => '42501');
select pg_temp.matrix('take_back_decision call', $$
  select public.take_back_decision('00000000-0000-4000-a106-000000000001')$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => '42501', coach => '42501', admin => '1',
  service => '42501');
select is(pg_temp.attempt('admin', $$select public.take_back_decision('00000000-0000-4000-a106-000000000002')$$), 'PT409',
  'there is nothing to take back of what nobody decided');

select pg_temp.matrix('due_decisions call', $$select public.due_decisions()$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => '42501', coach => '42501', admin => '42501',
  service => '1');
select pg_temp.matrix('carry_out_decision call', $$
  select 1 from public.carry_out_decision('00000000-0000-4000-a107-000000000001', repeat('0', 64))$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => '42501', coach => '42501', admin => '42501',
  service => '1');
select pg_temp.matrix('note_letter call', $$
  select 1 from public.note_letter('00000000-0000-4000-a107-000000000001', true, false)$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => '42501', coach => '42501', admin => '42501',
  service => '1');

select is(pg_temp.attempt(who, call), '42501', who || ' reaches nothing behind the calls: ' || call) from (values
  ($$select private.free_seats(c, null) from public.cohorts c$$),
  ($$select private.seat_for(a, null) from public.certification_applications a$$),
  ($$select private.leave_waitlist(a, 'Out') from public.certification_applications a$$),
  ($$select private.place_applicant(a, null, null, true) from public.certification_applications a$$)
) as behind (call), (values ('admin'), ('owner'), ('service')) as callers (who);
select is(pg_temp.attempt('service', $$
  insert into public.application_decisions (application_id, decision, waits)
  values ('00000000-0000-4000-a106-000000000002', 'reject', true)$$), '23514', 'a rejection has no place');

select pg_temp.matrix('application_figures call', $$
  select from public.application_figures() f where f.submitted + f.in_review + f.approved + f.rejected + f.withdrawn > 0$$,
  anon => '42501', stranger => '0', owner => '1', rival => '0', coach => '0', admin => '1', service => '42501');

select pg_temp.matrix('applications_found call', $$select public.applications_found('%d1@x.example%')$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => '42501', coach => '42501', admin => '1',
  service => '42501');
select pg_temp.matrix('record_export call', $$select public.record_export('certification_applications', 'q=a', 1)$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => '42501', coach => '42501', admin => '1',
  service => '42501');
select is(pg_temp.attempt('admin', call), 'PT400', call) from (values
  ($$select public.record_export('profiles', '', 1)$$),
  ($$select public.record_export('certification_applications', '', 50001)$$),
  ($$select public.record_export('certification_applications', '', null)$$)
) as exports (call);

select pg_temp.matrix('offer_seat call', $$select public.offer_seat('00000000-0000-4000-a108-000000000001')$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => '42501', coach => '42501', admin => '1',
  service => '42501');
update public.cohorts set status = 'finished' where id <> '00000000-0000-4000-a105-000000000001';
insert into public.cohort_members (cohort_id, user_id)
values ('00000000-0000-4000-a105-000000000001', pg_temp.person('rival'));
select is(pg_temp.attempt('admin', $$select public.offer_seat('00000000-0000-4000-a108-000000000001')$$), 'PT409',
  'no seat is given beyond the last');
delete from public.cohort_members where user_id = pg_temp.person('rival');
update public.waitlist set status = 'left' where id = '00000000-0000-4000-a108-000000000001';
select is(pg_temp.attempt('admin', $$select public.offer_seat('00000000-0000-4000-a108-000000000001')$$), 'PT409',
  'nor to somebody who has left the list');

-- A preview changes nothing. A decision is carried out once, in the name of the administrator who made it.
select pg_temp.speak_for('admin', 'authenticated');
select is(public.preview_decision('00000000-0000-4000-a106-000000000002', 'reject', 'Not yet') ->> 'status', 'rejected',
  'a preview tells what would be');
select is((select status from public.certification_applications where id = '00000000-0000-4000-a106-000000000002'),
  'submitted', 'and it is not so');
select pg_temp.speak_for('service', 'service_role');
select is(public.carry_out_decision('00000000-0000-4000-a107-000000000001', repeat('0', 64)) ->> 'status', 'approved',
  'the clock carries it out');
select is(public.carry_out_decision('00000000-0000-4000-a107-000000000001', repeat('0', 64)), null, 'and not twice at once');
select results_eq($$select status, decided_by from public.certification_applications
  where id = '00000000-0000-4000-a106-000000000001'$$,
  $$values ('approved', pg_temp.person('admin'))$$, 'who decided is written down, not the clock');
select is((select actor_id from public.application_events where to_status = 'approved'
    and application_id = '00000000-0000-4000-a106-000000000001'), pg_temp.person('admin'), 'in the history as well');
select is(pg_temp.attempt('admin', $$select public.take_back_decision('00000000-0000-4000-a106-000000000001')$$), 'PT409',
  'from then on it is not taken back');

-- An applicant who withdraws within the undo window receives no decision.
insert into public.application_decisions (application_id, id, decision, letter_at) values
  ('00000000-0000-4000-a106-000000000002', '00000000-0000-4000-a107-000000000002', 'approve', now());
update public.certification_applications set status = 'withdrawn' where id = '00000000-0000-4000-a106-000000000002';
select is(public.carry_out_decision('00000000-0000-4000-a107-000000000002', repeat('0', 64)), null,
  'who has withdrawn is told no decision');
select is((select status from public.certification_applications where id = '00000000-0000-4000-a106-000000000002'),
  'withdrawn', 'and stays withdrawn');

select * from finish();
rollback;
