-- Errors that the owner of a package was notified of, per channel. The release command claims a row, sends it, and marks
-- it as sent; without that mark, a row is due again.
create table private.error_notices (
  id bigint generated always as identity primary key,
  channel text not null check (channel in ('webhook', 'email')),
  remote text not null,
  version text not null,
  kind text not null,
  message text not null,
  place text not null,
  created_at timestamptz not null default now(),
  -- When a command began to send it; null if that failed.
  claimed_at timestamptz default now(),
  -- When a command last began to send it.
  attempted_at timestamptz not null default now(),
  sent_at timestamptz,
  unique (channel, remote, version, kind, message, place)
);

insert into private.retention (rule, relation, since, kept, only_where, clears) values
  ('errorNotices', 'private.error_notices', 'created_at', '30 days',
    $$not exists (select from public.site_errors e where e.remote = k.remote and e.version = k.version
      and e.kind = k.kind and e.message = k.message and e.place = k.place)$$, null);

-- Claims up to `most` errors that the owners were not notified of on a channel, and returns them, the oldest first. A
-- new version makes an error new again. A claim ends after ten minutes, in case its command was stopped. Only the secret
-- key may call it.
create function public.claim_error_notices(channel text, most integer default 100) returns jsonb
language sql volatile security definer set search_path = '' as $$
  with seen as (
    select e.remote, e.version, e.kind, e.message, e.place, sum(e.count) as count, min(e.hour) as first_at,
      max(e.last_at) as last_at, (array_agg(e.release order by e.last_at desc))[1] as release,
      (array_agg(e.stack order by e.last_at desc))[1] as stack,
      (array_agg(e.route order by e.last_at desc))[1] as route
    from public.site_errors e group by e.remote, e.version, e.kind, e.message, e.place
  ), due as (
    select s.* from seen s
    left join private.error_notices n on n.channel = claim_error_notices.channel and n.remote = s.remote
      and n.version = s.version and n.kind = s.kind and n.message = s.message and n.place = s.place
    where n.sent_at is null and (n.claimed_at > now() - interval '10 minutes') is not true
    -- Repeated attempts are last, in turn: an owner who can't be reached must not delay the others.
    order by n.attempted_at nulls first, s.first_at, s.last_at limit most
  ), claimed as (
    insert into private.error_notices as n (channel, remote, version, kind, message, place)
    select claim_error_notices.channel, d.remote, d.version, d.kind, d.message, d.place from due d
    on conflict (channel, remote, version, kind, message, place) do update set claimed_at = now(), attempted_at = now()
    -- Another command may have claimed it since this one began.
    where n.sent_at is null and (n.claimed_at > now() - interval '10 minutes') is not true
    returning n.id, n.remote, n.version, n.kind, n.message, n.place
  )
  select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'package', d.remote, 'version', d.version,
    'release', d.release, 'kind', d.kind, 'message', d.message, 'place', d.place, 'stack', d.stack, 'route', d.route,
    'count', d.count, 'firstAt', d.first_at, 'lastAt', d.last_at) order by d.first_at, c.id), '[]')
  from claimed c join due d using (remote, version, kind, message, place)
$$;

-- Ends a claim: the errors were sent, or are due again. Only the secret key may call it.
create function public.finish_error_notices(ids bigint[], is_sent boolean) returns void
language sql volatile security definer set search_path = '' as $$
  update private.error_notices n set sent_at = case when is_sent then now() end, claimed_at = null
  where n.id = any (ids) and n.sent_at is null
$$;

grant execute on function
  public.claim_error_notices(text, integer), public.finish_error_notices(bigint[], boolean)
to service_role;
