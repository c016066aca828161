-- Clients from a file: at most 5,000 rows, checked row by row and column by column, stored together or not at all.

create function private.read_day(text) returns date
language plpgsql immutable set search_path = '' as $$
begin
  return case when $1 ~ '^\d{4}-\d\d?-\d\d?$'
      then make_date(split_part($1, '-', 1)::int, split_part($1, '-', 2)::int, split_part($1, '-', 3)::int)
    when $1 ~ '^\d\d?/\d\d?/\d{4}$'
      then make_date(split_part($1, '/', 3)::int, split_part($1, '/', 1)::int, split_part($1, '/', 2)::int) end;
exception when datetime_field_overflow then
  return null;
end $$;

-- Dollars as people write them: $1,250,000.50. Null for anything else.
create function private.read_dollars(text) returns numeric
language sql immutable set search_path = '' as $$
  select case when $1 ~ '^\$?\s?(\d{1,12}|\d{1,3}(,\d{3}){1,3})(\.\d{1,2})?$'
    then regexp_replace($1, '[$,\s]', '', 'g')::numeric end
$$;

-- What one cell of an import is for its column: {value} as it will be stored, or {reason} why it cannot be.
create function private.read_client_cell(wanted text, cell text) returns jsonb
language plpgsql immutable security definer set search_path = '' as $$
declare
  most integer := case wanted when 'name' then 120 when 'company' then 160 when 'phone' then 40 when 'email' then 254
    when 'next_deadline_name' then 120 end;
  list text[];
begin
  if most is not null then
    if length(cell) > most then
      return jsonb_build_object('reason', format('Longer than %s characters', most));
    elsif cell ~ '[[:cntrl:]]' then
      return jsonb_build_object('reason', 'More than one line');
    elsif wanted = 'email' and not private.is_mailable(cell) then
      return jsonb_build_object('reason', 'Not an email address');
    end if;
    return jsonb_build_object('value', cell);
  elsif wanted = 'status' then
    return case when initcap(cell) in ('Active', 'Prospect', 'Inactive') then jsonb_build_object('value', initcap(cell))
      else jsonb_build_object('reason', 'Not one of Active, Prospect and Inactive') end;
  elsif wanted in ('revenue', 'retainer_value', 'tax_savings') then
    return case when private.read_dollars(cell) is null
      then jsonb_build_object('reason', 'Not an amount in dollars, as 1250000 or $1,250,000.00')
      else jsonb_build_object('value', private.read_dollars(cell)) end;
  elsif wanted in ('next_deadline', 'last_contact') then
    return case when private.read_day(cell) is null or private.read_day(cell) not between '2000-01-01' and '2199-12-31'
      then jsonb_build_object('reason', 'Not a day, as 2026-12-31 or 12/31/2026')
      else jsonb_build_object('value', private.read_day(cell)) end;
  elsif wanted = 'strategies' then
    list := array(select btrim(s) from regexp_split_to_table(cell, '[;|]') as s where btrim(s) <> '');
    return case when cardinality(list) > 20 or octet_length(array_to_string(list, ',')) > 1200
      then jsonb_build_object('reason', 'More than 20 strategies, or more than 1,200 characters')
      else jsonb_build_object('value', to_jsonb(list)) end;
  end if;
  return jsonb_build_object('reason', 'Clients have no such column');
end $$;

-- One row: its values, and what is wrong with it. Empty cells are no values.
create function private.read_client_row(place bigint, entry jsonb) returns jsonb
language plpgsql immutable security definer set search_path = '' as $$
declare
  cell record;
  read jsonb;
  given jsonb := '{}';
  errors jsonb := '[]';
begin
  if jsonb_typeof(entry) <> 'object' then
    return jsonb_build_object('row', place, 'values', '{}'::jsonb, 'errors', jsonb_build_array(
      jsonb_build_object('row', place, 'column', null, 'value', null, 'reason', 'Not a row')));
  end if;
  for cell in select c.key, btrim(c.value) as text from jsonb_each_text(entry) c where btrim(c.value) <> '' loop
    read := private.read_client_cell(cell.key, cell.text);
    if read ? 'value' then
      given := given || jsonb_build_object(cell.key, read -> 'value');
    else
      errors := errors || jsonb_build_object('row', place, 'column', left(cell.key, 60), 'value', left(cell.text, 200),
        'reason', read ->> 'reason');
    end if;
  end loop;
  if coalesce(btrim(entry ->> 'name'), '') = '' then
    errors := errors || jsonb_build_object('row', place, 'column', 'name', 'value', '', 'reason', 'Missing');
  end if;
  return jsonb_build_object('row', place, 'values', given, 'errors', errors);
end $$;

-- Rows of a file with the client each of them repeats: one that the caller has already, or an earlier row of the file.
-- By address in any case, or by name and company in any spelling.
create function private.match_clients(read jsonb)
returns table (place bigint, given jsonb, known_id uuid, repeats bigint, matched_by text)
language sql stable security invoker set search_path = '' as $$
  with file as (
    select (r ->> 'row')::bigint as place, r -> 'values' as given, lower(r -> 'values' ->> 'email') as email,
      private.folded(r -> 'values' ->> 'name') as name, private.folded(r -> 'values' ->> 'company') as company
    from jsonb_array_elements(read) as r
  ), known as materialized (
    select c.id, lower(c.email) as email, private.folded(c.name) as name, private.folded(c.company) as company,
      c.created_at
    from public.clients c
  ), pairs as (
    select f.place, k.id, 'email' as matched_by, k.created_at from file f join known k on k.email = f.email
    union all
    select f.place, k.id, 'name', k.created_at from file f join known k on k.name = f.name and k.company = f.company
  ), found as (
    select distinct on (p.place) p.place, p.id, p.matched_by from pairs p
    order by p.place, p.matched_by, p.created_at, p.id
  ), earlier as (
    select f.place, case when f.email is not null
      then nullif(min(f.place) over (partition by f.email), f.place) end as by_email,
      case when f.name is not null and f.company is not null
      then nullif(min(f.place) over (partition by f.name, f.company), f.place) end as by_name
    from file f
  )
  select f.place, f.given, n.id, coalesce(e.by_email, e.by_name), coalesce(n.matched_by,
    case when e.by_email is not null then 'email' when e.by_name is not null then 'name' end)
  from file f left join found n on n.place = f.place left join earlier e on e.place = f.place
$$;

-- Adds clients; answers what the batch keeps of them. Administrators add clients of the firm, which belong to no account.
create function private.add_clients(rows jsonb) returns jsonb
language plpgsql security invoker set search_path = '' as $$
declare
  added uuid[];
begin
  with made as (
    insert into public.clients (name, email, phone, company, status, revenue, retainer_value, tax_savings,
      next_deadline, next_deadline_name, last_contact, strategies, user_id, coach_id)
    select v.name, v.email, v.phone, v.company, coalesce(v.status, 'Prospect'), coalesce(v.revenue, 0),
      coalesce(v.retainer_value, 0), coalesce(v.tax_savings, 0), v.next_deadline, v.next_deadline_name, v.last_contact,
      coalesce(v.strategies, '{}'), case when not (select private.is_admin()) then (select auth.uid()) end,
      case when (select private.is_coach()) then (select auth.uid()) end
    from jsonb_to_recordset(rows) as v (name text, email text, phone text, company text, status text, revenue numeric,
      retainer_value numeric, tax_savings numeric, next_deadline date, next_deadline_name text, last_contact date,
      strategies text[])
    returning id
  )
  select array_agg(m.id) into added from made m;
  return coalesce((
    select jsonb_agg(jsonb_build_object('id', c.id, 'before', null, 'version', c.version))
    from public.clients c where c.id = any (added)), '[]');
end $$;

-- Writes the given columns over clients that are there: objects of id and given. A deadline is not among them: a client
-- that is known has deadlines of their own.
create function private.update_clients(rows jsonb) returns jsonb
language plpgsql security invoker set search_path = '' as $$
declare
  written jsonb;
begin
  with wanted as (
    select r.id, v.* from jsonb_to_recordset(rows) as r (id uuid, given jsonb)
    cross join lateral jsonb_to_record(r.given) as v (name text, email text, phone text, company text, status text,
      revenue numeric, retainer_value numeric, tax_savings numeric, last_contact date, strategies text[])
  ), before as (
    select c.* from public.clients c where c.id in (select w.id from wanted w) order by c.id for no key update
  ), done as (
    update public.clients c set
      name = coalesce(w.name, b.name), email = coalesce(w.email, b.email), phone = coalesce(w.phone, b.phone),
      company = coalesce(w.company, b.company), status = coalesce(w.status, b.status),
      revenue = coalesce(w.revenue, b.revenue), retainer_value = coalesce(w.retainer_value, b.retainer_value),
      tax_savings = coalesce(w.tax_savings, b.tax_savings), last_contact = coalesce(w.last_contact, b.last_contact),
      strategies = coalesce(w.strategies, b.strategies)
    from before b join wanted w on w.id = b.id where c.id = b.id
    returning c.id, c.version, jsonb_build_object('name', b.name, 'email', b.email, 'phone', b.phone,
      'company', b.company, 'status', b.status, 'revenue', b.revenue, 'retainer_value', b.retainer_value,
      'tax_savings', b.tax_savings, 'last_contact', b.last_contact, 'strategies', b.strategies) as before
  )
  select jsonb_agg(jsonb_build_object('id', d.id, 'before', d.before, 'version', d.version)) into written from done d;
  return coalesce(written, '[]');
end $$;

-- Checks and, unless it is a dry run or something is wrong, imports. Rows are objects of text by column; `duplicates` says
-- what happens to those that are there already: skip, update or add. Lists in the answer have 500 entries at most.
create function public.import_clients(rows jsonb, dry_run boolean default true, duplicates text default 'skip')
returns jsonb
language plpgsql security invoker set search_path = '' as $$
declare
  most constant integer := 5000;
  read jsonb;
  errors jsonb;
  fresh jsonb;
  known jsonb;
  repeated jsonb;
  batch uuid;
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

  select
    coalesce(jsonb_agg(m.given order by m.place)
      filter (where duplicates = 'add' or m.known_id is null and m.repeats is null), '[]'),
    coalesce(jsonb_agg(jsonb_build_object('id', m.known_id, 'given', m.given) order by m.place)
      filter (where duplicates = 'update' and m.known_id is not null and m.repeats is null), '[]'),
    coalesce(jsonb_agg(jsonb_build_object('row', m.place, 'id', m.known_id, 'repeats', m.repeats, 'by', m.matched_by,
      'name', m.given ->> 'name') order by m.place) filter (where m.known_id is not null or m.repeats is not null), '[]')
  into fresh, known, repeated
  from private.match_clients(read) m;
  -- Two rows of a file may repeat one client by different columns: the first of them is written.
  select coalesce(jsonb_agg(f.k order by f.place), '[]') into known from (
    select distinct on (k ->> 'id') k, place from jsonb_array_elements(known) with ordinality as e (k, place)
    order by k ->> 'id', place
  ) f;

  if not coalesce(dry_run, true) and errors = '[]' then
    batch := private.begin_batch('import', 'clients');
    perform private.end_batch(batch, private.update_clients(known) || private.add_clients(fresh), duplicates);
  end if;
  return jsonb_build_object('rows', jsonb_array_length(rows), 'added', jsonb_array_length(fresh),
    'updated', jsonb_array_length(known),
    'skipped', jsonb_array_length(rows) - jsonb_array_length(fresh) - jsonb_array_length(known),
    'errorCount', jsonb_array_length(errors), 'errors', jsonb_path_query_array(errors, '$[0 to 499]'),
    'duplicateCount', jsonb_array_length(repeated), 'duplicates', jsonb_path_query_array(repeated, '$[0 to 499]'),
    'batch', batch);
end $$;

-- Clients of the caller whom somebody with this name, company or address may be; nearest first, five at most.
create function public.similar_clients(name text, company text default null, email text default null)
returns table (id uuid, client_name text, client_company text, since timestamptz, matched_by text)
language sql stable security invoker set search_path = '' as $$
  with asked as materialized (
    select private.folded(btrim(similar_clients.name)) as name,
      nullif(private.folded(btrim(similar_clients.company)), '') as company,
      nullif(lower(btrim(similar_clients.email)), '') as email,
      -- What is compared stands in the stored words; folding every row anew would take long.
      array_remove(array[private.part_of(nullif(btrim(similar_clients.name), '')),
        private.part_of(nullif(btrim(similar_clients.company), '')),
        private.part_of(nullif(btrim(similar_clients.email), ''))], null) as parts
  ), found as (
    select c.id, c.name, c.company, c.created_at, case
      when lower(c.email) = a.email then 'email'
      when private.folded(c.name) = a.name and private.folded(c.company) = a.company then 'name and company'
      when private.folded(c.name) = a.name then 'name'
      when private.folded(c.company) = a.company then 'company' end as matched_by
    from public.clients c, asked a
    where c.search like any (a.parts)
      and (lower(c.email) = a.email or private.folded(c.name) = a.name or private.folded(c.company) = a.company)
  )
  select f.id, f.name, f.company, f.created_at, f.matched_by from found f
  order by array_position('{email,name and company,name,company}'::text[], f.matched_by), f.created_at, f.id limit 5
$$;

revoke all on function private.read_day(text), private.read_dollars(text), private.read_client_cell(text, text),
  private.read_client_row(bigint, jsonb), private.match_clients(jsonb), private.add_clients(jsonb),
  private.update_clients(jsonb), public.import_clients(jsonb, boolean, text),
  public.similar_clients(text, text, text) from public, anon, service_role;
grant execute on function private.read_client_row(bigint, jsonb), private.match_clients(jsonb),
  private.add_clients(jsonb), private.update_clients(jsonb), public.import_clients(jsonb, boolean, text),
  public.similar_clients(text, text, text) to authenticated;
