-- What policies call, in PL/pgSQL: a session keeps the plan of such a function. PostgreSQL before 18 plans a function in
-- SQL again in every statement that calls it, and a definer's cannot be inlined. Rights and results are unchanged.

create or replace function private.has_second_factor(account uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
    select from auth.mfa_factors f where f.user_id = has_second_factor.account and f.status = 'verified');
end $$;

create or replace function private.session_lives() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
    select from auth.sessions s
    where s.id = nullif((select auth.jwt()) ->> 'session_id', '')::uuid
      and s.user_id = (select auth.uid())
      and (s.not_after is null or s.not_after > now())
      and (
        (s.aal::text = 'aal2' and (select auth.jwt()) ->> 'aal' = 'aal2')
        or not private.has_second_factor(s.user_id)
      )
  );
end $$;

create or replace function private.app_role() returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select p.role from public.profiles p
    where p.id = (select auth.uid()) and p.status <> 'suspended' and (select private.session_lives()));
end $$;

create or replace function private.is_admin() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return coalesce(private.app_role() = 'admin', false);
end $$;

create or replace function private.is_coach() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return coalesce(private.app_role() = 'coach', false);
end $$;

create or replace function private.is_member() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.app_role() is not null;
end $$;

create or replace function private.may_use_tools() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return coalesce(private.app_role() in ('coach', 'admin'), false);
end $$;

create or replace function private.may_train() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return (select private.app_role()) in ('coach', 'admin') or (
    (select private.app_role()) is not null and exists (
      select from public.cohort_members m join public.cohorts c on c.id = m.cohort_id
      where m.user_id = (select auth.uid()) and c.status <> 'cancelled'
    )
  );
end $$;

create or replace function private.coached_client_ids() returns setof uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
    select c.id from public.clients c where c.coach_id = (select auth.uid()) and (select private.is_coach());
end $$;

create or replace function private.own_application_ids() returns setof uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  return query select a.id from public.certification_applications a where a.user_id = (select auth.uid());
end $$;

create or replace function private.assigned_lead_ids() returns setof uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
    select l.id from public.leads l where l.assigned_to = (select auth.uid()) and (select private.is_coach());
end $$;
