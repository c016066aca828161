-- SECURITY DEFINER, so that policies do not recurse into each other; in schema private, so that they are no RPC;
-- called as (select private.f()) in policies, so that they run once a statement.
create function private.app_role() returns text
language sql stable security definer set search_path = '' as $$
  select p.role from public.profiles p where p.id = (select auth.uid()) and p.status <> 'suspended'
$$;

create function private.is_admin() returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce((select private.app_role()) = 'admin', false)
$$;

create function private.is_coach() returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce((select private.app_role()) = 'coach', false)
$$;

create function private.coached_client_ids() returns setof uuid
language sql stable security definer set search_path = '' as $$
  select c.id from public.clients c where c.coach_id = (select auth.uid()) and (select private.is_coach())
$$;

create function private.coached_user_ids() returns setof uuid
language sql stable security definer set search_path = '' as $$
  select c.user_id from public.clients c
  where c.coach_id = (select auth.uid()) and c.user_id is not null and (select private.is_coach())
$$;

create function private.own_client_ids() returns setof uuid
language sql stable security definer set search_path = '' as $$
  select c.id from public.clients c where c.user_id = (select auth.uid())
$$;

grant execute on function
  private.app_role(), private.is_admin(), private.is_coach(),
  private.coached_client_ids(), private.coached_user_ids(), private.own_client_ids()
to authenticated, service_role;
