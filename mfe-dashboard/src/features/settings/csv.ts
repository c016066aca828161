import { unparse } from 'papaparse';

const asText = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.join('; ')
    : typeof value === 'object' && value !== null
      ? JSON.stringify(value)
      : value;

/**
 * Rows as a file for a workbook: it reads UTF-8 by its mark, and no text as a formula. Its head names the columns of the
 * first row; without a row it says so.
 */
export function toCsv(rows: readonly object[]): string {
  const fields = Object.keys(rows[0] ?? { 'No rows': null });
  const data = rows.map((row) => fields.map((field) => asText(Reflect.get(row, field))));
  return `\uFEFF${unparse({ fields, data }, { escapeFormulae: true, newline: '\r\n' })}\r\n`;
}
