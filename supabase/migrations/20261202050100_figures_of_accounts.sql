-- What the data tab of the settings says of one account, and what administrators see of all.

-- Over rows that the caller may read; clients are one's own, and those one coaches.
create function public.data_summary() returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
begin
  if not (select private.is_member()) then
    raise exception 'Sign in first' using errcode = '42501';
  end if;
  return jsonb_build_object(
    'stories', (select count(*) from public.stories s where s.user_id = (select auth.uid())),
    'clients', (select count(*) from public.clients c where (select auth.uid()) in (c.user_id, c.coach_id)),
    'lastActivity', (select max(latest.at) from (
      select max(s.updated_at) as at from public.stories s where s.user_id = (select auth.uid())
      union all
      select max(c.updated_at) from public.clients c where c.updated_by = (select auth.uid())
      union all
      select max(e.created_at) from public.auth_events e where e.user_id = (select auth.uid())
    ) latest));
end $$;

create function private.count_by(counted regclass, by_column text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  counts jsonb;
begin
  execute format('select coalesce(jsonb_object_agg(c.value, c.rows), ''{}'') from (
    select t.%I as value, count(*) as rows from %s t group by 1) c', by_column, counted) into counts;
  return counts;
end $$;

create function private.system_analytics() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin('Access denied');
  return jsonb_build_object(
    'at', now(),
    'people', private.count_by('public.profiles', 'role'),
    'signUps', (select count(*) from public.profiles p where p.created_at > now() - interval '30 days'),
    'signIns', (select count(*) from public.auth_events e
      where e.kind = 'sign_in' and e.created_at > now() - interval '30 days'),
    'peopleSignedIn', (select count(distinct e.user_id) from public.auth_events e
      where e.kind = 'sign_in' and e.created_at > now() - interval '30 days'),
    'clients', private.count_by('public.clients', 'status'),
    'leads', private.count_by('public.leads', 'status'),
    'applications', private.count_by('public.certification_applications', 'status'),
    'stories', private.count_by('public.stories', 'status'),
    'files', (select count(*) from storage.objects),
    'fileBytes', (select coalesce(sum((o.metadata ->> 'size')::bigint), 0) from storage.objects o));
end $$;
create function public.system_analytics() returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.system_analytics() $$;

revoke all on function public.data_summary(), private.count_by(regclass, text), private.system_analytics(),
  public.system_analytics() from public, anon, authenticated, service_role;
grant execute on function public.data_summary(), private.system_analytics(), public.system_analytics() to authenticated;
