begin;
\ir people.psql
select plan(140);

-- An account without a profile.
insert into people values ('fresh', '00000000-0000-4000-a000-000000000008', 'user');
insert into auth.users (id, email, aud, role)
values (pg_temp.person('fresh'), 'fresh@tests.example', 'authenticated', 'authenticated');
delete from public.profiles where id = pg_temp.person('fresh');
insert into public.clients (name, user_id, coach_id, account_id)
values ('Of the owner', pg_temp.person('owner'), pg_temp.person('coach'), pg_temp.person('account'));

select pg_temp.matrix('profiles select of the owner', $$select from public.profiles where id = '{owner}'$$,
  anon => '42501', stranger => '0', owner => '1', rival => '0', coach => '1', admin => '1', service => '1',
  still_suspended => 'owner');
select pg_temp.matrix('profiles select of the account', $$select from public.profiles where id = '{account}'$$,
  anon => '42501', stranger => '0', owner => '0', rival => '0', coach => '1', admin => '1', service => '1',
  still_suspended => 'account', account => '1');
select pg_temp.matrix('profiles select of a coach', $$select from public.profiles where id = '{coach}'$$,
  anon => '42501', stranger => '0', owner => '0', rival => '0', coach => '1', admin => '1', service => '1',
  still_suspended => 'coach');
select pg_temp.matrix('profiles insert for another', $$
  insert into public.profiles (id, email) values ('{fresh}', 'fresh@tests.example')$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => '42501', coach => '42501', admin => '1',
  service => '1');
select pg_temp.matrix('profiles update of the name', $$update public.profiles set name = 'x' where id = '{owner}'$$,
  anon => '42501', stranger => '0', owner => '1', rival => '0', coach => '0', admin => '1', service => '1');
select pg_temp.matrix('profiles update of one''s own name', $$
  update public.profiles set name = 'x', role = role, status = status where id = '{me}'$$,
  anon => '42501', stranger => '1', owner => '1', rival => '1', coach => '1', admin => '1', service => '1');
select pg_temp.matrix('profiles update of the role', $$update public.profiles set role = 'coach' where id = '{owner}'$$,
  anon => '42501', stranger => '0', owner => '42501', rival => '0', coach => '0', admin => '1', service => '1');
select pg_temp.matrix('profiles update of the status', $$
  update public.profiles set status = 'suspended' where id = '{owner}'$$,
  anon => '42501', stranger => '0', owner => '42501', rival => '0', coach => '0', admin => '1', service => '1');
select pg_temp.matrix('profiles update of the date of creation', $$
  update public.profiles set created_at = '2020-01-01' where id = '{owner}'$$,
  anon => '42501', stranger => '0', owner => '42501', rival => '0', coach => '0', admin => '42501', service => '1');
select pg_temp.matrix('profiles update of everybody who can be seen', $$update public.profiles set role = 'admin'
  where id in ('{owner}', '{stranger}')$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => '0', coach => '0', admin => '2', service => '2',
  account => '0');
select pg_temp.matrix('profiles delete of another', $$delete from public.profiles where id = '{owner}'$$,
  anon => '42501', stranger => '0', owner => '0', rival => '0', coach => '0', admin => '1', service => '1');

select is(pg_temp.attempt('fresh', $$insert into public.profiles (id, email) values ('{me}', 'f@x.example')$$),
  '1', 'somebody without a profile makes their own');
select is(pg_temp.attempt('fresh', $$insert into public.profiles (id, email, role) values ('{me}', 'f@x.example', 'admin')$$),
  '42501', 'but not with a role');
select is(pg_temp.attempt('fresh', $$insert into public.profiles (id, email, role) values ('{me}', 'f@x.example', 'coach')$$),
  '42501', 'nor as a coach');
select is(pg_temp.attempt('fresh', $$insert into public.profiles (id, email, onboarded) values ('{me}', 'f@x.example', true)$$),
  '42501', 'nor as already onboarded');
select is(pg_temp.attempt('fresh', $$insert into public.profiles (id, email) values ('{owner}', 'f@x.example')
  on conflict (id) do update set role = 'admin'$$), '42501', 'nor over another''s by upsert');
select is(pg_temp.attempt('owner', $$insert into public.profiles (id, email) values ('{me}', 'f@x.example')
  on conflict (id) do update set role = 'admin'$$), '42501', 'an upsert over one''s own raises nobody');
select is(pg_temp.attempt('owner', $$insert into public.profiles (id, email) values ('{me}', 'f@x.example')
  on conflict (id) do update set name = 'New'$$), '1', 'and renames honestly');
select is(pg_temp.attempt('admin', $$delete from public.profiles where id = '{me}'$$),
  '0', 'an administrator does not delete themselves');

-- A suspended user can read their own row and has no rights from their role.
update public.profiles set status = 'suspended' where id in (pg_temp.person('coach'), pg_temp.person('rival'));
select is(pg_temp.attempt('coach', $$select from public.profiles where id = '{owner}'$$), '0', 'a suspended coach sees nobody');
select is(pg_temp.attempt('coach', $$select from public.profiles where id = '{me}'$$), '1', 'but themselves');
select is(pg_temp.attempt('coach', $$update public.profiles set status = 'active' where id = '{me}'$$),
  '42501', 'and does not lift the suspension');
select is(pg_temp.attempt('admin', $$update public.profiles set status = 'active' where id = '{coach}'$$),
  '1', 'which an administrator does');
select is(pg_temp.attempt('coach', $$update public.profiles set name = 'x' where id = '{me}'$$),
  '42501', 'nor are they called by another name');

-- A profile has the same address as its account.
select is(pg_temp.attempt('owner', $$update public.profiles set email = 'ceo@x.example' where id = '{me}'$$),
  '42501', 'nobody shows another address');
select is(pg_temp.attempt('admin', $$update public.profiles set email = 'ceo@x.example' where id = '{owner}'$$),
  '42501', 'nor gives one to another');
select is(pg_temp.attempt('owner', $$update public.profiles set email = 'Owner@tests.example', name = 'x' where id = '{me}'$$),
  '1', 'the same one is sent along');
insert into public.profiles (id, email) values (pg_temp.person('fresh'), 'ceo@x.example');
select is((select email from public.profiles where id = pg_temp.person('fresh')), 'fresh@tests.example',
  'a new row has the one of the account');
update auth.users set email = 'newer@tests.example' where id = pg_temp.person('fresh');
select is((select email from public.profiles where id = pg_temp.person('fresh')), 'newer@tests.example', 'and follows it');

-- An account cannot take an address that mail programs reject. The auth server passes on this error message.
select throws_ok($$insert into auth.users (id, email) values (gen_random_uuid(), 'v?bcc=w@x.test')$$,
  'PT400', 'Unable to validate email address: invalid format', 'no account begins with such an address');
select throws_ok($$update auth.users set email = 'a@b-.test' where id = pg_temp.person('fresh')$$,
  'PT400', 'Unable to validate email address: invalid format', 'none is given one');
select throws_ok($$update auth.users set email_change = 'v%w@x.test' where id = pg_temp.person('fresh')$$,
  'PT400', 'Unable to validate email address: invalid format', 'nor asks for one, before a letter is sent');
select lives_ok($$update auth.users set email_change = 'o''hara+tax@x.test' where id = pg_temp.person('fresh')$$,
  'an address is asked for');
select lives_ok($$update auth.users set email_change = '', email = 'o''hara+tax@x.test'
  where id = pg_temp.person('fresh')$$, 'and taken');
select lives_ok($$insert into auth.users (id, email) values (gen_random_uuid(), null)$$, 'an account may have none');

-- The last administrator keeps the role. This transaction demotes all others in the database.
insert into people values ('second', '00000000-0000-4000-a000-000000000007', 'admin');
insert into auth.users (id, email, aud, role)
values (pg_temp.person('second'), 'second@tests.example', 'authenticated', 'authenticated');
update public.profiles set role = 'user' where role = 'admin' and id <> pg_temp.person('admin');
select is(pg_temp.attempt('admin', $$update public.profiles set role = 'user' where id = '{me}'$$),
  '42501', 'the last administrator does not step down');
select is(pg_temp.attempt('service', $$update public.profiles set status = 'suspended' where id = '{admin}'$$),
  '42501', 'is not suspended, whoever asks');
select is(pg_temp.attempt('service', $$delete from public.profiles where id = '{admin}'$$), '42501', 'nor deleted');
update public.profiles set role = 'admin' where id = pg_temp.person('second');
select is(pg_temp.attempt('admin', $$update public.profiles set role = 'user' where id = '{me}'$$),
  '42501', 'nobody takes it from themselves, with a second one either');
select is(pg_temp.attempt('second', $$update public.profiles set role = 'user' where id = '{admin}'$$),
  '1', 'the other one does it');
update public.profiles set status = 'suspended' where id = pg_temp.person('second');
select is(pg_temp.attempt('service', $$update public.profiles set role = 'user' where id = '{admin}'$$),
  '42501', 'a suspended second one does not count');

select * from finish();
rollback;
