-- A CHECK that is not valid yet is asked at every update of a row, whatever changes: a row from before the rules of
-- addresses and names could not be changed any more, an account with such an address not even suspended or deleted.
-- Where there are such rows, two triggers ask the same of what comes in and of what really changes.
create function private.keep_rule() returns trigger
language plpgsql set search_path = '' as $$
declare
  is_kept boolean;
begin
  execute format('select %s from (select ($1).*) as new_row', tg_argv[1]) into is_kept using new;
  if not is_kept then
    raise exception 'new row for relation "%" violates check constraint "%"', tg_table_name, tg_argv[0]
      using errcode = 'check_violation', schema = tg_table_schema, table = tg_table_name, constraint = tg_argv[0];
  end if;
  return new;
end $$;

do $$
declare
  rule record;
begin
  for rule in
    select c.conname as name, c.conrelid::regclass as relation, a.attname as column_name,
      pg_get_expr(c.conbin, c.conrelid) as condition
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'c' and c.connamespace = 'public'::regnamespace and not c.convalidated
      and c.conname ~ '_(email_address|line)$'
  loop
    execute format('alter table %s drop constraint %I', rule.relation, rule.name);
    execute format('create trigger %I before insert on %s for each row execute function private.keep_rule(%L, %L)',
      rule.name, rule.relation, rule.name, rule.condition);
    execute format('create trigger %1$I before update on %2$s for each row
      when (new.%3$I is distinct from old.%3$I) execute function private.keep_rule(%4$L, %5$L)',
      rule.name || '_changed', rule.relation, rule.column_name, rule.name, rule.condition);
  end loop;
end $$;
