import {
  isInput,
  type Line,
  linesOf,
  spreadsheetFormula,
  workOut,
  type Worksheet,
} from 'shared-contract/tools/worksheet';
import { footLine } from './theme.ts';
import {
  computed,
  given,
  head,
  heightOf,
  input,
  section,
  small,
  text,
  title,
  type Row,
} from './worksheet-cells.ts';

/**
 * A worksheet as rows, with the results of its formulas, which file previews need because no spreadsheet application
 * has calculated the file yet.
 */
export interface Page {
  readonly name: string;
  readonly rows: Row[];
  readonly columns: readonly { readonly width: number }[];
  readonly frozen: number;
  readonly isLandscape: boolean;
  /** By cell reference. */
  readonly results: Map<string, number | string>;
}

export const nameOf = (line: Line): string => `${isInput(line) ? 'input' : 'result'}_${line.id}`;

/** Aligned with the column's header. */
const beside = { align: 'left', indent: 1 } as const;

/** Returns the worksheet that the user fills in. Its line numbers are those that the definition's texts refer to. */
export function calculatorPage(worksheet: Worksheet, firm: string): Page & { cells: Map<string, string> } {
  const names = new Map(linesOf(worksheet).map((line) => [line.id, nameOf(line)]));
  const values = workOut(worksheet);
  const rows: Row[] = [
    [title(worksheet.title)],
    [text(worksheet.purpose, { columnSpan: 5, wrap: false })],
    [{ ...small(footLine(firm, worksheet)), wrap: false }],
    [{ ...small('Fill in the framed, tinted cells; everything else follows.'), wrap: false }],
    [head('Line'), head('Item'), head('Amount', 'right'), head('How it is worked out'), head('Note')],
  ];
  const frozen = rows.length;
  const cells = new Map<string, string>();
  const results: Page['results'] = new Map();
  let number = 0;
  for (const { heading, lines } of worksheet.sections) {
    rows.push(section(heading, 5));
    for (const line of lines) {
      number += 1;
      const cell = `C${String(rows.length + 1)}`;
      cells.set(line.id, cell);
      const value = values.get(line.id) ?? NaN;
      const amount = isInput(line)
        ? input(line.example, line.unit)
        : computed(
            spreadsheetFormula(line.formula, (id) => names.get(id) ?? ''),
            line.unit,
            line.isAnswer,
          );
      if (!isInput(line)) results.set(cell, value);
      rows.push([
        {
          value: number,
          align: 'left',
          alignVertical: 'top',
          indent: 1,
          height: heightOf([line.label, isInput(line) ? '' : line.workedOut, line.note ?? ''], [44, 50, 50]),
        },
        text(line.label, isInput(line) || !line.isAnswer ? beside : { ...beside, fontWeight: 'bold' }),
        amount,
        small(isInput(line) ? 'Fill in' : line.workedOut),
        small(line.note ?? ''),
      ]);
    }
  }
  rows.push(section('Before you use the result', 5));
  for (const words of worksheet.guidance)
    rows.push([
      null,
      { ...text(words, beside), columnSpan: 4, height: heightOf([words], [140]) },
      null,
      null,
      null,
    ]);
  const columns = [{ width: 6 }, { width: 42 }, { width: 17 }, { width: 44 }, { width: 44 }];
  return { name: 'Calculator', rows, columns, frozen, isLandscape: true, results, cells };
}

export function sourcesPage(worksheet: Worksheet, firm: string): Page {
  const rows: Row[] = [
    [title('Sources')],
    [{ ...small(footLine(firm, worksheet)), wrap: false }],
    [head('Authority'), head('Year'), head('What it says')],
    ...worksheet.sources.map(({ authority, year, says }) => [
      text(authority, { ...beside, height: heightOf([authority, says], [52, 74]) }),
      text(year, beside),
      text(says, beside),
    ]),
  ];
  const columns = [{ width: 50 }, { width: 9 }, { width: 70 }];
  return { name: 'Sources', rows, columns, frozen: 3, isLandscape: true, results: new Map() };
}

const letter = (index: number) => String.fromCharCode(65 + index);

/**
 * Returns the checks worksheet, with three columns per worked example: the value computed by this file, the expected
 * value, and the result.
 */
export function checksPage(worksheet: Worksheet): Page & { allCell: string } {
  const lines = linesOf(worksheet);
  const results: Page['results'] = new Map();
  const { examples } = worksheet;
  const width = 1 + examples.length * 3;
  const rows: Row[] = [
    [title('Checks')],
    [
      text(
        'Worked examples, recomputed by the formulas of this file. Each expected value must agree to the cent.',
        { wrap: false },
      ),
    ],
    [text('All checks', { fontWeight: 'bold' })],
    [
      head('Example'),
      ...examples.flatMap(({ name }) => [{ ...head(name), columnSpan: 3, height: 48 }, null, null]),
    ],
    [
      head('Item'),
      ...examples.flatMap(() => [head('Computed', 'right'), head('Expected', 'right'), head('Check')]),
    ],
  ];
  const firstRow = rows.length + 1;
  const rowOf = new Map(lines.map(({ id }, index) => [id, firstRow + index]));
  const worked = examples.map(({ inputs }) => workOut(worksheet, inputs));
  for (const line of lines) {
    const row = String(rows.length + 1);
    rows.push([
      text(line.label),
      ...examples.flatMap(({ inputs, expected }, index) => {
        const [mine, theirs, check] = [letter(1 + index * 3), letter(2 + index * 3), letter(3 + index * 3)];
        const wanted = expected[line.id];
        const value = worked[index]?.get(line.id) ?? NaN;
        if (!isInput(line)) results.set(mine + row, value);
        if (wanted !== undefined) results.set(check + row, 'pass');
        return [
          isInput(line)
            ? given(inputs[line.id] ?? line.example, line.unit)
            : computed(
                spreadsheetFormula(line.formula, (id) => mine + String(rowOf.get(id) ?? 0)),
                line.unit,
              ),
          wanted === undefined ? null : given(wanted, line.unit),
          wanted === undefined
            ? null
            : computed(`IF(ABS(${mine}${row}-${theirs}${row})<0.00501,"pass","FAIL")`, 'number'),
        ];
      }),
    ]);
  }
  const last = rows.length;
  const counts = examples.map((_, index) => {
    const column = letter(3 + index * 3);
    return `COUNTIF(${column}${String(firstRow)}:${column}${String(last)},"FAIL")`;
  });
  rows[2]?.push({ ...computed(`IF(${counts.join('+')}=0,"pass","FAIL")`, 'number'), fontWeight: 'bold' });
  results.set('B3', 'pass');
  const columns = [
    { width: 46 },
    ...Array.from({ length: width - 1 }, (_, n) => ({ width: n % 3 === 2 ? 8 : 16 })),
  ];
  return { name: 'Checks', rows, columns, frozen: 5, isLandscape: true, results, allCell: 'Checks!B3' };
}
