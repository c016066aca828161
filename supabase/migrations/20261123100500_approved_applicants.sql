-- An approval makes a coach of the account that sent the application, where it was sent signed in and under the address
-- of the account. An address alone leads to no account: anybody may have registered it. Everybody else gets the letter of
-- an invitation, whose token proves that the address is theirs, and is told and shown nothing before.
create or replace function private.decide_application(application_id uuid, decision text, note text, token_hash text)
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

  select u.id into account from auth.users u
  where u.id = app.user_id and u.email = lower(app.email) and u.email_confirmed_at is not null;
  update public.certification_applications a set
    status = wanted,
    decision_note = coalesce(nullif(btrim(decide_application.note), ''), a.decision_note)
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
  if app.user_id is not null then
    insert into public.notifications (user_id, kind, title, body, link) values (
      app.user_id, 'application',
      case wanted when 'approved' then 'Your application is approved'
        when 'rejected' then 'Your application was not accepted' else 'Your application is being reviewed' end,
      left(app.decision_note, 1000), '/dashboard');
  end if;
  return private.application_outcome(app, true);
end $$;
