import { csvLine } from '../csv.ts';
import type { FileColumn, ListDefinition } from './list.ts';

/* A list as a CSV file. Numbers and days are written as they are stored. */

/** A file holds no more. The database says so too. */
export const MOST_ROWS = 50_000;

/** The columns of the file for those that are shown, the id last. */
export function fileColumns(list: ListDefinition, shown: readonly string[]): readonly FileColumn[] {
  const columns = list.columns.filter(({ id }) => shown.includes(id));
  return [
    ...columns.flatMap(({ label, kind, field, file }) => file ?? [{ label, kind, field }]),
    { label: 'Id', kind: 'text', field: 'id' },
  ];
}

/** What of a row the columns need, as PostgREST is asked for it. */
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
