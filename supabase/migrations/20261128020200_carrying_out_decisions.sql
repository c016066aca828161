-- Any administrator may, until the clock has carried it out. The history keeps that it happened.
create or replace function private.take_back_decision(application_id uuid) returns text
language plpgsql security definer set search_path = '' as $$
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
    raise exception 'There is nothing to take back: the letter has gone, or somebody was quicker'
      using errcode = 'PT409';
  end if;
  insert into public.application_events (application_id, kind, note, actor_id) values (app.id, 'note',
    case kept.decision when 'approve' then 'Approval' when 'reject' then 'Rejection'
      when 'in_review' then 'Taking into review' else 'Removal from the waiting list' end
    || ' taken back before the letter went.',
    (select auth.uid()));
  return app.status;
end $$;

-- Carries out one that is due, once, in the name of who decided, and answers what the letter says; null when there is
-- nothing (any more). Until the letter has gone it answers again, later at each try: the clock asks, and a mail service
-- may be down.
create or replace function private.carry_out_decision(decision_id uuid, token_hash text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  app public.certification_applications;
  kept public.application_decisions;
  outcome jsonb;
begin
  select a.* into app from public.certification_applications a
  where a.id = (select d.application_id from public.application_decisions d where d.id = decision_id) for update;
  select * into kept from public.application_decisions d where d.id = decision_id and d.letter_at <= now() for update;
  if kept.id is null then
    return null;
  end if;
  if kept.carried_out_at is null then
    -- The triggers write down who decided, not the clock. To the end of this transaction.
    perform set_config('request.jwt.claim.sub', coalesce(kept.decided_by::text, ''), true);
    perform set_config('request.jwt.claims',
      jsonb_build_object('role', 'authenticated', 'sub', kept.decided_by)::text, true);
    if kept.decision = 'take_off' then
      outcome := private.leave_waitlist(app, kept.note);
    elsif app.status in ('submitted', 'in_review') or (app.status = 'rejected' and kept.decision = 'in_review') then
      outcome := private.settle_application(app, kept.decision, kept.note, token_hash, kept.cohort_id, kept.waits);
    end if;
  elsif kept.decision <> 'in_review' or app.status = 'in_review' then
    outcome := private.application_outcome(app, true)
      || case kept.decision when 'take_off' then jsonb_build_object('note', kept.note) else '{}' end;
  end if;
  if outcome is null then
    -- Withdrawn, or seated, in the meantime: nobody is told a decision on what is no more.
    delete from public.application_decisions d where d.id = decision_id;
    return null;
  end if;
  update public.application_decisions d set
    carried_out_at = coalesce(d.carried_out_at, now()),
    tries = least(d.tries + 1, 10),
    letter_at = now() + least(interval '1 minute' * 2 ^ d.tries, interval '1 hour')
  where d.id = decision_id;
  return outcome || jsonb_build_object('decision', kept.decision, 'letterSent', kept.letter_sent_at is not null);
end $$;

-- Seats one who waits: in the cohort they wait for, else in the next that has a seat. The trigger on cohort_members counts
-- and refuses the twenty-sixth; a seat is given by the same lock as at an approval. The application is locked first, as
-- in every decision: the new row of cohort_members refers to it, so that another order would deadlock with one.
create or replace function private.offer_seat(waiting_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  waiting public.waitlist;
  app public.certification_applications;
  cohort public.cohorts;
begin
  perform private.require_admin('Only an administrator can offer a seat');
  select a.* into app from public.certification_applications a
  where a.id = (select w.application_id from public.waitlist w where w.id = waiting_id) for update;
  perform pg_catalog.pg_advisory_xact_lock(4205);
  select * into waiting from public.waitlist w where w.id = waiting_id for update;
  if not found then
    raise exception 'Nobody waits here any more' using errcode = 'PT404';
  elsif waiting.status <> 'waiting' then
    raise exception 'This person has been offered a seat already, or has left the list' using errcode = 'PT409';
  end if;
  if exists (
    select from public.application_decisions d
    where d.application_id = app.id and d.decision = 'take_off' and d.carried_out_at is null
  ) then
    raise exception 'This person is being taken off the list. Undo that first.' using errcode = 'PT409';
  end if;
  select * into cohort from public.cohorts c
  where c.id = coalesce(waiting.cohort_id, c.id) and private.free_seats(c, null) > 0
  order by c.starts_on, c.id limit 1 for update;
  if cohort.id is null or cohort.seats_taken >= cohort.seats then
    raise exception 'No seat is free in a cohort to come' using errcode = 'PT409';
  end if;
  insert into public.cohort_members (cohort_id, user_id, application_id) values (cohort.id, app.user_id, app.id);
  update public.waitlist w set status = 'seated' where w.id = waiting.id;
  if app.user_id is not null then
    insert into public.notifications (user_id, kind, title, body, link) values (
      app.user_id, 'application', 'A seat is free for you', cohort.name, '/dashboard');
  end if;
  return jsonb_build_object('reference', app.reference, 'email', lower(app.email), 'firstName', app.first_name,
    'seat', jsonb_build_object('cohortId', cohort.id, 'name', cohort.name, 'startsOn', cohort.starts_on));
exception when unique_violation then
  raise exception 'This person has a seat already' using errcode = 'PT409';
end $$;

drop function private.take_seat(uuid, uuid);
drop function private.join_waitlist(uuid);

create function public.decide_application(
  application_id uuid, decision text, note text default null, token_hash text default null, chosen uuid default null,
  waits boolean default false
) returns jsonb
language sql security invoker set search_path = '' as $$
  select private.decide_application(application_id, decision, note, token_hash, chosen, waits)
$$;
create function public.hold_decision(
  application_id uuid, decision text, note text default null, chosen uuid default null, waits boolean default false
) returns jsonb
language sql security invoker set search_path = '' as $$
  select private.hold_decision(application_id, decision, note, chosen, waits)
$$;
create function public.preview_decision(
  application_id uuid, decision text, note text default null, chosen uuid default null, waits boolean default false
) returns jsonb
language sql security invoker set search_path = '' as $$
  select private.preview_decision(application_id, decision, note, chosen, waits)
$$;

revoke all on function
  private.settle_application(public.certification_applications, text, text, text, uuid, boolean),
  private.leave_waitlist(public.certification_applications, text),
  private.decide_application(uuid, text, text, text, uuid, boolean),
  public.decide_application(uuid, text, text, text, uuid, boolean),
  private.hold_decision(uuid, text, text, uuid, boolean), public.hold_decision(uuid, text, text, uuid, boolean),
  private.preview_decision(uuid, text, text, uuid, boolean), public.preview_decision(uuid, text, text, uuid, boolean)
from public, anon, authenticated, service_role;
grant execute on function
  private.decide_application(uuid, text, text, text, uuid, boolean),
  public.decide_application(uuid, text, text, text, uuid, boolean),
  private.hold_decision(uuid, text, text, uuid, boolean), public.hold_decision(uuid, text, text, uuid, boolean),
  private.preview_decision(uuid, text, text, uuid, boolean), public.preview_decision(uuid, text, text, uuid, boolean)
to authenticated;
