-- Bulk changes of clients, import, search, and counts: permission to call them, and the result for each role.
begin;
\ir people.psql
select plan(195);

delete from public.clients;
insert into public.clients (id, name, company, email, status, strategies, last_contact, user_id, coach_id)
select ('00000000-0000-4000-a001-' || lpad(n::text, 12, '0'))::uuid, 'Client ' || n, 'Firm ' || n,
  'c' || n || '@tests.example', (array['Active', 'Prospect'])[n % 2 + 1], '{Pension Strategies}',
  case when n > 2 then '2026-06-01'::date end, pg_temp.person('owner'), pg_temp.person('coach')
from generate_series(1, 4) as n;

insert into private.batches (id, made_by, kind, list, slices)
values ('00000000-0000-4000-a003-000000000001', pg_temp.person('coach'), 'import', 'clients',
  '{"0": {"content": "", "result": {"rows": 1}}}');

-- One client of the owner. Callers who can read it can change it; for others, no client matches.
select pg_temp.matrix('bulk_change call', $$select public.bulk_change('clients', '{"status": "Inactive"}', 1,
  '{00000000-0000-4000-a001-000000000001}')$$,
  anon => '42501', stranger => 'PT409', owner => '1', rival => 'PT409', coach => '1', admin => '1', service => '42501');
select pg_temp.matrix('bulk_change call for a coach', $$select public.bulk_change('clients', '{"coach": "{rival}"}', 1,
  '{00000000-0000-4000-a001-000000000001}')$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => '42501', coach => '42501', admin => '1',
  service => '42501');
insert into public.stories (id, title, status, user_id, client_id) values
  ('00000000-0000-4000-a002-000000000001', 'Own', 'published', pg_temp.person('owner'),
    '00000000-0000-4000-a001-000000000001'),
  ('00000000-0000-4000-a002-000000000002', 'Away', 'archived', pg_temp.person('owner'), null);
select pg_temp.matrix('archive_stories call',
  $$select public.archive_stories('{00000000-0000-4000-a002-000000000001}')$$,
  anon => '42501', stranger => 'PT403', owner => '1', rival => 'PT403', coach => 'PT403', admin => '1',
  service => '42501');
select pg_temp.matrix('undo call of stories', $$select public.undo((public.archive_stories(
  '{00000000-0000-4000-a002-000000000001}') ->> 'batch')::uuid)$$,
  anon => '42501', stranger => 'PT403', owner => '1', rival => 'PT403', coach => 'PT403', admin => '1',
  service => '42501');
select pg_temp.matrix('undo call', $$select public.undo((public.bulk_change('clients',
  '{"status": "Inactive"}', 1, '{00000000-0000-4000-a001-000000000001}') ->> 'batch')::uuid)$$,
  anon => '42501', stranger => 'PT409', owner => '1', rival => 'PT409', coach => '1', admin => '1', service => '42501');
select pg_temp.matrix('import_clients call', $$select public.import_clients('[{"name": "New"}]', false)$$,
  anon => '42501', stranger => '1', owner => '1', rival => '1', coach => '1', admin => '1', service => '42501');
select pg_temp.matrix('import_clients call for a slice', $$select public.import_clients('[{"name": "New"}]', false, 'skip',
  gen_random_uuid())$$,
  anon => '42501', stranger => '1', owner => '1', rival => '1', coach => '1', admin => '1', service => '42501');
select pg_temp.matrix('import_clients call for a batch of the coach', $$select public.import_clients('[{"name": "New"}]',
  false, 'skip', '00000000-0000-4000-a003-000000000001', 1)$$,
  anon => '42501', stranger => 'PT404', owner => 'PT404', rival => 'PT404', coach => '1', admin => 'PT404',
  service => '42501');
select pg_temp.matrix('similar_clients call', $$select public.similar_clients('Client 1')$$,
  anon => '42501', stranger => '0', owner => '1', rival => '0', coach => '1', admin => '1', service => '42501');
select pg_temp.matrix('search_all call', $$select public.search_all('client')$$,
  anon => '42501', stranger => '1', owner => '1', rival => '1', coach => '1', admin => '1', service => '42501',
  still_ended => 'stranger owner rival coach admin account', still_suspended => 'stranger owner rival coach admin account');
select pg_temp.matrix('record_export call', $$select public.record_export('clients', 'status=Active', 12)$$,
  anon => '42501', stranger => '1', owner => '1', rival => '1', coach => '1', admin => '1', service => '42501');
select pg_temp.matrix('overview_user call', $$select public.overview_user()$$,
  anon => '42501', stranger => '1', owner => '1', rival => '1', coach => '1', admin => '1', service => '42501',
  still_ended => 'stranger owner rival coach admin account', still_suspended => 'stranger owner rival coach admin account');
select pg_temp.matrix('overview_coach call', $$select public.overview_coach()$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => '1', coach => '1', admin => '1', service => '42501');
select pg_temp.matrix('overview_admin call', $$select public.overview_admin()$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => '42501', coach => '42501', admin => '1',
  service => '42501');

-- Expects a row only if the condition holds: no caller finds or counts rows that they cannot read.
create function pg_temp.answers(who text, question text, condition text, what text, standing text default 'good')
returns text language sql as $$
  select is(pg_temp.attempt(who, format('select from (select %s as a) as x where %s', question, condition), standing),
    '1', what)
$$;
select pg_temp.answers('coach', $$public.search_all('client')$$, $$jsonb_array_length(a -> 'clients') = 4$$,
  'a coach finds their clients');
select pg_temp.answers('rival', $$public.search_all('client')$$,
  $$a = '{"clients": [], "leads": [], "stories": [], "applications": [], "calls": [], "people": []}'$$,
  'a coach of others finds nothing');
select pg_temp.answers('admin', $$public.search_all('client')$$, $$jsonb_array_length(a -> 'clients') = 4$$,
  'an administrator finds all');
select pg_temp.answers('admin', $$public.search_all('client')$$, $$a -> 'clients' = '[]' and a -> 'people' = '[]'$$,
  'nothing once the session has ended', 'ended');
select pg_temp.answers('admin', $$public.search_all('tests.example', 20)$$, $$jsonb_array_length(a -> 'people') = 6$$,
  'an administrator finds people');
select pg_temp.answers('coach', $$public.search_all('tests.example', 20)$$, $$a -> 'people' = '[]'$$, 'others do not');
select is(pg_temp.attempt('coach', $$select public.search_all(' a ')$$), 'PT400', 'one letter is no search');
select is(pg_temp.attempt('coach', $$select public.search_all('ab', 21)$$), 'PT400', 'nor are more than twenty wanted');
select pg_temp.answers('coach', $$public.overview_coach()$$, $$a #>> '{figures,clients}' = '4'$$, 'a coach counts theirs');
select pg_temp.answers('rival', $$public.overview_coach()$$, $$a #>> '{figures,clients}' = '0'$$, 'and nobody else''s');
select pg_temp.answers('owner', $$public.overview_user()$$, $$a #>> '{plan,activeClients}' = '2'$$, 'so does an owner');
select pg_temp.answers('owner', $$public.overview_user()$$, $$a #>> '{plan,activeClients}' = '0'$$,
  'who is suspended counts none', 'suspended');

-- One story is already archived, so the change counts only the other, and undo restores only that one.
select pg_temp.answers('owner', $$public.archive_stories('{00000000-0000-4000-a002-000000000001,
  00000000-0000-4000-a002-000000000002}')$$, $$(a ->> 'changed') = '1'$$, 'stories are put away');
select pg_temp.answers('owner', $$public.undo((public.archive_stories('{00000000-0000-4000-a002-000000000001,
  00000000-0000-4000-a002-000000000002}') ->> 'batch')::uuid)$$, $$a = '{"restored": 1, "left": 0}'$$, 'and come back');

-- All matches except some, and clients without a strategy.
update public.clients set strategies = '{}' where name in ('Client 1', 'Client 2');
select pg_temp.answers('coach', $$public.bulk_change('clients', '{"status": "Inactive"}', 3, null, '{}',
  '{00000000-0000-4000-a001-000000000002}')$$, $$(a ->> 'changed') = '3'$$, 'all but one');
select pg_temp.answers('coach', $$public.bulk_change('clients', '{"status": "Inactive"}', 2, null,
  '{"strategy": ["none"]}')$$, $$(a ->> 'changed') = '2'$$, 'those without a strategy');
select pg_temp.answers('coach', $$public.bulk_change('clients', '{"status": "Inactive"}', 4, null,
  '{"strategy": ["none", "Pension Strategies"]}')$$, $$(a ->> 'changed') = '4'$$, 'those without and with one');
update public.clients set strategies = '{Pension Strategies}';

-- Invalid calls and their error codes.
create function pg_temp.refused(statement text, code text, what text) returns text language sql as $$
  select is(pg_temp.attempt('admin', statement), code, what)
$$;
select pg_temp.refused(c.statement, c.code, c.what) from (values
  ($$select public.bulk_change('stories', '{"status": "Active"}', 0, '{}')$$, 'PT400', 'another list'),
  ($$select public.bulk_change('clients', '{"status": "Paused"}', 0, '{}')$$, 'PT400', 'another status'),
  ($$select public.bulk_change('clients', '{"name": "x"}', 0, '{}')$$, 'PT400', 'another column'),
  ($$select public.bulk_change('clients', '{"status": "Active", "coach": null}', 0, '{}')$$, 'PT400', 'two at once'),
  ($$select public.bulk_change('clients', '{"coach": "{owner}"}', 0, '{}')$$, 'PT400', 'a coach who is none'),
  ($$select public.bulk_change('clients', '{"status": "Active"}', 0)$$, 'PT400', 'neither rows nor filter'),
  ($$select public.bulk_change('clients', '{"status": "Active"}', 0, '{}', '{}')$$, 'PT400', 'both'),
  ($$select public.bulk_change('clients', '{"status": "Active"}', 0, '{}', null, '{}')$$, 'PT400', 'rows but some'),
  ($$select public.bulk_change('clients', '{"status": "Active"}', 4, null, '{}',
    '{00000000-0000-4000-a001-000000000001}')$$, 'PT409', 'as many as without the exception'),
  ($$select public.archive_stories('{}')$$, 'PT400', 'no stories'),
  ($$select public.undo('00000000-0000-4000-a002-000000000001')$$, 'PT404', 'a change that nobody made'),
  ($$select public.bulk_change('clients', '{"status": "Active"}', 0, null, '{"email": "x"}')$$, 'PT400', 'a filter nobody knows'),
  ($$select public.bulk_change('clients', '{"status": "Active"}', 0, null, '{"deadline": {"from": "soon"}}')$$, 'PT400', 'a day that is none'),
  ($$select public.bulk_change('clients', '{"status": "Active"}', 3, null, '{}')$$, 'PT409', 'another number than there are'),
  ($$select public.bulk_change('clients', '{"status": "Active"}', 4, null, '{}')$$, '1', 'the right number is taken'),
  ($$select public.undo(gen_random_uuid())$$, 'PT404', 'a batch that is none'),
  ($$select public.import_clients('{}')$$, 'PT400', 'no list'),
  ($$select public.import_clients('[]')$$, 'PT400', 'an empty list'),
  ($$select public.import_clients('[{"name": "x"}]', true, 'merge')$$, 'PT400', 'another way with duplicates'),
  ($$select public.import_clients('[{"name": "x"}]', false, 'skip', gen_random_uuid(), -1)$$, 'PT400', 'a slice before the file'),
  ($$select public.import_clients('[{"name": "x"}]', false, 'skip', gen_random_uuid(), 250)$$, 'PT404', 'a batch that nobody began'),
  ($$select public.record_export('secrets', '', 1)$$, 'PT400', 'an export of no list'),
  ($$select public.bulk_change('clients', '{"status": "Active"}', null, '{}')$$, 'PT400', 'no number'),
  ($$select public.record_export('clients', '', 50001)$$, 'PT400', 'a longer one than there is')
) as c (statement, code, what);

-- Each filter matches the same rows as in the list.
create function pg_temp.filters(filter text, n integer) returns text language sql as $$
  select is(pg_temp.attempt('coach', format(
    'select public.bulk_change(''clients'', ''{"status": "Inactive"}'', %s, null, %L)', n, filter)), '1',
    format('%s finds %s', filter, n))
$$;
select pg_temp.filters(f.filter, f.n) from (values
  ('{"status": ["Active"]}', 2), ('{"status": ["Active", "Prospect"]}', 4), ('{"coach": ["me"]}', 4),
  ('{"coach": ["none"]}', 0), ('{"strategy": ["Pension Strategies"]}', 4), ('{"strategy": ["Captive Insurance"]}', 0),
  ('{"contact": {"none": true}}', 2), ('{"contact": {"to": "2026-06-01"}}', 2),
  ('{"contact": {"to": "2026-06-01", "none": true}}', 4), ('{"contact": {"from": "2026-06-02"}}', 0),
  ('{"deadline": {"none": true}}', 4), ('{"q": "FIRM 3"}', 1), ('{"q": "%"}', 4),
  ('{"q": "client", "status": ["Prospect"]}', 2)
) as f (filter, n);

select * from finish();
rollback;
