import { FILE_MARK, fileHead, fileLine } from 'shared-contract/lists/list-file';
import type { FileColumn } from 'shared-contract/lists/list';
import { brand } from 'shared-ui/brand';
import { saveFile } from 'shared-ui/save-file';
import { notify } from 'shared-ui/toast';
import type { Days } from './data/read-analytics.ts';
import type { Report } from './report.ts';

type Table = Pick<Report, 'columns' | 'rows'>;

/** Numbers are written bare, two digits behind the point at most; no text is a formula. */
export function reportFile({ columns, rows }: Table): string {
  const fields: FileColumn[] = columns.map(({ label, kind }, at) => ({
    label,
    kind: kind === 'text' ? 'text' : 'count',
    field: String(at),
  }));
  const lines = rows.map((row) =>
    fileLine(
      fields,
      Object.fromEntries(
        row.map((cell, at) => [at, typeof cell === 'number' ? Math.round(cell * 100) / 100 : cell]),
      ),
    ),
  );
  return `${FILE_MARK}${fileHead(fields)}${lines.join('')}`;
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
