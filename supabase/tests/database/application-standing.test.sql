begin;
\ir people.psql
select plan(31);

insert into public.certification_applications
  (id, applicant_type, first_name, last_name, email, phone, business_name, annual_revenue, interests, submission_id)
values ('00000000-0000-4000-a00d-000000000001', 'client', 'A', 'B', 'Owner@Standing.example', '5550100', 'Firm', '5m+',
  'All', '00000000-0000-4000-a00d-000000000002');
update public.certification_applications set reference = 'CPPS-TEST-AAAA'
where id = '00000000-0000-4000-a00d-000000000001';
insert into private.form_submissions (request_id, form, fingerprint, reference)
values ('00000000-0000-4000-a00d-000000000002', 'certification', 'f', 'CPPS-TEST-AAAA');

-- An applicant with the reference and the address uses the server function, which counts attempts. No user, including
-- the owner, can call the database function directly.
select pg_temp.matrix('application_standing call', $$
  select public.application_standing('CPPS-TEST-AAAA', 'owner@standing.example')$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => '42501', coach => '42501', admin => '42501',
  service => '1');
select pg_temp.matrix('due_application_letter call', $$
  select public.due_application_letter('00000000-0000-4000-a00d-000000000002')$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => '42501', coach => '42501', admin => '42501',
  service => '1');
select is(pg_temp.attempt('anon', $$
  select public.application_standing('CPPS-TEST-AAAA', 'owner@standing.example', null, true)$$), '42501',
  'nor what is behind the call');
select is(pg_temp.attempt('owner', $$
  select private.standing_of(a, false) from public.certification_applications a$$), '42501', 'nor a row of it');

select is(public.application_standing(' cpps-test-aaaa ', ' OWNER@standing.example', null, false) ->> 'status', 'submitted',
  'spelling does not matter');
select is(public.application_standing('CPPS-TEST-AAAA', 'other@standing.example', null, true), null, 'a wrong address');
select is(public.application_standing('CPPS-TEST-AAAB', 'owner@standing.example', null, true), null, 'a wrong reference');
select is(public.application_standing('CPPS-TEST-%', '%', null, true), null, 'nothing stands for anything');
select is((select status from public.certification_applications where reference = 'CPPS-TEST-AAAA'), 'submitted',
  'and nothing was withdrawn');

-- Every lookup must take the same time. This compares the table scans that the transaction counts, not the duration.
create function pg_temp.scans_of(reference text, email text) returns jsonb language plpgsql as $$
declare
  before jsonb;
  after jsonb;
  counted text := $q$
    select jsonb_object_agg(t.schemaname || '.' || t.relname, t.seq_scan + coalesce(t.idx_scan, 0))
    from pg_stat_xact_user_tables t$q$;
begin
  execute counted into before;
  perform public.application_standing(scans_of.reference, scans_of.email, null, false);
  execute counted into after;
  return (select jsonb_object_agg(a.key, a.value::int - coalesce((before ->> a.key)::int, 0))
    from jsonb_each_text(after) a where a.value::int > coalesce((before ->> a.key)::int, 0));
end $$;
-- The first lookups plan the queries and open rate-limit turns. After them, every lookup costs the same.
select pg_temp.scans_of('CPPS-TEST-AAA' || n, n || '@standing.example') from generate_series(1, 6) as n;
select pg_temp.scans_of('CPPS-TEST-AAAA', 'owner@standing.example') from generate_series(1, 6);
create temporary table looks as
select 'right' as pair, pg_temp.scans_of('CPPS-TEST-AAAA', 'owner@standing.example') as scans
union all select 'wrong address', pg_temp.scans_of('CPPS-TEST-AAAA', '1@standing.example')
union all select 'wrong reference', pg_temp.scans_of('CPPS-TEST-AAA1', 'owner@standing.example')
union all select 'both wrong', pg_temp.scans_of('CPPS-TEST-AAA1', '1@standing.example');
select ok((select scans from looks where pair = 'right') @> '{"public.certification_applications": 1}', 'a look is counted');
select is(scans, (select scans from looks where pair = 'right'), pair || ': the same reads as for the right pair')
from looks where pair <> 'right' order by pair;

select * from finish();
rollback;
