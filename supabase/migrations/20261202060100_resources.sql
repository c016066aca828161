-- The files of the resources library, each with the level that opens it. What they are called and say is the product's;
-- `put_resource` brings level and file here together.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values (
  'resources', 'resources', false, 5242880, '{
    application/vnd.openxmlformats-officedocument.spreadsheetml.sheet,
    application/vnd.openxmlformats-officedocument.wordprocessingml.document,
    application/pdf, video/webm, application/json
  }')
on conflict (id) do nothing;

create table private.resources (
  id text primary key check (id ~ '^[a-z0-9-]{1,60}$'),
  level text not null check (level in ('All', 'Bronze', 'Silver', 'Gold', 'Platinum')),
  -- Below the bucket: <resource>/<first of the digest>.<extension>.
  path text not null unique check (path ~ '^[a-z0-9-]+/[0-9a-f]{16}\.(xlsx|docx|pdf|webm)$'),
  -- Captions, chapters and transcript of a film.
  words_path text unique check (words_path ~ '^[a-z0-9-]+/[0-9a-f]{16}\.json$'),
  size_bytes int not null check (size_bytes between 1 and 5242880),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  updated_on date not null,
  -- Real ones: it starts at none.
  downloads bigint not null default 0 check (downloads >= 0)
);
revoke all on private.resources from public, anon, authenticated;

-- A new edition takes the place of the one before, and the count goes on.
create function private.put_resource(
  resource_id text, level text, path text, words_path text, size_bytes int, sha256 text, updated_on date
) returns void
language sql security definer set search_path = '' as $$
  insert into private.resources (id, level, path, words_path, size_bytes, sha256, updated_on)
  values ($1, $2, $3, $4, $5, $6, $7)
  on conflict (id) do update set level = excluded.level, path = excluded.path, words_path = excluded.words_path,
    size_bytes = excluded.size_bytes, sha256 = excluded.sha256, updated_on = excluded.updated_on
$$;
create function public.put_resource(
  resource_id text, level text, path text, words_path text, size_bytes int, sha256 text, updated_on date
) returns void
language sql security invoker set search_path = '' as $$ select private.put_resource($1, $2, $3, $4, $5, $6, $7) $$;
revoke all on function private.put_resource(text, text, text, text, int, text, date),
  public.put_resource(text, text, text, text, int, text, date) from public, anon, authenticated;
grant execute on function private.put_resource(text, text, text, text, int, text, date),
  public.put_resource(text, text, text, text, int, text, date) to service_role;

-- What the installer compares with, and the firm counts by.
create function private.resource_editions() returns table (
  resource_id text, level text, path text, words_path text, downloads bigint
)
language sql stable security definer set search_path = '' as $$
  select r.id, r.level, r.path, r.words_path, r.downloads from private.resources r
$$;
create function public.resource_editions() returns table (
  resource_id text, level text, path text, words_path text, downloads bigint
)
language sql stable security invoker set search_path = '' as $$ select * from private.resource_editions() $$;
revoke all on function private.resource_editions(), public.resource_editions() from public, anon, authenticated;
grant execute on function private.resource_editions(), public.resource_editions() to service_role;

-- Whoever opens the level reads the files in use; earlier editions and anything else in the bucket are read by nobody.
create function private.opens_resource_file(file text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from private.resources r
    where opens_resource_file.file in (r.path, r.words_path) and private.opens_level(r.level))
$$;
revoke all on function private.opens_resource_file(text) from public, anon;
grant execute on function private.opens_resource_file(text) to authenticated;
create policy resource_files_select on storage.objects for select to authenticated
  using (bucket_id = 'resources' and private.opens_resource_file(name));

-- All that the page needs to know, in one answer: of each file whether it opens, and the caller's level. The words of a
-- film are read before it is played, so where they lie is told to who may read them.
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
    order by r.id;
end $$;
create function public.list_resources() returns table (
  resource_id text, opens boolean, size_bytes int, updated_on date, downloads bigint, words_path text, own_level text
)
language sql stable security invoker set search_path = '' as $$ select * from private.list_resources() $$;

-- Where a file lies, for who may read it; and one more in its count.
create function private.open_resource(resource_id text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  found private.resources;
begin
  if not coalesce((select private.is_member()), false) then
    raise exception 'The resources are for members' using errcode = '42501';
  end if;
  select * into found from private.resources r where r.id = resource_id;
  if found.id is null then
    raise exception 'There is no such resource' using errcode = 'PT404';
  elsif not private.opens_level(found.level) then
    raise exception 'This opens with % level', found.level using errcode = '42501';
  end if;
  update private.resources r set downloads = r.downloads + 1 where r.id = found.id returning * into found;
  return jsonb_build_object('path', found.path, 'wordsPath', found.words_path, 'downloads', found.downloads);
end $$;
create function public.open_resource(resource_id text) returns jsonb
language sql security invoker set search_path = '' as $$ select private.open_resource(resource_id) $$;
revoke all on function private.list_resources(), public.list_resources(), private.open_resource(text),
  public.open_resource(text) from public, anon, service_role;
grant execute on function private.list_resources(), public.list_resources(), private.open_resource(text),
  public.open_resource(text) to authenticated;
