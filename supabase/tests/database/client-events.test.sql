begin;
\ir people.psql
select plan(73);

insert into public.clients (id, name, user_id, coach_id) values
  ('00000000-0000-4000-a001-000000000001', 'Coached', pg_temp.person('owner'), pg_temp.person('coach'));
insert into public.client_events (client_id, kind, note, actor_id) values
  ('00000000-0000-4000-a001-000000000001', 'note', 'Of the coach', pg_temp.person('coach'));

select pg_temp.matrix('client_events select', $$select from public.client_events where note = 'Of the coach'$$,
  anon => '42501', stranger => '0', owner => '1', rival => '0', coach => '1', admin => '1', service => '1');
select pg_temp.matrix('client_events insert', $$insert into public.client_events (client_id, kind, note)
  values ('00000000-0000-4000-a001-000000000001', 'call', 'Spoke about the pension plan.')$$,
  anon => '42501', stranger => '42501', owner => '1', rival => '42501', coach => '1', admin => '1', service => '1');
select pg_temp.matrix('client_events insert of what triggers write', $$insert into public.client_events
  (client_id, kind, note) values ('00000000-0000-4000-a001-000000000001', 'status', 'x')$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => '42501', coach => '42501', admin => '42501',
  service => '1');
select pg_temp.matrix('client_events update of a note''s words', $$
  update public.client_events set note = 'Other' where note = 'Of the coach'$$,
  anon => '42501', stranger => '0', owner => '0', rival => '0', coach => '1', admin => '42501', service => '1');
select pg_temp.matrix('client_events update that removes a note', $$
  update public.client_events set removed_at = now() where note = 'Of the coach'$$,
  anon => '42501', stranger => '0', owner => '0', rival => '0', coach => '1', admin => '1', service => '1');
select pg_temp.matrix('client_events delete', $$delete from public.client_events where note = 'Of the coach'$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => '42501', coach => '42501', admin => '42501',
  service => '1');

select is(pg_temp.attempt('coach', $$insert into public.client_events (client_id, kind, note, actor_id)
  values ('00000000-0000-4000-a001-000000000001', 'note', 'x', '{owner}')$$), '42501', 'nobody writes in another''s name');
select is(pg_temp.attempt('coach', $$insert into public.client_events (client_id, kind)
  values ('00000000-0000-4000-a001-000000000001', 'note')$$), '23514', 'a note has words');
select is(pg_temp.attempt('coach', $$with called as (insert into public.client_events (client_id, kind, note)
    values ('00000000-0000-4000-a001-000000000001', 'call', 'x') returning client_id)
  select from called$$), '1', 'a call is logged');

-- Fifteen minutes.
update public.client_events set created_at = now() - interval '14 minutes' where note = 'Of the coach';
select is(pg_temp.attempt('coach', $$update public.client_events set note = 'Mended' where note = 'Of the coach'$$), '1',
  'a note is mended for fifteen minutes');
update public.client_events set created_at = now() - interval '16 minutes' where note = 'Of the coach';
select is(pg_temp.attempt('coach', $$update public.client_events set note = 'Mended' where note = 'Of the coach'$$),
  '42501', 'and not after them');
select is(pg_temp.attempt('coach', $$update public.client_events set removed_at = now() where note = 'Of the coach'$$),
  '1', 'but removed at any time');

-- A removed note is kept as removed: nobody reads its words, and whoever removed it puts it back.
create function pg_temp.act(who text, statement text) returns void language plpgsql as $$
begin
  perform pg_temp.speak_for(who, 'authenticated');
  set local role authenticated;
  execute statement;
  reset role;
end $$;
select pg_temp.act('coach', $$update public.client_events set removed_at = '2020-01-01' where note = 'Of the coach'$$);
select results_eq($$select note, removed_by, removed_at = now() from public.client_events where kind = 'note'$$,
  $$values (null::text, pg_temp.person('coach'), true)$$, 'a removed note has no words, and says by whom and when');
select is(pg_temp.attempt('coach', $$update public.client_events set note = 'New words' where removed_at is not null$$),
  '42501', 'nor gets it new ones');
select is(pg_temp.attempt('owner', $$update public.client_events set removed_at = null where removed_at is not null$$),
  '0', 'others do not put it back');
select pg_temp.act('coach', $$update public.client_events set removed_at = null where removed_at is not null$$);
select results_eq($$select note, removed_by from public.client_events where kind = 'note'$$,
  $$values ('Of the coach', null::uuid)$$, 'put back it is what it was');
select is((select count(*)::int from private.removed_notes), 0, 'and nothing of it is left aside');

-- What triggers write.
select pg_temp.act('admin', format($$update public.clients set status = 'Active', coach_id = %L, phone = '5550100'
  where name = 'Coached'$$, pg_temp.person('rival')));
select results_eq($$select kind, from_value, to_value, actor_id from public.client_events
    where kind <> 'note' order by id$$,
  $$values ('created', null::text, null::text, null::uuid), ('status', 'Prospect', 'Active', pg_temp.person('admin')),
    ('coach', pg_temp.person('coach')::text, pg_temp.person('rival')::text, pg_temp.person('admin'))$$,
  'beginning, status and coach are recorded, a number is not');
select pg_temp.act('rival', $$insert into public.client_events (client_id, kind, note)
  values ('00000000-0000-4000-a001-000000000001', 'email', 'Sent the plan.')$$);
select is((select last_contact from public.clients where name = 'Coached'), private.office_day(),
  'a letter is a contact of the day');
select pg_temp.act('rival', $$insert into public.client_events (client_id, kind, note, happened_on)
  values ('00000000-0000-4000-a001-000000000001', 'call', 'Spoke in spring.', '2026-04-02')$$);
select is((select last_contact from public.clients where name = 'Coached'), private.office_day(),
  'a call that is written down later does not set the last contact back');
update public.clients set last_contact = '2026-01-05' where name = 'Coached';
select pg_temp.act('rival', $$insert into public.client_events (client_id, kind, note, happened_on)
  values ('00000000-0000-4000-a001-000000000001', 'call', 'Spoke in summer.', '2026-07-02')$$);
select is((select last_contact from public.clients where name = 'Coached'), '2026-07-02'::date,
  'its day is the day of the last contact where that is later');
select is(pg_temp.attempt('rival', format($$insert into public.client_events (client_id, kind, note, happened_on)
  values ('00000000-0000-4000-a001-000000000001', 'call', 'Will speak.', %L)$$, private.office_day() + 3)), 'PT400',
  'what has not happened is refused');
delete from public.client_events where kind = 'call';
select is(pg_temp.attempt('coach', $$select from public.client_events$$), '0', 'who coaches no more reads no more');

-- An account that goes leaves no id behind.
delete from auth.users where id in (pg_temp.person('rival'), pg_temp.person('coach'));
set constraints all immediate;
select is((select count(*)::int from public.client_events where from_value is not null and kind = 'coach'
  or to_value is not null and kind = 'coach' or actor_id in (pg_temp.person('rival'), pg_temp.person('coach'))), 0,
  'events of those who left name nobody');
select is((select string_agg(kind, ',' order by id) from public.client_events where kind in ('note', 'email')),
  'note,email', 'and are there still');

select * from finish();
rollback;
