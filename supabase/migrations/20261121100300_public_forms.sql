-- What came in by the public forms, so that sending twice stores once. The fingerprint tells a repeat from another text.
create table private.form_submissions (
  request_id uuid primary key,
  form text not null,
  fingerprint text not null,
  reference text not null,
  created_at timestamptz not null default now()
);
create index form_submissions_created_at on private.form_submissions (created_at);

-- Who sent how much lately. Keys are hashes, kept for a day.
create table private.form_turns (
  id bigint generated always as identity primary key,
  key text not null,
  created_at timestamptz not null default now()
);
create index form_turns_key on private.form_turns (key, created_at);
create index form_turns_created_at on private.form_turns (created_at);

-- The lock makes those who share a key wait for one another; its class keeps kinds of keys in one order.
create function private.take_turn(class integer, key text, most integer, span interval) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_catalog.pg_advisory_xact_lock(class, pg_catalog.hashtext(take_turn.key));
  if (select count(*) from private.form_turns t
      where t.key = take_turn.key and t.created_at > now() - span) >= most then
    raise exception 'Too many messages in a short time' using errcode = 'PT429', hint = 'Try again in an hour';
  end if;
  insert into private.form_turns (key) values (take_turn.key);
end $$;

create function private.store_lead(entry jsonb, request_id uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  kept text;
begin
  insert into public.leads
    (name, email, phone, company, message, source, topic, callback, annual_revenue, submission_id)
  values (
    entry ->> 'name', entry ->> 'email', entry ->> 'phone', entry ->> 'company', entry ->> 'message',
    entry ->> 'source', entry ->> 'topic', entry ->> 'callback', entry ->> 'annualRevenue', request_id)
  on conflict (submission_id) do nothing returning reference into kept;
  if kept is null then
    select l.reference into kept from public.leads l where l.submission_id = request_id;
  end if;
  return kept;
end $$;

create function private.store_application(entry jsonb, request_id uuid, user_id uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  kept text;
begin
  select a.reference into kept from public.certification_applications a where a.submission_id = request_id;
  if kept is not null then
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

-- A known address is stored once and gets the answer that a new one gets.
create function private.store_subscriber(entry jsonb) returns text
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.subscribers as s (email, source) values (lower(entry ->> 'email'), entry ->> 'source')
  on conflict (email) do update set status = 'pending' where s.status = 'unsubscribed';
  return private.new_reference('NEWS');
end $$;

-- For the server function submit-form alone, which has checked the entry. Keys of turns are hashes that it made.
create function private.submit_form(
  form text, entry jsonb, request_id uuid, fingerprint text, sender_key text, client_key text, user_id uuid
) returns text
language plpgsql security definer set search_path = '' as $$
declare
  known private.form_submissions;
  kept text;
  purpose text;
begin
  perform pg_catalog.pg_advisory_xact_lock(4209, pg_catalog.hashtext(request_id::text));
  select * into known from private.form_submissions f where f.request_id = submit_form.request_id;
  if found then
    if known.fingerprint <> submit_form.fingerprint then
      raise exception 'We have received an earlier version of this already, as %. Write to us to change it.',
        known.reference using errcode = 'PT409';
    end if;
    return known.reference;
  end if;
  delete from private.form_turns t where t.created_at < now() - interval '1 day';
  delete from private.form_submissions f where f.created_at < now() - interval '30 days';
  if (select count(*) from private.form_submissions f where f.created_at > now() - interval '1 minute') >= 120 then
    raise exception 'Too many messages in a short time' using errcode = 'PT429', hint = 'Try again in a minute';
  end if;
  perform private.take_turn(
    4210, sender_key, case form when 'certification' then 3 else 5 end, interval '1 hour');
  perform private.take_turn(4211, client_key, 30, interval '10 minutes');

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
  form text, entry jsonb, request_id uuid, fingerprint text, sender_key text, client_key text,
  user_id uuid default null
) returns text
language sql security invoker set search_path = '' as $$
  select private.submit_form(form, entry, request_id, fingerprint, sender_key, client_key, user_id)
$$;

revoke all on function public.submit_form(text, jsonb, uuid, text, text, text, uuid),
  private.submit_form(text, jsonb, uuid, text, text, text, uuid) from public, anon, authenticated;
grant execute on function public.submit_form(text, jsonb, uuid, text, text, text, uuid),
  private.submit_form(text, jsonb, uuid, text, text, text, uuid) to service_role;
