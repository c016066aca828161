-- Nobody is put on the newsletter's list by the firm: who takes part in it takes addresses off it, no more.
alter policy subscribers_update on public.subscribers
  with check ((select private.is_admin()) and status = 'unsubscribed');
create index subscribers_created_at_id on public.subscribers (created_at, id);
drop index public.subscribers_created_at;
create index subscribers_confirmed_at on public.subscribers (confirmed_at, id);
create index subscribers_confirmed_at_last on public.subscribers (confirmed_at desc nulls last, id);
create index subscribers_status on public.subscribers (status, id);

-- As its own link would: the old links bring nobody back, and that the consent is over is written down.
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
revoke all on function private.unsubscribe_address(uuid), public.unsubscribe_address(uuid)
  from public, anon, authenticated, service_role;
grant execute on function private.unsubscribe_address(uuid), public.unsubscribe_address(uuid) to authenticated;

-- People with answers to the onboarding, under the caller's own policies: whoever keeps their profile to themselves has
-- answers and no name for their coach. Own answers are none of these.
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
revoke all on function public.onboarding_people() from public, anon, service_role;
grant execute on function public.onboarding_people() to authenticated;
create index onboarding_answers_updated_at on public.onboarding_answers (updated_at, user_id);
