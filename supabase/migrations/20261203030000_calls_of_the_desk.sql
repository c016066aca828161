-- Calls as the desk works with them: versions, a search, hosts, and moves and cancelations by whoever is signed in.
alter table public.bookings
  add column version integer not null default 1,
  add column updated_by uuid references public.profiles (id) on delete set null,
  -- The day at the office, by which calls are listed.
  add column call_day date not null generated always as ((starts_at at time zone private.office_zone())::date) stored;
create index bookings_updated_by on public.bookings (updated_by);
create trigger version_row before insert or update on public.bookings
  for each row execute function private.count_version();
do $$ declare
  folded text := (
    select substring(p.prosrc from '^\s*select (.*\S)\s*$') from pg_proc p where p.oid = 'private.folded(text)'::regprocedure
  );
begin
  execute format('alter table public.bookings add column search text not null generated always as (%s) stored',
    replace(folded, 'words', $e$(name || ' ' || email || ' ' || reference || ' ' || coalesce(phone, ''))$e$));
end $$;
-- Every order of the list with the id that ends it, and its days.
create index bookings_starts_at_id on public.bookings (starts_at, id);
drop index public.bookings_starts_at;
create index bookings_name on public.bookings (name, id);
create index bookings_status on public.bookings (status, id);
create index bookings_call_day on public.bookings (call_day);

-- A call is held or missed once it has begun, whoever says so.
create or replace function private.guard_booking() returns trigger
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
    elsif new.status is distinct from old.status and new.status in ('held', 'missed') and new.starts_at > now() then
      raise exception 'A call is held or missed once it has begun' using errcode = 'PT400', detail = 'status';
    end if;
  end if;
  new.cancelled_at := case when new.status = 'cancelled' then coalesce(new.cancelled_at, now()) end;
  new.updated_at := now();
  return new;
end $$;

-- The call, locked, if the caller works with it: an administrator, or a coach who holds it; with `own`, whose call it is.
create function private.workable_call(call_id uuid, own boolean) returns public.bookings
language plpgsql security definer set search_path = '' as $$
declare
  call public.bookings;
begin
  if not (select private.is_member()) then
    raise exception 'Sign in first' using errcode = '42501';
  end if;
  select * into call from public.bookings b
  where b.id = call_id and (
    (select private.is_admin())
    or (b.host_id = (select auth.uid()) and (select private.is_coach()))
    or (own and b.user_id = (select auth.uid()))
  ) for update;
  if not found then
    raise exception 'There is no such call of yours' using errcode = 'PT404', detail = 'callId';
  end if;
  return call;
end $$;

create function private.refuse_other_version(call public.bookings, version integer) returns void
language plpgsql set search_path = '' as $$
begin
  if version is not null and version <> (call).version then
    raise exception 'Somebody else changed this call in the meantime. Look at it, then decide again.'
      using errcode = 'PT409', detail = 'version';
  end if;
end $$;

-- Free starts for a call, ascending: those of its host, or of the office where nobody holds it yet.
create function private.free_starts_of_call(call_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  call public.bookings := private.workable_call(call_id, true);
  today date := (now() at time zone private.office_zone())::date;
begin
  return jsonb_build_object('timeZone', private.office_zone(), 'slots', (
    select coalesce(jsonb_agg(s.starts_at order by s.starts_at), '[]')
    from private.office_starts(today, private.last_day_of_calls()) as s (starts_at)
    where s.starts_at >= now() + interval '2 hours' and s.starts_at <> call.starts_at and not exists (
      select from public.bookings b left join private.call_holds h on h.booking_id = b.id
      where b.host_id is not distinct from call.host_id and b.starts_at = s.starts_at
        and (b.status = 'booked' or (b.status = 'pending' and h.until > now()))
    )));
end $$;
create function public.free_starts_of_call(call_id uuid) returns jsonb
language sql volatile security invoker set search_path = '' as $$ select private.free_starts_of_call(call_id) $$;

-- Moves or cancels a call of the caller's own, or one that they work with. `tokenHash` becomes the link of a call that has
-- none; where it has one, `submission` says what that was made from. Sent again, it changes nothing and tells no event.
create function private.change_call(
  call_id uuid, action text, starts_at timestamptz, version integer, token_hash text
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  call public.bookings := private.workable_call(call_id, true);
  me uuid := (select auth.uid());
  is_staff boolean := (select private.is_admin()) or (call.host_id = me and (select private.is_coach()));
  event text;
begin
  if action not in ('move', 'cancel') then
    raise exception 'Choose move or cancel' using errcode = 'PT400', detail = 'change';
  end if;
  if not (action = 'cancel' and call.status = 'cancelled')
    and not (action = 'move' and call.status = 'booked' and call.starts_at = change_call.starts_at) then
    perform private.refuse_other_version(call, change_call.version);
    if call.status = 'cancelled' then
      raise exception 'This call was canceled. Book a new one.' using errcode = 'PT409', detail = 'status';
    elsif call.status <> 'booked' or call.starts_at <= now() then
      raise exception 'This call has begun or is over, so it cannot be changed.' using errcode = 'PT409', detail = 'status';
    end if;
    if action = 'cancel' then
      update public.bookings b set status = 'cancelled',
        manage_token_hash = coalesce(b.manage_token_hash, change_call.token_hash)
      where b.id = call.id returning * into call;
      event := 'cancelled';
    else
      -- Staff move within the hours as well, so that nobody is called at night by a slip.
      perform private.check_call_start(change_call.starts_at);
      if not is_staff then
        perform private.take_turn(4213, 'moves:' || md5(lower(call.email)), 10, interval '1 day',
          'Calls with this email address have been moved many times today.');
      end if;
      begin
        update public.bookings b set starts_at = change_call.starts_at,
          manage_token_hash = coalesce(b.manage_token_hash, change_call.token_hash)
        where b.id = call.id returning * into call;
      exception when unique_violation then
        perform private.refuse_taken_call();
      end;
      event := 'moved';
    end if;
    if is_staff then
      perform private.audit('status', 'bookings', call.id, null, event);
    end if;
  end if;
  return private.call_facts(call, event, true) || jsonb_build_object(
    'id', call.id, 'version', call.version, 'isMine', call.user_id is not distinct from me,
    'submission', case when call.manage_token_hash is distinct from change_call.token_hash then call.submission_id end,
    'hostEmail', (select u.email from auth.users u where u.id = call.host_id and u.id <> me),
    'hostPlace', private.dashboard_of(call.host_id) || '?section=calls&call=' || call.id);
end $$;
create function public.change_call(
  call_id uuid, action text, starts_at timestamptz, version integer, token_hash text
) returns jsonb
language sql security invoker set search_path = '' as $$
  select private.change_call(call_id, action, starts_at, version, token_hash)
$$;

-- Somebody who holds calls: a coach or an administrator whose account is in use.
create function private.check_host(host uuid) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin('Only an administrator gives calls to somebody');
  if host is not null and not exists (
    select from public.profiles p where p.id = host and p.role in ('coach', 'admin') and p.status <> 'suspended'
  ) then
    raise exception 'Choose a coach or an administrator' using errcode = 'PT400', detail = 'host';
  end if;
end $$;

create function private.place_host(call_id uuid, host uuid) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  call public.bookings;
  before uuid := (select b.host_id from public.bookings b where b.id = call_id);
begin
  begin
    update public.bookings b set host_id = host where b.id = call_id returning * into call;
  exception when unique_violation then
    raise exception '% has another call at the time of %.',
      coalesce((select nullif(btrim(p.name), '') from public.profiles p where p.id = host), 'The firm'),
      (select b.reference from public.bookings b where b.id = call_id)
      using errcode = 'PT409', detail = 'host';
  end;
  perform private.audit('assigned', 'bookings', call_id, before::text, host::text);
  return call.version;
end $$;

create function private.tell_host(call_ids uuid[], host uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  call public.bookings;
begin
  if host is null or cardinality(call_ids) = 0 then
    return;
  end if;
  select * into call from public.bookings b where b.id = call_ids[1];
  perform private.tell(array[host], 'booking',
    case cardinality(call_ids) when 1 then 'Call ' || call.reference || ' is yours'
      else cardinality(call_ids) || ' calls are yours' end,
    case cardinality(call_ids) when 1 then
      to_char(call.starts_at at time zone private.office_zone(), 'FMDay, FMMonth FMDD, FMHH12:MI AM') || ' ' || private.office_zone_name() end,
    private.dashboard_of(host) || '?section=calls'
      || case cardinality(call_ids) when 1 then '&call=' || call.id else '' end,
    case when cardinality(call_ids) = 1 and call.status = 'booked' then call.starts_at end);
end $$;

-- Gives a call to somebody, or to nobody. Answers its version; null where it has another than the caller saw.
create function private.set_host(call_id uuid, version integer, host uuid) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  call public.bookings;
  changed integer;
begin
  perform private.check_host(host);
  call := private.workable_call(call_id, false);
  if call.version <> set_host.version then
    return null;
  elsif call.status not in ('booked', 'pending') then
    raise exception 'This call is over or was canceled: its host stays.' using errcode = 'PT409', detail = 'status';
  elsif call.host_id is not distinct from host then
    return call.version;
  end if;
  changed := private.place_host(call_id, host);
  perform private.tell_host(array[call_id], host);
  return changed;
end $$;
create function public.set_host(call_id uuid, version integer, host uuid default null) returns integer
language sql security invoker set search_path = '' as $$ select private.set_host(call_id, version, host) $$;

-- The same for several at once, all or none. Those that are over stay with whoever held them.
create function private.set_hosts(call_ids uuid[], expected integer, host uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  batch uuid;
  call public.bookings;
  changed jsonb := '[]';
  given uuid[] := '{}';
begin
  perform private.check_host(host);
  if call_ids is null or cardinality(call_ids) not between 1 and 1000 then
    raise exception 'Choose 1 to 1,000 calls' using errcode = 'PT400', detail = 'callIds';
  end if;
  if (select count(*) from public.bookings b where b.id = any (call_ids)) is distinct from expected then
    raise exception '% calls were chosen, and not all of them are there any more. Nothing was changed.', expected
      using errcode = 'PT409', detail = 'expected';
  end if;
  batch := private.begin_batch('bulk', 'bookings');
  for call in
    select * from public.bookings b
    where b.id = any (call_ids) and b.status in ('booked', 'pending') and b.host_id is distinct from host
    order by b.id for update
  loop
    changed := changed || jsonb_build_object('id', call.id,
      'before', jsonb_build_object('host', call.host_id), 'version', private.place_host(call.id, host));
    given := given || call.id;
  end loop;
  perform private.end_batch(batch, changed, coalesce(host::text, 'none'), null);
  perform private.tell_host(given, host);
  return jsonb_build_object('batch', batch, 'changed', jsonb_array_length(changed));
end $$;
create function public.set_hosts(call_ids uuid[], expected integer, host uuid default null) returns jsonb
language sql security invoker set search_path = '' as $$ select private.set_hosts(call_ids, expected, host) $$;

-- Puts back what that did, where nobody has changed the call since and its host is free at that time.
create function private.undo_hosts(batch uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  made jsonb;
  call record;
  restored integer := 0;
  total integer;
begin
  perform private.require_admin('Only an administrator gives calls to somebody');
  made := private.take_batch(batch);
  if made ->> 'list' <> 'bookings' then
    raise exception 'There is no such change of yours' using errcode = 'PT404', detail = 'batch';
  end if;
  total := jsonb_array_length(made -> 'rows');
  for call in
    select b.id, p.id as host from jsonb_to_recordset(made -> 'rows') as r (id uuid, before jsonb, version integer)
    join public.bookings b on b.id = r.id and b.version = r.version
    -- Who is no host any more gets nothing back.
    left join public.profiles p on p.id::text = r.before ->> 'host' and p.role in ('coach', 'admin')
    order by b.id for update of b
  loop
    begin
      perform private.place_host(call.id, call.host);
      restored := restored + 1;
    exception when sqlstate 'PT409' then
      null;
    end;
  end loop;
  perform private.audit_undo(batch, restored, total - restored);
  perform set_config('app.batch', '', true);
  return jsonb_build_object('restored', restored, 'left', total - restored);
end $$;
create function public.undo_hosts(batch uuid) returns jsonb
language sql security invoker set search_path = '' as $$ select private.undo_hosts(batch) $$;

-- What names a host who left goes from here as well.
create or replace function private.forget_batches() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.batch_rows r
  where r.before ->> 'coach' = old.id::text or r.before ->> 'assigned' = old.id::text
    or r.before ->> 'host' = old.id::text;
  update public.saved_views v set query = replace(v.query, old.id::text, 'none')
  where position(old.id::text in v.query) > 0;
  return null;
end $$;

-- The coach's notice leads into the section of calls.
create or replace function private.notice_booking() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  before text := case when tg_op = 'UPDATE' then old.status else 'pending' end;
  title text := case
    when new.status = 'booked' and before in ('pending', 'lapsed') then 'New call ' || new.reference
    when new.status = 'cancelled' and before not in ('pending', 'lapsed', 'cancelled')
      then 'Call ' || new.reference || ' was canceled'
    when tg_op = 'UPDATE' and new.status = 'booked' and new.starts_at <> old.starts_at
      then 'Call ' || new.reference || ' was moved'
  end;
  body text := to_char(new.starts_at at time zone private.office_zone(), 'FMDay, FMMonth FMDD, FMHH12:MI AM')
    || ' ' || private.office_zone_name();
  happens_at timestamptz := case new.status when 'booked' then new.starts_at end;
  admins uuid[] := private.admin_ids();
begin
  if title is null then
    return null;
  end if;
  perform private.tell(admins, 'booking', title, body, '/dashboard/admin?section=calls&call=' || new.id, happens_at);
  if new.host_id <> all (admins) then
    perform private.tell(
      array[new.host_id], 'booking', title, body, '/dashboard/coach?section=calls&call=' || new.id, happens_at
    );
  end if;
  -- Who follows the email's link has an email about it, and is not signed in.
  if tg_op = 'UPDATE' and (select auth.uid()) is not null and new.user_id <> all (admins)
    and new.user_id is distinct from new.host_id then
    perform private.tell(array[new.user_id], 'booking', title, body, '/dashboard?call=' || new.id, happens_at);
  end if;
  return null;
end $$;

-- The notice of an application that was withdrawn names it.
create or replace function private.application_standing(reference text, email text, address text, withdraw boolean)
returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  asked text := upper(btrim(application_standing.reference));
  owner text := lower(btrim(application_standing.email));
  app public.certification_applications;
  standing jsonb;
  is_known boolean;
begin
  perform private.take_standing_turns(asked, owner, address);
  select * into app from public.certification_applications a where a.reference = asked and a.address = owner;
  is_known := found;
  -- A comparison with null would read less.
  app.id := coalesce(app.id, gen_random_uuid());
  standing := private.standing_of(app, false);
  if not is_known then
    return null;
  end if;
  if not application_standing.withdraw or app.status = 'withdrawn' then
    return standing;
  end if;
  -- A decision that came meanwhile stands.
  update public.certification_applications a set status = 'withdrawn'
  where a.id = app.id and a.status in ('submitted', 'in_review') returning * into app;
  if not found then
    raise exception 'This application has been decided on. Call us if you no longer want it.' using errcode = 'PT409';
  end if;
  perform private.tell(private.admin_ids(), 'application', 'Application ' || app.reference || ' was withdrawn', null,
    '/dashboard/applications?application=' || app.id);
  return private.standing_of(app, true);
end $$;

revoke all on function private.workable_call(uuid, boolean),
  private.refuse_other_version(public.bookings, integer), private.check_host(uuid), private.place_host(uuid, uuid),
  private.tell_host(uuid[], uuid), private.free_starts_of_call(uuid), public.free_starts_of_call(uuid),
  private.change_call(uuid, text, timestamptz, integer, text), public.change_call(uuid, text, timestamptz, integer, text),
  private.set_host(uuid, integer, uuid), public.set_host(uuid, integer, uuid),
  private.set_hosts(uuid[], integer, uuid), public.set_hosts(uuid[], integer, uuid),
  private.undo_hosts(uuid), public.undo_hosts(uuid)
  from public, anon, authenticated, service_role;
grant execute on function private.free_starts_of_call(uuid), public.free_starts_of_call(uuid),
  private.change_call(uuid, text, timestamptz, integer, text), public.change_call(uuid, text, timestamptz, integer, text),
  private.set_host(uuid, integer, uuid), public.set_host(uuid, integer, uuid),
  private.set_hosts(uuid[], integer, uuid), public.set_hosts(uuid[], integer, uuid),
  private.undo_hosts(uuid), public.undo_hosts(uuid) to authenticated;
