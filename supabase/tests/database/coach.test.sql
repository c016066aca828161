-- Names of people who act on a caller's records, the coach's page, the steps to the certificate, and coach documents.
begin;
\ir people.psql
select plan(79);

insert into public.clients (id, name, user_id, coach_id, created_at) values
  ('00000000-0000-4000-a001-000000000001', 'Coached', pg_temp.person('owner'), pg_temp.person('coach'), '2026-01-05'),
  ('00000000-0000-4000-a001-000000000002', 'Quiet', null, pg_temp.person('coach'), '2026-01-06'),
  ('00000000-0000-4000-a001-000000000003', 'Of the rival', null, pg_temp.person('rival'), '2026-01-07');
insert into public.stories (id, title, user_id, client_id, status) values
  ('00000000-0000-4000-a002-000000000001', 'Told', pg_temp.person('owner'), '00000000-0000-4000-a001-000000000001', 'published'),
  ('00000000-0000-4000-a002-000000000002', 'Begun', pg_temp.person('owner'), '00000000-0000-4000-a001-000000000001', 'draft');
update public.profiles set name = 'Ada Admin' where id = pg_temp.person('admin');
insert into public.leads (id, name, email, message, assigned_to) values
  ('00000000-0000-4000-a003-000000000001', 'Lead', 'lead@tests.example', 'x', pg_temp.person('coach'));
-- Returns 1 if the caller gets the person's name and no column besides id and name.
create function pg_temp.names(who text, whose text) returns text language sql as $$
  select pg_temp.attempt($1, format('select from public.names_of(array[''{%s}'']::uuid[]) n
    where to_jsonb(n) - ''{id,name}''::text[] = ''{}'' and n.name <> ''''', $2))
$$;

select pg_temp.matrix('names_of call', $$select from public.names_of(array['{coach}']::uuid[]) n where n.name = 'coach'$$,
  anon => '42501', stranger => '0', owner => '1', rival => '0', coach => '1', admin => '1', service => '42501');
select is(pg_temp.names('coach', 'owner'), '1', 'a coach hears what their clients’ owners are called');
select is(pg_temp.names('rival', 'owner'), '0', 'another coach does not');
select is(pg_temp.names('owner', 'admin'), '0', 'an administrator who did nothing is nobody');
select is(pg_temp.names('coach', 'stranger'), '0', 'nor is anybody else');

-- Each kind of action shows the administrator's name only to people who can read the record.
create function pg_temp.known_by(statement text) returns text language plpgsql as $$
declare
  heard text;
begin
  perform pg_temp.speak_for('admin', 'authenticated');
  execute statement;
  select string_agg(who, ' ' order by who) into heard from pg_temp.people
  where who <> 'admin' and pg_temp.names(who, 'admin') = '1';
  raise exception using errcode = 'ZZ002', message = coalesce(heard, 'nobody');
exception when sqlstate 'ZZ002' then return sqlerrm;
end $$;
select is(pg_temp.known_by($$update public.clients set company = 'X' where name = 'Of the rival'$$), 'rival', 'whoever changed a client is known to its coach');
select is(pg_temp.known_by(format('insert into public.client_events (client_id, kind, note, actor_id) values (%L, ''note'', ''x'', %L)',
  '00000000-0000-4000-a001-000000000001', pg_temp.person('admin'))), 'coach owner', 'whoever wrote a note');
select is(pg_temp.known_by(format('insert into public.story_comments (story_id, body, author_id) values (%L, ''x'', %L)',
  '00000000-0000-4000-a002-000000000001', pg_temp.person('admin'))), 'coach owner', 'whoever commented on a story');
select is(pg_temp.known_by(format('insert into public.stories (title, user_id, client_id) values (''Ours'', %2$L, %1$L)',
  '00000000-0000-4000-a001-000000000001', pg_temp.person('admin'))), 'coach', 'whoever wrote a story');
select is(pg_temp.known_by(format('insert into public.lead_events (lead_id, kind, note, actor_id) values (%L, ''note'', ''x'', %L)',
  '00000000-0000-4000-a003-000000000001', pg_temp.person('admin'))), 'coach', 'whoever wrote on a lead');
select is(pg_temp.known_by('select'), 'nobody', 'and without an act nobody hears the name');
insert into public.user_preferences (user_id, preferences)
values (pg_temp.person('coach'), '{"privacy": {"profile_visible": false}}')
on conflict (user_id) do update set preferences = excluded.preferences;
select is(pg_temp.names('owner', 'coach'), '1', 'who does not show a profile has a name all the same');
update public.profiles set name = ' ' where id = pg_temp.person('coach');
select is(pg_temp.attempt('owner', $$select from public.names_of(array['{coach}']::uuid[]) n where n.name = 'coach'$$), '1',
  'without a name it is what stands before the @');

create function pg_temp.answers(who text, call text, truth text, what text) returns text language sql as $$
  select is(pg_temp.attempt($1, format('select from (select %s as a) x where %s', $2, $3)), '1', $4)
$$;
select pg_temp.matrix('coach_page call', 'select public.coach_page()',
  anon => '42501', stranger => '42501', owner => '42501', rival => '1', coach => '1', admin => '1', service => '42501');
select pg_temp.answers('coach', 'public.coach_page()',
  $$a -> 'figures' = '{"clients": 2, "clientsWithStories": 1, "stories": 2, "published": 1}'$$, 'figures of one''s own clients');
select pg_temp.answers('admin', 'public.coach_page()', $$a #>> '{figures,clients}' = '3'$$, 'an administrator counts all');
select pg_temp.answers('coach', 'public.coach_page()',
  $$a #>> '{recentClients,0,name}' = 'Quiet' and (a #>> '{recentClients,0,lastActivity}')::timestamptz = '2026-01-06'
    and a #>> '{recentClients,1,stories}' = '2' and (a #>> '{recentClients,1,lastActivity}')::timestamptz > now() - interval '1 day'$$,
  'the latest client first; without a story the day it was added counts');

insert into public.cohorts (id, name, starts_on, status)
values ('00000000-0000-4000-a000-0000000000c1', 'Of the tests', '2026-01-06', 'open');
insert into public.cohort_members (cohort_id, user_id) values ('00000000-0000-4000-a000-0000000000c1', pg_temp.person('coach'));
insert into public.training_progress (user_id, module_id, lesson) values (pg_temp.person('coach'), '401k', 2);
insert into public.certificates (user_id, cohort_id, name, completed_on, cpe_live, cpe_self_study, issued_on, expires_on)
values (pg_temp.person('coach'), '00000000-0000-4000-a000-0000000000c1', 'Coach', '2026-04-14', 33.6, 6.4,
  private.office_day() - 10, private.office_day());
insert into public.bookings (user_id, host_id, client_id, kind, name, email, starts_at, status) values
  (null, pg_temp.person('coach'), '00000000-0000-4000-a001-000000000001', 'client_review', 'O', 'o@tests.example', '2026-02-02 15:00Z', 'held'),
  (null, pg_temp.person('coach'), '00000000-0000-4000-a001-000000000001', 'client_review', 'O', 'o@tests.example', '2026-02-03 15:00Z', 'missed');
select pg_temp.matrix('own_certification call', 'select public.own_certification()',
  anon => '42501', stranger => '42501', owner => '42501', rival => '1', coach => '1', admin => '1', service => '42501');
select pg_temp.answers('coach', 'public.own_certification()',
  $$a #>> '{cohort,name}' = 'Of the tests' and a -> 'modules' = '[{"id": "401k", "percent": 30}]'
    and a -> 'stories' = '{"created": 2, "published": 1}' and a -> 'reviews' = '{"held": 1, "booked": 0}'
    and a #>> '{certificate,status}' = 'valid' and a ->> 'level' = 'Bronze'$$, 'each step is counted from its rows');
select pg_temp.answers('rival', 'public.own_certification()',
  $$a -> 'cohort' = 'null' and a -> 'modules' = '[]' and a -> 'stories' = '{"created": 0, "published": 0}'
    and a -> 'reviews' = '{"held": 0, "booked": 0}' and a -> 'certificate' = 'null'$$, 'and nobody else''s');

select public.put_resource('for-coaches', 'Coach', 'for-coaches/' || repeat('1', 16) || '.pdf', null, 10, repeat('a', 64), '2026-11-01');
insert into storage.objects (bucket_id, name) values ('resources', 'for-coaches/' || repeat('1', 16) || '.pdf');
insert into private.cpps_levels (user_id, level) values (pg_temp.person('coach'), 'Platinum');
select pg_temp.matrix('open_resource of a coach', $$select public.open_resource('for-coaches')$$,
  anon => '42501', stranger => 'PT404', owner => 'PT404', rival => '1', coach => '1', admin => '1', service => '42501');
select pg_temp.matrix('list_resources of coaches', $$select from public.list_resources() r where r.resource_id = 'for-coaches'$$,
  anon => '42501', stranger => '0', owner => '0', rival => '1', coach => '1', admin => '1', service => '42501');
select pg_temp.matrix('objects of coaches', $$select from storage.objects where bucket_id = 'resources' and name like 'for-coaches/%'$$,
  anon => '0', stranger => '0', owner => '0', rival => '1', coach => '1', admin => '1', service => '1');
update public.profiles set role = 'user' where id = pg_temp.person('coach');
select is(pg_temp.attempt('coach', $$select public.open_resource('for-coaches')$$), 'PT404',
  'no level of a certificate opens what is for coaches');
select is(pg_temp.attempt('rival', $$select public.put_resource('x', 'Coach', 'x/' || repeat('2', 16) || '.pdf', null, 10,
  repeat('a', 64), '2026-11-01')$$), '42501', 'and no coach puts one there');

select * from finish();
rollback;
