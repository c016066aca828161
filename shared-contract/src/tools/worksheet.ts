/**
 * A formula with two uses: {@link evaluate} computes it in the browser, and {@link spreadsheetFormula} writes it for a
 * spreadsheet. A string is the id of an earlier line.
 */
export type Formula<Id extends string = string> = number | Id | Operation<Id>;

interface Operation<Id extends string> {
  readonly operator: Operator;
  readonly of: readonly Formula<Id>[];
}

type Operator = keyof typeof operators;

interface OperatorRules {
  readonly evaluate: (values: readonly number[]) => number;
  readonly write: (parts: readonly string[]) => string;
}

const joined = (sign: string) => (parts: readonly string[]) => `(${parts.join(sign)})`;
const called = (name: string) => (parts: readonly string[]) => `${name}(${parts.join(',')})`;

const operators = {
  add: { evaluate: (values) => values.reduce((sum, value) => sum + value, 0), write: joined('+') },
  subtract: {
    evaluate: ([from = NaN, ...rest]) => rest.reduce((sum, value) => sum - value, from),
    write: joined('-'),
  },
  multiply: {
    evaluate: (values) => values.reduce((product, value) => product * value, 1),
    write: joined('*'),
  },
  divide: { evaluate: ([over = NaN, by = NaN]) => over / by, write: joined('/') },
  power: { evaluate: ([base = NaN, exponent = NaN]) => base ** exponent, write: joined('^') },
  smallest: { evaluate: (values) => Math.min(...values), write: called('MIN') },
  largest: { evaluate: (values) => Math.max(...values), write: called('MAX') },
  /** The first operand is the 1-based position of the operand to return. */
  choose: { evaluate: ([place = NaN, ...values]) => values[place - 1] ?? NaN, write: called('CHOOSE') },
  /** Returns the second operand if the first is zero, otherwise the third. */
  ifZero: {
    evaluate: ([test = NaN, then = NaN, otherwise = NaN]) => (test === 0 ? then : otherwise),
    write: ([test = '', then = '', otherwise = '']) => `IF(${test}=0,${then},${otherwise})`,
  },
} as const satisfies Readonly<Record<string, OperatorRules>>;

const operation =
  (operator: Operator) =>
  <const Id extends string>(...of: readonly Formula<Id>[]): Formula<Id> => ({ operator, of });

export const add = operation('add');
export const subtract = operation('subtract');
export const multiply = operation('multiply');
export const divide = operation('divide');
export const power = operation('power');
export const smallest = operation('smallest');
export const largest = operation('largest');
export const choose = operation('choose');
export const ifZero = operation('ifZero');

/** Computes a formula. */
export function evaluate<Id extends string>(formula: Formula<Id>, valueOf: (id: Id) => number): number {
  if (typeof formula === 'number') return formula;
  if (typeof formula === 'string') return valueOf(formula);
  const { evaluate: run }: OperatorRules = operators[formula.operator];
  return run(formula.of.map((part) => evaluate(part, valueOf)));
}

/**
 * Writes a formula for a cell, without the equals sign.
 * @param nameOf returns the cell or name of a line
 */
export function spreadsheetFormula<Id extends string>(
  formula: Formula<Id>,
  nameOf: (id: Id) => string,
): string {
  if (typeof formula === 'number') return String(formula);
  if (typeof formula === 'string') return nameOf(formula);
  const { write }: OperatorRules = operators[formula.operator];
  return write(formula.of.map((part) => spreadsheetFormula(part, nameOf)));
}

/** Percentages are fractions: 0.37 is 37%. */
export type Unit = 'dollars' | 'percent' | 'number' | 'multiple';

interface WorksheetLine<Id extends string> {
  readonly id: Id;
  readonly label: string;
  readonly unit: Unit;
  readonly note?: string;
}

/** A figure that the reader enters. `example` is its value in the first worked example. */
export interface InputLine<Id extends string = string> extends WorksheetLine<Id> {
  readonly example: number;
  readonly least?: number;
  readonly most?: number;
  readonly isWhole?: boolean;
  /** The only valid values, with their labels. */
  readonly choices?: readonly { readonly value: number; readonly label: string }[];
}

/** A figure computed from earlier lines: as text for the reader, and as a formula for the page and the spreadsheet. */
export interface ResultLine<Id extends string = string> extends WorksheetLine<Id> {
  readonly workedOut: string;
  readonly formula: Formula<Id>;
  /** The worksheet's result, shown large. */
  readonly isAnswer?: boolean;
}

export type Line<Id extends string = string> = InputLine<Id> | ResultLine<Id>;

/** Inputs and their expected results, to the cent. Missing inputs have the values of the first example. */
export interface WorkedExample<Id extends string = string> {
  readonly name: string;
  readonly inputs: Readonly<Partial<Record<Id, number>>>;
  readonly expected: Readonly<Partial<Record<Id, number>>>;
}

/** The source of a rule, and its year. */
export interface Source {
  readonly authority: string;
  readonly year: string;
  readonly says: string;
}

export interface Worksheet<Id extends string = string> {
  readonly kind: 'worksheet';
  readonly title: string;
  readonly purpose: string;
  readonly asOf: string;
  /** Shows the notice of a sample on each page. */
  readonly isSample?: true;
  readonly sections: readonly { readonly heading: string; readonly lines: readonly Line<Id>[] }[];
  readonly examples: readonly WorkedExample<Id>[];
  /** Checks across lines: figures that contradict each other, with a message for the user. */
  readonly limits?: readonly {
    readonly line: Id;
    readonly notBelowZero: Formula<Id>;
    readonly words: string;
  }[];
  /** How to use the result, and its limits. */
  readonly guidance: readonly string[];
  readonly sources: readonly Source[];
}

/** Types a worksheet's line ids, so that a formula cannot name a line that does not exist. */
export function defineWorksheet<Id extends string>(worksheet: {
  readonly [Key in keyof Worksheet<Id>]: Key extends 'sections'
    ? readonly {
        readonly heading: string;
        readonly lines: readonly (
          | InputLine<Id>
          | (Omit<ResultLine<Id>, 'formula'> & { readonly formula: Formula<NoInfer<Id>> })
        )[];
      }[]
    : Key extends 'examples' | 'limits'
      ? Worksheet<NoInfer<Id>>[Key]
      : Worksheet<Id>[Key];
}): Worksheet {
  return worksheet;
}

export const isInput = <Id extends string>(line: Line<Id>): line is InputLine<Id> => 'example' in line;

export const linesOf = <Id extends string>(worksheet: Worksheet<Id>): readonly Line<Id>[] =>
  worksheet.sections.flatMap(({ lines }) => lines);

export const inputsOf = (worksheet: Worksheet): readonly InputLine[] => linesOf(worksheet).filter(isInput);

/**
 * Computes the value of every line, in order.
 *
 * @param given input values; missing ones default to the first worked example
 * @throws If a line is used before it is computed. The message names the line.
 */
export function workOut(
  worksheet: Worksheet,
  given: Readonly<Partial<Record<string, number>>> = {},
): ReadonlyMap<string, number> {
  const values = new Map<string, number>();
  const read = (id: string): number => {
    const value = values.get(id);
    if (value === undefined)
      throw new Error(`Line "${id}" of "${worksheet.title}" is used before it is known.`);
    return value;
  };
  for (const line of linesOf(worksheet))
    values.set(line.id, isInput(line) ? (given[line.id] ?? line.example) : evaluate(line.formula, read));
  return values;
}

/** Formats a value for display: whole dollars, percent with up to three decimals. */
export function formatValue(value: number, unit: Unit): string {
  if (!Number.isFinite(value)) return 'not defined';
  const written = (most: number, least = 0) =>
    Math.abs(value * (unit === 'percent' ? 100 : 1)).toLocaleString('en-US', {
      minimumFractionDigits: least,
      maximumFractionDigits: most,
    });
  const words = {
    dollars: () => `$${written(0)}`,
    percent: () => `${written(3)}%`,
    multiple: () => `${written(2, 2)} times`,
    number: () => written(3),
  }[unit]();
  return value < 0 && /[1-9]/.test(words) ? `−${words}` : words;
}
