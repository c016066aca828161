import { dataMessage } from 'shared-auth/error-words';
import { useState } from 'react';
import { CSV_BOM, csvLine } from 'shared-contract/csv';
import { brand } from 'shared-ui/brand';
import { saveFile } from 'shared-ui/save-file';
import { notify } from 'shared-ui/toast';

const product = brand.name.toLowerCase().replaceAll(/\W+/g, '-');
const today = (): string => new Date().toISOString().slice(0, 10);

/** `<product>-<what>-<day>.<ending>`. */
export const fileName = (what: string, ending: 'json' | 'csv'): string =>
  `${product}-${what}-${today()}.${ending}`;

export function saveJson(name: string, content: object): void {
  saveFile({ name, type: 'application/json', content: `${JSON.stringify(content, null, 2)}\n` });
}

const asText = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.join('; ')
    : typeof value === 'object' && value !== null
      ? JSON.stringify(value)
      : value;

/** Saves rows as a CSV file with the columns of the first row. Without rows, the file says so. */
export function saveCsv(name: string, rows: readonly object[]): void {
  const fields = Object.keys(rows[0] ?? { 'No rows': null });
  const lines = [fields, ...rows.map((row) => fields.map((field) => asText(Reflect.get(row, field))))];
  saveFile({ name, type: 'text/csv;charset=utf-8', content: CSV_BOM + lines.map(csvLine).join('') });
}

/** Makes one file at a time; `busy` names the one that is being made. */
export function useExport<Name extends string>() {
  const [busy, setBusy] = useState<Name | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const run = async (name: Name, make: () => Promise<string>): Promise<void> => {
    setBusy(name);
    setFailure(null);
    try {
      notify.success(await make());
    } catch (cause) {
      notify.error('Failed to export data');
      setFailure(dataMessage(cause, { what: 'No file was made.' }));
    }
    setBusy(null);
  };
  return { busy, failure, run };
}
