import { CSV_BOM, csvLine } from 'shared-contract/csv';
import { saveFile } from 'shared-ui/save-file';

/** Downloads a table as a CSV file. */
export const saveCsv = (name: string, lines: readonly (readonly unknown[])[]): void =>
  saveFile({ name, type: 'text/csv;charset=utf-8', content: CSV_BOM + lines.map(csvLine).join('') });
