-- Figures over every client that the caller may read, so that no screen loads a list to count it. They run under the
-- caller's own policies.
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

-- Stories that belong to those clients, and how many clients have one.
create function public.story_figures()
returns table (clients_with_stories bigint, stories bigint, published bigint)
language sql stable security invoker set search_path = '' as $$
  select count(distinct s.client_id), count(*), count(*) filter (where s.status = 'published')
  from public.stories s
  join public.clients c on c.id = s.client_id
$$;

revoke all on function public.client_figures(), public.story_figures() from public, anon, service_role;
grant execute on function public.client_figures(), public.story_figures() to authenticated;
