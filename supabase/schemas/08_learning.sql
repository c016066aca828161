-- Training, tools, and resources.
-- training_progress has the progress of an account in each of the ten training_modules. tool_files has the versions of
-- the tools' files, download_counts their downloads. resources has the current file and the level of each resource.
-- Trainees write their own progress; their coaches and administrators read it. Coaches and administrators read the
-- tools. Members open resources by their level, through functions.

-- == Tables ==

create table public.training_progress (
  user_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  module_id text not null check (module_id in (
    'private-foundation', '401k', 'pension', 'cost-segregation', 'cost-remediation', 'captive-insurance',
    'tax-reduction-strategy', 'rd-erc', 'asset-protection', 'legacy-estate-succession'
  )),
  percent smallint not null default 0 check (percent between 0 and 100),
  lesson smallint not null default 0 check (lesson between 0 and 200),
  quiz_score smallint check (quiz_score between 0 and 100),
  -- Set by trigger when percent reaches 100.
  completed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, module_id)
);
alter table public.training_progress enable row level security;

-- One row per tool. count_download updates rows and inserts none.
create table public.download_counts (
  tool_id text primary key check (tool_id ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(tool_id) <= 80),
  downloads bigint not null default 0 check (downloads >= 0),
  updated_at timestamptz not null default now()
);
alter table public.download_counts enable row level security;

-- All versions of each tool; the highest is the current one. Files of earlier versions stay in storage.
create table public.tool_files (
  tool_id text not null references public.download_counts (tool_id),
  version int not null check (version > 0),
  -- Path in the bucket: <tool>/<first 16 digits of the digest>.<extension>.
  path text not null unique check (path ~ '^[a-z0-9-]+/[0-9a-f]{16}\.(xlsx|docx|pptx)$'),
  size_bytes int not null check (size_bytes between 1 and 10485760),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  updated_on date not null default current_date,
  -- Null for a file of the product, or if the account was deleted.
  uploaded_by uuid references public.profiles (id) on delete set null,
  is_product boolean not null default true,
  created_at timestamptz not null default now(),
  primary key (tool_id, version)
);
alter table public.tool_files enable row level security;
create index tool_files_uploaded_by on public.tool_files (uploaded_by);

-- The current edition of each resource, and its downloads.
create table private.resources (
  id text primary key check (id ~ '^[a-z0-9-]{1,60}$'),
  level text not null check (level in ('All', 'Bronze', 'Silver', 'Gold', 'Platinum', 'Coach')),
  -- Path in the bucket: <resource>/<first 16 digits of the digest>.<extension>.
  path text not null unique check (path ~ '^[a-z0-9-]+/[0-9a-f]{16}\.(xlsx|docx|pdf|webm)$'),
  -- Captions, chapters, and transcript of a video.
  words_path text unique check (words_path ~ '^[a-z0-9-]+/[0-9a-f]{16}\.json$'),
  size_bytes int not null check (size_bytes between 1 and 5242880),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  updated_on date not null,
  downloads bigint not null default 0 check (downloads >= 0)
);

-- The number of sections of each module, from which trigger date_progress computes the percent.
create table private.training_modules (
  id text primary key,
  sections smallint not null check (sections between 1 and 20)
);

-- == Rows ==

-- The first three start with their counts from before this table.
insert into public.download_counts (tool_id, downloads) values
  ('cost-segregation', 847), ('retainer-proposal', 623), ('cash-balance', 556),
  ('entity-comparison', 0), ('rd-project-record', 0), ('captive-feasibility', 0), ('asset-protection-map', 0),
  ('exit-readiness', 0), ('giving-strategies', 0), ('roi-forecast', 0);

insert into private.training_modules (id, sections) values
  ('private-foundation', 7), ('401k', 6), ('pension', 6), ('cost-segregation', 8), ('cost-remediation', 5),
  ('captive-insurance', 7), ('tax-reduction-strategy', 8), ('rd-erc', 7), ('asset-protection', 7),
  ('legacy-estate-succession', 7);

-- == Functions: training ==

-- Computes percent: 90 for the consecutive sections that were read, 10 for a quiz of 80 or more. Values never decrease,
-- so that a second tab or a device that was offline does not undo progress.
create function private.date_progress() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  sections int := (select m.sections from private.training_modules m where m.id = new.module_id);
begin
  if tg_op = 'UPDATE' then
    new.completed_at := old.completed_at;
    new.lesson := greatest(new.lesson, old.lesson);
    new.quiz_score := greatest(new.quiz_score, old.quiz_score);
  end if;
  -- The table's checks reject an unknown module and values out of range.
  if sections is not null and new.lesson between 0 and 200 then
    new.lesson := least(new.lesson, sections);
    new.percent := greatest(
      case tg_op when 'UPDATE' then old.percent else 0 end,
      90 * new.lesson / sections + case when new.quiz_score >= 80 then 10 else 0 end
    );
  end if;
  if new.percent = 100 then
    new.completed_at := coalesce(new.completed_at, now());
  end if;
  new.updated_at := now();
  return new;
end $$;

-- Notifies the account's coaches and administrators once all ten modules are complete.
create function private.notice_training() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  person public.profiles;
  words text;
  coached record;
begin
  if new.percent < 100 or (tg_op = 'UPDATE' and old.percent = 100)
    or (select count(*) from public.training_progress t where t.user_id = new.user_id and t.percent = 100)
      < (select count(*) from private.training_modules) then
    return null;
  end if;
  select p.* into person from public.profiles p where p.id = new.user_id;
  words := left(coalesce(nullif(trim(person.name), ''), person.email), 100) || ' has completed all ten modules';
  for coached in
    select c.coach_id, min(c.id::text) as client_id from public.clients c
    join public.profiles p on p.id = c.coach_id and p.role = 'coach'
    where new.user_id in (c.user_id, c.account_id) group by c.coach_id
  loop
    perform private.tell(
      array[coached.coach_id], 'training', words, null, '/dashboard/clients?client=' || coached.client_id
    );
  end loop;
  perform private.tell(
    private.admin_ids(), 'training', words, null, '/dashboard/admin?section=users&user=' || new.user_id
  );
  return null;
end $$;

-- Returns the trainees whose progress the caller may read, with their progress per module, latest first, at most 200.
-- With `of_person`, only that person.
create function public.training_people(of_person uuid default null) returns table (
  user_id uuid, name text, email text, completed int, latest timestamptz, modules jsonb
)
language sql stable security invoker set search_path = '' as $$
  select t.user_id, max(p.name), max(p.email), count(*) filter (where t.percent = 100)::int, max(t.updated_at),
    jsonb_object_agg(t.module_id, jsonb_build_object('percent', t.percent, 'lesson', t.lesson,
      'quizScore', t.quiz_score, 'completedAt', t.completed_at))
  from public.training_progress t join public.profiles p on p.id = t.user_id
  where (of_person is null and t.user_id <> (select auth.uid())) or t.user_id = of_person
  group by t.user_id order by max(t.updated_at) desc, t.user_id limit 200
$$;

-- == Functions: tools ==

-- Returns whether the caller may use the tools: coaches and administrators.
create function private.may_use_tools() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return coalesce(private.app_role() in ('coach', 'admin'), false);
end $$;

-- Counts a download and returns the new count. 42501: not allowed; 22023: no such file.
create function private.count_download(wanted text) returns bigint
language plpgsql security definer set search_path = '' as $$
declare
  counted bigint;
begin
  if not (select private.may_use_tools()) then
    raise exception 'These files are for coaches and administrators' using errcode = '42501';
  end if;
  update public.download_counts d set downloads = d.downloads + 1 where d.tool_id = wanted
  returning d.downloads into counted;
  if counted is null then
    raise exception 'there is no such file' using errcode = '22023';
  end if;
  return counted;
end $$;

create function public.count_download(tool_id text) returns bigint
language sql security invoker set search_path = '' as $$
  select private.count_download(tool_id)
$$;

-- Adds a version of a tool for a file that is in storage. The server function that calls it has checked the file.
-- PT404: no such tool; PT409: the file is a version already.
create function public.add_tool_file(
  tool_id text, path text, size_bytes int, sha256 text, updated_on date default current_date,
  uploaded_by uuid default null, is_product boolean default false
) returns public.tool_files
language plpgsql security invoker set search_path = '' as $$
declare
  added public.tool_files;
begin
  perform from public.download_counts d where d.tool_id = add_tool_file.tool_id for update;
  if not found then
    raise exception 'There is no such tool' using errcode = 'PT404', detail = 'toolId';
  end if;
  if exists (select from public.tool_files f where f.path = add_tool_file.path) then
    raise exception 'This file is a version of the tool already' using errcode = 'PT409', detail = 'upload';
  end if;
  insert into public.tool_files (tool_id, version, path, size_bytes, sha256, updated_on, uploaded_by, is_product)
  select add_tool_file.tool_id, coalesce(max(f.version), 0) + 1, add_tool_file.path, add_tool_file.size_bytes,
    add_tool_file.sha256, add_tool_file.updated_on, add_tool_file.uploaded_by, add_tool_file.is_product
  from public.tool_files f where f.tool_id = add_tool_file.tool_id
  returning * into added;
  return added;
end $$;

-- == Functions: resources ==

-- Stores the current edition of a resource and keeps its download count.
create function public.put_resource(
  resource_id text, level text, path text, words_path text, size_bytes int, sha256 text, updated_on date
) returns void
language sql security definer set search_path = '' as $$
  insert into private.resources (id, level, path, words_path, size_bytes, sha256, updated_on)
  values ($1, $2, $3, $4, $5, $6, $7)
  on conflict (id) do update set level = excluded.level, path = excluded.path, words_path = excluded.words_path,
    size_bytes = excluded.size_bytes, sha256 = excluded.sha256, updated_on = excluded.updated_on
$$;

-- Returns the current editions, with which the installer compares its files.
create function public.resource_editions() returns table (
  resource_id text, level text, path text, words_path text, downloads bigint
)
language sql stable security definer set search_path = '' as $$
  select r.id, r.level, r.path, r.words_path, r.downloads from private.resources r
$$;

-- Returns whether the caller may read a file of the bucket: only files of current editions whose level the caller has.
-- No one reads earlier editions.
create function private.opens_resource_file(file text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from private.resources r
    where opens_resource_file.file in (r.path, r.words_path) and private.opens_level(r.level))
$$;

-- Returns the resources with the level of the caller. Hides the resources for coaches from everyone else.
create function private.list_resources() returns table (
  resource_id text, opens boolean, size_bytes int, updated_on date, downloads bigint, words_path text, own_level text
)
language plpgsql stable security definer set search_path = '' as $$
declare
  mine text := private.cpps_level_of((select auth.uid()));
begin
  if not coalesce((select private.is_member()), false) then
    raise exception 'The resources are for members' using errcode = '42501';
  end if;
  return query
    select r.id, o.opens, r.size_bytes, r.updated_on, r.downloads, case when o.opens then r.words_path end, mine
    from private.resources r cross join lateral (select private.opens_level(r.level)) o (opens)
    where r.level <> 'Coach' or o.opens
    order by r.id;
end $$;

create function public.list_resources() returns table (
  resource_id text, opens boolean, size_bytes int, updated_on date, downloads bigint, words_path text, own_level text
)
language sql stable security invoker set search_path = '' as $$ select * from private.list_resources() $$;

-- Returns the paths of a resource and counts a download. PT404: no such resource; 42501: the level is too low.
create function private.open_resource(resource_id text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  found private.resources;
begin
  if not coalesce((select private.is_member()), false) then
    raise exception 'The resources are for members' using errcode = '42501';
  end if;
  select * into found from private.resources r where r.id = resource_id;
  if found.id is null or (found.level = 'Coach' and not private.opens_level(found.level)) then
    raise exception 'There is no such resource' using errcode = 'PT404';
  elsif not private.opens_level(found.level) then
    raise exception 'This opens with % level', found.level using errcode = '42501';
  end if;
  update private.resources r set downloads = r.downloads + 1 where r.id = found.id returning * into found;
  return jsonb_build_object('path', found.path, 'wordsPath', found.words_path, 'downloads', found.downloads);
end $$;

create function public.open_resource(resource_id text) returns jsonb
language sql security invoker set search_path = '' as $$ select private.open_resource(resource_id) $$;

-- == Access and triggers, by table ==

-- public.training_progress
-- Coaches, administrators, and participants with a seat write their own progress. The account, its coach, and
-- administrators read it.
create policy training_progress_insert on public.training_progress for insert to authenticated with check (
  user_id = (select auth.uid()) and (select private.may_train())
);
create policy training_progress_update on public.training_progress for update to authenticated
  using (user_id = (select auth.uid()) and (select private.may_train()))
  with check (user_id = (select auth.uid()) and (select private.may_train()));
create policy training_progress_delete on public.training_progress for delete to authenticated using (
  user_id = (select auth.uid())
);
create policy members_only on public.training_progress as restrictive for all to authenticated
  using ((select private.is_member()));
create policy training_progress_select on public.training_progress for select to authenticated using (
  user_id = (select auth.uid()) or (select private.is_admin()) or user_id in (select private.coached_user_ids())
);
-- The key is among the granted columns because an upsert writes it.
grant select, delete on public.training_progress to authenticated;
grant insert (user_id, module_id, lesson, quiz_score) on public.training_progress to authenticated;
grant update (user_id, module_id, lesson, quiz_score) on public.training_progress to authenticated;
create trigger date_progress before insert or update on public.training_progress
  for each row execute function private.date_progress();
create trigger notice_training after insert or update of percent, lesson, quiz_score on public.training_progress
  for each row execute function private.notice_training();

-- public.download_counts
-- Coaches and administrators read the counts. Functions write them.
create policy download_counts_select on public.download_counts for select to authenticated
  using ((select private.may_use_tools()));
create policy members_only on public.download_counts as restrictive for all to authenticated
  using ((select private.is_member()));
grant select on public.download_counts to authenticated;
create trigger touch_updated_at before insert or update on public.download_counts
  for each row execute function private.touch_updated_at();

-- public.tool_files
-- Coaches and administrators read the versions. Functions write them.
create policy members_only on public.tool_files as restrictive for all to authenticated
  using ((select private.is_member()));
create policy tool_files_select on public.tool_files for select to authenticated
  using ((select private.may_use_tools()));
grant select on public.tool_files to authenticated;

-- public.coach_profiles
-- Coaches and administrators write their own description. The other policies are in 01_members.sql.
create policy coach_profiles_insert on public.coach_profiles for insert to authenticated with check (
  user_id = (select auth.uid()) and (select private.may_use_tools())
);
create policy coach_profiles_update on public.coach_profiles for update to authenticated
  using (user_id = (select auth.uid()) and (select private.may_use_tools()))
  with check (user_id = (select auth.uid()));

-- == Function grants ==

grant execute on function
  private.count_download(text), public.count_download(text), private.opens_resource_file(text),
  private.list_resources(), public.list_resources(), private.open_resource(text), public.open_resource(text),
  public.training_people(uuid)
to authenticated;

grant execute on function private.may_use_tools() to authenticated, service_role;

grant execute on function
  public.add_tool_file(text, text, integer, text, date, uuid, boolean),
  public.put_resource(text, text, text, text, integer, text, date), public.resource_editions()
to service_role;
