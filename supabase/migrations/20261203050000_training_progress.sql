-- How far somebody is follows from what they have read and answered: the module's sections are known here, and the percent
-- is computed here. A row never falls, so that two tabs, or a device that was offline, take nothing away.
create table private.training_modules (
  id text primary key,
  sections smallint not null check (sections between 1 and 20)
);
revoke all on private.training_modules from public, anon, authenticated;
insert into private.training_modules (id, sections) values
  ('private-foundation', 7), ('401k', 6), ('pension', 6), ('cost-segregation', 8), ('cost-remediation', 5),
  ('captive-insurance', 7), ('tax-reduction-strategy', 8), ('rd-erc', 7), ('asset-protection', 7),
  ('legacy-estate-succession', 7);

-- 90 for the sections that are read in a row, 10 for a quiz of 80 or more.
create or replace function private.date_progress() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  sections int := (select m.sections from private.training_modules m where m.id = new.module_id);
begin
  if tg_op = 'UPDATE' then
    new.completed_at := old.completed_at;
    new.lesson := greatest(new.lesson, old.lesson);
    new.quiz_score := greatest(new.quiz_score, old.quiz_score);
  end if;
  -- An unknown module, and figures out of their range, are refused by the table's own checks.
  if sections is not null and new.lesson between 0 and 200 then
    new.lesson := least(new.lesson, sections);
    new.percent := greatest(
      case tg_op when 'UPDATE' then old.percent else 0 end,
      90 * new.lesson / sections + case when new.quiz_score >= 80 then 10 else 0 end
    );
  end if;
  if new.percent = 100 then
    new.completed_at := coalesce(new.completed_at, now());
  end if;
  new.updated_at := now();
  return new;
end $$;
revoke all on function private.date_progress() from public, anon, authenticated;
revoke insert (percent), update (percent) on public.training_progress from authenticated;

-- Whoever coaches one of somebody's clients sees how far that person is.
drop policy training_progress_select on public.training_progress;
create policy training_progress_select on public.training_progress for select to authenticated using (
  user_id = (select auth.uid()) or (select private.is_admin()) or user_id in (select private.coached_user_ids())
);

-- Once all ten are complete, the coaches of the person and the administrators are told.
create function private.notice_training() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  person public.profiles;
  words text;
  coached record;
begin
  if new.percent < 100 or (tg_op = 'UPDATE' and old.percent = 100)
    or (select count(*) from public.training_progress t where t.user_id = new.user_id and t.percent = 100)
      < (select count(*) from private.training_modules) then
    return null;
  end if;
  select p.* into person from public.profiles p where p.id = new.user_id;
  words := left(coalesce(nullif(trim(person.name), ''), person.email), 100) || ' has completed all ten modules';
  for coached in
    select c.coach_id, min(c.id::text) as client_id from public.clients c
    join public.profiles p on p.id = c.coach_id and p.role = 'coach'
    where c.user_id = new.user_id group by c.coach_id
  loop
    perform private.tell(
      array[coached.coach_id], 'training', words, null, '/dashboard/clients?client=' || coached.client_id
    );
  end loop;
  perform private.tell(
    private.admin_ids(), 'training', words, null, '/dashboard/admin?section=users&user=' || new.user_id
  );
  return null;
end $$;
revoke all on function private.notice_training() from public, anon, authenticated;
create trigger notice_training after insert or update of percent, lesson, quiz_score on public.training_progress
  for each row execute function private.notice_training();

-- Whether the training opens for the caller: what menu and pages follow.
create function public.may_train() returns boolean
language sql stable security invoker set search_path = '' as $$ select private.may_train() $$;
revoke all on function public.may_train() from public, anon, service_role;
grant execute on function public.may_train() to authenticated;

-- Who trains, with what each has reached in every module: of the people whose progress the caller may read. The latest first.
create function public.training_people(of_person uuid default null) returns table (
  user_id uuid, name text, email text, completed int, latest timestamptz, modules jsonb
)
language sql stable security invoker set search_path = '' as $$
  select t.user_id, max(p.name), max(p.email), count(*) filter (where t.percent = 100)::int, max(t.updated_at),
    jsonb_object_agg(t.module_id, jsonb_build_object('percent', t.percent, 'lesson', t.lesson,
      'quizScore', t.quiz_score, 'completedAt', t.completed_at))
  from public.training_progress t join public.profiles p on p.id = t.user_id
  where (of_person is null and t.user_id <> (select auth.uid())) or t.user_id = of_person
  group by t.user_id order by max(t.updated_at) desc, t.user_id limit 200
$$;
revoke all on function public.training_people(uuid) from public, anon, service_role;
grant execute on function public.training_people(uuid) to authenticated;
