-- One function moves a story from state to state, because a coach decides over stories that they may not write. The table of
-- who may do what is its middle.
create function private.set_story_status(story_id uuid, to_status text, known_version integer, note text) returns jsonb
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

create function public.set_story_status(id uuid, to_status text, version integer, note text default null) returns jsonb
language sql security invoker set search_path = '' as $$
  select private.set_story_status(set_story_status.id, set_story_status.to_status, set_story_status.version,
    set_story_status.note)
$$;

-- Links to published stories. Who knows the token reads the text; here is only its hash.
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
create policy members_only on public.story_shares as restrictive for all to authenticated
  using ((select private.is_member()));
create policy story_shares_select on public.story_shares for select to authenticated using (
  exists (select from public.stories s where s.id = story_id)
);
-- The hash stays here.
grant select (id, story_id, created_by, created_at, revoked_at, opened, opened_at) on public.story_shares to authenticated;

-- Makes a link and gives out its token, this once. Two random ids are 32 bytes.
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

-- What a link shows: the text and nothing else; that it is being revised; or nothing, whatever the reason.
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

revoke all on function private.story_for(uuid), private.tell_of_story(public.stories, text, boolean, boolean),
  private.empty_parts(public.stories), private.set_story_status(uuid, text, integer, text), private.share_story(uuid),
  private.revoke_story_share(uuid), private.read_shared_story(text),
  public.set_story_status(uuid, text, integer, text), public.share_story(uuid), public.revoke_story_share(uuid),
  public.read_shared_story(text) from public, anon, service_role;
grant execute on function private.set_story_status(uuid, text, integer, text), private.share_story(uuid),
  private.revoke_story_share(uuid), public.set_story_status(uuid, text, integer, text), public.share_story(uuid),
  public.revoke_story_share(uuid) to authenticated;
-- Visitors reach this one function of schema private.
grant usage on schema private to anon;
grant execute on function private.read_shared_story(text), public.read_shared_story(text) to anon, authenticated;
