begin;
\ir people.psql
select plan(21);

-- Suspended and last-administrator cases are in profiles; here: who may call at all.
insert into auth.users (id, email, aud, role)
values ('00000000-0000-4000-a000-000000000007', 'second@tests.example', 'authenticated', 'authenticated');
update public.profiles set role = 'admin' where id = '00000000-0000-4000-a000-000000000007';

select pg_temp.matrix('delete_my_account call', $$select public.delete_my_account()$$,
  anon => '42501', stranger => '1', owner => '1', rival => '1', coach => '1', admin => '1', service => '42501');

insert into public.download_counts (tool_id, downloads) values ('of-the-tests', 5);
select pg_temp.matrix('count_download call', $$select public.count_download('of-the-tests')$$,
  anon => '42501', stranger => '1', owner => '1', rival => '1', coach => '1', admin => '1', service => '42501');
select is(pg_temp.attempt('owner', $$select public.count_download('no-such-file')$$), '22023', 'only a file that is here is counted');

select is(pg_temp.attempt('anon', $$select private.is_admin()$$), '42501', 'visitors call no helper');
select is(pg_temp.attempt('anon', $$select private.delete_account()$$), '42501', 'nor the deletion behind the call');
select is(pg_temp.attempt('owner', $$select from private.coached_client_ids()$$), '0', 'a helper tells of the caller only');
select is(pg_temp.attempt('owner', $$select 1 where private.is_admin()$$), '0', 'a user is no administrator');
select is(pg_temp.attempt('admin', $$select 1 where private.is_admin()$$), '1', 'an administrator is one');
select is(pg_temp.attempt('owner', $$select private.handle_new_user()$$), '42501', 'trigger functions are no calls');

select * from finish();
rollback;
