-- What was changed of a client beside status and coach is recorded as well, and each recorded change can be taken back as
-- long as what it set still stands.

alter table public.client_events
  -- {column: {from, to}} of what one save has changed.
  add column changed jsonb,
  drop constraint client_events_kind_check,
  add constraint client_events_kind_check check (kind in (
    'note', 'call', 'email', 'status', 'coach', 'created', 'imported', 'projection', 'review', 'intake', 'fields'
  )),
  add constraint client_events_changed check (changed is null or kind = 'fields');

-- Columns that people fill in, and that are recorded together.
create function private.client_fields(client public.clients) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object('name', client.name, 'email', client.email, 'phone', client.phone,
    'company', client.company, 'revenue', client.revenue, 'retainer_value', client.retainer_value,
    'tax_savings', client.tax_savings, 'last_contact', client.last_contact, 'strategies', client.strategies)
$$;
grant execute on function private.client_fields(public.clients) to authenticated;

create or replace function private.record_client_changes() returns trigger
language plpgsql security definer set search_path = '' set enable_seqscan = off set enable_nestloop = off as $$
begin
  insert into public.client_events (client_id, kind, from_value, to_value, actor_id, batch_id)
  select n.id, c.kind, c.before, c.after, (select private.actor()), private.batch_id()
  from changed n join earlier e on e.id = n.id
  cross join lateral (values ('status', e.status, n.status), ('coach', e.coach_id::text, n.coach_id::text))
    as c (kind, before, after)
  where c.before is distinct from c.after
    -- A client that goes with the account of its owner loses its coach just before: nothing is left to tell.
    and (n.coach_id is not null or exists (select from public.clients k where k.id = n.id));
  insert into public.client_events (client_id, kind, changed, actor_id, batch_id)
  select n.id, 'fields', d.changed, (select private.actor()), private.batch_id()
  from changed n join earlier e on e.id = n.id
  cross join lateral (
    select jsonb_object_agg(b.key, jsonb_build_object('from', b.value, 'to', private.client_fields(n) -> b.key)) as changed
    from jsonb_each(private.client_fields(e)) b
    where b.value is distinct from private.client_fields(n) -> b.key
      -- A call that was written down has set the day of the last contact, and is told itself.
      and (b.key <> 'last_contact' or pg_trigger_depth() = 1)
  ) d
  where private.client_fields(n) is distinct from private.client_fields(e) and d.changed is not null;
  return null;
end $$;

-- Takes one recorded change back, where what it set still stands; else answers who has changed it since. Under the policies
-- and guards of whoever asks, and recorded as any change is.
create function public.revert_client_change(event_id bigint) returns jsonb
language plpgsql security invoker set search_path = '' as $$
declare
  made public.client_events;
  is_reverted boolean;
begin
  select * into made from public.client_events e where e.id = event_id and e.kind in ('status', 'coach', 'fields');
  if not found then
    raise exception 'There is no such change' using errcode = 'PT404', detail = 'event_id';
  end if;
  if made.kind = 'status' then
    update public.clients c set status = made.from_value where c.id = made.client_id and c.status = made.to_value;
  elsif made.kind = 'coach' then
    update public.clients c set coach_id = made.from_value::uuid
    where c.id = made.client_id and c.coach_id is not distinct from made.to_value::uuid;
  else
    update public.clients c set
      (name, email, phone, company, revenue, retainer_value, tax_savings, last_contact, strategies) = (
        select b.name, b.email, b.phone, b.company, b.revenue, b.retainer_value, b.tax_savings, b.last_contact, b.strategies
        from jsonb_populate_record(c, (
          select jsonb_object_agg(f.key, f.value -> 'from') from jsonb_each(made.changed) f)) b)
    where c.id = made.client_id and not exists (
      select from jsonb_each(made.changed) f
      where private.client_fields(c) -> f.key is distinct from f.value -> 'to');
  end if;
  is_reverted := found;
  return jsonb_build_object('reverted', is_reverted, 'by', case when not is_reverted then (
    select e.actor_id from public.client_events e
    where e.client_id = made.client_id and e.id > made.id and e.kind = made.kind
      and (made.changed is null or exists (select from jsonb_object_keys(e.changed) k where made.changed ? k))
    order by e.id desc limit 1) end);
end $$;
revoke all on function private.client_fields(public.clients) from public, anon;
revoke all on function public.revert_client_change(bigint) from public, anon, service_role;
grant execute on function public.revert_client_change(bigint) to authenticated;
