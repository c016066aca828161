-- What a member answers at the beginning, kept from step to step.
create table public.onboarding_answers (
  user_id uuid primary key default auth.uid() references public.profiles (id) on delete cascade,
  answers jsonb not null default '{}'
    check (jsonb_typeof(answers) = 'object' and octet_length(answers::text) <= 16384),
  step smallint not null default 0 check (step between 0 and 20),
  -- Set by finish_onboarding.
  completed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
alter table public.onboarding_answers enable row level security;
create trigger touch_updated_at before insert or update on public.onboarding_answers
  for each row execute function private.touch_updated_at();

create policy onboarding_answers_select on public.onboarding_answers for select to authenticated using (
  user_id = (select auth.uid())
  or (select private.is_admin())
  or user_id in (select private.coached_user_ids())
);
create policy onboarding_answers_insert on public.onboarding_answers for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy onboarding_answers_update on public.onboarding_answers for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
grant select on public.onboarding_answers to authenticated;
-- The key is in the grants because an upsert writes it.
grant insert (user_id, answers, step), update (user_id, answers, step) on public.onboarding_answers to authenticated;

-- Answers when the caller finished: the first time counts.
create function private.finish_onboarding() returns timestamptz
language plpgsql security definer set search_path = '' as $$
declare
  finished timestamptz;
begin
  if (select private.app_role()) is null then
    raise exception 'Sign in first' using errcode = '42501';
  end if;
  update public.onboarding_answers a set completed_at = coalesce(a.completed_at, now())
  where a.user_id = (select auth.uid()) returning a.completed_at into finished;
  if finished is null then
    raise exception 'Answer the questions first' using errcode = 'PT409';
  end if;
  update public.profiles p set
    onboarded = true, status = case p.status when 'pending' then 'active' else p.status end
  where p.id = (select auth.uid()) and not (p.onboarded and p.status = 'active');
  return finished;
end $$;

create function public.finish_onboarding() returns timestamptz
language sql security invoker set search_path = '' as $$
  select private.finish_onboarding()
$$;
revoke all on function public.finish_onboarding(), private.finish_onboarding() from public, anon, service_role;
grant execute on function public.finish_onboarding(), private.finish_onboarding() to authenticated;
