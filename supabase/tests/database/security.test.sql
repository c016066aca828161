begin;
\ir people.psql
select plan(70);

-- The caller's sessions. A session has its user's id.
select pg_temp.matrix('my_sessions call', $$select from public.my_sessions()$$,
  anon => '42501', stranger => '1', owner => '1', rival => '1', coach => '1', admin => '1', service => '42501');
select pg_temp.matrix('end_session call', $$select public.end_session('{me}')$$,
  anon => '42501', stranger => '1', owner => '1', rival => '1', coach => '1', admin => '1', service => '42501');
select pg_temp.matrix('end_other_sessions call', $$select public.end_other_sessions()$$,
  anon => '42501', stranger => '1', owner => '1', rival => '1', coach => '1', admin => '1', service => '42501');
insert into auth.sessions (id, user_id, created_at, refreshed_at, user_agent) values
  ('00000000-0000-4000-a0aa-000000000001', pg_temp.person('owner'), '2026-01-05 10:00Z', '2026-01-06 10:00',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1'),
  ('00000000-0000-4000-a0aa-000000000002', pg_temp.person('stranger'), now(), null, null);
select is(pg_temp.attempt('owner', $$select from public.my_sessions()$$), '2', 'one''s own sessions are told');
select is(pg_temp.attempt('owner', $$
  select from public.my_sessions() s where s.id = '00000000-0000-4000-a0aa-000000000001' and not s.is_current
    and s.device = 'Safari on iPhone' and s.place = 'Unknown' and s.seen_at = '2026-01-06 10:00Z'$$), '1',
  'with device, place and when it was seen last');
select is(pg_temp.attempt('owner', $$
  select from (select s.is_current, row_number() over () as n from public.my_sessions() s) t
  where t.n = 1 and t.is_current$$), '1', 'this one first');
select is(pg_temp.attempt('admin', $$select public.end_session('00000000-0000-4000-a0aa-000000000002')$$), 'PT404',
  'nobody ends a session of somebody else');
select is(pg_temp.attempt('stranger', $$select public.end_session('00000000-0000-4000-a0aa-000000000002')$$), '1',
  'but their own');
select is(pg_temp.attempt('owner', $$
  select from (select public.end_other_sessions() as ended) t where t.ended = 1$$), '1',
  'the others are those that are not this one');

select is(private.device_of(agent), words, words) from (values
  (null, 'Unknown'), ('', 'Unknown'), ('curl/8.5.0', 'Another program'),
  ('Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36', 'Chrome on Windows'),
  ('Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36 Edg/143.0.0.0', 'Edge on Windows'),
  ('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Safari/605.1.15', 'Safari on Mac'),
  ('Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox on Linux'),
  ('Mozilla/5.0 (Linux; Android 16; Pixel 10) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Mobile Safari/537.36', 'Chrome on Android'),
  ('Mozilla/5.0 (Linux; Android 16; SM-S938B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/29.0 Chrome/136.0.0.0 Mobile Safari/537.36', 'Samsung Internet on Android'),
  ('Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/143.0.0.0 Mobile/15E148 Safari/604.1', 'Chrome on iPhone')
) as known (agent, words);

-- A session without the second factor has no access; with it, access is normal. The matrix of each table and function
-- tests this too.
select is(pg_temp.attempt('owner', $$select from public.profiles where id = '{me}'$$), '1', 'without a factor a session is enough');
select is(pg_temp.attempt('owner', $$select from public.profiles where id = '{me}'$$, 'aal1'), '0',
  'a session that waits for the factor does not even read its own profile');
select is(pg_temp.attempt('owner', $$select from public.profiles where id = '{me}'$$, 'aal2'), '1', 'and does once it was given');
select is(pg_temp.attempt('admin', $$select 1 where private.is_admin()$$, 'aal1'), '0', 'no administrator before it');
select is(pg_temp.attempt('admin', $$select 1 where private.is_admin()$$, 'aal2'), '1', 'one after it');
select is(pg_temp.attempt('owner', $$select private.has_second_factor('{admin}')$$), '42501', 'who has one is nobody''s to ask');

insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at) values
  ('00000000-0000-4000-a0ab-000000000001', pg_temp.person('coach'), 'totp', 'unverified', now(), now());
select is(pg_temp.attempt('coach', $$select 1 where private.is_coach()$$), '1', 'one that nobody verified asks for nothing');
update auth.mfa_factors set status = 'verified' where id = '00000000-0000-4000-a0ab-000000000001';
-- Token and session must both have the second factor: a token from before fails, and so does a downgraded session.
create function pg_temp.coach_with(token_aal text, session_aal text) returns boolean language plpgsql as $$
begin
  perform pg_temp.speak_for('coach', 'authenticated', true, token_aal);
  update auth.sessions s set aal = session_aal where s.id = pg_temp.person('coach');
  return private.is_coach();
end $$;
select is(pg_temp.coach_with(token, session), passes, format('token %s, session %s', token, session)) from (values
  ('aal1', 'aal1', false), ('aal1', 'aal2', false), ('aal2', 'aal1', false), ('aal2', 'aal2', true)
) as tried (token, session, passes);
update auth.sessions set aal = 'aal1';
select is(pg_temp.attempt('service', $$select public.begin_account_deletion('{coach}', '{coach}')$$), 'PT401',
  'nor is an account closed from such a session');
update auth.sessions set aal = 'aal2' where id = pg_temp.person('coach');
select is(pg_temp.attempt('service', $$select public.begin_account_deletion('{coach}', '{coach}')$$), '1', 'but from one that gave it');

-- Sign-in log.
create function pg_temp.logged(who text) returns text language sql stable as $$
  select string_agg(e.kind || ' ' || e.device, ', ' order by e.id)
  from public.auth_events e where e.user_id = pg_temp.person(who)
$$;
delete from auth.sessions;
set constraints all immediate;
delete from public.auth_events;
insert into auth.sessions (id, user_id, user_agent) values
  ('00000000-0000-4000-a0ac-000000000001', pg_temp.person('rival'), 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Firefox/145.0'),
  ('00000000-0000-4000-a0ac-000000000002', pg_temp.person('rival'), null);
update auth.sessions set user_agent = 'curl/8' where id = '00000000-0000-4000-a0ac-000000000002';
select is(pg_temp.logged('rival'), 'sign_in Firefox on Linux, sign_in Another program', 'a session that begins is written down');
update auth.sessions set user_agent = 'Mozilla/5.0 (Windows) Firefox/146.0' where id = '00000000-0000-4000-a0ac-000000000002';
select is(pg_temp.logged('rival'), 'sign_in Firefox on Linux, sign_in Another program', 'as it was when it began');
delete from public.auth_events;
insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at) values
  ('00000000-0000-4000-a0ab-000000000002', pg_temp.person('rival'), 'totp', 'unverified', now(), now());
update auth.sessions set factor_id = '00000000-0000-4000-a0ab-000000000002' where id = '00000000-0000-4000-a0ac-000000000001';
update auth.mfa_factors set status = 'verified' where id = '00000000-0000-4000-a0ab-000000000002';
insert into auth.mfa_amr_claims (id, session_id, authentication_method, created_at, updated_at) values
  (gen_random_uuid(), '00000000-0000-4000-a0ac-000000000001', 'totp', now(), now()),
  (gen_random_uuid(), '00000000-0000-4000-a0ac-000000000001', 'mfa/recovery_code', now(), now());
delete from auth.mfa_factors where user_id = pg_temp.person('rival');
select is(pg_temp.logged('rival'), 'mfa_enabled Firefox on Linux, recovery_code_used Firefox on Linux, mfa_disabled Unknown',
  'a second factor that comes, a code that stands in for it, and that it goes');
delete from public.auth_events;
update auth.sessions set not_after = now() - interval '1 day' where id = '00000000-0000-4000-a0ac-000000000002';
delete from auth.sessions where user_id = pg_temp.person('rival');
select is(pg_temp.logged('rival'), 'sign_out Firefox on Linux', 'what ends is written down, what had expired is not');
delete from public.auth_events;
insert into auth.sessions (id, user_id) select gen_random_uuid(), pg_temp.person('rival') from generate_series(1, 3);
delete from public.auth_events;
delete from auth.sessions where user_id = pg_temp.person('rival');
select is(pg_temp.logged('rival'), 'sign_out 3 devices', 'several at once are one entry');
delete from public.auth_events;
select private.password_verification_attempt(jsonb_build_object('user_id', pg_temp.person('rival'), 'valid', valid))
from (values (true), (false)) as tried (valid);
select is(pg_temp.logged('rival'), 'sign_in_failed Unknown', 'a wrong password is written down, a right one by its session');
select count(private.mfa_verification_attempt(jsonb_build_object('user_id', pg_temp.person('rival'), 'valid', false)))
from generate_series(1, 30);
select is((select count(*)::int from public.auth_events where user_id = pg_temp.person('rival')), 20,
  'so many an hour, whoever tries');
select is(private.password_verification_attempt(jsonb_build_object('user_id', gen_random_uuid(), 'valid', false)),
  '{"decision": "continue"}'::jsonb, 'of nobody nothing is kept');
insert into public.auth_events (user_id, kind, created_at)
select pg_temp.person('stranger'), 'sign_in', '2026-01-01' from generate_series(1, 1000);
select private.record_security(pg_temp.person('stranger'), 'sign_out', null, null);
select is((select format('%s %s', count(*), count(*) filter (where kind = 'sign_out')) from public.auth_events
  where user_id = pg_temp.person('stranger')), '1000 1', 'the newest thousand stay');
select is(pg_temp.attempt('owner', $$select private.record_security('{owner}', 'sign_in', 'x', null)$$), '42501', 'nobody writes their own');
select is(pg_temp.attempt('owner', $$select private.password_verification_attempt('{}')$$), '42501', 'nor by the hooks');

select * from finish();
rollback;
