begin;
\ir people.psql
select plan(138);

-- The email's token is 'of-the-letter', and the invited address is the owner's.
insert into public.invitations (id, email, role, token_hash, invited_by, sent_at) values
  ('00000000-0000-4000-a00b-000000000001', 'owner@tests.example', 'coach',
    encode(sha256('of-the-letter'), 'hex'), pg_temp.person('admin'), now() - interval '1 day');
update auth.users set email_confirmed_at = now() where id in (select id from people);

select pg_temp.matrix('invitations select', $$
  select from public.invitations where id = '00000000-0000-4000-a00b-000000000001'$$,
  anon => '42501', stranger => '0', owner => '0', rival => '0', coach => '0', admin => '1', service => '1');
select pg_temp.matrix('invitations insert', $$
  insert into public.invitations (email, role, token_hash)
  values ('new@tests.example', 'admin', repeat('0', 64))$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => '42501', coach => '42501', admin => '42501',
  service => '1');
select pg_temp.matrix('invitations update', $$
  update public.invitations set role = 'admin' where id = '00000000-0000-4000-a00b-000000000001'$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => '42501', coach => '42501', admin => '42501',
  service => '1');
select pg_temp.matrix('invitations delete', $$
  delete from public.invitations where id = '00000000-0000-4000-a00b-000000000001'$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => '42501', coach => '42501', admin => '42501',
  service => '1');

select pg_temp.matrix('create_invitation call', $$
  select public.create_invitation('new@tests.example', '', 'admin', repeat('0', 64))$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => '42501', coach => '42501', admin => '1',
  service => '42501');
select pg_temp.matrix('renew_invitation call', $$
  select public.renew_invitation('00000000-0000-4000-a00b-000000000001', repeat('0', 64))$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => '42501', coach => '42501', admin => '1',
  service => '42501');
select pg_temp.matrix('withdraw_invitation call', $$
  select public.withdraw_invitation('00000000-0000-4000-a00b-000000000001')$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => '42501', coach => '42501', admin => '1',
  service => '42501');
-- Only the invited address can use the token. A stranger who has read the email cannot.
select pg_temp.matrix('accept_invitation call', $$select public.accept_invitation('of-the-letter')$$,
  anon => '42501', stranger => '42501', owner => '1', rival => '42501', coach => '42501', admin => '42501',
  service => '42501');
select pg_temp.matrix('open_invitation call', $$
  select public.open_invitation(encode(sha256('of-the-letter'), 'hex'))$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => '42501', coach => '42501', admin => '42501',
  service => '1');
select is(pg_temp.attempt('service', $$select public.open_invitation(repeat('0', 64))$$), 'PT404', 'an unknown token');
select is(pg_temp.attempt('owner', $$select public.accept_invitation('guessed')$$), 'PT404', 'no token, no role');
select is(pg_temp.attempt('owner', $$select public.accept_invitation(token_hash) from public.invitations$$),
  '0', 'the hash is not to be had');

update auth.users set email_confirmed_at = null where id = pg_temp.person('owner');
select is(pg_temp.attempt('owner', $$select public.accept_invitation('of-the-letter')$$),
  '42501', 'an address that nobody has confirmed accepts nothing');
update auth.users set email_confirmed_at = now() where id = pg_temp.person('owner');
select throws_ok($$update public.profiles set email = 'owner@tests.example' where id = pg_temp.person('stranger')$$,
  '42501', 'the email address is changed with the sign-in', 'and a profile shows no address of another');
update public.invitations set expires_at = now() - interval '1 second';
select is(pg_temp.attempt('owner', $$select public.accept_invitation('of-the-letter')$$), 'PT404', 'an expired one gives nothing');
update public.invitations set expires_at = now() + interval '1 day', status = 'withdrawn';
select is(pg_temp.attempt('owner', $$select public.accept_invitation('of-the-letter')$$), 'PT404', 'nor a withdrawn one');
update public.invitations set status = 'pending', invited_by = pg_temp.person('coach');
select is(pg_temp.attempt('owner', $$select public.accept_invitation('of-the-letter')$$),
  'PT404', 'nor one of somebody who is no administrator any more');

insert into public.leads (id, name, email, assigned_to) values
  ('00000000-0000-4000-a003-000000000001', 'Assigned', 'l@x.example', pg_temp.person('coach'));
insert into public.certification_applications (
  id, user_id, applicant_type, first_name, last_name, email, phone, business_name, annual_revenue, interests
) values (
  '00000000-0000-4000-a006-000000000001', pg_temp.person('stranger'), 'client', 'A', 'B', 'a@x.example', '5550100',
  'F', '5m+', 'All'
);
select pg_temp.matrix('convert_lead call', $$select public.convert_lead('00000000-0000-4000-a003-000000000001')$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => 'PT404', coach => '1', admin => '1',
  service => '42501');
select pg_temp.matrix('convert_lead call with the coach named', $$
  select public.convert_lead('00000000-0000-4000-a003-000000000001', '{coach}')$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => '42501', coach => '1', admin => '1',
  service => '42501');
select pg_temp.matrix('decide_application call', $$
  select public.decide_application('00000000-0000-4000-a006-000000000001', 'approve')$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => '42501', coach => '42501', admin => '1',
  service => '42501');
select pg_temp.matrix('submit_form call', $$
  select public.submit_form('contact', '{"name": "x", "email": "x@x.example", "message": "m"}', gen_random_uuid(),
    'f', 's', 'c')$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => '42501', coach => '42501', admin => '42501',
  service => '1');

select * from finish();
rollback;
