import { sql, type Kysely } from 'kysely';

/** Objects of a database: the definition by kind and name. */
export type Catalog = ReadonlyMap<string, string>;

const ownSchemas = `n.nspname not like 'pg\\_%' and n.nspname not in ('information_schema', 'supabase_migrations')`;

const acl = (column: string, kind: string, owner: string): string => {
  const grantee = `case a.grantee when 0 then 'public' else a.grantee::regrole::text end`;
  return `(select coalesce(string_agg(format('%s=%s%s by %s', ${grantee}, a.privilege_type,
      case when a.is_grantable then '*' else '' end, a.grantor::regrole), ', '
      order by ${grantee}, a.privilege_type, a.grantor::regrole::text), '')
    from aclexplode(coalesce(${column}, acldefault('${kind}', ${owner}))) a)`;
};

const notOfExtension = (table: string, oid: string): string =>
  `not exists (select from pg_depend d where d.classid = '${table}'::regclass and d.objid = ${oid} and d.deptype = 'e')`;

const queries: Record<string, string> = {
  schema: `
    select n.nspname as name, format('owner %s; %s', n.nspowner::regrole, ${acl('n.nspacl', 'n', 'n.nspowner')}) as definition
    from pg_namespace n where ${ownSchemas}`,
  extension: `
    select e.extname as name, format('in %s', n.nspname) as definition
    from pg_extension e join pg_namespace n on n.oid = e.extnamespace`,
  type: `
    select format('%I.%I', n.nspname, t.typname) as name, format('%s %s notnull %s default %s values %s; owner %s; %s',
      t.typtype, format_type(t.typbasetype, t.typtypmod), t.typnotnull, t.typdefault,
      (select string_agg(e.enumlabel, ',' order by e.enumsortorder) from pg_enum e where e.enumtypid = t.oid),
      t.typowner::regrole, ${acl('t.typacl', 'T', 't.typowner')}) as definition
    from pg_type t join pg_namespace n on n.oid = t.typnamespace
    where ${ownSchemas} and t.typtype in ('e', 'd', 'r', 'm') and ${notOfExtension('pg_type', 't.oid')}`,
  relation: `
    select format('%I.%I', n.nspname, c.relname) as name,
      format('%s %s rls %s force %s replica %s options %s; owner %s; %s; %s', c.relkind, c.relpersistence,
        c.relrowsecurity, c.relforcerowsecurity, c.relreplident, c.reloptions, c.relowner::regrole,
        ${acl('c.relacl', 'r', 'c.relowner')}, obj_description(c.oid, 'pg_class')) as definition
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where ${ownSchemas} and c.relkind in ('r', 'p', 'v', 'm', 'f') and ${notOfExtension('pg_class', 'c.oid')}`,
  view: `
    select format('%I.%I', n.nspname, c.relname) as name, pg_get_viewdef(c.oid) as definition
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where ${ownSchemas} and c.relkind in ('v', 'm') and ${notOfExtension('pg_class', 'c.oid')}`,
  sequence: `
    select format('%I.%I', n.nspname, c.relname) as name, format('%s %s %s %s %s %s; owner %s; %s', s.seqtypid::regtype,
      s.seqstart, s.seqincrement, s.seqmax, s.seqcycle, s.seqcache, c.relowner::regrole,
      ${acl('c.relacl', 's', 'c.relowner')}) as definition
    from pg_sequence s join pg_class c on c.oid = s.seqrelid join pg_namespace n on n.oid = c.relnamespace
    where ${ownSchemas} and ${notOfExtension('pg_class', 'c.oid')}`,
  column: `
    select format('%I.%I.%I', n.nspname, c.relname, a.attname) as name,
      format('#%s %s collation %s notnull %s default %s identity %s generated %s storage %s; %s; %s',
        (select count(*) from pg_attribute b
          where b.attrelid = a.attrelid and b.attnum > 0 and not b.attisdropped and b.attnum <= a.attnum),
        format_type(a.atttypid, a.atttypmod), nullif(a.attcollation, 0)::regcollation, a.attnotnull,
        pg_get_expr(d.adbin, d.adrelid), a.attidentity, a.attgenerated, a.attstorage,
        case when a.attacl is null then '' else ${acl('a.attacl', 'c', 'c.relowner')} end,
        col_description(c.oid, a.attnum)) as definition
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
    left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where ${ownSchemas} and a.attnum > 0 and not a.attisdropped and c.relkind in ('r', 'p', 'v', 'm', 'f', 'c')
      and ${notOfExtension('pg_class', 'c.oid')}`,
  constraint: `
    select format('%s.%I', coalesce(nullif(k.conrelid, 0)::regclass::text, k.contypid::regtype::text), k.conname) as name,
      format('%s validated %s deferrable %s deferred %s', pg_get_constraintdef(k.oid), k.convalidated, k.condeferrable,
        k.condeferred) as definition
    from pg_constraint k join pg_namespace n on n.oid = k.connamespace where ${ownSchemas} and k.contype <> 't'`,
  index: `
    select format('%I.%I', n.nspname, c.relname) as name, format('%s; valid %s', pg_get_indexdef(c.oid), i.indisvalid) as definition
    from pg_index i join pg_class c on c.oid = i.indexrelid join pg_namespace n on n.oid = c.relnamespace
    where ${ownSchemas}`,
  trigger: `
    select format('%s.%I', t.tgrelid::regclass, t.tgname) as name,
      format('%s; enabled %s', pg_get_triggerdef(t.oid), t.tgenabled) as definition
    from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
    where ${ownSchemas} and not t.tgisinternal`,
  policy: `
    select format('%s.%I', p.polrelid::regclass, p.polname) as name,
      format('%s permissive %s to %s using (%s) check (%s)', p.polcmd, p.polpermissive,
        (select string_agg(r::regrole::text, ',' order by r::regrole::text) from unnest(p.polroles) r),
        pg_get_expr(p.polqual, p.polrelid), pg_get_expr(p.polwithcheck, p.polrelid)) as definition
    from pg_policy p`,
  function: `
    select format('%I.%I(%s)', n.nspname, p.proname, pg_get_function_identity_arguments(p.oid)) as name,
      format('%s; owner %s; %s', case when p.prokind = 'a' then 'aggregate' else pg_get_functiondef(p.oid) end,
        p.proowner::regrole, ${acl('p.proacl', 'f', 'p.proowner')}) as definition
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where ${ownSchemas} and ${notOfExtension('pg_proc', 'p.oid')}`,
  'published table': `
    select format('%s in %s', r.prrelid::regclass, p.pubname) as name,
      format('where %s columns %s', pg_get_expr(r.prqual, r.prrelid), r.prattrs) as definition
    from pg_publication_rel r join pg_publication p on p.oid = r.prpubid`,
  'default privileges': `
    select format('%s in %s for %s', d.defaclrole::regrole, nullif(d.defaclnamespace, 0)::regnamespace, d.defaclobjtype)
      as name, ${acl('d.defaclacl', 'r', 'd.defaclrole')} as definition
    from pg_default_acl d`,
};

/**
 * Tables with the columns that contain a time or a random value. For those, only the presence of a value is comparable.
 */
const tablesQuery = `
  select format('%I.%I', n.nspname, c.relname) as name, array(
    select a.attname from pg_attribute a join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where a.attrelid = c.oid and pg_get_expr(d.adbin, d.adrelid) ~ '(now|gen_random_uuid|clock_timestamp)\\('
  ) as volatile
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where ${ownSchemas} and c.relkind = 'r' and ${notOfExtension('pg_class', 'c.oid')}`;

/**
 * Reads everything that migrations can create: objects with their grants, rows, and (if pg_cron is installed) scheduled
 * jobs.
 */
export async function readCatalog(db: Kysely<unknown>): Promise<Catalog> {
  const read = async <Row>(query: string): Promise<Row[]> =>
    (await sql<Row>`${sql.raw(query)}`.execute(db)).rows;
  const catalog = new Map<string, string>();
  for (const [kind, query] of Object.entries(queries))
    for (const { name, definition } of await read<{ name: string; definition: string | null }>(query))
      catalog.set(`${kind} ${name}`, definition ?? '');
  for (const { name, volatile } of await read<{ name: string; volatile: string[] }>(tablesQuery)) {
    const rows = await read<{ row: string; count: string }>(
      `select (to_jsonb(t) - '{${volatile.join(',')}}'::text[])::text as row, count(*)::text as count
       from ${name} t group by 1`,
    );
    for (const { row, count } of rows) catalog.set(`row ${name} ${row}`, count);
  }
  const [cron] = await read<{ exists: boolean }>(`select to_regclass('cron.job') is not null as exists`);
  if (cron?.exists === true)
    for (const { name, definition } of await read<{ name: string; definition: string }>(
      `select jobname as name, format('%s %s', schedule, command) as definition from cron.job`,
    ))
      catalog.set(`job ${name}`, definition);
  return catalog;
}

/** Lists the differences, one line each: `-` exists only in the first, `+` only in the second, and `~` differs. */
export function differences(first: Catalog, second: Catalog): string[] {
  const found: string[] = [];
  for (const [key, definition] of first) {
    const other = second.get(key);
    if (other === undefined) found.push(`- ${key}: ${definition}`);
    else if (other !== definition) found.push(`~ ${key}: ${definition} => ${other}`);
  }
  for (const [key, definition] of second) if (!first.has(key)) found.push(`+ ${key}: ${definition}`);
  return found;
}
