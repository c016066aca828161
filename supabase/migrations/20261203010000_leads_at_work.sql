-- What the list and the board of leads need: since when a lead is in its stage, and the office's days to filter by.
alter table public.leads
  add column stage_since timestamptz not null default now(),
  add column created_on date not null
    generated always as ((created_at at time zone private.office_zone())::date) stored;

-- Set by trigger alone, and granted to nobody. Taken back within ten minutes, a lead has never left its stage: it goes
-- on waiting since when it came there.
create function private.stage_lead() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    -- A row that states when it was made and no stage has been in its first one since then.
    if new.stage_since = now() then
      new.stage_since := new.created_at;
    end if;
  elsif new.status is distinct from old.status then
    new.stage_since := case when (
      select (e.from_value, e.to_value) = (new.status, old.status) and e.created_at > now() - interval '10 minutes'
      from public.lead_events e where e.lead_id = new.id and e.kind = 'status' order by e.id desc limit 1
    ) then coalesce((
      select max(e.created_at) from public.lead_events e
      where e.lead_id = new.id and e.kind = 'status' and e.to_value = new.status
    ), new.created_at) else now() end;
  end if;
  return new;
end $$;
create trigger stage_lead before insert or update of status on public.leads
  for each row execute function private.stage_lead();

-- Leads from before: since the last change of their status that is written down.
alter table public.leads disable trigger user;
update public.leads l set stage_since = coalesce((
  select max(e.created_at) from public.lead_events e
  where e.lead_id = l.id and e.kind = 'status' and e.to_value = l.status
), l.created_at);
alter table public.leads enable trigger user;

alter table public.leads add column stage_on date not null
  generated always as ((stage_since at time zone private.office_zone())::date) stored;

-- A column of the board is read in its order, and the list in each of its orders.
create index leads_stage on public.leads (status, stage_since, id);
create index leads_stage_since on public.leads (stage_since, id);
create index leads_name on public.leads (name, id);
-- By whom it may be: asked for a definer, because row security keeps an expression from being looked up.
create index leads_same_email on public.leads (lower(email));
create index leads_same_phone on public.leads (right(regexp_replace(phone, '\D', '', 'g'), 10));
create index clients_same_email on public.clients (lower(email));
create index clients_same_phone on public.clients (right(regexp_replace(phone, '\D', '', 'g'), 10));

-- Others who wrote from the same address or number, and clients who have it; the latest first, five at most. A coach is
-- told of leads and clients of theirs.
create function private.similar_to_lead(lead_id uuid)
returns table (kind text, id uuid, name text, company text, since timestamptz, matched_by text)
language plpgsql stable security definer set search_path = '' as $$
declare
  me uuid := (select auth.uid());
  is_admin boolean := (select private.is_admin());
  lead public.leads;
  email_key text;
  phone_key text;
begin
  select * into lead from public.leads l where l.id = similar_to_lead.lead_id
    and (is_admin or (l.assigned_to = me and (select private.is_coach())));
  if not found then
    return;
  end if;
  email_key := lower(lead.email);
  phone_key := right(regexp_replace(lead.phone, '\D', '', 'g'), 10);
  if length(phone_key) < 7 then
    phone_key := null;
  end if;
  return query
  select f.kind, f.id, f.name, f.company, f.since, case when f.email = email_key then 'email' else 'phone' end
  from (
    select 'client'::text as kind, c.id, c.name, c.company, c.created_at as since, lower(c.email) as email
    from public.clients c
    where (lower(c.email) = email_key or right(regexp_replace(c.phone, '\D', '', 'g'), 10) = phone_key)
      and (is_admin or c.coach_id = me or c.user_id = me) and c.id is distinct from lead.client_id
    union all
    select 'lead', l.id, l.name, l.company, l.created_at, lower(l.email) from public.leads l
    where (lower(l.email) = email_key or right(regexp_replace(l.phone, '\D', '', 'g'), 10) = phone_key)
      and (is_admin or l.assigned_to = me) and l.id <> lead.id
  ) f
  order by f.kind, f.since desc, f.id limit 5;
end $$;
create function public.similar_to_lead(lead_id uuid)
returns table (kind text, id uuid, name text, company text, since timestamptz, matched_by text)
language sql stable security invoker set search_path = '' as $$ select * from private.similar_to_lead(lead_id) $$;

-- How much may be written about one lead.
create trigger keep_row_quota after insert on public.lead_events referencing new table as added for each statement
  when (current_user in ('anon', 'authenticated')) execute function private.keep_row_quota('lead_id', '5000');

revoke all on function private.similar_to_lead(uuid), public.similar_to_lead(uuid) from public, anon, service_role;
grant execute on function private.similar_to_lead(uuid), public.similar_to_lead(uuid) to authenticated;
