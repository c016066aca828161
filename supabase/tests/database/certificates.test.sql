-- Certificates: access to read, issue, revoke, and renew them, and the public lookup of a code.
begin;
\ir people.psql
select plan(145);

insert into public.cohorts (id, name, starts_on, status) values
  ('00000000-0000-4000-a004-000000000001', 'Certified', current_date - 120, 'running'),
  ('00000000-0000-4000-a004-000000000002', 'To come', current_date + 20, 'open');
insert into public.cohort_members (id, cohort_id, user_id) values
  ('00000000-0000-4000-a005-000000000001', '00000000-0000-4000-a004-000000000001', pg_temp.person('coach')),
  ('00000000-0000-4000-a005-000000000002', '00000000-0000-4000-a004-000000000001', pg_temp.person('rival')),
  ('00000000-0000-4000-a005-000000000003', '00000000-0000-4000-a004-000000000002', pg_temp.person('rival'));
insert into public.certificates (id, code, user_id, cohort_id, name, completed_on, cpe_live, cpe_self_study, expires_on)
values ('00000000-0000-4000-a006-000000000001', 'CPPS-AAAA-BBBB-2222', pg_temp.person('coach'),
  '00000000-0000-4000-a004-000000000001', 'Cora Coach', current_date - 1, 33.6, 6.4, current_date + 60);

select pg_temp.matrix('certificates select', $$select from public.certificates where code = 'CPPS-AAAA-BBBB-2222'$$,
  anon => '42501', stranger => '0', owner => '0', rival => '0', coach => '1', admin => '1', service => '1');
select pg_temp.matrix('certificates insert', $$
  insert into public.certificates (user_id, cohort_id, name, completed_on, cpe_live, cpe_self_study, expires_on)
  values ('{rival}', '00000000-0000-4000-a004-000000000001', 'R', current_date, 1, 1, current_date + 9)$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => '42501', coach => '42501', admin => '42501',
  service => '1');
select pg_temp.matrix('certificates update', $$update public.certificates set expires_on = current_date + 900$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => '42501', coach => '42501', admin => '42501',
  service => '1');
select pg_temp.matrix('certificates delete', $$delete from public.certificates$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => '42501', coach => '42501', admin => '42501',
  service => '1');

create function pg_temp.complete(
  member int, day text default 'current_date - 1', live numeric default 33.6, years int default 2, name text default 'Rita Rival'
) returns text language sql as $f$
  select format($$select public.complete_participant('00000000-0000-4000-a005-00000000000%s', %L, %s, %s, 6.4, %s)$$,
    member, name, day, live, years)
$f$;
select pg_temp.matrix('complete_participant call', pg_temp.complete(2),
  anon => '42501', stranger => '42501', owner => '42501', rival => '42501', coach => '42501', admin => '1',
  service => '42501');
select is(pg_temp.attempt('admin', pg_temp.complete(3)), 'PT409', 'a cohort that has not begun certifies nobody');
select is(pg_temp.attempt('admin', pg_temp.complete(9)), 'PT404', 'nor does a seat that is not there');
select is(pg_temp.attempt('admin', pg_temp.complete(2, 'current_date + 2')), 'PT400', 'nobody has completed it in the future');
select is(pg_temp.attempt('admin', pg_temp.complete(2, 'current_date - 200')), 'PT400', 'nor before it began');
select is(pg_temp.attempt('admin', pg_temp.complete(2, live => 33.7)), 'PT400', 'hours go in steps of a fifth');
select is(pg_temp.attempt('admin', pg_temp.complete(2, name => '  ')), 'PT400', 'a certificate names somebody');
select is(pg_temp.attempt('admin', pg_temp.complete(2, years => 40)), 'PT400', 'and has a term');

select pg_temp.speak_for('admin', 'authenticated');
create temporary table issued as select private.complete_participant(
  '00000000-0000-4000-a005-000000000002', ' Rita Rival ', current_date - 1, 33.6, 6.4, 2) as told;
select is((select told ->> 'changed' from issued), 'true', 'a certificate is issued');
select is((select told ->> 'expiresOn' from issued), (private.office_day() + interval '2 years')::date::text, 'for the term');
select matches((select told ->> 'code' from issued), '^CPPS(-[2-9A-HJ-NP-Z]{4}){3}$', 'under a code that can be read out');
select is((select told ->> 'email' from issued), 'rival@tests.example', 'to the address of the account');
select is(private.complete_participant('00000000-0000-4000-a005-000000000002', 'Other', current_date, 1, 1, 3) - 'changed',
  (select told - 'changed' from issued), 'the same again answers what there is');
select is((select count(*)::int from public.certificates c where c.user_id = pg_temp.person('rival')), 1, 'exactly once');
select is((select count(*)::int from public.notifications n where n.user_id = pg_temp.person('rival')
  and n.link = '/dashboard/certificate'), 1, 'and one notice');
select is((select a.to_value from public.audit_log a where a.entity_id = (select (told ->> 'id')::uuid from issued)),
  'issued until ' || (select told ->> 'expiresOn' from issued), 'and it is written down');

select pg_temp.matrix('undo_certificate call', $$select public.undo_certificate('00000000-0000-4000-a006-000000000001')$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => '42501', coach => '42501', admin => '1',
  service => '42501');
select pg_temp.matrix('revoke_certificate call', $$
  select public.revoke_certificate('00000000-0000-4000-a006-000000000001', 'License ended')$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => '42501', coach => '42501', admin => '1',
  service => '42501');
select is(pg_temp.attempt('admin', $$select public.revoke_certificate('00000000-0000-4000-a006-000000000001', ' ')$$),
  'PT400', 'revoked with a reason only');
select pg_temp.matrix('renew_certificate call', $$
  select public.renew_certificate('00000000-0000-4000-a006-000000000001', 2)$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => '42501', coach => '42501', admin => '1',
  service => '42501');
select is(pg_temp.attempt('admin', format($$select public.renew_certificate(%L, 2)$$,
  (select told ->> 'id' from issued))), 'PT409', 'not long before its last day');

-- The seat of a certified participant and its cohort cannot be deleted.
select is(pg_temp.attempt('admin', $$delete from public.cohort_members where id = '00000000-0000-4000-a005-000000000001'$$),
  '23503', 'the seat of somebody certified stays');
select is(pg_temp.attempt('admin', $$delete from public.cohort_members where id = '00000000-0000-4000-a005-000000000003'$$),
  '1', 'another does not');
select is(pg_temp.attempt('admin', $$delete from public.cohorts where id = '00000000-0000-4000-a004-000000000001'$$),
  '23503', 'a cohort with certificates stays');
select is(pg_temp.attempt('admin', $$update public.cohorts set seats = 1 where id = '00000000-0000-4000-a004-000000000001'$$),
  '23514', 'seats that are taken stay');
select is(pg_temp.attempt('admin', $$update public.cohorts set seats = 2 where id = '00000000-0000-4000-a004-000000000001'$$),
  '1', 'down to them they go');

-- Public lookup.
select pg_temp.matrix('verify_certificate call', $$
  select 1 where public.verify_certificate('CPPS-AAAA-BBBB-2222', '192.0.2.1') is not null$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => '42501', coach => '42501', admin => '42501',
  service => '1');
select is(public.verify_certificate('CPPS-AAAA-BBBB-2222', '192.0.2.1'), jsonb_build_object(
  'code', 'CPPS-AAAA-BBBB-2222', 'name', 'Cora Coach', 'cohort', 'Certified', 'issuedOn', private.office_day(),
  'expiresOn', current_date + 60, 'status', 'valid', 'revokedOn', null), 'a code tells what its page shows, no more');
select is(public.verify_certificate('CPPS-AAAA-BBBB-2223', '192.0.2.1'), null, 'a code that nobody holds tells nothing');
insert into private.form_turns (key) select private.sender_key('192.0.2.9') || ':verify' from generate_series(1, 60);
select is(pg_temp.attempt('service', $$select public.verify_certificate('CPPS-AAAA-BBBB-2222', '192.0.2.9')$$), 'PT429',
  'sixty codes in ten minutes are enough for one network');
select pg_temp.matrix('credential_facts call', $$
  select 1 where public.credential_facts('CPPS-AAAA-BBBB-2222') ->> 'status' = 'valid'$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => '42501', coach => '42501', admin => '42501',
  service => '1');
select pg_temp.matrix('revoked_credentials call', $$select public.revoked_credentials()$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => '42501', coach => '42501', admin => '42501',
  service => '1');

-- Over time: expired, renewed from today, and revoked permanently.
update public.certificates c set issued_at = now() - interval '800 days', issued_on = current_date - 800,
  completed_on = current_date - 801, expires_on = private.office_day() - 1 where c.code = 'CPPS-AAAA-BBBB-2222';
select is(public.verify_certificate('CPPS-AAAA-BBBB-2222', null) ->> 'status', 'expired', 'the day after its last it has expired');
select is(pg_temp.attempt('admin', $$select public.undo_certificate('00000000-0000-4000-a006-000000000001')$$), 'PT409',
  'after a day a mistake is revoked, not undone');
select is(private.renew_certificate('00000000-0000-4000-a006-000000000001', 2) ->> 'expiresOn',
  (private.office_day() + interval '2 years')::date::text, 'a late renewal counts from today');
select is(public.verify_certificate('CPPS-AAAA-BBBB-2222', null) ->> 'status', 'valid', 'and it is valid again');
select is(private.revoke_certificate('00000000-0000-4000-a006-000000000001', 'License ended') ->> 'changed', 'true', 'revoked');
select is(private.revoke_certificate('00000000-0000-4000-a006-000000000001', 'Again') ->> 'reason', 'License ended',
  'once: the first reason stays');
select is(public.verify_certificate('CPPS-AAAA-BBBB-2222', null) ->> 'status', 'revoked', 'the public learns that');
select ok(not public.verify_certificate('CPPS-AAAA-BBBB-2222', null)::text like '%License%', 'and not why');
select is(pg_temp.attempt('admin', $$select public.renew_certificate('00000000-0000-4000-a006-000000000001', 2)$$), 'PT409',
  'and it is not renewed');
select is(public.revoked_credentials(), '["00000000-0000-4000-a006-000000000001"]', 'the list has it by its id alone');

select * from finish();
rollback;
