-- Directory entries: certified people edit their own, and it is shown while their certificate is valid.
begin;
\ir people.psql
select plan(78);

insert into public.cohorts (id, name, starts_on, status) values
  ('00000000-0000-4000-a004-000000000001', 'Certified', current_date - 120, 'running');
insert into public.certificates (user_id, cohort_id, name, completed_on, cpe_live, cpe_self_study, expires_on)
select pg_temp.person(who), '00000000-0000-4000-a004-000000000001', name, current_date, 33.6, 6.4, current_date + 60
from (values ('coach', 'Cora Ó Coach'), ('rival', 'Rita')) as h (who, name);
insert into public.directory_entries (user_id, shown, headline, firm, location, specialities, about, contact_email)
values (pg_temp.person('coach'), true, 'CPA', 'Coach CPAs', 'Reno, Nevada', '{Pensions}', 'Plans.', 'c@x.example');

select pg_temp.matrix('directory_entries select', $$select from public.directory_entries where user_id = '{coach}'$$,
  anon => '42501', stranger => '0', owner => '0', rival => '0', coach => '1', admin => '1', service => '1');
delete from public.directory_entries where user_id = pg_temp.person('rival');
select pg_temp.matrix('directory_entries insert', $$
  insert into public.directory_entries (headline, firm, location, specialities, about, contact_email, shown)
  values ('CPA', 'Firm', 'Reno, Nevada', '{Pensions}', 'Plans.', 'r@x.example', true)$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => '1', coach => '23505', admin => '42501',
  service => '23502');
select pg_temp.matrix('directory_entries insert for somebody', $$
  insert into public.directory_entries (user_id, headline, firm, location, specialities, about, contact_email)
  values ('{rival}', 'CPA', 'Firm', 'Reno, Nevada', '{Pensions}', 'Plans.', 'r@x.example')$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => '42501', coach => '42501', admin => '42501',
  service => '1');
select pg_temp.matrix('directory_entries update', $$
  update public.directory_entries set about = 'Other', shown = false where user_id = '{coach}'$$,
  anon => '42501', stranger => '0', owner => '0', rival => '0', coach => '1', admin => '1', service => '1');
select is(pg_temp.attempt('admin', $$update public.directory_entries set about = 'Mine' where user_id = '{coach}'$$), '42501',
  'an administrator takes out of sight, and puts nothing into it');
select pg_temp.matrix('directory_entries delete', $$delete from public.directory_entries where user_id = '{coach}'$$,
  anon => '42501', stranger => '0', owner => '0', rival => '0', coach => '1', admin => '0', service => '1');
select is(pg_temp.attempt('coach', $$update public.directory_entries set slug = 'mine'$$), '42501', 'nobody writes an address');
select is(pg_temp.attempt('coach', $$update public.directory_entries set specialities = '{}'$$), '23514', 'one speciality at least');
select is(pg_temp.attempt('coach', $$update public.directory_entries set about = repeat('x', 2001)$$), '23514', 'about has an end');

select pg_temp.matrix('list_directory call', $$select 1 where public.list_directory() -> 0 ->> 'name' = 'Cora Ó Coach'$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => '42501', coach => '42501', admin => '42501',
  service => '1');
select matches((select slug from public.directory_entries), '^cora-o-coach-[2-9a-z]{4}$', 'the address is made of the name');
select is(private.slug_of(name), slug, name) from (values
  ('Anaïs de la Vallée-Poussin III', 'anais-de-la-vallee-poussin-iii'), ('Łukasz Żółć', 'lukasz-zolc'),
  ('Mary O’Neil, CPA', 'mary-oneil-cpa'), ('Jørgen Strauß', 'jorgen-strauss'), ('李小龍', 'cpps')
) as names (name, slug);
select is(pg_temp.attempt('coach', $$select private.slug_of('Ann')$$), '42501', 'nobody calls what makes it');
update public.directory_entries set shown = false;
select is(public.list_directory(), '[]', 'switched off, it is gone');
update public.directory_entries set shown = true;
update public.certificates set expires_on = issued_on + 1, issued_on = issued_on - 9;
update public.certificates set expires_on = private.office_day() - 1;
select is(public.list_directory(), '[]', 'with an expired certificate it is gone');
select is(pg_temp.attempt('coach', $$update public.directory_entries set about = 'Other'$$), '42501', 'and not edited');
select is(pg_temp.attempt('coach', $$update public.directory_entries set shown = false$$), '1', 'but switched off');
update public.certificates set expires_on = private.office_day() + 9;
select is(jsonb_array_length(public.list_directory()), 1, 'valid again, it is back');
update public.certificates set revoked_at = now(), revoked_reason = 'x' where user_id = pg_temp.person('coach');
select is(public.list_directory(), '[]', 'revoked, it is gone at once');
select is(pg_temp.attempt('rival', $$insert into public.directory_entries
  (headline, firm, location, specialities, about, contact_email) values ('C', 'F', 'L', '{P}', 'A', 'not an address')$$),
  '23514', 'the address for mail is one');

select * from finish();
rollback;
