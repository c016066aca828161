-- Where somebody is signed in, told to them alone, and ended by them alone.

-- A browser and a system in words, from what a browser says of itself; most specific first, because each one also names
-- those it descends from.
create function private.device_of(user_agent text) returns text
language sql immutable set search_path = '' as $$
  select case when coalesce(user_agent, '') = '' then 'Unknown' else concat_ws(' on ',
    case
      when user_agent ~ 'Edg(e|A|iOS)?/' then 'Edge'
      when user_agent ~ '(OPR|Opera)/' then 'Opera'
      when user_agent ~ 'SamsungBrowser/' then 'Samsung Internet'
      when user_agent ~ '(Firefox|FxiOS)/' then 'Firefox'
      when user_agent ~ '(Chrome|CriOS|HeadlessChrome|Chromium)/' then 'Chrome'
      when user_agent ~ 'Version/[0-9.]+ .*Safari/' then 'Safari'
      when user_agent ~ '^Mozilla/' then 'Browser'
      else 'Another program'
    end,
    case
      when user_agent ~ 'iPad' then 'iPad'
      when user_agent ~ '(iPhone|iPod)' then 'iPhone'
      when user_agent ~ 'Android' then 'Android'
      when user_agent ~ 'CrOS' then 'ChromeOS'
      when user_agent ~ 'Windows' then 'Windows'
      when user_agent ~ '(Macintosh|Mac OS X)' then 'Mac'
      when user_agent ~ 'Linux' then 'Linux'
    end)
  end
$$;

create function private.this_session() returns uuid
language sql stable set search_path = '' as $$
  select nullif((select auth.jwt()) ->> 'session_id', '')::uuid
$$;

create function private.require_member() returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if not (select private.is_member()) then
    raise exception 'Sign in first' using errcode = '42501';
  end if;
end $$;

-- This device first, then those seen last. Where a session is used from is not looked up: nobody tells the place of an
-- address without sending it to somebody else.
create function private.my_sessions() returns table (
  id uuid, device text, place text, began_at timestamptz, seen_at timestamptz, is_current boolean
) language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_member();
  return query
    select s.id, private.device_of(s.user_agent), 'Unknown', s.created_at,
      greatest(s.created_at, s.refreshed_at at time zone 'UTC'), s.id = private.this_session()
    from auth.sessions s
    where s.user_id = (select auth.uid()) and (s.not_after is null or s.not_after > now())
    order by 6 desc, 5 desc, 1 limit 100;
end $$;

-- How a session ends is told to the trigger that writes it down.
create function private.end_session(session_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_member();
  perform set_config('ninecourse.session_end', 'session_ended', true);
  delete from auth.sessions s where s.id = end_session.session_id and s.user_id = (select auth.uid());
  if not found then
    raise exception 'This session has ended already' using errcode = 'PT404';
  end if;
  perform set_config('ninecourse.session_end', '', true);
end $$;

create function private.end_other_sessions() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  ended integer;
begin
  perform private.require_member();
  perform set_config('ninecourse.session_end', 'sign_out_others', true);
  delete from auth.sessions s
  where s.user_id = (select auth.uid()) and s.id is distinct from private.this_session();
  get diagnostics ended = row_count;
  perform set_config('ninecourse.session_end', '', true);
  return ended;
end $$;

create function public.my_sessions() returns table (
  id uuid, device text, place text, began_at timestamptz, seen_at timestamptz, is_current boolean
) language sql stable security invoker set search_path = '' as $$
  select * from private.my_sessions()
$$;
create function public.end_session(session_id uuid) returns void
language sql security invoker set search_path = '' as $$
  select private.end_session(session_id)
$$;
create function public.end_other_sessions() returns integer
language sql security invoker set search_path = '' as $$
  select private.end_other_sessions()
$$;
revoke all on function
  private.device_of(text), private.this_session(), private.require_member(),
  private.my_sessions(), private.end_session(uuid), private.end_other_sessions(),
  public.my_sessions(), public.end_session(uuid), public.end_other_sessions()
from public, anon, authenticated, service_role;
grant execute on function
  private.my_sessions(), private.end_session(uuid), private.end_other_sessions(),
  public.my_sessions(), public.end_session(uuid), public.end_other_sessions()
to authenticated;
