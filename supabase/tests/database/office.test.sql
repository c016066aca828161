-- Office closures, visitors' calls, and newsletter emails.
begin;
\ir people.psql
select plan(162);

insert into public.office_closures (day, reason) values ('2040-01-02', 'Moving');
select pg_temp.matrix('office_closures select', $$select from public.office_closures where day = '2040-01-02'$$,
  anon => '1', stranger => '1', owner => '1', rival => '1', coach => '1', admin => '1', service => '1',
  still_ended => 'stranger owner rival coach admin account', still_suspended => 'stranger owner rival coach admin account');
select pg_temp.matrix('office_closures select to lock', $$
  select from public.office_closures where day = '2040-01-02' for update$$,
  anon => '42501', stranger => '0', owner => '0', rival => '0', coach => '0', admin => '1', service => '1');
select pg_temp.matrix('office_closures insert', $$
  insert into public.office_closures (day, reason) values ('2040-01-03', 'Moving')$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => '42501', coach => '42501', admin => '1',
  service => '1');
select pg_temp.matrix('office_closures update', $$
  update public.office_closures set reason = 'Painting' where day = '2040-01-02'$$,
  anon => '42501', stranger => '0', owner => '0', rival => '0', coach => '0', admin => '1', service => '1');
select pg_temp.matrix('office_closures delete', $$delete from public.office_closures where day = '2040-01-02'$$,
  anon => '42501', stranger => '0', owner => '0', rival => '0', coach => '0', admin => '1', service => '1');

select is(
  (select array_agg(s at time zone 'America/New_York') from private.office_starts('2040-01-02', '2040-01-02') s),
  null, 'no start on a day that is closed');
select is((select count(*)::int from private.office_starts('2040-01-03', '2040-01-03')), 18, 'eighteen on a weekday');
select is((select count(*)::int from private.office_starts('2040-01-07', '2040-01-08')), 8, 'eight on a weekend');

select pg_temp.matrix('free_call_starts call', $$select public.free_call_starts()$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => '42501', coach => '42501', admin => '42501',
  service => '1');

create function pg_temp.booking(starts_at text) returns text language sql as $f$
  select format($$select public.book_call(
    '{"name": "V", "email": "v@x.example", "startsAt": "%s", "timeZone": "UTC"}',
    '00000000-0000-4000-a010-000000000001', 'f', 's', repeat('a', 64), 15)$$, starts_at)
$f$;
create temporary table free (starts_at text, n bigint);
insert into free select s, row_number() over () from jsonb_array_elements_text(public.free_call_starts(null, 45) -> 'slots') s;
select pg_temp.matrix('book_call call', pg_temp.booking((select starts_at from free where n = 1)),
  anon => '42501', stranger => '42501', owner => '42501', rival => '42501', coach => '42501', admin => '42501',
  service => '1');
select is(pg_temp.attempt('service', pg_temp.booking((now() - interval '1 hour')::text)), 'PT400', 'not in the past');
select is(pg_temp.attempt('service', pg_temp.booking((now() + interval '60 days')::text)), 'PT400', 'not in 60 days');
select is(pg_temp.attempt('service', pg_temp.booking(
  ((select starts_at from free where n = 30)::timestamptz + interval '7 minutes')::text)), 'PT400', 'not at seven past');
insert into public.bookings (name, email, starts_at, manage_token_hash, status) values
  ('V', 'v@x.example', (select starts_at from free where n = 1)::timestamptz, repeat('b', 64), 'booked'),
  ('V', 'v@x.example', date_trunc('hour', now()) - interval '9 days', repeat('c', 64), 'booked');
select is(pg_temp.attempt('service', pg_temp.booking((select starts_at from free where n = 1))), 'PT409', 'nor where one is');

select pg_temp.matrix('manage_call call', $$select public.manage_call('read', repeat('b', 64))$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => '42501', coach => '42501', admin => '42501',
  service => '1');
select is(pg_temp.attempt('service', $$select public.manage_call('read', repeat('d', 64))$$), 'PT404', 'a token that is not there');
select is(pg_temp.attempt('service', $$select public.manage_call('cancel', repeat('c', 64))$$), 'PT409', 'a call that is over stays');
select is(pg_temp.attempt('service', $$select public.manage_call('read', null)$$), 'PT404', 'no token is no call');

-- A held slot is not offered to others, who cannot book it until the hold expires.
insert into public.bookings (id, name, email, starts_at, manage_token_hash, status) values
  ('00000000-0000-4000-a008-000000000009', 'V', 'held@x.example', (select starts_at from free where n = 3)::timestamptz,
    repeat('e', 64), 'pending');
insert into private.call_holds values ('00000000-0000-4000-a008-000000000009', null, now() + interval '1 second');
create function pg_temp.is_offered() returns boolean language sql as $f$
  select public.free_call_starts(null, 45) -> 'slots' @> to_jsonb(starts_at) from free where n = 3
$f$;
select ok(not pg_temp.is_offered(), 'a held time is not offered');
select is(pg_temp.attempt('service', pg_temp.booking((select starts_at from free where n = 3))), 'PT409', 'nor given');
select is(pg_temp.attempt('owner', format($$insert into public.bookings (name, email, starts_at)
  values ('x', 'x@x.example', %L)$$, (select starts_at from free where n = 3))), '23505', 'nor taken by a member');
update private.call_holds set until = now();
select ok(pg_temp.is_offered(), 'once the hold has run out it is');
select is(pg_temp.attempt('service', pg_temp.booking((select starts_at from free where n = 3))), '1', 'and given');
select is(pg_temp.attempt('owner', format($$insert into public.bookings (name, email, starts_at)
  values ('x', 'x@x.example', %L)$$, (select starts_at from free where n = 3))), '1', 'and taken by a member');

select pg_temp.matrix('delete_expired call', $$select public.delete_expired()$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => '42501', coach => '42501', admin => '42501',
  service => '1');

insert into private.form_submissions (request_id, form, fingerprint, reference)
values ('00000000-0000-4000-a00c-000000000001', 'contact', 'f', 'NC-OF-THE-TESTS');
select pg_temp.matrix('due_form_letter call', $$
  select 1 where public.due_form_letter('00000000-0000-4000-a00c-000000000001')$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => '42501', coach => '42501', admin => '42501',
  service => '1');
select ok(private.due_form_letter('00000000-0000-4000-a00c-000000000001'), 'what was sent is confirmed');
select ok(not private.due_form_letter('00000000-0000-4000-a00c-000000000001'), 'and once');
select ok(not private.due_form_letter('00000000-0000-4000-a00c-000000000002'), 'nothing that was not sent');

insert into private.form_submissions (request_id, form, fingerprint, reference)
values ('00000000-0000-4000-a00c-000000000003', 'symposium', 'f', 'SYM-OF-THE-TESTS');
insert into public.symposium_registrations (event, name, email, submission_id)
values ('symposium-2027', 'O', 'seat@x.example', '00000000-0000-4000-a00c-000000000003');
select pg_temp.matrix('due_registration_letter call', $$
  select 1 where public.due_registration_letter('00000000-0000-4000-a00c-000000000003', 'symposium-2027',
    'SEAT@x.example') ->> 'isKnown' = 'false'$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => '42501', coach => '42501', admin => '42501',
  service => '1');
select ok(public.due_registration_letter('00000000-0000-4000-a00c-000000000003', 'symposium-2027', 'seat@x.example')
  ->> 'isKnown' = 'false', 'a registration is confirmed');
select ok(public.due_registration_letter('00000000-0000-4000-a00c-000000000003', 'symposium-2027', 'seat@x.example')
  is null, 'and once');

insert into public.subscribers (email, confirm_token_hash, unsubscribe_token_hash, confirm_sent_at) values
  ('new@x.example', null, null, null),
  ('asked@x.example', repeat('1', 64), repeat('2', 64), now() - interval '50 minutes'),
  ('late@x.example', repeat('3', 64), repeat('4', 64), now() - interval '8 days');
select pg_temp.matrix('due_newsletter_letter call', $$
  select 1 where public.due_newsletter_letter('new@x.example', repeat('a', 64), repeat('b', 64)) = 'confirm'$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => '42501', coach => '42501', admin => '42501',
  service => '1');
select is(pg_temp.attempt('service', $$
  select 1 where public.due_newsletter_letter('asked@x.example', repeat('a', 64), repeat('b', 64)) is null$$), '1',
  'no second letter within the hour');
select pg_temp.matrix('choose_newsletter call', $$select public.choose_newsletter('confirm', repeat('1', 64))$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => '42501', coach => '42501', admin => '42501',
  service => '1');
select is(pg_temp.attempt('service', $$select public.choose_newsletter('confirm', repeat('3', 64))$$), 'PT404',
  'a link of eight days ago has expired');
select is(pg_temp.attempt('service', $$select public.choose_newsletter('leave', repeat('4', 64))$$), '1',
  'the one to leave has not');
select is(pg_temp.attempt('service', $$select public.choose_newsletter('confirm', repeat('4', 64))$$), 'PT404',
  'and it does not confirm');

-- With an office that never closes and without bookings, only the notice period and the 45-day limit apply at any time
-- of day.
delete from public.bookings;
delete from public.office_closures;
delete from private.office_hours;
insert into private.office_hours select weekday, '00:00', '24:00' from generate_series(0, 6) as weekday;
create function pg_temp.half_hour(after interval) returns timestamptz language sql stable as $f$
  select to_timestamp(ceil(extract(epoch from now() + after) / 1800) * 1800)
$f$;
select throws_ok($$select private.check_call_start(pg_temp.half_hour('-1 hour'))$$, 'PT400',
  'This time has passed. Choose a later one.', 'no call in the past');
select throws_ok($$select private.check_call_start(pg_temp.half_hour('1 hour 29 minutes'))$$, 'PT400',
  'This time is less than two hours away. Choose a later one.', 'two hours are needed');
select lives_ok($$select private.check_call_start(pg_temp.half_hour('2 hours'))$$, 'and are enough');
select throws_ok($$select private.check_call_start(pg_temp.half_hour('46 days'))$$, 'PT400',
  'Calls are booked up to 45 days ahead. Choose an earlier day.', '46 days are too far');
select throws_ok($$select private.check_call_start(pg_temp.half_hour('3 hours') + interval '1 minute')$$, 'PT400',
  'This is outside our hours. Choose one of the times that are offered.', 'a minute past is no start');
create temporary table open_times as
  select s::timestamptz as at from jsonb_array_elements_text(public.free_call_starts(null, 45) -> 'slots') s;
select is((select min(at) from open_times), pg_temp.half_hour('2 hours'), 'the first offered is two hours away');
select is((select max(at) from jsonb_array_elements_text(
    public.free_call_starts((now() at time zone 'America/New_York')::date + 40, 45) -> 'slots') s (at))::timestamptz,
  ((now() at time zone 'America/New_York')::date + 46 - interval '30 minutes') at time zone 'America/New_York',
  'the last is at the end of the 45th day');

select * from finish();
rollback;
