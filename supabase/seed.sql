-- Demo data, for development and demonstrations only. Dates are relative to the day on which it runs.
-- Sign in with the password demo-password. Nothing here is part of a migration.

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
  ('00000000-0000-4000-8000-000000000001', 'admin@example.com', 'Adaeze Whitcombe', 'cpa', 'Ninecourse Advisory', 400),
  ('00000000-0000-4000-8000-000000000002', 'coach@example.com', 'Corwin Hale', 'cpa', 'Hale & Partners CPA', 320),
  ('00000000-0000-4000-8000-000000000003', 'client@example.com', 'Clementine Arroyo', 'client', 'Arroyo Holdings', 210),
  ('00000000-0000-4000-8000-000000000004', 'coach2@example.com', 'Brigid Sandoval', 'cpa', 'Sandoval Tax Studio', 90)
) as person (id, email, name, kind, company, age);

insert into auth.identities (id, provider_id, user_id, identity_data, provider, last_sign_in_at, created_at, updated_at)
select
  u.id, u.id::text, u.id, jsonb_build_object('sub', u.id::text, 'email', u.email, 'email_verified', true), 'email',
  u.created_at, u.created_at, u.updated_at
from auth.users u where u.id::text like '00000000-0000-4000-8000-00000000000_';

-- The hosted auth server looks for this; the embedded one has no such column.
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

-- The sign-up trigger has made the profiles.
update public.profiles p set
  role = case p.email when 'admin@example.com' then 'admin' when 'client@example.com' then 'user' else 'coach' end,
  onboarded = true,
  created_at = u.created_at
from auth.users u
where u.id = p.id and p.id::text like '00000000-0000-4000-8000-00000000000_';

-- 12 active and 4 prospective clients of the client account and the coach; 2 inactive ones of nobody.
-- Tax savings add up to 1,200,000 and retainers to 340,000, whichever of them are counted.
insert into public.clients (
  id, name, email, phone, company, status, revenue, retainer_value, tax_savings, next_deadline, last_contact,
  strategies, user_id, coach_id, created_at
)
select
  ('00000000-0000-4000-8001-' || lpad(c.n::text, 12, '0'))::uuid, c.name, c.email, c.phone, c.company, c.status,
  c.revenue, c.retainer, c.savings, current_date + c.deadline, current_date - c.contact, c.strategies::text[],
  case when c.status <> 'Inactive' then '00000000-0000-4000-8000-000000000003'::uuid end,
  case when c.status <> 'Inactive' then '00000000-0000-4000-8000-000000000002'::uuid end,
  now() - (c.n * 9) * interval '1 day'
from (values
  (1, 'Marguerite Oyelaran', 'marguerite@oyelaran.example', '(555) 010-1100', 'Oyelaran Dental Group', 'Active', 4200000, 36000, 148000, 12, 3,
    '{"401K Optimization","Pension Strategies","4/1 Tax Reduction"}'),
  (2, 'Tobias Ferncastle', 'tobias@ferncastle.example', '(555) 010-1107', 'Ferncastle Machine Works', 'Active', 3100000, 30000, 96500, 26, 8,
    '{"Cost Segregation","R&D Credits"}'),
  (3, 'Delphine Arrowood', 'delphine@arrowood.example', '(555) 010-1114', 'Arrowood Veterinary', 'Active', 3850000, 36000, 132000, 33, 5,
    '{"401K Optimization","Pension Strategies"}'),
  (4, 'Casimir Holloway', 'casimir@holloway.example', '(555) 010-1121', 'Holloway Paving', 'Active', 3300000, 24000, 84000, 41, 14,
    '{"Cost Segregation","Asset Protection"}'),
  (5, 'Ines Batterham', 'ines@batterham.example', '(555) 010-1128', 'Batterham Orthodontics', 'Active', 3600000, 30000, 118500, 9, 2,
    '{"Pension Strategies","Legacy Planning"}'),
  (6, 'Lucian Prewitt', 'lucian@prewitt.example', '(555) 010-1135', 'Prewitt Cold Storage', 'Active', 3050000, 18000, 61000, 55, 21,
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

insert into public.stories (
  id, user_id, client_id, title, status, situation, challenge, strategy, result, lesson, created_at
)
select
  ('00000000-0000-4000-8002-' || lpad(s.n::text, 12, '0'))::uuid,
  case s.writer when 'coach' then '00000000-0000-4000-8000-000000000002'::uuid
    else '00000000-0000-4000-8000-000000000003'::uuid end,
  ('00000000-0000-4000-8001-' || lpad(s.client::text, 12, '0'))::uuid,
  s.title, s.status, s.situation, s.challenge, s.strategy, s.result, s.lesson, now() - s.age * interval '1 day'
from (values
  (1, 'coach', 1, 'A dental group stops overpaying on its own profit', 'published', 40,
    'Three practices under one owner, each with its own payroll and no retirement plan beyond a simple IRA.',
    'Profit rose two years running and every added dollar was taxed at the top bracket.',
    'A cash balance plan beside a redesigned 401(k), with entity roles redrawn so that the plan covers one group.',
    'First-year contributions moved $148,000 of income out of the current year.',
    'Plan design comes before investment choice.'),
  (2, 'coach', 4, 'Paving season, depreciation season', 'published', 31,
    'A paving contractor bought a yard and two buildings in spring.',
    'The purchase was booked as one line and would have been written off over 39 years.',
    'A cost segregation study split land improvements and equipment from the shell.',
    'Deductions of the first year rose by $84,000 against the original schedule.',
    'Order the study before the return, not after.'),
  (3, 'client', 2, 'What our machinists already did was research', 'in_review', 12,
    'The shop builds fixtures for parts that nobody has cut before.',
    'The work was expensed as scrap and overtime, and no credit was ever claimed.',
    'Time records by project, and a study for the research credit going three years back.',
    'The credit is filed; the amended years are with the agency.',
    null),
  (4, 'client', 5, 'Handing over an orthodontic practice', 'draft', 5,
    'The owner wants to leave in eight years and a daughter is finishing her residency.', null, null, null, null),
  (5, 'coach', 7, 'A surgical partnership gives on its own terms', 'in_review', 9,
    'Seven partners gave to the same hospital fund each year, one cheque at a time.',
    'The gifts came in high and low years alike and helped neither plan nor partner.',
    'A private foundation funded in the high year, granting on a fixed calendar.',
    'Giving went up by a fifth while the net cost went down.',
    'Timing is the part of giving that a plan can change.'),
  (6, 'coach', 9, 'Cabinetry, and the order of things', 'archived', 95,
    'A family workshop asked for a captive before it had a balance sheet it trusted.',
    'The order was wrong: insurance structure before records.',
    'Books first, then the research credit, then a second look at insurance.',
    'The captive was not formed. The credit paid for the books.',
    'Saying no to a strategy is a result.'),
  (7, 'client', 12, 'Eleven buildings, one calendar', 'draft', 2,
    'Eleven rental buildings with eleven sets of dates.', 'Deadlines were kept in a notebook.', null, null, null),
  (8, 'coach', 10, 'Imaging equipment bought in the right month', 'published', 63,
    'A scanner was to be bought in January for reasons of habit.',
    'Waiting three weeks would have moved the deduction by a year.',
    'The purchase was placed in service in December with a plan for the years after.',
    'The deduction landed in the high year, worth $88,000 together with the pension plan.',
    'A calendar is a tax strategy.')
) as s (n, writer, client, title, status, age, situation, challenge, strategy, result, lesson);

insert into public.leads (id, name, email, phone, company, message, source, status, created_at)
select
  ('00000000-0000-4000-8003-' || lpad(l.n::text, 12, '0'))::uuid, l.name, l.email, l.phone, l.company, l.message,
  l.source, l.status, now() - l.age * interval '1 hour'
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

insert into public.user_preferences (user_id, preferences)
select id, '{
  "theme": "system",
  "notifications": {"email": true, "browser": true, "stories": true, "clients": true},
  "privacy": {"profile_visible": true, "show_email": false, "allow_messages": true}
}'::jsonb
from public.profiles where id::text like '00000000-0000-4000-8000-00000000000_';
