import type { PageLink } from '../sections.ts';

interface FieldBasics {
  /** Its name in the address. */
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  /** What the worked example has, as it is typed; `''` for nothing. */
  readonly start: string;
}

/** A number as people type it: dollars, a whole number, or a percentage. */
export interface NumberEntry extends FieldBasics {
  readonly kind: 'dollars' | 'number' | 'percent';
  readonly least: number;
  readonly most: number;
  /** A number that need not be whole; dollars and percentages never need to. */
  readonly isDecimal?: true;
  /** Left empty it counts as nothing. */
  readonly isOptional?: true;
}

export interface ChoiceEntry extends FieldBasics {
  readonly kind: 'choice';
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** `1` or `0`. */
export interface SwitchEntry extends FieldBasics {
  readonly kind: 'switch';
}

export type Entry = NumberEntry | ChoiceEntry | SwitchEntry;

export interface EntryGroup {
  readonly legend: string;
  readonly entries: readonly Entry[];
}

/** What stands around a calculator: why, on what ground, and where to read on. */
export interface CalculatorWords {
  readonly title: string;
  readonly lead: string;
  readonly assumptions: readonly string[];
  readonly limits: readonly string[];
  readonly sources: readonly { readonly of: string; readonly source: string }[];
  readonly related: readonly (PageLink & { readonly kind: string; readonly text: string })[];
}
