import { sql, type Kysely } from 'kysely';

export interface PublishedTable {
  oid: string;
  schema: string;
  name: string;
  hasRowSecurity: boolean;
  columns: { name: string; type: string; isKey: boolean; readers: string[] }[];
  policies: { expression: string; isPermissive: boolean; roles: string[] }[];
  /** Columns that the policies read. Rows with the same values are visible to the same callers. */
  decisive: string[];
}

/**
 * Reads the published tables with their policies and columns. `readers` lists the API roles that may select a column.
 */
export async function readPublishedTables(db: Kysely<unknown>): Promise<PublishedTable[]> {
  const { rows } = await sql<PublishedTable>`
    select c.oid::text as oid, n.nspname as schema, c.relname as name, c.relrowsecurity as "hasRowSecurity",
      (select jsonb_agg(jsonb_build_object(
          'name', a.attname, 'type', format_type(a.atttypid, null),
          'isKey', coalesce(a.attnum = any (i.indkey), false),
          'readers', (select coalesce(jsonb_agg(r.rolname), '[]') from pg_roles r
            where r.rolname in ('anon', 'authenticated', 'service_role')
              and has_column_privilege(r.oid, c.oid, a.attnum, 'select'))) order by a.attnum)
        from pg_attribute a left join pg_index i on i.indrelid = c.oid and i.indisprimary
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
      (select coalesce(jsonb_agg(jsonb_build_object(
          'expression', pg_get_expr(p.polqual, p.polrelid), 'isPermissive', p.polpermissive,
          'roles', (select jsonb_agg(case o when 0 then 'public' else pg_get_userbyid(o)::text end)
            from unnest(p.polroles) as o))), '[]')
        from pg_policy p where p.polrelid = c.oid and p.polcmd in ('r', '*') and p.polqual is not null) as policies,
      -- A policy that reads a row as one value depends on the table as a whole: then on every column.
      (select coalesce(jsonb_agg(a.attname order by a.attnum), '[]') from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and exists (
          select from pg_depend d join pg_policy p on p.oid = d.objid and p.polrelid = c.oid
          where d.classid = 'pg_policy'::regclass and d.refclassid = 'pg_class'::regclass and d.refobjid = c.oid
            and (d.refobjsubid = a.attnum or (d.refobjsubid = 0 and d.deptype = 'n')))) as decisive
    from pg_publication_tables t
      join pg_namespace n on n.nspname = t.schemaname
      join pg_class c on c.relnamespace = n.oid and c.relname = t.tablename
    where t.pubname = 'supabase_realtime'`.execute(db);
  return rows;
}
