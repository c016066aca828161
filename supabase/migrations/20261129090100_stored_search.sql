-- What a list is searched by, stored: lower case, without accents. By functions of the database itself, so that it is the
-- same on every engine and needs no extension. The columns have the expression and not the function: whoever writes a
-- row computes them, visitors among them, and a call for each would cost more than what it does.
create function private.folded(words text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select translate(lower(regexp_replace(normalize(words, NFKD), '[\u0300-\u036f]', '', 'g')), 'øØłŁđĐı', 'oollddi')
$$;

-- Of what somebody types: a part of the stored words, whatever means something in a pattern.
create function private.part_of(words text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select '%' || regexp_replace(private.folded(btrim(words)), '([\\%_])', '\\\1', 'g') || '%'
$$;
grant execute on function private.folded(text), private.part_of(text) to authenticated, service_role;

do $$ declare
  folded text := (
    select substring(p.prosrc from '^\s*select (.*\S)\s*$') from pg_proc p where p.oid = 'private.folded(text)'::regprocedure
  );
  searched record;
begin
  for searched in select * from (values
    ('clients', $e$(name || ' ' || coalesce(company, '') || ' ' || coalesce(email, ''))$e$),
    ('leads', $e$(name || ' ' || coalesce(company, '') || ' ' || email)$e$),
    ('stories', 'title'),
    ('profiles', $e$(name || ' ' || email || ' ' || coalesce(company, ''))$e$)
  ) as s (name, expression) loop
    execute format('alter table public.%I add column search text not null generated always as (%s) stored',
      searched.name, replace(folded, 'words', searched.expression));
  end loop;
end $$;

-- Three letters in a row have an index where the extension can be had. Row security keeps it from who sees a part of the
-- rows (a pattern is asked after the policies), so they search among the rows that are theirs; search_all uses it for
-- administrators, who see all.
do $$ declare
  searched text;
  home text;
begin
  if exists (select from pg_available_extensions e where e.name = 'pg_trgm') then
    create extension if not exists pg_trgm with schema extensions;
    select n.nspname into home from pg_extension e join pg_namespace n on n.oid = e.extnamespace
    where e.extname = 'pg_trgm';
    foreach searched in array '{clients,leads,stories,profiles}'::text[] loop
      execute format('create index %I on public.%I using gin (search %I.gin_trgm_ops)',
        searched || '_search', searched, home);
    end loop;
  end if;
end $$;
