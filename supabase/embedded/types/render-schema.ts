import type { SchemaShape } from './read-schema.ts';

interface Offered {
  /** Names of the server functions. */
  readonly endpoints: readonly string[];
  readonly forms: Readonly<Record<string, unknown>>;
  /** Answers of database functions that build their own. */
  readonly answers: readonly unknown[];
}

const list = (items: readonly unknown[]): string =>
  items.length === 0 ? '[]' : `[\n${items.map((item) => `    ${JSON.stringify(item)}`).join(',\n')}\n  ]`;

/**
 * Writes what the backend offers to pages, a line for each thing: the build of the shell carries it, so that a release can be
 * asked whether what is live would still find all that it uses.
 */
export function renderSchema(
  { relations, functions, enums, domains }: SchemaShape,
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
  const parts = { relations: tables, functions, enums, domains, endpoints, forms, answers };
  const lines = Object.entries(parts).map(([name, items]) => `  ${JSON.stringify(name)}: ${list(items)}`);
  return `{\n${lines.join(',\n')}\n}\n`;
}
