-- The views expose the same rows under other names, with the same rules.
begin;
\ir people.psql
select plan(80);

insert into people values ('fresh', '00000000-0000-4000-a000-000000000008', 'user');
insert into auth.users (id, email, aud, role)
values (pg_temp.person('fresh'), 'fresh@tests.example', 'authenticated', 'authenticated');
delete from public.profiles where id = pg_temp.person('fresh');
insert into public.user_preferences (user_id) values (pg_temp.person('owner'));

select pg_temp.matrix('todo_profiles select', $$select from public.todo_profiles where id = '{owner}'$$,
  anon => '42501', stranger => '0', owner => '1', rival => '0', coach => '0', admin => '1', service => '1',
  still_suspended => 'owner');
select pg_temp.matrix('todo_profiles insert', $$
  insert into public.todo_profiles (id, email, role, status, account_type, onboarded, name)
  values ('{fresh}', 'fresh@tests.example', 'user', 'active', 'client', false, '')$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => '42501', coach => '42501', admin => '1',
  service => '1');
select pg_temp.matrix('todo_profiles update', $$update public.todo_profiles set role = 'admin' where id = '{owner}'$$,
  anon => '42501', stranger => '0', owner => '42501', rival => '0', coach => '0', admin => '1', service => '1');
select pg_temp.matrix('todo_profiles delete', $$delete from public.todo_profiles where id = '{owner}'$$,
  anon => '42501', stranger => '0', owner => '0', rival => '0', coach => '0', admin => '1', service => '1');

select pg_temp.matrix('todo_user_preferences select', $$
  select from public.todo_user_preferences where user_id = '{owner}'$$,
  anon => '42501', stranger => '0', owner => '1', rival => '0', coach => '0', admin => '0', service => '1');
select pg_temp.matrix('todo_user_preferences insert', $$
  insert into public.todo_user_preferences (user_id, preferences) values ('{stranger}', '{}')$$,
  anon => '42501', stranger => '1', owner => '42501', rival => '42501', coach => '42501', admin => '42501',
  service => '1', account => '42501');
select pg_temp.matrix('todo_user_preferences update', $$
  update public.todo_user_preferences set preferences = '{"theme": "dark"}' where user_id = '{owner}'$$,
  anon => '42501', stranger => '0', owner => '1', rival => '0', coach => '0', admin => '0', service => '1');
select pg_temp.matrix('todo_user_preferences delete', $$
  delete from public.todo_user_preferences where user_id = '{owner}'$$,
  anon => '42501', stranger => '0', owner => '1', rival => '0', coach => '0', admin => '0', service => '1');

select * from finish();
rollback;
