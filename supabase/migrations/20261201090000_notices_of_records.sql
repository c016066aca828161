-- What concerns the account itself is told whatever somebody wants to be told: a sign-in that was not theirs is nothing
-- to be switched off.
create or replace function private.respect_preferences() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  wanted jsonb := (
    select p.preferences -> 'notifications' from public.user_preferences p where p.user_id = new.user_id
  );
begin
  if new.kind <> 'account' and (
    wanted -> 'browser' = 'false'
    or (new.kind = 'client' and wanted -> 'clients' = 'false')
    or (new.kind = 'story' and wanted -> 'stories' = 'false')
  ) then
    return null;
  end if;
  return new;
end $$;

-- A notice leads to what it is about.
create or replace function private.notice_client() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' or new.coach_id is distinct from old.coach_id then
    perform private.tell(
      array[new.coach_id], 'client', 'You have a new client', null, '/dashboard/clients?client=' || new.id
    );
  end if;
  return null;
end $$;

-- Unread ones first, then the newest: what the bell asks for.
create index notifications_unread on public.notifications (user_id, read_at nulls first, created_at desc);
