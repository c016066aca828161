begin;
\ir people.psql
select plan(143);

insert into public.clients (id, name, user_id, coach_id, account_id) values
  ('00000000-0000-4000-a001-000000000001', 'Coached', pg_temp.person('owner'), pg_temp.person('coach'), pg_temp.person('account'));
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
select pg_temp.matrix('client_events update that shares a note', $$
  update public.client_events set is_shared = true where note = 'Of the coach'$$,
  anon => '42501', stranger => '0', owner => '0', rival => '0', coach => '1', admin => '1', service => '1');
select pg_temp.matrix('client_events insert of a shared note', $$
  insert into public.client_events (client_id, kind, note, is_shared)
  values ('00000000-0000-4000-a001-000000000001', 'note', 'Yours', true)$$,
  anon => '42501', stranger => '42501', owner => '1', rival => '42501', coach => '1', admin => '1', service => '1');
update public.client_events set is_shared = true where note = 'Of the coach';
select pg_temp.matrix('client_events select of a shared note', $$
  select from public.client_events where note = 'Of the coach'$$,
  anon => '42501', stranger => '0', owner => '1', rival => '0', coach => '1', admin => '1', service => '1',
  account => '1');
select pg_temp.matrix('client_events update of a shared note', $$
  update public.client_events set note = 'Other' where note = 'Of the coach'$$,
  anon => '42501', stranger => '0', owner => '0', rival => '0', coach => '1', admin => '42501', service => '1');
update public.client_events set is_shared = false where note = 'Of the coach';
select is(pg_temp.attempt('service', $$update public.client_events set is_shared = true where kind = 'created'$$), '23514',
  'nothing is shared but what people write');
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

-- An author can edit a note for 15 minutes.
update public.client_events set created_at = now() - interval '14 minutes' where note = 'Of the coach';
select is(pg_temp.attempt('coach', $$update public.client_events set note = 'Mended' where note = 'Of the coach'$$), '1',
  'a note is mended for fifteen minutes');
update public.client_events set created_at = now() - interval '16 minutes' where note = 'Of the coach';
select is(pg_temp.attempt('coach', $$update public.client_events set note = 'Mended' where note = 'Of the coach'$$),
  '42501', 'and not after them');
select is(pg_temp.attempt('coach', $$update public.client_events set removed_at = now() where note = 'Of the coach'$$),
  '1', 'but removed at any time');

-- A removed note keeps its row without the text. The person who removed it can restore it.
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

-- Events that triggers write.
select pg_temp.act('admin', format($$update public.clients set status = 'Active', coach_id = %L, phone = '5550100'
  where name = 'Coached'$$, pg_temp.person('rival')));
select results_eq($$select kind, from_value, to_value, actor_id from public.client_events
    where kind <> 'note' order by id$$,
  $$values ('created', null::text, null::text, null::uuid), ('status', 'Prospect', 'Active', pg_temp.person('admin')),
    ('coach', pg_temp.person('coach')::text, pg_temp.person('rival')::text, pg_temp.person('admin')),
    ('fields', null, null, pg_temp.person('admin'))$$,
  'beginning, status, coach and fields are recorded');
select is((select changed from public.client_events where kind = 'fields'),
  '{"phone": {"from": null, "to": "5550100"}}'::jsonb, 'of fields those that were changed');

-- A recorded change can be reverted while the client still has the value that it set.
create function pg_temp.reverted(who text, kind text) returns jsonb language plpgsql as $$
declare
  answer jsonb;
  event bigint := (select max(e.id) from public.client_events e where e.kind = reverted.kind);
begin
  perform pg_temp.speak_for(who, 'authenticated');
  set local role authenticated;
  answer := public.revert_client_change(event);
  reset role;
  return answer;
end $$;
select pg_temp.matrix('revert_client_change call', format($$select public.revert_client_change(%s)$$,
    (select max(id) from public.client_events where kind = 'status')),
  anon => '42501', stranger => 'PT404', owner => '1', rival => '1', coach => 'PT404', admin => '1', service => '42501');
select is(pg_temp.attempt('rival', format($$select public.revert_client_change(%s)$$,
  (select max(id) from public.client_events where kind = 'coach'))), '42501', 'nor a coach whose client it is');
select is(pg_temp.attempt('admin', format($$select public.revert_client_change(%s)$$,
  (select max(id) from public.client_events where kind = 'note'))), 'PT404', 'a note is not taken back so');
select is(pg_temp.reverted('rival', 'status'), '{"by": null, "reverted": true}'::jsonb, 'a status is taken back');
select results_eq($$select c.status, e.from_value, e.to_value, e.actor_id from public.clients c, public.client_events e
    where c.name = 'Coached' and e.client_id = c.id and e.kind = 'status' order by e.id desc limit 1$$,
  $$values ('Prospect', 'Active', 'Prospect', pg_temp.person('rival'))$$, 'which is a change that is recorded');
select is(pg_temp.reverted('admin', 'status'), '{"by": null, "reverted": true}'::jsonb, 'and can be taken back itself');
select pg_temp.act('owner', $$update public.clients set phone = '5550199', company = 'Holm' where name = 'Coached'$$);
select is((select public.revert_client_change(min(id)) from public.client_events where kind = 'fields'),
  jsonb_build_object('reverted', false, 'by', pg_temp.person('owner')), 'fields that another has changed since stay');
select is((select phone from public.clients where name = 'Coached'), '5550199', 'as they are');
select pg_temp.act('admin', $$update public.clients set revenue = 2000000, strategies = '{Pension}' where name = 'Coached'$$);
select is((select public.revert_client_change(max(id)) from public.client_events e where e.changed ? 'company'),
  '{"by": null, "reverted": true}'::jsonb, 'a change of other fields is in nobody''s way');
select results_eq($$select phone, company, revenue from public.clients where name = 'Coached'$$,
  $$values ('5550100', null::text, 2000000::numeric)$$, 'and all fields of a save come back, and no others');
select is(pg_temp.reverted('admin', 'coach'), '{"by": null, "reverted": true}'::jsonb, 'an administrator takes back a coach');
select is((select coach_id from public.clients where name = 'Coached'), pg_temp.person('coach'), 'who is the one before');
update public.clients set coach_id = pg_temp.person('rival') where name = 'Coached';
delete from public.client_events where kind = 'fields';
select pg_temp.act('rival', $$insert into public.client_events (client_id, kind, note)
  values ('00000000-0000-4000-a001-000000000001', 'email', 'Sent the plan.')$$);
select is((select last_contact from public.clients where name = 'Coached'), private.office_day(),
  'a letter is a contact of the day');
select is((select count(*)::int from public.client_events where kind = 'fields'), 0, 'which its own line tells already');
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

-- Deleting an account removes its id from the events.
delete from auth.users where id in (pg_temp.person('rival'), pg_temp.person('coach'));
set constraints all immediate;
select is((select count(*)::int from public.client_events where from_value is not null and kind = 'coach'
  or to_value is not null and kind = 'coach' or actor_id in (pg_temp.person('rival'), pg_temp.person('coach'))), 0,
  'events of those who left name nobody');
select is((select string_agg(kind, ',' order by id) from public.client_events where kind in ('note', 'email')),
  'note,email', 'and are there still');

select * from finish();
rollback;
