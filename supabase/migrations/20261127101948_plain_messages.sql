set local check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.begin_lead_letter(lead_id uuid, request_id uuid, fingerprint text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  receiver public.leads := private.reachable_lead(lead_id);
  me uuid := (select auth.uid());
  sent boolean := false;
begin
  -- A preview has no request id and counts toward no limit.
  if request_id is not null then
    sent := private.open_submission('lead-letter', request_id, fingerprint) is not null;
    if not sent then
      perform private.take_turn(4213, 'letters-of:' || md5(me::text), 30, interval '1 hour',
        'You have sent many emails within an hour.');
      perform private.take_turn(4213, 'letters-to-lead:' || md5(receiver.id::text), 5, interval '1 day',
        'This lead has received several emails today.');
    end if;
  end if;
  return jsonb_build_object('to', receiver.email, 'name', receiver.name, 'reference', receiver.reference,
    'isSent', sent, 'writer', (select nullif(btrim(p.name), '') from public.profiles p where p.id = me));
end $function$;

CREATE OR REPLACE FUNCTION private.check_change(change jsonb)
 RETURNS void
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if jsonb_typeof(change) <> 'object' or change - '{status,coach}'::text[] <> '{}'
    or (change ? 'status') = (change ? 'coach') then
    raise exception 'Choose a status or a coach' using errcode = 'PT400', detail = 'change';
  end if;
  if change ? 'status' and coalesce(change ->> 'status', '') not in ('Active', 'Prospect', 'Inactive') then
    raise exception 'A status is Active, Prospect or Inactive' using errcode = 'PT400', detail = 'change.status';
  end if;
  if change ? 'coach' then
    perform private.require_admin('Only an administrator gives clients to a coach');
    if jsonb_typeof(change -> 'coach') <> 'null' and not exists (
      select from public.profiles p
      where p.id::text = change ->> 'coach' and p.role = 'coach' and p.status <> 'suspended'
    ) then
      raise exception 'Choose a coach' using errcode = 'PT400', detail = 'change.coach';
    end if;
  end if;
end $function$;

CREATE OR REPLACE FUNCTION private.check_holds(email text, sender text)
 RETURNS void
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  words constant text := 'Calls booked %s are not confirmed yet. Open the link in the email about each.';
  waiting integer;
  first_free timestamptz;
begin
  select count(*), min(h.until) into waiting, first_free
  from public.bookings b join private.call_holds h on h.booking_id = b.id and h.until > now()
  where b.status = 'pending' and lower(b.email) = lower(check_holds.email);
  if waiting >= 2 then
    perform private.refuse_for_now(format(words, 'with this email address'), first_free - now());
  end if;
  select count(*), min(h.until) into waiting, first_free
  from private.call_holds h join public.bookings b on b.id = h.booking_id and b.status = 'pending'
  where h.until > now() and h.sender is not distinct from check_holds.sender;
  if waiting >= (case when sender is null then 30 else 3 end) then
    perform private.refuse_for_now(format(words, 'from your network'), first_free - now());
  end if;
end $function$;

CREATE OR REPLACE FUNCTION private.check_host(host uuid)
 RETURNS void
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_admin('Only an administrator assigns calls');
  if host is not null and not exists (
    select from public.profiles p where p.id = host and p.role in ('coach', 'admin') and p.status <> 'suspended'
  ) then
    raise exception 'Choose a coach or an administrator' using errcode = 'PT400', detail = 'host';
  end if;
end $function$;

CREATE OR REPLACE FUNCTION private.convert_lead(lead_id uuid, coach_id uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  me uuid := (select auth.uid());
  is_admin boolean := (select private.is_admin());
  lead public.leads;
  coach uuid := convert_lead.coach_id;
  made uuid;
begin
  if not is_admin and not (select private.is_coach()) then
    raise exception 'Only an administrator or the coach of a lead can convert it' using errcode = '42501';
  end if;
  if not is_admin and coach is distinct from me and coach is not null then
    raise exception 'Only an administrator can choose another coach' using errcode = '42501';
  end if;
  select * into lead from public.leads l where l.id = convert_lead.lead_id for update;
  if not found or (not is_admin and lead.assigned_to is distinct from me) then
    raise exception 'There is no such lead' using errcode = 'PT404';
  end if;
  if lead.client_id is not null then
    return jsonb_build_object('clientId', lead.client_id, 'created', false);
  end if;
  if not is_admin then
    coach := me;
  elsif coach is null then
    select p.id into coach from public.profiles p
    where p.id = lead.assigned_to and p.role = 'coach' and p.status <> 'suspended';
  elsif not exists (
    select from public.profiles p where p.id = coach and p.role = 'coach' and p.status <> 'suspended'
  ) then
    raise exception 'Choose a coach' using errcode = 'PT400', detail = 'coachId';
  end if;
  insert into public.clients (name, email, phone, company, status, coach_id, user_id)
  values (lead.name, lead.email, lead.phone, lead.company, 'Prospect', coach, null)
  returning id into made;
  update public.leads l set status = 'converted', client_id = made where l.id = lead.id;
  return jsonb_build_object('clientId', made, 'created', true);
end $function$;

CREATE OR REPLACE FUNCTION private.decided_already(app public.certification_applications, decision text)
 RETURNS void
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  kept public.application_decisions;
  who text;
begin
  select * into kept from public.application_decisions d where d.application_id = app.id;
  if not found or (kept.decision = 'in_review' and decided_already.decision in ('approve', 'reject')) then
    return;
  end if;
  select coalesce(nullif(p.name, ''), p.email) into who from public.profiles p where p.id = kept.decided_by;
  raise exception 'This application was % a moment ago by %, and the email is on its way',
    case kept.decision when 'approve' then 'approved' when 'reject' then 'rejected'
      when 'in_review' then 'taken into review' else 'taken off the waiting list' end,
    coalesce(who, 'an administrator') using errcode = 'PT409';
end $function$;

CREATE OR REPLACE FUNCTION private.refuse_unwanted_letter(receiver public.clients)
 RETURNS void
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if exists (
    select from public.profiles p
    where p.id = coalesce(receiver.account_id, receiver.user_id) and p.role = 'user'
      and not private.wants_letters(p.id)
  ) then
    raise exception '% has turned off emails from here. Call instead, or write from your own mailbox.', receiver.name
      using errcode = 'PT403', detail = 'clientId';
  end if;
end $function$;

CREATE OR REPLACE FUNCTION private.restore_hosts(batch uuid)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  call record;
  restored integer := 0;
begin
  perform private.require_admin('Only an administrator assigns calls');
  for call in
    select b.id, p.id as host from private.rows_to_restore(batch) r
    join public.bookings b on b.id = r.id and b.version = r.version
    -- A former host who is suspended, or no longer a coach or an administrator, is not restored: the call becomes
    -- unassigned.
    left join public.profiles p on p.id::text = r.before ->> 'host' and p.role in ('coach', 'admin')
      and p.status <> 'suspended'
    order by b.id for update of b
  loop
    begin
      perform private.place_host(call.id, call.host);
      restored := restored + 1;
    exception when sqlstate 'PT409' then
      null;
    end;
  end loop;
  return restored;
end $function$;

CREATE OR REPLACE FUNCTION private.send_message(person uuid, message text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  me uuid := (select auth.uid());
  page text := '/dashboard/profile?person=' || me;
  words text := btrim(coalesce(message, ''));
begin
  perform private.require_member();
  if person = me or not private.works_with(person)
    or not exists (select from public.profiles p where p.id = person and p.status <> 'suspended') then
    raise exception 'There is no such person' using errcode = 'PT404';
  elsif not private.prefers(person, 'allow_messages') then
    raise exception 'This person takes no messages' using errcode = '42501', detail = 'allow_messages';
  elsif length(words) not between 1 and 1000 then
    raise exception 'A message has 1 to 1,000 characters' using errcode = 'PT400', detail = 'message';
  end if;
  -- Serializes the messages of one sender, so that the count below holds.
  perform pg_catalog.pg_advisory_xact_lock(4250, pg_catalog.hashtext(me::text));
  if (
    select count(*) from public.notifications n
    where n.kind = 'account' and n.link = page and n.created_at > now() - interval '1 hour'
  ) >= 20 then
    raise exception 'That is enough for an hour' using errcode = 'PT429';
  end if;
  insert into public.notifications (user_id, kind, title, body, link)
  select person, 'account', left('Message from ' || coalesce(nullif(btrim(p.name), ''), 'a person you work with'), 160),
    words, page
  from public.profiles p where p.id = me;
end $function$;

CREATE OR REPLACE FUNCTION private.take_back_decision(application_id uuid)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  app public.certification_applications;
  kept public.application_decisions;
begin
  perform private.require_admin('Only an administrator can take a decision back');
  select * into app from public.certification_applications a
  where a.id = take_back_decision.application_id for update;
  delete from public.application_decisions d where d.application_id = app.id and d.carried_out_at is null
  returning * into kept;
  if kept.id is null then
    raise exception 'There is nothing to undo: the email was sent, or another person was faster'
      using errcode = 'PT409';
  end if;
  insert into public.application_events (application_id, kind, note, actor_id) values (app.id, 'note',
    case kept.decision when 'approve' then 'Approval' when 'reject' then 'Rejection'
      when 'in_review' then 'Taking into review' else 'Removal from the waiting list' end
    || ' undone before the email was sent.',
    (select auth.uid()));
  return app.status;
end $function$;

CREATE OR REPLACE FUNCTION private.take_letter_turn(receiver uuid, sender uuid DEFAULT auth.uid())
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.take_turn(4213, 'letters-of:' || md5(sender::text), 30, interval '1 hour',
    'You have sent many emails within an hour.');
  perform private.take_turn(4213, 'letters-to:' || md5(receiver::text), 5, interval '1 day',
    'This client has received several emails today.');
end $function$;
