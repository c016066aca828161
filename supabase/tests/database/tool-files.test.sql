begin;
\ir people.psql
select plan(54);

insert into public.download_counts (tool_id) values ('of-the-tests');
select public.add_tool_file('of-the-tests', 'of-the-tests/0123456789abcdef.xlsx', 10, repeat('a', 64));

select pg_temp.matrix('tool_files select', $$select from public.tool_files where tool_id = 'of-the-tests'$$,
  anon => '42501', stranger => '0', owner => '0', rival => '1', coach => '1', admin => '1', service => '1');
select pg_temp.matrix('tool_files insert', $$
  insert into public.tool_files (tool_id, version, path, size_bytes, sha256)
  values ('of-the-tests', 2, 'of-the-tests/fedcba9876543210.xlsx', 10, repeat('b', 64))$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => '42501', coach => '42501', admin => '42501',
  service => '1');
select pg_temp.matrix('tool_files update', $$
  update public.tool_files set updated_on = '2030-01-01' where tool_id = 'of-the-tests'$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => '42501', coach => '42501', admin => '42501',
  service => '1');
select pg_temp.matrix('tool_files delete', $$delete from public.tool_files where tool_id = 'of-the-tests'$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => '42501', coach => '42501', admin => '42501',
  service => '1');
select pg_temp.matrix('add_tool_file call', $$
  select public.add_tool_file('of-the-tests', 'of-the-tests/fedcba9876543210.xlsx', 10, repeat('b', 64))$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => '42501', coach => '42501', admin => '42501',
  service => '1');

select public.add_tool_file('of-the-tests', 'of-the-tests/fedcba9876543210.xlsx', 20, repeat('b', 64));
select is((select max(version) from public.tool_files where tool_id = 'of-the-tests'), 2, 'a new file is the next version');
select is((select size_bytes from public.tool_files where tool_id = 'of-the-tests' and version = 1), 10,
  'and the one before is kept');
select is(pg_temp.attempt('service', $$
  select public.add_tool_file('of-the-tests', 'of-the-tests/fedcba9876543210.xlsx', 20, repeat('b', 64))$$), 'PT409',
  'the same file is no new version');
select is(pg_temp.attempt('service', $$
  select public.add_tool_file('no-such-tool', 'no-such-tool/fedcba9876543210.xlsx', 20, repeat('b', 64))$$), 'PT404',
  'a tool that there is not has no file');

select * from finish();
rollback;
