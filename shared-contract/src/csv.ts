/** Marks a file as UTF-8 for spreadsheet programs. */
export const CSV_BOM = '\uFEFF';

/* A spreadsheet program may start a formula at the start of a cell, or after a separator or line break within it,
   because a program with a different separator ignores our quotes. Spaces and quotes may precede the sign, and the sign
   may be full-width. */
const cellStart = /^(?=[\t\r]|[\s"']*[=+\-@＝＋－＠])/;
const innerStart = /(\r\n|[;\r\n\t])(?=[\s"']*[=+\-@＝＋－＠])/g;

const escapeCell = (cell: unknown): string => {
  if (typeof cell === 'number' || typeof cell === 'boolean') return String(cell);
  if (typeof cell !== 'string') return '';
  const text = cell.replaceAll(innerStart, "$1'").replace(cellStart, "'");
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/**
 * Returns a line of a CSV file (RFC 4180, with CRLF). Numbers stay numbers, an apostrophe prevents text from being read
 * as a formula, and `null` and `undefined` become empty cells.
 */
export const csvLine = (cells: readonly unknown[]): string => `${cells.map(escapeCell).join(',')}\r\n`;
