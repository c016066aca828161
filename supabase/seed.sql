-- Demo data, for development and demonstrations only. Dates are relative to the day on which this runs.
-- The password is demo-password. No migration includes this file.

insert into auth.users (
  id, aud, role, email, encrypted_password, email_confirmed_at, confirmation_token, recovery_token, email_change,
  email_change_token_new, raw_app_meta_data, raw_user_meta_data, created_at, updated_at
)
select
  person.id::uuid, 'authenticated', 'authenticated', person.email,
  '$2b$10$NinecourseDemoSeedSaleFOITTwGxmVYodLksuje2eEJu6esZ7nS', now(), '', '', '', '',
  '{"provider": "email", "providers": ["email"]}',
  jsonb_build_object('full_name', person.name, 'role', person.kind, 'company', person.company, 'email_verified', true),
  now() - person.age * interval '1 day', now()
from (values
  ('00000000-0000-4000-8000-000000000001', 'admin@example.com', 'Adaeze Nwosu', 'cpa', 'Ninecourse Advisory', 400),
  ('00000000-0000-4000-8000-000000000002', 'coach@example.com', 'Corwin Hale', 'cpa', 'Hale & Partners CPA', 320),
  ('00000000-0000-4000-8000-000000000003', 'client@example.com', 'Clementine Arroyo', 'client', 'Arroyo Holdings', 210),
  ('00000000-0000-4000-8000-000000000004', 'coach2@example.com', 'Brigid Sorensen', 'cpa', 'Sorensen Tax Studio', 90)
) as person (id, email, name, kind, company, age);

insert into auth.identities (id, provider_id, user_id, identity_data, provider, last_sign_in_at, created_at, updated_at)
select
  u.id, u.id::text, u.id, jsonb_build_object('sub', u.id::text, 'email', u.email, 'email_verified', true), 'email',
  u.created_at, u.created_at, u.updated_at
from auth.users u where u.id::text like '00000000-0000-4000-8000-00000000000_';

-- The hosted auth server filters by this column. The embedded one doesn't have it.
do $$
begin
  if exists (
    select from information_schema.columns
    where table_schema = 'auth' and table_name = 'users' and column_name = 'instance_id'
  ) then
    update auth.users set instance_id = '00000000-0000-0000-0000-000000000000'
    where id::text like '00000000-0000-4000-8000-00000000000_';
  end if;
end $$;

-- The sign-up trigger has created the profiles.
update public.profiles p set
  role = case p.email when 'admin@example.com' then 'admin' when 'client@example.com' then 'user' else 'coach' end,
  onboarded = true,
  created_at = u.created_at
from auth.users u
where u.id = p.id and p.id::text like '00000000-0000-4000-8000-00000000000_';

-- The guard triggers set every date to now, but this data needs dates in the past.
alter table public.clients disable trigger guard_client;
alter table public.stories disable trigger guard_story;

-- 12 active and 4 prospective clients of the client account and the coach, and 2 inactive ones without either. The
-- client account signs in as the first one and reads the emails that the coach shared. Tax savings add up to 1,200,000
-- and retainers to 340,000, whichever statuses are counted.
insert into public.clients (
  id, name, email, phone, company, status, revenue, retainer_value, tax_savings, next_deadline, next_deadline_name,
  last_contact, strategies, user_id, account_id, coach_id, created_at, updated_at
)
select
  ('00000000-0000-4000-8001-' || lpad(c.n::text, 12, '0'))::uuid, c.name, c.email, c.phone, c.company, c.status,
  c.revenue, c.retainer, c.savings, current_date + c.deadline,
  (array['Adoption papers of the pension plan', 'Cost segregation study', 'Census of employees for the plan',
    'Fixed asset list', 'Terms of the buy-out', 'Invoices of the cold store', 'Minutes of the foundation',
    'Loss history for the captive', 'Time records of the workshop', 'Placed-in-service list', 'Family meeting',
    'Calendar of the eleven buildings'])[c.n],
  current_date - c.contact, c.strategies::text[],
  case when c.status <> 'Inactive' then '00000000-0000-4000-8000-000000000003'::uuid end,
  case when c.n = 1 then '00000000-0000-4000-8000-000000000003'::uuid end,
  case when c.status <> 'Inactive' then '00000000-0000-4000-8000-000000000002'::uuid end,
  now() - greatest(c.n * 9 + 12, c.contact + 30) * interval '1 day', now() - least(c.contact, c.n * 9) * interval '1 day'
from (values
  (1, 'Marguerite Fontenot', 'marguerite@fontenot.example', '(555) 010-1100', 'Fontenot Dental Group', 'Active', 4200000, 36000, 148000, 12, 3,
    '{"401K Optimization","Pension Strategies","4/1 Tax Reduction"}'),
  (2, 'Tobias Ferncastle', 'tobias@ferncastle.example', '(555) 010-1107', 'Ferncastle Machine Works', 'Active', 3100000, 30000, 96500, 26, 8,
    '{"Cost Segregation","R&D Credits"}'),
  (3, 'Delphine Arrowood', 'delphine@arrowood.example', '(555) 010-1114', 'Arrowood Veterinary', 'Active', 3850000, 36000, 132000, 33, 5,
    '{"401K Optimization","Pension Strategies"}'),
  (4, 'Casimir Holloway', 'casimir@holloway.example', '(555) 010-1121', 'Holloway Paving', 'Active', 3300000, 24000, 84000, 41, 14,
    '{"Cost Segregation","Asset Protection"}'),
  (5, 'Ines Batterham', 'ines@batterham.example', '(555) 010-1128', 'Batterham Orthodontics', 'Active', 3600000, 30000, 118500, 9, 2,
    '{"Pension Strategies","Legacy Planning"}'),
  (6, 'Lucian Marlowe', 'lucian@marlowe.example', '(555) 010-1135', 'Marlowe Cold Storage', 'Active', 3050000, 18000, 61000, 55, 21,
    '{"Cost Segregation","Cost Remediation"}'),
  (7, 'Rosalind Achterberg', 'rosalind@achterberg.example', '(555) 010-1142', 'Achterberg Surgical Partners', 'Active', 6400000, 42000, 142500, 18, 6,
    '{"Private Foundations","Pension Strategies","Legacy Planning"}'),
  (8, 'Emeka Stallworth', 'emeka@stallworth.example', '(555) 010-1149', 'Stallworth Logistics', 'Active', 3200000, 24000, 73500, 62, 11,
    '{"Captive Insurance","Asset Protection"}'),
  (9, 'Harriet Voss', 'harriet@voss.example', '(555) 010-1156', 'Voss & Daughters Cabinetry', 'Active', 3450000, 30000, 105000, 47, 9,
    '{"R&D Credits","Cost Segregation"}'),
  (10, 'Anselm Quintero', 'anselm@quintero.example', '(555) 010-1163', 'Quintero Imaging', 'Active', 3750000, 24000, 88000, 23, 4,
    '{"401K Optimization","Pension Strategies","Asset Protection"}'),
  (11, 'Philippa Nakashima', 'philippa@nakashima.example', '(555) 010-1170', 'Nakashima Growers', 'Active', 3000000, 18000, 54000, 71, 17,
    '{"4/1 Tax Reduction","Legacy Planning"}'),
  (12, 'Barnaby Lindqvist', 'barnaby@lindqvist.example', '(555) 010-1177', 'Lindqvist Property Management', 'Active', 3900000, 28000, 97000, 38, 7,
    '{"Cost Segregation","4/1 Tax Reduction","Asset Protection"}'),
  (13, 'Constance Adeyemi', 'constance@adeyemi.example', '(555) 010-1184', 'Adeyemi Pharmacy', 'Prospect', 2100000, 0, 0, null, 10,
    '{"401K Optimization"}'),
  (14, 'Rupert Galloway', 'rupert@galloway.example', '(555) 010-1191', 'Galloway Marine Supply', 'Prospect', 3400000, 0, 0, null, 19,
    '{"Asset Protection"}'),
  (15, 'Solveig Marchetti', 'solveig@marchetti.example', '(555) 010-1198', 'Marchetti Bakehouse', 'Prospect', 1250000, 0, 0, null, 13,
    '{"Cost Remediation"}'),
  (16, 'Dashiell Korman', 'dashiell@korman.example', '(555) 010-1205', 'Korman Engineering', 'Prospect', 2900000, 0, 0, null, 25,
    '{"R&D Credits"}'),
  (17, 'Winifred Tallis', 'winifred@tallis.example', '(555) 010-1212', 'Tallis Print House', 'Inactive', 900000, 0, 0, null, 140,
    '{"4/1 Tax Reduction"}'),
  (18, 'Octavio Brandt', 'octavio@brandt.example', '(555) 010-1219', 'Brandt Roofing', 'Inactive', 1600000, 0, 0, null, 205,
    '{"Cost Segregation"}')
) as c (n, name, email, phone, company, status, revenue, retainer, savings, deadline, contact, strategies);

-- Deadlines after the next one, some that were met, and one that was missed.
insert into public.client_deadlines (id, client_id, name, due_on, done_at)
select ('00000000-0000-4000-800b-' || lpad(d.n::text, 12, '0'))::uuid,
  ('00000000-0000-4000-8001-' || lpad(d.client::text, 12, '0'))::uuid, d.name, current_date + d.days,
  case when d.days_done is not null then now() - d.days_done * interval '1 day' end
from (values
  (1, 1, 'Signed engagement letter', -20, 22), (2, 1, 'First contribution to the plan', 40, null),
  (3, 2, 'Purchase dates of the machines', -35, 33), (4, 4, 'Site visit of the engineer', 55, null),
  (5, 5, 'Valuation of the practice', 75, null), (6, 7, 'Grant calendar of the foundation', 45, null),
  (7, 9, 'Project list for the research credit', 80, null), (8, 10, 'Delivery note of the scanner', -12, 13),
  (9, 11, 'Draft of the family agreement', -3, null), (10, 12, 'Rent rolls', 60, null)
) as d (n, client, name, days, days_done);

-- Events that the triggers would have written on the day of each step, and the coach's entries.
update public.client_events e set created_at = c.created_at, actor_id = coalesce(c.user_id,
  '00000000-0000-4000-8000-000000000001')
from public.clients c where c.id = e.client_id and e.kind = 'created' and c.id::text like '00000000-0000-4000-8001-%';
insert into public.client_events (client_id, kind, from_value, to_value, actor_id, created_at)
select c.id, 'status', step.before, step.after, '00000000-0000-4000-8000-000000000001', c.created_at + step.after_days * interval '1 day'
from public.clients c
join (values (1, 'Prospect', 'Active', 5, '{Active,Inactive}'::text[]), (2, 'Active', 'Inactive', 25, '{Inactive}'))
  as step (n, before, after, after_days, reached) on c.status = any (step.reached)
where c.id::text like '00000000-0000-4000-8001-%';
insert into public.client_events (client_id, kind, note, is_shared, actor_id, created_at)
select c.id, written.kind, written.note, written.kind = 'email' and c.account_id is not null, c.coach_id,
  (c.last_contact + written.clock) at time zone private.office_zone() - written.days_before * interval '1 day'
from public.clients c
join (values
  (0, 'call', 'Went through the open points. They send the missing papers this week.', time '10:30', 0),
  (1, 'email', 'Sent the summary of the last meeting and two dates for the next.', time '15:10', 0),
  (2, 'call', 'Asked about the year so far. Profit is ahead of plan, so the projection is due again.', time '11:45', 0),
  (0, 'note', 'The bookkeeper answers within a day; the owner reads nothing after six.', time '16:20', 4),
  (2, 'note', 'Wants one page with what is decided, and by when.', time '09:40', 2)
) as written (n, kind, note, clock, days_before) on written.n = right(c.id::text, 2)::int % 3
where c.id::text like '00000000-0000-4000-8001-%' and c.coach_id is not null;

insert into public.stories (
  id, user_id, client_id, title, status, situation, challenge, strategy, result, lesson, created_at, updated_at
)
select
  ('00000000-0000-4000-8002-' || lpad(s.n::text, 12, '0'))::uuid,
  case s.writer when 'coach' then '00000000-0000-4000-8000-000000000002'::uuid
    else '00000000-0000-4000-8000-000000000003'::uuid end,
  ('00000000-0000-4000-8001-' || lpad(s.client::text, 12, '0'))::uuid,
  s.title, s.status, s.situation, s.challenge, s.strategy, s.result, s.lesson, now() - s.age * interval '1 day',
  now() - s.age * interval '6 hours'
from (values
  (1, 'coach', 1, 'A dental group stops overpaying on its own profit', 'published', 40,
    'One dentist owns three practices that grew one at a time. Each has its own company, its own payroll run and its own bookkeeper, and none has a retirement plan beyond a simple IRA that two hygienists use.

The owner is 52, saves in a brokerage account, and had never been shown the three companies on one page.',
    'Profit rose two years running, and every added dollar was taxed at the owner''s top rate. The brokerage account grew, and so did the tax on it.

The obvious answer, a larger 401(k) in the best of the three practices, would have failed: under common ownership the three count as one employer, and a plan for one of them has to pass its tests with the staff of all.',
    'We put the staff of the three practices into one census first, and only then asked an actuary for a design. A cash balance plan now stands beside a redesigned 401(k), and both cover the group.

Two of the companies changed what they do: one employs everybody, the others lease from it. The owner''s salary was set before the plan was, because the plan follows from it.',
    'First-year contributions moved $148,000 of income out of the current year. About a ninth of that went to the staff, which the owner knew before signing and uses when hiring.

Still open: whether to keep the level after the fourth practice opens next fall.',
    'Plan design comes before investment choice. The expensive question was never where the money should be invested, it was who employs whom.'),
  (2, 'coach', 4, 'Paving season, depreciation season', 'published', 31,
    'A paving contractor with forty people bought a yard in spring: eleven acres, an office, a heated garage, fencing, lighting and a great deal of asphalt that was there already.',
    'The purchase was booked as one line, building and land, and would have been written off over 39 years. The return was due in five weeks and the closing papers named one price.',
    'A cost segregation study took the price apart: land, the two buildings, and what is neither. Paving, fences and drainage are land improvements; the lifts, the wash bay and the compressor lines are equipment.

The engineers came on a Saturday, because on weekdays the yard is full of trucks.',
    'Deductions of the first year rose by $84,000 against the original schedule. The study took nineteen days, and the return was filed on time without an extension.',
    'Order the study before the return, not after. Changing a schedule later is possible, costs a form and an explanation, and makes everybody wait.'),
  (3, 'client', 2, 'What our machinists already did was research', 'in_review', 12,
    'We build fixtures that hold parts while somebody cuts them. Most of our jobs are for parts that nobody has cut before, so nobody can tell us how to hold them. Thirty-one people work here, nine of them at machines that we changed ourselves.',
    'All of that work was booked as scrap and overtime. We thought research was what happens in white coats, and no credit was ever claimed. Our old accountant asked once whether we had a laboratory.',
    'We began to keep hours by project instead of by week. Then a study looked at the last three years: which jobs had an uncertainty at the start, what we tried, and what we threw away. The photographs of failed fixtures turned out to be the best evidence that we had.',
    'The credit for the current year is filed. The amended years are with the agency, and we have had one letter with questions, which the time records answered.',
    'Write down what failed. We used to sweep it up.'),
  (4, 'client', 5, 'Handing over an orthodontic practice', 'draft', 5,
    'The owner wants to leave in eight years, and a daughter is finishing her residency. The practice has two chairs more than it needs and a lease with five years left.',
    'There is no agreed price and no agreed date. Both are talked about at dinner and neither is written down.', null, null, null),
  (5, 'coach', 7, 'A surgical partnership gives on its own terms', 'in_review', 9,
    'Seven partners gave to the same hospital fund each year, one check at a time and in whatever month the reminder came.',
    'The gifts came in high and low years alike. They helped the hospital, and they helped neither the plan of the partnership nor that of any partner.',
    'We compared three ways with the partners in one room: going on as before, an account at a sponsor of donor-advised funds, and a private foundation. They chose the foundation because they want to make grants to clinics by name and are willing to do the paperwork.

It was funded in the high year and grants on a fixed calendar, in March and in October.',
    'Giving went up by a fifth while its net cost went down. The first yearly filing took the administrator eleven hours; the second is planned at five.',
    'Timing is the part of giving that a plan can change. The generosity was there already.'),
  (6, 'coach', 9, 'Cabinetry, and the order of things', 'archived', 95,
    'A family workshop with fourteen people asked for a captive insurance company. A friend had one.',
    'The order was wrong. There was no balance sheet that the family trusted, no record of losses, and three policies that overlapped.',
    'Books first. Then the research credit, because the workshop develops its own joints and finishes. Then a second look at insurance, with five years of losses on one page.',
    'The captive was not formed. Two policies were merged, and the credit paid for the books.',
    'Saying no to a strategy is a result.'),
  (7, 'client', 12, 'Eleven buildings, one calendar', 'draft', 2,
    'Eleven rental buildings, bought over nineteen years, with eleven sets of dates: insurance, inspections, leases, property tax.',
    'The deadlines were kept in a notebook, and the notebook was kept in a truck.', null, null, null),
  (8, 'coach', 10, 'Imaging equipment bought in the right month', 'published', 63,
    'An imaging center was going to replace its scanner in January. It had bought the last one in January, too.',
    'Nobody had asked which year the deduction would help most. The current year was the best in the center''s history; the next one would be spent training on the new machine.',
    'The order was placed in October with delivery as a condition of the contract, and the scanner was installed, tested and seeing patients before the year ended. The years after it were planned in the same meeting, with the pension plan beside them.',
    'The deduction landed in the high year, worth $88,000 together with the pension plan. The vendor''s first date was January 9; the contract moved it.',
    'A calendar is a tax strategy. Equipment counts from the day on which it is ready for use, not from the day on which it is paid.')
) as s (n, writer, client, title, status, age, situation, challenge, strategy, result, lesson);

alter table public.clients enable trigger guard_client;
alter table public.stories enable trigger guard_story;

insert into public.leads (
  id, reference, name, email, phone, company, message, source, status, created_at, stage_since
)
select
  ('00000000-0000-4000-8003-' || lpad(l.n::text, 12, '0'))::uuid,
  'NC-SEED-' || translate(lpad(l.n::text, 4, '0'), '0123456789', 'ABCDEFGHJK'),
  l.name, l.email, l.phone, l.company, l.message, l.source, l.status, now() - l.age * interval '1 hour',
  -- Same time as the lead's last status event below.
  now() - l.age * interval '1 hour'
    + (array_position('{new,contacted,qualified,converted}', l.status) - 1) * l.age * interval '1 hour' / 3
from (values
  (1, 'Genevieve Osei', 'genevieve@osei.example', '(555) 010-2201', 'Osei Freight',
    'We cleared $3.4M last year and our CPA says we are doing fine. I would like a second reading.', 'contact', 'new', 3),
  (2, 'Milan Trevisan', 'milan@trevisan.example', null, 'Trevisan CPA',
    'Is the spring cohort open for a two-person practice?', 'for-cpas', 'new', 20),
  (3, 'Paulette Kincaid', 'paulette@kincaid.example', '(555) 010-2215', 'Kincaid Interiors',
    'Please call after four, Eastern.', 'contact', 'contacted', 52),
  (4, 'Hollis Abara', 'hollis@abara.example', '(555) 010-2230', 'Abara Labs',
    'Interested in the research credit for a lab of nine.', 'for-clients', 'qualified', 130),
  (5, 'Leonie Strand', 'leonie@strand.example', null, 'Strand Vineyards', 'Signed last week, thank you.',
    'contact', 'converted', 400)
) as l (n, name, email, phone, company, message, source, status, age);

-- 55 more leads from the last three months; older ones are in later stages. Names, firms, and messages come from lists,
-- so that no two people are alike and every run creates the same rows.
insert into public.leads (
  id, reference, name, email, phone, company, message, source, topic, annual_revenue, status, assigned_to,
  created_at, updated_at, stage_since
)
select
  ('00000000-0000-4000-8003-' || lpad(l.n::text, 12, '0'))::uuid,
  'NC-SEED-' || translate(lpad(l.n::text, 4, '0'), '0123456789', 'ABCDEFGHJK'),
  l.first || ' ' || l.last,
  lower(l.first || '.' || replace(l.last, '''', '')) || '@example.com',
  case when l.n % 4 <> 0 then '(555) 010-' || (2300 + l.n * 7) end,
  case when l.n % 6 <> 0 then l.last || ' ' || l.trade end,
  l.message, l.source,
  case l.source when 'contact' then (array['Tax planning', 'Pricing', 'CPPS program'])[l.n % 3 + 1] end,
  case when l.source = 'client-application'
    then (array['under-500k', '500k-2m', '3m-10m', '10m-20m', 'over-20m'])[l.n % 5 + 1] end,
  l.status,
  case when l.status in ('qualified', 'converted') or l.n % 3 = 0 and l.status = 'contacted' then
    case l.n % 3 when 0 then '00000000-0000-4000-8000-000000000004' else '00000000-0000-4000-8000-000000000002' end::uuid
  end,
  now() - l.age, now() - l.age * 0.6,
  now() - l.age + (array_position('{new,contacted,qualified,converted}', l.status) - 1) * l.age * 0.4 / 3
from (
  select
    n,
    (array['Amara', 'Bertrand', 'Cecily', 'Dov', 'Esperanza', 'Fergus', 'Ghislaine', 'Henrik', 'Imogen', 'Jorah',
      'Katya'])[n * 7 % 11 + 1] as first,
    (array['Abernathy', 'Bellweather', 'Castlebury', 'Drummond', 'Eastlake', 'Fairbrother', 'Gutierrez', 'Hawksworth',
      'Ibarra', 'Jankowski', 'Kestrel', 'Lockridge', 'Mbeki'])[n * 5 % 13 + 1] as last,
    (array['Dental', 'Builders', 'Foods', 'Orthopedics', 'Freight', 'Robotics', 'Nurseries'])[n % 7 + 1] as trade,
    case n % 5 when 2 then (array[
      'I run a firm of five and want to price advice, not returns.',
      'Please send the curriculum before I book a call.',
      'Is there a payment plan for the fourteen weeks?',
      'How many hours a week do people really spend on it?'
    ])[n % 4 + 1] else (array[
      'We file in April and hear from our CPA in April. Is there more to it?',
      'Two owners, one of them retiring in six years. Where would you start?',
      'Bought our building in March and nobody has mentioned cost segregation.',
      'What does a first year with you cost, all in?',
      'We build our own tooling. Does that count as research?',
      'My wife and I are both on payroll. Could a pension plan work for us?',
      'Sold a division this summer and would like to plan before December.'
    ])[n % 7 + 1] end as message,
    (array['contact', 'for-clients', 'for-cpas', 'client-application', 'home'])[n % 5 + 1] as source,
    case
      when n <= 16 then 'new'
      when n <= 32 then (array['contacted', 'new', 'contacted', 'qualified'])[n % 4 + 1]
      else (array['qualified', 'contacted', 'converted', 'contacted', 'converted'])[n % 5 + 1]
    end as status,
    n * interval '36 hours' as age
  from generate_series(6, 60) as n
) as l;

-- Events that the triggers would have written on the day of each step.
insert into public.lead_events (lead_id, kind, from_value, to_value, actor_id, created_at)
select l.id, 'status', step.before, step.after, '00000000-0000-4000-8000-000000000001',
  l.created_at + step.n * (l.updated_at - l.created_at) / 3
from public.leads l
join (values
  (1, 'new', 'contacted', '{contacted,qualified,converted}'::text[]),
  (2, 'contacted', 'qualified', '{qualified,converted}'),
  (3, 'qualified', 'converted', '{converted}')
) as step (n, before, after, reached) on l.status = any (step.reached)
where l.id::text like '00000000-0000-4000-8003-%';
insert into public.lead_events (lead_id, kind, note, actor_id, created_at)
select l.id, note.kind, note.body, l.assigned_to, l.updated_at
from public.leads l
join (values
  (0, 'call', 'Left a message; they call back after their year-end close.'),
  (1, 'email', 'Sent the service overview and two times for a call.'),
  (2, 'note', 'Their bookkeeper keeps good records. Start with the depreciation schedule.')
) as note (n, kind, body) on note.n = right(l.id::text, 2)::int % 3
where l.id::text like '00000000-0000-4000-8003-%' and l.assigned_to is not null;

-- First responses, after minutes or days.
insert into public.lead_events (lead_id, kind, note, actor_id, created_at)
select l.id, note.kind, note.body, coalesce(l.assigned_to, '00000000-0000-4000-8000-000000000001'),
  l.created_at + (array[20, 50, 150, 200, 340, 1080, 1300, 1800, 2900])[right(l.id::text, 3)::int % 9 + 1] * interval '1 minute'
from public.leads l
join (values
  (0, 'call', 'First call: what they do, who does their returns, and what made them write.'),
  (1, 'email', 'Thanked them and asked for last year''s return before a call.')
) as note (n, kind, body) on note.n = right(l.id::text, 3)::int % 2
where l.id::text like '00000000-0000-4000-8003-%' and l.status <> 'new';

-- One cohort is finished, one is running, one accepts applications, and one is planned. They start on Tuesdays, as
-- the program does; future cohorts start on the days that it announces, if any.
insert into public.cohorts (id, name, starts_on, status)
select ('00000000-0000-4000-8004-' || lpad(c.n::text, 12, '0'))::uuid,
  'Cohort of ' || to_char(c.starts, 'FMMonth YYYY'), c.starts, c.status
from (
  select n, coalesce(
    (select day from unnest('{2027-01-12,2027-05-04,2027-09-07}'::date[]) as announced (day)
      where n > 2 and day > current_date + 14 order by day offset greatest(n - 3, 0) limit 1),
    date_trunc('week', (current_date + away)::timestamp)::date + 1) as starts, status
  from (values (1, -215, 'finished'), (2, -40, 'running'), (3, 45, 'open'), (4, 165, 'planned')) as w (n, away, status)
) as c;

insert into public.certification_applications (
  id, reference, user_id, applicant_type, first_name, last_name, email, phone, firm_name, title, years_experience,
  license_number, license_state, current_revenue, target_revenue, client_types, biggest_challenge, why_applying,
  commitment, terms, status, cohort_id, decided_at, decided_by, decision_note, created_at
)
select
  ('00000000-0000-4000-8005-' || lpad(a.n::text, 12, '0'))::uuid,
  'CPPS-SEED-' || translate(lpad(a.n::text, 4, '0'), '0123456789', 'ABCDEFGHJK'),
  a.person::uuid, 'cpa', a.first, a.last,
  lower(a.first || '@' || a.mail) || '.example', '(555) 010-' || (3100 + a.n * 9), a.firm, a.title, a.years,
  'CPA-' || (20410 + a.n * 137), a.state, a.revenue, a.target, a.clients, a.challenge, a.why, true, true, a.status,
  ('00000000-0000-4000-8004-' || lpad(a.cohort::text, 12, '0'))::uuid,
  case when a.status in ('approved', 'rejected') then now() - (a.age - 2) * interval '1 day' end,
  case when a.status in ('approved', 'rejected') then '00000000-0000-4000-8000-000000000001'::uuid end,
  a.note, now() - a.age * interval '1 day'
from (values
  (1, '00000000-0000-4000-8000-000000000002', 'Corwin', 'Hale', 'hale', 'Hale & Partners CPA', 'Managing partner',
    '16-20', 'Ohio', '1m-2m', '2m-5m', 'Practices and family firms of 1 to 5 million in revenue',
    'Advice is given away inside the price of the return.', 'To charge for planning and have the work to show for it.',
    'approved', 1, 'Welcome to the cohort.', 260),
  (2, '00000000-0000-4000-8000-000000000004', 'Brigid', 'Sorensen', 'sorensen', 'Sorensen Tax Studio', 'Owner', '6-10',
    'New Mexico', '250k-500k', '500k-1m', 'Contractors and two restaurants',
    'Everybody comes in March.', 'I want a year that has twelve months of work in it.',
    'approved', 2, 'Welcome to the cohort.', 85),
  (3, null, 'Ottoline', 'Pryce', 'pryce', 'Pryce Accountancy', 'Principal', '11-15', 'Texas', '500k-1m', '1m-2m',
    'Physicians and dental groups', 'We know the strategies and have no process for them.',
    'The fourteen weeks match how I would train my own staff.', 'approved', 3, 'Your seat is held.', 21),
  (4, null, 'Ambrose', 'Keeling', 'keeling', 'Keeling Advisory', 'Founder', '3-5', 'Georgia', '250k-500k', '500k-1m',
    'Software and agencies', 'Clients ask for planning and we answer with a projection.',
    'I would like the later start, after the season.', 'approved', 4, 'You are first on the list of the next cohort.', 18),
  (5, null, 'Marisol', 'Quist', 'quist', 'Quist & Daughter', 'Partner', '20+', 'Oregon', '2m-5m', '5m-10m',
    'Growers, packers and one winery', 'Succession: my daughter takes over in four years.',
    'We want one way of working before she does.', 'in_review', 3, null, 4),
  (6, null, 'Thaddeus', 'Brill', 'brill', 'Brill CPA', 'Owner', '6-10', 'Florida', '500k-1m', '1m-2m',
    'Marine trades', 'Too many returns under a thousand dollars.', 'To keep forty clients and serve them fully.',
    'submitted', 3, null, 1),
  (7, null, 'Josephine', 'Abt', 'abt', 'Abt Tax', 'Sole practitioner', '3-5', 'Maine', '250k-500k', '500k-1m',
    'Fishing and boatyards', 'No time between April and October.', 'A colleague finished it in spring.',
    'submitted', 3, null, 2),
  (8, null, 'Leopold', 'Stang', 'stang', 'Stang Bookkeeping', 'Owner', '3-5', 'Nevada', '250k-500k', '500k-1m',
    'Retail', 'I am not licensed yet.', 'To start with planning right away.',
    'rejected', 2, 'The program asks for an active license. Please apply again once yours is issued.', 77),
  (9, null, 'Verity', 'Okafor', 'okafor', 'Okafor Group', 'Partner', '11-15', 'Illinois', '1m-2m', '2m-5m',
    'Clinics', 'Two partners, two opinions on pricing.', 'To settle it by doing it once, well.',
    'withdrawn', 2, null, 64)
) as a (n, person, first, last, mail, firm, title, years, state, revenue, target, clients, challenge, why, status, cohort,
  note, age);

insert into public.certification_applications (
  id, reference, user_id, applicant_type, first_name, last_name, email, phone, business_name, annual_revenue, num_employees,
  interests, notes, status, decided_at, decided_by, decision_note, created_at
) values
  ('00000000-0000-4000-8005-000000000010', 'CPPS-SEED-AABA', '00000000-0000-4000-8000-000000000003', 'client',
    'Clementine', 'Arroyo', 'client@example.com', '(555) 010-3190', 'Arroyo Holdings', '5m+', '51-200',
    'Entity structure and a pension plan for three partners.', 'Year end is in June.', 'approved',
    now() - interval '200 days', '00000000-0000-4000-8000-000000000001', 'Corwin Hale is your coach.',
    now() - interval '202 days'),
  ('00000000-0000-4000-8005-000000000011', 'CPPS-SEED-AABB', null, 'client', 'Basil', 'Thornquist',
    'basil@thornquist.example', '(555) 010-3199', 'Thornquist Cider', '500k-2m', '1-10',
    'Depreciation of the new press house.', null, 'submitted', null, null, null, now() - interval '9 hours');

-- The trigger has dated each submission as of now. This corrects the dates and adds the decisions.
update public.application_events e set created_at = a.created_at, to_status = 'submitted', actor_id = a.user_id
from public.certification_applications a
where a.id = e.application_id and e.kind = 'submitted' and a.id::text like '00000000-0000-4000-8005-%';
insert into public.application_events (application_id, kind, from_status, to_status, actor_id, created_at)
select a.id, 'status', step.before, step.after,
  case when step.after <> 'withdrawn' then '00000000-0000-4000-8000-000000000001'::uuid end,
  coalesce(a.decided_at, a.created_at + interval '30 hours') - case when step.n = 1 then interval '20 hours' else '0' end
from public.certification_applications a
join (values
  (1, 'submitted', 'in_review', '{in_review,approved,rejected}'::text[]),
  (2, 'in_review', 'approved', '{approved}'),
  (2, 'in_review', 'rejected', '{rejected}'),
  (2, 'submitted', 'withdrawn', '{withdrawn}')
) as step (n, before, after, reached) on a.status = any (step.reached)
where a.id::text like '00000000-0000-4000-8005-%';
insert into public.application_events (application_id, kind, note, actor_id, created_at) values
  ('00000000-0000-4000-8005-000000000005', 'note', 'Strong practice. Ask about the handover before the call.',
    '00000000-0000-4000-8000-000000000001', now() - interval '3 days');

-- A trigger counts seats, and a finished cohort accepts no members, so this sets its status after adding the member.
update public.cohorts set status = 'running' where id = '00000000-0000-4000-8004-000000000001';
insert into public.cohort_members (cohort_id, user_id, application_id)
select a.cohort_id, a.user_id, a.id from public.certification_applications a
where a.id in ('00000000-0000-4000-8005-000000000001', '00000000-0000-4000-8005-000000000002',
  '00000000-0000-4000-8005-000000000003');
update public.cohorts set status = 'finished' where id = '00000000-0000-4000-8004-000000000001';
-- The finished cohort's only participant has a certificate and a directory entry that isn't shown yet.
insert into public.certificates (
  id, code, user_id, cohort_id, name, completed_on, cpe_live, cpe_self_study, issued_at, issued_on, issued_by, expires_on)
select '00000000-0000-4000-800a-000000000001', 'CPPS-HALE-DEMA-2345', m.user_id, c.id, 'Corwin Hale', c.ends_on, 33.6, 6.4,
  c.ends_on + interval '2 days 15 hours', c.ends_on + 2, '00000000-0000-4000-8000-000000000001',
  (c.ends_on + 2 + interval '2 years')::date
from public.cohorts c join public.cohort_members m on m.cohort_id = c.id
where c.id = '00000000-0000-4000-8004-000000000001';
insert into public.directory_entries (user_id, shown, headline, firm, location, specialities, about, contact_email)
values ('00000000-0000-4000-8000-000000000002', false, 'CPA, CPPS, managing partner', 'Hale & Partners CPA',
  'Columbus, Ohio', '{Cost Segregation,Pension Strategies,Family Firms}',
  'Corwin Hale plans for practices and family firms of one to five million dollars in revenue. Each client has two meetings before September, and one page that says what was decided and by when it has to be done.',
  'coach@example.com');
insert into public.waitlist (application_id, cohort_id, created_at)
select a.id, a.cohort_id, a.decided_at from public.certification_applications a
where a.id = '00000000-0000-4000-8005-000000000004';

-- A trigger computes the percentage from the lessons read and the quiz score.
insert into public.training_progress (user_id, module_id, lesson, quiz_score, created_at)
select ('00000000-0000-4000-8000-00000000000' || t.person)::uuid, t.module, t.lesson, t.quiz,
  now() - t.age * interval '1 day'
from (values
  (2, 'tax-reduction-strategy', 20, 100, 190), (2, 'pension', 20, 80, 180), (2, 'cost-segregation', 20, 100, 160),
  (2, 'rd-erc', 20, 80, 120), (2, 'captive-insurance', 5, null, 30), (2, 'asset-protection', 1, null, 8),
  (4, 'tax-reduction-strategy', 20, 80, 35), (4, 'pension', 3, null, 12), (4, 'cost-remediation', 1, null, 3),
  (1, 'private-foundation', 3, null, 20)
) as t (person, module, lesson, quiz, age);
alter table public.training_progress disable trigger date_progress;
update public.training_progress set completed_at = created_at + interval '9 days', updated_at = created_at + interval '9 days'
where percent = 100 and user_id::text like '00000000-0000-4000-8000-00000000000_';
alter table public.training_progress enable trigger date_progress;

insert into public.notifications (id, user_id, kind, title, body, link, read_at, created_at)
select ('00000000-0000-4000-8006-' || lpad(n.n::text, 12, '0'))::uuid,
  ('00000000-0000-4000-8000-00000000000' || n.person)::uuid, n.kind, n.title, n.body, n.link,
  case when n.is_read then now() - n.hours * interval '30 minutes' end, now() - n.hours * interval '1 hour'
from (values
  (1, 1, 'lead', 'A new message from Genevieve Osei', 'Osei Freight, by the contact form',
    '/dashboard/admin?section=leads&lead=00000000-0000-4000-8003-000000000001', false, 3),
  (2, 1, 'application', 'Thaddeus Brill has applied', 'To be reviewed within 48 hours',
    '/dashboard/applications?application=00000000-0000-4000-8005-000000000006', false, 24),
  (3, 1, 'application', 'Josephine Abt has applied', 'To be reviewed within 48 hours',
    '/dashboard/applications?application=00000000-0000-4000-8005-000000000007', false, 48),
  (4, 1, 'story', 'A story waits for review', 'What our machinists already did was research', '/dashboard', true, 280),
  (5, 2, 'client', 'Deadline in nine days: Ines Batterham', 'Batterham Orthodontics',
    '/dashboard/clients?client=00000000-0000-4000-8001-000000000005', false, 5),
  (6, 2, 'booking', 'Clementine Arroyo has booked a call', 'A client review next Tuesday',
    '/dashboard/coach?section=calls&call=00000000-0000-4000-8007-000000000001', false, 30),
  (7, 2, 'story', 'Clementine Arroyo sent a story for review', 'What our machinists already did was research',
    '/dashboard/clients?client=00000000-0000-4000-8001-000000000002', true, 280),
  (8, 2, 'training', 'Captive insurance: you are at section 6', null, '/dashboard/training/captive-insurance', true,
    700),
  (9, 3, 'account', 'New sign-in', 'Chrome on Windows', '/dashboard/settings', false, 26),
  (10, 3, 'booking', 'Your call with Corwin Hale is booked', 'Next Tuesday at 10:00 Eastern', '/dashboard', false, 30),
  (11, 3, 'client', 'Corwin Hale updated Marguerite Fontenot', 'Fontenot Dental Group',
    '/dashboard/clients?client=00000000-0000-4000-8001-000000000001', true, 72),
  (12, 4, 'application', 'Your application is approved', 'Welcome to the cohort.', '/dashboard/training', true, 1990),
  (13, 4, 'training', 'Two modules are under way', 'Pension strategies and cost remediation', '/dashboard/training',
    false, 60)
) as n (n, person, kind, title, body, link, is_read, hours);

-- One past and one future call, on Tuesdays at 10 a.m. in New York.
insert into public.bookings (id, reference, user_id, host_id, client_id, kind, name, email, phone, notes, starts_at,
  status, created_at)
select ('00000000-0000-4000-8007-' || lpad(b.n::text, 12, '0'))::uuid,
  'CALL-SEED-' || translate(lpad(b.n::text, 4, '0'), '0123456789', 'ABCDEFGHJK'),
  '00000000-0000-4000-8000-000000000003',
  '00000000-0000-4000-8000-000000000002', b.client::uuid, b.kind, 'Clementine Arroyo', 'client@example.com',
  '(555) 010-3190', b.notes,
  (date_trunc('week', current_date::timestamp) + b.days * interval '1 day' + interval '10 hours')
    at time zone private.office_zone(),
  b.status, now() - b.age * interval '1 day'
from (values
  (1, 8, 'client_review', 'booked', '00000000-0000-4000-8001-000000000001', 'The pension plan, before the year ends.', 2),
  (2, -27, 'discovery', 'held', null, null, 40)
) as b (n, days, kind, status, client, notes, age);

-- Newsletter subscribers, and onboarding answers at two of its steps.
insert into public.subscribers (id, email, source, status, wording, created_at, confirmed_at)
select ('00000000-0000-4000-8010-' || lpad(s.n::text, 12, '0'))::uuid, s.email, s.source, s.status, '2026-11',
  now() - s.days * interval '1 day',
  case when s.status <> 'pending' then now() - s.days * interval '1 day' + interval '20 minutes' end
from (values
  (1, 'ines@batterham.example', 'footer', 'confirmed', 140), (2, 'rolf@trevisan.example', 'blog', 'confirmed', 96),
  (3, 'genevieve@osei.example', 'footer', 'pending', 2), (4, 'tova@lindqvist.example', 'podcast', 'confirmed', 61),
  (5, 'office@marchetti.example', 'footer', 'unsubscribed', 210), (6, 'amara@okeke.example', 'blog', 'confirmed', 18)
) as s (n, email, source, status, days);

insert into public.auth_events (user_id, kind, device, created_at)
select p.id, e.kind, e.device, now() - e.hours * interval '1 hour' - right(p.id::text, 1)::int * interval '20 minutes'
from public.profiles p, (values
  ('sign_in', 'Chrome on Windows', 26), ('sign_out', 'Chrome on Windows', 31), ('sign_in', 'Safari on iPhone', 75),
  ('sign_in', 'Chrome on Windows', 170)
) as e (kind, device, hours)
where p.id::text like '00000000-0000-4000-8000-00000000000_';
insert into public.consents (user_id, purpose, version, source, created_at)
select p.id, c.purpose, '2026-11', 'register', p.created_at
from public.profiles p, (values ('terms'), ('privacy')) as c (purpose)
where p.id::text like '00000000-0000-4000-8000-00000000000_';

-- Corrects the dates of the audit log entries for the rows above.
update public.audit_log a set created_at = d.created_at, actor_id = '00000000-0000-4000-8000-000000000001'
from (
  select id, created_at from public.profiles union all
  select id, created_at from public.clients
) as d
where d.id = a.entity_id and a.entity_id::text like '00000000-0000-4000-800%';

insert into public.user_preferences (user_id, preferences)
select id, '{
  "theme": "system",
  "notifications": {"email": true, "browser": true, "stories": true, "clients": true},
  "privacy": {"profile_visible": true, "show_email": false, "allow_messages": true}
}'::jsonb
from public.profiles where id::text like '00000000-0000-4000-8000-00000000000_';

insert into public.coach_profiles (user_id, headline, bio, specialties) values
  ('00000000-0000-4000-8000-000000000002', 'Retirement plans for owners who have left it late',
    'I begin with last year''s return and one question: what would have to be true for the next one to be lower. The first month is numbers, the second is the plan, and from then on we meet each quarter.',
    '{Cash balance plans,Entity choice,Exit planning}'),
  ('00000000-0000-4000-8000-000000000004', 'Buildings, machines and the research credit',
    'Most of what I find stands in the fixed asset list. Send it to me before the first call and we talk about years, not about forms.',
    '{Cost segregation,Research credit}');
