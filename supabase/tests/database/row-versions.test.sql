-- Row versions: triggers maintain them, callers cannot write them, and a screen's update names the version it read.
begin;
\ir people.psql
select plan(25);

insert into public.clients (id, name, user_id, coach_id) values
  ('00000000-0000-4000-a001-000000000001', 'Zoë Ørsted', pg_temp.person('owner'), pg_temp.person('coach'));
insert into public.stories (id, title, user_id, client_id) values
  ('00000000-0000-4000-a002-000000000001', 'x', pg_temp.person('owner'), '00000000-0000-4000-a001-000000000001');
insert into public.leads (id, name, email) values ('00000000-0000-4000-a003-000000000001', 'x', 'x@tests.example');

-- Returns 1 if the condition holds after the change.
create function pg_temp.leaves(who text, change text, condition text) returns text language sql as $$
  select pg_temp.attempt(who, format('with done as (%s returning *) select from done where %s', change, condition))
$$;
select is(pg_temp.leaves(c.who, c.change, c.condition), '1', c.what) from (values
  ('owner', $$update public.clients set phone = '1' where id = '00000000-0000-4000-a001-000000000001'$$,
    'version = 2 and updated_by = user_id', 'a changed client is one version on, by its writer'),
  ('coach', $$update public.clients set phone = phone, updated_at = '2020-01-01'
    where id = '00000000-0000-4000-a001-000000000001' and version = 1$$,
    'version = 2 and updated_by = coach_id', 'whoever knows the version writes'),
  ('service', $$update public.clients set phone = '1', version = 40 where name = 'Zoë Ørsted'$$,
    'version = 2 and updated_by is null', 'a version is counted, whoever sets it'),
  ('owner', $$update public.stories set title = 'y' where id = '00000000-0000-4000-a002-000000000001'$$,
    'version = 2', 'a story has a version'),
  ('admin', $$update public.leads set status = 'contacted' where id = '00000000-0000-4000-a003-000000000001'$$,
    'version = 2', 'a lead has a version'),
  ('stranger', $$update public.profiles set name = 'y' where id = '{me}'$$,
    'version > 1 and updated_by = id', 'a profile has a version'),
  ('owner', $$insert into public.clients (name) values ('New')$$,
    'version = 1 and updated_by = user_id', 'a new row is the first version')
) as c (who, change, condition, what);
select is(pg_temp.attempt('owner', $$update public.clients set phone = '2'
  where id = '00000000-0000-4000-a001-000000000001' and version = 7$$), '0', 'whoever knows another version finds no row');

select is(pg_temp.attempt('admin', format('update public.%I set %I = %L where false', t, c, v)), refusal,
  format('nobody writes %s of %s', c, t))
from unnest('{clients,stories,leads,profiles}'::text[]) as t, (values
  ('version', '7', '42501'), ('updated_by', '00000000-0000-4000-a000-000000000001', '42501'), ('search', 'x', '428C9')
) as w (c, v, refusal);

-- Stored search text is lowercase and has no accents.
select is(pg_temp.attempt('owner', $$select from public.clients where search like '%zoe orsted%'$$), '1',
  'a name is found without its accents');
select is(pg_temp.attempt('owner', $$select from public.clients where search like private.part_of('50%_')$$), '0',
  'what means something in a pattern means itself');
select is(pg_temp.attempt('owner', $$insert into public.clients (name, company) values ('A', 'Half_price 50%_off')$$),
  '1', 'and such a name is kept');

-- Deleting the account that wrote a row last leaves the row's version and date unchanged.
insert into auth.users (id, email, aud, role)
values ('00000000-0000-4000-a000-000000000009', 'leaver@tests.example', 'authenticated', 'authenticated');
alter table public.clients disable trigger user;
update public.clients set updated_by = '00000000-0000-4000-a000-000000000009', updated_at = '2026-01-01', version = 5;
alter table public.clients enable trigger user;
delete from auth.users where id = '00000000-0000-4000-a000-000000000009';
select results_eq(
  $$select version, updated_by, updated_at from public.clients where name = 'Zoë Ørsted'$$,
  $$values (5, null::uuid, '2026-01-01'::timestamptz)$$, 'a row stays as it was when its last writer leaves');
select is((select count(*)::int from public.clients where updated_by is not null), 0, 'and names nobody');

select * from finish();
rollback;
