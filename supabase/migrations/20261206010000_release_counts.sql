-- How often pages of one set were viewed and how often they threw, from the hour of an instant on: by this a set that is
-- tried with a share of the visitors is taken back or made live. The shell takes part in every page: its views are those of
-- the set. For the release job alone, which has the secret key.
create function private.release_counts(set_id text, since timestamptz) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'views', (
      select coalesce(sum(v.views), 0) from public.site_views v
      where v.hour >= date_trunc('hour', release_counts.since) and v.release = release_counts.set_id and v.remote = 'shell'),
    'errors', (
      select coalesce(sum(e.count), 0) from public.site_errors e
      where e.hour >= date_trunc('hour', release_counts.since) and e.release = release_counts.set_id))
$$;
create function public.release_counts(set_id text, since timestamptz) returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.release_counts(set_id, since) $$;

revoke all on function private.release_counts(text, timestamptz), public.release_counts(text, timestamptz)
  from public, anon, authenticated;
grant execute on function private.release_counts(text, timestamptz), public.release_counts(text, timestamptz)
  to service_role;
