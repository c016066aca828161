import { CSV_BOM, csvLine } from 'shared-contract/csv';
import { brand } from 'shared-ui/brand';
import { saveFile } from 'shared-ui/save-file';
import { notify } from 'shared-ui/toast';
import type { Cell, Days, Report } from './report.ts';

type Table = Pick<Report, 'columns' | 'rows'>;

const cellOf = (cell: Cell): Cell => (typeof cell === 'number' ? Math.round(cell * 100) / 100 : cell);

/** Returns a table as a CSV file. Numbers have at most two decimals. */
export const reportFile = ({ columns, rows }: Table): string =>
  CSV_BOM + [columns.map(({ label }) => label), ...rows.map((row) => row.map(cellOf))].map(csvLine).join('');

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
