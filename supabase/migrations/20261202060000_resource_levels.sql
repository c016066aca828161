-- What somebody may open of the resources library. Bronze comes with a valid certificate; the levels above are given by an
-- administrator and hold for as long as the certificate does. Coaches and administrators open everything.
create function private.cpps_rank(level text) returns int
language sql immutable set search_path = '' as $$
  select array_position('{All,Bronze,Silver,Gold,Platinum}'::text[], level) - 1
$$;

create table private.cpps_levels (
  user_id uuid primary key references public.profiles (id) on delete cascade,
  level text not null check (level in ('Silver', 'Gold', 'Platinum')),
  set_by uuid references public.profiles (id) on delete set null,
  set_at timestamptz not null default now()
);
create index cpps_levels_set_by on private.cpps_levels (set_by);
revoke all on private.cpps_levels from public, anon, authenticated;

create function private.cpps_level_of(of_user uuid) returns text
language sql stable security definer set search_path = '' as $$
  select case when (private.valid_certificate(of_user)).id is null then 'All'
    else coalesce((select l.level from private.cpps_levels l where l.user_id = of_user), 'Bronze') end
$$;
revoke all on function private.cpps_level_of(uuid) from public, anon, authenticated;

-- Whether the caller opens what is of a level: nobody whose session has ended, or waits for a second factor.
create function private.opens_level(wanted text) returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce((select private.is_member()) and (
    (select private.app_role()) in ('coach', 'admin')
    or private.cpps_rank(wanted) <= private.cpps_rank(private.cpps_level_of((select auth.uid())))
  ), false)
$$;
revoke all on function private.opens_level(text) from public, anon;
grant execute on function private.opens_level(text) to authenticated;

create function private.set_cpps_level(of_user uuid, wanted text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  certificate public.certificates;
  before text;
begin
  perform private.require_admin('Only an administrator can give a level');
  if coalesce(wanted not in ('Bronze', 'Silver', 'Gold', 'Platinum'), true) then
    raise exception 'The levels are Bronze, Silver, Gold and Platinum' using errcode = 'PT400', detail = 'level';
  end if;
  certificate := private.valid_certificate(of_user);
  if certificate.id is null then
    raise exception 'This person holds no valid certificate: a level needs one' using errcode = 'PT409';
  end if;
  before := private.cpps_level_of(of_user);
  if before = wanted then
    return wanted;
  end if;
  if wanted = 'Bronze' then
    delete from private.cpps_levels l where l.user_id = of_user;
  else
    insert into private.cpps_levels (user_id, level, set_by) values (of_user, wanted, (select auth.uid()))
    on conflict (user_id) do update set level = excluded.level, set_by = excluded.set_by, set_at = now();
  end if;
  perform private.audit('status', 'certificates', certificate.id, 'level ' || before, 'level ' || wanted);
  insert into public.notifications (user_id, kind, title, body, link)
  values (of_user, 'training', 'Your level is now ' || wanted, 'It opens more of the resources.', '/dashboard/resources');
  return wanted;
end $$;
create function public.set_cpps_level(user_id uuid, level text) returns text
language sql security invoker set search_path = '' as $$ select private.set_cpps_level(user_id, level) $$;
revoke all on function private.set_cpps_level(uuid, text), public.set_cpps_level(uuid, text) from public, anon, service_role;
grant execute on function private.set_cpps_level(uuid, text), public.set_cpps_level(uuid, text) to authenticated;

-- Who holds a valid certificate, with the level: what an administrator gives levels by.
create function private.list_cpps_levels() returns table (
  user_id uuid, name text, email text, level text, valid_until date
)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin('Only an administrator can see the levels of others');
  return query
    select p.id, c.name, p.email::text, private.cpps_level_of(p.id), c.expires_on
    from public.profiles p cross join lateral private.valid_certificate(p.id) c
    where c.id is not null order by c.name, p.id;
end $$;
create function public.list_cpps_levels() returns table (
  user_id uuid, name text, email text, level text, valid_until date
)
language sql stable security invoker set search_path = '' as $$ select * from private.list_cpps_levels() $$;
revoke all on function private.list_cpps_levels(), public.list_cpps_levels() from public, anon, service_role;
grant execute on function private.list_cpps_levels(), public.list_cpps_levels() to authenticated;
