-- What people say to each other about a story, and who has it open.
create table public.story_comments (
  id uuid primary key default gen_random_uuid(),
  story_id uuid not null references public.stories (id) on delete cascade,
  -- None stands for the story as a whole.
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
create trigger keep_row_quota after insert on public.story_comments referencing new table as added for each statement
  when (current_user in ('anon', 'authenticated')) execute function private.keep_row_quota('story_id', '500');

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
create trigger guard_story_comment before update on public.story_comments
  for each row when (current_user in ('anon', 'authenticated')) execute function private.guard_story_comment();

-- Whoever reads the story: its own policies answer that, in the rows that they let through.
create policy members_only on public.story_comments as restrictive for all to authenticated
  using ((select private.is_member()));
create policy story_comments_select on public.story_comments for select to authenticated using (
  exists (select from public.stories s where s.id = story_id)
);
create policy story_comments_insert on public.story_comments for insert to authenticated with check (
  author_id = (select auth.uid()) and exists (select from public.stories s where s.id = story_id and s.status <> 'archived')
);
create policy story_comments_update on public.story_comments for update to authenticated
  using (exists (
    select from public.stories s
    where s.id = story_id and (s.user_id = (select auth.uid()) or author_id = (select auth.uid()))
  ))
  with check (exists (select from public.stories s where s.id = story_id));
grant select on public.story_comments to authenticated;
grant insert (id, story_id, part, body), update (body, resolved_at) on public.story_comments to authenticated;

create function private.notice_story_comment() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  story public.stories;
begin
  select * into story from public.stories s where s.id = new.story_id;
  perform private.tell_of_story(story, 'A story has a new comment', true, true);
  return null;
end $$;
create trigger notice_story_comment after insert on public.story_comments for each row
  when (current_user in ('anon', 'authenticated')) execute function private.notice_story_comment();

-- Who has a story open: told every twenty seconds, and gone with the tab.
create table public.story_editors (
  story_id uuid not null references public.stories (id) on delete cascade,
  user_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  seen_at timestamptz not null default now(),
  primary key (story_id, user_id)
);
alter table public.story_editors enable row level security;
create index story_editors_user_id on public.story_editors (user_id);
create policy members_only on public.story_editors as restrictive for all to authenticated
  using ((select private.is_member()));
create policy story_editors_select on public.story_editors for select to authenticated using (
  exists (select from public.stories s where s.id = story_id)
);
create policy story_editors_insert on public.story_editors for insert to authenticated with check (
  user_id = (select auth.uid()) and exists (select from public.stories s where s.id = story_id)
);
create policy story_editors_update on public.story_editors for update to authenticated
  using (user_id = (select auth.uid()))
  with check (user_id = (select auth.uid()) and exists (select from public.stories s where s.id = story_id));
create policy story_editors_delete on public.story_editors for delete to authenticated using (
  user_id = (select auth.uid())
);
grant select, delete on public.story_editors to authenticated;
grant insert (story_id), update (seen_at) on public.story_editors to authenticated;

-- The clock is the database's.
create function private.date_beat() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.seen_at := now();
  return new;
end $$;
create trigger date_beat before insert or update on public.story_editors
  for each row execute function private.date_beat();

-- Says that the caller is here, and answers who else is. Whoever was away for a minute comes anew, so that the others are
-- told of it as of an arrival.
create function public.beat_story(story uuid) returns uuid[]
language plpgsql security invoker set search_path = '' as $$
begin
  if not exists (select from public.stories s where s.id = story) then
    raise exception 'There is no such story' using errcode = 'PT404', detail = 'story';
  end if;
  delete from public.story_editors e
  where e.story_id = story and e.user_id = (select auth.uid()) and e.seen_at < now() - interval '1 minute';
  insert into public.story_editors (story_id) values (story)
  on conflict (story_id, user_id) do update set seen_at = now();
  return array(
    select e.user_id from public.story_editors e
    where e.story_id = story and e.user_id <> (select auth.uid()) and e.seen_at > now() - interval '1 minute'
    order by e.user_id
  );
end $$;

-- What those are called who have to do with a story, for whoever reads it: a writer reads no profile of a coach.
create function private.story_people(story uuid) returns table (id uuid, name text)
language sql stable security definer set search_path = '' as $$
  select p.id, coalesce(nullif(btrim(p.name), ''), split_part(p.email, '@', 1))
  from public.profiles p
  where p.id in (
    select s.user_id from public.stories s where s.id = story
    union select s.updated_by from public.stories s where s.id = story
    union select c.coach_id from public.stories s join public.clients c on c.id = s.client_id where s.id = story
    union select c.author_id from public.story_comments c where c.story_id = story
    union select e.user_id from public.story_editors e where e.story_id = story
  )
$$;
create function public.story_people(story uuid) returns table (id uuid, name text)
language sql stable security invoker set search_path = '' as $$
  select p.id, p.name from public.stories s cross join lateral private.story_people(s.id) p where s.id = story
$$;

-- What a list of stories is narrowed by: writers and clients of those that the caller reads.
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

revoke all on function private.story_people(uuid), public.beat_story(uuid), public.story_people(uuid),
  public.story_choices() from public, anon, service_role;
grant execute on function private.story_people(uuid), public.beat_story(uuid), public.story_people(uuid),
  public.story_choices() to authenticated;

alter publication supabase_realtime add table public.story_comments, public.story_editors;
