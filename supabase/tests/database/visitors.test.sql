-- Rows that visitors create: leads and subscribers.
begin;
\ir people.psql
select plan(143);

insert into public.leads (id, name, email) values ('00000000-0000-4000-a003-000000000001', 'Kept', 'kept@x.example');
insert into public.subscribers (id, email) values ('00000000-0000-4000-a004-000000000001', 'kept@x.example');

select pg_temp.matrix('leads select', $$
  select from public.leads where id = '00000000-0000-4000-a003-000000000001'$$,
  anon => '42501', stranger => '0', owner => '0', rival => '0', coach => '0', admin => '1', service => '1');
select pg_temp.matrix('leads insert', $$
  insert into public.leads (name, email, message, source) values ('x', 'x@x.example', 'm', 'contact')$$,
  anon => '1', stranger => '1', owner => '1', rival => '1', coach => '1', admin => '1', service => '1');
select pg_temp.matrix('leads insert that is read back', $$
  insert into public.leads (name, email) values ('x', 'x@x.example') returning id$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => '42501', coach => '42501', admin => '1',
  service => '1');
select pg_temp.matrix('leads insert with a status', $$
  insert into public.leads (name, email, status) values ('x', 'x@x.example', 'converted')$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => '42501', coach => '42501', admin => '42501',
  service => '1');
select pg_temp.matrix('leads insert with a date', $$
  insert into public.leads (name, email, created_at) values ('x', 'x@x.example', '2020-01-01')$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => '42501', coach => '42501', admin => '42501',
  service => '1');
select pg_temp.matrix('leads update of the status', $$
  update public.leads set status = 'qualified' where id = '00000000-0000-4000-a003-000000000001'$$,
  anon => '42501', stranger => '0', owner => '0', rival => '0', coach => '0', admin => '1', service => '1');
select pg_temp.matrix('leads update of the address', $$
  update public.leads set email = 'y@x.example' where id = '00000000-0000-4000-a003-000000000001'$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => '42501', coach => '42501', admin => '42501',
  service => '1');
select pg_temp.matrix('leads delete', $$
  delete from public.leads where id = '00000000-0000-4000-a003-000000000001'$$,
  anon => '42501', stranger => '0', owner => '0', rival => '0', coach => '0', admin => '1', service => '1');

select pg_temp.matrix('subscribers select', $$
  select from public.subscribers where id = '00000000-0000-4000-a004-000000000001'$$,
  anon => '42501', stranger => '0', owner => '0', rival => '0', coach => '0', admin => '1', service => '1');
select pg_temp.matrix('subscribers insert', $$
  insert into public.subscribers (email, source) values ('new@x.example', 'footer')$$,
  anon => '1', stranger => '1', owner => '1', rival => '1', coach => '1', admin => '1', service => '1');
select pg_temp.matrix('subscribers insert as confirmed', $$
  insert into public.subscribers (email, status) values ('new@x.example', 'confirmed')$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => '42501', coach => '42501', admin => '42501',
  service => '1');
select pg_temp.matrix('subscribers update', $$
  update public.subscribers set status = 'unsubscribed' where id = '00000000-0000-4000-a004-000000000001'$$,
  anon => '42501', stranger => '0', owner => '0', rival => '0', coach => '0', admin => '1', service => '1');
select pg_temp.matrix('subscribers delete', $$
  delete from public.subscribers where id = '00000000-0000-4000-a004-000000000001'$$,
  anon => '42501', stranger => '0', owner => '0', rival => '0', coach => '0', admin => '1', service => '1');

select is(pg_temp.attempt('anon', $$insert into public.leads (name, email) values ('', 'x@x.example')$$), '23514', 'a lead has a name');
select is(pg_temp.attempt('anon', $$insert into public.leads (name, email) values ('x', 'nothing')$$), '23514', 'and an address');
select is(pg_temp.attempt('anon', $$insert into public.leads (name, email, message)
  values ('x', 'x@x.example', repeat('x', 4001))$$), '23514', 'and a message of a length');
select is(pg_temp.attempt('anon', $$insert into public.leads (name, email)
  select 'x', 'flood@x.example' from generate_series(1, 6)$$), 'PT429', 'six of one address at once are too many');
select is(pg_temp.attempt('anon', $$insert into public.leads (name, email)
  select 'x', 'flood@x.example' from generate_series(1, 5)$$), '5', 'five are not');
select is(pg_temp.attempt('anon', $$insert into public.subscribers (email) values ('Kept@X.example')$$),
  '0', 'a known address is not stored twice');
select is(pg_temp.attempt('anon', $$insert into public.subscribers (email) values ('nothing')$$), '23514', 'nor anything that is no address');

-- The gateway reports the sender's address. The burst limit covers the sender's network and affects no other.
create function pg_temp.asks_from(address text) returns void language sql as $f$
  select set_config('request.headers', json_build_object('cf-connecting-ip', address)::text, true)
$f$;
select pg_temp.asks_from('2001:db8::1');
insert into private.form_turns (key)
select private.sender_key('2001:db8::' || to_hex(n)) || ':leads' from generate_series(2, 10) as n;
select is(pg_temp.attempt('anon', $$insert into public.leads (name, email) values ('x', 'a@x.example')$$), '1',
  'the tenth lead of a network');
select is(pg_temp.attempt('anon', $$insert into public.leads (name, email)
  values ('x', 'a@x.example'), ('x', 'b@x.example')$$), 'PT429', 'the eleventh is too many');
select is(pg_temp.attempt('anon', $$insert into public.subscribers (email) values ('a@x.example')$$), '1',
  'another table is another matter');
select pg_temp.asks_from('2001:db8:0:1::1');
select is(pg_temp.attempt('anon', $$insert into public.leads (name, email)
  values ('x', 'a@x.example'), ('x', 'b@x.example')$$), '2', 'another network has its own');
insert into private.form_turns (key, created_at) values ('younger', now() + interval '1 second');
select throws_ok($$select private.take_turn(4211, 'younger', 1, interval '10 minutes', 'Many.')$$,
  'PT429', 'Many. Try again in 10 minutes.', 'nobody waits for longer than the span');
select is(private.sender_key('::ffff:192.0.2.1'), private.sender_key('192.0.2.1'), 'IPv4 in the clothes of IPv6');

select * from finish();
rollback;
