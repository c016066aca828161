import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import type { Rpc } from 'shared-contract/rpc/rpc.ts';
import * as z from 'zod/mini';
import { forms } from '../../functions/submit-form/forms.ts';
import { projectPaths } from '../project-paths.ts';

/**
 * Parses the allowed values of a text column from a definition such as `check (column in ('a', 'b'))`, as returned by
 * `pg_get_constraintdef`. Returns null for any other condition, and for a constraint that existing rows may violate.
 */
export function valuesOfCheck(column: string, definition: string): string[] | null {
  const values: string[] = [];
  const condition = definition
    .replaceAll(/'((?:[^']|'')*)'/g, (_, value: string) => {
      values.push(value.replaceAll("''", "'"));
      return '?';
    })
    .replaceAll(/::(?:text|character varying|bpchar)(?:\[\])?/g, '')
    .replaceAll(/[()"]/g, '');
  const isOneOf = [
    `CHECK ${column} = ?`,
    `CHECK ${column} = ANY ARRAY[${values.map(() => '?').join(', ')}]`,
  ].includes(condition.replace(`CHECK ${column} IS NULL OR `, 'CHECK '));
  return isOneOf ? values : null;
}

/** Returns the values that every constraint allows, or null if no constraint lists values. */
export function valuesOfChecks(column: string, definitions: readonly string[]): string[] | null {
  const lists = definitions
    .map((definition) => valuesOfCheck(column, definition))
    .filter((list) => list !== null);
  const [first, ...others] = lists;
  return first?.filter((value) => others.every((list) => list.includes(value))) ?? null;
}

export interface ColumnShape {
  name: string;
  type: string;
  /** The values that its constraints allow, if they list any. */
  values: string[] | null;
  isNullable: boolean;
  hasDefault: boolean;
  /** `always` columns are never written. */
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
  /** Columns of a function that returns a table. Otherwise null. */
  columns: { name: string; type: string }[] | null;
  returns: string;
  isSet: boolean;
}
export interface SchemaShape {
  relations: RelationShape[];
  functions: FunctionShape[];
  enums: { name: string; values: string[] }[];
  domains: { name: string; type: string; values: string[] | null }[];
  /** Storage buckets. */
  buckets: string[];
}
interface Checks {
  checks: string[];
}

/** Reads the parts of schema public that the API exposes, sorted by name. */
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
  const buckets = await sql<{ id: string }>`select id from storage.buckets order by id collate "C"`.execute(
    db,
  );
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
    buckets: buckets.rows.map(({ id }) => id),
    domains: domains.rows.map(({ checks, ...domain }) => ({
      ...domain,
      values: valuesOfChecks('VALUE', checks),
    })),
  };
}

const isRpc = (value: unknown): value is Rpc =>
  typeof value === 'object' && value !== null && 'name' in value && 'answer' in value;

/** Loads every database function whose result `shared-contract/rpc` describes, sorted by name. */
export async function describedRpcs(): Promise<Rpc[]> {
  const folder = join(projectPaths.root, 'shared-contract/src/rpc');
  const files = await readdir(folder);
  const modules = await Promise.all(files.map(async (file) => (await import(join(folder, file))) as object));
  return modules
    .flatMap((module) => Object.values(module).filter(isRpc))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

interface Source {
  readonly name: string;
  readonly text: string;
}

/**
 * Returns a digest of a function's source and of the project functions that it calls, without comments and line breaks.
 */
function codeOf(name: string, sources: readonly Source[]): string {
  const names = new Set([name]);
  // Iterating a set includes the entries added during the loop.
  for (const one of names)
    for (const { text } of sources.filter((source) => source.name === one))
      for (const [, called = ''] of text.matchAll(/\b(?:private|public)\.(\w+)/g)) names.add(called);
  const texts = sources
    .filter((source) => names.has(source.name))
    .map(({ text }) => text.replaceAll(/--.*/g, '').replaceAll(/\s+/g, ' '));
  return createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 16);
}

/**
 * Returns the results of those functions as JSON Schema. `code` reveals a changed implementation: it may return fewer
 * values, or different ones, than the schema allows.
 */
export async function answerShapes(
  db: Kysely<unknown>,
): Promise<{ name: string; code: string; answer: unknown }[]> {
  const { rows } = await sql<Source>`
    select p.proname as name, p.prosrc as text from pg_proc p
    where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
    order by p.proname collate "C", p.prosrc collate "C"`.execute(db);
  return (await describedRpcs()).map(({ name, answer }) => {
    const { $schema: _, ...shape } = z.toJSONSchema(answer, {
      io: 'input',
      // `format` already implies the pattern.
      override: ({ jsonSchema }) => jsonSchema.format !== undefined && delete jsonSchema.pattern,
    });
    return { name, code: codeOf(name, rows), answer: shape };
  });
}

/** Returns the public forms' input as JSON Schema. Omits conditions that JSON Schema can't express. */
export const formShapes = (): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(forms).map(([name, schema]) => {
      const { $schema: _, ...shape } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
      return [name, shape];
    }),
  );
