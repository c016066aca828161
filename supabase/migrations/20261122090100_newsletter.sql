-- Double opt-in. The list keeps hashes: the letter's two links carry the tokens.
alter table public.subscribers
  -- Which wording of the consent sentence was shown.
  add column wording text check (length(wording) between 1 and 40),
  -- Letters since the address was last confirmed or left: each one doubles the wait for the next.
  add column letters smallint not null default 0 check (letters between 0 and 1000);

create or replace function private.store_subscriber(entry jsonb) returns text
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.subscribers as s (email, source, wording)
  values (lower(entry ->> 'email'), entry ->> 'source', entry ->> 'wording')
  on conflict (email) do update set status = 'pending', wording = excluded.wording where s.status <> 'confirmed';
  return private.new_reference('NEWS');
end $$;

-- Which letter an address is due, and from now on its tokens: 'confirm', 'known' for one that is on the list, or null.
-- An hour lies between the first two letters, then two hours, four, up to 32; a day before a 'known' one.
create function private.due_newsletter_letter(email text, confirm_hash text, leave_hash text) returns text
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

-- What the link of a letter asks for. Asked again, it answers the same; the consent is written when it changes.
create function private.choose_newsletter(action text, token_hash text) returns jsonb
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
      -- Whoever leaves may sign up again at once; the old link brings nobody back.
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

create function public.due_newsletter_letter(email text, confirm_hash text, leave_hash text) returns text
language sql security invoker set search_path = '' as $$
  select private.due_newsletter_letter(email, confirm_hash, leave_hash)
$$;
create function public.choose_newsletter(action text, token_hash text) returns jsonb
language sql security invoker set search_path = '' as $$
  select private.choose_newsletter(action, token_hash)
$$;

-- For the server functions submit-form and newsletter alone.
revoke all on function
  public.due_newsletter_letter(text, text, text), private.due_newsletter_letter(text, text, text),
  public.choose_newsletter(text, text), private.choose_newsletter(text, text)
from public, anon, authenticated;
grant execute on function
  public.due_newsletter_letter(text, text, text), private.due_newsletter_letter(text, text, text),
  public.choose_newsletter(text, text), private.choose_newsletter(text, text)
to service_role;
