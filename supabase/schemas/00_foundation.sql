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
