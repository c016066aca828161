import { type Kysely, sql } from 'kysely';
import type { ColumnShape, FunctionShape, RelationShape, SchemaShape } from './read-schema.ts';

const scalars: Record<string, string> = {
  boolean: 'boolean',
  smallint: 'number',
  integer: 'number',
  bigint: 'number',
  real: 'number',
  'double precision': 'number',
  numeric: 'number',
  json: 'Json',
  jsonb: 'Json',
  void: 'undefined',
};

const oneOf = (values: readonly string[]): string =>
  values.length === 0 ? 'never' : values.map((value) => JSON.stringify(value)).join(' | ');

/**
 * Generates types in the format of `supabase gen types typescript`, plus the values that a column's CHECK constraint
 * lists.
 */
export function renderTypes(schema: SchemaShape): string {
  const enumNames = new Set(schema.enums.map(({ name }) => name));
  const domains = new Map(schema.domains.map((domain) => [domain.name, domain]));
  const typeOf = (type: string): string => {
    if (type.endsWith('[]')) {
      const item = typeOf(type.slice(0, -2));
      return item.includes(' | ') ? `(${item})[]` : `${item}[]`;
    }
    if (enumNames.has(type)) return `Database["public"]["Enums"]["${type}"]`;
    const domain = domains.get(type);
    if (domain !== undefined) return domain.values === null ? typeOf(domain.type) : oneOf(domain.values);
    return scalars[type] ?? 'string';
  };
  const nullable = ({ type, values, isNullable }: ColumnShape): string =>
    (values === null ? typeOf(type) : oneOf(values)) + (isNullable ? ' | null' : '');

  const fields = (lines: string[], indent: string): string =>
    lines.length === 0
      ? 'Record<never, never>'
      : `{\n${lines.map((line) => `${indent}  ${line}\n`).join('')}${indent}}`;

  const relation = ({ name, kind, isWritable, columns, relationships }: RelationShape): string => {
    const row = columns.map((column) => `${column.name}: ${nullable(column)}`);
    const insert = columns.map((column) => {
      if (column.generated === 'always') return `${column.name}?: never`;
      const optional = kind === 'view' || column.isNullable || column.hasDefault ? '?' : '';
      return `${column.name}${optional}: ${nullable(column)}`;
    });
    const update = columns.map((column) =>
      column.generated === 'always' ? `${column.name}?: never` : `${column.name}?: ${nullable(column)}`,
    );
    const links = relationships.map(
      (link) => `          {
            foreignKeyName: "${link.name}"
            columns: ${JSON.stringify(link.columns)}
            isOneToOne: ${link.isOneToOne}
            referencedRelation: "${link.relation}"
            referencedColumns: ${JSON.stringify(link.referencedColumns)}
          },\n`,
    );
    const parts = [`Row: ${fields(row, '        ')}`];
    if (isWritable)
      parts.push(`Insert: ${fields(insert, '        ')}`, `Update: ${fields(update, '        ')}`);
    parts.push(`Relationships: [${links.length === 0 ? '' : `\n${links.join('')}        `}]`);
    return `      ${name}: {\n${parts.map((part) => `        ${part}\n`).join('')}      }\n`;
  };

  const func = ({ name, args, columns, returns, isSet }: FunctionShape): string => {
    const list = args.map((arg) => `${arg.name}${arg.hasDefault ? '?' : ''}: ${typeOf(arg.type)}`);
    const argsType = list.length === 0 ? 'never' : `{ ${list.join('; ')} }`;
    const row = columns?.map((column) => `${column.name}: ${typeOf(column.type)}`).join('; ');
    const answer = row === undefined ? typeOf(returns) : `{ ${row} }`;
    return `      ${name}: { Args: ${argsType}; Returns: ${answer}${isSet ? '[]' : ''} }\n`;
  };

  const block = (name: string, entries: string[]): string =>
    `    ${name}: {\n${entries.length === 0 ? '      [_ in never]: never\n' : entries.join('')}    }\n`;
  const of = (kind: RelationShape['kind']): string[] =>
    schema.relations.filter((entry) => entry.kind === kind).map(relation);
  const enums = schema.enums.map(({ name, values }) => `      ${name}: ${oneOf(values)}\n`);

  return `// Written by supabase/embedded/generate-types.ts from the migrations. Do not edit.
export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

export type Database = {
  public: {
${block('Tables', of('table'))}${block('Views', of('view'))}${block('Functions', schema.functions.map(func))}${block('Enums', enums)}${block('CompositeTypes', [])}  }
}

type PublicSchema = Database["public"]

export type Tables<Name extends keyof (PublicSchema["Tables"] & PublicSchema["Views"])> =
  (PublicSchema["Tables"] & PublicSchema["Views"])[Name]["Row"]
export type TablesInsert<Name extends keyof PublicSchema["Tables"]> = PublicSchema["Tables"][Name]["Insert"]
export type TablesUpdate<Name extends keyof PublicSchema["Tables"]> = PublicSchema["Tables"][Name]["Update"]
`;
}

interface Offered {
  readonly endpoints: readonly string[];
  readonly forms: Readonly<Record<string, unknown>>;
  readonly answers: readonly unknown[];
}

const list = (items: readonly unknown[]): string =>
  items.length === 0 ? '[]' : `[\n${items.map((item) => `    ${JSON.stringify(item)}`).join(',\n')}\n  ]`;

/**
 * Serializes what the backend offers to pages, one item per line. The shell's build includes this file, so that a
 * release can be checked against the live backend.
 */
export function renderSchema(
  { relations, functions, enums, domains, buckets }: SchemaShape,
  offered: Offered,
): string {
  const tables = relations.map(({ name, kind, isWritable, columns }) => ({
    name,
    kind,
    isWritable,
    columns: columns.map(({ name: column, type, values, isNullable, hasDefault, generated }) => ({
      name: column,
      type,
      values,
      isNullable,
      hasDefault,
      generated,
    })),
  }));
  const forms = Object.entries(offered.forms).map(([name, takes]) => ({ name, takes }));
  const { endpoints, answers } = offered;
  const parts = { relations: tables, functions, enums, domains, endpoints, forms, answers, buckets };
  const lines = Object.entries(parts).map(([name, items]) => `  ${JSON.stringify(name)}: ${list(items)}`);
  return `{\n${lines.join(',\n')}\n}\n`;
}

/** Generates the retention periods in `private.retention` for the privacy policy, which cites them. */
export async function renderRetention(db: Kysely<unknown>): Promise<string> {
  const { rows } = await sql<{ rule: string; kept: string }>`
    select rule, kept::text from private.retention where kept > interval '0' order by rule collate "C"`.execute(
    db,
  );
  return `// Written by supabase/embedded/generate-types.ts from the migrations. Do not edit.

/** How long the database keeps what people send, by the rule that deletes it. */
export const retention = {
${rows.map(({ rule, kept }) => `  ${rule}: '${kept}',`).join('\n')}
} as const;
`;
}
