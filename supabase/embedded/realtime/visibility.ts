import { sql } from 'kysely';
import type { LiteConnection } from '../database/database.ts';
import type { Caller } from '../http/caller.ts';
import type { PublishedTable } from './tables.ts';

export type Row = Record<string, unknown>;

const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/**
 * The table's select policies for a role, as one condition on a row named like the table; null when there is nothing
 * to ask.
 */
export function conditionFor(table: PublishedTable, role: string): string | null {
  if (!table.hasRowSecurity || role === 'service_role') return null;
  const mine = table.policies.filter(({ roles }) => roles.includes('public') || roles.includes(role));
  const permissive = mine
    .filter(({ isPermissive }) => isPermissive)
    .map(({ expression }) => `(${expression})`);
  const restrictive = mine
    .filter(({ isPermissive }) => !isPermissive)
    .map(({ expression }) => `(${expression})`);
  if (permissive.length === 0) return 'false';
  return [`(${permissive.join(' or ')})`, ...restrictive].join(' and ');
}

/**
 * Whether the subscriber's policies let them see a row, asked of the row as it was kept, under their role and claims.
 * For a deletion that is the row before it went. What a policy looks up in other tables is as of now: somebody who has
 * lost the right meanwhile hears nothing.
 */
export async function isVisible(
  connection: LiteConnection,
  table: PublishedTable,
  row: Row,
  { role, sub, claims }: Caller,
): Promise<boolean> {
  if (readableColumns(table, role).length === 0) return false;
  const condition = conditionFor(table, role);
  if (condition === null) return true;
  const name = `${quote(table.schema)}.${quote(table.name)}`;
  const context = { auth: { role, uid: sub ?? '', jwt: claims } };
  return connection.withContext(context, async (db) => {
    const { rows } = await sql<{ visible: boolean | null }>`
      select (${sql.raw(condition)}) as visible
      from jsonb_populate_record(null::${sql.raw(name)}, ${JSON.stringify(row)}::text::jsonb)
        as ${sql.raw(quote(table.name))}`.execute(db);
    return rows[0]?.visible === true;
  });
}

export const readableColumns = (table: PublishedTable, role: string): PublishedTable['columns'] =>
  table.columns.filter(({ readers }) => readers.includes(role));

export const keyOf = (table: PublishedTable, row: Row): Row =>
  Object.fromEntries(table.columns.filter(({ isKey }) => isKey).map(({ name }) => [name, row[name]]));
