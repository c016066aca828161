import type { PageLink } from '../sections.ts';

interface FieldBasics {
  /** Name of the search parameter. */
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  /** Value in the worked example, as a user would enter it. `''` for none. */
  readonly start: string;
}

/** A number that the user types: dollars, a plain number, or a percentage. */
export interface NumberEntry extends FieldBasics {
  readonly kind: 'dollars' | 'number' | 'percent';
  readonly least: number;
  readonly most: number;
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

/** What surrounds a calculator: its head, why, on what ground, and where to read on. */
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

/** Upper limit of a field of dollars. */
export const maxDollars = 1_000_000_000;

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
