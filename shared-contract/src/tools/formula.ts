/**
 * A sum that is written once: worked out in the browser by {@link evaluate}, and by a spreadsheet from
 * {@link spreadsheetFormula}. A string is the id of a line, or of a step above it.
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
  /** The first part counts from one and says which of the others it is. */
  choose: { evaluate: ([place = NaN, ...values]) => values[place - 1] ?? NaN, write: called('CHOOSE') },
  /** Where the first part is zero it is the second, otherwise the third. */
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

/** The value of a formula. */
export function evaluate<Id extends string>(formula: Formula<Id>, valueOf: (id: Id) => number): number {
  if (typeof formula === 'number') return formula;
  if (typeof formula === 'string') return valueOf(formula);
  const { evaluate: run }: OperatorRules = operators[formula.operator];
  return run(formula.of.map((part) => evaluate(part, valueOf)));
}

/** The same for a cell, without the equals sign; `nameOf` gives the cell or name of a line. */
export function spreadsheetFormula<Id extends string>(
  formula: Formula<Id>,
  nameOf: (id: Id) => string,
): string {
  if (typeof formula === 'number') return String(formula);
  if (typeof formula === 'string') return nameOf(formula);
  const { write }: OperatorRules = operators[formula.operator];
  return write(formula.of.map((part) => spreadsheetFormula(part, nameOf)));
}
