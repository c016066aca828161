-- Additions to the schema are closed until a grant opens them. Every API caller tries to write a new column of each
-- table and view. Privileges are checked for a new table, view, sequence, and function.
begin;
\ir people.psql

-- Excludes views of several tables, which are not writable even with a grant.
create function pg_temp.objects() returns table (name text, kind "char") language sql stable as $$
  select c.relname::text, c.relkind from pg_class c
  where c.relnamespace = 'public'::regnamespace
    and (c.relkind = 'r' or (c.relkind = 'v' and pg_relation_is_updatable(c.oid, false) <> 0))
  order by c.relkind, c.relname
$$;
select plan((select 2 * count(*)::int from pg_temp.objects()) + 9);

insert into public.clients (name, user_id) values ('Of the owner', pg_temp.person('owner'));
insert into public.user_preferences (user_id) select id from people;

do $$ declare
  object record;
begin
  for object in select * from pg_temp.objects() loop
    if object.kind = 'r' then
      execute format('alter table public.%I add column of_the_tests integer', object.name);
    else
      execute format('create or replace view public.%I with (security_invoker = true) as %s', object.name,
        regexp_replace(pg_get_viewdef(format('public.%I', object.name)::regclass), '\s+FROM\s+', ', of_the_tests from '));
    end if;
  end loop;
end $$;

-- PostgreSQL checks privileges before it reads rows, so a statement that matches no row is enough.
create function pg_temp.writers(name text) returns text language sql as $$
  select coalesce(string_agg(c.who || ' ' || w.way, ', ' order by w.way, c.n), '')
  from (values
    ('inserts', format('insert into public.%I (of_the_tests) select 1 where false', name)),
    ('updates', format('update public.%I set of_the_tests = 1 where false', name))
  ) as w (way, statement)
  cross join unnest('{anon,stranger,owner,coach,admin}'::text[]) with ordinality as c (who, n)
  where pg_temp.attempt(c.who, w.statement) <> '42501'
$$;

select is(pg_temp.writers(o.name), '', 'a new column of ' || o.name || ' is nobody''s to write')
from pg_temp.objects() o;
select is(pg_temp.attempt('owner', $$update public.profiles set of_the_tests = 1, name = 'x' where id = '{me}'$$), '42501',
  'nor in one''s own row, among columns that are');
select is(pg_temp.attempt('owner', $$insert into public.todo_user_preferences (user_id, of_the_tests) values ('{me}', 1)
  on conflict (user_id) do update set of_the_tests = 1$$), '42501', 'nor by an upsert through a view');

do $$ declare
  object record;
begin
  for object in select * from pg_temp.objects() loop
    execute format('grant insert (of_the_tests), update (of_the_tests) on public.%I to authenticated', object.name);
  end loop;
end $$;
select is(pg_temp.writers(o.name), 'stranger inserts, owner inserts, coach inserts, admin inserts, '
    || 'stranger updates, owner updates, coach updates, admin updates', 'granted, it is in ' || o.name)
from pg_temp.objects() o;
select is(pg_temp.attempt('owner', $$update public.profiles set of_the_tests = 1, name = 'x' where id = '{me}'$$), '1',
  'in one''s own row');
select is(pg_temp.attempt('owner', $$update public.clients set of_the_tests = 1$$), '1', 'where a policy allows');
select is(pg_temp.attempt('owner', $$insert into public.todo_user_preferences (user_id, of_the_tests) values ('{me}', 1)
  on conflict (user_id) do update set of_the_tests = 1$$), '1', 'and by an upsert');

create table public.new_table (id integer);
create view public.new_view as select id from public.new_table;
create sequence public.new_sequence;
create function public.new_function() returns integer language sql as 'select 1';
create function pg_temp.rights(role text) returns text language sql as $$
  select coalesce(string_agg(what, ', '), '') from (
    select right_to || ' on ' || name as what
    from unnest('{select,insert,update,delete,truncate,references,trigger}'::text[]) as right_to,
      unnest('{new_table,new_view}'::text[]) as name
    where has_table_privilege(role, 'public.' || name, right_to)
    union all select 'use of the sequence' where has_sequence_privilege(role, 'public.new_sequence', 'usage')
    union all select 'the function' where has_function_privilege(role, 'public.new_function()', 'execute')
  ) as found
$$;
select is(pg_temp.rights('anon'), '', 'what is new is closed to visitors');
select is(pg_temp.rights('authenticated'), '', 'and to everybody who is signed in');
grant select on public.new_table to authenticated;
select is(pg_temp.rights('authenticated'), 'select on new_table', 'until it is granted');
select isnt(pg_temp.rights('service_role'), '', 'the service role has it');

select * from finish();
rollback;
