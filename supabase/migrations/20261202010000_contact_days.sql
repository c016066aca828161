-- A call or a letter may be written down later than it happened: the day that it was is the day of the last contact.
alter table public.client_events add column happened_on date
  check (happened_on between '2000-01-01' and '2199-12-31');
grant insert (happened_on) on public.client_events to authenticated;

create or replace function private.date_contact() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  day date := coalesce(new.happened_on, private.office_day());
begin
  if day > private.office_day() + 1 then
    -- A day more than the office's: whoever writes may be further east.
    raise exception 'a contact is written down once it has happened' using errcode = 'PT400', detail = 'happened_on';
  end if;
  update public.clients c set last_contact = day
  where c.id = new.client_id and (c.last_contact is null or c.last_contact < day);
  return null;
end $$;
