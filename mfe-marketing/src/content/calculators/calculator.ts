import { formatDollars } from 'shared-contract/format';
import type { CalculatorName } from 'shared-contract/paths/calculators';
import type { FilingStatus, TaxYear } from 'shared-contract/tax/tables';
import type { PageLink } from '../sections.ts';

interface FieldBasics {
  /** Name of the search parameter. */
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  /** Authority for the figure, shown at the field. */
  readonly law?: string;
  /** Value in the worked example, as a user would enter it. `''` for none. */
  readonly start: string;
}

/** A number that the user types: dollars, a plain number, or a percentage. */
export interface NumberEntry extends FieldBasics {
  readonly kind: 'dollars' | 'number' | 'percent';
  /** The default is 0. */
  readonly least?: number;
  /** The default is {@link maxDollars}, or 100 for a percentage or a number. */
  readonly most?: number;
  /** Whether decimals are allowed. Dollars and percentages always allow them. */
  readonly isDecimal?: true;
  /** An empty field counts as zero. */
  readonly isOptional?: true;
}

interface ChoiceEntry extends FieldBasics {
  readonly kind: 'choice';
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** `1` or `0`. */
interface SwitchEntry extends FieldBasics {
  readonly kind: 'switch';
}

export type Entry = NumberEntry | ChoiceEntry | SwitchEntry;

export interface EntryGroup {
  readonly legend: string;
  readonly entries: readonly Entry[];
}

/** Text around a calculator: its head, its grounds, and related pages. */
export interface CalculatorCopy {
  /** Short name of the page: in its title and in the breadcrumb. */
  readonly name: string;
  /** For search results. 50 to 160 characters. */
  readonly description: string;
  readonly title: string;
  readonly lead: string;
  readonly assumptions: readonly string[];
  readonly limits: readonly string[];
  readonly sources: readonly { readonly of: string; readonly source: string }[];
  readonly related: readonly (PageLink & { readonly kind: string; readonly text: string })[];
}

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
  /** The answer, in dollars. The graph shows it too. */
  readonly figure: { readonly label: string; readonly amount: number };
  /** Summary in one sentence. Announced to screen readers after a change. */
  readonly summary: string;
  readonly facts: readonly ResultLine[];
  /** Drawn to a common scale. `facts` and `steps` have the same data as text. */
  readonly bars: readonly { readonly label: string; readonly amount: number }[];
  readonly steps: readonly ResultStep[];
  readonly notes?: readonly string[];
}

/** Everything about one public calculator. Its page, address, graph, and print follow from it. */
export interface Calculator extends CalculatorCopy {
  readonly slug: CalculatorName;
  readonly groups: readonly EntryGroup[];
  /** Labels every result as an illustration. */
  readonly isIllustration?: true;
  /**
   * The field over which the answer is drawn, and the range. By default, dollars run from 0 to twice the entry and
   * other numbers through the field's limits.
   */
  readonly graph: { readonly over: string; readonly least?: number; readonly most?: number };
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

const maxDollars = 1_000_000_000;

/** Returns the least and the greatest value that a field accepts. */
export const limitsOf = ({ kind, least = 0, most = kind === 'dollars' ? maxDollars : 100 }: NumberEntry) => ({
  least,
  most,
});

export const taxYear = {
  kind: 'choice',
  name: 'year',
  label: 'Tax year',
  start: '2026',
  options: [
    { value: '2026', label: '2026, filed in 2027' },
    { value: '2025', label: '2025, filed in 2026' },
  ],
} as const satisfies ChoiceEntry;

export const filingStatus = {
  kind: 'choice',
  name: 'status',
  label: 'Filing status',
  start: 'joint',
  options: [
    { value: 'single', label: 'Single' },
    { value: 'joint', label: 'Married filing jointly' },
    { value: 'separate', label: 'Married filing separately' },
    { value: 'head', label: 'Head of household' },
  ],
} as const satisfies ChoiceEntry;

export const yearOf = (values: EntryValues): TaxYear => (values.text('year') === '2025' ? 2025 : 2026);

export const statusOf = (values: EntryValues): FilingStatus => values.text('status') as FilingStatus;
