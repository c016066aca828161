-- One rule of retention that throws undid what the others had deleted, every hour. Each is kept or undone by itself; the
-- answer names it with null in place of a count.
create or replace function private.delete_expired(at timestamptz default now(), most integer default 5000) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  entry private.retention;
  counted bigint;
  counts jsonb := '{}';
begin
  for entry in select * from private.retention r order by r.rule loop
    begin
      execute format(
        case when entry.clears is null then 'delete from %1$s t' else 'update %1$s t set %4$I = null' end
          || ' where t.ctid in (select k.ctid from %1$s k where %2$s <= $1 and (%3$s) limit $2 for update skip locked)',
        entry.relation, entry.since, entry.only_where, entry.clears)
      using at - entry.kept, most;
      get diagnostics counted = row_count;
    exception when others then
      raise warning 'retention: rule % failed: % (%)', entry.rule, sqlerrm, sqlstate;
      counted := null;
    end;
    counts := counts || jsonb_build_object(entry.rule, counted);
  end loop;
  return counts;
end $$;
