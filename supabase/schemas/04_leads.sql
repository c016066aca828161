-- Leads: what visitors send through the public forms. A lead (leads) has a history (lead_events) and moves over the
-- board of the staff until it becomes a client. Newsletter subscribers (subscribers) and the bookkeeping of form
-- submissions (private.form_submissions, private.form_turns) do not refer to leads.
-- Access: visitors add leads and subscribers and read neither; administrators read and write them; a coach reads the
-- assigned leads and adds to their history.

-- == Tables ==

create table public.leads (
  id uuid primary key default gen_random_uuid(),
  name text not null check (length(name) between 1 and 120),
  email public.email_address not null,
  phone text check (length(phone) <= 40),
  company text check (length(company) <= 160),
  message text check (length(message) <= 4000),
  source text check (length(source) <= 120),
  status text not null default 'new' check (status in ('new', 'contacted', 'qualified', 'converted')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  reference text not null default '',
  -- Created by the form; the same for every attempt to send one submission.
  submission_id uuid unique,
  topic text check (length(topic) <= 120),
  callback text check (length(callback) <= 120),
  annual_revenue text
    check (annual_revenue in ('under-500k', '500k-2m', '2m-3m', '3m-10m', '10m-20m', 'over-20m')),
  -- Answers to fields that only one form has.
  details jsonb not null default '{}'
    check (jsonb_typeof(details) = 'object' and octet_length(details::text) <= 32768),
  assigned_to uuid references public.profiles (id) on delete set null,
  -- The client that the lead was converted into.
  client_id uuid references public.clients (id) on delete set null,
  version integer not null default 1,
  updated_by uuid references public.profiles (id) on delete set null,
  -- What lists search: lower case, without accents (private.folded).
  search text not null generated always as (
    translate(lower(regexp_replace(
      normalize(name || ' ' || coalesce(company, '') || ' ' || email, nfkd), '[\u0300-\u036f]', '', 'g'
    )), 'øØłŁđĐı', 'oollddi')
  ) stored,
  -- When the lead got its status (private.stage_lead).
  stage_since timestamptz not null default now(),
  -- created_at and stage_since as days at the office, for filters.
  created_on date not null
    generated always as ((created_at at time zone private.office_zone())::date) stored,
  stage_on date not null
    generated always as ((stage_since at time zone private.office_zone())::date) stored,
  constraint leads_reference_key unique (reference),
  constraint leads_name_line check (name !~ '[[:cntrl:]\u2028\u2029]')
);
alter table public.leads enable row level security;
create index leads_created_at on public.leads (created_at);
create index leads_status on public.leads (status, created_at desc);
create index leads_assigned_to on public.leads (assigned_to, created_at desc);
create index leads_client_id on public.leads (client_id);
-- For the limit per email address (private.limit_leads) and for private.similar_to_lead.
create index leads_sender on public.leads (lower(email), created_at);
create index leads_updated_by on public.leads (updated_by);
create index leads_search on public.leads using gin (search extensions.gin_trgm_ops);
-- The order of a column of the board, then sort orders of the list.
create index leads_stage on public.leads (status, stage_since, id);
create index leads_stage_since on public.leads (stage_since, id);
create index leads_name on public.leads (name, id);
-- Lookup by phone number. private.similar_to_lead is SECURITY DEFINER: row security would prevent an index
-- lookup by an expression.
create index leads_same_phone on public.leads (right(regexp_replace(phone, '\D', '', 'g'), 10));

create table public.subscribers (
  id uuid primary key default gen_random_uuid(),
  -- Not public.email_address: the trigger accept_subscriber normalizes the text before it is checked.
  email text not null unique
    check (length(email) <= 254 and private.is_mailable(email) and email = lower(email)),
  source text check (length(source) <= 120),
  status text not null default 'pending' check (status in ('pending', 'confirmed', 'unsubscribed')),
  created_at timestamptz not null default now(),
  confirm_token_hash text unique check (confirm_token_hash ~ '^[0-9a-f]{64}$'),
  confirm_sent_at timestamptz,
  confirmed_at timestamptz,
  unsubscribe_token_hash text unique check (unsubscribe_token_hash ~ '^[0-9a-f]{64}$'),
  unsubscribed_at timestamptz,
  updated_at timestamptz not null default now(),
  -- The version of the consent text that was shown.
  wording text check (length(wording) between 1 and 40),
  -- Emails since the address was last confirmed or unsubscribed. Each one doubles the wait before the next.
  letters smallint not null default 0 check (letters between 0 and 1000)
);
alter table public.subscribers enable row level security;
create index subscribers_created_at_id on public.subscribers (created_at, id);
create index subscribers_confirmed_at on public.subscribers (confirmed_at, id);
create index subscribers_confirmed_at_last on public.subscribers (confirmed_at desc nulls last, id);
create index subscribers_status on public.subscribers (status, id);

-- History of a lead.
create table public.lead_events (
  id bigint generated always as identity primary key,
  lead_id uuid not null references public.leads (id) on delete cascade,
  -- A trigger writes 'status' and 'assigned', people write the others.
  kind text not null check (kind in ('status', 'assigned', 'note', 'call', 'email')),
  from_value text,
  to_value text,
  note text check (length(note) between 1 and 4000),
  actor_id uuid default auth.uid() references public.profiles (id) on delete set null,
  created_at timestamptz not null default now(),
  constraint lead_events_note check (kind in ('status', 'assigned') or note is not null)
);
alter table public.lead_events enable row level security;
create index lead_events_lead_id on public.lead_events (lead_id, id);
create index lead_events_actor_id on public.lead_events (actor_id);

-- Completed submissions of public forms, emails and review calls by request id, so that a repeat has no effect. The
-- fingerprint distinguishes a repeat from other content. Rows are deleted after 30 days.
create table private.form_submissions (
  request_id uuid primary key,
  form text not null,
  fingerprint text not null,
  reference text not null,
  created_at timestamptz not null default now(),
  confirmed_at timestamptz
);
create index form_submissions_form on private.form_submissions (form, created_at);
create index form_submissions_created_at on private.form_submissions (created_at);

-- Recent uses of rate limits (private.take_turn). Rows are deleted after a day.
create table private.form_turns (
  id bigint generated always as identity primary key,
  key text not null,
  created_at timestamptz not null default now()
);
create index form_turns_key on private.form_turns (key, created_at);
create index form_turns_created_at on private.form_turns (created_at);

-- == Functions: form submissions ==

-- Returns the network address that an API request comes from. The platform's edge overwrites this header if a visitor
-- sends it.
create function private.request_address() returns text
language sql stable set search_path = '' as $$
  select nullif(current_setting('request.headers', true), '')::jsonb ->> 'cf-connecting-ip'
$$;

-- Every submission calls this first. Returns the reference of a repeated submission, else null. Raises PT409 if the
-- request id was used with other content, and PT429 if a form gets 600 submissions a minute.
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

-- Returns the reference of the lead. A lead that was stored another way under the same id is a repeat only if its
-- content is the same; else raises PT409.
create function private.store_lead(entry jsonb, request_id uuid) returns text
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

-- Returns the reference of the application. A repeat must have the same content. Raises PT409 if the applicant has
-- another application under review.
create function private.store_application(entry jsonb, request_id uuid, user_id uuid) returns text
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

-- Stores a known address once. Returns a new reference in any case, so that the answer does not reveal whether the
-- address is known.
create function private.store_subscriber(entry jsonb) returns text
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.subscribers as s (email, source, wording)
  values (lower(entry ->> 'email'), entry ->> 'source', entry ->> 'wording')
  on conflict (email) do update set status = 'pending', wording = excluded.wording where s.status <> 'confirmed';
  return private.new_reference('NEWS');
end $$;

-- Stores a submission and returns its reference. Only for the server function submit-form, which validates the entry
-- and hashes `sender_key`.
create function public.submit_form(
  form text, entry jsonb, request_id uuid, fingerprint text, sender_key text, address text default null,
  user_id uuid default null
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

-- Returns true once per submission: its confirmation email is due.
create function private.due_form_letter(request_id uuid) returns boolean
language sql security definer set search_path = '' as $$
  with told as (
    update private.form_submissions f set confirmed_at = now()
    where f.request_id = due_form_letter.request_id and f.confirmed_at is null returning 1
  )
  select exists (select from told)
$$;

create function public.due_form_letter(request_id uuid) returns boolean
language sql security invoker set search_path = '' as $$
  select private.due_form_letter(request_id)
$$;

-- == Functions: leads ==

-- The limits for leads that API callers insert directly: by sender, by email address in any case, and in total. The
-- lock serializes the counting.
create function private.limit_leads() returns trigger
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

create function private.guard_lead() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.assigned_to is not null and not exists (
    select from public.profiles p where p.id = new.assigned_to and p.role in ('coach', 'admin')
  ) then
    raise exception 'a lead is assigned to a coach or an administrator' using errcode = '23514';
  end if;
  return new;
end $$;

-- Sets stage_since, on which API callers have no grant. If a status is changed back within ten minutes, the lead has
-- the stage_since of the earlier status again.
create function private.stage_lead() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    -- A row that is inserted with created_at but without stage_since has been in its stage since created_at.
    if new.stage_since = now() then
      new.stage_since := new.created_at;
    end if;
  elsif new.status is distinct from old.status then
    new.stage_since := case when (
      select (e.from_value, e.to_value) = (new.status, old.status) and e.created_at > now() - interval '10 minutes'
      from public.lead_events e where e.lead_id = new.id and e.kind = 'status' order by e.id desc limit 1
    ) then coalesce((
      select max(e.created_at) from public.lead_events e
      where e.lead_id = new.id and e.kind = 'status' and e.to_value = new.status
    ), new.created_at) else now() end;
  end if;
  return new;
end $$;

create function private.record_lead() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.status is distinct from old.status then
    perform private.audit('status', 'leads', new.id, old.status, new.status);
    insert into public.lead_events (lead_id, kind, from_value, to_value, actor_id)
    values (new.id, 'status', old.status, new.status, private.actor());
  end if;
  if new.assigned_to is distinct from old.assigned_to then
    perform private.audit('assigned', 'leads', new.id, old.assigned_to::text, new.assigned_to::text);
    insert into public.lead_events (lead_id, kind, from_value, to_value, actor_id)
    values (new.id, 'assigned', old.assigned_to::text, new.assigned_to::text, private.actor());
  end if;
  return null;
end $$;

create function private.record_conversion() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.audit('convert', 'leads', new.id, null, new.client_id::text);
  return null;
end $$;

create function private.notice_lead() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    perform private.tell(private.admin_ids(), 'lead', 'New lead ' || new.reference, 'From: ' || new.source,
      '/dashboard/admin?section=leads&lead=' || new.id);
  elsif new.assigned_to is not null and new.assigned_to is distinct from old.assigned_to then
    perform private.tell(array[new.assigned_to], 'lead', 'Lead ' || new.reference || ' is yours to follow up',
      'From: ' || new.source, private.dashboard_of(new.assigned_to) || '?section=leads&lead=' || new.id);
  end if;
  return null;
end $$;

-- Returns up to five clients and other leads with the same email address or phone number: clients first, then the
-- newest. A coach gets only their own clients and leads.
create function private.similar_to_lead(lead_id uuid)
returns table (kind text, id uuid, name text, company text, since timestamptz, matched_by text)
language plpgsql stable security definer set search_path = '' as $$
declare
  me uuid := (select auth.uid());
  is_admin boolean := (select private.is_admin());
  lead public.leads;
  email_key text;
  phone_key text;
begin
  select * into lead from public.leads l where l.id = similar_to_lead.lead_id
    and (is_admin or (l.assigned_to = me and (select private.is_coach())));
  if not found then
    return;
  end if;
  email_key := lower(lead.email);
  phone_key := right(regexp_replace(lead.phone, '\D', '', 'g'), 10);
  if length(phone_key) < 7 then
    phone_key := null;
  end if;
  return query
  select f.kind, f.id, f.name, f.company, f.since, case when f.email = email_key then 'email' else 'phone' end
  from (
    select 'client'::text as kind, c.id, c.name, c.company, c.created_at as since, lower(c.email) as email
    from public.clients c
    where (lower(c.email) = email_key or right(regexp_replace(c.phone, '\D', '', 'g'), 10) = phone_key)
      and (is_admin or c.coach_id = me or c.user_id = me) and c.id is distinct from lead.client_id
    union all
    select 'lead', l.id, l.name, l.company, l.created_at, lower(l.email) from public.leads l
    where (lower(l.email) = email_key or right(regexp_replace(l.phone, '\D', '', 'g'), 10) = phone_key)
      and (is_admin or l.assigned_to = me) and l.id <> lead.id
  ) f
  order by f.kind, f.since desc, f.id limit 5;
end $$;

create function public.similar_to_lead(lead_id uuid)
returns table (kind text, id uuid, name text, company text, since timestamptz, matched_by text)
language sql stable security invoker set search_path = '' as $$ select * from private.similar_to_lead(lead_id) $$;

-- == Functions: board of leads ==

-- Returns SQL conditions on public.leads l for the filter of a list: {status, source, assigned: arrays}, where assigned
-- may have "none" or "me" and source "none"; {created, stage: {from, to, none}}; {q: text}. As text, so that each query
-- gets a plan for its own conditions. Every value is quoted. Raises PT400 for an unknown key.
create function private.lead_conditions(filter jsonb) returns text
language plpgsql stable security invoker set search_path = '' as $$
declare
  entry record;
  found text := 'true';
begin
  perform private.check_filter(filter, '{status,source,assigned}', '{created,stage}');
  for entry in
    select f.key, f.value, case f.key when 'created' then 'created_on' when 'stage' then 'stage_on'
      when 'assigned' then 'assigned_to' else f.key end as field
    from jsonb_each(filter) f
  loop
    found := found || ' and ' || case
      when entry.key = 'q' then format('l.search like %L', private.list_pattern(entry.value #>> '{}'))
      when entry.key in ('created', 'stage') then format('l.%I between %L and %L', entry.field,
        coalesce((entry.value ->> 'from')::date, '-infinity'), coalesce((entry.value ->> 'to')::date, 'infinity'))
      else format('(l.%1$I::text = any (%2$L::text[])%3$s)', entry.field,
        (select array_agg(case v when 'me' then (select auth.uid())::text else v end)
          from jsonb_array_elements_text(entry.value) v where v <> 'none'),
        case when entry.value ? 'none' then format(' or l.%I is null', entry.field) else '' end)
      end;
  end loop;
  return found;
end $$;

-- Returns the next cards of one column: the longest in the stage first; converted leads newest first.
create function private.stage_of_board(
  conditions text, stage text, per integer, after_since timestamptz, after_id uuid
) returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
declare
  cards jsonb;
  newest boolean := stage = 'converted';
begin
  execute format($q$
    select coalesce(jsonb_agg(to_jsonb(c)), '[]') from (
      select l.id, l.name, l.company, l.email, l.source, l.status, l.assigned_to, l.client_id, l.created_at,
        l.stage_since, l.version
      from public.leads l
      where %1$s and l.status = %2$L %3$s
      order by l.stage_since %4$s, l.id %4$s limit %5$s
    ) c$q$, conditions, stage,
    case when after_id is null then '' else format('and (l.stage_since, l.id) %s (%L, %L)',
      case when newest then '<' else '>' end, after_since, after_id) end,
    case when newest then 'desc' else 'asc' end, per) into cards;
  return cards;
end $$;

-- Returns all four columns, each with its number of leads and its first cards: {status: {total, cards}}.
create function public.lead_board(filter jsonb default '{}', per integer default 20) returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
declare
  conditions text := private.lead_conditions(filter);
  counts jsonb;
begin
  if per is null or per not between 1 and 100 then
    raise exception 'A column shows 1 to 100 leads at once' using errcode = 'PT400', detail = 'per';
  end if;
  execute format('select coalesce(jsonb_object_agg(s.status, s.n), ''{}'') from (
    select l.status, count(*) as n from public.leads l where %s group by l.status) s', conditions) into counts;
  return (
    select jsonb_object_agg(stage, jsonb_build_object('total', coalesce((counts ->> stage)::integer, 0),
      'cards', private.stage_of_board(conditions, stage, per, null, null)))
    from unnest('{new,contacted,qualified,converted}'::text[]) as stage
  );
end $$;

-- Returns the cards of a column that follow the last one shown.
create function public.lead_stage(
  filter jsonb, stage text, after_since timestamptz, after_id uuid, per integer default 20
) returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
begin
  if stage is null or stage not in ('new', 'contacted', 'qualified', 'converted') then
    raise exception 'A stage is new, contacted, qualified or converted' using errcode = 'PT400', detail = 'stage';
  elsif after_since is null or after_id is null or per is null or per not between 1 and 1000 then
    raise exception 'Say which card is shown last, and for how many more' using errcode = 'PT400', detail = 'after';
  end if;
  return private.stage_of_board(private.lead_conditions(filter), stage, per, after_since, after_id);
end $$;

-- == Functions: bulk changes of leads ==

-- Validates a change: {status} or {assigned}, where null unassigns. Only administrators change leads.
create function private.check_lead_change(change jsonb) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin('Only an administrator changes leads');
  if jsonb_typeof(change) <> 'object' or change - '{status,assigned}'::text[] <> '{}'
    or (change ? 'status') = (change ? 'assigned') then
    raise exception 'Choose a status or a person' using errcode = 'PT400', detail = 'change';
  end if;
  if change ? 'status'
    and coalesce(change ->> 'status', '') not in ('new', 'contacted', 'qualified', 'converted') then
    raise exception 'A status is new, contacted, qualified or converted'
      using errcode = 'PT400', detail = 'change.status';
  end if;
  if change ? 'assigned' and jsonb_typeof(change -> 'assigned') <> 'null' and not exists (
    select from public.profiles p
    where p.id::text = change ->> 'assigned' and p.role in ('coach', 'admin') and p.status <> 'suspended'
  ) then
    raise exception 'Choose a coach or an administrator' using errcode = 'PT400', detail = 'change.assigned';
  end if;
end $$;

-- Locks the selected leads in the order of their ids and returns the ids. Raises PT409 if their number is not
-- `expected`, the number that the caller saw. `excepted` are ids to leave out of the filter's result.
create function private.choose_leads(ids uuid[], filter jsonb, expected integer, excepted uuid[]) returns uuid[]
language plpgsql security invoker set search_path = '' as $$
declare
  most constant integer := 10000;
  question text;
  wanted uuid[];
  chosen uuid[];
begin
  if (ids is null) = (filter is null) then
    raise exception 'Name either rows or a filter' using errcode = 'PT400', detail = 'ids';
  elsif excepted is not null and (filter is null or cardinality(excepted) > most) then
    raise exception 'Rows are left out of what a filter finds, 10,000 at most'
      using errcode = 'PT400', detail = 'excepted';
  elsif expected is null or expected < 0 then
    raise exception 'Say how many leads were chosen' using errcode = 'PT400', detail = 'expected';
  end if;
  if filter is not null then
    question := format('select coalesce(array_agg(l.id order by l.id), ''{}'') from public.leads l
      where %s and l.id <> all ($1)', private.lead_conditions(filter));
    execute question into wanted using coalesce(excepted, '{}');
  else
    wanted := array(select distinct i from unnest(ids) as i);
  end if;
  if cardinality(wanted) > most then
    raise exception '% leads are more than can be changed at once: % at most', cardinality(wanted), most
      using errcode = 'PT400', detail = 'ids';
  end if;
  wanted := array(select l.id from public.leads l where l.id = any (wanted) order by l.id for no key update);
  -- Run the filter again under the locks: another transaction may have changed rows in between.
  if filter is null then
    chosen := wanted;
  else
    execute question into chosen using coalesce(excepted, '{}');
  end if;
  if cardinality(chosen) is distinct from expected or not chosen <@ wanted then
    raise exception '% leads were chosen, and now there are %. Nothing was changed.', expected, cardinality(chosen)
      using errcode = 'PT409', detail = 'expected';
  end if;
  return chosen;
end $$;

create function private.change_leads(
  change jsonb, expected integer, ids uuid[], filter jsonb, excepted uuid[]
) returns jsonb
language plpgsql security invoker set search_path = '' as $$
declare
  chosen uuid[];
  batch uuid;
  changed jsonb;
  person uuid := (change ->> 'assigned')::uuid;
begin
  perform private.check_lead_change(change);
  chosen := private.choose_leads(ids, filter, expected, excepted);
  batch := private.begin_batch('bulk', 'leads');
  if change ? 'status' then
    with before as (
      select l.id, l.status from public.leads l where l.id = any (chosen) and l.status <> change ->> 'status'
    ), done as (
      update public.leads l set status = change ->> 'status' from before b where l.id = b.id
      returning l.id, l.version, b.status
    )
    select jsonb_agg(jsonb_build_object('id', d.id, 'before', jsonb_build_object('status', d.status),
      'version', d.version)) into changed from done d;
  else
    with before as (
      select l.id, l.assigned_to from public.leads l
      where l.id = any (chosen) and l.assigned_to is distinct from person
    ), done as (
      update public.leads l set assigned_to = person from before b where l.id = b.id
      returning l.id, l.version, b.assigned_to
    )
    select jsonb_agg(jsonb_build_object('id', d.id, 'before', jsonb_build_object('assigned', d.assigned_to),
      'version', d.version)) into changed from done d;
  end if;
  perform private.end_batch(batch, coalesce(changed, '[]'),
    coalesce(change ->> 'status', person::text, 'none'), person);
  return jsonb_build_object('batch', batch, 'matched', cardinality(chosen),
    'changed', coalesce(jsonb_array_length(changed), 0));
end $$;

-- Restores leads that have not changed since the batch. A lead becomes unassigned if its previous assignee is no longer
-- a coach or an administrator. Returns the number of restored leads.
create function private.restore_leads(rows jsonb) returns integer
language plpgsql security invoker set search_path = '' as $$
declare
  restored integer;
begin
  perform from public.leads l
  where l.id in (select (r ->> 'id')::uuid from jsonb_array_elements(rows) as r)
  order by l.id for no key update;
  with wanted as (
    select r.id, r.version, r.before from jsonb_to_recordset(rows) as r (id uuid, before jsonb, version integer)
    where jsonb_typeof(r.before) = 'object'
  )
  update public.leads l set
    status = coalesce(w.before ->> 'status', l.status),
    assigned_to = case when not w.before ? 'assigned' then l.assigned_to
      else (select p.id from public.profiles p
        where p.id::text = w.before ->> 'assigned' and p.role in ('coach', 'admin') and p.status <> 'suspended') end
  from wanted w where l.id = w.id and l.version = w.version;
  get diagnostics restored = row_count;
  return restored;
end $$;

-- == Functions: emails to leads ==

-- Returns the lead if the caller is an administrator or its coach: only they send emails to it. Raises 42501 or PT404
-- otherwise.
create function private.reachable_lead(lead_id uuid) returns public.leads
language plpgsql stable security definer set search_path = '' as $$
declare
  found_lead public.leads;
begin
  if not ((select private.is_admin()) or (select private.is_coach())) then
    raise exception 'Only coaches and administrators write to leads' using errcode = '42501';
  end if;
  select * into found_lead from public.leads l
  where l.id = reachable_lead.lead_id and ((select private.is_admin()) or l.assigned_to = (select auth.uid()));
  if not found then
    raise exception 'There is no such lead of yours' using errcode = 'PT404', detail = 'leadId';
  end if;
  return found_lead;
end $$;

-- Returns the recipient and the sender of an email: {to, name, reference, isSent, writer}. `isSent` is true if an email
-- with this request id was sent before. Limits: 30 emails an hour per sender, those to clients included, and five a day
-- per lead.
create function private.begin_lead_letter(lead_id uuid, request_id uuid, fingerprint text) returns jsonb
language plpgsql security definer set search_path = '' as $$
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
end $$;

create function public.begin_lead_letter(lead_id uuid, request_id uuid, fingerprint text) returns jsonb
language sql security invoker set search_path = '' as $$
  select private.begin_lead_letter(lead_id, request_id, fingerprint)
$$;

-- Stores that the email with this request id was sent. Raises unique_violation on a repeat.
create function private.keep_lead_letter(lead_id uuid, request_id uuid, fingerprint text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  receiver public.leads := private.reachable_lead(lead_id);
begin
  insert into private.form_submissions (request_id, form, fingerprint, reference)
  values (keep_lead_letter.request_id, 'lead-letter', keep_lead_letter.fingerprint, receiver.id::text);
end $$;

-- Records a sent email in the lead's history, in the name of the caller: the first one counts as the first answer.
-- Returns false if it is already recorded.
create function public.finish_lead_letter(lead_id uuid, request_id uuid, fingerprint text, note text) returns boolean
language plpgsql security invoker set search_path = '' as $$
begin
  perform private.keep_lead_letter(lead_id, request_id, fingerprint);
  insert into public.lead_events (lead_id, kind, note)
  values (finish_lead_letter.lead_id, 'email', finish_lead_letter.note);
  return true;
exception when unique_violation then
  return false;
end $$;

-- == Functions: newsletter ==

-- For subscribers that API callers insert directly. A known address gets the same answer as a new one, so that the
-- answer does not reveal who subscribes.
create function private.accept_subscriber() returns trigger
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

create function private.date_subscriber() returns trigger
language plpgsql set search_path = '' as $$
begin
  if new.status = 'confirmed' then
    new.confirmed_at := coalesce(new.confirmed_at, now());
    new.unsubscribed_at := null;
  elsif new.status = 'unsubscribed' then
    new.unsubscribed_at := coalesce(new.unsubscribed_at, now());
  else
    new.confirmed_at := null;
  end if;
  new.updated_at := now();
  return new;
end $$;

-- Returns the email that is due to an address, and stores its token hashes: 'confirm', 'known' for a confirmed address,
-- or null. After the first 'confirm' email the next one is due in an hour; the wait doubles with each, up to 32 hours.
-- It is a day before a 'known' email.
create function public.due_newsletter_letter(email text, confirm_hash text, leave_hash text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  subscriber public.subscribers;
  pause interval;
begin
  select * into subscriber from public.subscribers s
  where s.email = lower(due_newsletter_letter.email) for update;
  pause := case subscriber.status when 'confirmed' then interval '1 day'
    else interval '1 hour' * power(2, least(greatest(subscriber.letters, 1), 6) - 1) end;
  if not found or subscriber.status = 'unsubscribed' or subscriber.confirm_sent_at > now() - pause then
    return null;
  end if;
  update public.subscribers s set
    confirm_token_hash = case s.status when 'pending' then confirm_hash else s.confirm_token_hash end,
    unsubscribe_token_hash = leave_hash,
    confirm_sent_at = now(),
    letters = least(s.letters + 1, 1000)
  where s.id = subscriber.id;
  return case subscriber.status when 'pending' then 'confirm' else 'known' end;
end $$;

-- Carries out the link of an email: confirms or unsubscribes the address. A repeated call returns the same; the consent
-- is recorded only if it changes. Raises PT404 for an unknown or expired link.
create function public.choose_newsletter(action text, token_hash text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  subscriber public.subscribers;
  wanted text := case action when 'confirm' then 'confirmed' else 'unsubscribed' end;
begin
  select * into subscriber from public.subscribers s
  where case wanted when 'confirmed' then s.confirm_token_hash else s.unsubscribe_token_hash end
    = choose_newsletter.token_hash for update;
  if not found or (wanted = 'confirmed' and (
    subscriber.status = 'unsubscribed'
    or (subscriber.status = 'pending' and subscriber.confirm_sent_at < now() - interval '7 days')
  )) then
    raise exception '%', case wanted
      when 'confirmed' then 'This link has expired or is not known. Enter your address again and we send you a new one.'
      else 'This link is not known. Use the link in our latest letter, or write to us and we take you off the list.'
    end using errcode = 'PT404';
  end if;
  if subscriber.status <> wanted then
    update public.subscribers s set
      status = wanted,
      letters = 0,
      -- An unsubscribed address can subscribe again immediately, but an old link cannot confirm it.
      confirm_token_hash = case wanted when 'confirmed' then s.confirm_token_hash end,
      confirm_sent_at = case wanted when 'confirmed' then s.confirm_sent_at end
    where s.id = subscriber.id;
    if wanted = 'confirmed' or subscriber.status = 'confirmed' then
      insert into public.consents (user_id, email, purpose, version, given, source)
      values (null, subscriber.email, 'newsletter', coalesce(subscriber.wording, 'unknown'), wanted = 'confirmed',
        'newsletter');
    end if;
  end if;
  return jsonb_build_object('status', wanted, 'email', subscriber.email);
end $$;

-- Unsubscribes an address for an administrator, with the effect of public.choose_newsletter: old links cannot confirm
-- it, and the end of the consent is recorded. Returns the address.
create function private.unsubscribe_address(subscriber_id uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  subscriber public.subscribers;
begin
  perform private.require_admin('Only an administrator takes addresses off the list');
  select * into subscriber from public.subscribers s where s.id = subscriber_id for update;
  if not found then
    raise exception 'This address is not on the list any more' using errcode = 'PT404', detail = 'subscriberId';
  elsif subscriber.status <> 'unsubscribed' then
    update public.subscribers s
    set status = 'unsubscribed', letters = 0, confirm_token_hash = null, confirm_sent_at = null
    where s.id = subscriber.id;
    if subscriber.status = 'confirmed' then
      insert into public.consents (user_id, email, purpose, version, given, source)
      values (null, subscriber.email, 'newsletter', coalesce(subscriber.wording, 'unknown'), false, 'desk');
    end if;
    perform private.audit('status', 'subscribers', subscriber.id, subscriber.status, 'unsubscribed');
  end if;
  return subscriber.email;
end $$;

create function public.unsubscribe_address(subscriber_id uuid) returns text
language sql security invoker set search_path = '' as $$ select private.unsubscribe_address(subscriber_id) $$;

-- == Functions: onboarding answers ==

-- Returns the people who have onboarding answers, without the caller. The caller's policies apply: the coach of a
-- person who hides their profile gets the answers without the name.
create function public.onboarding_people()
returns table (
  id uuid, name text, email text, account_type text, state text, search text, completed_at timestamptz,
  updated_at timestamptz
)
language sql stable security invoker set search_path = '' as $$
  select a.user_id, coalesce(p.name, ''), coalesce(p.email, ''), p.account_type,
    case when a.completed_at is null then 'begun' else 'finished' end,
    coalesce(p.search, ''), a.completed_at, a.updated_at
  from public.onboarding_answers a left join public.profiles p on p.id = a.user_id
  where a.answers <> '{}' and a.user_id <> (select auth.uid())
$$;

-- == Access and triggers, by table ==

-- public.leads
-- Visitors and members add leads. Administrators read, change and delete them; a coach reads those assigned to them.
create policy members_only on public.leads as restrictive for all to authenticated using ((select private.is_member()));
create policy leads_select on public.leads for select to authenticated using (
  (select private.is_admin()) or (assigned_to = (select auth.uid()) and (select private.is_coach()))
);
create policy leads_insert on public.leads for insert to anon, authenticated with check (status = 'new');
create policy leads_update on public.leads for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy leads_delete on public.leads for delete to authenticated using ((select private.is_admin()));
grant insert (
  name, email, phone, company, message, source, submission_id, topic, callback, annual_revenue, details
) on public.leads to anon;
grant select, delete on public.leads to authenticated;
grant insert (
  name, email, phone, company, message, source, submission_id, topic, callback, annual_revenue, details
) on public.leads to authenticated;
grant update (status, assigned_to) on public.leads to authenticated;
create trigger touch_updated_at before insert or update on public.leads
  for each row execute function private.touch_updated_at();
create trigger limit_leads before insert on public.leads
  for each row when (current_user in ('anon', 'authenticated')) execute function private.limit_leads();
create trigger give_reference before insert on public.leads
  for each row execute function private.give_reference('NC');
create trigger drop_repeat before insert on public.leads for each row
  when (new.submission_id is not null and current_user in ('anon', 'authenticated'))
  execute function private.drop_repeat();
create trigger guard_lead before insert or update of assigned_to on public.leads
  for each row execute function private.guard_lead();
create trigger record_lead after update of status, assigned_to on public.leads
  for each row execute function private.record_lead();
create trigger version_row before insert or update on public.leads
  for each row execute function private.count_version();
create trigger stage_lead before insert or update of status on public.leads
  for each row execute function private.stage_lead();
-- Not for direct writes of the service role, writes without an API caller, or a batch, for which private.end_batch
-- sends one notice.
create trigger notice_lead after insert or update of assigned_to on public.leads for each row
  when (current_user <> 'service_role' and auth.role() is not null
    and coalesce(current_setting('app.batch', true), '') = '')
  execute function private.notice_lead();
create trigger record_conversion after update of client_id on public.leads
  for each row when (old.client_id is null and new.client_id is not null)
  execute function private.record_conversion();

-- public.subscribers
-- Visitors and members subscribe. Administrators read, unsubscribe and delete subscribers.
create policy members_only on public.subscribers as restrictive for all to authenticated
  using ((select private.is_member()));
create policy subscribers_select on public.subscribers for select to authenticated using ((select private.is_admin()));
create policy subscribers_insert on public.subscribers for insert to anon, authenticated
  with check (status = 'pending');
create policy subscribers_update on public.subscribers for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()) and status = 'unsubscribed');
create policy subscribers_delete on public.subscribers for delete to authenticated
  using ((select private.is_admin()));
grant insert (email, source) on public.subscribers to anon;
grant select, delete on public.subscribers to authenticated;
grant insert (email, source) on public.subscribers to authenticated;
grant update (status) on public.subscribers to authenticated;
create trigger accept_subscriber before insert on public.subscribers
  for each row when (current_user in ('anon', 'authenticated')) execute function private.accept_subscriber();
create trigger date_subscriber before insert or update on public.subscribers
  for each row execute function private.date_subscriber();

-- public.lead_events
-- Administrators and the coach of a lead read its history and add notes, calls and emails.
create policy members_only on public.lead_events as restrictive for all to authenticated
  using ((select private.is_member()));
create policy lead_events_select on public.lead_events for select to authenticated using (
  (select private.is_admin()) or lead_id in (select private.assigned_lead_ids())
);
create policy lead_events_insert on public.lead_events for insert to authenticated with check (
  actor_id = (select auth.uid())
  and kind in ('note', 'call', 'email')
  and ((select private.is_admin()) or lead_id in (select private.assigned_lead_ids()))
);
grant select on public.lead_events to authenticated;
grant insert (lead_id, kind, note) on public.lead_events to authenticated;
create trigger keep_row_quota after insert on public.lead_events referencing new table as added for each statement
  when (current_user in ('anon', 'authenticated')) execute function private.keep_row_quota('lead_id', '5000');

-- == Function grants ==

grant execute on function
  private.similar_to_lead(uuid), public.similar_to_lead(uuid), private.lead_conditions(jsonb),
  private.stage_of_board(text, text, integer, timestamp with time zone, uuid), public.lead_board(jsonb, integer),
  public.lead_stage(jsonb, text, timestamp with time zone, uuid, integer), private.check_lead_change(jsonb),
  private.choose_leads(uuid[], jsonb, integer, uuid[]), private.change_leads(jsonb, integer, uuid[], jsonb, uuid[]),
  private.restore_leads(jsonb), private.begin_lead_letter(uuid, uuid, text),
  public.begin_lead_letter(uuid, uuid, text), private.keep_lead_letter(uuid, uuid, text),
  public.finish_lead_letter(uuid, uuid, text, text), private.unsubscribe_address(uuid),
  public.unsubscribe_address(uuid), public.onboarding_people()
to authenticated;

grant execute on function
  public.due_newsletter_letter(text, text, text), public.choose_newsletter(text, text),
  public.submit_form(text, jsonb, uuid, text, text, text, uuid), private.due_form_letter(uuid),
  public.due_form_letter(uuid)
to service_role;
