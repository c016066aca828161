-- Guards are SECURITY INVOKER on purpose: current_user then tells an API caller from a definer function or the
-- service role. Unchanged values pass, because forms send whole rows.
create function private.guard_profile() returns trigger
language plpgsql set search_path = '' as $$
begin
  if current_user in ('anon', 'authenticated') then
    if tg_op = 'INSERT' then
      new.created_at := now();
    else
      if new.id is distinct from old.id or new.created_at is distinct from old.created_at then
        raise exception 'id and created_at do not change' using errcode = '42501';
      end if;
      -- Finishing the onboarding is the one way out of 'pending' that people have themselves.
      if old.status = 'pending' and new.onboarded and not old.onboarded and new.status in ('pending', 'active') then
        new.status := 'active';
      elsif new.status is distinct from old.status and not (select private.is_admin()) then
        raise exception 'role and status are changed by an administrator' using errcode = '42501';
      end if;
      if new.role is distinct from old.role and not (select private.is_admin()) then
        raise exception 'role and status are changed by an administrator' using errcode = '42501';
      end if;
    end if;
  end if;
  new.updated_at := now();
  return new;
end $$;
create trigger guard_profile before insert or update on public.profiles
  for each row execute function private.guard_profile();

create function private.guard_client() returns trigger
language plpgsql set search_path = '' as $$
begin
  if current_user in ('anon', 'authenticated') then
    if tg_op = 'INSERT' then
      new.created_at := now();
    else
      if new.id is distinct from old.id or new.created_at is distinct from old.created_at then
        raise exception 'id and created_at do not change' using errcode = '42501';
      end if;
      if (new.user_id, new.coach_id) is distinct from (old.user_id, old.coach_id)
        and not (select private.is_admin()) then
        raise exception 'owner and coach are changed by an administrator' using errcode = '42501';
      end if;
    end if;
  end if;
  new.updated_at := now();
  return new;
end $$;
create trigger guard_client before insert or update on public.clients
  for each row execute function private.guard_client();

create function private.guard_story() returns trigger
language plpgsql set search_path = '' as $$
begin
  if current_user in ('anon', 'authenticated') then
    if tg_op = 'INSERT' then
      new.created_at := now();
    elsif (new.id, new.created_at) is distinct from (old.id, old.created_at) then
      raise exception 'id and created_at do not change' using errcode = '42501';
    elsif new.user_id is distinct from old.user_id and not (select private.is_admin()) then
      raise exception 'the writer is changed by an administrator' using errcode = '42501';
    end if;
  end if;
  new.updated_at := now();
  return new;
end $$;
create trigger guard_story before insert or update on public.stories
  for each row execute function private.guard_story();

-- The lock makes two administrators who demote each other at once wait for one another.
create function private.keep_one_admin() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if old.role = 'admin' and old.status <> 'suspended'
    and (tg_op = 'DELETE' or new.role <> 'admin' or new.status = 'suspended') then
    perform pg_catalog.pg_advisory_xact_lock(4201);
    if not exists (
      select from public.profiles p where p.role = 'admin' and p.status <> 'suspended' and p.id <> old.id
    ) then
      raise exception 'the last administrator stays' using errcode = '42501';
    end if;
  end if;
  if tg_op = 'DELETE' then
    return old;
  end if;
  return new;
end $$;
create trigger keep_one_admin before update of role, status or delete on public.profiles
  for each row execute function private.keep_one_admin();
