begin;
\ir people.psql
select plan(44);

-- Permission to call each function. profiles.test.sql tests suspended accounts and the last administrator.
insert into auth.users (id, email, aud, role)
values ('00000000-0000-4000-a000-000000000007', 'second@tests.example', 'authenticated', 'authenticated');
update public.profiles set role = 'admin' where id = '00000000-0000-4000-a000-000000000007';

-- Only the server function deletes an account, in a session of its owner. Session ids equal user ids.
insert into auth.sessions (id, user_id) select id, id from people;
select pg_temp.matrix('begin_account_deletion call', $$
  select public.begin_account_deletion('{owner}', '{owner}')$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => '42501', coach => '42501', admin => '42501',
  service => '1');
select pg_temp.matrix('finish_account_deletion call', $$select public.finish_account_deletion('{owner}')$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => '42501', coach => '42501', admin => '42501',
  service => '1');
select is(pg_temp.attempt('service', $$select public.begin_account_deletion('{owner}', '{stranger}')$$), 'PT401',
  'a session of somebody else deletes nobody');
select is(pg_temp.attempt('service', $$select public.begin_account_deletion('{owner}', null)$$), 'PT401', 'nor none');

insert into public.download_counts (tool_id, downloads) values ('of-the-tests', 5);
select pg_temp.matrix('count_download call', $$select public.count_download('of-the-tests')$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => '1', coach => '1', admin => '1', service => '42501');
select is(pg_temp.attempt('coach', $$select public.count_download('no-such-file')$$), '22023', 'only a file that is here is counted');

select is(pg_temp.attempt('anon', $$select private.is_admin()$$), '42501', 'visitors call no helper');
select is(pg_temp.attempt('owner', $$select public.finish_account_deletion('{me}')$$), '42501',
  'nor a member the deletion behind the call');
select is(pg_temp.attempt('owner', $$select from private.coached_client_ids()$$), '0', 'a helper tells of the caller only');
select is(pg_temp.attempt('owner', $$select 1 where private.is_admin()$$), '0', 'a user is no administrator');
select is(pg_temp.attempt('admin', $$select 1 where private.is_admin()$$), '1', 'an administrator is one');
select is(pg_temp.attempt('admin', $$select 1 where private.is_admin()$$, 'ended'), '0', 'not by the token of a session that ended');
select is(pg_temp.attempt('owner', $$select private.handle_new_user()$$), '42501', 'trigger functions are no calls');

update public.profiles set status = 'suspended' where id = pg_temp.person('owner');
select is(pg_temp.attempt('service', $$select public.begin_account_deletion('{owner}', '{owner}')$$), '42501',
  'somebody suspended does not take the account away');
insert into private.account_deletions (user_id, asked_at) values (pg_temp.person('owner'), now() - interval '1 hour');
select is(pg_temp.attempt('service', $$select public.begin_account_deletion('{owner}', '{owner}')$$), '1',
  'who was left half-way goes on');
select is(public.begin_account_deletion(pg_temp.person('stranger'), pg_temp.person('stranger')),
  array[pg_temp.person('stranger'), pg_temp.person('owner')], 'and is taken along by the next');
update public.profiles set status = 'active' where id = pg_temp.person('owner');
select is((select count(*)::int from private.account_deletions where user_id = pg_temp.person('owner')), 0,
  'whose suspension an administrator lifts stays');

select * from finish();
rollback;
