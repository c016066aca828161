-- Stories: success stories of clients (stories), the comments on them (story_comments) and the links that show a
-- published story to visitors (story_shares). A story goes from draft to review to publication; its text can change
-- only as a draft or in review.
-- Access: the writer and administrators write a story; the coach of its client reads and publishes it; these people
-- comment on it. Anyone with a link reads a published story.

-- == Tables ==

create table public.stories (
  id uuid primary key default gen_random_uuid(),
  -- The writer.
  user_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  client_id uuid references public.clients (id) on delete set null,
  title text not null default '' check (length(title) <= 200),
  status text not null default 'draft' check (status in ('draft', 'in_review', 'published', 'archived')),
  situation text check (length(situation) <= 8000),
  challenge text check (length(challenge) <= 8000),
  strategy text check (length(strategy) <= 8000),
  result text check (length(result) <= 8000),
  lesson text check (length(lesson) <= 8000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  updated_by uuid references public.profiles (id) on delete set null,
  -- What lists search: lower case, without accents (private.folded).
  search text not null generated always as (
    translate(lower(regexp_replace(normalize(title, nfkd), '[\u0300-\u036f]', '', 'g')), 'øØłŁđĐı', 'oollddi')
  ) stored
);
alter table public.stories enable row level security;
create index stories_client_id on public.stories (client_id);
create index stories_user_id on public.stories (user_id, updated_at desc);
create index stories_updated_at on public.stories (updated_at desc);
create index stories_updated_by on public.stories (updated_by);
create index stories_search on public.stories using gin (search extensions.gin_trgm_ops);
-- For the overview of an administrator: stories that wait for review.
create index stories_status on public.stories (status, updated_at);
-- A sort order of the list of stories.
create index stories_title on public.stories (title);

create table public.story_comments (
  id uuid primary key default gen_random_uuid(),
  story_id uuid not null references public.stories (id) on delete cascade,
  -- The section that the comment is about. Null for the entire story.
  part text check (part in ('situation', 'challenge', 'strategy', 'result', 'lesson')),
  body text not null check (length(btrim(body)) between 1 and 2000 and length(body) <= 2000),
  author_id uuid default auth.uid() references public.profiles (id) on delete set null,
  created_at timestamptz not null default now(),
  edited_at timestamptz,
  resolved_at timestamptz
);
alter table public.story_comments enable row level security;
create index story_comments_story_id on public.story_comments (story_id, created_at, id);
create index story_comments_author_id on public.story_comments (author_id);

-- Links to published stories. Anyone with the token reads the text. Only its SHA-256 hash is stored.
create table public.story_shares (
  id uuid primary key default gen_random_uuid(),
  story_id uuid not null references public.stories (id) on delete cascade,
  token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
  created_by uuid references public.profiles (id) on delete set null,
  created_at timestamptz not null default now(),
  revoked_at timestamptz,
  opened integer not null default 0 check (opened >= 0),
  opened_at timestamptz
);
alter table public.story_shares enable row level security;
create index story_shares_story_id on public.story_shares (story_id, created_at desc, id);
create index story_shares_created_by on public.story_shares (created_by);

-- == Functions: access ==

-- Returns the story, locked, and the caller's relation to it, for SECURITY DEFINER functions, to which no policy
-- applies. Raises PT404 if the select policy of stories would hide it.
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

-- Returns the story of the current realtime channel "story:<id>"; null for any other channel. For the policies of
-- realtime.messages.
create function private.channel_story() returns uuid
language sql stable security invoker set search_path = '' as $$
  select case when (select realtime.topic()) ~ '^story:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
    then substr((select realtime.topic()), 7)::uuid end
$$;

-- Returns the names and pictures of the people of a story to its readers: a writer cannot read the profile of a coach.
-- An administrator is one of them only while present on the story's channel, so the caller passes the accounts that
-- are.
create function private.story_people(story uuid, present uuid[]) returns table (id uuid, name text, avatar_path text)
language sql stable security definer set search_path = '' as $$
  select p.id, coalesce(nullif(btrim(p.name), ''), split_part(p.email, '@', 1)),
    case when private.works_with(p.id) and (
      p.id = (select auth.uid()) or (select private.is_admin()) or private.prefers(p.id, 'profile_visible')
    ) then p.avatar_path end
  from public.profiles p
  where p.id in (
    select s.user_id from public.stories s where s.id = story
    union select s.updated_by from public.stories s where s.id = story
    union select c.coach_id from public.stories s join public.clients c on c.id = s.client_id where s.id = story
    union select c.author_id from public.story_comments c where c.story_id = story
    union select a.id from public.profiles a where a.id = any (present[:200]) and a.role = 'admin'
  )
$$;

create function public.story_people(story uuid, present uuid[] default '{}')
returns table (id uuid, name text, avatar_path text)
language sql stable security invoker set search_path = '' as $$
  select p.id, p.name, p.avatar_path
  from public.stories s cross join lateral private.story_people(s.id, present) p where s.id = story
$$;

-- == Functions: text ==

-- For API callers: a story begins as a draft, only set_story_status changes its status, and the text of a published or
-- archived story is frozen.
create function private.guard_story() returns trigger
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

-- Saves the fields of `patch` that are stored as `base` has them, and returns in `refused` the fields that another
-- account has changed since. A field that already has the new value counts as saved, so that a repeated call changes
-- nothing. Without `base` the story is new, under an id that the browser chooses; a repeated call creates one story. An
-- empty text equals null. Returns {story, refused, before}; `before` is the previous edit: {by, at}. Runs under the
-- caller's policies. Raises PT404 if the caller cannot read the story, 42501 if the caller cannot write it, and PT409
-- if its text is frozen.
create function public.save_story(id uuid, base jsonb, patch jsonb) returns jsonb
language plpgsql security invoker set search_path = '' as $$
declare
  fields constant text[] := '{title,client_id,situation,challenge,strategy,result,lesson}';
  story public.stories;
  -- The story before this update: its updated_by wrote the values of the rejected fields.
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
  elsif jsonb_typeof(patch) is distinct from 'object'
    or coalesce(jsonb_typeof(base), 'null') not in ('null', 'object') then
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
    raise exception 'The text of this story is frozen: it is %', story.status
      using errcode = 'PT409', detail = 'status';
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

-- == Functions: status ==

-- Notifies the writer and the coach of the client, except the caller. If there is no coach, a notice only for the coach
-- goes to the administrators.
create function private.tell_of_story(story public.stories, title text, to_writer boolean, to_coach boolean)
returns void
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

-- Returns the fields that must have a text before a review and are empty.
create function private.empty_parts(story public.stories) returns text[]
language sql immutable set search_path = '' as $$
  select coalesce(array_agg(p.name order by p.n), '{}') from (values
    (1, 'title', story.title), (2, 'situation', story.situation), (3, 'challenge', story.challenge),
    (4, 'strategy', story.strategy), (5, 'result', story.result), (6, 'lesson', story.lesson)
  ) as p (n, name, words)
  where coalesce(btrim(p.words), '') = ''
$$;

-- Changes the status of a story. A function, because a coach decides about stories that they may not write; is_allowed
-- has the transitions and who may make each. A note becomes a comment; a story that another account returns from review
-- needs one. Raises PT409 if `known_version` is stale, and PT400 with the empty fields as detail.
create function private.set_story_status(story_id uuid, to_status text, known_version integer, note text)
returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  who record;
  story public.stories;
  from_status text;
  is_allowed boolean;
  empty text[];
begin
  select * into who from private.story_for(story_id);
  story := who.story;
  from_status := story.status;
  if story.version is distinct from known_version then
    raise exception 'The story was changed meanwhile' using errcode = 'PT409', detail = 'version';
  end if;
  is_allowed := case
    when from_status = 'draft' and to_status = 'in_review' then who.is_writer or who.is_admin
    when from_status = 'in_review' and to_status = 'draft' then true
    when from_status = 'in_review' and to_status = 'published' then who.is_coach or who.is_admin
    when from_status = 'published' and to_status = 'draft' then true
    when from_status <> 'archived' and to_status = 'archived' then who.is_writer or who.is_admin
    when from_status = 'archived' and to_status = 'draft' then who.is_writer or who.is_admin
  end;
  if is_allowed is null then
    raise exception 'A story does not go from % to %', from_status, coalesce(to_status, 'nothing')
      using errcode = 'PT400', detail = 'to_status';
  elsif not is_allowed then
    raise exception 'This is for others to decide' using errcode = '42501';
  end if;
  empty := private.empty_parts(story);
  if to_status in ('in_review', 'published') and empty <> '{}' then
    raise exception 'Parts of the story are empty' using errcode = 'PT400', detail = array_to_string(empty, ',');
  elsif from_status = 'in_review' and to_status = 'draft' and not who.is_writer and coalesce(btrim(note), '') = '' then
    raise exception 'Say what should change' using errcode = 'PT400', detail = 'note';
  end if;
  update public.stories s set status = to_status where s.id = story_id returning * into story;
  if coalesce(btrim(note), '') <> '' then
    insert into public.story_comments (story_id, body, author_id) values (story_id, note, (select auth.uid()));
  end if;
  perform private.audit('status', 'stories', story_id, from_status, to_status);
  if to_status = 'in_review' then
    perform private.tell_of_story(story, 'A story waits for review', false, true);
  elsif to_status = 'published' then
    perform private.tell_of_story(story, 'A story was published', true, true);
  elsif from_status = 'in_review' and not who.is_writer then
    perform private.tell_of_story(story, 'Changes were asked for in your story', true, false);
  elsif from_status = 'published' then
    perform private.tell_of_story(story, 'A published story is a draft again', true, true);
  end if;
  return to_jsonb(story) - 'search';
end $$;

create function public.set_story_status(id uuid, to_status text, version integer, note text default null)
returns jsonb
language sql security invoker set search_path = '' as $$
  select private.set_story_status(set_story_status.id, set_story_status.to_status, set_story_status.version,
    set_story_status.note)
$$;

-- Archives stories that the caller may archive: all of them or none (PT403). Writes only their status, as
-- private.set_story_status does for one. Returns {batch, changed}; public.undo restores them.
create function private.archive_stories(ids uuid[]) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  chosen uuid[];
  foreign_ones integer;
  batch uuid;
  changed jsonb;
begin
  if ids is null or cardinality(ids) not between 1 and 1000 then
    raise exception 'Choose 1 to 1,000 stories' using errcode = 'PT400', detail = 'ids';
  end if;
  batch := private.begin_batch('bulk', 'stories');
  chosen := array(
    select s.id from public.stories s
    where s.id = any (ids) and (s.user_id = (select auth.uid()) or (select private.is_admin()))
    order by s.id for no key update
  );
  foreign_ones := (select count(distinct i) from unnest(ids) as i) - cardinality(chosen);
  if foreign_ones > 0 then
    raise exception '% of these stories % not yours to archive. Nothing was changed.', foreign_ones,
      case foreign_ones when 1 then 'is' else 'are' end using errcode = 'PT403', detail = 'ids';
  end if;
  with before as (
    select s.id, s.status from public.stories s where s.id = any (chosen) and s.status <> 'archived'
  ), done as (
    update public.stories s set status = 'archived' from before b where s.id = b.id
    returning s.id, s.version, b.status
  ), told as (
    select private.audit('status', 'stories', d.id, d.status, 'archived') from done d
  )
  select jsonb_agg(jsonb_build_object('id', d.id, 'before', jsonb_build_object('status', d.status),
    'version', d.version)) into changed from done d, (select count(*) from told) as every;
  perform private.end_batch(batch, coalesce(changed, '[]'), 'archived');
  return jsonb_build_object('batch', batch, 'changed', coalesce(jsonb_array_length(changed), 0));
end $$;

create function public.archive_stories(ids uuid[]) returns jsonb
language sql security invoker set search_path = '' as $$ select private.archive_stories(ids) $$;

-- Restores archived stories that have not changed since the batch. Returns their number.
create function private.restore_stories(batch uuid) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  restored integer;
begin
  with wanted as (
    select r.id, r.version, r.before ->> 'status' as status from private.rows_to_restore(batch) r
  ), done as (
    update public.stories s set status = w.status from wanted w
    where s.id = w.id and s.version = w.version and s.status = 'archived'
      and (s.user_id = (select auth.uid()) or (select private.is_admin()))
    returning s.id, s.status
  ), told as (
    select private.audit('status', 'stories', d.id, 'archived', d.status) from done d
  )
  select count(*) into restored from told;
  return restored;
end $$;

-- == Functions: comments ==

-- For API callers: the author edits a comment for 15 minutes. The time of its resolution is the server's.
create function private.guard_story_comment() returns trigger
language plpgsql set search_path = '' as $$
begin
  if new.body is distinct from old.body then
    if old.author_id is distinct from (select auth.uid()) or old.created_at < now() - interval '15 minutes' then
      raise exception 'a comment is changed by its author, for 15 minutes' using errcode = '42501';
    end if;
    new.edited_at := now();
  end if;
  new.resolved_at := case when new.resolved_at is not null then coalesce(old.resolved_at, now()) end;
  return new;
end $$;

create function private.notice_story_comment() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  story public.stories;
begin
  select * into story from public.stories s where s.id = new.story_id;
  perform private.tell_of_story(story, 'A story has a new comment', true, true);
  return null;
end $$;

-- == Functions: links ==

-- Creates a link and returns its token, which cannot be read again. Two random UUIDs have 32 bytes.
create function private.share_story(story uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  who record;
  token text := translate(rtrim(encode(
    decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex'), 'base64'), '='), '+/', '-_');
begin
  select * into who from private.story_for(story);
  if (who.story).status <> 'published' then
    raise exception 'A story is shared once it is published' using errcode = 'PT409', detail = 'status';
  elsif (select count(*) from public.story_shares h where h.story_id = story) >= 100 then
    raise exception 'A story has at most 100 links' using errcode = 'PT413', detail = 'story';
  end if;
  insert into public.story_shares (story_id, token_hash, created_by)
  values (story, encode(sha256(convert_to(token, 'UTF8')), 'hex'), (select auth.uid()));
  return token;
end $$;

create function public.share_story(story uuid) returns text
language sql security invoker set search_path = '' as $$ select private.share_story(story) $$;

create function private.revoke_story_share(share uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.story_for((select h.story_id from public.story_shares h where h.id = share));
  update public.story_shares h set revoked_at = now() where h.id = share and h.revoked_at is null;
end $$;

create function public.revoke_story_share(share uuid) returns void
language sql security invoker set search_path = '' as $$ select private.revoke_story_share(share) $$;

-- Returns what a link shows: the text, `{state: 'revised'}` if the story is a draft or in review again, or null in any
-- other case, without the reason. Counts each time that the text is opened.
create function private.read_shared_story(token text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  story public.stories;
  share uuid;
begin
  if token is null or token !~ '^[A-Za-z0-9_-]{43}$' then
    return null;
  end if;
  select h.id into share from public.story_shares h
  where h.token_hash = encode(sha256(convert_to(token, 'UTF8')), 'hex') and h.revoked_at is null;
  select s.* into story from public.stories s join public.story_shares h on h.story_id = s.id where h.id = share;
  if story.status in ('draft', 'in_review') then
    return jsonb_build_object('state', 'revised');
  elsif story.status is distinct from 'published' then
    return null;
  end if;
  update public.story_shares h set opened = h.opened + 1, opened_at = now() where h.id = share;
  return jsonb_build_object('state', 'published', 'title', story.title, 'situation', story.situation,
    'challenge', story.challenge, 'strategy', story.strategy, 'result', story.result, 'lesson', story.lesson);
end $$;

create function public.read_shared_story(token text) returns jsonb
language sql security invoker set search_path = '' as $$ select private.read_shared_story(token) $$;

-- == Functions: lists and figures ==

-- Returns totals of the stories that have a client, among those that the caller may read.
create function public.story_figures()
returns table (clients_with_stories bigint, stories bigint, published bigint)
language sql stable security invoker set search_path = '' as $$
  select count(distinct s.client_id), count(*), count(*) filter (where s.status = 'published')
  from public.stories s
  join public.clients c on c.id = s.client_id
$$;

-- Returns the filter options of the list of stories: writers and clients of the stories that the caller may read.
create function public.story_choices() returns jsonb
language sql stable security invoker set search_path = '' as $$
  select jsonb_build_object(
    'writers', (select coalesce(jsonb_agg(to_jsonb(w) order by w.name, w.id), '[]') from (
      select p.id, coalesce(nullif(btrim(p.name), ''), p.email) as name from public.profiles p
      where exists (select from public.stories s where s.user_id = p.id) order by 2, 1 limit 200) w),
    'clients', (select coalesce(jsonb_agg(to_jsonb(c) order by c.name, c.id), '[]') from (
      select k.id, k.name from public.clients k
      where exists (select from public.stories s where s.client_id = k.id) order by k.name, k.id limit 200) c))
$$;

-- == Access and triggers, by table ==

-- public.stories
-- The writer, administrators and the coach of the client read a story; the writer and administrators write and delete
-- it. A writer can choose a client that they own, coach or sign in as.
create policy members_only on public.stories as restrictive for all to authenticated
  using ((select private.is_member()));
create policy stories_select on public.stories for select to authenticated using (
  user_id = (select auth.uid()) or (select private.is_admin()) or client_id in (select private.coached_client_ids())
);
create policy stories_insert on public.stories for insert to authenticated with check (
  (select private.is_admin())
  or (
    user_id = (select auth.uid())
    and (
      client_id is null
      or client_id in (select private.own_client_ids())
      or client_id in (select private.coached_client_ids())
      or client_id in (select private.account_client_ids())
    )
  )
);
create policy stories_update on public.stories for update to authenticated
  using (user_id = (select auth.uid()) or (select private.is_admin()))
  with check (
    (select private.is_admin())
    or (
      user_id = (select auth.uid())
      and (
        client_id is null
        or client_id in (select private.own_client_ids())
        or client_id in (select private.coached_client_ids())
        or client_id in (select private.account_client_ids())
      )
    )
  );
create policy stories_delete on public.stories for delete to authenticated using (
  user_id = (select auth.uid()) or (select private.is_admin())
);
grant select, delete on public.stories to authenticated;
grant insert (
  id, user_id, client_id, title, status, situation, challenge, strategy, result, lesson, created_at, updated_at
) on public.stories to authenticated;
grant update (
  id, user_id, client_id, title, status, situation, challenge, strategy, result, lesson, created_at, updated_at
) on public.stories to authenticated;
create trigger guard_story before insert or update on public.stories
  for each row execute function private.guard_story();
create trigger keep_row_quota after insert on public.stories referencing new table as added for each statement
  when (current_user in ('anon', 'authenticated')) execute function private.keep_row_quota('user_id', '2000');
create trigger version_row before insert or update on public.stories
  for each row execute function private.count_version();

-- public.story_comments
-- Members who may read a story (the policies of stories apply to the subqueries) read its comments and comment on it
-- until it is archived. The author of a comment and the writer of the story update it.
create policy members_only on public.story_comments as restrictive for all to authenticated
  using ((select private.is_member()));
create policy story_comments_select on public.story_comments for select to authenticated using (
  exists (select from public.stories s where s.id = story_id)
);
create policy story_comments_insert on public.story_comments for insert to authenticated with check (
  author_id = (select auth.uid())
  and exists (select from public.stories s where s.id = story_id and s.status <> 'archived')
);
create policy story_comments_update on public.story_comments for update to authenticated
  using (exists (
    select from public.stories s
    where s.id = story_id and (s.user_id = (select auth.uid()) or author_id = (select auth.uid()))
  ))
  with check (exists (select from public.stories s where s.id = story_id));
grant select on public.story_comments to authenticated;
grant insert (id, story_id, part, body) on public.story_comments to authenticated;
grant update (body, resolved_at) on public.story_comments to authenticated;
create trigger keep_row_quota after insert on public.story_comments referencing new table as added for each statement
  when (current_user in ('anon', 'authenticated')) execute function private.keep_row_quota('story_id', '500');
create trigger guard_story_comment before update on public.story_comments
  for each row when (current_user in ('anon', 'authenticated')) execute function private.guard_story_comment();
create trigger notice_story_comment after insert on public.story_comments for each row
  when (current_user in ('anon', 'authenticated')) execute function private.notice_story_comment();

-- public.story_shares
-- Members who may read a story read its links. Functions write them.
create policy members_only on public.story_shares as restrictive for all to authenticated
  using ((select private.is_member()));
create policy story_shares_select on public.story_shares for select to authenticated using (
  exists (select from public.stories s where s.id = story_id)
);
-- All columns except token_hash.
grant select (
  id, story_id, created_by, created_at, revoked_at, opened, opened_at
) on public.story_shares to authenticated;

-- == Function grants ==

grant execute on function private.read_shared_story(text), public.read_shared_story(text) to anon, authenticated;

grant execute on function
  public.story_figures(), public.save_story(uuid, jsonb, jsonb), public.story_choices(),
  private.set_story_status(uuid, text, integer, text), public.set_story_status(uuid, text, integer, text),
  private.share_story(uuid), public.share_story(uuid), private.revoke_story_share(uuid),
  public.revoke_story_share(uuid), private.archive_stories(uuid[]), public.archive_stories(uuid[]),
  private.restore_stories(uuid), private.channel_story(),
  private.story_people(uuid, uuid[]), public.story_people(uuid, uuid[])
to authenticated;
