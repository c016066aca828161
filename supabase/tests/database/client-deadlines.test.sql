begin;
\ir people.psql
select plan(72);

insert into public.clients (id, name, user_id, coach_id, account_id) values
  ('00000000-0000-4000-a001-000000000001', 'Coached', pg_temp.person('owner'), pg_temp.person('coach'), pg_temp.person('account')),
  ('00000000-0000-4000-a001-000000000002', 'Of nobody', null, null, null);
insert into public.client_deadlines (id, client_id, name, due_on) values
  ('00000000-0000-4000-a00b-000000000001', '00000000-0000-4000-a001-000000000001', 'Form 1120-S', '2030-03-15'),
  ('00000000-0000-4000-a00b-000000000002', '00000000-0000-4000-a001-000000000002', 'Of nobody', '2030-03-15');

select pg_temp.matrix('client_deadlines select', $$
  select from public.client_deadlines where id = '00000000-0000-4000-a00b-000000000001'$$,
  anon => '42501', stranger => '0', owner => '1', rival => '0', coach => '1', admin => '1', service => '1',
  account => '1');
select pg_temp.matrix('client_deadlines select of nobody''s', $$
  select from public.client_deadlines where id = '00000000-0000-4000-a00b-000000000002'$$,
  anon => '42501', stranger => '0', owner => '0', rival => '0', coach => '0', admin => '1', service => '1');
select pg_temp.matrix('client_deadlines insert', $$insert into public.client_deadlines (client_id, name, due_on)
  values ('00000000-0000-4000-a001-000000000001', 'Extension', '2030-09-15')$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => '42501', coach => '1', admin => '1', service => '1');
select pg_temp.matrix('client_deadlines update', $$update public.client_deadlines set done_at = now()
  where id = '00000000-0000-4000-a00b-000000000001' and version = 1$$,
  anon => '42501', stranger => '0', owner => '0', rival => '0', coach => '1', admin => '1', service => '1');
select pg_temp.matrix('client_deadlines update of the client', $$update public.client_deadlines
  set client_id = '00000000-0000-4000-a001-000000000002' where id = '00000000-0000-4000-a00b-000000000001'$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => '42501', coach => '42501', admin => '42501',
  service => '1');
select pg_temp.matrix('client_deadlines delete', $$
  delete from public.client_deadlines where id = '00000000-0000-4000-a00b-000000000001'$$,
  anon => '42501', stranger => '0', owner => '0', rival => '0', coach => '1', admin => '1', service => '1');

select is(pg_temp.attempt('coach', $$update public.client_deadlines set version = 9$$), '42501', 'a version is not written');

-- The client's row contains the next open deadline.
create function pg_temp.next_of(client text) returns text language sql as $$
  select concat_ws(' ', c.next_deadline, c.next_deadline_name) from public.clients c where c.name = client
$$;
select is(pg_temp.next_of('Coached'), '2030-03-15 Form 1120-S', 'the first deadline is the next');
insert into public.client_deadlines (id, client_id, name, due_on) values
  ('00000000-0000-4000-a00b-000000000003', '00000000-0000-4000-a001-000000000001', 'Estimate', '2030-01-15');
select is(pg_temp.next_of('Coached'), '2030-01-15 Estimate', 'an earlier one takes its place');
update public.client_deadlines set done_at = now() where name = 'Estimate';
select is(pg_temp.next_of('Coached'), '2030-03-15 Form 1120-S', 'one that is done gives it back');
update public.client_deadlines set name = 'Form 1065', due_on = '2030-03-16' where name = 'Form 1120-S';
select is(pg_temp.next_of('Coached'), '2030-03-16 Form 1065', 'name and day follow');
delete from public.client_deadlines where name = 'Form 1065';
select is(pg_temp.next_of('Coached'), '', 'none is left');
insert into public.clients (name, next_deadline) values ('With a day', '2030-04-15');
select is((select string_agg(name || ' ' || due_on, ',') from public.client_deadlines d
  where d.client_id = (select id from public.clients where name = 'With a day')), 'Deadline 2030-04-15',
  'a client that comes with a day has it as a deadline');
delete from public.clients where name = 'With a day';
select is((select count(*)::int from public.client_deadlines where due_on = '2030-04-15'), 0, 'which goes with the client');

select is(pg_temp.attempt('owner', $$update public.clients set next_deadline = '2031-01-01'
  where id = '00000000-0000-4000-a001-000000000001'$$), '42501', 'the next deadline is not set by hand');
select is(pg_temp.attempt('owner', $$update public.clients set next_deadline = next_deadline, phone = '3'
  where id = '00000000-0000-4000-a001-000000000001'$$), '1', 'a form that sends the whole row may send it');
select is(pg_temp.attempt('owner', $$insert into public.clients (name, next_deadline, next_deadline_name)
  values ('x', '2030-05-01', 'Form 990')$$), '1', 'with a new client a day and its name may come');
select is(pg_temp.attempt('coach', $$insert into public.client_deadlines (client_id, name, due_on)
  select '00000000-0000-4000-a001-000000000001', 'n ' || n, '2030-01-01' from generate_series(1, 201) n$$), 'PT413',
  'a client has 200 deadlines at most');

select * from finish();
rollback;
