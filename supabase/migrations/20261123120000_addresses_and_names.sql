-- What stands in an address line or in a letter. A mail program reads `?`, `%`, `#` and commas in an address as orders
-- of its own, and a line break in a name begins the next paragraph of our letter.
do $$
declare
  rule record;
begin
  for rule in
    -- A profile of somebody who signs in by other means has an empty address.
    select c.table_name, c.table_name || '_email_address' as name, format('%I ~ %L%s', c.column_name,
      '^[A-Za-z0-9!$&''*+/=^_`{|}~.-]+@[A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?(\.[A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?)*$',
      case c.table_name when 'profiles' then ' or email = ''''' else '' end) as condition
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.column_name = 'email'
    union all
    select n.table_name, n.table_name || '_' || n.column_name || '_line',
      format('%I !~ %L', n.column_name, '[[:cntrl:]\u2028\u2029]')
    from (values
      ('leads', 'name'), ('bookings', 'name'), ('symposium_registrations', 'name'), ('invitations', 'name'),
      ('certification_applications', 'first_name'), ('certification_applications', 'last_name')
    ) as n (table_name, column_name)
  loop
    execute format('alter table public.%I add constraint %I check (%s) not valid',
      rule.table_name, rule.name, rule.condition);
    begin
      execute format('alter table public.%I validate constraint %I', rule.table_name, rule.name);
    exception when check_violation then
      -- What came in before stays, and is refused once it changes.
      raise notice '% has rows that % would refuse today', rule.table_name, rule.name;
    end;
  end loop;
end $$;
