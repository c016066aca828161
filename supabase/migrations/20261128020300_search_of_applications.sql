-- The administrators' search begins anywhere in a word, so its index is one of trigrams. Under row security an operator that
-- is not leakproof, as `like`, reads every row first: whoever may read all asks this function, which says so once.
create extension if not exists pg_trgm with schema extensions;
create index applications_search on public.certification_applications using gin (search extensions.gin_trgm_ops)
  -- Few are written and many looks are taken: none reads a list of what is still to be filed.
  with (fastupdate = off);

create function private.applications_found(pattern text) returns setof public.certification_applications
language plpgsql stable security definer set search_path = '' rows 100 as $$
begin
  perform private.require_admin('Only an administrator can search applications');
  return query select a.* from public.certification_applications a where a.search like pattern;
end $$;
create function public.applications_found(pattern text) returns setof public.certification_applications
language sql stable security invoker set search_path = '' rows 100 as $$
  select * from private.applications_found(pattern)
$$;
revoke all on function private.applications_found(text), public.applications_found(text)
  from public, anon, service_role;
grant execute on function private.applications_found(text), public.applications_found(text) to authenticated;

-- Figures over every application that the caller may read, under the caller's own policies, or over those that pass the
-- filters of the list. One that is decided and waits for its letter is not late any more; one that is on its way into
-- review still is.
drop function public.application_figures();
create function public.application_figures(
  pattern text default null, types text[] default null, cohorts text[] default null,
  due_from timestamptz default null, due_until timestamptz default null, unanswered boolean default false
)
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
  left join public.application_decisions d on d.application_id = a.id and d.decision in ('approve', 'reject')
  where (application_figures.pattern is null or a.search like application_figures.pattern)
    and (application_figures.types is null or a.applicant_type = any (application_figures.types))
    and (application_figures.cohorts is null
      or coalesce(a.cohort_id::text, 'none') = any (application_figures.cohorts))
    and (application_figures.due_from is null or a.review_due_at >= application_figures.due_from)
    and (application_figures.due_until is null or a.review_due_at < application_figures.due_until)
    and (not application_figures.unanswered or a.status in ('submitted', 'in_review'))
$$;
revoke all on function public.application_figures(text, text[], text[], timestamptz, timestamptz, boolean)
  from public, anon, service_role;
grant execute on function public.application_figures(text, text[], text[], timestamptz, timestamptz, boolean)
  to authenticated;

-- A list that leaves the house as a file is written down before it does: who, of what, by which filter, how many.
alter table public.audit_log drop constraint audit_log_action_check,
  add constraint audit_log_action_check
    check (action in ('role', 'status', 'coach', 'owner', 'assigned', 'export'));
create function private.record_export(list text, query text, rows integer) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin('Only an administrator can export a list');
  if list is distinct from 'certification_applications' then
    raise exception 'There is no such list' using errcode = 'PT400', detail = 'list';
  elsif rows is null or rows not between 0 and 50000 then
    raise exception 'A file holds at most 50,000 rows' using errcode = 'PT400', detail = 'rows';
  end if;
  perform private.audit('export', list, null, left(record_export.query, 1000), rows::text);
end $$;
create function public.record_export(list text, query text, rows integer) returns void
language sql security invoker set search_path = '' as $$
  select private.record_export(list, query, rows)
$$;
revoke all on function private.record_export(text, text, integer), public.record_export(text, text, integer)
  from public, anon, service_role;
grant execute on function private.record_export(text, text, integer), public.record_export(text, text, integer)
  to authenticated;
