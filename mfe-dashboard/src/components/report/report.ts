/** The first and the last day of a period. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

/** How a column is written: on the screen with its unit, in a file as a bare number. */
export type CellKind = 'text' | 'count' | 'dollars' | 'percent' | 'hours' | 'score';
export type Cell = string | number | null;

export interface ReportColumn {
  readonly label: string;
  readonly kind: CellKind;
}

/** A step along the axis of time; `isRunning` where it has not ended. */
export interface Point {
  readonly label: string;
  readonly isRunning: boolean;
}
export interface Series {
  readonly label: string;
  readonly values: readonly number[];
}

/** Stacks over time, from left to right. */
export interface Columns {
  readonly kind: 'columns';
  readonly points: readonly Point[];
  readonly series: readonly Series[];
  /** What the step is called that has not ended. */
  readonly runningLabel?: string;
}
/** Bars under each other, each with its own words; of several parts where there are several series. */
export interface Bars {
  readonly kind: 'bars';
  readonly parts: readonly string[];
  /** Parts stand beside each other: the one is not a share of the other. */
  readonly isGrouped?: boolean;
  readonly rows: readonly {
    readonly label: string;
    readonly values: readonly number[];
    readonly text: string;
  }[];
  /** The last part is what is left over: an outline. */
  readonly hasRest?: boolean;
  /** A line across all rows, up to which things are well. */
  readonly limit?: { readonly at: number; readonly label: string };
}
/** Sums of dollars over time, each on an axis of its own. */
export interface Lines {
  readonly kind: 'lines';
  readonly points: readonly Point[];
  readonly series: readonly Series[];
}
export type Chart = Columns | Bars | Lines;

/** One question about the firm: the answer in a sentence, as a drawing and as a table. */
export interface Report {
  readonly id: string;
  readonly title: string;
  /** What its axis counts. */
  readonly unit: string;
  /** The one sentence that says what is to be seen. */
  readonly finding: string;
  /** What the figures leave out, or are only known as of today. */
  readonly note?: string;
  /** None where there is nothing to draw. */
  readonly chart: Chart | null;
  /** What stands in its place then. */
  readonly empty: string;
  /** Whether a longer period may have something. */
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

/** `0.5` → `30 min`, `26.2` → `26 h`, `80` → `3.3 days`. */
export function hoursWords(hours: number): string {
  if (hours < 1) return `${figure(hours * 60)} min`;
  if (hours < 48) return `${figure(hours, hours < 10 ? 1 : 0)} h`;
  return `${figure(hours / 24, 1)} days`;
}

export const share = (part: number, whole: number): number | null =>
  whole === 0 ? null : (100 * part) / whole;

/** A cell as it is read; a dash where nothing is known. */
export function cellWords(cell: Cell, kind: CellKind): string {
  if (cell === null) return '-';
  if (typeof cell === 'string') return cell;
  if (kind === 'dollars') return dollars.format(cell);
  if (kind === 'percent') return `${figure(cell)}%`;
  if (kind === 'hours') return hoursWords(cell);
  return figure(cell, kind === 'score' ? 1 : 0);
}

/** `1 lead`, `3 leads`. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${figure(count)} ${count === 1 ? one : many}`;

export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
