-- A lead becomes a client, once: asked again, the answer is the client that it became. Status, history and audit log
-- follow by the triggers on leads and clients. The client belongs to no account: it stays when a member leaves.
create function private.convert_lead(lead_id uuid, coach_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := (select auth.uid());
  is_admin boolean := (select private.is_admin());
  lead public.leads;
  coach uuid := convert_lead.coach_id;
  made uuid;
begin
  if not is_admin and not (select private.is_coach()) then
    raise exception 'Only an administrator or the coach of a lead can convert it' using errcode = '42501';
  end if;
  if not is_admin and coach is distinct from me and coach is not null then
    raise exception 'Only an administrator can choose another coach' using errcode = '42501';
  end if;
  select * into lead from public.leads l where l.id = convert_lead.lead_id for update;
  if not found or (not is_admin and lead.assigned_to is distinct from me) then
    raise exception 'There is no such lead' using errcode = 'PT404';
  end if;
  if lead.client_id is not null then
    return jsonb_build_object('clientId', lead.client_id, 'created', false);
  end if;
  if not is_admin then
    coach := me;
  elsif coach is null then
    select p.id into coach from public.profiles p
    where p.id = lead.assigned_to and p.role = 'coach' and p.status <> 'suspended';
  elsif not exists (
    select from public.profiles p where p.id = coach and p.role = 'coach' and p.status <> 'suspended'
  ) then
    raise exception 'Choose somebody who is a coach' using errcode = 'PT400', detail = 'coachId';
  end if;
  insert into public.clients (name, email, phone, company, status, coach_id, user_id)
  values (lead.name, lead.email, lead.phone, lead.company, 'Prospect', coach, null)
  returning id into made;
  update public.leads l set status = 'converted', client_id = made where l.id = lead.id;
  return jsonb_build_object('clientId', made, 'created', true);
end $$;

create function public.convert_lead(lead_id uuid, coach_id uuid default null) returns jsonb
language sql security invoker set search_path = '' as $$
  select private.convert_lead(lead_id, coach_id)
$$;

revoke all on function public.convert_lead(uuid, uuid), private.convert_lead(uuid, uuid)
from public, anon, service_role;
grant execute on function public.convert_lead(uuid, uuid), private.convert_lead(uuid, uuid) to authenticated;
