-- The files of the ten tools: for coaches and administrators alone, and so is how often they were downloaded.
create function private.may_use_tools() returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce((select private.app_role()) in ('coach', 'admin'), false)
$$;
grant execute on function private.may_use_tools() to authenticated, service_role;

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values (
  'tools', 'tools', false, 10485760, '{
    application/vnd.openxmlformats-officedocument.spreadsheetml.sheet,
    application/vnd.openxmlformats-officedocument.wordprocessingml.document,
    application/vnd.openxmlformats-officedocument.presentationml.presentation
  }')
on conflict (id) do nothing;

-- Every version that there was; the highest is the one in use. Files stay where they are.
create table public.tool_files (
  tool_id text not null references public.download_counts (tool_id),
  version int not null check (version > 0),
  -- Below the bucket: <tool>/<first of the digest>.<extension>.
  path text not null unique check (path ~ '^[a-z0-9-]+/[0-9a-f]{16}\.(xlsx|docx|pptx)$'),
  size_bytes int not null check (size_bytes between 1 and 10485760),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  updated_on date not null default current_date,
  -- Null for a file that came with the product, and for one of somebody who has left.
  uploaded_by uuid references public.profiles (id) on delete set null,
  is_product boolean not null default true,
  created_at timestamptz not null default now(),
  primary key (tool_id, version)
);
create index tool_files_uploaded_by on public.tool_files (uploaded_by);
alter table public.tool_files enable row level security;
create policy members_only on public.tool_files as restrictive for all to authenticated
  using ((select private.is_member()));
create policy tool_files_select on public.tool_files for select to authenticated
  using ((select private.may_use_tools()));
grant select on public.tool_files to authenticated;

-- Records a file that the storage has: what was checked before is in the function that calls this.
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
revoke all on function public.add_tool_file(text, text, int, text, date, uuid, boolean) from public, anon, authenticated;
grant execute on function public.add_tool_file(text, text, int, text, date, uuid, boolean) to service_role;

-- Before it is checked a new version lies in a folder that administrators alone see.
alter policy product_objects_select on storage.objects using (
  (bucket_id = 'media' and (select private.is_admin()))
  or (bucket_id in ('avatars', 'documents') and (storage.foldername(name))[1] = (select auth.uid())::text)
  or (bucket_id in ('avatars', 'documents', 'tools') and (select private.is_admin()))
  or (
    bucket_id in ('avatars', 'documents')
    and (storage.foldername(name))[1] in (select ids::text from private.coached_user_ids() as ids)
  )
  or (bucket_id = 'tools' and (storage.foldername(name))[1] <> 'incoming' and (select private.may_use_tools()))
);
alter policy product_objects_insert on storage.objects with check (
  (bucket_id = 'media' and (select private.is_admin()))
  or (bucket_id in ('avatars', 'documents') and (storage.foldername(name))[1] = (select auth.uid())::text)
  or (bucket_id = 'tools' and (storage.foldername(name))[1] = 'incoming' and (select private.is_admin()))
);

-- A count says that there is a file.
alter policy download_counts_select on public.download_counts using ((select private.may_use_tools()));
create or replace function private.count_download(wanted text) returns bigint
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
