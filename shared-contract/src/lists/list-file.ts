import type { FileColumn, ListDefinition } from './list.ts';

/*
 * A list as a file for a workbook: UTF-8 with its mark, lines that end with CR and LF, numbers and days as they are
 * stored.
 */

/** A file holds no more. The database says so too. */
export const MOST_ROWS = 50_000;
export const FILE_MARK = '\uFEFF';

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

const quoted = (text: string): string =>
  /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/** Text that a workbook would take for a formula begins with an apostrophe; a number is one, whatever its sign. */
const guarded = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

function written(value: unknown, { kind }: FileColumn): string {
  if (typeof value === 'number') return String(value);
  const text = Array.isArray(value) ? value.join('; ') : typeof value === 'string' ? value : '';
  return kind === 'text' || kind === 'choice' ? guarded(text) : text;
}

const line = (cells: readonly string[]): string => `${cells.map(quoted).join(',')}\r\n`;

export const fileHead = (columns: readonly FileColumn[]): string => line(columns.map(({ label }) => label));

export function fileLine(columns: readonly FileColumn[], row: Readonly<Record<string, unknown>>): string {
  return line(
    columns.map((column) => {
      const holder = column.of === undefined ? row : row[column.of.split('!')[0] ?? ''];
      const value =
        typeof holder === 'object' && holder !== null
          ? (Reflect.get(holder, column.field) as unknown)
          : undefined;
      return written(value, column);
    }),
  );
}
