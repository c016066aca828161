begin;
\ir people.psql
select plan(25);

insert into public.certification_applications
  (id, applicant_type, first_name, last_name, email, phone, business_name, annual_revenue, interests, submission_id)
values ('00000000-0000-4000-a00d-000000000001', 'client', 'A', 'B', 'Owner@Standing.example', '5550100', 'Firm', '5m+',
  'All', '00000000-0000-4000-a00d-000000000002');
update public.certification_applications set reference = 'CPPS-TEST-AAAA'
where id = '00000000-0000-4000-a00d-000000000001';
insert into private.form_submissions (request_id, form, fingerprint, reference)
values ('00000000-0000-4000-a00d-000000000002', 'certification', 'f', 'CPPS-TEST-AAAA');

-- Whoever has both asks the server function, which counts: nobody calls the database past it, the owner included.
select pg_temp.matrix('application_standing call', $$
  select public.application_standing('CPPS-TEST-AAAA', 'owner@standing.example')$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => '42501', coach => '42501', admin => '42501',
  service => '1');
select pg_temp.matrix('due_application_letter call', $$
  select public.due_application_letter('00000000-0000-4000-a00d-000000000002')$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => '42501', coach => '42501', admin => '42501',
  service => '1');
select is(pg_temp.attempt('anon', $$
  select private.application_standing('CPPS-TEST-AAAA', 'owner@standing.example', null, true)$$), '42501',
  'nor what is behind the call');
select is(pg_temp.attempt('owner', $$
  select private.standing_of(a, false) from public.certification_applications a$$), '42501', 'nor a row of it');

select is(private.application_standing(' cpps-test-aaaa ', ' OWNER@standing.example', null, false) ->> 'status', 'submitted',
  'spelling does not matter');
select is(private.application_standing('CPPS-TEST-AAAA', 'other@standing.example', null, true), null, 'a wrong address');
select is(private.application_standing('CPPS-TEST-AAAB', 'owner@standing.example', null, true), null, 'a wrong reference');
select is(private.application_standing('CPPS-TEST-%', '%', null, true), null, 'nothing stands for anything');
select is((select status from public.certification_applications where reference = 'CPPS-TEST-AAAA'), 'submitted',
  'and nothing was withdrawn');

select * from finish();
rollback;
