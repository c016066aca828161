import { CSV_BOM, csvLine } from 'shared-contract/csv';

export interface Days {
  readonly from: string;
  readonly to: string;
}

/** Format of a column. On screen, values have a unit; in a file, they are bare numbers. */
export type CellKind = 'text' | 'count' | 'dollars' | 'percent' | 'hours' | 'score';

export type Cell = string | number | null;

interface ReportColumn {
  readonly label: string;
  readonly kind: CellKind;
}

/** A step of the time axis. `isRunning` is true if it is incomplete. */
export interface Point {
  readonly label: string;
  readonly isRunning: boolean;
}

export interface Series {
  readonly label: string;
  readonly values: readonly number[];
}

export interface Columns {
  readonly kind: 'columns';
  readonly points: readonly Point[];
  readonly series: readonly Series[];
  /** Label of the incomplete step. */
  readonly runningLabel?: string;
}

/** Horizontal bars with labels. With several series, each bar has segments. */
export interface Bars {
  readonly kind: 'bars';
  readonly parts: readonly string[];
  /** Shows the parts side by side, because they aren't shares of a total. */
  readonly isGrouped?: boolean;
  readonly rows: readonly {
    readonly label: string;
    readonly values: readonly number[];
    readonly text: string;
  }[];
  /** The last part is a remainder, drawn as an outline. */
  readonly hasRest?: boolean;
  /** A line across all rows that marks the acceptable maximum. */
  readonly limit?: { readonly at: number; readonly label: string };
}

/** Dollar amounts over time. Each series has its own axis. */
export interface Lines {
  readonly kind: 'lines';
  readonly points: readonly Point[];
  readonly series: readonly Series[];
}

export type Chart = Columns | Bars | Lines;

export interface Report {
  readonly id: string;
  readonly title: string;
  /** Unit of the axis. */
  readonly unit: string;
  /** The main result in one sentence. */
  readonly finding: string;
  /** Limitations of the figures, such as exclusions or values that are known only for today. */
  readonly note?: string;
  /** Null if there is no data. */
  readonly chart: Chart | null;
  /** Message if there is no data. */
  readonly empty: string;
  /** Whether a longer period may have data. */
  readonly isOfPeriod: boolean;
  readonly columns: readonly ReportColumn[];
  readonly rows: readonly (readonly Cell[])[];
}

export const figure = (value: number, digits = 0): string =>
  value.toLocaleString('en-US', { maximumFractionDigits: digits });

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

/** Formats hours: `0.5` → `30 min`, `26.2` → `26 h`, `80` → `3.3 days`. */
export function hoursWords(hours: number): string {
  if (hours < 1) return `${figure(hours * 60)} min`;
  if (hours < 48) return `${figure(hours, hours < 10 ? 1 : 0)} h`;
  return `${figure(hours / 24, 1)} days`;
}

export const share = (part: number, whole: number): number | null =>
  whole === 0 ? null : (100 * part) / whole;

/** Formats a cell for display. A missing value is a dash. */
export function cellWords(cell: Cell, kind: CellKind): string {
  if (cell === null) return '-';
  if (typeof cell === 'string') return cell;
  if (kind === 'dollars') return dollars.format(cell);
  if (kind === 'percent') return `${figure(cell)}%`;
  if (kind === 'hours') return hoursWords(cell);
  return figure(cell, kind === 'score' ? 1 : 0);
}

/** Formats a count: `1 lead`, `3 leads`. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${figure(count)} ${count === 1 ? one : many}`;

/** Returns the columns of a table with a name and several counts. */
export const countColumns = (name: string, counts: readonly string[]): ReportColumn[] => [
  { label: name, kind: 'text' },
  ...counts.map((label) => ({ label, kind: 'count' as const })),
];

export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

export type Table = Pick<Report, 'columns' | 'rows'>;

const cellOf = (cell: Cell): Cell => (typeof cell === 'number' ? Math.round(cell * 100) / 100 : cell);

/** Returns a table as a CSV file. Numbers have at most two decimals. */
export const reportFile = ({ columns, rows }: Table): string =>
  CSV_BOM + [columns.map(({ label }) => label), ...rows.map((row) => row.map(cellOf))].map(csvLine).join('');
