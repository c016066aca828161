begin;
\ir people.psql
-- Days begin at midnight UTC.
set local time zone 'UTC';
select plan(208);

-- The office never closes, so results don't depend on the current day. Tests of the hours are below and in
-- office.test.sql.
delete from public.office_closures;
delete from private.office_hours;
insert into private.office_hours select weekday, '00:00', '24:00' from generate_series(0, 6) as weekday;

insert into public.clients (id, name, user_id, coach_id, account_id) values
  ('00000000-0000-4000-a001-000000000001', 'Coached', pg_temp.person('owner'), pg_temp.person('coach'), pg_temp.person('account')),
  ('00000000-0000-4000-a001-000000000002', 'Of the rival', pg_temp.person('stranger'), pg_temp.person('rival'), null);
insert into public.bookings (id, user_id, host_id, name, email, starts_at) values
  ('00000000-0000-4000-a008-000000000001', pg_temp.person('owner'), pg_temp.person('coach'), 'O', 'o@x.example',
    date_trunc('day', now()) + interval '3 days 15 hours');
insert into public.symposium_registrations (id, user_id, event, name, email) values
  ('00000000-0000-4000-a009-000000000001', pg_temp.person('owner'), 'symposium-2026', 'O', 'o@x.example');

select pg_temp.matrix('bookings select', $$
  select from public.bookings where id = '00000000-0000-4000-a008-000000000001'$$,
  anon => '42501', stranger => '0', owner => '1', rival => '0', coach => '1', admin => '1', service => '1');
select pg_temp.matrix('bookings insert with the firm', $$
  insert into public.bookings (name, email, starts_at)
  values ('x', 'x@x.example', date_trunc('day', now()) + interval '4 days 15 hours')$$,
  anon => '42501', stranger => '1', owner => '1', rival => '1', coach => '1', admin => '1', service => '1');
select pg_temp.matrix('bookings insert with the coach', $$
  insert into public.bookings (name, email, host_id, starts_at)
  values ('x', 'x@x.example', '{coach}', date_trunc('day', now()) + interval '4 days 15 hours')$$,
  anon => '42501', stranger => '42501', owner => '1', rival => '42501', coach => '1', admin => '1', service => '1',
  account => '1');
select pg_temp.matrix('bookings insert about a client', $$
  insert into public.bookings (name, email, client_id, starts_at)
  values ('x', 'x@x.example', '00000000-0000-4000-a001-000000000001',
    date_trunc('day', now()) + interval '4 days 15 hours')$$,
  anon => '42501', stranger => '42501', owner => '1', rival => '42501', coach => '1', admin => '1', service => '1',
  account => '1');
select pg_temp.matrix('bookings insert in the owner''s name', $$
  insert into public.bookings (user_id, name, email, starts_at)
  values ('{owner}', 'x', 'x@x.example', date_trunc('day', now()) + interval '4 days 15 hours')$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => '42501', coach => '42501', admin => '42501',
  service => '1');
select pg_temp.matrix('bookings update to cancelled', $$
  update public.bookings set status = 'cancelled' where id = '00000000-0000-4000-a008-000000000001'$$,
  anon => '42501', stranger => '0', owner => '1', rival => '0', coach => '1', admin => '1', service => '1');
-- Only the host or an administrator records the outcome, and only after the call has begun.
select pg_temp.matrix('bookings update to held before it begins', $$
  update public.bookings set status = 'held' where id = '00000000-0000-4000-a008-000000000001'$$,
  anon => '42501', stranger => '0', owner => '42501', rival => '0', coach => 'PT400', admin => 'PT400', service => '1');
insert into public.bookings (id, user_id, host_id, name, email, starts_at) values
  ('00000000-0000-4000-a008-000000000002', pg_temp.person('owner'), pg_temp.person('coach'), 'O', 'o@x.example',
    date_trunc('day', now()) - interval '3 days');
select pg_temp.matrix('bookings update to held', $$
  update public.bookings set status = 'held' where id = '00000000-0000-4000-a008-000000000002'$$,
  anon => '42501', stranger => '0', owner => '42501', rival => '0', coach => '1', admin => '1', service => '1');
select pg_temp.matrix('bookings update of the host', $$
  update public.bookings set host_id = '{rival}' where id = '00000000-0000-4000-a008-000000000001'$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => '42501', coach => '42501', admin => '42501',
  service => '1');
select pg_temp.matrix('bookings delete', $$
  delete from public.bookings where id = '00000000-0000-4000-a008-000000000001'$$,
  anon => '42501', stranger => '0', owner => '0', rival => '0', coach => '0', admin => '1', service => '1');

select is(pg_temp.attempt('owner', $$insert into public.bookings (name, email, host_id, starts_at)
  values ('x', 'x@x.example', '{coach}', date_trunc('day', now()) + interval '3 days 15 hours')$$),
  '23505', 'one call to a time and a host');
select is(pg_temp.attempt('owner', $$insert into public.bookings (name, email, starts_at)
  values ('x', 'x@x.example', date_trunc('day', now()) - interval '1 day')$$), '23514', 'no call lies in the past');
select is(pg_temp.attempt('owner', $$insert into public.bookings (name, email, starts_at)
  values ('x', 'x@x.example', date_trunc('day', now()) + interval '4 days 7 minutes')$$),
  'PT400', 'calls start on the hour or half past');
select is(pg_temp.attempt('owner', $$insert into public.bookings (name, email, starts_at)
  select 'x', 'x@x.example', date_trunc('day', now()) + interval '4 days' + n * interval '1 hour'
  from generate_series(1, 4) as n$$), '4', 'five calls may be open');
select is(pg_temp.attempt('owner', $$insert into public.bookings (name, email, starts_at)
  select 'x', 'x@x.example', date_trunc('day', now()) + interval '4 days' + n * interval '1 hour'
  from generate_series(1, 5) as n$$), 'PT429', 'not six');

-- The visitors' booking limits apply to members, but not to staff.
select pg_temp.matrix('bookings insert in 60 days', $$
  insert into public.bookings (name, email, starts_at)
  values ('x', 'x@x.example', date_trunc('day', now()) + interval '60 days 15 hours')$$,
  anon => '42501', stranger => 'PT400', owner => 'PT400', rival => '1', coach => '1', admin => '1', service => '1');
select pg_temp.matrix('bookings update to a time in 60 days', $$
  update public.bookings set starts_at = date_trunc('day', now()) + interval '60 days 15 hours'
  where id = '00000000-0000-4000-a008-000000000001'$$,
  anon => '42501', stranger => '0', owner => 'PT400', rival => '0', coach => '1', admin => '1', service => '1');
update private.office_hours set opens = '09:00', closes = '18:00';
select pg_temp.matrix('bookings insert at night', $$
  insert into public.bookings (name, email, starts_at)
  values ('x', 'x@x.example', date_trunc('day', now()) + interval '4 days 7 hours')$$,
  anon => '42501', stranger => 'PT400', owner => 'PT400', rival => '1', coach => '1', admin => '1', service => '1');
select pg_temp.matrix('bookings update to the night', $$
  update public.bookings set starts_at = date_trunc('day', now()) + interval '4 days 7 hours'
  where id = '00000000-0000-4000-a008-000000000001'$$,
  anon => '42501', stranger => '0', owner => 'PT400', rival => '0', coach => '1', admin => '1', service => '1');
select is(pg_temp.attempt('owner', $$update public.bookings set starts_at = date_trunc('day', now())
  + interval '4 days 16 hours' where id = '00000000-0000-4000-a008-000000000001'$$), '1', 'by day a call is moved');
select is(pg_temp.attempt('owner', $$update public.bookings set starts_at = starts_at, phone = '615 555 0100'
  where id = '00000000-0000-4000-a008-000000000001'$$), '1', 'and a row is sent whole');

update public.profiles set role = 'user' where id = pg_temp.person('coach');
select is(pg_temp.attempt('coach', $$select from public.bookings$$), '0', 'a demoted host sees no calls of others');

select pg_temp.matrix('symposium_registrations select', $$
  select from public.symposium_registrations where id = '00000000-0000-4000-a009-000000000001'$$,
  anon => '42501', stranger => '0', owner => '1', rival => '0', coach => '0', admin => '1', service => '1');
select pg_temp.matrix('symposium_registrations insert', $$
  insert into public.symposium_registrations (event, name, email) values ('symposium-2026', 'x', 'x@x.example')$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => '42501', coach => '42501', admin => '42501',
  service => '1');
select pg_temp.matrix('symposium_registrations update to cancelled', $$
  update public.symposium_registrations set status = 'cancelled'
  where id = '00000000-0000-4000-a009-000000000001'$$,
  anon => '42501', stranger => '0', owner => '1', rival => '0', coach => '0', admin => '1', service => '1');
select pg_temp.matrix('symposium_registrations update to attended', $$
  update public.symposium_registrations set status = 'attended'
  where id = '00000000-0000-4000-a009-000000000001'$$,
  anon => '42501', stranger => '0', owner => '42501', rival => '0', coach => '0', admin => '1', service => '1');
select pg_temp.matrix('symposium_registrations update of the address', $$
  update public.symposium_registrations set email = 'y@x.example'
  where id = '00000000-0000-4000-a009-000000000001'$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => '42501', coach => '42501', admin => '42501',
  service => '1');
select pg_temp.matrix('symposium_registrations delete', $$
  delete from public.symposium_registrations where id = '00000000-0000-4000-a009-000000000001'$$,
  anon => '42501', stranger => '0', owner => '0', rival => '0', coach => '0', admin => '1', service => '1');

select * from finish();
rollback;
