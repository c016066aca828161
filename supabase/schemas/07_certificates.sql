-- Certificates of the CPPS program.
-- certificates has one row per participant and cohort. directory_entries has the public profiles of certified people,
-- cpps_levels the levels above Bronze, which open more of the resources. The view audit_entries is here because it
-- reads the tables of all earlier files.
-- Holders read their certificates and write their directory entry; administrators issue and change certificates by
-- functions; the public reads both through server functions.

-- == Tables ==

create table public.certificates (
  id uuid primary key default gen_random_uuid(),
  code text not null unique default '' check (code ~ '^CPPS(-[2-9A-HJ-NP-Z]{4}){3}$'),
  user_id uuid not null references public.profiles (id) on delete cascade,
  cohort_id uuid not null references public.cohorts (id),
  -- The printed name. It stays when the name of the profile changes.
  name text not null check (length(btrim(name)) between 1 and 120 and length(name) <= 120),
  completed_on date not null,
  cpe_live numeric(4, 1) not null check (cpe_live between 0 and 100 and cpe_live * 5 = trunc(cpe_live * 5)),
  cpe_self_study numeric(4, 1) not null
    check (cpe_self_study between 0 and 100 and cpe_self_study * 5 = trunc(cpe_self_study * 5)),
  issued_at timestamptz not null default now(),
  -- In the office's time zone.
  issued_on date not null,
  issued_by uuid references public.profiles (id) on delete set null,
  -- The last day of validity.
  expires_on date not null,
  revoked_at timestamptz,
  revoked_by uuid references public.profiles (id) on delete set null,
  -- The holder sees it, the public does not.
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
create index certificates_revoked_at on public.certificates (revoked_at) where revoked_at is not null;

-- Entries of the public directory. An entry is visible while `shown` is true and its owner has a valid certificate;
-- each read checks both.
create table public.directory_entries (
  user_id uuid primary key default auth.uid() references public.profiles (id) on delete cascade,
  -- Part of the URL of the public profile.
  slug text not null unique default '' check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 140),
  shown boolean not null default false,
  headline text not null check (length(btrim(headline)) between 1 and 120 and length(headline) <= 120),
  firm text not null check (length(btrim(firm)) between 1 and 120 and length(firm) <= 120),
  -- City and state, as in the filter of the directory.
  location text not null check (length(btrim(location)) between 1 and 80 and length(location) <= 80),
  specialities text[] not null check (
    cardinality(specialities) between 1 and 8 and array_position(specialities, null) is null
    and length(array_to_string(specialities, '')) between 1 and 320
  ),
  about text not null check (length(btrim(about)) between 1 and 2000 and length(about) <= 2000),
  contact_email public.email_address not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
alter table public.directory_entries enable row level security;

-- Levels that administrators set. Without a row the level is Bronze.
create table private.cpps_levels (
  user_id uuid primary key references public.profiles (id) on delete cascade,
  level text not null check (level in ('Silver', 'Gold', 'Platinum')),
  set_by uuid references public.profiles (id) on delete set null,
  set_at timestamptz not null default now()
);
create index cpps_levels_set_by on private.cpps_levels (set_by);

-- == Functions: codes, dates, and status ==

-- Returns a public code with 60 random bits, in letters and digits that are not easily confused.
create function private.new_certificate_code() returns text
language sql volatile set search_path = '' as $$
  -- Skips bytes 6 to 8: bytes 6 and 8 of a version 4 UUID are only partly random.
  select 'CPPS' || string_agg(
    case when n % 4 = 1 then '-' else '' end
      || substr('23456789ABCDEFGHJKLMNPQRSTUVWXYZ', (get_byte(r.bytes, place) & 31) + 1, 1), '' order by n)
  from (select uuid_send(gen_random_uuid()) as bytes) r,
    unnest('{0,1,2,3,4,5,9,10,11,12,13,14}'::int[]) with ordinality as places (place, n)
$$;

-- Returns today's date in the time zone of the office.
create function private.office_day() returns date
language sql stable set search_path = '' as $$ select (now() at time zone private.office_zone())::date $$;

-- Sets the code and the day of issue.
create function private.date_certificate() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.code = '' then
    new.code := private.new_certificate_code();
  end if;
  new.issued_on := coalesce(new.issued_on, private.office_day());
  return new;
end $$;

-- Returns valid, expired, or revoked.
create function private.certificate_status(c public.certificates) returns text
language sql stable set search_path = '' as $$
  select case when c.revoked_at is not null then 'revoked'
    when c.expires_on < private.office_day() then 'expired' else 'valid' end
$$;

-- Returns the valid certificate of the account that expires last, or nulls.
create function private.valid_certificate(account uuid) returns public.certificates
language sql stable security definer set search_path = '' as $$
  select c.* from public.certificates c
  where c.user_id = valid_certificate.account and private.certificate_status(c) = 'valid'
  order by c.expires_on desc, c.id limit 1
$$;

-- Returns whether the caller has a valid certificate.
create function private.is_certified() returns boolean
language sql stable security definer set search_path = '' as $$
  select (private.valid_certificate((select auth.uid()))).id is not null
$$;

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

-- == Functions: certificates of participants ==

-- Returns the fields for the email about a certificate. `changed` says whether this call changed it.
create function private.certificate_outcome(c public.certificates, changed boolean) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'changed', changed, 'id', c.id, 'code', c.code, 'name', c.name, 'cohort', h.name, 'issuedOn', c.issued_on,
    'expiresOn', c.expires_on, 'completedOn', c.completed_on, 'cpeLive', c.cpe_live,
    'cpeSelfStudy', c.cpe_self_study, 'status', private.certificate_status(c), 'reason', c.revoked_reason,
    'email', (select u.email from auth.users u where u.id = c.user_id))
  from public.cohorts h where h.id = c.cohort_id
$$;

-- Notifies the holder.
create function private.certificate_notice(c public.certificates, title text) returns void
language sql security definer set search_path = '' as $$
  insert into public.notifications (user_id, kind, title, body, link)
  values (c.user_id, 'training', certificate_notice.title, c.code, '/dashboard/certificate')
$$;

-- Issues the certificate of a participant. A repeated call returns the existing one. `years` is the term of validity.
-- PT404: no such participant; PT409: no account, or the cohort is not running or finished; PT400: invalid name, day,
-- hours, or term.
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
    raise exception 'Choose a day from the start of the cohort to today'
      using errcode = 'PT400', detail = 'completedOn';
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

create function public.complete_participant(
  member_id uuid, name text, completed_on date, cpe_live numeric, cpe_self_study numeric, years integer
) returns jsonb language sql security invoker set search_path = '' as $$
  select private.complete_participant(member_id, name, completed_on, cpe_live, cpe_self_study, years)
$$;

-- Returns the certificate with a row lock. 42501: not an administrator; PT404: no such certificate.
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

-- Deletes a certificate that was issued by mistake within the last 24 hours. PT409: older or revoked; the public may
-- rely on an older one, so it can only be revoked.
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

create function public.undo_certificate(certificate_id uuid) returns jsonb
language sql security invoker set search_path = '' as $$ select private.undo_certificate(certificate_id) $$;

-- Revokes a certificate with a reason that only the holder and administrators see. A repeated call changes nothing.
-- PT400: no reason.
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

create function public.revoke_certificate(certificate_id uuid, reason text) returns jsonb
language sql security invoker set search_path = '' as $$ select private.revoke_certificate(certificate_id, reason) $$;

-- Extends a certificate by a term. Possible from 90 days before the last day, so that a repeated click does not add a
-- second term. PT409: revoked or too early; PT400: invalid term.
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

create function public.renew_certificate(certificate_id uuid, years integer) returns jsonb
language sql security invoker set search_path = '' as $$ select private.renew_certificate(certificate_id, years) $$;

-- == Functions: public verification ==

-- Returns what the public page of a code shows, or null for an unknown code. PT429 limits lookups per network, because
-- only guessing codes needs many.
create function public.verify_certificate(code text, address text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  sender text := private.sender_key(address);
begin
  perform private.take_turn(4214, coalesce(sender, 'unknown') || ':verify',
    case when sender is null then 600 else 60 end,
    interval '10 minutes', 'Many codes have just been looked up from your network.');
  return (
    select jsonb_build_object('code', c.code, 'name', c.name, 'cohort', h.name, 'issuedOn', c.issued_on,
      'expiresOn', c.expires_on, 'status', private.certificate_status(c),
      'revokedOn', (c.revoked_at at time zone private.office_zone())::date)
    from public.certificates c join public.cohorts h on h.id = c.cohort_id
    where c.code = verify_certificate.code
  );
end $$;

-- Returns the claims of a signed credential, or null for an unknown code.
create function public.credential_facts(code text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('id', c.id, 'code', c.code, 'name', c.name, 'cohort', h.name, 'issuedAt', c.issued_at,
    'completedOn', c.completed_on, 'expiresOn', c.expires_on, 'status', private.certificate_status(c),
    'credits', c.cpe_live + c.cpe_self_study,
    -- The last second of the last day in the office's time zone.
    'validUntil', ((c.expires_on + 1)::timestamp at time zone private.office_zone()) - interval '1 second')
  from public.certificates c join public.cohorts h on h.id = c.cohort_id where c.code = credential_facts.code
$$;

-- Returns the ids of revoked certificates. An id identifies no one without the code.
create function public.revoked_credentials() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(c.id order by c.revoked_at, c.id), '[]') from public.certificates c
  where c.revoked_at is not null
$$;

-- == Functions: directory ==

-- Sets the slug once, from the name on the certificate, so that links keep working.
create function private.keep_entry() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE' then
    new.slug := old.slug;
    new.created_at := old.created_at;
  else
    new.slug := private.slug_of(coalesce((private.valid_certificate(new.user_id)).name, ''))
      || '-' || lower(substr(private.new_certificate_code(), 6, 4));
    new.created_at := now();
  end if;
  new.updated_at := now();
  return new;
end $$;

-- Returns the visible entries by name, or only the one with the slug. An entry is visible while its owner shows it and
-- has a valid certificate.
create function public.list_directory(slug text default null) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', e.slug, 'name', c.name, 'title', e.headline, 'firm', e.firm, 'location', e.location,
    'specializations', to_jsonb(e.specialities), 'about', e.about, 'email', e.contact_email,
    'cohort', h.name, 'code', c.code) order by c.name, e.slug), '[]')
  from public.directory_entries e
  join public.profiles p on p.id = e.user_id and p.status <> 'suspended'
  cross join lateral private.valid_certificate(e.user_id) c
  join public.cohorts h on h.id = c.cohort_id
  where e.shown and c.id is not null and (list_directory.slug is null or e.slug = list_directory.slug)
$$;

-- == Functions: levels ==

-- Returns the rank of a level, 0 for All; null for an unknown level.
create function private.cpps_rank(level text) returns int
language sql immutable set search_path = '' as $$
  select array_position('{All,Bronze,Silver,Gold,Platinum}'::text[], level) - 1
$$;

-- Returns the account's level: All without a valid certificate, else Bronze or the level that an administrator set.
create function private.cpps_level_of(of_user uuid) returns text
language sql stable security definer set search_path = '' as $$
  select case when (private.valid_certificate(of_user)).id is null then 'All'
    else coalesce((select l.level from private.cpps_levels l where l.user_id = of_user), 'Bronze') end
$$;

-- Returns whether the caller may open resources of the level. Coaches and administrators may open all. False for an
-- ended session or a missing second factor.
create function private.opens_level(wanted text) returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce((select private.is_member()) and (
    (select private.app_role()) in ('coach', 'admin')
    or private.cpps_rank(wanted) <= private.cpps_rank(private.cpps_level_of((select auth.uid())))
  ), false)
$$;

-- Sets the level of an account, notifies the user, and returns the level. PT400: unknown level; PT409: no valid
-- certificate.
create function private.set_cpps_level(of_user uuid, wanted text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  certificate public.certificates;
  before text;
begin
  perform private.require_admin('Only an administrator can give a level');
  if coalesce(wanted not in ('Bronze', 'Silver', 'Gold', 'Platinum'), true) then
    raise exception 'The levels are Bronze, Silver, Gold and Platinum' using errcode = 'PT400', detail = 'level';
  end if;
  certificate := private.valid_certificate(of_user);
  if certificate.id is null then
    raise exception 'This person holds no valid certificate: a level needs one' using errcode = 'PT409';
  end if;
  before := private.cpps_level_of(of_user);
  if before = wanted then
    return wanted;
  end if;
  if wanted = 'Bronze' then
    delete from private.cpps_levels l where l.user_id = of_user;
  else
    insert into private.cpps_levels (user_id, level, set_by) values (of_user, wanted, (select auth.uid()))
    on conflict (user_id) do update set level = excluded.level, set_by = excluded.set_by, set_at = now();
  end if;
  perform private.audit('status', 'certificates', certificate.id, 'level ' || before, 'level ' || wanted);
  insert into public.notifications (user_id, kind, title, body, link)
  values (of_user, 'training', 'Your level is now ' || wanted, 'It opens more of the resources.',
    '/dashboard/resources');
  return wanted;
end $$;

create function public.set_cpps_level(user_id uuid, level text) returns text
language sql security invoker set search_path = '' as $$ select private.set_cpps_level(user_id, level) $$;

-- Returns the accounts with a valid certificate and their levels, for administrators.
create function private.list_cpps_levels() returns table (
  user_id uuid, name text, email text, level text, valid_until date
)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin('Only an administrator can see the levels of others');
  return query
    select p.id, c.name, p.email::text, private.cpps_level_of(p.id), c.expires_on
    from public.profiles p cross join lateral private.valid_certificate(p.id) c
    where c.id is not null order by c.name, p.id;
end $$;

create function public.list_cpps_levels() returns table (
  user_id uuid, name text, email text, level text, valid_until date
)
language sql stable security invoker set search_path = '' as $$ select * from private.list_cpps_levels() $$;

-- == Views ==

-- The audit log with the names of actors and subjects, for the list of administrators.
create view public.audit_entries with (security_invoker = true) as
  select a.id, a.created_at, (a.created_at at time zone private.office_zone())::date as day, a.actor_id,
    coalesce(nullif(who.name, ''), who.email) as actor, a.action, a.entity, a.entity_id,
    case a.entity
      when 'profiles' then coalesce(nullif(person.name, ''), person.email)
      when 'clients' then client.name
      when 'leads' then lead.name
      when 'certification_applications' then application.reference
      when 'certificates' then certificate.code
      when 'stories' then story.title
      when 'bookings' then booking.reference
      when 'invitations' then invitation.email
    end as subject,
    a.from_value, a.to_value,
    coalesce(nullif(before.name, ''), before.email) as from_name,
    coalesce(nullif(since.name, ''), since.email) as to_name,
    a.batch_id
  from public.audit_log a
  left join public.profiles who on who.id = a.actor_id
  left join public.profiles person on a.entity = 'profiles' and person.id = a.entity_id
  left join public.clients client on a.entity = 'clients' and client.id = a.entity_id
  left join public.leads lead on a.entity = 'leads' and lead.id = a.entity_id
  left join public.certification_applications application
    on a.entity = 'certification_applications' and application.id = a.entity_id
  left join public.certificates certificate on a.entity = 'certificates' and certificate.id = a.entity_id
  left join public.stories story on a.entity = 'stories' and story.id = a.entity_id
  left join public.bookings booking on a.entity = 'bookings' and booking.id = a.entity_id
  left join public.invitations invitation on a.entity = 'invitations' and invitation.id = a.entity_id
  left join public.profiles before on a.action in ('coach', 'owner', 'account', 'assigned') and before.id =
    case when a.from_value ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then a.from_value::uuid end
  left join public.profiles since on a.action in ('coach', 'owner', 'account', 'assigned', 'bulk') and since.id =
    case when a.to_value ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then a.to_value::uuid end;

-- == Access and triggers, by table ==

-- public.certificates
-- A holder reads their own certificates; administrators read all. Functions write them.
create policy members_only on public.certificates as restrictive for all to authenticated
  using ((select private.is_member()));
create policy certificates_select on public.certificates for select to authenticated using (
  user_id = (select auth.uid()) or (select private.is_admin())
);
grant select on public.certificates to authenticated;
create trigger date_certificate before insert on public.certificates
  for each row execute function private.date_certificate();
create trigger touch_updated_at before insert or update on public.certificates
  for each row execute function private.touch_updated_at();
create trigger record_certificate after insert or update of revoked_at, expires_on on public.certificates
  for each row execute function private.record_certificate();
-- Skips certificates that are deleted with their account.
create trigger record_undone_certificate after delete on public.certificates
  for each row when (pg_trigger_depth() = 0) execute function private.record_certificate();

-- public.directory_entries
-- The owner reads, writes, and deletes their own entry; administrators read all and may hide one.
create policy members_only on public.directory_entries as restrictive for all to authenticated
  using ((select private.is_member()));
create policy directory_entries_select on public.directory_entries for select to authenticated using (
  user_id = (select auth.uid()) or (select private.is_admin())
);
create policy directory_entries_insert on public.directory_entries for insert to authenticated with check (
  user_id = (select auth.uid()) and (select private.is_certified())
);
-- The owner may hide an entry at any time and show it only with a valid certificate. An administrator may hide it.
create policy directory_entries_update on public.directory_entries for update to authenticated
  using (user_id = (select auth.uid()) or (select private.is_admin()))
  with check (
    (user_id = (select auth.uid()) and (not shown or (select private.is_certified())))
    or ((select private.is_admin()) and not shown)
  );
create policy directory_entries_delete on public.directory_entries for delete to authenticated
  using (user_id = (select auth.uid()));
grant select, delete on public.directory_entries to authenticated;
grant insert (
  shown, headline, firm, location, specialities, about, contact_email
) on public.directory_entries to authenticated;
grant update (
  shown, headline, firm, location, specialities, about, contact_email
) on public.directory_entries to authenticated;
create trigger keep_entry before insert or update on public.directory_entries
  for each row execute function private.keep_entry();

-- public.audit_entries
-- The policies of the tables apply, so only administrators read rows.
grant select on public.audit_entries to authenticated;

-- == Function grants ==

grant execute on function
  private.office_day(), private.complete_participant(uuid, text, date, numeric, numeric, integer),
  private.undo_certificate(uuid), private.revoke_certificate(uuid, text), private.renew_certificate(uuid, integer),
  private.opens_level(text), private.set_cpps_level(uuid, text), public.set_cpps_level(uuid, text),
  private.list_cpps_levels(), public.list_cpps_levels(),
  public.complete_participant(uuid, text, date, numeric, numeric, integer), public.undo_certificate(uuid),
  public.revoke_certificate(uuid, text), public.renew_certificate(uuid, integer)
to authenticated;

grant execute on function private.is_certified() to authenticated, service_role;

grant execute on function
  public.verify_certificate(text, text), public.credential_facts(text), public.revoked_credentials(),
  public.list_directory(text)
to service_role;
