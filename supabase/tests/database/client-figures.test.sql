begin;
\ir people.psql
select plan(32);

-- The figures must not include the seed.
delete from public.stories;
delete from public.clients;
insert into public.clients (id, name, status, tax_savings, retainer_value, user_id, coach_id, account_id) values
  ('00000000-0000-4000-a001-000000000001', 'Coached', 'Active', 700.50, 20, pg_temp.person('owner'), pg_temp.person('coach'), pg_temp.person('account')),
  ('00000000-0000-4000-a001-000000000002', 'Coached, too', 'Prospect', 0, 4, null, pg_temp.person('coach'), null),
  ('00000000-0000-4000-a001-000000000003', 'Of nobody', 'Inactive', 100, 10, null, null, null);
insert into public.stories (user_id, client_id, status) values
  (pg_temp.person('coach'), '00000000-0000-4000-a001-000000000001', 'published'),
  (pg_temp.person('coach'), '00000000-0000-4000-a001-000000000001', 'draft'),
  (pg_temp.person('coach'), null, 'published');

-- The call succeeds for every account. It counts nothing for an ended session or a suspended account.
select pg_temp.matrix('client_figures call', 'select from public.client_figures()',
  anon => '42501', stranger => '1', owner => '1', rival => '1', coach => '1', admin => '1', service => '42501',
  still_ended => 'stranger owner rival coach admin account', still_suspended => 'stranger owner rival coach admin account');
select pg_temp.matrix('story_figures call', 'select from public.story_figures()',
  anon => '42501', stranger => '1', owner => '1', rival => '1', coach => '1', admin => '1', service => '42501',
  still_ended => 'stranger owner rival coach admin account', still_suspended => 'stranger owner rival coach admin account');

-- Expects a row only if the figures are exactly these: no caller counts rows that they cannot read.
create function pg_temp.counts(who text, figures text, standing text default 'good') returns text language sql as $$
  select is(
    pg_temp.attempt(who, format('select from public.client_figures() f where f::text = %L', figures), standing),
    '1', format('clients as %s (%s) counts them: %s', who, standing, figures))
$$;
select pg_temp.counts('admin', '(3,1,1,800.50,34.00)');
select pg_temp.counts('coach', '(2,1,1,700.50,24.00)');
select pg_temp.counts('owner', '(1,1,0,700.50,20.00)');
select pg_temp.counts('rival', '(0,0,0,0,0)');
select pg_temp.counts('stranger', '(0,0,0,0,0)');
select pg_temp.counts('admin', '(0,0,0,0,0)', 'ended');
select pg_temp.counts('owner', '(0,0,0,0,0)', 'suspended');

create function pg_temp.tells(who text, figures text) returns text language sql as $$
  select is(
    pg_temp.attempt(who, format('select from public.story_figures() f where f::text = %L', figures)),
    '1', format('stories as %s counts them: %s', who, figures))
$$;
select pg_temp.tells('admin', '(1,2,1)');
select pg_temp.tells('coach', '(1,2,1)');
select pg_temp.tells('owner', '(0,0,0)');
select pg_temp.tells('rival', '(0,0,0)');

update public.profiles set role = 'user' where id = pg_temp.person('coach');
select pg_temp.counts('coach', '(0,0,0,0,0)');

select * from finish();
rollback;
