begin;
\ir people.psql
-- So that a day begins where the test thinks that it does, in an office that never closes.
set local time zone 'UTC';
select plan(98);
delete from public.office_closures;
delete from private.office_hours;
insert into private.office_hours select weekday, '00:00', '24:00' from generate_series(0, 6) as weekday;

insert into public.clients (id, name, email, phone, user_id, coach_id) values
  ('00000000-0000-4000-a001-000000000001', 'Coached', 'coached@x.example', '(615) 555-0142', pg_temp.person('owner'),
    pg_temp.person('coach')),
  ('00000000-0000-4000-a001-000000000002', 'Without address', null, null, pg_temp.person('owner'), pg_temp.person('coach')),
  ('00000000-0000-4000-a001-000000000003', 'Of nobody', 'nobody@x.example', null, null, null);

-- Whoever looks after a client writes to them and books with them. Its owner does not: their account sends no letters.
select pg_temp.matrix('begin_client_letter call', $$select public.begin_client_letter(
    '00000000-0000-4000-a001-000000000001', '00000000-0000-4000-b000-000000000001', 'f')$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => 'PT404', coach => '1', admin => '1',
  service => '42501');
select pg_temp.matrix('finish_client_letter call', $$select public.finish_client_letter(
    '00000000-0000-4000-a001-000000000001', '00000000-0000-4000-b000-000000000001', 'f', 'Words')$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => 'PT404', coach => '1', admin => '1',
  service => '42501');
select pg_temp.matrix('free_review_starts call',
  $$select public.free_review_starts('00000000-0000-4000-a001-000000000001')$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => 'PT404', coach => '1', admin => '1',
  service => '42501');
select pg_temp.matrix('book_review call', $$select public.book_review('00000000-0000-4000-a001-000000000001',
    date_trunc('day', now()) + interval '3 days 15 hours', null, '00000000-0000-4000-b000-000000000002', 'f',
    repeat('a', 64))$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => 'PT404', coach => '1', admin => '1',
  service => '42501');

-- The intake form goes to the same address, from the same people; its link opens to who has that address, and to nobody else.
insert into public.clients (id, name, email, user_id, coach_id) values
  ('00000000-0000-4000-a001-000000000004', 'Asked', 'owner@tests.example', pg_temp.person('coach'), pg_temp.person('coach'));
update auth.users set email_confirmed_at = now() where id in (select id from pg_temp.people);
insert into private.client_intakes (token_hash, client_id)
values (encode(sha256('known'), 'hex'), '00000000-0000-4000-a001-000000000004');
select pg_temp.matrix('begin_client_intake call', $$select public.begin_client_intake(
    '00000000-0000-4000-a001-000000000004', '00000000-0000-4000-b000-000000000011', 'f', repeat('d', 64))$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => 'PT404', coach => '1', admin => '1',
  service => '42501');
select pg_temp.matrix('finish_client_intake call', $$select public.finish_client_intake(
    '00000000-0000-4000-a001-000000000004', '00000000-0000-4000-b000-000000000011', 'f')$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => 'PT404', coach => '1', admin => '1',
  service => '42501');
select pg_temp.matrix('accept_intake call', $$select public.accept_intake('known')$$,
  anon => '42501', stranger => '42501', owner => '1', rival => '42501', coach => '42501', admin => '42501',
  service => '42501');
select is(pg_temp.attempt('owner', $$select public.accept_intake('guessed')$$), 'PT404', 'a token that nobody sent opens nothing');
update private.client_intakes set sent_at = now() - interval '31 days';
select is(pg_temp.attempt('owner', $$select public.accept_intake('known')$$), 'PT404', 'nor does one after a month');
update private.client_intakes set sent_at = now();
update auth.users set email_confirmed_at = null where email = 'owner@tests.example';
select is(pg_temp.attempt('owner', $$select public.accept_intake('known')$$), '42501', 'nor for an address that is not confirmed');
update auth.users set email_confirmed_at = now() where email = 'owner@tests.example';
update public.clients set user_id = pg_temp.person('stranger') where name = 'Asked';
select is(pg_temp.attempt('owner', $$select public.accept_intake('known')$$), 'PT409', 'an account that has the client keeps it');
update public.clients set user_id = pg_temp.person('coach') where name = 'Asked';

-- Who wants no letters gets none from here, whoever sends; who has said nothing gets them.
insert into public.user_preferences (user_id, preferences) values
  (pg_temp.person('owner'), '{"notifications": {"email": false}}'), (pg_temp.person('coach'), '{"notifications": {"email": false}}');
select is(pg_temp.attempt(who, format($$select public.begin_client_letter(
  '00000000-0000-4000-a001-000000000001', %L, 'f')$$, request)), 'PT403', who || ' does not write to who wants no letters')
from (values ('coach', null), ('coach', '00000000-0000-4000-b000-000000000012'),
  ('admin', '00000000-0000-4000-b000-000000000012')) as t (who, request);
select is(pg_temp.attempt('coach', $$select public.begin_client_intake('00000000-0000-4000-a001-000000000001',
  '00000000-0000-4000-b000-000000000013', 'f', repeat('d', 64))$$), 'PT403', 'nor sends the intake form');
select is(pg_temp.attempt('coach', $$select public.begin_client_letter('00000000-0000-4000-a001-000000000004',
  '00000000-0000-4000-b000-000000000014', 'f')$$), '1', 'what a coach wants for themselves does not hold for a client');
update public.user_preferences set preferences = '{"notifications": {"email": true}}' where user_id = pg_temp.person('owner');
select is(pg_temp.attempt('coach', $$select public.begin_client_letter('00000000-0000-4000-a001-000000000001',
  '00000000-0000-4000-b000-000000000015', 'f')$$), '1', 'switched on again, letters go again');
delete from public.user_preferences;

create function pg_temp.review(who text, client integer, of_id integer, at interval default '3 days 15 hours') returns text
language sql as $$
  select pg_temp.attempt(who, format($q$with made as (select public.book_review('00000000-0000-4000-a001-%s'::uuid,
    date_trunc('day', now()) + %L, 'About the plan', '00000000-0000-4000-b000-%s'::uuid, 'f', repeat('b', 64)))
    select from made$q$, lpad(client::text, 12, '0'), at, lpad(of_id::text, 12, '0')))
$$;
select is(pg_temp.review('coach', 2, 3), 'PT400', 'nobody is written to without an address');
select is(pg_temp.review('coach', 3, 3), 'PT404', 'nor a client of nobody, by a coach');
select is(pg_temp.review('admin', 3, 3), '1', 'an administrator takes it');
select is(pg_temp.review('coach', 1, 3, '1 hour'), 'PT400', 'a time that is not offered is refused');
select is(pg_temp.attempt('coach', $$select public.begin_client_letter(
  '00000000-0000-4000-a001-000000000002', null, 'f')$$), 'PT400', 'a letter has to go somewhere');

-- From here on what is done stays: what a coach is answered.
create function pg_temp.answered(call text) returns jsonb
language plpgsql as $$
declare
  answer jsonb;
begin
  perform pg_temp.speak_for('coach', 'authenticated');
  set local role authenticated;
  execute 'select to_jsonb(' || call || ')' into answer;
  reset role;
  return answer;
end $$;
create function pg_temp.booked() returns jsonb language sql as $$
  select pg_temp.answered($q$public.book_review('00000000-0000-4000-a001-000000000001',
    date_trunc('day', now()) + interval '3 days 15 hours', ' ', '00000000-0000-4000-b000-000000000004', 'f',
    repeat('c', 64))$q$)
$$;
create function pg_temp.letter(what text) returns text language sql as $$
  select pg_temp.answered(format('public.%s_client_letter(%L::uuid, %L::uuid, %L%s)', what,
    '00000000-0000-4000-a001-000000000001', '00000000-0000-4000-b000-000000000006', 'f',
    case what when 'finish' then ', ''Where your plan stands''' end))::text
$$;
select is(pg_temp.booked() - '{reference,startsAt,endsAt,host}'::text[],
  '{"kind": "client_review", "name": "Coached", "email": "coached@x.example", "status": "booked",
    "phone": "(615) 555-0142", "timeZone": "America/New_York", "heldUntil": null, "event": "booked", "isOwn": true,
    "hostEmail": "coach@tests.example"}'::jsonb, 'a review is booked with what is kept of the client');
select is(pg_temp.booked() ->> 'event', null, 'the same again books no more');
select is(pg_temp.answered($$public.free_review_starts('00000000-0000-4000-a001-000000000001')$$) -> 'slots'
  @> to_jsonb(array[date_trunc('day', now()) + interval '3 days 15 hours']), false, 'its time is no longer offered');
select is((select (host_id, user_id, client_id, notes)::text from public.bookings where kind = 'client_review'),
  (pg_temp.person('coach'), pg_temp.person('owner'), '00000000-0000-4000-a001-000000000001', null)::text,
  'host, owner and client are those of the client');
select is(pg_temp.review('coach', 1, 5), 'PT409', 'a time that is taken is refused');
select is(pg_temp.review('admin', 1, 5), 'PT409', 'for an administrator too: the review is with the client''s coach');
update public.bookings set starts_at = starts_at + interval '1 day' where kind = 'client_review';
update public.bookings set status = 'cancelled' where kind = 'client_review';
select is((select array_agg(concat_ws(' ', from_value is not null, to_value is not null) order by id)
  from public.client_events where kind = 'review'), array['f t', 't t', 't f'],
  'booked, moved and cancelled stand in the history of the client');

select is(pg_temp.letter('begin')::jsonb ->> 'isSent', 'false', 'a letter is begun');
select is(pg_temp.letter('finish'), 'true', 'and written down');
select is(pg_temp.letter('begin')::jsonb ->> 'isSent', 'true', 'the same is not sent again');
select is(pg_temp.letter('finish'), 'false', 'nor written down again');
select is((select (kind, note, actor_id)::text from public.client_events where kind = 'email'),
  ('email', 'Where your plan stands', pg_temp.person('coach'))::text, 'it stands in the history, in the coach''s name');
select is((select last_contact from public.clients where name = 'Coached'), private.office_day(), 'it is a contact');
select is(pg_temp.attempt('coach', $q$do $do$ begin
    for n in 1..5 loop perform public.begin_client_letter(
      '00000000-0000-4000-a001-000000000001', gen_random_uuid(), 'f'); end loop; end $do$ $q$), 'PT429',
  'a client has five letters a day at most');
select is(pg_temp.attempt('coach', $q$do $do$ begin
    for n in 1..9 loop perform public.begin_client_letter(
      '00000000-0000-4000-a001-000000000001', null, 'f'); end loop; end $do$ $q$), '0', 'looking at one is none');

-- The client becomes the account's own, and says so to its coach once the questions are answered.
create function pg_temp.done_by_owner(statement text) returns void language plpgsql as $$
begin
  perform pg_temp.speak_for('owner', 'authenticated');
  set local role authenticated;
  execute statement;
  reset role;
end $$;
select pg_temp.done_by_owner($$select public.accept_intake('known')$$);
select pg_temp.done_by_owner($$select public.accept_intake('known')$$);
select is((select user_id from public.clients where name = 'Asked'), pg_temp.person('owner'), 'the client is its own now');
select pg_temp.done_by_owner($$insert into public.onboarding_answers (answers) values ('{"you": {"name": "Asked"}}')$$);
select pg_temp.done_by_owner($$select public.finish_onboarding()$$);
select pg_temp.done_by_owner($$select public.finish_onboarding()$$);
select is((select array_agg(to_value order by id) from public.client_events
  where kind = 'intake' and actor_id = pg_temp.person('owner')), array['opened', 'answered'], 'its history says both, once');
select is((select array_agg(title) from public.notifications where user_id = pg_temp.person('coach') and title like '%intake%'),
  array['Asked answered the intake form'], 'and its coach hears of it');
select is(pg_temp.attempt(who, $$select from public.onboarding_answers where user_id = '{owner}'$$), found,
  who || ' reads the answers: ' || found) from (values ('coach', '1'), ('rival', '0')) as t (who, found);

select * from finish();
rollback;
