-- An account is deleted in three steps by the server function delete-account alone: closed here, its stored files removed
-- through the storage service, then the account removed with every row of it. Closing comes first and is a suspension:
-- nothing is added from then on, and the rule of the last administrator is asked before anything is gone. Whatever stops
-- it half-way leaves a closed account that the same call, or the next one of anybody, takes to its end.
create table private.account_deletions (
  user_id uuid primary key references auth.users (id) on delete cascade,
  asked_at timestamptz not null default now()
);

-- Who is to be removed now: the caller, then others who were left half-way.
create function private.begin_account_deletion(user_id uuid, session_id uuid) returns uuid[]
language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := begin_account_deletion.user_id;
begin
  -- The lock of uploads into the caller's folders: one that is under way ends before, the next is refused.
  perform pg_catalog.pg_advisory_xact_lock(4231, pg_catalog.hashtext(caller::text));
  if not exists (
    select from auth.sessions s
    where s.id = begin_account_deletion.session_id and s.user_id = caller
      and (s.not_after is null or s.not_after > now())
  ) then
    raise exception 'Sign in first' using errcode = 'PT401';
  end if;
  if not exists (select from private.account_deletions d where d.user_id = caller) then
    if exists (select from public.profiles p where p.id = caller and p.status = 'suspended') then
      raise exception 'This account is suspended. Write to us to have it deleted.' using errcode = '42501';
    end if;
    insert into private.account_deletions (user_id) values (caller);
  end if;
  begin
    update public.profiles p set status = 'suspended' where p.id = caller and p.status <> 'suspended';
  exception when insufficient_privilege then
    raise exception '%', sqlerrm using errcode = 'PT409';
  end;
  return array[caller] || array(
    select d.user_id from private.account_deletions d
    where d.user_id <> caller and d.asked_at < now() - interval '15 minutes'
      and not exists (select from public.profiles p where p.id = d.user_id and p.status <> 'suspended')
    order by d.asked_at limit 3
  );
end $$;

-- Removes an account that was closed for it and has no stored file left; false while it has one.
create function private.finish_account_deletion(user_id uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  closed uuid := finish_account_deletion.user_id;
begin
  perform pg_catalog.pg_advisory_xact_lock(4231, pg_catalog.hashtext(closed::text));
  if not exists (select from private.account_deletions d where d.user_id = closed) then
    return not exists (select from auth.users u where u.id = closed);
  end if;
  if exists (select from private.files_of(closed)) then
    return false;
  end if;
  delete from auth.users u where u.id = closed;
  return true;
end $$;

-- An administrator who lifts the suspension keeps the account.
create function private.keep_account() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.account_deletions d where d.user_id = new.id;
  return null;
end $$;
create trigger keep_account after update of status on public.profiles
  for each row when (old.status = 'suspended' and new.status <> 'suspended')
  execute function private.keep_account();

create function public.begin_account_deletion(user_id uuid, session_id uuid) returns uuid[]
language sql security invoker set search_path = '' as $$
  select private.begin_account_deletion(user_id, session_id)
$$;
create function public.finish_account_deletion(user_id uuid) returns boolean
language sql security invoker set search_path = '' as $$
  select private.finish_account_deletion(user_id)
$$;
revoke all on function
  public.begin_account_deletion(uuid, uuid), private.begin_account_deletion(uuid, uuid),
  public.finish_account_deletion(uuid), private.finish_account_deletion(uuid)
from public, anon, authenticated;
grant execute on function
  public.begin_account_deletion(uuid, uuid), private.begin_account_deletion(uuid, uuid),
  public.finish_account_deletion(uuid), private.finish_account_deletion(uuid)
to service_role;

drop function public.delete_my_account();
drop function private.delete_account();
