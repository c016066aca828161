-- Saving a story, and its status transitions.
begin;
\ir people.psql
select plan(75);

insert into public.clients (id, name, user_id, coach_id) values
  ('00000000-0000-4000-a001-000000000001', 'Coached', pg_temp.person('owner'), pg_temp.person('coach'));
insert into public.stories (id, title, situation, challenge, strategy, result, lesson, user_id, client_id) values
  ('00000000-0000-4000-a002-000000000001', 'Whole', 's', 'c', 't', 'r', 'l', pg_temp.person('owner'),
    '00000000-0000-4000-a001-000000000001'),
  ('00000000-0000-4000-a002-000000000002', 'Of the coach', 's', 'c', 't', 'r', 'l', pg_temp.person('coach'),
    '00000000-0000-4000-a001-000000000001'),
  ('00000000-0000-4000-a002-000000000003', 'Begun', 's', null, 't', 'r', ' ', pg_temp.person('owner'), null);

select pg_temp.matrix('save_story call', $$select public.save_story('00000000-0000-4000-a002-000000000001',
  '{"result": "r"}', '{"result": "Better"}')$$,
  anon => '42501', stranger => 'PT404', owner => '1', rival => 'PT404', coach => '42501', admin => '1', service => '42501');
select pg_temp.matrix('save_story call of a new one', $$select public.save_story('00000000-0000-4000-a002-00000000000a',
  null, '{"title": "New"}')$$,
  anon => '42501', stranger => '1', owner => '1', rival => '1', coach => '1', admin => '1', service => '42501');
select pg_temp.matrix('set_story_status call', $$select public.set_story_status('00000000-0000-4000-a002-000000000001',
  'in_review', 1)$$,
  anon => '42501', stranger => 'PT404', owner => '1', rival => 'PT404', coach => '42501', admin => '1', service => '42501');

-- Expects the condition on the call's result to hold.
create function pg_temp.says(who text, call text, condition text, what text) returns text language sql as $$
  select is(pg_temp.attempt(who, format('select from (select %s as a) r where %s', call, condition)), '1', what)
$$;
create function pg_temp.act(who text, statement text) returns text language plpgsql as $$
begin
  perform pg_temp.speak_for(who, 'authenticated');
  set local role authenticated;
  execute statement;
  reset role;
  return null;
exception when others then
  reset role;
  return sqlstate;
end $$;
create function pg_temp.save(base text, patch text, id text default '00000000-0000-4000-a002-000000000001') returns text
language sql as $$ select format('public.save_story(%L, %L, %L)', id, base, patch) $$;

select pg_temp.says('owner', pg_temp.save('{"result":"r","lesson":"old"}', '{"result":"R","lesson":"L"}'),
  $$a #>> '{story,result}' = 'R' and a #>> '{story,lesson}' = 'l' and a -> 'refused' = '["lesson"]'
    and a #>> '{story,version}' = '2'$$, 'a field that somebody else changed waits, the others are saved');
select pg_temp.says('owner', pg_temp.save('{"result":"older"}', '{"result":"r"}'),
  $$a -> 'refused' = '[]' and a #>> '{story,version}' = '1'$$, 'what stands already is saved without a change');
select pg_temp.says('owner', pg_temp.save('{}', '{"challenge":"c2"}', '00000000-0000-4000-a002-000000000003'),
  $$a #>> '{story,challenge}' = 'c2'$$, 'an empty field and none are the same');
select pg_temp.says('owner', pg_temp.save('{"result":"r"}', '{"result":""}'),
  $$a #>> '{story,result}' is null and not a -> 'story' ? 'search'$$, 'a text is taken away');
select pg_temp.says('stranger', pg_temp.save(null, '{"title":"Mine"}', '00000000-0000-4000-a002-00000000000b'),
  $$a #>> '{story,user_id}' = auth.uid()::text and a #>> '{story,status}' = 'draft'$$, 'a new story is its writer''s draft');
select is(pg_temp.act('stranger', 'select ' || pg_temp.save(null, '{"title":"Mine"}', '00000000-0000-4000-a002-00000000000b')),
  null, 'it is made');
select pg_temp.says('stranger', pg_temp.save(null, '{"title":"Mine","lesson":"L"}', '00000000-0000-4000-a002-00000000000b'),
  $$a #>> '{story,lesson}' = 'L' and a -> 'refused' = '[]'$$, 'made twice it is one');
select is(pg_temp.attempt(who, 'select ' || pg_temp.save(base, patch, id)), outcome, what) from (values
  ('owner', null, '{"title":"x"}', '00000000-0000-4000-a002-00000000000b', 'PT404', 'nobody makes another''s story'),
  ('owner', '{}', '{"title":"x"}', '00000000-0000-4000-a002-00000000000c', 'PT404', 'one that is gone does not come back'),
  ('owner', '{}', '{"status":"published"}', '00000000-0000-4000-a002-000000000001', 'PT400', 'a status is no field'),
  ('owner', '{}', '{"title":7}', '00000000-0000-4000-a002-000000000001', 'PT400', 'a field is text'),
  ('owner', '{}', '[]', '00000000-0000-4000-a002-000000000001', 'PT400', 'a patch is an object'),
  ('stranger', null, '{"client_id":"00000000-0000-4000-a001-000000000001"}', '00000000-0000-4000-a002-00000000000d', '42501',
    'nobody writes about another''s client'),
  ('coach', null, '{"client_id":"00000000-0000-4000-a001-000000000001"}', '00000000-0000-4000-a002-00000000000d', '1',
    'the coach does'),
  ('owner', '{"lesson":"l"}', format('{"lesson":"%s"}', repeat('x', 8001)), '00000000-0000-4000-a002-000000000001', '23514',
    'a part has a length')
) as c (who, base, patch, id, outcome, what);

-- Status transitions: the outcome of each one for each role.
create function pg_temp.turn(who text, story text, from_status text, to_status text, note text default null) returns text
language plpgsql as $$
declare
  outcome text;
begin
  begin
    update public.stories s set status = from_status where s.id::text = story;
    outcome := pg_temp.attempt(who, format('select public.set_story_status(%L, %L, %s, %L)', story, to_status,
      (select s.version from public.stories s where s.id::text = story), note));
    raise exception using errcode = 'ZZ002', message = outcome;
  exception when sqlstate 'ZZ002' then return sqlerrm;
  end;
end $$;
select is(
  array[pg_temp.turn('owner', '00000000-0000-4000-a002-000000000001', t.before, t.next, 'Why'),
    pg_temp.turn('coach', '00000000-0000-4000-a002-000000000001', t.before, t.next, 'Why'),
    pg_temp.turn('coach', '00000000-0000-4000-a002-000000000002', t.before, t.next, 'Why'),
    pg_temp.turn('admin', '00000000-0000-4000-a002-000000000001', t.before, t.next, 'Why')],
  t.outcomes, format('%s to %s: writer, coach of the client, coach who writes, administrator', t.before, t.next))
from (values
  ('draft', 'in_review', '{1,42501,1,1}'::text[]),
  ('in_review', 'draft', '{1,1,1,1}'),
  ('in_review', 'published', '{42501,1,1,1}'),
  ('published', 'draft', '{1,1,1,1}'),
  ('draft', 'archived', '{1,42501,1,1}'),
  ('in_review', 'archived', '{1,42501,1,1}'),
  ('published', 'archived', '{1,42501,1,1}'),
  ('archived', 'draft', '{1,42501,1,1}'),
  ('draft', 'published', '{PT400,PT400,PT400,PT400}'),
  ('archived', 'published', '{PT400,PT400,PT400,PT400}'),
  ('published', 'in_review', '{PT400,PT400,PT400,PT400}'),
  ('draft', 'elsewhere', '{PT400,PT400,PT400,PT400}')
) as t (before, next, outcomes);
select is(pg_temp.turn('owner', '00000000-0000-4000-a002-000000000003', 'draft', 'in_review'), 'PT400',
  'a story with empty parts is not reviewed');
select is(pg_temp.turn('admin', '00000000-0000-4000-a002-000000000003', 'in_review', 'published'), 'PT400',
  'nor published');
select is(pg_temp.turn('coach', '00000000-0000-4000-a002-000000000001', 'in_review', 'draft'), 'PT400',
  'whoever asks for changes says which');
select is(pg_temp.turn('owner', '00000000-0000-4000-a002-000000000001', 'in_review', 'draft'), '1',
  'the writer takes back without a word');
select is(pg_temp.attempt('owner', $$select public.set_story_status('00000000-0000-4000-a002-000000000001', 'in_review', 7)$$),
  'PT409', 'another version is decided upon again');

-- From draft to published, with the notifications.
select is(pg_temp.act('owner', $$select public.set_story_status('00000000-0000-4000-a002-000000000001', 'in_review', 1)$$),
  null, 'sent for review');
select is(pg_temp.act('coach', $$select public.set_story_status('00000000-0000-4000-a002-000000000001', 'draft', 2,
  'Name the year.')$$), null, 'changes asked for');
select results_eq($$select body, author_id, part from public.story_comments$$,
  $$values ('Name the year.', pg_temp.person('coach'), null::text)$$, 'what should change is a comment');
select is(pg_temp.act('owner', $$select public.set_story_status('00000000-0000-4000-a002-000000000001', 'in_review', 3)$$),
  null, 'sent again');
select is(pg_temp.act('coach', $$select public.set_story_status('00000000-0000-4000-a002-000000000001', 'published', 4)$$),
  null, 'published');
select results_eq($$select n.user_id, n.title, n.link from public.notifications n where n.kind = 'story'
  order by n.created_at, n.title, n.user_id$$, $$values
  (pg_temp.person('coach'), 'A story waits for review', '/dashboard/stories/00000000-0000-4000-a002-000000000001'),
  (pg_temp.person('coach'), 'A story waits for review', '/dashboard/stories/00000000-0000-4000-a002-000000000001'),
  (pg_temp.person('owner'), 'A story was published', '/dashboard/stories/00000000-0000-4000-a002-000000000001'),
  (pg_temp.person('owner'), 'Changes were asked for in your story',
    '/dashboard/stories/00000000-0000-4000-a002-000000000001')$$, 'writer and coach hear of what the other did');
select is(pg_temp.attempt('admin', 'select ' || pg_temp.save('{"result":"r"}', '{"result":"R"}')), 'PT409',
  'a published text is frozen');
select is(pg_temp.attempt('owner', $$update public.stories set lesson = 'x'
  where id = '00000000-0000-4000-a002-000000000001'$$), '42501', 'past the function too');
select is(pg_temp.act('owner', $$select public.set_story_status('00000000-0000-4000-a002-000000000001', 'draft', 5)$$),
  null, 'a draft again');
select is(pg_temp.attempt('owner', 'select ' || pg_temp.save('{"result":"r"}', '{"result":"R"}')), '1', 'and written');
select is((select count(*)::int from public.audit_log where entity = 'stories'), 5, 'each turn is on record');

-- Without a coach, an administrator is notified that a story awaits review.
update public.stories set lesson = 'l', challenge = 'c' where id = '00000000-0000-4000-a002-000000000003';
select is(pg_temp.act('owner', $$select public.set_story_status('00000000-0000-4000-a002-000000000003', 'in_review', 2)$$),
  null, 'a story without a client is sent for review');
select is((select count(*)::int from public.notifications n where n.user_id = pg_temp.person('admin') and n.kind = 'story'), 1,
  'an administrator is told');

select * from finish();
rollback;
