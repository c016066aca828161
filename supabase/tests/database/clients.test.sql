begin;
\ir people.psql
select plan(175);

insert into public.clients (id, name, user_id, coach_id, account_id) values
  ('00000000-0000-4000-a001-000000000001', 'Coached', pg_temp.person('owner'), pg_temp.person('coach'), pg_temp.person('account')),
  ('00000000-0000-4000-a001-000000000002', 'Of nobody', null, null, null);

select pg_temp.matrix('clients select', $$
  select from public.clients where id = '00000000-0000-4000-a001-000000000001'$$,
  anon => '42501', stranger => '0', owner => '1', rival => '0', coach => '1', admin => '1', service => '1');
select pg_temp.matrix('clients select of nobody''s', $$
  select from public.clients where id = '00000000-0000-4000-a001-000000000002'$$,
  anon => '42501', stranger => '0', owner => '0', rival => '0', coach => '0', admin => '1', service => '1');
select pg_temp.matrix('clients insert in one''s own name', $$
  insert into public.clients (name, user_id) values ('x', '{me}')$$,
  anon => '42501', stranger => '1', owner => '1', rival => '1', coach => '1', admin => '1', service => '1');
select pg_temp.matrix('clients insert in the owner''s name', $$
  insert into public.clients (name, user_id) values ('x', '{owner}')$$,
  anon => '42501', stranger => '42501', owner => '1', rival => '42501', coach => '42501', admin => '1', service => '1');
select pg_temp.matrix('clients insert with a coach', $$
  insert into public.clients (name, user_id, coach_id) values ('x', '{me}', '{coach}')$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => '42501', coach => '1', admin => '1', service => '1');
select pg_temp.matrix('clients insert without an owner', $$
  insert into public.clients (name, user_id) values ('x', null)$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => '42501', coach => '42501', admin => '1',
  service => '1');
select pg_temp.matrix('clients update of fields', $$update public.clients set phone = '1', user_id = user_id
  where id = '00000000-0000-4000-a001-000000000001'$$,
  anon => '42501', stranger => '0', owner => '1', rival => '0', coach => '1', admin => '1', service => '1');
select pg_temp.matrix('clients update of the owner', $$update public.clients set user_id = '{stranger}'
  where id = '00000000-0000-4000-a001-000000000001'$$,
  anon => '42501', stranger => '0', owner => '42501', rival => '0', coach => '42501', admin => '1', service => '1');
select pg_temp.matrix('clients update of the coach', $$update public.clients set coach_id = '{rival}'
  where id = '00000000-0000-4000-a001-000000000001'$$,
  anon => '42501', stranger => '0', owner => '42501', rival => '0', coach => '42501', admin => '1', service => '1');
select pg_temp.matrix('clients update that takes nobody''s', $$update public.clients set user_id = '{me}'
  where id = '00000000-0000-4000-a001-000000000002'$$,
  anon => '42501', stranger => '0', owner => '0', rival => '0', coach => '0', admin => '1', service => '1');
select pg_temp.matrix('clients delete', $$
  delete from public.clients where id = '00000000-0000-4000-a001-000000000001'$$,
  anon => '42501', stranger => '0', owner => '0', rival => '0', coach => '0', admin => '1', service => '1');
insert into public.clients (id, name, user_id, coach_id)
values ('00000000-0000-4000-a001-000000000003', 'Without an account', pg_temp.person('owner'), pg_temp.person('coach'));
select pg_temp.matrix('clients delete of one without an account', $$
  delete from public.clients where id = '00000000-0000-4000-a001-000000000003'$$,
  anon => '42501', stranger => '0', owner => '1', rival => '0', coach => '0', admin => '1', service => '1');
delete from public.clients where name = 'Without an account';

-- Only an intake link sets the client's account, and only an administrator removes it.
select pg_temp.matrix('clients update of the account', $$update public.clients set account_id = '{stranger}'
  where id = '00000000-0000-4000-a001-000000000001'$$,
  anon => '42501', stranger => '0', owner => '42501', rival => '0', coach => '42501', admin => '42501', service => '1');
select pg_temp.matrix('clients update that removes the account', $$update public.clients set account_id = null
  where id = '00000000-0000-4000-a001-000000000001'$$,
  anon => '42501', stranger => '0', owner => '42501', rival => '0', coach => '42501', admin => '1', service => '1');
select is(pg_temp.attempt('stranger', $$insert into public.clients (name, account_id) values ('x', '{me}')$$), '42501',
  'nor does a new record name an account');
select pg_temp.matrix('own_records call', $$select from jsonb_array_elements(public.own_records())$$,
  anon => '42501', stranger => '0', owner => '0', rival => '0', coach => '0', admin => '0', service => '42501',
  account => '1');

select is(pg_temp.attempt('owner', $$update public.clients set created_at = '2020-01-01'$$),
  '42501', 'the date of creation does not change');
select is(pg_temp.attempt('owner', $$update public.clients set status = 'Paused'$$), '23514', 'a status is one of three');
select is(pg_temp.attempt('owner', $$update public.clients set status = 'Inactive'$$), '1', 'which it may be');
select is(pg_temp.attempt('owner', $$update public.clients set retainer_value = -1$$), '23514', 'money is not negative');
select is(pg_temp.attempt('owner', $$insert into public.clients (id, name, user_id)
  values ('00000000-0000-4000-a001-000000000002', 'x', '{me}')
  on conflict (id) do update set user_id = excluded.user_id$$), '42501', 'nobody upserts over a row that they cannot see');
select is(pg_temp.attempt('owner', $$insert into public.clients (id, name, user_id)
  values ('00000000-0000-4000-a001-000000000001', 'x', '{me}')
  on conflict (id) do update set name = excluded.name$$), '1', 'over their own they do');
select is(pg_temp.attempt('stranger', $$select from public.clients order by name limit 1 for update$$),
  '0', 'nothing is locked that is not seen');

-- A demotion applies immediately, even if the token still has the old claims.
insert into public.clients (name, user_id, coach_id) values
  ('Firm record', pg_temp.person('coach'), pg_temp.person('coach')),
  ('Owned', pg_temp.person('coach'), pg_temp.person('rival'));
create function pg_temp.people_of(client text) returns text language sql as $$
  select concat_ws(', ', 'owner ' || o.who, 'coach ' || c.who, 'active ' || a.who) from public.clients k
  left join people o on o.id = k.user_id left join people c on c.id = k.coach_id left join people a on a.id = k.active_coach_id
  where k.name = client
$$;
update public.profiles set role = 'admin' where id = pg_temp.person('coach');
select is(pg_temp.people_of('Coached'), 'owner owner, coach coach, active coach',
  'a coach who becomes an administrator keeps their clients');
update public.profiles set role = 'coach' where id = pg_temp.person('coach');
select is(pg_temp.people_of('Firm record'), 'owner coach, coach coach, active coach', 'and as a coach again');
update public.profiles set role = 'admin' where id = pg_temp.person('coach');
update public.profiles set role = 'user' where id = pg_temp.person('coach');
select is(pg_temp.people_of('Coached'), 'owner owner', 'an administrator who becomes a user coaches no client');
select is(pg_temp.people_of('Firm record'), '', 'and does not own the clients that they coached');
select is(pg_temp.people_of('Owned'), 'owner coach, coach rival, active rival', 'but keeps those that they only own');
select is(pg_temp.attempt('admin', $$update public.clients set coach_id = '{coach}'$$), 'PT400',
  'a user coaches no client');
select is(pg_temp.attempt('admin', $$update public.clients set coach_id = '{rival}'$$), '4', 'a coach does');
update public.clients set user_id = null where name in ('Firm record', 'Owned');
select is(pg_temp.attempt('coach', $$select from public.clients$$), '0', 'a demoted coach sees no client');
select is(pg_temp.attempt('coach', $$update public.clients set phone = '2'$$), '0', 'and changes none');
update public.profiles set role = 'coach', status = 'suspended' where id = pg_temp.person('coach');
update public.clients set coach_id = pg_temp.person('coach') where name = 'Coached';
select is(pg_temp.people_of('Coached'), 'owner owner, coach coach', 'a suspended coach is not active');
select is(pg_temp.attempt('coach', $$select from public.clients$$), '0', 'nor does a suspended one');
update public.profiles set status = 'active' where id = pg_temp.person('coach');
select is(pg_temp.attempt('coach', $$select from public.clients$$), '1', 'once reinstated they see theirs again');
select is(pg_temp.people_of('Coached'), 'owner owner, coach coach, active coach', 'and are active');
select is(pg_temp.attempt('admin', $$update public.clients set active_coach_id = null$$), '42501',
  'which no caller writes');

update public.profiles set role = 'user' where id = pg_temp.person('rival');
select is(pg_temp.attempt('rival', $$insert into public.clients (name, coach_id) values ('x', '{me}')$$),
  '42501', 'who is no coach does not coach themselves');
select is(pg_temp.attempt('owner', $$insert into public.clients (name, coach_id) values ('x', '{stranger}')$$),
  '42501', 'nor learns who is');
select is(pg_temp.attempt('coach', $$insert into public.clients (name, coach_id) values ('x', '{me}')$$),
  '1', 'a coach does');

select * from finish();
rollback;
