-- What one account may keep. PT413 is answered as HTTP 413; the storage service answers 42501 as 403. Those who count for
-- one account wait for one another, so that requests at the same instant do not pass a limit together.
create table private.folder_quotas (
  bucket_id text primary key,
  files integer not null,
  bytes bigint not null
);
insert into private.folder_quotas values ('avatars', 20, 10485760), ('documents', 500, 209715200);

-- Files of an account in those buckets. Operators of the index on names, whatever the collation.
create function private.files_of(account uuid) returns setof storage.objects
language sql stable security definer set search_path = '' as $$
  select o.* from storage.objects o join private.folder_quotas q on q.bucket_id = o.bucket_id
  where o.name operator(pg_catalog.~>=~) (account || '/') and o.name operator(pg_catalog.~<~) (account || '0')
$$;

-- Whoever writes the row: the storage service asks the policies as the member, and writes as itself. Before the bytes are
-- there it states their length, if at all.
create function private.keep_folder_quota() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  quota private.folder_quotas;
  folder text := (storage.foldername(new.name))[1];
  account uuid;
  files bigint;
  bytes numeric;
begin
  select * into quota from private.folder_quotas q where q.bucket_id = new.bucket_id;
  if not found or folder is null or folder !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
    return null;
  end if;
  account := folder;
  perform pg_catalog.pg_advisory_xact_lock(4231, pg_catalog.hashtext(folder));
  if not exists (select from public.profiles p where p.id = account and p.status <> 'suspended') then
    raise exception 'This folder belongs to no account that is open' using errcode = '42501';
  end if;
  select count(*), coalesce(sum(coalesce(o.metadata ->> 'size', o.metadata ->> 'contentLength')::numeric), 0)
  into files, bytes from private.files_of(account) o where o.bucket_id = new.bucket_id;
  if files > quota.files or bytes > quota.bytes then
    -- A code of its own would be answered with status 500 by the storage service.
    raise exception 'This account has stored as much as it may: % files, % MB', quota.files, quota.bytes / 1048576
      using errcode = '42501', hint = 'Remove files that are not needed any more';
  end if;
  return null;
end $$;
create trigger keep_folder_quota after insert or update of name, bucket_id, metadata on storage.objects
  for each row execute function private.keep_folder_quota();

-- Once a statement, after its rows: arguments are the column that names the account, and how many rows it may have.
create function private.keep_row_quota() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  account uuid;
  kept bigint;
begin
  for account in execute format('select distinct a.%1$I from added a where a.%1$I is not null order by 1', tg_argv[0])
  loop
    perform pg_catalog.pg_advisory_xact_lock(4232, pg_catalog.hashtext(tg_table_name || account));
    execute format('select count(*) from %I.%I where %I = $1', tg_table_schema, tg_table_name, tg_argv[0])
      into kept using account;
    if kept > tg_argv[1]::bigint then
      raise exception 'One account has % rows of this kind at most', tg_argv[1] using errcode = 'PT413',
        hint = 'Delete some that are not needed any more';
    end if;
  end loop;
  return null;
end $$;
create trigger keep_row_quota after insert on public.clients referencing new table as added for each statement
  when (current_user in ('anon', 'authenticated')) execute function private.keep_row_quota('user_id', '20000');
create trigger keep_row_quota after insert on public.stories referencing new table as added for each statement
  when (current_user in ('anon', 'authenticated')) execute function private.keep_row_quota('user_id', '2000');
create trigger keep_row_quota after insert on public.consents referencing new table as added for each statement
  when (current_user in ('anon', 'authenticated')) execute function private.keep_row_quota('user_id', '200');
create trigger keep_row_quota after insert on public.certification_applications
  referencing new table as added for each statement
  when (current_user in ('anon', 'authenticated')) execute function private.keep_row_quota('user_id', '25');

-- Sixty an hour, under parallel inserts too, and the newest thousand: a record that is full still takes the next sign-in.
create or replace function private.limit_auth_events() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_catalog.pg_advisory_xact_lock(4232, pg_catalog.hashtext('auth_events' || new.user_id));
  if (select count(*) from public.auth_events e
      where e.user_id = new.user_id and e.created_at > now() - interval '1 hour') >= 60 then
    raise exception 'Too many sign-ins in a short time' using errcode = 'PT429';
  end if;
  delete from public.auth_events e where e.id in (
    select o.id from public.auth_events o where o.user_id = new.user_id order by o.created_at desc, o.id desc offset 999
  );
  return new;
end $$;
