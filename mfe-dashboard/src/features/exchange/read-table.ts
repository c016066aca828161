import { parse, type ParseConfig } from 'papaparse';

/** Yields to the browser between chunks of long work, so that it can respond and paint. */
export const otherTasks = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

export const MAX_IMPORTED_ROWS = 5000;

/** A parsed table. Line numbers match the spreadsheet's, and empty lines are omitted. */
export interface TextTable {
  readonly lines: readonly { readonly number: number; readonly cells: readonly string[] }[];
  readonly width: number;
}

/** Decodes UTF-8, or Windows-1252 if the bytes aren't valid UTF-8. */
export function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

const delimiters = [',', '\t', ';', '|'];

/** Returns the delimiter that occurs most often in the first nonempty line. */
function delimiterOf(text: string): string {
  const first = (/^.*\S.*$/m.exec(text)?.[0] ?? '').replaceAll(/"[^"]*"/g, '');
  const counts = delimiters.map((mark) => first.split(mark).length);
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ',';
}

/** Characters per chunk. Small enough that the page stays responsive on a slow phone. */
const PIECE = 32_768;

function endOfLine(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end < 0 ? text.length : end;
}

/**
 * Yields the cells in chunks of complete lines. If a chunk ends inside a quoted cell, it grows until the quote closes.
 */
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
        `Line ${String(before + (broken.row ?? 0) + 1)} has a quotation mark that is not closed. Fix it, and choose the file again.`,
      );
    newline ??= meta.linebreak as NonNullable<ParseConfig['newline']>;
    before += data.length;
    [start, length] = [end + 1, PIECE];
    yield data;
  }
}

/**
 * Parses a table that was exported or copied from a spreadsheet, separated by commas, semicolons, tabs, or vertical
 * bars.
 * @throws Error with a message for the user
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
  if (lines.length === 0) throw new Error('It is empty.');
  return { lines, width };
}
