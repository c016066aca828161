-- Answers of the assessment: up to twenty of 200 characters, which take six bytes each at worst.
alter table public.leads
  drop constraint leads_details_check,
  add constraint leads_details_check
    check (jsonb_typeof(details) = 'object' and octet_length(details::text) <= 32768);

create or replace function private.store_lead(entry jsonb, request_id uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  kept text;
begin
  insert into public.leads
    (name, email, phone, company, message, source, topic, callback, annual_revenue, details, submission_id)
  values (
    entry ->> 'name', entry ->> 'email', entry ->> 'phone', entry ->> 'company', entry ->> 'message',
    entry ->> 'source', entry ->> 'topic', entry ->> 'callback', entry ->> 'annualRevenue',
    coalesce(entry -> 'details', '{}'), request_id)
  on conflict (submission_id) do nothing returning reference into kept;
  if kept is null then
    select l.reference into kept from public.leads l where l.submission_id = request_id;
  end if;
  return kept;
end $$;
