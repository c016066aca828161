-- Training progress: the database computes it, it never decreases, and the person's coach can see it.
begin;
\ir people.psql
select plan(37);

create function pg_temp.progress(of_module text, who text default 'coach') returns text language sql as $$
  select t.percent || ' ' || t.lesson || ' ' || coalesce(t.quiz_score::text, '-') ||
    case when t.completed_at is null then '' else ' done' end
  from public.training_progress t where t.user_id = pg_temp.person(who) and t.module_id = of_module
$$;
create function pg_temp.sections(of_module text) returns int language sql as $$
  select m.sections from private.training_modules m where m.id = of_module
$$;
-- Saves the coach's progress. Unlike in attempt(), the change is not rolled back.
create function pg_temp.reach(reached int, score int default null) returns void language sql as $$
  insert into public.training_progress (user_id, module_id, lesson, quiz_score)
  values (pg_temp.person('coach'), 'pension', reached, score)
  on conflict (user_id, module_id) do update set lesson = excluded.lesson, quiz_score = excluded.quiz_score
$$;

update private.training_modules set sections = 6 where id = 'pension';
select pg_temp.reach(2);
select is(pg_temp.progress('pension'), '30 2 -', 'two of six sections are 30 of the 90');
select pg_temp.reach(1, 60);
select is(pg_temp.progress('pension'), '30 2 60', 'another tab takes nothing back, and three of five answers add nothing');
select pg_temp.reach(5, 80);
select is(pg_temp.progress('pension'), '85 5 80', 'four of five answers are the other ten');
select pg_temp.reach(99, 20);
select is(pg_temp.progress('pension'), '100 6 80 done', 'more sections than there are count as all of them');
update private.training_modules set sections = 8 where id = 'pension';
select pg_temp.reach(6);
select is(pg_temp.progress('pension'), '100 6 80 done', 'a module that grows takes nothing back');
select is(pg_temp.attempt('coach', $$update public.training_progress set percent = 100$$), '42501',
  'nobody says how far they are');
select is(pg_temp.attempt('coach', $$insert into public.training_progress (module_id, percent) values ('401k', 9)$$),
  '42501', 'nor at the beginning');
select is(pg_temp.attempt('coach', $$select from private.training_modules$$), '42501', 'the modules are counted here');

-- The coach can see the owner's progress after becoming their coach.
select is(pg_temp.attempt('coach', $$
  select from public.training_progress where user_id = '{owner}'$$), '0', 'nothing of them yet');
insert into public.training_progress (user_id, module_id, lesson) values (pg_temp.person('owner'), '401k', 1);
insert into public.clients (id, name, user_id, coach_id)
values ('00000000-0000-4000-a000-0000000000d1', 'Of the training', pg_temp.person('owner'), pg_temp.person('coach'));
select is(pg_temp.attempt('coach', $$
  select from public.training_progress where user_id = '{owner}'$$), '1', 'a coach sees how far their client is');
select is(pg_temp.attempt('rival', $$
  select from public.training_progress where user_id = '{owner}'$$), '0', 'another coach does not');
select is(pg_temp.attempt('coach', $$
  update public.training_progress set lesson = 4 where user_id = '{owner}'$$), '0', 'and a coach reads only');

select pg_temp.matrix('may_train call', $$select public.may_train()$$,
  anon => '42501', stranger => '1', owner => '1', rival => '1', coach => '1', admin => '1', service => '42501',
  still_ended => 'stranger owner rival coach admin account', still_suspended => 'stranger owner rival coach admin account');
select pg_temp.matrix('training_people call', $$select from public.training_people('{owner}')$$,
  anon => '42501', stranger => '0', owner => '1', rival => '0', coach => '1', admin => '1', service => '42501');

-- Completing all ten modules notifies the coach and the administrators once.
create function pg_temp.heard(who text) returns bigint language sql as $$
  select count(*) from public.notifications n
  where n.user_id = pg_temp.person(who) and n.title like '%has completed all ten modules'
$$;
insert into public.training_progress (user_id, module_id, lesson, quiz_score)
select pg_temp.person('owner'), m.id, m.sections, 80 from private.training_modules m where m.id not in ('401k', 'pension');
update public.training_progress set lesson = 20, quiz_score = 100
where user_id = pg_temp.person('owner') and module_id = '401k';
select is(pg_temp.heard('coach') + pg_temp.heard('admin'), 0::bigint, 'nine are not ten');
insert into public.training_progress (user_id, module_id, lesson, quiz_score)
values (pg_temp.person('owner'), 'pension', 20, 100);
select is(pg_temp.heard('coach'), 1::bigint, 'the coach is told');
select is(pg_temp.heard('admin'), 1::bigint, 'the administrators are told');
select is(pg_temp.heard('rival'), 0::bigint, 'nobody else is');
update public.training_progress set lesson = 20 where user_id = pg_temp.person('owner');
select is(pg_temp.heard('coach'), 1::bigint, 'once');

select * from finish();
rollback;
