-- The schema at the first release, from supabase/schemas.

-- Foundation: what every other schema file uses. Schema private and default privileges, the functions that policies
-- call to identify the caller and its rows, quotas and rate limits, row versions, batches that can be undone, the audit
-- log and notices.
-- Access: API roles get only what a grant names. In addition, the policy members_only of each table that members use
-- requires private.is_member(): an active account whose session has proved its second factor, if it has one.
--
-- Files load in the order of their names, each with its tables, rows, functions, views, access rules and triggers, and
-- grants. `npm run schema -- <name>` drafts the migration for a change. See supabase/README.md.
--
-- A function that the API exposes and that needs more rights than its caller is a pair: a SECURITY INVOKER function in
-- public, and a SECURITY DEFINER function of the same name in private, which does the work. Supabase's linter reports a
-- definer in an exposed schema (lints 0028 and 0029); the pair grants no additional right. A function for the service role
-- alone is one definer in public, which API roles cannot execute.

create schema private;
revoke all on schema private from public;
grant usage on schema private to anon, authenticated, service_role;

-- API roles cannot use a new object in schema public until a grant names it, and the service role no new function.
alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;
alter default privileges revoke execute on functions from public;

create extension if not exists pg_trgm with schema extensions;

-- Function bodies name tables and functions of later files. The schema check validates them at the end.
set check_function_bodies = off;

-- Returns whether a mailto link can carry the address: email programs give `?`, `%`, `#` and commas a meaning.
create function private.is_mailable(address text) returns boolean
language sql immutable set search_path = '' as $$
  select address ~
    '^[A-Za-z0-9!$&''*+/=^_`{|}~.-]+@[A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?(\.[A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?)*$'
$$;

create domain public.email_address as text check (length(value) <= 254 and private.is_mailable(value));

-- == Tables ==

-- Limits on the files that one account stores in a bucket.
create table private.folder_quotas (
  bucket_id text primary key,
  files integer not null,
  bytes bigint not null
);

-- == Rows ==

insert into private.folder_quotas values ('avatars', 20, 10485760), ('documents', 500, 209715200);

-- == Functions: the caller ==

-- Functions that policies call are SECURITY DEFINER, so that policies do not recurse into each other; in schema
-- private, so that the API does not expose them; called as (select private.f()), so that they run once per statement;
-- and in PL/pgSQL, because a session caches the plan of such a function. PostgreSQL before 18 plans an SQL function
-- again in every statement that calls it, and it cannot inline a definer.

create function private.this_session() returns uuid
language sql stable set search_path = '' as $$
  select nullif((select auth.jwt()) ->> 'session_id', '')::uuid
$$;

create function private.has_second_factor(account uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
    select from auth.mfa_factors f where f.user_id = has_second_factor.account and f.status = 'verified');
end $$;

-- Returns whether the caller's session exists, has not expired, and has proved the second factor if the account has
-- one. Both session and token must have level aal2: an older token of the session may be from before the second factor,
-- and the session loses the level if its factor is removed.
create function private.session_lives() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
    select from auth.sessions s
    where s.id = nullif((select auth.jwt()) ->> 'session_id', '')::uuid
      and s.user_id = (select auth.uid())
      and (s.not_after is null or s.not_after > now())
      and (
        (s.aal::text = 'aal2' and (select auth.jwt()) ->> 'aal' = 'aal2')
        or not private.has_second_factor(s.user_id)
      )
  );
end $$;

-- Returns the role of the caller. Null if the caller is not signed in or is suspended, or if private.session_lives() is
-- false.
create function private.app_role() returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select p.role from public.profiles p
    where p.id = (select auth.uid()) and p.status <> 'suspended' and (select private.session_lives()));
end $$;

create function private.is_member() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.app_role() is not null;
end $$;

create function private.is_admin() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return coalesce(private.app_role() = 'admin', false);
end $$;

create function private.is_coach() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return coalesce(private.app_role() = 'coach', false);
end $$;

-- Raises 42501 if the caller is not a member.
create function private.require_member() returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if not (select private.is_member()) then
    raise exception 'Sign in first' using errcode = '42501';
  end if;
end $$;

create function private.require_admin(reason text) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if not (select private.is_admin()) then
    raise exception '%', reason using errcode = '42501';
  end if;
end $$;

-- Returns the account of the caller. Null for the service role and for an account that is being deleted.
create function private.actor() returns uuid
language sql stable security definer set search_path = '' as $$
  select p.id from public.profiles p where p.id = (select auth.uid())
$$;

-- Returns whether training is open to the caller: to coaches, administrators and members of a cohort that is not
-- canceled. The menu and the pages follow it.
create function private.may_train() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return (select private.app_role()) in ('coach', 'admin') or (
    (select private.app_role()) is not null and exists (
      select from public.cohort_members m join public.cohorts c on c.id = m.cohort_id
      where m.user_id = (select auth.uid()) and c.status <> 'cancelled'
    )
  );
end $$;

create function public.may_train() returns boolean
language sql stable security invoker set search_path = '' as $$ select private.may_train() $$;

-- == Functions: rows of the caller ==

-- Returns the clients that the caller owns.
create function private.own_client_ids() returns setof uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  return query select c.id from public.clients c where c.user_id = (select auth.uid());
end $$;

-- Returns the clients that the caller coaches.
create function private.coached_client_ids() returns setof uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
    select c.id from public.clients c where c.coach_id = (select auth.uid()) and (select private.is_coach());
end $$;

-- Returns the owners and accounts of the clients that the caller coaches.
create function private.coached_user_ids() returns setof uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
    select p.id from public.clients c cross join lateral (values (c.user_id), (c.account_id)) as p (id)
    where c.coach_id = (select auth.uid()) and p.id is not null and (select private.is_coach());
end $$;

-- Returns the active coaches of the clients that the caller owns or signs in as. The caller may book calls with them.
create function private.own_coach_ids() returns setof uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
    select c.coach_id from public.clients c
    join public.profiles p on p.id = c.coach_id and p.role = 'coach' and p.status <> 'suspended'
    where (select auth.uid()) in (c.user_id, c.account_id);
end $$;

-- Returns the leads that are assigned to the caller, if a coach.
create function private.assigned_lead_ids() returns setof uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
    select l.id from public.leads l where l.assigned_to = (select auth.uid()) and (select private.is_coach());
end $$;

create function private.own_application_ids() returns setof uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  return query select a.id from public.certification_applications a where a.user_id = (select auth.uid());
end $$;

-- == Functions: preferences ==

-- Returns a privacy preference of an account, or its default.
create function private.prefers(person uuid, preference text) returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce(
    (select (u.preferences -> 'privacy' ->> prefers.preference)::boolean from public.user_preferences u
      where u.user_id = prefers.person),
    prefers.preference <> 'show_email'
  )
$$;

-- Returns whether an account accepts emails that a coach sends from the app. Emails that the account itself requested
-- do not depend on this preference.
create function private.wants_letters(person uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce((
    select (u.preferences -> 'notifications' ->> 'email')::boolean from public.user_preferences u
    where u.user_id = wants_letters.person
  ), true)
$$;

-- == Functions: row versions ==

create function private.touch_updated_at() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.updated_at := now();
  return new;
end $$;

-- Maintains the version of rows that people edit: a page writes with the version that it read, and finds no row if
-- another edit was faster. API roles have no grant on the column. Triggers run in the order of their names: version_row
-- runs after the guards.
create function private.count_version() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    new.version := 1;
    new.updated_by := private.actor();
  elsif new.updated_by is null and old.updated_by is not null
    and not exists (select from public.profiles p where p.id = old.updated_by) then
    -- The foreign key cleared updated_by because that account was deleted. This is not an edit.
    new.version := old.version;
    new.updated_at := old.updated_at;
  else
    new.version := old.version + 1;
    new.updated_by := private.actor();
  end if;
  return new;
end $$;

-- == Functions: accounts ==

-- Rejects an invalid email address in auth.users. A check in public.profiles would be too late: both confirmation
-- emails would already be sent. The embedded auth server returns status 400 with this message, the hosted one 500.
create function private.keep_mailable() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if (new.email is distinct from old.email and new.email <> '' and not private.is_mailable(new.email))
    or (new.email_change is distinct from old.email_change and new.email_change <> ''
      and not private.is_mailable(new.email_change)) then
    raise exception 'Unable to validate email address: invalid format' using errcode = 'PT400', detail = 'email';
  end if;
  return new;
end $$;

-- Rejects rows of a suspended account. Server functions write these rows for members as well as visitors, and bypass
-- the policies.
create function private.refuse_suspended() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from public.profiles p where p.id = new.user_id and p.status = 'suspended') then
    raise exception 'This account is suspended' using errcode = '42501';
  end if;
  return new;
end $$;

-- == Functions: quotas ==

-- PT413 becomes HTTP 413. An advisory lock per account serializes the counting, so that simultaneous requests do not
-- exceed a limit together.

-- Returns the files of an account in the buckets that have a quota. The operators use the index on names in any
-- collation.
create function private.files_of(account uuid) returns setof storage.objects
language sql stable security definer set search_path = '' as $$
  select o.* from storage.objects o join private.folder_quotas q on q.bucket_id = o.bucket_id
  where o.name operator(pg_catalog.~>=~) (account || '/') and o.name operator(pg_catalog.~<~) (account || '0')
$$;

-- Applies to every writer: the storage service checks the policies as the member but writes as itself. Until an upload
-- ends, the row has only its announced length, or none.
create function private.keep_folder_quota() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  quota private.folder_quotas;
  folder text := (storage.foldername(new.name))[1];
  account uuid;
  files bigint;
  bytes numeric;
begin
  select * into quota from private.folder_quotas q where q.bucket_id = new.bucket_id;
  if not found or folder is null or folder !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
    return null;
  end if;
  account := folder;
  perform pg_catalog.pg_advisory_xact_lock(4231, pg_catalog.hashtext(folder));
  if not exists (select from public.profiles p where p.id = account and p.status <> 'suspended') then
    raise exception 'This folder belongs to no account that is open' using errcode = '42501';
  end if;
  select count(*), coalesce(sum(coalesce(o.metadata ->> 'size', o.metadata ->> 'contentLength')::numeric), 0)
  into files, bytes from private.files_of(account) o where o.bucket_id = new.bucket_id;
  if files > quota.files or bytes > quota.bytes then
    -- The storage service returns 403 for this code and would return 500 for a custom one.
    raise exception 'This account has stored as much as it may: % files, % MB', quota.files, quota.bytes / 1048576
      using errcode = '42501', hint = 'Remove files that are not needed any more';
  end if;
  return null;
end $$;

-- Limits the rows per account or per parent row, once per statement. Arguments: the column that names the account or
-- parent, and the maximum.
create function private.keep_row_quota() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  account uuid;
  kept bigint;
begin
  for account in execute format('select distinct a.%1$I from added a where a.%1$I is not null order by 1', tg_argv[0])
  loop
    perform pg_catalog.pg_advisory_xact_lock(4232, pg_catalog.hashtext(tg_table_name || account));
    execute format('select count(*) from %I.%I where %I = $1', tg_table_schema, tg_table_name, tg_argv[0])
      into kept using account;
    if kept > tg_argv[1]::bigint then
      raise exception 'One account has % rows of this kind at most', tg_argv[1] using errcode = 'PT413',
        hint = 'Delete some that are not needed any more';
    end if;
  end loop;
  return null;
end $$;

-- == Functions: rate limits ==

-- What visitors send is limited per form, so that a flood of one form leaves the others open, and per sender, so that
-- it takes very many senders to close a form.

-- Raises PT429. The message says when to try again; the hint has the wait in seconds.
create function private.refuse_for_now(words text, wait interval) returns void
language plpgsql set search_path = '' as $$
declare
  seconds integer := greatest(ceil(extract(epoch from wait)), 1);
  minutes integer := ceil(seconds / 60.0);
begin
  raise exception '%', words || case
    when minutes > 90 then format(' Try again in %s hours.', ceil(minutes / 60.0))
    when minutes > 1 then format(' Try again in %s minutes.', minutes)
    else ' Try again in a minute.' end
    using errcode = 'PT429', hint = seconds::text;
end $$;

-- Counts one use of a key, and raises PT429 after `most` uses within `span`. An advisory lock serializes callers with
-- the same key; its class makes kinds of keys lock in one order. A transaction that began later may have taken the lock
-- first, so that its use is newer than this transaction's now(): the wait is capped at the span.
create function private.take_turn(class integer, key text, most integer, span interval, words text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  taken integer;
  oldest timestamptz;
begin
  perform pg_catalog.pg_advisory_xact_lock(class, pg_catalog.hashtext(take_turn.key));
  select count(*), min(t.created_at) into taken, oldest from private.form_turns t
  where t.key = take_turn.key and t.created_at > now() - span;
  if taken >= most then
    perform private.refuse_for_now(words, least(oldest + span - now(), span));
  end if;
  insert into private.form_turns (key) values (take_turn.key);
end $$;

create function private.take_turn(class integer, key text, most integer, span interval) returns void
language sql security definer set search_path = '' as $$
  select private.take_turn(class, key, most, span, 'Too many messages in a short time.')
$$;

-- Returns a hash of the sender that a network address identifies. For IPv6 this is the /64, within which a household
-- can change its address. An IPv4 address in IPv6 notation equals the IPv4 address. Null for an invalid address.
create function private.sender_key(address text) returns text
language plpgsql stable set search_path = '' as $$
declare
  sender text;
begin
  sender := regexp_replace(host(address::inet), '^::ffff:(\d+\.\d+\.\d+\.\d+)$', '\1');
  if family(sender::inet) = 6 then
    sender := host(network(set_masklen(sender::inet, 64)));
  end if;
  return encode(sha256(convert_to('address:' || sender, 'UTF8')), 'hex');
exception when data_exception then
  return null;
end $$;

-- Limits the submissions of a form per sender. Senders whose address is unknown share one limit. It is higher, and
-- using it up does not affect the others.
create function private.take_sender_turn(form text, address text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  sender text := private.sender_key(address);
begin
  perform private.take_turn(4211, coalesce(sender, 'unknown') || ':' || form,
    case when sender is null then 120 else 10 end, interval '10 minutes',
    'Many messages have just come from your network.');
end $$;

-- == Functions: form submissions ==

-- Returns a reference that a person can read out: 40 random bits in letters and digits that are not mistaken for one
-- another.
create function private.new_reference(prefix text) returns text
language sql volatile set search_path = '' as $$
  select prefix || '-' || string_agg(
    substr('23456789ABCDEFGHJKLMNPQRSTUVWXYZ', (get_byte(r.bytes, place) & 31) + 1, 1)
      || case when n = 4 then '-' else '' end, '' order by n)
  from (select uuid_send(gen_random_uuid()) as bytes) r,
    unnest('{0,1,2,3,4,5,9,10}'::int[]) with ordinality as places (place, n)
$$;

-- SECURITY DEFINER, like private.drop_repeat: visitors can neither read the tables nor use schema private.
create function private.give_reference() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.reference = '' then
    new.reference := private.new_reference(tg_argv[0]);
  end if;
  return new;
end $$;

-- Drops a row whose submission_id is already stored, so that a form that is sent twice succeeds twice and stores one
-- row.
create function private.drop_repeat() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  is_repeat boolean;
begin
  perform pg_catalog.pg_advisory_xact_lock(4203, pg_catalog.hashtext(new.submission_id::text));
  execute format('select exists (select from %I.%I where submission_id = $1)', tg_table_schema, tg_table_name)
    into is_repeat using new.submission_id;
  if is_repeat then
    return null;
  end if;
  return new;
end $$;

-- Raises PT409 for a request id that was used with other content.
create function private.refuse_other_text() returns void
language plpgsql set search_path = '' as $$
begin
  raise exception 'We have received an earlier version of this already. Write to us to change it.'
    using errcode = 'PT409';
end $$;

-- == Functions: the office ==

-- The time zone of the office: `officeZone` in shared-contract/src/firm.ts has the same value. Generated columns depend
-- on it and are stored, so that a firm in another zone changes it before the first row.
create function private.office_zone() returns text
language sql immutable set search_path = '' as $$ select 'America/New_York' $$;

create function private.office_zone_name() returns text
language sql immutable set search_path = '' as $$ select 'Eastern' $$;

-- == Functions: audit log and notices ==

-- Adds an entry to the audit log. SECURITY DEFINER: a caller causes entries but cannot write them.
create function private.audit(action text, entity text, entity_id uuid, from_value text, to_value text)
returns void
language sql security definer set search_path = '' as $$
  insert into public.audit_log (actor_id, action, entity, entity_id, from_value, to_value, batch_id)
  values (private.actor(), $1, $2, $3, $4, $5, private.batch_id())
$$;

create function private.admin_ids() returns uuid[]
language sql stable security definer set search_path = '' as $$
  select coalesce(array_agg(p.id), '{}') from public.profiles p where p.role = 'admin'
$$;

create function private.dashboard_of(person uuid) returns text
language sql stable security definer set search_path = '' as $$
  select case p.role when 'admin' then '/dashboard/admin' else '/dashboard/coach' end
  from public.profiles p where p.id = person
$$;

-- Notifies accounts, except suspended ones and the caller. Texts contain references and no names: a notice outlives the
-- row that it is about.
create function private.tell(
  people uuid[], kind text, title text, body text, link text, happens_at timestamptz default null
) returns void
language sql security definer set search_path = '' as $$
  insert into public.notifications (user_id, kind, title, body, link, happens_at)
  select p.id, $2, left($3, 160), left($4, 1000), $5, $6 from public.profiles p
  where p.id = any ($1) and p.status <> 'suspended' and p.id is distinct from (select auth.uid())
$$;

-- == Functions: batches ==

-- A batch is a bulk change or an import. Its author can undo it for ten minutes (private.batches, private.batch_rows).

-- Returns the batch that this transaction is part of, or null.
create function private.batch_id() returns uuid
language sql stable set search_path = '' as $$
  select nullif(current_setting('app.batch', true), '')::uuid
$$;

-- Begins a batch. Events and audit entries that triggers write until private.end_batch have its id.
create function private.begin_batch(kind text, list text) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  batch uuid;
begin
  if not (select private.is_member()) then
    raise exception 'Sign in first' using errcode = '42501';
  end if;
  insert into private.batches (made_by, kind, list) values ((select auth.uid()), $1, $2) returning id into batch;
  perform set_config('app.batch', batch::text, true);
  return batch;
end $$;

-- Stores the rows of a batch ({id, before, version}), writes the audit entry with `told` as its new value, and notifies
-- the coach who gets the rows. An import has one audit entry, which counts the rows of all slices.
create function private.end_batch(batch uuid, rows jsonb, told text, coach uuid default null) returns void
language plpgsql security definer set search_path = '' as $$
declare
  made private.batches;
  changed integer := jsonb_array_length(rows);
begin
  select * into strict made from private.batches b
  where b.id = batch and b.made_by = (select auth.uid()) and b.made_at = now();
  insert into private.batch_rows (batch_id, row_id, before, version)
  select batch, r.id, r.before, r.version
  from jsonb_to_recordset(rows) as r (id uuid, before jsonb, version integer);
  update public.audit_log a set from_value = (a.from_value::integer + changed)::text
  where made.slices <> '{}' and a.entity_id = batch and a.action = made.kind and a.entity = made.list;
  if not found then
    perform private.audit(made.kind, made.list, batch, changed::text, told);
  end if;
  if coach is not null and changed > 0 and made.list = 'leads' then
    perform private.tell(array[coach], 'lead',
      case changed when 1 then 'A lead is' else changed || ' leads are' end || ' yours to follow up', null,
      private.dashboard_of(coach) || '?section=leads&assigned=me');
  elsif coach is not null and changed > 0 then
    perform private.tell(array[coach], 'client',
      case changed when 1 then 'You have a new client' else 'You have ' || changed || ' new clients' end, null,
      '/dashboard/clients');
  end if;
  perform set_config('app.batch', '', true);
end $$;

-- Marks a batch of the caller as undone, once, and returns what to restore: {list, rows}. Raises PT404 or PT409.
create function private.take_batch(batch uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  made private.batches;
begin
  select * into made from private.batches b
  where b.id = batch and b.made_by = (select auth.uid()) and (select private.is_member()) for update;
  if not found then
    raise exception 'There is no such change of yours' using errcode = 'PT404', detail = 'batch';
  elsif made.undone_at is not null then
    raise exception 'This was undone already' using errcode = 'PT409', detail = 'batch';
  elsif made.made_at < now() - interval '10 minutes' then
    raise exception 'This was more than ten minutes ago and stays' using errcode = 'PT409', detail = 'batch';
  end if;
  update private.batches b set undone_at = now() where b.id = batch;
  perform set_config('app.batch', batch::text, true);
  return jsonb_build_object('list', made.list, 'rows', coalesce((
    select jsonb_agg(jsonb_build_object('id', r.row_id, 'before', r.before, 'version', r.version) order by r.row_id)
    from private.batch_rows r where r.batch_id = batch), '[]'));
end $$;

-- Returns rows of a batch to a SECURITY DEFINER function, only if the caller undoes the batch in this transaction.
create function private.rows_to_restore(batch uuid) returns table (id uuid, before jsonb, version integer)
language sql stable security definer set search_path = '' as $$
  select r.row_id, r.before, r.version from private.batch_rows r join private.batches b on b.id = r.batch_id
  where b.id = batch and b.made_by = (select auth.uid()) and b.undone_at = now()
$$;

create function private.audit_undo(batch uuid, restored integer, kept integer) returns void
language sql security definer set search_path = '' as $$
  select private.audit('undo', b.list, b.id, restored::text, kept::text) from private.batches b
  where b.id = batch and b.made_by = (select auth.uid())
$$;

-- Restores rows of a batch of the caller that have not changed since. Returns {restored, left}; `left` is the number of
-- other rows.
create function public.undo(batch uuid) returns jsonb
language plpgsql security invoker set search_path = '' as $$
declare
  made jsonb := private.take_batch(batch);
  rows jsonb := made -> 'rows';
  restored integer;
  kept integer;
begin
  restored := case made ->> 'list'
    when 'clients' then private.restore_clients(rows) + private.remove_imported(rows)
    when 'leads' then private.restore_leads(rows)
    when 'stories' then private.restore_stories(batch)
    when 'bookings' then private.restore_hosts(batch)
  end;
  kept := jsonb_array_length(rows) - restored;
  perform private.audit_undo(batch, restored, kept);
  perform set_config('app.batch', '', true);
  return jsonb_build_object('restored', restored, 'left', kept);
end $$;

-- Deletes references to a deleted account from batches and saved views, which have no foreign key to it.
create function private.forget_batches() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.batch_rows r
  where r.before ->> 'coach' = old.id::text or r.before ->> 'assigned' = old.id::text
    or r.before ->> 'host' = old.id::text;
  update public.saved_views v set query = replace(v.query, old.id::text, 'none')
  where position(old.id::text in v.query) > 0;
  return null;
end $$;

-- == Functions: search and filters ==

-- Returns text as lists search it: in lower case, without accents. Uses core functions only, so that the result is the
-- same on every engine. Generated columns repeat the expression: every role that writes a row computes it, and a
-- function call would cost more than the expression itself.
create function private.folded(words text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select translate(lower(regexp_replace(normalize(words, NFKD), '[\u0300-\u036f]', '', 'g')), 'øØłŁđĐı', 'oollddi')
$$;

-- Returns a LIKE pattern that finds typed text anywhere in a search column. Escapes the characters with a meaning in a
-- pattern.
create function private.part_of(words text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select '%' || regexp_replace(private.folded(btrim(words)), '([\\%_])', '\\\1', 'g') || '%'
$$;

-- Returns the URL segment of a directory entry. Letters lose their accents only: a removed letter would split a word
-- (Vallée became vall-e). Existing segments do not change.
create function private.slug_of(name text) returns text
language sql immutable set search_path = '' as $$
  select coalesce(nullif(btrim(
    regexp_replace(
      -- NFKD separates letters from their accents, which are removed; `translate` and `replace` cover letters that it
      -- does not separate. `lower` runs last, because not every locale has the lower case of accented letters.
      lower(regexp_replace(normalize(replace(translate(slug_of.name, 'øØłŁđĐ', 'oOlLdD'), 'ß', 'ss'), NFKD),
        '[\u0300-\u036f''’]', '', 'g')),
      '[^a-z0-9]+', '-', 'g'),
    '-'), ''), 'cpps')
$$;

-- Returns whether a day is within {from, to}. A null day matches only {none: true}.
create function private.is_within(day date, wanted jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select case when day is null then coalesce((wanted ->> 'none')::boolean, false)
    else wanted ?| '{from,to}'
      and day >= coalesce((wanted ->> 'from')::date, '-infinity')
      and day <= coalesce((wanted ->> 'to')::date, 'infinity') end
$$;

-- Validates the filter of a list: an object of `choices` (arrays), `spans` ({from, to, none}) and the search text `q`.
-- Raises PT400.
create function private.check_filter(filter jsonb, choices text[], spans text[]) returns void
language plpgsql stable security invoker set search_path = '' as $$
declare
  unknown text;
begin
  if jsonb_typeof(filter) is distinct from 'object' then
    raise exception 'A filter is an object' using errcode = 'PT400', detail = 'filter';
  end if;
  select f.key into unknown from jsonb_each(filter) f
  where not case
    when f.key = any (choices) then jsonb_typeof(f.value) = 'array'
    when f.key = any (spans) then
      jsonb_typeof(f.value) = 'object' and f.value - '{from,to,none}'::text[] = '{}'
    when f.key = 'q' then jsonb_typeof(f.value) = 'string' and length(f.value #>> '{}') between 1 and 100
    else false
  end limit 1;
  if unknown is not null then
    raise exception 'The filter "%" is not known or has no such form', unknown
      using errcode = 'PT400', detail = 'filter.' || unknown;
  end if;
  -- Cast the days here, so that an invalid one is an error even if no row is compared with it.
  perform (f.value ->> 'from')::date, (f.value ->> 'to')::date, (f.value ->> 'none')::boolean
  from jsonb_each(filter) f where f.key = any (spans);
exception when invalid_datetime_format or datetime_field_overflow or invalid_text_representation then
  raise exception 'The filter has a day that is none: %', sqlerrm using errcode = 'PT400', detail = 'filter';
end $$;

-- == Functions: parsing and rounding ==

-- Parses YYYY-MM-DD or MM/DD/YYYY. Null for anything else.
create function private.read_day(text) returns date
language plpgsql immutable set search_path = '' as $$
begin
  return case when $1 ~ '^\d{4}-\d\d?-\d\d?$'
      then make_date(split_part($1, '-', 1)::int, split_part($1, '-', 2)::int, split_part($1, '-', 3)::int)
    when $1 ~ '^\d\d?/\d\d?/\d{4}$'
      then make_date(split_part($1, '/', 3)::int, split_part($1, '/', 1)::int, split_part($1, '/', 2)::int) end;
exception when datetime_field_overflow then
  return null;
end $$;

-- Parses dollars as people write them: $1,250,000.50. Null for anything else.
create function private.read_dollars(text) returns numeric
language sql immutable set search_path = '' as $$
  select case when $1 ~ '^\$?\s?(\d{1,12}|\d{1,3}(,\d{3}){1,3})(\.\d{1,2})?$'
    then regexp_replace($1, '[$,\s]', '', 'g')::numeric end
$$;

-- Rounds to two significant digits: 2345 -> 2300, 87 -> 87.
create function private.two_digits(value numeric) returns integer
language sql immutable set search_path = '' as $$
  select case when value < 100 then round(value) else round(value, 1 - floor(log(value))::integer) end::integer
$$;

-- == Access and triggers, by table ==

-- auth.users
create trigger keep_mailable before insert or update of email, email_change on auth.users
  for each row execute function private.keep_mailable();

-- storage.objects
create trigger keep_folder_quota after insert or update of name, bucket_id, metadata on storage.objects
  for each row execute function private.keep_folder_quota();

-- == Function grants ==

grant execute on function private.office_zone(), private.is_mailable(text) to anon, authenticated, service_role;

grant execute on function
  private.begin_batch(text, text), private.end_batch(uuid, jsonb, text, uuid), private.take_batch(uuid),
  private.audit_undo(uuid, integer, integer), public.undo(uuid), private.is_within(date, jsonb),
  private.check_filter(jsonb, text[], text[]), private.prefers(uuid, text), public.may_train()
to authenticated;

grant execute on function
  private.app_role(), private.is_admin(), private.is_coach(), private.coached_client_ids(),
  private.coached_user_ids(), private.own_client_ids(), private.own_application_ids(), private.assigned_lead_ids(),
  private.own_coach_ids(), private.may_train(), private.actor(), private.session_lives(), private.is_member(),
  private.folded(text), private.part_of(text), private.batch_id()
to authenticated, service_role;

-- Members: the accounts of clients, coaches, and administrators.
-- profiles has one row per account in auth.users, with its role and status. user_preferences, notifications,
-- auth_events (the security log), consents, onboarding_answers, saved_views, and coach_profiles refer to it.
-- invitations lead to an account with a role. audit_log records changes of roles, statuses, and assignments.
-- An account reads and writes its own rows, administrators read the other profiles and all invitations, and a coach
-- reads the profiles of the accounts that it coaches, unless they are hidden.

-- == Tables ==

create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  -- A copy for display. Not unique, and no policy compares it.
  email text not null check (length(email) <= 254 and (email = '' or private.is_mailable(email))),
  name text not null default '' check (length(name) <= 120),
  role text not null default 'user' check (role in ('user', 'coach', 'admin')),
  -- Chosen at sign-up. Grants no rights.
  account_type text not null default 'client' check (account_type in ('client', 'cpa')),
  company text check (length(company) <= 160),
  phone text check (length(phone) <= 40),
  onboarded boolean not null default false,
  status text not null default 'active' check (status in ('pending', 'active', 'suspended')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  updated_by uuid references public.profiles (id) on delete set null,
  search text not null generated always as (
    translate(lower(regexp_replace(
      normalize(name || ' ' || email || ' ' || coalesce(company, ''), nfkd), '[\u0300-\u036f]', '', 'g'
    )), 'øØłŁđĐı', 'oollddi')
  ) stored,
  -- Path in the bucket avatars, in the account's own folder: <account>/<id>.<extension>.
  avatar_path text constraint profiles_avatar_path_check check (
    avatar_path ~ '^[0-9a-f-]{36}/[0-9a-f-]{36}\.(webp|png|jpg)$' and split_part(avatar_path, '/', 1) = id::text
  ),
  -- A copy of the preference by trigger copy_theme, so that a device gets it with the profile.
  theme text check (theme in ('light', 'dark', 'system'))
);
alter table public.profiles enable row level security;
create index profiles_updated_by on public.profiles (updated_by);
create index profiles_search on public.profiles using gin (search extensions.gin_trgm_ops);
create index profiles_role_created_at on public.profiles (role desc, created_at desc, id);

create table public.user_preferences (
  user_id uuid primary key default auth.uid() references auth.users (id) on delete cascade,
  preferences jsonb not null default '{
    "theme": "system",
    "notifications": {"email": true, "browser": true, "stories": true, "clients": true},
    "privacy": {"profile_visible": true, "show_email": false, "allow_messages": true}
  }'
    check (jsonb_typeof(preferences) = 'object' and octet_length(preferences::text) <= 16384),
  updated_at timestamptz not null default now(),
  constraint user_preferences_shape check (
    preferences - '{theme,notifications,privacy}'::text[] = '{}'
    and coalesce(preferences ->> 'theme', 'system') in ('light', 'dark', 'system')
    and coalesce(jsonb_typeof(preferences -> 'notifications'), 'object') = 'object'
    and coalesce(jsonb_typeof(preferences -> 'privacy'), 'object') = 'object'
    and not jsonb_path_exists(preferences, '$.notifications.* ? (@.type() != "boolean")')
    and not jsonb_path_exists(preferences, '$.privacy.* ? (@.type() != "boolean")')
  )
);
alter table public.user_preferences enable row level security;

create table public.notifications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  kind text not null check (kind in ('story', 'client', 'application', 'booking', 'training', 'account', 'lead')),
  title text not null check (length(title) between 1 and 160),
  body text check (length(body) <= 1000),
  -- A path on this site, never a URL of another one.
  link text check (length(link) <= 300 and link ~ '^/([^/\\]|$)'),
  read_at timestamptz,
  created_at timestamptz not null default now(),
  happens_at timestamptz
);
alter table public.notifications enable row level security;
create index notifications_user_id on public.notifications (user_id, created_at desc);
-- The order of the notification list: unread first, then the newest.
create index notifications_unread on public.notifications (user_id, read_at nulls first, created_at desc);

-- The security log of an account. Only the account reads it.
create table public.auth_events (
  id bigint generated always as identity primary key,
  user_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  kind text not null
    check (kind in (
      'sign_in', 'sign_in_failed', 'sign_out', 'sign_out_others', 'session_ended', 'password_changed', 'email_changed',
      'mfa_enabled', 'mfa_disabled', 'recovery_code_used'
    )),
  device text not null default 'Unknown' check (length(device) between 1 and 200),
  place text not null default 'Unknown' check (length(place) between 1 and 120),
  created_at timestamptz not null default now(),
  session_id uuid
);
alter table public.auth_events enable row level security;
create index auth_events_user_id on public.auth_events (user_id, created_at desc);

-- Consents by purpose, with the version of the text. A withdrawal is a new row with given = false.
create table public.consents (
  id bigint generated always as identity primary key,
  user_id uuid default auth.uid() references public.profiles (id) on delete cascade,
  email public.email_address,
  purpose text not null check (purpose in (
    'terms', 'privacy', 'newsletter', 'contact', 'programme_commitment', 'recording', 'testimonial'
  )),
  version text not null check (length(version) between 1 and 40),
  given boolean not null default true,
  source text check (length(source) <= 120),
  created_at timestamptz not null default now(),
  constraint consents_whose check (user_id is not null or email is not null)
);
alter table public.consents enable row level security;
create index consents_user_id on public.consents (user_id);

-- Written by triggers and definer functions only. from_value and to_value are text: a role, a status, an id, or a
-- count.
create table public.audit_log (
  id bigint generated always as identity primary key,
  actor_id uuid references public.profiles (id) on delete set null,
  action text not null
    check (action in (
      'role', 'status', 'coach', 'owner', 'account', 'assigned', 'bulk', 'import', 'export', 'undo',
      'invite', 'resend', 'withdraw', 'accept', 'decide', 'convert', 'delete', 'mfa', 'session'
    )),
  entity text not null
    check (entity in (
      'profiles', 'clients', 'leads', 'certification_applications', 'certificates', 'stories', 'bookings',
      'invitations', 'subscribers', 'audit_log'
    )),
  -- Null after the deletion of the account that the entry was about.
  entity_id uuid,
  from_value text,
  to_value text,
  created_at timestamptz not null default now(),
  batch_id uuid
);
alter table public.audit_log enable row level security;
create index audit_log_actor_id on public.audit_log (actor_id);
create index audit_log_entity on public.audit_log (entity, entity_id);
create index audit_log_created_at on public.audit_log (created_at desc, id);

-- The role takes effect only with the token, which only the email contains: an account that existed for the address
-- before, confirmed or not, gains nothing until its user opens the link.
create table public.invitations (
  id uuid primary key default gen_random_uuid(),
  email public.email_address not null check (email = lower(email)),
  name text not null default '' check (length(name) <= 120),
  role text not null default 'user' check (role in ('user', 'coach', 'admin')),
  -- A pending invitation past expires_at has expired.
  status text not null default 'pending' check (status in ('pending', 'accepted', 'withdrawn')),
  -- SHA-256 in hex. The token itself is only in the email.
  token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
  invited_by uuid references public.profiles (id) on delete set null,
  -- The approved application that led to the invitation, if any.
  application_id uuid,
  sends smallint not null default 1 check (sends between 1 and 50),
  sent_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '7 days',
  accepted_by uuid references public.profiles (id) on delete cascade,
  accepted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint invitations_accepted check ((status = 'accepted') = (accepted_at is not null)),
  constraint invitations_name_line check (name !~ '[[:cntrl:]\u2028\u2029]')
);
alter table public.invitations enable row level security;
create unique index invitations_one_pending on public.invitations (email) where status = 'pending';
create index invitations_created_at on public.invitations (created_at desc);
create index invitations_invited_by on public.invitations (invited_by);
create index invitations_application_id on public.invitations (application_id);
create index invitations_accepted_by on public.invitations (accepted_by);
create index invitations_expires_at on public.invitations (expires_at) where status = 'pending';

-- Answers of the onboarding form, saved after each step.
create table public.onboarding_answers (
  user_id uuid primary key default auth.uid() references public.profiles (id) on delete cascade,
  answers jsonb not null default '{}'
    check (jsonb_typeof(answers) = 'object' and octet_length(answers::text) <= 16384),
  step smallint not null default 0 check (step between 0 and 20),
  -- Set by finish_onboarding.
  completed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
alter table public.onboarding_answers enable row level security;
create index onboarding_answers_updated_at on public.onboarding_answers (updated_at, user_id);

-- Deletions in progress. The server function delete-account deletes an account in three steps: it closes the account,
-- removes the stored files through the storage service, then removes the account with its rows. Closing is a
-- suspension: the account can add nothing from then on, and the rule about the last administrator applies before
-- anything is removed. An interrupted deletion leaves a closed account, which the same call or the next deletion of any
-- account finishes.
create table private.account_deletions (
  user_id uuid primary key references auth.users (id) on delete cascade,
  asked_at timestamptz not null default now()
);

-- The URL of the server functions on a hosted project, set once by hand (supabase/README.md). pg_cron calls them each
-- minute when an email is due; without a row it calls nothing.
create table private.function_host (
  is_here boolean primary key default true check (is_here),
  url text not null check (url ~ '^https?://[^\s]+[^/]$')
);

-- A saved view is a name for the query string of a list, without page and drawer. Coaches and administrators may share
-- theirs with other coaches and administrators.
create table public.saved_views (
  id uuid primary key default gen_random_uuid(),
  owner uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  list text not null check (list in (
    'clients', 'leads', 'users', 'coaches', 'admin-clients', 'applications', 'calls', 'invitations', 'subscribers',
    'stories', 'audit'
  )),
  name text not null check (length(btrim(name)) between 1 and 60 and length(name) <= 60),
  query text not null default '' check (length(query) <= 1000 and query !~ '^\?|[[:cntrl:]]'),
  shared boolean not null default false,
  position integer not null default 0 check (position between 0 and 10000),
  version integer not null default 1,
  updated_by uuid references public.profiles (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
alter table public.saved_views enable row level security;
-- The name is unique per owner and list, regardless of case and outer spaces.
create unique index saved_views_owner on public.saved_views (owner, list, lower(btrim(name)));
create index saved_views_shared on public.saved_views (list, position) where shared;
create index saved_views_updated_by on public.saved_views (updated_by);

-- Bulk changes. batch_rows stores each row's previous values and its version after the change, so that the user who
-- made the change can undo it for ten minutes, except for rows that changed again since.
create table private.batches (
  id uuid primary key default gen_random_uuid(),
  made_by uuid not null references public.profiles (id) on delete cascade,
  kind text not null check (kind in ('bulk', 'import')),
  list text not null,
  made_at timestamptz not null default now(),
  undone_at timestamptz,
  slices jsonb not null default '{}'
);
create index batches_made_by on private.batches (made_by);

create table private.batch_rows (
  batch_id uuid not null references private.batches (id) on delete cascade,
  row_id uuid not null,
  -- Null for an inserted row.
  before jsonb,
  version integer not null,
  primary key (batch_id, row_id)
);

-- A description that coaches write for the people they work with.
create table public.coach_profiles (
  user_id uuid primary key default auth.uid() references public.profiles (id) on delete cascade,
  headline text not null default '' check (length(headline) <= 120),
  bio text not null default '' check (length(bio) <= 2000),
  specialties text[] not null default '{}' check (
    cardinality(specialties) <= 8 and array_position(specialties, null) is null
    and length(array_to_string(specialties, '')) <= 320
  ),
  updated_at timestamptz not null default now()
);
alter table public.coach_profiles enable row level security;

-- == Functions: profiles ==

-- Creates the profile of a new account. The metadata is user input from sign-up: it fills the name and the account type
-- and never sets a role.
create function private.handle_new_user() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  meta jsonb := coalesce(new.raw_user_meta_data, '{}');
  address text := left(coalesce(new.email, ''), 254);
begin
  insert into public.profiles (id, email, name, account_type, company, phone)
  values (
    new.id,
    address,
    left(coalesce(nullif(btrim(meta ->> 'full_name'), ''), split_part(address, '@', 1)), 120),
    case when meta ->> 'role' in ('client', 'cpa') then meta ->> 'role' else 'client' end,
    left(nullif(btrim(meta ->> 'company'), ''), 160),
    left(nullif(btrim(meta ->> 'phone'), ''), 40)
  )
  on conflict (id) do nothing;
  return new;
end $$;

create function private.handle_email_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.profiles p set email = left(new.email, 254) where p.id = new.id;
  return new;
end $$;

-- Keeps profiles.email equal to the account's email address, so that administrators can rely on it. An insert replaces
-- any other address. An update to another address fails: only the auth server changes it.
create function private.keep_true_email() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  account_email text := (select left(coalesce(u.email, ''), 254) from auth.users u where u.id = new.id);
begin
  if tg_op = 'UPDATE' and lower(new.email) not in (lower(old.email), lower(account_email)) then
    raise exception 'the email address is changed with the sign-in' using errcode = '42501';
  end if;
  new.email := coalesce(account_email, new.email);
  return new;
end $$;

-- Guards are SECURITY INVOKER, so that current_user distinguishes an API caller from a definer function or the service
-- role. Unchanged values pass, because forms send complete rows.
create function private.guard_profile() returns trigger
language plpgsql set search_path = '' as $$
begin
  if current_user in ('anon', 'authenticated') then
    if tg_op = 'INSERT' then
      new.created_at := now();
    else
      if new.id is distinct from old.id or new.created_at is distinct from old.created_at then
        raise exception 'id and created_at do not change' using errcode = '42501';
      end if;
      -- Users leave the status pending themselves only by finishing the onboarding.
      if old.status = 'pending' and new.onboarded and not old.onboarded and new.status in ('pending', 'active') then
        new.status := 'active';
      elsif new.status is distinct from old.status and not (select private.is_admin()) then
        raise exception 'role and status are changed by an administrator' using errcode = '42501';
      end if;
      if new.role is distinct from old.role and not (select private.is_admin()) then
        raise exception 'role and status are changed by an administrator' using errcode = '42501';
      end if;
    end if;
  end if;
  new.updated_at := now();
  return new;
end $$;

-- Rejects the removal, demotion, or suspension of the last active administrator. The lock serializes two administrators
-- who demote each other at the same time.
create function private.keep_one_admin() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if old.role = 'admin' and old.status <> 'suspended'
    and (tg_op = 'DELETE' or new.role <> 'admin' or new.status = 'suspended') then
    perform pg_catalog.pg_advisory_xact_lock(4201);
    if not exists (
      select from public.profiles p where p.role = 'admin' and p.status <> 'suspended' and p.id <> old.id
    ) then
      raise exception 'the last administrator stays' using errcode = '42501';
    end if;
  end if;
  if tg_op = 'DELETE' then
    return old;
  end if;
  return new;
end $$;

-- Administrators cannot give up their own role, even while there are others: a mistake could not be undone without
-- another administrator's help.
create function private.keep_own_role() returns trigger
language plpgsql set search_path = '' as $$
begin
  if current_user = 'authenticated' and old.id = (select auth.uid()) then
    raise exception 'Ask another administrator to take your role away' using errcode = '42501', detail = 'own-role';
  end if;
  return new;
end $$;

-- Notifies administrators of a role that a newer release may set and this one does not know. Pages treat the account as
-- a client.
create function private.notice_unknown_role() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.tell(private.admin_ids(), 'account', new.email || ' has a role that is not known here',
    'The role is “' || new.role || '”. Until it is set again, they see what a client sees.',
    '/dashboard/admin?section=users&user=' || new.id);
  return null;
end $$;

create function private.record_profile() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    if new.role <> 'user' then
      perform private.audit('role', 'profiles', new.id, null, new.role);
    end if;
    return null;
  end if;
  if new.role is distinct from old.role then
    perform private.audit('role', 'profiles', new.id, old.role, new.role);
  end if;
  if new.status is distinct from old.status then
    perform private.audit('status', 'profiles', new.id, old.status, new.status);
  end if;
  return null;
end $$;

-- == Functions: preferences ==

create function private.copy_theme() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.profiles p set theme = new.preferences ->> 'theme'
  where p.id = new.user_id and p.theme is distinct from new.preferences ->> 'theme';
  return null;
end $$;

-- Drops a notice that the recipient has turned off. Notices of kind account always pass: a user cannot turn off the
-- warning about a sign-in.
create function private.respect_preferences() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  wanted jsonb := (
    select p.preferences -> 'notifications' from public.user_preferences p where p.user_id = new.user_id
  );
begin
  if new.kind <> 'account' and (
    wanted -> 'browser' = 'false'
    or (new.kind = 'client' and wanted -> 'clients' = 'false')
    or (new.kind = 'story' and wanted -> 'stories' = 'false')
  ) then
    return null;
  end if;
  return new;
end $$;

-- == Functions: invitations ==

-- Returns the fields that the server function needs for the email. `account` is the state of the address's account:
-- none, waiting (unconfirmed), or confirmed.
create function private.invitation_facts(invited public.invitations) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'id', invited.id, 'email', invited.email, 'name', invited.name, 'role', invited.role,
    'status', invited.status, 'expiresAt', invited.expires_at,
    'account', coalesce((
      select case when u.email_confirmed_at is null then 'waiting' else 'confirmed' end
      from auth.users u where u.email = invited.email limit 1
    ), 'none')
  )
$$;

-- Creates a pending invitation and returns its facts. PT409: the account already has the role, or a pending invitation
-- exists. PT429: the caller sent 60 invitations within an hour.
create function private.create_invitation(email text, name text, role text, token_hash text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  address text := lower(btrim(create_invitation.email));
  invited public.invitations;
begin
  perform private.require_admin('Only an administrator can invite');
  perform pg_catalog.pg_advisory_xact_lock(4208, pg_catalog.hashtext(address));
  if exists (
    select from auth.users u join public.profiles p on p.id = u.id
    where u.email = address and u.email_confirmed_at is not null and (
      p.role in ('admin', create_invitation.role) or (p.role = 'coach' and create_invitation.role = 'user')
    )
  ) then
    raise exception 'Somebody with this email address has that role already' using errcode = 'PT409';
  end if;
  update public.invitations i set status = 'withdrawn'
  where i.email = address and i.status = 'pending' and i.expires_at < now();
  if exists (select from public.invitations i where i.email = address and i.status = 'pending') then
    raise exception 'This email address has been invited already: resend or withdraw that invitation'
      using errcode = 'PT409';
  end if;
  if (select count(*) from public.invitations i
      where i.invited_by = (select auth.uid()) and i.created_at > now() - interval '1 hour') >= 60 then
    raise exception 'Too many invitations in a short time' using errcode = 'PT429', hint = 'Try again in an hour';
  end if;
  insert into public.invitations (email, name, role, token_hash, invited_by)
  values (address, btrim(create_invitation.name), create_invitation.role, create_invitation.token_hash,
    (select auth.uid()))
  returning * into invited;
  return private.invitation_facts(invited);
end $$;

create function public.create_invitation(email text, name text, role text, token_hash text) returns jsonb
language sql security invoker set search_path = '' as $$
  select private.create_invitation(email, name, role, token_hash)
$$;

-- Replaces the token and extends the expiry, so that the link in the earlier email stops working. PT404, PT409 (no
-- longer pending), or PT429 (sent less than a minute ago, or 50 times).
create function private.renew_invitation(invitation_id uuid, token_hash text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  invited public.invitations;
begin
  perform private.require_admin('Only an administrator can resend an invitation');
  select * into invited from public.invitations i where i.id = invitation_id for update;
  if not found then
    raise exception 'There is no such invitation' using errcode = 'PT404';
  elsif invited.status <> 'pending' then
    raise exception 'This invitation is % already', invited.status using errcode = 'PT409';
  elsif invited.sent_at > now() - interval '1 minute' or invited.sends >= 50 then
    raise exception 'This invitation was sent a moment ago' using errcode = 'PT429', hint = 'Try again in a minute';
  end if;
  update public.invitations i set
    token_hash = renew_invitation.token_hash, sent_at = now(), sends = i.sends + 1,
    expires_at = now() + interval '7 days', invited_by = (select auth.uid())
  where i.id = invitation_id returning * into invited;
  return private.invitation_facts(invited);
end $$;

create function public.renew_invitation(invitation_id uuid, token_hash text) returns jsonb
language sql security invoker set search_path = '' as $$
  select private.renew_invitation(invitation_id, token_hash)
$$;

-- Withdraws an invitation. Also deletes an unconfirmed account without a password that an invitation created, because
-- its link would still sign in.
create function private.withdraw_invitation(invitation_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  invited public.invitations;
begin
  perform private.require_admin('Only an administrator can withdraw an invitation');
  select * into invited from public.invitations i where i.id = invitation_id for update;
  if not found then
    raise exception 'There is no such invitation' using errcode = 'PT404';
  elsif invited.status = 'accepted' then
    raise exception 'This invitation is accepted already: change the role of the account instead'
      using errcode = 'PT409';
  end if;
  update public.invitations i set status = 'withdrawn' where i.id = invitation_id returning * into invited;
  delete from auth.users u
  where u.email = invited.email and u.email_confirmed_at is null and u.invited_at is not null
    and coalesce(u.encrypted_password, '') = '';
  return private.invitation_facts(invited);
end $$;

create function public.withdraw_invitation(invitation_id uuid) returns jsonb
language sql security invoker set search_path = '' as $$
  select private.withdraw_invitation(invitation_id)
$$;

-- Gives the caller's account the role of the invitation and returns the role and whether the user has to choose a
-- password. The token proves control of the address. Another person may have created the account before, so accepting
-- clears the password and pending links and ends all other sessions. 42501: not signed in, or another or unconfirmed
-- address. PT404: unknown, expired, or withdrawn, or its sender is no longer an administrator.
create function private.accept_invitation(token text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := (select auth.uid());
  this_session uuid := nullif((select auth.jwt()) ->> 'session_id', '')::uuid;
  account auth.users;
  invited public.invitations;
begin
  select u.* into account from auth.users u where u.id = me and (select private.is_member()) for update of u;
  if not found then
    raise exception 'Sign in first' using errcode = '42501';
  end if;
  select * into invited from public.invitations i
  where i.token_hash = encode(sha256(convert_to(accept_invitation.token, 'UTF8')), 'hex') for update;
  if invited.status = 'accepted' and invited.accepted_by = me then
    return jsonb_build_object('role', invited.role, 'choosePassword', coalesce(account.encrypted_password, '') = '');
  end if;
  if invited.status is distinct from 'pending' or invited.expires_at < now() or not exists (
    select from public.profiles p
    where p.id = invited.invited_by and p.role = 'admin' and p.status <> 'suspended'
  ) then
    raise exception 'This invitation is not valid any more. Ask for a new one.' using errcode = 'PT404';
  end if;
  if lower(account.email) <> invited.email or account.email_confirmed_at is null then
    raise exception 'This invitation is for another email address' using errcode = '42501';
  end if;

  update auth.users u set
    encrypted_password = '', confirmation_token = '', recovery_token = '', reauthentication_token = '',
    email_change = '', email_change_token_new = '', email_change_token_current = ''
  where u.id = me;
  if to_regclass('auth.one_time_tokens') is not null then
    execute 'delete from auth.one_time_tokens where user_id = $1' using me;
  end if;
  delete from auth.sessions s where s.user_id = me and s.id is distinct from this_session;

  update public.profiles p set
    role = case
      when p.role = 'admin' or (p.role = 'coach' and invited.role = 'user') then p.role else invited.role end,
    name = case when invited.name <> '' then invited.name else p.name end
  where p.id = me;
  update public.invitations i set status = 'accepted', accepted_by = me, accepted_at = now()
  where i.id = invited.id;
  if invited.application_id is not null then
    update public.certification_applications a set user_id = me
    where a.id = invited.application_id and a.user_id is null;
    update public.cohort_members m set user_id = me
    where m.application_id = invited.application_id and m.user_id is null and not exists (
      select from public.cohort_members o where o.cohort_id = m.cohort_id and o.user_id = me
    );
  end if;
  return jsonb_build_object('role', invited.role, 'choosePassword', true);
end $$;

create function public.accept_invitation(token text) returns jsonb
language sql security invoker set search_path = '' as $$
  select private.accept_invitation(token)
$$;

create function private.record_invitation() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    perform private.audit('invite', 'invitations', new.id, null, new.role);
  elsif new.status is distinct from old.status then
    perform private.audit(case new.status when 'withdrawn' then 'withdraw' else 'accept' end, 'invitations', new.id,
      case when old.expires_at < now() then 'expired' else old.status end, new.status);
  elsif new.sends > old.sends then
    perform private.audit('resend', 'invitations', new.id, old.sends::text, new.sends::text);
  end if;
  return null;
end $$;

-- == Functions: onboarding ==

-- Completes the onboarding and returns the time of the first completion. PT409: there are no answers.
create function private.finish_onboarding() returns timestamptz
language plpgsql security definer set search_path = '' as $$
declare
  finished timestamptz;
begin
  if (select private.app_role()) is null then
    raise exception 'Sign in first' using errcode = '42501';
  end if;
  update public.onboarding_answers a set completed_at = coalesce(a.completed_at, now())
  where a.user_id = (select auth.uid()) returning a.completed_at into finished;
  if finished is null then
    raise exception 'Answer the questions first' using errcode = 'PT409';
  end if;
  update public.profiles p set
    onboarded = true, status = case p.status when 'pending' then 'active' else p.status end
  where p.id = (select auth.uid()) and not (p.onboarded and p.status = 'active');
  return finished;
end $$;

create function public.finish_onboarding() returns timestamptz
language sql security invoker set search_path = '' as $$
  select private.finish_onboarding()
$$;

-- == Functions: security log ==

-- Returns the browser and the system of a user agent, such as "Chrome on Mac". The most specific pattern comes first,
-- because user agents also name the browsers that they descend from.
create function private.device_of(user_agent text) returns text
language sql immutable set search_path = '' as $$
  select case when coalesce(user_agent, '') = '' then 'Unknown' else concat_ws(' on ',
    case
      when user_agent ~ 'Edg(e|A|iOS)?/' then 'Edge'
      when user_agent ~ '(OPR|Opera)/' then 'Opera'
      when user_agent ~ 'SamsungBrowser/' then 'Samsung Internet'
      when user_agent ~ '(Firefox|FxiOS)/' then 'Firefox'
      when user_agent ~ '(Chrome|CriOS|HeadlessChrome|Chromium)/' then 'Chrome'
      when user_agent ~ 'Version/[0-9.]+ .*Safari/' then 'Safari'
      when user_agent ~ '^Mozilla/' then 'Browser'
      else 'Another program'
    end,
    case
      when user_agent ~ 'iPad' then 'iPad'
      when user_agent ~ '(iPhone|iPod)' then 'iPhone'
      when user_agent ~ 'Android' then 'Android'
      when user_agent ~ 'CrOS' then 'ChromeOS'
      when user_agent ~ 'Windows' then 'Windows'
      when user_agent ~ '(Macintosh|Mac OS X)' then 'Mac'
      when user_agent ~ 'Linux' then 'Linux'
    end)
  end
$$;

-- Adds an entry to the security log, which stores the newest 1,000 per account. Failed sign-ins stop at 20 an hour, so
-- that password guessing does not push out the other entries.
create function private.record_security(account uuid, kind text, device text, session_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_catalog.pg_advisory_xact_lock(4232, pg_catalog.hashtext('auth_events' || account));
  if kind = 'sign_in_failed' and (
    select count(*) from public.auth_events e
    where e.user_id = account and e.kind = 'sign_in_failed' and e.created_at > now() - interval '1 hour'
  ) >= 20 then
    return;
  end if;
  insert into public.auth_events (user_id, kind, device, session_id)
  select p.id, record_security.kind, coalesce(record_security.device, 'Unknown'), record_security.session_id
  from public.profiles p where p.id = account;
  delete from public.auth_events e where e.id in (
    select o.id from public.auth_events o where o.user_id = account order by o.created_at desc, o.id desc offset 1000
  );
end $$;

create function private.record_sign_in_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.record_security(new.id, tg_argv[0], null, null);
  return null;
end $$;

create function private.record_session_begin() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    perform private.record_security(new.user_id, 'sign_in', private.device_of(new.user_agent), new.id);
  else
    -- An auth server may set the user agent after it created the session.
    update public.auth_events e set device = private.device_of(new.user_agent)
    where e.user_id = new.user_id and e.kind = 'sign_in' and e.session_id = new.id;
  end if;
  return null;
end $$;

-- Adds one entry for all sessions that a statement deletes. Expired sessions get none: their removal is cleanup.
create function private.record_session_end() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  gone record;
begin
  for gone in
    select o.user_id, count(*) as sessions, min(private.device_of(o.user_agent)) as device, min(o.id::text)::uuid as id
    from ended o where o.not_after is null or o.not_after > now() group by o.user_id
  loop
    perform private.record_security(
      gone.user_id,
      coalesce(nullif(current_setting('ninecourse.session_end', true), ''), 'sign_out'),
      case gone.sessions when 1 then gone.device else gone.sessions || ' devices' end,
      case gone.sessions when 1 then gone.id end);
  end loop;
  return null;
end $$;

-- Records the first verified authenticator; further ones get no entry. The trigger is deferred, because the session of
-- the first code is known only at the end of the transaction.
create function private.record_factor_on() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  given record;
begin
  if not exists (
    select from auth.mfa_factors f
    where f.user_id = new.user_id and f.id <> new.id and f.status = 'verified'
      and f.factor_type::text <> 'recovery_code'
  ) then
    select s.id, private.device_of(s.user_agent) as device into given
    from auth.sessions s where s.factor_id = new.id order by s.updated_at desc limit 1;
    perform private.record_security(new.user_id, 'mfa_enabled', given.device, given.id);
  end if;
  return null;
end $$;

create function private.record_factor_off() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not exists (
    select from auth.mfa_factors f
    where f.user_id = old.user_id and f.status = 'verified' and f.factor_type::text <> 'recovery_code'
  ) then
    perform private.record_security(old.user_id, 'mfa_disabled', null, null);
  end if;
  return null;
end $$;

create function private.record_recovery_code() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.record_security(s.user_id, 'recovery_code_used', private.device_of(s.user_agent), s.id)
  from auth.sessions s where s.id = new.session_id;
  return null;
end $$;

-- Records a failed attempt and lets the auth server continue. The two hooks below have the names and signatures of a
-- hosted project.
create function private.note_failed_attempt(event jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  if not (event ->> 'valid')::boolean then
    perform private.record_security(
      (event ->> 'user_id')::uuid, 'sign_in_failed', private.device_of(event #>> '{metadata,user_agent}'), null);
  end if;
  return jsonb_build_object('decision', 'continue');
end $$;

create function private.password_verification_attempt(event jsonb) returns jsonb
language sql security definer set search_path = '' as $$
  select private.note_failed_attempt(event)
$$;

create function private.mfa_verification_attempt(event jsonb) returns jsonb
language sql security definer set search_path = '' as $$
  select private.note_failed_attempt(event)
$$;

-- Records changes of the second factor and ended sessions of coaches and administrators in the audit log, because their
-- sessions can read the records of others. Sign-ins appear only in the security log of the account.
create function private.record_staff_security() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.audit_log (actor_id, action, entity, entity_id, to_value)
  select new.user_id, case when new.kind in ('mfa_enabled', 'mfa_disabled') then 'mfa' else 'session' end, 'profiles',
    new.user_id, case new.kind when 'mfa_enabled' then 'on' when 'mfa_disabled' then 'off'
      when 'session_ended' then 'ended' when 'sign_out_others' then 'others ended' else 'recovery code' end
  from public.profiles p where p.id = new.user_id and p.role <> 'user';
  return null;
end $$;

-- == Functions: sessions and email change ==

-- Returns the caller's sessions: the current one first, then by last use. `place` is always Unknown, because a lookup
-- would send the IP address to a third party.
create function private.my_sessions() returns table (
  id uuid, device text, place text, began_at timestamptz, seen_at timestamptz, is_current boolean
) language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_member();
  return query
    select s.id, private.device_of(s.user_agent), 'Unknown', s.created_at,
      greatest(s.created_at, s.refreshed_at at time zone 'UTC'), s.id = private.this_session()
    from auth.sessions s
    where s.user_id = (select auth.uid()) and (s.not_after is null or s.not_after > now())
    order by 6 desc, 5 desc, 1 limit 100;
end $$;

create function public.my_sessions() returns table (
  id uuid, device text, place text, began_at timestamptz, seen_at timestamptz, is_current boolean
) language sql stable security invoker set search_path = '' as $$
  select * from private.my_sessions()
$$;

-- Ends one of the caller's sessions; PT404 if it has ended already. The setting passes the kind of log entry to
-- record_session_end.
create function private.end_session(session_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_member();
  perform set_config('ninecourse.session_end', 'session_ended', true);
  delete from auth.sessions s where s.id = end_session.session_id and s.user_id = (select auth.uid());
  if not found then
    raise exception 'This session has ended already' using errcode = 'PT404';
  end if;
  perform set_config('ninecourse.session_end', '', true);
end $$;

create function public.end_session(session_id uuid) returns void
language sql security invoker set search_path = '' as $$
  select private.end_session(session_id)
$$;

-- Ends all other sessions of the caller and returns their number.
create function private.end_other_sessions() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  ended integer;
begin
  perform private.require_member();
  perform set_config('ninecourse.session_end', 'sign_out_others', true);
  delete from auth.sessions s
  where s.user_id = (select auth.uid()) and s.id is distinct from private.this_session();
  get diagnostics ended = row_count;
  perform set_config('ninecourse.session_end', '', true);
  return ended;
end $$;

create function public.end_other_sessions() returns integer
language sql security invoker set search_path = '' as $$
  select private.end_other_sessions()
$$;

-- Cancels a pending change of the email address, so that links in its emails stop working. The auth server has no call
-- for it.
create function private.cancel_email_change() returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_member();
  update auth.users u set email_change = '', email_change_token_new = '', email_change_token_current = '',
    email_change_confirm_status = 0, email_change_sent_at = null, updated_at = now()
  where u.id = (select auth.uid()) and coalesce(u.email_change, '') <> '';
end $$;

create function public.cancel_email_change() returns void
language sql security invoker set search_path = '' as $$ select private.cancel_email_change() $$;

-- == Functions: other members and messages ==

-- Returns whether the person is the caller, an account that the caller coaches, or one of the caller's coaches. An
-- administrator works with every account.
create function private.works_with(person uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select (select private.is_member()) and (
    works_with.person = (select auth.uid()) or (select private.is_admin())
    or works_with.person in (select private.coached_user_ids())
    or works_with.person in (select private.own_coach_ids())
  )
$$;

-- Returns a profile as the caller may see it, the own profile without an argument. A hidden profile shows only its name
-- and role to everyone except administrators. PT404: no such person, or the caller does not work with them.
create function private.member_profile(person uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  wanted uuid := coalesce(member_profile.person, (select auth.uid()));
  is_self boolean := wanted = (select auth.uid());
  found public.profiles;
begin
  perform private.require_member();
  select p.* into found from public.profiles p
  where p.id = wanted and private.works_with(wanted) and (p.status <> 'suspended' or (select private.is_admin()));
  if found.id is null then
    raise exception 'There is no such person' using errcode = 'PT404';
  end if;
  if not is_self and not (select private.is_admin()) and not private.prefers(wanted, 'profile_visible') then
    return jsonb_build_object('id', found.id, 'name', found.name, 'role', found.role, 'isHidden', true,
      'mayMessage', private.prefers(wanted, 'allow_messages'));
  end if;
  return jsonb_build_object('id', found.id, 'name', found.name, 'role', found.role, 'isHidden', false,
    'avatarPath', found.avatar_path, 'memberSince', found.created_at,
    'email', case when private.prefers(wanted, 'show_email') or (not is_self and (select private.is_admin()))
      then found.email end,
    'mayMessage', not is_self and private.prefers(wanted, 'allow_messages'),
    -- The people whose profiles the caller may open.
    'people', case when is_self then (
      select coalesce(jsonb_agg(jsonb_build_object('id', o.id, 'name', o.name, 'role', o.role)
        order by o.name, o.id), '[]')
      from (
        select p.id, p.name, p.role from public.profiles p
        where p.id <> wanted and p.status <> 'suspended' and (
          p.id in (select private.own_coach_ids()) or p.id in (select private.coached_user_ids())
        )
        order by p.name, p.id limit 100
      ) o) end,
    'coach', (
      select jsonb_build_object('headline', c.headline, 'bio', c.bio, 'specialties', to_jsonb(c.specialties))
      from public.coach_profiles c where c.user_id = wanted and found.role in ('coach', 'admin')));
end $$;

create function public.member_profile(person uuid default null) returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.member_profile(person) $$;

-- Returns the display names of the given people, at most 100, as far as they appear in records that the caller may
-- read: as coach, owner, author, or last editor. Reveals nothing but the name, because the caller may not read these
-- profiles.
create function private.names_of(people uuid[]) returns table (id uuid, name text)
language sql stable security definer set search_path = '' as $$
  with clients as materialized (
    select private.own_client_ids() as id union select private.coached_client_ids()
  ), stories as materialized (
    select s.id from public.stories s
    where s.user_id = (select auth.uid()) or s.client_id in (select private.coached_client_ids())
  )
  select p.id, coalesce(nullif(btrim(p.name), ''), split_part(p.email, '@', 1))
  from public.profiles p
  where p.id = any (people[1:100]) and (select private.is_member()) and (
    private.works_with(p.id)
    or exists (select from public.clients c where p.id in (c.updated_by, c.coach_id, c.user_id, c.account_id)
      and c.id in (select k.id from clients k))
    or exists (select from public.client_events e where e.actor_id = p.id
      and (e.client_id in (select k.id from clients k)
        or (e.is_shared and e.client_id in (select private.account_client_ids()))))
    or exists (select from public.projections j where j.made_by = p.id
      and j.client_id in (select k.id from clients k))
    or exists (select from public.stories s where p.id in (s.user_id, s.updated_by)
      and s.id in (select k.id from stories k))
    or exists (select from public.story_comments m where m.author_id = p.id
      and m.story_id in (select k.id from stories k))
    or exists (select from public.lead_events e where e.actor_id = p.id
      and e.lead_id in (select private.assigned_lead_ids()))
    or exists (select from public.bookings b where b.host_id = p.id and b.user_id = (select auth.uid()))
  )
$$;

create function public.names_of(people uuid[]) returns table (id uuid, name text)
language sql stable security invoker set search_path = '' as $$ select * from private.names_of(people) $$;

-- Sends a message as a notice to a person the caller works with, if that person allows messages. The notice has kind
-- account, so that notification preferences do not drop it. PT404: no such person; 42501: no messages allowed; PT400:
-- length; PT429: 20 messages within an hour.
create function private.send_message(person uuid, message text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := (select auth.uid());
  page text := '/dashboard/profile?person=' || me;
  words text := btrim(coalesce(message, ''));
begin
  perform private.require_member();
  if person = me or not private.works_with(person)
    or not exists (select from public.profiles p where p.id = person and p.status <> 'suspended') then
    raise exception 'There is no such person' using errcode = 'PT404';
  elsif not private.prefers(person, 'allow_messages') then
    raise exception 'This person takes no messages' using errcode = '42501', detail = 'allow_messages';
  elsif length(words) not between 1 and 1000 then
    raise exception 'A message has 1 to 1,000 characters' using errcode = 'PT400', detail = 'message';
  end if;
  -- Serializes the messages of one sender, so that the count below holds.
  perform pg_catalog.pg_advisory_xact_lock(4250, pg_catalog.hashtext(me::text));
  if (
    select count(*) from public.notifications n
    where n.kind = 'account' and n.link = page and n.created_at > now() - interval '1 hour'
  ) >= 20 then
    raise exception 'That is enough for an hour' using errcode = 'PT429';
  end if;
  insert into public.notifications (user_id, kind, title, body, link)
  select person, 'account', left('Message from ' || coalesce(nullif(btrim(p.name), ''), 'somebody you work with'), 160),
    words, page
  from public.profiles p where p.id = me;
end $$;

create function public.send_message(person uuid, message text) returns void
language sql security invoker set search_path = '' as $$ select private.send_message(person, message) $$;

-- == Functions: page of a coach ==

-- Returns the figures of a coach's page and the five newest clients. Row security limits the rows to those of the
-- caller. The last activity is the latest change of a story, or the day the client was added.
create function public.coach_page() returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
begin
  if not ((select private.is_coach()) or (select private.is_admin())) then
    raise exception 'Coach privileges required' using errcode = '42501';
  end if;
  return jsonb_build_object(
    'figures', (
      select jsonb_build_object('clients', (select count(*) from public.clients),
        'clientsWithStories', f.clients_with_stories, 'stories', f.stories, 'published', f.published)
      from public.story_figures() f),
    'recentClients', (
      select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name, 'email', c.email, 'company', c.company,
        'stories', s.stories, 'lastActivity', coalesce(s.latest, c.created_at)) order by c.created_at desc, c.id), '[]')
      from (
        select c.id, c.name, c.email, c.company, c.created_at from public.clients c
        order by c.created_at desc, c.id limit 5
      ) c
      cross join lateral (
        select count(*) as stories, max(s.updated_at) as latest from public.stories s where s.client_id = c.id
      ) s));
end $$;

-- == Functions: deletion of an account ==

-- Closes an account for deletion. The server function delete-account passes the session id, because it calls with the
-- secret key. Returns the accounts to finish: the given one and up to three whose deletion stopped more than 15 minutes
-- ago. PT401: no valid session; 42501: suspended; PT409: the last administrator.
create function public.begin_account_deletion(user_id uuid, session_id uuid) returns uuid[]
language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := begin_account_deletion.user_id;
begin
  -- The lock of uploads to the account's folders: an upload in progress ends before the account closes, later ones
  -- fail.
  perform pg_catalog.pg_advisory_xact_lock(4231, pg_catalog.hashtext(caller::text));
  if not exists (
    select from auth.sessions s
    where s.id = begin_account_deletion.session_id and s.user_id = caller
      and (s.not_after is null or s.not_after > now())
      and (s.aal::text = 'aal2' or not private.has_second_factor(caller))
  ) then
    raise exception 'Sign in first' using errcode = 'PT401';
  end if;
  if not exists (select from private.account_deletions d where d.user_id = caller) then
    if exists (select from public.profiles p where p.id = caller and p.status = 'suspended') then
      raise exception 'This account is suspended. Write to us to have it deleted.' using errcode = '42501';
    end if;
    insert into private.account_deletions (user_id) values (caller);
  end if;
  begin
    update public.profiles p set status = 'suspended' where p.id = caller and p.status <> 'suspended';
  exception when insufficient_privilege then
    raise exception '%', sqlerrm using errcode = 'PT409';
  end;
  return array[caller] || array(
    select d.user_id from private.account_deletions d
    where d.user_id <> caller and d.asked_at < now() - interval '15 minutes'
      and not exists (select from public.profiles p where p.id = d.user_id and p.status <> 'suspended')
    order by d.asked_at limit 3
  );
end $$;

-- Removes a closed account. Returns true once the account is gone, false while it has stored files or is not closed.
create function public.finish_account_deletion(user_id uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  closed uuid := finish_account_deletion.user_id;
begin
  perform pg_catalog.pg_advisory_xact_lock(4231, pg_catalog.hashtext(closed::text));
  if not exists (select from private.account_deletions d where d.user_id = closed) then
    return not exists (select from auth.users u where u.id = closed);
  end if;
  if exists (select from private.files_of(closed)) then
    return false;
  end if;
  delete from auth.users u where u.id = closed;
  return true;
end $$;

-- Cancels a deletion when an administrator lifts the suspension.
create function private.keep_account() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.account_deletions d where d.user_id = new.id;
  return null;
end $$;

-- Removes the id of a deleted account from the histories, which then record that something happened but not to whom.
-- Deferred, because the foreign keys add entries at the end of the statement, after triggers that are not deferred.
create function private.forget_person() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  gone text := old.id::text;
begin
  update public.audit_log a set
    entity_id = nullif(a.entity_id, old.id),
    from_value = nullif(a.from_value, gone),
    to_value = nullif(a.to_value, gone)
  where a.entity_id = old.id or a.from_value = gone or a.to_value = gone;
  update public.lead_events e set from_value = nullif(e.from_value, gone), to_value = nullif(e.to_value, gone)
  where e.from_value = gone or e.to_value = gone;
  update public.client_events e set from_value = nullif(e.from_value, gone), to_value = nullif(e.to_value, gone)
  where e.kind = 'coach' and (e.from_value = gone or e.to_value = gone);
  return null;
end $$;

-- Records the deletion of an account with its role, without its id. Deferred, and named so that it runs after
-- forget_person: the new entry has no id to remove.
create function private.record_account_deletion() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.audit_log (actor_id, action, entity, from_value)
  values (nullif(private.actor(), old.id), 'delete', 'profiles', old.role);
  return null;
end $$;

-- == Views ==

create view public.todo_profiles with (security_invoker = true) as
  select id, email, name, role, account_type, company, phone, onboarded, status, created_at, updated_at
  from public.profiles;

create view public.todo_user_preferences with (security_invoker = true) as
  select user_id, preferences, updated_at from public.user_preferences;

-- The view for the list of invitations: derives the state expired and leaves out the token hash.
create view public.invitation_states with (security_invoker = true) as
  select i.id, i.email, i.name, i.role,
    case when i.status = 'pending' and i.expires_at < now() then 'expired' else i.status end as state,
    i.sends, i.sent_at, i.expires_at, i.accepted_at, i.accepted_by, i.created_at,
    coalesce(nullif(p.name, ''), p.email) as invited_by
  from public.invitations i left join public.profiles p on p.id = i.invited_by;

-- == Access and triggers, by table ==

-- public.profiles
-- An account reads and updates its own profile. Administrators read and write all and delete any but their own. A coach
-- reads the profiles of the accounts it coaches, unless they are hidden.
create policy profiles_select on public.profiles for select to authenticated using (
  id = (select auth.uid()) or (select private.is_admin())
  or (id in (select private.coached_user_ids()) and private.prefers(id, 'profile_visible'))
);
create policy profiles_insert on public.profiles for insert to authenticated with check (
  (id = (select auth.uid()) and role = 'user' and status = 'active' and not onboarded) or (select private.is_admin())
);
create policy profiles_update on public.profiles for update to authenticated
  using (id = (select auth.uid()) or (select private.is_admin()))
  with check (id = (select auth.uid()) or (select private.is_admin()));
create policy profiles_delete on public.profiles for delete to authenticated using (
  (select private.is_admin()) and id <> (select auth.uid())
);
-- A suspended account reads its own profile, which shows the suspension, and an account without a profile inserts it.
-- Trigger guard_profile protects the status that the check compares.
create policy members_only on public.profiles as restrictive for all to authenticated
  using ((select private.is_member()) or (id = (select auth.uid()) and (select private.session_lives())))
  with check (
    (select private.is_member())
    or (id = (select auth.uid()) and status <> 'suspended' and (select private.session_lives()))
  );
grant select, delete on public.profiles to authenticated;
grant insert (
  id, email, name, role, account_type, company, phone, onboarded, status, created_at, updated_at
) on public.profiles to authenticated;
grant update (
  id, email, name, role, account_type, company, phone, onboarded, status, created_at, updated_at, avatar_path
) on public.profiles to authenticated;
create trigger guard_profile before insert or update on public.profiles
  for each row execute function private.guard_profile();
create trigger keep_one_admin before update of role, status or delete on public.profiles
  for each row execute function private.keep_one_admin();
create trigger record_profile after insert or update on public.profiles
  for each row execute function private.record_profile();
create constraint trigger forget_person after delete on public.profiles
  deferrable initially deferred for each row execute function private.forget_person();
create trigger keep_account after update of status on public.profiles
  for each row when (old.status = 'suspended' and new.status <> 'suspended')
  execute function private.keep_account();
create trigger keep_true_email before insert or update of email on public.profiles
  for each row execute function private.keep_true_email();
create trigger version_row before insert or update on public.profiles
  for each row execute function private.count_version();
create constraint trigger forget_batches after delete on public.profiles
  deferrable initially deferred for each row execute function private.forget_batches();
create trigger notice_unknown_role after insert or update of role on public.profiles for each row
  when (new.role not in ('user', 'coach', 'admin', 'client')) execute function private.notice_unknown_role();
create constraint trigger record_account_deletion after delete on public.profiles
  deferrable initially deferred for each row execute function private.record_account_deletion();
create trigger keep_own_role before update of role on public.profiles
  for each row when (old.role = 'admin' and new.role <> 'admin') execute function private.keep_own_role();

-- public.user_preferences
-- An account reads and writes its own preferences.
create policy preferences_all on public.user_preferences for all to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy members_only on public.user_preferences as restrictive for all to authenticated
  using ((select private.is_member()));
grant select, delete on public.user_preferences to authenticated;
grant insert (user_id, preferences, updated_at) on public.user_preferences to authenticated;
grant update (user_id, preferences, updated_at) on public.user_preferences to authenticated;
create trigger touch_updated_at before insert or update on public.user_preferences
  for each row execute function private.touch_updated_at();
create trigger copy_theme after insert or update of preferences on public.user_preferences
  for each row execute function private.copy_theme();

-- public.notifications
-- An account reads and deletes its own notices and marks them read. Functions insert them.
create policy notifications_select on public.notifications for select to authenticated using (
  user_id = (select auth.uid())
);
create policy notifications_update on public.notifications for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy notifications_delete on public.notifications for delete to authenticated using (
  user_id = (select auth.uid())
);
create policy members_only on public.notifications as restrictive for all to authenticated
  using ((select private.is_member()));
grant select, delete on public.notifications to authenticated;
grant update (read_at) on public.notifications to authenticated;
create trigger respect_preferences before insert on public.notifications
  for each row execute function private.respect_preferences();

-- public.auth_events
-- An account reads its own security log. Triggers write it.
create policy auth_events_select on public.auth_events for select to authenticated using (
  user_id = (select auth.uid())
);
create policy members_only on public.auth_events as restrictive for all to authenticated
  using ((select private.is_member()));
grant select on public.auth_events to authenticated;
create trigger record_staff_security after insert on public.auth_events for each row
  when (new.kind in ('mfa_enabled', 'mfa_disabled', 'session_ended', 'sign_out_others', 'recovery_code_used'))
  execute function private.record_staff_security();

-- public.consents
-- An account reads and adds its own consents; administrators read all. No one changes or deletes one.
create policy consents_select on public.consents for select to authenticated using (
  user_id = (select auth.uid()) or (select private.is_admin())
);
create policy consents_insert on public.consents for insert to authenticated with check (
  user_id = (select auth.uid())
);
create policy members_only on public.consents as restrictive for all to authenticated
  using ((select private.is_member()));
grant select on public.consents to authenticated;
grant insert (purpose, version, given, source) on public.consents to authenticated;
create trigger refuse_suspended before insert on public.consents
  for each row when (new.user_id is not null) execute function private.refuse_suspended();
create trigger keep_row_quota after insert on public.consents referencing new table as added for each statement
  when (current_user in ('anon', 'authenticated')) execute function private.keep_row_quota('user_id', '200');

-- public.audit_log
-- Administrators read the audit log. Triggers and definer functions write it.
create policy audit_log_select on public.audit_log for select to authenticated using ((select private.is_admin()));
create policy members_only on public.audit_log as restrictive for all to authenticated
  using ((select private.is_member()));
grant select on public.audit_log to authenticated;

-- public.invitations
-- Administrators read invitations. Functions write them.
create policy invitations_select on public.invitations for select to authenticated
  using ((select private.is_admin()));
create policy members_only on public.invitations as restrictive for all to authenticated
  using ((select private.is_member()));
grant select on public.invitations to authenticated;
create trigger touch_updated_at before insert or update on public.invitations
  for each row execute function private.touch_updated_at();
create trigger record_invitation after insert or update of status, sends on public.invitations
  for each row execute function private.record_invitation();

-- public.onboarding_answers
-- An account reads and writes its own answers; its coach and administrators read them.
create policy onboarding_answers_select on public.onboarding_answers for select to authenticated using (
  user_id = (select auth.uid())
  or (select private.is_admin())
  or user_id in (select private.coached_user_ids())
);
create policy onboarding_answers_insert on public.onboarding_answers for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy onboarding_answers_update on public.onboarding_answers for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy members_only on public.onboarding_answers as restrictive for all to authenticated
  using ((select private.is_member()));
-- The key is among the granted columns because an upsert writes it.
grant select on public.onboarding_answers to authenticated;
grant insert (user_id, answers, step) on public.onboarding_answers to authenticated;
grant update (user_id, answers, step) on public.onboarding_answers to authenticated;
create trigger touch_updated_at before insert or update on public.onboarding_answers
  for each row execute function private.touch_updated_at();

-- public.saved_views
-- The owner reads and writes a view. Coaches and administrators read shared views; administrators also change and
-- delete them.
create policy members_only on public.saved_views as restrictive for all to authenticated
  using ((select private.is_member()));
create policy saved_views_select on public.saved_views for select to authenticated using (
  owner = (select auth.uid()) or (shared and ((select private.is_coach()) or (select private.is_admin())))
);
create policy saved_views_insert on public.saved_views for insert to authenticated with check (
  owner = (select auth.uid()) and (not shared or (select private.is_coach()) or (select private.is_admin()))
);
create policy saved_views_update on public.saved_views for update to authenticated
  using (owner = (select auth.uid()) or (shared and (select private.is_admin())))
  with check (
    (shared and (select private.is_admin()))
    or (owner = (select auth.uid()) and (not shared or (select private.is_coach())))
  );
create policy saved_views_delete on public.saved_views for delete to authenticated using (
  owner = (select auth.uid()) or (shared and (select private.is_admin()))
);
grant select, delete on public.saved_views to authenticated;
grant insert (id, list, name, query, shared, position) on public.saved_views to authenticated;
grant update (name, query, shared, position) on public.saved_views to authenticated;
create trigger touch_updated_at before insert or update on public.saved_views
  for each row execute function private.touch_updated_at();
create trigger version_row before insert or update on public.saved_views
  for each row execute function private.count_version();
create trigger keep_row_quota after insert on public.saved_views referencing new table as added for each statement
  when (current_user in ('anon', 'authenticated')) execute function private.keep_row_quota('owner', '100');

-- public.coach_profiles
-- Coaches read and delete their own description; administrators read all. 08_learning.sql has the policies to write
-- one. Other members read it through member_profile.
create policy members_only on public.coach_profiles as restrictive for all to authenticated
  using ((select private.is_member()));
create policy coach_profiles_select on public.coach_profiles for select to authenticated using (
  user_id = (select auth.uid()) or (select private.is_admin())
);
create policy coach_profiles_delete on public.coach_profiles for delete to authenticated
  using (user_id = (select auth.uid()));
grant select, delete on public.coach_profiles to authenticated;
grant insert (user_id, headline, bio, specialties) on public.coach_profiles to authenticated;
grant update (user_id, headline, bio, specialties) on public.coach_profiles to authenticated;
create trigger touch_updated_at before insert or update on public.coach_profiles
  for each row execute function private.touch_updated_at();

-- public.todo_profiles
grant select, delete on public.todo_profiles to authenticated;
grant insert (
  id, email, name, role, account_type, company, phone, onboarded, status, created_at, updated_at
) on public.todo_profiles to authenticated;
grant update (
  id, email, name, role, account_type, company, phone, onboarded, status, created_at, updated_at
) on public.todo_profiles to authenticated;

-- public.todo_user_preferences
grant select, delete on public.todo_user_preferences to authenticated;
grant insert (user_id, preferences, updated_at) on public.todo_user_preferences to authenticated;
grant update (user_id, preferences, updated_at) on public.todo_user_preferences to authenticated;

-- public.invitation_states
grant select on public.invitation_states to authenticated;

-- auth.mfa_amr_claims
-- A hosted project may deny a trigger on a table of its auth server. The migration then warns and goes on.
do $$ begin
  create trigger on_auth_recovery_code_used after insert or update on auth.mfa_amr_claims
    for each row when (new.authentication_method = 'mfa/recovery_code')
    execute function private.record_recovery_code();
exception when insufficient_privilege then
  raise warning 'on_auth_recovery_code_used: this project allows no trigger on auth.mfa_amr_claims, so the security log gets no recovery_code_used entries';
end $$;

-- auth.mfa_factors
-- As above, a hosted project may deny these triggers.
do $$ begin
  create constraint trigger on_auth_factor_verified after update on auth.mfa_factors
    deferrable initially deferred for each row
    when (old.status <> 'verified' and new.status = 'verified') execute function private.record_factor_on();
exception when insufficient_privilege then
  raise warning 'on_auth_factor_verified: this project allows no trigger on auth.mfa_factors, so the security log gets no mfa_enabled entries';
end $$;
do $$ begin
  create trigger on_auth_factor_removed after delete on auth.mfa_factors
    for each row when (old.status = 'verified' and old.factor_type::text <> 'recovery_code')
    execute function private.record_factor_off();
exception when insufficient_privilege then
  raise warning 'on_auth_factor_removed: this project allows no trigger on auth.mfa_factors, so the security log gets no mfa_disabled entries';
end $$;

-- auth.sessions
create trigger on_auth_session_recorded after insert on auth.sessions
  for each row execute function private.record_session_begin();
create trigger on_auth_session_device_recorded after update of user_agent on auth.sessions
  for each row when (old.user_agent is null and new.user_agent is not null)
  execute function private.record_session_begin();
create trigger on_auth_sessions_ended after delete on auth.sessions
  referencing old table as ended for each statement execute function private.record_session_end();

-- auth.users
create trigger on_auth_user_created after insert on auth.users
  for each row execute function private.handle_new_user();
create trigger on_auth_user_email_changed after update of email on auth.users
  for each row when (new.email is not null and new.email is distinct from old.email)
  execute function private.handle_email_change();
create trigger on_auth_user_password_changed after update of encrypted_password on auth.users
  for each row when (old.encrypted_password <> '' and new.encrypted_password is distinct from old.encrypted_password)
  execute function private.record_sign_in_change('password_changed');
create trigger on_auth_user_email_recorded after update of email on auth.users
  for each row when (new.email is not null and new.email is distinct from old.email)
  execute function private.record_sign_in_change('email_changed');

-- == Function grants ==

grant execute on function
  private.create_invitation(text, text, text, text), private.renew_invitation(uuid, text),
  private.withdraw_invitation(uuid), private.accept_invitation(text),
  public.create_invitation(text, text, text, text), public.renew_invitation(uuid, text),
  public.withdraw_invitation(uuid), public.accept_invitation(text), private.finish_onboarding(),
  public.finish_onboarding(), private.my_sessions(), private.end_session(uuid), private.end_other_sessions(),
  public.my_sessions(), public.end_session(uuid), public.end_other_sessions(), private.works_with(uuid),
  private.member_profile(uuid), public.member_profile(uuid), private.send_message(uuid, text),
  public.send_message(uuid, text), private.cancel_email_change(), public.cancel_email_change(),
  private.names_of(uuid[]), public.names_of(uuid[]), public.coach_page()
to authenticated;

grant execute on function
  public.begin_account_deletion(uuid, uuid), public.finish_account_deletion(uuid)
to service_role;

-- Clients: the firm's client records. A client has deadlines (client_deadlines), a history (client_events), tax
-- projections (projections) and links that connect it to an account (private.client_intakes). This file also has bulk
-- changes of clients and leads, the import of clients, emails to clients and review calls.
-- A client refers to three accounts: account_id signs in as the client, coach_id advises it, user_id is the member who
-- owns the record (null for a record of the firm).
-- Access: administrators, the client's coach and its owner read and write the record; the client's account reads the
-- parts that are shared with it. The policies call helpers in 00_foundation.sql (own_client_ids, coached_client_ids,
-- is_member). Policies on the stored files of an account are in 10_platform.sql. Definers that read clients past these
-- policies: similar_to_lead (04_leads.sql), search_rows_of_all, account_facts and system_analytics
-- (09_administration.sql).

-- == Tables ==

create table public.clients (
  id uuid primary key default gen_random_uuid(),
  name text not null check (length(name) between 1 and 120),
  email public.email_address,
  phone text check (length(phone) <= 40),
  company text check (length(company) <= 160),
  status text not null default 'Prospect' check (status in ('Active', 'Prospect', 'Inactive')),
  -- US dollars per year.
  revenue numeric(14, 2) not null default 0 check (revenue >= 0),
  retainer_value numeric(14, 2) not null default 0 check (retainer_value >= 0),
  tax_savings numeric(14, 2) not null default 0 check (tax_savings >= 0),
  -- The next open deadline and its name, copied from client_deadlines by trigger.
  next_deadline date,
  last_contact date,
  strategies text[] not null default '{}'
    check (cardinality(strategies) <= 20 and octet_length(array_to_string(strategies, ',')) <= 1200),
  coach_id uuid references public.profiles (id) on delete set null,
  -- The member who added the record and owns it. Null for a record of the firm.
  user_id uuid default auth.uid() references public.profiles (id) on delete cascade,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  updated_by uuid references public.profiles (id) on delete set null,
  -- What lists search: lower case, without accents (private.folded).
  search text not null generated always as (
    translate(lower(regexp_replace(
      normalize(name || ' ' || coalesce(company, '') || ' ' || coalesce(email, ''), nfkd), '[\u0300-\u036f]', '', 'g'
    )), 'øØłŁđĐı', 'oollddi')
  ) stored,
  next_deadline_name text
    check (length(btrim(next_deadline_name)) between 1 and 120 and length(next_deadline_name) <= 120),
  -- Set when the client opens an intake link.
  account_id uuid references public.profiles (id) on delete set null,
  -- coach_id if that account is an active coach or administrator, else null. Set by trigger.
  active_coach_id uuid
);
alter table public.clients enable row level security;
create index clients_coach_id on public.clients (coach_id, created_at desc);
create index clients_user_id on public.clients (user_id, created_at desc);
create index clients_created_at on public.clients (created_at desc);
create index clients_status on public.clients (status, created_at desc);
create index clients_updated_by on public.clients (updated_by);
create index clients_search on public.clients using gin (search extensions.gin_trgm_ops);
-- One index per sort order of the list of clients. The id breaks ties; empty dates are last in both directions.
create index clients_name on public.clients (name, id);
create index clients_retainer_value on public.clients (retainer_value, id);
create index clients_tax_savings on public.clients (tax_savings, id);
create index clients_revenue on public.clients (revenue, id);
create index clients_next_deadline on public.clients (next_deadline, id);
create index clients_next_deadline_last on public.clients (next_deadline desc nulls last, id);
create index clients_last_contact on public.clients (last_contact, id);
create index clients_last_contact_last on public.clients (last_contact desc nulls last, id);
-- Lookup by email or phone number: private.similar_to_lead.
create index clients_same_email on public.clients (lower(email));
create index clients_same_phone on public.clients (right(regexp_replace(phone, '\D', '', 'g'), 10));
create index clients_account_id on public.clients (account_id);
create index clients_active_coach_id on public.clients (active_coach_id, created_at desc);

-- Deadlines of a client. A trigger copies the next open one to the client's row, so that lists sort and filter by it.
create table public.client_deadlines (
  id uuid primary key default gen_random_uuid(),
  client_id uuid not null references public.clients (id) on delete cascade,
  name text not null check (length(btrim(name)) between 1 and 120 and length(name) <= 120),
  due_on date not null check (due_on between '2000-01-01' and '2199-12-31'),
  done_at timestamptz,
  version integer not null default 1,
  updated_by uuid references public.profiles (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
alter table public.client_deadlines enable row level security;
create index client_deadlines_client_id on public.client_deadlines (client_id, due_on, id);
create index client_deadlines_due_on on public.client_deadlines (due_on) where done_at is null;
create index client_deadlines_updated_by on public.client_deadlines (updated_by);

-- History of a client. People write the kinds 'note', 'call' and 'email'; triggers and functions write the others.
create table public.client_events (
  id bigint generated always as identity primary key,
  client_id uuid not null references public.clients (id) on delete cascade,
  kind text not null
    check (kind in (
      'note', 'call', 'email', 'status', 'coach', 'created', 'imported', 'projection', 'review', 'intake', 'fields'
    )),
  from_value text,
  to_value text,
  note text check (length(btrim(note)) between 1 and 4000 and length(note) <= 4000),
  actor_id uuid default auth.uid() references public.profiles (id) on delete set null,
  -- The bulk change or import that caused the event (private.batches).
  batch_id uuid,
  created_at timestamptz not null default now(),
  edited_at timestamptz,
  removed_at timestamptz,
  removed_by uuid references public.profiles (id) on delete set null,
  -- The day of a call or email, if it is recorded later.
  happened_on date
    check (happened_on between '2000-01-01' and '2199-12-31'),
  -- Kind 'fields': {column: {from, to}} of the columns that one update changed.
  changed jsonb,
  -- Visible to the client's account.
  is_shared boolean not null default false,
  constraint client_events_text check (
    kind not in ('note', 'call', 'email') or note is not null or removed_at is not null
  ),
  constraint client_events_changed check (changed is null or kind = 'fields'),
  constraint client_events_shared check (not is_shared or kind in ('note', 'call', 'email'))
);
alter table public.client_events enable row level security;
create index client_events_client_id on public.client_events (client_id, id desc);
create index client_events_actor_id on public.client_events (actor_id);
create index client_events_removed_by on public.client_events (removed_by);
create index client_events_coaches on public.client_events (kind) where kind = 'coach';

-- Text of removed notes. No reader sees it; undoing the removal restores it.
create table private.removed_notes (
  event_id bigint primary key references public.client_events (id) on delete cascade,
  note text not null
);

-- Tax projections: inputs and result for one tax year. A projection never changes: a newer one is another row, and
-- one that is no longer needed is archived.
create table public.projections (
  id uuid primary key default gen_random_uuid(),
  client_id uuid not null references public.clients (id) on delete cascade,
  label text not null check (length(btrim(label)) between 1 and 120 and length(label) <= 120),
  tax_year integer not null check (tax_year between 2000 and 2100),
  -- A flat object: numbers, text and booleans.
  inputs jsonb not null check (
    jsonb_typeof(inputs) = 'object' and octet_length(inputs::text) <= 8192
    and not jsonb_path_exists(inputs, 'strict $.* ? (@.type() == "object" || @.type() == "array")', '{}', true)
  ),
  result jsonb not null check (jsonb_typeof(result) = 'object' and octet_length(result::text) <= 16384),
  made_by uuid default auth.uid() references public.profiles (id) on delete set null,
  made_at timestamptz not null default now(),
  archived_at timestamptz,
  archived_by uuid references public.profiles (id) on delete set null
);
alter table public.projections enable row level security;
create index projections_client_id on public.projections (client_id, made_at desc);
create index projections_made_by on public.projections (made_by);
create index projections_archived_by on public.projections (archived_by);

-- Intake links, by the SHA-256 hash of their token. A link is valid for 30 days and connects its client to one account.
create table private.client_intakes (
  token_hash text primary key check (token_hash ~ '^[0-9a-f]{64}$'),
  client_id uuid not null references public.clients (id) on delete cascade,
  sent_by uuid references public.profiles (id) on delete set null,
  sent_at timestamptz not null default now(),
  accepted_by uuid references public.profiles (id) on delete cascade,
  accepted_at timestamptz,
  -- Only the account with this email address can use the link.
  sent_to text not null
);
create index client_intakes_client_id on private.client_intakes (client_id);
create index client_intakes_sent_by on private.client_intakes (sent_by);
create index client_intakes_accepted_by on private.client_intakes (accepted_by);

-- == Functions: access ==

-- Returns the ids of the clients that the caller signs in as.
create function private.account_client_ids() returns setof uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  return query select c.id from public.clients c where c.account_id = (select auth.uid());
end $$;

-- == Functions: owner, coach and account of a client ==

-- For API callers: only an administrator changes owner and coach. An intake link sets the account; only an
-- administrator removes it.
create function private.guard_client() returns trigger
language plpgsql set search_path = '' as $$
begin
  if current_user in ('anon', 'authenticated') then
    if tg_op = 'INSERT' then
      new.created_at := now();
    else
      if new.id is distinct from old.id or new.created_at is distinct from old.created_at then
        raise exception 'id and created_at do not change' using errcode = '42501';
      end if;
      if (new.user_id, new.coach_id) is distinct from (old.user_id, old.coach_id)
        and not (select private.is_admin()) then
        raise exception 'owner and coach are changed by an administrator' using errcode = '42501';
      end if;
      if new.account_id is distinct from old.account_id
        and (new.account_id is not null or not (select private.is_admin())) then
        raise exception 'An intake link sets the account of a client, and an administrator removes it'
          using errcode = '42501', detail = 'account_id';
      end if;
    end if;
  end if;
  new.updated_at := now();
  return new;
end $$;

-- Sets active_coach_id. Also removes the owner of a client whose owner was its coach and that gets another coach: it is
-- a record of the firm, and an account that loses its staff role later must not own a record that another coach works
-- on. A client whose owner is not its coach keeps its owner.
create function private.set_active_coach() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  coach public.profiles;
begin
  -- The share lock makes an assignment wait for a role change of the same account, and the reverse.
  select p.* into coach from public.profiles p where p.id = new.coach_id for share;
  new.active_coach_id := case when coach.role in ('coach', 'admin') and coach.status <> 'suspended' then coach.id end;
  if tg_op = 'UPDATE' and new.coach_id is distinct from old.coach_id and old.user_id = old.coach_id then
    new.user_id := nullif(new.user_id, old.user_id);
  end if;
  return new;
end $$;

-- An AFTER trigger, so that it runs after the policies: a caller who may not assign a coach learns nothing about the
-- role of an account.
create function private.check_coach() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from public.profiles p where p.id = new.coach_id and p.role not in ('coach', 'admin')) then
    raise exception 'A client''s coach must be a coach or an administrator'
      using errcode = 'PT400', detail = 'coach_id';
  end if;
  return null;
end $$;

-- Runs after a change of an account's role or status. Recalculates active_coach_id of a staff account's clients; an
-- account without a staff role loses its clients.
create function private.release_clients() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.role in ('coach', 'admin') then
    update public.clients c set coach_id = c.coach_id where c.coach_id = new.id;
  else
    update public.clients c set coach_id = null where c.coach_id = new.id;
  end if;
  return null;
end $$;

-- Runs before the foreign key deletes the clients of a deleted owner. A record that the firm works on remains without
-- an owner; a member's private records are deleted with the account.
create function private.release_client_records() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.clients c set user_id = null
  where c.user_id = old.id and (
    old.role <> 'user' or c.coach_id <> old.id or c.account_id is not null
    or exists (
      select from public.audit_log a
      where a.entity = 'profiles' and a.entity_id = old.id and a.action = 'role' and a.from_value in ('coach', 'admin')
    )
  );
  return old;
end $$;

-- Notifies the new coach, with a link to the client.
create function private.notice_client() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' or new.coach_id is distinct from old.coach_id then
    perform private.tell(
      array[new.coach_id], 'client', 'You have a new client', null, '/dashboard/clients?client=' || new.id
    );
  end if;
  return null;
end $$;

-- Writes changes of coach, owner and account to the audit log.
create function private.record_client() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  before public.clients;
begin
  -- A new client's owner is recorded only if it is another account than the caller.
  if tg_op = 'UPDATE' then
    before := old;
  elsif new.user_id is not distinct from (select private.actor()) then
    before.user_id := new.user_id;
  end if;
  if new.coach_id is distinct from before.coach_id then
    perform private.audit('coach', 'clients', new.id, before.coach_id::text, new.coach_id::text);
  end if;
  if new.user_id is distinct from before.user_id then
    perform private.audit('owner', 'clients', new.id, before.user_id::text, new.user_id::text);
  end if;
  if new.account_id is distinct from before.account_id then
    perform private.audit('account', 'clients', new.id, before.account_id::text, new.account_id::text);
  end if;
  return null;
end $$;

-- == Functions: deadlines ==

-- SECURITY INVOKER, so that current_user distinguishes an API caller from private.keep_next_deadline.
create function private.guard_next_deadline() returns trigger
language plpgsql set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    new.next_deadline_name := case when new.next_deadline is not null
      then coalesce(nullif(btrim(new.next_deadline_name), ''), 'Deadline') end;
  elsif current_user in ('anon', 'authenticated')
    and (new.next_deadline, new.next_deadline_name) is distinct from (old.next_deadline, old.next_deadline_name) then
    raise exception 'the next deadline follows from the deadlines of the client' using errcode = '42501';
  end if;
  return new;
end $$;

-- Adds the date of a new client as its first deadline. Runs once per statement and without sequential scans: a session
-- would keep the plan that it made for few rows, also for foreign key checks, while an import adds thousands.
create function private.keep_first_deadline() returns trigger
language plpgsql security definer set search_path = '' set enable_seqscan = off as $$
begin
  insert into public.client_deadlines (client_id, name, due_on)
  select a.id, a.next_deadline_name, a.next_deadline from added a where a.next_deadline is not null;
  return null;
end $$;

-- Copies the next open deadline to each affected client. The lock serializes concurrent changes to the deadlines of one
-- client: each transaction sees the deadlines of the one before.
create function private.keep_next_deadline() returns trigger
language plpgsql security definer set search_path = '' set enable_seqscan = off as $$
declare
  owners uuid[];
begin
  if tg_op = 'DELETE' then
    owners := array(select distinct r.client_id from removed r);
  else
    owners := array(select distinct w.client_id from written w);
  end if;
  perform from public.clients c where c.id = any (owners) order by c.id for no key update;
  update public.clients c set next_deadline = n.due_on, next_deadline_name = n.name
  from (
    select o.id, d.due_on, d.name from unnest(owners) as o (id)
    left join lateral (
      select d.due_on, d.name from public.client_deadlines d
      where d.client_id = o.id and d.done_at is null order by d.due_on, d.id limit 1
    ) d on true
  ) n
  where c.id = n.id and (c.next_deadline, c.next_deadline_name) is distinct from (n.due_on, n.name);
  return null;
end $$;

-- == Functions: history ==

-- Returns the columns that people edit, which one event of kind 'fields' records together.
create function private.client_fields(client public.clients) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object('name', client.name, 'email', client.email, 'phone', client.phone,
    'company', client.company, 'revenue', client.revenue, 'retainer_value', client.retainer_value,
    'tax_savings', client.tax_savings, 'last_contact', client.last_contact, 'strategies', client.strategies)
$$;

-- Runs once per statement, because a statement may add thousands of clients. The planner settings avoid plans that the
-- session cached for few rows.
create function private.record_new_clients() returns trigger
language plpgsql security definer set search_path = '' set enable_seqscan = off as $$
begin
  insert into public.client_events (client_id, kind, actor_id, batch_id)
  select a.id, case when private.batch_id() is null then 'created' else 'imported' end, (select private.actor()),
    private.batch_id()
  from added a;
  return null;
end $$;

create function private.record_client_changes() returns trigger
language plpgsql security definer set search_path = '' set enable_seqscan = off set enable_nestloop = off as $$
begin
  insert into public.client_events (client_id, kind, from_value, to_value, actor_id, batch_id)
  select n.id, c.kind, c.before, c.after, (select private.actor()), private.batch_id()
  from changed n join earlier e on e.id = n.id
  cross join lateral (values ('status', e.status, n.status), ('coach', e.coach_id::text, n.coach_id::text))
    as c (kind, before, after)
  where c.before is distinct from c.after
    -- Deleting an account can clear the coach of a client right before it deletes the client: record nothing then.
    and (n.coach_id is not null or exists (select from public.clients k where k.id = n.id));
  insert into public.client_events (client_id, kind, changed, actor_id, batch_id)
  select n.id, 'fields', d.changed, (select private.actor()), private.batch_id()
  from changed n join earlier e on e.id = n.id
  cross join lateral (
    select jsonb_object_agg(b.key, jsonb_build_object('from', b.value, 'to', private.client_fields(n) -> b.key))
      as changed
    from jsonb_each(private.client_fields(e)) b
    where b.value is distinct from private.client_fields(n) -> b.key
      -- If trigger date_contact set last_contact, the history has the call or email itself.
      and (b.key <> 'last_contact' or pg_trigger_depth() = 1)
  ) d
  where private.client_fields(n) is distinct from private.client_fields(e) and d.changed is not null;
  return null;
end $$;

-- Removes and restores notes: the author edits a note for 15 minutes; the account that removed it or an administrator
-- restores it. SECURITY DEFINER, so that it can move the text to private.removed_notes. The trigger's condition checks
-- the caller: foreign keys write as the owner of the table.
create function private.guard_client_event() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := (select auth.uid());
begin
  if (new.removed_at is null) is distinct from (old.removed_at is null) then
    if new.removed_at is not null then
      insert into private.removed_notes (event_id, note) values (old.id, old.note);
      new.note := null;
      new.removed_at := now();
      new.removed_by := me;
    else
      if old.removed_by is distinct from me and not (select private.is_admin()) then
        raise exception 'a note is put back by whoever removed it, or by an administrator' using errcode = '42501';
      end if;
      delete from private.removed_notes r where r.event_id = old.id returning r.note into new.note;
      new.removed_by := null;
    end if;
  else
    new.removed_at := old.removed_at;
    if new.note is distinct from old.note then
      if old.actor_id is distinct from me or old.removed_at is not null
        or old.created_at < now() - interval '15 minutes' then
        raise exception 'a note is changed by its writer, for 15 minutes' using errcode = '42501';
      end if;
      new.edited_at := now();
    end if;
  end if;
  return new;
end $$;

-- Sets last_contact to the day of a call or email, by default today at the office.
create function private.date_contact() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  day date := coalesce(new.happened_on, private.office_day());
begin
  if day > private.office_day() + 1 then
    -- One day later than the office's is valid: the caller may be in a time zone further east.
    raise exception 'a contact is written down once it has happened' using errcode = 'PT400', detail = 'happened_on';
  end if;
  update public.clients c set last_contact = day
  where c.id = new.client_id and (c.last_contact is null or c.last_contact < day);
  return null;
end $$;

-- Reverts one recorded change if the client still has the values that it set. Returns {reverted, by}; if it did not
-- revert, `by` is the account that changed them last. Runs under the caller's policies and guards, and is recorded like
-- any change.
create function public.revert_client_change(event_id bigint) returns jsonb
language plpgsql security invoker set search_path = '' as $$
declare
  made public.client_events;
  is_reverted boolean;
begin
  select * into made from public.client_events e where e.id = event_id and e.kind in ('status', 'coach', 'fields');
  if not found then
    raise exception 'There is no such change' using errcode = 'PT404', detail = 'event_id';
  end if;
  if made.kind = 'status' then
    update public.clients c set status = made.from_value where c.id = made.client_id and c.status = made.to_value;
  elsif made.kind = 'coach' then
    update public.clients c set coach_id = made.from_value::uuid
    where c.id = made.client_id and c.coach_id is not distinct from made.to_value::uuid;
  else
    update public.clients c set
      (name, email, phone, company, revenue, retainer_value, tax_savings, last_contact, strategies) = (
        select b.name, b.email, b.phone, b.company, b.revenue, b.retainer_value, b.tax_savings, b.last_contact,
          b.strategies
        from jsonb_populate_record(c, (
          select jsonb_object_agg(f.key, f.value -> 'from') from jsonb_each(made.changed) f)) b)
    where c.id = made.client_id and not exists (
      select from jsonb_each(made.changed) f
      where private.client_fields(c) -> f.key is distinct from f.value -> 'to');
  end if;
  is_reverted := found;
  return jsonb_build_object('reverted', is_reverted, 'by', case when not is_reverted then (
    select e.actor_id from public.client_events e
    where e.client_id = made.client_id and e.id > made.id and e.kind = made.kind
      and (made.changed is null or exists (select from jsonb_object_keys(e.changed) k where made.changed ? k))
    order by e.id desc limit 1) end);
end $$;

-- == Functions: projections ==

-- Sets archived_at and archived_by on the server when a row is archived, and clears them when it is restored.
create function private.date_archive() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if (new.archived_at is null) is distinct from (old.archived_at is null) then
    new.archived_at := case when new.archived_at is not null then now() end;
    new.archived_by := case when new.archived_at is not null then private.actor() end;
  elsif new.archived_at is not null then
    new.archived_at := old.archived_at;
  end if;
  return new;
end $$;

create function private.record_projection() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.client_events (client_id, kind, to_value, actor_id)
  values (new.client_id, 'projection', new.tax_year || ': ' || new.label, private.actor());
  return null;
end $$;

-- == Functions: lists and figures ==

-- Returns the LIKE pattern of a search. A character with a meaning in a pattern or in an API request becomes `_`, which
-- matches any character. shared-contract/src/lists/list-conditions.ts builds the same pattern.
create function private.list_pattern(words text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select '%' || translate(private.folded(btrim(words)), '\%_*,()"', '________') || '%'
$$;

-- Returns the ids of the clients that match a list's filter (private.check_filter). Must match what the list in the
-- browser shows, because a bulk change affects these rows. Coach 'none' finds clients without an active coach, 'me'
-- those of the caller; strategy 'none' finds clients without strategies.
create function private.filter_clients(filter jsonb) returns setof uuid
language plpgsql stable security invoker set search_path = '' as $$
begin
  perform private.check_filter(filter, '{status,coach,strategy}', '{deadline,contact}');
  return query
  select c.id from public.clients c
  where (not filter ? 'status' or c.status in (select jsonb_array_elements_text(filter -> 'status')))
    and (not filter ? 'coach' or filter -> 'coach' ? c.coach_id::text
      or (filter -> 'coach' ? 'me' and c.coach_id = (select auth.uid()))
      or (filter -> 'coach' ? 'none' and c.active_coach_id is null))
    and (not filter ? 'strategy' or case
      when c.strategies = '{}' then filter -> 'strategy' ? 'none'
      else c.strategies && array(select jsonb_array_elements_text(filter -> 'strategy')) end)
    and (not filter ? 'deadline' or private.is_within(c.next_deadline, filter -> 'deadline'))
    and (not filter ? 'contact' or private.is_within(c.last_contact, filter -> 'contact'))
    and (not filter ? 'q' or c.search like private.list_pattern(filter ->> 'q'));
end $$;

-- Returns totals of the clients that the caller may read, so that no page loads a list to count it.
create function public.client_figures()
returns table (clients bigint, active bigint, prospects bigint, tax_savings numeric, retainers numeric)
language sql stable security invoker set search_path = '' as $$
  select
    count(*),
    count(*) filter (where c.status = 'Active'),
    count(*) filter (where c.status = 'Prospect'),
    coalesce(sum(c.tax_savings), 0),
    coalesce(sum(c.retainer_value), 0)
  from public.clients c
$$;

-- Returns up to five clients of the caller that match a name, company or email address, best match first.
create function public.similar_clients(name text, company text default null, email text default null)
returns table (id uuid, client_name text, client_company text, since timestamptz, matched_by text)
language sql stable security invoker set search_path = '' as $$
  with asked as materialized (
    select private.folded(btrim(similar_clients.name)) as name,
      nullif(private.folded(btrim(similar_clients.company)), '') as company,
      nullif(lower(btrim(similar_clients.email)), '') as email,
      -- Patterns for the indexed column search: folding the columns of every row would be slow.
      array_remove(array[private.part_of(nullif(btrim(similar_clients.name), '')),
        private.part_of(nullif(btrim(similar_clients.company), '')),
        private.part_of(nullif(btrim(similar_clients.email), ''))], null) as parts
  ), found as (
    select c.id, c.name, c.company, c.created_at, case
      when lower(c.email) = a.email then 'email'
      when private.folded(c.name) = a.name and private.folded(c.company) = a.company then 'name and company'
      when private.folded(c.name) = a.name then 'name'
      when private.folded(c.company) = a.company then 'company' end as matched_by
    from public.clients c, asked a
    where c.search like any (a.parts)
      and (lower(c.email) = a.email or private.folded(c.name) = a.name or private.folded(c.company) = a.company)
  )
  select f.id, f.name, f.company, f.created_at, f.matched_by from found f
  order by array_position('{email,name and company,name,company}'::text[], f.matched_by), f.created_at, f.id limit 5
$$;

-- == Functions: bulk changes of clients ==

-- Validates a change: {status} or {coach}, where a null coach removes the coach. Only an administrator may set it.
create function private.check_change(change jsonb) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if jsonb_typeof(change) <> 'object' or change - '{status,coach}'::text[] <> '{}'
    or (change ? 'status') = (change ? 'coach') then
    raise exception 'Choose a status or a coach' using errcode = 'PT400', detail = 'change';
  end if;
  if change ? 'status' and coalesce(change ->> 'status', '') not in ('Active', 'Prospect', 'Inactive') then
    raise exception 'A status is Active, Prospect or Inactive' using errcode = 'PT400', detail = 'change.status';
  end if;
  if change ? 'coach' then
    perform private.require_admin('Only an administrator gives clients to a coach');
    if jsonb_typeof(change -> 'coach') <> 'null' and not exists (
      select from public.profiles p
      where p.id::text = change ->> 'coach' and p.role = 'coach' and p.status <> 'suspended'
    ) then
      raise exception 'Choose somebody who is a coach' using errcode = 'PT400', detail = 'change.coach';
    end if;
  end if;
end $$;

-- Locks the selected clients in the order of their ids and returns the ids. Raises PT409 if their number is not
-- `expected`, the number that the caller saw. `excepted` are ids to leave out of the filter's result.
create function private.choose_clients(ids uuid[], filter jsonb, expected integer, excepted uuid[]) returns uuid[]
language plpgsql security invoker set search_path = '' as $$
declare
  most constant integer := 10000;
  wanted uuid[];
  chosen uuid[];
begin
  if (ids is null) = (filter is null) then
    raise exception 'Name either rows or a filter' using errcode = 'PT400', detail = 'ids';
  elsif excepted is not null and (filter is null or cardinality(excepted) > most) then
    raise exception 'Rows are left out of what a filter finds, 10,000 at most'
      using errcode = 'PT400', detail = 'excepted';
  elsif expected is null or expected < 0 then
    raise exception 'Say how many clients were chosen' using errcode = 'PT400', detail = 'expected';
  end if;
  wanted := case
    when ids is null then array(
      select f from private.filter_clients(filter) as f where f <> all (coalesce(excepted, '{}')))
    else array(select distinct i from unnest(ids) as i) end;
  if cardinality(wanted) > most then
    raise exception '% clients are more than can be changed at once: % at most', cardinality(wanted), most
      using errcode = 'PT400', detail = 'ids';
  end if;
  wanted := array(
    select c.id from public.clients c where c.id = any (wanted) order by c.id for no key update
  );
  -- Run the filter again under the locks: another transaction may have changed rows in between.
  chosen := case when filter is null then wanted else array(
    select f from private.filter_clients(filter) as f where f <> all (coalesce(excepted, '{}')) order by f) end;
  if cardinality(chosen) is distinct from expected or not chosen <@ wanted then
    raise exception '% clients were chosen, and now there are %. Nothing was changed.', expected, cardinality(chosen)
      using errcode = 'PT409', detail = 'expected';
  end if;
  return chosen;
end $$;

create function private.change_clients(
  change jsonb, expected integer, ids uuid[], filter jsonb, excepted uuid[]
) returns jsonb
language plpgsql security invoker set search_path = '' as $$
declare
  chosen uuid[];
  batch uuid;
  changed jsonb;
  coach uuid;
begin
  perform private.check_change(change);
  chosen := private.choose_clients(ids, filter, expected, excepted);
  batch := private.begin_batch('bulk', 'clients');
  if change ? 'status' then
    with before as (
      select c.id, c.status from public.clients c where c.id = any (chosen) and c.status <> change ->> 'status'
    ), done as (
      update public.clients c set status = change ->> 'status' from before b where c.id = b.id
      returning c.id, c.version, b.status
    )
    select jsonb_agg(jsonb_build_object('id', d.id, 'before', jsonb_build_object('status', d.status),
      'version', d.version)) into changed from done d;
  else
    coach := (change ->> 'coach')::uuid;
    with before as (
      select c.id, c.coach_id from public.clients c where c.id = any (chosen) and c.coach_id is distinct from coach
    ), done as (
      update public.clients c set coach_id = coach from before b where c.id = b.id
      returning c.id, c.version, b.coach_id
    )
    select jsonb_agg(jsonb_build_object('id', d.id, 'before', jsonb_build_object('coach', d.coach_id),
      'version', d.version)) into changed from done d;
  end if;
  perform private.end_batch(batch, coalesce(changed, '[]'),
    coalesce(change ->> 'status', coach::text, 'none'), coach);
  return jsonb_build_object('batch', batch, 'matched', cardinality(chosen),
    'changed', coalesce(jsonb_array_length(changed), 0));
end $$;

-- Changes many clients or leads in one transaction under the caller's policies. Returns {batch, matched, changed};
-- public.undo reverts the batch.
create function public.bulk_change(
  list text, change jsonb, expected integer, ids uuid[] default null, filter jsonb default null,
  excepted uuid[] default null
) returns jsonb
language plpgsql security invoker set search_path = '' as $$
begin
  if list = 'leads' then
    return private.change_leads(change, expected, ids, filter, excepted);
  elsif list = 'clients' then
    return private.change_clients(change, expected, ids, filter, excepted);
  end if;
  raise exception 'Many rows at once are changed in the lists of clients and leads'
    using errcode = 'PT400', detail = 'list';
end $$;

-- Restores clients that have not changed since the batch: status, coach, owner, or every column that an import wrote.
-- Returns the number of restored clients.
create function private.restore_clients(rows jsonb) returns integer
language plpgsql security invoker set search_path = '' as $$
declare
  restored integer;
begin
  perform from public.clients c
  where c.id in (select (r ->> 'id')::uuid from jsonb_array_elements(rows) as r)
  order by c.id for no key update;
  with wanted as (
    -- Skip a client whose previous coach is no longer a coach or an administrator: it remains with its current one.
    select r.id, r.version, r.before, b.*, p.id as coach_id
    from jsonb_to_recordset(rows) as r (id uuid, before jsonb, version integer)
    cross join lateral jsonb_to_record(r.before) as b (
      name text, email text, phone text, company text, status text, revenue numeric, retainer_value numeric,
      tax_savings numeric, last_contact date, strategies text[], coach text)
    left join public.profiles p on p.id::text = b.coach and p.role in ('coach', 'admin')
    where jsonb_typeof(r.before) = 'object' and (b.coach is null or p.id is not null)
  )
  update public.clients c set
    name = coalesce(w.name, c.name),
    email = case when w.before ? 'email' then w.email else c.email end,
    phone = case when w.before ? 'phone' then w.phone else c.phone end,
    company = case when w.before ? 'company' then w.company else c.company end,
    status = coalesce(w.status, c.status),
    revenue = coalesce(w.revenue, c.revenue),
    retainer_value = coalesce(w.retainer_value, c.retainer_value),
    tax_savings = coalesce(w.tax_savings, c.tax_savings),
    last_contact = case when w.before ? 'last_contact' then w.last_contact else c.last_contact end,
    strategies = coalesce(w.strategies, c.strategies),
    coach_id = case when w.before ? 'coach' then w.coach_id else c.coach_id end,
    user_id = case when w.before ? 'owner' then coalesce(w.coach_id, c.user_id) else c.user_id end
  from wanted w where c.id = w.id and c.version = w.version;
  get diagnostics restored = row_count;
  return restored;
end $$;

-- == Functions: import of clients ==

-- Parses a cell of an import for a column of clients. Returns {value} to store, or {reason} if it is invalid.
create function private.read_client_cell(wanted text, cell text) returns jsonb
language plpgsql immutable security definer set search_path = '' as $$
declare
  most integer := case wanted when 'name' then 120 when 'company' then 160 when 'phone' then 40 when 'email' then 254
    when 'next_deadline_name' then 120 end;
  list text[];
begin
  if most is not null then
    if length(cell) > most then
      return jsonb_build_object('reason', format('Longer than %s characters', most));
    elsif cell ~ '[[:cntrl:]]' then
      return jsonb_build_object('reason', 'More than one line');
    elsif wanted = 'email' and not private.is_mailable(cell) then
      return jsonb_build_object('reason', 'Not an email address');
    end if;
    return jsonb_build_object('value', cell);
  elsif wanted = 'status' then
    return case when initcap(cell) in ('Active', 'Prospect', 'Inactive') then jsonb_build_object('value', initcap(cell))
      else jsonb_build_object('reason', 'Not one of Active, Prospect and Inactive') end;
  elsif wanted in ('revenue', 'retainer_value', 'tax_savings') then
    return case when private.read_dollars(cell) is null
      then jsonb_build_object('reason', 'Not an amount in dollars, as 1250000 or $1,250,000.00')
      else jsonb_build_object('value', private.read_dollars(cell)) end;
  elsif wanted in ('next_deadline', 'last_contact') then
    return case when private.read_day(cell) is null or private.read_day(cell) not between '2000-01-01' and '2199-12-31'
      then jsonb_build_object('reason', 'Not a day, as 2026-12-31 or 12/31/2026')
      else jsonb_build_object('value', private.read_day(cell)) end;
  elsif wanted = 'strategies' then
    list := array(select btrim(s) from regexp_split_to_table(cell, '[;|]') as s where btrim(s) <> '');
    return case when cardinality(list) > 20 or octet_length(array_to_string(list, ',')) > 1200
      then jsonb_build_object('reason', 'More than 20 strategies, or more than 1,200 characters')
      else jsonb_build_object('value', to_jsonb(list)) end;
  end if;
  return jsonb_build_object('reason', 'Clients have no such column');
end $$;

-- Parses a row of an import. Returns {row, values, errors}. Empty cells have no value.
create function private.read_client_row(place bigint, entry jsonb) returns jsonb
language plpgsql immutable security definer set search_path = '' as $$
declare
  cell record;
  read jsonb;
  given jsonb := '{}';
  errors jsonb := '[]';
begin
  if jsonb_typeof(entry) <> 'object' then
    return jsonb_build_object('row', place, 'values', '{}'::jsonb, 'errors', jsonb_build_array(
      jsonb_build_object('row', place, 'column', null, 'value', null, 'reason', 'Not a row')));
  end if;
  for cell in select c.key, btrim(c.value) as text from jsonb_each_text(entry) c where btrim(c.value) <> '' loop
    read := private.read_client_cell(cell.key, cell.text);
    if read ? 'value' then
      given := given || jsonb_build_object(cell.key, read -> 'value');
    else
      errors := errors || jsonb_build_object('row', place, 'column', left(cell.key, 60), 'value', left(cell.text, 200),
        'reason', read ->> 'reason');
    end if;
  end loop;
  if coalesce(btrim(entry ->> 'name'), '') = '' then
    errors := errors || jsonb_build_object('row', place, 'column', 'name', 'value', '', 'reason', 'Missing');
  end if;
  return jsonb_build_object('row', place, 'values', given, 'errors', errors);
end $$;

-- Returns each row of a file with the client that it duplicates: a client that the caller may read (known_id) or an
-- earlier row of the file (repeats). Compares email addresses without case, or name and company without case and
-- accents.
create function private.match_clients(read jsonb)
returns table (place bigint, given jsonb, known_id uuid, repeats bigint, matched_by text)
language sql stable security invoker set search_path = '' as $$
  with file as (
    select (r ->> 'row')::bigint as place, r -> 'values' as given, lower(r -> 'values' ->> 'email') as email,
      private.folded(r -> 'values' ->> 'name') as name, private.folded(r -> 'values' ->> 'company') as company
    from jsonb_array_elements(read) as r
  ), known as materialized (
    select c.id, lower(c.email) as email, private.folded(c.name) as name, private.folded(c.company) as company,
      c.created_at
    from public.clients c
  ), pairs as (
    select f.place, k.id, 'email' as matched_by, k.created_at from file f join known k on k.email = f.email
    union all
    select f.place, k.id, 'name', k.created_at from file f join known k on k.name = f.name and k.company = f.company
  ), found as (
    select distinct on (p.place) p.place, p.id, p.matched_by from pairs p
    order by p.place, p.matched_by, p.created_at, p.id
  ), earlier as (
    select f.place, case when f.email is not null
      then nullif(min(f.place) over (partition by f.email), f.place) end as by_email,
      case when f.name is not null and f.company is not null
      then nullif(min(f.place) over (partition by f.name, f.company), f.place) end as by_name
    from file f
  )
  select f.place, f.given, n.id, coalesce(e.by_email, e.by_name), coalesce(n.matched_by,
    case when e.by_email is not null then 'email' when e.by_name is not null then 'name' end)
  from file f left join found n on n.place = f.place left join earlier e on e.place = f.place
$$;

-- Adds clients and returns their batch rows. A client that an administrator adds is a record of the firm and has no
-- owner.
create function private.add_clients(rows jsonb) returns jsonb
language plpgsql security invoker set search_path = '' as $$
declare
  added uuid[];
begin
  with made as (
    insert into public.clients (name, email, phone, company, status, revenue, retainer_value, tax_savings,
      next_deadline, next_deadline_name, last_contact, strategies, user_id, coach_id)
    select v.name, v.email, v.phone, v.company, coalesce(v.status, 'Prospect'), coalesce(v.revenue, 0),
      coalesce(v.retainer_value, 0), coalesce(v.tax_savings, 0), v.next_deadline, v.next_deadline_name, v.last_contact,
      coalesce(v.strategies, '{}'), case when not (select private.is_admin()) then (select auth.uid()) end,
      case when (select private.is_coach()) then (select auth.uid()) end
    from jsonb_to_recordset(rows) as v (name text, email text, phone text, company text, status text, revenue numeric,
      retainer_value numeric, tax_savings numeric, next_deadline date, next_deadline_name text, last_contact date,
      strategies text[])
    returning id
  )
  select array_agg(m.id) into added from made m;
  return coalesce((
    select jsonb_agg(jsonb_build_object('id', c.id, 'before', null, 'version', c.version))
    from public.clients c where c.id = any (added)), '[]');
end $$;

-- Overwrites columns of existing clients with the given values; rows are {id, given}. Returns their batch rows. Writes
-- no deadline, because an existing client has its own deadlines.
create function private.update_clients(rows jsonb) returns jsonb
language plpgsql security invoker set search_path = '' as $$
declare
  written jsonb;
begin
  with wanted as (
    select r.id, v.* from jsonb_to_recordset(rows) as r (id uuid, given jsonb)
    cross join lateral jsonb_to_record(r.given) as v (name text, email text, phone text, company text, status text,
      revenue numeric, retainer_value numeric, tax_savings numeric, last_contact date, strategies text[])
  ), before as (
    select c.* from public.clients c where c.id in (select w.id from wanted w) order by c.id for no key update
  ), done as (
    update public.clients c set
      name = coalesce(w.name, b.name), email = coalesce(w.email, b.email), phone = coalesce(w.phone, b.phone),
      company = coalesce(w.company, b.company), status = coalesce(w.status, b.status),
      revenue = coalesce(w.revenue, b.revenue), retainer_value = coalesce(w.retainer_value, b.retainer_value),
      tax_savings = coalesce(w.tax_savings, b.tax_savings), last_contact = coalesce(w.last_contact, b.last_contact),
      strategies = coalesce(w.strategies, b.strategies)
    from before b join wanted w on w.id = b.id where c.id = b.id
    returning c.id, c.version, jsonb_build_object('name', b.name, 'email', b.email, 'phone', b.phone,
      'company', b.company, 'status', b.status, 'revenue', b.revenue, 'retainer_value', b.retainer_value,
      'tax_savings', b.tax_savings, 'last_contact', b.last_contact, 'strategies', b.strategies) as before
  )
  select jsonb_agg(jsonb_build_object('id', d.id, 'before', d.before, 'version', d.version)) into written from done d;
  return coalesce(written, '[]');
end $$;

-- Begins a slice of an import. The first slice creates the batch, whose id the caller chooses, so that the caller can
-- repeat a slice if the response is lost. Returns the stored result of a slice that was imported before, or null.
create function private.begin_slice(batch uuid, first_row integer, content text, size integer) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  most constant integer := 5000;
  made private.batches;
  before jsonb;
begin
  if not (select private.is_member()) then
    raise exception 'Sign in first' using errcode = '42501';
  elsif first_row is null or first_row not between 0 and most - 1 then
    raise exception 'A slice begins at one of the rows 0 to 4,999' using errcode = 'PT400', detail = 'first_row';
  end if;
  if first_row = 0 then
    insert into private.batches (id, made_by, kind, list) values (batch, (select auth.uid()), 'import', 'clients')
    on conflict (id) do nothing;
  end if;
  select * into made from private.batches b
  where b.id = batch and b.made_by = (select auth.uid()) and b.kind = 'import' for update;
  if not found then
    raise exception 'There is no such import of yours' using errcode = 'PT404', detail = 'batch';
  elsif made.undone_at is not null then
    raise exception 'This import was undone already' using errcode = 'PT409', detail = 'batch';
  elsif made.made_at < now() - interval '10 minutes' or made.slices = '{}' and made.made_at < now() then
    raise exception 'This import is complete' using errcode = 'PT409', detail = 'batch';
  end if;
  before := made.slices -> first_row::text;
  if before ->> 'content' <> content then
    raise exception 'Other rows were imported from here already' using errcode = 'PT409', detail = 'first_row';
  elsif before is not null then
    return before -> 'result';
  elsif size + (select coalesce(sum((s.value #>> '{result,rows}')::integer), 0)
    from jsonb_each(made.slices) s) > most then
    raise exception 'An import has 1 to 5,000 rows' using errcode = 'PT400', detail = 'rows';
  end if;
  -- The time limit for undo starts with the last slice.
  update private.batches b set made_at = now() where b.id = batch;
  perform set_config('app.batch', batch::text, true);
  return null;
end $$;

-- Stores the result of a slice for a repeated request.
create function private.end_slice(batch uuid, first_row integer, content text, result jsonb) returns void
language sql security definer set search_path = '' as $$
  update private.batches b set slices = b.slices || jsonb_build_object(first_row::text,
    jsonb_build_object('content', content, 'result', result))
  where b.id = batch and b.made_by = (select auth.uid()) and b.made_at = now()
$$;

-- Returns the clients of a batch that the caller made.
create function private.clients_of_batch(batch uuid) returns setof uuid
language sql stable security definer set search_path = '' as $$
  select r.row_id from private.batch_rows r join private.batches b on b.id = r.batch_id
  where b.id = batch and b.made_by = (select auth.uid())
$$;

-- Checks rows and, unless `dry_run` is true or a row has an error, imports them. Rows are objects of text by column.
-- `duplicates` decides about rows that duplicate a client: skip, update or add. With `batch` and `first_row` the rows
-- are one slice of a larger file. `errors` and `duplicates` in the result have at most 500 entries each.
create function public.import_clients(rows jsonb, dry_run boolean default true, duplicates text default 'skip',
  batch uuid default null, first_row integer default 0)
returns jsonb
language plpgsql security invoker set search_path = '' as $$
declare
  most constant integer := 5000;
  content text := md5(rows::text || duplicates);
  writes boolean := not coalesce(dry_run, true);
  is_slice boolean := batch is not null;
  read jsonb;
  errors jsonb;
  fresh jsonb;
  known jsonb;
  repeated jsonb;
  skipped jsonb;
  result jsonb;
begin
  if jsonb_typeof(rows) is distinct from 'array' or jsonb_array_length(rows) not between 1 and most then
    raise exception 'An import has 1 to 5,000 rows' using errcode = 'PT400', detail = 'rows';
  elsif duplicates is null or duplicates not in ('skip', 'update', 'add') then
    raise exception 'Duplicates are skipped, updated or added' using errcode = 'PT400', detail = 'duplicates';
  end if;
  -- One import per caller at a time: if the same file is sent twice, the second import finds the clients of the first.
  perform pg_catalog.pg_advisory_xact_lock(4240, pg_catalog.hashtext((select auth.uid())::text));
  select jsonb_agg(private.read_client_row(e.place, e.entry) order by e.place) into read
  from jsonb_array_elements(rows) with ordinality as e (entry, place);
  select coalesce(jsonb_agg(x order by (x ->> 'row')::int), '[]') into errors
  from jsonb_array_elements(read) as r, jsonb_array_elements(r -> 'errors') as x;
  writes := writes and errors = '[]';
  if writes and is_slice then
    result := private.begin_slice(batch, first_row, content, jsonb_array_length(rows));
    if result is not null then
      return result || jsonb_build_object('errorCount', 0, 'errors', '[]'::jsonb, 'duplicateCount', 0,
        'duplicates', '[]'::jsonb, 'skippedRows', '[]'::jsonb, 'batch', batch);
    end if;
  end if;

  select
    coalesce(jsonb_agg(jsonb_build_object('row', m.place, 'given', m.given) order by m.place)
      filter (where duplicates = 'add' or m.known_id is null and m.repeats is null), '[]'),
    coalesce(jsonb_agg(jsonb_build_object('row', m.place, 'id', m.known_id, 'given', m.given) order by m.place)
      filter (where duplicates = 'update' and m.known_id is not null and m.repeats is null), '[]'),
    coalesce(jsonb_agg(jsonb_build_object('row', m.place, 'id', m.known_id, 'repeats', m.repeats, 'by', m.matched_by,
      'name', m.given ->> 'name') order by m.place)
      filter (where m.known_id is not null or m.repeats is not null), '[]')
  into fresh, known, repeated
  from private.match_clients(read) m;
  -- Two rows can match one client by different columns: only the first of them updates it.
  select coalesce(jsonb_agg(f.k order by f.place), '[]') into known from (
    select distinct on (k ->> 'id') k, place from jsonb_array_elements(known) with ordinality as e (k, place)
    where (k ->> 'id')::uuid not in (select private.clients_of_batch(import_clients.batch))
    order by k ->> 'id', place
  ) f;
  select coalesce(jsonb_agg(n order by n), '[]') into skipped
  from generate_series(1, jsonb_array_length(rows)) as n
  where n not in (select (e ->> 'row')::int from jsonb_array_elements(fresh || known) as e);

  result := jsonb_build_object('rows', jsonb_array_length(rows), 'added', jsonb_array_length(fresh),
    'updated', jsonb_array_length(known), 'skipped', jsonb_array_length(skipped));
  if writes then
    if not is_slice then
      batch := private.begin_batch('import', 'clients');
    end if;
    perform private.end_batch(batch, private.update_clients(known)
      || private.add_clients((select coalesce(jsonb_agg(e -> 'given'), '[]') from jsonb_array_elements(fresh) as e)),
      duplicates);
    if is_slice then
      perform private.end_slice(batch, first_row, content, result);
    end if;
  end if;
  return result || jsonb_build_object('errorCount', jsonb_array_length(errors),
    'errors', jsonb_path_query_array(errors, '$[0 to 499]'), 'duplicateCount', jsonb_array_length(repeated),
    'duplicates', jsonb_path_query_array(repeated, '$[0 to 499]'), 'skippedRows', skipped,
    'batch', case when writes then batch end);
end $$;

-- Deletes clients that an import added, if they have not changed and nothing was added to them since. Returns the
-- number of deleted clients.
create function private.remove_imported(rows jsonb) returns integer
language plpgsql security invoker set search_path = '' as $$
declare
  removed integer;
begin
  delete from public.clients c
  using jsonb_to_recordset(rows) as r (id uuid, before jsonb, version integer)
  where c.id = r.id and c.version = r.version and coalesce(jsonb_typeof(r.before), 'null') = 'null'
    and not exists (select from public.stories s where s.client_id = c.id)
    and not exists (select from public.bookings b where b.client_id = c.id)
    and not exists (select from public.projections p where p.client_id = c.id)
    and not exists (select from public.client_events e where e.client_id = c.id and e.kind <> 'imported')
    and not exists (
      select from public.client_deadlines d
      where d.client_id = c.id and (d.version > 1 or d.created_at <> c.created_at)
    );
  get diagnostics removed = row_count;
  return removed;
end $$;

-- == Functions: emails to clients ==

-- Returns the client if the caller is an administrator or its coach and it has an email address. Raises 42501, PT404 or
-- PT400 otherwise.
create function private.reachable_client(client_id uuid) returns public.clients
language plpgsql stable security definer set search_path = '' as $$
declare
  found_client public.clients;
begin
  if not ((select private.is_admin()) or (select private.is_coach())) then
    raise exception 'Only coaches and administrators write to clients' using errcode = '42501';
  end if;
  select * into found_client from public.clients c
  where c.id = reachable_client.client_id
    and ((select private.is_admin()) or c.coach_id = (select auth.uid()));
  if not found then
    raise exception 'There is no such client of yours' using errcode = 'PT404', detail = 'clientId';
  elsif found_client.email is null then
    raise exception 'No email address is kept of this client. Add one first.'
      using errcode = 'PT400', detail = 'clientId';
  end if;
  return found_client;
end $$;

-- Raises PT403 if the client's account has turned off emails from the firm. Without an account, the preference of the
-- owner counts if the owner has the role user.
create function private.refuse_unwanted_letter(receiver public.clients) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if exists (
    select from public.profiles p
    where p.id = coalesce(receiver.account_id, receiver.user_id) and p.role = 'user'
      and not private.wants_letters(p.id)
  ) then
    raise exception '% has switched off letters from here. Call instead, or write from your own mailbox.', receiver.name
      using errcode = 'PT403', detail = 'clientId';
  end if;
end $$;

-- Limits emails: 30 an hour per sender, five a day per client.
create function private.take_letter_turn(receiver uuid, sender uuid default auth.uid()) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.take_turn(4213, 'letters-of:' || md5(sender::text), 30, interval '1 hour',
    'You have sent many letters within an hour.');
  perform private.take_turn(4213, 'letters-to:' || md5(receiver::text), 5, interval '1 day',
    'This client has had several letters today.');
end $$;

-- Returns the recipient and the sender of an email: {to, name, isSent, writer}. `isSent` is true if an email with this
-- request id was sent before.
create function private.begin_client_letter(client_id uuid, request_id uuid, fingerprint text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  receiver public.clients := private.reachable_client(client_id);
  sent boolean := false;
begin
  perform private.refuse_unwanted_letter(receiver);
  -- A preview has no request id and counts toward no limit.
  if request_id is not null then
    sent := private.open_submission('client-letter', request_id, fingerprint) is not null;
    if not sent then
      perform private.take_letter_turn(receiver.id);
    end if;
  end if;
  return jsonb_build_object('to', receiver.email, 'name', receiver.name, 'isSent', sent,
    'writer', (select nullif(btrim(p.name), '') from public.profiles p where p.id = (select auth.uid())));
end $$;

create function public.begin_client_letter(client_id uuid, request_id uuid, fingerprint text) returns jsonb
language sql security invoker set search_path = '' as $$
  select private.begin_client_letter(client_id, request_id, fingerprint)
$$;

-- Stores that the email with this request id was sent. Raises unique_violation on a repeat.
create function private.keep_client_letter(client_id uuid, request_id uuid, fingerprint text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  receiver public.clients := private.reachable_client(client_id);
begin
  insert into private.form_submissions (request_id, form, fingerprint, reference)
  values (keep_client_letter.request_id, 'client-letter', keep_client_letter.fingerprint, receiver.id::text);
end $$;

-- Records a sent email in the client's history, in the name of the caller. Returns false if it is already recorded.
create function public.finish_client_letter(client_id uuid, request_id uuid, fingerprint text, note text)
returns boolean
language plpgsql security invoker set search_path = '' as $$
begin
  perform private.keep_client_letter(client_id, request_id, fingerprint);
  insert into public.client_events (client_id, kind, note)
  values (finish_client_letter.client_id, 'email', finish_client_letter.note);
  return true;
exception when unique_violation then
  return false;
end $$;

-- == Functions: review calls ==

-- Returns the host of a review call: the caller if a coach, else the client's coach, or the caller if it has none.
create function private.review_host(client public.clients) returns uuid
language sql stable security definer set search_path = '' as $$
  select case when (select private.is_coach()) then (select auth.uid())
    else coalesce((client).coach_id, (select auth.uid())) end
$$;

-- Returns the free start times of the host in ascending order, from two hours from now to the last day that calls can
-- be booked: {timeZone, host, slots}.
create function private.free_review_starts(client_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  host uuid := private.review_host(private.reachable_client(client_id));
  today date := (now() at time zone private.office_zone())::date;
begin
  return jsonb_build_object('timeZone', private.office_zone(),
    'host', (select nullif(btrim(p.name), '') from public.profiles p where p.id = host),
    'slots', (
      select coalesce(jsonb_agg(s.starts_at order by s.starts_at), '[]')
      from private.office_starts(today, private.last_day_of_calls()) as s (starts_at)
      where s.starts_at >= now() + interval '2 hours' and not exists (
        select from public.bookings b
        where b.host_id = host and b.starts_at = s.starts_at and b.status in ('pending', 'booked')
      )));
end $$;

create function public.free_review_starts(client_id uuid) returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.free_review_starts(client_id) $$;

-- Books a review call. A repeated request id returns the call in its current state.
create function private.book_review(
  client_id uuid, starts_at timestamptz, notes text, request_id uuid, fingerprint text, token_hash text
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  reviewed public.clients := private.reachable_client(client_id);
  host uuid := private.review_host(reviewed);
  call public.bookings;
  is_new boolean := false;
  broken text;
begin
  if private.open_submission('client-review', request_id, fingerprint) is null then
    perform private.take_turn(4213, 'reviews-of:' || md5((select auth.uid())::text), 20, interval '1 hour',
      'You have booked many reviews within an hour.');
    perform private.check_call_start(book_review.starts_at);
    begin
      insert into public.bookings (submission_id, user_id, host_id, client_id, kind, name, email, phone, starts_at,
        manage_token_hash)
      values (request_id, nullif(coalesce(reviewed.account_id, reviewed.user_id), host), host, reviewed.id,
        'client_review', reviewed.name, reviewed.email,
        case when reviewed.phone ~ '^\+?[0-9 ().x/-]{7,40}$' then reviewed.phone end,
        book_review.starts_at, token_hash);
    exception when unique_violation then
      get stacked diagnostics broken = constraint_name;
      if broken <> 'bookings_one_to_a_slot' then
        raise;
      end if;
      perform private.refuse_taken_call();
    end;
    is_new := true;
  end if;
  select * into call from public.bookings b where b.submission_id = book_review.request_id;
  if not found then
    raise exception 'This review is no longer booked. Start again to book another one.' using errcode = 'PT409';
  elsif is_new then
    insert into private.form_submissions (request_id, form, fingerprint, reference)
    values (book_review.request_id, 'client-review', book_review.fingerprint, call.reference);
    -- The client can read the call but not the notes of staff, so the notes go to the client's history.
    if btrim(book_review.notes) <> '' then
      insert into public.client_events (client_id, kind, note, actor_id)
      values (reviewed.id, 'note', btrim(book_review.notes), (select auth.uid()));
    end if;
  end if;
  return private.call_facts(call, case when is_new then 'booked' end, true)
    || jsonb_build_object('hostEmail', (select u.email from auth.users u where u.id = call.host_id));
end $$;

create function public.book_review(
  client_id uuid, starts_at timestamptz, notes text, request_id uuid, fingerprint text, token_hash text
) returns jsonb
language sql security invoker set search_path = '' as $$
  select private.book_review(client_id, starts_at, notes, request_id, fingerprint, token_hash)
$$;

-- == Functions: intake links ==

-- Returns the client if the sender is an active administrator or its coach, and it has an email address. The share lock
-- prevents a change of the address until the transaction ends, so that no link is stored for an address that is being
-- replaced.
create function private.client_of_sender(client_id uuid, sender uuid) returns public.clients
language plpgsql volatile security definer set search_path = '' as $$
declare
  receiver public.clients;
begin
  select c.* into receiver from public.clients c
  where c.id = client_of_sender.client_id and exists (
    select from public.profiles p
    where p.id = sender and p.status <> 'suspended' and (p.role = 'admin' or (p.role = 'coach' and c.coach_id = p.id))
  )
  for share of c;
  if not found then
    raise exception 'There is no such client of yours' using errcode = 'PT404', detail = 'clientId';
  elsif receiver.email is null then
    raise exception 'No email address is kept of this client. Add one first.'
      using errcode = 'PT400', detail = 'clientId';
  end if;
  return receiver;
end $$;

-- Stores the hash of a link's token before the email is sent, so that the link works as soon as it arrives. Only for
-- the server function that creates the token: a caller who can store a hash can create a link. Returns what
-- private.begin_client_letter returns.
create function public.begin_client_intake(
  client_id uuid, request_id uuid, fingerprint text, token_hash text, sender uuid
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  receiver public.clients := private.client_of_sender(client_id, sender);
  sent boolean;
begin
  perform private.refuse_unwanted_letter(receiver);
  sent := private.open_submission('client-intake', request_id, fingerprint) is not null;
  if not sent then
    if receiver.account_id is not null then
      raise exception 'This client signs in already. An administrator can remove that access first.'
        using errcode = 'PT409', detail = 'clientId';
    end if;
    perform private.take_letter_turn(receiver.id, sender);
    delete from private.client_intakes i
    where i.client_id = receiver.id and i.accepted_at is null and i.sent_at < now() - interval '30 days';
    insert into private.client_intakes (token_hash, client_id, sent_by, sent_to)
    values (begin_client_intake.token_hash, receiver.id, sender, receiver.email) on conflict do nothing;
  end if;
  return jsonb_build_object('to', receiver.email, 'name', receiver.name, 'isSent', sent,
    'writer', (select nullif(btrim(p.name), '') from public.profiles p where p.id = sender));
end $$;

-- Records a sent link. Returns false if it is already recorded.
create function public.finish_client_intake(client_id uuid, request_id uuid, fingerprint text, sender uuid)
returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  receiver public.clients := private.client_of_sender(client_id, sender);
begin
  insert into private.form_submissions (request_id, form, fingerprint, reference)
  values (finish_client_intake.request_id, 'client-intake', finish_client_intake.fingerprint, receiver.id::text);
  insert into public.client_events (client_id, kind, to_value, actor_id) values (receiver.id, 'intake', 'sent', sender);
  return true;
exception when unique_violation then
  return false;
end $$;

-- Deletes the links of a client whose email address changes or whose account is removed: a link gives access only to
-- the address that it was sent to.
create function private.withdraw_intakes() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.client_intakes i
  where i.client_id = new.id and (i.accepted_at is null or (old.account_id is not null and new.account_id is null));
  return null;
end $$;

-- Records in the client's history that the intake form is complete, and notifies its coach.
create function private.tell_of_intake(answered public.clients) returns void
language sql security definer set search_path = '' as $$
  insert into public.client_events (client_id, kind, to_value, actor_id)
  values ((answered).id, 'intake', 'answered', (select auth.uid()));
  select private.tell(array[(answered).coach_id], 'client', (answered).name || ' answered the intake form', null,
    '/dashboard/clients?client=' || (answered).id)
$$;

create function private.record_answered_intake() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.tell_of_intake(c) from public.clients c where c.account_id = new.user_id;
  return null;
end $$;

-- Connects the client of a link to the caller's account, whose confirmed email address must be the one that the link
-- was sent to. A client that already has an account keeps it. Returns {clientId, name, isRepeat}. Raises PT404 for an
-- invalid or expired link, PT409 for one that another account has used, and 42501 if the caller is signed in with the
-- wrong or an unconfirmed account.
create function private.accept_intake(token text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := (select auth.uid());
  hash text := encode(sha256(convert_to(accept_intake.token, 'UTF8')), 'hex');
  account auth.users;
  link private.client_intakes;
  opened public.clients;
begin
  if (select private.app_role()) is null then
    raise exception 'Sign in first' using errcode = '42501';
  end if;
  select u.* into account from auth.users u where u.id = me;
  select c.* into opened from public.clients c
  where c.id = (select i.client_id from private.client_intakes i where i.token_hash = hash) for update;
  -- Read the link under the client's lock: a change of the client's email address deletes it.
  select i.* into link from private.client_intakes i where i.token_hash = hash;
  if link.token_hash is null or (link.accepted_at is null and link.sent_at < now() - interval '30 days') then
    raise exception 'This link is no longer valid: it is more than 30 days old, or your advisor has changed the email address on file since. Ask your advisor for a new link.'
      using errcode = 'PT404', detail = 'link';
  elsif opened.account_id = me then
    return jsonb_build_object('clientId', opened.id, 'name', opened.name, 'isRepeat', true);
  elsif (select private.app_role()) <> 'user' then
    raise exception 'This link is for the client, and you are signed in as staff (%). The client opens it signed in with the address that our email went to.',
      account.email using errcode = '42501', detail = 'staff';
  elsif opened.account_id is not null or link.accepted_at is not null then
    raise exception 'Another account has used this link already. If that was not you, write to us.'
      using errcode = 'PT409', detail = 'used';
  elsif lower(account.email) is distinct from lower(link.sent_to) then
    raise exception '%', format(case
      when exists (select from public.clients c where c.account_id = me)
        then 'This link was sent to %s, and you are signed in as another client (%s). Sign out, sign in with the address that our email went to, and open the link again.'
      else 'This link was sent to %s, and you are signed in as %s. Sign out, sign in with the address that our email went to, and open the link again.' end,
      regexp_replace(link.sent_to, '^(.)[^@]*', '\1***'), account.email)
      using errcode = '42501',
      detail = case when exists (select from public.clients c where c.account_id = me) then 'other-client'
        else 'email' end;
  elsif account.email_confirmed_at is null then
    raise exception 'Confirm your email address first: open the link in the email that we sent when you signed up. Then open this link again.'
      using errcode = '42501', detail = 'unconfirmed';
  end if;
  update private.client_intakes i set accepted_by = me, accepted_at = now() where i.client_id = opened.id;
  -- A member who owned the record gives up ownership: an owner reads every note and may delete the record.
  update public.clients c set account_id = me, user_id = nullif(c.user_id, me) where c.id = opened.id
  returning c.* into opened;
  insert into public.client_events (client_id, kind, to_value, actor_id) values (opened.id, 'intake', 'opened', me);
  perform private.tell(
    case when opened.coach_id is null then private.admin_ids() else array[opened.coach_id] end, 'client',
    opened.name || ' accepted the intake link', 'They sign in as ' || account.email,
    '/dashboard/clients?client=' || opened.id
  );
  if exists (select from public.onboarding_answers a where a.user_id = me and a.completed_at is not null) then
    perform private.tell_of_intake(opened);
  end if;
  return jsonb_build_object('clientId', opened.id, 'name', opened.name, 'isRepeat', false);
end $$;

create function public.accept_intake(token text) returns jsonb
language sql security invoker set search_path = '' as $$ select private.accept_intake(token) $$;

-- == Functions: what a client reads ==

-- Returns the columns of a record that its account may read. A function, because the row also has figures of the firm
-- and no policy opens it to the account.
create function private.own_records()
returns table (id uuid, name text, company text, coach_id uuid, coach_name text)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_member();
  return query
    select c.id, c.name, c.company, p.id, coalesce(nullif(btrim(p.name), ''), split_part(p.email, '@', 1))
    from public.clients c
    left join public.profiles p on p.id = c.coach_id and p.role = 'coach' and p.status <> 'suspended'
    where c.account_id = (select auth.uid())
    order by c.name, c.id;
end $$;

-- Returns the records whose account is the caller, with open deadlines, projections and shared messages. The policies
-- of those tables apply.
create function public.own_records() returns jsonb
language sql stable security invoker set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', r.id, 'name', r.name, 'company', r.company, 'coachId', r.coach_id, 'coachName', r.coach_name,
    'deadlines', (
      select coalesce(jsonb_agg(jsonb_build_object('id', d.id, 'name', d.name, 'dueOn', d.due_on,
        'overdue', d.due_on < private.office_day()) order by d.due_on, d.id), '[]')
      from public.client_deadlines d where d.client_id = r.id and d.done_at is null),
    'projections', (
      select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'label', p.label, 'taxYear', p.tax_year,
        'madeAt', p.made_at, 'result', p.result) order by p.made_at desc, p.id), '[]')
      from public.projections p where p.client_id = r.id and p.archived_at is null),
    'messages', (
      select coalesce(jsonb_agg(jsonb_build_object('id', m.id, 'kind', m.kind, 'note', m.note,
        'happenedOn', m.happened_on, 'createdAt', m.created_at, 'author', n.name) order by m.id desc), '[]')
      from (
        select e.* from public.client_events e
        where e.client_id = r.id and e.is_shared and e.removed_at is null order by e.id desc limit 50
      ) m
      left join lateral private.names_of(array[m.actor_id]) n on true)
  ) order by r.name, r.id), '[]')
  from private.own_records() r
$$;

-- == Functions: conversion of leads ==

-- Converts a lead into a client once; a repeated call returns the same client: {clientId, created}. Triggers on leads
-- and clients write status, history and audit log. The client is a record of the firm: it has no owner, so that it
-- remains when a member leaves.
create function private.convert_lead(lead_id uuid, coach_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := (select auth.uid());
  is_admin boolean := (select private.is_admin());
  lead public.leads;
  coach uuid := convert_lead.coach_id;
  made uuid;
begin
  if not is_admin and not (select private.is_coach()) then
    raise exception 'Only an administrator or the coach of a lead can convert it' using errcode = '42501';
  end if;
  if not is_admin and coach is distinct from me and coach is not null then
    raise exception 'Only an administrator can choose another coach' using errcode = '42501';
  end if;
  select * into lead from public.leads l where l.id = convert_lead.lead_id for update;
  if not found or (not is_admin and lead.assigned_to is distinct from me) then
    raise exception 'There is no such lead' using errcode = 'PT404';
  end if;
  if lead.client_id is not null then
    return jsonb_build_object('clientId', lead.client_id, 'created', false);
  end if;
  if not is_admin then
    coach := me;
  elsif coach is null then
    select p.id into coach from public.profiles p
    where p.id = lead.assigned_to and p.role = 'coach' and p.status <> 'suspended';
  elsif not exists (
    select from public.profiles p where p.id = coach and p.role = 'coach' and p.status <> 'suspended'
  ) then
    raise exception 'Choose somebody who is a coach' using errcode = 'PT400', detail = 'coachId';
  end if;
  insert into public.clients (name, email, phone, company, status, coach_id, user_id)
  values (lead.name, lead.email, lead.phone, lead.company, 'Prospect', coach, null)
  returning id into made;
  update public.leads l set status = 'converted', client_id = made where l.id = lead.id;
  return jsonb_build_object('clientId', made, 'created', true);
end $$;

create function public.convert_lead(lead_id uuid, coach_id uuid default null) returns jsonb
language sql security invoker set search_path = '' as $$
  select private.convert_lead(lead_id, coach_id)
$$;

-- == Views ==

-- Both views are security invokers: the policies of their tables apply.

-- Coaches with the number of their clients.
create view public.coach_accounts with (security_invoker = true) as
select p.id, p.email, p.name, p.status, p.created_at, p.search, given.clients
from public.profiles p
cross join lateral (select count(*) as clients from public.clients c where c.coach_id = p.id) as given
where p.role = 'coach';

-- Clients with the email addresses of coach and owner.
create view public.managed_clients with (security_invoker = true) as
select c.id, c.name, c.email, c.company, c.status, c.coach_id, coach.email as coach_email, c.user_id,
  owner.email as owner_email, c.created_at, c.search, c.version, c.active_coach_id
from public.clients c
left join public.profiles coach on coach.id = c.coach_id
left join public.profiles owner on owner.id = c.user_id;

-- == Access and triggers, by table ==

-- public.clients
-- The owner, administrators and the client's coach read and change a client. A member adds clients of their own; the
-- owner (unless the client has another account) and administrators delete them. The right of the coach depends on the
-- row's columns only, so that realtime can check it for a deleted row.
create policy members_only on public.clients as restrictive for all to authenticated
  using ((select private.is_member()));
create policy clients_select on public.clients for select to authenticated using (
  user_id = (select auth.uid())
  or (select private.is_admin())
  or (coach_id = (select auth.uid()) and (select private.is_coach()))
);
create policy clients_insert on public.clients for insert to authenticated with check (
  (select private.is_admin())
  or (
    user_id = (select auth.uid())
    and (coach_id is null or (coach_id = (select auth.uid()) and (select private.is_coach())))
  )
);
create policy clients_update on public.clients for update to authenticated
  using (
    user_id = (select auth.uid())
    or (select private.is_admin())
    or (coach_id = (select auth.uid()) and (select private.is_coach()))
  )
  with check (
    user_id = (select auth.uid())
    or (select private.is_admin())
    or (coach_id = (select auth.uid()) and (select private.is_coach()))
  );
create policy clients_delete on public.clients for delete to authenticated using (
  (select private.is_admin())
  or (user_id = (select auth.uid()) and (account_id is null or account_id = user_id))
);
grant select, delete on public.clients to authenticated;
grant insert (
  id, name, email, phone, company, status, revenue, retainer_value, tax_savings, next_deadline, last_contact,
  strategies, coach_id, user_id, created_at, updated_at, next_deadline_name
) on public.clients to authenticated;
grant update (
  id, name, email, phone, company, status, revenue, retainer_value, tax_savings, next_deadline, last_contact,
  strategies, coach_id, user_id, created_at, updated_at, account_id
) on public.clients to authenticated;
create trigger guard_client before insert or update on public.clients
  for each row execute function private.guard_client();
create trigger keep_row_quota after insert on public.clients referencing new table as added for each statement
  when (current_user in ('anon', 'authenticated')) execute function private.keep_row_quota('user_id', '20000');
create trigger version_row before insert or update on public.clients
  for each row execute function private.count_version();
create trigger guard_next_deadline before insert or update on public.clients
  for each row execute function private.guard_next_deadline();
create trigger keep_first_deadline after insert on public.clients referencing new table as added
  for each statement execute function private.keep_first_deadline();
create trigger record_new_clients after insert on public.clients referencing new table as added
  for each statement execute function private.record_new_clients();
create trigger record_client_changes after update on public.clients
  referencing old table as earlier new table as changed
  for each statement execute function private.record_client_changes();
-- Not for direct writes of the service role, writes without an API caller, or a batch, for which private.end_batch
-- sends one notice.
create trigger notice_client after insert or update of coach_id on public.clients for each row
  when (new.coach_id is not null and current_user <> 'service_role' and auth.role() is not null
    and coalesce(current_setting('app.batch', true), '') = '')
  execute function private.notice_client();
create trigger record_client after insert or update of coach_id, user_id, account_id on public.clients
  for each row execute function private.record_client();
create trigger withdraw_intakes after update of email, account_id on public.clients for each row
  when (lower(new.email) is distinct from lower(old.email) or (old.account_id is not null and new.account_id is null))
  execute function private.withdraw_intakes();
create trigger set_active_coach before insert or update of coach_id, active_coach_id on public.clients
  for each row execute function private.set_active_coach();
create trigger check_coach after insert or update of coach_id on public.clients
  for each row when (new.coach_id is not null) execute function private.check_coach();

-- public.client_deadlines
-- Administrators and the client's coach read and write deadlines. The owner reads all, the client's account the open
-- ones.
create policy members_only on public.client_deadlines as restrictive for all to authenticated
  using ((select private.is_member()));
create policy client_deadlines_select on public.client_deadlines for select to authenticated using (
  (select private.is_admin())
  or client_id in (select private.own_client_ids())
  or client_id in (select private.coached_client_ids())
  or (done_at is null and client_id in (select private.account_client_ids()))
);
create policy client_deadlines_insert on public.client_deadlines for insert to authenticated with check (
  (select private.is_admin()) or client_id in (select private.coached_client_ids())
);
create policy client_deadlines_update on public.client_deadlines for update to authenticated
  using ((select private.is_admin()) or client_id in (select private.coached_client_ids()))
  with check ((select private.is_admin()) or client_id in (select private.coached_client_ids()));
create policy client_deadlines_delete on public.client_deadlines for delete to authenticated using (
  (select private.is_admin()) or client_id in (select private.coached_client_ids())
);
grant select, delete on public.client_deadlines to authenticated;
grant insert (id, client_id, name, due_on, done_at) on public.client_deadlines to authenticated;
grant update (name, due_on, done_at) on public.client_deadlines to authenticated;
create trigger touch_updated_at before insert or update on public.client_deadlines
  for each row execute function private.touch_updated_at();
create trigger version_row before insert or update on public.client_deadlines
  for each row execute function private.count_version();
create trigger keep_row_quota after insert on public.client_deadlines referencing new table as added for each statement
  when (current_user in ('anon', 'authenticated')) execute function private.keep_row_quota('client_id', '200');
create trigger keep_next_deadline_inserted after insert on public.client_deadlines referencing new table as written
  for each statement execute function private.keep_next_deadline();
create trigger keep_next_deadline_updated after update on public.client_deadlines referencing new table as written
  for each statement execute function private.keep_next_deadline();
create trigger keep_next_deadline_deleted after delete on public.client_deadlines referencing old table as removed
  for each statement execute function private.keep_next_deadline();

-- public.client_events
-- Administrators, the owner and the client's coach read the history and add notes, calls and emails; authors update
-- their own, administrators all (private.guard_client_event limits how). The client's account reads what is shared and
-- not removed.
create policy members_only on public.client_events as restrictive for all to authenticated
  using ((select private.is_member()));
create policy client_events_select on public.client_events for select to authenticated using (
  (select private.is_admin())
  or client_id in (select private.own_client_ids())
  or client_id in (select private.coached_client_ids())
  or (is_shared and removed_at is null and client_id in (select private.account_client_ids()))
);
create policy client_events_insert on public.client_events for insert to authenticated with check (
  actor_id = (select auth.uid()) and kind in ('note', 'call', 'email')
  and (
    (select private.is_admin())
    or client_id in (select private.own_client_ids())
    or client_id in (select private.coached_client_ids())
  )
);
create policy client_events_update on public.client_events for update to authenticated
  using (
    kind in ('note', 'call', 'email')
    and (
      (select private.is_admin())
      or (
        actor_id = (select auth.uid())
        and (
          client_id in (select private.own_client_ids()) or client_id in (select private.coached_client_ids())
        )
      )
    )
  )
  with check (kind in ('note', 'call', 'email'));
grant select on public.client_events to authenticated;
grant insert (client_id, kind, note, happened_on, is_shared) on public.client_events to authenticated;
grant update (note, removed_at, is_shared) on public.client_events to authenticated;
create trigger keep_row_quota after insert on public.client_events referencing new table as added for each statement
  when (current_user in ('anon', 'authenticated')) execute function private.keep_row_quota('client_id', '5000');
create trigger guard_client_event before update on public.client_events
  for each row when (current_user in ('anon', 'authenticated')) execute function private.guard_client_event();
create trigger date_contact after insert on public.client_events for each row
  when (new.kind in ('call', 'email') and current_user in ('anon', 'authenticated'))
  execute function private.date_contact();

-- public.projections
-- Administrators, the owner and the client's coach read and add projections, and archive them (the owner only their
-- own). The client's account reads those that are not archived.
create policy members_only on public.projections as restrictive for all to authenticated
  using ((select private.is_member()));
create policy projections_select on public.projections for select to authenticated using (
  (select private.is_admin())
  or client_id in (select private.own_client_ids())
  or client_id in (select private.coached_client_ids())
  or (archived_at is null and client_id in (select private.account_client_ids()))
);
create policy projections_insert on public.projections for insert to authenticated with check (
  made_by = (select auth.uid())
  and (
    (select private.is_admin())
    or client_id in (select private.own_client_ids())
    or client_id in (select private.coached_client_ids())
  )
);
create policy projections_update on public.projections for update to authenticated
  using (
    (select private.is_admin())
    or client_id in (select private.coached_client_ids())
    or (made_by = (select auth.uid()) and client_id in (select private.own_client_ids()))
  )
  with check (
    (select private.is_admin())
    or client_id in (select private.coached_client_ids())
    or (made_by = (select auth.uid()) and client_id in (select private.own_client_ids()))
  );
grant select on public.projections to authenticated;
grant insert (id, client_id, label, tax_year, inputs, result) on public.projections to authenticated;
grant update (archived_at) on public.projections to authenticated;
create trigger keep_row_quota after insert on public.projections referencing new table as added for each statement
  when (current_user in ('anon', 'authenticated')) execute function private.keep_row_quota('client_id', '500');
create trigger date_archive before update of archived_at on public.projections
  for each row execute function private.date_archive();
create trigger record_projection after insert on public.projections
  for each row execute function private.record_projection();

-- public.coach_accounts
grant select on public.coach_accounts to authenticated;

-- public.managed_clients
grant select on public.managed_clients to authenticated;

-- public.onboarding_answers
create trigger record_answered_intake after update of completed_at on public.onboarding_answers
  for each row when (old.completed_at is null and new.completed_at is not null)
  execute function private.record_answered_intake();

-- public.profiles
create trigger release_client_records before delete on public.profiles
  for each row execute function private.release_client_records();
create trigger release_clients after update of role, status on public.profiles for each row
  when (
    new.role not in ('coach', 'admin') and old.role in ('coach', 'admin')
    or (new.status = 'suspended') <> (old.status = 'suspended')
  )
  execute function private.release_clients();

-- == Function grants ==

grant execute on function
  private.convert_lead(uuid, uuid), public.convert_lead(uuid, uuid), public.client_figures(),
  private.filter_clients(jsonb), private.check_change(jsonb), private.restore_clients(jsonb),
  private.read_client_row(bigint, jsonb), private.match_clients(jsonb),
  private.add_clients(jsonb), private.update_clients(jsonb), public.similar_clients(text, text, text),
  private.begin_client_letter(uuid, uuid, text), public.begin_client_letter(uuid, uuid, text),
  private.keep_client_letter(uuid, uuid, text), public.finish_client_letter(uuid, uuid, text, text),
  private.free_review_starts(uuid), public.free_review_starts(uuid),
  private.book_review(uuid, timestamp with time zone, text, uuid, text, text),
  public.book_review(uuid, timestamp with time zone, text, uuid, text, text),
  private.choose_clients(uuid[], jsonb, integer, uuid[]),
  private.change_clients(jsonb, integer, uuid[], jsonb, uuid[]),
  public.bulk_change(text, jsonb, integer, uuid[], jsonb, uuid[]), private.client_fields(public.clients),
  public.revert_client_change(bigint), private.own_records(), public.own_records(), private.accept_intake(text),
  public.accept_intake(text),
  private.list_pattern(text), private.begin_slice(uuid, integer, text, integer),
  private.end_slice(uuid, integer, text, jsonb), private.clients_of_batch(uuid), private.remove_imported(jsonb),
  public.import_clients(jsonb, boolean, text, uuid, integer)
to authenticated;

grant execute on function private.account_client_ids() to authenticated, service_role;

grant execute on function
  public.begin_client_intake(uuid, uuid, text, text, uuid), public.finish_client_intake(uuid, uuid, text, uuid)
to service_role;

-- Stories: success stories of clients (stories), the comments on them (story_comments) and the links that show a
-- published story to visitors (story_shares). A story goes from draft to review to publication; its text can change
-- only as a draft or in review.
-- Access: the writer and administrators write a story; the coach of its client reads and publishes it; these people
-- comment on it. Anyone with a link reads a published story.

-- == Tables ==

create table public.stories (
  id uuid primary key default gen_random_uuid(),
  -- The writer.
  user_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  client_id uuid references public.clients (id) on delete set null,
  title text not null default '' check (length(title) <= 200),
  status text not null default 'draft' check (status in ('draft', 'in_review', 'published', 'archived')),
  situation text check (length(situation) <= 8000),
  challenge text check (length(challenge) <= 8000),
  strategy text check (length(strategy) <= 8000),
  result text check (length(result) <= 8000),
  lesson text check (length(lesson) <= 8000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  updated_by uuid references public.profiles (id) on delete set null,
  -- What lists search: lower case, without accents (private.folded).
  search text not null generated always as (
    translate(lower(regexp_replace(normalize(title, nfkd), '[\u0300-\u036f]', '', 'g')), 'øØłŁđĐı', 'oollddi')
  ) stored
);
alter table public.stories enable row level security;
create index stories_client_id on public.stories (client_id);
create index stories_user_id on public.stories (user_id, updated_at desc);
create index stories_updated_at on public.stories (updated_at desc);
create index stories_updated_by on public.stories (updated_by);
create index stories_search on public.stories using gin (search extensions.gin_trgm_ops);
-- For the overview of an administrator: stories that wait for review.
create index stories_status on public.stories (status, updated_at);
-- A sort order of the list of stories.
create index stories_title on public.stories (title);

create table public.story_comments (
  id uuid primary key default gen_random_uuid(),
  story_id uuid not null references public.stories (id) on delete cascade,
  -- The section that the comment is about. Null for the entire story.
  part text check (part in ('situation', 'challenge', 'strategy', 'result', 'lesson')),
  body text not null check (length(btrim(body)) between 1 and 2000 and length(body) <= 2000),
  author_id uuid default auth.uid() references public.profiles (id) on delete set null,
  created_at timestamptz not null default now(),
  edited_at timestamptz,
  resolved_at timestamptz
);
alter table public.story_comments enable row level security;
create index story_comments_story_id on public.story_comments (story_id, created_at, id);
create index story_comments_author_id on public.story_comments (author_id);

-- Links to published stories. Anyone with the token reads the text. Only its SHA-256 hash is stored.
create table public.story_shares (
  id uuid primary key default gen_random_uuid(),
  story_id uuid not null references public.stories (id) on delete cascade,
  token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
  created_by uuid references public.profiles (id) on delete set null,
  created_at timestamptz not null default now(),
  revoked_at timestamptz,
  opened integer not null default 0 check (opened >= 0),
  opened_at timestamptz
);
alter table public.story_shares enable row level security;
create index story_shares_story_id on public.story_shares (story_id, created_at desc, id);
create index story_shares_created_by on public.story_shares (created_by);

-- == Functions: access ==

-- Returns the story, locked, and the caller's relation to it, for SECURITY DEFINER functions, to which no policy
-- applies. Raises PT404 if the select policy of stories would hide it.
create function private.story_for(story_id uuid, out story public.stories, out is_writer boolean, out is_coach boolean,
  out is_admin boolean)
language plpgsql volatile security definer set search_path = '' as $$
begin
  select * into story from public.stories s where s.id = story_id for update;
  is_writer := coalesce(story.user_id = (select auth.uid()) and (select private.is_member()), false);
  is_coach := coalesce(story.client_id in (select private.coached_client_ids()), false);
  is_admin := (select private.is_admin());
  if story.id is null or not (is_writer or is_coach or is_admin) then
    raise exception 'There is no such story' using errcode = 'PT404', detail = 'id';
  end if;
end $$;

-- Returns the story of the current realtime channel "story:<id>"; null for any other channel. For the policies of
-- realtime.messages.
create function private.channel_story() returns uuid
language sql stable security invoker set search_path = '' as $$
  select case when (select realtime.topic()) ~ '^story:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
    then substr((select realtime.topic()), 7)::uuid end
$$;

-- Returns the names and pictures of the people of a story to its readers: a writer cannot read the profile of a coach.
-- An administrator is one of them only while present on the story's channel, so the caller passes the accounts that
-- are.
create function private.story_people(story uuid, present uuid[]) returns table (id uuid, name text, avatar_path text)
language sql stable security definer set search_path = '' as $$
  select p.id, coalesce(nullif(btrim(p.name), ''), split_part(p.email, '@', 1)),
    case when private.works_with(p.id) and (
      p.id = (select auth.uid()) or (select private.is_admin()) or private.prefers(p.id, 'profile_visible')
    ) then p.avatar_path end
  from public.profiles p
  where p.id in (
    select s.user_id from public.stories s where s.id = story
    union select s.updated_by from public.stories s where s.id = story
    union select c.coach_id from public.stories s join public.clients c on c.id = s.client_id where s.id = story
    union select c.author_id from public.story_comments c where c.story_id = story
    union select a.id from public.profiles a where a.id = any (present[:200]) and a.role = 'admin'
  )
$$;

create function public.story_people(story uuid, present uuid[] default '{}')
returns table (id uuid, name text, avatar_path text)
language sql stable security invoker set search_path = '' as $$
  select p.id, p.name, p.avatar_path
  from public.stories s cross join lateral private.story_people(s.id, present) p where s.id = story
$$;

-- == Functions: text ==

-- For API callers: a story begins as a draft, only set_story_status changes its status, and the text of a published or
-- archived story is frozen.
create function private.guard_story() returns trigger
language plpgsql set search_path = '' as $$
begin
  if current_user in ('anon', 'authenticated') then
    if tg_op = 'INSERT' then
      if new.status <> 'draft' then
        raise exception 'a story begins as a draft' using errcode = '42501';
      end if;
      new.created_at := now();
    elsif (new.id, new.created_at) is distinct from (old.id, old.created_at) then
      raise exception 'id and created_at do not change' using errcode = '42501';
    elsif new.user_id is distinct from old.user_id and not (select private.is_admin()) then
      raise exception 'the writer is changed by an administrator' using errcode = '42501';
    elsif new.status is distinct from old.status then
      raise exception 'the status is changed by set_story_status' using errcode = '42501';
    elsif old.status not in ('draft', 'in_review')
      and (new.title, new.client_id, new.situation, new.challenge, new.strategy, new.result, new.lesson)
        is distinct from
        (old.title, old.client_id, old.situation, old.challenge, old.strategy, old.result, old.lesson) then
      raise exception 'the text changes while it is a draft or in review' using errcode = '42501';
    end if;
  end if;
  new.updated_at := now();
  return new;
end $$;

-- Saves the fields of `patch` that are stored as `base` has them, and returns in `refused` the fields that another
-- account has changed since. A field that already has the new value counts as saved, so that a repeated call changes
-- nothing. Without `base` the story is new, under an id that the browser chooses; a repeated call creates one story. An
-- empty text equals null. Returns {story, refused, before}; `before` is the previous edit: {by, at}. Runs under the
-- caller's policies. Raises PT404 if the caller cannot read the story, 42501 if the caller cannot write it, and PT409
-- if its text is frozen.
create function public.save_story(id uuid, base jsonb, patch jsonb) returns jsonb
language plpgsql security invoker set search_path = '' as $$
declare
  fields constant text[] := '{title,client_id,situation,challenge,strategy,result,lesson}';
  story public.stories;
  -- The story before this update: its updated_by wrote the values of the rejected fields.
  before public.stories;
  stands jsonb;
  entry record;
  taken text[] := '{}';
  refused text[] := '{}';
begin
  if not (select private.is_member()) then
    raise exception 'Sign in first' using errcode = '42501';
  elsif save_story.id is null then
    raise exception 'A story has an id' using errcode = 'PT400', detail = 'id';
  elsif jsonb_typeof(patch) is distinct from 'object'
    or coalesce(jsonb_typeof(base), 'null') not in ('null', 'object') then
    raise exception 'Say which fields change, and what they were' using errcode = 'PT400', detail = 'patch';
  end if;
  if coalesce(jsonb_typeof(base), 'null') = 'null' then
    insert into public.stories (id) values (save_story.id) on conflict do nothing;
  end if;
  perform from public.stories s where s.id = save_story.id;
  if not found then
    raise exception 'There is no such story' using errcode = 'PT404', detail = 'id';
  end if;
  select * into story from public.stories s where s.id = save_story.id for update;
  if not found then
    raise exception 'A story is written by its writer and by administrators' using errcode = '42501';
  elsif story.status not in ('draft', 'in_review') then
    raise exception 'The text of this story is frozen: it is %', story.status
      using errcode = 'PT409', detail = 'status';
  end if;
  before := story;
  stands := to_jsonb(story);
  for entry in select p.key, p.value, jsonb_typeof(p.value) as kind from jsonb_each(patch) p loop
    if not entry.key = any (fields) or entry.kind not in ('string', 'null') then
      raise exception 'The field "%" is not known or is no text', entry.key
        using errcode = 'PT400', detail = 'patch.' || entry.key;
    elsif coalesce(stands ->> entry.key, '') = coalesce(patch ->> entry.key, '') then
      continue;
    elsif coalesce(stands ->> entry.key, '') = coalesce(base ->> entry.key, '') then
      taken := taken || entry.key;
    else
      refused := refused || entry.key;
    end if;
  end loop;
  if taken <> '{}' then
    update public.stories s set
      title = case when 'title' = any (taken) then coalesce(patch ->> 'title', '') else s.title end,
      client_id = case when 'client_id' = any (taken) then nullif(patch ->> 'client_id', '')::uuid else s.client_id end,
      situation = case when 'situation' = any (taken) then nullif(patch ->> 'situation', '') else s.situation end,
      challenge = case when 'challenge' = any (taken) then nullif(patch ->> 'challenge', '') else s.challenge end,
      strategy = case when 'strategy' = any (taken) then nullif(patch ->> 'strategy', '') else s.strategy end,
      result = case when 'result' = any (taken) then nullif(patch ->> 'result', '') else s.result end,
      lesson = case when 'lesson' = any (taken) then nullif(patch ->> 'lesson', '') else s.lesson end
    where s.id = save_story.id returning * into story;
  end if;
  return jsonb_build_object('story', to_jsonb(story) - 'search', 'refused', to_jsonb(refused),
    'before', jsonb_build_object('by', before.updated_by, 'at', before.updated_at));
end $$;

-- == Functions: status ==

-- Notifies the writer and the coach of the client, except the caller. If there is no coach, a notice only for the coach
-- goes to the administrators.
create function private.tell_of_story(story public.stories, title text, to_writer boolean, to_coach boolean)
returns void
language plpgsql security definer set search_path = '' as $$
declare
  coach uuid := (select c.coach_id from public.clients c where c.id = story.client_id);
  people uuid[] := '{}';
begin
  if to_writer then
    people := people || story.user_id;
  end if;
  if to_coach and coach is not null then
    people := people || coach;
  elsif to_coach and not to_writer then
    people := people || array(select p.id from public.profiles p where p.role = 'admin');
  end if;
  perform private.tell(people, 'story', title, null, '/dashboard/stories/' || story.id);
end $$;

-- Returns the fields that must have a text before a review and are empty.
create function private.empty_parts(story public.stories) returns text[]
language sql immutable set search_path = '' as $$
  select coalesce(array_agg(p.name order by p.n), '{}') from (values
    (1, 'title', story.title), (2, 'situation', story.situation), (3, 'challenge', story.challenge),
    (4, 'strategy', story.strategy), (5, 'result', story.result), (6, 'lesson', story.lesson)
  ) as p (n, name, words)
  where coalesce(btrim(p.words), '') = ''
$$;

-- Changes the status of a story. A function, because a coach decides about stories that they may not write; is_allowed
-- has the transitions and who may make each. A note becomes a comment; a story that another account returns from review
-- needs one. Raises PT409 if `known_version` is stale, and PT400 with the empty fields as detail.
create function private.set_story_status(story_id uuid, to_status text, known_version integer, note text)
returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  who record;
  story public.stories;
  from_status text;
  is_allowed boolean;
  empty text[];
begin
  select * into who from private.story_for(story_id);
  story := who.story;
  from_status := story.status;
  if story.version is distinct from known_version then
    raise exception 'The story was changed meanwhile' using errcode = 'PT409', detail = 'version';
  end if;
  is_allowed := case
    when from_status = 'draft' and to_status = 'in_review' then who.is_writer or who.is_admin
    when from_status = 'in_review' and to_status = 'draft' then true
    when from_status = 'in_review' and to_status = 'published' then who.is_coach or who.is_admin
    when from_status = 'published' and to_status = 'draft' then true
    when from_status <> 'archived' and to_status = 'archived' then who.is_writer or who.is_admin
    when from_status = 'archived' and to_status = 'draft' then who.is_writer or who.is_admin
  end;
  if is_allowed is null then
    raise exception 'A story does not go from % to %', from_status, coalesce(to_status, 'nothing')
      using errcode = 'PT400', detail = 'to_status';
  elsif not is_allowed then
    raise exception 'This is for others to decide' using errcode = '42501';
  end if;
  empty := private.empty_parts(story);
  if to_status in ('in_review', 'published') and empty <> '{}' then
    raise exception 'Parts of the story are empty' using errcode = 'PT400', detail = array_to_string(empty, ',');
  elsif from_status = 'in_review' and to_status = 'draft' and not who.is_writer and coalesce(btrim(note), '') = '' then
    raise exception 'Say what should change' using errcode = 'PT400', detail = 'note';
  end if;
  update public.stories s set status = to_status where s.id = story_id returning * into story;
  if coalesce(btrim(note), '') <> '' then
    insert into public.story_comments (story_id, body, author_id) values (story_id, note, (select auth.uid()));
  end if;
  perform private.audit('status', 'stories', story_id, from_status, to_status);
  if to_status = 'in_review' then
    perform private.tell_of_story(story, 'A story waits for review', false, true);
  elsif to_status = 'published' then
    perform private.tell_of_story(story, 'A story was published', true, true);
  elsif from_status = 'in_review' and not who.is_writer then
    perform private.tell_of_story(story, 'Changes were asked for in your story', true, false);
  elsif from_status = 'published' then
    perform private.tell_of_story(story, 'A published story is a draft again', true, true);
  end if;
  return to_jsonb(story) - 'search';
end $$;

create function public.set_story_status(id uuid, to_status text, version integer, note text default null)
returns jsonb
language sql security invoker set search_path = '' as $$
  select private.set_story_status(set_story_status.id, set_story_status.to_status, set_story_status.version,
    set_story_status.note)
$$;

-- Archives stories that the caller may archive: all of them or none (PT403). Writes only their status, as
-- private.set_story_status does for one. Returns {batch, changed}; public.undo restores them.
create function private.archive_stories(ids uuid[]) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  chosen uuid[];
  foreign_ones integer;
  batch uuid;
  changed jsonb;
begin
  if ids is null or cardinality(ids) not between 1 and 1000 then
    raise exception 'Choose 1 to 1,000 stories' using errcode = 'PT400', detail = 'ids';
  end if;
  batch := private.begin_batch('bulk', 'stories');
  chosen := array(
    select s.id from public.stories s
    where s.id = any (ids) and (s.user_id = (select auth.uid()) or (select private.is_admin()))
    order by s.id for no key update
  );
  foreign_ones := (select count(distinct i) from unnest(ids) as i) - cardinality(chosen);
  if foreign_ones > 0 then
    raise exception '% of these stories % not yours to archive. Nothing was changed.', foreign_ones,
      case foreign_ones when 1 then 'is' else 'are' end using errcode = 'PT403', detail = 'ids';
  end if;
  with before as (
    select s.id, s.status from public.stories s where s.id = any (chosen) and s.status <> 'archived'
  ), done as (
    update public.stories s set status = 'archived' from before b where s.id = b.id
    returning s.id, s.version, b.status
  ), told as (
    select private.audit('status', 'stories', d.id, d.status, 'archived') from done d
  )
  select jsonb_agg(jsonb_build_object('id', d.id, 'before', jsonb_build_object('status', d.status),
    'version', d.version)) into changed from done d, (select count(*) from told) as every;
  perform private.end_batch(batch, coalesce(changed, '[]'), 'archived');
  return jsonb_build_object('batch', batch, 'changed', coalesce(jsonb_array_length(changed), 0));
end $$;

create function public.archive_stories(ids uuid[]) returns jsonb
language sql security invoker set search_path = '' as $$ select private.archive_stories(ids) $$;

-- Restores archived stories that have not changed since the batch. Returns their number.
create function private.restore_stories(batch uuid) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  restored integer;
begin
  with wanted as (
    select r.id, r.version, r.before ->> 'status' as status from private.rows_to_restore(batch) r
  ), done as (
    update public.stories s set status = w.status from wanted w
    where s.id = w.id and s.version = w.version and s.status = 'archived'
      and (s.user_id = (select auth.uid()) or (select private.is_admin()))
    returning s.id, s.status
  ), told as (
    select private.audit('status', 'stories', d.id, 'archived', d.status) from done d
  )
  select count(*) into restored from told;
  return restored;
end $$;

-- == Functions: comments ==

-- For API callers: the author edits a comment for 15 minutes. The time of its resolution is the server's.
create function private.guard_story_comment() returns trigger
language plpgsql set search_path = '' as $$
begin
  if new.body is distinct from old.body then
    if old.author_id is distinct from (select auth.uid()) or old.created_at < now() - interval '15 minutes' then
      raise exception 'a comment is changed by its author, for 15 minutes' using errcode = '42501';
    end if;
    new.edited_at := now();
  end if;
  new.resolved_at := case when new.resolved_at is not null then coalesce(old.resolved_at, now()) end;
  return new;
end $$;

create function private.notice_story_comment() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  story public.stories;
begin
  select * into story from public.stories s where s.id = new.story_id;
  perform private.tell_of_story(story, 'A story has a new comment', true, true);
  return null;
end $$;

-- == Functions: links ==

-- Creates a link and returns its token, which cannot be read again. Two random UUIDs have 32 bytes.
create function private.share_story(story uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  who record;
  token text := translate(rtrim(encode(
    decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex'), 'base64'), '='), '+/', '-_');
begin
  select * into who from private.story_for(story);
  if (who.story).status <> 'published' then
    raise exception 'A story is shared once it is published' using errcode = 'PT409', detail = 'status';
  elsif (select count(*) from public.story_shares h where h.story_id = story) >= 100 then
    raise exception 'A story has at most 100 links' using errcode = 'PT413', detail = 'story';
  end if;
  insert into public.story_shares (story_id, token_hash, created_by)
  values (story, encode(sha256(convert_to(token, 'UTF8')), 'hex'), (select auth.uid()));
  return token;
end $$;

create function public.share_story(story uuid) returns text
language sql security invoker set search_path = '' as $$ select private.share_story(story) $$;

create function private.revoke_story_share(share uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.story_for((select h.story_id from public.story_shares h where h.id = share));
  update public.story_shares h set revoked_at = now() where h.id = share and h.revoked_at is null;
end $$;

create function public.revoke_story_share(share uuid) returns void
language sql security invoker set search_path = '' as $$ select private.revoke_story_share(share) $$;

-- Returns what a link shows: the text, `{state: 'revised'}` if the story is a draft or in review again, or null in any
-- other case, without the reason. Counts each time that the text is opened.
create function private.read_shared_story(token text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  story public.stories;
  share uuid;
begin
  if token is null or token !~ '^[A-Za-z0-9_-]{43}$' then
    return null;
  end if;
  select h.id into share from public.story_shares h
  where h.token_hash = encode(sha256(convert_to(token, 'UTF8')), 'hex') and h.revoked_at is null;
  select s.* into story from public.stories s join public.story_shares h on h.story_id = s.id where h.id = share;
  if story.status in ('draft', 'in_review') then
    return jsonb_build_object('state', 'revised');
  elsif story.status is distinct from 'published' then
    return null;
  end if;
  update public.story_shares h set opened = h.opened + 1, opened_at = now() where h.id = share;
  return jsonb_build_object('state', 'published', 'title', story.title, 'situation', story.situation,
    'challenge', story.challenge, 'strategy', story.strategy, 'result', story.result, 'lesson', story.lesson);
end $$;

create function public.read_shared_story(token text) returns jsonb
language sql security invoker set search_path = '' as $$ select private.read_shared_story(token) $$;

-- == Functions: lists and figures ==

-- Returns totals of the stories that have a client, among those that the caller may read.
create function public.story_figures()
returns table (clients_with_stories bigint, stories bigint, published bigint)
language sql stable security invoker set search_path = '' as $$
  select count(distinct s.client_id), count(*), count(*) filter (where s.status = 'published')
  from public.stories s
  join public.clients c on c.id = s.client_id
$$;

-- Returns the filter options of the list of stories: writers and clients of the stories that the caller may read.
create function public.story_choices() returns jsonb
language sql stable security invoker set search_path = '' as $$
  select jsonb_build_object(
    'writers', (select coalesce(jsonb_agg(to_jsonb(w) order by w.name, w.id), '[]') from (
      select p.id, coalesce(nullif(btrim(p.name), ''), p.email) as name from public.profiles p
      where exists (select from public.stories s where s.user_id = p.id) order by 2, 1 limit 200) w),
    'clients', (select coalesce(jsonb_agg(to_jsonb(c) order by c.name, c.id), '[]') from (
      select k.id, k.name from public.clients k
      where exists (select from public.stories s where s.client_id = k.id) order by k.name, k.id limit 200) c))
$$;

-- == Access and triggers, by table ==

-- public.stories
-- The writer, administrators and the coach of the client read a story; the writer and administrators write and delete
-- it. A writer can choose a client that they own, coach or sign in as.
create policy members_only on public.stories as restrictive for all to authenticated
  using ((select private.is_member()));
create policy stories_select on public.stories for select to authenticated using (
  user_id = (select auth.uid()) or (select private.is_admin()) or client_id in (select private.coached_client_ids())
);
create policy stories_insert on public.stories for insert to authenticated with check (
  (select private.is_admin())
  or (
    user_id = (select auth.uid())
    and (
      client_id is null
      or client_id in (select private.own_client_ids())
      or client_id in (select private.coached_client_ids())
      or client_id in (select private.account_client_ids())
    )
  )
);
create policy stories_update on public.stories for update to authenticated
  using (user_id = (select auth.uid()) or (select private.is_admin()))
  with check (
    (select private.is_admin())
    or (
      user_id = (select auth.uid())
      and (
        client_id is null
        or client_id in (select private.own_client_ids())
        or client_id in (select private.coached_client_ids())
        or client_id in (select private.account_client_ids())
      )
    )
  );
create policy stories_delete on public.stories for delete to authenticated using (
  user_id = (select auth.uid()) or (select private.is_admin())
);
grant select, delete on public.stories to authenticated;
grant insert (
  id, user_id, client_id, title, status, situation, challenge, strategy, result, lesson, created_at, updated_at
) on public.stories to authenticated;
grant update (
  id, user_id, client_id, title, status, situation, challenge, strategy, result, lesson, created_at, updated_at
) on public.stories to authenticated;
create trigger guard_story before insert or update on public.stories
  for each row execute function private.guard_story();
create trigger keep_row_quota after insert on public.stories referencing new table as added for each statement
  when (current_user in ('anon', 'authenticated')) execute function private.keep_row_quota('user_id', '2000');
create trigger version_row before insert or update on public.stories
  for each row execute function private.count_version();

-- public.story_comments
-- Members who may read a story (the policies of stories apply to the subqueries) read its comments and comment on it
-- until it is archived. The author of a comment and the writer of the story update it.
create policy members_only on public.story_comments as restrictive for all to authenticated
  using ((select private.is_member()));
create policy story_comments_select on public.story_comments for select to authenticated using (
  exists (select from public.stories s where s.id = story_id)
);
create policy story_comments_insert on public.story_comments for insert to authenticated with check (
  author_id = (select auth.uid())
  and exists (select from public.stories s where s.id = story_id and s.status <> 'archived')
);
create policy story_comments_update on public.story_comments for update to authenticated
  using (exists (
    select from public.stories s
    where s.id = story_id and (s.user_id = (select auth.uid()) or author_id = (select auth.uid()))
  ))
  with check (exists (select from public.stories s where s.id = story_id));
grant select on public.story_comments to authenticated;
grant insert (id, story_id, part, body) on public.story_comments to authenticated;
grant update (body, resolved_at) on public.story_comments to authenticated;
create trigger keep_row_quota after insert on public.story_comments referencing new table as added for each statement
  when (current_user in ('anon', 'authenticated')) execute function private.keep_row_quota('story_id', '500');
create trigger guard_story_comment before update on public.story_comments
  for each row when (current_user in ('anon', 'authenticated')) execute function private.guard_story_comment();
create trigger notice_story_comment after insert on public.story_comments for each row
  when (current_user in ('anon', 'authenticated')) execute function private.notice_story_comment();

-- public.story_shares
-- Members who may read a story read its links. Functions write them.
create policy members_only on public.story_shares as restrictive for all to authenticated
  using ((select private.is_member()));
create policy story_shares_select on public.story_shares for select to authenticated using (
  exists (select from public.stories s where s.id = story_id)
);
-- All columns except token_hash.
grant select (
  id, story_id, created_by, created_at, revoked_at, opened, opened_at
) on public.story_shares to authenticated;

-- == Function grants ==

grant execute on function private.read_shared_story(text), public.read_shared_story(text) to anon, authenticated;

grant execute on function
  public.story_figures(), public.save_story(uuid, jsonb, jsonb), public.story_choices(),
  private.set_story_status(uuid, text, integer, text), public.set_story_status(uuid, text, integer, text),
  private.share_story(uuid), public.share_story(uuid), private.revoke_story_share(uuid),
  public.revoke_story_share(uuid), private.archive_stories(uuid[]), public.archive_stories(uuid[]),
  private.restore_stories(uuid), private.channel_story(),
  private.story_people(uuid, uuid[]), public.story_people(uuid, uuid[])
to authenticated;

-- Leads: what visitors send through the public forms. A lead (leads) has a history (lead_events) and moves over the
-- board of the staff until it becomes a client. Newsletter subscribers (subscribers) and the bookkeeping of form
-- submissions (private.form_submissions, private.form_turns) do not refer to leads.
-- Access: visitors add leads and subscribers and read neither; administrators read and write them; a coach reads the
-- assigned leads and adds to their history.

-- == Tables ==

create table public.leads (
  id uuid primary key default gen_random_uuid(),
  name text not null check (length(name) between 1 and 120),
  email public.email_address not null,
  phone text check (length(phone) <= 40),
  company text check (length(company) <= 160),
  message text check (length(message) <= 4000),
  source text check (length(source) <= 120),
  status text not null default 'new' check (status in ('new', 'contacted', 'qualified', 'converted')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  reference text not null default '',
  -- Created by the form; the same for every attempt to send one submission.
  submission_id uuid unique,
  topic text check (length(topic) <= 120),
  callback text check (length(callback) <= 120),
  annual_revenue text
    check (annual_revenue in ('under-500k', '500k-2m', '2m-3m', '3m-10m', '10m-20m', 'over-20m')),
  -- Answers to fields that only one form has.
  details jsonb not null default '{}'
    check (jsonb_typeof(details) = 'object' and octet_length(details::text) <= 32768),
  assigned_to uuid references public.profiles (id) on delete set null,
  -- The client that the lead was converted into.
  client_id uuid references public.clients (id) on delete set null,
  version integer not null default 1,
  updated_by uuid references public.profiles (id) on delete set null,
  -- What lists search: lower case, without accents (private.folded).
  search text not null generated always as (
    translate(lower(regexp_replace(
      normalize(name || ' ' || coalesce(company, '') || ' ' || email, nfkd), '[\u0300-\u036f]', '', 'g'
    )), 'øØłŁđĐı', 'oollddi')
  ) stored,
  -- When the lead got its status (private.stage_lead).
  stage_since timestamptz not null default now(),
  -- created_at and stage_since as days at the office, for filters.
  created_on date not null
    generated always as ((created_at at time zone private.office_zone())::date) stored,
  stage_on date not null
    generated always as ((stage_since at time zone private.office_zone())::date) stored,
  constraint leads_reference_key unique (reference),
  constraint leads_name_line check (name !~ '[[:cntrl:]\u2028\u2029]')
);
alter table public.leads enable row level security;
create index leads_created_at on public.leads (created_at);
create index leads_status on public.leads (status, created_at desc);
create index leads_assigned_to on public.leads (assigned_to, created_at desc);
create index leads_client_id on public.leads (client_id);
-- For the limit per email address (private.limit_leads) and for private.similar_to_lead.
create index leads_sender on public.leads (lower(email), created_at);
create index leads_updated_by on public.leads (updated_by);
create index leads_search on public.leads using gin (search extensions.gin_trgm_ops);
-- The order of a column of the board, then sort orders of the list.
create index leads_stage on public.leads (status, stage_since, id);
create index leads_stage_since on public.leads (stage_since, id);
create index leads_name on public.leads (name, id);
-- Lookup by phone number. private.similar_to_lead is SECURITY DEFINER: row security would prevent an index
-- lookup by an expression.
create index leads_same_phone on public.leads (right(regexp_replace(phone, '\D', '', 'g'), 10));

create table public.subscribers (
  id uuid primary key default gen_random_uuid(),
  -- Not public.email_address: the trigger accept_subscriber normalizes the text before it is checked.
  email text not null unique
    check (length(email) <= 254 and private.is_mailable(email) and email = lower(email)),
  source text check (length(source) <= 120),
  status text not null default 'pending' check (status in ('pending', 'confirmed', 'unsubscribed')),
  created_at timestamptz not null default now(),
  confirm_token_hash text unique check (confirm_token_hash ~ '^[0-9a-f]{64}$'),
  confirm_sent_at timestamptz,
  confirmed_at timestamptz,
  unsubscribe_token_hash text unique check (unsubscribe_token_hash ~ '^[0-9a-f]{64}$'),
  unsubscribed_at timestamptz,
  updated_at timestamptz not null default now(),
  -- The version of the consent text that was shown.
  wording text check (length(wording) between 1 and 40),
  -- Emails since the address was last confirmed or unsubscribed. Each one doubles the wait before the next.
  letters smallint not null default 0 check (letters between 0 and 1000)
);
alter table public.subscribers enable row level security;
create index subscribers_created_at_id on public.subscribers (created_at, id);
create index subscribers_confirmed_at on public.subscribers (confirmed_at, id);
create index subscribers_confirmed_at_last on public.subscribers (confirmed_at desc nulls last, id);
create index subscribers_status on public.subscribers (status, id);

-- History of a lead.
create table public.lead_events (
  id bigint generated always as identity primary key,
  lead_id uuid not null references public.leads (id) on delete cascade,
  -- A trigger writes 'status' and 'assigned', people write the others.
  kind text not null check (kind in ('status', 'assigned', 'note', 'call', 'email')),
  from_value text,
  to_value text,
  note text check (length(note) between 1 and 4000),
  actor_id uuid default auth.uid() references public.profiles (id) on delete set null,
  created_at timestamptz not null default now(),
  constraint lead_events_note check (kind in ('status', 'assigned') or note is not null)
);
alter table public.lead_events enable row level security;
create index lead_events_lead_id on public.lead_events (lead_id, id);
create index lead_events_actor_id on public.lead_events (actor_id);

-- Completed submissions of public forms, emails and review calls by request id, so that a repeat has no effect. The
-- fingerprint distinguishes a repeat from other content. Rows are deleted after 30 days.
create table private.form_submissions (
  request_id uuid primary key,
  form text not null,
  fingerprint text not null,
  reference text not null,
  created_at timestamptz not null default now(),
  confirmed_at timestamptz
);
create index form_submissions_form on private.form_submissions (form, created_at);
create index form_submissions_created_at on private.form_submissions (created_at);

-- Recent uses of rate limits (private.take_turn). Rows are deleted after a day.
create table private.form_turns (
  id bigint generated always as identity primary key,
  key text not null,
  created_at timestamptz not null default now()
);
create index form_turns_key on private.form_turns (key, created_at);
create index form_turns_created_at on private.form_turns (created_at);

-- == Functions: form submissions ==

-- Returns the network address that an API request comes from. The platform's edge overwrites this header if a visitor
-- sends it.
create function private.request_address() returns text
language sql stable set search_path = '' as $$
  select nullif(current_setting('request.headers', true), '')::jsonb ->> 'cf-connecting-ip'
$$;

-- Every submission calls this first. Returns the reference of a repeated submission, else null. Raises PT409 if the
-- request id was used with other content, and PT429 if a form gets 600 submissions a minute.
create function private.open_submission(form text, request_id uuid, fingerprint text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  known private.form_submissions;
begin
  perform pg_catalog.pg_advisory_xact_lock(4209, pg_catalog.hashtext(request_id::text));
  select * into known from private.form_submissions f where f.request_id = open_submission.request_id;
  if found then
    if known.fingerprint <> open_submission.fingerprint then
      perform private.refuse_other_text();
    end if;
    return known.reference;
  end if;
  if (select count(*) from private.form_submissions f
      where f.form = open_submission.form and f.created_at > now() - interval '1 minute') >= 600 then
    perform private.refuse_for_now('Very many messages are coming in.', interval '1 minute');
  end if;
  return null;
end $$;

-- Returns the reference of the lead. A lead that was stored another way under the same id is a repeat only if its
-- content is the same; else raises PT409.
create function private.store_lead(entry jsonb, request_id uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  kept text;
begin
  insert into public.leads
    (name, email, phone, company, message, source, topic, callback, annual_revenue, details, submission_id)
  values (
    entry ->> 'name', entry ->> 'email', entry ->> 'phone', entry ->> 'company', entry ->> 'message',
    entry ->> 'source', entry ->> 'topic', entry ->> 'callback', entry ->> 'annualRevenue',
    coalesce(entry -> 'details', '{}'), request_id)
  on conflict (submission_id) do nothing returning reference into kept;
  if kept is null then
    select l.reference into kept from public.leads l
    where l.submission_id = request_id and (l.name, l.email, l.phone, l.company, l.message) is not distinct from
      (entry ->> 'name', entry ->> 'email', entry ->> 'phone', entry ->> 'company', entry ->> 'message');
  end if;
  if kept is null then
    perform private.refuse_other_text();
  end if;
  return kept;
end $$;

-- Returns the reference of the application. A repeat must have the same content. Raises PT409 if the applicant has
-- another application under review.
create function private.store_application(entry jsonb, request_id uuid, user_id uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  kept text;
begin
  if exists (select from public.certification_applications a where a.submission_id = request_id) then
    select a.reference into kept from public.certification_applications a
    where a.submission_id = request_id and a.user_id is not distinct from store_application.user_id
      and (a.applicant_type, a.first_name, a.last_name, a.email, a.phone)
        = (entry ->> 'applicantType', entry ->> 'firstName', entry ->> 'lastName', entry ->> 'email', entry ->> 'phone')
      and (a.firm_name, a.license_number, a.why_applying, a.business_name, a.interests, a.notes)
        is not distinct from (entry ->> 'firmName', entry ->> 'licenseNumber', entry ->> 'whyApplying',
          entry ->> 'businessName', entry ->> 'interests', entry ->> 'notes');
    if kept is null then
      perform private.refuse_other_text();
    end if;
    return kept;
  end if;
  begin
    insert into public.certification_applications (
      submission_id, user_id, applicant_type, first_name, last_name, email, phone, firm_name, title, years_experience,
      license_number, license_state, current_revenue, target_revenue, client_types, biggest_challenge, why_applying,
      commitment, terms, business_name, annual_revenue, num_employees, interests, notes)
    values (
      request_id, store_application.user_id, entry ->> 'applicantType', entry ->> 'firstName', entry ->> 'lastName',
      entry ->> 'email', entry ->> 'phone', entry ->> 'firmName', entry ->> 'title', entry ->> 'yearsExperience',
      entry ->> 'licenseNumber', entry ->> 'licenseState', entry ->> 'currentRevenue', entry ->> 'targetRevenue',
      entry ->> 'clientTypes', entry ->> 'biggestChallenge', entry ->> 'whyApplying',
      coalesce((entry ->> 'commitment')::boolean, false), coalesce((entry ->> 'terms')::boolean, false),
      entry ->> 'businessName', entry ->> 'annualRevenue', entry ->> 'numEmployees', entry ->> 'interests',
      entry ->> 'notes')
    returning reference into kept;
  exception when unique_violation then
    raise exception 'You have sent an application already, and it is being reviewed' using errcode = 'PT409';
  end;
  return kept;
end $$;

-- Stores a known address once. Returns a new reference in any case, so that the answer does not reveal whether the
-- address is known.
create function private.store_subscriber(entry jsonb) returns text
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.subscribers as s (email, source, wording)
  values (lower(entry ->> 'email'), entry ->> 'source', entry ->> 'wording')
  on conflict (email) do update set status = 'pending', wording = excluded.wording where s.status <> 'confirmed';
  return private.new_reference('NEWS');
end $$;

-- Stores a submission and returns its reference. Only for the server function submit-form, which validates the entry
-- and hashes `sender_key`.
create function public.submit_form(
  form text, entry jsonb, request_id uuid, fingerprint text, sender_key text, address text default null,
  user_id uuid default null
) returns text
language plpgsql security definer set search_path = '' as $$
declare
  kept text := private.open_submission(form, request_id, fingerprint);
  purpose text;
begin
  if kept is not null then
    return kept;
  end if;
  perform private.take_turn(4210, submit_form.sender_key, case form when 'certification' then 3 else 5 end,
    interval '1 hour', 'Many messages have come from this email address within an hour.');
  perform private.take_sender_turn(form, address);

  kept := case form
    when 'certification' then private.store_application(entry, request_id, user_id)
    when 'newsletter' then private.store_subscriber(entry)
    when 'symposium' then private.store_registration(entry, request_id)
    else private.store_lead(entry, request_id)
  end;
  for purpose in select jsonb_array_elements_text(coalesce(entry -> 'consents', '[]')) loop
    insert into public.consents (user_id, email, purpose, version, source)
    values (submit_form.user_id, lower(entry ->> 'email'), purpose, entry ->> 'wording', form);
  end loop;
  insert into private.form_submissions (request_id, form, fingerprint, reference)
  values (submit_form.request_id, submit_form.form, submit_form.fingerprint, kept);
  return kept;
end $$;

-- Returns true once per submission: its confirmation email is due.
create function private.due_form_letter(request_id uuid) returns boolean
language sql security definer set search_path = '' as $$
  with told as (
    update private.form_submissions f set confirmed_at = now()
    where f.request_id = due_form_letter.request_id and f.confirmed_at is null returning 1
  )
  select exists (select from told)
$$;

create function public.due_form_letter(request_id uuid) returns boolean
language sql security invoker set search_path = '' as $$
  select private.due_form_letter(request_id)
$$;

-- == Functions: leads ==

-- The limits for leads that API callers insert directly: by sender, by email address in any case, and in total. The
-- lock serializes the counting.
create function private.limit_leads() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.take_sender_turn('leads', private.request_address());
  perform pg_catalog.pg_advisory_xact_lock(4212, 1);
  if (select count(*) from public.leads l
      where l.created_at > now() - interval '1 hour' and lower(l.email) = lower(new.email)) >= 5
    or (select count(*) from public.leads l where l.created_at > now() - interval '1 minute') >= 600 then
    raise exception 'Too many messages in a short time' using errcode = 'PT429', hint = 'Try again in an hour';
  end if;
  return new;
end $$;

create function private.guard_lead() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.assigned_to is not null and not exists (
    select from public.profiles p where p.id = new.assigned_to and p.role in ('coach', 'admin')
  ) then
    raise exception 'a lead is assigned to a coach or an administrator' using errcode = '23514';
  end if;
  return new;
end $$;

-- Sets stage_since, on which API callers have no grant. If a status is changed back within ten minutes, the lead has
-- the stage_since of the earlier status again.
create function private.stage_lead() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    -- A row that is inserted with created_at but without stage_since has been in its stage since created_at.
    if new.stage_since = now() then
      new.stage_since := new.created_at;
    end if;
  elsif new.status is distinct from old.status then
    new.stage_since := case when (
      select (e.from_value, e.to_value) = (new.status, old.status) and e.created_at > now() - interval '10 minutes'
      from public.lead_events e where e.lead_id = new.id and e.kind = 'status' order by e.id desc limit 1
    ) then coalesce((
      select max(e.created_at) from public.lead_events e
      where e.lead_id = new.id and e.kind = 'status' and e.to_value = new.status
    ), new.created_at) else now() end;
  end if;
  return new;
end $$;

create function private.record_lead() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.status is distinct from old.status then
    perform private.audit('status', 'leads', new.id, old.status, new.status);
    insert into public.lead_events (lead_id, kind, from_value, to_value, actor_id)
    values (new.id, 'status', old.status, new.status, private.actor());
  end if;
  if new.assigned_to is distinct from old.assigned_to then
    perform private.audit('assigned', 'leads', new.id, old.assigned_to::text, new.assigned_to::text);
    insert into public.lead_events (lead_id, kind, from_value, to_value, actor_id)
    values (new.id, 'assigned', old.assigned_to::text, new.assigned_to::text, private.actor());
  end if;
  return null;
end $$;

create function private.record_conversion() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.audit('convert', 'leads', new.id, null, new.client_id::text);
  return null;
end $$;

create function private.notice_lead() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    perform private.tell(private.admin_ids(), 'lead', 'New lead ' || new.reference, 'From: ' || new.source,
      '/dashboard/admin?section=leads&lead=' || new.id);
  elsif new.assigned_to is not null and new.assigned_to is distinct from old.assigned_to then
    perform private.tell(array[new.assigned_to], 'lead', 'Lead ' || new.reference || ' is yours to follow up',
      'From: ' || new.source, private.dashboard_of(new.assigned_to) || '?section=leads&lead=' || new.id);
  end if;
  return null;
end $$;

-- Returns up to five clients and other leads with the same email address or phone number: clients first, then the
-- newest. A coach gets only their own clients and leads.
create function private.similar_to_lead(lead_id uuid)
returns table (kind text, id uuid, name text, company text, since timestamptz, matched_by text)
language plpgsql stable security definer set search_path = '' as $$
declare
  me uuid := (select auth.uid());
  is_admin boolean := (select private.is_admin());
  lead public.leads;
  email_key text;
  phone_key text;
begin
  select * into lead from public.leads l where l.id = similar_to_lead.lead_id
    and (is_admin or (l.assigned_to = me and (select private.is_coach())));
  if not found then
    return;
  end if;
  email_key := lower(lead.email);
  phone_key := right(regexp_replace(lead.phone, '\D', '', 'g'), 10);
  if length(phone_key) < 7 then
    phone_key := null;
  end if;
  return query
  select f.kind, f.id, f.name, f.company, f.since, case when f.email = email_key then 'email' else 'phone' end
  from (
    select 'client'::text as kind, c.id, c.name, c.company, c.created_at as since, lower(c.email) as email
    from public.clients c
    where (lower(c.email) = email_key or right(regexp_replace(c.phone, '\D', '', 'g'), 10) = phone_key)
      and (is_admin or c.coach_id = me or c.user_id = me) and c.id is distinct from lead.client_id
    union all
    select 'lead', l.id, l.name, l.company, l.created_at, lower(l.email) from public.leads l
    where (lower(l.email) = email_key or right(regexp_replace(l.phone, '\D', '', 'g'), 10) = phone_key)
      and (is_admin or l.assigned_to = me) and l.id <> lead.id
  ) f
  order by f.kind, f.since desc, f.id limit 5;
end $$;

create function public.similar_to_lead(lead_id uuid)
returns table (kind text, id uuid, name text, company text, since timestamptz, matched_by text)
language sql stable security invoker set search_path = '' as $$ select * from private.similar_to_lead(lead_id) $$;

-- == Functions: board of leads ==

-- Returns SQL conditions on public.leads l for the filter of a list: {status, source, assigned: arrays}, where assigned
-- may have "none" or "me" and source "none"; {created, stage: {from, to, none}}; {q: text}. As text, so that each query
-- gets a plan for its own conditions. Every value is quoted. Raises PT400 for an unknown key.
create function private.lead_conditions(filter jsonb) returns text
language plpgsql stable security invoker set search_path = '' as $$
declare
  entry record;
  found text := 'true';
begin
  perform private.check_filter(filter, '{status,source,assigned}', '{created,stage}');
  for entry in
    select f.key, f.value, case f.key when 'created' then 'created_on' when 'stage' then 'stage_on'
      when 'assigned' then 'assigned_to' else f.key end as field
    from jsonb_each(filter) f
  loop
    found := found || ' and ' || case
      when entry.key = 'q' then format('l.search like %L', private.list_pattern(entry.value #>> '{}'))
      when entry.key in ('created', 'stage') then format('l.%I between %L and %L', entry.field,
        coalesce((entry.value ->> 'from')::date, '-infinity'), coalesce((entry.value ->> 'to')::date, 'infinity'))
      else format('(l.%1$I::text = any (%2$L::text[])%3$s)', entry.field,
        (select array_agg(case v when 'me' then (select auth.uid())::text else v end)
          from jsonb_array_elements_text(entry.value) v where v <> 'none'),
        case when entry.value ? 'none' then format(' or l.%I is null', entry.field) else '' end)
      end;
  end loop;
  return found;
end $$;

-- Returns the next cards of one column: the longest in the stage first; converted leads newest first.
create function private.stage_of_board(
  conditions text, stage text, per integer, after_since timestamptz, after_id uuid
) returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
declare
  cards jsonb;
  newest boolean := stage = 'converted';
begin
  execute format($q$
    select coalesce(jsonb_agg(to_jsonb(c)), '[]') from (
      select l.id, l.name, l.company, l.email, l.source, l.status, l.assigned_to, l.client_id, l.created_at,
        l.stage_since, l.version
      from public.leads l
      where %1$s and l.status = %2$L %3$s
      order by l.stage_since %4$s, l.id %4$s limit %5$s
    ) c$q$, conditions, stage,
    case when after_id is null then '' else format('and (l.stage_since, l.id) %s (%L, %L)',
      case when newest then '<' else '>' end, after_since, after_id) end,
    case when newest then 'desc' else 'asc' end, per) into cards;
  return cards;
end $$;

-- Returns all four columns, each with its number of leads and its first cards: {status: {total, cards}}.
create function public.lead_board(filter jsonb default '{}', per integer default 20) returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
declare
  conditions text := private.lead_conditions(filter);
  counts jsonb;
begin
  if per is null or per not between 1 and 100 then
    raise exception 'A column shows 1 to 100 leads at once' using errcode = 'PT400', detail = 'per';
  end if;
  execute format('select coalesce(jsonb_object_agg(s.status, s.n), ''{}'') from (
    select l.status, count(*) as n from public.leads l where %s group by l.status) s', conditions) into counts;
  return (
    select jsonb_object_agg(stage, jsonb_build_object('total', coalesce((counts ->> stage)::integer, 0),
      'cards', private.stage_of_board(conditions, stage, per, null, null)))
    from unnest('{new,contacted,qualified,converted}'::text[]) as stage
  );
end $$;

-- Returns the cards of a column that follow the last one shown.
create function public.lead_stage(
  filter jsonb, stage text, after_since timestamptz, after_id uuid, per integer default 20
) returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
begin
  if stage is null or stage not in ('new', 'contacted', 'qualified', 'converted') then
    raise exception 'A stage is new, contacted, qualified or converted' using errcode = 'PT400', detail = 'stage';
  elsif after_since is null or after_id is null or per is null or per not between 1 and 1000 then
    raise exception 'Say which card is shown last, and for how many more' using errcode = 'PT400', detail = 'after';
  end if;
  return private.stage_of_board(private.lead_conditions(filter), stage, per, after_since, after_id);
end $$;

-- == Functions: bulk changes of leads ==

-- Validates a change: {status} or {assigned}, where null unassigns. Only administrators change leads.
create function private.check_lead_change(change jsonb) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin('Only an administrator changes leads');
  if jsonb_typeof(change) <> 'object' or change - '{status,assigned}'::text[] <> '{}'
    or (change ? 'status') = (change ? 'assigned') then
    raise exception 'Choose a status or a person' using errcode = 'PT400', detail = 'change';
  end if;
  if change ? 'status'
    and coalesce(change ->> 'status', '') not in ('new', 'contacted', 'qualified', 'converted') then
    raise exception 'A status is new, contacted, qualified or converted'
      using errcode = 'PT400', detail = 'change.status';
  end if;
  if change ? 'assigned' and jsonb_typeof(change -> 'assigned') <> 'null' and not exists (
    select from public.profiles p
    where p.id::text = change ->> 'assigned' and p.role in ('coach', 'admin') and p.status <> 'suspended'
  ) then
    raise exception 'Choose a coach or an administrator' using errcode = 'PT400', detail = 'change.assigned';
  end if;
end $$;

-- Locks the selected leads in the order of their ids and returns the ids. Raises PT409 if their number is not
-- `expected`, the number that the caller saw. `excepted` are ids to leave out of the filter's result.
create function private.choose_leads(ids uuid[], filter jsonb, expected integer, excepted uuid[]) returns uuid[]
language plpgsql security invoker set search_path = '' as $$
declare
  most constant integer := 10000;
  question text;
  wanted uuid[];
  chosen uuid[];
begin
  if (ids is null) = (filter is null) then
    raise exception 'Name either rows or a filter' using errcode = 'PT400', detail = 'ids';
  elsif excepted is not null and (filter is null or cardinality(excepted) > most) then
    raise exception 'Rows are left out of what a filter finds, 10,000 at most'
      using errcode = 'PT400', detail = 'excepted';
  elsif expected is null or expected < 0 then
    raise exception 'Say how many leads were chosen' using errcode = 'PT400', detail = 'expected';
  end if;
  if filter is not null then
    question := format('select coalesce(array_agg(l.id order by l.id), ''{}'') from public.leads l
      where %s and l.id <> all ($1)', private.lead_conditions(filter));
    execute question into wanted using coalesce(excepted, '{}');
  else
    wanted := array(select distinct i from unnest(ids) as i);
  end if;
  if cardinality(wanted) > most then
    raise exception '% leads are more than can be changed at once: % at most', cardinality(wanted), most
      using errcode = 'PT400', detail = 'ids';
  end if;
  wanted := array(select l.id from public.leads l where l.id = any (wanted) order by l.id for no key update);
  -- Run the filter again under the locks: another transaction may have changed rows in between.
  if filter is null then
    chosen := wanted;
  else
    execute question into chosen using coalesce(excepted, '{}');
  end if;
  if cardinality(chosen) is distinct from expected or not chosen <@ wanted then
    raise exception '% leads were chosen, and now there are %. Nothing was changed.', expected, cardinality(chosen)
      using errcode = 'PT409', detail = 'expected';
  end if;
  return chosen;
end $$;

create function private.change_leads(
  change jsonb, expected integer, ids uuid[], filter jsonb, excepted uuid[]
) returns jsonb
language plpgsql security invoker set search_path = '' as $$
declare
  chosen uuid[];
  batch uuid;
  changed jsonb;
  person uuid := (change ->> 'assigned')::uuid;
begin
  perform private.check_lead_change(change);
  chosen := private.choose_leads(ids, filter, expected, excepted);
  batch := private.begin_batch('bulk', 'leads');
  if change ? 'status' then
    with before as (
      select l.id, l.status from public.leads l where l.id = any (chosen) and l.status <> change ->> 'status'
    ), done as (
      update public.leads l set status = change ->> 'status' from before b where l.id = b.id
      returning l.id, l.version, b.status
    )
    select jsonb_agg(jsonb_build_object('id', d.id, 'before', jsonb_build_object('status', d.status),
      'version', d.version)) into changed from done d;
  else
    with before as (
      select l.id, l.assigned_to from public.leads l
      where l.id = any (chosen) and l.assigned_to is distinct from person
    ), done as (
      update public.leads l set assigned_to = person from before b where l.id = b.id
      returning l.id, l.version, b.assigned_to
    )
    select jsonb_agg(jsonb_build_object('id', d.id, 'before', jsonb_build_object('assigned', d.assigned_to),
      'version', d.version)) into changed from done d;
  end if;
  perform private.end_batch(batch, coalesce(changed, '[]'),
    coalesce(change ->> 'status', person::text, 'none'), person);
  return jsonb_build_object('batch', batch, 'matched', cardinality(chosen),
    'changed', coalesce(jsonb_array_length(changed), 0));
end $$;

-- Restores leads that have not changed since the batch. A lead becomes unassigned if its previous assignee is no longer
-- a coach or an administrator. Returns the number of restored leads.
create function private.restore_leads(rows jsonb) returns integer
language plpgsql security invoker set search_path = '' as $$
declare
  restored integer;
begin
  perform from public.leads l
  where l.id in (select (r ->> 'id')::uuid from jsonb_array_elements(rows) as r)
  order by l.id for no key update;
  with wanted as (
    select r.id, r.version, r.before from jsonb_to_recordset(rows) as r (id uuid, before jsonb, version integer)
    where jsonb_typeof(r.before) = 'object'
  )
  update public.leads l set
    status = coalesce(w.before ->> 'status', l.status),
    assigned_to = case when not w.before ? 'assigned' then l.assigned_to
      else (select p.id from public.profiles p
        where p.id::text = w.before ->> 'assigned' and p.role in ('coach', 'admin') and p.status <> 'suspended') end
  from wanted w where l.id = w.id and l.version = w.version;
  get diagnostics restored = row_count;
  return restored;
end $$;

-- == Functions: emails to leads ==

-- Returns the lead if the caller is an administrator or its coach: only they send emails to it. Raises 42501 or PT404
-- otherwise.
create function private.reachable_lead(lead_id uuid) returns public.leads
language plpgsql stable security definer set search_path = '' as $$
declare
  found_lead public.leads;
begin
  if not ((select private.is_admin()) or (select private.is_coach())) then
    raise exception 'Only coaches and administrators write to leads' using errcode = '42501';
  end if;
  select * into found_lead from public.leads l
  where l.id = reachable_lead.lead_id and ((select private.is_admin()) or l.assigned_to = (select auth.uid()));
  if not found then
    raise exception 'There is no such lead of yours' using errcode = 'PT404', detail = 'leadId';
  end if;
  return found_lead;
end $$;

-- Returns the recipient and the sender of an email: {to, name, reference, isSent, writer}. `isSent` is true if an email
-- with this request id was sent before. Limits: 30 emails an hour per sender, those to clients included, and five a day
-- per lead.
create function private.begin_lead_letter(lead_id uuid, request_id uuid, fingerprint text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  receiver public.leads := private.reachable_lead(lead_id);
  me uuid := (select auth.uid());
  sent boolean := false;
begin
  -- A preview has no request id and counts toward no limit.
  if request_id is not null then
    sent := private.open_submission('lead-letter', request_id, fingerprint) is not null;
    if not sent then
      perform private.take_turn(4213, 'letters-of:' || md5(me::text), 30, interval '1 hour',
        'You have sent many letters within an hour.');
      perform private.take_turn(4213, 'letters-to-lead:' || md5(receiver.id::text), 5, interval '1 day',
        'This lead has had several letters today.');
    end if;
  end if;
  return jsonb_build_object('to', receiver.email, 'name', receiver.name, 'reference', receiver.reference,
    'isSent', sent, 'writer', (select nullif(btrim(p.name), '') from public.profiles p where p.id = me));
end $$;

create function public.begin_lead_letter(lead_id uuid, request_id uuid, fingerprint text) returns jsonb
language sql security invoker set search_path = '' as $$
  select private.begin_lead_letter(lead_id, request_id, fingerprint)
$$;

-- Stores that the email with this request id was sent. Raises unique_violation on a repeat.
create function private.keep_lead_letter(lead_id uuid, request_id uuid, fingerprint text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  receiver public.leads := private.reachable_lead(lead_id);
begin
  insert into private.form_submissions (request_id, form, fingerprint, reference)
  values (keep_lead_letter.request_id, 'lead-letter', keep_lead_letter.fingerprint, receiver.id::text);
end $$;

-- Records a sent email in the lead's history, in the name of the caller: the first one counts as the first answer.
-- Returns false if it is already recorded.
create function public.finish_lead_letter(lead_id uuid, request_id uuid, fingerprint text, note text) returns boolean
language plpgsql security invoker set search_path = '' as $$
begin
  perform private.keep_lead_letter(lead_id, request_id, fingerprint);
  insert into public.lead_events (lead_id, kind, note)
  values (finish_lead_letter.lead_id, 'email', finish_lead_letter.note);
  return true;
exception when unique_violation then
  return false;
end $$;

-- == Functions: newsletter ==

-- For subscribers that API callers insert directly. A known address gets the same answer as a new one, so that the
-- answer does not reveal who subscribes.
create function private.accept_subscriber() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.take_sender_turn('subscribers', private.request_address());
  new.email := lower(btrim(new.email));
  perform pg_catalog.pg_advisory_xact_lock(4202, pg_catalog.hashtext(new.email));
  if exists (select from public.subscribers s where s.email = new.email) then
    update public.subscribers s set status = 'pending' where s.email = new.email and s.status = 'unsubscribed';
    return null;
  end if;
  if (select count(*) from public.subscribers s where s.created_at > now() - interval '1 minute') >= 600 then
    raise exception 'Too many sign-ups in a short time' using errcode = 'PT429', hint = 'Try again in a minute';
  end if;
  return new;
end $$;

create function private.date_subscriber() returns trigger
language plpgsql set search_path = '' as $$
begin
  if new.status = 'confirmed' then
    new.confirmed_at := coalesce(new.confirmed_at, now());
    new.unsubscribed_at := null;
  elsif new.status = 'unsubscribed' then
    new.unsubscribed_at := coalesce(new.unsubscribed_at, now());
  else
    new.confirmed_at := null;
  end if;
  new.updated_at := now();
  return new;
end $$;

-- Returns the email that is due to an address, and stores its token hashes: 'confirm', 'known' for a confirmed address,
-- or null. After the first 'confirm' email the next one is due in an hour; the wait doubles with each, up to 32 hours.
-- It is a day before a 'known' email.
create function public.due_newsletter_letter(email text, confirm_hash text, leave_hash text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  subscriber public.subscribers;
  pause interval;
begin
  select * into subscriber from public.subscribers s
  where s.email = lower(due_newsletter_letter.email) for update;
  pause := case subscriber.status when 'confirmed' then interval '1 day'
    else interval '1 hour' * power(2, least(greatest(subscriber.letters, 1), 6) - 1) end;
  if not found or subscriber.status = 'unsubscribed' or subscriber.confirm_sent_at > now() - pause then
    return null;
  end if;
  update public.subscribers s set
    confirm_token_hash = case s.status when 'pending' then confirm_hash else s.confirm_token_hash end,
    unsubscribe_token_hash = leave_hash,
    confirm_sent_at = now(),
    letters = least(s.letters + 1, 1000)
  where s.id = subscriber.id;
  return case subscriber.status when 'pending' then 'confirm' else 'known' end;
end $$;

-- Carries out the link of an email: confirms or unsubscribes the address. A repeated call returns the same; the consent
-- is recorded only if it changes. Raises PT404 for an unknown or expired link.
create function public.choose_newsletter(action text, token_hash text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  subscriber public.subscribers;
  wanted text := case action when 'confirm' then 'confirmed' else 'unsubscribed' end;
begin
  select * into subscriber from public.subscribers s
  where case wanted when 'confirmed' then s.confirm_token_hash else s.unsubscribe_token_hash end
    = choose_newsletter.token_hash for update;
  if not found or (wanted = 'confirmed' and (
    subscriber.status = 'unsubscribed'
    or (subscriber.status = 'pending' and subscriber.confirm_sent_at < now() - interval '7 days')
  )) then
    raise exception '%', case wanted
      when 'confirmed' then 'This link has expired or is not known. Enter your address again and we send you a new one.'
      else 'This link is not known. Use the link in our latest letter, or write to us and we take you off the list.'
    end using errcode = 'PT404';
  end if;
  if subscriber.status <> wanted then
    update public.subscribers s set
      status = wanted,
      letters = 0,
      -- An unsubscribed address can subscribe again immediately, but an old link cannot confirm it.
      confirm_token_hash = case wanted when 'confirmed' then s.confirm_token_hash end,
      confirm_sent_at = case wanted when 'confirmed' then s.confirm_sent_at end
    where s.id = subscriber.id;
    if wanted = 'confirmed' or subscriber.status = 'confirmed' then
      insert into public.consents (user_id, email, purpose, version, given, source)
      values (null, subscriber.email, 'newsletter', coalesce(subscriber.wording, 'unknown'), wanted = 'confirmed',
        'newsletter');
    end if;
  end if;
  return jsonb_build_object('status', wanted, 'email', subscriber.email);
end $$;

-- Unsubscribes an address for an administrator, with the effect of public.choose_newsletter: old links cannot confirm
-- it, and the end of the consent is recorded. Returns the address.
create function private.unsubscribe_address(subscriber_id uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  subscriber public.subscribers;
begin
  perform private.require_admin('Only an administrator takes addresses off the list');
  select * into subscriber from public.subscribers s where s.id = subscriber_id for update;
  if not found then
    raise exception 'This address is not on the list any more' using errcode = 'PT404', detail = 'subscriberId';
  elsif subscriber.status <> 'unsubscribed' then
    update public.subscribers s
    set status = 'unsubscribed', letters = 0, confirm_token_hash = null, confirm_sent_at = null
    where s.id = subscriber.id;
    if subscriber.status = 'confirmed' then
      insert into public.consents (user_id, email, purpose, version, given, source)
      values (null, subscriber.email, 'newsletter', coalesce(subscriber.wording, 'unknown'), false, 'desk');
    end if;
    perform private.audit('status', 'subscribers', subscriber.id, subscriber.status, 'unsubscribed');
  end if;
  return subscriber.email;
end $$;

create function public.unsubscribe_address(subscriber_id uuid) returns text
language sql security invoker set search_path = '' as $$ select private.unsubscribe_address(subscriber_id) $$;

-- == Functions: onboarding answers ==

-- Returns the people who have onboarding answers, without the caller. The caller's policies apply: the coach of a
-- person who hides their profile gets the answers without the name.
create function public.onboarding_people()
returns table (
  id uuid, name text, email text, account_type text, state text, search text, completed_at timestamptz,
  updated_at timestamptz
)
language sql stable security invoker set search_path = '' as $$
  select a.user_id, coalesce(p.name, ''), coalesce(p.email, ''), p.account_type,
    case when a.completed_at is null then 'begun' else 'finished' end,
    coalesce(p.search, ''), a.completed_at, a.updated_at
  from public.onboarding_answers a left join public.profiles p on p.id = a.user_id
  where a.answers <> '{}' and a.user_id <> (select auth.uid())
$$;

-- == Access and triggers, by table ==

-- public.leads
-- Visitors and members add leads. Administrators read, change and delete them; a coach reads those assigned to them.
create policy members_only on public.leads as restrictive for all to authenticated using ((select private.is_member()));
create policy leads_select on public.leads for select to authenticated using (
  (select private.is_admin()) or (assigned_to = (select auth.uid()) and (select private.is_coach()))
);
create policy leads_insert on public.leads for insert to anon, authenticated with check (status = 'new');
create policy leads_update on public.leads for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy leads_delete on public.leads for delete to authenticated using ((select private.is_admin()));
grant insert (
  name, email, phone, company, message, source, submission_id, topic, callback, annual_revenue, details
) on public.leads to anon;
grant select, delete on public.leads to authenticated;
grant insert (
  name, email, phone, company, message, source, submission_id, topic, callback, annual_revenue, details
) on public.leads to authenticated;
grant update (status, assigned_to) on public.leads to authenticated;
create trigger touch_updated_at before insert or update on public.leads
  for each row execute function private.touch_updated_at();
create trigger limit_leads before insert on public.leads
  for each row when (current_user in ('anon', 'authenticated')) execute function private.limit_leads();
create trigger give_reference before insert on public.leads
  for each row execute function private.give_reference('NC');
create trigger drop_repeat before insert on public.leads for each row
  when (new.submission_id is not null and current_user in ('anon', 'authenticated'))
  execute function private.drop_repeat();
create trigger guard_lead before insert or update of assigned_to on public.leads
  for each row execute function private.guard_lead();
create trigger record_lead after update of status, assigned_to on public.leads
  for each row execute function private.record_lead();
create trigger version_row before insert or update on public.leads
  for each row execute function private.count_version();
create trigger stage_lead before insert or update of status on public.leads
  for each row execute function private.stage_lead();
-- Not for direct writes of the service role, writes without an API caller, or a batch, for which private.end_batch
-- sends one notice.
create trigger notice_lead after insert or update of assigned_to on public.leads for each row
  when (current_user <> 'service_role' and auth.role() is not null
    and coalesce(current_setting('app.batch', true), '') = '')
  execute function private.notice_lead();
create trigger record_conversion after update of client_id on public.leads
  for each row when (old.client_id is null and new.client_id is not null)
  execute function private.record_conversion();

-- public.subscribers
-- Visitors and members subscribe. Administrators read, unsubscribe and delete subscribers.
create policy members_only on public.subscribers as restrictive for all to authenticated
  using ((select private.is_member()));
create policy subscribers_select on public.subscribers for select to authenticated using ((select private.is_admin()));
create policy subscribers_insert on public.subscribers for insert to anon, authenticated
  with check (status = 'pending');
create policy subscribers_update on public.subscribers for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()) and status = 'unsubscribed');
create policy subscribers_delete on public.subscribers for delete to authenticated
  using ((select private.is_admin()));
grant insert (email, source) on public.subscribers to anon;
grant select, delete on public.subscribers to authenticated;
grant insert (email, source) on public.subscribers to authenticated;
grant update (status) on public.subscribers to authenticated;
create trigger accept_subscriber before insert on public.subscribers
  for each row when (current_user in ('anon', 'authenticated')) execute function private.accept_subscriber();
create trigger date_subscriber before insert or update on public.subscribers
  for each row execute function private.date_subscriber();

-- public.lead_events
-- Administrators and the coach of a lead read its history and add notes, calls and emails.
create policy members_only on public.lead_events as restrictive for all to authenticated
  using ((select private.is_member()));
create policy lead_events_select on public.lead_events for select to authenticated using (
  (select private.is_admin()) or lead_id in (select private.assigned_lead_ids())
);
create policy lead_events_insert on public.lead_events for insert to authenticated with check (
  actor_id = (select auth.uid())
  and kind in ('note', 'call', 'email')
  and ((select private.is_admin()) or lead_id in (select private.assigned_lead_ids()))
);
grant select on public.lead_events to authenticated;
grant insert (lead_id, kind, note) on public.lead_events to authenticated;
create trigger keep_row_quota after insert on public.lead_events referencing new table as added for each statement
  when (current_user in ('anon', 'authenticated')) execute function private.keep_row_quota('lead_id', '5000');

-- == Function grants ==

grant execute on function
  private.similar_to_lead(uuid), public.similar_to_lead(uuid), private.lead_conditions(jsonb),
  private.stage_of_board(text, text, integer, timestamp with time zone, uuid), public.lead_board(jsonb, integer),
  public.lead_stage(jsonb, text, timestamp with time zone, uuid, integer), private.check_lead_change(jsonb),
  private.choose_leads(uuid[], jsonb, integer, uuid[]), private.change_leads(jsonb, integer, uuid[], jsonb, uuid[]),
  private.restore_leads(jsonb), private.begin_lead_letter(uuid, uuid, text),
  public.begin_lead_letter(uuid, uuid, text), private.keep_lead_letter(uuid, uuid, text),
  public.finish_lead_letter(uuid, uuid, text, text), private.unsubscribe_address(uuid),
  public.unsubscribe_address(uuid), public.onboarding_people()
to authenticated;

grant execute on function
  public.due_newsletter_letter(text, text, text), public.choose_newsletter(text, text),
  public.submit_form(text, jsonb, uuid, text, text, text, uuid), private.due_form_letter(uuid),
  public.due_form_letter(uuid)
to service_role;

-- Calls and the symposium.
-- bookings has the calls of members and visitors. A call has a host (a coach or an administrator) or is with the firm.
-- A visitor's call is pending until the visitor opens the link in the email; call_holds reserves its slot until then.
-- office_hours and office_closures limit the times. symposium_registrations is separate from calls.
-- A member reads and changes their own calls, a coach those they host, administrators all; visitors use server
-- functions.

-- == Tables ==

create table public.bookings (
  id uuid primary key default gen_random_uuid(),
  reference text not null unique default '',
  submission_id uuid unique,
  -- Null for a visitor, who manages the call by the link with the token.
  user_id uuid default auth.uid() references public.profiles (id) on delete cascade,
  -- Null while the call has no host and is with the firm.
  host_id uuid references public.profiles (id) on delete set null,
  client_id uuid references public.clients (id) on delete set null,
  kind text not null default 'discovery' check (kind in ('discovery', 'client_review', 'expert_session')),
  name text not null check (length(btrim(name)) between 1 and 120 and length(name) <= 120),
  email public.email_address not null,
  phone text check (phone ~ '^\+?[0-9 ().x/-]{7,40}$'),
  notes text check (length(notes) <= 2000),
  -- A call lasts 30 minutes and starts on the hour or half past, so that two calls overlap only if their starts are
  -- equal.
  starts_at timestamptz not null check (extract(epoch from starts_at) % 1800 = 0),
  time_zone text not null default private.office_zone() check (length(time_zone) <= 64),
  -- pending: not confirmed by email yet; lapsed: the hold expired and another booking got the slot; held: took place.
  status text not null default 'booked'
    check (status in ('pending', 'lapsed', 'booked', 'held', 'missed', 'cancelled')),
  -- SHA-256 in hex of the token in the link that moves or cancels the call.
  manage_token_hash text unique check (manage_token_hash ~ '^[0-9a-f]{64}$'),
  cancelled_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  updated_by uuid references public.profiles (id) on delete set null,
  -- The day in the office's time zone, for the list's filter.
  call_day date not null generated always as ((starts_at at time zone private.office_zone())::date) stored,
  search text not null generated always as (
    translate(lower(regexp_replace(
      normalize(name || ' ' || email || ' ' || reference || ' ' || coalesce(phone, ''), nfkd),
      '[\u0300-\u036f]', '', 'g'
    )), 'øØłŁđĐı', 'oollddi')
  ) stored,
  constraint bookings_name_line check (name !~ '[[:cntrl:]\u2028\u2029]')
);
alter table public.bookings enable row level security;
create index bookings_user_id on public.bookings (user_id, starts_at);
create index bookings_host_id on public.bookings (host_id, starts_at);
create index bookings_client_id on public.bookings (client_id);
create unique index bookings_one_to_a_slot on public.bookings (host_id, starts_at) nulls not distinct
  where status in ('pending', 'booked');
create index bookings_waiting on public.bookings (lower(email)) where status = 'pending';
create index bookings_updated_by on public.bookings (updated_by);
-- The sort orders of the list, with the id as the tie-breaker, and its filter by day.
create index bookings_starts_at_id on public.bookings (starts_at, id);
create index bookings_name on public.bookings (name, id);
create index bookings_status on public.bookings (status, id);
create index bookings_call_day on public.bookings (call_day);

create table public.symposium_registrations (
  id uuid primary key default gen_random_uuid(),
  reference text not null unique default '',
  submission_id uuid unique,
  user_id uuid default auth.uid() references public.profiles (id) on delete cascade,
  event text not null check (event ~ '^symposium-20[0-9]{2}$'),
  name text not null check (length(btrim(name)) between 1 and 120 and length(name) <= 120),
  email public.email_address not null,
  phone text check (phone ~ '^\+?[0-9 ().x/-]{7,40}$'),
  firm text check (length(firm) <= 160),
  license_state text check (length(license_state) <= 60),
  license_number text check (length(license_number) <= 60),
  attendance text not null default 'in_person' check (attendance in ('in_person', 'online')),
  -- The fields of study in which the participant wants credit.
  tracks text[] not null default '{}'
    check (tracks <@ '{taxes,financial-planning,business-consulting,ethics}' and cardinality(tracks) <= 4),
  reception boolean not null default false,
  needs text check (length(needs) <= 1000),
  status text not null default 'registered'
    check (status in ('registered', 'waitlisted', 'attended', 'cancelled')),
  manage_token_hash text unique check (manage_token_hash ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint symposium_registrations_name_line check (name !~ '[[:cntrl:]\u2028\u2029]')
);
alter table public.symposium_registrations enable row level security;
create unique index symposium_registrations_one_to_a_person
  on public.symposium_registrations (event, lower(email)) where status <> 'cancelled';
create index registrations_user_id on public.symposium_registrations (user_id);
create index registrations_event on public.symposium_registrations (event, created_at);

-- The office's hours for calls. Both the offered times and the check of a booking read them.
create table private.office_hours (
  -- 0 is Sunday.
  weekday smallint primary key check (weekday between 0 and 6),
  opens time not null,
  closes time not null check (closes > opens)
);

-- Days on which the office is closed. Administrators add those after 2028.
create table public.office_closures (
  day date primary key,
  reason text not null check (length(btrim(reason)) between 1 and 120 and length(reason) <= 120)
);
alter table public.office_closures enable row level security;

-- Holds of pending calls: the slot is reserved until the given time.
create table private.call_holds (
  booking_id uuid primary key references public.bookings (id) on delete cascade,
  -- Hash of the network address of the request; null if unknown.
  sender text,
  until timestamptz not null
);
create index call_holds_sender on private.call_holds (sender, until);

-- == Rows ==

insert into private.office_hours values
  (1, '09:00', '18:00'), (2, '09:00', '18:00'), (3, '09:00', '18:00'), (4, '09:00', '18:00'), (5, '09:00', '18:00'),
  (6, '10:00', '14:00');

-- US federal holidays. One on a weekend closes both its own day and the day on which it is observed.
insert into public.office_closures (day, reason) values
  ('2026-01-01', 'New Year’s Day'), ('2026-01-19', 'Martin Luther King Jr. Day'),
  ('2026-02-16', 'Washington’s Birthday'), ('2026-05-25', 'Memorial Day'), ('2026-06-19', 'Juneteenth'),
  ('2026-07-03', 'Independence Day, observed'), ('2026-07-04', 'Independence Day'), ('2026-09-07', 'Labor Day'),
  ('2026-10-12', 'Columbus Day'), ('2026-11-11', 'Veterans Day'), ('2026-11-26', 'Thanksgiving Day'),
  ('2026-12-25', 'Christmas Day'),
  ('2027-01-01', 'New Year’s Day'), ('2027-01-18', 'Martin Luther King Jr. Day'),
  ('2027-02-15', 'Washington’s Birthday'), ('2027-05-31', 'Memorial Day'), ('2027-06-18', 'Juneteenth, observed'),
  ('2027-06-19', 'Juneteenth'), ('2027-07-04', 'Independence Day'), ('2027-07-05', 'Independence Day, observed'),
  ('2027-09-06', 'Labor Day'), ('2027-10-11', 'Columbus Day'), ('2027-11-11', 'Veterans Day'),
  ('2027-11-25', 'Thanksgiving Day'), ('2027-12-24', 'Christmas Day, observed'), ('2027-12-25', 'Christmas Day'),
  ('2027-12-31', 'New Year’s Day, observed'),
  ('2028-01-01', 'New Year’s Day'), ('2028-01-17', 'Martin Luther King Jr. Day'),
  ('2028-02-21', 'Washington’s Birthday'), ('2028-05-29', 'Memorial Day'), ('2028-06-19', 'Juneteenth'),
  ('2028-07-04', 'Independence Day'), ('2028-09-04', 'Labor Day'), ('2028-10-09', 'Columbus Day'),
  ('2028-11-10', 'Veterans Day, observed'), ('2028-11-11', 'Veterans Day'), ('2028-11-23', 'Thanksgiving Day'),
  ('2028-12-25', 'Christmas Day');

-- == Functions: office hours ==

-- Returns every start within the office hours from the first through the last day, ascending. Computed in the time zone
-- of the office, so that a clock change shifts the instants and not the hours.
create function private.office_starts(first date, last date) returns setof timestamptz
language sql stable security definer set search_path = '' as $$
  select (d.day + h.opens + n * interval '30 minutes') at time zone private.office_zone() as starts_at
  from (select first + number as day from generate_series(0, last - first) as number) d
  join private.office_hours h on h.weekday = extract(dow from d.day)
  cross join lateral generate_series(0, (extract(epoch from h.closes - h.opens) / 1800)::int - 1) as n
  where not exists (select from public.office_closures c where c.day = d.day)
  order by starts_at
$$;

-- Returns the last day for which a visitor may book: 45 days ahead.
create function private.last_day_of_calls() returns date
language sql stable set search_path = '' as $$
  select (now() at time zone private.office_zone())::date + 45
$$;

-- Returns the office's time zone and the free starts of the given number of days, ascending. The first day defaults to
-- today in that time zone. The earliest start is two hours from now.
create function public.free_call_starts(first_day date default null, days integer default 14) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('timeZone', private.office_zone(), 'slots', coalesce(jsonb_agg(s.starts_at), '[]'))
  from (select coalesce(first_day, (now() at time zone private.office_zone())::date) as day) f
  left join lateral private.office_starts(
    greatest(f.day, (now() at time zone private.office_zone())::date),
    least(f.day + days - 1, private.last_day_of_calls())
  ) as s (starts_at) on true
  where s.starts_at >= now() + interval '2 hours' and not exists (
    select from public.bookings b left join private.call_holds h on h.booking_id = b.id
    where b.host_id is null and b.starts_at = s.starts_at
      and (b.status = 'booked' or (b.status = 'pending' and h.until > now()))
  )
$$;

-- Rejects a start that is not offered, with a reason for the user (PT400). The unique index on bookings decides whether
-- it is free.
create function private.check_call_start(wanted timestamptz) returns void
language plpgsql stable security definer set search_path = '' as $$
declare
  wanted_day date := (wanted at time zone private.office_zone())::date;
  reason text := (select c.reason from public.office_closures c where c.day = wanted_day);
  refusal text := case
    when wanted < now() then 'This time has passed. Choose a later one.'
    when wanted < now() + interval '2 hours'
      then 'This time is less than two hours away. Choose a later one.'
    when wanted_day > private.last_day_of_calls()
      then 'Calls are booked up to 45 days ahead. Choose an earlier day.'
    when reason is not null then 'We are closed on that day (' || reason || '). Choose another day.'
    when wanted not in (select private.office_starts(wanted_day, wanted_day))
      then 'This is outside our hours. Choose one of the times that are offered.'
  end;
begin
  if refusal is not null then
    raise exception '%', refusal using errcode = 'PT400', detail = 'startsAt';
  end if;
end $$;

-- == Functions: rules of a booking ==

-- Limits direct writes of API callers: the next 180 days, five upcoming calls per member, and the statuses each caller
-- may set. A call is held or missed only after its start.
create function private.guard_booking() returns trigger
language plpgsql set search_path = '' as $$
begin
  if current_user in ('anon', 'authenticated') then
    if (tg_op = 'INSERT' or new.starts_at is distinct from old.starts_at)
      and new.starts_at not between now() and now() + interval '180 days' then
      raise exception 'a call is booked for one of the next 180 days' using errcode = '23514';
    end if;
    if tg_op = 'INSERT' then
      if (select count(*) from public.bookings b
          where b.user_id = (select auth.uid()) and b.status = 'booked' and b.starts_at > now()) >= 5 then
        raise exception 'Too many calls are booked already' using errcode = 'PT429', hint = 'Cancel one first';
      end if;
    elsif old.host_id is distinct from (select auth.uid()) and not (select private.is_admin())
      and (new.status, new.starts_at) is distinct from (old.status, old.starts_at)
      and (old.status <> 'booked' or new.status not in ('booked', 'cancelled') or old.starts_at < now()) then
      raise exception 'a call that is booked can be moved or cancelled' using errcode = '42501';
    elsif new.status is distinct from old.status and new.status in ('held', 'missed') and new.starts_at > now() then
      raise exception 'A call is held or missed once it has begun' using errcode = 'PT400', detail = 'status';
    end if;
  end if;
  new.cancelled_at := case when new.status = 'cancelled' then coalesce(new.cancelled_at, now()) end;
  new.updated_at := now();
  return new;
end $$;

-- Holds members' direct bookings to the hours and limits of visitors' calls. Coaches and administrators may book at any
-- time. Its name sorts after guard_booking, so that it runs later.
create function private.keep_office_hours() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if (select private.app_role()) in ('coach', 'admin') or (tg_op = 'UPDATE' and new.starts_at = old.starts_at) then
    return new;
  end if;
  perform private.check_call_start(new.starts_at);
  -- Staff get a notice of every booking and every move.
  if tg_op = 'INSERT' then
    perform private.take_turn(4213, 'calls:' || md5((select auth.uid())::text), 10, interval '1 day');
  else
    perform private.take_turn(4213, 'moves:' || md5(lower(new.email)), 10, interval '1 day');
  end if;
  return new;
end $$;

create function private.refuse_taken_call() returns void
language plpgsql set search_path = '' as $$
begin
  raise exception 'This time has just been taken. Choose another one.' using errcode = 'PT409', detail = 'startsAt';
end $$;

-- Marks expired holds of the same slot as lapsed, so that the unique index lets the new booking in.
create function private.free_lapsed_holds() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.bookings b set status = 'lapsed'
  where b.status = 'pending' and b.id <> new.id
    and b.starts_at = new.starts_at and b.host_id is not distinct from new.host_id
    and not exists (select from private.call_holds h where h.booking_id = b.id and h.until > now());
  return new;
end $$;

-- Closes the calls of a host whose profile is deleted, before the foreign key clears the host: otherwise two calls at
-- the same time would collide in the unique index. Upcoming calls become cancelled, past ones held.
create function private.release_bookings() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.bookings b set status = case when b.starts_at > now() then 'cancelled' else 'held' end
  where b.host_id = old.id and b.status = 'booked';
  return old;
end $$;

-- == Functions: notices and history of a booking ==

-- Notifies administrators, the host, and the member of a new, moved, or canceled call.
create function private.notice_booking() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  before text := case when tg_op = 'UPDATE' then old.status else 'pending' end;
  title text := case
    when new.status = 'booked' and before in ('pending', 'lapsed') then 'New call ' || new.reference
    when new.status = 'cancelled' and before not in ('pending', 'lapsed', 'cancelled')
      then 'Call ' || new.reference || ' was canceled'
    when tg_op = 'UPDATE' and new.status = 'booked' and new.starts_at <> old.starts_at
      then 'Call ' || new.reference || ' was moved'
  end;
  body text := to_char(new.starts_at at time zone private.office_zone(), 'FMDay, FMMonth FMDD, FMHH12:MI AM')
    || ' ' || private.office_zone_name();
  happens_at timestamptz := case new.status when 'booked' then new.starts_at end;
  admins uuid[] := private.admin_ids();
begin
  if title is null then
    return null;
  end if;
  perform private.tell(admins, 'booking', title, body, '/dashboard/admin?section=calls&call=' || new.id, happens_at);
  if new.host_id <> all (admins) then
    perform private.tell(
      array[new.host_id], 'booking', title, body, '/dashboard/coach?section=calls&call=' || new.id, happens_at
    );
  end if;
  -- A visitor who follows the email's link has an email about it and is not signed in.
  if tg_op = 'UPDATE' and (select auth.uid()) is not null and new.user_id <> all (admins)
    and new.user_id is distinct from new.host_id then
    perform private.tell(array[new.user_id], 'booking', title, body, '/dashboard?call=' || new.id, happens_at);
  end if;
  return null;
end $$;

-- Adds a client's review call to the history of the client when it is booked, moved, or canceled.
create function private.record_review() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  before timestamptz := case when tg_op = 'UPDATE' and old.status = 'booked' then old.starts_at end;
  after_it timestamptz := case when new.status = 'booked' then new.starts_at end;
begin
  if before is distinct from after_it and new.status in ('booked', 'cancelled')
    and exists (select from public.clients c where c.id = new.client_id) then
    insert into public.client_events (client_id, kind, from_value, to_value, actor_id)
    values (new.client_id, 'review', to_char(before at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
      to_char(after_it at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), private.actor());
  end if;
  return null;
end $$;

-- == Functions: visitors' calls ==

-- Returns whether the account has confirmed this address. Its bookings need no confirmation by email.
create function private.has_proved(account uuid, address text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from auth.users u join public.profiles p on p.id = u.id and p.status <> 'suspended'
    where u.id = account and lower(u.email) = lower(address) and u.email_confirmed_at is not null
  )
$$;

-- Limits unconfirmed calls to two per email address and three per sender (30 for all unknown senders together). The
-- error (PT429) states when the next one is possible.
create function private.check_holds(email text, sender text) returns void
language plpgsql stable security definer set search_path = '' as $$
declare
  words constant text := 'Calls that were booked %s wait to be confirmed. Follow the link in the letter about each.';
  waiting integer;
  first_free timestamptz;
begin
  select count(*), min(h.until) into waiting, first_free
  from public.bookings b join private.call_holds h on h.booking_id = b.id and h.until > now()
  where b.status = 'pending' and lower(b.email) = lower(check_holds.email);
  if waiting >= 2 then
    perform private.refuse_for_now(format(words, 'with this email address'), first_free - now());
  end if;
  select count(*), min(h.until) into waiting, first_free
  from private.call_holds h join public.bookings b on b.id = h.booking_id and b.status = 'pending'
  where h.until > now() and h.sender is not distinct from check_holds.sender;
  if waiting >= (case when sender is null then 30 else 3 end) then
    perform private.refuse_for_now(format(words, 'from your network'), first_free - now());
  end if;
end $$;

-- Returns the fields that emails and pages show for a call. `event` is the change, or null if there was none; `isOwn`
-- says whether the caller has proved that the call is theirs.
create function private.call_facts(call public.bookings, event text, is_own boolean) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'reference', call.reference, 'kind', call.kind, 'name', call.name, 'email', call.email, 'status', call.status,
    'phone', call.phone,
    'host', (select nullif(btrim(p.name), '') from public.profiles p where p.id = call.host_id),
    'startsAt', call.starts_at, 'endsAt', call.starts_at + interval '30 minutes', 'timeZone', call.time_zone,
    'heldUntil', case call.status when 'pending' then
      (select h.until from private.call_holds h where h.booking_id = call.id) end,
    'event', event, 'isOwn', is_own)
$$;

-- Books a visitor's call and returns its facts. A repeated request id returns the existing call. Limits: three calls an
-- hour and six a day per address, because each sends an email to an address that may not be the visitor's. PT400: start
-- not offered; PT409: start taken; PT429: a limit.
create function public.book_call(
  entry jsonb, request_id uuid, fingerprint text, sender_key text, token_hash text, hold_minutes integer,
  address text default null, user_id uuid default null
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  is_proved boolean := private.has_proved(user_id, entry ->> 'email');
  call public.bookings;
  broken text;
begin
  if private.open_submission('booking', request_id, fingerprint) is not null then
    select * into call from public.bookings b
    where b.submission_id = request_id and b.manage_token_hash = token_hash;
    if not found then
      raise exception 'This call is no longer booked. Start again to book another one.' using errcode = 'PT409';
    end if;
    return private.call_facts(call, null, is_proved and call.user_id = book_call.user_id);
  end if;
  perform private.take_turn(4210, sender_key, 3, interval '1 hour',
    'Several calls have been booked with this email address within an hour.');
  perform private.take_turn(4213, sender_key || ':day', 6, interval '1 day',
    'Several calls have been booked with this email address today.');
  perform private.take_sender_turn('booking', address);
  perform private.check_call_start((entry ->> 'startsAt')::timestamptz);
  if not is_proved then
    perform private.check_holds(entry ->> 'email', private.sender_key(address));
  end if;
  begin
    insert into public.bookings
      (submission_id, user_id, name, email, phone, notes, starts_at, time_zone, manage_token_hash, status)
    values (
      request_id, book_call.user_id, entry ->> 'name', entry ->> 'email', entry ->> 'phone', entry ->> 'notes',
      (entry ->> 'startsAt')::timestamptz, entry ->> 'timeZone', token_hash,
      case when is_proved then 'booked' else 'pending' end)
    returning * into call;
  exception when unique_violation then
    get stacked diagnostics broken = constraint_name;
    if broken <> 'bookings_one_to_a_slot' then
      raise;
    end if;
    perform private.refuse_taken_call();
  end;
  if not is_proved then
    insert into private.call_holds (booking_id, sender, until)
    values (call.id, private.sender_key(address), now() + hold_minutes * interval '1 minute');
  end if;
  insert into private.form_submissions (request_id, form, fingerprint, reference)
  values (book_call.request_id, 'booking', book_call.fingerprint, call.reference);
  return private.call_facts(call, case when is_proved then 'booked' else 'held' end, is_proved);
end $$;

-- Reads, confirms, moves, or cancels the call whose email contains the token, and returns its facts. The token proves
-- access to the mailbox, so a move also confirms. PT404: unknown token; PT409: the call is over, canceled, or its new
-- start taken; PT429: more than ten moves a day.
create function public.manage_call(action text, token_hash text, starts_at timestamptz default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  call public.bookings;
  wanted timestamptz;
  is_waiting boolean;
begin
  select * into call from public.bookings b where b.manage_token_hash = manage_call.token_hash for update;
  if not found then
    raise exception 'This link is not known. Use the link in our email about your call, or book a new one.'
      using errcode = 'PT404';
  end if;
  is_waiting := call.status in ('pending', 'lapsed');
  wanted := case action when 'move' then manage_call.starts_at else call.starts_at end;
  if action = 'read' or (action = 'cancel' and call.status = 'cancelled')
    or (call.status = 'booked' and wanted = call.starts_at and action in ('confirm', 'move')) then
    return private.call_facts(call, null, true);
  end if;
  if call.status = 'cancelled' then
    raise exception 'This call was canceled. Book a new one.' using errcode = 'PT409';
  elsif not (is_waiting or call.status = 'booked')
    or (call.starts_at <= now() and not (is_waiting and action = 'move')) then
    raise exception 'This call has begun or is over, so it cannot be changed. Book a new one.' using errcode = 'PT409';
  end if;
  if action = 'cancel' then
    update public.bookings b set status = 'cancelled' where b.id = call.id returning * into call;
    return private.call_facts(call, 'cancelled', true);
  end if;
  if wanted <> call.starts_at then
    perform private.check_call_start(wanted);
    -- Each move sends an email.
    perform private.take_turn(4213, 'moves:' || md5(lower(call.email)), 10, interval '1 day',
      'Calls with this email address have been moved many times today.');
  end if;
  begin
    update public.bookings b set starts_at = wanted, status = 'booked' where b.id = call.id returning * into call;
  exception when unique_violation then
    perform private.refuse_taken_call();
  end;
  delete from private.call_holds h where h.booking_id = call.id;
  return private.call_facts(call, case when is_waiting then 'booked' else 'moved' end, true);
end $$;

-- == Functions: changes of a call ==

-- Returns the call with a row lock if the caller is an administrator or the coach who hosts it, or, with `own`, the
-- member whose call it is. PT404 otherwise.
create function private.workable_call(call_id uuid, own boolean) returns public.bookings
language plpgsql security definer set search_path = '' as $$
declare
  call public.bookings;
begin
  if not (select private.is_member()) then
    raise exception 'Sign in first' using errcode = '42501';
  end if;
  select * into call from public.bookings b
  where b.id = call_id and (
    (select private.is_admin())
    or (b.host_id = (select auth.uid()) and (select private.is_coach()))
    or (own and b.user_id = (select auth.uid()))
  ) for update;
  if not found then
    raise exception 'There is no such call of yours' using errcode = 'PT404', detail = 'callId';
  end if;
  return call;
end $$;

-- PT409 if the call has changed since the caller read it. A null version passes.
create function private.refuse_other_version(call public.bookings, version integer) returns void
language plpgsql set search_path = '' as $$
begin
  if version is not null and version <> (call).version then
    raise exception 'Somebody else changed this call in the meantime. Look at it, then decide again.'
      using errcode = 'PT409', detail = 'version';
  end if;
end $$;

-- Returns the starts to which a call can move, ascending: those that are free for its host, or for the office while it
-- has none.
create function private.free_starts_of_call(call_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  call public.bookings := private.workable_call(call_id, true);
  today date := (now() at time zone private.office_zone())::date;
begin
  return jsonb_build_object('timeZone', private.office_zone(), 'slots', (
    select coalesce(jsonb_agg(s.starts_at order by s.starts_at), '[]')
    from private.office_starts(today, private.last_day_of_calls()) as s (starts_at)
    where s.starts_at >= now() + interval '2 hours' and s.starts_at <> call.starts_at and not exists (
      select from public.bookings b left join private.call_holds h on h.booking_id = b.id
      where b.host_id is not distinct from call.host_id and b.starts_at = s.starts_at
        and (b.status = 'booked' or (b.status = 'pending' and h.until > now()))
    )));
end $$;

create function public.free_starts_of_call(call_id uuid) returns jsonb
language sql volatile security invoker set search_path = '' as $$ select private.free_starts_of_call(call_id) $$;

-- Moves or cancels a call of the caller, or one that the caller hosts or administers. A call without a link gets
-- `token_hash`; for one with a different link, `submission` identifies the request that the link's token derives from.
-- A repeated call changes nothing and returns no event. PT409: another version, over, or taken; PT429: more than ten
-- moves a day by the member.
create function private.change_call(
  call_id uuid, action text, starts_at timestamptz, version integer, token_hash text
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  call public.bookings := private.workable_call(call_id, true);
  me uuid := (select auth.uid());
  is_staff boolean := (select private.is_admin()) or (call.host_id = me and (select private.is_coach()));
  event text;
begin
  if action not in ('move', 'cancel') then
    raise exception 'Choose move or cancel' using errcode = 'PT400', detail = 'change';
  end if;
  if not (action = 'cancel' and call.status = 'cancelled')
    and not (action = 'move' and call.status = 'booked' and call.starts_at = change_call.starts_at) then
    perform private.refuse_other_version(call, change_call.version);
    if call.status = 'cancelled' then
      raise exception 'This call was canceled. Book a new one.' using errcode = 'PT409', detail = 'status';
    elsif call.status <> 'booked' or call.starts_at <= now() then
      raise exception 'This call has begun or is over, so it cannot be changed.'
        using errcode = 'PT409', detail = 'status';
    end if;
    if action = 'cancel' then
      update public.bookings b set status = 'cancelled',
        manage_token_hash = coalesce(b.manage_token_hash, change_call.token_hash)
      where b.id = call.id returning * into call;
      event := 'cancelled';
    else
      -- Staff move within the hours as well, so that a slip does not schedule a call at night.
      perform private.check_call_start(change_call.starts_at);
      if not is_staff then
        perform private.take_turn(4213, 'moves:' || md5(lower(call.email)), 10, interval '1 day',
          'Calls with this email address have been moved many times today.');
      end if;
      begin
        update public.bookings b set starts_at = change_call.starts_at,
          manage_token_hash = coalesce(b.manage_token_hash, change_call.token_hash)
        where b.id = call.id returning * into call;
      exception when unique_violation then
        perform private.refuse_taken_call();
      end;
      event := 'moved';
    end if;
    if is_staff then
      perform private.audit('status', 'bookings', call.id, null, event);
    end if;
  end if;
  return private.call_facts(call, event, true) || jsonb_build_object(
    'id', call.id, 'version', call.version, 'isMine', call.user_id is not distinct from me,
    'submission', case when call.manage_token_hash is distinct from change_call.token_hash then call.submission_id end,
    'hostEmail', (select u.email from auth.users u where u.id = call.host_id and u.id <> me),
    'hostPlace', private.dashboard_of(call.host_id) || '?section=calls&call=' || call.id);
end $$;

create function public.change_call(
  call_id uuid, action text, starts_at timestamptz, version integer, token_hash text
) returns jsonb
language sql security invoker set search_path = '' as $$
  select private.change_call(call_id, action, starts_at, version, token_hash)
$$;

-- == Functions: hosts ==

-- Rejects a caller who is not an administrator, and a host who is not an active coach or administrator.
create function private.check_host(host uuid) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin('Only an administrator gives calls to somebody');
  if host is not null and not exists (
    select from public.profiles p where p.id = host and p.role in ('coach', 'admin') and p.status <> 'suspended'
  ) then
    raise exception 'Choose a coach or an administrator' using errcode = 'PT400', detail = 'host';
  end if;
end $$;

-- Sets the host and returns the version. PT409: the host has another call at that time.
create function private.place_host(call_id uuid, host uuid) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  call public.bookings;
  before uuid := (select b.host_id from public.bookings b where b.id = call_id);
begin
  begin
    update public.bookings b set host_id = host where b.id = call_id returning * into call;
  exception when unique_violation then
    raise exception '% has another call at the time of %.',
      coalesce((select nullif(btrim(p.name), '') from public.profiles p where p.id = host), 'The firm'),
      (select b.reference from public.bookings b where b.id = call_id)
      using errcode = 'PT409', detail = 'host';
  end;
  perform private.audit('assigned', 'bookings', call_id, before::text, host::text);
  return call.version;
end $$;

-- Sends the new host one notice about all calls.
create function private.tell_host(call_ids uuid[], host uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  call public.bookings;
begin
  if host is null or cardinality(call_ids) = 0 then
    return;
  end if;
  select * into call from public.bookings b where b.id = call_ids[1];
  perform private.tell(array[host], 'booking',
    case cardinality(call_ids) when 1 then 'Call ' || call.reference || ' is yours'
      else cardinality(call_ids) || ' calls are yours' end,
    case cardinality(call_ids) when 1 then
      to_char(call.starts_at at time zone private.office_zone(), 'FMDay, FMMonth FMDD, FMHH12:MI AM')
        || ' ' || private.office_zone_name() end,
    private.dashboard_of(host) || '?section=calls'
      || case cardinality(call_ids) when 1 then '&call=' || call.id else '' end,
    case when cardinality(call_ids) = 1 and call.status = 'booked' then call.starts_at end);
end $$;

-- Assigns a host to a call, or unassigns it. Returns the call's version, or null if the caller's version is stale.
create function private.set_host(call_id uuid, version integer, host uuid) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  call public.bookings;
  changed integer;
begin
  perform private.check_host(host);
  call := private.workable_call(call_id, false);
  if call.version <> set_host.version then
    return null;
  elsif call.status not in ('booked', 'pending') then
    raise exception 'This call is over or was canceled: its host stays.' using errcode = 'PT409', detail = 'status';
  elsif call.host_id is not distinct from host then
    return call.version;
  end if;
  changed := private.place_host(call_id, host);
  perform private.tell_host(array[call_id], host);
  return changed;
end $$;

create function public.set_host(call_id uuid, version integer, host uuid default null) returns integer
language sql security invoker set search_path = '' as $$ select private.set_host(call_id, version, host) $$;

-- Assigns a host to many calls, all or none, as a batch that can be undone. Calls that are over keep their host.
-- `expected` is the number of calls that the user selected: PT409 if some are gone.
create function private.set_hosts(call_ids uuid[], expected integer, host uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  batch uuid;
  call public.bookings;
  changed jsonb := '[]';
  given uuid[] := '{}';
begin
  perform private.check_host(host);
  if call_ids is null or cardinality(call_ids) not between 1 and 1000 then
    raise exception 'Choose 1 to 1,000 calls' using errcode = 'PT400', detail = 'callIds';
  end if;
  if (select count(*) from public.bookings b where b.id = any (call_ids)) is distinct from expected then
    raise exception '% calls were chosen, and not all of them are there any more. Nothing was changed.', expected
      using errcode = 'PT409', detail = 'expected';
  end if;
  batch := private.begin_batch('bulk', 'bookings');
  for call in
    select * from public.bookings b
    where b.id = any (call_ids) and b.status in ('booked', 'pending') and b.host_id is distinct from host
    order by b.id for update
  loop
    changed := changed || jsonb_build_object('id', call.id,
      'before', jsonb_build_object('host', call.host_id), 'version', private.place_host(call.id, host));
    given := given || call.id;
  end loop;
  perform private.end_batch(batch, changed, coalesce(host::text, 'none'), null);
  perform private.tell_host(given, host);
  return jsonb_build_object('batch', batch, 'changed', jsonb_array_length(changed));
end $$;

create function public.set_hosts(call_ids uuid[], expected integer, host uuid default null) returns jsonb
language sql security invoker set search_path = '' as $$ select private.set_hosts(call_ids, expected, host) $$;

-- Restores the hosts of a batch and returns the number of calls. Skips calls that changed since and hosts who are not
-- free at that time.
create function private.restore_hosts(batch uuid) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  call record;
  restored integer := 0;
begin
  perform private.require_admin('Only an administrator gives calls to somebody');
  for call in
    select b.id, p.id as host from private.rows_to_restore(batch) r
    join public.bookings b on b.id = r.id and b.version = r.version
    -- A former host who is suspended, or no longer a coach or an administrator, is not restored: the call becomes
    -- unassigned.
    left join public.profiles p on p.id::text = r.before ->> 'host' and p.role in ('coach', 'admin')
      and p.status <> 'suspended'
    order by b.id for update of b
  loop
    begin
      perform private.place_host(call.id, call.host);
      restored := restored + 1;
    exception when sqlstate 'PT409' then
      null;
    end;
  end loop;
  return restored;
end $$;

-- == Functions: symposium ==

-- A member's own update of the status can only be a cancellation.
create function private.guard_registration() returns trigger
language plpgsql set search_path = '' as $$
begin
  if current_user in ('anon', 'authenticated') and new.status is distinct from old.status
    and not (select private.is_admin())
    and not (old.status in ('registered', 'waitlisted') and new.status = 'cancelled') then
    raise exception 'a registration can only be cancelled' using errcode = '42501';
  end if;
  return new;
end $$;

-- Registers a visitor for an event and returns the reference. A second registration of an address stores nothing and
-- returns a new reference, so that a stranger does not learn who attends. Only seats in the room count; without a free
-- one the visitor is waitlisted. Also stores a lead, which staff work with; needs and license stay here.
create function private.store_registration(entry jsonb, request_id uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  its_event text := entry ->> 'event';
  known public.symposium_registrations;
  kept public.symposium_registrations;
begin
  perform pg_catalog.pg_advisory_xact_lock(4213, pg_catalog.hashtext(its_event));
  select * into known from public.symposium_registrations r where r.submission_id = request_id;
  if found then
    if (known.event, lower(known.email), known.name, known.attendance) is distinct from
      (its_event, lower(entry ->> 'email'), entry ->> 'name', entry ->> 'attendance') then
      perform private.refuse_other_text();
    end if;
    return known.reference;
  end if;
  if exists (select from public.symposium_registrations r
      where r.event = its_event and lower(r.email) = lower(entry ->> 'email') and r.status <> 'cancelled') then
    return private.new_reference('SYM');
  end if;
  insert into public.symposium_registrations (
    submission_id, user_id, event, name, email, phone, firm, license_number, license_state, attendance, tracks,
    reception, needs, status)
  values (
    request_id, null, its_event, entry ->> 'name', entry ->> 'email', entry ->> 'phone', entry ->> 'firm',
    entry ->> 'licenseNumber', entry ->> 'licenseState', entry ->> 'attendance',
    array(select jsonb_array_elements_text(coalesce(entry -> 'tracks', '[]'))),
    coalesce((entry ->> 'reception')::boolean, false), entry ->> 'needs',
    case when (entry ->> 'isWaitlist')::boolean or (entry ->> 'attendance' = 'in_person' and (
        select count(*) from public.symposium_registrations r
        where r.event = its_event and r.attendance = 'in_person' and r.status in ('registered', 'attended')
      ) >= (entry ->> 'seats')::integer)
      then 'waitlisted' else 'registered' end)
  returning * into kept;
  perform private.store_lead(jsonb_build_object(
    'name', kept.name, 'email', kept.email, 'phone', kept.phone, 'company', kept.firm,
    'source', 'cpe-symposium', 'topic', 'symposium',
    'details', jsonb_build_object('registration', kept.reference, 'event', kept.event,
      'attendance', kept.attendance, 'status', kept.status)), request_id);
  return kept.reference;
end $$;

-- Returns the facts for the email about a registration, once per request; null if the email was sent before. `isKnown`:
-- the address was registered before, so the email informs its owner instead.
create function public.due_registration_letter(request_id uuid, event text, email text) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  if not private.due_form_letter(request_id) then
    return null;
  end if;
  return (
    select jsonb_build_object('reference', r.reference, 'name', r.name, 'status', r.status, 'attendance', r.attendance,
      'reception', r.reception, 'isKnown', r.submission_id is distinct from due_registration_letter.request_id)
    from public.symposium_registrations r
    where r.event = due_registration_letter.event and lower(r.email) = lower(due_registration_letter.email)
      and r.status <> 'cancelled'
  );
end $$;

-- == Access and triggers, by table ==

-- public.bookings
-- A member reads, changes, and cancels their own calls, a coach the calls they host; administrators read, change, and
-- delete all. Everyone books in their own name: a member with the firm or one of their coaches, a coach also as the
-- host.
create policy bookings_select on public.bookings for select to authenticated using (
  user_id = (select auth.uid())
  or (select private.is_admin())
  or (host_id = (select auth.uid()) and (select private.is_coach()))
);
create policy bookings_update on public.bookings for update to authenticated
  using (
    user_id = (select auth.uid())
    or (select private.is_admin())
    or (host_id = (select auth.uid()) and (select private.is_coach()))
  )
  with check (
    user_id = (select auth.uid())
    or (select private.is_admin())
    or (host_id = (select auth.uid()) and (select private.is_coach()))
  );
create policy bookings_delete on public.bookings for delete to authenticated using ((select private.is_admin()));
create policy members_only on public.bookings as restrictive for all to authenticated
  using ((select private.is_member()));
create policy bookings_insert on public.bookings for insert to authenticated with check (
  status = 'booked'
  and user_id = (select auth.uid())
  and (
    (select private.is_admin())
    or (
      (
        host_id is null
        or host_id in (select private.own_coach_ids())
        or (host_id = (select auth.uid()) and (select private.is_coach()))
      )
      and (
        client_id is null
        or client_id in (select private.own_client_ids())
        or client_id in (select private.coached_client_ids())
        or client_id in (select private.account_client_ids())
      )
    )
  )
);
grant select, delete on public.bookings to authenticated;
grant insert (
  submission_id, host_id, client_id, kind, name, email, phone, notes, starts_at, time_zone
) on public.bookings to authenticated;
grant update (phone, notes, starts_at, time_zone, status) on public.bookings to authenticated;
create trigger give_reference before insert on public.bookings
  for each row execute function private.give_reference('CALL');
create trigger drop_repeat before insert on public.bookings for each row
  when (new.submission_id is not null and current_user in ('anon', 'authenticated'))
  execute function private.drop_repeat();
create trigger guard_booking before insert or update on public.bookings
  for each row execute function private.guard_booking();
create trigger keep_office_hours before insert or update of starts_at on public.bookings
  for each row when (current_user in ('anon', 'authenticated')) execute function private.keep_office_hours();
create trigger notice_booking after insert or update of status, starts_at on public.bookings for each row
  when (current_user <> 'service_role' and auth.role() is not null)
  execute function private.notice_booking();
create trigger refuse_suspended before insert on public.bookings
  for each row when (new.user_id is not null) execute function private.refuse_suspended();
create trigger free_lapsed_holds before insert or update of starts_at, status on public.bookings
  for each row when (new.status in ('pending', 'booked')) execute function private.free_lapsed_holds();
create trigger record_review after insert or update of starts_at, status on public.bookings
  for each row when (new.kind = 'client_review' and new.client_id is not null)
  execute function private.record_review();
create trigger version_row before insert or update on public.bookings
  for each row execute function private.count_version();

-- public.symposium_registrations
-- A registered member reads the registration, changes details, and cancels; administrators read, change, and delete
-- all. Functions insert.
create policy registrations_select on public.symposium_registrations for select to authenticated using (
  user_id = (select auth.uid()) or (select private.is_admin())
);
create policy registrations_update on public.symposium_registrations for update to authenticated
  using (user_id = (select auth.uid()) or (select private.is_admin()))
  with check (user_id = (select auth.uid()) or (select private.is_admin()));
create policy registrations_delete on public.symposium_registrations for delete to authenticated
  using ((select private.is_admin()));
create policy members_only on public.symposium_registrations as restrictive for all to authenticated
  using ((select private.is_member()));
grant select, delete on public.symposium_registrations to authenticated;
grant update (
  phone, firm, license_state, license_number, attendance, tracks, reception, needs, status
) on public.symposium_registrations to authenticated;
create trigger give_reference before insert on public.symposium_registrations
  for each row execute function private.give_reference('SYM');
create trigger guard_registration before update on public.symposium_registrations
  for each row execute function private.guard_registration();
create trigger touch_updated_at before insert or update on public.symposium_registrations
  for each row execute function private.touch_updated_at();
create trigger refuse_suspended before insert on public.symposium_registrations
  for each row when (new.user_id is not null) execute function private.refuse_suspended();

-- public.office_closures
-- Everyone, visitors included, reads closures; administrators write them.
create policy office_closures_select on public.office_closures for select to anon, authenticated using (true);
create policy office_closures_insert on public.office_closures for insert to authenticated
  with check ((select private.is_admin()));
create policy office_closures_update on public.office_closures for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy office_closures_delete on public.office_closures for delete to authenticated
  using ((select private.is_admin()));
grant select on public.office_closures to anon;
grant select, delete on public.office_closures to authenticated;
grant insert (day, reason) on public.office_closures to authenticated;
grant update (day, reason) on public.office_closures to authenticated;

-- public.profiles
create trigger release_bookings before delete on public.profiles
  for each row execute function private.release_bookings();

-- == Function grants ==

grant execute on function
  private.free_starts_of_call(uuid), public.free_starts_of_call(uuid),
  private.change_call(uuid, text, timestamp with time zone, integer, text),
  public.change_call(uuid, text, timestamp with time zone, integer, text), private.set_host(uuid, integer, uuid),
  public.set_host(uuid, integer, uuid), private.set_hosts(uuid[], integer, uuid),
  public.set_hosts(uuid[], integer, uuid), private.restore_hosts(uuid)
to authenticated;

grant execute on function
  public.free_call_starts(date, integer), public.manage_call(text, text, timestamp with time zone),
  public.book_call(jsonb, uuid, text, text, text, integer, text, uuid),
  public.due_registration_letter(uuid, text, text)
to service_role;

-- Certification applications, from submission to decision.
-- certification_applications has the applications of CPAs and businesses, application_events their history. A decision
-- waits in application_decisions for a minute, so that it can be taken back. An approved CPA becomes a coach with a
-- seat in a cohort (cohort_members) or an entry in the waitlist.
-- Applicants read and withdraw their own applications, by account or by reference and email address; administrators
-- read and decide all.

-- == Tables ==

create table public.cohorts (
  id uuid primary key default gen_random_uuid(),
  name text not null unique check (length(name) between 1 and 80),
  starts_on date not null,
  weeks smallint not null default 14 check (weeks between 1 and 52),
  ends_on date generated always as (starts_on + weeks * 7 - 1) stored,
  seats smallint not null default 25 check (seats between 1 and 25),
  -- Maintained by the trigger on cohort_members.
  seats_taken smallint not null default 0,
  status text not null default 'planned' check (status in ('planned', 'open', 'running', 'finished', 'cancelled')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint cohorts_seats_left check (seats_taken between 0 and seats)
);
alter table public.cohorts enable row level security;
create index cohorts_starts_on on public.cohorts (starts_on);

create table public.certification_applications (
  id uuid primary key default gen_random_uuid(),
  reference text not null unique default '',
  submission_id uuid unique,
  -- Null for an applicant without an account.
  user_id uuid default auth.uid() references public.profiles (id) on delete cascade,
  applicant_type text not null default 'cpa' check (applicant_type in ('cpa', 'client')),
  first_name text not null check (length(btrim(first_name)) between 1 and 80 and length(first_name) <= 80),
  last_name text not null check (length(btrim(last_name)) between 1 and 80 and length(last_name) <= 80),
  email public.email_address not null,
  phone text not null check (phone ~ '^\+?[0-9 ().x/-]{7,40}$'),
  firm_name text check (length(btrim(firm_name)) between 1 and 160 and length(firm_name) <= 160),
  title text check (length(btrim(title)) between 1 and 120 and length(title) <= 120),
  years_experience text check (years_experience in ('3-5', '6-10', '11-15', '16-20', '20+')),
  license_number text check (length(btrim(license_number)) between 1 and 60 and length(license_number) <= 60),
  license_state text check (length(btrim(license_state)) between 2 and 60 and length(license_state) <= 60),
  current_revenue text check (current_revenue in ('250k-500k', '500k-1m', '1m-2m', '2m-5m', '5m+')),
  target_revenue text check (target_revenue in ('500k-1m', '1m-2m', '2m-5m', '5m-10m', '10m+')),
  client_types text check (length(btrim(client_types)) between 1 and 2000 and length(client_types) <= 2000),
  biggest_challenge text
    check (length(btrim(biggest_challenge)) between 1 and 4000 and length(biggest_challenge) <= 4000),
  why_applying text check (length(btrim(why_applying)) between 1 and 4000 and length(why_applying) <= 4000),
  commitment boolean not null default false,
  terms boolean not null default false,
  business_name text check (length(btrim(business_name)) between 1 and 160 and length(business_name) <= 160),
  annual_revenue text check (annual_revenue in ('under-500k', '500k-2m', '2m-5m', '5m+')),
  num_employees text check (num_employees in ('1-10', '11-50', '51-200', '200+')),
  interests text check (length(btrim(interests)) between 1 and 4000 and length(interests) <= 4000),
  notes text check (length(notes) <= 4000),
  status text not null default 'submitted'
    check (status in ('submitted', 'in_review', 'approved', 'rejected', 'withdrawn')),
  -- The cohort that the applicant requested.
  cohort_id uuid references public.cohorts (id) on delete set null,
  decided_at timestamptz,
  decided_by uuid references public.profiles (id) on delete set null,
  -- The applicant sees it.
  decision_note text check (length(decision_note) <= 4000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  review_due_at timestamptz not null default now(),
  search text generated always as (
    lower(first_name || ' ' || last_name || ' ' || coalesce(firm_name, '') || ' ' || coalesce(business_name, '') || ' '
      || email || ' ' || reference)
  ) stored,
  -- The email address in lower case, for comparisons.
  address text generated always as (lower(email)) stored,
  constraint certification_applications_of_a_cpa check (
    applicant_type <> 'cpa' or (
      num_nulls(firm_name, title, years_experience, license_number, license_state, current_revenue, target_revenue,
        client_types, biggest_challenge, why_applying) = 0
      and commitment and terms
      and num_nonnulls(business_name, annual_revenue, num_employees, interests, notes) = 0
    )
  ),
  constraint certification_applications_of_a_client check (
    applicant_type <> 'client' or (
      num_nulls(business_name, annual_revenue, interests) = 0
      and num_nonnulls(firm_name, title, years_experience, license_number, license_state, current_revenue,
        target_revenue, client_types, biggest_challenge, why_applying) = 0
    )
  ),
  constraint certification_applications_first_name_line check (first_name !~ '[[:cntrl:]\u2028\u2029]'),
  constraint certification_applications_last_name_line check (last_name !~ '[[:cntrl:]\u2028\u2029]')
);
alter table public.certification_applications enable row level security;
-- One open application per account, also when two windows submit at the same time.
create unique index certification_applications_one_open
  on public.certification_applications (user_id) where status in ('submitted', 'in_review');
create index applications_created_at on public.certification_applications (created_at desc);
create index applications_status on public.certification_applications (status, created_at desc);
create index applications_email on public.certification_applications (lower(email), created_at);
create index applications_user_id on public.certification_applications (user_id, created_at desc);
create index applications_cohort_id on public.certification_applications (cohort_id);
create index applications_decided_by on public.certification_applications (decided_by);
create index applications_address on public.certification_applications (address, created_at desc);
create index applications_last_name on public.certification_applications (last_name, id);
create index applications_review_due on public.certification_applications (review_due_at, id)
  where status in ('submitted', 'in_review');
create index applications_search on public.certification_applications using gin (search extensions.gin_trgm_ops)
  -- Writes are rare and searches frequent: without the pending list a search reads the index only.
  with (fastupdate = off);

create table public.application_events (
  id bigint generated always as identity primary key,
  application_id uuid not null references public.certification_applications (id) on delete cascade,
  -- Triggers write submitted and status. Only administrators read notes.
  kind text not null check (kind in ('submitted', 'status', 'note')),
  from_status text,
  to_status text,
  note text check (length(note) between 1 and 4000),
  actor_id uuid default auth.uid() references public.profiles (id) on delete set null,
  created_at timestamptz not null default now(),
  constraint application_events_note check (kind <> 'note' or note is not null)
);
alter table public.application_events enable row level security;
create index application_events_application_id on public.application_events (application_id, id);
create index application_events_actor_id on public.application_events (actor_id);

-- The seats of a cohort. A seat without an account is that of an invited applicant.
create table public.cohort_members (
  id uuid primary key default gen_random_uuid(),
  cohort_id uuid not null references public.cohorts (id) on delete cascade,
  user_id uuid references public.profiles (id) on delete cascade,
  application_id uuid unique references public.certification_applications (id) on delete set null,
  created_at timestamptz not null default now(),
  unique (cohort_id, user_id)
);
alter table public.cohort_members enable row level security;
create index cohort_members_user_id on public.cohort_members (user_id);

-- Approved applicants without a seat, in the order of created_at.
create table public.waitlist (
  id uuid primary key default gen_random_uuid(),
  application_id uuid not null unique references public.certification_applications (id) on delete cascade,
  -- Null to wait for the first cohort with a free seat.
  cohort_id uuid references public.cohorts (id) on delete set null,
  status text not null default 'waiting' check (status in ('waiting', 'offered', 'seated', 'left')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
alter table public.waitlist enable row level security;
create index waitlist_cohort_id on public.waitlist (cohort_id, created_at);
create index waitlist_status on public.waitlist (status, created_at);

-- Pending decisions. A decision takes effect after a minute; until then any administrator can take it back, and only
-- administrators see it. The row is deleted when its emails are sent.
create table public.application_decisions (
  application_id uuid not null references public.certification_applications (id) on delete cascade,
  -- The token of the applicant's invitation derives from it, so that a repeated email contains the same token.
  id uuid not null default gen_random_uuid(),
  decision text not null check (decision in ('approve', 'reject', 'in_review', 'take_off')),
  note text check (length(note) <= 4000),
  decided_by uuid references public.profiles (id) on delete set null,
  decided_at timestamptz not null default now(),
  -- When the email is sent or tried again.
  letter_at timestamptz not null default now() + interval '1 minute',
  carried_out_at timestamptz,
  letter_sent_at timestamptz,
  tries smallint not null default 0,
  -- The cohort of the seat or of the waiting list; null to wait for the first cohort with a free seat.
  cohort_id uuid references public.cohorts (id) on delete set null,
  waits boolean not null default false,
  constraint application_decisions_place check (decision = 'approve' or (cohort_id is null and not waits)),
  primary key (id),
  constraint application_decisions_application_id_key unique (application_id)
);
alter table public.application_decisions enable row level security;
create index application_decisions_decided_by on public.application_decisions (decided_by);
create index application_decisions_letter_at on public.application_decisions (letter_at);
create index application_decisions_cohort_id on public.application_decisions (cohort_id);

-- == Foreign keys of earlier tables ==

alter table public.invitations add constraint invitations_application_id_fkey
  foreign key (application_id) references public.certification_applications (id) on delete cascade;

-- == Functions: cohorts and seats ==

-- Counts taken seats. The update locks the row of the cohort, so that two simultaneous requests cannot both get the
-- last seat.
create function private.count_seats() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op <> 'INSERT' then
    update public.cohorts c set seats_taken = c.seats_taken - 1 where c.id = old.cohort_id;
  end if;
  if tg_op <> 'DELETE' then
    update public.cohorts c set seats_taken = c.seats_taken + 1
    where c.id = new.cohort_id and c.seats_taken < c.seats and c.status in ('planned', 'open', 'running');
    if not found then
      raise exception 'the cohort has no free seat' using errcode = '23514';
    end if;
  end if;
  return null;
end $$;

-- Deletes a seat that foreign keys left without account and application.
create function private.drop_empty_seat() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.cohort_members m where m.id = new.id;
  return null;
end $$;

-- Rejects fewer seats than are taken, with a message for the administrator; the check constraint would report only its
-- name.
create function private.keep_taken_seats() returns trigger
language plpgsql set search_path = '' as $$
begin
  if new.seats < old.seats_taken then
    raise exception '% seats are taken', old.seats_taken using errcode = '23514', detail = 'seats';
  end if;
  return new;
end $$;

-- Keeps the seat of a participant who has a certificate of the cohort.
create function private.keep_certified_seat() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from public.certificates c where c.user_id = old.user_id and c.cohort_id = old.cohort_id) then
    raise exception 'This participant holds a certificate of the cohort: the seat stays' using errcode = '23503';
  end if;
  return old;
end $$;

-- Returns the free seats of a cohort that has not started. Seats that a pending approval reserves are not free, except
-- for the application `besides`.
create function private.free_seats(cohort public.cohorts, besides uuid) returns integer
language sql stable security definer set search_path = '' as $$
  select case when cohort.status in ('planned', 'open') and cohort.starts_on >= current_date then
    cohort.seats - cohort.seats_taken - (
      select count(*) from public.application_decisions d
      where d.cohort_id = cohort.id and not d.waits and d.carried_out_at is null
        and d.application_id is distinct from besides
    )::integer else 0 end
$$;

-- == Functions: new applications ==

-- SECURITY INVOKER, so that current_user distinguishes an API caller from a definer function.
create function private.guard_application() returns trigger
language plpgsql set search_path = '' as $$
begin
  if current_user in ('anon', 'authenticated') and tg_op = 'UPDATE' then
    if new.status is distinct from old.status and (
      new.status in ('approved', 'rejected') or old.status in ('approved', 'rejected')
    ) then
      -- A decision also gives a role and a seat, in one transaction.
      raise exception 'an application is decided by the function for it' using errcode = '42501';
    end if;
    if not (select private.is_admin()) then
      if new.cohort_id is distinct from old.cohort_id or (
        new.status is distinct from old.status
        and not (old.status in ('submitted', 'in_review') and new.status = 'withdrawn')
      ) then
        raise exception 'an applicant can only withdraw' using errcode = '42501';
      end if;
    end if;
  end if;
  if tg_op = 'UPDATE' and new.status is distinct from old.status then
    if new.status in ('approved', 'rejected') then
      new.decided_at := now();
      new.decided_by := coalesce((select private.actor()), new.decided_by);
    else
      new.decided_at := null;
      new.decided_by := null;
    end if;
  end if;
  new.updated_at := now();
  return new;
end $$;

-- Limits direct submissions: three per email address and hour, 600 per minute in total, and a limit per network
-- address.
create function private.limit_applications() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.take_sender_turn('applications', private.request_address());
  perform pg_catalog.pg_advisory_xact_lock(4212, 2);
  if (select count(*) from public.certification_applications a
      where a.created_at > now() - interval '1 hour' and lower(a.email) = lower(new.email)) >= 3
    or (select count(*) from public.certification_applications a
      where a.created_at > now() - interval '1 minute') >= 600 then
    raise exception 'Too many applications in a short time' using errcode = 'PT429', hint = 'Try again in an hour';
  end if;
  return new;
end $$;

create function private.record_application() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    insert into public.application_events (application_id, kind, to_status, actor_id)
    values (new.id, 'submitted', new.status, private.actor());
  elsif new.status is distinct from old.status then
    perform private.audit('status', 'certification_applications', new.id, old.status, new.status);
    insert into public.application_events (application_id, kind, from_status, to_status, actor_id)
    values (new.id, 'status', old.status, new.status, private.actor());
  end if;
  return null;
end $$;

-- Notifies administrators of a new application.
create function private.notice_application() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.tell(private.admin_ids(), 'application', 'New application ' || new.reference,
    case new.applicant_type when 'cpa' then 'From a CPA' else 'From a business owner' end,
    '/dashboard/applications?application=' || new.id);
  return null;
end $$;

-- Returns whether the day is a Monday to Friday without a closure.
create function private.is_business_day(day date) returns boolean
language sql stable security definer set search_path = '' as $$
  select extract(dow from is_business_day.day) between 1 and 5
    and not exists (select from public.office_closures c where c.day = is_business_day.day)
$$;

-- Returns the time by which an application is reviewed: two business days after its submission, at the same time of
-- day. A submission outside office hours counts from the next opening.
create function private.review_due(submitted timestamptz) returns timestamptz
language plpgsql stable security definer set search_path = '' as $$
declare
  local_time timestamp := submitted at time zone private.office_zone();
  day date := local_time::date;
  opens time;
  closes time;
  at_clock time;
  days_left int := 2;
begin
  select h.opens, h.closes into opens, closes from private.office_hours h where h.weekday = extract(dow from day);
  if private.is_business_day(day) and local_time::time < closes then
    at_clock := greatest(local_time::time, opens);
  else
    loop
      day := day + 1;
      exit when private.is_business_day(day);
    end loop;
    select h.opens into at_clock from private.office_hours h where h.weekday = extract(dow from day);
  end if;
  while days_left > 0 loop
    day := day + 1;
    days_left := days_left - case when private.is_business_day(day) then 1 else 0 end;
  end loop;
  return (day + at_clock) at time zone private.office_zone();
end $$;

create function private.set_review_due() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.review_due_at := private.review_due(new.created_at);
  return new;
end $$;

-- Returns the facts for the email about an application, once per submission; null if the email was sent before.
create function public.due_application_letter(request_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  if not private.due_form_letter(request_id) then
    return null;
  end if;
  return (
    select jsonb_build_object('reviewDueAt', a.review_due_at)
    from public.certification_applications a where a.submission_id = due_application_letter.request_id
  );
end $$;

-- == Functions: status for the applicant ==

-- Returns the fields that emails and pages show after a decision: status, seat, waiting list, and pending invitation.
-- `changed` says whether this call changed the application.
create function private.application_outcome(app public.certification_applications, changed boolean) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'changed', changed, 'status', app.status, 'reference', app.reference, 'email', lower(app.email),
    'firstName', app.first_name, 'applicantType', app.applicant_type, 'note', app.decision_note,
    'seat', case when app.status = 'approved' then (
      select jsonb_build_object('cohortId', c.id, 'name', c.name, 'startsOn', c.starts_on)
      from public.cohort_members m join public.cohorts c on c.id = m.cohort_id
      where m.application_id = app.id or (m.user_id = app.user_id and c.status in ('planned', 'open', 'running'))
      order by (m.application_id = app.id) desc nulls last limit 1
    ) end,
    'waitlisted', exists (select from public.waitlist w where w.application_id = app.id and w.status = 'waiting'),
    'invitation', (
      select private.invitation_facts(i) from public.invitations i
      where i.application_id = app.id and i.status = 'pending'
    )
  )
$$;

-- Returns the status of an application for its applicant. Includes the decision's note, as the email does, but not the
-- note of a decision that was reopened.
create function private.standing_of(app public.certification_applications, changed boolean) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'reference', app.reference, 'applicantType', app.applicant_type, 'status', app.status,
    'sentAt', app.created_at, 'reviewDueAt', app.review_due_at, 'decidedAt', app.decided_at,
    'note', case when app.status in ('approved', 'rejected') then app.decision_note end,
    'seat', o.outcome -> 'seat', 'waitlisted', o.outcome -> 'waitlisted',
    'firstName', app.first_name, 'email', lower(app.email), 'changed', changed)
  from (select private.application_outcome(app, changed) as outcome) o
$$;

-- Counts a status request per reference, email address, and sender before the lookup, so that the limit does not reveal
-- whether an application exists. The lock classes give the keys one order, which prevents deadlocks.
create function private.take_standing_turns(reference text, email text, address text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  sender text := private.sender_key(address);
  words text := 'This has been asked for often within an hour.';
begin
  perform private.take_turn(4214, encode(sha256(convert_to('standing:' || reference, 'UTF8')), 'hex'), 20,
    interval '1 hour', words);
  perform private.take_turn(4215, encode(sha256(convert_to('standing:' || email, 'UTF8')), 'hex'), 20,
    interval '1 hour', words);
  perform private.take_turn(4216, coalesce(sender, 'unknown') || ':standing',
    case when sender is null then 120 else 10 end, interval '10 minutes',
    'Applications have been looked up often from your network.');
end $$;

-- Returns the status of the application with this reference and email address, or null; the reference alone is not
-- enough. With `withdraw`, withdraws it and notifies administrators; PT409 if it has been decided. PT429: too many
-- requests.
create function public.application_standing(
  reference text, email text, address text default null, withdraw boolean default false
)
returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  asked text := upper(btrim(application_standing.reference));
  owner text := lower(btrim(application_standing.email));
  app public.certification_applications;
  standing jsonb;
  is_known boolean;
begin
  perform private.take_standing_turns(asked, owner, address);
  select * into app from public.certification_applications a where a.reference = asked and a.address = owner;
  is_known := found;
  -- An unknown application does the same reads, so that the response time does not reveal whether one exists.
  app.id := coalesce(app.id, gen_random_uuid());
  standing := private.standing_of(app, false);
  if not is_known then
    return null;
  end if;
  if not application_standing.withdraw or app.status = 'withdrawn' then
    return standing;
  end if;
  -- A decision made in the meantime takes precedence.
  update public.certification_applications a set status = 'withdrawn'
  where a.id = app.id and a.status in ('submitted', 'in_review') returning * into app;
  if not found then
    raise exception 'This application has been decided on. Call us if you no longer want it.' using errcode = 'PT409';
  end if;
  perform private.tell(private.admin_ids(), 'application', 'Application ' || app.reference || ' was withdrawn', null,
    '/dashboard/applications?application=' || app.id);
  return private.standing_of(app, true);
end $$;

-- == Functions: seats, invitations, and the waiting list ==

-- Invites an approved applicant who has no account with a confirmed address. A pending invitation of the address gets
-- the new token instead.
create function private.invite_applicant(app public.certification_applications, token_hash text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_catalog.pg_advisory_xact_lock(4208, pg_catalog.hashtext(lower(app.email)));
  insert into public.invitations (email, name, role, token_hash, invited_by, application_id)
  values (lower(app.email), left(app.first_name || ' ' || app.last_name, 120), 'coach',
    invite_applicant.token_hash, (select auth.uid()), app.id)
  on conflict (email) where status = 'pending' do update set
    role = case when invitations.role = 'admin' then 'admin' else 'coach' end,
    token_hash = excluded.token_hash, invited_by = excluded.invited_by,
    application_id = excluded.application_id, sent_at = now(), sends = least(invitations.sends + 1, 50),
    expires_at = now() + interval '7 days';
end $$;

-- Returns the chosen cohort; without a choice the one that the applicant requested, or the next one. Null if there is
-- no free seat.
create function private.seat_for(app public.certification_applications, chosen uuid) returns uuid
language sql stable security definer set search_path = '' as $$
  select c.id from public.cohorts c
  where c.id = coalesce(chosen, c.id) and private.free_seats(c, app.id) > 0
  order by (c.id = app.cohort_id) desc nulls last, c.starts_on, c.id limit 1
$$;

-- Serializes seat assignments until the end of the transaction and rejects a choice that is impossible. PT400: no such
-- cohort; PT409: no free seat.
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

-- Gives the applicant a seat, or adds the application to the waiting list. If another transaction gets the last seat
-- first, the trigger on cohort_members rejects the insert, and the loop tries the next cohort.
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

-- Takes an applicant off the waiting list and records the reason. Returns null if the applicant is not on it.
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
      app.user_id, 'application', 'You are no longer on the waiting list', left(leave_waitlist.note, 1000),
      '/dashboard');
  end if;
  return private.application_outcome(app, true) || jsonb_build_object('note', leave_waitlist.note);
end $$;

-- Gives a seat to an applicant on the waiting list, in the cohort of the entry or, if it names none, in the next with a
-- free seat. Locks the application before the waiting list, as every decision does, because the new row of
-- cohort_members refers to it; another order could deadlock. PT404: no such entry; PT409: no free seat, already seated,
-- or about to leave the list.
create function private.offer_seat(waiting_id uuid) returns jsonb
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

create function public.offer_seat(waiting_id uuid) returns jsonb
language sql security invoker set search_path = '' as $$
  select private.offer_seat(waiting_id)
$$;

-- == Functions: decisions ==

-- PT409 if the application cannot change to the status. A rejected application can only return to review.
create function private.may_become(app public.certification_applications, wanted text) returns void
language plpgsql immutable set search_path = '' as $$
begin
  if app.status in ('approved', 'withdrawn') or (app.status = 'rejected' and wanted <> 'in_review') then
    raise exception 'This application is % already', app.status using errcode = 'PT409';
  elsif app.status = wanted then
    raise exception 'This application is in review already' using errcode = 'PT409';
  end if;
end $$;

-- PT409 if another decision is pending or its emails are not sent yet, except that an approval or a rejection replaces
-- a move into review.
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

-- Carries out a decision: status and history, role or invitation, seat or waiting list, and notice.
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

-- Decides immediately, for programs and for a move into review. Returns the outcome; a repeated decision returns
-- changed = false. PT404: no such application; PT409: not possible in its status, or another decision is pending.
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

create function public.decide_application(
  application_id uuid, decision text, note text default null, token_hash text default null, chosen uuid default null,
  waits boolean default false
) returns jsonb
language sql security invoker set search_path = '' as $$
  select private.decide_application(application_id, decision, note, token_hash, chosen, waits)
$$;

-- Stores a decision that takes effect after a minute; the answer has the time as `letterAt`. Locks the application
-- first, as decide_application, carry_out_decision, and take_back_decision do, so that they run one after the other.
-- PT400: invalid decision, or a missing note; PT409: as in decide_application.
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

create function public.hold_decision(
  application_id uuid, decision text, note text default null, chosen uuid default null, waits boolean default false
) returns jsonb
language sql security invoker set search_path = '' as $$
  select private.hold_decision(application_id, decision, note, chosen, waits)
$$;

-- Returns the outcome of a decision without making it. Carries the decision out in a subtransaction and rolls it back,
-- so that the preview matches the email.
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
      else private.settle_application(app, decision, preview_decision.note, repeat('0', 64), chosen, waits)
      end::text, '');
  exception when sqlstate 'ZZ001' then
    outcome := sqlerrm;
  end;
  if outcome = '' then
    raise exception 'This person is not on the waiting list any more' using errcode = 'PT409';
  end if;
  return outcome::jsonb || jsonb_build_object('decision', decision);
end $$;

create function public.preview_decision(
  application_id uuid, decision text, note text default null, chosen uuid default null, waits boolean default false
) returns jsonb
language sql security invoker set search_path = '' as $$
  select private.preview_decision(application_id, decision, note, chosen, waits)
$$;

-- Cancels a pending decision and returns the status of the application. Any administrator may call it until the
-- decision is carried out. The history records it. PT409: nothing is pending.
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
    case kept.decision when 'approve' then 'Approval' when 'reject' then 'Rejection'
      when 'in_review' then 'Taking into review' else 'Removal from the waiting list' end
    || ' taken back before the letter went.',
    (select auth.uid()));
  return app.status;
end $$;

create function public.take_back_decision(application_id uuid) returns text
language sql security invoker set search_path = '' as $$
  select private.take_back_decision(application_id)
$$;

create function private.record_decision() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.audit('decide', 'certification_applications', new.application_id, null, new.decision);
  return null;
end $$;

-- == Functions: delayed decisions and their emails ==

-- Returns up to 20 decisions whose email is due, oldest first.
create function private.due_decisions() returns setof uuid
language sql stable security definer set search_path = '' as $$
  select d.id from public.application_decisions d where d.letter_at <= now() order by d.letter_at limit 20
$$;

create function public.due_decisions() returns setof uuid
language sql security invoker set search_path = '' as $$
  select private.due_decisions()
$$;

-- Carries out a due decision once, in the name of the administrator who made it, and returns the facts for the email,
-- or null if nothing is due. Until the email is sent, later calls return the facts again, with a growing delay, because
-- the mail service may be down.
create function public.carry_out_decision(decision_id uuid, token_hash text) returns jsonb
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
    -- Until the end of the transaction triggers record the administrator as the actor, not the timer.
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
    -- The application was withdrawn or seated in the meantime, so the decision no longer applies.
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

-- Records that the email was sent (`letter`), or that all emails were sent (`everything`), which deletes the decision.
create function public.note_letter(decision_id uuid, letter boolean, everything boolean) returns boolean
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

-- Calls the server function send-decisions if a decision is due; pg_cron runs this each minute. The function does only
-- what is due for any caller, so the database needs no key.
create function private.ask_for_letters() returns void
language plpgsql security definer set search_path = '' as $$
declare
  host text := (select h.url from private.function_host h);
begin
  if host is not null and exists (select from private.due_decisions()) then
    execute 'select net.http_post(url := $1, body := ''{"due": "decisions"}''::jsonb)' using host || '/send-decisions';
  end if;
end $$;

-- == Functions: lists and exports ==

-- Returns the applications whose search text matches a pattern. A definer, because row security would keep the planner
-- from the index (like is not leakproof).
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

-- Returns figures of the applications that the caller may read, with the filters of the list. A decided application
-- that waits for its email is not overdue.
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

-- Records an export in the audit log with list, filter, and row count. Every member may export clients and stories,
-- which contain only the rows that they may read; the other lists are for administrators.
create function private.record_export(list text, query text, rows integer) returns void
language plpgsql security definer set search_path = '' as $$
declare
  entity text := case
    when list in ('clients', 'admin-clients') then 'clients'
    when list in ('users', 'coaches') then 'profiles'
    when list in ('applications', 'certification_applications') then 'certification_applications'
    when list = 'calls' then 'bookings'
    when list = 'audit' then 'audit_log'
    when list in ('leads', 'invitations', 'subscribers', 'stories') then list end;
begin
  if list is null or list not in ('clients', 'stories') then
    perform private.require_admin('Only an administrator can export a list');
  elsif not (select private.is_member()) then
    raise exception 'Sign in first' using errcode = '42501';
  end if;
  if entity is null then
    raise exception 'There is no such list' using errcode = 'PT400', detail = 'list';
  elsif rows is null or rows not between 0 and 50000 then
    raise exception 'A file holds at most 50,000 rows' using errcode = 'PT400', detail = 'rows';
  end if;
  perform private.audit('export', entity, null, left(record_export.query, 1000), rows::text);
end $$;

create function public.record_export(list text, query text, rows integer) returns void
language sql security invoker set search_path = '' as $$ select private.record_export(list, query, rows) $$;

-- == Access and triggers, by table ==

-- public.cohorts
-- Everyone, visitors included, reads cohorts that are not just planned; administrators read and write all. Visitors
-- have a separate policy, because they may not call the helper functions.
create policy cohorts_select_visitor on public.cohorts for select to anon using (status <> 'planned');
create policy cohorts_select on public.cohorts for select to authenticated using (
  status <> 'planned' or (select private.is_admin())
);
create policy cohorts_insert on public.cohorts for insert to authenticated
  with check ((select private.is_admin()));
create policy cohorts_update on public.cohorts for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy cohorts_delete on public.cohorts for delete to authenticated using ((select private.is_admin()));
grant select on public.cohorts to anon;
grant select, delete on public.cohorts to authenticated;
grant insert (name, starts_on, weeks, seats, status) on public.cohorts to authenticated;
grant update (name, starts_on, weeks, seats, status) on public.cohorts to authenticated;
create trigger touch_updated_at before insert or update on public.cohorts
  for each row execute function private.touch_updated_at();
create trigger keep_taken_seats before update of seats on public.cohorts
  for each row execute function private.keep_taken_seats();

-- public.certification_applications
-- Visitors and members submit an application. An applicant reads and withdraws their own; administrators read, change,
-- and delete all.
create policy applications_insert on public.certification_applications for insert to anon, authenticated with check (
  status = 'submitted' and user_id is not distinct from (select auth.uid())
);
create policy applications_select on public.certification_applications for select to authenticated using (
  user_id = (select auth.uid()) or (select private.is_admin())
);
create policy applications_update on public.certification_applications for update to authenticated
  using (user_id = (select auth.uid()) or (select private.is_admin()))
  with check (user_id = (select auth.uid()) or (select private.is_admin()));
create policy applications_delete on public.certification_applications for delete to authenticated using (
  (select private.is_admin())
);
create policy members_only on public.certification_applications as restrictive for all to authenticated
  using ((select private.is_member()));
grant insert (
  submission_id, applicant_type, first_name, last_name, email, phone, firm_name, title, years_experience,
  license_number, license_state, current_revenue, target_revenue, client_types, biggest_challenge, why_applying,
  commitment, terms, business_name, annual_revenue, num_employees, interests, notes, cohort_id
) on public.certification_applications to anon;
grant select, delete on public.certification_applications to authenticated;
grant insert (
  submission_id, applicant_type, first_name, last_name, email, phone, firm_name, title, years_experience,
  license_number, license_state, current_revenue, target_revenue, client_types, biggest_challenge, why_applying,
  commitment, terms, business_name, annual_revenue, num_employees, interests, notes, cohort_id
) on public.certification_applications to authenticated;
grant update (status, cohort_id) on public.certification_applications to authenticated;
create trigger give_reference before insert on public.certification_applications
  for each row execute function private.give_reference('CPPS');
create trigger drop_repeat before insert on public.certification_applications for each row
  when (new.submission_id is not null and current_user in ('anon', 'authenticated'))
  execute function private.drop_repeat();
create trigger guard_application before insert or update on public.certification_applications
  for each row execute function private.guard_application();
create trigger limit_applications before insert on public.certification_applications
  for each row when (current_user in ('anon', 'authenticated')) execute function private.limit_applications();
create trigger record_application after insert or update of status on public.certification_applications
  for each row execute function private.record_application();
create trigger notice_application after insert on public.certification_applications for each row
  when (current_user <> 'service_role' and auth.role() is not null)
  execute function private.notice_application();
create trigger refuse_suspended before insert on public.certification_applications
  for each row when (new.user_id is not null) execute function private.refuse_suspended();
create trigger keep_row_quota after insert on public.certification_applications
  referencing new table as added for each statement
  when (current_user in ('anon', 'authenticated')) execute function private.keep_row_quota('user_id', '25');
create trigger set_review_due before insert on public.certification_applications
  for each row execute function private.set_review_due();

-- public.application_events
-- Administrators read all events and add notes. An applicant reads the events of their own applications, except notes.
create policy application_events_select on public.application_events for select to authenticated using (
  (select private.is_admin()) or (kind <> 'note' and application_id in (select private.own_application_ids()))
);
create policy application_events_insert on public.application_events for insert to authenticated with check (
  (select private.is_admin()) and actor_id = (select auth.uid()) and kind = 'note'
);
create policy members_only on public.application_events as restrictive for all to authenticated
  using ((select private.is_member()));
grant select on public.application_events to authenticated;
grant insert (application_id, kind, note) on public.application_events to authenticated;

-- public.cohort_members
-- A participant reads their own seat; administrators read, insert, and delete seats.
create policy cohort_members_select on public.cohort_members for select to authenticated using (
  user_id = (select auth.uid()) or (select private.is_admin())
);
create policy cohort_members_insert on public.cohort_members for insert to authenticated
  with check ((select private.is_admin()));
create policy cohort_members_delete on public.cohort_members for delete to authenticated
  using ((select private.is_admin()));
create policy members_only on public.cohort_members as restrictive for all to authenticated
  using ((select private.is_member()));
grant select, delete on public.cohort_members to authenticated;
grant insert (cohort_id, user_id, application_id) on public.cohort_members to authenticated;
create trigger count_seats after insert or delete or update of cohort_id on public.cohort_members
  for each row execute function private.count_seats();
create trigger drop_empty_seat after update on public.cohort_members
  for each row when (new.user_id is null and new.application_id is null)
  execute function private.drop_empty_seat();
create trigger keep_certified_seat before delete on public.cohort_members
  for each row when (current_user in ('anon', 'authenticated')) execute function private.keep_certified_seat();

-- public.waitlist
-- An applicant reads their own entry; administrators read and write all.
create policy waitlist_select on public.waitlist for select to authenticated using (
  (select private.is_admin()) or application_id in (select private.own_application_ids())
);
create policy waitlist_insert on public.waitlist for insert to authenticated with check ((select private.is_admin()));
create policy waitlist_update on public.waitlist for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy waitlist_delete on public.waitlist for delete to authenticated using ((select private.is_admin()));
create policy members_only on public.waitlist as restrictive for all to authenticated
  using ((select private.is_member()));
grant select, delete on public.waitlist to authenticated;
grant insert (application_id, cohort_id) on public.waitlist to authenticated;
grant update (cohort_id, status) on public.waitlist to authenticated;
create trigger touch_updated_at before insert or update on public.waitlist
  for each row execute function private.touch_updated_at();

-- public.application_decisions
-- Administrators read pending decisions. Functions write them.
create policy members_only on public.application_decisions as restrictive for all to authenticated
  using ((select private.is_member()));
create policy application_decisions_select on public.application_decisions for select to authenticated using (
  (select private.is_admin())
);
grant select on public.application_decisions to authenticated;
create trigger record_decision after insert on public.application_decisions
  for each row execute function private.record_decision();

-- == Function grants ==

grant execute on function
  private.take_back_decision(uuid), public.take_back_decision(uuid), private.offer_seat(uuid),
  public.offer_seat(uuid), private.decide_application(uuid, text, text, text, uuid, boolean),
  private.hold_decision(uuid, text, text, uuid, boolean), private.preview_decision(uuid, text, text, uuid, boolean),
  public.decide_application(uuid, text, text, text, uuid, boolean),
  public.hold_decision(uuid, text, text, uuid, boolean), public.preview_decision(uuid, text, text, uuid, boolean),
  private.applications_found(text), public.applications_found(text),
  public.application_figures(text, text[], text[], timestamp with time zone, timestamp with time zone, boolean),
  private.record_export(text, text, integer), public.record_export(text, text, integer)
to authenticated;

grant execute on function
  public.due_application_letter(uuid), public.application_standing(text, text, text, boolean),
  private.due_decisions(), public.due_decisions(), public.carry_out_decision(uuid, text),
  public.note_letter(uuid, boolean, boolean)
to service_role;

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
    'expiresOn', c.expires_on, 'status', private.certificate_status(c), 'reason', c.revoked_reason,
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

-- Training, tools, and resources.
-- training_progress has the progress of an account in each of the ten training_modules. tool_files has the versions of
-- the tools' files, download_counts their downloads. resources has the current file and the level of each resource.
-- Trainees write their own progress; their coaches and administrators read it. Coaches and administrators read the
-- tools. Members open resources by their level, through functions.

-- == Tables ==

create table public.training_progress (
  user_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  module_id text not null check (module_id in (
    'private-foundation', '401k', 'pension', 'cost-segregation', 'cost-remediation', 'captive-insurance',
    'tax-reduction-strategy', 'rd-erc', 'asset-protection', 'legacy-estate-succession'
  )),
  percent smallint not null default 0 check (percent between 0 and 100),
  lesson smallint not null default 0 check (lesson between 0 and 200),
  quiz_score smallint check (quiz_score between 0 and 100),
  -- Set by trigger when percent reaches 100.
  completed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, module_id)
);
alter table public.training_progress enable row level security;

-- One row per tool. count_download updates rows and inserts none.
create table public.download_counts (
  tool_id text primary key check (tool_id ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(tool_id) <= 80),
  downloads bigint not null default 0 check (downloads >= 0),
  updated_at timestamptz not null default now()
);
alter table public.download_counts enable row level security;

-- All versions of each tool; the highest is the current one. Files of earlier versions stay in storage.
create table public.tool_files (
  tool_id text not null references public.download_counts (tool_id),
  version int not null check (version > 0),
  -- Path in the bucket: <tool>/<first 16 digits of the digest>.<extension>.
  path text not null unique check (path ~ '^[a-z0-9-]+/[0-9a-f]{16}\.(xlsx|docx|pptx)$'),
  size_bytes int not null check (size_bytes between 1 and 10485760),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  updated_on date not null default current_date,
  -- Null for a file of the product, or if the account was deleted.
  uploaded_by uuid references public.profiles (id) on delete set null,
  is_product boolean not null default true,
  created_at timestamptz not null default now(),
  primary key (tool_id, version)
);
alter table public.tool_files enable row level security;
create index tool_files_uploaded_by on public.tool_files (uploaded_by);

-- The current edition of each resource, and its downloads.
create table private.resources (
  id text primary key check (id ~ '^[a-z0-9-]{1,60}$'),
  level text not null check (level in ('All', 'Bronze', 'Silver', 'Gold', 'Platinum', 'Coach')),
  -- Path in the bucket: <resource>/<first 16 digits of the digest>.<extension>.
  path text not null unique check (path ~ '^[a-z0-9-]+/[0-9a-f]{16}\.(xlsx|docx|pdf|webm)$'),
  -- Captions, chapters, and transcript of a video.
  words_path text unique check (words_path ~ '^[a-z0-9-]+/[0-9a-f]{16}\.json$'),
  size_bytes int not null check (size_bytes between 1 and 5242880),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  updated_on date not null,
  downloads bigint not null default 0 check (downloads >= 0)
);

-- The number of sections of each module, from which trigger date_progress computes the percent.
create table private.training_modules (
  id text primary key,
  sections smallint not null check (sections between 1 and 20)
);

-- == Rows ==

-- The first three start with their counts from before this table.
insert into public.download_counts (tool_id, downloads) values
  ('cost-segregation', 847), ('retainer-proposal', 623), ('cash-balance', 556),
  ('entity-comparison', 0), ('rd-project-record', 0), ('captive-feasibility', 0), ('asset-protection-map', 0),
  ('exit-readiness', 0), ('giving-strategies', 0), ('roi-forecast', 0);

insert into private.training_modules (id, sections) values
  ('private-foundation', 7), ('401k', 6), ('pension', 6), ('cost-segregation', 8), ('cost-remediation', 5),
  ('captive-insurance', 7), ('tax-reduction-strategy', 8), ('rd-erc', 7), ('asset-protection', 7),
  ('legacy-estate-succession', 7);

-- == Functions: training ==

-- Computes percent: 90 for the consecutive sections that were read, 10 for a quiz of 80 or more. Values never decrease,
-- so that a second tab or a device that was offline does not undo progress.
create function private.date_progress() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  sections int := (select m.sections from private.training_modules m where m.id = new.module_id);
begin
  if tg_op = 'UPDATE' then
    new.completed_at := old.completed_at;
    new.lesson := greatest(new.lesson, old.lesson);
    new.quiz_score := greatest(new.quiz_score, old.quiz_score);
  end if;
  -- The table's checks reject an unknown module and values out of range.
  if sections is not null and new.lesson between 0 and 200 then
    new.lesson := least(new.lesson, sections);
    new.percent := greatest(
      case tg_op when 'UPDATE' then old.percent else 0 end,
      90 * new.lesson / sections + case when new.quiz_score >= 80 then 10 else 0 end
    );
  end if;
  if new.percent = 100 then
    new.completed_at := coalesce(new.completed_at, now());
  end if;
  new.updated_at := now();
  return new;
end $$;

-- Notifies the account's coaches and administrators once all ten modules are complete.
create function private.notice_training() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  person public.profiles;
  words text;
  coached record;
begin
  if new.percent < 100 or (tg_op = 'UPDATE' and old.percent = 100)
    or (select count(*) from public.training_progress t where t.user_id = new.user_id and t.percent = 100)
      < (select count(*) from private.training_modules) then
    return null;
  end if;
  select p.* into person from public.profiles p where p.id = new.user_id;
  words := left(coalesce(nullif(trim(person.name), ''), person.email), 100) || ' has completed all ten modules';
  for coached in
    select c.coach_id, min(c.id::text) as client_id from public.clients c
    join public.profiles p on p.id = c.coach_id and p.role = 'coach'
    where new.user_id in (c.user_id, c.account_id) group by c.coach_id
  loop
    perform private.tell(
      array[coached.coach_id], 'training', words, null, '/dashboard/clients?client=' || coached.client_id
    );
  end loop;
  perform private.tell(
    private.admin_ids(), 'training', words, null, '/dashboard/admin?section=users&user=' || new.user_id
  );
  return null;
end $$;

-- Returns the trainees whose progress the caller may read, with their progress per module, latest first, at most 200.
-- With `of_person`, only that person.
create function public.training_people(of_person uuid default null) returns table (
  user_id uuid, name text, email text, completed int, latest timestamptz, modules jsonb
)
language sql stable security invoker set search_path = '' as $$
  select t.user_id, max(p.name), max(p.email), count(*) filter (where t.percent = 100)::int, max(t.updated_at),
    jsonb_object_agg(t.module_id, jsonb_build_object('percent', t.percent, 'lesson', t.lesson,
      'quizScore', t.quiz_score, 'completedAt', t.completed_at))
  from public.training_progress t join public.profiles p on p.id = t.user_id
  where (of_person is null and t.user_id <> (select auth.uid())) or t.user_id = of_person
  group by t.user_id order by max(t.updated_at) desc, t.user_id limit 200
$$;

-- == Functions: tools ==

-- Returns whether the caller may use the tools: coaches and administrators.
create function private.may_use_tools() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return coalesce(private.app_role() in ('coach', 'admin'), false);
end $$;

-- Counts a download and returns the new count. 42501: not allowed; 22023: no such file.
create function private.count_download(wanted text) returns bigint
language plpgsql security definer set search_path = '' as $$
declare
  counted bigint;
begin
  if not (select private.may_use_tools()) then
    raise exception 'These files are for coaches and administrators' using errcode = '42501';
  end if;
  update public.download_counts d set downloads = d.downloads + 1 where d.tool_id = wanted
  returning d.downloads into counted;
  if counted is null then
    raise exception 'there is no such file' using errcode = '22023';
  end if;
  return counted;
end $$;

create function public.count_download(tool_id text) returns bigint
language sql security invoker set search_path = '' as $$
  select private.count_download(tool_id)
$$;

-- Adds a version of a tool for a file that is in storage. The server function that calls it has checked the file.
-- PT404: no such tool; PT409: the file is a version already.
create function public.add_tool_file(
  tool_id text, path text, size_bytes int, sha256 text, updated_on date default current_date,
  uploaded_by uuid default null, is_product boolean default false
) returns public.tool_files
language plpgsql security invoker set search_path = '' as $$
declare
  added public.tool_files;
begin
  perform from public.download_counts d where d.tool_id = add_tool_file.tool_id for update;
  if not found then
    raise exception 'There is no such tool' using errcode = 'PT404', detail = 'toolId';
  end if;
  if exists (select from public.tool_files f where f.path = add_tool_file.path) then
    raise exception 'This file is a version of the tool already' using errcode = 'PT409', detail = 'upload';
  end if;
  insert into public.tool_files (tool_id, version, path, size_bytes, sha256, updated_on, uploaded_by, is_product)
  select add_tool_file.tool_id, coalesce(max(f.version), 0) + 1, add_tool_file.path, add_tool_file.size_bytes,
    add_tool_file.sha256, add_tool_file.updated_on, add_tool_file.uploaded_by, add_tool_file.is_product
  from public.tool_files f where f.tool_id = add_tool_file.tool_id
  returning * into added;
  return added;
end $$;

-- == Functions: resources ==

-- Stores the current edition of a resource and keeps its download count.
create function public.put_resource(
  resource_id text, level text, path text, words_path text, size_bytes int, sha256 text, updated_on date
) returns void
language sql security definer set search_path = '' as $$
  insert into private.resources (id, level, path, words_path, size_bytes, sha256, updated_on)
  values ($1, $2, $3, $4, $5, $6, $7)
  on conflict (id) do update set level = excluded.level, path = excluded.path, words_path = excluded.words_path,
    size_bytes = excluded.size_bytes, sha256 = excluded.sha256, updated_on = excluded.updated_on
$$;

-- Returns the current editions, with which the installer compares its files.
create function public.resource_editions() returns table (
  resource_id text, level text, path text, words_path text, downloads bigint
)
language sql stable security definer set search_path = '' as $$
  select r.id, r.level, r.path, r.words_path, r.downloads from private.resources r
$$;

-- Returns whether the caller may read a file of the bucket: only files of current editions whose level the caller has.
-- No one reads earlier editions.
create function private.opens_resource_file(file text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from private.resources r
    where opens_resource_file.file in (r.path, r.words_path) and private.opens_level(r.level))
$$;

-- Returns the resources with the level of the caller. Hides the resources for coaches from everyone else.
create function private.list_resources() returns table (
  resource_id text, opens boolean, size_bytes int, updated_on date, downloads bigint, words_path text, own_level text
)
language plpgsql stable security definer set search_path = '' as $$
declare
  mine text := private.cpps_level_of((select auth.uid()));
begin
  if not coalesce((select private.is_member()), false) then
    raise exception 'The resources are for members' using errcode = '42501';
  end if;
  return query
    select r.id, o.opens, r.size_bytes, r.updated_on, r.downloads, case when o.opens then r.words_path end, mine
    from private.resources r cross join lateral (select private.opens_level(r.level)) o (opens)
    where r.level <> 'Coach' or o.opens
    order by r.id;
end $$;

create function public.list_resources() returns table (
  resource_id text, opens boolean, size_bytes int, updated_on date, downloads bigint, words_path text, own_level text
)
language sql stable security invoker set search_path = '' as $$ select * from private.list_resources() $$;

-- Returns the paths of a resource and counts a download. PT404: no such resource; 42501: the level is too low.
create function private.open_resource(resource_id text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  found private.resources;
begin
  if not coalesce((select private.is_member()), false) then
    raise exception 'The resources are for members' using errcode = '42501';
  end if;
  select * into found from private.resources r where r.id = resource_id;
  if found.id is null or (found.level = 'Coach' and not private.opens_level(found.level)) then
    raise exception 'There is no such resource' using errcode = 'PT404';
  elsif not private.opens_level(found.level) then
    raise exception 'This opens with % level', found.level using errcode = '42501';
  end if;
  update private.resources r set downloads = r.downloads + 1 where r.id = found.id returning * into found;
  return jsonb_build_object('path', found.path, 'wordsPath', found.words_path, 'downloads', found.downloads);
end $$;

create function public.open_resource(resource_id text) returns jsonb
language sql security invoker set search_path = '' as $$ select private.open_resource(resource_id) $$;

-- == Access and triggers, by table ==

-- public.training_progress
-- Coaches, administrators, and participants with a seat write their own progress. The account, its coach, and
-- administrators read it.
create policy training_progress_insert on public.training_progress for insert to authenticated with check (
  user_id = (select auth.uid()) and (select private.may_train())
);
create policy training_progress_update on public.training_progress for update to authenticated
  using (user_id = (select auth.uid()) and (select private.may_train()))
  with check (user_id = (select auth.uid()) and (select private.may_train()));
create policy training_progress_delete on public.training_progress for delete to authenticated using (
  user_id = (select auth.uid())
);
create policy members_only on public.training_progress as restrictive for all to authenticated
  using ((select private.is_member()));
create policy training_progress_select on public.training_progress for select to authenticated using (
  user_id = (select auth.uid()) or (select private.is_admin()) or user_id in (select private.coached_user_ids())
);
-- The key is among the granted columns because an upsert writes it.
grant select, delete on public.training_progress to authenticated;
grant insert (user_id, module_id, lesson, quiz_score) on public.training_progress to authenticated;
grant update (user_id, module_id, lesson, quiz_score) on public.training_progress to authenticated;
create trigger date_progress before insert or update on public.training_progress
  for each row execute function private.date_progress();
create trigger notice_training after insert or update of percent, lesson, quiz_score on public.training_progress
  for each row execute function private.notice_training();

-- public.download_counts
-- Coaches and administrators read the counts. Functions write them.
create policy download_counts_select on public.download_counts for select to authenticated
  using ((select private.may_use_tools()));
create policy members_only on public.download_counts as restrictive for all to authenticated
  using ((select private.is_member()));
grant select on public.download_counts to authenticated;
create trigger touch_updated_at before insert or update on public.download_counts
  for each row execute function private.touch_updated_at();

-- public.tool_files
-- Coaches and administrators read the versions. Functions write them.
create policy members_only on public.tool_files as restrictive for all to authenticated
  using ((select private.is_member()));
create policy tool_files_select on public.tool_files for select to authenticated
  using ((select private.may_use_tools()));
grant select on public.tool_files to authenticated;

-- public.coach_profiles
-- Coaches and administrators write their own description. The other policies are in 01_members.sql.
create policy coach_profiles_insert on public.coach_profiles for insert to authenticated with check (
  user_id = (select auth.uid()) and (select private.may_use_tools())
);
create policy coach_profiles_update on public.coach_profiles for update to authenticated
  using (user_id = (select auth.uid()) and (select private.may_use_tools()))
  with check (user_id = (select auth.uid()));

-- == Function grants ==

grant execute on function
  private.count_download(text), public.count_download(text), private.opens_resource_file(text),
  private.list_resources(), public.list_resources(), private.open_resource(text), public.open_resource(text),
  public.training_people(uuid)
to authenticated;

grant execute on function private.may_use_tools() to authenticated, service_role;

grant execute on function
  public.add_tool_file(text, text, integer, text, date, uuid, boolean),
  public.put_resource(text, text, text, text, integer, text, date), public.resource_editions()
to service_role;

-- Administration: overviews, search, analytics, retention, and the health of the site.
-- retention has the rules by which delete_expired deletes rows of other subjects. Pages report errors, views, and speed
-- to site_errors, site_views, and site_vitals, with one row per hour and a count; report_senders counts reports per
-- release set and sender, for canary decisions. The other functions read the tables of all subjects.
-- Overviews and search return only rows that the caller may read. Analytics and the health of the site are for
-- administrators. Anyone may send a report, within limits.

-- == Tables ==

-- Retention periods. delete_expired deletes by them, and embedded/generate-types.ts writes the privacy policy from
-- them. only_where excludes rows that the firm keeps by law or because the person became a client, a coach, or a
-- subscriber.
create table private.retention (
  rule text primary key,
  relation regclass not null,
  -- SQL over a row `k` of the relation: the start of the period.
  since text not null,
  kept interval not null,
  only_where text not null default 'true',
  -- The column to set to null; null to delete the row.
  clears text
);

-- Errors, views, and speed of pages by package, version, and release set, one row per hour with a count. These tables
-- contain no personal data: no account, no network address, no user input.
create table public.site_errors (
  id bigint generated always as identity primary key,
  hour timestamptz not null,
  remote text not null check (remote ~ '^(shell|mfe-[a-z0-9-]{1,40})$'),
  version text not null check (version ~ '^[A-Za-z0-9._+-]{1,64}$'),
  release text not null check (release ~ '^[A-Za-z0-9._+-]{1,64}$'),
  kind text not null check (kind in ('render', 'script', 'promise', 'chunk', 'late', 'boot')),
  message text not null check (length(message) between 1 and 200),
  -- The site's file, line, and column that threw; empty if unknown.
  place text not null default '' check (length(place) <= 200),
  -- Of the latest occurrence: the stack within the site's files, and the route pattern of the page.
  stack text not null default '' check (length(stack) <= 1000),
  route text not null default '' check (length(route) <= 120),
  count integer not null default 1 check (count > 0),
  last_at timestamptz not null default now(),
  unique (hour, remote, version, release, kind, message, place)
);
alter table public.site_errors enable row level security;

create table public.site_views (
  hour timestamptz not null,
  remote text not null check (remote ~ '^(shell|mfe-[a-z0-9-]{1,40})$'),
  version text not null check (version ~ '^[A-Za-z0-9._+-]{1,64}$'),
  release text not null check (release ~ '^[A-Za-z0-9._+-]{1,64}$'),
  views integer not null check (views > 0),
  primary key (hour, remote, version, release)
);
alter table public.site_views enable row level security;

-- How often each value, rounded to two significant digits, was measured. Percentiles of a period are computed from it.
create table public.site_vitals (
  hour timestamptz not null,
  remote text not null check (remote ~ '^(shell|mfe-[a-z0-9-]{1,40})$'),
  version text not null check (version ~ '^[A-Za-z0-9._+-]{1,64}$'),
  release text not null check (release ~ '^[A-Za-z0-9._+-]{1,64}$'),
  metric text not null check (metric in ('LCP', 'INP', 'CLS', 'TTFB')),
  -- Milliseconds, or thousandths for CLS.
  value integer not null check (value between 0 and 600000),
  views integer not null check (views > 0),
  primary key (hour, remote, version, release, metric, value)
);
alter table public.site_vitals enable row level security;

-- One row. relay_hash is the SHA-256 in hex of the key with which the edge passes a visitor's address
-- (SITE_REPORT_KEY).
create table private.report_settings (
  is_only boolean primary key default true check (is_only),
  relay_hash text check (relay_hash ~ '^[0-9a-f]{64}$'),
  salt uuid not null default gen_random_uuid()
);

-- Packages whose reports are accepted. Add a remote of another repository before its first release.
create table private.site_packages (
  remote text primary key check (remote ~ '^(shell|mfe-[a-z0-9-]{1,40})$')
);

-- Counters for the limits. begins_at is the start of a minute or an hour; an empty sender counts all senders together.
create table private.report_turns (
  begins_at timestamptz not null,
  sender text not null,
  kind text not null,
  taken integer not null,
  primary key (begins_at, sender, kind)
);

-- Views and errors that each sender reported per release set. sender is a salted hash of the network address.
create table private.report_senders (
  release text not null,
  hour timestamptz not null,
  sender text not null,
  views integer not null,
  errors integer not null,
  primary key (release, hour, sender)
);
create index report_senders_hour on private.report_senders (hour);

-- == Rows ==

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
  ('formSubmissions', 'private.form_submissions', 'created_at', '30 days', 'true', null),
  ('changesOfMany', 'private.batches', 'made_at', '1 day', 'true', null);

insert into private.retention (rule, relation, since, kept) values
  ('siteErrors', 'public.site_errors', 'hour', '30 days'),
  ('siteViews', 'public.site_views', 'hour', '30 days'),
  ('siteVitals', 'public.site_vitals', 'hour', '30 days'),
  ('reportTurns', 'private.report_turns', 'begins_at', '1 day'),
  ('reportSenders', 'private.report_senders', 'hour', '7 days');

insert into private.report_settings default values;

insert into private.site_packages (remote) values ('shell'), ('mfe-cpps'), ('mfe-dashboard'), ('mfe-marketing');

-- == Functions: retention ==

-- Deletes or clears up to `most` rows per rule and returns the count per rule. Each rule runs in its own
-- subtransaction: one that fails logs a warning, has null as its count, and does not undo the others.
create function private.delete_expired(at timestamptz default now(), most integer default 5000) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  entry private.retention;
  counted bigint;
  counts jsonb := '{}';
begin
  for entry in select * from private.retention r order by r.rule loop
    begin
      execute format(
        case when entry.clears is null then 'delete from %1$s t' else 'update %1$s t set %4$I = null' end
          || ' where t.ctid in (select k.ctid from %1$s k where %2$s <= $1 and (%3$s) limit $2 for update skip locked)',
        entry.relation, entry.since, entry.only_where, entry.clears)
      using at - entry.kept, most;
      get diagnostics counted = row_count;
    exception when others then
      raise warning 'retention: rule % failed: % (%)', entry.rule, sqlerrm, sqlstate;
      counted := null;
    end;
    counts := counts || jsonb_build_object(entry.rule, counted);
  end loop;
  return counts;
end $$;

-- Takes no time argument, so that a caller cannot delete rows early.
create function public.delete_expired() returns jsonb
language sql security invoker set search_path = '' as $$
  select private.delete_expired()
$$;

-- == Functions: search ==

-- Searches clients, leads, stories, applications, and, for administrators, profiles. A complete reference comes first
-- and also finds a call. Rank: 0 by reference, 1 prefix of the text, 2 prefix of a word, 3 inside a word. The caller's
-- policies apply.
create function private.search_rows(asked text, most integer) returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
declare
  folded text := private.folded(asked);
  part text := private.part_of(asked);
  code text := upper(asked);
  is_code boolean := asked ~* '^(NC|CPPS|CALL)-[A-Z0-9-]{3,20}$';
begin
  return jsonb_build_object(
    'clients', (select coalesce(jsonb_agg(to_jsonb(r) order by r.rank, r.at desc, r.id), '[]') from (
      select c.id, c.name as label, c.company as detail, c.status, c.created_at as at,
        case when starts_with(c.search, folded) then 1
          when position(' ' || folded in c.search) > 0 then 2 else 3 end as rank
      from public.clients c where c.search like part order by rank, c.created_at desc, c.id limit most) r),
    'leads', (select coalesce(jsonb_agg(to_jsonb(r) order by r.rank, r.at desc, r.id), '[]') from (
      select l.id, l.name as label, l.reference as detail, l.status, l.created_at as at,
        case when starts_with(l.search, folded) then 1
          when position(' ' || folded in l.search) > 0 then 2 else 3 end as rank
      from public.leads l where not is_code and l.search like part
      union all
      select l.id, l.name, l.reference, l.status, l.created_at, 0
      from public.leads l where is_code and l.reference = code
      order by rank, at desc, id limit most) r),
    'stories', (select coalesce(jsonb_agg(to_jsonb(r) order by r.rank, r.at desc, r.id), '[]') from (
      select s.id, s.title as label, null as detail, s.status, s.updated_at as at,
        case when starts_with(s.search, folded) then 1
          when position(' ' || folded in s.search) > 0 then 2 else 3 end as rank
      from public.stories s where s.search like part order by rank, s.updated_at desc, s.id limit most) r),
    'applications', (select coalesce(jsonb_agg(to_jsonb(r) order by r.rank, r.at desc, r.id), '[]') from (
      select a.id, a.first_name || ' ' || a.last_name as label, a.reference as detail, a.status, a.created_at as at,
        case when starts_with(w.words, folded) then 1
          when position(' ' || folded in w.words) > 0 then 2 else 3 end as rank
      from public.certification_applications a
      cross join lateral (select private.folded(concat_ws(' ', a.first_name, a.last_name, a.firm_name, a.business_name,
        a.email)) as words) w
      where not is_code and w.words like part
      union all
      select a.id, a.first_name || ' ' || a.last_name, a.reference, a.status, a.created_at, 0
      from public.certification_applications a where is_code and a.reference = code
      order by rank, at desc, id limit most) r),
    'calls', (select coalesce(jsonb_agg(to_jsonb(r)), '[]') from (
      select b.id, b.name as label, b.reference as detail, b.status, b.starts_at as at, 0 as rank
      from public.bookings b where is_code and b.reference = code) r),
    'people', (select coalesce(jsonb_agg(to_jsonb(r) order by r.rank, r.at desc, r.id), '[]') from (
      select p.id, coalesce(nullif(p.name, ''), p.email) as label, p.email as detail, p.role as status,
        p.created_at as at,
        case when starts_with(p.search, folded) then 1
          when position(' ' || folded in p.search) > 0 then 2 else 3 end as rank
      from public.profiles p where (select private.is_admin()) and p.search like part
      order by rank, p.created_at desc, p.id limit most) r));
end $$;

-- The search for administrators, who may read every row. A definer, so that the search uses the trigram index instead
-- of checking policies first.
create function private.search_rows_of_all(asked text, most integer) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin('Only an administrator searches everything');
  return private.search_rows(asked, most);
end $$;

-- Returns up to `most` results per kind. PT400: a query not of 2 to 100 characters.
create function public.search_all(q text, most integer default 5) returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
declare
  asked text := btrim(coalesce(q, ''));
begin
  if length(asked) not between 2 and 100 then
    raise exception 'A search has 2 to 100 characters' using errcode = 'PT400', detail = 'q';
  elsif most is null or most not between 1 and 20 then
    raise exception 'A search answers with 1 to 20 of a kind' using errcode = 'PT400', detail = 'most';
  end if;
  return case when (select private.is_admin()) then private.search_rows_of_all(asked, most)
    else private.search_rows(asked, most) end;
end $$;

-- == Functions: overviews ==

-- Returns open deadlines through `until`, the next one first: of all clients that the caller may read, or of those of
-- one owner.
create function private.open_deadlines(until date, most integer, of_owner uuid default null) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', d.id, 'clientId', d.client_id, 'client', d.client, 'name', d.name,
    'dueOn', d.due_on, 'overdue', d.due_on < private.office_day()) order by d.due_on, d.id), '[]')
  from (
    select d.id, d.client_id, c.name as client, d.name, d.due_on
    from public.client_deadlines d join public.clients c on c.id = d.client_id
    where d.done_at is null and d.due_on <= until and c.status <> 'Inactive'
      and (of_owner is null or c.user_id = of_owner)
    order by d.due_on, d.id limit most
  ) d
$$;

-- Returns the newest clients.
create function private.latest_clients(most integer) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name, 'company', c.company, 'status', c.status,
    'createdAt', c.created_at) order by c.created_at desc, c.id), '[]')
  from (
    select c.id, c.name, c.company, c.status, c.created_at from public.clients c
    order by c.created_at desc, c.id limit most
  ) c
$$;

-- Returns the latest projections of the caller's own clients and files in the caller's folder.
create function private.own_papers(most integer) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(p) order by p.at desc, p.id), '[]') from (
    select p.id::text as id, 'projection' as kind, p.label as name, p.client_id as "clientId", p.made_at as at
    from public.projections p join public.clients c on c.id = p.client_id
    where c.user_id = (select auth.uid()) and p.archived_at is null
    union all
    select o.name, 'document', regexp_replace(o.name, '^.*/', ''), null, o.created_at
    from storage.objects o
    where o.bucket_id = 'documents' and (storage.foldername(o.name))[1] = (select auth.uid())::text
    order by 5 desc, 1 limit most
  ) p
$$;

-- Returns the caller's latest application for certification, with its seat or its state on the waiting list.
create function private.own_application() returns jsonb
language sql stable security invoker set search_path = '' as $$
  select jsonb_build_object('id', a.id, 'reference', a.reference, 'type', a.applicant_type, 'status', a.status,
    'sentAt', a.created_at, 'reviewDueAt', a.review_due_at, 'hasSeat', m.id is not null, 'cohort', c.name,
    'startsOn', c.starts_on, 'isWaiting', coalesce(w.status in ('waiting', 'offered'), false))
  from public.certification_applications a
  left join public.cohort_members m on m.application_id = a.id
  left join public.cohorts c on c.id = m.cohort_id
  left join public.waitlist w on w.application_id = a.id
  where a.user_id = (select auth.uid())
  order by a.created_at desc, a.id limit 1
$$;

-- Returns the caller's progress in the modules that they started; null if they have no access to the training.
create function private.own_training() returns jsonb
language sql stable security invoker set search_path = '' as $$
  select case when (select private.may_train()) then (
    select coalesce(jsonb_agg(jsonb_build_object('moduleId', t.module_id, 'percent', t.percent)
      order by t.percent desc, t.module_id), '[]')
    from public.training_progress t where t.user_id = (select auth.uid())) end
$$;

-- Returns everything on a client's overview in one call.
create function public.overview_user() returns jsonb
language sql stable security invoker set search_path = '' as $$
  select jsonb_build_object(
    'nextCall', (
      select jsonb_build_object('id', b.id, 'reference', b.reference, 'kind', b.kind, 'startsAt', b.starts_at,
        'clientId', b.client_id)
      from public.bookings b
      where b.user_id = (select auth.uid()) and b.status = 'booked' and b.starts_at > now() - interval '30 minutes'
      order by b.starts_at limit 1),
    'plan', (
      select jsonb_build_object('clients', count(*), 'activeClients', count(*) filter (where c.status = 'Active'),
        'taxSavings', coalesce(sum(c.tax_savings) filter (where c.status = 'Active'), 0),
        'nextDeadline', private.open_deadlines('infinity', 1, (select auth.uid())) -> 0)
      from public.clients c where c.user_id = (select auth.uid())),
    'papers', private.own_papers(3),
    'records', case when (select private.is_member()) then public.own_records() else '[]' end,
    'recentClients', private.latest_clients(5),
    'stories', (select count(*) from public.stories s where s.user_id = (select auth.uid())),
    'application', private.own_application(),
    'training', private.own_training(),
    'nextCohort', (
      select jsonb_build_object('id', c.id, 'name', c.name, 'startsOn', c.starts_on, 'seatsLeft',
        c.seats - c.seats_taken)
      from public.cohorts c where c.status = 'open' and c.starts_on >= private.office_day()
      order by c.starts_on, c.id limit 1))
$$;

-- Returns everything on a coach's overview in one call. 42501 for other roles.
create function public.overview_coach() returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
declare
  until date := private.office_day() + 30;
begin
  if not ((select private.is_coach()) or (select private.is_admin())) then
    raise exception 'Coach privileges required' using errcode = '42501';
  end if;
  return jsonb_build_object(
    'figures', (
      select jsonb_build_object('clients', (select count(*) from public.clients),
        'clientsWithStories', f.clients_with_stories, 'stories', f.stories, 'published', f.published,
        'completionRate', case f.stories when 0 then 0 else round(100.0 * f.published / f.stories) end)
      from public.story_figures() f),
    'due', private.open_deadlines(until, 8),
    'dueCount', (
      select count(*) from public.client_deadlines d join public.clients c on c.id = d.client_id
      where d.done_at is null and d.due_on <= until and c.status <> 'Inactive'),
    'inReview', (
      select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'title', s.title, 'clientId', s.client_id,
        'client', s.client, 'since', s.updated_at) order by s.updated_at, s.id), '[]')
      from (
        select s.id, s.title, s.client_id, c.name as client, s.updated_at
        from public.stories s left join public.clients c on c.id = s.client_id where s.status = 'in_review'
        order by s.updated_at, s.id limit 8
      ) s),
    'latestStories', (
      select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'title', s.title, 'clientId', s.client_id,
        'client', s.client, 'status', s.status, 'updatedAt', s.updated_at) order by s.updated_at desc, s.id), '[]')
      from (
        select s.id, s.title, s.client_id, c.name as client, s.status, s.updated_at
        from public.stories s left join public.clients c on c.id = s.client_id where s.status <> 'archived'
        order by s.updated_at desc, s.id limit 5
      ) s),
    'recentClients', private.latest_clients(5),
    'application', private.own_application(),
    'training', private.own_training());
end $$;

-- Returns counts of pending work, with the oldest or next entry of each kind.
create function public.overview_admin() returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
begin
  if not (select private.is_admin()) then
    raise exception 'Access denied' using errcode = '42501';
  end if;
  return jsonb_build_object(
    'leads', (select jsonb_build_object('count', count(*), 'oldest', min(l.created_at))
      from public.leads l where l.status = 'new'),
    'applications', (select jsonb_build_object('count', count(*), 'oldest', min(a.created_at),
        'nextDue', min(a.review_due_at), 'overdue', count(*) filter (where a.review_due_at < now()))
      from public.certification_applications a where a.status in ('submitted', 'in_review')),
    'calls', (select jsonb_build_object(
        'within24Hours', count(*) filter (where b.starts_at < now() + interval '24 hours'),
        'withoutHost', count(*) filter (where b.host_id is null), 'next', min(b.starts_at))
      from public.bookings b where b.status = 'booked' and b.starts_at > now() - interval '30 minutes'),
    'invitations', (select jsonb_build_object('expiring', count(*), 'next', min(i.expires_at))
      from public.invitations i
      where i.status = 'pending' and i.expires_at between now() and now() + interval '2 days'),
    -- client is an earlier name of the role user, which every release knows.
    'unknownRoles', (select count(*) from public.profiles p where p.role not in ('user', 'coach', 'admin', 'client')),
    'users', (select count(*) from public.profiles),
    'clients', (select count(*) from public.clients),
    'coaches', (select count(*) from public.profiles p where p.role = 'coach'));
end $$;

-- == Functions: accounts ==

-- Changes the role of an account. A former coach's clients go to `clients_to`, or have no coach. Returns the new
-- version and the batch of the clients, which can be undone. PT400: unknown role or no coach; PT404: no such account;
-- PT409: another version, or the last administrator.
create function public.change_role(user_id uuid, role text, expected integer, clients_to uuid default null)
returns jsonb
language plpgsql security invoker set search_path = '' as $$
declare
  account public.profiles;
  now_at integer;
  batch uuid;
  given jsonb;
begin
  if not (select private.is_admin()) then
    raise exception 'Only an administrator changes roles' using errcode = '42501';
  end if;
  if change_role.role is null or change_role.role not in ('user', 'coach', 'admin') then
    raise exception 'A role is user, coach or admin' using errcode = 'PT400', detail = 'role';
  end if;
  select p.* into account from public.profiles p where p.id = change_role.user_id for no key update;
  if not found then
    raise exception 'This account is gone' using errcode = 'PT404';
  elsif account.version is distinct from expected then
    raise exception 'The account was changed meanwhile' using errcode = 'PT409', detail = 'version';
  elsif clients_to is not null and not exists (
    select from public.profiles p where p.id = clients_to and p.id <> account.id
      and p.role in ('coach', 'admin') and p.status <> 'suspended'
  ) then
    raise exception 'Clients are given to a coach' using errcode = 'PT400', detail = 'clients_to';
  end if;
  if account.role in ('coach', 'admin') and change_role.role = 'user'
    and exists (select from public.clients c where c.coach_id = account.id) then
    batch := private.begin_batch('bulk', 'clients');
    with before as (
      select c.id, c.user_id from public.clients c where c.coach_id = account.id order by c.id for no key update
    ), done as (
      update public.clients c set coach_id = clients_to from before b where c.id = b.id
      returning c.id, c.version, b.user_id is not distinct from account.id as is_owned
    )
    select jsonb_agg(jsonb_build_object('id', d.id, 'version', d.version,
      'before', jsonb_build_object('coach', account.id)
      || case when d.is_owned then jsonb_build_object('owner', account.id) else '{}' end)) into given from done d;
    perform private.end_batch(batch, given, coalesce(clients_to::text, 'none'), clients_to);
  end if;
  begin
    update public.profiles p set role = change_role.role where p.id = account.id returning p.version into now_at;
  exception when insufficient_privilege then
    if sqlerrm = 'the last administrator stays' then
      raise exception 'At least one administrator stays' using errcode = 'PT409', detail = 'last-admin';
    end if;
    raise;
  end;
  return jsonb_build_object('version', now_at, 'batch', batch);
end $$;

-- Returns counts of what an account owns, for administrators, without the contents.
create function private.account_facts(of_user uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin('Access denied');
  return (
    select jsonb_build_object(
      'sessions', (select count(*) from auth.sessions s
        where s.user_id = p.id and (s.not_after is null or s.not_after > now())),
      'signedInAt', (select max(e.created_at) from public.auth_events e where e.user_id = p.id and e.kind = 'sign_in'),
      'secondFactor', exists (select from auth.mfa_factors f
        where f.user_id = p.id and f.status = 'verified' and f.factor_type::text <> 'recovery_code'),
      'ownClients', (select count(*) from public.clients c where c.user_id = p.id),
      'coachedClients', (select count(*) from public.clients c where c.coach_id = p.id),
      'leads', (select count(*) from public.leads l where l.assigned_to = p.id),
      'stories', (select count(*) from public.stories s where s.user_id = p.id),
      'applications', (select count(*) from public.certification_applications a where a.user_id = p.id),
      'calls', (select count(*) from public.bookings b
        where b.user_id = p.id and b.status = 'booked' and b.starts_at > now()),
      'level', case when (private.valid_certificate(p.id)).id is null then null else private.cpps_level_of(p.id) end,
      'certifiedUntil', (private.valid_certificate(p.id)).expires_on)
    from public.profiles p where p.id = of_user
  );
end $$;

create function public.account_facts(user_id uuid) returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.account_facts(user_id) $$;

-- Returns the counts and the last activity for the data tab of the settings, over the caller's own and coached rows.
create function public.data_summary() returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
begin
  if not (select private.is_member()) then
    raise exception 'Sign in first' using errcode = '42501';
  end if;
  return jsonb_build_object(
    'stories', (select count(*) from public.stories s where s.user_id = (select auth.uid())),
    'clients', (select count(*) from public.clients c where (select auth.uid()) in (c.user_id, c.coach_id)),
    'lastActivity', (select max(latest.at) from (
      select max(s.updated_at) as at from public.stories s where s.user_id = (select auth.uid())
      union all
      select max(c.updated_at) from public.clients c where c.updated_by = (select auth.uid())
      union all
      select max(e.created_at) from public.auth_events e where e.user_id = (select auth.uid())
    ) latest));
end $$;

-- Returns the caller's state in each step of the certification.
create function private.own_certification() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  me uuid := (select auth.uid());
begin
  if coalesce((select private.app_role()) not in ('coach', 'admin'), true) then
    raise exception 'Coach privileges required' using errcode = '42501';
  end if;
  return jsonb_build_object(
    'application', (
      select jsonb_build_object('reference', a.reference, 'status', a.status, 'isWaiting',
        coalesce(w.status in ('waiting', 'offered'), false))
      from public.certification_applications a left join public.waitlist w on w.application_id = a.id
      where a.user_id = me order by a.created_at desc, a.id limit 1),
    'cohort', (
      select jsonb_build_object('name', c.name, 'startsOn', c.starts_on, 'endsOn', c.ends_on, 'status', c.status)
      from public.cohort_members m join public.cohorts c on c.id = m.cohort_id
      where m.user_id = me order by c.starts_on desc, c.id limit 1),
    'modules', (
      select coalesce(jsonb_agg(jsonb_build_object('id', t.module_id, 'percent', t.percent) order by t.updated_at desc,
        t.module_id), '[]')
      from public.training_progress t where t.user_id = me),
    'stories', (
      select jsonb_build_object('created', count(*), 'published', count(*) filter (where s.status = 'published'))
      from public.stories s left join public.clients c on c.id = s.client_id
      where me in (s.user_id, c.coach_id)),
    'reviews', (
      select jsonb_build_object('held', count(*) filter (where b.status = 'held'),
        'booked', count(*) filter (where b.status = 'booked' and b.starts_at > now()))
      from public.bookings b where b.host_id = me and b.kind = 'client_review'),
    'level', private.cpps_level_of(me),
    'certificate', (
      select jsonb_build_object('code', c.code, 'status', private.certificate_status(c), 'completedOn', c.completed_on,
        'expiresOn', c.expires_on)
      from public.certificates c where c.user_id = me order by c.expires_on desc, c.id limit 1));
end $$;

create function public.own_certification() returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.own_certification() $$;

-- Records in the audit log that an account deleted a record. Skips deletions by cascade, retention, or the undo of an
-- import, which have other entries or none.
create function private.record_deletion() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if pg_catalog.pg_trigger_depth() = 1 and private.batch_id() is null and private.actor() is not null then
    perform private.audit('delete', tg_table_name, old.id, to_jsonb(old) ->> 'status', null);
  end if;
  return null;
end $$;

-- == Functions: analytics ==

-- Returns row counts by the value of a column.
create function private.count_by(counted regclass, by_column text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  counts jsonb;
begin
  execute format('select coalesce(jsonb_object_agg(c.value, c.rows), ''{}'') from (
    select t.%I as value, count(*) as rows from %s t group by 1) c', by_column, counted) into counts;
  return counts;
end $$;

-- Returns figures of the entire system, for administrators.
create function private.system_analytics() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin('Access denied');
  return jsonb_build_object(
    'at', now(),
    'people', private.count_by('public.profiles', 'role'),
    'signUps', (select count(*) from public.profiles p where p.created_at > now() - interval '30 days'),
    'signIns', (select count(*) from public.auth_events e
      where e.kind = 'sign_in' and e.created_at > now() - interval '30 days'),
    'peopleSignedIn', (select count(distinct e.user_id) from public.auth_events e
      where e.kind = 'sign_in' and e.created_at > now() - interval '30 days'),
    'clients', private.count_by('public.clients', 'status'),
    'leads', private.count_by('public.leads', 'status'),
    'applications', private.count_by('public.certification_applications', 'status'),
    'stories', private.count_by('public.stories', 'status'),
    'files', (select count(*) from storage.objects),
    'fileBytes', (select coalesce(sum((o.metadata ->> 'size')::bigint), 0) from storage.objects o));
end $$;

create function public.system_analytics() returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.system_analytics() $$;

-- Returns how many leads reached each stage and the hours until their first answer: a call, an email, or a change of
-- status away from new.
create function private.analytics_leads(since timestamptz, until timestamptz) returns jsonb
language sql stable security invoker set search_path = '' as $$
  with stages (stage, place) as (
    select * from unnest('{new,contacted,qualified,converted}'::text[]) with ordinality
  ), found as materialized (
    select l.id, l.created_at, l.status from public.leads l where l.created_at >= since and l.created_at < until
  ), taken as (
    select e.lead_id, max(s.place) as place,
      min(e.created_at) filter (where e.kind in ('call', 'email') or s.stage <> 'new') as answered_at
    from found f
    join public.lead_events e on e.lead_id = f.id and e.kind in ('status', 'call', 'email')
    left join stages s on e.kind = 'status' and s.stage = e.to_value
    group by e.lead_id
  ), known as materialized (
    -- A lead at a stage counts for the stages before it.
    select greatest(s.place, t.place, 1) as place,
      case when t.answered_at is not null
        then greatest(extract(epoch from t.answered_at - f.created_at) / 3600, 0) end as hours
    from found f left join stages s on s.stage = f.status left join taken t on t.lead_id = f.id
  )
  select jsonb_build_object(
    'stages', (
      select jsonb_agg(jsonb_build_object('stage', s.stage,
        'leads', (select count(*) from known k where k.place >= s.place)) order by s.place) from stages s),
    'answers', (
      select jsonb_build_object(
        'under1', count(*) filter (where k.hours < 1),
        'under4', count(*) filter (where k.hours >= 1 and k.hours < 4),
        'under24', count(*) filter (where k.hours >= 4 and k.hours < 24),
        'under48', count(*) filter (where k.hours >= 24 and k.hours < 48),
        'later', count(*) filter (where k.hours >= 48),
        'none', count(*) filter (where k.hours is null),
        'median', round((percentile_cont(0.5) within group (order by k.hours))::numeric, 2),
        'p90', round((percentile_cont(0.9) within group (order by k.hours))::numeric, 2))
      from known k))
$$;

-- Returns the totals that are compared with the previous period. Due applications are those that were decided, and open
-- ones that are overdue.
create function private.analytics_totals(since timestamptz, until timestamptz) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select private.analytics_leads(since, until)
    || (
      select jsonb_build_object(
        'applications', count(*),
        'due', count(*) filter (where a.decided_at is not null
          or a.status in ('submitted', 'in_review') and a.review_due_at < now()),
        'inTime', count(*) filter (where a.decided_at <= a.review_due_at),
        'decisionHours', round((percentile_cont(0.5) within group (order by
          extract(epoch from a.decided_at - a.created_at) / 3600))::numeric, 2))
      from public.certification_applications a where a.created_at >= since and a.created_at < until)
    || (
      select jsonb_build_object(
        'clientsAdded', count(*) filter (where c.created_at >= since),
        'activeClients', count(*) filter (where c.status = 'Active'),
        'savings', coalesce(sum(c.tax_savings) filter (where c.status = 'Active'), 0),
        'retainers', coalesce(sum(c.retainer_value) filter (where c.status = 'Active'), 0))
      from public.clients c where c.created_at < until)
    || (
      select jsonb_build_object('modulesCompleted', count(*))
      from public.training_progress t where t.completed_at >= since and t.completed_at < until)
$$;

-- Returns leads per week and source, with empty weeks. The five largest sources have their own series. A source ends at
-- its first comma, because a form may append its context.
create function private.analytics_lead_weeks(
  since timestamptz, until timestamptz, weeks date[], zone text
) returns jsonb
language sql stable security invoker set search_path = '' as $$
  with found as materialized (
    select date_trunc('week', l.created_at at time zone zone)::date as week,
      coalesce(btrim(split_part(l.source, ',', 1)), '') as source, count(*) as leads
    from public.leads l where l.created_at >= since and l.created_at < until group by 1, 2
  ), ranked as materialized (
    select f.source, least(row_number() over (order by sum(f.leads) desc, f.source), 6) as place
    from found f group by f.source
  ), counted as (
    select f.week, r.place, sum(f.leads) as leads
    from found f join ranked r on r.source = f.source group by f.week, r.place
  )
  select jsonb_build_object(
    'sources', coalesce((select jsonb_agg(r.source order by r.place) from ranked r where r.place < 6), '[]'),
    'others', (select count(*) from ranked r where r.place = 6),
    'weeks', (
      select jsonb_agg(filled.counts order by filled.week)
      from (
        select w.week,
          coalesce(jsonb_agg(coalesce(c.leads, 0) order by p.place) filter (where p.place is not null), '[]') as counts
        from unnest(weeks) as w (week)
        left join (select distinct r.place from ranked r) p on true
        left join counted c on c.week = w.week and c.place = p.place
        group by w.week
      ) filled))
$$;

-- Returns applications per week and status, with empty weeks.
create function private.analytics_application_weeks(
  since timestamptz, until timestamptz, weeks date[], zone text
) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select jsonb_agg(jsonb_build_object('approved', coalesce(f.approved, 0), 'rejected', coalesce(f.rejected, 0),
    'withdrawn', coalesce(f.withdrawn, 0), 'open', coalesce(f.open, 0)) order by w.week)
  from unnest(weeks) as w (week)
  left join (
    select date_trunc('week', a.created_at at time zone zone)::date as week,
      count(*) filter (where a.status = 'approved') as approved,
      count(*) filter (where a.status = 'rejected') as rejected,
      count(*) filter (where a.status = 'withdrawn') as withdrawn,
      count(*) filter (where a.status in ('submitted', 'in_review')) as open
    from public.certification_applications a where a.created_at >= since and a.created_at < until group by 1
  ) f on f.week = w.week
$$;

-- Returns client counts per coach, including coaches without clients and, with a null id, clients without a coach.
create function private.analytics_coaches() returns jsonb
language sql stable security invoker set search_path = '' as $$
  with counted as (
    select c.coach_id, count(*) filter (where c.status = 'Active') as active,
      count(*) filter (where c.status = 'Prospect') as prospect,
      count(*) filter (where c.status = 'Inactive') as inactive, count(*) as clients
    from public.clients c group by c.coach_id
  )
  select coalesce(jsonb_agg(jsonb_build_object('id', coalesce(n.coach_id, p.id),
    'name', coalesce(nullif(btrim(p.name), ''), p.email), 'active', coalesce(n.active, 0),
    'prospect', coalesce(n.prospect, 0), 'inactive', coalesce(n.inactive, 0))
    order by n.clients desc nulls last, p.name, p.id), '[]')
  from counted n
  full join (
    select p.id, p.name, p.email from public.profiles p
    where p.role = 'coach' or p.id in (select c.coach_id from counted c)
  ) p on p.id = n.coach_id
$$;

-- Returns running totals of currently active clients by the month of their creation, with their current values: earlier
-- values are not stored.
create function private.analytics_months(since timestamptz, until timestamptz, zone text) returns jsonb
language sql stable security invoker set search_path = '' as $$
  with months as (
    select m::date as month from generate_series(date_trunc('month', since at time zone zone),
      (until - interval '1 second') at time zone zone, interval '1 month') as m
  ), added as (
    select greatest(date_trunc('month', c.created_at at time zone zone)::date, (select min(m.month) from months m))
        as month, count(*) as clients, sum(c.tax_savings) as savings, sum(c.retainer_value) as retainers
    from public.clients c where c.status = 'Active' and c.created_at < until group by 1
  ), running as (
    select m.month, sum(a.clients) over upto as clients, sum(a.savings) over upto as savings,
      sum(a.retainers) over upto as retainers
    from months m left join added a on a.month = m.month window upto as (order by m.month)
  )
  select jsonb_agg(jsonb_build_object('month', r.month, 'clients', coalesce(r.clients, 0),
    'savings', coalesce(r.savings, 0), 'retainers', coalesce(r.retainers, 0)) order by r.month)
  from running r
$$;

-- Returns current seats and waiting lists, without cohorts that ended before the period, and the training in the
-- period.
create function private.analytics_programme(since timestamptz, until timestamptz, first_day date) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select jsonb_build_object(
    'cohorts', (
      select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name, 'startsOn', c.starts_on,
        'status', c.status, 'seats', c.seats, 'taken', c.seats_taken, 'waiting', (
          select count(*) from public.waitlist w where w.cohort_id = c.id and w.status in ('waiting', 'offered')))
        order by c.starts_on, c.id), '[]')
      from public.cohorts c where c.status <> 'cancelled' and c.ends_on >= first_day),
    'waitingForAny', (
      select count(*) from public.waitlist w where w.cohort_id is null and w.status in ('waiting', 'offered')),
    'training', (
      select coalesce(jsonb_agg(jsonb_build_object('module', t.module_id, 'started', t.started,
        'completed', t.completed, 'score', t.score) order by t.module_id), '[]')
      from (
        select t.module_id,
          count(*) filter (where t.percent > 0 and t.created_at >= since and t.created_at < until) as started,
          count(*) filter (where t.completed_at >= since and t.completed_at < until) as completed,
          percentile_cont(0.5) within group (order by t.quiz_score) as score
        from public.training_progress t group by t.module_id
      ) t))
$$;

-- Returns the firm's figures for a period of at most two years, for administrators. Weeks begin on Monday; days, weeks,
-- and months are those of the office's time zone. Data without a history counts with its current value, and the page
-- says so. 22023: invalid period.
create function private.analytics(first_day date, last_day date) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  zone constant text := private.office_zone();
  since timestamptz := first_day::timestamp at time zone private.office_zone();
  until timestamptz := (last_day + 1)::timestamp at time zone private.office_zone();
  before_since timestamptz;
  weeks date[];
begin
  perform private.require_admin('Access denied');
  if first_day is null or last_day is null or last_day < first_day or first_day < date '2000-01-01' then
    raise exception 'A period goes from a day to the same or a later one' using errcode = '22023';
  elsif last_day - first_day > 731 then
    raise exception 'A period has at most two years' using errcode = '22023';
  end if;
  before_since := (first_day - (last_day - first_day + 1))::timestamp at time zone zone;
  weeks := array(select w::date
    from generate_series(date_trunc('week', first_day::timestamp), last_day, '7 days') as w);
  return jsonb_build_object('at', now(), 'today', private.office_day(), 'firstDay', first_day, 'lastDay', last_day,
    'weeks', weeks,
    'now', private.analytics_totals(since, until), 'before', private.analytics_totals(before_since, since),
    'leadWeeks', private.analytics_lead_weeks(since, until, weeks, zone),
    'applicationWeeks', private.analytics_application_weeks(since, until, weeks, zone),
    'coaches', private.analytics_coaches(), 'months', private.analytics_months(since, until, zone))
    || private.analytics_programme(since, until, first_day);
end $$;

create function public.analytics(first_day date, last_day date) returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.analytics(first_day, last_day) $$;

-- == Functions: reports of pages ==

-- Returns a salted hash of the sender of a report: the address from the edge, if the edge sent its key, else the
-- address of the request. Returns unknown without an address. 42501: wrong key.
create function private.report_sender(relay_key text, address text) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  settings private.report_settings;
begin
  select * into settings from private.report_settings;
  if relay_key is null then
    address := private.request_address();
  elsif settings.relay_hash is distinct from encode(sha256(convert_to(relay_key, 'UTF8')), 'hex') then
    raise exception 'The key of the edge (SITE_REPORT_KEY) is not the one of private.report_settings'
      using errcode = '42501';
  end if;
  return coalesce(
    encode(sha256(convert_to(settings.salt || ':' || private.sender_key(address), 'UTF8')), 'hex'), 'unknown');
end $$;

-- Counts a report and returns whether it is within the limit. All senders without an address share a limit twelve times
-- as high.
create function private.take_report_turn(begins_at timestamptz, sender text, kind text, most integer) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  taken_now integer;
begin
  insert into private.report_turns as t (begins_at, sender, kind, taken)
  values (take_report_turn.begins_at, take_report_turn.sender, take_report_turn.kind, 1)
  on conflict on constraint report_turns_pkey do update set taken = t.taken + 1 returning t.taken into taken_now;
  return taken_now <= most * case sender when 'unknown' then 12 else 1 end;
end $$;

-- Returns the first fault of a report as "<field>: <reason>", or null. The edge applies the same rules
-- (shell/server/page-reports.ts).
create function private.page_report_fault(report jsonb) returns text
language sql stable security definer set search_path = '' as $$
  with lists (list, most) as (values ('errors', 10), ('views', 10), ('vitals', 4)),
  entries as (
    select l.list, e.place, e.entry, l.list || '.' || (e.place - 1) || '.' as at
    from lists l
    cross join lateral jsonb_array_elements(
      case jsonb_typeof(report -> l.list) when 'array' then report -> l.list else '[]' end)
      with ordinality as e (entry, place)
  ),
  texts (list, field, least, most) as (values
    ('errors', 'message', 1, 200), ('errors', 'place', 0, 200), ('errors', 'stack', 0, 1000),
    ('errors', 'route', 0, 120)),
  numbers (list, field, least, most) as (values ('views', 'count', 1, 200), ('vitals', 'value', 0, 600000)),
  options (list, field, known) as (values
    ('errors', 'kind', '{render,script,promise,chunk,late,boot}'::text[]), ('vitals', 'metric', '{LCP,INP,CLS,TTFB}')),
  faults (list, place, fault) as (
    select '', 0, 'release: expected the id of a release set'
    where (jsonb_typeof(report -> 'release') = 'string'
      and report ->> 'release' ~ '^[A-Za-z0-9._+-]{1,64}$') is not true
    union all
    select l.list, 0, format('%s: expected a list of %s at most', l.list, l.most) from lists l
    where case jsonb_typeof(report -> l.list)
      when 'array' then jsonb_array_length(report -> l.list) > l.most else true end
    union all
    select e.list, e.place, e.at || 'remote: expected a package of this site (private.site_packages)' from entries e
    where not exists (select from private.site_packages p where to_jsonb(p.remote) = e.entry -> 'remote')
    union all
    select e.list, e.place, e.at || 'version: expected a version' from entries e
    where (jsonb_typeof(e.entry -> 'version') = 'string'
      and e.entry ->> 'version' ~ '^[A-Za-z0-9._+-]{1,64}$') is not true
    union all
    select e.list, e.place, format('%s%s: expected one of %s', e.at, o.field, array_to_string(o.known, ', '))
    from entries e join options o using (list)
    where (jsonb_typeof(e.entry -> o.field) = 'string' and e.entry ->> o.field = any (o.known)) is not true
    union all
    select e.list, e.place, format('%s%s: expected %s to %s characters', e.at, t.field, t.least, t.most)
    from entries e join texts t using (list)
    where (jsonb_typeof(e.entry -> t.field) = 'string'
      and length(e.entry ->> t.field) between t.least and t.most) is not true
    union all
    select e.list, e.place, format('%s%s: expected a whole number from %s to %s', e.at, n.field, n.least, n.most)
    from entries e join numbers n using (list)
    where case jsonb_typeof(e.entry -> n.field)
      when 'number' then (e.entry ->> n.field)::numeric not between n.least and n.most
        or (e.entry ->> n.field)::numeric % 1 <> 0
      else true end
    union all
    select e.list, e.place, format('%s%s: expected a file of this site', e.at, f.field)
    from entries e
    cross join unnest('{place,stack}'::text[]) as f (field)
    cross join lateral regexp_split_to_table(e.entry ->> f.field, '\n') as file
    where e.list = 'errors' and file <> ''
      and file !~ '^(https?://localhost:[0-9]+)?/(static|remotes)/[A-Za-z0-9_@~+./-]+(:[0-9]+:[0-9]+)?$'
  )
  select f.fault from faults f order by f.list, f.place, f.fault limit 1
$$;

-- Counts an error. New errors are limited per hour to 30 per sender and package, 300 per package, and 2,000 in total,
-- so that the table stays small and a flood from one package leaves room for the others.
create function private.count_site_error(this_hour timestamptz, set_id text, entry jsonb, sender text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  of_part integer;
  of_all integer;
  -- Line breaks and other control characters could forge lines in the list of errors.
  words text := regexp_replace(entry ->> 'message', '[\u0001-\u001f\u007f-\u009f]', ' ', 'g');
  pattern text := regexp_replace(entry ->> 'route', '[\u0001-\u001f\u007f-\u009f]', ' ', 'g');
begin
  update public.site_errors e
  set count = least(e.count, 2000000000) + 1, last_at = now(), stack = entry ->> 'stack', route = pattern
  where e.hour = this_hour and e.remote = entry ->> 'remote' and e.version = entry ->> 'version'
    and e.release = set_id and e.kind = entry ->> 'kind' and e.message = words
    and e.place = entry ->> 'place';
  if found or not private.take_report_turn(this_hour, sender, 'errors of ' || (entry ->> 'remote'), 30) then
    return;
  end if;
  select count(*) filter (where e.remote = entry ->> 'remote'), count(*) into of_part, of_all
  from public.site_errors e where e.hour = this_hour;
  if of_part >= 300 or of_all >= 2000 then
    return;
  end if;
  insert into public.site_errors as e (hour, remote, version, release, kind, message, place, stack, route)
  values (this_hour, entry ->> 'remote', entry ->> 'version', set_id, entry ->> 'kind',
    words, entry ->> 'place', entry ->> 'stack', pattern)
  on conflict (hour, remote, version, release, kind, message, place)
  do update set count = e.count + 1, last_at = now(), stack = excluded.stack, route = excluded.route;
end $$;

-- Counts views. New rows are limited per hour to 50 per sender and 2,000 in total.
create function private.count_site_views(this_hour timestamptz, set_id text, entry jsonb, sender text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update public.site_views v set views = least(v.views, 2000000000) + (entry ->> 'count')::integer
  where v.hour = this_hour and v.remote = entry ->> 'remote' and v.version = entry ->> 'version' and v.release = set_id;
  if found or not private.take_report_turn(this_hour, sender, 'views', 50)
    or (select count(*) from public.site_views v where v.hour = this_hour) >= 2000 then
    return;
  end if;
  insert into public.site_views as v (hour, remote, version, release, views)
  values (this_hour, entry ->> 'remote', entry ->> 'version', set_id, (entry ->> 'count')::integer)
  on conflict (hour, remote, version, release) do update set views = v.views + excluded.views;
end $$;

-- Counts a measurement. New rows are limited per hour to 1,000 per sender and 20,000 in total.
create function private.count_site_vital(this_hour timestamptz, set_id text, entry jsonb, sender text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  rounded integer := private.two_digits((entry ->> 'value')::numeric);
begin
  update public.site_vitals v set views = least(v.views, 2000000000) + 1
  where v.hour = this_hour and v.remote = entry ->> 'remote' and v.version = entry ->> 'version'
    and v.release = set_id and v.metric = entry ->> 'metric' and v.value = rounded;
  if found or not private.take_report_turn(this_hour, sender, 'vitals', 1000)
    or (select count(*) from public.site_vitals v where v.hour = this_hour) >= 20000 then
    return;
  end if;
  insert into public.site_vitals as v (hour, remote, version, release, metric, value, views)
  values (this_hour, entry ->> 'remote', entry ->> 'version', set_id, entry ->> 'metric', rounded, 1)
  on conflict (hour, remote, version, release, metric, value) do update set views = v.views + 1;
end $$;

-- Counts a sender's views and errors for a release set. The views of the shell count, because every page contains it.
-- New rows are limited to 20 release sets per sender and hour.
create function private.count_report_sender(this_hour timestamptz, report jsonb, sender text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  set_id text := report ->> 'release';
  more_views integer := (
    select coalesce(sum((e ->> 'count')::integer), 0) from jsonb_array_elements(report -> 'views') e
    where e ->> 'remote' = 'shell');
  more_errors integer := jsonb_array_length(report -> 'errors');
begin
  update private.report_senders s
  set views = least(s.views, 2000000000) + more_views, errors = least(s.errors, 2000000000) + more_errors
  where s.release = set_id and s.hour = this_hour and s.sender = count_report_sender.sender;
  if found or not private.take_report_turn(this_hour, sender, 'sets', 20) then
    return;
  end if;
  insert into private.report_senders as s (release, hour, sender, views, errors)
  values (set_id, this_hour, count_report_sender.sender, more_views, more_errors)
  on conflict on constraint report_senders_pkey
  do update set views = s.views + excluded.views, errors = s.errors + excluded.errors;
end $$;

-- Records the report of one page. The edge checks reports first, but a caller may bypass it, so all checks and limits
-- apply here again. PT429: too many reports; PT413: over 32 KB; 23514: invalid.
create function private.record_page_report(report jsonb, relay_key text, address text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  this_minute timestamptz := date_trunc('minute', now());
  this_hour timestamptz := date_trunc('hour', now());
  set_id text := report ->> 'release';
  sender text := private.report_sender(relay_key, address);
  fault text;
  entry jsonb;
begin
  if not private.take_report_turn(this_minute, sender, 'reports', 60) then
    perform private.refuse_for_now('Very many reports have come from your network.',
      this_minute + interval '1 minute' - now());
  end if;
  if not private.take_report_turn(this_minute, '', 'reports', 3000) then
    perform private.refuse_for_now('Very many reports are coming in.', this_minute + interval '1 minute' - now());
  end if;
  if pg_column_size(report) > 32768 then
    raise exception 'A report has 32 KB at most' using errcode = 'PT413';
  end if;
  fault := private.page_report_fault(report);
  if fault is not null then
    raise exception 'The report is not valid: %', fault using errcode = '23514';
  end if;
  perform private.count_report_sender(this_hour, report, sender);
  for entry in select jsonb_array_elements(report -> 'errors') loop
    perform private.count_site_error(this_hour, set_id, entry, sender);
  end loop;
  for entry in select jsonb_array_elements(report -> 'views') loop
    perform private.count_site_views(this_hour, set_id, entry, sender);
  end loop;
  for entry in select jsonb_array_elements(report -> 'vitals') loop
    perform private.count_site_vital(this_hour, set_id, entry, sender);
  end loop;
end $$;

create function public.record_page_report(report jsonb, relay_key text default null, address text default null)
returns void
language sql security invoker set search_path = '' as $$
  select private.record_page_report(report, relay_key, address)
$$;

-- == Functions: health of the site ==

-- Returns errors, views, and the 75th percentile of each metric per package and version. Includes versions with errors
-- but no views.
create function private.site_health_parts(since timestamptz) returns jsonb
language sql stable security definer set search_path = '' as $$
  with counted as (
    select e.remote, e.version, sum(e.count) as errors, 0 as views, min(e.hour) as first, max(e.hour) as last
    from public.site_errors e where e.hour >= since group by e.remote, e.version
    union all
    select v.remote, v.version, 0, sum(v.views), min(v.hour), max(v.hour)
    from public.site_views v where v.hour >= since group by v.remote, v.version
  ), parts as (
    select c.remote, c.version, sum(c.errors) as errors, sum(c.views) as views,
      min(c.first) as first, max(c.last) as last
    from counted c group by c.remote, c.version
  ), measured as (
    select v.remote, v.version, v.metric, v.value, sum(v.views) as views
    from public.site_vitals v where v.hour >= since group by v.remote, v.version, v.metric, v.value
  ), running as (
    select m.*, sum(m.views) over (partition by m.remote, m.version, m.metric order by m.value) as upto,
      sum(m.views) over (partition by m.remote, m.version, m.metric) as total
    from measured m
  ), vitals as (
    select q.remote, q.version,
      jsonb_object_agg(q.metric, jsonb_build_object('p75', q.p75, 'views', q.total)) as metrics
    from (
      select r.remote, r.version, r.metric, r.total, min(r.value) as p75
      from running r where r.upto >= 0.75 * r.total group by r.remote, r.version, r.metric, r.total
    ) q group by q.remote, q.version
  )
  select coalesce(jsonb_agg(jsonb_build_object('remote', p.remote, 'version', p.version, 'errors', p.errors,
    'views', p.views, 'first', p.first, 'last', p.last, 'vitals', coalesce(v.metrics, '{}'))
    order by p.remote, p.last desc, p.first desc, p.version), '[]')
  from parts p left join vitals v on v.remote = p.remote and v.version = p.version
$$;

-- Returns the errors of each package per hour or day, with empty steps.
create function private.site_health_steps(since timestamptz, step text) returns jsonb
language sql stable security definer set search_path = '' as $$
  with steps as (
    select s as at from generate_series(date_trunc(step, since, 'UTC'), now(), ('1 ' || step)::interval) as s
  ), packages as (
    select e.remote from public.site_errors e where e.hour >= since
    union select v.remote from public.site_views v where v.hour >= since
  ), found as (
    select e.remote, date_trunc(step, e.hour, 'UTC') as at, sum(e.count) as errors
    from public.site_errors e where e.hour >= since group by 1, 2
  )
  select jsonb_build_object(
    'steps', (select jsonb_agg(s.at order by s.at) from steps s),
    'packages', (
      select coalesce(jsonb_agg(jsonb_build_object('remote', p.remote, 'errors', (
        select jsonb_agg(coalesce(f.errors, 0) order by s.at)
        from steps s left join found f on f.remote = p.remote and f.at = s.at)) order by p.remote), '[]')
      from packages p))
$$;

-- Returns the 50 latest distinct errors.
create function private.site_health_latest(since timestamptz) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(l) order by l."lastAt" desc), '[]')
  from (
    select e.remote, e.version, e.kind, e.message, e.place, sum(e.count) as count, max(e.last_at) as "lastAt",
      (array_agg(e.release order by e.last_at desc))[1] as release,
      (array_agg(e.stack order by e.last_at desc))[1] as stack,
      (array_agg(e.route order by e.last_at desc))[1] as route
    from public.site_errors e where e.hour >= since
    group by e.remote, e.version, e.kind, e.message, e.place
    order by max(e.last_at) desc limit 50
  ) l
$$;

-- Returns the health of the site over the last 24 hours, 7 days, or 30 days, for administrators. 22023: another period.
create function private.site_health(hours integer) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  since timestamptz := date_trunc('hour', now()) - make_interval(hours => site_health.hours - 1);
begin
  perform private.require_admin('Access denied');
  if hours is null or hours not in (24, 168, 720) then
    raise exception 'A period has 24, 168 or 720 hours' using errcode = '22023';
  end if;
  return jsonb_build_object('at', now(), 'since', since, 'parts', private.site_health_parts(since),
    'latest', private.site_health_latest(since))
    || private.site_health_steps(since, case hours when 24 then 'hour' else 'day' end);
end $$;

create function public.site_health(hours integer) returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.site_health(hours) $$;

-- Returns views, errors, and senders of the release sets since the hour of `since`, with which the release job promotes
-- or rolls back a canary. Each sender counts for at most 25 views and 25 errors, so that the result depends on many
-- senders. Only the secret key may call it.
create function public.release_counts(set_ids text[], since timestamptz) returns jsonb
language sql stable security definer set search_path = '' as $$
  with senders as (
    select least(sum(s.views), 25) as views, least(sum(s.errors), 25) as errors
    from private.report_senders s
    where s.release = any (set_ids) and s.hour >= date_trunc('hour', release_counts.since)
    group by s.sender
  )
  select jsonb_build_object(
    'views', coalesce(sum(s.views), 0), 'errors', coalesce(sum(s.errors), 0),
    'senders', count(*) filter (where s.views > 0), 'errorSenders', count(*) filter (where s.errors > 0))
  from senders s
$$;

-- == Access and triggers, by table ==

-- public.site_errors
-- Administrators read errors, views, and vitals. record_page_report writes them.
create policy site_errors_select on public.site_errors for select to authenticated using ((select private.is_admin()));
grant select on public.site_errors to authenticated;

-- public.site_views
create policy site_views_select on public.site_views for select to authenticated using ((select private.is_admin()));
grant select on public.site_views to authenticated;

-- public.site_vitals
create policy site_vitals_select on public.site_vitals for select to authenticated using ((select private.is_admin()));
grant select on public.site_vitals to authenticated;

-- public.clients
create trigger record_deletion after delete on public.clients
  for each row execute function private.record_deletion();

-- public.leads
create trigger record_deletion after delete on public.leads
  for each row execute function private.record_deletion();

-- public.stories
create trigger record_deletion after delete on public.stories
  for each row execute function private.record_deletion();

-- == Function grants ==

grant execute on function
  private.record_page_report(jsonb, text, text), public.record_page_report(jsonb, text, text)
to anon;

grant execute on function
  private.search_rows(text, integer), private.search_rows_of_all(text, integer), public.search_all(text, integer),
  private.open_deadlines(date, integer, uuid), private.latest_clients(integer), private.own_papers(integer),
  public.overview_user(), public.overview_coach(), public.overview_admin(), private.own_application(),
  public.data_summary(), private.system_analytics(), public.system_analytics(),
  public.change_role(uuid, text, integer, uuid), private.account_facts(uuid), public.account_facts(uuid),
  private.own_certification(), public.own_certification(), private.analytics(date, date),
  public.analytics(date, date), private.own_training(), private.site_health(integer), public.site_health(integer)
to authenticated;

grant execute on function
  private.delete_expired(timestamp with time zone, integer), public.delete_expired(),
  public.release_counts(text[], timestamp with time zone)
to service_role;

-- Platform: what Supabase's own services use. Storage buckets (avatars and documents of accounts, media, tools,
-- resources) and the access to their files, the private realtime channels of stories, published tables, scheduled jobs,
-- and the grants of the service role.
-- Access: in avatars and documents, the first folder of a file's name is the account that owns it; the other buckets
-- have no owner.

-- == Rows ==

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  ('avatars', 'avatars', false, 1048576, array['image/png', 'image/jpeg', 'image/webp']),
  ('documents', 'documents', false, 20971520, array[
    'application/pdf', 'text/plain', 'text/csv', 'image/png', 'image/jpeg', 'image/webp',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'application/vnd.openxmlformats-officedocument.presentationml.presentation'
  ]),
  ('media', 'media', true, 10485760, array['image/png', 'image/jpeg', 'image/webp', 'application/pdf']),
  ('tools', 'tools', false, 10485760, array[
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'application/vnd.openxmlformats-officedocument.presentationml.presentation'
  ]),
  ('resources', 'resources', false, 5242880, array[
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'application/pdf', 'video/webm',
    'application/json'
  ])
on conflict (id) do nothing;

-- == Access and triggers, by table ==

-- realtime.messages
-- Members who may read a story join its channel and announce their presence. Realtime allows a join to members who may
-- read broadcasts; no policy lets them send any.
create policy members_only on realtime.messages as restrictive for all to authenticated
  using ((select private.is_member()));
create policy story_channel_select on realtime.messages for select to authenticated using (
  extension in ('broadcast', 'presence')
  and exists (select from public.stories s where s.id = (select private.channel_story()))
);
create policy story_channel_insert on realtime.messages for insert to authenticated with check (
  extension = 'presence' and exists (select from public.stories s where s.id = (select private.channel_story()))
);

-- storage.objects
-- media: public URLs, without a policy; administrators list and write files.
-- avatars, documents: the owner reads and writes, administrators and the owner's coach read. A client also reads the
-- picture of their coach. Another person's picture is visible only if that person shows their profile.
-- tools: members with access to the tools read files; administrators read all and upload to the folder incoming.
-- resources: members read the files of the levels that are open to them.
create policy product_objects_members_only on storage.objects as restrictive for all to authenticated
  using ((select private.is_member()));
-- Hides the picture of a person who hides their profile, except from that person and administrators.
create policy avatars_as_wished on storage.objects as restrictive for select to authenticated using (
  bucket_id <> 'avatars' or (storage.foldername(name))[1] = (select auth.uid())::text or (select private.is_admin())
  or (
    (storage.foldername(name))[1] ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
    and private.prefers(((storage.foldername(name))[1])::uuid, 'profile_visible')
  )
);
create policy product_objects_select on storage.objects for select to authenticated using (
  (bucket_id = 'media' and (select private.is_admin()))
  or (bucket_id in ('avatars', 'documents') and (storage.foldername(name))[1] = (select auth.uid())::text)
  or (bucket_id in ('avatars', 'documents', 'tools') and (select private.is_admin()))
  or (
    bucket_id in ('avatars', 'documents')
    and (storage.foldername(name))[1] in (select ids::text from private.coached_user_ids() as ids)
  )
  or (bucket_id = 'tools' and (storage.foldername(name))[1] <> 'incoming' and (select private.may_use_tools()))
);
-- In addition to the policy for all buckets: a client reads the picture of their coach.
create policy avatars_of_coaches on storage.objects for select to authenticated using (
  bucket_id = 'avatars' and (storage.foldername(name))[1] in (select ids::text from private.own_coach_ids() as ids)
);
create policy resource_files_select on storage.objects for select to authenticated
  using (bucket_id = 'resources' and private.opens_resource_file(name));
create policy product_objects_insert on storage.objects for insert to authenticated with check (
  (bucket_id = 'media' and (select private.is_admin()))
  or (bucket_id in ('avatars', 'documents') and (storage.foldername(name))[1] = (select auth.uid())::text)
  or (bucket_id = 'tools' and (storage.foldername(name))[1] = 'incoming' and (select private.is_admin()))
);
create policy product_objects_update on storage.objects for update to authenticated
  using (
    (bucket_id = 'media' and (select private.is_admin()))
    or (bucket_id in ('avatars', 'documents') and (storage.foldername(name))[1] = (select auth.uid())::text)
  )
  with check (
    (bucket_id = 'media' and (select private.is_admin()))
    or (bucket_id in ('avatars', 'documents') and (storage.foldername(name))[1] = (select auth.uid())::text)
  );
create policy product_objects_delete on storage.objects for delete to authenticated using (
  (bucket_id = 'media' and (select private.is_admin()))
  or (bucket_id in ('avatars', 'documents') and (storage.foldername(name))[1] = (select auth.uid())::text)
);

-- == Realtime ==

alter publication supabase_realtime add table
  public.application_decisions, public.application_events, public.bookings, public.certification_applications,
  public.client_deadlines, public.clients, public.invitations, public.lead_events, public.leads,
  public.notifications, public.profiles, public.stories, public.story_comments, public.waitlist;

-- == Scheduled jobs ==

-- Jobs need pg_cron. Without it, the operator of the database calls private.delete_expired() every hour, and a
-- scheduler calls the server function send-decisions (supabase/README.md).
do $$
begin
  if exists (select from pg_available_extensions e where e.name = 'pg_cron') then
    create extension if not exists pg_cron;
    perform cron.schedule('delete-expired', '17 * * * *', 'select private.delete_expired()');
  end if;
exception when others then
  raise notice 'delete_expired is not scheduled: %', sqlerrm;
end $$;

do $$
begin
  if (select count(*) from pg_available_extensions e where e.name in ('pg_cron', 'pg_net')) = 2 then
    create extension if not exists pg_cron;
    create extension if not exists pg_net;
    perform cron.schedule('send-decisions', '* * * * *', 'select private.ask_for_letters()');
  end if;
exception when others then
  raise notice 'send-decisions is not scheduled: %', sqlerrm;
end $$;

-- == Grants of platform roles ==

-- The hosted auth server calls the auth hooks under its own role.
do $$
begin
  if exists (select from pg_roles where rolname = 'supabase_auth_admin') then
    grant usage on schema private to supabase_auth_admin;
    grant execute on function
      private.password_verification_attempt(jsonb), private.mfa_verification_attempt(jsonb)
    to supabase_auth_admin;
  end if;
end $$;

-- The project's secret key has the role service_role. Each file grants it the functions that it may call.
grant all on all tables in schema public to service_role;
grant all on all sequences in schema public to service_role;
-- Only SECURITY DEFINER functions write the audit log.
revoke insert, update, delete, truncate, references, trigger on public.audit_log from service_role;

-- Objects of later migrations.
alter default privileges in schema public grant all on tables to service_role;
alter default privileges in schema public grant all on sequences to service_role;

reset check_function_bodies;
