-- Removes the caller: the auth user and, by cascade, profile, preferences, clients and stories, in one transaction.
-- Stored files follow in supabase/functions/delete-account. The last administrator is refused by keep_one_admin.
create function private.delete_account() returns void
language plpgsql security definer set search_path = '' as $$
begin
  if (select auth.uid()) is null then
    raise exception 'sign in first' using errcode = '42501';
  end if;
  delete from auth.users u where u.id = (select auth.uid());
end $$;

create function public.delete_my_account() returns void
language sql security invoker set search_path = '' as $$
  select private.delete_account()
$$;

revoke all on function private.delete_account(), public.delete_my_account() from public, anon;
grant execute on function private.delete_account(), public.delete_my_account() to authenticated;
