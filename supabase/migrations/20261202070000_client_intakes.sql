-- The intake form of a client: a letter with a link, by which whoever reads that address makes an account or signs in, and
-- the client becomes that account's own. Then the onboarding answers are the client's, and its coach reads them.

alter table public.client_events
  drop constraint client_events_kind_check,
  add constraint client_events_kind_check check (kind in (
    'note', 'call', 'email', 'status', 'coach', 'created', 'imported', 'projection', 'review', 'intake'
  ));

-- Tokens of letters, by their hash; each opens its client for thirty days, to one account.
create table private.client_intakes (
  token_hash text primary key check (token_hash ~ '^[0-9a-f]{64}$'),
  client_id uuid not null references public.clients (id) on delete cascade,
  sent_by uuid references public.profiles (id) on delete set null,
  sent_at timestamptz not null default now(),
  accepted_by uuid references public.profiles (id) on delete cascade,
  accepted_at timestamptz
);
create index client_intakes_client_id on private.client_intakes (client_id);
create index client_intakes_sent_by on private.client_intakes (sent_by);
create index client_intakes_accepted_by on private.client_intakes (accepted_by);

-- Whether letters of ours may go to a client: its owner may have switched them off. A row that staff keep has no owner to
-- ask.
create function private.refuse_unwanted_letter(receiver public.clients) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if exists (select from public.profiles p where p.id = receiver.user_id and p.role = 'user')
    and not private.wants_letters(receiver.user_id) then
    raise exception '% has switched off letters from here. Call instead, or write from your own mailbox.', receiver.name
      using errcode = 'PT403', detail = 'clientId';
  end if;
end $$;

create function private.take_letter_turn(receiver uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.take_turn(4213, 'letters-of:' || md5((select auth.uid())::text), 30, interval '1 hour',
    'You have sent many letters within an hour.');
  perform private.take_turn(4213, 'letters-to:' || md5(receiver::text), 5, interval '1 day',
    'This client has had several letters today.');
end $$;

create or replace function private.begin_client_letter(client_id uuid, request_id uuid, fingerprint text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  receiver public.clients := private.reachable_client(client_id);
  sent boolean := false;
begin
  perform private.refuse_unwanted_letter(receiver);
  -- Without a request id it is looked at.
  if request_id is not null then
    sent := private.open_submission('client-letter', request_id, fingerprint) is not null;
    if not sent then
      perform private.take_letter_turn(receiver.id);
    end if;
  end if;
  return jsonb_build_object('to', receiver.email, 'name', receiver.name, 'isSent', sent,
    'writer', (select nullif(btrim(p.name), '') from public.profiles p where p.id = (select auth.uid())));
end $$;

-- Keeps the link's hash before the letter goes: a link that is read before this has ended opens already.
create function private.begin_client_intake(client_id uuid, request_id uuid, fingerprint text, token_hash text)
returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  receiver public.clients := private.reachable_client(client_id);
  sent boolean;
begin
  perform private.refuse_unwanted_letter(receiver);
  sent := private.open_submission('client-intake', request_id, fingerprint) is not null;
  if not sent then
    perform private.take_letter_turn(receiver.id);
    delete from private.client_intakes i
    where i.client_id = receiver.id and i.accepted_at is null and i.sent_at < now() - interval '30 days';
    insert into private.client_intakes (token_hash, client_id, sent_by)
    values (begin_client_intake.token_hash, receiver.id, (select auth.uid())) on conflict do nothing;
  end if;
  return jsonb_build_object('to', receiver.email, 'name', receiver.name, 'isSent', sent,
    'writer', (select nullif(btrim(p.name), '') from public.profiles p where p.id = (select auth.uid())));
end $$;
create function public.begin_client_intake(client_id uuid, request_id uuid, fingerprint text, token_hash text)
returns jsonb
language sql security invoker set search_path = '' as $$
  select private.begin_client_intake(client_id, request_id, fingerprint, token_hash)
$$;

-- Written down once it is sent; false where it was before.
create function private.finish_client_intake(client_id uuid, request_id uuid, fingerprint text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  receiver public.clients := private.reachable_client(client_id);
begin
  insert into private.form_submissions (request_id, form, fingerprint, reference)
  values (finish_client_intake.request_id, 'client-intake', finish_client_intake.fingerprint, receiver.id::text);
  insert into public.client_events (client_id, kind, to_value, actor_id)
  values (receiver.id, 'intake', 'sent', (select auth.uid()));
  return true;
exception when unique_violation then
  return false;
end $$;
create function public.finish_client_intake(client_id uuid, request_id uuid, fingerprint text) returns boolean
language sql security invoker set search_path = '' as $$
  select private.finish_client_intake(client_id, request_id, fingerprint)
$$;

-- Called by whoever followed the link, signed in with the address that the letter went to. A client that an account of an
-- owner has already stays with that one.
create function private.accept_intake(token text) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := (select auth.uid());
  asked private.client_intakes;
  opened public.clients;
begin
  if (select private.app_role()) is null then
    raise exception 'Sign in first' using errcode = '42501';
  end if;
  select i.* into asked from private.client_intakes i
  where i.token_hash = encode(sha256(convert_to(accept_intake.token, 'UTF8')), 'hex');
  select c.* into opened from public.clients c where c.id = asked.client_id for update;
  if opened.user_id = me and asked.accepted_by = me then
    return opened.id;
  end if;
  if opened.id is null or asked.accepted_at is not null or asked.sent_at < now() - interval '30 days' then
    raise exception 'This link is not valid any more. Ask for a new one.' using errcode = 'PT404';
  elsif (select private.app_role()) <> 'user' then
    raise exception 'The intake form is for the client, and you are signed in as staff' using errcode = '42501';
  elsif not exists (
    select from auth.users u
    where u.id = me and lower(u.email) = lower(opened.email) and u.email_confirmed_at is not null
  ) then
    raise exception 'This link is for another email address: sign in with the one that the letter came to'
      using errcode = '42501', detail = 'email';
  elsif opened.user_id is distinct from me and exists (
    select from public.profiles p where p.id = opened.user_id and p.role = 'user'
  ) then
    raise exception 'Another account has this record already. Write to us, and we look at it.' using errcode = 'PT409';
  end if;
  update private.client_intakes i set accepted_by = me, accepted_at = now() where i.client_id = opened.id;
  update public.clients c set user_id = me where c.id = opened.id and c.user_id is distinct from me;
  insert into public.client_events (client_id, kind, to_value, actor_id) values (opened.id, 'intake', 'opened', me);
  if exists (select from public.onboarding_answers a where a.user_id = me and a.completed_at is not null) then
    perform private.tell_of_intake(opened);
  end if;
  return opened.id;
end $$;
create function public.accept_intake(token text) returns uuid
language sql security invoker set search_path = '' as $$ select private.accept_intake(token) $$;

-- The answers are there: in the client's history, and in its coach's bell.
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
  perform private.tell_of_intake(c) from public.clients c
  where c.user_id = new.user_id
    and exists (select from private.client_intakes i where i.client_id = c.id and i.accepted_by = new.user_id);
  return null;
end $$;
create trigger record_answered_intake after update of completed_at on public.onboarding_answers
  for each row when (old.completed_at is null and new.completed_at is not null)
  execute function private.record_answered_intake();

revoke all on function private.refuse_unwanted_letter(public.clients), private.take_letter_turn(uuid),
  private.tell_of_intake(public.clients), private.record_answered_intake(),
  private.begin_client_intake(uuid, uuid, text, text), private.finish_client_intake(uuid, uuid, text),
  private.accept_intake(text), public.begin_client_intake(uuid, uuid, text, text),
  public.finish_client_intake(uuid, uuid, text), public.accept_intake(text)
  from public, anon, service_role;
grant execute on function private.begin_client_intake(uuid, uuid, text, text),
  private.finish_client_intake(uuid, uuid, text), private.accept_intake(text),
  public.begin_client_intake(uuid, uuid, text, text), public.finish_client_intake(uuid, uuid, text),
  public.accept_intake(text) to authenticated;
