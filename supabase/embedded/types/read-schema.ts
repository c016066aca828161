import { sql, type Kysely } from 'kysely';
import { valuesOfChecks } from './values-of-check.ts';

export interface ColumnShape {
  name: string;
  type: string;
  /** What its constraints leave it, if they name values. */
  values: string[] | null;
  isNullable: boolean;
  hasDefault: boolean;
  /** 'always' columns are never written. */
  generated: 'no' | 'default' | 'always';
}
export interface RelationShape {
  name: string;
  kind: 'table' | 'view';
  isWritable: boolean;
  columns: ColumnShape[];
  relationships: {
    name: string;
    columns: string[];
    isOneToOne: boolean;
    relation: string;
    referencedColumns: string[];
  }[];
}
export interface FunctionShape {
  name: string;
  args: { name: string; type: string; hasDefault: boolean }[];
  /** The columns of the rows of a function that returns a table; null otherwise. */
  columns: { name: string; type: string }[] | null;
  returns: string;
  isSet: boolean;
}
export interface SchemaShape {
  relations: RelationShape[];
  functions: FunctionShape[];
  enums: { name: string; values: string[] }[];
  /** Domains by the type they stand for. */
  domains: { name: string; type: string; values: string[] | null }[];
}
interface Checks {
  checks: string[];
}

/** Reads what the API offers of schema public, sorted by name. */
export async function readSchema(db: Kysely<unknown>): Promise<SchemaShape> {
  const relations = await sql<Omit<RelationShape, 'columns' | 'relationships'> & { id: string }>`
    select c.oid::text as id, c.relname as name, case c.relkind when 'v' then 'view' else 'table' end as kind,
      pg_relation_is_updatable(c.oid, false) & 8 = 8 as "isWritable"
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v')
    order by c.relname collate "C"`.execute(db);
  const columns = await sql<Omit<ColumnShape, 'values'> & Checks & { id: string }>`
    select a.attrelid::text as id, a.attname as name, format_type(a.atttypid, null) as type,
      array(select pg_get_constraintdef(k.oid) from pg_constraint k
        where k.conrelid = a.attrelid and k.contype = 'c' and k.conkey = array[a.attnum]) as checks,
      not a.attnotnull as "isNullable", a.atthasdef or a.attidentity <> '' as "hasDefault",
      case when a.attgenerated <> '' or a.attidentity = 'a' then 'always'
        when a.attidentity = 'd' then 'default' else 'no' end as generated
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped
    order by a.attname collate "C"`.execute(db);
  const keys = await sql<RelationShape['relationships'][number] & { id: string }>`
    select k.conrelid::text as id, k.conname as name, t.relname as relation,
      (select jsonb_agg(a.attname order by o) from unnest(k.conkey) with ordinality u(n, o)
        join pg_attribute a on a.attrelid = k.conrelid and a.attnum = u.n) as columns,
      (select jsonb_agg(a.attname order by o) from unnest(k.confkey) with ordinality u(n, o)
        join pg_attribute a on a.attrelid = k.confrelid and a.attnum = u.n) as "referencedColumns",
      exists (select from pg_constraint q where q.conrelid = k.conrelid and q.contype in ('p', 'u')
        and q.conkey <@ k.conkey and q.conkey @> k.conkey) as "isOneToOne"
    from pg_constraint k join pg_class t on t.oid = k.confrelid
    where k.contype = 'f' and k.connamespace = 'public'::regnamespace and t.relnamespace = 'public'::regnamespace
    order by k.conname collate "C"`.execute(db);
  const functions = await sql<FunctionShape>`
    select p.proname as name, p.proretset as "isSet", format_type(p.prorettype, null) as returns,
      coalesce((select jsonb_agg(jsonb_build_object('name', p.proargnames[o], 'type', format_type(u.t, null),
        'hasDefault', o > p.pronargs - p.pronargdefaults) order by o)
        from unnest(p.proargtypes) with ordinality u(t, o)), '[]') as args,
      (select jsonb_agg(jsonb_build_object('name', p.proargnames[o], 'type', format_type(u.t, null)) order by o)
        from unnest(p.proallargtypes) with ordinality u(t, o) where p.proargmodes[o] = 't') as columns
    from pg_proc p where p.pronamespace = 'public'::regnamespace and p.prorettype <> 'trigger'::regtype
    order by p.proname collate "C"`.execute(db);
  const enums = await sql<SchemaShape['enums'][number]>`
    select t.typname as name, jsonb_agg(e.enumlabel order by e.enumsortorder) as values
    from pg_type t join pg_enum e on e.enumtypid = t.oid where t.typnamespace = 'public'::regnamespace
    group by t.typname order by t.typname collate "C"`.execute(db);
  const domains = await sql<Omit<SchemaShape['domains'][number], 'values'> & Checks>`
    select t.typname as name, format_type(t.typbasetype, null) as type,
      array(select pg_get_constraintdef(k.oid) from pg_constraint k where k.contypid = t.oid) as checks
    from pg_type t where t.typtype = 'd' and t.typnamespace = 'public'::regnamespace
    order by t.typname collate "C"`.execute(db);
  return {
    relations: relations.rows.map(({ id, ...relation }) => ({
      ...relation,
      columns: columns.rows
        .filter((column) => column.id === id)
        .map(({ checks, ...column }) => ({ ...column, values: valuesOfChecks(column.name, checks) })),
      relationships: keys.rows.filter((key) => key.id === id),
    })),
    functions: functions.rows,
    enums: enums.rows,
    domains: domains.rows.map(({ checks, ...domain }) => ({
      ...domain,
      values: valuesOfChecks('VALUE', checks),
    })),
  };
}
