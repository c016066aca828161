-- What the administrators' list of applications looks through, in one column.
alter table public.certification_applications add column search text generated always as (
  lower(first_name || ' ' || last_name || ' ' || coalesce(firm_name, '') || ' ' || coalesce(business_name, '') || ' '
    || email || ' ' || reference)
) stored,
  -- The address as it is compared.
  add column address text generated always as (lower(email)) stored;
create index applications_address on public.certification_applications (address, created_at desc);
create index applications_last_name on public.certification_applications (last_name, id);
create index applications_review_due on public.certification_applications (review_due_at, id)
  where status in ('submitted', 'in_review');

-- Figures over every application that the caller may read, under the caller's own policies. One that is decided and
-- waits for its letter is not late any more.
create function public.application_figures()
returns table (
  submitted bigint, in_review bigint, approved bigint, rejected bigint, withdrawn bigint,
  overdue bigint, next_due timestamptz, oldest timestamptz, waiting bigint
)
language sql stable security invoker set search_path = '' as $$
  select
    count(*) filter (where a.status = 'submitted'),
    count(*) filter (where a.status = 'in_review'),
    count(*) filter (where a.status = 'approved'),
    count(*) filter (where a.status = 'rejected'),
    count(*) filter (where a.status = 'withdrawn'),
    count(*) filter (where a.status in ('submitted', 'in_review') and d.id is null and a.review_due_at < now()),
    min(a.review_due_at) filter (where a.status in ('submitted', 'in_review') and d.id is null),
    min(a.created_at) filter (where a.status in ('submitted', 'in_review') and d.id is null),
    (select count(*) from public.waitlist w where w.status = 'waiting')
  from public.certification_applications a
  left join public.application_decisions d on d.application_id = a.id
$$;
revoke all on function public.application_figures() from public, anon, service_role;
grant execute on function public.application_figures() to authenticated;

-- Seats one who waits: in the cohort they wait for, else in the next that has a seat. The trigger on cohort_members counts
-- and refuses the twenty-sixth; a seat is given by the same lock as at an approval.
create function private.offer_seat(waiting_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  waiting public.waitlist;
  app public.certification_applications;
  cohort public.cohorts;
begin
  perform private.require_admin('Only an administrator can offer a seat');
  perform pg_catalog.pg_advisory_xact_lock(4205);
  select * into waiting from public.waitlist w where w.id = waiting_id for update;
  if not found then
    raise exception 'Nobody waits here any more' using errcode = 'PT404';
  elsif waiting.status <> 'waiting' then
    raise exception 'This person has been offered a seat already, or has left the list' using errcode = 'PT409';
  end if;
  select * into app from public.certification_applications a where a.id = waiting.application_id;
  select * into cohort from public.cohorts c
  where c.status in ('planned', 'open') and c.starts_on >= current_date and c.seats_taken < c.seats
    and c.id = coalesce(waiting.cohort_id, c.id)
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
create function public.offer_seat(waiting_id uuid) returns jsonb
language sql security invoker set search_path = '' as $$
  select private.offer_seat(waiting_id)
$$;
revoke all on function private.offer_seat(uuid), public.offer_seat(uuid) from public, anon, service_role;
grant execute on function private.offer_seat(uuid), public.offer_seat(uuid) to authenticated;

-- The notice of a new application leads to it.
create or replace function private.notice_application() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.tell(private.admin_ids(), 'application', 'New application ' || new.reference,
    case new.applicant_type when 'cpa' then 'From a CPA' else 'From a business owner' end,
    '/dashboard/applications?application=' || new.id);
  return null;
end $$;
