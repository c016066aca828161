begin;
select plan(10);

select is(private.review_due(submitted::timestamptz), due::timestamptz, what) from (values
  ('2026-11-16 10:15-05', '2026-11-18 10:15-05', 'Monday in office hours: Wednesday at the same time'),
  ('2026-11-16 06:00-05', '2026-11-18 09:00-05', 'before the office opens: counted from nine'),
  ('2026-11-16 18:00-05', '2026-11-19 09:00-05', 'once it has closed: from the next morning'),
  ('2026-11-20 15:00-05', '2026-11-24 15:00-05', 'Friday: a weekend does not count'),
  ('2026-11-21 11:00-05', '2026-11-25 09:00-05', 'Saturday, when calls are taken: from Monday'),
  ('2026-11-25 16:00-05', '2026-11-30 16:00-05', 'Thanksgiving does not count'),
  ('2026-10-30 12:00-04', '2026-11-03 12:00-05', 'the clock shows the same time after it has changed')
) as cases (submitted, due, what);

insert into public.certification_applications
  (id, applicant_type, first_name, last_name, email, phone, business_name, annual_revenue, interests, created_at)
values ('00000000-0000-4000-a00c-000000000001', 'client', 'A', 'B', 'clock@x.example', '5550100', 'Firm', '5m+', 'All',
  '2026-11-20 15:00-05');
prepare due as select review_due_at from public.certification_applications
  where id = '00000000-0000-4000-a00c-000000000001';
select results_eq('due', array['2026-11-24 15:00-05'::timestamptz], 'it is kept with the application');
insert into public.office_closures (day, reason) values ('2026-11-23', 'Moving house');
select results_eq('due', array['2026-11-24 15:00-05'::timestamptz], 'a closure told later moves no promise');
select is(private.review_due('2026-11-20 15:00-05'), '2026-11-25 15:00-05'::timestamptz, 'and counts for the next one');

select * from finish();
rollback;
