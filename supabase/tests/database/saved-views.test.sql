begin;
\ir people.psql
select plan(79);

insert into public.saved_views (id, owner, list, name, query, shared) values
  ('00000000-0000-4000-a00c-000000000001', pg_temp.person('coach'), 'clients', 'Mine', 'status=Active', false),
  ('00000000-0000-4000-a00c-000000000002', pg_temp.person('coach'), 'clients', 'Ours', 'deadline=next-30d', true);

select pg_temp.matrix('saved_views select', $$
  select from public.saved_views where id = '00000000-0000-4000-a00c-000000000001'$$,
  anon => '42501', stranger => '0', owner => '0', rival => '0', coach => '1', admin => '0', service => '1');
select pg_temp.matrix('saved_views select of a shared one', $$
  select from public.saved_views where id = '00000000-0000-4000-a00c-000000000002'$$,
  anon => '42501', stranger => '0', owner => '0', rival => '1', coach => '1', admin => '1', service => '1');
select pg_temp.matrix('saved_views insert', $$
  insert into public.saved_views (list, name, query) values ('clients', 'x', 'q=x')$$,
  anon => '42501', stranger => '1', owner => '1', rival => '1', coach => '1', admin => '1', service => '23502');
select pg_temp.matrix('saved_views insert of a shared one', $$
  insert into public.saved_views (list, name, shared) values ('clients', 'x', true)$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => '1', coach => '1', admin => '1', service => '23502');
select pg_temp.matrix('saved_views update', $$update public.saved_views set name = 'y', query = 'q=y'
  where id = '00000000-0000-4000-a00c-000000000001'$$,
  anon => '42501', stranger => '0', owner => '0', rival => '0', coach => '1', admin => '0', service => '1');
select pg_temp.matrix('saved_views update of a shared one', $$update public.saved_views set name = 'y'
  where id = '00000000-0000-4000-a00c-000000000002'$$,
  anon => '42501', stranger => '0', owner => '0', rival => '0', coach => '1', admin => '1', service => '1');
select pg_temp.matrix('saved_views delete', $$
  delete from public.saved_views where id = '00000000-0000-4000-a00c-000000000002'$$,
  anon => '42501', stranger => '0', owner => '0', rival => '0', coach => '1', admin => '1', service => '1');

select is(pg_temp.attempt('coach', $$insert into public.saved_views (list, name) values ('clients', ' MINE ')$$), '23505',
  'a name stands once in a list');
select is(pg_temp.attempt('coach', $$insert into public.saved_views (list, name) values ('leads', 'Mine')$$), '1',
  'in another list it may stand as well');
select is(pg_temp.attempt('coach', $$update public.saved_views set owner = '{rival}'$$), '42501', 'a view is not given away');
select is(pg_temp.attempt('coach', $$update public.saved_views set version = 9$$), '42501', 'its version is not written');
select is(pg_temp.attempt('admin', $$update public.saved_views set shared = false
  where id = '00000000-0000-4000-a00c-000000000002'$$), '42501', 'nobody takes a shared one out of its owner''s hands');
select is(pg_temp.attempt('coach', $$update public.saved_views set shared = false
  where id = '00000000-0000-4000-a00c-000000000002'$$), '1', 'its owner makes it private');
update public.profiles set role = 'user' where id = pg_temp.person('coach');
select is(pg_temp.attempt('coach', $$update public.saved_views set shared = true
  where id = '00000000-0000-4000-a00c-000000000001'$$), '42501', 'who is no coach any more shares nothing');
select is(pg_temp.attempt('coach', $$update public.saved_views set query = 'q=z'
  where id = '00000000-0000-4000-a00c-000000000001'$$), '1', 'and keeps their own');
select is(pg_temp.attempt('owner', $$insert into public.saved_views (list, name)
  select 'clients', 'v ' || n from generate_series(1, 101) n$$), 'PT413', 'an account has a hundred views at most');

select * from finish();
rollback;
