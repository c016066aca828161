-- Pictures, profiles, messages, pending changes of the email address, and figures.
begin;
\ir people.psql
select plan(155);

insert into public.clients (name, user_id, coach_id, account_id)
values ('Of the owner', pg_temp.person('owner'), pg_temp.person('coach'), pg_temp.person('account'));
insert into public.coach_profiles (user_id, headline, bio, specialties)
values (pg_temp.person('coach'), 'Pensions', 'First the numbers.', '{Cash balance}');
insert into storage.objects (bucket_id, name)
select 'avatars', id || '/face.webp' from people where who in ('owner', 'coach');

select pg_temp.matrix('coach_profiles select', $$select from public.coach_profiles where user_id = '{coach}'$$,
  anon => '42501', stranger => '0', owner => '0', rival => '0', coach => '1', admin => '1', service => '1');
select pg_temp.matrix('coach_profiles insert', $$insert into public.coach_profiles (headline) values ('Mine')$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => '1', coach => '23505', admin => '1', service => '23502');
select pg_temp.matrix('coach_profiles insert for another', $$
  insert into public.coach_profiles (user_id, headline) values ('{rival}', 'Theirs')$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => '1', coach => '42501', admin => '42501', service => '1');
select pg_temp.matrix('coach_profiles update', $$
  update public.coach_profiles set bio = 'Other' where user_id = '{coach}'$$,
  anon => '42501', stranger => '0', owner => '0', rival => '0', coach => '1', admin => '0', service => '1');
select pg_temp.matrix('coach_profiles delete', $$delete from public.coach_profiles where user_id = '{coach}'$$,
  anon => '42501', stranger => '0', owner => '0', rival => '0', coach => '1', admin => '0', service => '1');

-- Users see their own picture and those of the people they work with. Administrators see all pictures.
select pg_temp.matrix('storage.objects select of a coach''s picture', $$
  select from storage.objects where bucket_id = 'avatars' and name = '{coach}/face.webp'$$,
  anon => '0', stranger => '0', owner => '1', rival => '0', coach => '1', admin => '1', service => '1',
  account => '1');
select pg_temp.matrix('storage.objects select of an owner''s picture', $$
  select from storage.objects where bucket_id = 'avatars' and name = '{owner}/face.webp'$$,
  anon => '0', stranger => '0', owner => '1', rival => '0', coach => '1', admin => '1', service => '1');
select is(pg_temp.attempt('owner', $$update public.profiles
  set avatar_path = '{me}/00000000-0000-4000-a000-0000000000aa.webp' where id = '{me}'$$), '1', 'one''s own picture is set');
select is(pg_temp.attempt('owner', $$update public.profiles
  set avatar_path = '{coach}/00000000-0000-4000-a000-0000000000aa.webp' where id = '{me}'$$), '23514',
  'not one from the folder of somebody else');
select is(pg_temp.attempt('owner', $$update public.profiles set avatar_path = '{me}/face.svg' where id = '{me}'$$), '23514',
  'nor one of another kind');
select is(pg_temp.attempt('owner', $$update public.profiles set theme = 'dark' where id = '{me}'$$), '42501',
  'the theme is a copy that nobody writes');

-- Access to other people's profiles.
select pg_temp.matrix('member_profile call', $$select public.member_profile('{coach}')$$,
  anon => '42501', stranger => 'PT404', owner => '1', rival => 'PT404', coach => '1', admin => '1', service => '42501',
  account => '1');
create function pg_temp.seen(by_whom text, whom text) returns jsonb language plpgsql as $$
begin
  perform pg_temp.speak_for(by_whom, 'authenticated');
  return public.member_profile(pg_temp.person(whom));
end $$;
select is(pg_temp.seen('owner', 'coach') -> 'coach', '{"headline": "Pensions", "bio": "First the numbers.",
  "specialties": ["Cash balance"]}'::jsonb, 'a coach''s words are read by the people they coach');
select is(pg_temp.seen('owner', 'coach') ->> 'email', null, 'an address is shown by nobody who has not said so');
select is(jsonb_path_query_array(pg_temp.seen('owner', 'owner'), '$.people[*].name'), '["coach"]', 'an owner finds their coach');
select is(jsonb_path_query_array(pg_temp.seen('coach', 'coach'), '$.people[*].name'),
  '["account", "owner"]', 'a coach whom they coach');
select is(pg_temp.seen('admin', 'coach') ->> 'email', 'coach@tests.example', 'but to administrators');
select is(pg_temp.seen('owner', 'coach') -> 'mayMessage', 'true'::jsonb, 'messages are taken');
insert into public.user_preferences (user_id, preferences) values
  (pg_temp.person('coach'), '{"theme": "dark", "privacy": {"show_email": true, "allow_messages": false}}'),
  (pg_temp.person('owner'), '{"privacy": {"profile_visible": false}}');
select is((select theme from public.profiles where id = pg_temp.person('coach')), 'dark', 'the profile tells the theme');
select is(pg_temp.seen('owner', 'coach') ->> 'email', 'coach@tests.example', 'who wants to show their address does');
select is(pg_temp.seen('owner', 'coach') -> 'mayMessage', 'false'::jsonb, 'who wants no messages takes none');
select is(pg_temp.seen('coach', 'owner') - 'id', '{"name": "owner", "role": "user", "isHidden": true, "mayMessage": true}'::jsonb,
  'who does not want to be seen is a name and a role');
select is(pg_temp.seen('owner', 'owner') -> 'isHidden', 'false'::jsonb, 'and sees themselves');
select is(pg_temp.attempt('coach', $$select from public.profiles where id = '{owner}'$$), '0', 'they are no row for their coach');
select is(pg_temp.attempt('coach', $$select from storage.objects where name = '{owner}/face.webp'$$), '0', 'nor a picture');
select is(pg_temp.attempt('admin', $$select from storage.objects where name = '{owner}/face.webp'$$), '1',
  'administrators see it');

select pg_temp.matrix('send_message call', $$select public.send_message('{owner}', ' Hello ')$$,
  anon => '42501', stranger => 'PT404', owner => 'PT404', rival => 'PT404', coach => '1', admin => '1', service => '42501');
select is(pg_temp.attempt('owner', $$select public.send_message('{coach}', 'Hello')$$), '42501',
  'who wants no messages gets none');
select is(pg_temp.attempt('coach', $$select public.send_message('{owner}', ' ')$$), 'PT400', 'an empty one is none');
select is(pg_temp.attempt('coach', $$select public.send_message('{owner}', repeat('x', 1001))$$), 'PT400',
  'nor one that is too long');
select is(pg_temp.attempt('coach', $$select public.send_message('{owner}', 'x') from generate_series(1, 20)$$), '20',
  'twenty an hour');
select is(pg_temp.attempt('coach', $$select public.send_message('{owner}', 'x') from generate_series(1, 21)$$), 'PT429',
  'and no more');
update public.user_preferences set preferences = '{"notifications": {"browser": false}}'
where user_id = pg_temp.person('owner');
select pg_temp.speak_for('coach', 'authenticated');
select public.send_message(pg_temp.person('owner'), ' Hello ');
select results_eq($$select kind, body, link from public.notifications where user_id = pg_temp.person('owner')$$,
  $$select 'account', 'Hello', '/dashboard/profile?person=' || pg_temp.person('coach')$$,
  'a message arrives whatever the bell leaves out, and leads to who wrote it');

-- Email preferences.
select is(private.wants_letters(pg_temp.person('owner')), true, 'who has not said so takes letters');
update public.user_preferences set preferences = '{"notifications": {"email": false}}'
where user_id = pg_temp.person('owner');
select is(private.wants_letters(pg_temp.person('owner')), false, 'who wants none takes none');
select is(pg_temp.attempt('coach', $$select private.wants_letters('{owner}')$$), '42501', 'nobody asks for another');

-- Pending change of the email address.
update auth.users set email_change = 'new@tests.example', email_change_token_new = 'abc', email_change_sent_at = now()
where id in (pg_temp.person('owner'), pg_temp.person('coach'));
select pg_temp.matrix('cancel_email_change call', $$select public.cancel_email_change()$$,
  anon => '42501', stranger => '1', owner => '1', rival => '1', coach => '1', admin => '1', service => '42501');
select pg_temp.speak_for('owner', 'authenticated');
select public.cancel_email_change();
select results_eq($$select who, email_change, email_change_token_new, email_change_sent_at is null from auth.users u
  join people p on p.id = u.id where who in ('owner', 'coach') order by who$$,
  $$values ('coach', 'new@tests.example'::varchar, 'abc'::varchar, false), ('owner', '', '', true)$$,
  'a wish is taken back, one''s own alone');

select pg_temp.matrix('system_analytics call', $$select public.system_analytics()$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => '42501', coach => '42501', admin => '1',
  service => '42501');
select pg_temp.speak_for('admin', 'authenticated');
select is(public.system_analytics() -> 'people', '{"user": 3, "coach": 2, "admin": 1}'::jsonb, 'people by role');
select is(public.system_analytics() -> 'files', '2'::jsonb, 'stored files');
select is(pg_temp.attempt('coach', $$select private.count_by('auth.users', 'email')$$), '42501',
  'what counts for them counts for nobody else');
insert into public.stories (user_id, title) values (pg_temp.person('owner'), 'One');
select pg_temp.matrix('data_summary call', $$select public.data_summary()$$,
  anon => '42501', stranger => '1', owner => '1', rival => '1', coach => '1', admin => '1', service => '42501');
create function pg_temp.summary(who text) returns jsonb language plpgsql as $$
declare
  told jsonb;
begin
  perform pg_temp.speak_for(who, 'authenticated');
  set local role authenticated;
  told := public.data_summary();
  reset role;
  return told - 'lastActivity';
end $$;
select is(pg_temp.summary('owner'), '{"stories": 1, "clients": 1}'::jsonb, 'an owner''s stories and clients');
select is(pg_temp.summary('coach'), '{"stories": 0, "clients": 1}'::jsonb, 'a coach manages the clients of others');
select is(pg_temp.summary('stranger'), '{"stories": 0, "clients": 0}'::jsonb, 'who has none has none');

-- Deleting the account deletes all of these rows.
delete from auth.users where id = pg_temp.person('coach');
select is((select count(*)::int from public.coach_profiles), 0, 'a coach''s words go with the account');

select * from finish();
rollback;
