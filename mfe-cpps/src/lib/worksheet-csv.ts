import { formatValue, workedExample } from './worksheet.ts';
import type { Worksheet } from './worksheet.ts';

/** A cell that a spreadsheet would run as a formula is made text by a leading apostrophe. */
function cell(value: string): string {
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const row = (...cells: string[]) => cells.map(cell).join(',');

const unitNames = { usd: 'US dollars', percent: 'percent', number: 'number', multiple: 'times' } as const;

/**
 * A worksheet as CSV: numbered lines, an empty column for the client's figures beside the worked example.
 * It begins with a byte order mark, without which Excel reads the file in the machine's own encoding.
 */
export function worksheetCsv<Id extends string>(worksheet: Worksheet<Id>, publisher: string): string {
  const example = workedExample(worksheet);
  let number = 0;
  const body = worksheet.sections.flatMap((section) => [
    '',
    row(section.heading),
    row('Line', 'Item', 'Unit', 'Your client', 'Worked example', 'How it is worked out', 'Note'),
    ...section.lines.map((line) => {
      number += 1;
      return row(
        String(number),
        line.label,
        unitNames[line.unit],
        '',
        formatValue(example.get(line.id) ?? Number.NaN, line.unit),
        'workedOut' in line ? line.workedOut : 'Fill in',
        line.note ?? '',
      );
    }),
  ]);
  const lines = [
    row(worksheet.title),
    row(worksheet.purpose),
    row(
      `${publisher}. Figures as of ${worksheet.asOf}. For planning; not tax advice for a particular person.`,
    ),
    ...body,
    '',
    row('Before you use the result'),
    ...worksheet.guidance.map((text, index) => row(String(index + 1), text)),
    '',
    row('Sources'),
    ...worksheet.sources.map((text) => row('', text)),
  ];
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}
