type Unit = 'usd' | 'percent' | 'number' | 'multiple';

interface WorksheetLine<Id extends string> {
  readonly id: Id;
  readonly label: string;
  readonly unit: Unit;
  readonly note?: string;
}

/** A figure that the reader fills in; `example` is the worked example's. Percentages are whole numbers: 37 is 37%. */
interface InputLine<Id extends string> extends WorksheetLine<Id> {
  readonly example: number;
}

/** A figure that follows from lines above it: in words for the reader, as a function for the worked example. */
interface ResultLine<Id extends string> extends WorksheetLine<Id> {
  readonly workedOut: string;
  readonly compute: (line: (id: Id) => number) => number;
}

export interface Worksheet<Id extends string = string> {
  readonly kind: 'worksheet';
  readonly title: string;
  readonly purpose: string;
  readonly asOf: string;
  readonly sections: readonly {
    readonly heading: string;
    readonly lines: readonly (InputLine<Id> | ResultLine<Id>)[];
  }[];
  /** How to use the result, and where it stops. */
  readonly guidance: readonly string[];
  readonly sources: readonly string[];
}

/** The worked example: every line's value in order. A line that refers to one not yet computed is an error. */
export function workedExample<Id extends string>(worksheet: Worksheet<Id>): Map<Id, number> {
  const values = new Map<Id, number>();
  const read = (id: Id): number => {
    const value = values.get(id);
    if (value === undefined)
      throw new Error(`Line "${id}" of "${worksheet.title}" is used before it is known.`);
    return value;
  };
  for (const line of worksheet.sections.flatMap((section) => section.lines)) {
    values.set(line.id, 'compute' in line ? line.compute(read) : line.example);
  }
  return values;
}

/** A value as the worksheet prints it. */
export function formatValue(value: number, unit: Unit): string {
  const fixed = (digits: number) =>
    value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });
  switch (unit) {
    case 'usd':
      return `$${fixed(0)}`;
    case 'percent':
      return `${value.toLocaleString('en-US', { maximumFractionDigits: 2 })}%`;
    case 'multiple':
      return `${fixed(1)}x`;
    case 'number':
      return value.toLocaleString('en-US', { maximumFractionDigits: 2 });
  }
}

/** Types a worksheet's line ids, so that a result cannot name a line that does not exist. */
export function defineWorksheet<Id extends string>(worksheet: Worksheet<Id>): Worksheet<Id> {
  return worksheet;
}
