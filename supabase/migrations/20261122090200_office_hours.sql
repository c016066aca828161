-- When visitors' calls are taken. Here once: what is offered and what is accepted are both read from it.
create table private.office_hours (
  -- 0 is Sunday.
  weekday smallint primary key check (weekday between 0 and 6),
  opens time not null,
  closes time not null check (closes > opens)
);
insert into private.office_hours values
  (1, '09:00', '18:00'), (2, '09:00', '18:00'), (3, '09:00', '18:00'), (4, '09:00', '18:00'), (5, '09:00', '18:00'),
  (6, '10:00', '14:00');

create table public.office_closures (
  day date primary key,
  reason text not null check (length(btrim(reason)) between 1 and 120 and length(reason) <= 120)
);
alter table public.office_closures enable row level security;
create policy office_closures_select on public.office_closures for select to anon, authenticated using (true);
create policy office_closures_insert on public.office_closures for insert to authenticated
  with check ((select private.is_admin()));
create policy office_closures_update on public.office_closures for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy office_closures_delete on public.office_closures for delete to authenticated
  using ((select private.is_admin()));
grant select on public.office_closures to anon, authenticated;
grant insert, update, delete on public.office_closures to authenticated;

-- US federal holidays; one on a weekend is kept on its day and observed on the Friday before or the Monday after.
insert into public.office_closures (day, reason) values
  ('2026-01-01', 'New Year’s Day'), ('2026-01-19', 'Martin Luther King Jr. Day'),
  ('2026-02-16', 'Washington’s Birthday'), ('2026-05-25', 'Memorial Day'), ('2026-06-19', 'Juneteenth'),
  ('2026-07-03', 'Independence Day, observed'), ('2026-07-04', 'Independence Day'), ('2026-09-07', 'Labor Day'),
  ('2026-10-12', 'Columbus Day'), ('2026-11-11', 'Veterans Day'), ('2026-11-26', 'Thanksgiving Day'),
  ('2026-12-25', 'Christmas Day'),
  ('2027-01-01', 'New Year’s Day'), ('2027-01-18', 'Martin Luther King Jr. Day'),
  ('2027-02-15', 'Washington’s Birthday'), ('2027-05-31', 'Memorial Day'), ('2027-06-18', 'Juneteenth, observed'),
  ('2027-06-19', 'Juneteenth'), ('2027-07-04', 'Independence Day'), ('2027-07-05', 'Independence Day, observed'),
  ('2027-09-06', 'Labor Day'), ('2027-10-11', 'Columbus Day'), ('2027-11-11', 'Veterans Day'),
  ('2027-11-25', 'Thanksgiving Day'), ('2027-12-24', 'Christmas Day, observed'), ('2027-12-25', 'Christmas Day'),
  ('2027-12-31', 'New Year’s Day, observed'),
  ('2028-01-01', 'New Year’s Day'), ('2028-01-17', 'Martin Luther King Jr. Day'),
  ('2028-02-21', 'Washington’s Birthday'), ('2028-05-29', 'Memorial Day'), ('2028-06-19', 'Juneteenth'),
  ('2028-07-04', 'Independence Day'), ('2028-09-04', 'Labor Day'), ('2028-10-09', 'Columbus Day'),
  ('2028-11-10', 'Veterans Day, observed'), ('2028-11-11', 'Veterans Day'), ('2028-11-23', 'Thanksgiving Day'),
  ('2028-12-25', 'Christmas Day');

-- Every start that the hours allow from one day to another. Counted in the office's own time, so that the clock change
-- moves the instants and not the hours.
create function private.office_starts(first date, last date) returns setof timestamptz
language sql stable security definer set search_path = '' as $$
  select (d.day + h.opens + n * interval '30 minutes') at time zone private.office_zone() as starts_at
  from (select first + number as day from generate_series(0, last - first) as number) d
  join private.office_hours h on h.weekday = extract(dow from d.day)
  cross join lateral generate_series(0, (extract(epoch from h.closes - h.opens) / 1800)::int - 1) as n
  where not exists (select from public.office_closures c where c.day = d.day)
  order by starts_at
$$;
