-- Stories as they are written: saved part by part, moved from state to state by one function, and frozen while published.

-- Whoever calls the API begins with a draft, and changes the state by set_story_status alone.
create or replace function private.guard_story() returns trigger
language plpgsql set search_path = '' as $$
begin
  if current_user in ('anon', 'authenticated') then
    if tg_op = 'INSERT' then
      if new.status <> 'draft' then
        raise exception 'a story begins as a draft' using errcode = '42501';
      end if;
      new.created_at := now();
    elsif (new.id, new.created_at) is distinct from (old.id, old.created_at) then
      raise exception 'id and created_at do not change' using errcode = '42501';
    elsif new.user_id is distinct from old.user_id and not (select private.is_admin()) then
      raise exception 'the writer is changed by an administrator' using errcode = '42501';
    elsif new.status is distinct from old.status then
      raise exception 'the status is changed by set_story_status' using errcode = '42501';
    elsif old.status not in ('draft', 'in_review')
      and (new.title, new.client_id, new.situation, new.challenge, new.strategy, new.result, new.lesson)
        is distinct from
        (old.title, old.client_id, old.situation, old.challenge, old.strategy, old.result, old.lesson) then
      raise exception 'the text changes while it is a draft or in review' using errcode = '42501';
    end if;
  end if;
  new.updated_at := now();
  return new;
end $$;

-- Takes each field of {patch} that still stands as in {base}, or as it is wanted already, and names those that somebody
-- else has changed since: sent twice it is saved once. Without a {base} the story is new, under an id that the browser
-- made; made twice it is one story. An empty text and none are the same. Under the caller's own policies.
create function public.save_story(id uuid, base jsonb, patch jsonb) returns jsonb
language plpgsql security invoker set search_path = '' as $$
declare
  fields constant text[] := '{title,client_id,situation,challenge,strategy,result,lesson}';
  story public.stories;
  -- Who changed it before this: whose words those are that are refused to be written over.
  before public.stories;
  stands jsonb;
  entry record;
  taken text[] := '{}';
  refused text[] := '{}';
begin
  if not (select private.is_member()) then
    raise exception 'Sign in first' using errcode = '42501';
  elsif save_story.id is null then
    raise exception 'A story has an id' using errcode = 'PT400', detail = 'id';
  elsif jsonb_typeof(patch) is distinct from 'object' or coalesce(jsonb_typeof(base), 'null') not in ('null', 'object') then
    raise exception 'Say which fields change, and what they were' using errcode = 'PT400', detail = 'patch';
  end if;
  if coalesce(jsonb_typeof(base), 'null') = 'null' then
    insert into public.stories (id) values (save_story.id) on conflict do nothing;
  end if;
  perform from public.stories s where s.id = save_story.id;
  if not found then
    raise exception 'There is no such story' using errcode = 'PT404', detail = 'id';
  end if;
  select * into story from public.stories s where s.id = save_story.id for update;
  if not found then
    raise exception 'A story is written by its writer and by administrators' using errcode = '42501';
  elsif story.status not in ('draft', 'in_review') then
    raise exception 'The text of this story is frozen: it is %', story.status using errcode = 'PT409', detail = 'status';
  end if;
  before := story;
  stands := to_jsonb(story);
  for entry in select p.key, p.value, jsonb_typeof(p.value) as kind from jsonb_each(patch) p loop
    if not entry.key = any (fields) or entry.kind not in ('string', 'null') then
      raise exception 'The field "%" is not known or is no text', entry.key
        using errcode = 'PT400', detail = 'patch.' || entry.key;
    elsif coalesce(stands ->> entry.key, '') = coalesce(patch ->> entry.key, '') then
      continue;
    elsif coalesce(stands ->> entry.key, '') = coalesce(base ->> entry.key, '') then
      taken := taken || entry.key;
    else
      refused := refused || entry.key;
    end if;
  end loop;
  if taken <> '{}' then
    update public.stories s set
      title = case when 'title' = any (taken) then coalesce(patch ->> 'title', '') else s.title end,
      client_id = case when 'client_id' = any (taken) then nullif(patch ->> 'client_id', '')::uuid else s.client_id end,
      situation = case when 'situation' = any (taken) then nullif(patch ->> 'situation', '') else s.situation end,
      challenge = case when 'challenge' = any (taken) then nullif(patch ->> 'challenge', '') else s.challenge end,
      strategy = case when 'strategy' = any (taken) then nullif(patch ->> 'strategy', '') else s.strategy end,
      result = case when 'result' = any (taken) then nullif(patch ->> 'result', '') else s.result end,
      lesson = case when 'lesson' = any (taken) then nullif(patch ->> 'lesson', '') else s.lesson end
    where s.id = save_story.id returning * into story;
  end if;
  return jsonb_build_object('story', to_jsonb(story) - 'search', 'refused', to_jsonb(refused),
    'before', jsonb_build_object('by', before.updated_by, 'at', before.updated_at));
end $$;

revoke all on function public.save_story(uuid, jsonb, jsonb) from public, anon, service_role;
grant execute on function public.save_story(uuid, jsonb, jsonb) to authenticated;

-- Who may be asked about a story: what its policy says, for functions that run as their owner.
create function private.story_for(story_id uuid, out story public.stories, out is_writer boolean, out is_coach boolean,
  out is_admin boolean)
language plpgsql volatile security definer set search_path = '' as $$
begin
  select * into story from public.stories s where s.id = story_id for update;
  is_writer := coalesce(story.user_id = (select auth.uid()) and (select private.is_member()), false);
  is_coach := coalesce(story.client_id in (select private.coached_client_ids()), false);
  is_admin := (select private.is_admin());
  if story.id is null or not (is_writer or is_coach or is_admin) then
    raise exception 'There is no such story' using errcode = 'PT404', detail = 'id';
  end if;
end $$;

-- Telling the writer and the coach of the client, save whoever did it; a review without a coach is an administrator's.
create function private.tell_of_story(story public.stories, title text, to_writer boolean, to_coach boolean) returns void
language plpgsql security definer set search_path = '' as $$
declare
  coach uuid := (select c.coach_id from public.clients c where c.id = story.client_id);
  people uuid[] := '{}';
begin
  if to_writer then
    people := people || story.user_id;
  end if;
  if to_coach and coach is not null then
    people := people || coach;
  elsif to_coach and not to_writer then
    people := people || array(select p.id from public.profiles p where p.role = 'admin');
  end if;
  perform private.tell(people, 'story', title, null, '/dashboard/stories/' || story.id);
end $$;

-- The parts that a reader has to find; by their names.
create function private.empty_parts(story public.stories) returns text[]
language sql immutable set search_path = '' as $$
  select coalesce(array_agg(p.name order by p.n), '{}') from (values
    (1, 'title', story.title), (2, 'situation', story.situation), (3, 'challenge', story.challenge),
    (4, 'strategy', story.strategy), (5, 'result', story.result), (6, 'lesson', story.lesson)
  ) as p (n, name, words)
  where coalesce(btrim(p.words), '') = ''
$$;

-- An order of the list of stories.
create index stories_title on public.stories (title);
