begin;
\ir people.psql
select plan(170);

insert into public.clients (name, user_id, coach_id, account_id)
values ('Coached', pg_temp.person('owner'), pg_temp.person('coach'), pg_temp.person('account'));
insert into storage.objects (bucket_id, name)
select bucket, case bucket when 'media' then 'page.png' else pg_temp.person('owner') || '/face.png' end
from unnest('{media,avatars,documents}'::text[]) as bucket;
insert into storage.objects (bucket_id, name) values ('documents', pg_temp.person('account') || '/plan.png');

select pg_temp.matrix('storage.objects select of media', $$
  select from storage.objects where bucket_id = 'media' and name = 'page.png'$$,
  anon => '0', stranger => '0', owner => '0', rival => '0', coach => '0', admin => '1', service => '1');
select pg_temp.matrix('storage.objects select of documents', $$
  select from storage.objects where bucket_id = 'documents' and name = '{owner}/face.png'$$,
  anon => '0', stranger => '0', owner => '1', rival => '0', coach => '1', admin => '1', service => '1');
select pg_temp.matrix('storage.objects select of the account''s documents', $$
  select from storage.objects where bucket_id = 'documents' and name = '{account}/plan.png'$$,
  anon => '0', stranger => '0', owner => '0', rival => '0', coach => '1', admin => '1', service => '1',
  account => '1');
delete from storage.objects where name = pg_temp.person('account') || '/plan.png';
select pg_temp.matrix('storage.objects insert into media', $$
  insert into storage.objects (bucket_id, name) values ('media', 'other.png')$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => '42501', coach => '42501', admin => '1',
  service => '1');
select pg_temp.matrix('storage.objects insert into one''s own folder', $$
  insert into storage.objects (bucket_id, name) values ('documents', '{me}/plan.png')$$,
  anon => '42501', stranger => '1', owner => '1', rival => '1', coach => '1', admin => '1', service => '1');
select pg_temp.matrix('storage.objects insert into the owner''s folder', $$
  insert into storage.objects (bucket_id, name) values ('documents', '{owner}/plan.png')$$,
  anon => '42501', stranger => '42501', owner => '1', rival => '42501', coach => '42501', admin => '42501',
  service => '1');
select pg_temp.matrix('storage.objects insert at the root', $$
  insert into storage.objects (bucket_id, name) values ('documents', 'plan.png')$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => '42501', coach => '42501', admin => '42501',
  service => '1');
select pg_temp.matrix('storage.objects update of the owner''s', $$
  update storage.objects set metadata = '{}' where bucket_id = 'documents' and name = '{owner}/face.png'$$,
  anon => '0', stranger => '0', owner => '1', rival => '0', coach => '0', admin => '0', service => '1');
select pg_temp.matrix('storage.objects update that moves to another folder', $$
  update storage.objects set name = '{stranger}/face.png' where bucket_id = 'documents' and name = '{owner}/face.png'$$,
  anon => '0', stranger => '0', owner => '42501', rival => '0', coach => '0', admin => '0', service => '1');
select pg_temp.matrix('storage.objects update that moves to another bucket', $$
  update storage.objects set bucket_id = 'media' where bucket_id = 'documents' and name = '{owner}/face.png'$$,
  anon => '0', stranger => '0', owner => '42501', rival => '0', coach => '0', admin => '0', service => '1');
select pg_temp.matrix('storage.objects delete of the owner''s', $$
  delete from storage.objects where bucket_id = 'avatars' and name = '{owner}/face.png'$$,
  anon => '0', stranger => '0', owner => '1', rival => '0', coach => '0', admin => '0', service => '1');
select pg_temp.matrix('storage.objects delete of media', $$
  delete from storage.objects where bucket_id = 'media' and name = 'page.png'$$,
  anon => '0', stranger => '0', owner => '0', rival => '0', coach => '0', admin => '1', service => '1');

insert into storage.objects (bucket_id, name) values
  ('tools', 'roi-forecast/0123456789abcdef.xlsx'), ('tools', 'incoming/new.xlsx');
select pg_temp.matrix('storage.objects select of a tool', $$
  select from storage.objects where bucket_id = 'tools' and name like 'roi-forecast/%'$$,
  anon => '0', stranger => '0', owner => '0', rival => '1', coach => '1', admin => '1', service => '1');
select pg_temp.matrix('storage.objects select of a tool before it is checked', $$
  select from storage.objects where bucket_id = 'tools' and name like 'incoming/%'$$,
  anon => '0', stranger => '0', owner => '0', rival => '0', coach => '0', admin => '1', service => '1');
select pg_temp.matrix('storage.objects insert of a tool to be checked', $$
  insert into storage.objects (bucket_id, name) values ('tools', 'incoming/other.xlsx')$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => '42501', coach => '42501', admin => '1',
  service => '1');
select pg_temp.matrix('storage.objects insert of a tool past the check', $$
  insert into storage.objects (bucket_id, name) values ('tools', 'roi-forecast/fedcba9876543210.xlsx')$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => '42501', coach => '42501', admin => '42501',
  service => '1');
select pg_temp.matrix('storage.objects update of a tool', $$
  update storage.objects set metadata = '{}' where bucket_id = 'tools' and name like 'roi-forecast/%'$$,
  anon => '0', stranger => '0', owner => '0', rival => '0', coach => '0', admin => '0', service => '1');

select * from finish();
rollback;
