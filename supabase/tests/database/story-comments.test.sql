-- Comments on a story, its channel, and what a list of stories offers.
begin;
\ir people.psql
select plan(122);

insert into public.clients (id, name, user_id, coach_id, account_id) values
  ('00000000-0000-4000-a001-000000000001', 'Coached', pg_temp.person('owner'), pg_temp.person('coach'), pg_temp.person('account'));
insert into public.stories (id, title, user_id, client_id, status) values
  ('00000000-0000-4000-a002-000000000001', 'Coached', pg_temp.person('owner'), '00000000-0000-4000-a001-000000000001', 'draft'),
  ('00000000-0000-4000-a002-000000000002', 'Old', pg_temp.person('owner'), '00000000-0000-4000-a001-000000000001', 'archived');
insert into public.story_comments (story_id, part, body, author_id) values
  ('00000000-0000-4000-a002-000000000001', 'result', 'Which year?', pg_temp.person('coach'));

select pg_temp.matrix('story_comments select', 'select from public.story_comments',
  anon => '42501', stranger => '0', owner => '1', rival => '0', coach => '1', admin => '1', service => '1');
select pg_temp.matrix('story_comments insert', $$insert into public.story_comments (story_id, part, body)
  values ('00000000-0000-4000-a002-000000000001', 'lesson', 'x')$$,
  anon => '42501', stranger => '42501', owner => '1', rival => '42501', coach => '1', admin => '1', service => '1');
select pg_temp.matrix('story_comments update of the words', $$update public.story_comments set body = 'Which?'$$,
  anon => '42501', stranger => '0', owner => '42501', rival => '0', coach => '1', admin => '0', service => '1');
select pg_temp.matrix('story_comments update that resolves', $$update public.story_comments set resolved_at = now()$$,
  anon => '42501', stranger => '0', owner => '1', rival => '0', coach => '1', admin => '0', service => '1');
select pg_temp.matrix('story_comments delete', 'delete from public.story_comments',
  anon => '42501', stranger => '42501', owner => '42501', rival => '42501', coach => '42501', admin => '42501',
  service => '1');
select is(pg_temp.attempt('coach', $$insert into public.story_comments (story_id, body)
  values ('00000000-0000-4000-a002-000000000001', 'Of the whole')$$), '1', 'a comment may be on the whole');
select is(pg_temp.attempt('owner', $$insert into public.story_comments (story_id, body)
  values ('00000000-0000-4000-a002-000000000002', 'x')$$), '42501', 'nobody comments on an archived story');
select is(pg_temp.attempt('coach', $$insert into public.story_comments (story_id, body, author_id)
  values ('00000000-0000-4000-a002-000000000001', 'x', '{owner}')$$), '42501', 'nor in another''s name');
update public.story_comments set created_at = now() - interval '16 minutes';
select is(pg_temp.attempt('coach', $$update public.story_comments set body = 'Which?'$$), '42501',
  'a comment is not changed after fifteen minutes');
select is(pg_temp.attempt('coach', $$update public.story_comments set resolved_at = now()$$), '1', 'but resolved');
select is(pg_temp.attempt('owner', $$with done as (update public.story_comments set resolved_at = '2020-01-01'
  returning resolved_at) select from done where resolved_at = now()$$), '1', 'at the time at which it is');
select is(pg_temp.attempt('owner', $$with told as (insert into public.story_comments (story_id, body)
  values ('00000000-0000-4000-a002-000000000001', 'x') returning id) select from told$$), '1', 'a comment is made');

-- A comment notifies the story's writer, but not the comment's author.
insert into public.user_preferences (user_id, preferences) values (pg_temp.person('admin'), '{}') on conflict do nothing;
do $$ begin
  perform pg_temp.speak_for('coach', 'authenticated');
  set local role authenticated;
  insert into public.story_comments (story_id, body) values ('00000000-0000-4000-a002-000000000001', 'Told');
  reset role;
end $$;
select results_eq($$select n.user_id, n.title, n.link from public.notifications n where n.kind = 'story'$$,
  $$values (pg_temp.person('owner'), 'A story has a new comment',
    '/dashboard/stories/00000000-0000-4000-a002-000000000001')$$, 'the writer hears of a comment');

-- Presence on a story's channel. The platform checks these policies for every caller who joins.
insert into realtime.messages (topic, extension) values
  ('story:00000000-0000-4000-a002-000000000001', 'broadcast'), ('story:00000000-0000-4000-a002-000000000001', 'presence');
select set_config('realtime.topic', 'story:00000000-0000-4000-a002-000000000001', true);
select pg_temp.matrix('realtime.messages select', $$select from realtime.messages$$,
  anon => '0', stranger => '0', owner => '2', rival => '0', coach => '2', admin => '2', service => '2');
select pg_temp.matrix('realtime.messages insert', $$insert into realtime.messages (topic, extension)
  values (realtime.topic(), 'presence')$$,
  anon => '42501', stranger => '42501', owner => '1', rival => '42501', coach => '1', admin => '1', service => '1');
select pg_temp.matrix('realtime.messages insert of a broadcast', $$insert into realtime.messages (topic, extension)
  values (realtime.topic(), 'broadcast')$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => '42501', coach => '42501', admin => '42501',
  service => '1');
create function pg_temp.on_channel(topic text) returns text language plpgsql as $$
begin
  perform set_config('realtime.topic', topic, true);
  return pg_temp.attempt('admin', 'select from realtime.messages');
end $$;
select is(pg_temp.on_channel(topic), '0', format('the channel "%s" is closed to an administrator', topic))
from unnest(array['story:', 'story:x', 'story:00000000-0000-4000-a002-00000000000', 'story:00000000-0000-4000-a002-0000000000ff',
  '00000000-0000-4000-a002-000000000001', 'client:00000000-0000-4000-a002-000000000001']) as topic;

select pg_temp.matrix('story_people call', $$select from public.story_people('00000000-0000-4000-a002-000000000001') p
  where p.id = '{coach}' and p.name = 'coach'$$,
  anon => '42501', stranger => '0', owner => '1', rival => '0', coach => '1', admin => '1', service => '42501');
select is(pg_temp.attempt('owner', $$select from public.story_people('00000000-0000-4000-a002-000000000001') p
  where p.id = '{admin}'$$), '0', 'an administrator is no person of a story by their role');
select is(pg_temp.attempt('owner', $$select from public.story_people('00000000-0000-4000-a002-000000000001',
  array['{admin}', '{rival}', '{stranger}']::uuid[]) p where p.id in ('{admin}', '{rival}', '{stranger}') and p.name = 'admin'$$), '1',
  'but one who is present is named, and nobody who cannot read the story');
select is(pg_temp.attempt('stranger', $$select from public.story_people('00000000-0000-4000-a002-000000000001',
  array['{admin}']::uuid[])$$), '0', 'a caller who cannot read the story gets no name');
-- A reader of the story gets a picture's path only if they can read its file.
update public.profiles set avatar_path = id || '/00000000-0000-4000-a000-0000000000aa.webp'
where id in (pg_temp.person('coach'), pg_temp.person('admin'));
insert into public.story_comments (story_id, body, author_id)
values ('00000000-0000-4000-a002-000000000001', 'x', pg_temp.person('admin'));
create function pg_temp.faces(who text, whose text) returns text language sql as $$
  select pg_temp.attempt($1, format('select from public.story_people(''00000000-0000-4000-a002-000000000001'') p
    where p.id = ''{%s}'' and p.avatar_path is not null', $2))
$$;
select is(pg_temp.faces('owner', 'coach'), '1', 'an owner sees the face of their coach');
select is(pg_temp.faces('owner', 'admin'), '0', 'and none of an administrator, whose file they cannot read');
insert into public.user_preferences (user_id, preferences)
values (pg_temp.person('coach'), '{"privacy": {"profile_visible": false}}')
on conflict (user_id) do update set preferences = excluded.preferences;
select is(pg_temp.faces('owner', 'coach'), '0', 'nor that of a coach who does not show it');
select is(pg_temp.faces('coach', 'coach'), '1', 'who sees it themself');
select is(pg_temp.faces('admin', 'coach'), '1', 'as does an administrator');
select pg_temp.matrix('story_choices call', $$select from public.story_choices() c
  where c -> 'clients' -> 0 ->> 'name' = 'Coached' and c -> 'writers' -> 0 ->> 'id' = '{owner}'$$,
  anon => '42501', stranger => '0', owner => '1', rival => '0', coach => '1', admin => '1', service => '42501');

select * from finish();
rollback;
