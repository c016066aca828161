-- A decision waits for a minute before anything follows from it, so that it can be taken back. Nobody but administrators
-- knows of it until then. Its row stays until the letter has gone.
create table public.application_decisions (
  application_id uuid primary key references public.certification_applications (id) on delete cascade,
  -- The token of the applicant's invitation is derived from it: a letter that is sent again carries the same.
  id uuid not null unique default gen_random_uuid(),
  decision text not null check (decision in ('approve', 'reject')),
  note text check (length(note) <= 4000),
  decided_by uuid references public.profiles (id) on delete set null,
  decided_at timestamptz not null default now(),
  -- When the letter goes, or is tried again.
  letter_at timestamptz not null default now() + interval '1 minute',
  carried_out_at timestamptz,
  letter_sent_at timestamptz,
  tries smallint not null default 0
);
alter table public.application_decisions enable row level security;
create index application_decisions_decided_by on public.application_decisions (decided_by);
create index application_decisions_letter_at on public.application_decisions (letter_at);
create policy members_only on public.application_decisions as restrictive for all to authenticated
  using ((select private.is_member()));
create policy application_decisions_select on public.application_decisions for select to authenticated using (
  (select private.is_admin())
);
grant select on public.application_decisions to authenticated;
grant select, insert, update, delete on public.application_decisions to service_role;
do $$
declare
  told regclass;
begin
  foreach told in array array['public.certification_applications', 'public.application_decisions',
    'public.application_events', 'public.waitlist']::regclass[] loop
    if not exists (select from pg_publication_rel r join pg_publication p on p.oid = r.prpubid
      where p.pubname = 'supabase_realtime' and r.prrelid = told) then
      execute format('alter publication supabase_realtime add table %s', told);
    end if;
  end loop;
end $$;

create function private.decided_already(app public.certification_applications) returns void
language plpgsql stable security definer set search_path = '' as $$
declare
  kept public.application_decisions;
  who text;
begin
  select * into kept from public.application_decisions d where d.application_id = app.id;
  if found then
    select coalesce(nullif(p.name, ''), p.email) into who from public.profiles p where p.id = kept.decided_by;
    raise exception 'This application was % a moment ago by %, and the letter is on its way',
      case kept.decision when 'approve' then 'approved' else 'rejected' end, coalesce(who, 'an administrator')
      using errcode = 'PT409';
  end if;
end $$;

create function private.may_become(app public.certification_applications, wanted text) returns void
language plpgsql immutable set search_path = '' as $$
begin
  if app.status in ('approved', 'withdrawn') or (app.status = 'rejected' and wanted <> 'in_review') then
    raise exception 'This application is % already', app.status using errcode = 'PT409';
  end if;
end $$;

-- What follows from a decision: status and history, role or invitation, seat or waiting list, notice.
create function private.settle_application(
  app public.certification_applications, wanted text, note text, token_hash text
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  account uuid;
begin
  select u.id into account from auth.users u
  where u.id = app.user_id and u.email = lower(app.email) and u.email_confirmed_at is not null;
  update public.certification_applications a set
    status = wanted,
    decision_note = coalesce(nullif(btrim(settle_application.note), ''), a.decision_note)
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

-- At once: into review, and whatever a program decides. A decision on hold comes first.
create or replace function private.decide_application(application_id uuid, decision text, note text, token_hash text)
returns jsonb
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
  perform private.decided_already(app);
  if app.status = wanted then
    return private.application_outcome(app, false);
  end if;
  perform private.may_become(app, wanted);
  return private.settle_application(app, wanted, note, token_hash);
end $$;

-- Keeps a decision for a minute. The row of the application is locked first everywhere, so that two administrators, the
-- clock and somebody who takes a decision back go one after the other.
create function private.hold_decision(application_id uuid, decision text, note text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  app public.certification_applications;
  kept public.application_decisions;
  words text := nullif(btrim(hold_decision.note), '');
begin
  perform private.require_admin('Only an administrator can decide on an application');
  if decision is null or decision not in ('approve', 'reject') then
    raise exception 'Choose approve or reject' using errcode = 'PT400', detail = 'decision';
  end if;
  if decision = 'reject' and words is null then
    raise exception 'Write the reason: the applicant is told' using errcode = 'PT400', detail = 'note';
  end if;
  select * into app from public.certification_applications a
  where a.id = hold_decision.application_id for update;
  if not found then
    raise exception 'There is no such application' using errcode = 'PT404';
  end if;
  perform private.decided_already(app);
  perform private.may_become(app, case decision when 'approve' then 'approved' else 'rejected' end);
  insert into public.application_decisions (application_id, decision, note, decided_by)
  values (app.id, hold_decision.decision, words, (select auth.uid())) returning * into kept;
  return jsonb_build_object('decision', kept.decision, 'letterAt', kept.letter_at, 'reference', app.reference);
end $$;

-- Any administrator may, until the clock has carried it out. The history keeps that it happened.
create function private.take_back_decision(application_id uuid) returns text
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
    case kept.decision when 'approve' then 'Approval' else 'Rejection' end || ' taken back before the letter went.',
    (select auth.uid()));
  return app.status;
end $$;

-- What would follow: it happens, is looked at, and is undone, so that a preview can say nothing else than the letter.
create function private.preview_decision(application_id uuid, decision text, note text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  app public.certification_applications;
  wanted text := case decision when 'approve' then 'approved' when 'reject' then 'rejected' end;
  outcome text;
begin
  perform private.require_admin('Only an administrator can decide on an application');
  if wanted is null then
    raise exception 'Choose approve or reject' using errcode = 'PT400', detail = 'decision';
  end if;
  select * into app from public.certification_applications a
  where a.id = preview_decision.application_id for update;
  if not found then
    raise exception 'There is no such application' using errcode = 'PT404';
  end if;
  perform private.decided_already(app);
  perform private.may_become(app, wanted);
  begin
    raise exception using errcode = 'ZZ001', message =
      private.settle_application(app, wanted, preview_decision.note, repeat('0', 64))::text;
  exception when sqlstate 'ZZ001' then
    outcome := sqlerrm;
  end;
  return outcome::jsonb;
end $$;

-- Decisions whose time has come, oldest first.
create function private.due_decisions() returns setof uuid
language sql stable security definer set search_path = '' as $$
  select d.id from public.application_decisions d where d.letter_at <= now() order by d.letter_at limit 20
$$;

-- Carries out one that is due, once, in the name of who decided, and answers what the letter says; null when there is
-- nothing (any more). Until the letter has gone it answers again, later at each try: the clock asks, and a mail service
-- may be down.
create function private.carry_out_decision(decision_id uuid, token_hash text) returns jsonb
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
    if app.status not in ('submitted', 'in_review') then
      -- Withdrawn in the meantime: nobody is told a decision on what they have taken back.
      delete from public.application_decisions d where d.id = decision_id;
      return null;
    end if;
    -- The triggers write down who decided, not the clock. To the end of this transaction.
    perform set_config('request.jwt.claim.sub', coalesce(kept.decided_by::text, ''), true);
    perform set_config('request.jwt.claims',
      jsonb_build_object('role', 'authenticated', 'sub', kept.decided_by)::text, true);
    outcome := private.settle_application(app,
      case kept.decision when 'approve' then 'approved' else 'rejected' end, kept.note, token_hash);
  else
    outcome := private.application_outcome(app, true);
  end if;
  update public.application_decisions d set
    carried_out_at = coalesce(d.carried_out_at, now()),
    tries = least(d.tries + 1, 10),
    letter_at = now() + least(interval '1 minute' * 2 ^ d.tries, interval '1 hour')
  where d.id = decision_id;
  return outcome || jsonb_build_object('letterSent', kept.letter_sent_at is not null);
end $$;

-- The letter itself has gone (`letter`), or with it everything that was to be sent (`everything`).
create function private.note_letter(decision_id uuid, letter boolean, everything boolean) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  if everything then
    delete from public.application_decisions d where d.id = decision_id and d.carried_out_at is not null;
  elsif letter then
    update public.application_decisions d set letter_sent_at = coalesce(d.letter_sent_at, now())
    where d.id = decision_id;
  end if;
  return found;
end $$;

create function public.hold_decision(application_id uuid, decision text, note text default null) returns jsonb
language sql security invoker set search_path = '' as $$
  select private.hold_decision(application_id, decision, note)
$$;
create function public.take_back_decision(application_id uuid) returns text
language sql security invoker set search_path = '' as $$
  select private.take_back_decision(application_id)
$$;
create function public.preview_decision(application_id uuid, decision text, note text default null) returns jsonb
language sql security invoker set search_path = '' as $$
  select private.preview_decision(application_id, decision, note)
$$;
create function public.due_decisions() returns setof uuid
language sql security invoker set search_path = '' as $$
  select private.due_decisions()
$$;
create function public.carry_out_decision(decision_id uuid, token_hash text) returns jsonb
language sql security invoker set search_path = '' as $$
  select private.carry_out_decision(decision_id, token_hash)
$$;
create function public.note_letter(decision_id uuid, letter boolean, everything boolean) returns boolean
language sql security invoker set search_path = '' as $$
  select private.note_letter(decision_id, letter, everything)
$$;

revoke all on function private.decided_already(public.certification_applications),
  private.may_become(public.certification_applications, text),
  private.settle_application(public.certification_applications, text, text, text),
  private.hold_decision(uuid, text, text), public.hold_decision(uuid, text, text),
  private.take_back_decision(uuid), public.take_back_decision(uuid),
  private.preview_decision(uuid, text, text), public.preview_decision(uuid, text, text),
  private.due_decisions(), public.due_decisions(),
  private.carry_out_decision(uuid, text), public.carry_out_decision(uuid, text),
  private.note_letter(uuid, boolean, boolean), public.note_letter(uuid, boolean, boolean)
from public, anon, authenticated, service_role;
grant execute on function private.hold_decision(uuid, text, text), public.hold_decision(uuid, text, text),
  private.take_back_decision(uuid), public.take_back_decision(uuid),
  private.preview_decision(uuid, text, text), public.preview_decision(uuid, text, text)
to authenticated;
grant execute on function private.due_decisions(), public.due_decisions(),
  private.carry_out_decision(uuid, text), public.carry_out_decision(uuid, text),
  private.note_letter(uuid, boolean, boolean), public.note_letter(uuid, boolean, boolean)
to service_role;
