-- The account that signs in as a client is not the owner of the client's record. An owner keeps clients of their own; the
-- account of a client reads what is theirs and what staff marked for them. The record stays with the firm.

alter table public.clients
  add column account_id uuid references public.profiles (id) on delete set null;
create index clients_account_id on public.clients (account_id);

alter table public.client_events
  add column is_shared boolean not null default false,
  add constraint client_events_shared check (not is_shared or kind in ('note', 'call', 'email'));
grant insert (is_shared), update (is_shared) on public.client_events to authenticated;
grant update (account_id) on public.clients to authenticated;

-- == Who is whose ==

create or replace function private.own_client_ids() returns setof uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  return query select c.id from public.clients c where c.user_id = (select auth.uid());
end $$;

-- Records whose client the caller signs in as.
create function private.account_client_ids() returns setof uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  return query select c.id from public.clients c where c.account_id = (select auth.uid());
end $$;
grant execute on function private.account_client_ids() to authenticated, service_role;

create or replace function private.coached_user_ids() returns setof uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
    select p.id from public.clients c cross join lateral (values (c.user_id), (c.account_id)) as p (id)
    where c.coach_id = (select auth.uid()) and p.id is not null and (select private.is_coach());
end $$;

create or replace function private.own_coach_ids() returns setof uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
    select c.coach_id from public.clients c
    join public.profiles p on p.id = c.coach_id and p.role = 'coach' and p.status <> 'suspended'
    where (select auth.uid()) in (c.user_id, c.account_id);
end $$;

create or replace function private.names_of(people uuid[]) returns table (id uuid, name text)
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

-- == The record ==

create or replace function private.guard_client() returns trigger
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

create or replace function private.record_client() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  before public.clients;
begin
  -- A client of one's own is no assignment; one that comes with somebody else's id is.
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
drop trigger record_client on public.clients;
create trigger record_client after insert or update of coach_id, user_id, account_id on public.clients
  for each row execute function private.record_client();

alter table public.audit_log
  drop constraint audit_log_action_check,
  add constraint audit_log_action_check check (action in (
    'role', 'status', 'coach', 'owner', 'account', 'assigned', 'bulk', 'import', 'export', 'undo',
    'invite', 'resend', 'withdraw', 'accept', 'decide', 'convert', 'delete', 'mfa', 'session'
  ));

create or replace view public.audit_entries with (security_invoker = true) as
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

-- The owner of a record that a client signs in to does not delete it.
drop policy clients_delete on public.clients;
create policy clients_delete on public.clients for delete to authenticated using (
  (select private.is_admin())
  or (user_id = (select auth.uid()) and (account_id is null or account_id = user_id))
);

-- Runs before the foreign key deletes the records of an owner: what the firm works on stays, without an owner. What a
-- member kept for themselves goes with the account.
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
create trigger release_client_records before delete on public.profiles
  for each row execute function private.release_client_records();

-- == What the account of a client reads and writes ==

drop policy client_deadlines_select on public.client_deadlines;
create policy client_deadlines_select on public.client_deadlines for select to authenticated using (
  (select private.is_admin())
  or client_id in (select private.own_client_ids())
  or client_id in (select private.coached_client_ids())
  or (done_at is null and client_id in (select private.account_client_ids()))
);

drop policy client_events_select on public.client_events;
create policy client_events_select on public.client_events for select to authenticated using (
  (select private.is_admin())
  or client_id in (select private.own_client_ids())
  or client_id in (select private.coached_client_ids())
  or (is_shared and removed_at is null and client_id in (select private.account_client_ids()))
);

drop policy projections_select on public.projections;
create policy projections_select on public.projections for select to authenticated using (
  (select private.is_admin())
  or client_id in (select private.own_client_ids())
  or client_id in (select private.coached_client_ids())
  or (archived_at is null and client_id in (select private.account_client_ids()))
);

drop policy stories_insert on public.stories;
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
drop policy stories_update on public.stories;
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

drop policy bookings_insert on public.bookings;
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

-- Names the columns of a record that its client reads: the row itself holds the firm's figures and stays closed.
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

-- The records that the caller signs in to, with open deadlines, projections and shared messages as the policies of those
-- tables let the caller read them.
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
grant execute on function private.own_records(), public.own_records() to authenticated;

create or replace function public.overview_user() returns jsonb
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

-- == Calls, emails and training of the account ==

-- The account decides whether emails from here are wanted; without one, an owner who is a member.
create or replace function private.refuse_unwanted_letter(receiver public.clients) returns void
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

create or replace function private.book_review(
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
        'client_review', reviewed.name, reviewed.email, case when reviewed.phone ~ '^\+?[0-9 ().x/-]{7,40}$' then reviewed.phone end,
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
    -- The client reads the call, and no note of staff: what the review is about is kept with the notes of the client.
    if btrim(book_review.notes) <> '' then
      insert into public.client_events (client_id, kind, note, actor_id)
      values (reviewed.id, 'note', btrim(book_review.notes), (select auth.uid()));
    end if;
  end if;
  return private.call_facts(call, case when is_new then 'booked' end, true)
    || jsonb_build_object('hostEmail', (select u.email from auth.users u where u.id = call.host_id));
end $$;

create or replace function private.notice_training() returns trigger
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

-- == Intake links ==

alter table private.client_intakes add column sent_to text;
update private.client_intakes i
set sent_to = coalesce(c.email, (select u.email from auth.users u where u.id = i.accepted_by))
from public.clients c where c.id = i.client_id;
delete from private.client_intakes i where i.sent_to is null;
alter table private.client_intakes alter column sent_to set not null;

-- A link opens the record to the address that the email went to. Another address on file, or access that is removed,
-- withdraws what was sent before.
create function private.withdraw_intakes() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.client_intakes i
  where i.client_id = new.id and (i.accepted_at is null or (old.account_id is not null and new.account_id is null));
  return null;
end $$;
create trigger withdraw_intakes after update of email, account_id on public.clients for each row
  when (lower(new.email) is distinct from lower(old.email) or (old.account_id is not null and new.account_id is null))
  execute function private.withdraw_intakes();

drop function private.take_letter_turn(uuid);
create function private.take_letter_turn(receiver uuid, sender uuid default auth.uid()) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.take_turn(4213, 'letters-of:' || md5(sender::text), 30, interval '1 hour',
    'You have sent many letters within an hour.');
  perform private.take_turn(4213, 'letters-to:' || md5(receiver::text), 5, interval '1 day',
    'This client has had several letters today.');
end $$;

-- The client, if this sender looks after it. The address stays as it is until the transaction ends, so that no link is
-- stored for one that is being replaced.
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
    raise exception 'No email address is kept of this client. Add one first.' using errcode = 'PT400', detail = 'clientId';
  end if;
  return receiver;
end $$;

drop function public.begin_client_intake(uuid, uuid, text, text);
drop function private.begin_client_intake(uuid, uuid, text, text);
drop function public.finish_client_intake(uuid, uuid, text);
drop function private.finish_client_intake(uuid, uuid, text);

-- Stores the link's hash before the email goes: a link that is read before this has ended opens already. For the server
-- function that makes the token: who can name a hash can make a link.
create function private.begin_client_intake(
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

create function public.begin_client_intake(
  client_id uuid, request_id uuid, fingerprint text, token_hash text, sender uuid
) returns jsonb
language sql security invoker set search_path = '' as $$
  select private.begin_client_intake(client_id, request_id, fingerprint, token_hash, sender)
$$;

-- Written down once it is sent; false where it was before.
create function private.finish_client_intake(client_id uuid, request_id uuid, fingerprint text, sender uuid)
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

create function public.finish_client_intake(client_id uuid, request_id uuid, fingerprint text, sender uuid)
returns boolean
language sql security invoker set search_path = '' as $$
  select private.finish_client_intake(client_id, request_id, fingerprint, sender)
$$;
grant execute on function
  private.begin_client_intake(uuid, uuid, text, text, uuid), public.begin_client_intake(uuid, uuid, text, text, uuid),
  private.finish_client_intake(uuid, uuid, text, uuid), public.finish_client_intake(uuid, uuid, text, uuid)
to service_role;

-- Lets the caller sign in as the client whose link they followed, once. The detail names why a link does not count.
drop function public.accept_intake(text);
drop function private.accept_intake(text);
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
  -- Read under the lock of the client: a change of its address withdraws the link.
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
      detail = case when exists (select from public.clients c where c.account_id = me) then 'other-client' else 'email' end;
  elsif account.email_confirmed_at is null then
    raise exception 'Confirm your email address first: open the link in the email that we sent when you signed up. Then open this link again.'
      using errcode = '42501', detail = 'unconfirmed';
  end if;
  update private.client_intakes i set accepted_by = me, accepted_at = now() where i.client_id = opened.id;
  -- A member who added the record and is now the firm's client no longer owns it: owners read every note and may delete.
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
grant execute on function private.accept_intake(text), public.accept_intake(text) to authenticated;

create or replace function private.record_answered_intake() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.tell_of_intake(c) from public.clients c where c.account_id = new.user_id;
  return null;
end $$;

-- == Rows from before ==

-- Who accepted a link became the owner: from now on they are the account, and the record is the firm's.
update public.clients c set account_id = c.user_id, user_id = null
where exists (select from private.client_intakes i where i.client_id = c.id and i.accepted_by = c.user_id);
