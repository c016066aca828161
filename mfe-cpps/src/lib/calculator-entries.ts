import { parseNumber } from 'shared-contract/numbers';
import { evaluate } from 'shared-contract/tools/formula';
import { inputsOf, workOut, type InputLine, type Worksheet } from 'shared-contract/tools/worksheet';

/** What stands in the fields, by line. */
export type Entries = Readonly<Record<string, string>>;
export type Problems = Readonly<Record<string, string>>;

const scaleOf = ({ unit }: InputLine) => (unit === 'percent' ? 100 : 1);
const parseEntry = ({ unit }: InputLine, text: string) =>
  parseNumber(text, unit === 'percent' ? '%' : unit === 'dollars' ? '$' : undefined);

/** A figure as it stands in its field: percentages as whole numbers. */
function entryOf(line: InputLine, value: number): string {
  const shown = Number((value * scaleOf(line)).toFixed(10));
  return line.unit === 'dollars' ? shown.toLocaleString('en-US') : String(shown);
}

/** What the address gives, and the worked example for the rest. */
export const entriesFrom = (worksheet: Worksheet, search: URLSearchParams): Entries =>
  Object.fromEntries(
    inputsOf(worksheet).map((line) => [line.id, search.get(line.id) ?? entryOf(line, line.example)]),
  );

/** Only what differs from the worked example stands in the address. */
export const searchOf = (worksheet: Worksheet, entries: Entries): URLSearchParams =>
  new URLSearchParams(
    inputsOf(worksheet).flatMap((line) => {
      const text = entries[line.id] ?? '';
      const entry = parseEntry(line, text)?.toString() ?? text.trim();
      return entry === entryOf(line, line.example).replaceAll(',', '') ? [] : [[line.id, entry]];
    }),
  );

function written(line: InputLine, value: number): string {
  const text = Number((value * scaleOf(line)).toFixed(10)).toLocaleString('en-US');
  if (line.unit === 'dollars') return `$${text}`;
  return line.unit === 'percent' ? `${text}%` : text;
}

/** A figure as people type it, or what is wrong with it. */
function read(line: InputLine, text: string): { readonly value: number } | { readonly problem: string } {
  const entered = parseEntry(line, text);
  const [least, most] = [line.least ?? 0, line.most ?? (line.unit === 'percent' ? 1 : 1e12)];
  if (entered === undefined)
    return { problem: `Enter ${line.unit === 'percent' ? 'a percentage like 37' : 'a number'}.` };
  const value = entered / scaleOf(line);
  if (line.isWhole === true && !Number.isInteger(value)) return { problem: 'Enter a whole number.' };
  if (value < least || value > most)
    return { problem: `Enter a figure from ${written(line, least)} to ${written(line, most)}.` };
  return { value };
}

/** The values of all lines, or what is wrong with which entry. */
export function resultOf(
  worksheet: Worksheet,
  entries: Entries,
): { readonly values: ReadonlyMap<string, number> | null; readonly problems: Problems } {
  const given: Record<string, number> = {};
  const problems: Record<string, string> = {};
  for (const line of inputsOf(worksheet)) {
    const outcome = read(line, entries[line.id] ?? '');
    if ('value' in outcome) given[line.id] = outcome.value;
    else problems[line.id] = outcome.problem;
  }
  if (Object.keys(problems).length > 0) return { values: null, problems };
  const values = workOut(worksheet, given);
  for (const { line, notBelowZero, words } of worksheet.limits ?? [])
    if (evaluate(notBelowZero, (id) => values.get(id) ?? NaN) < 0) problems[line] ??= words;
  return { values: Object.keys(problems).length > 0 ? null : values, problems };
}
