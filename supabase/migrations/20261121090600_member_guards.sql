-- SECURITY INVOKER like the guards before: current_user tells an API caller from a definer function.
create function private.guard_application() returns trigger
language plpgsql set search_path = '' as $$
begin
  if current_user in ('anon', 'authenticated') and tg_op = 'UPDATE' then
    if new.status is distinct from old.status and (
      new.status in ('approved', 'rejected') or old.status in ('approved', 'rejected')
    ) then
      -- A decision gives a role and a seat as well, in one transaction.
      raise exception 'an application is decided by the function for it' using errcode = '42501';
    end if;
    if not (select private.is_admin()) then
      if new.cohort_id is distinct from old.cohort_id or (
        new.status is distinct from old.status
        and not (old.status in ('submitted', 'in_review') and new.status = 'withdrawn')
      ) then
        raise exception 'an applicant can only withdraw' using errcode = '42501';
      end if;
    end if;
  end if;
  if tg_op = 'UPDATE' and new.status is distinct from old.status then
    if new.status in ('approved', 'rejected') then
      new.decided_at := now();
      new.decided_by := coalesce((select private.actor()), new.decided_by);
    else
      new.decided_at := null;
      new.decided_by := null;
    end if;
  end if;
  new.updated_at := now();
  return new;
end $$;
create trigger guard_application before insert or update on public.certification_applications
  for each row execute function private.guard_application();

create function private.limit_applications() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if (select count(*) from public.certification_applications a
      where a.created_at > now() - interval '1 hour' and lower(a.email) = lower(new.email)) >= 3
    or (select count(*) from public.certification_applications a
      where a.created_at > now() - interval '1 minute') >= 30 then
    raise exception 'Too many applications in a short time' using errcode = 'PT429', hint = 'Try again in an hour';
  end if;
  return new;
end $$;
create trigger limit_applications before insert on public.certification_applications
  for each row when (current_user in ('anon', 'authenticated')) execute function private.limit_applications();

create function private.guard_lead() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.assigned_to is not null and not exists (
    select from public.profiles p where p.id = new.assigned_to and p.role in ('coach', 'admin')
  ) then
    raise exception 'a lead is assigned to a coach or an administrator' using errcode = '23514';
  end if;
  return new;
end $$;
create trigger guard_lead before insert or update of assigned_to on public.leads
  for each row execute function private.guard_lead();

create function private.date_subscriber() returns trigger
language plpgsql set search_path = '' as $$
begin
  if new.status = 'confirmed' then
    new.confirmed_at := coalesce(new.confirmed_at, now());
    new.unsubscribed_at := null;
  elsif new.status = 'unsubscribed' then
    new.unsubscribed_at := coalesce(new.unsubscribed_at, now());
  else
    new.confirmed_at := null;
  end if;
  new.updated_at := now();
  return new;
end $$;
create trigger date_subscriber before insert or update on public.subscribers
  for each row execute function private.date_subscriber();

create function private.guard_booking() returns trigger
language plpgsql set search_path = '' as $$
begin
  if current_user in ('anon', 'authenticated') then
    if (tg_op = 'INSERT' or new.starts_at is distinct from old.starts_at)
      and new.starts_at not between now() and now() + interval '180 days' then
      raise exception 'a call is booked for one of the next 180 days' using errcode = '23514';
    end if;
    if tg_op = 'INSERT' then
      if (select count(*) from public.bookings b
          where b.user_id = (select auth.uid()) and b.status = 'booked' and b.starts_at > now()) >= 5 then
        raise exception 'Too many calls are booked already' using errcode = 'PT429', hint = 'Cancel one first';
      end if;
    elsif old.host_id is distinct from (select auth.uid()) and not (select private.is_admin())
      and (new.status, new.starts_at) is distinct from (old.status, old.starts_at)
      and (old.status <> 'booked' or new.status not in ('booked', 'cancelled') or old.starts_at < now()) then
      raise exception 'a call that is booked can be moved or cancelled' using errcode = '42501';
    end if;
  end if;
  new.cancelled_at := case when new.status = 'cancelled' then coalesce(new.cancelled_at, now()) end;
  new.updated_at := now();
  return new;
end $$;
create trigger guard_booking before insert or update on public.bookings
  for each row execute function private.guard_booking();

-- Calls of a host who goes: those to come are cancelled, the others have been held, and no two meet on an empty host.
create function private.release_bookings() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.bookings b set status = case when b.starts_at > now() then 'cancelled' else 'held' end
  where b.host_id = old.id and b.status = 'booked';
  return old;
end $$;
create trigger release_bookings before delete on public.profiles
  for each row execute function private.release_bookings();

create function private.guard_registration() returns trigger
language plpgsql set search_path = '' as $$
begin
  if current_user in ('anon', 'authenticated') and new.status is distinct from old.status
    and not (select private.is_admin())
    and not (old.status in ('registered', 'waitlisted') and new.status = 'cancelled') then
    raise exception 'a registration can only be cancelled' using errcode = '42501';
  end if;
  return new;
end $$;
create trigger guard_registration before update on public.symposium_registrations
  for each row execute function private.guard_registration();

create function private.date_progress() returns trigger
language plpgsql set search_path = '' as $$
begin
  if tg_op = 'UPDATE' then
    new.completed_at := old.completed_at;
  end if;
  if new.percent = 100 then
    new.completed_at := coalesce(new.completed_at, now());
  end if;
  new.updated_at := now();
  return new;
end $$;
create trigger date_progress before insert or update on public.training_progress
  for each row execute function private.date_progress();

-- The row lock on the cohort makes two who take the last seat at once wait for one another.
create function private.count_seats() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op <> 'INSERT' then
    update public.cohorts c set seats_taken = c.seats_taken - 1 where c.id = old.cohort_id;
  end if;
  if tg_op <> 'DELETE' then
    update public.cohorts c set seats_taken = c.seats_taken + 1
    where c.id = new.cohort_id and c.seats_taken < c.seats and c.status in ('planned', 'open', 'running');
    if not found then
      raise exception 'the cohort has no free seat' using errcode = '23514';
    end if;
  end if;
  return null;
end $$;
create trigger count_seats after insert or delete or update of cohort_id on public.cohort_members
  for each row execute function private.count_seats();

create function private.limit_auth_events() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if (select count(*) from public.auth_events e
      where e.user_id = new.user_id and e.created_at > now() - interval '1 hour') >= 60 then
    raise exception 'Too many sign-ins in a short time' using errcode = 'PT429';
  end if;
  return new;
end $$;
create trigger limit_auth_events before insert on public.auth_events
  for each row when (current_user in ('anon', 'authenticated')) execute function private.limit_auth_events();

create trigger touch_updated_at before insert or update on public.cohorts
  for each row execute function private.touch_updated_at();
create trigger touch_updated_at before insert or update on public.waitlist
  for each row execute function private.touch_updated_at();
create trigger touch_updated_at before insert or update on public.symposium_registrations
  for each row execute function private.touch_updated_at();
create trigger touch_updated_at before insert or update on public.download_counts
  for each row execute function private.touch_updated_at();
