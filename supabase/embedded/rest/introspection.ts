import { type Kysely, sql } from 'kysely';

interface FieldType {
  /** `pg_type.typcategory`: https://www.postgresql.org/docs/current/catalog-pg-type.html */
  category: string;
  element: string | null;
}

/** Types of the columns and arguments in request bodies, by target such as `clients` or `rpc/bulk_clients`. */
export type FieldTypes = ReadonlyMap<string, ReadonlyMap<string, FieldType>>;

/**
 * Reads the column types of the tables and views in schema public, and the argument types of its functions. Omits types
 * that accept any JSON.
 */
export async function readFieldTypes(db: Kysely<unknown>): Promise<FieldTypes> {
  const { rows } = await sql<FieldType & { target: string; field: string }>`
    with fields as (
      select c.relname::text as target, a.attname::text as field, a.atttypid as type
      from pg_attribute a join pg_class c on c.oid = a.attrelid
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v') and a.attnum > 0 and not a.attisdropped
      union all
      select 'rpc/' || p.proname, argument.name, argument.type::oid
      from pg_proc p
        cross join lateral unnest(p.proargnames[1:p.pronargs], string_to_array(p.proargtypes::text, ' ')) as argument (name, type)
      where p.pronamespace = 'public'::regnamespace
    )
    select f.target, f.field, t.typcategory::text as category, e.typcategory::text as element
    from fields f join pg_type t on t.oid = f.type left join pg_type e on e.oid = t.typelem and t.typcategory = 'A'
    where t.typcategory in ('A', 'B', 'D', 'E', 'N', 'S') or t.typname = 'uuid'`.execute(db);
  const targets = new Map<string, Map<string, FieldType>>();
  for (const { target, field, category, element } of rows) {
    const fields = targets.get(target) ?? new Map<string, FieldType>();
    targets.set(target, fields.set(field, { category, element }));
  }
  return targets;
}

const accepted: Readonly<Record<string, readonly string[]>> = {
  A: ['array', 'string'],
  B: ['boolean', 'string'],
  N: ['number', 'string'],
  S: ['string', 'number'],
};
const byDefault = ['string'];

const kindOf = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;

const withArticle = (kind: string): string => `${/^[ao]/.test(kind) ? 'an' : 'a'} ${kind}`;

function faultOf(field: string, value: unknown, { category, element }: FieldType): string | null {
  const kind = kindOf(value);
  if (kind === 'null') return null;
  const [expected = '', ...others] = accepted[category] ?? byDefault;
  if (kind !== expected && !others.includes(kind))
    return `The field ${field} must be ${withArticle(expected)}, not ${withArticle(kind)}`;
  if (!Array.isArray(value) || element === null) return null;
  const faults = value.map((item, index) =>
    Array.isArray(item) ? null : faultOf(`${field}[${index}]`, item, { category: element, element: null }),
  );
  return faults.find((fault) => fault !== null) ?? null;
}

/**
 * Returns one sentence naming the field that doesn't fit its table or function, or null. The database drivers would
 * fail on such a value before the database receives it.
 *
 * @param target The path after `/rest/v1/`.
 */
export function wrongField(target: string, body: unknown, types: FieldTypes): string | null {
  const fields = types.get(target);
  if (fields === undefined) return null;
  for (const row of Array.isArray(body) ? body : [body]) {
    if (kindOf(row) !== 'object') continue;
    for (const [field, value] of Object.entries(row as object)) {
      const type = fields.get(field);
      const fault = type === undefined ? null : faultOf(field, value, type);
      if (fault !== null) return fault;
    }
  }
  return null;
}

/** Key columns of views that expose a table's key under the same names. */
export type ViewKeys = ReadonlyMap<string, string[]>;

export async function readViewKeys(db: Kysely<unknown>): Promise<ViewKeys> {
  const { rows } = await sql<{ name: string; columns: string[] | null }>`
    select v.table_name as name,
      (select jsonb_agg(a.attname order by a.attnum) from pg_index i
        join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
        where i.indisprimary and i.indrelid = to_regclass(format('%I.%I', u.table_schema, u.table_name))) as columns
    from information_schema.views v
      join information_schema.view_table_usage u on u.view_schema = v.table_schema and u.view_name = v.table_name
    where v.table_schema = 'public' and v.is_insertable_into = 'YES'`.execute(db);
  return new Map(rows.flatMap(({ name, columns }) => (columns === null ? [] : [[name, columns]])));
}

/** An upsert through a view names no key. PostgREST finds the key of the underlying table, but lite doesn't. */
export function withViewKey(request: Request, url: URL, keys: ViewKeys): Request {
  const isUpsert = request.method === 'POST' && (request.headers.get('prefer') ?? '').includes('resolution=');
  if (!isUpsert || url.searchParams.has('on_conflict')) return request;
  const columns = keys.get(url.pathname.slice('/rest/v1/'.length));
  if (columns === undefined) return request;
  const address = new URL(url);
  address.searchParams.set('on_conflict', columns.join(','));
  return new Request(address, request);
}
