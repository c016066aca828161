-- By when an application is reviewed: 48 hours of business days, which are Monday to Friday and no closure. What comes
-- outside of office hours counts from the next opening, and two business days later the clock shows the same time.
create function private.is_business_day(day date) returns boolean
language sql stable security definer set search_path = '' as $$
  select extract(dow from is_business_day.day) between 1 and 5
    and not exists (select from public.office_closures c where c.day = is_business_day.day)
$$;

create function private.review_due(submitted timestamptz) returns timestamptz
language plpgsql stable security definer set search_path = '' as $$
declare
  local_time timestamp := submitted at time zone private.office_zone();
  day date := local_time::date;
  opens time;
  closes time;
  at_clock time;
  days_left int := 2;
begin
  select h.opens, h.closes into opens, closes from private.office_hours h where h.weekday = extract(dow from day);
  if private.is_business_day(day) and local_time::time < closes then
    at_clock := greatest(local_time::time, opens);
  else
    loop
      day := day + 1;
      exit when private.is_business_day(day);
    end loop;
    select h.opens into at_clock from private.office_hours h where h.weekday = extract(dow from day);
  end if;
  while days_left > 0 loop
    day := day + 1;
    days_left := days_left - case when private.is_business_day(day) then 1 else 0 end;
  end loop;
  return (day + at_clock) at time zone private.office_zone();
end $$;

-- Kept with the row: a closure that is added later does not move what an applicant was told.
alter table public.certification_applications add column review_due_at timestamptz;
update public.certification_applications set review_due_at = private.review_due(created_at);
-- The trigger below writes it; with a default nobody else has to.
alter table public.certification_applications alter column review_due_at set default now(),
  alter column review_due_at set not null;

create function private.set_review_due() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.review_due_at := private.review_due(new.created_at);
  return new;
end $$;
create trigger set_review_due before insert on public.certification_applications
  for each row execute function private.set_review_due();

revoke all on function private.is_business_day(date), private.review_due(timestamptz), private.set_review_due()
  from public, anon, authenticated, service_role;
