-- Leads: the board, bulk changes, possible duplicates, replies, and the time of entry into a stage.
begin;
\ir people.psql
select plan(132);

delete from public.lead_events;
delete from public.leads;
insert into public.leads (id, name, email, phone, company, source, status, assigned_to, created_at)
select ('00000000-0000-4000-a003-' || lpad(n::text, 12, '0'))::uuid, 'Lead ' || n, 'l' || n || '@tests.example',
  '(615) 555-01' || lpad(n::text, 2, '0'), 'Firm ' || n, (array['contact', 'home'])[n % 2 + 1],
  (array['new', 'contacted', 'qualified', 'converted'])[(n - 1) / 3 + 1],
  case when n % 2 = 0 then pg_temp.person('coach') end, now() - n * interval '1 day'
from generate_series(1, 12) as n;
insert into public.clients (id, name, email, coach_id) values
  ('00000000-0000-4000-a001-000000000021', 'Client of the coach', 'l2@tests.example', pg_temp.person('coach'));

-- An assigned coach reads and replies. Only administrators change status and assignment, individually or in bulk.
select pg_temp.matrix('lead_board call', $$select public.lead_board()$$,
  anon => '42501', stranger => '1', owner => '1', rival => '1', coach => '1', admin => '1', service => '42501',
  still_ended => 'stranger owner rival coach admin account', still_suspended => 'stranger owner rival coach admin account');
select pg_temp.matrix('lead_stage call',
  $$select public.lead_stage('{}', 'new', now(), '00000000-0000-4000-a003-000000000001')$$,
  anon => '42501', stranger => '1', owner => '1', rival => '1', coach => '1', admin => '1', service => '42501',
  still_ended => 'stranger owner rival coach admin account', still_suspended => 'stranger owner rival coach admin account');
select pg_temp.matrix('similar_to_lead call',
  $$select public.similar_to_lead('00000000-0000-4000-a003-000000000002')$$,
  anon => '42501', stranger => '0', owner => '0', rival => '0', coach => '1', admin => '1', service => '42501');
select pg_temp.matrix('bulk_change call of leads', $$select public.bulk_change('leads', '{"status": "qualified"}', 1,
  '{00000000-0000-4000-a003-000000000002}')$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => '42501', coach => '42501', admin => '1',
  service => '42501');
select pg_temp.matrix('undo call of leads', $$select public.undo((public.bulk_change('leads',
  '{"assigned": "{rival}"}', 1, '{00000000-0000-4000-a003-000000000002}') ->> 'batch')::uuid)$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => '42501', coach => '42501', admin => '1',
  service => '42501');
select pg_temp.matrix('begin_lead_letter call', $$select public.begin_lead_letter(
    '00000000-0000-4000-a003-000000000002', '00000000-0000-4000-b000-000000000001', 'f')$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => 'PT404', coach => '1', admin => '1',
  service => '42501');
select pg_temp.matrix('finish_lead_letter call', $$select public.finish_lead_letter(
    '00000000-0000-4000-a003-000000000002', '00000000-0000-4000-b000-000000000001', 'f', 'Words')$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => 'PT404', coach => '1', admin => '1',
  service => '42501');

-- Expects a row only if the condition on the result holds.
create function pg_temp.answers(who text, question text, condition text, what text, standing text default 'good')
returns text language sql as $$
  select is(pg_temp.attempt(who, format('select from (select %s as a) as x where %s', question, condition), standing),
    '1', what)
$$;
select pg_temp.answers('admin', $$public.lead_board()$$, $$a #>> '{new,total}' = '3'
  and a #>> '{new,cards,0,name}' = 'Lead 3' and a #>> '{converted,cards,0,name}' = 'Lead 10'$$,
  'all four columns, the longest in the stage first, of the converted the newest');
select pg_temp.answers('coach', $$public.lead_board()$$, $$a #>> '{new,total}' = '1'
  and a #>> '{new,cards,0,name}' = 'Lead 2' and jsonb_array_length(a #> '{contacted,cards}') = 2$$, 'a coach sees theirs');
select pg_temp.answers('rival', $$public.lead_board()$$, $$a #>> '{new,total}' = '0' and a #> '{new,cards}' = '[]'$$,
  'and nobody else''s');
select pg_temp.answers('admin', $$public.lead_board()$$, $$a #>> '{new,total}' = '0'$$, 'none once the session has ended',
  'ended');
select pg_temp.answers('admin', $$public.lead_board('{}', 1)$$,
  $$a #>> '{new,total}' = '3' and jsonb_array_length(a #> '{new,cards}') = 1$$, 'as many as are wanted');
select is(pg_temp.attempt('admin', format($q$select from (select public.lead_board(%L) as a) as x
  where (select sum((v.value ->> 'total')::integer) from jsonb_each(a) as v) = %s$q$, c.filter, c.found)), '1',
  'the filter ' || c.filter)
from (values ('{"status": ["new", "qualified"]}', 6), ('{"source": ["home"]}', 6), ('{"source": ["none"]}', 0),
  ('{"assigned": ["none"]}', 6), ('{"assigned": ["me"]}', 0), ('{"assigned": ["me", "none"]}', 6),
  ('{"q": "lead 1"}', 4), ('{"q": "100%"}', 0), ('{"created": {"from": "2000-01-01"}}', 12),
  ('{"created": {"to": "2000-01-01"}}', 0), ('{"stage": {"to": "2999-01-01", "none": true}}', 12)) as c (filter, found);
select pg_temp.answers('admin', $$public.lead_stage('{}', 'new', (select stage_since from public.leads
  where name = 'Lead 3'), '00000000-0000-4000-a003-000000000003', 1)$$, $$a #>> '{0,name}' = 'Lead 2'
  and jsonb_array_length(a) = 1$$, 'what follows after a card');
select pg_temp.answers('admin', $$public.lead_stage('{}', 'converted', (select stage_since from public.leads
  where name = 'Lead 10'), '00000000-0000-4000-a003-000000000010')$$, $$a #>> '{0,name}' = 'Lead 11'$$,
  'of the converted the older ones');

-- Invalid calls and their error codes.
create function pg_temp.refused(statement text, code text, what text) returns text language sql as $$
  select is(pg_temp.attempt('admin', statement), code, what)
$$;
select pg_temp.refused(c.statement, c.code, c.what) from (values
  ($$select public.lead_board('[]')$$, 'PT400', 'a filter that is none'),
  ($$select public.lead_board('{"email": "x"}')$$, 'PT400', 'a filter nobody knows'),
  ($$select public.lead_board('{"created": {"from": "soon"}}')$$, 'PT400', 'a day that is none'),
  ($$select public.lead_board('{"source": ["x'') or true --"]}')$$, '1', 'a quote in a value is text'),
  ($$select public.lead_board('{}', 101)$$, 'PT400', 'more cards than a column shows'),
  ($$select public.lead_stage('{}', 'lost', now(), gen_random_uuid())$$, 'PT400', 'a stage that is none'),
  ($$select public.lead_stage('{}', 'new', null, null)$$, 'PT400', 'no card to follow'),
  ($$select public.bulk_change('leads', '{"status": "lost"}', 0, '{}')$$, 'PT400', 'another status'),
  ($$select public.bulk_change('leads', '{"name": "x"}', 0, '{}')$$, 'PT400', 'another column'),
  ($$select public.bulk_change('leads', '{"status": "new", "assigned": null}', 0, '{}')$$, 'PT400', 'two at once'),
  ($$select public.bulk_change('leads', '{"assigned": "{owner}"}', 0, '{}')$$, 'PT400', 'somebody who follows up none'),
  ($$select public.bulk_change('leads', '{"assigned": "{rival}"}', 0, '{}')$$, '1', 'a coach does'),
  ($$select public.bulk_change('leads', '{"assigned": "{admin}"}', 0, '{}')$$, '1', 'so does an administrator'),
  ($$select public.bulk_change('leads', '{"status": "new"}', 0)$$, 'PT400', 'neither rows nor filter'),
  ($$select public.bulk_change('leads', '{"status": "new"}', 0, '{}', '{}')$$, 'PT400', 'both'),
  ($$select public.bulk_change('leads', '{"status": "new"}', 11, null, '{}')$$, 'PT409', 'another number than there are'),
  ($$select public.bulk_change('leads', '{"status": "new"}', 12, null, '{}')$$, '1', 'the right number is taken'),
  ($$select public.bulk_change('leads', '{"status": "new"}', 11, null, '{}', '{00000000-0000-4000-a003-000000000001}')$$,
    '1', 'all but one')
) as c (statement, code, what);

-- Bulk changes and their undo, which skips leads that another user has changed since.
create temporary table made (n integer, answer jsonb);
grant all on made to authenticated;
select pg_temp.speak_for('admin', 'authenticated');
set local role authenticated;
insert into made select 1, public.bulk_change('leads', '{"status": "qualified"}', 3, null, '{"status": ["new"]}');
insert into made select 2, public.bulk_change('leads', '{"assigned": "00000000-0000-4000-a000-000000000003"}', 2,
  '{00000000-0000-4000-a003-000000000004,00000000-0000-4000-a003-000000000005}');
update public.leads set status = 'contacted' where name = 'Lead 1';
reset role;
select is((select answer ->> 'changed' from made where n = 1), '3', 'three are changed');
select is((select count(*) from public.lead_events e where e.kind = 'status' and e.to_value = 'qualified'), 3::bigint,
  'each has it in its history');
select is((select string_agg(n.title || ' ' || n.link, ', ') from public.notifications n
  where n.user_id = pg_temp.person('rival') and n.kind = 'lead'),
  '2 leads are yours to follow up /dashboard/coach?section=leads&assigned=me', 'who is given many hears of them once');
set local role authenticated;
insert into made select 3, public.undo((select (answer ->> 'batch')::uuid from made where n = 1));
insert into made select 4, public.undo((select (answer ->> 'batch')::uuid from made where n = 2));
reset role;
select is((select answer from made where n = 3), '{"restored": 2, "left": 1}', 'undone where nobody else changed it');
select is((select string_agg(l.status, ' ' order by l.id) from public.leads l where l.name in ('Lead 1', 'Lead 2', 'Lead 3')),
  'contacted new new', 'and only there');
select is((select string_agg(coalesce(p.email, 'nobody'), ' ' order by l.id) from public.leads l
  left join public.profiles p on p.id = l.assigned_to where l.name in ('Lead 4', 'Lead 5')),
  'coach@tests.example nobody', 'whoever had them has them again');
select is(pg_temp.attempt('admin', format('select public.undo(%L)', (select answer ->> 'batch' from made where n = 1))),
  'PT409', 'once');
set local role authenticated;
insert into made select 5, public.bulk_change('leads', '{"assigned": null}', 1, '{00000000-0000-4000-a003-000000000004}');
reset role;
update public.profiles set status = 'suspended' where id = pg_temp.person('coach');
set local role authenticated;
insert into made select 6, public.undo((select (answer ->> 'batch')::uuid from made where n = 5));
reset role;
select is((select l.assigned_to from public.leads l where l.name = 'Lead 4'), null, 'a suspended coach gets no lead back');
update public.profiles set status = 'active' where id = pg_temp.person('coach');
update public.leads set assigned_to = pg_temp.person('coach') where name = 'Lead 4';

-- Time of entry into the stage.
select is((select count(*) from public.leads l where l.name in ('Lead 2', 'Lead 3') and l.stage_since = l.created_at),
  2::bigint, 'taken back at once, a lead waits since it came');
select is((select l.stage_since from public.leads l where l.name = 'Lead 1'), now(), 'a change of status begins a stage');
select is((select l.stage_on from public.leads l where l.name = 'Lead 1'),
  (now() at time zone 'America/New_York')::date, 'on the day of the office');
update public.lead_events e set created_at = now() - interval '11 minutes' from public.leads l
where l.id = e.lead_id and l.name = 'Lead 1';
update public.leads set status = 'qualified' where name = 'Lead 1';
select is((select l.stage_since from public.leads l where l.name = 'Lead 1'), now(), 'after ten minutes it is a new stage');
select is(pg_temp.attempt('admin', $$update public.leads set stage_since = now() where name = 'Lead 1'$$), '42501',
  'nobody writes it');
select is(pg_temp.attempt('admin', $$update public.leads set status = 'new' where name = 'Lead 1'$$), '1',
  'the status is an administrator''s');

-- Possible duplicates: the same address or phone number in any format.
insert into public.leads (id, name, email, phone) values
  ('00000000-0000-4000-a003-000000000021', 'Again', 'L2@Tests.example', null),
  ('00000000-0000-4000-a003-000000000022', 'By phone', 'other@x.example', '+1 615.555.0102'),
  ('00000000-0000-4000-a003-000000000023', 'Nobody', 'nobody@x.example', '12');
insert into public.clients (id, name, email, coach_id) values
  ('00000000-0000-4000-a001-000000000022', 'Client of a rival', 'l2@tests.example', pg_temp.person('rival'));
create function pg_temp.similar_for(who text, lead text) returns text language plpgsql as $$
declare
  told text;
begin
  perform pg_temp.speak_for(who, 'authenticated');
  set local role authenticated;
  select string_agg(s.kind || ' ' || s.name || ' ' || s.matched_by, ', ' order by s.kind, s.name) into told
  from public.similar_to_lead(('00000000-0000-4000-a003-0000000000' || lead)::uuid) s;
  reset role;
  return told;
end $$;
select is(pg_temp.similar_for('admin', '02'), 'client Client of a rival email, client Client of the coach email, '
  || 'lead Again email, lead By phone phone', 'clients and leads with the address or the number');
select is(pg_temp.similar_for('coach', '02'), 'client Client of the coach email', 'a coach is told of their own');
select is(pg_temp.similar_for('rival', '02'), null, 'who may not read the lead is told nothing');
select is(pg_temp.similar_for('admin', '23'), null, 'a number of two digits is nobody''s');

-- A reply is recorded once, after it is sent, and counts as the first response.
create function pg_temp.said(who text, expression text) returns text language plpgsql as $$
declare
  told text;
begin
  perform pg_temp.speak_for(who, 'authenticated');
  set local role authenticated;
  execute 'select (' || expression || ')::text' into told;
  reset role;
  return told;
end $$;
select is(pg_temp.said('coach', $$public.finish_lead_letter('00000000-0000-4000-a003-000000000002',
  '00000000-0000-4000-b000-000000000009', 'f', 'Subject')$$), c.told, c.what)
from (values (1, 'true', 'a reply is written down'), (2, 'false', 'once')) as c (n, told, what);
select is((select count(*) from public.lead_events e where e.kind = 'email'), 1::bigint, 'in its history');
select is(pg_temp.said('coach', $$public.begin_lead_letter('00000000-0000-4000-a003-000000000002',
  '00000000-0000-4000-b000-000000000009', 'f') ->> 'isSent'$$), 'true', 'asked again, it is said that it went');
select is(pg_temp.attempt('coach', $$select public.begin_lead_letter('00000000-0000-4000-a003-000000000002',
  '00000000-0000-4000-b000-000000000009', 'another')$$), 'PT409', 'the id of one letter is no other''s');
select is(pg_temp.attempt('coach', $$select public.begin_lead_letter('00000000-0000-4000-a003-000000000002', null, 'f')$$),
  '1', 'it is looked at without one');
insert into private.form_turns (key) select 'letters-to-lead:' || md5('00000000-0000-4000-a003-000000000002')
from generate_series(1, 5);
select is(pg_temp.attempt('coach', $$select public.begin_lead_letter('00000000-0000-4000-a003-000000000002',
  '00000000-0000-4000-b000-000000000010', 'f')$$), 'PT429', 'five a day to one lead');
select is(pg_temp.attempt('coach', $$select public.begin_lead_letter('00000000-0000-4000-a003-000000000004',
  '00000000-0000-4000-b000-000000000010', 'f')$$), '1', 'another one is written to');

select * from finish();
rollback;
