create function private.own_application_ids() returns setof uuid
language sql stable security definer set search_path = '' as $$
  select a.id from public.certification_applications a where a.user_id = (select auth.uid())
$$;

create function private.assigned_lead_ids() returns setof uuid
language sql stable security definer set search_path = '' as $$
  select l.id from public.leads l where l.assigned_to = (select auth.uid()) and (select private.is_coach())
$$;

-- Those who coach one of the caller's clients: whom the caller may book.
create function private.own_coach_ids() returns setof uuid
language sql stable security definer set search_path = '' as $$
  select c.coach_id from public.clients c
  join public.profiles p on p.id = c.coach_id and p.role = 'coach' and p.status <> 'suspended'
  where c.user_id = (select auth.uid())
$$;

-- Training is for coaches, administrators and those who have a seat.
create function private.may_train() returns boolean
language sql stable security definer set search_path = '' as $$
  select (select private.app_role()) in ('coach', 'admin') or (
    (select private.app_role()) is not null and exists (
      select from public.cohort_members m join public.cohorts c on c.id = m.cohort_id
      where m.user_id = (select auth.uid()) and c.status <> 'cancelled'
    )
  )
$$;

-- Null for the service role, and for somebody whose account is being deleted.
create function private.actor() returns uuid
language sql stable security definer set search_path = '' as $$
  select p.id from public.profiles p where p.id = (select auth.uid())
$$;

grant execute on function
  private.own_application_ids(), private.assigned_lead_ids(), private.own_coach_ids(), private.may_train(),
  private.actor()
to authenticated, service_role;

-- Counts one download and answers the new count. The definer is in schema private, so that this is no way around rows.
create function private.count_download(wanted text) returns bigint
language plpgsql security definer set search_path = '' as $$
declare
  counted bigint;
begin
  if (select private.app_role()) is null then
    raise exception 'sign in first' using errcode = '42501';
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

revoke all on function private.count_download(text), public.count_download(text) from public, anon, service_role;
grant execute on function private.count_download(text), public.count_download(text) to authenticated;
