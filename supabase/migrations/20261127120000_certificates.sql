-- What somebody who completed the program holds. The code is what the world knows it by; the row is written by the
-- functions below alone.
create function private.new_certificate_code() returns text
language sql volatile set search_path = '' as $$
  -- Sixty bits of chance, in letters that nobody mistakes: bytes 6 and 8 of a version 4 id are not random throughout.
  select 'CPPS' || string_agg(
    case when n % 4 = 1 then '-' else '' end
      || substr('23456789ABCDEFGHJKLMNPQRSTUVWXYZ', (get_byte(r.bytes, place) & 31) + 1, 1), '' order by n)
  from (select uuid_send(gen_random_uuid()) as bytes) r,
    unnest('{0,1,2,3,4,5,9,10,11,12,13,14}'::int[]) with ordinality as places (place, n)
$$;

create table public.certificates (
  id uuid primary key default gen_random_uuid(),
  code text not null unique default ''
    check (code ~ '^CPPS(-[2-9A-HJ-NP-Z]{4}){3}$'),
  user_id uuid not null references public.profiles (id) on delete cascade,
  cohort_id uuid not null references public.cohorts (id),
  -- As printed: a later change of the profile's name does not change it.
  name text not null check (length(btrim(name)) between 1 and 120 and length(name) <= 120),
  completed_on date not null,
  cpe_live numeric(4, 1) not null check (cpe_live between 0 and 100 and cpe_live * 5 = trunc(cpe_live * 5)),
  cpe_self_study numeric(4, 1) not null
    check (cpe_self_study between 0 and 100 and cpe_self_study * 5 = trunc(cpe_self_study * 5)),
  issued_at timestamptz not null default now(),
  -- The day at the firm.
  issued_on date not null,
  issued_by uuid references public.profiles (id) on delete set null,
  -- The last day on which it is valid.
  expires_on date not null,
  revoked_at timestamptz,
  revoked_by uuid references public.profiles (id) on delete set null,
  -- Told to the holder, not to the public.
  revoked_reason text check (length(btrim(revoked_reason)) between 1 and 1000 and length(revoked_reason) <= 1000),
  updated_at timestamptz not null default now(),
  constraint certificates_one_of_a_cohort unique (user_id, cohort_id),
  constraint certificates_expiry check (expires_on > issued_on),
  constraint certificates_revoked check ((revoked_at is null) = (revoked_reason is null))
);
alter table public.certificates enable row level security;
create index certificates_cohort_id on public.certificates (cohort_id);
create index certificates_issued_by on public.certificates (issued_by);
create index certificates_revoked_by on public.certificates (revoked_by);
create function private.office_day() returns date
language sql stable set search_path = '' as $$ select (now() at time zone private.office_zone())::date $$;

create function private.date_certificate() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.code = '' then
    new.code := private.new_certificate_code();
  end if;
  new.issued_on := coalesce(new.issued_on, private.office_day());
  return new;
end $$;
create trigger date_certificate before insert on public.certificates
  for each row execute function private.date_certificate();
create trigger touch_updated_at before insert or update on public.certificates
  for each row execute function private.touch_updated_at();

create policy members_only on public.certificates as restrictive for all to authenticated
  using ((select private.is_member()));
create policy certificates_select on public.certificates for select to authenticated using (
  user_id = (select auth.uid()) or (select private.is_admin())
);
grant select on public.certificates to authenticated;

create function private.certificate_status(c public.certificates) returns text
language sql stable set search_path = '' as $$
  select case when c.revoked_at is not null then 'revoked'
    when c.expires_on < private.office_day() then 'expired' else 'valid' end
$$;

alter table public.audit_log drop constraint audit_log_entity_check,
  add constraint audit_log_entity_check
    check (entity in ('profiles', 'clients', 'leads', 'certification_applications', 'certificates'));
create function private.record_certificate() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    perform private.audit('status', 'certificates', old.id, 'issued', 'undone');
  elsif tg_op = 'INSERT' then
    perform private.audit('status', 'certificates', new.id, null, 'issued until ' || new.expires_on);
  elsif new.revoked_at is not null and old.revoked_at is null then
    perform private.audit('status', 'certificates', new.id, 'issued', 'revoked');
  elsif new.expires_on <> old.expires_on then
    perform private.audit('status', 'certificates', new.id, 'until ' || old.expires_on, 'until ' || new.expires_on);
  end if;
  return null;
end $$;
create trigger record_certificate after insert or update of revoked_at, expires_on on public.certificates
  for each row execute function private.record_certificate();
-- Not what goes with an account: that leaves nothing to tell.
create trigger record_undone_certificate after delete on public.certificates
  for each row when (pg_trigger_depth() = 0) execute function private.record_certificate();

-- Who holds a certificate has had the seat.
create function private.keep_certified_seat() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from public.certificates c where c.user_id = old.user_id and c.cohort_id = old.cohort_id) then
    raise exception 'This participant holds a certificate of the cohort: the seat stays' using errcode = '23503';
  end if;
  return old;
end $$;
create trigger keep_certified_seat before delete on public.cohort_members
  for each row when (current_user in ('anon', 'authenticated')) execute function private.keep_certified_seat();

-- Seats that are taken stay; the words go to whoever lowers them.
create function private.keep_taken_seats() returns trigger
language plpgsql set search_path = '' as $$
begin
  if new.seats < old.seats_taken then
    raise exception '% seats are taken', old.seats_taken using errcode = '23514', detail = 'seats';
  end if;
  return new;
end $$;
create trigger keep_taken_seats before update of seats on public.cohorts
  for each row execute function private.keep_taken_seats();

-- What the letter needs.
create function private.certificate_outcome(c public.certificates, changed boolean) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'changed', changed, 'id', c.id, 'code', c.code, 'name', c.name, 'cohort', h.name, 'issuedOn', c.issued_on,
    'expiresOn', c.expires_on, 'status', private.certificate_status(c), 'reason', c.revoked_reason,
    'email', (select u.email from auth.users u where u.id = c.user_id))
  from public.cohorts h where h.id = c.cohort_id
$$;

create function private.certificate_notice(c public.certificates, title text) returns void
language sql security definer set search_path = '' as $$
  insert into public.notifications (user_id, kind, title, body, link)
  values (c.user_id, 'training', certificate_notice.title, c.code, '/dashboard/certificate')
$$;

-- Once for a seat: the same again answers what there is. `years` is the term of the program, which the caller states.
create function private.complete_participant(
  member_id uuid, name text, completed_on date, cpe_live numeric, cpe_self_study numeric, years integer
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  seat public.cohort_members;
  cohort public.cohorts;
  kept public.certificates;
begin
  perform private.require_admin('Only an administrator can issue a certificate');
  select * into seat from public.cohort_members m where m.id = complete_participant.member_id for update;
  if not found then
    raise exception 'There is no such participant' using errcode = 'PT404';
  elsif seat.user_id is null then
    raise exception 'This participant has no account yet: the certificate needs one' using errcode = 'PT409';
  end if;
  select * into kept from public.certificates c where c.user_id = seat.user_id and c.cohort_id = seat.cohort_id;
  if found then
    return private.certificate_outcome(kept, false);
  end if;
  select * into cohort from public.cohorts c where c.id = seat.cohort_id;
  if cohort.status not in ('running', 'finished') then
    raise exception 'This cohort is %: certificates come with one that is running or finished', cohort.status
      using errcode = 'PT409';
  elsif complete_participant.completed_on is null
    or complete_participant.completed_on not between cohort.starts_on and private.office_day() then
    raise exception 'Choose a day from the start of the cohort to today' using errcode = 'PT400', detail = 'completedOn';
  elsif complete_participant.years is null or complete_participant.years not between 1 and 10 then
    raise exception 'A certificate is valid for 1 to 10 years' using errcode = 'PT400', detail = 'years';
  end if;
  insert into public.certificates (
    user_id, cohort_id, name, completed_on, cpe_live, cpe_self_study, issued_by, expires_on)
  values (seat.user_id, seat.cohort_id, btrim(complete_participant.name), complete_participant.completed_on,
    complete_participant.cpe_live, complete_participant.cpe_self_study, (select auth.uid()),
    (private.office_day() + make_interval(years => complete_participant.years))::date)
  returning * into kept;
  perform private.certificate_notice(kept, 'Your certificate is issued');
  return private.certificate_outcome(kept, true);
exception when check_violation then
  raise exception 'Check the name, and the hours: 0 to 100 in steps of 0.2' using errcode = 'PT400';
end $$;

create function private.certificate_to_change(certificate_id uuid) returns public.certificates
language plpgsql security definer set search_path = '' as $$
declare
  kept public.certificates;
begin
  perform private.require_admin('Only an administrator can change a certificate');
  select * into kept from public.certificates c where c.id = certificate_id for update;
  if not found then
    raise exception 'There is no such certificate' using errcode = 'PT404';
  end if;
  return kept;
end $$;

-- A mistake is taken back within a day; after that the world may have seen it, and it is revoked.
create function private.undo_certificate(certificate_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  kept public.certificates := private.certificate_to_change(certificate_id);
begin
  if kept.revoked_at is not null then
    raise exception 'A revoked certificate stays' using errcode = 'PT409';
  elsif kept.issued_at < now() - interval '24 hours' then
    raise exception 'It was issued more than 24 hours ago: revoke it instead' using errcode = 'PT409';
  end if;
  delete from public.certificates c where c.id = kept.id;
  delete from public.notifications n
  where n.user_id = kept.user_id and n.link = '/dashboard/certificate' and n.body = kept.code;
  return private.certificate_outcome(kept, true);
end $$;

create function private.revoke_certificate(certificate_id uuid, reason text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  kept public.certificates := private.certificate_to_change(certificate_id);
begin
  if kept.revoked_at is not null then
    return private.certificate_outcome(kept, false);
  elsif length(btrim(coalesce(reason, ''))) not between 1 and 1000 then
    raise exception 'Say why, in 1 to 1000 characters' using errcode = 'PT400', detail = 'reason';
  end if;
  update public.certificates c set
    revoked_at = now(), revoked_by = (select auth.uid()), revoked_reason = btrim(reason)
  where c.id = kept.id returning * into kept;
  perform private.certificate_notice(kept, 'Your certificate is revoked');
  return private.certificate_outcome(kept, true);
end $$;

-- From ninety days before its last day on, so that a second press adds no second term.
create function private.renew_certificate(certificate_id uuid, years integer) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  kept public.certificates := private.certificate_to_change(certificate_id);
begin
  if kept.revoked_at is not null then
    raise exception 'A revoked certificate is not renewed' using errcode = 'PT409';
  elsif kept.expires_on - 90 > private.office_day() then
    raise exception 'It can be renewed from % on', kept.expires_on - 90 using errcode = 'PT409';
  elsif years is null or years not between 1 and 10 then
    raise exception 'A certificate is valid for 1 to 10 years' using errcode = 'PT400', detail = 'years';
  end if;
  update public.certificates c set
    expires_on = (greatest(c.expires_on, private.office_day()) + make_interval(years => renew_certificate.years))::date
  where c.id = kept.id returning * into kept;
  perform private.certificate_notice(kept, 'Your certificate is renewed');
  return private.certificate_outcome(kept, true);
end $$;

create function public.complete_participant(
  member_id uuid, name text, completed_on date, cpe_live numeric, cpe_self_study numeric, years integer
) returns jsonb language sql security invoker set search_path = '' as $$
  select private.complete_participant(member_id, name, completed_on, cpe_live, cpe_self_study, years)
$$;
create function public.undo_certificate(certificate_id uuid) returns jsonb
language sql security invoker set search_path = '' as $$ select private.undo_certificate(certificate_id) $$;
create function public.revoke_certificate(certificate_id uuid, reason text) returns jsonb
language sql security invoker set search_path = '' as $$ select private.revoke_certificate(certificate_id, reason) $$;
create function public.renew_certificate(certificate_id uuid, years integer) returns jsonb
language sql security invoker set search_path = '' as $$ select private.renew_certificate(certificate_id, years) $$;

-- What the page of a code shows, and nothing else; null for a code that nobody holds. Counted by network, because
-- guessing codes is the one use that needs many.
create function private.verify_certificate(code text, address text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  sender text := private.sender_key(address);
begin
  perform private.take_turn(4214, coalesce(sender, 'unknown') || ':verify', case when sender is null then 600 else 60 end,
    interval '10 minutes', 'Many codes have just been looked up from your network.');
  return (
    select jsonb_build_object('code', c.code, 'name', c.name, 'cohort', h.name, 'issuedOn', c.issued_on,
      'expiresOn', c.expires_on, 'status', private.certificate_status(c),
      'revokedOn', (c.revoked_at at time zone private.office_zone())::date)
    from public.certificates c join public.cohorts h on h.id = c.cohort_id
    where c.code = verify_certificate.code
  );
end $$;
create function public.verify_certificate(code text, address text) returns jsonb
language sql security invoker set search_path = '' as $$ select private.verify_certificate(code, address) $$;

-- What a credential is signed over; null for a code that nobody holds.
create function private.credential_facts(code text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('id', c.id, 'code', c.code, 'name', c.name, 'cohort', h.name, 'issuedAt', c.issued_at,
    'completedOn', c.completed_on, 'expiresOn', c.expires_on, 'status', private.certificate_status(c),
    'credits', c.cpe_live + c.cpe_self_study,
    -- The last second of its last day, at the firm.
    'validUntil', ((c.expires_on + 1)::timestamp at time zone private.office_zone()) - interval '1 second')
  from public.certificates c join public.cohorts h on h.id = c.cohort_id where c.code = credential_facts.code
$$;
create function public.credential_facts(code text) returns jsonb
language sql security invoker set search_path = '' as $$ select private.credential_facts(code) $$;

-- Ids that lead to nobody without the code.
create function private.revoked_credentials() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(c.id order by c.revoked_at, c.id), '[]') from public.certificates c
  where c.revoked_at is not null
$$;
create function public.revoked_credentials() returns jsonb
language sql security invoker set search_path = '' as $$ select private.revoked_credentials() $$;
create index certificates_revoked_at on public.certificates (revoked_at) where revoked_at is not null;

do $$ declare
  made regprocedure;
begin
  for made in select p.oid::regprocedure from pg_catalog.pg_proc p join pg_catalog.pg_namespace n on n.oid = p.pronamespace
    where n.nspname in ('public', 'private') and p.proname in (
      'new_certificate_code', 'office_day', 'date_certificate', 'certificate_status', 'record_certificate', 'keep_certified_seat',
      'keep_taken_seats', 'certificate_outcome', 'certificate_notice', 'certificate_to_change',
      'complete_participant', 'undo_certificate', 'revoke_certificate', 'renew_certificate',
      'verify_certificate', 'credential_facts', 'revoked_credentials')
  loop
    execute format('revoke all on function %s from public, anon, authenticated', made);
  end loop;
end $$;
grant execute on function
  public.complete_participant(uuid, text, date, numeric, numeric, integer),
  private.complete_participant(uuid, text, date, numeric, numeric, integer),
  public.undo_certificate(uuid), private.undo_certificate(uuid),
  public.revoke_certificate(uuid, text), private.revoke_certificate(uuid, text),
  public.renew_certificate(uuid, integer), private.renew_certificate(uuid, integer)
to authenticated;
grant execute on function
  public.verify_certificate(text, text), private.verify_certificate(text, text),
  public.credential_facts(text), private.credential_facts(text),
  public.revoked_credentials(), private.revoked_credentials()
to service_role;
