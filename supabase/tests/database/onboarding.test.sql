begin;
\ir people.psql
select plan(110);

insert into public.clients (name, user_id, coach_id, account_id) values
  ('Coached', pg_temp.person('owner'), pg_temp.person('coach'), pg_temp.person('account')),
  ('Of the rival', pg_temp.person('stranger'), pg_temp.person('rival'), null);
insert into public.onboarding_answers (user_id, answers, step) values
  (pg_temp.person('owner'), '{"goal": "exit"}', 2);

select pg_temp.matrix('onboarding_answers select', $$
  select from public.onboarding_answers where user_id = '{owner}'$$,
  anon => '42501', stranger => '0', owner => '1', rival => '0', coach => '1', admin => '1', service => '1');
insert into public.onboarding_answers (user_id) values (pg_temp.person('account'));
select pg_temp.matrix('onboarding_answers select of the account''s', $$
  select from public.onboarding_answers where user_id = '{account}'$$,
  anon => '42501', stranger => '0', owner => '0', rival => '0', coach => '1', admin => '1', service => '1',
  account => '1');
select pg_temp.matrix('onboarding_answers update of the account''s', $$
  update public.onboarding_answers set step = 3 where user_id = '{account}'$$,
  anon => '42501', stranger => '0', owner => '0', rival => '0', coach => '0', admin => '0', service => '1',
  account => '1');
delete from public.onboarding_answers where user_id = pg_temp.person('account');
select pg_temp.matrix('onboarding_answers insert', $$
  insert into public.onboarding_answers (answers, step) values ('{}', 1)$$,
  anon => '42501', stranger => '1', owner => '23505', rival => '1', coach => '1', admin => '1', service => '23502');
select pg_temp.matrix('onboarding_answers insert for the stranger', $$
  insert into public.onboarding_answers (user_id) values ('{stranger}')$$,
  anon => '42501', stranger => '1', owner => '42501', rival => '42501', coach => '42501', admin => '42501',
  service => '1', account => '42501');
select pg_temp.matrix('onboarding_answers insert as completed', $$
  insert into public.onboarding_answers (user_id, completed_at) values ('{me}', now())$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => '42501', coach => '42501', admin => '42501',
  service => '23505');
select pg_temp.matrix('onboarding_answers update', $$
  update public.onboarding_answers set step = 3 where user_id = '{owner}'$$,
  anon => '42501', stranger => '0', owner => '1', rival => '0', coach => '0', admin => '0', service => '1');
select pg_temp.matrix('onboarding_answers update of the end', $$
  update public.onboarding_answers set completed_at = now() where user_id = '{owner}'$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => '42501', coach => '42501', admin => '42501',
  service => '1');
select pg_temp.matrix('onboarding_answers delete', $$
  delete from public.onboarding_answers where user_id = '{owner}'$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => '42501', coach => '42501', admin => '42501',
  service => '1');
select is(pg_temp.attempt('owner', $$update public.onboarding_answers set user_id = '{stranger}'$$), '42501',
  'answers stay their writer''s');
select is(pg_temp.attempt('owner', $$update public.onboarding_answers set step = 21$$), '23514', 'twenty steps at most');
select is(pg_temp.attempt('owner', $$update public.onboarding_answers set answers = '[]'$$), '23514', 'an object');
select is(pg_temp.attempt('owner', $$
  update public.onboarding_answers set answers = jsonb_build_object('a', repeat('x', 16384))$$), '23514', 'of 16 KB');

select pg_temp.matrix('finish_onboarding call', $$select public.finish_onboarding()$$,
  anon => '42501', stranger => 'PT409', owner => '1', rival => 'PT409', coach => 'PT409', admin => 'PT409',
  service => '42501');
update public.profiles set status = 'suspended' where id = pg_temp.person('owner');
select is(pg_temp.attempt('owner', $$select public.finish_onboarding()$$), '42501', 'not for somebody suspended');
update public.profiles set status = 'active' where id = pg_temp.person('owner');
update public.clients set coach_id = null;
select is(pg_temp.attempt('coach', $$select from public.onboarding_answers$$), '0', 'a coach no longer reads them');
update public.clients set coach_id = pg_temp.person('coach') where user_id = pg_temp.person('owner');
update public.profiles set role = 'user' where id = pg_temp.person('coach');
select is(pg_temp.attempt('coach', $$select from public.onboarding_answers$$), '0', 'nor one who is no coach now');

select pg_temp.speak_for('owner', 'authenticated');
update public.profiles set status = 'pending' where id = pg_temp.person('owner');
set local role authenticated;
select public.finish_onboarding();
reset role;
select results_eq(
  format('select onboarded, status from public.profiles where id = %L', pg_temp.person('owner')),
  $$values (true, 'active')$$, 'who was pending is active');
update public.onboarding_answers set completed_at = '2026-01-01';
set local role authenticated;
select public.finish_onboarding();
reset role;
select is((select completed_at from public.onboarding_answers where user_id = pg_temp.person('owner')),
  '2026-01-01'::timestamptz, 'the first end counts');
select is((select count(*)::int from public.audit_log where entity_id = pg_temp.person('owner') and action = 'status'
  and to_value = 'active'), 2, 'the change of status is on record, once for this');

select * from finish();
rollback;
