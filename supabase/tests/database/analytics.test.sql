begin;
\ir people.psql
select plan(37);

-- The figures must not include the seed. The dates are in the past, so that no week is the current one.
delete from public.leads;
delete from public.stories;
delete from public.clients;
delete from public.waitlist;
delete from public.certification_applications;
delete from public.cohort_members;
delete from public.cohorts;
delete from public.training_progress;
alter table public.leads disable trigger user;
alter table public.clients disable trigger user;
alter table public.certification_applications disable trigger user;
alter table public.training_progress disable trigger user;

-- In winter, New York is five hours behind UTC. The first lead arrived on Sunday, February 1, at 11:30 p.m. there.
insert into public.leads (id, reference, name, email, source, status, created_at) values
  ('00000000-0000-4000-a003-000000000001', 'A-1', 'Hidden Name', 'hidden@tests.example', 'home', 'new', '2026-02-02 04:30Z'),
  ('00000000-0000-4000-a003-000000000002', 'A-2', 'Hidden Name', 'hidden@tests.example', 'home', 'qualified', '2026-02-02 15:00Z'),
  ('00000000-0000-4000-a003-000000000003', 'A-3', 'Hidden Name', 'hidden@tests.example', 'contact', 'new', '2026-02-03 15:00Z'),
  ('00000000-0000-4000-a003-000000000004', 'A-4', 'Hidden Name', 'hidden@tests.example', 'contact', 'contacted', '2026-02-17 15:00Z'),
  ('00000000-0000-4000-a003-000000000005', 'A-5', 'Hidden Name', 'hidden@tests.example', 'home, package growth', 'converted', '2026-02-17 16:00Z'),
  ('00000000-0000-4000-a003-000000000006', 'A-6', 'Hidden Name', 'hidden@tests.example', null, 'new', '2026-03-01 04:59Z'),
  -- The first is just after the period. The second is in the period before it.
  ('00000000-0000-4000-a003-000000000007', 'A-7', 'Hidden Name', 'hidden@tests.example', 'home', 'new', '2026-03-01 05:00Z'),
  ('00000000-0000-4000-a003-000000000008', 'A-8', 'Hidden Name', 'hidden@tests.example', 'home', 'converted', '2026-01-20 15:00Z');
insert into public.lead_events (lead_id, kind, from_value, to_value, note, created_at) values
  ('00000000-0000-4000-a003-000000000002', 'status', 'new', 'qualified', null, '2026-02-02 15:30Z'),
  -- This lead was converted and moved back, so it counts as converted. Its note is not a reply, but its call is.
  ('00000000-0000-4000-a003-000000000003', 'note', null, null, 'Read', '2026-02-03 15:10Z'),
  ('00000000-0000-4000-a003-000000000003', 'call', null, null, 'Left word', '2026-02-03 17:00Z'),
  ('00000000-0000-4000-a003-000000000003', 'status', 'new', 'converted', null, '2026-02-05 15:00Z'),
  ('00000000-0000-4000-a003-000000000003', 'status', 'converted', 'new', null, '2026-02-05 15:01Z'),
  ('00000000-0000-4000-a003-000000000004', 'email', null, null, 'Sent', '2026-02-18 15:00Z'),
  ('00000000-0000-4000-a003-000000000005', 'status', 'new', 'converted', null, '2026-02-21 16:00Z');

insert into public.clients (name, status, tax_savings, retainer_value, coach_id, created_at) values
  ('Hidden Name', 'Active', 1000.50, 100, pg_temp.person('coach'), '2025-06-01 12:00Z'),
  ('Hidden Name', 'Active', 2000, 200, pg_temp.person('coach'), '2026-02-10 12:00Z'),
  ('Hidden Name', 'Prospect', 9000, 900, pg_temp.person('coach'), '2026-02-11 12:00Z'),
  ('Hidden Name', 'Inactive', 9000, 900, null, '2026-02-11 12:00Z'),
  ('Hidden Name', 'Active', 4000, 400, null, '2026-03-02 12:00Z');
update public.profiles set name = case id when pg_temp.person('coach') then 'Cora Coach' else '' end
where role = 'coach';

insert into public.cohorts (id, name, starts_on, seats, seats_taken, status) values
  ('00000000-0000-4000-a004-000000000001', 'Ended', '2025-01-06', 25, 20, 'finished'),
  ('00000000-0000-4000-a004-000000000002', 'In February', '2026-01-12', 25, 7, 'running'),
  ('00000000-0000-4000-a004-000000000003', 'Cancelled', '2026-01-13', 25, 0, 'cancelled');
insert into public.certification_applications (
  id, reference, applicant_type, first_name, last_name, email, phone, business_name, annual_revenue, interests, status, created_at,
  decided_at, review_due_at, user_id
)
select ('00000000-0000-4000-a005-00000000000' || a.n)::uuid, 'A-' || a.n, 'client', 'Hidden', 'Name', 'hidden@tests.example', '(555) 010-0000',
  'Hidden Name', '5m+', 'Planning', a.status, a.sent, a.decided, a.sent + interval '48 hours', null
from (values
  (1, 'approved', '2026-02-02 15:00Z'::timestamptz, '2026-02-03 15:00Z'::timestamptz),
  (2, 'rejected', '2026-02-02 15:00Z', '2026-02-05 15:00Z'),
  (3, 'withdrawn', '2026-02-10 15:00Z', null),
  (4, 'submitted', '2026-02-10 15:00Z', null)
) as a (n, status, sent, decided);
insert into public.waitlist (application_id, cohort_id, status) values
  ('00000000-0000-4000-a005-000000000001', '00000000-0000-4000-a004-000000000002', 'waiting'),
  ('00000000-0000-4000-a005-000000000002', null, 'offered'),
  ('00000000-0000-4000-a005-000000000003', '00000000-0000-4000-a004-000000000002', 'left');
insert into public.training_progress (user_id, module_id, percent, quiz_score, created_at, completed_at) values
  (pg_temp.person('coach'), 'pension', 100, 80, '2026-01-05 12:00Z', '2026-02-05 12:00Z'),
  (pg_temp.person('rival'), 'pension', 40, 60, '2026-02-05 12:00Z', null),
  (pg_temp.person('owner'), 'pension', 0, null, '2026-02-05 12:00Z', null);

select pg_temp.matrix('analytics call', $$select public.analytics('2026-02-01', '2026-02-28')$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => '42501', coach => '42501', admin => '1',
  service => '42501');
select is(pg_temp.attempt('coach', $$select private.analytics('2026-02-01', '2026-02-28')$$), '42501',
  'the function behind it asks as well');
select is(pg_temp.attempt('admin', $$select private.analytics_coaches()$$), '42501', 'its parts are no calls');
select is(pg_temp.attempt('admin', $$select public.analytics('2026-02-02', '2026-02-01')$$), '22023', 'no period backward');
select is(pg_temp.attempt('admin', $$select public.analytics('2024-01-01', '2026-01-02')$$), '22023', 'none beyond two years');
select is(pg_temp.attempt('admin', $$select public.analytics('2024-01-01', '2026-01-01')$$), '1', 'two years are answered');
select is(pg_temp.attempt('admin', $$select public.analytics(null, '2026-02-01')$$), '22023', 'none without a day');

select pg_temp.speak_for('admin', 'authenticated');
create temporary table told as select public.analytics('2026-02-01', '2026-02-28') as figures;
create function pg_temp.tells(path text, expected text, why text) returns text language sql as $$
  select is((select figures #> path::text[] from told), expected::jsonb, why)
$$;
select pg_temp.tells('{weeks}', '["2026-01-26", "2026-02-02", "2026-02-09", "2026-02-16", "2026-02-23"]',
  'weeks from Monday, every one of them');
select pg_temp.tells('{leadWeeks,sources}', '["home", "contact", ""]', 'sources, the largest first; none is one');
select pg_temp.tells('{leadWeeks,weeks}', '[[1, 0, 0], [1, 1, 0], [0, 0, 0], [1, 1, 0], [0, 0, 1]]',
  'leads by the weeks of New York, an empty one among them');
select pg_temp.tells('{now,stages}', '[{"stage": "new", "leads": 6}, {"stage": "contacted", "leads": 4},
  {"stage": "qualified", "leads": 3}, {"stage": "converted", "leads": 2}]', 'stages by where a lead stands or stood');
-- Replies after half an hour, two hours, a day, and four days. Two leads have no reply.
select pg_temp.tells('{now,answers}', '{"under1": 1, "under4": 1, "under24": 0, "under48": 1, "later": 1, "none": 2,
  "median": 13.00, "p90": 74.40}', 'first answers');
select pg_temp.tells('{before,stages,3,leads}', '1', 'the period before has as many days');
select is((select (figures #> '{now}') - 'stages' - 'answers' from told), '{"applications": 4, "due": 3, "inTime": 1,
  "decisionHours": 48.00, "clientsAdded": 3, "activeClients": 2, "savings": 3000.50, "retainers": 300.00,
  "modulesCompleted": 1}'::jsonb, 'totals; an application that waits beyond its time was not in time');
select pg_temp.tells('{before,savings}', '1000.50', 'savings of who had been added before');
select pg_temp.tells('{applicationWeeks,1}', '{"approved": 1, "rejected": 1, "withdrawn": 0, "open": 0}', 'applications');
select pg_temp.tells('{applicationWeeks,2}', '{"approved": 0, "rejected": 0, "withdrawn": 1, "open": 1}', 'by week');
select is((select jsonb_agg(c - 'id') from told, jsonb_array_elements(figures -> 'coaches') as c),
  '[{"name": "Cora Coach", "active": 2, "prospect": 1, "inactive": 0},
    {"name": null, "active": 1, "prospect": 0, "inactive": 1},
    {"name": "rival@tests.example", "active": 0, "prospect": 0, "inactive": 0}]'::jsonb,
  'clients of each coach, of none, and a coach without');
select pg_temp.tells('{months}', '[{"month": "2026-02-01", "clients": 2, "savings": 3000.50, "retainers": 300.00}]',
  'sums go on from what was there before');
select is(jsonb_path_query_array(public.analytics('2025-12-15', '2026-03-10'), '$.months[*].savings'),
  '[1000.50, 1000.50, 3000.50, 7000.50]'::jsonb, 'a month without a client keeps the sum');
select is((select jsonb_agg(c - 'id') from told, jsonb_array_elements(figures -> 'cohorts') as c),
  '[{"name": "In February", "startsOn": "2026-01-12", "status": "running", "seats": 25, "taken": 7, "waiting": 1}]'::jsonb,
  'seats and who waits; neither cohorts that had ended nor cancelled ones');
select pg_temp.tells('{waitingForAny}', '1', 'who takes any cohort');
select pg_temp.tells('{training}', '[{"module": "pension", "started": 1, "completed": 1, "score": 70}]', 'training');
select ok((select figures::text !~ '(?i)hidden' from told), 'names of leads, clients and applicants stay where they are');

-- Five sources have their own series. All others share one.
insert into public.leads (reference, name, email, source, created_at)
select 'B-' || n, 'Hidden', 'h@tests.example', 'source ' || n, '2026-02-25 15:00Z' from generate_series(1, 4) as n;
select is(public.analytics('2026-02-23', '2026-02-28') -> 'leadWeeks', '{"sources": ["", "source 1", "source 2",
  "source 3", "source 4"], "others": 0, "weeks": [[1, 1, 1, 1, 1]]}'::jsonb, 'five sources stand by themselves');
insert into public.leads (reference, name, email, source, created_at)
select 'C-' || n, 'Hidden', 'h@tests.example', 'small ' || n, '2026-02-25 15:00Z' from generate_series(1, 2) as n;
select is(public.analytics('2026-02-23', '2026-02-28') #> '{leadWeeks,weeks}', '[[1, 1, 1, 1, 1, 2]]'::jsonb,
  'the others are counted together');
select is(public.analytics('2019-01-01', '2019-01-02') #> '{leadWeeks}', '{"sources": [], "others": 0, "weeks": [[]]}'::jsonb,
  'where nothing came there is nothing');
select is(public.analytics('2019-01-01', '2019-01-02') #> '{now,answers,median}', 'null'::jsonb, 'and no median');

select * from finish();
rollback;
