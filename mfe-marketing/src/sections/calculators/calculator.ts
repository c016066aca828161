import type { EntryGroup } from '../../content/calculators/calculator.ts';

/** What is entered, by name, as it is typed. */
export type Entries = Readonly<Record<string, string>>;
/** What is wrong with an entry, by name. */
export type Problems = Readonly<Record<string, string>>;

/** Entries as values. A name that the fields do not have is a fault of the calculator. */
export interface EntryValues {
  /** Dollars and numbers as they are, a percentage as a part of one; nothing entered is 0. */
  readonly number: (name: string) => number;
  readonly text: (name: string) => string;
  readonly isOn: (name: string) => boolean;
}

export interface ResultLine {
  readonly label: string;
  /** How it was come by, with the figures. */
  readonly how?: string;
  readonly value: string;
  readonly isSum?: boolean;
}

export interface ResultStep {
  readonly title: string;
  readonly lines: readonly ResultLine[];
}

export interface CalculatorResult {
  readonly figure: { readonly label: string; readonly value: string };
  /** One sentence that says it all; read aloud after a change. */
  readonly summary: string;
  readonly facts: readonly ResultLine[];
  /** On one scale, drawn; the lines below say the same. */
  readonly bars: readonly { readonly label: string; readonly amount: number; readonly value: string }[];
  readonly steps: readonly ResultStep[];
  readonly notes?: readonly string[];
}

export interface Calculator {
  readonly groups: readonly EntryGroup[];
  /** Every result is labeled so. */
  readonly isIllustration?: true;
  /** What is wrong between entries that are right by themselves. */
  readonly check?: (values: EntryValues) => Problems;
  readonly compute: (values: EntryValues) => CalculatorResult;
}
