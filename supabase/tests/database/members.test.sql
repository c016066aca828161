-- Rows of one person (training, notifications, sign-in events, and consents), and the download counts.
begin;
\ir people.psql
select plan(273);

insert into public.training_progress (user_id, module_id, lesson) values
  (pg_temp.person('owner'), '401k', 2), (pg_temp.person('coach'), '401k', 5);
insert into public.notifications (id, user_id, kind, title) values
  ('00000000-0000-4000-a00a-000000000001', pg_temp.person('owner'), 'story', 'x');
insert into public.auth_events (id, user_id, kind) overriding system value values
  (900000001, pg_temp.person('owner'), 'sign_in');
insert into public.consents (id, user_id, purpose, version) overriding system value values
  (900000001, pg_temp.person('owner'), 'terms', '1');
insert into public.download_counts (tool_id, downloads) values ('of-the-tests', 5);

-- The owner is not a coach and has no seat yet, so they read their earlier progress but cannot continue it.
select pg_temp.matrix('training_progress select of the owner''s', $$
  select from public.training_progress where user_id = '{owner}'$$,
  anon => '42501', stranger => '0', owner => '1', rival => '0', coach => '0', admin => '1', service => '1');
select pg_temp.matrix('training_progress insert', $$
  insert into public.training_progress (user_id, module_id, lesson) values ('{me}', 'pension', 1)$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => '1', coach => '1', admin => '1', service => '1');
select pg_temp.matrix('training_progress insert for the coach', $$
  insert into public.training_progress (user_id, module_id) values ('{coach}', 'pension')$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => '42501', coach => '1', admin => '42501',
  service => '1');
select pg_temp.matrix('training_progress update of the coach''s', $$
  update public.training_progress set lesson = 3 where user_id = '{coach}'$$,
  anon => '42501', stranger => '0', owner => '0', rival => '0', coach => '1', admin => '0', service => '1');
select pg_temp.matrix('training_progress update of the owner''s', $$
  update public.training_progress set lesson = 3 where user_id = '{owner}'$$,
  anon => '42501', stranger => '0', owner => '0', rival => '0', coach => '0', admin => '0', service => '1');
select pg_temp.matrix('training_progress delete of the owner''s', $$
  delete from public.training_progress where user_id = '{owner}'$$,
  anon => '42501', stranger => '0', owner => '1', rival => '0', coach => '0', admin => '0', service => '1');
select is(pg_temp.attempt('coach', $$update public.training_progress set completed_at = now()$$),
  '42501', 'nobody dates the end of a module');
select is(pg_temp.attempt('coach', $$insert into public.training_progress (module_id) values ('unknown')$$),
  '23514', 'a module is one of ten');
insert into public.cohorts (id, name, starts_on, status) values
  ('00000000-0000-4000-a005-000000000001', 'Tests', current_date, 'running');
insert into public.cohort_members (cohort_id, user_id)
values ('00000000-0000-4000-a005-000000000001', pg_temp.person('owner'));
select is(pg_temp.attempt('owner', $$update public.training_progress set lesson = 3 where user_id = '{me}'$$),
  '1', 'who has a seat trains');
update public.cohorts set status = 'cancelled' where id = '00000000-0000-4000-a005-000000000001';
select is(pg_temp.attempt('owner', $$update public.training_progress set lesson = 3 where user_id = '{me}'$$),
  '0', 'not in a cohort that is cancelled');

select pg_temp.matrix('notifications select', $$
  select from public.notifications where id = '00000000-0000-4000-a00a-000000000001'$$,
  anon => '42501', stranger => '0', owner => '1', rival => '0', coach => '0', admin => '0', service => '1');
select pg_temp.matrix('notifications insert', $$
  insert into public.notifications (user_id, kind, title) values ('{owner}', 'story', 'x')$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => '42501', coach => '42501', admin => '42501',
  service => '1');
select pg_temp.matrix('notifications update as read', $$
  update public.notifications set read_at = now() where id = '00000000-0000-4000-a00a-000000000001'$$,
  anon => '42501', stranger => '0', owner => '1', rival => '0', coach => '0', admin => '0', service => '1');
select pg_temp.matrix('notifications update of the text', $$
  update public.notifications set title = 'y' where id = '00000000-0000-4000-a00a-000000000001'$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => '42501', coach => '42501', admin => '42501',
  service => '1');
select pg_temp.matrix('notifications delete', $$
  delete from public.notifications where id = '00000000-0000-4000-a00a-000000000001'$$,
  anon => '42501', stranger => '0', owner => '1', rival => '0', coach => '0', admin => '0', service => '1');
select is(pg_temp.attempt('service', format('insert into public.notifications (user_id, kind, title, link)
  values (%L, %L, %L, %L)', pg_temp.person('owner'), 'story', 'x', link)), '23514', 'no link to ' || link)
from unnest('{//evil.example,https://evil.example,javascript:alert(1),/\\\\evil.example}'::text[]) as link;
select is(pg_temp.attempt('service', $$insert into public.notifications (user_id, kind, title, link)
  values ('{owner}', 'story', 'x', '/dashboard/stories')$$), '1', 'a link stays on the site');

-- Administrators are notified once of a role that this release doesn't know.
alter table public.profiles drop constraint profiles_role_check;
create function pg_temp.told_of_roles() returns integer language sql as $$
  select count(*)::integer from public.notifications n
  where n.user_id = pg_temp.person('admin') and n.kind = 'account' and n.title like '%a role that is not known here'
$$;
update public.profiles p set role = 'coach' where p.id = pg_temp.person('stranger');
update public.profiles p set role = 'client' where p.id = pg_temp.person('stranger');
select is(pg_temp.told_of_roles(), 0, 'a role that is known is nothing to tell');
update public.profiles p set role = 'auditor' where p.id = pg_temp.person('stranger');
select is(pg_temp.told_of_roles(), 1, 'a role that is not known is told to administrators');
select is((select count(*)::integer from public.notifications n where n.title like '%a role that is not known here'
  and n.user_id <> pg_temp.person('admin')), 0, 'and to nobody else');
select is(pg_temp.attempt('admin', $$select from (select public.overview_admin() as a) as x where a ->> 'unknownRoles' = '1'$$),
  '1', 'and counted in their overview');
update public.profiles p set role = 'user' where p.id = pg_temp.person('stranger');

select pg_temp.matrix('auth_events select', $$select from public.auth_events where id = 900000001$$,
  anon => '42501', stranger => '0', owner => '1', rival => '0', coach => '0', admin => '0', service => '1');
select pg_temp.matrix('auth_events insert', $$insert into public.auth_events (kind, device) values ('sign_in', 'x')$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => '42501', coach => '42501', admin => '42501',
  service => '23502');
select pg_temp.matrix('auth_events insert for the owner', $$
  insert into public.auth_events (user_id, kind) values ('{owner}', 'sign_in')$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => '42501', coach => '42501', admin => '42501',
  service => '1');
select pg_temp.matrix('auth_events insert of a change of password', $$
  insert into public.auth_events (kind) values ('password_changed')$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => '42501', coach => '42501', admin => '42501',
  service => '23502');
select pg_temp.matrix('auth_events update', $$update public.auth_events set device = 'y' where id = 900000001$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => '42501', coach => '42501', admin => '42501',
  service => '1');
select pg_temp.matrix('auth_events delete', $$delete from public.auth_events where id = 900000001$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => '42501', coach => '42501', admin => '42501',
  service => '1');

select pg_temp.matrix('consents select', $$select from public.consents where id = 900000001$$,
  anon => '42501', stranger => '0', owner => '1', rival => '0', coach => '0', admin => '1', service => '1');
select pg_temp.matrix('consents insert', $$insert into public.consents (purpose, version) values ('privacy', '1')$$,
  anon => '42501', stranger => '1', owner => '1', rival => '1', coach => '1', admin => '1', service => '23514');
select pg_temp.matrix('consents insert for the owner', $$
  insert into public.consents (user_id, purpose, version) values ('{owner}', 'privacy', '1')$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => '42501', coach => '42501', admin => '42501',
  service => '1');
select pg_temp.matrix('consents update', $$update public.consents set given = false where id = 900000001$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => '42501', coach => '42501', admin => '42501',
  service => '1');
select pg_temp.matrix('consents delete', $$delete from public.consents where id = 900000001$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => '42501', coach => '42501', admin => '42501',
  service => '1');

select pg_temp.matrix('download_counts select', $$
  select from public.download_counts where tool_id = 'of-the-tests'$$,
  anon => '42501', stranger => '0', owner => '0', rival => '1', coach => '1', admin => '1', service => '1');
select pg_temp.matrix('download_counts insert', $$
  insert into public.download_counts (tool_id) values ('more')$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => '42501', coach => '42501', admin => '42501',
  service => '1');
select pg_temp.matrix('download_counts update', $$
  update public.download_counts set downloads = 9999 where tool_id = 'of-the-tests'$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => '42501', coach => '42501', admin => '42501',
  service => '1');
select pg_temp.matrix('download_counts delete', $$
  delete from public.download_counts where tool_id = 'of-the-tests'$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => '42501', coach => '42501', admin => '42501',
  service => '1');

select * from finish();
rollback;
