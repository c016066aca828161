import { formatDollars } from 'shared-contract/format';
import type { EntryGroup } from '../../content/calculators/calculator.ts';

/** Input as typed, by field name. */
export type Entries = Readonly<Record<string, string>>;
/** Error messages, by field name. */
export type Problems = Readonly<Record<string, string>>;

/** Parsed values. An unknown field name is a bug in the calculator and throws. */
export interface EntryValues {
  /** Returns dollars and numbers unchanged, a percentage as a fraction of 1, and 0 for an empty field. */
  readonly number: (name: string) => number;
  readonly text: (name: string) => string;
  readonly isOn: (name: string) => boolean;
}

export interface ResultLine {
  readonly label: string;
  /** Calculation with its figures. */
  readonly how?: string | undefined;
  readonly value: string;
  readonly isSum?: boolean;
}

export interface ResultStep {
  readonly title: string;
  readonly lines: readonly ResultLine[];
}

export interface CalculatorResult {
  readonly figure: { readonly label: string; readonly value: string };
  /** Summary in one sentence. Announced to screen readers after a change. */
  readonly summary: string;
  readonly facts: readonly ResultLine[];
  /** Drawn to a common scale. `facts` and `steps` have the same data as text. */
  readonly bars: readonly { readonly label: string; readonly amount: number }[];
  readonly steps: readonly ResultStep[];
  readonly notes?: readonly string[];
}

export interface Calculator {
  readonly groups: readonly EntryGroup[];
  /** Labels every result as an illustration. */
  readonly isIllustration?: true;
  /** Validates combinations of entries that are valid individually. */
  readonly check?: (values: EntryValues) => Problems;
  readonly compute: (values: EntryValues) => CalculatorResult;
}

/** Formats dollars, with cents only if there are any. */
export const dollars = (amount: number): string =>
  formatDollars(amount, Math.abs(amount - Math.round(amount)) < 0.005 ? 0 : 2);

export const wholeDollars = (amount: number): string => formatDollars(amount);

/** Builds a line of dollars. */
export const line = (label: string, amount: number, how?: string): ResultLine => ({
  label,
  how,
  value: dollars(amount),
});

/** Builds a line of dollars that is the result of its step. */
export const sum = (label: string, amount: number, how?: string): ResultLine => ({
  ...line(label, amount, how),
  isSum: true,
});

const rounded = (part: number, decimals: number): string =>
  `${String(Number((part * 100).toFixed(decimals)))}%`;

/** `0.01177` → `1.177%`. */
export const percent = (part: number): string => rounded(part, 3);

/** Rounds to a tenth of a percent. */
export const roughPercent = (part: number): string => rounded(part, 1);
