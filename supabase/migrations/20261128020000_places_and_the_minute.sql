-- Into review, and off the waiting list, wait their minute like the other decisions, because a letter follows from them
-- as well. An approval says where it seats, so that who decides and who is told read the same.
alter table public.application_decisions
  drop constraint application_decisions_decision_check,
  add constraint application_decisions_decision_check check (decision in ('approve', 'reject', 'in_review', 'take_off')),
  -- The cohort of the seat, or of the waiting list; null on the list of whichever has a seat first.
  add column cohort_id uuid references public.cohorts (id) on delete set null,
  add column waits boolean not null default false,
  add constraint application_decisions_place check (decision = 'approve' or (cohort_id is null and not waits));
create index application_decisions_cohort_id on public.application_decisions (cohort_id);

-- A seat that is promised by an approval whose minute is not over is not free.
create function private.free_seats(cohort public.cohorts, besides uuid) returns integer
language sql stable security definer set search_path = '' as $$
  select case when cohort.status in ('planned', 'open') and cohort.starts_on >= current_date then
    cohort.seats - cohort.seats_taken - (
      select count(*) from public.application_decisions d
      where d.cohort_id = cohort.id and not d.waits and d.carried_out_at is null
        and d.application_id is distinct from besides
    )::integer else 0 end
$$;

-- The cohort that was chosen, else the one asked for, else the next; null when it has no seat, or none has.
create function private.seat_for(app public.certification_applications, chosen uuid) returns uuid
language sql stable security definer set search_path = '' as $$
  select c.id from public.cohorts c
  where c.id = coalesce(chosen, c.id) and private.free_seats(c, app.id) > 0
  order by (c.id = app.cohort_id) desc nulls last, c.starts_on, c.id limit 1
$$;

-- One at a time looks for a seat, to the end of the transaction. A choice that cannot be is refused by name.
create function private.check_place(app public.certification_applications, chosen uuid, waits boolean) returns void
language plpgsql security definer set search_path = '' as $$
declare
  cohort public.cohorts;
begin
  perform pg_catalog.pg_advisory_xact_lock(4205);
  if chosen is null then
    return;
  end if;
  select * into cohort from public.cohorts c where c.id = chosen;
  if not found then
    raise exception 'There is no such cohort' using errcode = 'PT400', detail = 'cohortId';
  elsif not coalesce(check_place.waits, false) and private.free_seats(cohort, app.id) < 1 then
    raise exception 'No seat is free in % any more. Choose again.', cohort.name using errcode = 'PT409';
  end if;
end $$;

-- A seat, else a place on the waiting list. The trigger on cohort_members counts: when somebody else was quicker it
-- refuses, and the next look finds another cohort or none.
create function private.place_applicant(
  app public.certification_applications, account uuid, chosen uuid, waits boolean
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  place uuid;
begin
  if exists (
    select from public.cohort_members m join public.cohorts c on c.id = m.cohort_id
    where m.user_id = account and c.status in ('planned', 'open', 'running')
  ) then
    return;
  end if;
  for attempt in 1..20 loop
    exit when place_applicant.waits;
    place := private.seat_for(app, chosen);
    exit when place is null;
    begin
      insert into public.cohort_members (cohort_id, user_id, application_id) values (place, account, app.id);
      return;
    exception when check_violation then
      place := null;
    end;
  end loop;
  insert into public.waitlist (application_id, cohort_id) values (app.id, chosen)
  on conflict on constraint waitlist_application_id_key do update
    set status = 'waiting', cohort_id = excluded.cohort_id;
end $$;

-- Into review promises nothing: whoever approves or rejects may do so at once, and one letter goes instead of two.
drop function private.decided_already(public.certification_applications);
create function private.decided_already(app public.certification_applications, decision text) returns void
language plpgsql stable security definer set search_path = '' as $$
declare
  kept public.application_decisions;
  who text;
begin
  select * into kept from public.application_decisions d where d.application_id = app.id;
  if not found or (kept.decision = 'in_review' and decided_already.decision in ('approve', 'reject')) then
    return;
  end if;
  select coalesce(nullif(p.name, ''), p.email) into who from public.profiles p where p.id = kept.decided_by;
  raise exception 'This application was % a moment ago by %, and the letter is on its way',
    case kept.decision when 'approve' then 'approved' when 'reject' then 'rejected'
      when 'in_review' then 'taken into review' else 'taken off the waiting list' end,
    coalesce(who, 'an administrator') using errcode = 'PT409';
end $$;

create or replace function private.may_become(app public.certification_applications, wanted text) returns void
language plpgsql immutable set search_path = '' as $$
begin
  if app.status in ('approved', 'withdrawn') or (app.status = 'rejected' and wanted <> 'in_review') then
    raise exception 'This application is % already', app.status using errcode = 'PT409';
  elsif app.status = wanted then
    raise exception 'This application is in review already' using errcode = 'PT409';
  end if;
end $$;
revoke all on function private.free_seats(public.cohorts, uuid),
  private.seat_for(public.certification_applications, uuid),
  private.check_place(public.certification_applications, uuid, boolean),
  private.place_applicant(public.certification_applications, uuid, uuid, boolean),
  private.decided_already(public.certification_applications, text)
from public, anon, authenticated, service_role;
