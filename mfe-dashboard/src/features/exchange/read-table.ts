import { parse } from 'papaparse';

export const MOST_IMPORTED = 5000;

/** A table of text. Lines are numbered as a workbook shows them; empty ones are left out. */
export interface TextTable {
  readonly lines: readonly { readonly number: number; readonly cells: readonly string[] }[];
  readonly width: number;
}

/** UTF-8, or what Windows writes where it is not. */
export function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

const delimiters = [',', '\t', ';', '|'];

/** What parts the cells: the mark that the first line has most of. */
function delimiterOf(text: string): string {
  const first = (/^.*\S.*$/m.exec(text)?.[0] ?? '').replaceAll(/"[^"]*"/g, '');
  const counts = delimiters.map((mark) => first.split(mark).length);
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ',';
}

/**
 * Reads what was exported or copied from a workbook: commas, semicolons or tabs.
 * @throws Error with words for people
 */
export function readTable(text: string): TextTable {
  const plain = text.replace(/^\uFEFF/, '');
  const { data, errors } = parse<string[]>(plain, { delimiter: delimiterOf(plain) });
  const broken = errors.find(({ type }) => type === 'Quotes');
  if (broken)
    throw new Error(
      `Line ${String((broken.row ?? 0) + 1)} has a quotation mark that does not end. Mend it, and choose the file again.`,
    );
  const lines = data
    .map((cells, index) => ({ number: index + 1, cells: cells.map((cell) => cell.trim()) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  if (lines.length === 0) throw new Error('There is nothing in it.');
  return { lines, width: Math.max(...lines.map(({ cells }) => cells.length)) };
}
