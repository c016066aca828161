-- The lead history and the audit log. Triggers write the entries.
begin;
\ir people.psql
select plan(143);

insert into public.leads (id, name, email, assigned_to) values
  ('00000000-0000-4000-a003-000000000001', 'Assigned', 'l@x.example', pg_temp.person('coach'));
insert into public.lead_events (id, lead_id, kind, note) overriding system value values
  (900000001, '00000000-0000-4000-a003-000000000001', 'note', 'x');

select pg_temp.matrix('leads select of an assigned one', $$
  select from public.leads where id = '00000000-0000-4000-a003-000000000001'$$,
  anon => '42501', stranger => '0', owner => '0', rival => '0', coach => '1', admin => '1', service => '1');
select pg_temp.matrix('leads update of the assignment', $$
  update public.leads set assigned_to = '{rival}' where id = '00000000-0000-4000-a003-000000000001'$$,
  anon => '42501', stranger => '0', owner => '0', rival => '0', coach => '0', admin => '1', service => '1');
select pg_temp.matrix('leads update that assigns a user', $$
  update public.leads set assigned_to = '{owner}' where id = '00000000-0000-4000-a003-000000000001'$$,
  anon => '42501', stranger => '0', owner => '0', rival => '0', coach => '0', admin => '23514', service => '23514');
select pg_temp.matrix('leads insert with an assignment', $$
  insert into public.leads (name, email, assigned_to) values ('x', 'x@x.example', '{coach}')$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => '42501', coach => '42501', admin => '42501',
  service => '1');

select pg_temp.matrix('lead_events select', $$select from public.lead_events where id = 900000001$$,
  anon => '42501', stranger => '0', owner => '0', rival => '0', coach => '1', admin => '1', service => '1');
select pg_temp.matrix('lead_events insert of a note', $$
  insert into public.lead_events (lead_id, kind, note)
  values ('00000000-0000-4000-a003-000000000001', 'note', 'x')$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => '42501', coach => '1', admin => '1',
  service => '1');
select pg_temp.matrix('lead_events insert of a status', $$
  insert into public.lead_events (lead_id, kind, to_value)
  values ('00000000-0000-4000-a003-000000000001', 'status', 'converted')$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => '42501', coach => '42501', admin => '42501',
  service => '1');
select pg_temp.matrix('lead_events insert in another''s name', $$
  insert into public.lead_events (lead_id, kind, note, actor_id)
  values ('00000000-0000-4000-a003-000000000001', 'note', 'x', '{rival}')$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => '42501', coach => '42501', admin => '42501',
  service => '1');
select pg_temp.matrix('lead_events update', $$update public.lead_events set note = 'y' where id = 900000001$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => '42501', coach => '42501', admin => '42501',
  service => '1');
select pg_temp.matrix('lead_events delete', $$delete from public.lead_events where id = 900000001$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => '42501', coach => '42501', admin => '42501',
  service => '1');

-- The test coach's role change left one entry.
select pg_temp.matrix('audit_log select', $$
  select from public.audit_log where entity = 'profiles' and entity_id = '{coach}'$$,
  anon => '42501', stranger => '0', owner => '0', rival => '0', coach => '0', admin => '1', service => '1');
select pg_temp.matrix('audit_log insert', $$
  insert into public.audit_log (action, entity, to_value) values ('role', 'profiles', 'admin')$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => '42501', coach => '42501', admin => '42501',
  service => '42501');
select pg_temp.matrix('audit_log update', $$update public.audit_log set to_value = 'user'$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => '42501', coach => '42501', admin => '42501',
  service => '42501');
select pg_temp.matrix('audit_log delete', $$delete from public.audit_log$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => '42501', coach => '42501', admin => '42501',
  service => '42501');

-- Each change of a role, status, coach, owner, or assignment writes an entry.
create function pg_temp.recorded(entity text, id uuid) returns text language sql as $$
  select string_agg(concat_ws(' ', a.action, a.from_value, '>', a.to_value), ', ' order by a.id)
  from public.audit_log a where a.entity = $1 and a.entity_id = $2
$$;
update public.profiles set role = 'coach' where id = pg_temp.person('stranger');
update public.profiles set name = 'x' where id = pg_temp.person('stranger');
update public.profiles set status = 'suspended' where id = pg_temp.person('stranger');
select is(pg_temp.recorded('profiles', pg_temp.person('stranger')), 'role user > coach, status active > suspended',
  'audit_log insert trigger 1 for a role and a status, none for a name');
update public.leads set status = 'qualified' where id = '00000000-0000-4000-a003-000000000001';
select is(pg_temp.recorded('leads', '00000000-0000-4000-a003-000000000001'), 'status new > qualified',
  'a change of a lead’s status is recorded');
insert into public.clients (id, name, user_id)
values ('00000000-0000-4000-a001-000000000001', 'x', pg_temp.person('owner'));
update public.clients set coach_id = pg_temp.person('coach') where id = '00000000-0000-4000-a001-000000000001';
select matches(pg_temp.recorded('clients', '00000000-0000-4000-a001-000000000001'),
  'coach > ' || pg_temp.person('coach'), 'an assignment of a client is recorded');

select * from finish();
rollback;
