-- Replies to leads, to the address that they gave. They leave the house, so that only the coach of the lead and
-- administrators begin them. Thirty letters an hour from one writer, those to clients included, five a day to one lead.

create function private.reachable_lead(lead_id uuid) returns public.leads
language plpgsql stable security definer set search_path = '' as $$
declare
  found_lead public.leads;
begin
  if not ((select private.is_admin()) or (select private.is_coach())) then
    raise exception 'Only coaches and administrators write to leads' using errcode = '42501';
  end if;
  select * into found_lead from public.leads l
  where l.id = reachable_lead.lead_id and ((select private.is_admin()) or l.assigned_to = (select auth.uid()));
  if not found then
    raise exception 'There is no such lead of yours' using errcode = 'PT404', detail = 'leadId';
  end if;
  return found_lead;
end $$;

create function private.begin_lead_letter(lead_id uuid, request_id uuid, fingerprint text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  receiver public.leads := private.reachable_lead(lead_id);
  me uuid := (select auth.uid());
  sent boolean := false;
begin
  -- Without a request id it is looked at.
  if request_id is not null then
    sent := private.open_submission('lead-letter', request_id, fingerprint) is not null;
    if not sent then
      perform private.take_turn(4213, 'letters-of:' || md5(me::text), 30, interval '1 hour',
        'You have sent many letters within an hour.');
      perform private.take_turn(4213, 'letters-to-lead:' || md5(receiver.id::text), 5, interval '1 day',
        'This lead has had several letters today.');
    end if;
  end if;
  return jsonb_build_object('to', receiver.email, 'name', receiver.name, 'reference', receiver.reference,
    'isSent', sent, 'writer', (select nullif(btrim(p.name), '') from public.profiles p where p.id = me));
end $$;
create function public.begin_lead_letter(lead_id uuid, request_id uuid, fingerprint text) returns jsonb
language sql security invoker set search_path = '' as $$
  select private.begin_lead_letter(lead_id, request_id, fingerprint)
$$;

create function private.keep_lead_letter(lead_id uuid, request_id uuid, fingerprint text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  receiver public.leads := private.reachable_lead(lead_id);
begin
  insert into private.form_submissions (request_id, form, fingerprint, reference)
  values (keep_lead_letter.request_id, 'lead-letter', keep_lead_letter.fingerprint, receiver.id::text);
end $$;

-- Written down once it is sent, in the name of whoever sent it: the first one is the first answer.
create function public.finish_lead_letter(lead_id uuid, request_id uuid, fingerprint text, note text) returns boolean
language plpgsql security invoker set search_path = '' as $$
begin
  perform private.keep_lead_letter(lead_id, request_id, fingerprint);
  insert into public.lead_events (lead_id, kind, note)
  values (finish_lead_letter.lead_id, 'email', finish_lead_letter.note);
  return true;
exception when unique_violation then
  return false;
end $$;

revoke all on function private.reachable_lead(uuid), private.begin_lead_letter(uuid, uuid, text),
  private.keep_lead_letter(uuid, uuid, text), public.begin_lead_letter(uuid, uuid, text),
  public.finish_lead_letter(uuid, uuid, text, text) from public, anon, service_role;
grant execute on function private.begin_lead_letter(uuid, uuid, text), private.keep_lead_letter(uuid, uuid, text),
  public.begin_lead_letter(uuid, uuid, text), public.finish_lead_letter(uuid, uuid, text, text) to authenticated;
