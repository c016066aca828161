begin;
\ir people.psql
-- Days begin at midnight UTC, in an office that never closes.
set local time zone 'UTC';
select plan(123);
delete from public.office_closures;
delete from private.office_hours;
insert into private.office_hours select weekday, '00:00', '24:00' from generate_series(0, 6) as weekday;

insert into public.clients (id, name, email, phone, user_id, coach_id) values
  ('00000000-0000-4000-a001-000000000001', 'Coached', 'coached@x.example', '(615) 555-0142', pg_temp.person('owner'),
    pg_temp.person('coach')),
  ('00000000-0000-4000-a001-000000000002', 'Without address', null, null, pg_temp.person('owner'), pg_temp.person('coach')),
  ('00000000-0000-4000-a001-000000000003', 'Of nobody', 'nobody@x.example', null, null, null);

-- The client's coach and administrators send emails and book reviews. The owner cannot: their account sends no emails.
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

-- The intake form goes to the same address. Only the server function that makes the token stores its hash.
insert into public.clients (id, name, email, user_id, coach_id) values
  ('00000000-0000-4000-a001-000000000004', 'Asked', 'account@tests.example', pg_temp.person('coach'), pg_temp.person('coach'));
update auth.users set email_confirmed_at = now() where id in (select id from pg_temp.people);
create function pg_temp.link(token text, sent_to text default 'account@tests.example') returns void language sql as $$
  insert into private.client_intakes (token_hash, client_id, sent_to)
  values (encode(sha256(token::bytea), 'hex'), '00000000-0000-4000-a001-000000000004', sent_to)
$$;
select pg_temp.link('known');
select pg_temp.matrix('begin_client_intake call', $$select public.begin_client_intake(
    '00000000-0000-4000-a001-000000000004', '00000000-0000-4000-b000-000000000011', 'f', repeat('d', 64), '{coach}')$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => '42501', coach => '42501', admin => '42501',
  service => '1');
select pg_temp.matrix('finish_client_intake call', $$select public.finish_client_intake(
    '00000000-0000-4000-a001-000000000004', '00000000-0000-4000-b000-000000000011', 'f', '{coach}')$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => '42501', coach => '42501', admin => '42501',
  service => '1');
select is(pg_temp.attempt('service', format($$select public.begin_client_intake('00000000-0000-4000-a001-000000000004',
  '00000000-0000-4000-b000-000000000011', 'f', repeat('d', 64), '{%s}')$$, sender)), outcome, 'sent by the ' || sender)
from (values ('admin', '1'), ('rival', 'PT404'), ('owner', 'PT404')) as t (sender, outcome);

-- The link works only for the account with the email's address. Other callers get the reason.
select pg_temp.matrix('accept_intake call', $$select public.accept_intake('known')$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => '42501', coach => '42501', admin => '42501',
  service => '42501', account => '1');
create function pg_temp.why_not(who text, token text default 'known') returns text language plpgsql as $$
declare
  detail text;
begin
  perform pg_temp.speak_for(who, 'authenticated');
  begin
    set local role authenticated;
    perform public.accept_intake(token);
  exception when others then
    get stacked diagnostics detail = pg_exception_detail;
  end;
  reset role;
  return detail;
end $$;
insert into public.clients (name, account_id) values ('Another client', pg_temp.person('stranger'));
select is(pg_temp.why_not(who), why, who || ' is refused: ' || why) from (values ('coach', 'staff'), ('admin', 'staff'),
  ('owner', 'email'), ('stranger', 'other-client')) as t (who, why);
select is(pg_temp.why_not('account', 'guessed'), 'link', 'a token that nobody sent opens nothing');
update private.client_intakes set sent_at = now() - interval '31 days';
select is(pg_temp.why_not('account'), 'link', 'nor does one after a month');
update private.client_intakes set sent_at = now();
update auth.users set email_confirmed_at = null where email = 'account@tests.example';
select is(pg_temp.why_not('account'), 'unconfirmed', 'nor for an address that is not confirmed');
update auth.users set email_confirmed_at = now() where email = 'account@tests.example';
update public.clients set account_id = pg_temp.person('stranger') where name = 'Asked';
select is(pg_temp.why_not('account'), 'used', 'an account that has the client keeps it');
select is(pg_temp.attempt('service', $$select public.begin_client_intake('00000000-0000-4000-a001-000000000004',
  '00000000-0000-4000-b000-000000000011', 'f', repeat('d', 64), '{coach}')$$), 'PT409', 'and no further link is sent');

-- A change of the client's address invalidates every link sent before. Restoring the address doesn't revive them.
update public.clients set account_id = null where name = 'Asked';
select is(pg_temp.why_not('account'), 'link', 'access that is removed takes the links along');
select pg_temp.link('known');
update public.clients set email = 'Account@Tests.example' where name = 'Asked';
select is(pg_temp.attempt('account', $$select public.accept_intake('known')$$), '1', 'capital letters are the same address');
update public.clients set email = 'stranger@tests.example' where name = 'Asked';
update public.clients set email = 'account@tests.example' where name = 'Asked';
select is(pg_temp.why_not('account'), 'link', 'another address withdraws what is open');
select pg_temp.link('mule', 'owner@tests.example');
select is(pg_temp.why_not('account', 'mule'), 'email', 'the address that counts is the one of the email, not the one on file');
delete from private.client_intakes;
select pg_temp.link('known');

-- A client who opted out gets no emails from any sender. A client without a preference gets them.
insert into public.user_preferences (user_id, preferences) values
  (pg_temp.person('owner'), '{"notifications": {"email": false}}'), (pg_temp.person('coach'), '{"notifications": {"email": false}}');
select is(pg_temp.attempt(who, format($$select public.begin_client_letter(
  '00000000-0000-4000-a001-000000000001', %L, 'f')$$, request)), 'PT403', who || ' does not write to who wants no letters')
from (values ('coach', null), ('coach', '00000000-0000-4000-b000-000000000012'),
  ('admin', '00000000-0000-4000-b000-000000000012')) as t (who, request);
select is(pg_temp.attempt('service', $$select public.begin_client_intake('00000000-0000-4000-a001-000000000001',
  '00000000-0000-4000-b000-000000000013', 'f', repeat('d', 64), '{coach}')$$), 'PT403', 'nor sends the intake form');
update public.clients set account_id = pg_temp.person('stranger') where name = 'Coached';
select is(pg_temp.attempt('coach', $$select public.begin_client_letter('00000000-0000-4000-a001-000000000001',
  '00000000-0000-4000-b000-000000000012', 'f')$$), '1', 'of a client who signs in the account decides, not the owner');
update public.clients set account_id = null where name = 'Coached';
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

-- From here on, changes are not rolled back. Returns the result of a coach's call.
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

-- From then on, the account signs in as the client. The record keeps its owner, and its coach is notified.
create function pg_temp.done_by_account(statement text) returns void language plpgsql as $$
begin
  perform pg_temp.speak_for('account', 'authenticated');
  set local role authenticated;
  execute statement;
  reset role;
end $$;
select pg_temp.done_by_account($$select public.accept_intake('known')$$);
select is((select (account_id, user_id)::text from public.clients where name = 'Asked'),
  (pg_temp.person('account'), pg_temp.person('coach'))::text, 'the account is named, the owner is the same');
create function pg_temp.accepted() returns jsonb language plpgsql as $$
begin
  perform pg_temp.speak_for('account', 'authenticated');
  return public.accept_intake('known');
end $$;
select is(pg_temp.accepted() -> 'isRepeat', 'true', 'accepted again it says so');
select is(pg_temp.why_not('owner'), 'used', 'another account hears that it was used');
select is((select (actor_id, to_value)::text from public.audit_log where action = 'account' order by id desc limit 1),
  (pg_temp.person('account'), pg_temp.person('account'))::text, 'the audit log names the account');
select pg_temp.done_by_account($$insert into public.onboarding_answers (answers) values ('{"you": {"name": "Asked"}}')$$);
select pg_temp.done_by_account($$select public.finish_onboarding()$$);
select pg_temp.done_by_account($$select public.finish_onboarding()$$);
select is((select array_agg(to_value order by id) from public.client_events
  where kind = 'intake' and actor_id = pg_temp.person('account')), array['opened', 'answered'], 'its history says both, once');
select is((select array_agg(title order by title) from public.notifications
    where user_id = pg_temp.person('coach') and title like '%intake%'),
  array['Asked accepted the intake link', 'Asked answered the intake form'], 'and its coach hears of both');
select is(pg_temp.attempt(who, $$select from public.onboarding_answers where user_id = '{account}'$$), found,
  who || ' reads the answers: ' || found) from (values ('coach', '1'), ('rival', '0'), ('owner', '0')) as t (who, found);

insert into public.clients (id, name, email, user_id)
values ('00000000-0000-4000-a001-000000000005', 'Without a coach', 'account@tests.example', null);
insert into private.client_intakes (token_hash, client_id, sent_to)
values (encode(sha256('second'), 'hex'), '00000000-0000-4000-a001-000000000005', 'account@tests.example');
select pg_temp.done_by_account($$select public.accept_intake('second')$$);
select is((select array_agg(title) from public.notifications
    where user_id = pg_temp.person('admin') and title like '%intake%'),
  array['Without a coach accepted the intake link'], 'administrators hear of a client without a coach');

select * from finish();
rollback;
