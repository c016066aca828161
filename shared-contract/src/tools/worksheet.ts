import { evaluate, type Formula } from './formula.ts';

/** Percentages are fractions: 0.37 is 37%. */
export type Unit = 'dollars' | 'percent' | 'number' | 'multiple';

interface WorksheetLine<Id extends string> {
  readonly id: Id;
  readonly label: string;
  readonly unit: Unit;
  readonly note?: string;
}

/** A figure that the reader fills in; `example` is that of the first worked example. */
export interface InputLine<Id extends string = string> extends WorksheetLine<Id> {
  readonly example: number;
  readonly least?: number;
  readonly most?: number;
  readonly isWhole?: boolean;
  /** The only values that it takes, each with its words. */
  readonly choices?: readonly { readonly value: number; readonly label: string }[];
}

/** A figure that follows from lines above it: in words for the reader, as a formula for page and spreadsheet. */
export interface ResultLine<Id extends string = string> extends WorksheetLine<Id> {
  readonly workedOut: string;
  readonly formula: Formula<Id>;
  /** The answer of the worksheet, shown large. */
  readonly isAnswer?: boolean;
}

export type Line<Id extends string = string> = InputLine<Id> | ResultLine<Id>;

/** Figures put in and figures that must come out, to the cent. What is not put in is as in the first example. */
export interface WorkedExample<Id extends string = string> {
  readonly name: string;
  readonly inputs: Readonly<Partial<Record<Id, number>>>;
  readonly expected: Readonly<Partial<Record<Id, number>>>;
}

/** Who says so, and for which year. */
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
  readonly sections: readonly { readonly heading: string; readonly lines: readonly Line<Id>[] }[];
  readonly examples: readonly WorkedExample<Id>[];
  /** What no line says alone: figures that cannot stand together, in words for who typed them. */
  readonly limits?: readonly {
    readonly line: Id;
    readonly notBelowZero: Formula<Id>;
    readonly words: string;
  }[];
  /** How to use the result, and where it stops. */
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
 * Every line's value in order.
 *
 * @param given what is put in; the first worked example's where a line is left out.
 * @throws Error that names a line which is used before it is known.
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

/** A value as it is read: whole dollars, percent with up to three decimals. */
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
