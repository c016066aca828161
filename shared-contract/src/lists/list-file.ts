import { csvLine } from '../csv.ts';
import type { FileColumn, ListDefinition } from './list.ts';

/* Exports a list as a CSV file. Numbers and days have their stored form. */

/** Maximum rows in a file. The database enforces the same limit. */
export const MAX_ROWS = 50_000;

/** Returns the file's columns for the shown list columns, with the id last. */
export function fileColumns(list: ListDefinition, shown: readonly string[]): readonly FileColumn[] {
  const columns = list.columns.filter(({ id }) => shown.includes(id));
  return [
    ...columns.flatMap(({ label, field, file }) => file ?? [{ label, field }]),
    { label: 'Id', field: 'id' },
  ];
}

/** Returns the PostgREST selection that the columns need. */
export const fileSelection = (columns: readonly FileColumn[]): string =>
  columns.map(({ field, of }) => (of === undefined ? field : `${of}(${field})`)).join(',');

const cellOf = (value: unknown): unknown => (Array.isArray(value) ? value.join('; ') : value);

export const fileHead = (columns: readonly FileColumn[]): string =>
  csvLine(columns.map(({ label }) => label));

export function fileLine(columns: readonly FileColumn[], row: Readonly<Record<string, unknown>>): string {
  return csvLine(
    columns.map((column) => {
      const holder = column.of === undefined ? row : row[column.of.split('!')[0] ?? ''];
      const value =
        typeof holder === 'object' && holder !== null
          ? (Reflect.get(holder, column.field) as unknown)
          : undefined;
      return cellOf(value);
    }),
  );
}
