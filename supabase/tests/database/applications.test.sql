begin;
\ir people.psql
select plan(325);

insert into public.cohorts (id, name, starts_on, seats, status) values
  ('00000000-0000-4000-a005-000000000001', 'Tests open', current_date + 30, 2, 'open'),
  ('00000000-0000-4000-a005-000000000002', 'Tests planned', current_date + 200, 25, 'planned');
insert into public.certification_applications (
  id, user_id, applicant_type, first_name, last_name, email, phone, business_name, annual_revenue, interests
)
select id::uuid, pg_temp.person(who), 'client', 'A', 'B', 'a' || n || '@x.example', '5550100', 'Firm', '5m+', 'All'
from (values
  (1, '00000000-0000-4000-a006-000000000001', 'owner'), (2, '00000000-0000-4000-a006-000000000002', null)
) as a (n, id, who);
insert into public.application_events (id, application_id, kind, note, actor_id) overriding system value values
  (900000001, '00000000-0000-4000-a006-000000000001', 'note', 'For administrators', pg_temp.person('admin'));
insert into public.cohort_members (cohort_id, user_id, application_id) values
  ('00000000-0000-4000-a005-000000000001', pg_temp.person('owner'), '00000000-0000-4000-a006-000000000001');
insert into public.waitlist (id, application_id, cohort_id) values
  ('00000000-0000-4000-a007-000000000001', '00000000-0000-4000-a006-000000000001',
    '00000000-0000-4000-a005-000000000001');

select pg_temp.matrix('certification_applications select', $$
  select from public.certification_applications where id = '00000000-0000-4000-a006-000000000001'$$,
  anon => '42501', stranger => '0', owner => '1', rival => '0', coach => '0', admin => '1', service => '1');
select pg_temp.matrix('certification_applications select of a visitor''s', $$
  select from public.certification_applications where id = '00000000-0000-4000-a006-000000000002'$$,
  anon => '42501', stranger => '0', owner => '0', rival => '0', coach => '0', admin => '1', service => '1');
-- The owner has an application under review, so a second one is a conflict instead of a denial.
select pg_temp.matrix('certification_applications insert', $$
  insert into public.certification_applications
    (applicant_type, first_name, last_name, email, phone, business_name, annual_revenue, interests)
  values ('client', 'A', 'B', 'new@x.example', '5550100', 'Firm', '5m+', 'All')$$,
  anon => '1', stranger => '1', owner => '23505', rival => '1', coach => '1', admin => '1', service => '1');
select pg_temp.matrix('certification_applications insert that is read back', $$
  insert into public.certification_applications
    (applicant_type, first_name, last_name, email, phone, business_name, annual_revenue, interests)
  values ('client', 'A', 'B', 'new@x.example', '5550100', 'Firm', '5m+', 'All') returning reference$$,
  anon => '42501', stranger => '1', owner => '23505', rival => '1', coach => '1', admin => '1', service => '1');
select pg_temp.matrix('certification_applications insert as approved', $$
  insert into public.certification_applications
    (applicant_type, first_name, last_name, email, phone, business_name, annual_revenue, interests, status)
  values ('client', 'A', 'B', 'new@x.example', '5550100', 'Firm', '5m+', 'All', 'approved')$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => '42501', coach => '42501', admin => '42501',
  service => '1');
select pg_temp.matrix('certification_applications insert in the stranger''s name', $$
  insert into public.certification_applications
    (user_id, applicant_type, first_name, last_name, email, phone, business_name, annual_revenue, interests)
  values ('{stranger}', 'client', 'A', 'B', 'new@x.example', '5550100', 'Firm', '5m+', 'All')$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => '42501', coach => '42501', admin => '42501',
  service => '1');
select pg_temp.matrix('certification_applications update to withdrawn', $$
  update public.certification_applications set status = 'withdrawn'
  where id = '00000000-0000-4000-a006-000000000001'$$,
  anon => '42501', stranger => '0', owner => '1', rival => '0', coach => '0', admin => '1', service => '1');
select pg_temp.matrix('certification_applications update to approved', $$
  update public.certification_applications set status = 'approved'
  where id = '00000000-0000-4000-a006-000000000001'$$,
  anon => '42501', stranger => '0', owner => '42501', rival => '0', coach => '0', admin => '42501', service => '1');
select pg_temp.matrix('certification_applications update to in review', $$
  update public.certification_applications set status = 'in_review'
  where id = '00000000-0000-4000-a006-000000000001'$$,
  anon => '42501', stranger => '0', owner => '42501', rival => '0', coach => '0', admin => '1', service => '1');
select pg_temp.matrix('certification_applications update of what was written', $$
  update public.certification_applications set current_revenue = '5m+', decision_note = 'x', reference = 'x'
  where id = '00000000-0000-4000-a006-000000000001'$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => '42501', coach => '42501', admin => '42501',
  service => '23514');
select pg_temp.matrix('certification_applications delete', $$
  delete from public.certification_applications where id = '00000000-0000-4000-a006-000000000001'$$,
  anon => '42501', stranger => '0', owner => '0', rival => '0', coach => '0', admin => '1', service => '1');

select pg_temp.matrix('application_events select', $$
  select from public.application_events
  where application_id = '00000000-0000-4000-a006-000000000001' and kind = 'submitted'$$,
  anon => '42501', stranger => '0', owner => '1', rival => '0', coach => '0', admin => '1', service => '1');
select pg_temp.matrix('application_events select of a note', $$
  select from public.application_events where id = 900000001$$,
  anon => '42501', stranger => '0', owner => '0', rival => '0', coach => '0', admin => '1', service => '1');
select pg_temp.matrix('application_events insert of a note', $$
  insert into public.application_events (application_id, kind, note)
  values ('00000000-0000-4000-a006-000000000001', 'note', 'x')$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => '42501', coach => '42501', admin => '1',
  service => '1');
select pg_temp.matrix('application_events insert of a status', $$
  insert into public.application_events (application_id, kind, to_status)
  values ('00000000-0000-4000-a006-000000000001', 'status', 'approved')$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => '42501', coach => '42501', admin => '42501',
  service => '1');
select pg_temp.matrix('application_events update', $$
  update public.application_events set note = 'y' where id = 900000001$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => '42501', coach => '42501', admin => '42501',
  service => '1');
select pg_temp.matrix('application_events delete', $$delete from public.application_events where id = 900000001$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => '42501', coach => '42501', admin => '42501',
  service => '1');

select pg_temp.matrix('cohorts select', $$
  select from public.cohorts where id = '00000000-0000-4000-a005-000000000001'$$,
  anon => '1', stranger => '1', owner => '1', rival => '1', coach => '1', admin => '1', service => '1',
  still_ended => 'stranger owner rival coach admin account', still_suspended => 'stranger owner rival coach admin account');
select pg_temp.matrix('cohorts select of a planned one', $$
  select from public.cohorts where id = '00000000-0000-4000-a005-000000000002'$$,
  anon => '0', stranger => '0', owner => '0', rival => '0', coach => '0', admin => '1', service => '1');
select pg_temp.matrix('cohorts insert', $$
  insert into public.cohorts (name, starts_on) values ('x', current_date)$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => '42501', coach => '42501', admin => '1',
  service => '1');
select pg_temp.matrix('cohorts update', $$
  update public.cohorts set name = 'y' where id = '00000000-0000-4000-a005-000000000001'$$,
  anon => '42501', stranger => '0', owner => '0', rival => '0', coach => '0', admin => '1', service => '1');
select pg_temp.matrix('cohorts update of the seats taken', $$
  update public.cohorts set seats_taken = 0 where id = '00000000-0000-4000-a005-000000000001'$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => '42501', coach => '42501', admin => '42501',
  service => '1');
select pg_temp.matrix('cohorts delete', $$
  delete from public.cohorts where id = '00000000-0000-4000-a005-000000000002'$$,
  anon => '42501', stranger => '0', owner => '0', rival => '0', coach => '0', admin => '1', service => '1');

select pg_temp.matrix('cohort_members select', $$
  select from public.cohort_members where user_id = '{owner}'$$,
  anon => '42501', stranger => '0', owner => '1', rival => '0', coach => '0', admin => '1', service => '1');
select pg_temp.matrix('cohort_members insert', $$
  insert into public.cohort_members (cohort_id, user_id)
  values ('00000000-0000-4000-a005-000000000001', '{stranger}')$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => '42501', coach => '42501', admin => '1',
  service => '1');
select pg_temp.matrix('cohort_members update', $$
  update public.cohort_members set user_id = '{stranger}' where user_id = '{owner}'$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => '42501', coach => '42501', admin => '42501',
  service => '1');
select pg_temp.matrix('cohort_members delete', $$delete from public.cohort_members where user_id = '{owner}'$$,
  anon => '42501', stranger => '0', owner => '0', rival => '0', coach => '0', admin => '1', service => '1');

select pg_temp.matrix('waitlist select', $$
  select from public.waitlist where id = '00000000-0000-4000-a007-000000000001'$$,
  anon => '42501', stranger => '0', owner => '1', rival => '0', coach => '0', admin => '1', service => '1');
select pg_temp.matrix('waitlist insert', $$
  insert into public.waitlist (application_id) values ('00000000-0000-4000-a006-000000000002')$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => '42501', coach => '42501', admin => '1',
  service => '1');
select pg_temp.matrix('waitlist update', $$
  update public.waitlist set status = 'seated' where id = '00000000-0000-4000-a007-000000000001'$$,
  anon => '42501', stranger => '0', owner => '0', rival => '0', coach => '0', admin => '1', service => '1');
select pg_temp.matrix('waitlist delete', $$
  delete from public.waitlist where id = '00000000-0000-4000-a007-000000000001'$$,
  anon => '42501', stranger => '0', owner => '0', rival => '0', coach => '0', admin => '1', service => '1');

-- The test cohort has two seats, and one is taken.
select is(pg_temp.attempt('admin', $$insert into public.cohort_members (cohort_id, user_id)
  values ('00000000-0000-4000-a005-000000000001', '{stranger}'),
    ('00000000-0000-4000-a005-000000000001', '{rival}')$$), '23514', 'nobody is seated beyond the last seat');
select is(pg_temp.attempt('admin', $$update public.cohorts set seats = 26$$), '23514', 'a cohort has 25 seats at most');
select is((select seats_taken::text from public.cohorts where id = '00000000-0000-4000-a005-000000000001'),
  '1', 'the count of seats is kept');

-- Submits an advisor's complete form with the given changes.
create function pg_temp.advisor(changes text) returns text language sql as $$
  select pg_temp.attempt('anon', format($f$
    insert into public.certification_applications (first_name, last_name, email, phone, firm_name, title,
      years_experience, license_number, license_state, current_revenue, target_revenue, client_types,
      biggest_challenge, why_applying, commitment, terms)
    select first_name, last_name, email, phone, firm_name, title, years_experience, license_number, license_state,
      current_revenue, target_revenue, client_types, biggest_challenge, why_applying, commitment, terms
    from jsonb_populate_record(null::public.certification_applications, '{
      "first_name": "A", "last_name": "B", "email": "cpa@x.example", "phone": "(555) 010-0100", "firm_name": "F",
      "title": "T", "years_experience": "3-5", "license_number": "1", "license_state": "NY",
      "current_revenue": "250k-500k", "target_revenue": "500k-1m", "client_types": "c", "biggest_challenge": "b",
      "why_applying": "w", "commitment": true, "terms": true}'::jsonb || %L::jsonb)$f$, changes))
$$;
select is(pg_temp.advisor('{}'), '1', 'a whole form of an advisor is stored');
select is(pg_temp.advisor(change), '23514', 'not with ' || change)
from unnest(array[
  '{"firm_name": null}', '{"years_experience": "2"}', '{"license_state": " "}', '{"current_revenue": "100k"}',
  '{"target_revenue": "250k-500k"}', '{"commitment": false}', '{"terms": false}', '{"email": "nothing"}',
  '{"phone": "call me"}', '{"first_name": "  "}', '{"why_applying": ""}'
]) as change;

select * from finish();
rollback;
