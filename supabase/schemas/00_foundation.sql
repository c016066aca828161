-- Foundation: what every subject uses. Schema private and its default privileges, the helpers that policies call
-- (who the caller is, whose rows they may read), limits and quotas, row versions, batches that can be undone, the audit
-- log's writer and notices.
--
-- Files load in the order of their names, each with its tables, rows, functions, views, access rules and triggers, and
-- grants. `npm run schema -- <name>` drafts the migration for a change. See supabase/README.md.
--
-- A function that a page may call is a pair: a SECURITY INVOKER function in public, which the API exposes, and a
-- SECURITY DEFINER function of the same name in private, which does the work. Supabase's linter reports a definer in an
-- exposed schema (lints 0028 and 0029); the pair adds no right.

-- Nothing new in schema public is open to API callers before a grant names it.
create schema private;
revoke all on schema private from public;
grant usage on schema private to anon, authenticated, service_role;

alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
alter default privileges in schema public revoke all on functions from anon, authenticated;
alter default privileges revoke execute on functions from public;

create extension if not exists pg_trgm with schema extensions;

-- Bodies name tables and functions of later files; the check of the schema asks for them at the end.
set check_function_bodies = off;

-- Whether a link can carry an email address: mail programs read `?`, `%`, `#` and commas in one as instructions.
create function private.is_mailable(address text) returns boolean
language sql immutable set search_path = '' as $$
  select address ~
    '^[A-Za-z0-9!$&''*+/=^_`{|}~.-]+@[A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?(\.[A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?)*$'
$$;

create domain public.email_address as text check (length(value) <= 254 and private.is_mailable(value));

-- == Tables ==

-- What one account may keep. PT413 is answered as HTTP 413; the storage service answers 42501 as 403. Those who count for
-- one account wait for one another, so that requests at the same instant do not pass a limit together.
create table private.folder_quotas (
  bucket_id text primary key,
  files integer not null,
  bytes bigint not null
);

-- == Rows ==

insert into private.folder_quotas values ('avatars', 20, 10485760), ('documents', 500, 209715200);

-- == Functions ==

create function private.touch_updated_at() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.updated_at := now();
  return new;
end $$;

-- SECURITY DEFINER, so that policies do not recurse into each other; in schema private, so that they are no RPC;
-- called as (select private.f()) in policies, so that they run once a statement.
create function private.app_role() returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select p.role from public.profiles p
    where p.id = (select auth.uid()) and p.status <> 'suspended' and (select private.session_lives()));
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

create function private.coached_client_ids() returns setof uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
    select c.id from public.clients c where c.coach_id = (select auth.uid()) and (select private.is_coach());
end $$;

create function private.coached_user_ids() returns setof uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
    select p.id from public.clients c cross join lateral (values (c.user_id), (c.account_id)) as p (id)
    where c.coach_id = (select auth.uid()) and p.id is not null and (select private.is_coach());
end $$;

create function private.own_client_ids() returns setof uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  return query select c.id from public.clients c where c.user_id = (select auth.uid());
end $$;

-- 40 random bits in letters and digits that are not taken for one another, for a person to read out.
create function private.new_reference(prefix text) returns text
language sql volatile set search_path = '' as $$
  select prefix || '-' || string_agg(
    substr('23456789ABCDEFGHJKLMNPQRSTUVWXYZ', (get_byte(r.bytes, place) & 31) + 1, 1)
      || case when n = 4 then '-' else '' end, '' order by n)
  from (select uuid_send(gen_random_uuid()) as bytes) r,
    unnest('{0,1,2,3,4,5,9,10}'::int[]) with ordinality as places (place, n)
$$;

-- The time zone of the office, as `officeZone` in shared-contract/firm, and what people call it. Columns that are
-- generated from it are stored: a firm in another zone changes it before the first row.
create function private.office_zone() returns text
language sql immutable set search_path = '' as $$ select 'America/New_York' $$;

create function private.office_zone_name() returns text
language sql immutable set search_path = '' as $$ select 'Eastern' $$;

-- References and repeated submissions. Definers: visitors can neither read these tables nor use schema private.
create function private.give_reference() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.reference = '' then
    new.reference := private.new_reference(tg_argv[0]);
  end if;
  return new;
end $$;

-- A form that is sent twice gets the same answer twice and stores one row.
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

create function private.own_application_ids() returns setof uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  return query select a.id from public.certification_applications a where a.user_id = (select auth.uid());
end $$;

create function private.assigned_lead_ids() returns setof uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
    select l.id from public.leads l where l.assigned_to = (select auth.uid()) and (select private.is_coach());
end $$;

-- Those who coach one of the caller's clients: whom the caller may book.
create function private.own_coach_ids() returns setof uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
    select c.coach_id from public.clients c
    join public.profiles p on p.id = c.coach_id and p.role = 'coach' and p.status <> 'suspended'
    where (select auth.uid()) in (c.user_id, c.account_id);
end $$;

-- Training is for coaches, administrators and those who have a seat.
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

-- Whether the training opens for the caller: what menu and pages follow.
create function public.may_train() returns boolean
language sql stable security invoker set search_path = '' as $$ select private.may_train() $$;

-- Null for the service role, and for somebody whose account is being deleted.
create function private.actor() returns uuid
language sql stable security definer set search_path = '' as $$
  select p.id from public.profiles p where p.id = (select auth.uid())
$$;

-- Histories and the audit log. Definers: nobody who causes an entry may write one.
create function private.audit(action text, entity text, entity_id uuid, from_value text, to_value text)
returns void
language sql security definer set search_path = '' as $$
  insert into public.audit_log (actor_id, action, entity, entity_id, from_value, to_value, batch_id)
  values (private.actor(), $1, $2, $3, $4, $5, private.batch_id())
$$;

create function private.require_admin(reason text) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if not (select private.is_admin()) then
    raise exception '%', reason using errcode = '42501';
  end if;
end $$;

-- The lock makes those who share a key wait for one another; its class keeps kinds of keys in one order.
create function private.take_turn(class integer, key text, most integer, span interval) returns void
language sql security definer set search_path = '' as $$
  select private.take_turn(class, key, most, span, 'Too many messages in a short time.')
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

-- Both are asked: the token, because an older one of the same session was given out for less; the session, because what
-- was proved with a factor that is gone counts no more.
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

create function private.is_member() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.app_role() is not null;
end $$;

-- Server functions write in a member's name what visitors may send as well; no policy stands in their way.
create function private.refuse_suspended() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from public.profiles p where p.id = new.user_id and p.status = 'suspended') then
    raise exception 'This account is suspended' using errcode = '42501';
  end if;
  return new;
end $$;

-- Files of an account in those buckets. Operators of the index on names, whatever the collation.
create function private.files_of(account uuid) returns setof storage.objects
language sql stable security definer set search_path = '' as $$
  select o.* from storage.objects o join private.folder_quotas q on q.bucket_id = o.bucket_id
  where o.name operator(pg_catalog.~>=~) (account || '/') and o.name operator(pg_catalog.~<~) (account || '0')
$$;

-- Whoever writes the row: the storage service asks the policies as the member, and writes as itself. Before the bytes are
-- there it states their length, if at all.
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
    -- A code of its own would be answered with status 500 by the storage service.
    raise exception 'This account has stored as much as it may: % files, % MB', quota.files, quota.bytes / 1048576
      using errcode = '42501', hint = 'Remove files that are not needed any more';
  end if;
  return null;
end $$;

-- Once a statement, after its rows: arguments are the column that names the account, and how many rows it may have.
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

-- Limits of what visitors send: by form, so that one form's flood leaves the others open, and by sender, so that it
-- takes very many senders to close a form. The words say when to try again; the hint says it in seconds.
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

-- Turns of transactions that began later than the one that is refused, but came to the lock before it, are younger than
-- its clock: it is not told to wait for longer than the span.
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

-- A hash for whom a network address stands for: a household has a /64 of IPv6 and changes within it as it likes; an
-- IPv4 address is the same in the clothes of IPv6. Null for what is no address.
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

-- One sender's burst. Those whose address is not known are counted together: they get more room, and take none of the
-- room of others.
create function private.take_sender_turn(form text, address text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  sender text := private.sender_key(address);
begin
  perform private.take_turn(4211, coalesce(sender, 'unknown') || ':' || form,
    case when sender is null then 120 else 10 end, interval '10 minutes',
    'Many messages have just come from your network.');
end $$;

create function private.refuse_other_text() returns void
language plpgsql set search_path = '' as $$
begin
  raise exception 'We have received an earlier version of this already. Write to us to change it.'
    using errcode = 'PT409';
end $$;

-- Refuses an address where an account takes it on. The profile would refuse it too late: after both confirmation emails went
-- out. The auth server answers PT400 as status 400, with these words.
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

-- The address of a directory entry keeps the letters of a name, without their accents: each of them cut a word in two, and
-- Vallée became vall-e. Addresses that are there stay.
create function private.slug_of(name text) returns text language sql immutable set search_path = '' as $$
  select coalesce(nullif(btrim(
    regexp_replace(
      -- Letters come apart into a plain one and marks, which go; some have no such parts. Lower case is made of what is left:
      -- not every locale knows that of the others.
      lower(regexp_replace(normalize(replace(translate(slug_of.name, 'øØłŁđĐ', 'oOlLdD'), 'ß', 'ss'), NFKD),
        '[\u0300-\u036f''’]', '', 'g')),
      '[^a-z0-9]+', '-', 'g'),
    '-'), ''), 'cpps')
$$;

-- Every row that people edit has a version: a screen writes with the version that it read, and finds no row where
-- somebody was quicker. Kept by trigger and granted to nobody; named after the guards, so that it runs last of all.
create function private.count_version() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    new.version := 1;
    new.updated_by := private.actor();
  elsif new.updated_by is null and old.updated_by is not null
    and not exists (select from public.profiles p where p.id = old.updated_by) then
    -- Whoever wrote it last has left: the foreign key empties the column, which changes nothing of the row.
    new.version := old.version;
    new.updated_at := old.updated_at;
  else
    new.version := old.version + 1;
    new.updated_by := private.actor();
  end if;
  return new;
end $$;

-- What a list is searched by, stored: lower case, without accents. By functions of the database itself, so that it is the
-- same on every engine and needs no extension. The columns have the expression and not the function: whoever writes a
-- row computes them, visitors among them, and a call for each would cost more than what it does.
create function private.folded(words text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select translate(lower(regexp_replace(normalize(words, NFKD), '[\u0300-\u036f]', '', 'g')), 'øØłŁđĐı', 'oollddi')
$$;

-- Of what somebody types: a part of the stored words, whatever means something in a pattern.
create function private.part_of(words text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select '%' || regexp_replace(private.folded(btrim(words)), '([\\%_])', '\\\1', 'g') || '%'
$$;

-- The change of many at once that is going on; none outside of one.
create function private.batch_id() returns uuid
language sql stable set search_path = '' as $$
  select nullif(current_setting('app.batch', true), '')::uuid
$$;

-- Begins a change of many; what triggers write until the end of the transaction carries its id.
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

-- The audit log has one entry for an import, with the rows of all slices.
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

-- Gives out what a batch has to be put back to, once, to whoever made it.
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

create function private.audit_undo(batch uuid, restored integer, kept integer) returns void
language sql security definer set search_path = '' as $$
  select private.audit('undo', b.list, b.id, restored::text, kept::text) from private.batches b
  where b.id = batch and b.made_by = (select auth.uid())
$$;

-- Rows of a batch for a definer function: only those that the caller undoes in this transaction.
create function private.rows_to_restore(batch uuid) returns table (id uuid, before jsonb, version integer)
language sql stable security definer set search_path = '' as $$
  select r.row_id, r.before, r.version from private.batch_rows r join private.batches b on b.id = r.batch_id
  where b.id = batch and b.made_by = (select auth.uid()) and b.undone_at = now()
$$;

-- Restores what a batch of the caller changed, where nobody has changed the row since. `left` counts the other rows.
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

-- What names a host who left goes from here as well.
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

-- Status and coach of many clients in one transaction, under the caller's own policies.

-- A day within {from, to}, or none at all where {none} asks for those without one too.
create function private.is_within(day date, wanted jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select case when day is null then coalesce((wanted ->> 'none')::boolean, false)
    else wanted ?| '{from,to}'
      and day >= coalesce((wanted ->> 'from')::date, '-infinity')
      and day <= coalesce((wanted ->> 'to')::date, 'infinity') end
$$;

-- Refuses a filter of a list that is no object of choices (lists), spans of days ({from, to, none}) and `q`, the words to
-- look for.
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
  -- Also where no row has to be compared with the days.
  perform (f.value ->> 'from')::date, (f.value ->> 'to')::date, (f.value ->> 'none')::boolean
  from jsonb_each(filter) f where f.key = any (spans);
exception when invalid_datetime_format or datetime_field_overflow or invalid_text_representation then
  raise exception 'The filter has a day that is none: %', sqlerrm using errcode = 'PT400', detail = 'filter';
end $$;

-- Clients from a file: at most 5,000 rows, checked row by row and column by column, stored together or not at all.
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

-- Dollars as people write them: $1,250,000.50. Null for anything else.
create function private.read_dollars(text) returns numeric
language sql immutable set search_path = '' as $$
  select case when $1 ~ '^\$?\s?(\d{1,12}|\d{1,3}(,\d{3}){1,3})(\.\d{1,2})?$'
    then regexp_replace($1, '[$,\s]', '', 'g')::numeric end
$$;

-- What policies call, in PL/pgSQL: a session keeps the plan of such a function. PostgreSQL before 18 plans a function in
-- SQL again in every statement that calls it, and a definer's cannot be inlined. Rights and results are unchanged.
create function private.has_second_factor(account uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
    select from auth.mfa_factors f where f.user_id = has_second_factor.account and f.status = 'verified');
end $$;

create function private.this_session() returns uuid
language sql stable set search_path = '' as $$
  select nullif((select auth.jwt()) ->> 'session_id', '')::uuid
$$;

create function private.require_member() returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if not (select private.is_member()) then
    raise exception 'Sign in first' using errcode = '42501';
  end if;
end $$;

-- To people who are there, save whoever did it. Texts carry references and no names: a notice stays longer than what it
-- is about.
create function private.tell(
  people uuid[], kind text, title text, body text, link text, happens_at timestamptz default null
) returns void
language sql security definer set search_path = '' as $$
  insert into public.notifications (user_id, kind, title, body, link, happens_at)
  select p.id, $2, left($3, 160), left($4, 1000), $5, $6 from public.profiles p
  where p.id = any ($1) and p.status <> 'suspended' and p.id is distinct from (select auth.uid())
$$;

-- A privacy preference; without a saved one the default of the settings.
create function private.prefers(person uuid, preference text) returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce(
    (select (u.preferences -> 'privacy' ->> prefers.preference)::boolean from public.user_preferences u
      where u.user_id = prefers.person),
    prefers.preference <> 'show_email'
  )
$$;

-- Whether somebody takes letters that a coach sends from here. Those they asked for themselves are none of these.
create function private.wants_letters(person uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce((
    select (u.preferences -> 'notifications' ->> 'email')::boolean from public.user_preferences u
    where u.user_id = wants_letters.person
  ), true)
$$;

-- 2345 -> 2300, 87 -> 87.
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
