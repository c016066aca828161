-- What the mails about a call and about what was sent need to know.

-- The number that is called, and who calls: null while nobody of the firm has taken the call.
create or replace function private.call_facts(call public.bookings, event text, is_own boolean) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'reference', call.reference, 'name', call.name, 'email', call.email, 'status', call.status,
    'phone', call.phone,
    'host', (select nullif(btrim(p.name), '') from public.profiles p where p.id = call.host_id),
    'startsAt', call.starts_at, 'endsAt', call.starts_at + interval '30 minutes', 'timeZone', call.time_zone,
    'heldUntil', case call.status when 'pending' then
      (select h.until from private.call_holds h where h.booking_id = call.id) end,
    'event', event, 'isOwn', is_own)
$$;

-- A submission is confirmed to its sender once, however often its answer is lost and it is sent again.
alter table private.form_submissions add column confirmed_at timestamptz;

create function private.due_form_letter(request_id uuid) returns boolean
language sql security definer set search_path = '' as $$
  with told as (
    update private.form_submissions f set confirmed_at = now()
    where f.request_id = due_form_letter.request_id and f.confirmed_at is null returning 1
  )
  select exists (select from told)
$$;
create function public.due_form_letter(request_id uuid) returns boolean
language sql security invoker set search_path = '' as $$
  select private.due_form_letter(request_id)
$$;
-- For the server function submit-form alone.
revoke all on function public.due_form_letter(uuid), private.due_form_letter(uuid) from public, anon, authenticated;
grant execute on function public.due_form_letter(uuid), private.due_form_letter(uuid) to service_role;
