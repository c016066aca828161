begin;
\ir people.psql
select plan(66);

insert into public.clients (id, name, user_id, coach_id, account_id) values
  ('00000000-0000-4000-a001-000000000001', 'Coached', pg_temp.person('owner'), pg_temp.person('coach'), pg_temp.person('account'));
insert into public.projections (id, client_id, label, tax_year, inputs, result, made_by) values
  ('00000000-0000-4000-a00d-000000000001', '00000000-0000-4000-a001-000000000001', 'With a pension plan', 2026,
    '{"revenue": 4200000, "entity": "s-corp"}', '{"saved": 148000}', pg_temp.person('coach'));

select pg_temp.matrix('projections select', $$select from public.projections$$,
  anon => '42501', stranger => '0', owner => '1', rival => '0', coach => '1', admin => '1', service => '1',
  account => '1');
update public.projections set archived_at = now();
select pg_temp.matrix('projections select of an archived one', $$select from public.projections$$,
  anon => '42501', stranger => '0', owner => '1', rival => '0', coach => '1', admin => '1', service => '1');
update public.projections set archived_at = null;
select pg_temp.matrix('projections insert', $$insert into public.projections (client_id, label, tax_year, inputs, result)
  values ('00000000-0000-4000-a001-000000000001', 'x', 2026, '{"revenue": 1}', '{"saved": 0}')$$,
  anon => '42501', stranger => '42501', owner => '1', rival => '42501', coach => '1', admin => '1', service => '1');
select pg_temp.matrix('projections update of what came out', $$update public.projections set result = '{}'$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => '42501', coach => '42501', admin => '42501',
  service => '1');
select pg_temp.matrix('projections update that archives', $$update public.projections set archived_at = now()$$,
  anon => '42501', stranger => '0', owner => '0', rival => '0', coach => '1', admin => '1', service => '1');
select pg_temp.matrix('projections delete', $$delete from public.projections$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => '42501', coach => '42501', admin => '42501',
  service => '1');

select is(pg_temp.attempt('coach', $$insert into public.projections (client_id, label, tax_year, inputs, result, made_by)
  values ('00000000-0000-4000-a001-000000000001', 'x', 2026, '{}', '{}', '{admin}')$$), '42501',
  'nobody makes one in another''s name');
select is(pg_temp.attempt('coach', $$insert into public.projections (client_id, label, tax_year, inputs, result)
  values ('00000000-0000-4000-a001-000000000001', 'x', 2026, '{"a": {"b": 1}}', '{}')$$), '23514', 'inputs are flat');
select is(pg_temp.attempt('coach', $$with done as (update public.projections set archived_at = '2020-01-01' returning *)
  select from done where archived_at = now() and archived_by = '{coach}'$$), '1', 'when and by whom is not chosen');
select is((select to_value from public.client_events where kind = 'projection'), '2026: With a pension plan',
  'it stands in the history of the client');
insert into public.projections (client_id, label, tax_year, inputs, result, made_by) values
  ('00000000-0000-4000-a001-000000000001', 'Of the owner', 2026, '{}', '{}', pg_temp.person('owner'));
select is(pg_temp.attempt('owner', $$update public.projections set archived_at = now()$$), '1',
  'an owner archives what they made, and nothing else');
delete from public.clients;
select is((select count(*)::int from public.projections), 0, 'it goes with the client');

select * from finish();
rollback;
