begin;
\ir people.psql
select plan(118);

select public.put_resource('for-' || lower(level), level, 'for-' || lower(level) || '/' || repeat(n::text, 16) || '.pdf',
  case level when 'Gold' then 'for-gold/' || repeat('9', 16) || '.json' end, 10, repeat('a', 64), '2026-11-01')
from unnest('{All,Bronze,Silver,Gold,Platinum}'::text[]) with ordinality as levels (level, n);
insert into storage.objects (bucket_id, name)
select 'resources', 'for-' || lower(level) || '/' || repeat(n::text, 16) || '.pdf'
from unnest('{All,Bronze,Silver,Gold,Platinum}'::text[]) with ordinality as levels (level, n);
insert into storage.objects (bucket_id, name) values
  ('resources', 'for-gold/' || repeat('9', 16) || '.json'), ('resources', 'for-all/' || repeat('0', 16) || '.pdf'),
  ('resources', '00000000-0000-4000-a000-000000000004/own.pdf');

-- The owner holds a certificate; the stranger held one that has expired.
insert into public.cohorts (id, name, starts_on, status)
values ('00000000-0000-4000-a000-0000000000c1', 'Of the tests', '2026-01-06', 'finished');
insert into public.certificates (user_id, cohort_id, name, completed_on, cpe_live, cpe_self_study, issued_on, expires_on)
values
  (pg_temp.person('owner'), '00000000-0000-4000-a000-0000000000c1', 'Owner', '2026-04-14', 33.6, 6.4,
    private.office_day() - 10, private.office_day()),
  (pg_temp.person('stranger'), '00000000-0000-4000-a000-0000000000c1', 'Stranger', '2026-04-14', 33.6, 6.4,
    private.office_day() - 10, private.office_day() - 1);

-- Returns the levels whose file a person can open both ways: through the storage row and the counting call.
create function pg_temp.opened(who text, standing text default 'good') returns text language sql as $$
  select string_agg(level, ' ' order by n) from unnest('{All,Bronze,Silver,Gold,Platinum}'::text[])
    with ordinality as levels (level, n)
  where pg_temp.attempt(who, format(
      'select from storage.objects where bucket_id = %L and name = %L', 'resources',
      'for-' || lower(level) || '/' || repeat(n::text, 16) || '.pdf'), standing) = '1'
    and pg_temp.attempt(who, format('select public.open_resource(%L)', 'for-' || lower(level)), standing) = '1'
$$;
-- Returns the levels that open in at least one way. This reveals a way that permits more than the other.
create function pg_temp.opened_by_either(who text) returns text language sql as $$
  select string_agg(level, ' ' order by n) from unnest('{All,Bronze,Silver,Gold,Platinum}'::text[])
    with ordinality as levels (level, n)
  where pg_temp.attempt(who, format(
      'select from storage.objects where bucket_id = %L and name = %L', 'resources',
      'for-' || lower(level) || '/' || repeat(n::text, 16) || '.pdf')) = '1'
    or pg_temp.attempt(who, format('select public.open_resource(%L)', 'for-' || lower(level))) = '1'
$$;

select is(pg_temp.opened('stranger'), 'All', 'without a valid certificate what is for all opens');
select is(pg_temp.opened('owner'), 'All Bronze', 'a valid certificate is Bronze');
select is(pg_temp.opened('coach'), 'All Bronze Silver Gold Platinum', 'a coach opens everything');
select is(pg_temp.opened('admin'), 'All Bronze Silver Gold Platinum', 'and so does an administrator');
select is(pg_temp.opened_by_either('anon'), null::text, 'a visitor opens nothing');
select is(pg_temp.opened_by_either('stranger'), 'All', 'neither way lets through more: without a certificate');
select is(pg_temp.opened_by_either('owner'), 'All Bronze', 'nor with one');
select is(pg_temp.opened(who, standing), null::text, who || ' opens nothing when ' || standing)
from unnest('{owner,coach}'::text[]) as who, unnest('{ended,suspended,aal1}'::text[]) as standing;
select is(pg_temp.opened('owner', 'aal2'), 'All Bronze', 'with the second factor given as before');

insert into private.cpps_levels (user_id, level) values (pg_temp.person('owner'), 'Silver');
select is(pg_temp.opened('owner'), 'All Bronze Silver', 'Silver opens what is below it');
update private.cpps_levels set level = 'Gold';
select is(pg_temp.opened('owner'), 'All Bronze Silver Gold', 'Gold too');
select is(pg_temp.attempt('owner', $$select from storage.objects where name = 'for-gold/9999999999999999.json'$$), '1',
  'with the words of its film');
select is(pg_temp.attempt('stranger', $$select from storage.objects where name = 'for-gold/9999999999999999.json'$$), '0',
  'which are nobody else''s');
update private.cpps_levels set level = 'Platinum';
select is(pg_temp.opened_by_either('owner'), 'All Bronze Silver Gold Platinum', 'Platinum opens everything');
update public.certificates set revoked_at = now(), revoked_reason = 'A test' where user_id = pg_temp.person('owner');
select is(pg_temp.opened_by_either('owner'), 'All', 'a revoked certificate takes the level with it');
update public.certificates set revoked_at = null, revoked_reason = null where user_id = pg_temp.person('owner');
delete from private.cpps_levels;

select is(pg_temp.attempt(who, $$select from storage.objects where name = 'for-all/0000000000000000.pdf'$$), '0',
  'an earlier edition is not read by ' || who) from unnest('{owner,coach,admin}'::text[]) as who;
select is(pg_temp.attempt('owner', $$select from storage.objects where bucket_id = 'resources' and name = '{me}/own.pdf'$$),
  '0', 'nor is there a folder of one''s own');
select pg_temp.matrix('storage.objects insert of a resource', $$
  insert into storage.objects (bucket_id, name) values ('resources', 'for-all/1234567890abcdef.pdf')$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => '42501', coach => '42501', admin => '42501',
  service => '1');
select pg_temp.matrix('storage.objects update of a resource', $$
  update storage.objects set metadata = '{}' where bucket_id = 'resources' and name like 'for-all/1%'$$,
  anon => '0', stranger => '0', owner => '0', rival => '0', coach => '0', admin => '0', service => '1');
select pg_temp.matrix('list_resources call', $$
  select from public.list_resources() where resource_id = 'for-all'$$,
  anon => '42501', stranger => '1', owner => '1', rival => '1', coach => '1', admin => '1', service => '42501');
select pg_temp.matrix('open_resource call', $$select public.open_resource('for-all')$$,
  anon => '42501', stranger => '1', owner => '1', rival => '1', coach => '1', admin => '1', service => '42501');
select pg_temp.matrix('put_resource call', $$
  select public.put_resource('for-all', 'All', 'for-all/1234567890abcdef.pdf', null, 10, repeat('b', 64), '2026-11-02')$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => '42501', coach => '42501', admin => '42501',
  service => '1');
select pg_temp.matrix('resource_editions call', $$
  select from public.resource_editions() where resource_id = 'for-all'$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => '42501', coach => '42501', admin => '42501',
  service => '1');
select pg_temp.matrix('list_cpps_levels call', $$
  select from public.list_cpps_levels() where email = 'owner@tests.example'$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => '42501', coach => '42501', admin => '1',
  service => '42501');
select pg_temp.matrix('set_cpps_level call', $$select public.set_cpps_level('{owner}', 'Gold')$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => '42501', coach => '42501', admin => '1',
  service => '42501');
select is(pg_temp.attempt('owner', $$select from private.resources$$), '42501', 'the list itself is nobody''s to read');
select is(pg_temp.attempt('admin', $$insert into private.cpps_levels values ('{me}', 'Gold')$$), '42501',
  'nor is a level to write past the call');
select is(pg_temp.attempt('owner', $$select public.open_resource('no-such-file')$$), 'PT404', 'what there is not is not found');
select is(pg_temp.attempt('admin', $$select public.set_cpps_level('{stranger}', 'Gold')$$), 'PT409',
  'who holds no valid certificate gets no level');
select is(pg_temp.attempt('admin', $$select public.set_cpps_level('{owner}', 'Cobalt')$$), 'PT400', 'and there is no fifth');

select pg_temp.speak_for('admin', 'authenticated');
select is(public.set_cpps_level(pg_temp.person('owner'), 'Gold'), 'Gold', 'a level is given');
select is(public.set_cpps_level(pg_temp.person('owner'), 'Gold'), 'Gold', 'and given again it is the same');
select is((select count(*)::int from public.audit_log where to_value = 'level Gold'), 1, 'it is written down once');
select is((select count(*)::int from public.notifications where user_id = pg_temp.person('owner')
  and link = '/dashboard/resources'), 1, 'and told once');
select pg_temp.speak_for('owner', 'authenticated');
select is((select string_agg(resource_id, ' ' order by resource_id) from public.list_resources()
  where opens and own_level = 'Gold' and resource_id like 'for-%'), 'for-all for-bronze for-gold for-silver',
  'the list says the level, and what it opens');
select is((select string_agg(words_path, ' ') from public.list_resources()), 'for-gold/9999999999999999.json',
  'and where the words lie of what opens');
select is((public.open_resource('for-gold') ->> 'downloads')::int, 1, 'the first download is the first');
select is((public.open_resource('for-gold') ->> 'wordsPath'), 'for-gold/9999999999999999.json', 'a film says where its words are');
select public.put_resource('for-gold', 'Gold', 'for-gold/abcdefabcdefabcd.pdf', null, 10, repeat('c', 64), '2026-11-02');
select is((select downloads::int from private.resources where id = 'for-gold'), 2, 'a new edition keeps the count');

select * from finish();
rollback;
