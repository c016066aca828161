export type Row = readonly (string | number)[];

const inWords = (value: string | number): string =>
  typeof value === 'number' ? value.toLocaleString('en-US') : value;

/** A part of a report. */
export interface Section {
  readonly title: string;
  readonly words?: readonly string[];
  readonly table?: string;
}

/** A plain table: one line a row, numbers to the right, columns as wide as they have to be. */
export function table(head: readonly string[], rows: readonly Row[]): string {
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => inWords(row[column] ?? '').length)),
  );
  const isNumber = head.map((_, column) => rows.some((row) => typeof row[column] === 'number'));
  const line = (cells: readonly (string | number)[]): string =>
    cells
      .map((cell, column) => {
        const width = widths[column] ?? 0;
        return isNumber[column] === true ? inWords(cell).padStart(width) : inWords(cell).padEnd(width);
      })
      .join('  ')
      .trimEnd();
  return [line(head), widths.map((width) => '-'.repeat(width)).join('  '), ...rows.map(line)].join('\n');
}

/** Milliseconds with one digit. */
export const ms = (value: number): number => Math.round(value * 10) / 10;

/** Kilobytes of 1,024 bytes with one digit. */
export const kb = (bytes: number): number => Math.round((bytes / 1024) * 10) / 10;
