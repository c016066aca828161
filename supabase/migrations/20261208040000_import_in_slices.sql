-- An import of thousands of rows in one statement keeps an embedded backend from doing anything else. The browser sends it
-- in slices of one batch, which is undone together.

-- By the place of its first row in the file: what a slice held and what became of it. Empty for a change in one call.
alter table private.batches add column slices jsonb not null default '{}';

-- Begins a slice of an import: the first one begins the batch, whose id the caller chooses, so that a slice with a lost
-- answer can be sent again. Returns the stored result of a slice that was imported before, or null.
create function private.begin_slice(batch uuid, first_row integer, content text, size integer) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  most constant integer := 5000;
  made private.batches;
  before jsonb;
begin
  if not (select private.is_member()) then
    raise exception 'Sign in first' using errcode = '42501';
  elsif first_row is null or first_row not between 0 and most - 1 then
    raise exception 'A slice begins at one of the rows 0 to 4,999' using errcode = 'PT400', detail = 'first_row';
  end if;
  if first_row = 0 then
    insert into private.batches (id, made_by, kind, list) values (batch, (select auth.uid()), 'import', 'clients')
    on conflict (id) do nothing;
  end if;
  select * into made from private.batches b
  where b.id = batch and b.made_by = (select auth.uid()) and b.kind = 'import' for update;
  if not found then
    raise exception 'There is no such import of yours' using errcode = 'PT404', detail = 'batch';
  elsif made.undone_at is not null then
    raise exception 'This import was undone already' using errcode = 'PT409', detail = 'batch';
  elsif made.made_at < now() - interval '10 minutes' or made.slices = '{}' and made.made_at < now() then
    raise exception 'This import is complete' using errcode = 'PT409', detail = 'batch';
  end if;
  before := made.slices -> first_row::text;
  if before ->> 'content' <> content then
    raise exception 'Other rows were imported from here already' using errcode = 'PT409', detail = 'first_row';
  elsif before is not null then
    return before -> 'result';
  elsif size + (select coalesce(sum((s.value #>> '{result,rows}')::integer), 0) from jsonb_each(made.slices) s) > most then
    raise exception 'An import has 1 to 5,000 rows' using errcode = 'PT400', detail = 'rows';
  end if;
  -- The time for an undo begins with the last slice.
  update private.batches b set made_at = now() where b.id = batch;
  perform set_config('app.batch', batch::text, true);
  return null;
end $$;

create function private.end_slice(batch uuid, first_row integer, content text, result jsonb) returns void
language sql security definer set search_path = '' as $$
  update private.batches b set slices = b.slices || jsonb_build_object(first_row::text,
    jsonb_build_object('content', content, 'result', result))
  where b.id = batch and b.made_by = (select auth.uid()) and b.made_at = now()
$$;

-- Clients of a batch of the caller.
create function private.clients_of_batch(batch uuid) returns setof uuid
language sql stable security definer set search_path = '' as $$
  select r.row_id from private.batch_rows r join private.batches b on b.id = r.batch_id
  where b.id = batch and b.made_by = (select auth.uid())
$$;

-- The audit log has one entry for an import, with the rows of all slices.
create or replace function private.end_batch(batch uuid, rows jsonb, told text, coach uuid default null) returns void
language plpgsql security definer set search_path = '' as $$
declare
  made private.batches;
  changed integer := jsonb_array_length(rows);
begin
  select * into strict made from private.batches b
  where b.id = batch and b.made_by = (select auth.uid()) and b.made_at = now();
  insert into private.batch_rows (batch_id, row_id, before, version)
  select batch, r.id, r.before, r.version
  from jsonb_to_recordset(rows) as r (id uuid, before jsonb, version integer);
  update public.audit_log a set from_value = (a.from_value::integer + changed)::text
  where made.slices <> '{}' and a.entity_id = batch and a.action = made.kind and a.entity = made.list;
  if not found then
    perform private.audit(made.kind, made.list, batch, changed::text, told);
  end if;
  if coach is not null and changed > 0 and made.list = 'leads' then
    perform private.tell(array[coach], 'lead',
      case changed when 1 then 'A lead is' else changed || ' leads are' end || ' yours to follow up', null,
      private.dashboard_of(coach) || '?section=leads&assigned=me');
  elsif coach is not null and changed > 0 then
    perform private.tell(array[coach], 'client',
      case changed when 1 then 'You have a new client' else 'You have ' || changed || ' new clients' end, null,
      '/dashboard/clients');
  end if;
  perform set_config('app.batch', '', true);
end $$;

-- Deadlines that were imported with a client are as old as the client: the slices of a batch are not of one time.
drop function private.remove_imported(jsonb, timestamptz);
create function private.remove_imported(rows jsonb) returns integer
language plpgsql security invoker set search_path = '' as $$
declare
  removed integer;
begin
  delete from public.clients c
  using jsonb_to_recordset(rows) as r (id uuid, before jsonb, version integer)
  where c.id = r.id and c.version = r.version and coalesce(jsonb_typeof(r.before), 'null') = 'null'
    and not exists (select from public.stories s where s.client_id = c.id)
    and not exists (select from public.bookings b where b.client_id = c.id)
    and not exists (select from public.projections p where p.client_id = c.id)
    and not exists (select from public.client_events e where e.client_id = c.id and e.kind <> 'imported')
    and not exists (
      select from public.client_deadlines d
      where d.client_id = c.id and (d.version > 1 or d.created_at <> c.created_at)
    );
  get diagnostics removed = row_count;
  return removed;
end $$;

create or replace function public.undo_change(batch uuid) returns jsonb
language plpgsql security invoker set search_path = '' as $$
declare
  made jsonb := private.take_batch(batch);
  total integer := jsonb_array_length(made -> 'rows');
  restored integer;
begin
  if made ->> 'list' = 'leads' then
    perform from public.leads l
    where l.id in (select (r ->> 'id')::uuid from jsonb_array_elements(made -> 'rows') as r)
    order by l.id for no key update;
    restored := private.restore_leads(made -> 'rows');
  else
    perform from public.clients c
    where c.id in (select (r ->> 'id')::uuid from jsonb_array_elements(made -> 'rows') as r)
    order by c.id for no key update;
    restored := private.restore_clients(made -> 'rows') + private.remove_imported(made -> 'rows');
  end if;
  perform private.audit_undo(batch, restored, total - restored);
  perform set_config('app.batch', '', true);
  return jsonb_build_object('restored', restored, 'left', total - restored);
end $$;

-- Checks rows, or imports them: the rows of a call together or not at all. `duplicates` is what happens to clients that
-- exist already: skip, update or add. With `batch`, the rows are the slice of a larger import that begins at `first_row`
-- (from 0): a slice that was imported before returns its result again. Lists in the answer have 500 entries at most,
-- except `skippedRows`: rows of a file (from 1) that a caller who sends slices leaves out, because a slice does not show
-- that an earlier one repeats it.
drop function public.import_clients(jsonb, boolean, text);
create function public.import_clients(rows jsonb, dry_run boolean default true, duplicates text default 'skip',
  batch uuid default null, first_row integer default 0)
returns jsonb
language plpgsql security invoker set search_path = '' as $$
declare
  most constant integer := 5000;
  content text := md5(rows::text || duplicates);
  writes boolean := not coalesce(dry_run, true);
  is_slice boolean := batch is not null;
  read jsonb;
  errors jsonb;
  fresh jsonb;
  known jsonb;
  repeated jsonb;
  skipped jsonb;
  result jsonb;
begin
  if jsonb_typeof(rows) is distinct from 'array' or jsonb_array_length(rows) not between 1 and most then
    raise exception 'An import has 1 to 5,000 rows' using errcode = 'PT400', detail = 'rows';
  elsif duplicates is null or duplicates not in ('skip', 'update', 'add') then
    raise exception 'Duplicates are skipped, updated or added' using errcode = 'PT400', detail = 'duplicates';
  end if;
  -- The same file twice at once: the second finds the clients of the first.
  perform pg_catalog.pg_advisory_xact_lock(4240, pg_catalog.hashtext((select auth.uid())::text));
  select jsonb_agg(private.read_client_row(e.place, e.entry) order by e.place) into read
  from jsonb_array_elements(rows) with ordinality as e (entry, place);
  select coalesce(jsonb_agg(x order by (x ->> 'row')::int), '[]') into errors
  from jsonb_array_elements(read) as r, jsonb_array_elements(r -> 'errors') as x;
  writes := writes and errors = '[]';
  if writes and is_slice then
    result := private.begin_slice(batch, first_row, content, jsonb_array_length(rows));
    if result is not null then
      return result || jsonb_build_object('errorCount', 0, 'errors', '[]'::jsonb, 'duplicateCount', 0,
        'duplicates', '[]'::jsonb, 'skippedRows', '[]'::jsonb, 'batch', batch);
    end if;
  end if;

  select
    coalesce(jsonb_agg(jsonb_build_object('row', m.place, 'given', m.given) order by m.place)
      filter (where duplicates = 'add' or m.known_id is null and m.repeats is null), '[]'),
    coalesce(jsonb_agg(jsonb_build_object('row', m.place, 'id', m.known_id, 'given', m.given) order by m.place)
      filter (where duplicates = 'update' and m.known_id is not null and m.repeats is null), '[]'),
    coalesce(jsonb_agg(jsonb_build_object('row', m.place, 'id', m.known_id, 'repeats', m.repeats, 'by', m.matched_by,
      'name', m.given ->> 'name') order by m.place) filter (where m.known_id is not null or m.repeats is not null), '[]')
  into fresh, known, repeated
  from private.match_clients(read) m;
  -- Two rows of a file may repeat one client by different columns: the first of them is written.
  select coalesce(jsonb_agg(f.k order by f.place), '[]') into known from (
    select distinct on (k ->> 'id') k, place from jsonb_array_elements(known) with ordinality as e (k, place)
    where (k ->> 'id')::uuid not in (select private.clients_of_batch(import_clients.batch))
    order by k ->> 'id', place
  ) f;
  select coalesce(jsonb_agg(n order by n), '[]') into skipped
  from generate_series(1, jsonb_array_length(rows)) as n
  where n not in (select (e ->> 'row')::int from jsonb_array_elements(fresh || known) as e);

  result := jsonb_build_object('rows', jsonb_array_length(rows), 'added', jsonb_array_length(fresh),
    'updated', jsonb_array_length(known), 'skipped', jsonb_array_length(skipped));
  if writes then
    if not is_slice then
      batch := private.begin_batch('import', 'clients');
    end if;
    perform private.end_batch(batch, private.update_clients(known)
      || private.add_clients((select coalesce(jsonb_agg(e -> 'given'), '[]') from jsonb_array_elements(fresh) as e)),
      duplicates);
    if is_slice then
      perform private.end_slice(batch, first_row, content, result);
    end if;
  end if;
  return result || jsonb_build_object('errorCount', jsonb_array_length(errors),
    'errors', jsonb_path_query_array(errors, '$[0 to 499]'), 'duplicateCount', jsonb_array_length(repeated),
    'duplicates', jsonb_path_query_array(repeated, '$[0 to 499]'), 'skippedRows', skipped,
    'batch', case when writes then batch end);
end $$;

revoke all on function private.begin_slice(uuid, integer, text, integer),
  private.end_slice(uuid, integer, text, jsonb), private.clients_of_batch(uuid), private.remove_imported(jsonb),
  public.import_clients(jsonb, boolean, text, uuid, integer) from public, anon, service_role;
grant execute on function private.begin_slice(uuid, integer, text, integer),
  private.end_slice(uuid, integer, text, jsonb), private.clients_of_batch(uuid), private.remove_imported(jsonb),
  public.import_clients(jsonb, boolean, text, uuid, integer) to authenticated;
