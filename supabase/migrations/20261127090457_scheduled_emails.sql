set local check_function_bodies = off;

-- Scheduled emails: before a call, before a cohort, before a certificate expires, and after an account is confirmed. The
-- server function send-reminders claims a row, sends it, and marks it as sent; without that mark, a row is due again.
create table private.reminders (
  kind text not null check (kind in ('call', 'certificate', 'cohort', 'welcome')),
  -- Id of the call, certificate, cohort member, or account.
  subject uuid not null,
  -- The date that the email is about. After a change of date, another reminder is due.
  due_for text not null,
  created_at timestamptz not null default now(),
  -- When a call of the function began to send it; null if that failed.
  claimed_at timestamptz default now(),
  sent_at timestamptz,
  primary key (kind, subject, due_for)
);
create index reminders_created_at on private.reminders (created_at);

insert into private.retention (rule, relation, since, kept, only_where, clears) values
  ('reminders', 'private.reminders', 'created_at', '1 year', 'true', null);

-- Returns the fields that the server function needs for the email. `account` is the state of the address's account:
-- none, waiting (unconfirmed), or confirmed.
create or replace function private.invitation_facts(invited public.invitations) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'id', invited.id, 'email', invited.email, 'name', invited.name, 'role', invited.role,
    'status', invited.status, 'expiresAt', invited.expires_at,
    'inviter', (select nullif(btrim(p.name), '') from public.profiles p where p.id = invited.invited_by),
    'account', coalesce((
      select case when u.email_confirmed_at is null then 'waiting' else 'confirmed' end
      from auth.users u where u.email = invited.email limit 1
    ), 'none')
  )
$$;

-- Returns the facts of a pending invitation by the hash of its token. The server function open-invitation creates a
-- sign-in token from them, so that the emailed link works as long as the invitation. PT404: unknown, expired, withdrawn,
-- or accepted, or its sender is no longer an administrator.
create function public.open_invitation(token_hash text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  invited public.invitations;
begin
  select * into invited from public.invitations i
  where i.token_hash = open_invitation.token_hash and i.status = 'pending' and i.expires_at >= now() and exists (
    select from public.profiles p where p.id = i.invited_by and p.role = 'admin' and p.status <> 'suspended'
  );
  if not found then
    raise exception 'This invitation is no longer valid. Ask for a new one.' using errcode = 'PT404';
  end if;
  return private.invitation_facts(invited);
end $$;

-- Returns the fields that emails and pages show after a decision: status, seat, waiting list, and pending invitation.
-- `changed` says whether this call changed the application.
create or replace function private.application_outcome(app public.certification_applications, changed boolean) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'changed', changed, 'status', app.status, 'reference', app.reference, 'email', lower(app.email),
    'firstName', app.first_name, 'applicantType', app.applicant_type, 'note', app.decision_note,
    'decidedBy', (select nullif(btrim(p.name), '') from public.profiles p where p.id = app.decided_by),
    'decidedAt', app.decided_at,
    'seat', case when app.status = 'approved' then (
      select jsonb_build_object('cohortId', c.id, 'name', c.name, 'startsOn', c.starts_on)
      from public.cohort_members m join public.cohorts c on c.id = m.cohort_id
      where m.application_id = app.id or (m.user_id = app.user_id and c.status in ('planned', 'open', 'running'))
      order by (m.application_id = app.id) desc nulls last limit 1
    ) end,
    'waitlisted', exists (select from public.waitlist w where w.application_id = app.id and w.status = 'waiting'),
    'invitation', (
      select private.invitation_facts(i) from public.invitations i
      where i.application_id = app.id and i.status = 'pending'
    )
  )
$$;

-- Decides immediately, for programs and for a move into review. Returns the outcome; a repeated decision returns
-- changed = false. PT400: a rejection without a note; PT404: no such application; PT409: not possible in its status, or another decision is pending.
create or replace function private.decide_application(
  application_id uuid, decision text, note text, token_hash text, chosen uuid, waits boolean
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  wanted text := case decision when 'approve' then 'approved' when 'reject' then 'rejected'
    when 'in_review' then 'in_review' end;
  app public.certification_applications;
begin
  perform private.require_admin('Only an administrator can decide on an application');
  if wanted is null then
    raise exception 'Choose approve, reject or in_review' using errcode = 'PT400', detail = 'decision';
  elsif wanted = 'rejected' and nullif(btrim(note), '') is null then
    raise exception 'Write the reason: the applicant is told' using errcode = 'PT400', detail = 'note';
  end if;
  select * into app from public.certification_applications a
  where a.id = decide_application.application_id for update;
  if not found then
    raise exception 'There is no such application' using errcode = 'PT404';
  end if;
  perform private.decided_already(app, decision);
  if app.status = wanted then
    return private.application_outcome(app, false);
  end if;
  perform private.may_become(app, wanted);
  if decision = 'approve' then
    perform private.check_place(app, chosen, waits);
  end if;
  delete from public.application_decisions d where d.application_id = app.id;
  return private.settle_application(app, decision, note, token_hash, chosen, waits);
end $$;

-- Returns the fields for the email about a certificate. `changed` says whether this call changed it.
create or replace function private.certificate_outcome(c public.certificates, changed boolean) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'changed', changed, 'id', c.id, 'code', c.code, 'name', c.name, 'cohort', h.name, 'issuedOn', c.issued_on,
    'expiresOn', c.expires_on, 'completedOn', c.completed_on, 'cpeLive', c.cpe_live,
    'cpeSelfStudy', c.cpe_self_study, 'status', private.certificate_status(c), 'reason', c.revoked_reason,
    'email', (select u.email from auth.users u where u.id = c.user_id))
  from public.cohorts h where h.id = c.cohort_id
$$;

-- Returns the scheduled emails that are due, with the facts that each contains. A call needs none if it was booked or
-- changed shortly before, because that email has the same content.
create function private.due_reminders(cohort_days integer, certificate_days integer)
returns table (kind text, subject uuid, due_for text, facts jsonb)
language sql stable security definer set search_path = '' as $$
  select 'call', b.id, to_char(b.starts_at at time zone 'utc', 'YYYY-MM-DD HH24:MI'), private.call_facts(b, null, true) || jsonb_build_object(
    'id', b.id, 'submission', b.submission_id, 'tokenHash', b.manage_token_hash)
  from public.bookings b
  where b.status = 'booked' and b.starts_at between now() + interval '1 hour' and now() + interval '24 hours'
    and b.created_at < b.starts_at - interval '36 hours' and b.updated_at < now() - interval '2 hours'
    and (b.user_id is null or private.wants_letters(b.user_id))
  union all
  select 'cohort', m.id, c.starts_on::text, jsonb_build_object('email', lower(coalesce(u.email, a.email)),
    'name', coalesce(nullif(btrim(p.name), ''), a.first_name, ''), 'cohort', c.name, 'startsOn', c.starts_on)
  from public.cohort_members m
  join public.cohorts c on c.id = m.cohort_id
  left join auth.users u on u.id = m.user_id
  left join public.profiles p on p.id = m.user_id
  left join public.certification_applications a on a.id = m.application_id
  where c.status in ('planned', 'open', 'running') and coalesce(u.email, a.email) is not null
    and c.starts_on between private.office_day() + 1 and private.office_day() + cohort_days
    and m.created_at < now() - interval '1 day' and (m.user_id is null or private.wants_letters(m.user_id))
  union all
  select 'certificate', c.id, c.expires_on::text, jsonb_build_object('email', u.email, 'name', c.name,
    'code', c.code, 'expiresOn', c.expires_on)
  from public.certificates c join auth.users u on u.id = c.user_id
  where c.revoked_at is null
    and c.expires_on between private.office_day() and private.office_day() + certificate_days
    and not exists (
      select from public.certificates o
      where o.user_id = c.user_id and o.revoked_at is null and o.expires_on > c.expires_on
    )
  union all
  select 'welcome', u.id, 'confirmed', jsonb_build_object('email', u.email,
    'name', coalesce(p.name, ''), 'accountType', p.account_type)
  from auth.users u join public.profiles p on p.id = u.id
  where u.email_confirmed_at > now() - interval '1 day' and u.confirmation_sent_at is not null
    and u.invited_at is null and p.status <> 'suspended'
$$;

-- Claims up to `most` scheduled emails and returns them. A claim ends after ten minutes, in case its call was stopped.
-- Only the secret key may call it.
create function public.claim_reminders(cohort_days integer, certificate_days integer, most integer default 20)
returns jsonb
language sql volatile security definer set search_path = '' as $$
  with due as (
    select d.* from private.due_reminders(cohort_days, certificate_days) d
    left join private.reminders r using (kind, subject, due_for)
    where r.sent_at is null and (r.claimed_at > now() - interval '10 minutes') is not true
    order by r.created_at nulls first limit most
  ), claimed as (
    insert into private.reminders as r (kind, subject, due_for)
    select d.kind, d.subject, d.due_for from due d
    on conflict (kind, subject, due_for) do update set claimed_at = now()
    -- Another call may have claimed it since this one began.
    where r.sent_at is null and (r.claimed_at > now() - interval '10 minutes') is not true
    returning r.kind, r.subject, r.due_for
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'kind', c.kind, 'subject', c.subject, 'dueFor', c.due_for, 'facts', d.facts)), '[]')
  from claimed c join due d using (kind, subject, due_for)
$$;

-- Ends a claim: the email was sent, or is due again. Only the secret key may call it.
create function public.finish_reminder(kind text, subject uuid, due_for text, is_sent boolean) returns void
language sql volatile security definer set search_path = '' as $$
  update private.reminders r set sent_at = case when is_sent then now() end, claimed_at = null
  where r.kind = finish_reminder.kind and r.subject = finish_reminder.subject
    and r.due_for = finish_reminder.due_for and r.sent_at is null
$$;

-- Calls the server function send-reminders; pg_cron runs this every ten minutes. The function does only what is due for
-- any caller, so the database needs no key.
create function private.ask_for_reminders() returns void
language plpgsql security definer set search_path = '' as $$
declare
  host text := (select h.url from private.function_host h);
begin
  if host is not null then
    execute 'select net.http_post(url := $1, body := ''{"due": "reminders"}''::jsonb)' using host || '/send-reminders';
  end if;
end $$;

do $$
begin
  if (select count(*) from pg_available_extensions e where e.name in ('pg_cron', 'pg_net')) = 2 then
    create extension if not exists pg_cron;
    create extension if not exists pg_net;
    perform cron.schedule('send-reminders', '*/10 * * * *', 'select private.ask_for_reminders()');
  end if;
exception when others then
  raise notice 'send-reminders is not scheduled: %', sqlerrm;
end $$;

grant execute on function
  public.open_invitation(text), public.claim_reminders(integer, integer, integer),
  public.finish_reminder(text, uuid, text, boolean)
to service_role;
