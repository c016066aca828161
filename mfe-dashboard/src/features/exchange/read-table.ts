import { parse, type ParseConfig } from 'papaparse';
import { otherTasks } from './other-tasks.ts';

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

/** So many characters are read at once: the page answers in between, on a slow phone as well. */
const PIECE = 32_768;

/** The end of the line at which a piece of at least this length ends. */
function endOfLine(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end < 0 ? text.length : end;
}

/** Cells in pieces of whole lines. A line end within quotation marks ends no line: the piece takes in what follows. */
function* readPieces(text: string): Generator<string[][]> {
  const delimiter = delimiterOf(text);
  let newline: ParseConfig['newline'];
  let [start, length, before] = [0, PIECE, 0];
  while (start < text.length) {
    const end = endOfLine(text, start + length);
    const isLast = end === text.length;
    const piece = text.slice(start, text[end - 1] === '\r' && !isLast ? end - 1 : end);
    const { data, errors, meta } = parse<string[]>(piece, { delimiter, ...(newline && { newline }) });
    const broken = errors.find(({ type }) => type === 'Quotes');
    if (broken && !isLast) {
      length *= 2;
      yield [];
      continue;
    }
    if (broken)
      throw new Error(
        `Line ${String(before + (broken.row ?? 0) + 1)} has a quotation mark that does not end. Mend it, and choose the file again.`,
      );
    newline ??= meta.linebreak as NonNullable<ParseConfig['newline']>;
    before += data.length;
    [start, length] = [end + 1, PIECE];
    yield data;
  }
}

/**
 * Reads what was exported or copied from a workbook: commas, semicolons or tabs.
 * @throws Error with words for people
 */
export async function readTable(text: string): Promise<TextTable> {
  const lines: { number: number; cells: string[] }[] = [];
  let [count, width] = [0, 0];
  for (const rows of readPieces(text.replace(/^\uFEFF/, ''))) {
    for (const row of rows) {
      count += 1;
      const cells = row.map((cell) => cell.trim());
      if (cells.every((cell) => cell === '')) continue;
      lines.push({ number: count, cells });
      width = Math.max(width, cells.length);
    }
    await otherTasks();
  }
  if (lines.length === 0) throw new Error('There is nothing in it.');
  return { lines, width };
}
