-- The limits on what visitors insert, under parallel inserts too: those who count wait for one another. Addresses are
-- compared in any spelling.
create index leads_sender on public.leads (lower(email), created_at);

create or replace function private.limit_leads() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_catalog.pg_advisory_xact_lock(4212, 1);
  if (select count(*) from public.leads l
      where l.created_at > now() - interval '1 hour' and lower(l.email) = lower(new.email)) >= 5
    or (select count(*) from public.leads l where l.created_at > now() - interval '1 minute') >= 60 then
    raise exception 'Too many messages in a short time' using errcode = 'PT429', hint = 'Try again in an hour';
  end if;
  return new;
end $$;

create or replace function private.limit_applications() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_catalog.pg_advisory_xact_lock(4212, 2);
  if (select count(*) from public.certification_applications a
      where a.created_at > now() - interval '1 hour' and lower(a.email) = lower(new.email)) >= 3
    or (select count(*) from public.certification_applications a
      where a.created_at > now() - interval '1 minute') >= 30 then
    raise exception 'Too many applications in a short time' using errcode = 'PT429', hint = 'Try again in an hour';
  end if;
  return new;
end $$;
