import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { dataMessage } from 'shared-auth/error-words';
import { getSupabase } from 'shared-auth/supabase-client';
import { otherTasks } from './other-tasks.ts';
import {
  checkClients,
  importSlice,
  type DuplicateRule,
  type ImportReport,
  type ImportRow,
  type ImportRun,
} from './data/import-clients.ts';

/** Prepares the import of the rows that the check did not find to be skipped. */
function beginImport(
  rows: readonly ImportRow[],
  duplicates: DuplicateRule,
  { skippedRows }: Pick<ImportReport, 'skippedRows'>,
): ImportRun {
  const skipped = new Set(skippedRows);
  const left = rows.filter((_, place) => !skipped.has(place + 1));
  return { batch: crypto.randomUUID(), rows: left, duplicates, done: 0, added: 0, updated: 0 };
}

/** Checks rows and imports them in slices. What the check found is valid until a choice changes. */
export function useImport() {
  const [checked, setChecked] = useState<{
    readonly report: ImportReport;
    readonly next: ImportRun;
  }>();
  const [run, setRun] = useState<ImportRun>();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState<'check' | 'import'>();
  const queries = useQueryClient();

  const check = async (rowsOf: () => readonly ImportRow[], rule: DuplicateRule) => {
    setBusy('check');
    setProblem(undefined);
    // The page shows that it is at work before thousands of rows are made, and again before they are written down.
    await otherTasks();
    const rows = rowsOf();
    if (!rows.some((row) => 'name' in row)) {
      setBusy(undefined);
      setProblem('Choose the column that holds the names.');
      return;
    }
    await otherTasks();
    try {
      const report = await checkClients(await getSupabase(), rows, rule);
      setChecked({ report, next: beginImport(rows, rule, report) });
    } catch (error) {
      setProblem(dataMessage(error, { what: 'The file was not checked.' }));
    }
    setBusy(undefined);
  };

  /** Imports what was checked, or what is left after the import stopped. */
  const importRows = async () => {
    let now = run ?? checked?.next;
    if (now === undefined) return;
    setBusy('import');
    setProblem(undefined);
    setRun(now);
    try {
      const client = await getSupabase();
      while (now.done < now.rows.length) {
        now = await importSlice(client, now);
        setRun(now);
      }
    } catch (error) {
      setProblem(dataMessage(error, { what: 'The import stopped.' }));
    }
    if (now.done > 0) await queries.invalidateQueries();
    setBusy(undefined);
  };
  const forget = () => {
    setChecked(undefined);
    setRun(undefined);
    setProblem(undefined);
  };
  return { report: checked?.report, run, problem, busy, check, importRows, forget };
}
