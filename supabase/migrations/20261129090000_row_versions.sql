-- Every row that people edit has a version: a screen writes with the version that it read, and finds no row where
-- somebody was quicker. Kept by trigger and granted to nobody; named after the guards, so that it runs last of all.
create function private.count_version() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    new.version := 1;
    new.updated_by := private.actor();
  elsif new.updated_by is null and old.updated_by is not null
    and not exists (select from public.profiles p where p.id = old.updated_by) then
    -- Whoever wrote it last has left: the foreign key empties the column, which changes nothing of the row.
    new.version := old.version;
    new.updated_at := old.updated_at;
  else
    new.version := old.version + 1;
    new.updated_by := private.actor();
  end if;
  return new;
end $$;

do $$ declare
  edited text;
begin
  foreach edited in array '{clients,stories,leads,profiles}'::text[] loop
    execute format('alter table public.%I
      add column version integer not null default 1,
      add column updated_by uuid references public.profiles (id) on delete set null', edited);
    execute format('create index %I on public.%I (updated_by)', edited || '_updated_by', edited);
    execute format('create trigger version_row before insert or update on public.%I
      for each row execute function private.count_version()', edited);
  end loop;
end $$;
