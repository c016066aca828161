-- What follows from a decision: status and history, role or invitation, seat or waiting list, notice.
drop function private.settle_application(public.certification_applications, text, text, text);
create function private.settle_application(
  app public.certification_applications, decision text, note text, token_hash text, chosen uuid, waits boolean
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  wanted text := case decision when 'approve' then 'approved' when 'reject' then 'rejected' else 'in_review' end;
  account uuid;
begin
  select u.id into account from auth.users u
  where u.id = app.user_id and u.email = lower(app.email) and u.email_confirmed_at is not null;
  update public.certification_applications a set
    status = wanted,
    decision_note = coalesce(nullif(btrim(settle_application.note), ''), a.decision_note)
  where a.id = app.id returning * into app;

  if wanted = 'approved' and app.applicant_type = 'cpa' then
    perform pg_catalog.pg_advisory_xact_lock(4205);
    if account is not null then
      update public.profiles p set role = 'coach' where p.id = account and p.role = 'user';
    else
      perform private.invite_applicant(app, token_hash);
    end if;
    perform private.place_applicant(app, account, chosen, waits);
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

-- Off the waiting list; null when they are not on it (any more). The reason stays in the records.
create function private.leave_waitlist(app public.certification_applications, note text) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  update public.waitlist w set status = 'left' where w.application_id = app.id and w.status = 'waiting';
  if not found then
    return null;
  end if;
  insert into public.application_events (application_id, kind, note, actor_id)
  values (app.id, 'note', left('Taken off the waiting list. ' || leave_waitlist.note, 4000), (select auth.uid()));
  perform private.audit('status', 'certification_applications', app.id, 'waiting', 'left');
  if app.user_id is not null then
    insert into public.notifications (user_id, kind, title, body, link) values (
      app.user_id, 'application', 'You are no longer on the waiting list', left(leave_waitlist.note, 1000), '/dashboard');
  end if;
  return private.application_outcome(app, true) || jsonb_build_object('note', leave_waitlist.note);
end $$;

-- At once: whatever a program decides. A decision on hold comes first.
drop function public.decide_application(uuid, text, text, text);
drop function private.decide_application(uuid, text, text, text);
create function private.decide_application(
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

-- Keeps a decision for a minute. The row of the application is locked first everywhere, so that two administrators, the
-- clock and somebody who takes a decision back go one after the other. Where an approval seats is written down now: what
-- is decided is what is done, and the seat is promised to nobody else meanwhile.
drop function public.hold_decision(uuid, text, text);
drop function private.hold_decision(uuid, text, text);
create function private.hold_decision(application_id uuid, decision text, note text, chosen uuid, waits boolean)
returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  app public.certification_applications;
  kept public.application_decisions;
  words text := nullif(btrim(hold_decision.note), '');
  seats boolean;
begin
  perform private.require_admin('Only an administrator can decide on an application');
  if decision is null or decision not in ('approve', 'reject', 'in_review', 'take_off') then
    raise exception 'Choose approve, reject, in_review or take_off' using errcode = 'PT400', detail = 'decision';
  end if;
  if decision in ('reject', 'take_off') and words is null then
    raise exception 'Write the reason: the applicant is told' using errcode = 'PT400', detail = 'note';
  end if;
  select * into app from public.certification_applications a
  where a.id = hold_decision.application_id for update;
  if not found then
    raise exception 'There is no such application' using errcode = 'PT404';
  end if;
  perform private.decided_already(app, decision);
  if decision = 'take_off' then
    perform from public.waitlist w where w.application_id = app.id and w.status = 'waiting' for update;
    if not found then
      raise exception 'This person is not on the waiting list any more' using errcode = 'PT409';
    end if;
  else
    perform private.may_become(app,
      case decision when 'approve' then 'approved' when 'reject' then 'rejected' else 'in_review' end);
  end if;
  seats := decision = 'approve' and app.applicant_type = 'cpa';
  if seats then
    perform private.check_place(app, chosen, waits);
    if chosen is null and not coalesce(waits, false) then
      chosen := private.seat_for(app, null);
      waits := chosen is null;
    end if;
  end if;
  delete from public.application_decisions d where d.application_id = app.id;
  insert into public.application_decisions (application_id, decision, note, decided_by, cohort_id, waits) values (
    app.id, hold_decision.decision, words, (select auth.uid()),
    case when seats then chosen end, seats and coalesce(hold_decision.waits, false))
  returning * into kept;
  return jsonb_build_object('decision', kept.decision, 'letterAt', kept.letter_at, 'reference', app.reference);
end $$;

-- What would follow: it happens, is looked at, and is undone, so that a preview can say nothing else than the letter.
drop function public.preview_decision(uuid, text, text);
drop function private.preview_decision(uuid, text, text);
create function private.preview_decision(application_id uuid, decision text, note text, chosen uuid, waits boolean)
returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  app public.certification_applications;
  outcome text;
begin
  perform private.require_admin('Only an administrator can decide on an application');
  if decision is null or decision not in ('approve', 'reject', 'take_off') then
    raise exception 'Choose approve, reject or take_off' using errcode = 'PT400', detail = 'decision';
  end if;
  select * into app from public.certification_applications a
  where a.id = preview_decision.application_id for update;
  if not found then
    raise exception 'There is no such application' using errcode = 'PT404';
  end if;
  perform private.decided_already(app, decision);
  if decision <> 'take_off' then
    perform private.may_become(app, case decision when 'approve' then 'approved' else 'rejected' end);
  end if;
  if decision = 'approve' then
    perform private.check_place(app, chosen, waits);
  end if;
  begin
    raise exception using errcode = 'ZZ001', message = coalesce(case decision
      when 'take_off' then private.leave_waitlist(app, preview_decision.note)
      else private.settle_application(app, decision, preview_decision.note, repeat('0', 64), chosen, waits) end::text, '');
  exception when sqlstate 'ZZ001' then
    outcome := sqlerrm;
  end;
  if outcome = '' then
    raise exception 'This person is not on the waiting list any more' using errcode = 'PT409';
  end if;
  return outcome::jsonb || jsonb_build_object('decision', decision);
end $$;
