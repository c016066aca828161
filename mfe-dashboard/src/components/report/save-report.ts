import { FILE_MARK, fileLine } from 'shared-contract/lists/list-file';
import type { FileColumn } from 'shared-contract/lists/list';
import { brand } from 'shared-ui/brand';
import { saveFile } from 'shared-ui/save-file';
import { notify } from 'shared-ui/toast';
import type { Cell, CellKind, Days, Report } from './report.ts';

type Table = Pick<Report, 'columns' | 'rows'>;

const fieldsOf = (kinds: readonly CellKind[]): FileColumn[] =>
  kinds.map((kind, at) => ({ label: '', kind: kind === 'text' ? 'text' : 'count', field: String(at) }));
const rowOf = (cells: readonly Cell[]) =>
  Object.fromEntries(
    cells.map((cell, at) => [at, typeof cell === 'number' ? Math.round(cell * 100) / 100 : cell]),
  );

/**
 * Numbers are written bare, two digits behind the point at most. No text is a formula, and none of the head: what a
 * lead's source is called came from outside.
 */
export function reportFile({ columns, rows }: Table): string {
  const head = fileLine(fieldsOf(columns.map(() => 'text')), rowOf(columns.map(({ label }) => label)));
  const fields = fieldsOf(columns.map(({ kind }) => kind));
  return `${FILE_MARK}${head}${rows.map((row) => fileLine(fields, rowOf(row))).join('')}`;
}

/** Saves a table as `<product>-<report>-<first day>-to-<last day>.csv`. */
export function saveReport(report: Table & Pick<Report, 'id'>, { from, to }: Days): void {
  const product = brand.name.toLowerCase().replaceAll(/\W+/g, '-');
  saveFile({
    name: `${product}-${report.id}-${from}-to-${to}.csv`,
    type: 'text/csv;charset=utf-8',
    content: reportFile(report),
  });
  const { length } = report.rows;
  notify.success(`${length.toLocaleString('en-US')} ${length === 1 ? 'row' : 'rows'} exported`);
}
