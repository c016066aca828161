-- Reads and changes by administrators, and the audit log entries for them.
begin;
\ir people.psql
select plan(92);

insert into public.clients (id, name, user_id, coach_id) values
  ('00000000-0000-4000-a001-000000000001', 'Of the coach', pg_temp.person('owner'), pg_temp.person('coach')),
  ('00000000-0000-4000-a001-000000000002', 'Of nobody', pg_temp.person('owner'), null);
insert into public.invitations (id, email, role, token_hash, invited_by, sent_at, expires_at) values
  ('00000000-0000-4000-a00b-000000000001', 'new@tests.example', 'coach', repeat('1', 64), pg_temp.person('admin'),
    now() - interval '9 days', now() - interval '2 days'),
  ('00000000-0000-4000-a00b-000000000002', 'newer@tests.example', 'user', repeat('2', 64), pg_temp.person('admin'),
    now() - interval '1 hour', now() + interval '6 days');

-- The views apply the policies of their tables.
select pg_temp.matrix('coach_accounts select', $$select from public.coach_accounts where id = '{coach}'$$,
  anon => '42501', stranger => '0', owner => '0', rival => '0', coach => '1', admin => '1', service => '1',
  still_suspended => 'coach');
select pg_temp.matrix('managed_clients select', $$
  select from public.managed_clients where id = '00000000-0000-4000-a001-000000000001'$$,
  anon => '42501', stranger => '0', owner => '1', rival => '0', coach => '1', admin => '1', service => '1');
select pg_temp.matrix('invitation_states select', $$
  select from public.invitation_states where id = '00000000-0000-4000-a00b-000000000001'$$,
  anon => '42501', stranger => '0', owner => '0', rival => '0', coach => '0', admin => '1', service => '1');
select pg_temp.matrix('audit_entries select', $$
  select from public.audit_entries where entity = 'profiles' and entity_id = '{coach}' and action = 'role'$$,
  anon => '42501', stranger => '0', owner => '0', rival => '0', coach => '0', admin => '1', service => '1');
select pg_temp.matrix('account_facts call', $$select public.account_facts('{owner}')$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => '42501', coach => '42501', admin => '1',
  service => '42501');
select pg_temp.matrix('change_role call', $$
  select public.change_role('{stranger}', 'coach', (select version from public.profiles where id = '{stranger}'))$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => '42501', coach => '42501', admin => '1',
  service => '42501');

create function pg_temp.version_of(who text) returns integer language sql as $$
  select p.version from public.profiles p where p.id = pg_temp.person(who)
$$;
create function pg_temp.recorded(wanted text) returns text language sql as $$
  select string_agg(concat_ws(' ', a.action, a.from_value, '>', a.to_value), ', ' order by a.id)
  from public.audit_log a where a.entity = wanted and a.created_at = now()
    and (a.entity_id is null or a.entity_id not in (select id from people) or a.action in ('mfa', 'session'))
$$;

select results_eq($$select clients::int from public.coach_accounts where id = pg_temp.person('coach')$$, array[1],
  'a coach is shown with the number of their clients');
select results_eq($$select coach_email, owner_email from public.managed_clients order by name$$,
  $$values (null::text, 'owner@tests.example'), ('coach@tests.example', 'owner@tests.example')$$,
  'and a client with the people it belongs to') ;
select results_eq($$select state from public.invitation_states order by email$$, array['expired', 'pending'],
  'an invitation past its time has expired');

select is(pg_temp.attempt('admin', $$select public.change_role('{stranger}', 'coach', 99)$$), 'PT409',
  'who saw another version changes nothing');
select is(pg_temp.attempt('admin', $$select public.change_role('{stranger}', 'boss', 1)$$), 'PT400',
  'a role is one of three');
select is(pg_temp.attempt('admin', $$select public.change_role('00000000-0000-4000-a000-00000000ffff', 'user', 1)$$),
  'PT404', 'nobody is nobody');
select is(pg_temp.attempt('admin', format($$select public.change_role('{coach}', 'user', %s, '{stranger}')$$,
  pg_temp.version_of('coach'))), 'PT400', 'clients are given to a coach');
select is(pg_temp.attempt('admin', format($$select public.change_role('{me}', 'user', %s)$$,
  pg_temp.version_of('admin'))), 'PT409', 'the last administrator stays, and is told so');
update public.profiles set role = 'admin' where id = pg_temp.person('stranger');
select is(pg_temp.attempt('admin', format($$select public.change_role('{me}', 'user', %s)$$,
  pg_temp.version_of('admin'))), '42501', 'and with another one nobody takes the role from themselves');
update public.profiles set role = 'user' where id = pg_temp.person('stranger');

-- Runs a statement as the administrator and returns its result. The change is not rolled back.
create function pg_temp.done(statement text) returns jsonb language plpgsql as $$
declare
  answer jsonb;
begin
  perform pg_temp.speak_for('admin', 'authenticated');
  set local role authenticated;
  execute statement into answer;
  reset role;
  return answer;
end $$;
create temporary table made as select pg_temp.done(format($$select public.change_role(%L, 'user', %s, %L)$$,
  pg_temp.person('coach'), pg_temp.version_of('coach'), pg_temp.person('rival'))) as told;
select is((select c.coach_id from public.clients c where c.name = 'Of the coach'), pg_temp.person('rival'),
  'the clients of a coach who is one no more are given with the role');
select is((select p.role from public.profiles p where p.id = pg_temp.person('coach')), 'user', 'in one step');
select is((select (told ->> 'version')::int from made), pg_temp.version_of('coach'), 'which answers the new version');
select ok(pg_temp.done(format($$select public.change_role(%L, 'coach', %s)$$,
  pg_temp.person('coach'), pg_temp.version_of('coach'))) ? 'version', 'it can be taken back');
select is((select pg_temp.done(format('select public.undo(%L)', told ->> 'batch')) from made),
  '{"left": 0, "restored": 1}'::jsonb, 'with its clients');

-- The same for an administrator who coaches clients. Clients that they also own are records of the firm.
update public.profiles set role = 'admin' where id = pg_temp.person('coach');
update public.clients set user_id = pg_temp.person('coach') where name = 'Of the coach';
create function pg_temp.people_of(client text) returns text language sql as $$
  select concat_ws(', ', 'owner ' || o.who, 'coach ' || c.who) from public.clients k
  left join people o on o.id = k.user_id left join people c on c.id = k.coach_id where k.name = client
$$;
truncate made;
insert into made select pg_temp.done(format($$select public.change_role(%L, 'user', %s, %L)$$,
  pg_temp.person('coach'), pg_temp.version_of('coach'), pg_temp.person('rival')));
select is(pg_temp.people_of('Of the coach'), 'coach rival', 'an administrator who becomes a user hands over their clients');
select is((select pg_temp.done(format('select public.change_role(%L, ''admin'', %s)', pg_temp.person('coach'),
  told ->> 'version')) ? 'version' from made), true, 'it can be taken back');
select is((select pg_temp.done(format('select public.undo(%L)', told ->> 'batch')) from made),
  '{"left": 0, "restored": 1}'::jsonb, 'with the clients');
select is(pg_temp.people_of('Of the coach'), 'owner coach, coach coach', 'with their coach and owner');
truncate made;
insert into made select pg_temp.done(format($$select public.change_role(%L, 'coach', %s)$$,
  pg_temp.person('coach'), pg_temp.version_of('coach')));
select is((select told ->> 'batch' from made), null, 'one who becomes a coach hands over none');
select is(pg_temp.people_of('Of the coach'), 'owner coach, coach coach', 'and keeps them');
truncate made;
insert into made select pg_temp.done(format($$select public.change_role(%L, 'user', %s, %L)$$,
  pg_temp.person('coach'), pg_temp.version_of('coach'), pg_temp.person('rival')));
select is((select pg_temp.done(format('select public.undo(%L)', told ->> 'batch')) from made),
  '{"left": 1, "restored": 0}'::jsonb, 'undone without the role, it returns no client');
select is(pg_temp.people_of('Of the coach'), 'coach rival', 'and takes none from the new coach');

-- Not even the service role can demote the last administrator.
update public.profiles set role = 'user' where role = 'admin' and id <> pg_temp.person('admin');
select throws_ok($$update public.profiles set role = 'user' where id = pg_temp.person('admin')$$, '42501', null,
  'the last administrator stays');

-- Audit log entry of each action.
select is(pg_temp.recorded('invitations'), 'invite > coach, invite > user', 'an invitation is recorded');
do $do$ begin perform pg_temp.done($$select public.renew_invitation('00000000-0000-4000-a00b-000000000002', repeat('3', 64))$$); end $do$;
do $do$ begin perform pg_temp.done($$select public.withdraw_invitation('00000000-0000-4000-a00b-000000000002')$$); end $do$;
update public.invitations set status = 'accepted', accepted_at = now(), accepted_by = pg_temp.person('owner')
where email = 'new@tests.example';
select is(pg_temp.recorded('invitations'), 'invite > coach, invite > user, resend 1 > 2, withdraw pending > withdrawn, '
  || 'accept expired > accepted', 'and so is what becomes of it');
select results_eq($$select actor, subject from public.audit_entries where action = 'withdraw'$$,
  $$values ('admin', 'newer@tests.example')$$, 'who did it, and to whom');

insert into public.leads (id, name, email) values ('00000000-0000-4000-a003-000000000001', 'Lead', 'l@x.example');
do $do$ begin perform pg_temp.done($$select public.convert_lead('00000000-0000-4000-a003-000000000001', '00000000-0000-4000-a000-000000000003')$$); end $do$;
select matches(pg_temp.recorded('leads'), 'convert > [0-9a-f-]{36}', 'a lead that is made a client');
do $do$ begin perform pg_temp.done($$with gone as (delete from public.clients where name = 'Of nobody' returning id)
  select to_jsonb(count(*)) from gone$$); end $do$;
select matches(pg_temp.recorded('clients'), 'delete Prospect >', 'a client that is deleted');
delete from public.clients where name = 'Of the coach';
select results_eq($$select count(*)::int from public.audit_log where action = 'delete' and entity = 'clients'$$, array[2],
  'whoever the caller is');
select pg_temp.speak_for('nobody', 'service_role');
insert into public.clients (name, user_id) values ('Swept away', pg_temp.person('owner'));
delete from public.clients where name = 'Swept away';
select results_eq($$select count(*)::int from public.audit_log where action = 'delete' and entity = 'clients'$$, array[2],
  'but not what nobody deletes, as its time does');

insert into public.auth_events (user_id, kind) values
  (pg_temp.person('admin'), 'mfa_enabled'), (pg_temp.person('admin'), 'session_ended'), (pg_temp.person('owner'), 'mfa_enabled'),
  (pg_temp.person('admin'), 'sign_in');
select is(pg_temp.recorded('profiles'), 'mfa > on, session > ended', 'the sign-in of staff alone, and not each time');

delete from auth.users where id = pg_temp.person('rival');
set constraints all immediate;
select results_eq($$select from_value, entity_id from public.audit_log where action = 'delete' and entity = 'profiles'$$,
  $$values ('coach', null::uuid)$$, 'an account that is deleted leaves its role and nobody''s id');

select * from finish();
rollback;
