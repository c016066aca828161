-- How long what people send is kept: the one place for these figures. The privacy policy is written from them
-- (embedded/generate-types.ts), `delete_expired` deletes by them. What is kept by law or because somebody became a
-- client, a coach or a subscriber is left out by `only_where`.
create table private.retention (
  rule text primary key,
  relation regclass not null,
  -- SQL over a row `k` of the relation: from when on it counts.
  since text not null,
  kept interval not null,
  only_where text not null default 'true',
  -- The column that is emptied; null when the row goes.
  clears text
);

insert into private.retention (rule, relation, since, kept, only_where, clears) values
  ('leads', 'public.leads', 'created_at', '2 years', $$client_id is null and status <> 'converted'$$, null),
  ('convertedLeads', 'public.leads', 'updated_at', '7 years', $$client_id is null and status = 'converted'$$, null),
  ('refusedApplications', 'public.certification_applications', 'decided_at', '2 years', $$status = 'rejected'$$, null),
  ('otherApplications', 'public.certification_applications', 'updated_at', '2 years',
    $$status in ('submitted', 'in_review', 'withdrawn')$$, null),
  ('waitlist', 'public.waitlist', 'updated_at', '2 years', $$status in ('seated', 'left')$$, null),
  ('calls', 'public.bookings', 'starts_at', '2 years', 'client_id is null', null),
  ('unconfirmedCalls', 'public.bookings', 'created_at', '1 day', $$status in ('pending', 'lapsed')$$, null),
  ('callLinks', 'public.bookings', 'starts_at', '30 days', 'manage_token_hash is not null', 'manage_token_hash'),
  ('callHolds', 'private.call_holds', 'until', '1 day', 'true', null),
  ('attendance', 'public.symposium_registrations', 'make_date(right(event, 4)::int + 1, 1, 1)', '7 years',
    $$status in ('registered', 'attended')$$, null),
  ('otherRegistrations', 'public.symposium_registrations', 'make_date(right(event, 4)::int + 1, 1, 1)', '2 years',
    $$status in ('waitlisted', 'cancelled')$$, null),
  ('needs', 'public.symposium_registrations', 'make_date(right(event, 4)::int + 1, 1, 1)', '0 days',
    'needs is not null', 'needs'),
  ('unconfirmedSubscribers', 'public.subscribers', 'coalesce(confirm_sent_at, created_at)', '30 days',
    $$status = 'pending'$$, null),
  ('newsletterLinks', 'public.subscribers', 'confirm_sent_at', '7 days',
    $$status = 'pending' and confirm_token_hash is not null$$, 'confirm_token_hash'),
  ('consents', 'public.consents', 'created_at', '2 years',
    $$user_id is null
      and not exists (select from public.subscribers s where s.email = k.email and s.status = 'confirmed')
      and not exists (select from public.certification_applications a where lower(a.email) = lower(k.email))$$, null),
  ('invitations', 'public.invitations', 'expires_at', '90 days',
    $$status <> 'accepted' and application_id is null$$, null),
  ('signIns', 'public.auth_events', 'created_at', '1 year', 'true', null),
  ('formTurns', 'private.form_turns', 'created_at', '1 day', 'true', null),
  ('formSubmissions', 'private.form_submissions', 'created_at', '30 days', 'true', null);

-- Deletes what is over its time, at most so many rows of each rule, and answers how many by rule. Rows that somebody
-- works on just now are left for the next time.
create function private.delete_expired(at timestamptz default now(), most integer default 5000) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  entry private.retention;
  counted bigint;
  counts jsonb := '{}';
begin
  for entry in select * from private.retention r order by r.rule loop
    execute format(
      case when entry.clears is null then 'delete from %1$s t' else 'update %1$s t set %4$I = null' end
        || ' where t.ctid in (select k.ctid from %1$s k where %2$s <= $1 and (%3$s) limit $2 for update skip locked)',
      entry.relation, entry.since, entry.only_where, entry.clears)
    using at - entry.kept, most;
    get diagnostics counted = row_count;
    counts := counts || jsonb_build_object(entry.rule, counted);
  end loop;
  return counts;
end $$;

-- Without a moment of the caller's: nobody deletes early.
create function public.delete_expired() returns jsonb
language sql security invoker set search_path = '' as $$
  select private.delete_expired()
$$;
revoke all on function public.delete_expired(), private.delete_expired(timestamptz, integer)
from public, anon, authenticated;
grant execute on function public.delete_expired(), private.delete_expired(timestamptz, integer) to service_role;

-- Once an hour where the database can do it by itself. Elsewhere whoever runs the database calls it.
do $$
begin
  if exists (select from pg_available_extensions e where e.name = 'pg_cron') then
    create extension if not exists pg_cron;
    perform cron.schedule('delete-expired', '17 * * * *', 'select private.delete_expired()');
  end if;
exception when others then
  raise notice 'delete_expired is not scheduled: %', sqlerrm;
end $$;
