import { sql, type Kysely } from 'kysely';

interface FieldType {
  /** `pg_type.typcategory`: https://www.postgresql.org/docs/current/catalog-pg-type.html */
  category: string;
  /** Of the elements of an array. */
  element: string | null;
}

/** Types of the columns and arguments that a request body may name, by `clients` and `rpc/bulk_clients`. */
export type FieldTypes = ReadonlyMap<string, ReadonlyMap<string, FieldType>>;

/** Columns of the tables and views of schema public, and arguments of its functions. Types that take any JSON are left out. */
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
 * Why a body does not fit its table or function: one sentence that names the field, or null. The drivers of the database
 * fail on such values before the database sees them.
 * @param target what follows `/rest/v1/` in the path
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
