begin;
\ir people.psql
select plan(53);

insert into public.user_preferences (user_id) values (pg_temp.person('owner'));

select pg_temp.matrix('user_preferences select', $$select from public.user_preferences where user_id = '{owner}'$$,
  anon => '42501', stranger => '0', owner => '1', rival => '0', coach => '0', admin => '0', service => '1');
select pg_temp.matrix('user_preferences insert', $$
  insert into public.user_preferences (user_id, preferences) values ('{stranger}', '{}')$$,
  anon => '42501', stranger => '1', owner => '42501', rival => '42501', coach => '42501', admin => '42501',
  service => '1', account => '42501');
select pg_temp.matrix('user_preferences update', $$
  update public.user_preferences set preferences = '{"theme": "dark"}' where user_id = '{owner}'$$,
  anon => '42501', stranger => '0', owner => '1', rival => '0', coach => '0', admin => '0', service => '1');
select pg_temp.matrix('user_preferences update that gives the row away', $$
  update public.user_preferences set user_id = '{stranger}' where user_id = '{owner}'$$,
  anon => '42501', stranger => '0', owner => '42501', rival => '0', coach => '0', admin => '0', service => '1');
select pg_temp.matrix('user_preferences delete', $$delete from public.user_preferences where user_id = '{owner}'$$,
  anon => '42501', stranger => '0', owner => '1', rival => '0', coach => '0', admin => '0', service => '1');

select is(pg_temp.attempt('stranger', $$insert into public.user_preferences (user_id, preferences)
  values ('{owner}', '{}') on conflict (user_id) do update set preferences = excluded.preferences$$),
  '42501', 'nobody upserts over another''s preferences');
select is(pg_temp.attempt('owner', $$insert into public.user_preferences (user_id, preferences)
  values ('{owner}', '{}') on conflict (user_id) do update set preferences = excluded.preferences$$),
  '1', 'over one''s own it works');
select is(pg_temp.attempt('owner', $$update public.user_preferences
  set preferences = jsonb_build_object('x', repeat('x', 20000))$$), '23514', 'preferences have a size');

select * from finish();
rollback;
