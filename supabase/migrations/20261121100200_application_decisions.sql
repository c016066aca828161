-- A seat in the next cohort that has one; null when every cohort to come is full. The count is the trigger's on
-- cohort_members: when somebody else was quicker it refuses, and the next look finds another cohort or none.
create function private.take_seat(application_id uuid, user_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  cohort public.cohorts;
begin
  select c.* into cohort from public.cohort_members m join public.cohorts c on c.id = m.cohort_id
  where m.user_id = take_seat.user_id and c.status in ('planned', 'open', 'running')
  order by c.starts_on limit 1;
  for attempt in 1..20 loop
    exit when cohort.id is not null;
    select * into cohort from public.cohorts c
    where c.status in ('planned', 'open') and c.starts_on >= current_date and c.seats_taken < c.seats
    order by c.starts_on, c.id limit 1;
    exit when not found;
    begin
      insert into public.cohort_members (cohort_id, user_id, application_id)
      values (cohort.id, take_seat.user_id, take_seat.application_id);
    exception when check_violation then
      cohort := null;
    end;
  end loop;
  if cohort.id is null then
    return null;
  end if;
  return jsonb_build_object('cohortId', cohort.id, 'name', cohort.name, 'startsOn', cohort.starts_on);
end $$;

create function private.join_waitlist(application_id uuid) returns void
language sql security definer set search_path = '' as $$
  insert into public.waitlist (application_id) values ($1)
  on conflict on constraint waitlist_application_id_key do update set status = 'waiting'
$$;

create function private.application_outcome(app public.certification_applications, changed boolean) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'changed', changed, 'status', app.status, 'reference', app.reference, 'email', lower(app.email),
    'firstName', app.first_name, 'applicantType', app.applicant_type, 'note', app.decision_note,
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

-- One transaction: status and history, role or invitation, seat or waiting list. `token_hash` is that of the letter
-- which is sent when the applicant has no account yet. A decision stands: approved stays, rejected can be reopened.
create function private.decide_application(application_id uuid, decision text, note text, token_hash text)
returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  wanted text := case decision when 'approve' then 'approved' when 'reject' then 'rejected'
    when 'in_review' then 'in_review' end;
  app public.certification_applications;
  account uuid;
begin
  perform private.require_admin('Only an administrator can decide on an application');
  if wanted is null then
    raise exception 'Choose approve, reject or in_review' using errcode = 'PT400', detail = 'decision';
  end if;
  select * into app from public.certification_applications a
  where a.id = decide_application.application_id for update;
  if not found then
    raise exception 'There is no such application' using errcode = 'PT404';
  end if;
  if app.status = wanted then
    return private.application_outcome(app, false);
  end if;
  if app.status in ('approved', 'withdrawn') or (app.status = 'rejected' and wanted <> 'in_review') then
    raise exception 'This application is % already', app.status using errcode = 'PT409';
  end if;

  select u.id into account from auth.users u join public.profiles p on p.id = u.id
  where u.email = lower(app.email) and u.email_confirmed_at is not null
  order by (u.id = app.user_id) desc limit 1;
  update public.certification_applications a set
    status = wanted,
    decision_note = coalesce(nullif(btrim(decide_application.note), ''), a.decision_note),
    user_id = case when wanted = 'approved' then coalesce(a.user_id, account) else a.user_id end
  where a.id = app.id returning * into app;

  if wanted = 'approved' and app.applicant_type = 'cpa' then
    -- One approval at a time looks for a seat.
    perform pg_catalog.pg_advisory_xact_lock(4205);
    if account is not null then
      update public.profiles p set role = 'coach' where p.id = account and p.role = 'user';
    else
      perform private.invite_applicant(app, token_hash);
    end if;
    if private.take_seat(app.id, account) is null then
      perform private.join_waitlist(app.id);
    end if;
  end if;
  if coalesce(account, app.user_id) is not null then
    insert into public.notifications (user_id, kind, title, body, link) values (
      coalesce(account, app.user_id), 'application',
      case wanted when 'approved' then 'Your application is approved'
        when 'rejected' then 'Your application was not accepted' else 'Your application is being reviewed' end,
      left(app.decision_note, 1000), '/dashboard');
  end if;
  return private.application_outcome(app, true);
end $$;

-- For an applicant without an account of a confirmed address. A pending invitation of theirs is taken further.
create function private.invite_applicant(app public.certification_applications, token_hash text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_catalog.pg_advisory_xact_lock(4208, pg_catalog.hashtext(lower(app.email)));
  insert into public.invitations (email, name, role, token_hash, invited_by, application_id)
  values (lower(app.email), left(app.first_name || ' ' || app.last_name, 120), 'coach',
    invite_applicant.token_hash, (select auth.uid()), app.id)
  on conflict (email) where status = 'pending' do update set
    role = case when invitations.role = 'admin' then 'admin' else 'coach' end,
    token_hash = excluded.token_hash, invited_by = excluded.invited_by,
    application_id = excluded.application_id, sent_at = now(), sends = least(invitations.sends + 1, 50),
    expires_at = now() + interval '7 days';
end $$;

create function public.decide_application(
  application_id uuid, decision text, note text default null, token_hash text default null
) returns jsonb
language sql security invoker set search_path = '' as $$
  select private.decide_application(application_id, decision, note, token_hash)
$$;

revoke all on function public.decide_application(uuid, text, text, text),
  private.decide_application(uuid, text, text, text) from public, anon, service_role;
grant execute on function public.decide_application(uuid, text, text, text),
  private.decide_application(uuid, text, text, text) to authenticated;
