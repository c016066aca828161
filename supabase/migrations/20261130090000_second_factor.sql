-- Whoever has a second factor is nobody before they gave it: a password alone, or the token of a session from before,
-- opens nothing. Asked where the standing of a session is asked already, so that every restrictive policy, every helper
-- and every function that looks for a member says the same, of new tables as well.
create function private.has_second_factor(account uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from auth.mfa_factors f where f.user_id = account and f.status = 'verified')
$$;
revoke all on function private.has_second_factor(uuid) from public, anon, authenticated;

-- Both are asked: the token, because an older one of the same session was given out for less; the session, because what
-- was proved with a factor that is gone counts no more.
create or replace function private.session_lives() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from auth.sessions s
    where s.id = nullif((select auth.jwt()) ->> 'session_id', '')::uuid
      and s.user_id = (select auth.uid())
      and (s.not_after is null or s.not_after > now())
      and (
        (s.aal::text = 'aal2' and (select auth.jwt()) ->> 'aal' = 'aal2')
        or not private.has_second_factor(s.user_id)
      )
  )
$$;

-- The server function that closes accounts names a session in place of a token.
create or replace function private.begin_account_deletion(user_id uuid, session_id uuid) returns uuid[]
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
      and (s.aal::text = 'aal2' or not private.has_second_factor(caller))
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
