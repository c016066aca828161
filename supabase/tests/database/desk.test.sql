begin;
\ir people.psql
-- Days begin at midnight UTC, in an office that never closes.
set local time zone 'UTC';
select plan(112);
delete from public.office_closures;
delete from private.office_hours;
insert into private.office_hours select weekday, '00:00', '24:00' from generate_series(0, 6) as weekday;

create function pg_temp.call(n integer) returns uuid language sql immutable as $$
  select ('00000000-0000-4000-a008-00000000000' || n)::uuid
$$;
insert into public.bookings (id, user_id, host_id, name, email, starts_at, submission_id) values
  (pg_temp.call(1), pg_temp.person('owner'), pg_temp.person('coach'), 'Ólu Bay', 'owner@x.example',
    date_trunc('day', now()) + interval '3 days 15 hours', null),
  (pg_temp.call(2), null, null, 'A visitor', 'visitor@x.example',
    date_trunc('day', now()) + interval '3 days 15 hours', '00000000-0000-4000-b000-000000000001'),
  (pg_temp.call(3), null, pg_temp.person('rival'), 'Another', 'another@x.example',
    date_trunc('day', now()) + interval '3 days 15 hours', null);
update public.bookings set manage_token_hash = repeat('e', 64) where id = pg_temp.call(2);

-- The host, administrators, and the person who booked a call can change it. Only administrators assign the host.
select pg_temp.matrix('free_starts_of_call call', format($$select public.free_starts_of_call(%L)$$, pg_temp.call(1)),
  anon => '42501', stranger => 'PT404', owner => '1', rival => 'PT404', coach => '1', admin => '1', service => '42501');
select pg_temp.matrix('change_call call', format($$select public.change_call(%L, 'move',
    date_trunc('day', now()) + interval '4 days 15 hours', 1, repeat('a', 64))$$, pg_temp.call(1)),
  anon => '42501', stranger => 'PT404', owner => '1', rival => 'PT404', coach => '1', admin => '1', service => '42501');
select pg_temp.matrix('change_call call to cancel', format($$select public.change_call(%L, 'cancel', null, null,
    repeat('a', 64))$$, pg_temp.call(1)),
  anon => '42501', stranger => 'PT404', owner => '1', rival => 'PT404', coach => '1', admin => '1', service => '42501');
select pg_temp.matrix('set_host call', format($$select public.set_host(%L, 1, '{admin}')$$, pg_temp.call(1)),
  anon => '42501', stranger => '42501', owner => '42501', rival => '42501', coach => '42501', admin => '1',
  service => '42501');
select pg_temp.matrix('set_hosts call', format($$select public.set_hosts(array[%L]::uuid[], 1, '{admin}')$$,
    pg_temp.call(1)),
  anon => '42501', stranger => '42501', owner => '42501', rival => '42501', coach => '42501', admin => '1',
  service => '42501');
select pg_temp.matrix('undo call of calls', format($$select public.undo((public.set_hosts(array[%L]::uuid[], 1,
    '{admin}') ->> 'batch')::uuid)$$, pg_temp.call(1)),
  anon => '42501', stranger => '42501', owner => '42501', rival => '42501', coach => '42501', admin => '1',
  service => '42501');

create function pg_temp.changes(who text, n integer, how text) returns text language sql as $$
  select pg_temp.attempt(who, format('select public.change_call(%L, %s, repeat(''a'', 64))', pg_temp.call(n), how))
$$;
select is(pg_temp.changes('admin', 1, $$'move', date_trunc('day', now()) + interval '4 days 15 hours', 7$$), 'PT409',
  'not over what somebody else changed meanwhile');
select is(pg_temp.changes('admin', 1, $$'move', date_trunc('day', now()) + interval '4 days 15 hours 7 minutes', 1$$), 'PT400',
  'a time that is none is refused');
select is(pg_temp.changes('owner', 1, $$'move', now() + interval '60 days', 1$$), 'PT400', 'nor a day that is too far');
select is(pg_temp.changes('admin', 1, $$'held', null, 1$$), 'PT400', 'nor another change');
select is(pg_temp.attempt('admin', format($$select public.set_host(%L, 1, '{rival}')$$, pg_temp.call(1))), 'PT409',
  'nobody holds two calls at one time');
select is(pg_temp.attempt('admin', format($$select public.set_host(%L, 1, '{stranger}')$$, pg_temp.call(1))), 'PT400',
  'a client holds none');
select is(pg_temp.attempt('admin', format($$select from public.set_host(%L, 9, '{admin}') as h where h is null$$,
  pg_temp.call(1))), '1', 'another version is told, and nothing is written');
select is(pg_temp.attempt('admin', format($$select public.set_hosts(array[%L, %L]::uuid[], 2, '{admin}')$$,
  pg_temp.call(1), pg_temp.call(2))), 'PT409', 'of several at one time none is given to one person');
select is(pg_temp.attempt('admin', format($$select public.set_hosts(array[%L]::uuid[], 2, '{admin}')$$,
  pg_temp.call(1))), 'PT409', 'nor when not all of them are there');
select is(pg_temp.attempt('admin', $$select from public.bookings where search like '%olu bay%call-%'$$), '1',
  'a call is found by name and reference, accents or not');

-- Administrators can remove addresses from the newsletter's list, but cannot add any.
insert into public.subscribers (id, email, status, confirm_token_hash) values
  ('00000000-0000-4000-a004-000000000001', 'reader@x.example', 'confirmed', repeat('a', 64));
select pg_temp.matrix('unsubscribe_address call',
  $$select public.unsubscribe_address('00000000-0000-4000-a004-000000000001')$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => '42501', coach => '42501', admin => '1',
  service => '42501');
select is(pg_temp.attempt('admin', $$update public.subscribers set status = 'confirmed'$$), '42501',
  'nobody is subscribed by somebody else');
select is(pg_temp.attempt('admin', $$select public.unsubscribe_address(gen_random_uuid())$$), 'PT404',
  'an address that is gone is said to be');

-- Onboarding answers are listed to the person's coach and to administrators. A caller's own answers aren't listed here.
insert into public.clients (name, user_id, coach_id) values ('Coached', pg_temp.person('owner'), pg_temp.person('coach'));
insert into public.onboarding_answers (user_id, answers, step) values
  (pg_temp.person('owner'), '{"you": {"name": "O"}}', 1), (pg_temp.person('stranger'), '{}', 0);
select pg_temp.matrix('onboarding_people call', $$select from public.onboarding_people()$$,
  anon => '42501', stranger => '0', owner => '0', rival => '0', coach => '1', admin => '1', service => '42501');
insert into public.user_preferences (user_id, preferences)
values (pg_temp.person('owner'), '{"privacy": {"profile_visible": false}}');
select is(pg_temp.attempt('coach', $$select from public.onboarding_people() where name = '' and email = ''$$), '1',
  'a profile that is not shown has no name here either');

-- From here on, changes are not rolled back.
create function pg_temp.does(who text, question text) returns text
language plpgsql as $$
declare
  answer text;
begin
  perform pg_temp.speak_for(who, 'authenticated');
  set local role authenticated;
  execute 'select (' || question || ')::text' into answer;
  reset role;
  return answer;
end $$;
delete from public.notifications;
select is(pg_temp.does('admin', format('public.set_host(%L, 2, %L)', pg_temp.call(2), pg_temp.person('admin'))), '3',
  'a call is given to somebody, and has another version');
select is((select count(*)::int from public.notifications), 0, 'who gives it to themselves is not told');
select is(pg_temp.does('admin', format('public.set_host(%L, 1, null)', pg_temp.call(1))), '2', 'or to nobody');
select is(pg_temp.does('admin', format('public.set_host(%L, 2, %L)', pg_temp.call(1), pg_temp.person('coach'))), '3',
  'and back');
select results_eq(
  $$select user_id, link from public.notifications$$,
  format($$values (%L::uuid, %L)$$, pg_temp.person('coach'), '/dashboard/coach?section=calls&call=' || pg_temp.call(1)),
  'who gets a call is told, with the way to it');
select is((select count(*)::int from public.audit_log where entity = 'bookings' and action = 'assigned'), 3,
  'each is written down');
insert into public.bookings (id, name, email, starts_at) values
  (pg_temp.call(4), 'D', 'd@x.example', date_trunc('day', now()) + interval '5 days 15 hours'),
  (pg_temp.call(5), 'E', 'e@x.example', date_trunc('day', now()) + interval '6 days 15 hours');
create temporary table many as select pg_temp.does('admin',
  format('public.set_hosts(array[%L, %L]::uuid[], 2, %L)', pg_temp.call(4), pg_temp.call(5), pg_temp.person('rival')))::jsonb
  as answer;
select is((select answer ->> 'changed' from many), '2', 'two calls are given at once');
select is((select count(*)::int from public.notifications where user_id = pg_temp.person('rival')), 1, 'and told once');
select is(pg_temp.does('admin', format('public.set_host(%L, 2, null)', pg_temp.call(4))), '3', 'one is changed since');
select is((select pg_temp.does('admin', format('public.undo(%L)', answer ->> 'batch'))::jsonb from many),
  '{"restored": 1, "left": 1}'::jsonb, 'what nobody changed since is put back');
select is((select array_agg(host_id) from public.bookings where id in (pg_temp.call(4), pg_temp.call(5))),
  array[null, null]::uuid[], 'both have no host again');
update public.bookings set host_id = pg_temp.person('rival') where id = pg_temp.call(5);
create temporary table taken as select pg_temp.does('admin',
  format('public.set_hosts(array[%L]::uuid[], 1, null)', pg_temp.call(5)))::jsonb as answer;
update public.profiles set status = 'suspended' where id = pg_temp.person('rival');
select is((select pg_temp.does('admin', format('public.undo(%L)', answer ->> 'batch'))::jsonb from taken),
  '{"restored": 1, "left": 0}'::jsonb, 'undone after the host was suspended');
select is((select host_id from public.bookings where id = pg_temp.call(5)), null, 'it is nobody''s');
update public.profiles set status = 'active' where id = pg_temp.person('rival');

-- Data returned to the function that sends the emails.
create temporary table moved as select pg_temp.does('owner', format(
  $$public.change_call(%L, 'cancel', null, null, repeat('a', 64))$$, pg_temp.call(1)))::jsonb as answer;
select is((select array[answer ->> 'event', answer ->> 'isMine', answer ->> 'hostEmail', answer ->> 'submission'] from moved),
  array['cancelled', 'true', 'coach@tests.example', null], 'the host of a canceled call is written to; its link is the new one');
select is((select pg_temp.does('owner', format($$public.change_call(%L, 'cancel', null, null, repeat('a', 64))$$,
  pg_temp.call(1)))::jsonb ->> 'event'), null, 'sent again, nobody is written to');
select is((select pg_temp.does('admin', format($$public.change_call(%L, 'move', date_trunc('day', now())
  + interval '7 days 15 hours', 3, repeat('a', 64))$$, pg_temp.call(2)))::jsonb ->> 'submission'),
  '00000000-0000-4000-b000-000000000001', 'a call that has a link keeps it');
select is((select status from public.subscribers), 'confirmed', 'what was tried is undone');
select is(pg_temp.does('admin', $$public.unsubscribe_address('00000000-0000-4000-a004-000000000001')$$),
  'reader@x.example', 'an address is taken off');
select results_eq($$select s.status, s.confirm_token_hash, c.given, c.source from public.subscribers s
  join public.consents c on c.email = s.email$$,
  $$values ('unsubscribed', null::text, false, 'desk')$$, 'its link confirms no more, and the consent is over');

select * from finish();
rollback;
