-- Limits of what visitors send: by form, so that one form's flood leaves the others open, and by sender, so that it
-- takes very many senders to close a form. The words say when to try again; the hint says it in seconds.
create function private.refuse_for_now(words text, wait interval) returns void
language plpgsql set search_path = '' as $$
declare
  seconds integer := greatest(ceil(extract(epoch from wait)), 1);
  minutes integer := ceil(seconds / 60.0);
begin
  raise exception '%', words || case
    when minutes > 90 then format(' Try again in %s hours.', ceil(minutes / 60.0))
    when minutes > 1 then format(' Try again in %s minutes.', minutes)
    else ' Try again in a minute.' end
    using errcode = 'PT429', hint = seconds::text;
end $$;

create function private.take_turn(class integer, key text, most integer, span interval, words text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  taken integer;
  oldest timestamptz;
begin
  perform pg_catalog.pg_advisory_xact_lock(class, pg_catalog.hashtext(take_turn.key));
  select count(*), min(t.created_at) into taken, oldest from private.form_turns t
  where t.key = take_turn.key and t.created_at > now() - span;
  if taken >= most then
    perform private.refuse_for_now(words, oldest + span - now());
  end if;
  insert into private.form_turns (key) values (take_turn.key);
end $$;

create or replace function private.take_turn(class integer, key text, most integer, span interval) returns void
language sql security definer set search_path = '' as $$
  select private.take_turn(class, key, most, span, 'Too many messages in a short time.')
$$;

-- A hash for whom a network address stands for: a household has a /64 of IPv6 and changes within it as it likes; an
-- IPv4 address is the same in the clothes of IPv6. Null for what is no address.
create function private.sender_key(address text) returns text
language plpgsql stable set search_path = '' as $$
declare
  sender text;
begin
  sender := regexp_replace(host(address::inet), '^::ffff:(\d+\.\d+\.\d+\.\d+)$', '\1');
  if family(sender::inet) = 6 then
    sender := host(network(set_masklen(sender::inet, 64)));
  end if;
  return encode(sha256(convert_to('address:' || sender, 'UTF8')), 'hex');
exception when data_exception then
  return null;
end $$;

-- One sender's burst. Those whose address is not known are counted together: they get more room, and take none of the
-- room of others.
create function private.take_sender_turn(form text, address text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  sender text := private.sender_key(address);
begin
  perform private.take_turn(4211, coalesce(sender, 'unknown') || ':' || form,
    case when sender is null then 120 else 10 end, interval '10 minutes',
    'Many messages have just come from your network.');
end $$;

-- Whom a request to the API comes from. The platform's edge writes this header over whatever a visitor sends.
create function private.request_address() returns text
language sql stable set search_path = '' as $$
  select nullif(current_setting('request.headers', true), '')::jsonb ->> 'cf-connecting-ip'
$$;

drop index private.form_submissions_created_at;
create index form_submissions_form on private.form_submissions (form, created_at);
create index form_submissions_created_at on private.form_submissions (created_at);

-- What every submission of a form begins with: the reference of one that is a repeat, else null. The answer to another
-- text by the same id tells nothing of the first: an id that is known is no proof of who asks.
drop function private.open_submission(uuid, text);
create function private.open_submission(form text, request_id uuid, fingerprint text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  known private.form_submissions;
begin
  perform pg_catalog.pg_advisory_xact_lock(4209, pg_catalog.hashtext(request_id::text));
  select * into known from private.form_submissions f where f.request_id = open_submission.request_id;
  if found then
    if known.fingerprint <> open_submission.fingerprint then
      perform private.refuse_other_text();
    end if;
    return known.reference;
  end if;
  if (select count(*) from private.form_submissions f
      where f.form = open_submission.form and f.created_at > now() - interval '1 minute') >= 600 then
    perform private.refuse_for_now('Very many messages are coming in.', interval '1 minute');
  end if;
  return null;
end $$;

create function private.refuse_other_text() returns void
language plpgsql set search_path = '' as $$
begin
  raise exception 'We have received an earlier version of this already. Write to us to change it.'
    using errcode = 'PT409';
end $$;

-- A row that came by another way under the same id is answered only if it says the same.
create or replace function private.store_lead(entry jsonb, request_id uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  kept text;
begin
  insert into public.leads
    (name, email, phone, company, message, source, topic, callback, annual_revenue, details, submission_id)
  values (
    entry ->> 'name', entry ->> 'email', entry ->> 'phone', entry ->> 'company', entry ->> 'message',
    entry ->> 'source', entry ->> 'topic', entry ->> 'callback', entry ->> 'annualRevenue',
    coalesce(entry -> 'details', '{}'), request_id)
  on conflict (submission_id) do nothing returning reference into kept;
  if kept is null then
    select l.reference into kept from public.leads l
    where l.submission_id = request_id and (l.name, l.email, l.phone, l.company, l.message) is not distinct from
      (entry ->> 'name', entry ->> 'email', entry ->> 'phone', entry ->> 'company', entry ->> 'message');
  end if;
  if kept is null then
    perform private.refuse_other_text();
  end if;
  return kept;
end $$;

create or replace function private.store_application(entry jsonb, request_id uuid, user_id uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  kept text;
begin
  if exists (select from public.certification_applications a where a.submission_id = request_id) then
    select a.reference into kept from public.certification_applications a
    where a.submission_id = request_id and a.user_id is not distinct from store_application.user_id
      and (a.applicant_type, a.first_name, a.last_name, a.email, a.phone)
        = (entry ->> 'applicantType', entry ->> 'firstName', entry ->> 'lastName', entry ->> 'email', entry ->> 'phone')
      and (a.firm_name, a.license_number, a.why_applying, a.business_name, a.interests, a.notes)
        is not distinct from (entry ->> 'firmName', entry ->> 'licenseNumber', entry ->> 'whyApplying',
          entry ->> 'businessName', entry ->> 'interests', entry ->> 'notes');
    if kept is null then
      perform private.refuse_other_text();
    end if;
    return kept;
  end if;
  begin
    insert into public.certification_applications (
      submission_id, user_id, applicant_type, first_name, last_name, email, phone, firm_name, title, years_experience,
      license_number, license_state, current_revenue, target_revenue, client_types, biggest_challenge, why_applying,
      commitment, terms, business_name, annual_revenue, num_employees, interests, notes)
    values (
      request_id, store_application.user_id, entry ->> 'applicantType', entry ->> 'firstName', entry ->> 'lastName',
      entry ->> 'email', entry ->> 'phone', entry ->> 'firmName', entry ->> 'title', entry ->> 'yearsExperience',
      entry ->> 'licenseNumber', entry ->> 'licenseState', entry ->> 'currentRevenue', entry ->> 'targetRevenue',
      entry ->> 'clientTypes', entry ->> 'biggestChallenge', entry ->> 'whyApplying',
      coalesce((entry ->> 'commitment')::boolean, false), coalesce((entry ->> 'terms')::boolean, false),
      entry ->> 'businessName', entry ->> 'annualRevenue', entry ->> 'numEmployees', entry ->> 'interests',
      entry ->> 'notes')
    returning reference into kept;
  exception when unique_violation then
    raise exception 'You have sent an application already, and it is being reviewed' using errcode = 'PT409';
  end;
  return kept;
end $$;

-- For the server function submit-form alone, which has checked the entry. `address` is the network address that the
-- platform vouches for, or null; `sender_key` a hash of the email address.
drop function public.submit_form(text, jsonb, uuid, text, text, text, uuid);
drop function private.submit_form(text, jsonb, uuid, text, text, text, uuid);
create function private.submit_form(
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

create function public.submit_form(
  form text, entry jsonb, request_id uuid, fingerprint text, sender_key text, address text default null,
  user_id uuid default null
) returns text
language sql security invoker set search_path = '' as $$
  select private.submit_form(form, entry, request_id, fingerprint, sender_key, address, user_id)
$$;
revoke all on function public.submit_form(text, jsonb, uuid, text, text, text, uuid),
  private.submit_form(text, jsonb, uuid, text, text, text, uuid) from public, anon, authenticated;
grant execute on function public.submit_form(text, jsonb, uuid, text, text, text, uuid),
  private.submit_form(text, jsonb, uuid, text, text, text, uuid) to service_role;

-- The same for rows that come in past the functions.
create or replace function private.limit_leads() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.take_sender_turn('leads', private.request_address());
  perform pg_catalog.pg_advisory_xact_lock(4212, 1);
  if (select count(*) from public.leads l
      where l.created_at > now() - interval '1 hour' and lower(l.email) = lower(new.email)) >= 5
    or (select count(*) from public.leads l where l.created_at > now() - interval '1 minute') >= 600 then
    raise exception 'Too many messages in a short time' using errcode = 'PT429', hint = 'Try again in an hour';
  end if;
  return new;
end $$;

create or replace function private.limit_applications() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.take_sender_turn('applications', private.request_address());
  perform pg_catalog.pg_advisory_xact_lock(4212, 2);
  if (select count(*) from public.certification_applications a
      where a.created_at > now() - interval '1 hour' and lower(a.email) = lower(new.email)) >= 3
    or (select count(*) from public.certification_applications a
      where a.created_at > now() - interval '1 minute') >= 600 then
    raise exception 'Too many applications in a short time' using errcode = 'PT429', hint = 'Try again in an hour';
  end if;
  return new;
end $$;

create or replace function private.accept_subscriber() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.take_sender_turn('subscribers', private.request_address());
  new.email := lower(btrim(new.email));
  perform pg_catalog.pg_advisory_xact_lock(4202, pg_catalog.hashtext(new.email));
  if exists (select from public.subscribers s where s.email = new.email) then
    update public.subscribers s set status = 'pending' where s.email = new.email and s.status = 'unsubscribed';
    return null;
  end if;
  if (select count(*) from public.subscribers s where s.created_at > now() - interval '1 minute') >= 600 then
    raise exception 'Too many sign-ups in a short time' using errcode = 'PT429', hint = 'Try again in a minute';
  end if;
  return new;
end $$;
