begin;
\ir people.psql
select plan(123);

insert into public.clients (id, name, user_id, coach_id, account_id) values
  ('00000000-0000-4000-a001-000000000001', 'Coached', pg_temp.person('owner'), pg_temp.person('coach'), pg_temp.person('account')),
  ('00000000-0000-4000-a001-000000000002', 'Of the stranger', pg_temp.person('stranger'), null, null);
insert into public.stories (id, title, user_id, client_id) values
  ('00000000-0000-4000-a002-000000000001', 'By the owner', pg_temp.person('owner'),
    '00000000-0000-4000-a001-000000000001'),
  ('00000000-0000-4000-a002-000000000002', 'Without a client', pg_temp.person('owner'), null);

select pg_temp.matrix('stories select', $$
  select from public.stories where id = '00000000-0000-4000-a002-000000000001'$$,
  anon => '42501', stranger => '0', owner => '1', rival => '0', coach => '1', admin => '1', service => '1');
select pg_temp.matrix('stories select of one without a client', $$
  select from public.stories where id = '00000000-0000-4000-a002-000000000002'$$,
  anon => '42501', stranger => '0', owner => '1', rival => '0', coach => '0', admin => '1', service => '1');
select pg_temp.matrix('stories insert without a client', $$
  insert into public.stories (title, user_id) values ('x', '{me}')$$,
  anon => '42501', stranger => '1', owner => '1', rival => '1', coach => '1', admin => '1', service => '1');
select pg_temp.matrix('stories insert about a client', $$
  insert into public.stories (title, user_id, client_id) values ('x', '{me}', '00000000-0000-4000-a001-000000000001')$$,
  anon => '42501', stranger => '42501', owner => '1', rival => '42501', coach => '1', admin => '1', service => '1',
  account => '1');
select pg_temp.matrix('stories insert in the owner''s name', $$
  insert into public.stories (title, user_id) values ('x', '{owner}')$$,
  anon => '42501', stranger => '42501', owner => '1', rival => '42501', coach => '42501', admin => '1', service => '1');
select pg_temp.matrix('stories update', $$
  update public.stories set title = 'y' where id = '00000000-0000-4000-a002-000000000001'$$,
  anon => '42501', stranger => '0', owner => '1', rival => '0', coach => '0', admin => '1', service => '1');
select pg_temp.matrix('stories update to another''s client', $$
  update public.stories set client_id = '00000000-0000-4000-a001-000000000002'
  where id = '00000000-0000-4000-a002-000000000001'$$,
  anon => '42501', stranger => '0', owner => '42501', rival => '0', coach => '0', admin => '1', service => '1');
select pg_temp.matrix('stories update of the writer', $$
  update public.stories set user_id = '{stranger}' where id = '00000000-0000-4000-a002-000000000001'$$,
  anon => '42501', stranger => '0', owner => '42501', rival => '0', coach => '0', admin => '1', service => '1');
select pg_temp.matrix('stories delete', $$
  delete from public.stories where id = '00000000-0000-4000-a002-000000000001'$$,
  anon => '42501', stranger => '0', owner => '1', rival => '0', coach => '0', admin => '1', service => '1');

insert into public.stories (id, title, user_id, client_id) values ('00000000-0000-4000-a002-000000000003',
  'By the account', pg_temp.person('account'), '00000000-0000-4000-a001-000000000001');
select pg_temp.matrix('stories select of the account''s', $$
  select from public.stories where id = '00000000-0000-4000-a002-000000000003'$$,
  anon => '42501', stranger => '0', owner => '0', rival => '0', coach => '1', admin => '1', service => '1',
  account => '1');
select pg_temp.matrix('stories update of the account''s', $$
  update public.stories set title = 'y' where id = '00000000-0000-4000-a002-000000000003'$$,
  anon => '42501', stranger => '0', owner => '0', rival => '0', coach => '0', admin => '1', service => '1',
  account => '1');
delete from public.stories where id = '00000000-0000-4000-a002-000000000003';

select is(pg_temp.attempt('service', $$update public.stories set status = 'approved'$$), '23514', 'a status is one of four');
select is(pg_temp.attempt('service', $$update public.stories set status = 'published'$$), '2', 'which it may be');
select is(pg_temp.attempt(who, $$update public.stories set status = 'in_review'
  where id = '00000000-0000-4000-a002-000000000001'$$), '42501', who || ' sets no status past the function')
from unnest('{owner,admin}'::text[]) as who;
select is(pg_temp.attempt('owner', $$insert into public.stories (title, status) values ('x', 'published')$$), '42501',
  'a story begins as a draft');
select is(pg_temp.attempt('owner', $$update public.stories set situation = repeat('x', 8001)$$), '23514', 'text has a length');
select is(pg_temp.attempt('owner', $$update public.stories set created_at = '2020-01-01'$$),
  '42501', 'the date of creation does not change');
select is(pg_temp.attempt('stranger', $$insert into public.stories (id, title, user_id)
  values ('00000000-0000-4000-a002-000000000001', 'x', '{me}')
  on conflict (id) do update set title = excluded.title$$), '42501', 'nobody upserts over another''s story');
select is(pg_temp.attempt('owner', $$insert into public.stories (id, title, user_id)
  values ('00000000-0000-4000-a002-000000000001', 'x', '{me}')
  on conflict (id) do update set title = excluded.title$$), '1', 'over their own they do');

update public.profiles set role = 'user' where id = pg_temp.person('coach');
select is(pg_temp.attempt('coach', $$select from public.stories$$), '0', 'a demoted coach reads no story');
select is(pg_temp.attempt('coach', $$insert into public.stories (title, client_id)
  values ('x', '00000000-0000-4000-a001-000000000001')$$), '42501', 'and writes none about a client');
select is(pg_temp.attempt('coach', $$insert into public.stories (title) values ('x')$$), '1', 'but their own without one');
select is(pg_temp.attempt('service', $$delete from public.clients where id = '00000000-0000-4000-a001-000000000001'$$),
  '1', 'a client with stories can go');

select * from finish();
rollback;
