-- Share links of published stories.
begin;
\ir people.psql
select plan(86);

insert into public.clients (id, name, user_id, coach_id) values
  ('00000000-0000-4000-a001-000000000001', 'A client''s name', pg_temp.person('owner'), pg_temp.person('coach'));
insert into public.stories (id, title, situation, user_id, client_id, status) values
  ('00000000-0000-4000-a002-000000000001', 'Told', 'What was', pg_temp.person('owner'),
    '00000000-0000-4000-a001-000000000001', 'published'),
  ('00000000-0000-4000-a002-000000000002', 'Draft', null, pg_temp.person('owner'), null, 'draft');
insert into public.story_shares (id, story_id, token_hash, created_by) values
  ('00000000-0000-4000-a003-000000000001', '00000000-0000-4000-a002-000000000001',
    encode(sha256(convert_to(repeat('t', 43), 'UTF8')), 'hex'), pg_temp.person('owner'));

select pg_temp.matrix('story_shares select', 'select id, opened from public.story_shares',
  anon => '42501', stranger => '0', owner => '1', rival => '0', coach => '1', admin => '1', service => '1');
select pg_temp.matrix('story_shares insert', $$insert into public.story_shares (story_id, token_hash)
  values ('00000000-0000-4000-a002-000000000001', repeat('0a', 32))$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => '42501', coach => '42501', admin => '42501',
  service => '1');
select pg_temp.matrix('story_shares update', 'update public.story_shares set revoked_at = null',
  anon => '42501', stranger => '42501', owner => '42501', rival => '42501', coach => '42501', admin => '42501',
  service => '1');
select pg_temp.matrix('story_shares delete', 'delete from public.story_shares',
  anon => '42501', stranger => '42501', owner => '42501', rival => '42501', coach => '42501', admin => '42501',
  service => '1');
select pg_temp.matrix('share_story call', $$select public.share_story('00000000-0000-4000-a002-000000000001')$$,
  anon => '42501', stranger => 'PT404', owner => '1', rival => 'PT404', coach => '1', admin => '1', service => '42501');
select pg_temp.matrix('revoke_story_share call', $$select public.revoke_story_share('00000000-0000-4000-a003-000000000001')$$,
  anon => '42501', stranger => 'PT404', owner => '1', rival => 'PT404', coach => '1', admin => '1', service => '42501');
-- Anyone with the link can read the story, even with an ended session or a suspended account.
select pg_temp.matrix('read_shared_story call', $$select from public.read_shared_story(repeat('t', 43)) a where a is not null$$,
  anon => '1', stranger => '1', owner => '1', rival => '1', coach => '1', admin => '1', service => '42501',
  still_ended => 'stranger owner rival coach admin account', still_suspended => 'stranger owner rival coach admin account');

select is(pg_temp.attempt('owner', 'select token_hash from public.story_shares'), '42501', 'nobody reads a hash');
select is(pg_temp.attempt('owner', $$select public.share_story('00000000-0000-4000-a002-000000000002')$$), 'PT409',
  'a draft is not shared');
select is(pg_temp.attempt('owner', $$select from public.share_story('00000000-0000-4000-a002-000000000001') t
  where t ~ '^[A-Za-z0-9_-]{43}$'$$), '1', 'a token has 32 bytes');

create function pg_temp.read() returns jsonb language plpgsql as $$
declare
  answer jsonb;
begin
  set local role anon;
  answer := public.read_shared_story(repeat('t', 43));
  reset role;
  return answer;
end $$;
select is(pg_temp.read(), '{"state": "published", "title": "Told", "situation": "What was", "challenge": null,
  "strategy": null, "result": null, "lesson": null}'::jsonb, 'a visitor gets the text, and nothing else');
select is((select opened from public.story_shares where token_hash <> ''), 1, 'an opening is counted');
select is(pg_temp.attempt('anon', format('select from public.read_shared_story(%L) a where a is null', token)), '1',
  format('nothing is at %s', left(token, 12)))
from unnest(array['', repeat('t', 42), repeat('u', 43), '%', (select token_hash from public.story_shares)]) as token;
update public.stories set status = 'draft' where title = 'Told';
select is(pg_temp.read(), '{"state": "revised"}'::jsonb, 'one that is revised says so, without its text');
update public.stories set status = 'archived' where title = 'Told';
select is(pg_temp.read(), null, 'an archived one is not shared');
update public.stories set status = 'published' where title = 'Told';
select isnt(pg_temp.read(), null, 'published again it is read again');
do $$ begin
  perform pg_temp.speak_for('coach', 'authenticated');
  set local role authenticated;
  perform public.revoke_story_share('00000000-0000-4000-a003-000000000001');
  reset role;
end $$;
select is(pg_temp.read(), null, 'a revoked link opens nothing');
select is((select opened from public.story_shares), 2, 'and counts nothing');
delete from public.stories where title = 'Told';
select is((select count(*)::int from public.story_shares), 0, 'a link goes with its story');

select * from finish();
rollback;
