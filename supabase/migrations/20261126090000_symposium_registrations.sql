-- Registration for the symposium by its public form.

-- One registration for an address and an event: a second one stores nothing and is answered with a reference like any
-- other, so that a stranger does not learn who comes. Seats are counted in the room alone; who comes when they are taken
-- waits. Registrations stand among the leads as well, where staff look for what visitors send; needs and license stay
-- here.
create function private.store_registration(entry jsonb, request_id uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  its_event text := entry ->> 'event';
  known public.symposium_registrations;
  kept public.symposium_registrations;
begin
  perform pg_catalog.pg_advisory_xact_lock(4213, pg_catalog.hashtext(its_event));
  select * into known from public.symposium_registrations r where r.submission_id = request_id;
  if found then
    if (known.event, lower(known.email), known.name, known.attendance) is distinct from
      (its_event, lower(entry ->> 'email'), entry ->> 'name', entry ->> 'attendance') then
      perform private.refuse_other_text();
    end if;
    return known.reference;
  end if;
  if exists (select from public.symposium_registrations r
      where r.event = its_event and lower(r.email) = lower(entry ->> 'email') and r.status <> 'cancelled') then
    return private.new_reference('SYM');
  end if;
  insert into public.symposium_registrations (
    submission_id, user_id, event, name, email, phone, firm, license_number, license_state, attendance, tracks,
    reception, needs, status)
  values (
    request_id, null, its_event, entry ->> 'name', entry ->> 'email', entry ->> 'phone', entry ->> 'firm',
    entry ->> 'licenseNumber', entry ->> 'licenseState', entry ->> 'attendance',
    array(select jsonb_array_elements_text(coalesce(entry -> 'tracks', '[]'))),
    coalesce((entry ->> 'reception')::boolean, false), entry ->> 'needs',
    case when (entry ->> 'isWaitlist')::boolean or (entry ->> 'attendance' = 'in_person' and (
        select count(*) from public.symposium_registrations r
        where r.event = its_event and r.attendance = 'in_person' and r.status in ('registered', 'attended')
      ) >= (entry ->> 'seats')::integer)
      then 'waitlisted' else 'registered' end)
  returning * into kept;
  perform private.store_lead(jsonb_build_object(
    'name', kept.name, 'email', kept.email, 'phone', kept.phone, 'company', kept.firm,
    'source', 'cpe-symposium', 'topic', 'symposium',
    'details', jsonb_build_object('registration', kept.reference, 'event', kept.event,
      'attendance', kept.attendance, 'status', kept.status)), request_id);
  return kept.reference;
end $$;

create or replace function private.submit_form(
  form text, entry jsonb, request_id uuid, fingerprint text, sender_key text, address text, user_id uuid
) returns text
language plpgsql security definer set search_path = '' as $$
declare
  kept text := private.open_submission(form, request_id, fingerprint);
  purpose text;
begin
  if kept is not null then
    return kept;
  end if;
  perform private.take_turn(4210, submit_form.sender_key, case form when 'certification' then 3 else 5 end,
    interval '1 hour', 'Many messages have come from this email address within an hour.');
  perform private.take_sender_turn(form, address);

  kept := case form
    when 'certification' then private.store_application(entry, request_id, user_id)
    when 'newsletter' then private.store_subscriber(entry)
    when 'symposium' then private.store_registration(entry, request_id)
    else private.store_lead(entry, request_id)
  end;
  for purpose in select jsonb_array_elements_text(coalesce(entry -> 'consents', '[]')) loop
    insert into public.consents (user_id, email, purpose, version, source)
    values (submit_form.user_id, lower(entry ->> 'email'), purpose, entry ->> 'wording', form);
  end loop;
  insert into private.form_submissions (request_id, form, fingerprint, reference)
  values (submit_form.request_id, submit_form.form, submit_form.fingerprint, kept);
  return kept;
end $$;

-- What the mail about a registration says, once for each submission; null when it has gone. `isKnown`: the address was
-- registered before, and its owner hears of it in place of whoever asked.
create function private.due_registration_letter(request_id uuid, event text, email text) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  if not private.due_form_letter(request_id) then
    return null;
  end if;
  return (
    select jsonb_build_object('reference', r.reference, 'name', r.name, 'status', r.status, 'attendance', r.attendance,
      'reception', r.reception, 'isKnown', r.submission_id is distinct from due_registration_letter.request_id)
    from public.symposium_registrations r
    where r.event = due_registration_letter.event and lower(r.email) = lower(due_registration_letter.email)
      and r.status <> 'cancelled'
  );
end $$;
create function public.due_registration_letter(request_id uuid, event text, email text) returns jsonb
language sql security invoker set search_path = '' as $$
  select private.due_registration_letter(request_id, event, email)
$$;
-- For the server function submit-form alone.
revoke all on function private.store_registration(jsonb, uuid),
  public.due_registration_letter(uuid, text, text), private.due_registration_letter(uuid, text, text)
from public, anon, authenticated;
grant execute on function public.due_registration_letter(uuid, text, text),
  private.due_registration_letter(uuid, text, text) to service_role;
