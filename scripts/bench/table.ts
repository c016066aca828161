export type Row = readonly (string | number)[];

const inWords = (value: string | number): string =>
  typeof value === 'number' ? value.toLocaleString('en-US') : value;

export interface Section {
  readonly title: string;
  readonly words?: readonly string[];
  readonly table?: string;
}

/** Formats a plain-text table with numbers aligned right. */
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

/** Rounds milliseconds to one decimal place. */
export const ms = (value: number): number => Math.round(value * 10) / 10;

/** Converts bytes to kilobytes (1,024 bytes) with one decimal place. */
export const kb = (bytes: number): number => Math.round((bytes / 1024) * 10) / 10;

/** Formats the median of the rounds, followed by the longest in parentheses if they differ. */
export function roundsCell(values: readonly number[], none = '0'): string {
  const [middle, longest] = [median(values), Math.max(...values)].map((value) =>
    value === 0 ? none : String(Math.round(value)),
  );
  return middle === longest ? String(middle) : `${String(middle)} (${String(longest)})`;
}

const sorted = (values: readonly number[]): number[] => [...values].sort((a, b) => a - b);

export function median(values: readonly number[]): number {
  const ordered = sorted(values);
  const half = Math.floor(ordered.length / 2);
  const [low = NaN, high = NaN] = [ordered[half - 1], ordered[half]];
  return ordered.length % 2 === 1 ? high : (low + high) / 2;
}

/**
 * Returns the smallest value that is at least as large as this share (0 to 1) of the values (nearest rank, no
 * interpolation).
 */
export function percentile(values: readonly number[], share: number): number {
  return sorted(values)[Math.max(0, Math.ceil(values.length * share) - 1)] ?? NaN;
}
